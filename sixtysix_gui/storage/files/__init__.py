"""Files read and written safely, and where they lie."""
