"""A demonstration with the coach's reasons: he explains what is clearly good, and never delays."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import Qt, Signal
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player
from sixtysix_gui.coach.judgements import Hint, Reason
from sixtysix_gui.controller import game_controller
from sixtysix_gui.controller.coach_work import Begin, CoachCommand, HintWork
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, GO_OUT, Move, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.windows.learning.demonstration import HURRY, Pace, pace_for
from sixtysix_gui.windows.learning.demonstration_page import DemonstrationPage
from tests.app.conftest import OpenDesk
from tests.helpers.coach.hints import hint_for, too_close
from tests.helpers.coach.scripted_link import ScriptedLink
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.windows.game_window import SHORT

pytestmark = pytest.mark.window

EXPLAINED = Settings(level="casual", coach_explains=True)
UNREAD = Pace(before_move=0, with_result=0, with_passed=0, per_letter=100_000, hurries=True)
READ = replace(UNREAD, per_letter=1)
WAITING = replace(UNREAD, before_move=1_000_000)
WHY = Reason(25, (("t", 60), ("k", 6)))
SPEEDS = ("slow", "normal", "fast", "none")
FAILURE = "The coach could not work this out. See the log for details."


@dataclass
class PlainPlayer(Player):
    """Goes out with 66, else plays the first card that may be played; keeps what it has seen."""

    views: list[View] = field(default_factory=list[View])

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        self.views.append(view)
        return Decision(move_of(view), (), 0)


def move_of(view: View) -> Move:
    """What the plain player does."""
    if GO_OUT in view.legal_moves and view.total(view.seat) >= 66:
        return GO_OUT
    cards = (move for move in view.legal_moves if isinstance(move, PlayCard))
    return next(cards, DRAW if DRAW in view.legal_moves else view.legal_moves[-1])


def other_than(move: Move, view: View) -> Move:
    """Another move that was possible."""
    return next(other for other in view.legal_moves if other != move)


def praise(view: View) -> Hint:
    """A hint whose clear best is what the plain player does."""
    move = move_of(view)
    return hint_for((move, other_than(move, view)), reason=WHY)


class AnsweringLink(ScriptedLink):
    """A coach who answers as soon as the program has time for it."""

    _due = Signal()

    def __init__(self, answer: Callable[[View], Hint] = praise) -> None:
        super().__init__()
        self.answer = answer
        self._due.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    @property
    def views(self) -> list[View]:
        """What the coach was shown."""
        return [work.view for work in self.works if isinstance(work, HintWork)]

    @override
    def send(self, command: CoachCommand) -> None:
        super().send(command)
        if isinstance(command, Begin):
            self._due.emit()

    def _answer(self) -> None:
        self.advise(self.answer(self.views[-1]))


@dataclass
class Watched:
    """A demonstration, its coach, both players, and what was told."""

    page: DemonstrationPage
    players: dict[str, PlainPlayer]
    heard: list[str] = field(default_factory=list[str])
    said: list[str] = field(default_factory=list[str])

    @property
    def sentence(self) -> str:
        """What the coach says now."""
        advice = self.page.table.advice
        return "" if advice is None else advice.sentence

    @property
    def moves(self) -> tuple[Move, ...]:
        """What was done in the deal on the table."""
        return self.page.controller.game_records()[-1].moves

    def name_of(self, seat: Seat) -> str:
        narrator = self.page.flow.narrator
        assert narrator is not None
        return narrator.people.name(seat)

    def hear(self, text: str, _now: bool) -> None:
        """Keep what a reader of the screen says."""
        self.heard.append(text)


Watch = Callable[..., Watched]


@pytest.fixture
def watch(qtbot: QtBot) -> Iterator[Watch]:
    made: list[tuple[DemonstrationPage, CoachWorker]] = []

    def begin(
        link: ScriptedLink, pace: Pace, settings: Settings = EXPLAINED, rules: Rules = SHORT
    ) -> Watched:
        coach = CoachWorker(link=link)
        players = {"master": PlainPlayer(), "casual": PlainPlayer()}
        page = DemonstrationPage(settings, pace, players.__getitem__, rules, coach)
        made.append((page, coach))
        watched = Watched(page, players)
        page.narration.announcer.said.connect(watched.hear)
        page.table_page.notices.said.connect(watched.said.append)
        page.resize(1000, 700)
        page.show()
        page.begin()
        return watched

    yield begin
    for page, coach in made:
        assert page.shut_down()
        coach.shut_down()
        page.close()
        page.deleteLater()
        coach.deleteLater()
    qtbot.wait(1)


@pytest.fixture(params=[Seat.A, Seat.B])
def leader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Seat:
    """Who leads to the first trick."""
    seat: Seat = request.param

    def other(seats: Sequence[Seat]) -> Seat:
        return seats[1 - seat]

    monkeypatch.setattr(game_controller.secrets, "choice", other)
    return seat


def test_a_good_move_is_explained_by_name_and_there_is_time_to_read_it(
    qtbot: QtBot, watch: Watch, leader: Seat
) -> None:
    watched = watch(AnsweringLink(), UNREAD)
    qtbot.waitUntil(lambda: bool(watched.sentence))
    (move,) = watched.moves
    assert isinstance(move, PlayCard)
    name, card = watched.name_of(leader), CardWords().card(move.card)
    done = as_sentence(f"{name} leads {card}.")
    assert watched.sentence == f"{done} With the marriage, {name} has 60 and needs 6 more."
    why = f"Coach: With the marriage, {name} has 60 and needs 6 more."
    qtbot.waitUntil(lambda: any(why in text for text in watched.heard))
    qtbot.wait(50)
    assert len(watched.moves) == 1
    advice = watched.page.table.advice
    assert advice is not None
    assert (advice.offer, advice.slip) == ("", None)


def test_what_was_read_gives_way_to_the_next_move(qtbot: QtBot, watch: Watch, leader: Seat) -> None:
    watched = watch(AnsweringLink(), READ)
    with qtbot.waitSignal(watched.page.game_over, timeout=30_000):
        pass
    told = [text for text in watched.heard if "Coach: " in text]
    assert len(told) > 3
    assert watched.sentence == ""
    assert watched.name_of(leader) in told[0]


def test_the_coach_sees_what_the_player_sees_who_is_to_act(qtbot: QtBot, watch: Watch) -> None:
    link = AnsweringLink()
    watched = watch(link, READ)
    with qtbot.waitSignal(watched.page.game_over, timeout=30_000):
        pass
    seen = [view for player in watched.players.values() for view in player.views]
    assert {view.seat for view in link.views} == {Seat.A, Seat.B}
    assert all(view in seen for view in link.views)
    assert len(link.views) == len([view for view in seen if len(view.legal_moves) > 1])


def not_played(view: View) -> Hint:
    """Another move would have been clearly better."""
    move = move_of(view)
    return hint_for((other_than(move, view), move), reason=WHY)


def no_reason(view: View) -> Hint:
    """The best move, and nothing to say of it."""
    return replace(praise(view), reason=None)


def too_close_to_call(view: View) -> Hint:
    """Two moves that are alike."""
    move = move_of(view)
    return too_close((move, other_than(move, view)))


def no_lead(view: View) -> Hint:
    """The best move is clearly better than some, and as good as the next best."""
    hint = praise(view)
    best, second = hint.judgement.worths
    near = replace(second, points=best.points - 0.2)
    return replace(hint, judgement=replace(hint.judgement, worths=(best, near)))


@pytest.mark.parametrize("answer", [not_played, no_reason, too_close_to_call, no_lead])
def test_of_a_move_that_is_not_clear_nothing_is_said(
    qtbot: QtBot, watch: Watch, answer: Callable[[View], Hint]
) -> None:
    link = AnsweringLink(answer)
    watched = watch(link, UNREAD)
    qtbot.waitUntil(lambda: len(watched.moves) > 3)
    assert len(link.views) > 2
    assert not any("Coach: " in text for text in watched.heard)
    assert watched.sentence == ""


def test_a_slow_coach_holds_up_nobody(qtbot: QtBot, watch: Watch) -> None:
    link = ScriptedLink()
    watched = watch(link, UNREAD)
    with qtbot.waitSignal(watched.page.game_over, timeout=30_000):
        pass
    assert len(link.works) > 3
    assert not any("Coach: " in text for text in watched.heard)


def test_a_coach_who_fails_says_so_once_and_holds_up_nobody(qtbot: QtBot, watch: Watch) -> None:
    link = ScriptedLink()
    watched = watch(link, WAITING)
    qtbot.waitUntil(lambda: bool(link.works))
    link.fail("he has fallen asleep")
    assert watched.said.count(FAILURE) == 1
    watched.page.flow.use(EXPLAINED, UNREAD)
    with qtbot.waitSignal(watched.page.game_over, timeout=30_000):
        watched.page.table.motions_finished.emit()
    assert len(link.works) == 1


def test_the_result_waits_until_the_last_reason_was_read(qtbot: QtBot, watch: Watch) -> None:
    def only_out(view: View) -> Hint:
        return praise(view) if move_of(view) == GO_OUT else no_reason(view)

    watched = watch(AnsweringLink(only_out), UNREAD)
    qtbot.waitUntil(lambda: bool(watched.sentence), timeout=30_000)
    assert watched.moves[-1] == GO_OUT
    assert "“Out!”" in watched.sentence
    assert watched.page.table_page.sheets.sheet is None
    watched.page.flow.use(replace(EXPLAINED, coach_explains=False), UNREAD)
    assert watched.page.table_page.sheets.sheet is not None


def test_switching_the_reasons_off_ends_what_is_read(qtbot: QtBot, watch: Watch) -> None:
    link = AnsweringLink()
    watched = watch(link, UNREAD)
    qtbot.waitUntil(lambda: bool(watched.sentence))
    asked = len(link.works)
    watched.page.use_settings(replace(EXPLAINED, coach_explains=False))
    assert watched.sentence == ""
    with qtbot.waitSignal(watched.page.game_over, timeout=30_000):
        pass
    assert len(link.works) == asked


def test_they_can_be_switched_on_in_the_middle(qtbot: QtBot, watch: Watch) -> None:
    link = AnsweringLink()
    watched = watch(link, WAITING, replace(EXPLAINED, coach_explains=False))
    qtbot.waitUntil(lambda: watched.page.controller.view is not None)
    assert link.works == []
    watched.page.flow.use(EXPLAINED, UNREAD)
    qtbot.waitUntil(lambda: bool(watched.sentence))


def test_the_sentence_follows_the_words_of_the_cards(qtbot: QtBot, watch: Watch) -> None:
    watched = watch(AnsweringLink(), UNREAD)
    qtbot.waitUntil(lambda: bool(watched.sentence))
    (move,) = watched.moves
    assert isinstance(move, PlayCard)
    watched.page.use_settings(replace(EXPLAINED, deck="german"))
    assert CardWords(german_suited=True).card(move.card) in watched.sentence


@pytest.mark.parametrize(
    ("settings", "pace", "rules"),
    [
        (Settings(level="casual"), UNREAD, SHORT),
        (EXPLAINED, HURRY, SHORT),
        (EXPLAINED, UNREAD, rule_set("three-66")),
    ],
    ids=["by default", "in a hurry", "of several"],
)
def test_elsewhere_the_coach_is_not_asked(
    qtbot: QtBot, watch: Watch, settings: Settings, pace: Pace, rules: Rules
) -> None:
    link = ScriptedLink()
    watched = watch(link, replace(pace, before_move=1_000_000), settings, rules)
    qtbot.waitUntil(lambda: watched.page.controller.view is not None)
    assert link.works == []


def test_there_is_more_time_to_read_at_a_slower_speed() -> None:
    slow, normal, fast, none = (pace_for(speed).per_letter for speed in SPEEDS)
    assert slow > normal > fast > 0
    assert none == normal


def test_the_menu_and_the_settings_switch_the_same(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    action = desk.window.actions_by_name["explain"]
    assert not action.isChecked()
    action.trigger()
    assert desk.keeper.settings.coach_explains
    desk.keeper.change(coach_explains=False)
    assert not action.isChecked()
