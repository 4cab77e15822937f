"""Yardsticks of another kind for the games of three and four.

They are written apart from the program's own players: they know the rules and what one seat may
see, and nothing of the searches, beliefs and habits in ``sixtysix_gui.ai``, so that what misleads
those does not mislead them as well. import-linter holds it.
"""

from tools.strength.yardsticks import compiled

compiled.use()
