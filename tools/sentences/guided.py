"""Every sentence of every guided deal, with French and with German cards."""

from collections.abc import Iterator

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.records import states_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.fair_deals import pack_order
from sixtysix_gui.rules.moves import GO_OUT, PASS
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.rules.rule_sets import FOR_TWO, GUIDED_GAMES
from sixtysix_gui.windows.guided import script
from sixtysix_gui.windows.guided.course import Course
from sixtysix_gui.windows.guided.guided_deal import course_of
from sixtysix_gui.windows.guided.trick_course import record_of


def sentences() -> Iterator[tuple[str, str]]:
    """Yield what is said before each move of the learner, and what answers other moves."""
    for game in GUIDED_GAMES:
        for settings in (Settings(deck="french"), Settings(deck="german")):
            where = f"{game} {settings.deck}"
            course = course_of(game)
            yield from _steps(where, course, _start(game), settings)
            yield f"{where} farewell", course.farewell()


def _start(game: str) -> Deal:
    if game == FOR_TWO:
        rules = course_of(game).rules
        return Deal.start(rules, pack_order(script.CODE, rules.deck_pack), script.FIRST_DEALER)
    state = states_of(record_of(game))[0]
    assert state is not None
    return state


def _steps(
    where: str, course: Course, state: Deal, settings: Settings
) -> Iterator[tuple[str, str]]:
    other = course.make_player()
    for number, step in enumerate(course.steps):
        while state.to_act is not Seat.A or state.legal_moves() == (PASS,):
            yield f"{where} {number} waiting", course.waiting(state.view(Seat.A), settings)
            move = PASS
            if state.to_act is not Seat.A:
                view = state.view(state.to_act)
                move = other.choose(view, Budget(), lambda: False).move
            state, _ = state.apply(move)
        view = state.view(Seat.A)
        yield f"{where} {number} step", course.said(step, view, settings)
        yield f"{where} {number} another move", course.reminded(step, PASS, view, settings)
        yield f"{where} {number} false Out", course.reminded(step, GO_OUT, view, settings)
        state, _ = state.apply(step.move)
