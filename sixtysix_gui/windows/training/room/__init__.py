"""The room of the training: its sheet, the lists of lessons and own mistakes, the puzzles."""
