"""Second, slow and plain implementations, from which tests take what they expect."""
