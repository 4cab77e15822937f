"""Questions that are answered by a move: at which moments they are asked, and of what answers.

Every question has a ``fits``, which is cheap and comes first, and an ``accepts`` for what the
judges found.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sixtysix_gui.coach.judgements import ReasonValue
from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, MELD, Meld, Move, PlayCard
from sixtysix_gui.rules.scoring.points import SCHNEIDER_LINE, TARGET
from sixtysix_gui.rules.sets.rules import TRUMP_MARRIAGE
from tools.exercises.lessons.certain import (
    beats_led,
    lowest_trump,
    may_close,
    needs,
    other,
    points,
    unplayed,
)
from tools.exercises.lessons.judged import JudgedMoves

Values = tuple[tuple[str, ReasonValue], ...]
Accepts = Callable[[View, JudgedMoves], bool]


@dataclass(frozen=True)
class MoveQuestion:
    """A question that judges answer.

    ``accepts`` is asked first; where too few positions please it, ``loosely`` is content with less.
    """

    task: str
    fits: Callable[[View], bool]
    accepts: Accepts
    only_close: bool = False
    values: Callable[[View], Values] = lambda _view: ()
    loosely: Accepts | None = None


def is_open_move(view: View) -> bool:
    """Return whether a card is led or played while the talon is open, and nobody has 66."""
    return _is_turn(view) and view.status is TalonStatus.OPEN


def _is_turn(view: View) -> bool:
    return view.phase in (Phase.LEAD, Phase.FOLLOW) and points(view) < TARGET


def _acts(view: View, *, closing: bool = False) -> bool:
    """Return whether one may exchange or show a marriage, or close."""
    acts: set[Move] = {EXCHANGE_TRUMP, *MELD}
    return bool(acts & {*view.legal_moves}) or (closing and CLOSE_TALON in view.legal_moves)


# ----------------------------------------------------------------------------------- what cards are


def _is_cheap(card: Card, view: View) -> bool:
    return card.rank <= Rank.JACK and card.suit is not view.trump


def _is_high(card: Card) -> bool:
    return card.rank >= Rank.TEN


def _waits(card: Card, view: View) -> bool:
    """Return whether a king or queen may still become a marriage: its mate is out of sight."""
    if card.rank not in (Rank.KING, Rank.QUEEN):
        return False
    mate = Rank.QUEEN if card.rank is Rank.KING else Rank.KING
    return card_of(mate, card.suit) in view.unseen


def _cards(moves: tuple[Move, ...]) -> Iterator[Card]:
    for move in moves:
        if isinstance(move, PlayCard):
            yield move.card


def _best_card(found: JudgedMoves) -> Card | None:
    return found.best.card if isinstance(found.best, PlayCard) else None


def _all_right(found: JudgedMoves, holds: Callable[[Card], bool]) -> bool:
    cards = tuple(_cards(found.right))
    return len(cards) == len(found.right) and all(map(holds, cards))


def _any_wrong(found: JudgedMoves, holds: Callable[[Card], bool]) -> bool:
    return any(map(holds, _cards(found.wrong)))


def _led(view: View) -> Values:
    return () if view.led is None else (("card", view.led),)


# ---------------------------------------------------------------------------------------- lesson 3


def _may_throw(view: View) -> bool:
    follows = is_open_move(view) and view.phase is Phase.FOLLOW
    return follows and any(_is_cheap(card, view) for card in view.hand)


def _throws_cheap(view: View, found: JudgedMoves) -> bool:
    def is_thrown(card: Card) -> bool:
        return _is_cheap(card, view) and not beats_led(card, view)

    return _all_right(found, is_thrown)


def _is_cheap_best(view: View, found: JudgedMoves) -> bool:
    """Return whether a cheap card is best that does not win the trick, if one was led to."""
    card = _best_card(found)
    return card is not None and _is_cheap(card, view) and not beats_led(card, view)


def _may_lead(view: View) -> bool:
    leads = is_open_move(view) and view.phase is Phase.LEAD
    return leads and not _acts(view) and any(_is_cheap(card, view) for card in view.hand)


def _leads_cheap(view: View, found: JudgedMoves) -> bool:
    return _all_right(found, lambda card: _is_cheap(card, view))


def _may_take_with_ten(view: View) -> bool:
    if not is_open_move(view) or view.phase is not Phase.FOLLOW or view.led is None:
        return False
    ten = card_of(Rank.TEN, view.led.suit)
    return ten in view.hand and beats_led(ten, view) and ten.suit is not view.trump


def _takes_with_ten(view: View, found: JudgedMoves) -> bool:
    return _all_right(found, _is_high) and any(not beats_led(c, view) for c in _cards(found.wrong))


def _may_follow(view: View) -> bool:
    return _may_throw(view) or _may_take_with_ten(view)


def _follows_well(view: View, found: JudgedMoves) -> bool:
    return _is_cheap_best(view, found) or (
        _may_take_with_ten(view) and _takes_with_ten(view, found)
    )


# ------------------------------------------------------------------------------------ lessons 4, 5


def _has_marriage(view: View) -> bool:
    leads = is_open_move(view) and view.phase is Phase.LEAD
    shown = [move for move in view.legal_moves if isinstance(move, Meld)]
    return leads and bool(shown) and points(view) < TARGET - TRUMP_MARRIAGE // 2


def _announces(_view: View, found: JudgedMoves) -> bool:
    return all(isinstance(move, Meld) for move in found.right)


def _does_not_announce(_view: View, found: JudgedMoves) -> bool:
    return not any(isinstance(move, Meld) for move in found.right)


def _may_keep_mate(view: View) -> bool:
    if not is_open_move(view) or any(isinstance(move, Meld) for move in view.legal_moves):
        return False
    waiting = [card for card in view.hand if _waits(card, view)]
    return bool(waiting) and any(_is_cheap(card, view) for card in view.hand)


def _keeps_mate(view: View, found: JudgedMoves) -> bool:
    keeps = _all_right(found, lambda card: not _waits(card, view))
    return keeps and _any_wrong(found, lambda card: _waits(card, view))


def _holds_lowest(view: View) -> bool:
    if not is_open_move(view) or view.phase is not Phase.FOLLOW or view.turn_up is None:
        return False
    holds = lowest_trump(view) in view.hand and view.turn_up.rank > Rank.JACK
    return holds and view.talon_size > _TWO and any(beats_led(card, view) for card in view.hand)


def _takes(view: View, found: JudgedMoves) -> bool:
    wins = _all_right(found, lambda card: beats_led(card, view))
    return wins and _any_wrong(found, lambda card: not beats_led(card, view))


def _lets_go(view: View, found: JudgedMoves) -> bool:
    loses = _all_right(found, lambda card: not beats_led(card, view))
    return loses and _any_wrong(found, lambda card: beats_led(card, view))


def _may_exchange(view: View) -> bool:
    return is_open_move(view) and EXCHANGE_TRUMP in view.legal_moves


def _exchanges(_view: View, found: JudgedMoves) -> bool:
    return found.right == (EXCHANGE_TRUMP,)


# ------------------------------------------------------------------------------------ lessons 6, 7


def _before_last_draw(view: View) -> bool:
    return is_open_move(view) and view.talon_size == _TWO


def _may_lose_last_draw(view: View) -> bool:
    follows = _before_last_draw(view) and view.phase is Phase.FOLLOW
    return follows and any(beats_led(card, view) for card in view.hand)


def _plays_cards(_view: View, found: JudgedMoves) -> bool:
    return _best_card(found) is not None


def _is_last_lead(view: View) -> bool:
    return _before_last_draw(view) and _may_close(view)


def _leads_last(view: View) -> bool:
    leads = _before_last_draw(view) and view.phase is Phase.LEAD
    return leads and not _acts(view, closing=True)


def _other_is_near(view: View) -> bool:
    return _is_turn(view) and not _acts(view) and 0 < needs(view) <= _NEAR and len(view.hand) > _TWO


def _their_points(view: View) -> Values:
    return (("q", view.total(other(view))),)


# ------------------------------------------------------------------------------------- lessons 8


def _knows_all(view: View, least: int, most: int) -> bool:
    leads = view.phase is Phase.LEAD and view.status is TalonStatus.EXHAUSTED
    return leads and points(view) < TARGET and least <= len(view.hand) <= most


def _one_lead_wins(_view: View, found: JudgedMoves) -> bool:
    wins = [worth.move for worth in found.worths if worth.points > 0]
    return len(wins) == 1 and isinstance(wins[0], PlayCard)


def _one_move_is_best(_view: View, found: JudgedMoves) -> bool:
    return len(found.right) == 1


# ------------------------------------------------------------------------------ lessons 9, 10, 11


def _may_close(view: View) -> bool:
    return is_open_move(view) and may_close(view) and not _acts(view)


def _high_points(view: View) -> int:
    """Return the card points in pile and hand, those of aces, tens and trumps alone in the hand."""
    held = [card for card in view.hand if _is_high(card) or card.suit is view.trump]
    return points(view) + sum(card.points for card in held)


def _has_plain_ace(view: View) -> bool:
    aces = [card for card in view.hand if card.rank is Rank.ACE and card.suit is not view.trump]
    return _may_close(view) and bool(aces)


def _has_plain_winners(view: View) -> bool:
    high = [card for card in view.hand if _is_high(card) and card.suit is not view.trump]
    trumps = [card for card in view.hand if card.suit is view.trump]
    return _may_close(view) and len(high) >= _TWO and len(trumps) <= _TWO


def _trumps_are_out(view: View) -> bool:
    mine = [card for card in view.hand if card.suit is view.trump]
    out = [card for card in unplayed(view) if card.suit is view.trump]
    return _may_close(view) and len(out) >= max(_TWO, len(mine)) and bool(mine)


def _before_draw(view: View) -> bool:
    may = view.phase is Phase.PRE_DRAW and {DRAW, CLOSE_TALON} <= {*view.legal_moves}
    return may and not _acts(view) and points(view) < TARGET


def _closes(_view: View, found: JudgedMoves) -> bool:
    return found.best == CLOSE_TALON


def _plays_on(_view: View, found: JudgedMoves) -> bool:
    return found.best != CLOSE_TALON


def _leads_ace(view: View, found: JudgedMoves) -> bool:
    best = _best_card(found)
    return best is not None and best.rank is Rank.ACE and best.suit is not view.trump


# --------------------------------------------------------------------------------------- lesson 12


def _has_no_trick(view: View) -> bool:
    is_turn = view.phase is Phase.FOLLOW and not view.tricks_won
    return is_turn and needs(view) <= _SCHWARZ_IS_NEAR and len(view.won) >= _TWO


def _is_below_33(view: View) -> bool:
    is_low = 0 < points(view) < SCHNEIDER_LINE and bool(view.tricks_won)
    return _is_turn(view) and is_low and not _acts(view, closing=True) and 0 < needs(view) <= _NEAR


def _loses(_view: View, found: JudgedMoves) -> bool:
    return found.worths[0].points < 0 and _best_card(found) is not None


def _is_closed_against(view: View) -> bool:
    by_other = view.close is not None and view.close.seat is not view.seat
    shows = any(move in MELD for move in view.legal_moves)
    return by_other and _is_turn(view) and not shows and len(view.hand) > _TWO


def _is_to_be_saved(view: View) -> bool:
    return _is_closed_against(view) or _is_below_33(view)


def _own_points(view: View) -> Values:
    return (("t", points(view)),)


_TWO = 2
_NEAR = 26
_SCHWARZ_IS_NEAR = 40
_IN_SIGHT, _SHORT = 60, 52

# ------------------------------------------------------------------------------------ all of them

THROW = MoveQuestion("follow", _may_throw, _throws_cheap, values=_led, loosely=_is_cheap_best)
LEAD_CHEAP = MoveQuestion("lead", _may_lead, _leads_cheap, loosely=_is_cheap_best)
TAKE_WITH_TEN = MoveQuestion("follow", _may_take_with_ten, _takes_with_ten, values=_led)
FOLLOW_WELL = MoveQuestion("follow", _may_follow, _follows_well, values=_led)
ANNOUNCE = MoveQuestion("marriage-now", _has_marriage, _announces)
ANNOUNCE_LATER = MoveQuestion("marriage-now", _has_marriage, _does_not_announce)
KEEP_MATE = MoveQuestion("move", _may_keep_mate, _keeps_mate)
TAKE_FOR_EXCHANGE = MoveQuestion("follow", _holds_lowest, _takes, values=_led)
EXCHANGE = MoveQuestion("move", _may_exchange, _exchanges)
LOSE_LAST_DRAW = MoveQuestion("last-draw", _may_lose_last_draw, _lets_go)
WIN_LAST_DRAW = MoveQuestion("last-draw", _may_lose_last_draw, _takes)
LAST_DRAW = MoveQuestion("last-draw", _before_last_draw, _plays_cards)
LEAD_LAST = MoveQuestion("last-draw", _leads_last, _plays_cards)
CLOSE_LAST = MoveQuestion("last-lead", _is_last_lead, _closes, only_close=True)
LEAVE_LAST = MoveQuestion("last-lead", _is_last_lead, _plays_on, only_close=True)
STOP_IT = MoveQuestion("stop-it", _other_is_near, _plays_cards, values=_their_points)
SAFE_LEAD = MoveQuestion("safe-lead", lambda view: _knows_all(view, 2, 3), _one_lead_wins)
FIND_WIN = MoveQuestion("safe-lead", lambda view: _knows_all(view, 4, 5), _one_lead_wins)
REAL_END = MoveQuestion("move", lambda view: _knows_all(view, 4, 6), _one_move_is_best)
CLOSE_IN_SIGHT = MoveQuestion(
    "close-or-not",
    lambda view: _may_close(view) and _high_points(view) >= _IN_SIGHT,
    _closes,
    only_close=True,
)
TOO_SHORT = MoveQuestion(
    "close-or-not",
    lambda view: _may_close(view) and _SHORT <= _high_points(view) < TARGET,
    _plays_on,
    only_close=True,
)
CLOSE = MoveQuestion("close-or-not", _may_close, _closes, only_close=True)
PLAY_ON = MoveQuestion(
    "close-or-not",
    lambda view: _may_close(view) and _high_points(view) >= _SHORT,
    _plays_on,
    only_close=True,
)
CLOSE_FOR_ACE = MoveQuestion("close-or-not", _has_plain_ace, _closes, only_close=True)
LEAD_ACE = MoveQuestion("close-or-not", _has_plain_ace, _leads_ace, only_close=True)
CLOSE_FOR_WINNERS = MoveQuestion("close-or-not", _has_plain_winners, _closes, only_close=True)
WINNERS_IN_VAIN = MoveQuestion("close-or-not", _has_plain_winners, _plays_on, only_close=True)
CLOSE_AT_ONCE = MoveQuestion("draw-or-close", _before_draw, _closes, only_close=True)
DRAW_FIRST = MoveQuestion("draw-or-close", _before_draw, _plays_on, only_close=True)
TRUMPS_OUTSIDE = MoveQuestion("close-or-not", _trumps_are_out, _plays_on, only_close=True)
FIRST_TRICK = MoveQuestion("first-trick", _has_no_trick, _takes)
REACH_33 = MoveQuestion("reach-33", _is_below_33, _loses, values=_own_points)
AGAINST_CLOSE = MoveQuestion("against-close", _is_closed_against, _plays_cards)
SAVE_IT = MoveQuestion("move", _is_to_be_saved, _loses)
