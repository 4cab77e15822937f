"""Whether the sentences about what comes of a move later in the deal are true."""

from collections.abc import Callable

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move, PlayCard
from tests.helpers.naive.reasons.sentence import Sentence
from tests.helpers.naive.thinking.card_counting import card_points, value


def runs_to_66(s: Sentence) -> None:
    says_both(s, s.f.best, s.f.played, runs)
    for name, move in (("a", s.f.best), ("b", s.f.played)):
        worth = s.on_appeal(move)
        if worth is not None:
            told, won = s.number(name) / s.number("n"), worth.wins / worth.of
            assert told <= won, f"{name}: only {won:.0%} are won"


def runs(s: Sentence, move: Move, world: int) -> bool:
    """Whether the other takes no trick of a line, and the seat has 66 at its end."""
    if s.taken_by(s.other, move, world):
        return False
    end = s.states(move, world)[-1]
    return card_points(end.view(s.me), s.me) + end.card_points[s.me].bonus >= 66


def loses_high_card(s: Sentence) -> None:
    card = s.card()
    assert card in s.hand
    assert value(card) >= 10
    assert s.f.played != PlayCard(card), "it is not kept"
    says_both(
        s, s.f.played, s.f.best, lambda s, move, world: card in s.taken_by(s.other, move, world)
    )


def wins_high_card(s: Sentence) -> None:
    card = s.card()
    assert card not in s.hand
    assert card != s.view.led
    assert card in s.there | {s.view.turn_up}
    assert value(card) >= 10
    says_both(s, s.f.best, s.f.played, lambda s, move, world: card in s.taken_by(s.me, move, world))


def his_later_marriage(s: Sentence) -> None:
    says_both(s, s.f.played, s.f.best, shows)


def shows(s: Sentence, move: Move, world: int) -> bool:
    def of_his(state: Deal) -> int:
        return sum(marriage.seat is s.other for marriage in state.marriages)

    return of_his(s.states(move, world)[-1]) > of_his(s.f.worlds.state(world))


def says_both(
    s: Sentence, more: Move, less: Move, holds: Callable[[Sentence, Move, int], bool]
) -> None:
    """A thing follows one move in ``a`` cases, the other in fewer, by a fifth of all at least.

    As much of the loss as half lies where it follows the former alone.
    """
    s.says("best", s.f.best)
    s.says("played", s.f.played)
    after = {
        move: [holds(s, move, world) for world in range(s.f.worlds.count)] for move in (more, less)
    }
    s.says_cases("a", lambda world: after[more][world])
    s.says_cases("b", lambda world: after[less][world])
    assert 5 * (s.number("a") - s.number("b")) >= s.number("n")
    best, played = s.f.worlds.results(s.f.best), s.f.worlds.results(s.f.played)
    weights = s.f.worlds.weights
    lost = sum(
        weight * (best[world] - played[world])
        for world, weight in enumerate(weights)
        if after[more][world] and not after[less][world]
    )
    assert lost / sum(weights) >= s.f.loss / 2, "most of the loss lies elsewhere"
