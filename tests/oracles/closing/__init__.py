"""The two-handed games: their rule sets, the deal, its settlement, and the game of many deals."""
