"""A deal as a state machine, for two, three and four: what is so, what may be done, what it does."""
