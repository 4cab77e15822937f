"""The positions that show the idea of each lesson, with the values that its words name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    EXCHANGE_TRUMP,
    GO_OUT,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.sets.rules import PLAIN_MARRIAGE, marriage_points
from sixtysix_gui.training.exercise import Exercise
from sixtysix_gui.training.lessons import LIT
from tools.exercises.lessons import certain, moves
from tools.exercises.lessons.certain import beats_led, needs, other, points, sure_trumps
from tools.exercises.lessons.drafts import Draft, Values, exercise_from, only_move
from tools.exercises.lessons.judged import confirmed, first_look
from tools.exercises.spots import PuzzleSpot

_MOST_LIT = 3


def opening_at(spot: PuzzleSpot, lesson: int, rules_name: str) -> Exercise | None:
    """Return the opening of a lesson if a moment is good for it."""
    view = spot.view
    if not view.my_turn or (points(view) >= TARGET and lesson != _SAY_IT):
        return None
    draft = OPENINGS[lesson](view)
    if draft is None or view.total(other(view)) >= TARGET:
        return None
    made = exercise_from(draft, spot, f"lesson-{lesson:02}-{rules_name}-opening", 1)
    return None if made is None else replace(made, judges="")


def _draft(move: Move, values: Values, lit: Sequence[Card] = ()) -> Draft:
    named = tuple((f"{LIT}{number}", card) for number, card in enumerate(lit[:_MOST_LIT], 1))
    return Draft("move", only_move(move), None, (*values, *named))


def _leads(view: View) -> bool:
    return view.phase is Phase.LEAD and view.status is TalonStatus.OPEN


def _any_card(view: View) -> Move:
    return next(move for move in view.legal_moves if isinstance(move, PlayCard))


def _count(view: View) -> Draft | None:
    earned = view.card_points[view.seat]
    if not _leads(view) or earned.marriages != PLAIN_MARRIAGE or len(view.won) < _FEW:
        return None
    told = (("p", earned.captured), ("q", earned.marriages), ("t", earned.total))
    suits = [each.suit for each in view.marriages if each.seat is view.seat]
    pairs = [card_of(rank, suit) for suit in suits for rank in (Rank.KING, Rank.QUEEN)]
    return _draft(_any_card(view), told, [card for card in pairs if card in view.hand])


def _say_it(view: View) -> Draft | None:
    if not _leads(view) or GO_OUT not in view.legal_moves or not TARGET <= points(view) <= _MUCH:
        return None
    return _draft(GO_OUT, (("t", points(view)), ("q", view.total(other(view)))))


def _cheap_first(view: View) -> Draft | None:
    question = moves.LEAD_CHEAP
    if not _leads(view) or len(view.won) > _TWO or not question.fits(view):
        return None
    found = first_look(view, loosely=True)
    if found is None or question.loosely is None or not question.loosely(view, found):
        return None
    right = [move.card for move in found.right if isinstance(move, PlayCard)]
    cheap = [card for card in right if card.rank <= Rank.JACK and card.suit is not view.trump]
    told = (("t", points(view)), ("n", view.talon_size), ("card", cheap[0]))
    return _draft(found.best, told, cheap)


def _marriage(view: View) -> Draft | None:
    shown = [move for move in view.legal_moves if isinstance(move, Meld)]
    if not _leads(view) or len(shown) != 1 or not view.tricks_won:
        return None
    if EXCHANGE_TRUMP in view.legal_moves:
        return None
    suit = shown[0].suit
    worth = marriage_points(suit, view.trump)
    own = points(view)
    if own + worth >= TARGET:
        return None
    told = (("t", own), ("p", worth), ("s", own + worth))
    return _draft(shown[0], told, (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)))


def _exchange(view: View) -> Draft | None:
    turn_up = view.turn_up
    if not _leads(view) or EXCHANGE_TRUMP not in view.legal_moves or turn_up is None:
        return None
    if turn_up.rank < Rank.TEN or view.talon_size <= _TWO:
        return None
    lowest = certain.lowest_trump(view)
    told = (
        ("n", view.talon_size),
        ("k", turn_up.points),
        ("card", lowest),
        ("card2", turn_up),
    )
    return _draft(EXCHANGE_TRUMP, told, (lowest,))


def _last_draw(view: View) -> Draft | None:
    turn_up = view.turn_up
    if not _leads(view) or view.talon_size != _TWO or turn_up is None or turn_up.points < _HIGH:
        return None
    if any(not isinstance(move, PlayCard) for move in _sensible(view)):
        return None
    told = (("n", view.talon_size), ("k", turn_up.points), ("card", turn_up))
    return _draft(_any_card(view), told, (turn_up,))


def _count_other(view: View) -> Draft | None:
    if not _leads(view) or view.talon_size <= _TWO or len(view.won) < _TWO:
        return None
    if not certain.marriages_that_do(view):
        return None
    return _draft(_any_card(view), (("q", view.total(other(view))), ("k", needs(view))))


def _known(view: View) -> Draft | None:
    is_over = view.phase is Phase.LEAD and view.status is TalonStatus.EXHAUSTED
    if not is_over or len(view.hand) != view.rules.deck_hand:
        return None
    return _draft(_any_card(view), (("n", len(view.hand)),))


def _in_sight(view: View) -> Draft | None:
    trumps = sure_trumps(view)
    own, more = points(view), sum(card.points for card in trumps)
    if not _may_close(view) or len(trumps) < _TWO or own + more < TARGET or own > _NEARLY:
        return None
    told = (("t", own), ("k", TARGET - own), ("p", more))
    return _draft(CLOSE_TALON, told, trumps)


def _protect(view: View) -> Draft | None:
    if not _may_close(view):
        return None
    safe = certain.safe_cards(view)
    if not safe or safe[0][0].points < _HIGH:
        return None
    question = moves.CLOSE
    found = first_look(view, only_close=True) if question.fits(view) else None
    if found is None or not question.accepts(view, found):
        return None
    card, held = safe[0]
    own = points(view)
    told = (("t", own), ("k", TARGET - own), ("card", card), ("card2", held))
    return _draft(CLOSE_TALON, told, (card,))


def _not_yet(view: View) -> Draft | None:
    trumps = sure_trumps(view)
    own, more = points(view), sum(card.points for card in trumps)
    if not _may_close(view) or not trumps or not _LITTLE <= own + more < TARGET - _TWO:
        return None
    question = moves.PLAY_ON
    found = first_look(view, only_close=True) if question.fits(view) else None
    if found is None or not question.accepts(view, found):
        return None
    if confirmed(view, found, only_close=True) is None:
        return None
    told = (("t", own), ("k", TARGET - own), ("p", more))
    return _draft(found.best, told, trumps)


def _save(view: View) -> Draft | None:
    wins = [card for card in view.hand if beats_led(card, view)]
    is_turn = view.phase is Phase.FOLLOW and view.status is TalonStatus.OPEN
    if not is_turn or view.tricks_won or not wins or needs(view) > _NEAR:
        return None
    told = (("q", view.total(other(view))), ("t", points(view)))
    return _draft(PlayCard(wins[0]), told, wins)


def _may_close(view: View) -> bool:
    return _leads(view) and moves.CLOSE.fits(view)


def _sensible(view: View) -> list[Move]:
    return [move for move in view.legal_moves if move not in (GO_OUT, CLOSE_TALON)]


OPENINGS: Mapping[int, Callable[[View], Draft | None]] = {
    1: _count,
    2: _say_it,
    3: _cheap_first,
    4: _marriage,
    5: _exchange,
    6: _last_draw,
    7: _count_other,
    8: _known,
    9: _in_sight,
    10: _protect,
    11: _not_yet,
    12: _save,
}

_SAY_IT = 2
_TWO, _FEW, _HIGH = 2, 3, 10
_MUCH, _NEARLY, _LITTLE, _NEAR = 80, 60, 45, 30
