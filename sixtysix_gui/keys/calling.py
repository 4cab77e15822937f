"""Which keys mean something in a state of the games of three and four (MANY 6)."""

from sixtysix_gui.keys.key_map import Context
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.view import TrickView


def contexts_in(view: TrickView | None) -> tuple[Context, ...]:
    """Give the contexts of the keys besides those of every table; None is a table without a deal.

    The keys of a choice are there for everybody while somebody makes it: out of turn they are
    refused with that reason.
    """
    if view is None:
        return (Context.COMPANY,)
    if view.phase is Phase.TRUMP:
        return (Context.COMPANY, Context.NAMING)
    if view.phase is Phase.OPEN:
        return (Context.COMPANY, Context.OPENINGS)
    if view.phase is Phase.BID:
        choices = Context.CONTRACTS if view.rules.contracts else Context.BIDS
        return (Context.COMPANY, Context.CALLS, choices)
    if view.phase is Phase.DOUBLE:
        return (Context.COMPANY, Context.CALLS)
    return (Context.COMPANY,)
