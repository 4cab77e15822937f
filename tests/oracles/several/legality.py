"""What may be done now in a game of three or four, and why something may not."""

from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.moves import (
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    ExchangeTrump,
    GoOut,
    Illegality,
    IllegalMoveError,
    Meld,
    Move,
    Pass,
    PlayCard,
)
from tests.oracles.several import before_play, openings
from tests.oracles.several.facts import Phase
from tests.oracles.several.on_lead import (
    seven_of_trumps,
    why_not_exchange,
    why_not_go_out,
    why_not_meld,
)
from tests.oracles.several.rule_set.duties import Duties
from tests.oracles.several.turn import Turn


def legal_moves(turn: Turn) -> tuple[Move, ...]:
    """List every legal move: acts first, cards last, each in a fixed order."""
    phase = turn.phase
    if phase is Phase.FOLLOW:
        return _plays(_follows(turn))
    if phase in before_play.PHASES:
        return before_play.sayings(turn)
    if phase is Phase.SETTLED:
        return ()
    moves: list[Move] = [] if why_not_go_out(turn) else [GO_OUT]
    if turn.rules.exchanges and why_not_exchange(turn) is None:
        moves.append(EXCHANGE_TRUMP)
    moves += [
        MELD[card.suit]
        for card in dict.fromkeys(turn.hand)
        if card.rank is Rank.KING and why_not_meld(turn, card.suit) is None
    ]
    if phase is not Phase.LEAD:
        return (*moves, PASS)
    return (*moves, *_plays(_leads(turn)))


def why_illegal(turn: Turn, move: Move) -> IllegalMoveError | None:
    """Give the reason against a move with its values, or None when it is legal."""
    if turn.phase is Phase.SETTLED:
        return IllegalMoveError(Illegality.DEAL_OVER)
    if turn.phase in before_play.PHASES:
        return before_play.why_not_say(turn, move)
    if isinstance(move, PlayCard):
        return _why_not_card(turn, move.card)
    if isinstance(move, Meld):
        reason = why_not_meld(turn, move.suit)
        return None if reason is None else IllegalMoveError(reason, {"suit": move.suit})
    if isinstance(move, GoOut):
        reason = why_not_go_out(turn)
        return None if reason is None else IllegalMoveError(reason)
    if isinstance(move, ExchangeTrump):
        reason = why_not_exchange(turn)
        return None if reason is None else IllegalMoveError(reason, {"card": seven_of_trumps(turn)})
    if isinstance(move, Pass) and turn.phase in (Phase.PARTNER, Phase.FINAL):
        return None
    return IllegalMoveError(Illegality.NOT_NOW)


def _plays(cards: tuple[Card, ...]) -> tuple[Move, ...]:
    return tuple(PLAY_CARD[card] for card in dict.fromkeys(cards))


def _leads(turn: Turn) -> tuple[Card, ...]:
    suit = turn.melded_suit
    if suit is None:
        if turn.opening is not None and turn.trick_number == 1:
            return openings.leads(turn.opening, turn.hand, turn.trump)
        return turn.hand
    return tuple(
        card for card in turn.hand if card.suit is suit and card.rank in (Rank.KING, Rank.QUEEN)
    )


def _follows(turn: Turn) -> tuple[Card, ...]:
    """List what may follow: anything while there is a talon, but see the first trick of Gaigel."""
    if turn.opening is not None and turn.trick_number == 1:
        return openings.followers(turn.hand, turn.table, turn.trump)
    if turn.talon_left:
        return turn.hand
    return _duties(turn).playable(turn.hand, turn.table, turn.trump)


def _duties(turn: Turn) -> Duties:
    return turn.rules.duties_in(turn.contract)


def _why_not_card(turn: Turn, card: Card) -> IllegalMoveError | None:
    if turn.phase in (Phase.PARTNER, Phase.FINAL):
        return IllegalMoveError(Illegality.ONLY_ON_LEAD)
    if card not in turn.hand:
        return IllegalMoveError(Illegality.NOT_IN_HAND, {"card": card})
    allowed = _follows(turn) if turn.phase is Phase.FOLLOW else _leads(turn)
    if card in allowed:
        return None
    if turn.opening is not None and turn.trick_number == 1:
        leads = turn.phase is Phase.LEAD
        reason = openings.LEADS[turn.opening] if leads else Illegality.OPENING_NO_TRUMP
        return IllegalMoveError(reason, {"rank": Rank.ACE})
    if turn.phase is Phase.FOLLOW:
        return _duties(turn).why_not(card, allowed, turn.table, turn.trump)
    return IllegalMoveError(Illegality.LEAD_MARRIAGE, {"suit": turn.melded_suit})
