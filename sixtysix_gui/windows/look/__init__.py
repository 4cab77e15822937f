"""The look of windows and sheets: paper, ink and the two fonts."""
