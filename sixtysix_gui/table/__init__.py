"""The table: the graphics scene, its items, their places and their motions."""
