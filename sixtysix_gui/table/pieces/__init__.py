"""Everything painted on the table that is not a card: plates, pills, chips, coin, tags, rings.

Each piece is an item with setters; its picture is painted when a setter changes something, and
never while it moves. Words come from outside, translated.
"""
