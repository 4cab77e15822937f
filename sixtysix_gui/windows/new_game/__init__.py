"""What game is played: the New game sheet, that of all rules, and who lays them on the table."""
