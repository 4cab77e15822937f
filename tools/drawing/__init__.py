"""The drawing program: writes every card, every back and the icon from scratch.

Run `python -m tools.drawing` in a source checkout. Nothing in the game imports it.
"""
