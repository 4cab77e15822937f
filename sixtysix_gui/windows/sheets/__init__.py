"""Paper sheets that lie over the table: the result of a deal, the end of a game, a word."""
