"""What the desktop is asked about, in ways that hold nobody up: its bus, its portal, its files."""
