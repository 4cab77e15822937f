"""Questions whose answer is certain by counting or by the rules."""

from collections.abc import Iterable

from sixtysix_gui.rules.cards import Card, Rank, Suit, beats, card_of, lowest_rank
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, MELD, Meld, PlayCard
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import PLAIN_MARRIAGE, marriage_points
from sixtysix_gui.training.exercise import ByCards, ByChoice, ByMove, ByNumber
from tools.exercises.lessons.drafts import Draft, certain, only_move
from tools.exercises.spots import PuzzleSpot

_YES_NO = ("yes", "no")
_WHO = ("me", "other")

# ------------------------------------------------------------------------------- what lies there


def other(view: View) -> Seat:
    """Return the seat opposite that of a view."""
    return opposite(view.seat)


def points(view: View) -> int:
    """Return the own card points."""
    return view.total(view.seat)


def lowest_trump(view: View) -> Card:
    """Return the lowest trump of the pack."""
    return card_of(lowest_rank(view.rules.deck_pack), view.trump_suit)


def rack(view: View) -> tuple[Card, ...]:
    """Return the cards of the pack that are neither in the hand nor lie open on the table."""
    open_cards = {*view.hand, *(play.card for play in view.table), view.turn_up}
    return tuple(card for card in view.rules.pack if card not in open_cards)


def unplayed(view: View) -> tuple[Card, ...]:
    """Return all cards that may still be in the other hand: unseen ones, and those known there."""
    return (*view.unseen, *view.known[other(view)])


def sure_trumps(view: View) -> tuple[Card, ...]:
    """Return the trumps in hand that nothing can beat once led from the highest down.

    None where it hangs on the trump card, which the other might still exchange.
    """
    found: list[Card] = []
    gone = {card for trick in view.won for card in trick.cards}
    for rank in sorted(Rank, reverse=True):
        card = card_of(rank, view.trump_suit)
        if card not in view.rules.pack or card in gone:
            continue
        if card == view.turn_up:
            return ()
        if card not in view.hand:
            break
        found.append(card)
    return tuple(found)


def may_close(view: View) -> bool:
    """Return whether a card may be led, or the talon be closed."""
    return CLOSE_TALON in view.legal_moves and view.phase is Phase.LEAD


def needs(view: View) -> int:
    """Return the card points that the other needs."""
    return TARGET - view.total(other(view))


# ------------------------------------------------------------------------------------ lessons 1, 2


def count_mine(spot: PuzzleSpot) -> Draft | None:
    """Three tricks were played, two at least of them won, and no marriage counts."""
    view = spot.view
    if len(view.won) != _FEW or view.tricks_won < _TWO or view.card_points[view.seat].melded:
        return None
    return _counted("count-mine", view, view.seat, "counted")


def count_mine_marriage(spot: PuzzleSpot) -> Draft | None:
    """Three or four tricks, and a marriage that counts."""
    view = spot.view
    if (
        len(view.won) not in (_FEW, _SOME)
        or view.card_points[view.seat].marriages != PLAIN_MARRIAGE
    ):
        return None
    return _counted("count-mine-marriage", view, view.seat, "counted")


def count_five(spot: PuzzleSpot) -> Draft | None:
    """Five tricks, three at least of them won."""
    view = spot.view
    if len(view.won) != _MANY or view.tricks_won < _FEW or view.status is TalonStatus.CLOSED:
        return None
    return _counted("count-mine-marriage", view, view.seat, "counted")


def count_other(spot: PuzzleSpot) -> Draft | None:
    """Four or five tricks, two at least of them the other's."""
    view = spot.view
    if len(view.won) not in (_SOME, _MANY) or view.card_points[other(view)].tricks < _TWO:
        return None
    return _counted("count-other", view, other(view), "counted-other")


def count_other_marriage(spot: PuzzleSpot) -> Draft | None:
    """The same with a marriage of the other."""
    draft = count_other(spot)
    return draft if draft and spot.view.card_points[other(spot.view)].marriages else None


def _counted(task: str, view: View, seat: Seat, name: str) -> Draft | None:
    earned = view.card_points[seat]
    if earned.pending or earned.bonus or not earned.captured:
        return None
    shown = sum(marriage.seat is seat for marriage in view.marriages)
    if not shown:
        return certain(task, ByNumber(earned.total), name, (("t", earned.total),))
    name += "-marriage" if shown == 1 else "-marriages"
    told = (("t", earned.total), ("p", earned.captured), ("q", earned.marriages))
    return certain(task, ByNumber(earned.total), name, told)


def out_or_lead(spot: PuzzleSpot, *, enough: bool) -> Draft | None:
    """Near 66 on lead: enough, or a few points short; no marriage helps."""
    view = spot.view
    own = points(view)
    if GO_OUT not in view.legal_moves or any(move in MELD for move in view.legal_moves):
        return None
    if view.phase is Phase.FINAL:
        return None
    is_near = TARGET <= own <= _MUCH if enough else _SHORT <= own < TARGET
    if not is_near or view.status is TalonStatus.CLOSED or view.card_points[view.seat].pending:
        return None
    name = "out-now" if enough else "out-not-yet"
    return certain("out-or-lead", ByChoice(int(not enough), ("out", "lead")), name, (("t", own),))


def say_out(spot: PuzzleSpot) -> Draft | None:
    """66 on lead, before a card is led."""
    view = spot.view
    if GO_OUT not in view.legal_moves or not TARGET <= points(view) <= _MUCH:
        return None
    if view.phase is not Phase.LEAD:
        return None
    return certain("before-lead", only_move(GO_OUT), "out-now", (("t", points(view)),))


def marriage_out(spot: PuzzleSpot) -> Draft | None:
    """Below 66 on lead, with a marriage that is enough; nothing else can be done first."""
    view = spot.view
    own = points(view)
    enough = [
        move
        for move in view.legal_moves
        if isinstance(move, Meld) and own + marriage_points(move.suit, view.trump) >= TARGET
    ]
    others = {EXCHANGE_TRUMP, *([CLOSE_TALON] if view.rules.meld_when_closed else [])}
    if not enough or own >= TARGET or not view.tricks_won or others & {*view.legal_moves}:
        return None
    if view.phase is not Phase.LEAD:
        return None
    value = marriage_points(enough[0].suit, view.trump)
    told = (("t", own), ("p", value), ("s", own + value))
    return certain("before-lead", ByMove(tuple(enough)), "marriage-out", told)


def who_wins_out(spot: PuzzleSpot, *, mine: bool) -> Draft | None:
    """The other has 66 and did not say so; the own points are enough, or just not."""
    view = spot.view
    own, theirs = points(view), view.total(other(view))
    if GO_OUT not in view.legal_moves or theirs < TARGET or view.close is not None:
        return None
    if view.phase is Phase.FINAL:
        return None
    if not (own >= TARGET if mine else _LOW <= own < TARGET):
        return None
    name = "first-to-say" if mine else "wrong-out"
    return certain("who-wins-out", ByChoice(int(not mine), _WHO), name, (("t", own), ("q", theirs)))


# ------------------------------------------------------------------------------- lessons 4, 5 and 6


def still_holds(spot: PuzzleSpot) -> Draft | None:
    """One card of the other is known, from a marriage, and the trick after it is over."""
    view = spot.view
    known = view.known[other(view)]
    theirs = [marriage for marriage in view.marriages if marriage.seat is not view.seat]
    if len(known) != 1 or len(theirs) != 1 or view.exchange is not None or view.table:
        return None
    if known[0].suit is not theirs[0].suit:
        return None
    told = (("suit", theirs[0].suit),)
    return certain("still-holds", ByCards(frozenset(known), rack(view)), "shown", told)


def may_exchange(spot: PuzzleSpot, *, allowed: bool) -> Draft | None:
    """The lowest trump is in the hand while the talon is open: may it be exchanged now?"""
    view = spot.view
    card, rules = lowest_trump(view), view.rules
    if card not in view.hand or view.status is not TalonStatus.OPEN or view.talon_size <= _TWO:
        return None
    leads = view.phase is Phase.LEAD
    if allowed is not (EXCHANGE_TRUMP in view.legal_moves) or view.phase is Phase.PRE_DRAW:
        return None
    if allowed:
        name = "exchange-with-trick" if rules.exchange_needs_trick else "exchange-on-lead"
    else:
        name = "exchange-needs-trick" if leads else "exchange-needs-lead"
    return certain(
        "may-exchange", ByChoice(int(not allowed), _YES_NO), name, named=(("card", card),)
    )


def first_act(spot: PuzzleSpot, *, with_marriage: bool) -> Draft | None:
    """Exchanging, closing and perhaps a marriage are all possible: exchange first."""
    view = spot.view
    moves = view.legal_moves
    acts = {EXCHANGE_TRUMP, CLOSE_TALON} <= {*moves}
    shows = any(move in MELD for move in moves)
    if (
        not acts
        or shows is not with_marriage
        or view.phase is not Phase.LEAD
        or points(view) >= TARGET
    ):
        return None
    names = ("announce", "exchange", "close") if shows else ("close", "exchange")
    return certain("first-act", ByChoice(1, names), "exchange-first")


def announce_first(spot: PuzzleSpot) -> Draft | None:
    """A marriage and closing are possible, and after closing no marriage."""
    view = spot.view
    moves = view.legal_moves
    if view.rules.meld_when_closed or view.phase is not Phase.LEAD or EXCHANGE_TRUMP in moves:
        return None
    if CLOSE_TALON not in moves or not any(move in MELD for move in moves):
        return None
    return certain("first-act", ByChoice(1, ("close", "announce")), "announce-first")


def who_draws(spot: PuzzleSpot, *, mine: bool) -> Draft | None:
    """The trick before the last draw: who gets the trump card?"""
    view = spot.view
    turn_up = view.turn_up
    if view.status is not TalonStatus.OPEN or view.talon_size != _TWO or turn_up is None:
        return None
    if view.phase not in (Phase.LEAD, Phase.FOLLOW) or turn_up.points < _FEW:
        return None
    task = "who-draws-lose" if mine else "who-draws-win"
    named = (("card", turn_up),)
    return certain(task, ByChoice(int(not mine), _WHO), "loser-draws", named, named)


# ------------------------------------------------------------------------------ lessons 7 and 8


def reaches_66(spot: PuzzleSpot, *, enough: bool) -> Draft | None:
    """To follow: would the other have 66 with this trick, if a certain card is played?"""
    view = spot.view
    led = view.led
    if led is None or view.phase is not Phase.FOLLOW or view.status is TalonStatus.EXHAUSTED:
        return None
    earned = view.card_points[other(view)]
    if earned.pending or points(view) >= TARGET or len(view.hand) <= _TWO:
        return None
    before = earned.total
    for move in view.legal_moves:
        if not isinstance(move, PlayCard) or beats_led(move.card, view):
            continue
        trick = led.points + move.card.points
        if before >= TARGET or (before + trick >= TARGET) is not enough:
            continue
        if abs(before + trick - TARGET) > _CLOSE_BY:
            continue
        name = "reaches" if enough else "stays-below"
        told = (("q", before), ("p", trick), ("s", before + trick))
        ask = ByChoice(int(not enough), _YES_NO)
        return certain("reaches-66", ask, name, told, (("card", move.card),))
    return None


def which_marriage(spot: PuzzleSpot, *, only_trumps: bool) -> Draft | None:
    """One marriage of the other would be enough for 66, and no second one."""
    return marriage_of_other(spot.view, only_trumps=only_trumps)


def marriage_of_other(view: View, *, only_trumps: bool) -> Draft | None:
    """Return the question; ``only_trumps``: others are there, too, but would not be enough."""
    if view.status is not TalonStatus.OPEN or view.talon_size <= _TWO or view.known[other(view)]:
        return None
    if not view.card_points[other(view)].tricks or points(view) >= TARGET or len(view.won) < _TWO:
        return None
    hidden, enough = _hidden_pairs(view), marriages_that_do(view)
    if len(enough) != 1 or only_trumps is not (len(hidden) > 1):
        return None
    told = (("q", view.total(other(view))), ("k", needs(view)))
    name = "only-trumps" if only_trumps else "only-marriage"
    extra = () if only_trumps else (("suit", enough[0]),)
    ask = ByCards(frozenset(_pair(enough[0])), rack(view))
    return certain("which-marriage", ask, name, (*told, *extra))


def marriages_that_do(view: View) -> list[Suit]:
    """Return the suits of marriages that would take the other to 66, if they are in that hand."""
    if not view.card_points[other(view)].tricks:
        return []
    worths = {suit: marriage_points(suit, view.trump) for suit in _hidden_pairs(view)}
    return [suit for suit, worth in worths.items() if 0 < needs(view) <= worth]


def _hidden_pairs(view: View) -> list[Suit]:
    """Return the suits of which both king and queen are out of sight."""
    return [suit for suit in Suit if {*_pair(suit)} <= {*view.unseen}]


def hand_of_other(spot: PuzzleSpot) -> Draft | None:
    """The talon is used up: all that is not seen is in the other hand."""
    view = spot.view
    if view.status is not TalonStatus.EXHAUSTED or view.table or points(view) >= TARGET:
        return None
    hand = frozenset(unplayed(view))
    if len(hand) != view.hand_sizes[other(view)] or len(hand) != view.rules.deck_hand:
        return None
    return certain("hand-of-other", ByCards(hand, rack(view)), "not-seen")


# ----------------------------------------------------------------------------- lessons 9, 10 and 11


def sure_total(spot: PuzzleSpot) -> Draft | None:
    """Two sure trumps at least, and closing is possible."""
    view = spot.view
    trumps = sure_trumps(view)
    if not may_close(view) or len(trumps) < _TWO:
        return None
    own, more = points(view), sum(card.points for card in trumps)
    if not view.tricks_won or own >= TARGET or view.card_points[view.seat].pending:
        return None
    told = (("t", own), ("p", more), ("s", own + more))
    return certain("sure-total", ByNumber(own + more), "sure-total", told)


def which_safe(spot: PuzzleSpot) -> Draft | None:
    """Two high plain cards; of the suit of one of them the other is known to hold a card."""
    view = spot.view
    if not may_close(view):
        return None
    if points(view) >= TARGET or not view.rules.strict_follow:
        return None
    safe = safe_cards(view)
    suits = {card.suit for card in view.known[other(view)]}
    unsure = [
        card for card in _plain_tops(view) if card.suit not in suits and _may_be_trumped(card, view)
    ]
    if len(safe) != 1 or not unsure:
        return None
    (card, held) = safe[0]
    cards = sorted((card, unsure[0]), key=view.rules.pack.index)
    named = (("card", cards[0]), ("card2", cards[1]))
    told = (("card", card), ("card2", held))
    ask = ByChoice(cards.index(card), ("card", "card2"))
    return certain("which-safe", ask, "must-follow", told, named)


def safe_cards(view: View) -> list[tuple[Card, Card]]:
    """Return the own high plain cards that win once suit must be followed, with a card there.

    The other is known to hold that card, and nothing that may be there beats the own one.
    """
    held = {card.suit: card for card in view.known[other(view)]}
    return [(card, held[card.suit]) for card in _plain_tops(view) if card.suit in held]


def _plain_tops(view: View) -> list[Card]:
    """Return the own aces and tens outside of trumps that nothing in the other hand can beat."""
    plain = [card for card in view.hand if card.suit is not view.trump and card.points >= _HIGH]
    return [card for card in plain if _is_top(card, view)]


def price(spot: PuzzleSpot, *, with_trick: bool) -> Draft | None:
    """Closing is possible, and the other has a trick, or none."""
    view = spot.view
    has_trick = bool(view.card_points[other(view)].tricks)
    if not may_close(view) or not view.won:
        return None
    if view.rules.score_close_failed != "2-or-3" or has_trick is not with_trick:
        return None
    if points(view) >= TARGET:
        return None
    name = "price-two" if has_trick else "price-three"
    return certain("price", ByChoice(1 if has_trick else 2, ("one", "two", "three")), name)


def _may_be_trumped(card: Card, view: View) -> bool:
    """Return whether the other may have a trump and no card of a suit."""
    same = [each for each in view.unseen if each.suit is card.suit]
    return len(same) < view.talon_size and any(each.suit is view.trump for each in unplayed(view))


def _is_top(card: Card, view: View) -> bool:
    """Return whether no card that may be in the other hand beats this one within its suit."""
    return not any(each.suit is card.suit and each.rank > card.rank for each in unplayed(view))


def beats_led(card: Card, view: View) -> bool:
    """Return whether a card wins the trick that was led to."""
    return view.led is not None and beats(card, view.led, view.trump_suit)


def _pair(suit: Suit) -> Iterable[Card]:
    return card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)


_TWO, _FEW, _SOME, _MANY = 2, 3, 4, 5
_LOW, _SHORT, _MUCH = 55, 58, 80
_CLOSE_BY = 12
_HIGH = 10
