"""The computer's players for games whose talon cannot be closed, each by the view of one seat."""
