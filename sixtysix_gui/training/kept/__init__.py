"""What is kept of the training and cannot be derived from the records of games."""
