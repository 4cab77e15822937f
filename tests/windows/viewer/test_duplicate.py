"""How the Ace would have played: asked below the list of a deal of two, answered in two figures."""

from dataclasses import replace
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Player
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.training.day import played_by_ace, seat_of_day
from sixtysix_gui.windows.viewer import ace_at_work
from sixtysix_gui.windows.viewer.viewer import RecordViewer, Shown
from tests.windows.viewer.conftest import Open

QUESTION = "How would the Ace have played it?"


def quick(name: str, rules: Rules) -> Player:
    return player_named("simple" if name == "master" else "novice", rules)


def played(seat: Seat = Seat.A, **tags: str) -> DealRecord:
    """A deal that ended, of a game that stood at 2 to 5."""
    record = played_by_ace(seat_of_day("german-66", date(2026, 11, 22)), ("A", "B"), quick, bool)
    known = {"A": "Ada", "B": "King", "Seat": seat.name, "Level": "expert", "Score": "2-5"}
    return replace(record, tags=tuple((known | tags).items()))


def _question(viewer: RecordViewer) -> str:
    """The words on the button, which may stand in two lines."""
    return viewer.panel.ace.ask.text().replace("\n", " ")


@pytest.mark.parametrize("seat", [Seat.A, Seat.B])
def test_the_ace_answers_in_two_figures_and_both_plays_can_be_seen(
    view: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seat: Seat
) -> None:
    monkeypatch.setattr(ace_at_work, "player_found", quick)
    mine = played(seat)
    viewer = view(mine)
    panel = viewer.panel.ace
    assert (_question(viewer), panel.line) == (QUESTION, "")
    panel.ask.setFocus()
    panel.ask.click()
    assert viewer.focusWidget() is panel  # Enter does nothing while the Ace plays
    qtbot.waitUntil(lambda: bool(panel.line), timeout=20_000)
    assert viewer.focusWidget() is panel.ask
    assert panel.line.startswith("You ")
    assert ", the Ace " in panel.line
    wanted: list[Shown] = []
    viewer.both_wanted.connect(wanted.append)
    assert _question(viewer) == "Show both"
    panel.ask.click()
    shown = wanted[0]
    assert shown.titles == ("Your play", "Ace")
    first, second = shown.records
    assert (first, first.pack, first.dealer) == (mine, second.pack, second.dealer)
    assert second.tag(seat.name) == "Ace"
    other = RecordViewer(shown, viewer.table.options, viewer._words)  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    qtbot.addWidget(other)
    assert [other.panel.deals.itemText(place) for place in (0, 1)] == ["Your play", "Ace"]
    assert other.panel.ace.isHidden()
    other.panel.deals.setCurrentIndex(1)
    other.panel.deal_chosen.emit(1)
    assert (other.deal.near, other.deal.before.won) == (seat, (2, 5))
    assert other.panel.ace.isHidden()


def test_an_ace_who_fails_says_so_and_may_be_asked_again(
    view: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_name: str, _rules: Rules) -> Player:
        raise ValueError("on purpose")

    monkeypatch.setattr(ace_at_work, "player_found", broken)
    viewer = view(played())
    panel = viewer.panel.ace
    panel.ask.click()
    qtbot.waitUntil(lambda: bool(panel.line), timeout=20_000)
    assert panel.line == "The Ace could not finish this deal. See the log for details."
    assert (_question(viewer), panel.ask.isEnabled()) == (QUESTION, True)


@pytest.mark.parametrize("tags", [{"Seat": ""}, {"Level": ""}])
def test_nothing_is_asked_where_nobody_knows_who_sat_there(
    view: Open, tags: dict[str, str]
) -> None:
    assert view(played(Seat.A, **tags)).panel.ace.isHidden()


def test_nothing_is_asked_of_an_unfinished_deal(view: Open) -> None:
    record = played()
    viewer = view(replace(record, moves=record.moves[:5]))
    assert viewer.panel.ace.isHidden()
