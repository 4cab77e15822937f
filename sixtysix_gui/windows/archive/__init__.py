"""The archive: the sheet with every game, and what is done with them."""
