"""Charts on paper, painted in the program's own hand; each can be read point by point."""
