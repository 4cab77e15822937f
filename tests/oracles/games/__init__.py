"""The games that the trick game plays: each a module of data and its settlement."""
