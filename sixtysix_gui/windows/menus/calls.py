"""What the menus have in a deal: acts, bids, trumps and contracts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DOUBLE, TURN_TRUMP
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table.intents import Act
from sixtysix_gui.text.narrator.acts import Choice, bid_choices, contract_choices, suit_choices
from sixtysix_gui.text.narrator.narrator import Narrator

_BID_DIMENSION = "bid.max"
"""The dimension of a game in which one bids."""


def entries_of(rules: Rules | None) -> frozenset[str]:
    """Return the acts and calls that may become possible in a game; none without a game."""
    if rules is None:
        return frozenset()
    bids, calls = rules.has(_BID_DIMENSION), bool(rules.contracts)
    changes_late = rules.exchange_before_draw and rules.exchange_when == "any-turn"
    defends = rules.exchanges and rules.close and rules.exchange_defender_on_close
    possible = {
        "meld": True,
        "show_marriage": True,
        "close": rules.close,
        "exchange": rules.exchanges,
        "out": rules.has_claims,
        "draw": rules.close and (rules.close_before_draw or (rules.exchanges and changes_late)),
        "pass": bids or calls or rules.asks_partner or rules.has_claims or defends,
        "bids": bids,
        "suits": rules.names_trump,
        "turn": rules.names_trump,
        "contracts": calls,
        "double": calls and rules.double_max > 0,
    }
    return frozenset(entry for entry, is_one in possible.items() if is_one)


@dataclass(frozen=True)
class Calls:
    """All that can be said before the play: the entries of each submenu, and single moves."""

    menus: Mapping[str, Sequence[Choice]] = field(default_factory=dict[str, Sequence[Choice]])
    can_double: bool = False
    can_turn: bool = False


def calls_in(view: View | None, narrator: Narrator | None) -> Calls:
    """Return what the seat of a view can say; nothing while another is to act."""
    if narrator is None or view is None or view.rules.close or not view.my_turn:
        return Calls()
    menus: dict[str, Sequence[Choice]] = {}
    if view.phase is Phase.TRUMP:
        menus["suits"] = suit_choices(view, narrator.words)
    elif view.phase is Phase.BID and view.rules.contracts:
        menus["contracts"] = contract_choices(view, narrator.words)
    elif view.phase is Phase.BID:
        menus["bids"] = bid_choices(view)
    return Calls(menus, DOUBLE in view.legal_moves, TURN_TRUMP in view.legal_moves)


def act_id(act: Act) -> str:
    """Return the name of the action that does an act at the table."""
    return act.name.lower()


def possible_acts(
    view: View | None, can: Callable[[Act], bool], *, covered: bool
) -> dict[str, bool]:
    """Return which acts at the table are possible now; none while something covers it.

    The tricks can be looked at once there are any: on the table, or after the deal.
    """
    on_table = view is not None and not covered
    has_tricks = view is not None and bool(view.won)
    # with three or four players, tricks cannot be looked at after the deal
    is_over = view is not None and view.rules.close and view.outcome is not None
    return {
        **{act_id(act): on_table and can(act) for act in Act},
        act_id(Act.POINTS): on_table,
        act_id(Act.TRICKS): has_tricks and (on_table or is_over),
    }
