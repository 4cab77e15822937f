"""What happens, told in words: to readers of the screen, and in the panel beside the table."""
