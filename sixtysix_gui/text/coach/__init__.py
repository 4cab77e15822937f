"""What the coach says: marks, moves, reasons and the review in words."""
