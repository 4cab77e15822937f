"""What a release says of itself: its version, its publisher, and what has changed."""
