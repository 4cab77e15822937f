"""Whether the system asks for less motion: its ways of saying so."""
