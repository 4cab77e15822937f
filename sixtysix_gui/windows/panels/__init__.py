"""What the panels beside the table are made of, and the strip that tells news above it."""
