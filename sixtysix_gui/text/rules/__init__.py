"""The rules in words: rule sets, lengths, rule cards, dimensions and their values."""
