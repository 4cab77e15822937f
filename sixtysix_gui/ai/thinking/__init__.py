"""What a calculating player thinks with: what he knows, believes, compares and values."""
