"""What a game is: its dimensions, its contracts, and the named rule sets, as data."""
