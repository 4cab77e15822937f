"""The two engines that there were before the one, kept for a release as its oracles.

``closing`` plays the games for two whose talon can be closed, ``several`` plays all others, and
``lockstep`` plays both beside the engine. They are copies: nothing here is mended or extended. They
go with the release after the one in which the engine replaced them.
"""
