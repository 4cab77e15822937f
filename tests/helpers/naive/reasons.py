"""Whether a sentence of the coach is true: every number of it computed a second time, naively.

Cards are counted by hand, hands of the other gone through one by one, and lines are walked move
by move. What is measured anew (kind C) is left to its own tests; what the sentence says is not.
"""

from collections.abc import Callable
from typing import cast

from sixtysix_gui.coach.measure.findings import Findings
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.rules.cards import Card, Rank, Suit, pack_cards
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    CloseTalon,
    ExchangeTrump,
    GoOut,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.facts import Phase, TalonStatus
from tests.helpers.naive.thinking.card_counting import (
    card_points,
    counted,
    is_strict,
    replies,
    takes,
    value,
)


def trouble_with(reason: Reason, findings: Findings) -> str:
    """What is false about a reason; empty where all of it is true."""
    check = CHECKS.get(reason.number)
    if check is None:
        return f"nothing checks reason {reason.number}"
    try:
        check(Sentence(reason, findings))
    except AssertionError as error:
        return str(error) or "false"
    return ""


class Sentence:
    """A reason, and what is asked about it."""

    def __init__(self, reason: Reason, findings: Findings) -> None:
        self.reason = reason
        self.f = findings
        self.view = findings.view
        self.me = findings.view.seat
        self.trump = findings.view.trump
        self.hand = set(findings.view.hand)
        self.count = counted(findings.view)
        self.there = self.count.shown | self.count.possible
        self.total = card_points(findings.view, self.me)
        self.other = Seat.B if self.me is Seat.A else Seat.A
        self.others = card_points(findings.view, self.other)

    def number(self, name: str) -> int:
        return cast("int", self.reason.value(name))

    def card(self, name: str = "card") -> Card:
        return cast("Card", self.reason.value(name))

    def says(self, name: str, expected: object) -> None:
        found = self.reason.value(name)
        assert found == expected, f"{name} is {found}, not {expected}"

    def says_cases(self, name: str, holds: Callable[[int], bool], total: str = "n") -> None:
        """The share of worlds, as whole cases, all and none only where it is all and none."""
        weights, n = self.f.worlds.weights, self.f.worlds.cases
        if total:
            self.says(total, n)
        inside = sum(weight for world, weight in enumerate(weights) if holds(world))
        exactly = n * inside / sum(weights)
        found = self.number(name)
        if inside in (0, sum(weights)):
            assert found == exactly, f"{name} is {found}, not {exactly}"
        elif n > 1:
            assert 1 <= found <= n - 1, f"{name} is {found} of {n} with {exactly}"
            assert abs(found - exactly) <= 0.5 or found in (1, n - 1), f"{name}: {exactly}"

    def whole_cases(self, holds: Callable[[int], bool]) -> tuple[int, int]:
        """What the share of worlds may be rounded to: two at a half, else one and the same."""
        weights, n = self.f.worlds.weights, self.f.worlds.cases
        inside = sum(weight for world, weight in enumerate(weights) if holds(world))
        total = sum(weights)
        if inside in (0, total):
            return (n, n) if inside else (0, 0)
        down, up = ((2 * n * inside + way) // (2 * total) for way in (total - 1, total))
        return (down, up) if n == 1 else (min(max(down, 1), n - 1), min(max(up, 1), n - 1))

    def wins(self, move: Move) -> Callable[[int], bool]:
        results = self.f.worlds.results(move)
        return lambda world: results[world] > 0

    def points(self, move: Move) -> float:
        """The game points of a move on average."""
        weights, results = self.f.worlds.weights, self.f.worlds.results(move)
        return sum(w * won for w, won in zip(weights, results, strict=True)) / sum(weights)

    def states(self, move: Move, world: int) -> list[DealState]:
        """All states of a line after a move."""
        found = [self.f.worlds.state(world)]
        for made in self.f.worlds.line(world, move):
            found.append(found[-1].apply(made)[0])
        return found[1:]

    def until_next_lead(self, move: Move, world: int) -> list[DealState]:
        found: list[DealState] = []
        for state in self.states(move, world):
            found.append(state)
            leads = state.to_act is self.me and state.phase in (Phase.LEAD, Phase.PRE_DRAW)
            if leads and state.trick_number > self.view.trick_number:
                break
        return found

    def reached(self, state: DealState) -> bool:
        """Whether the other has 66, counted by hand."""
        return card_points(state.view(self.me), self.other) + state.bonus[self.other] >= 66

    @property
    def best_card(self) -> Card:
        assert isinstance(self.f.best, PlayCard)
        return self.f.best.card

    @property
    def played_card(self) -> Card:
        assert isinstance(self.f.played, PlayCard)
        return self.f.played.card

    def safe(self, card: Card) -> bool:
        """Whether no hand of the other has an answer that takes a lead."""
        strict = is_strict(self.view)
        return not any(
            takes(reply, card, self.trump)
            for hand in self.count.hands()
            for reply in replies(self.view, card, hand, strict=strict)
        )


def both_shares(s: Sentence) -> None:
    s.says("best", s.f.best)
    s.says("played", s.f.played)
    s.says_cases("a", s.wins(s.f.best))
    s.says_cases("b", s.wins(s.f.played))
    if s.number("a") <= s.number("b"):
        ahead = s.points(s.f.best) - s.points(s.f.played)
        assert ahead <= 0.1 + 1e-9, "what is won and lost decides, not how often"


def on_average(s: Sentence) -> None:
    s.says("best", s.f.best)
    s.says("played", s.f.played)
    cases: list[tuple[int, int]] = []
    for name, move in (("p", s.f.best), ("q", s.f.played)):
        said = cast("float", s.reason.value(name))
        assert abs(said - s.points(move)) <= 0.05 + 1e-9, f"{name} is {said}, not {s.points(move)}"
        assert said == round(said, 1)
        cases.append(s.whole_cases(s.wins(move)))
    (least, _), (_, most) = cases
    assert least <= most, "the best wins more often"
    assert cast("float", s.reason.value("p")) > cast("float", s.reason.value("q"))


def closing_wins(s: Sentence) -> None:
    moves = {isinstance(move, CloseTalon): move for move in (s.f.best, s.f.played)}
    s.says_cases("a", s.wins(moves[True]))
    s.says_cases("b", s.wins(moves[False]))


def certain_points(s: Sentence) -> None:
    s.says("k", 66 - s.total)
    assert s.number("s") >= s.number("k")
    assert isinstance(s.f.best, CloseTalon)
    lowest = Card(Rank.NINE if s.view.rules.deck_pack == 24 else Rank.JACK, s.trump)
    orders = [
        sorted(s.hand, key=lambda card: (card.suit is s.trump, card.rank, card.suit)),
        sorted(s.hand, key=lambda card: (card.suit is not s.trump, card.rank, card.suit)),
    ]
    best = 0
    for order in orders:
        least = 1000
        for hand in s.count.hands():
            least = min(least, least_won(s, order[::-1], hand))
            if s.view.rules.exchange_defender_on_close and lowest in hand and s.view.turn_up:
                swapped = hand - {lowest} | {s.view.turn_up}
                least = min(least, least_won(s, order[::-1], swapped))
        best = max(best, least)
    assert best >= s.number("k"), f"only {best} were certain"


def least_won(s: Sentence, order: list[Card], theirs: frozenset[Card]) -> int:
    """What leading in this order wins at least until a trick is lost."""
    if not order or not theirs:
        return 0
    found: list[int] = []
    for reply in replies(s.view, order[0], theirs, strict=True):
        won = value(order[0]) + value(reply) + least_won(s, order[1:], theirs - {reply})
        found.append(0 if takes(reply, order[0], s.trump) else won)
    return min(found)


def missing_trumps(s: Sentence) -> None:
    assert isinstance(s.f.best, CloseTalon)
    worlds = range(s.f.worlds.count)
    lying = [
        any(card.suit is s.trump for card in s.f.worlds.state(world).talon[:-1]) for world in worlds
    ]
    assert any(lying)
    assert any(card.suit is s.trump for card in s.count.possible)
    assert mean_lead(s, lying) - mean_lead(s, [not lies for lies in lying]) >= s.f.loss / 2


def mean_lead(s: Sentence, where: list[bool]) -> float:
    best, played = s.f.worlds.results(s.f.best), s.f.worlds.results(s.f.played)
    chosen = [world for world, is_so in enumerate(where) if is_so]
    weights = [s.f.worlds.weights[world] for world in chosen]
    leads = [(best[w] - played[w]) * s.f.worlds.weights[w] for w in chosen]
    return sum(leads) / sum(weights)


def failed_close(s: Sentence) -> None:
    assert isinstance(s.f.played, CloseTalon)
    results = s.f.worlds.results(s.f.played)
    s.says_cases("a", lambda world: results[world] < 0)
    for world in [world for world, result in enumerate(results) if result < 0][:20]:
        outcome = s.states(s.f.played, world)[-1].outcome
        assert outcome is not None
        assert outcome.game_points == s.number("p")


def no_trick_yet(s: Sentence) -> None:
    assert isinstance(s.f.best, CloseTalon)
    assert not any(trick.winner is s.other for trick in s.view.won)
    s.says("p", s.view.rules.score_scale[2])
    assert s.number("p") in s.f.worlds.results(s.f.best)


def one_trick_later(s: Sentence) -> None:
    assert isinstance(s.f.played, CloseTalon)
    s.says_cases("b", s.wins(s.f.played))
    later = [s.until_next_lead(s.f.best, world)[-1] for world in range(s.f.worlds.count)]
    may = [
        state.outcome is None and state.to_act is s.me and CLOSE_TALON in state.legal_moves()
        for state in later
    ]
    places = iter(range(len(later)))

    def moved_on(state: DealState) -> DealState:
        place = next(places)
        return later[place] if may[place] else state

    results = s.f.worlds.play_on(CLOSE_TALON, moved_on)
    s.says_cases("a", lambda world: may[world] and results[world] > 0)
    assert s.number("a") > s.number("b")


def before_your_next_lead(s: Sentence) -> None:
    s.says("k", 66 - s.others)
    s.says_cases("a", lambda w: any(map(s.reached, s.until_next_lead(s.f.played, w))))


def last_trick(s: Sentence) -> None:
    assert isinstance(s.f.played, CloseTalon)
    assert s.view.rules.end_last_trick == "bonus-10"


def highest_trump(s: Sentence) -> None:
    gone = {card for trick in s.view.won for card in (trick.led, trick.reply)}
    trumps = [card for card in pack_cards(s.view.rules.deck_pack) if card.suit is s.trump]
    out = [card for card in trumps if card not in s.hand | gone]
    if s.view.status is TalonStatus.CLOSED:
        out = [card for card in out if card != s.view.turn_up]
    s.says("n", len(out))
    assert s.best_card.suit is s.trump
    assert all(card.rank < s.best_card.rank for card in out)


def cannot_be_trumped(s: Sentence) -> None:
    s.says("card", s.best_card)
    assert s.card().suit is not s.trump
    assert not any(card.suit is s.trump for hand in s.count.hands() for card in hand)


def nothing_beats_it(s: Sentence) -> None:
    s.says("card", s.best_card)
    assert s.view.led is None
    assert s.safe(s.best_card)


def two_leads_draw(s: Sentence) -> None:
    second = max(card for card in s.hand - {s.best_card} if card.suit is s.trump)
    s.says_cases("a", lambda w: drawn_by(s, second, frozenset(s.f.worlds.other_hand(w))))


def drawn_by(s: Sentence, second: Card, theirs: frozenset[Card]) -> bool:
    """Whether the other has trumps, and none of them after two leads, whatever he answers."""
    if not any(card.suit is s.trump for card in theirs):
        return False
    for reply in replies(s.view, s.best_card, theirs, strict=True):
        if takes(reply, s.best_card, s.trump):
            return False
        left = theirs - {reply}
        for again in replies(s.view, second, left, strict=True):
            had_trump = any(card.suit is s.trump for card in left)
            if had_trump and takes(again, second, s.trump):
                return False
            if any(card.suit is s.trump for card in left - {again}):
                return False
    return True


def keep_it(s: Sentence) -> None:
    s.says("card", s.played_card)
    taken = s.card("card2")
    assert taken in s.there
    assert takes(s.card(), taken, s.trump)
    assert not any(takes(card, taken, s.trump) for card in s.hand - {s.card()})


def holds_none(s: Sentence) -> None:
    suit = cast("Suit", s.reason.value("suit"))
    (trick,) = [trick for trick in s.view.won if trick.number == s.number("t")]
    assert s.view.close is not None
    assert trick.number >= s.view.close.trick
    assert trick.leader is s.me
    assert trick.led.suit is suit is not trick.reply.suit
    assert not any(card.suit is suit for card in s.there)


def last_trump(s: Sentence) -> None:
    trumps = [card for card in s.hand if card.suit is s.trump]
    assert trumps == [s.played_card]
    assert s.view.status is not TalonStatus.OPEN
    for hand in s.count.hands():
        for led in hand:
            assert not any(takes(card, led, s.trump) for card in s.hand - {s.played_card})


def can_be_taken(s: Sentence) -> None:
    s.says("card", s.played_card)
    taker = s.card("card2")
    assert taker in s.there
    assert takes(taker, s.card(), s.trump)
    hands = list(s.count.hands(taker))
    assert not hands or any(
        taker in replies(s.view, s.card(), hand, strict=is_strict(s.view)) for hand in hands
    )
    weights = s.f.worlds.weights
    held = sum(w for world, w in enumerate(weights) if taker in s.f.worlds.other_hand(world))
    assert abs(s.number("a") - 10 * held / sum(weights)) <= 0.5 or s.number("a") in (1, 9)


def gives_away(s: Sentence) -> None:
    s.says("card", s.played_card)
    s.says("p", most_given(s, s.best_card))
    s.says("q", most_given(s, s.played_card))
    assert s.number("p") < s.number("q")


def most_given(s: Sentence, card: Card) -> int:
    strict = is_strict(s.view)
    return max(
        (
            value(card) + value(reply)
            for hand in s.count.hands()
            for reply in replies(s.view, card, hand, strict=strict)
            if takes(reply, card, s.trump)
        ),
        default=0,
    )


def brings_the_lead(s: Sentence) -> None:
    assert s.view.led is not None
    assert takes(s.best_card, s.view.led, s.trump)
    won = value(s.best_card) + value(s.view.led)
    s.says("p", won)
    waiting = sum(each.points for each in s.view.marriages if each.seat is s.me)
    if any(trick.winner is s.me for trick in s.view.won):
        waiting = 0
    s.says("k", 66 - s.total - won - waiting)


def let_it_go(s: Sentence) -> None:
    assert s.view.led is not None
    s.says("p", value(s.view.led))
    s.says("card", s.played_card)
    assert takes(s.played_card, s.view.led, s.trump)
    assert not takes(s.best_card, s.view.led, s.trump)
    later = 0.0
    for world, weight in enumerate(s.f.worlds.weights):
        for trick in s.states(s.f.best, world)[-1].won:
            if trick.winner is s.me and s.played_card in (trick.led, trick.reply):
                later += weight * (value(trick.led) + value(trick.reply))
    assert later / sum(s.f.worlds.weights) > value(s.view.led) + value(s.played_card)


def who_draws_what(s: Sentence) -> None:
    assert s.view.talon_size == 2
    assert s.view.status is TalonStatus.OPEN
    talons = {s.f.worlds.state(world).talon[0] for world in range(s.f.worlds.count)}
    assert talons == {s.card()}


def losing_brings_the_turn_up(s: Sentence) -> None:
    assert s.view.talon_size == 2
    assert s.view.status is TalonStatus.OPEN
    assert s.view.turn_up is not None


def his_marriage(s: Sentence) -> None:
    s.says_cases("a", lambda w: bool(pairs_in(frozenset(s.f.worlds.other_hand(w)))))


def pairs_in(hand: frozenset[Card]) -> list[Suit]:
    return [
        suit
        for suit in Suit
        if sum(card.suit is suit and card.code[0] in "KQ" for card in hand) == 2
    ]


def he_can_never_show(s: Sentence) -> None:
    assert isinstance(s.f.best, ExchangeTrump)
    assert s.card() == s.view.turn_up
    assert s.card().code[0] in "KQ"
    s.says("suit", s.card().suit)


def counts_at_once(s: Sentence) -> None:
    s.says("v", melded(s))


def near_with_the_pair(s: Sentence) -> None:
    s.says("t", s.total + melded(s))
    s.says("k", 66 - s.number("t"))
    assert s.number("k") > 0


def melded(s: Sentence) -> int:
    assert isinstance(s.f.best, Meld)
    assert s.f.best.suit in pairs_in(frozenset(s.hand))
    assert any(trick.winner is s.me for trick in s.view.won)
    return 40 if s.f.best.suit is s.trump else 20


def keep_the_pair(s: Sentence) -> None:
    suit = s.played_card.suit
    assert suit in pairs_in(frozenset(s.hand))
    assert s.played_card.code[0] in "KQ"
    s.says("v", 40 if suit is s.trump else 20)


def one_more_trick(s: Sentence) -> None:
    assert not any(trick.winner is s.me for trick in s.view.won)
    s.says("v", sum(each.points for each in s.view.marriages if each.seat is s.me))
    assert s.view.led is not None
    assert takes(s.best_card, s.view.led, s.trump)


def he_showed_it(s: Sentence) -> None:
    assert s.card() in s.count.shown
    assert takes(s.card(), s.played_card, s.trump)
    hands = (frozenset(s.f.worlds.other_hand(world)) for world in range(s.f.worlds.count))
    assert all(s.card() in hand for hand in hands)


def out_was_there(s: Sentence) -> None:
    assert isinstance(s.f.best, GoOut)
    s.says("t", s.total + s.view.card_points[s.me].bonus)
    assert s.number("t") >= 66
    s.says("p", s.f.worlds.results(s.f.best)[0])


def too_few_for_out(s: Sentence) -> None:
    assert isinstance(s.f.played, GoOut)
    s.says("t", s.total)
    s.says("k", 66 - s.total)
    assert s.number("k") > 0


def all_that_is_missing(s: Sentence) -> None:
    s.says("k", 66 - s.total)
    s.says("card", s.best_card)
    if s.view.led is None:
        s.says("p", value(s.best_card))
        assert s.safe(s.best_card)
    else:
        s.says("p", value(s.best_card) + value(s.view.led))
        assert takes(s.best_card, s.view.led, s.trump)
    assert s.number("p") >= s.number("k") > 0


def with_the_next_trick(s: Sentence) -> None:
    def reaches(world: int) -> bool:
        states = s.until_next_lead(s.f.played, world)
        after = [each for each in states if each.trick_number > s.view.trick_number]
        return bool(after) and s.reached(after[0])

    s.says_cases("a", reaches)


def out_of_schneider(s: Sentence) -> None:
    s.says("p", 33 - s.others)
    assert s.number("p") > 0
    assert s.view.rules.score_scale[:2] == (1, 2)


def no_trick(s: Sentence) -> None:
    assert not any(trick.winner is s.me for trick in s.view.won)
    assert s.view.rules.score_scale[2] == 3


def the_game(s: Sentence) -> None:
    assert s.number("a") >= s.number("b")


def all_known(s: Sentence) -> None:
    assert s.f.worlds.count == 1
    assert len(list(s.count.hands())) == 1


def every_world(s: Sentence) -> None:
    s.says("n", len(list(s.count.hands())))
    assert 0 < s.number("a") <= s.number("n")


def exchange_first(s: Sentence) -> None:
    assert isinstance(s.f.best, ExchangeTrump)
    assert s.card() == s.view.turn_up
    assert s.card("card2") in s.hand
    assert s.card("card2").suit is s.trump
    assert value(s.card()) > value(s.card("card2"))
    best, played = s.f.worlds.results(s.f.best), s.f.worlds.results(s.f.played)
    assert all(first >= second for first, second in zip(best, played, strict=True))


CHECKS: dict[int, Callable[[Sentence], None]] = {
    0: both_shares,
    1: closing_wins,
    2: certain_points,
    3: missing_trumps,
    4: failed_close,
    5: no_trick_yet,
    6: one_trick_later,
    7: before_your_next_lead,
    8: last_trick,
    9: highest_trump,
    10: cannot_be_trumped,
    11: nothing_beats_it,
    12: two_leads_draw,
    13: keep_it,
    14: holds_none,
    15: last_trump,
    16: can_be_taken,
    17: gives_away,
    18: brings_the_lead,
    19: let_it_go,
    20: who_draws_what,
    21: losing_brings_the_turn_up,
    22: his_marriage,
    23: he_can_never_show,
    24: counts_at_once,
    25: near_with_the_pair,
    26: keep_the_pair,
    27: one_more_trick,
    28: he_showed_it,
    29: out_was_there,
    30: too_few_for_out,
    31: all_that_is_missing,
    33: with_the_next_trick,
    34: out_of_schneider,
    35: no_trick,
    36: the_game,
    37: all_known,
    39: every_world,
    43: exchange_first,
    44: on_average,
}
