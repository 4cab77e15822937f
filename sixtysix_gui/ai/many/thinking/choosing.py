"""Choosing among the moves of a search: follies out, a careful order where values are alike."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import stdev

from sixtysix_gui.ai.many.search.codes import MELDING
from sixtysix_gui.ai.many.search.settled import SCALE
from sixtysix_gui.ai.many.search.tree import TrickTree
from sixtysix_gui.ai.many.skill import Convention
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.ai.many.thinking.worlds import card_at, trump_at
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import FACE_DOWN
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.scoring.points import LAST_TRICK_BONUS
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import PLAIN_MARRIAGE, TRUMP_MARRIAGE

_SIGNAL = 3
"""What it is worth to lead or show a suit for the partner: as much as a queen."""
_ACE_KEPT = 5
_DEAR = 10
"""Card points from which a card that is thrown away was thrown for them."""


def worth_of_lead(overview: Overview, card: Card) -> int:
    """Return what it is worth to lead a suit the partner led, or showed by the first discard."""
    partner = overview.partner
    if partner is None or card.suit is overview.trump:
        return 0
    wanted = overview.conventions
    is_wanted = (Convention.LEAD_BACK in wanted and card.suit is _led_suit(overview, partner)) or (
        Convention.LONG_SUIT in wanted and card.suit is _shown_suit(overview, partner)
    )
    return _SIGNAL if is_wanted and _may_follow(overview, partner, card.suit) else 0


def _led_suit(overview: Overview, seat: Seat) -> Suit | None:
    """Return the plain suit that a seat led last, as it is remembered."""
    led = [trick.led.suit for trick in overview.tricks if trick.leader is seat]
    return next((suit for suit in reversed(led) if suit is not overview.trump), None)


def _may_follow(overview: Overview, seat: Seat, suit: Suit) -> bool:
    return any(card.suit is suit and overview.may_hold(seat, card) for card in overview.out)


def _shown_suit(overview: Overview, seat: Seat) -> Suit | None:
    """Return the suit of the first card that a seat threw away, unless it was thrown for points."""
    first = next(_discards(overview, seat), None)
    return None if first is None or first.points >= _DEAR else first.suit


def _discards(overview: Overview, seat: Seat) -> Iterator[Card]:
    """Yield the cards that a seat threw away: neither of the suit led nor trumps."""
    for trick in overview.tricks:
        if trick.number == 1 and overview.view.opening in FACE_DOWN:
            continue
        suits = (trick.led.suit, trump_at(overview.view, trick.number))
        yield from (
            play.card for play in trick.plays if play.seat is seat and play.card.suit not in suits
        )


def worth_of_discard(overview: Overview, card: Card) -> int:
    """Return what it is worth to throw the first card away from the longest plain suit."""
    view = overview.view
    if Convention.LONG_SUIT not in overview.conventions or overview.partner is None:
        return 0
    if not view.table or card.suit in (view.table[0].card.suit, overview.trump):
        return 0
    if next(_discards(overview, view.seat), None) is not None:
        return 0
    lengths = Counter(one.suit for one in view.hand if one.suit is not overview.trump)
    longest = max(lengths.values())
    is_long = longest > 1 and lengths[card.suit] == longest
    return _SIGNAL if is_long else 0


def worth_of_ace(overview: Overview, card: Card) -> int:
    """Return what an ace is worth to take the partner's ten home with, where that may be held."""
    partner = overview.partner
    if Convention.ACE_KEPT not in overview.conventions or partner is None:
        return 0
    if card.rank is not Rank.ACE or card.suit is overview.trump:
        return 0
    ten = card_of(Rank.TEN, card.suit)
    return _ACE_KEPT if overview.may_hold(partner, ten) else 0


_TRUMP_KEPT = 8
"""Card points that a trump is held to be worth beyond its own."""
_MARRIAGE_KEPT = 20
_HIGH_KEPT = 5
"""What a card is that will take a trick itself, where it could be given to the partner."""


def most_careful(overview: Overview, best: Card, others: Iterable[Card]) -> Card:
    """Choose the most careful of some plays, ``best`` where none is more so.

    Taking a trick is weighed against taking it otherwise only, and giving it up likewise: whether
    to take it is for the search to say. Nor has carefulness a say where card points decide nothing.
    """
    if not overview.counts_points:
        return best
    takes = overview.takes(best)
    alike = [card for card in others if overview.takes(card) == takes]
    return min((best, *alike), key=lambda card: _cost(overview, card))


def _cost(overview: Overview, card: Card) -> int:
    """Return what a play is held to cost, in card points."""
    if overview.leads:
        return _cost_of_lead(overview, card)
    if overview.takes(card):
        return _cost_of_taking(overview, card)
    if overview.is_won:
        return _cost_of_giving(overview, card)
    if not overview.is_lost:
        return 0
    return _kept(overview, card) - worth_of_discard(overview, card)


def _cost_of_lead(overview: Overview, card: Card) -> int:
    """Return what the opponents can take at once; marriages are kept to be shown."""
    is_safe = overview.is_highest(card) and not overview.will_be_trumped(card)
    risk = 0 if is_safe else card.points
    marriage = _MARRIAGE_KEPT if overview.breaks_marriage(card) else 0
    return risk + marriage - worth_of_lead(overview, card)


def _cost_of_taking(overview: Overview, card: Card) -> int:
    """Take with many points where nothing can take them away again, else with few."""
    is_plain = card.suit is not overview.trump
    return -card.points if is_plain and overview.holds(card) else _kept(overview, card)


def _cost_of_giving(overview: Overview, card: Card) -> int:
    """Return the cost of a card given to a trick that is surely the partner's: dear ones first."""
    if Convention.POINTS not in overview.conventions:
        return 0
    return _kept(overview, card) - 2 * card.points - worth_of_discard(overview, card)


def _kept(overview: Overview, card: Card) -> int:
    """Return what is gone with a card: its points, and what it could still do in the hand."""
    kept = card.points
    if overview.breaks_marriage(card):
        kept += _MARRIAGE_KEPT
    if card.suit is overview.trump:
        return kept + _TRUMP_KEPT
    kept += _HIGH_KEPT if overview.is_highest(card) else 0
    return kept + worth_of_ace(overview, card)


DEAR = 10
"""Card points from which a card is an ace or a ten."""
_THREE = 3


def is_folly(overview: Overview, card: Card) -> bool:
    """Return whether a careful player would not play a card here."""
    if overview.leads:
        return leads_bare_ten(overview, card) or leaves_trumps_out(overview, card)
    throws = throws_dear_card(overview, card) or throws_higher_card(overview, card)
    return throws or feeds_leader(overview, card)


def leads_bare_ten(overview: Overview, card: Card) -> bool:
    """Return whether a plain ten is led that a card still out beats, with less to lead.

    Even where the partner must have that card, a lower one reaches it for less.
    """
    if not overview.counts_points or not _is_bare_ten(overview, card):
        return False
    return any(one.points < DEAR and one.suit is not overview.trump for one in overview.cards)


def _is_bare_ten(overview: Overview, card: Card) -> bool:
    if card.rank is not Rank.TEN or card.suit is overview.trump:
        return False
    if any(overview.is_higher(held, card) for held in overview.view.hand):
        return False
    return not overview.is_highest(card)


def throws_dear_card(overview: Overview, card: Card) -> bool:
    """Return whether an ace or a ten is thrown on a trick that is lost, with less to throw.

    A trick whose cards lie face down is held to be lost too: a dear card takes it only if it
    happens to be of the suit that was led.
    """
    if not overview.counts_points or not (overview.is_lost or overview.is_blind):
        return False
    if card.points < DEAR or overview.takes(card):
        return False
    return any(one.points < DEAR and not overview.takes(one) for one in overview.cards)


def throws_higher_card(overview: Overview, card: Card) -> bool:
    """Return whether more than need be of a suit is thrown on a trick that is lost.

    The lower card counts less and takes no more tricks. But of three alone, the one behind may be
    given more against the one ahead, and a player who hopes for five sevens keeps those held.
    """
    view = overview.view
    keeps_sevens = view.opening is Opening.DISSLE and view.seat is view.bidder
    if keeps_sevens or len(view.rules.parties) == _THREE or not overview.counts_points:
        return False
    if not overview.is_lost or overview.takes(card):
        return False
    return any(
        one.points < card.points and overview.is_higher(card, one)
        for one in overview.cards
        if overview.breaks_marriage(card) or not overview.breaks_marriage(one)
    )


def leaves_trumps_out(overview: Overview, card: Card) -> bool:
    """Return whether a bidder who can draw trumps leads something else."""
    view, trump = overview.view, overview.trump
    bids = view.bid or not overview.counts_points
    if trump is None or view.seat is not view.bidder or not bids or _draws(overview, card):
        return False
    if not any(_draws(overview, one) for one in overview.cards):
        return False
    return overview.opponents_may_hold_trumps


def _draws(overview: Overview, card: Card) -> bool:
    """Return whether a card draws trumps for certain."""
    out = overview.trumps_out
    return card.suit is overview.trump and not any(overview.is_higher(one, card) for one in out)


def feeds_leader(overview: Overview, card: Card) -> bool:
    """Return whether, of three alone, more than need be goes to who wins a deal lost to oneself."""
    best, parties = overview.best, overview.view.rules.parties
    if best is None or len(parties) != _THREE or overview.view.bid or overview.takes(card):
        return False
    totals = [overview.points_of(party).total for party in parties]
    most = max(totals)
    winner = overview.view.rules.sides[best.seat]
    if totals.count(most) > 1 or totals[winner] < most or _most_possible(overview) >= most:
        return False
    losing = [one.points for one in overview.cards if not overview.takes(one)]
    return card.points > min(losing)


def _most_possible(overview: Overview) -> int:
    """Return what the seat would have with all cards, marriages and the bonus that are left."""
    own = overview.points_of(overview.side)
    bonus = LAST_TRICK_BONUS if overview.view.rules.has_bonus else 0
    pairs = sum(
        TRUMP_MARRIAGE if suit is overview.trump else PLAIN_MARRIAGE for suit in overview.marriages
    )
    return own.captured + own.melded + overview.points_left + pairs + bonus


Result = tuple[int, int, float]
"""A move by its number, how often it was tried, and its mean worth."""
Ranking = Callable[[Result], tuple[float, float]]
Noise = Callable[[Result, Result], float]
"""By how much the means of two moves may differ by chance: one standard error."""

_PARTS = 10
_SHARE = 4
"""A move that a tree tried less than a quarter as often as the best, it has turned away from."""


def by_visits(result: Result) -> tuple[float, float]:
    """Rank what was tried most as the best."""
    return result[1], result[2]


def by_mean(result: Result) -> tuple[float, float]:
    """Rank what is worth most as the best."""
    return result[2], -result[0]


def run_measured(tree: TrickTree, iterations: int) -> float:
    """Let a tree search; return the standard deviation of what a single descent brings.

    It is taken from the means of ten parts of the search, so that a tree need not keep squares.
    """
    size = max(iterations // _PARTS, 1)
    means: list[float] = []
    total = 0.0
    while tree.iterations < iterations:
        before = tree.iterations
        wanted = min(before + size, iterations)
        tree.run(wanted - before)
        if tree.iterations < wanted:  # the search was stopped
            break
        total, earlier = tree.mean() * wanted, total
        means.append((total - earlier) / (wanted - before))
    return stdev(means) * sqrt(size) if len(means) > 1 else 0.0


def noise_of_tree(spread: float) -> Noise:
    """Return the noise of a tree, which tries every move in worlds of its own."""
    return lambda one, other: spread * sqrt(1 / one[1] + 1 / other[1])


def noise_of_solved(worlds: int) -> Noise:
    """Return the noise where all moves are tried in the same worlds: a game point in one."""
    return lambda _one, _other: SCALE / worlds


def chosen(
    overview: Overview, order: Sequence[int], found: Sequence[Result], rank: Ranking, noise: Noise
) -> Result:
    """Choose the best move without follies, or what a careful player prefers to it.

    Marriages are shown where the search says so.
    """
    cards = {one[0]: card_at(one[0], order) for one in found if one[0] < MELDING}
    sensible = [one for one in found if not _is_folly(overview, cards.get(one[0]))] or found
    best = max(sensible, key=rank)
    if best[0] not in cards:
        return best
    alike = {
        cards[one[0]]: one
        for one in sorted(sensible, key=rank)
        if one[0] in cards and _is_alike(one, best, noise)
    }
    alike[cards[best[0]]] = best
    return alike[most_careful(overview, cards[best[0]], reversed(alike))]


def _is_folly(overview: Overview, card: Card | None) -> bool:
    return card is not None and is_folly(overview, card)


def _is_alike(one: Result, best: Result, noise: Noise) -> bool:
    """Return whether a move may be as good as the best for all that the search can tell."""
    return one[1] * _SHARE >= best[1] and best[2] - one[2] <= noise(one, best)
