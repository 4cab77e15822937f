"""The referees by name, and the rule sets that all of them can play."""

from collections.abc import Sequence

from tools.coach.referees.leads import Referee
from tools.coach.referees.levels import WORLDS, LevelReferee
from tools.coach.referees.thumb.referee import ThumbReferee

THUMB = "thumb"
LEVELS = tuple(WORLDS)
REFEREES = (*LEVELS, THUMB)
RULES = ("german-66", "schnapsen", "santase", "santase-engine")
"""The rule sets over which the coach is measured; ``thumb`` plays no others but schnapsen-sharp."""


def referee_named(name: str, seed: int) -> Referee:
    """Return a referee of ``REFEREES``; all his chance follows from the seed."""
    return ThumbReferee(seed=seed) if name == THUMB else LevelReferee(name, seed=seed)


def referees_named(names: Sequence[str], seed: int) -> list[Referee]:
    """Return some referees, all of them where ``all`` is named."""
    chosen = REFEREES if "all" in names else tuple(dict.fromkeys(names))
    return [referee_named(name, seed) for name in chosen]
