"""The sentences of the game in the person's language; values in braces are filled in here."""
