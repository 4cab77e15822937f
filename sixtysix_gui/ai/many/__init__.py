"""The players' thinking in all games whose talon cannot be closed, for two to four players.

One player plays them all, Gaigel for two included; what a game is it reads from the rules.
`thinking/` decides, `search/` looks ahead in sampled worlds, `skill.py` says what a level can do.

`ai/two` plays the games for two whose talon can be closed. Its docstring says why the two packages
stay apart: the algorithms differ, they are compiled, and golden tests hold what they decide.
"""
