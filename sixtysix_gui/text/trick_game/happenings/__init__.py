"""What happens at a table of three or four, told in sentences."""
