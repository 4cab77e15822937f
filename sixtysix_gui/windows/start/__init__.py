"""What lies on the bare table while no one plays: doors, then the start sheet."""
