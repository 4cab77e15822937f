"""The statistics in a window of their own: a page for every question, with charts to read."""
