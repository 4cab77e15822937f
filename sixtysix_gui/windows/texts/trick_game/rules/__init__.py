"""The rules of the games of three and four in words: names, cards of New game, dimensions."""
