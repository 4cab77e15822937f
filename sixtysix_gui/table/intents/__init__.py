"""What the person means: acts, and drops that become moves or are refused."""
