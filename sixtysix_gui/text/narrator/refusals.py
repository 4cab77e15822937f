"""Why a move is refused: one sentence for every reason the rules know, and what may be done."""

from collections.abc import Mapping

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError, Meld
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.text.people import People

_ = texts("Refusals")

_NAMES_NO_WAY = frozenset(
    (
        Illegality.NOT_NOW,
        Illegality.ONLY_ON_LEAD,
        Illegality.NO_MARRIAGE,
        Illegality.MARRIAGE_FIRST_LEAD,
        Illegality.MARRIAGE_NEEDS_TRICK,
        Illegality.MARRIAGE_CLOSED,
        Illegality.MARRIAGE_EXHAUSTED,
        Illegality.MARRIAGE_TOO_LATE,
        Illegality.MARRIAGE_SHOWN,
        Illegality.MARRIAGE_IN_CONTRACT,
        Illegality.MARRIAGE_OF_BIDDER,
        Illegality.NO_EXCHANGE,
        Illegality.EXCHANGE_CARD,
        Illegality.EXCHANGE_CLOSED,
        Illegality.EXCHANGE_ITSELF,
        Illegality.EXCHANGE_NEEDS_TRICK,
        Illegality.EXCHANGE_BEFORE_MARRIAGE,
        Illegality.NO_GOING_OUT,
        Illegality.OUT_ON_LEAD,
        Illegality.OUT_IN_CONTRACT,
        Illegality.OUT_NEEDS_TRICK,
        Illegality.SIDE_NEEDS_TRICK,
        Illegality.BID_MOST,
        Illegality.OPENING_CARD,
        Illegality.CALL_NOT_OFFERED,
        Illegality.CALL_CALLERS_SIDE,
        Illegality.CALL_OTHERS,
        Illegality.CALL_ACE,
        Illegality.CALL_PLAIN_SUIT,
        Illegality.CALL_TRUMP_SUIT,
    )
)
"""Reasons that only say why not; the others name what may be done in their own sentence."""


def refusal_sentence(error: IllegalMoveError, words: CardWords) -> str:
    """Say why a move is refused, with suits and cards in the words of the person's deck."""
    sentence = translate("Illegality", error.reason.value)
    return sentence.format(**_in_words(error.values, words))


def refusal_with_way(error: IllegalMoveError, view: View, people: People, words: CardWords) -> str:
    """Say why a move is refused, and what may be done instead."""
    if error.reason is Illegality.NOT_YOUR_TURN:
        text = _("It is {name}’s turn, not yours.")
        return text.format(name=people.name(view.to_act))
    said = refusal_sentence(error, words)
    if error.reason not in _NAMES_NO_WAY or not people.is_me(view.to_act):
        return said
    return f"{said} {_way(view, people)}".rstrip()


def _in_words(values: Mapping[str, object], words: CardWords) -> dict[str, str]:
    spoken: dict[str, str] = {}
    for name, value in values.items():
        if isinstance(value, Card):
            spoken[name] = words.card(value)
        elif isinstance(value, Suit):
            spoken[name] = words.suit(value)
            spoken[f"one_of_{name}"] = words.one_of(value)
        elif isinstance(value, Rank):
            spoken[name] = words.rank(value)
        else:
            spoken[name] = str(value)
    return spoken


def _way(view: View, people: People) -> str:
    """Say what may be done now, in a few words; nothing where buttons say all of it."""
    if view.phase is Phase.PARTNER:
        return _way_before_partner(view, people)
    if view.phase is Phase.BID and view.rules.contracts:
        return _("Call another contract, or pass.")
    ways = {
        Phase.LEAD: _("Lead a card."),
        Phase.FOLLOW: _("Play a card."),
        Phase.FINAL: _("Say “Out!”, or have the points counted."),
        Phase.OPEN: _("Choose another opening."),
        Phase.BID: _("Bid less, or pass."),
    }
    return ways.get(view.phase, "")


def _way_before_partner(view: View, people: People) -> str:
    if any(isinstance(move, Meld) for move in view.legal_moves):
        text = _("Announce a marriage, or let {name} lead.")
    else:
        text = _("Let {name} lead.")
    return text.format(name=people.name(view.leader))
