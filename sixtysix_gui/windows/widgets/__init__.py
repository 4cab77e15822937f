"""Paper and what stands on it: its look, labels and buttons, choices, switches, little signs."""
