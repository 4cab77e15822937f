"""Second implementations of what computer players think with, written from the documents."""
