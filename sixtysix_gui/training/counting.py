"""Counting while playing: what is asked at which moment, and what is right (docs/counting.md).

Everything is known from the view of one seat. Whether and when a deal has questions follows from
the text that names it, so that a game that is gone on with asks as it would have asked.
"""

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, unique

from sixtysix_gui.ai.two.thinking.opponent_beliefs import count_cards
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.storage.settings_values import Counting
from sixtysix_gui.training.exercise import MOST_NUMBER
from sixtysix_gui.training.kept.answers import CountMark

NEARLY = 3
"""Card points by which an answer may be off and is still nearly right."""
SHARE = 1 / 3
"""The share of deals that have questions "now and then"."""
APART = 3
"""Tricks from one round of questions to the next, at least."""
_FIRST = 2
"""So many tricks have been played before anything is asked: one is no count."""
_LATEST = {"now_and_then": 5, "every_deal": 3}
"""The first round waits for so many tricks at most, by how often there are questions."""
_MOST_ROUNDS = {"now_and_then": 1, "every_deal": 3}
_FALLEN = 2
"""So many cards of a suit have been played before it is asked for."""
_LEAST_HAND = 2
"""A hand of fewer cards is not asked for."""


@unique
class About(Enum):
    """What is to be counted; the text is the name by which answers are kept."""

    OWN = "own"
    OTHER = "other"
    TRUMPS = "trumps"
    SUIT = "suit"
    HAND = "hand"


@unique
class CountingMoment(Enum):
    """When something is asked."""

    OUT = "before the first “Out!” that is right"
    TALON_END = "at the talon’s end"
    CLOSE = "before the first close that can be weighed"
    TRICK = "after a trick"


@unique
class Where(Enum):
    """Where a card is that could have been picked."""

    OUT = "with the other, or face down"
    FELL = "in a trick that was won"
    TABLE = "on the table"
    TURN_UP = "face up under the talon"
    HAND = "in the own hand"
    TALON = "face down in the talon for certain"


@dataclass(frozen=True)
class Points:
    """How card points come together.

    ``tricks`` are those of each trick that was won, ``marriages`` those of marriages, ``shown`` how
    many of these there are, and ``waiting`` the points of such as lack a trick.
    """

    tricks: tuple[int, ...]
    marriages: int = 0
    shown: int = 0
    waiting: int = 0

    @property
    def total(self) -> int:
        """What counts now."""
        return sum(self.tricks) + self.marriages


@dataclass(frozen=True)
class PlacedCard:
    """Where a card is; ``trick`` is the number of the trick it fell in, 0 elsewhere."""

    card: Card
    where: Where
    trick: int = 0


@dataclass(frozen=True)
class CountingQuestion:
    """One thing to count; ``suit`` is the one whose cards are asked for, if it is one.

    For card points ``points`` says what is right; for cards ``places`` are all that are offered,
    and right are those of them that are still out.
    """

    about: About
    suit: Suit | None = None
    points: Points | None = None
    places: tuple[PlacedCard, ...] = ()

    @property
    def right(self) -> int | frozenset[Card]:
        """The right answer."""
        if self.points is not None:
            return self.points.total
        return frozenset(place.card for place in self.places if place.where is Where.OUT)

    @property
    def offered(self) -> tuple[Card, ...]:
        """The cards that can be picked, by suits, the highest first."""
        return tuple(place.card for place in self.places)


CountingReply = int | frozenset[Card] | None
"""Card points, the picked cards, or None: the person does not know."""


def mark_of(question: CountingQuestion, reply: CountingReply) -> CountMark:
    """Return how good an answer is; not to know is wrong."""
    right = question.right
    if reply == right:
        return CountMark.RIGHT
    if isinstance(reply, int) and isinstance(right, int) and abs(reply - right) <= NEARLY:
        return CountMark.NEARLY
    return CountMark.WRONG


def mistaken(question: CountingQuestion, reply: CountingReply) -> tuple[PlacedCard, ...]:
    """Return where the cards are that were missed or picked wrongly, in the order offered."""
    if not isinstance(reply, frozenset):
        return ()
    return tuple(
        place
        for place in question.places
        if (place.card in reply) is not (place.where is Where.OUT)
    )


# ------------------------------------------------------------------------------ the questions


def points_question(view: View, about: About) -> CountingQuestion | None:
    """Ask for card points while cards are played.

    Nothing is asked where later ones count no more, nor for more than can be written.
    """
    seat = view.seat if about is About.OWN else opposite(view.seat)
    earned = view.card_points[seat]
    if earned.frozen_at is not None or earned.total > MOST_NUMBER:
        return None
    tricks = tuple(trick.points for trick in view.won if trick.winner is seat)
    shown = sum(marriage.seat is seat for marriage in view.marriages)
    points = Points(tricks, earned.marriages, shown, earned.pending)
    return CountingQuestion(about, points=points)


def suit_question(view: View, about: About, suit: Suit) -> CountingQuestion:
    """Ask which cards of a suit are with the other, or face down.

    The trump card that was turned down at a close is not offered: it is face down, and yet seen.
    """
    places = [place for place in _places(view) if place.card.suit is suit]
    if view.close is not None:
        places = [place for place in places if place.where is not Where.TURN_UP]
    return CountingQuestion(about, suit, places=tuple(places))


def hand_question(view: View) -> CountingQuestion | None:
    """Ask for the other hand where counting gives it away; else there is no question.

    What lies open and the own hand are not offered.
    """
    cards = count_cards(view)
    held = set(cards.known)
    if cards.missing == len(cards.possible):
        held |= set(cards.possible)
    elif cards.missing:
        return None
    seen = (Where.HAND, Where.TABLE, Where.TURN_UP)
    offered = (place for place in _places(view) if place.where not in seen)
    places = tuple(
        replace(place, where=Where.TALON)
        if place.where is Where.OUT and place.card not in held
        else place
        for place in offered
    )
    return CountingQuestion(About.HAND, places=places)


def _places(view: View) -> Iterator[PlacedCard]:
    """Yield where every card of the pack is, suit by suit, the highest first."""
    fell = {play.card: trick.number for trick in view.won for play in trick.plays}
    on_table = {play.card for play in view.table}
    for card in sorted(view.rules.pack, key=lambda card: (card.suit, -card.rank)):
        if card in fell:
            yield PlacedCard(card, Where.FELL, fell[card])
        elif card in view.hand:
            yield PlacedCard(card, Where.HAND)
        elif card in on_table:
            yield PlacedCard(card, Where.TABLE)
        elif card == view.turn_up:
            yield PlacedCard(card, Where.TURN_UP)
        else:
            yield PlacedCard(card, Where.OUT)


# ------------------------------------------------------------------------------- the moments


def moment_of(view: View) -> CountingMoment | None:
    """Return which moment a view is; None where nothing is asked.

    It is the beginning of the own turn, after tricks that were put away, and nothing has been done
    in it yet.
    """
    if not view.rules.close:  # neither a talon to close nor a single other hand to count
        return None
    begins = view.phase in (Phase.LEAD, Phase.FOLLOW) and view.melded_suit is None
    if not view.my_turn or not begins or len(view.won) < _FIRST or _has_exchanged(view):
        return None
    if GO_OUT in view.legal_moves and view.total(view.seat) >= TARGET:
        return CountingMoment.OUT
    if view.status is TalonStatus.EXHAUSTED:
        return CountingMoment.TALON_END
    led_before = any(trick.leader is view.seat for trick in view.won[_FIRST:])
    is_first_close = CLOSE_TALON in view.legal_moves and not led_before
    return CountingMoment.CLOSE if is_first_close else CountingMoment.TRICK


def _has_exchanged(view: View) -> bool:
    exchange = view.exchange
    is_own = exchange is not None and exchange.seat is view.seat
    return is_own and exchange is not None and exchange.trick == view.trick_number


@dataclass(frozen=True)
class Round:
    """The questions of one moment, one after the other; ``trick`` is the one then played."""

    moment: CountingMoment
    trick: int
    questions: tuple[CountingQuestion, ...]


@dataclass(frozen=True)
class CountingPlan:
    """Whether and when a deal has questions: after ``first`` tricks, in at most ``rounds``."""

    deal: str
    often: Counting
    first: int
    rounds: int


def plan_for(deal: str, often: Counting) -> CountingPlan | None:
    """Return the plan of a deal by the text that names it; None if it has no questions."""
    if often == "off":
        return None
    dice = _dice(deal, 0)
    first = dice.randint(_FIRST, _LATEST[often])
    if often == "now_and_then" and dice.random() >= SHARE:
        return None
    return CountingPlan(deal, often, first, _MOST_ROUNDS[often])


def round_for(
    view: View,
    plan: CountingPlan,
    before: Sequence[Round],
    *,
    is_practice: bool = False,
    shown: Collection[About] = (),
) -> Round | None:
    """Return what is asked of the seat of a view, or None.

    Args:
        view: what the person knows.
        plan: of this deal.
        before: what was asked in this deal so far.
        is_practice: whether the game does not count.
        shown: what the table shows anyway.
    """
    moment = moment_of(view)
    if moment is None or len(view.won) < plan.first or len(before) >= plan.rounds:
        return None
    if before and view.trick_number - before[-1].trick < APART:
        return None
    if moment is CountingMoment.OUT and plan.often != "every_deal" and not is_practice:
        return None
    asked = {question.about for each in before for question in each.questions}
    dice = _dice(plan.deal, view.trick_number)
    questions = _questions(view, moment, asked, dice, shown)
    return Round(moment, view.trick_number, questions) if questions else None


def _questions(
    view: View,
    moment: CountingMoment,
    asked: Collection[About],
    dice: random.Random,
    shown: Collection[About],
) -> tuple[CountingQuestion, ...]:
    """Choose: the points before an “Out!”, the other hand when it is known, else by chance."""
    points = tuple(_points(view, shown))
    if moment is CountingMoment.OUT:
        return tuple(each for each in points if each.about is About.OWN)
    hand = hand_question(view) if About.HAND not in asked else None
    if hand is not None and view.hand_sizes[opposite(view.seat)] >= _LEAST_HAND:
        return (hand,)
    choices = [points] if points else []
    choices += [(each,) for each in _of_suits(view, moment)]
    fresh = [each for each in choices if each[0].about not in asked]
    choices = fresh or choices
    return dice.choice(choices) if choices else ()


def _points(view: View, shown: Collection[About]) -> Iterator[CountingQuestion]:
    for about in (About.OWN, About.OTHER):
        question = None if about in shown else points_question(view, about)
        if question is not None:
            yield question


def _of_suits(view: View, moment: CountingMoment) -> Iterator[CountingQuestion]:
    """Yield the trumps, and unless a close is weighed the suit of which most was played."""
    if view.trump is not None:
        yield suit_question(view, About.TRUMPS, view.trump)
    played = [card.suit for trick in view.won for card in trick.cards]
    plain = [suit for suit in Suit if suit is not view.trump]
    suit = max(plain, key=played.count)
    if moment is not CountingMoment.CLOSE and played.count(suit) >= _FALLEN:
        yield suit_question(view, About.SUIT, suit)


def _dice(deal: str, trick: int) -> random.Random:
    """Return dice of a deal and a trick: seeded by a text they fall alike on every computer."""
    return random.Random(f"counting 1\n{deal}\n{trick}")
