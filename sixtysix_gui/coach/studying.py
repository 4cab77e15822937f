"""A move that was worse looked at more closely: the plan of the better one, and a telling hand."""

from collections import defaultdict
from collections.abc import Sequence
from hashlib import sha256

from sixtysix_gui.ai.player import ShouldStop, refuse_idle_view
from sixtysix_gui.ai.two.thinking.steadiness import STEADY_VERSION
from sixtysix_gui.coach.judgement_cache import COACH_VERSION, JudgementCache
from sixtysix_gui.coach.limits import REVIEW, Limits
from sixtysix_gui.coach.measure.findings import Worlds
from sixtysix_gui.coach.measure.plans import plan_of
from sixtysix_gui.coach.measure.worlds import DrawnWorlds, KnownWorld, knows_all
from sixtysix_gui.coach.values.studies import FailingHand, Study
from sixtysix_gui.coach.values.written_studies import study_from, study_object
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import opposite

_WORLDS = 200
"""Worlds that are looked at, where they cannot be listed."""


def study(
    view: View,
    played: Move,
    best: Move,
    should_stop: ShouldStop,
    *,
    limits: Limits = REVIEW,
    cache: JudgementCache | None = None,
) -> Study:
    """Study a legal move beside a better one, by the view of their seat and by nothing else.

    What is in the cache is taken from there.

    Raises:
        StoppedError: as soon as told to stop; nothing is kept then.
        NothingToDecideError: if the seat of the view is not to act.
    """
    refuse_idle_view(view)
    limits = limits.affordable()
    key = key_of_study(view, played, best, limits)
    kept = None if cache is None else cache.get(key)
    known = None if kept is None else study_from(kept)
    if known is not None and _fits(known, view):
        return known
    found = _studied(view, played, best, limits, should_stop)
    if cache is not None:
        cache.put(key, study_object(found))
    return found


def key_of_study(view: View, played: Move, best: Move, limits: Limits) -> str:
    """Return the key of a study: 64 hexadecimal digits, none of which a judgement has."""
    versions = f"study coach {COACH_VERSION} steady {STEADY_VERSION}"
    return sha256(f"{versions}\n{limits!r}\n{played!r}\n{best!r}\n{view!r}".encode()).hexdigest()


def _studied(
    view: View, played: Move, best: Move, limits: Limits, should_stop: ShouldStop
) -> Study:
    if knows_all(view):
        return Study(plan_of(best, KnownWorld(view, should_stop)), None)
    worlds = DrawnWorlds(view, [best, played], limits, should_stop)
    worlds.look_at(worlds.most or min(_WORLDS, limits.worlds))
    return Study(plan_of(best, worlds), failing_hand(played, best, worlds))


def _fits(found: Study, view: View) -> bool:
    """Return whether what the cache has can be of that view, and not of a damaged file."""
    out = {*view.unseen, *view.known[opposite(view.seat)]}
    return found.failing is None or set(found.failing.cards) <= out


def failing_hand(played: Move, best: Move, worlds: Worlds) -> FailingHand | None:
    """Return the likeliest hand against which a move fails and a better one does not.

    Where every hand comes once it is the one whose cards come most often among those hands. Where
    less than half of what is lost goes with the deal, it is one against which the move brings less.
    """
    pairs = list(zip(worlds.results(best), worlds.results(played), strict=True))
    lost = {
        world: (good - bad) * worlds.weights[world]
        for world, (good, bad) in enumerate(pairs)
        if bad < good
    }
    losing = [world for world in lost if pairs[world][1] < 0 < pairs[world][0]]
    loses = 2 * sum(lost[world] for world in losing) >= sum(lost.values())
    telling = losing if loses else list(lost)
    if not telling:
        return None
    return FailingHand(_likeliest_hand(telling, worlds), loses)


def _likeliest_hand(telling: Sequence[int], worlds: Worlds) -> tuple[Card, ...]:
    hands = defaultdict[tuple[Card, ...], int](int)
    cards = defaultdict[Card, int](int)
    for world in telling:
        hand = worlds.other_hand(world)
        hands[hand] += worlds.weights[world]
        for card in hand:
            cards[card] += worlds.weights[world]
    return max(hands, key=lambda hand: (hands[hand], sum(cards[card] for card in hand)))
