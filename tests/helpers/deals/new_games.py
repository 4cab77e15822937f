"""Games that are not in games.toml, for a while."""

import tomllib
from collections.abc import Callable, Generator
from contextlib import contextmanager

import pytest

from sixtysix_gui.rules.scoring import SETTLEMENTS
from sixtysix_gui.rules.scoring.points import DealEnd, Outcome
from sixtysix_gui.rules.sets.dimensions import tables_of
from sixtysix_gui.rules.sets.plans import plans, plans_in
from sixtysix_gui.rules.sets.rules import Rules, rule_set


@contextmanager
def new_game(text: str, settle: Callable[[Rules, DealEnd], Outcome]) -> Generator[Rules]:
    """Add a game to those there are, and its settlement; gives its rules.

    Args:
        text: One table such as those of games.toml; it may be ``like`` any game there.
        settle: The settlement that the table names.
    """
    known = tables_of("games.toml")
    table = tomllib.loads(text)
    (plan,) = plans_in({"shared": {**known["shared"], **known["games"]}, **table}).values()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(plans(), plan.name, plan)
        patch.setitem(SETTLEMENTS, plan.settle, settle)
        yield rule_set(plan.name)
