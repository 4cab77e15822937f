"""From deal to deal of the game at the table: what is asked, said and laid in between."""
