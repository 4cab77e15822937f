"""Short words on the things of the table: chips, labels, what is said aloud (MANY 1 and 7)."""

from collections.abc import Sequence

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.trick_game.bidding import TICK
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.windows.texts.common import translate
from sixtysix_gui.windows.texts.trick_game.people import People, PlayerForms


def keep_it() -> str:
    """The chip that keeps a marriage back before the partner's lead."""
    return translate("TrickLabels", "Keep it")


def turn_a_card() -> str:
    """The chip that has a card turned to fix trump."""
    return translate("TrickLabels", "Turn a card")


def pass_chip() -> str:
    """The chip that passes in an auction."""
    return translate("TrickLabels", "Pass")


def go_on() -> str:
    """The chip that does not double."""
    return translate("TrickLabels", "Go on")


def let_count() -> str:
    """The chip that lets the deal be counted after the last trick."""
    return translate("TrickLabels", "Let it be counted")


def out() -> str:
    """The word on the coin, and what is said aloud."""
    return translate("TrickLabels", "Out!")


def your_partner() -> Sequence[str]:
    """The second line on the partner's plate, from the best to the shortest."""
    return (translate("TrickLabels", "your partner"), translate("TrickLabels", "partner"))


def sits_out() -> str:
    """The second line on the plate of a partner who has laid his hand away."""
    return translate("TrickLabels", "sits out")


def widow() -> str:
    """The label of the widow."""
    return translate("TrickLabels", "widow")


def no_trumps() -> str:
    """The label of the counter where there are no trumps."""
    return translate("TrickLabels", "no trumps")


def your_call() -> str:
    """The head of the contract panel."""
    return translate("TrickLabels", "Your call")


def to_make(points: int) -> str:
    """The label of what is owed by a bid: to make: 99."""
    return translate("TrickLabels", "to make: {points}").format(points=points)


def counter_label(view: TrickView, people: People) -> str:
    """Say below the counter whence trump comes, or what is owed; empty while it is not known."""
    if view.bid and view.phase is not Phase.BID:
        return to_make(view.bid * TICK)
    if view.trump is None:
        return _no_trump(view)
    by = view.rules.values["trump.by"]
    if by == "latest-marriage":
        shown = len(view.marriages)
        points = view.rules.marriage_points(view.trump, view.trump, shown)
        may_come = view.talon_left or view.rules.melds_exhausted
        return next_marriage(points) if may_come and shown < len(Suit) else ""
    if by == "turn-up":
        return translate("TrickLabels", "turned")
    if view.rules.cuts:
        shown = PlayerForms(  # it is the dealer's last card
            me=translate("TrickLabels", "shown by you"),
            they=translate("TrickLabels", "shown by {name}"),
        )
        return people.of_player(view.dealer, shown)
    if view.faced is not None:
        return translate("TrickLabels", "turned")
    forms = PlayerForms(
        me=translate("TrickLabels", "named by you"),
        they=translate("TrickLabels", "named by {name}"),
    )
    return people.of_player(view.rules.after(view.dealer), forms)


def next_marriage(points: int) -> str:
    """The label of Idiots' Sixty-Six: next marriage: 60."""
    return translate("TrickLabels", "next marriage: {points}").format(points=points)


def _no_trump(view: TrickView) -> str:
    if view.contract is not None and view.named is not None and view.phase is not Phase.BID:
        return no_trumps()
    if view.rules.values["trump.by"] == "latest-marriage":
        return no_trumps()
    return ""
