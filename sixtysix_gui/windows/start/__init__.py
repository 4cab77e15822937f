"""What lies on the bare table while nobody plays: doors, then the start sheet."""
