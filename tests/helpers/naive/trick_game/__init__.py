"""The games of three and four a second time, naively."""
