"""What can be pressed: before the play, on the lead, and at the talon."""
