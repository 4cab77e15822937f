"""The plates of players: how their room is shared, where all stands on them, how it is painted."""
