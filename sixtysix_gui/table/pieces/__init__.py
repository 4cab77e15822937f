"""Everything painted on the table that is not a card: plates, pills, chips, coin, tags, rings.

Each piece is an item with values to be set; its picture is painted when one of them changes, and
never while it moves. Words come from outside, translated.
"""
