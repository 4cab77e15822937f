"""A deal as a state machine, for two, three and four: moves in, events out."""
