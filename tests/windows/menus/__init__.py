"""What the menus of the window name."""
