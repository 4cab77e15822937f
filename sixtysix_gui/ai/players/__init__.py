"""The players by name, from the master down to the one without a thought."""
