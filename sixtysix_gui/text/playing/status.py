"""The status line: whose turn it is, what may be done now, and which suit is trumps."""

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, MELD, PlayCard
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence


def status_sentence(view: View, words: CardWords, opponent: str, armed: Suit | None = None) -> str:
    """Say in one line what is expected now, from the person's seat.

    ``opponent`` is how sentences call the other, who begins every sentence about him; ``armed``
    is the suit of a marriage that the next lead announces.
    """
    opponent = as_sentence(opponent)
    if view.phase is Phase.SETTLED:
        return QCoreApplication.translate("Status", "The deal is over.")
    if armed is not None and view.my_turn and view.phase is Phase.LEAD:
        return _marriage_lead(view, armed, words)
    if view.my_turn:
        return _MINE[view.phase](view, words, opponent)
    return _theirs(view).format(name=opponent)


def no_deal_sentence(key: str) -> str:
    """Say how to begin while no cards are dealt; ``key`` is the key of a new game, as shown."""
    return QCoreApplication.translate("Status", "{key} begins a new game.").format(key=key)


def _my_lead(view: View, words: CardWords, _opponent: str) -> str:
    if view.melded_suit is not None:
        return _marriage_lead(view, view.melded_suit, words)
    if view.status is TalonStatus.OPEN:
        sentence = QCoreApplication.translate("Status", "Your lead. {suit} are trumps.")
    elif view.status is TalonStatus.CLOSED:
        sentence = QCoreApplication.translate(
            "Status", "Your lead. {suit} are trumps, the talon is closed."
        )
    else:
        sentence = QCoreApplication.translate(
            "Status", "Your lead. {suit} are trumps, the talon is used up."
        )
    return sentence.format(suit=words.suit_first(view.trump_suit))


def _marriage_lead(view: View, suit: Suit, words: CardWords) -> str:
    king, queen = card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)
    sentence = (
        QCoreApplication.translate("Status", "Now lead {king}.")
        if view.rules.meld_lead_card == "king"
        else QCoreApplication.translate("Status", "Now lead {king} or {queen}.")
    )
    return sentence.format(king=words.card(king), queen=words.card(queen))


def _my_reply(view: View, words: CardWords, _opponent: str) -> str:
    led = view.led
    playable = [move.card for move in view.legal_moves if isinstance(move, PlayCard)]
    if led is None or view.status is TalonStatus.OPEN:
        sentence = QCoreApplication.translate(
            "Status", "Your turn: any card will do. {suit} are trumps."
        )
    elif all(card.suit is led.suit for card in playable):
        sentence = _in_suit(view, led, playable)
    elif len(playable) < len(view.hand) or all(card.suit is view.trump for card in playable):
        sentence = QCoreApplication.translate("Status", "Your turn: you must trump.")
    else:
        sentence = QCoreApplication.translate("Status", "Your turn: throw any card.")
    return sentence.format(
        suit=words.suit_first(view.trump_suit),
        card="" if led is None else words.card(led),
        one_of_suit="" if led is None else words.one_of(led.suit),
    )


def _in_suit(view: View, led: Card, playable: list[Card]) -> str:
    if view.rules.strict_head and all(card.rank > led.rank for card in playable):
        return QCoreApplication.translate("Status", "Your turn: beat {card}.")
    return QCoreApplication.translate("Status", "Your turn: follow with {one_of_suit}.")


def _my_draw(view: View, _words: CardWords, _opponent: str) -> str:
    if view.bound:
        return QCoreApplication.translate(
            "Status", "Now close the talon: you acted before drawing."
        )
    if CLOSE_TALON in view.legal_moves and _binds(view):
        return QCoreApplication.translate(
            "Status",
            "Your trick. Draw, or close with %n cards. Exchange or marriage now means closing.",
            None,
            len(view.hand),
        )
    if CLOSE_TALON in view.legal_moves:
        #: the short hand: the trick was won and nobody has drawn yet
        return QCoreApplication.translate(
            "Status",
            "Your trick. Draw, or close the talon with %n cards in hand.",
            None,
            len(view.hand),
        )
    if DRAW in view.legal_moves and EXCHANGE_TRUMP in view.legal_moves:
        return QCoreApplication.translate("Status", "Your trick. Exchange if you like, then draw.")
    return QCoreApplication.translate("Status", "Your trick. Draw a card.")


def _binds(view: View) -> bool:
    """Whether there is an act before the draw by which one chooses to close (rules.md C4)."""
    exchanges = EXCHANGE_TRUMP in view.legal_moves and view.rules.exchange_when == "lead"
    return exchanges or any(meld in view.legal_moves for meld in MELD)


def _my_answer_to_close(view: View, words: CardWords, opponent: str) -> str:
    rank = view.rules.exchange_rank
    if rank is None or EXCHANGE_TRUMP not in view.legal_moves:
        sentence = QCoreApplication.translate("Status", "{name} has closed the talon: pass.")
    else:
        sentence = QCoreApplication.translate(
            "Status", "{name} has closed the talon: exchange the {rank} now, or pass."
        )
    return sentence.format(name=opponent, rank="" if rank is None else words.rank(rank))


def _my_last_word(_view: View, _words: CardWords, _opponent: str) -> str:
    return QCoreApplication.translate("Status", "The last trick is yours: say “Out!”, or pass.")


def _theirs(view: View) -> str:
    if view.phase is Phase.LEAD:
        return QCoreApplication.translate("Status", "{name} is on lead.")
    if view.phase is Phase.FOLLOW:
        return QCoreApplication.translate("Status", "{name} is to follow.")
    if view.phase is Phase.PRE_DRAW:
        return QCoreApplication.translate("Status", "{name} has the trick and may draw or close.")
    if view.phase is Phase.REPLY:
        return QCoreApplication.translate("Status", "You have closed. {name} may exchange.")
    return QCoreApplication.translate("Status", "{name} has the last trick and may still go out.")


_MINE = {
    Phase.LEAD: _my_lead,
    Phase.FOLLOW: _my_reply,
    Phase.PRE_DRAW: _my_draw,
    Phase.REPLY: _my_answer_to_close,
    Phase.FINAL: _my_last_word,
}
