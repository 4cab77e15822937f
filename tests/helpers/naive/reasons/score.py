"""Whether the sentences about card points, going out and what is lost are true."""

from collections.abc import Callable

from sixtysix_gui.rules.moves import GoOut, Move
from sixtysix_gui.rules.seats import opposite
from tests.helpers.naive.reasons.sentence import Sentence
from tests.helpers.naive.thinking.card_counting import takes, value


def before_your_next_lead(s: Sentence) -> None:
    s.says("k", 66 - s.others)
    s.says("played", s.f.played)
    s.says_cases("a", lambda w: any(map(s.reached, s.until_next_lead(s.f.played, w))))


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

    s.says("played", s.f.played)
    s.says_cases("a", reaches)


def out_of_schneider(s: Sentence) -> None:
    s.says("p", 33 - s.others)
    assert s.number("p") > 0
    assert s.view.rules.score_scale[:2] == (1, 2)
    both(s, lambda move: _by_schneider(s, move))


def _by_schneider(s: Sentence, move: Move) -> Callable[[int], bool]:
    """Whether a move wins a world by two, the other having ended below 33."""

    def holds(world: int) -> bool:
        below = s.states(move, world)[-1].total(opposite(s.me)) < 33
        return below and s.f.worlds.results(move)[world] == 2

    return holds


def both(s: Sentence, event: Callable[[Move], Callable[[int], bool]]) -> None:
    """Both moves are named, and an event comes to pass more often after the better one."""
    s.says("best", s.f.best)
    s.says("played", s.f.played)
    s.says_cases("a", event(s.f.best))
    s.says_cases("b", event(s.f.played))
    assert s.number("a") > s.number("b")


def leave_schneider(s: Sentence) -> None:
    assert s.total < 33
    assert s.view.rules.score_scale[:2] == (1, 2)
    both(s, lambda move: lambda world: s.states(move, world)[-1].total(s.me) >= 33)


def their_schwarz(s: Sentence) -> None:
    assert not any(trick.winner is s.other for trick in s.view.won)
    assert s.view.rules.score_scale[2] == 3

    def without(move: Move) -> Callable[[int], bool]:
        def holds(world: int) -> bool:
            tricks = s.states(move, world)[-1].won
            taken = any(trick.winner is s.other for trick in tricks)
            return s.f.worlds.results(move)[world] == 3 and not taken

        return holds

    both(s, without)


def no_trick(s: Sentence) -> None:
    assert not any(trick.winner is s.me for trick in s.view.won)
    assert s.view.rules.score_scale[2] == 3
    s.says("played", s.f.played)

    def ends_without(move: Move) -> tuple[int, int]:
        def holds(world: int) -> bool:
            tricks = s.states(move, world)[-1].won
            return s.f.worlds.results(move)[world] == -3 and not any(
                trick.winner is s.me for trick in tricks
            )

        return s.whole_cases(holds)

    assert ends_without(s.f.played)[1] > ends_without(s.f.best)[0], "no more often after this move"


def the_game(s: Sentence) -> None:
    assert s.number("a") >= s.number("b")
