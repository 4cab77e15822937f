"""Captions: what lies on the table says on hover, and under the focus, what it is."""
