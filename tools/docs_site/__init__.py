"""The pages of docs/ as a site, and the one page a game that is written by the program itself."""
