"""What stays to be seen while cards are played: doubling, Gaigel's opening, which deal it is."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import OPEN, Opening
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.table.seating import Chair, Score
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.areas import area_of, lay_out
from tests.helpers.table.deals import asked, fresh_state, playthrough, view_where
from tests.helpers.table.labels import LABELS
from tests.table.conftest import STILL, MakeTable

pytestmark = pytest.mark.window

PLAYED = (Phase.LEAD, Phase.FOLLOW)
FACTORS = ("", "× 2", "× 4", "× 8")


def doubled_moment(*, simple: bool, times: int) -> View:
    """Return a view in which cards are played in a deal that was doubled so often."""

    def is_doubled(view: View) -> bool:
        contract, answers = view.contract, [answer.doubled for answer in view.answers]
        is_right = contract is not None and contract.is_simple is simple
        return is_right and view.phase in PLAYED and answers.count(True) == times

    return view_where("bauernschnapsen", is_doubled)


def golden(table: Table) -> dict[Chair, str]:
    """The tags that are to be seen at plates."""
    tags = table.table_scene.signs.plates.hanging.tags
    return {chair: tag.text for chair, tag in tags.items() if tag.isVisible()}


@pytest.mark.parametrize(
    ("simple", "times"), [(False, 0), (False, 1), (False, 2), (False, 3), (True, 0), (True, 1)]
)
def test_a_doubled_contract_says_what_it_counts(table: Table, simple: bool, times: int) -> None:
    view = doubled_moment(simple=simple, times=times)
    table.show_at_once(view)
    scene, contract, factor = table.table_scene, view.contract, FACTORS[times]
    coin = scene.signs.level.coin
    assert contract is not None
    assert (coin.isVisible(), coin.words[1] if times else "") == (times > 0, factor)
    if not simple:
        (told,) = golden(table).values()
        end = f" {contract.value} {factor} = {contract.value * 2**times}"
        assert told.endswith(end if times else f" {contract.value}")
    elif times:
        assert coin.words[0] == ""
        assert area_of(coin).intersects(area_of(scene.buttons.coin_place))
        assert scene.sceneRect().contains(area_of(coin))
    table.clear()
    assert not coin.isVisible()


@pytest.mark.parametrize("simple", [False, True])
def test_who_looks_at_a_deal_sees_it_too(qtbot: QtBot, simple: bool) -> None:
    replay = ReplayTable(replace(STILL, open_hands=True))
    qtbot.addWidget(replay)
    replay.set_players(LABELS)
    replay.show_step((), doubled_moment(simple=simple, times=1), replay.score)
    coin = replay.table_scene.signs.level.coin
    assert coin.isVisible()
    assert coin.words == ("Kontra", "× 2")
    assert bool(golden(replay)) is not simple


def opened(opening: Opening) -> tuple[View, View]:
    """Return a deal of Gaigel that was opened so: before its first card, and after the trick."""
    deals = (fresh_state("gaigel", seed) for seed in range(200))
    deal = next(deal for deal in deals if OPEN[opening] in deal.legal_moves())
    deal = deal.apply(OPEN[opening])[0]
    before = deal.view(Seat.A)
    while not deal.won:
        deal = deal.apply(deal.legal_moves()[0])[0]
    return before, deal.view(Seat.A)


@pytest.mark.parametrize("opening", list(Opening))
def test_the_opening_is_to_be_seen_until_its_trick_is_taken(table: Table, opening: Opening) -> None:
    before, after = opened(opening)
    names = {
        Opening.ALTE: "Andere Alte",
        Opening.ELF: "Ge-Elfen",
        Opening.HOEHER: "Höher hat",
        Opening.DISSLE: "Auf Dissle",
    }
    opener = (Chair.SOUTH, Chair.WEST, Chair.NORTH, Chair.EAST)[before.leader]
    table.show_at_once(before)
    assert golden(table) == {opener: names[opening]}
    table.show_at_once(after)
    lasts = opening is Opening.DISSLE and after.outcome is None
    assert golden(table) == ({opener: names[opening]} if lasts else {})


def test_the_counter_says_whose_the_shown_card_is_until_it_is_played(
    table: Table,
) -> None:
    told = set[tuple[bool, str]]()
    names = ("Frieda", "Rachel", "Pallas", "Argine")
    for seed in range(4):  # each of the four deals once
        for moment in playthrough("four-66", seed):
            view = moment.view
            table.show_at_once(view)
            out = [play for trick in view.won for play in trick.plays] + list(view.table)
            is_out = view.faced in [play.card for play in out]
            label = table.table_scene.signs.trump.label
            if not label.isVisible() or view.outcome is not None:
                continue
            mine = view.dealer is view.seat
            held = "your card" if mine else f"{names[view.dealer]}’s card"
            cutter = view.rules.seats[(view.dealer - 1) % 4]
            cut = "you" if cutter is view.seat else names[cutter]
            assert label.text == (f"shown by {cut}" if is_out else held)
            told.add((is_out, label.text))
    assert {is_out for is_out, _ in told} == {True, False}
    assert len(told) >= 6


def test_the_word_for_the_partner_has_the_partner_s_gender(table: Table) -> None:
    view = next(iter(playthrough("four-66", 1))).view
    table.set_players(replace(LABELS, partner="Partnerin"))
    table.show_at_once(view)
    lay_out(table, (1120, 688), 2.0)
    assert table.table_scene.signs.plates.plates[Chair.NORTH].score == "Partnerin"


def test_whose_the_card_is_is_not_told_before_it_was_cut(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(TableOptions(speed="slow"))
    moment = next(iter(playthrough("four-66", 1)))
    table.play(moment.events, moment.view, fresh_deal=True)
    scene = table.table_scene
    qtbot.waitUntil(lambda: scene.view is moment.view)
    assert not scene.signs.trump.label.isVisible()
    table.set_players(LABELS)  # as before every update, while cards are still dealt
    assert table.is_moving
    assert not scene.signs.trump.label.isVisible()
    table.finish_motions()
    assert scene.signs.trump.label.isVisible()


# ------------------------------------------------------------------- which deal of the game it is


@pytest.mark.parametrize(("deals", "words"), [(12, "deal 5 of 12"), (None, "deal 5")])
@pytest.mark.parametrize("phase", [Phase.TRUMP, Phase.LEAD])
def test_the_deal_is_told_once(table: Table, phase: Phase, deals: int | None, words: str) -> None:
    view = asked("three-66", phase)
    table.show_at_once(view, Score((2, 1, -3), deal=5, deals=deals))
    scene = table.table_scene
    below, plate = scene.signs.trump.deal, scene.signs.plates.plates[Chair.SOUTH]
    if phase is Phase.TRUMP:  # there is no counter yet
        assert not below.isVisible()
        assert plate.score.endswith(f" · {words}")
    else:
        assert (below.isVisible(), below.text) == (True, words)
        assert words not in plate.score


@pytest.mark.parametrize("size", [(1120, 688), (1280, 772), (960, 1252)])
@pytest.mark.parametrize("phase", [Phase.TRUMP, Phase.LEAD])
def test_with_large_words_it_stands_at_the_upper_edge_where_it_has_no_other_room(
    table: Table, phase: Phase, size: tuple[int, int]
) -> None:
    view = asked("three-66", phase, seeds=[2])
    scene = table.table_scene
    lay_out(table, size, 2.0)
    table.show_at_once(view, Score((2, 1, -3), deal=5, deals=12))
    told = scene.signs.trump.deal
    on_plate = "deal 5 of 12" in scene.signs.plates.plates[Chair.SOUTH].score
    assert told.isVisible() is not on_plate
    for chair in (Chair.WEST, Chair.EAST):
        assert not area_of(told).intersects(scene.areas.plate(chair))


def test_other_games_do_not_tell_it(table: Table) -> None:
    moment = next(iter(playthrough("four-66", 1)))
    table.show_at_once(moment.view, Score((2, 1), deal=5))
    assert not table.table_scene.signs.trump.deal.isVisible()
    assert "deal" not in table.table_scene.signs.plates.plates[Chair.SOUTH].score
