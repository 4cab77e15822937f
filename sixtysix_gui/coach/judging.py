"""One decision judged, and a hint for one that is still to be made, with what can be counted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.ai.player import ShouldStop, refuse_idle_view
from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.ai.two.thinking.opponent_beliefs import count_cards
from sixtysix_gui.coach.appeals import upheld
from sixtysix_gui.coach.comparing import Comparison, compare, key_fact, look
from sixtysix_gui.coach.findings import REVIEW, Findings, Limits, Worlds
from sixtysix_gui.coach.judgement_cache import (
    JudgementCache,
    cached_judgement,
    judgement_object,
    key_of,
)
from sixtysix_gui.coach.judgements import MERE_WINS, Hint, Judgement, Nudge, Reason, Verdict
from sixtysix_gui.coach.reasons.explaining import explain
from sixtysix_gui.coach.reasons.open_cards import nothing_helps
from sixtysix_gui.coach.reasons.score import out_was_there_too
from sixtysix_gui.coach.worlds import (
    MOST_NOMINEES,
    DrawnWorlds,
    KnownWorld,
    Nominees,
    knows_all,
    nominate,
    sensible,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    GO_OUT,
    CloseTalon,
    Draw,
    ExchangeTrump,
    GoOut,
    Meld,
    Move,
    Pass,
    PlayCard,
)
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import opposite


def judge(
    view: View,
    played: Move,
    should_stop: ShouldStop,
    *,
    limits: Limits = REVIEW,
    cache: JudgementCache | None = None,
    nominees: Nominees | None = None,
) -> Judgement:
    """Judge a legal move by the view of the seat that made it, and by nothing else.

    What is in the cache is taken from there. ``nominees`` spares the search for them where
    they are known already.

    Raises:
        StoppedError: as soon as told to stop; nothing is kept then.
        NothingToDecideError: if the seat of the view is not to act.
    """
    refuse_idle_view(view)
    return _judged_once(view, played, limits, should_stop, cache, nominees)


def advise(
    view: View,
    should_stop: ShouldStop,
    *,
    limits: Limits = REVIEW,
    cache: JudgementCache | None = None,
) -> Hint:
    """Return a hint for the seat of a view that is to act.

    Raises:
        NothingToDecideError: if it is not.
        StoppedError: as soon as told to stop.
    """
    refuse_idle_view(view)
    found = _judged_once(view, None, limits, should_stop, cache, None)
    nudge = nudge_for(view, found)
    return Hint(nudge, found.best, found.reason, points_missing(view), found)


def is_choice(view: View, played: Move) -> bool:
    """Return whether there was anything to judge: two sensible moves, or a false claim was made."""
    possible = sensible(view)
    return len(possible) > 1 or played not in possible


def _judged_once(
    view: View,
    played: Move | None,
    limits: Limits,
    should_stop: ShouldStop,
    cache: JudgementCache | None,
    nominees: Nominees | None,
) -> Judgement:
    """Return what the cache has, or judge and keep it."""
    kept = cached_judgement(view, played, limits, cache)
    if kept is not None:
        return kept
    found = _noted(view, _judged(view, played, limits.affordable(), should_stop, nominees))
    if cache is not None:
        cache.put(key_of(view, played, limits.affordable()), judgement_object(found))
    return found


def _noted(view: View, found: Judgement) -> Judgement:
    """Return the judgement of a move that cost nothing, noting that "Out" was there, if it was.

    Then there was something to decide, even where nothing else came into question.
    """
    if found.played is None or found.verdict not in (Verdict.GOOD, Verdict.NONE):
        return found
    reason = out_was_there_too(view, found.played)
    return found if reason is None else replace(found, verdict=Verdict.GOOD, reason=reason)


def _judged(
    view: View,
    played: Move | None,
    limits: Limits,
    should_stop: ShouldStop,
    nominees: Nominees | None,
) -> Judgement:
    if should_stop():
        raise StoppedError
    if knows_all(view):
        return _judged_exactly(view, played, limits, should_stop)
    if nominees is None:
        nominees = nominate(view, played, limits, should_stop)
    if len(nominees.moves) == 1 and played is not None:
        return nothing_to_judge(view, played)
    found, worlds = look(view, played, nominees.moves, limits, should_stop)
    if played is None:
        return _advised(view, found, worlds, nominees, limits, should_stop)
    found = upheld(view, found, worlds, limits, should_stop)
    reason = None
    if found.verdict is not Verdict.GOOD:
        reason = explain(_findings(view, found, worlds))
    return _written(view, found, worlds, found.verdict, reason, played)


def nothing_to_judge(view: View, played: Move) -> Judgement:
    """Return the judgement of a move beside which nothing came into question."""
    nothing = (0.0, 0.0)
    return Judgement(
        view.trick_number,
        played,
        played,
        Verdict.NONE,
        *nothing,
        None,
        0,
        exact=False,
        worths=(),
        value=0.0,
        value_after=0.0,
        chance=0.0,
        chance_after=0.0,
    )


def _advised(
    view: View,
    found: Comparison,
    worlds: DrawnWorlds,
    nominees: Nominees,
    limits: Limits,
    should_stop: ShouldStop,
) -> Judgement:
    """Turn a comparison into a hint: too close only where no sensible move is clearly worse.

    Never where "Out" is the best: with 66 that is said, even if everything else wins, too.
    A reason is given against a move that is clearly worse, and none that counts no more wins.
    """
    if len(found.worths) == 1:
        return _written(view, found, worlds, Verdict.NONE, None, None)
    moves = [worth.move for worth in found.worths]
    found = upheld(view, found, worlds, limits, should_stop)
    against = found if found.verdict.strokes else None
    if against is None:
        against = _clearly_worse(view, moves, 2, worlds, limits, should_stop)
    if against is not None and against.played not in (worth.move for worth in found.worths):
        found = replace(found, worths=(*found.worths, against.worths[-1]))
    if against is None and not nominees.hopeless and found.best != GO_OUT:
        close = replace(found, verdict=Verdict.CLOSE)
        reason = explain(_findings(view, close, worlds))
        return _written(view, found, worlds, Verdict.CLOSE, reason, None)
    other = against or (found if found.best == GO_OUT else None)
    reason = None
    if other is not None:
        reason = explain(_findings(view, replace(other, verdict=Verdict.GOOD), worlds))
    if reason is not None and reason.number == MERE_WINS and not _wins_more(other):
        reason = None
    return _written(view, found, worlds, Verdict.GOOD, reason, None)


def _wins_more(found: Comparison | None) -> bool:
    if found is None:
        return False
    wins = {worth.move: worth.wins for worth in found.worths}
    return wins[found.best] > wins[found.played]


def _clearly_worse(
    view: View,
    moves: Sequence[Move],
    first: int,
    worlds: Worlds,
    limits: Limits,
    should_stop: ShouldStop,
) -> Comparison | None:
    """Return the comparison with the best of the moves, from one on, that is clearly worse.

    The moves are ranked, the best first.
    """
    for move in moves[first:]:
        against = upheld(view, compare(view, move, moves, worlds), worlds, limits, should_stop)
        if against.verdict.strokes:
            return against
    return None


def _judged_exactly(
    view: View, played: Move | None, limits: Limits, should_stop: ShouldStop
) -> Judgement:
    """Judge where every card is known: perfect play says what each move is worth."""
    world = KnownWorld(view, should_stop)
    possible = sensible(view)
    results = {move: world.results(move)[0] for move in possible}
    ranked = sorted(possible, key=lambda move: -results[move])
    preferred = _preferred(view, ranked, results, limits, should_stop) if played is None else played
    moves = list(dict.fromkeys([preferred, *ranked]))[:MOST_NOMINEES]
    if results.get(preferred, -4) < results[ranked[0]]:
        moves = list(dict.fromkeys([ranked[0], preferred, *ranked]))[:MOST_NOMINEES]
    found = compare(view, played, moves, world)
    worst = min(results.values())
    goes_out = played is None and preferred == GO_OUT
    if preferred in results and worst == max(results.values()) and not goes_out:
        reason = nothing_helps() if worst < 0 and len(possible) > 1 else None
        return _written(view, found, world, Verdict.NONE, reason, played)
    if played is None:
        ranks = [worth.move for worth in found.worths]
        against = _clearly_worse(view, ranks, 1, world, limits, should_stop)
        other = against or (found if goes_out else None)
        reason = None
        if other is not None:
            clear = replace(other, verdict=Verdict.GOOD)
            reason = explain(_findings(view, clear, world, exact=True))
        return _written(view, found, world, Verdict.GOOD, reason, None)
    reason = None
    if found.verdict is not Verdict.GOOD:
        reason = explain(_findings(view, found, world, exact=True))
    return _written(view, found, world, found.verdict, reason, played)


def _preferred(
    view: View,
    ranked: Sequence[Move],
    results: Mapping[Move, int],
    limits: Limits,
    should_stop: ShouldStop,
) -> Move:
    """Return, of equally good moves, the one that a strong player would choose."""
    choice = nominate(view, None, limits, should_stop).moves[0]
    return choice if results[choice] == results[ranked[0]] else ranked[0]


def _findings(view: View, found: Comparison, worlds: Worlds, *, exact: bool = False) -> Findings:
    return Findings(
        view,
        found.played,
        found.best,
        found.verdict,
        found.loss.mean,
        found.loss.bound,
        exact,
        found.by_chance,
        found.worths,
        worlds,
    )


def _written(
    view: View,
    found: Comparison,
    worlds: Worlds,
    verdict: Verdict,
    reason: Reason | None,
    played: Move | None,
) -> Judgement:
    by_move = {worth.move: worth for worth in found.worths}
    best, own = by_move[found.best], by_move[found.played]
    fact = None
    if isinstance(worlds, DrawnWorlds) and len(found.worths) > 1:
        other = next(worth.move for worth in found.worths if worth.move != found.best)
        fact = key_fact(worlds, found.best, other if own is best else found.played)
    if played is None:
        own = best
    lost = found.loss.mean if played is not None else 0.0
    chance_lost = found.chance_loss.mean if played is not None else 0.0
    return Judgement(
        trick=view.trick_number,
        played=played,
        best=found.best,
        verdict=verdict,
        loss=found.loss.mean,
        bound=found.loss.bound,
        reason=reason,
        worlds=worlds.cases,
        exact=isinstance(worlds, KnownWorld),
        worths=found.worths,
        value=own.points + max(lost, 0.0),
        value_after=own.points,
        chance=min(own.chance + max(chance_lost, 0.0), 1.0),
        chance_after=own.chance,
        chance_loss=found.chance_loss.mean,
        chance_bound=found.chance_loss.bound,
        by_chance=found.by_chance,
        key_fact=fact,
        listed=worlds.listed,
        disputed=found.disputed,
    )


_SCHNEIDER_REASON = 34
_FEW = 33
"""Card points to 66 that a trick or two can bring: the question names no more."""


def nudge_for(view: View, judgement: Judgement) -> Nudge:
    """Return the question for a position and what the coach found there."""
    best = judgement.best
    if judgement.verdict is Verdict.CLOSE:
        return Nudge.TOO_CLOSE
    if judgement.verdict is Verdict.NONE and isinstance(best, PlayCard | Draw | Pass):
        return Nudge.TOO_CLOSE if len(judgement.worths) > 1 else Nudge.NO_CHOICE
    if judgement.reason is not None and judgement.reason.number == _SCHNEIDER_REASON:
        return Nudge.SCHNEIDER
    if isinstance(best, GoOut):
        return Nudge.COUNT
    if any(isinstance(worth.move, CloseTalon) for worth in judgement.worths[:2]):
        return Nudge.TALON
    if isinstance(best, Meld):
        return Nudge.MARRIAGE
    if isinstance(best, ExchangeTrump):
        return Nudge.EXCHANGE
    if isinstance(best, Draw):
        return Nudge.TALON
    if isinstance(best, PlayCard):
        return _nudge_for_card(view, best)
    return Nudge.TOO_CLOSE


def points_missing(view: View) -> int:
    """Return the card points that the seat of a view lacks to 66, from 0."""
    return max(TARGET - view.total(view.seat), 0)


def _nudge_for_card(view: View, best: PlayCard) -> Nudge:
    led, card = view.led, best.card
    if led is None:
        return Nudge.TRUMP_LEAD if card.suit is view.trump else Nudge.LEAD
    in_suit = card.suit is led.suit and card.rank > led.rank
    wins = in_suit or (card.suit is view.trump and led.suit is not view.trump)
    return _nudge_to_win(view) if wins else Nudge.LET_GO


def _nudge_to_win(view: View) -> Nudge:
    """Return a nudge that names the missing points only if few, and the trick counts no others."""
    is_near = 0 < points_missing(view) <= _FEW and not view.card_points[view.seat].pending
    return Nudge.WIN_TRICK if is_near else Nudge.TAKE_TRICK


@dataclass(frozen=True)
class CountedAloud:
    """Everything that attention alone shows.

    ``mine`` and ``theirs`` are card points, ``waiting`` and ``theirs_waiting`` those of marriages
    that count with the next trick. ``trumps_out`` are the trumps that were neither played nor are
    in the own hand nor lie open under the talon, the highest first. The other hand has the
    cards ``held`` and cannot have those ``not_held``, though both are out of sight.
    """

    mine: int
    theirs: int
    waiting: int
    theirs_waiting: int
    trumps_out: tuple[Card, ...]
    held: tuple[Card, ...]
    not_held: tuple[Card, ...]


def counted_aloud(view: View) -> CountedAloud:
    """Count for the seat of a view."""
    other = opposite(view.seat)
    own, others = view.card_points[view.seat], view.card_points[other]
    cards = count_cards(view)
    trumps = [card for card in (*view.unseen, *cards.known) if card.suit is view.trump]
    return CountedAloud(
        mine=own.total,
        theirs=others.total,
        waiting=own.pending,
        theirs_waiting=others.pending,
        trumps_out=tuple(sorted(trumps, key=lambda card: -card.rank)),
        held=cards.known,
        not_held=cards.talon_only,
    )
