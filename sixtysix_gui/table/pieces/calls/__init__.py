"""What is said before the play: what is chosen from, and what others have said."""
