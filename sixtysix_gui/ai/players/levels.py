"""The levels of the computer: five skills, each clearly weaker than the next (docs/strength.md).

They are fixed by iterations, worlds and traits, never by the clock, and none makes random blunders:
the weaker ones look less far, forget more of the cards played, and close too timidly or too boldly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sixtysix_gui.ai.thinking.skill import Skill

_MASTER = Skill()
_EXPERT = Skill(
    iterations=200,
    worlds=14,
    reweighting=False,
    intuition=False,
    exploration=0.7,
    other_exploration=0.7,
)
_CLUB = replace(_EXPERT, iterations=140, worlds=10, memory="high", score_aware=False)

LEVELS: Mapping[str, Skill] = {
    "master": _MASTER,
    "expert": _EXPERT,
    "club": _CLUB,
    "casual": replace(_CLUB, iterations=40, worlds=4, memory="last", boldness=10),
    "novice": replace(
        _CLUB,
        iterations=1,
        worlds=1,
        pinned=False,
        closed_lines=False,
        memory="last",
        caution=60,
    ),
}
"""The skill of each level, the strongest first."""

LEVEL_MEANINGS: Mapping[str, str] = {
    "master": "weighs thousands of possible hands, plays endings without a mistake, for the game",
    "expert": "counts every card and weighs some possible hands",
    "club": "remembers trumps, aces and tens, and thinks ahead a little",
    "casual": "remembers the last trick, and closes boldly",
    "novice": "plays by habit, remembers little, and hardly dares to close",
}
"""What is said of each level on the command line."""
