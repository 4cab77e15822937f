"""Whether a sentence of the coach is true: every number of it computed a second time, naively.

Cards are counted by hand, hands of the other gone through one by one, and lines are walked move
by move. What is measured again (kind C) is left to its own tests; what the sentence says is not.
"""
