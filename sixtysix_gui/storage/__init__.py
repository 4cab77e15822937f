"""What the program keeps: settings, the running game, the log, and where they lie."""
