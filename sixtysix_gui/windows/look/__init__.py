"""The look of windows and sheets: paper, ink, the two fonts, and the ring of the focus."""
