"""How much a record may hold: far more than any deal needs, and never enough to do harm.

rules.md 6 sets no such limits; what is beyond them is refused with a sentence of its own. Comments
have none: they are not kept.
"""

from __future__ import annotations

LONGEST_NAME = 64
"""Characters of the name of a tag."""
LONGEST_VALUE = 4_000
"""Characters of the value of a tag; Rules with every dimension changed has some 1,000."""
MOST_TAGS = 100
"""Tags of names that neither rules.md 6.3 nor this program knows."""
MOST_WORDS = 1_000
"""Words of the moves; the longest deal has some 120, checks and all."""
LONGEST_WORD = 64
"""Characters of the longest word that can mean anything."""

LONGEST_TAG_LINE = LONGEST_NAME + 2 * LONGEST_VALUE + len('[ ""]')
"""Characters of a line with the longest tag, every character of its value escaped."""
