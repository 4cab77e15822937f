"""Every sentence of every guided deal, with French and with German cards."""

from collections.abc import Iterator

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.records import states_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, PASS
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.rules.rule_sets import GUIDED_GAMES
from sixtysix_gui.windows.learning.course import GuidedCourse, RecordedPlayer, course_of


def sentences() -> Iterator[tuple[str, str]]:
    """Yield what is said before each move of the learner, and what answers other moves."""
    for game in GUIDED_GAMES:
        for settings in (Settings(deck="french"), Settings(deck="german")):
            where = f"{game} {settings.deck}"
            course = course_of(game)
            yield from _steps(where, course, states_of(course.record)[0], settings)
            yield f"{where} farewell", course.farewell()


def _steps(
    where: str, course: GuidedCourse, state: Deal, settings: Settings
) -> Iterator[tuple[str, str]]:
    other = RecordedPlayer(course.record)
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
