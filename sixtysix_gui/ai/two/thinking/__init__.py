"""What a calculating player thinks with: what it knows, believes, compares and values."""
