"""What the program and the desktop tell each other: files, signals, language, motion, screens."""
