"""Sheets after deals and games of three and four: sentences, rows, sums, who pays whom (MANY 2)."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import replay
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd, Outcome, Termination
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.text.trick_game.results.endings import headline, reason_of, told_ending
from sixtysix_gui.text.trick_game.results.game_end import trick_game_end
from sixtysix_gui.text.trick_game.results.settled import TrickSettled, trick_table
from sixtysix_gui.text.trick_game.results.trick_result import TrickResult
from sixtysix_gui.text.trick_game.results.trick_table import NOTHING, Band, TrickTable
from sixtysix_gui.windows.sheets.fitted_sheet import fitted_sheet, sheet_place
from sixtysix_gui.windows.sheets.results.deal_sheet import DealSheet, DealSheetActs
from sixtysix_gui.windows.sheets.results.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.sheets.results.result_grid import FigurePill
from tests.helpers.naive.trick_game.trick_sheets import naive_totals, points_of
from tests.helpers.windows.cut_words import cut_words
from tests.helpers.windows.sentences import YOU, assert_sentence
from tests.helpers.windows.trick_words import NAMES, moments, people_at
from tests.records.many_records import OPTIONS
from tests.windows.conftest import Speak, UsePage

A = Seat.A


def settled_deals(name: str, seeds: int, me: Seat | None = A) -> Iterator[TrickSettled]:
    """Deals of one game after another."""
    game = Game.first(rule_set(name), Seat.A)
    for seed in range(seeds):
        deal = last_deal(name, seed)
        assert deal.outcome is not None
        after = game.after(deal.outcome)
        yield settled(deal, game, after, me)
        game = Game.first(game.rules, Seat.A) if after.is_over else after


def last_deal(name: str, seed: int) -> Deal:
    *_, last = moments(name, seed)
    return last.deal


def settled(deal: Deal, before: Game, after: Game, me: Seat | None = A) -> TrickSettled:
    assert deal.outcome is not None
    people = people_at(deal.rules.parties, me)
    return TrickSettled(TrickResult(deal.outcome, deal.view(A), people), before, after)


def row_of(table: TrickTable, name: str) -> list[str]:
    rows = (*table.rows, *((table.totals,) if table.totals else ()), *table.remarks)
    found = next(row for row in rows if row.name == name)
    return [figure.text for figure in found.figures]


def names_of(table: TrickTable) -> list[str]:
    return [row.name for row in (*table.rows, *table.remarks)]


# -------------------------------------------------------------------------------------------- sums


@pytest.mark.parametrize("name", NAMES)
def test_totals_are_what_the_tricks_say(speak: Speak, name: str) -> None:
    speak("en")
    counted = 0
    for one in settled_deals(name, 8):
        table, view = trick_table(one), one.result.view
        deal_cards = [card for trick in view.won for card in trick.cards]
        widow = 120 - points_of(deal_cards) if one.result.rules.has_widow and view.won else 0
        if table.totals is None or table.totals.name != "Card points":
            continue
        wanted = naive_totals(view, widow)
        shown = [int(figure.text) for figure in table.totals.figures]
        assert shown == [wanted[party] for party in one.result.parties]
        if widow:
            assert row_of(table, "Widow")[0 if view.won[0].winner is A else -1] in (str(widow), "–")
            assert str(widow) in row_of(table, "Widow")
        counted += 1
    assert counted >= 3


@pytest.mark.parametrize("name", NAMES)
def test_rows_add_up_to_the_total(speak: Speak, name: str) -> None:
    speak("en")
    for one in settled_deals(name, 8):
        table = trick_table(one)
        if table.totals is None or table.totals.name != "Card points":
            continue
        for column, total in enumerate(table.totals.figures):
            parts = 0
            for row in table.rows:
                text = row.figures[column].text
                if text not in ("–", "won"):
                    parts += sum(int(part) for part in text.split(" + "))
            assert parts == int(total.text), table


def test_chips_are_paid_by_both_others_and_add_up_to_nothing(speak: Speak) -> None:
    speak("en")
    for one in settled_deals("three-66", 8):
        table = trick_table(one)
        paid = [int(text.replace("−", "-")) for text in row_of(table, "Chips")]
        assert sum(paid) == 0
        (gain,) = table.gains
        winner = one.result.winner
        if winner is None:
            assert paid == [0, 0, 0]
            continue
        mine = paid[0]
        assert int(gain.after.replace("−", "-")) - int(gain.before.replace("−", "-")) == mine
        for party in one.result.parties:
            earned = one.result.points_of(party)
            wanted = 3 if not earned.tricks else 2 if earned.total < 33 else 1
            if party is not winner:
                assert paid[one.result.parties.index(party)] == -wanted


def test_full_33s_and_tens_are_floors(speak: Speak) -> None:
    speak("en")
    for name, row, unit in (
        ("na-66", "Full 33s", 33),
        ("cutthroat-66", "Full 33s", 33),
        ("idiots-66", "Full tens", 10),
    ):
        for one in settled_deals(name, 8):
            table = trick_table(one)
            if table.totals is None:
                continue
            totals = [int(figure.text) for figure in table.totals.figures]
            assert [int(text) for text in row_of(table, row)] == [one // unit for one in totals]


SLAM = [
    ("en", "You won all of the last tricks: 100 more.", "All of the last tricks"),
    ("de", "Du hast alle letzten Stiche gemacht: 100 mehr.", "Alle letzten Stiche"),
]


@pytest.mark.parametrize(("language", "told", "row"), SLAM)
def test_a_slam_is_told_and_has_a_row(speak: Speak, language: str, told: str, row: str) -> None:
    speak(language)
    record = OPTIONS[0][0]
    deal = replay(record).state
    assert deal.outcome is not None
    game = Game.first(record.rules, Seat.B)
    one = settled(deal, game, game.after(deal.outcome))
    table = trick_table(one)
    assert table.reasons[0] == told
    assert row_of(table, row) == ["100", NOTHING]
    assert table.totals is not None
    assert [figure.text for figure in table.totals.figures] == ["196", "24"]
    assert told not in told_ending(one.result)  # its event says so just before
    usual = replay(replace(record, rules=rule_set("idiots-66"))).state
    assert usual.outcome is not None
    other = trick_table(settled(usual, game, game.after(usual.outcome)))
    assert (len(other.reasons), row in names_of(other)) == (len(table.reasons) - 1, False)


@pytest.mark.parametrize("name", NAMES)
def test_scores_move_by_what_was_won(speak: Speak, name: str) -> None:
    speak("en")
    for one in settled_deals(name, 5):
        before, after = one.before, one.after
        moved = [p for p in before.rules.parties if before.won[p] != after.won[p]]
        gains = [gain for gain in trick_table(one).gains if gain.score]
        if name != "three-66":
            assert len(gains) == len(moved)
        for gain in gains:
            assert gain.spoken.endswith(f"Score: from {gain.before} to {gain.after}.")


# --------------------------------------------------------------------------------------- sentences


def outcome(
    game: str,
    points: tuple[int, ...],
    reason: str,
    card_points: tuple[CardPoints, ...],
    **end: object,
) -> TrickResult:
    """A result made by hand on the table of a deal that has just begun."""
    rules = rule_set(game)
    deal = Deal.start(rules, rules.pack, rules.seats[-1])
    made = Outcome(points, Termination(reason), DealEnd(card_points, **end))  # pyright: ignore[reportArgumentType]
    view = deal.changed(to_act=Seat.C, bidder=Seat.C).view(A)
    return TrickResult(made, view, people_at(rules.parties))


TWO = (CardPoints(54, 20, 0, 4), CardPoints(12, 20, 0, 2))
TOLD: list[tuple[TrickResult, str, str, str, str]] = [
    (
        outcome("four-66", (2, 0), "out", TWO, claimant=0),
        "You and David win the deal",
        "David said “Out!” with 74. Rachel and Argine stayed under 33: Schneider.",
        "Du und David gewinnt das Spiel",
        "David hat mit 74 „Aus!“ gesagt. Rachel und Argine sind unter 33 geblieben: Schneider.",
    ),
    (
        outcome(
            "na-66",
            (-3, 1),
            "set",
            (CardPoints(77, 20, 0, 4), CardPoints(43, 0, 0, 2)),
            bidder=0,
            bid=3,
        ),
        "Set: the bid was not made",
        "David bid 3, which is 99 card points. You two made 97.",
        "Verloren: nicht gemacht",
        "David hat 3 gereizt, das sind 99 Augen. Gemacht habt ihr 97.",
    ),
    (
        outcome(
            "three-66",
            (3, -1, -2),
            "count",
            (CardPoints(54, 20, 0, 4), CardPoints(46, 0, 0, 3), CardPoints(20, 0, 0, 1)),
        ),
        "You win the deal",
        "You have the most card points. David stayed under 33: Schneider.",
        "Du gewinnst das Spiel",
        "Du hast die meisten Augen. David ist unter 33 geblieben: Schneider.",
    ),
    (
        outcome(
            "three-66",
            (0, 0, 0),
            "draw",
            (CardPoints(50, 0, 0, 3), CardPoints(50, 0, 0, 3), CardPoints(20, 0, 0, 2)),
        ),
        "The deal is drawn",
        "You and Rachel both have 50: nothing is paid.",
        "Das Spiel ist unentschieden",
        "Du und Rachel haben beide 50: Es wird nichts gezahlt.",
    ),
    (
        outcome(
            "bauernschnapsen",
            (0, 9),
            "lost",
            (CardPoints(20, 0, 0, 1), CardPoints(8, 0, 0, 1)),
            bidder=0,
            contract="gang",
            made=False,
        ),
        "Rachel and Argine win the deal",
        "David played a Gang and lost it.",
        "Rachel und Argine gewinnen das Spiel",
        "David hat einen Gang gespielt und verloren.",
    ),
    (
        outcome(
            "gaigel",
            (0, 1),
            "false-claim",
            (CardPoints(90, 0, 0, 5), CardPoints(0, 0, 0, 0)),
            claimant=0,
        ),
        "Rachel and Argine win the deal",
        "David said “Out!” with only 90. A false claim costs 1.",
        "Rachel und Argine gewinnen das Spiel",
        "David hat mit nur 90 „Aus!“ gesagt. Falsches Ausmelden kostet 1.",
    ),
]


TAKEN = [
    ("gang", Seat.A, Seat.C, "You played a Gang and lost it. David won a trick."),
    ("zehnergang", Seat.A, Seat.B, "You played a Zehnergang and lost it. Rachel won a trick."),
    (
        "bauernschnapser",
        Seat.D,
        Seat.A,
        "Argine played a Bauernschnapser and lost it. You won a trick.",
    ),
    ("bettler", Seat.D, Seat.D, "Argine played a Bettler and lost it."),
    ("schnapser", Seat.A, Seat.C, "You played a Schnapser and lost it."),
]
"""A lost contract, who played it, who won the last trick, and what is said."""


@pytest.mark.parametrize(("contract", "bidder", "winner", "why"), TAKEN)
def test_who_broke_a_contract_for_all_tricks_is_told(
    contract: str, bidder: Seat, winner: Seat, why: str, speak: Speak
) -> None:
    """A partner's trick counts for the side, whose row would show all five."""
    speak("en")
    rules = rule_set("bauernschnapsen")
    points = (CardPoints(120, 0, 0, 5), CardPoints(0, 0, 0, 0))
    end = DealEnd(points, bidder=0, contract=contract, made=False)
    plays = tuple(Play(seat, rules.pack[seat.value]) for seat in rules.seats)
    deal = Deal.start(rules, rules.pack, Seat.D)
    view = deal.changed(won=(Trick(5, plays, winner),), bidder=bidder).view(A)
    made = Outcome((0, 10), Termination.LOST, end)
    assert reason_of(TrickResult(made, view, people_at(rules.parties))) == why


@pytest.mark.parametrize(("result", "head", "why", "kopf", "grund"), TOLD)
def test_a_result_is_told(
    result: TrickResult, head: str, why: str, kopf: str, grund: str, speak: Speak
) -> None:
    speak("en")
    assert (headline(result), reason_of(result)) == (head, why)
    speak("de")
    assert (headline(result), reason_of(result)) == (kopf, grund)


def test_readers_hear_what_was_bid_and_made(speak: Speak) -> None:
    result = TOLD[1][0]
    speak("en")
    assert told_ending(result) == "Set: you bid 99 and made 97."
    speak("de")
    assert told_ending(result) == "Verloren: 99 gereizt, 97 gemacht."


PAID = [
    (A, (3, -1, -2), "Rachel pays you 1, David 2", "Rachel zahlt dir 1, David 2"),
    (Seat.B, (-1, 3, -2), "You pay Rachel 1, David pays 2", "Du zahlst Rachel 1, David zahlt 2"),
]


@pytest.mark.parametrize(("winner", "points", "english", "german"), PAID)
def test_who_pays_whom(
    winner: Seat, points: tuple[int, ...], english: str, german: str, speak: Speak
) -> None:
    card_points = tuple(
        CardPoints(70 if seat is winner else 25, 0, 0, 2) for seat in (A, Seat.B, Seat.C)
    )
    result = outcome("three-66", points, "count", card_points)
    before = Game.first(result.rules, Seat.A)
    after = before.after(result.outcome)
    for language, sentence in (("en", english), ("de", german)):
        speak(language)
        (gain,) = trick_table(TrickSettled(result, before, after)).gains
        assert gain.text == sentence
        assert gain.score == f"12 → {12 + points[0]}"


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", NAMES)
def test_every_result_has_words(name: str) -> None:
    for one in settled_deals(name, 8):
        table = trick_table(one)
        for text in (table.head, table.why, table.spoken, *names_of(table)):
            assert_sentence(text)
        assert len({len(row.figures) for row in (*table.rows, *table.remarks)}) <= 1
        assert_sentence(told_ending(one.result))


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", NAMES)
def test_nobody_is_you_on_the_sheet_of_a_demonstration(name: str) -> None:
    for one in settled_deals(name, 4, me=None):
        table = trick_table(one)
        for text in (table.head, table.why, *(gain.text for gain in table.gains)):
            assert not YOU.search(text), text
        end = trick_game_end(one.after, one.result.people, [one.result.outcome])
        assert not YOU.search(end.spoken), end.spoken


def test_columns_are_sides_with_bands_or_players_without(speak: Speak) -> None:
    speak("de")
    (one,) = settled_deals("four-66", 1)
    assert [(column.name, column.band) for column in trick_table(one).columns] == [
        ("Wir", Band.SOLID),
        ("Ihr", Band.DASHED),
    ]
    (one,) = settled_deals("three-66", 1)
    assert [(column.name, column.band) for column in trick_table(one).columns] == [
        ("Frieda", Band.NONE),
        ("Rachel", Band.NONE),
        ("David", Band.NONE),
    ]


# ----------------------------------------------------------------------------------- ends of games


def game_with(name: str, won: tuple[int, ...], decided: int = 12) -> Game:
    rules = rule_set(name)
    game = Game.first(rules, Seat.A)
    return Game(rules, game.dealer, won, deals=decided, decided=decided, bidder=0)


ENDS = [
    ("four-66", (7, 4), "You and David win the game", "7 : 4", True),
    ("four-66", (4, 8), "Rachel and Argine win the game", "4 : 8", False),
    ("three-66", (7, 2, -9), "You win the game", "19", True),
    ("three-66", (-4, 2, 2), "Rachel and David share the first place", "8", False),
    ("three-66", (4, 4, -8), "You and Rachel share the first place", "16", True),
    ("bauernschnapsen", (24, 15), "You and David win the game", "0 : 9", True),
    ("idiots-66", (88, 104), "Rachel wins the game", "88 : 104", False),
    ("cutthroat-66", (15, 16, 3), "You win the game", "15", True),
]


@pytest.mark.parametrize(("name", "won", "head", "score", "mine"), ENDS)
def test_the_end_of_a_game(
    name: str, won: tuple[int, ...], head: str, score: str, mine: bool, speak: Speak
) -> None:
    speak("en")
    game = game_with(name, won)
    end = trick_game_end(game, people_at(game.rules.parties), [])
    assert (end.head, end.score, end.won) == (head, score, mine)
    assert len(end.standings) == (0 if len(won) == 2 else 3)
    if end.standings:
        assert end.standings[0].won


def test_a_game_counts_bummerl(speak: Speak) -> None:
    speak("de")
    shut_out = game_with("bauernschnapsen", (24, 0))
    end = trick_game_end(shut_out, people_at(shut_out.rules.parties), [])
    assert end.remark == "Zu null gewonnen: Das zählt zwei Bummerl."
    turned = Game(shut_out.rules, Seat.A, (0, 24), deals=9, decided=9, almost=(0,))
    end = trick_game_end(turned, people_at(turned.rules.parties), [])
    assert "vier Bummerl" in end.remark


DISCS = [
    ("four-66", (2, 0), True, 2),
    ("four-66", (0, 2), False, 2),
    ("idiots-66", (5, 6), False, 5),  # both score; the other wins the deal
    ("idiots-66", (6, 5), True, 6),
    ("na-66", (-3, 1), False, -3),
    ("na-66", (2, 2), False, 2),
    ("na-66", (1, -3), True, 1),
    ("cutthroat-66", (1, 2, 0), False, 1),
    ("cutthroat-66", (2, 1, 0), True, 2),
    ("three-66", (-1, -2, 3), False, -1),
]
"""What a deal brought everybody, the person first; whether its disc is filled, and what it says."""


@pytest.mark.parametrize(("name", "points", "mine", "shown"), DISCS)
def test_the_disc_of_a_deal_is_filled_where_the_person_has_won_it(
    name: str, points: tuple[int, ...], mine: bool, shown: int, speak: Speak
) -> None:
    speak("en")
    result = outcome(name, points, "count", (CardPoints(60, 0, 0, 3),) * len(points))
    game = Game.first(result.rules, Seat.A)
    (disc,) = trick_game_end(game, result.people, [result.outcome]).deals
    assert (disc.mine, disc.points) == (mine, shown)


def test_where_both_sides_score_the_discs_add_up_to_the_score(speak: Speak) -> None:
    """Five deals of bids, won 10 : 7: a reader adds up what the discs say."""
    speak("en")
    brought = [(2, 2), (3, 2), (1, 2), (1, 1), (3, 0)]
    points = (CardPoints(60, 0, 0, 3),) * 2
    made = [outcome("na-66", each, "made", points) for each in brought]
    game = game_with("na-66", (10, 7), 5)
    people = made[0].people
    end = trick_game_end(game, people, [one.outcome for one in made])
    assert [disc.points for disc in end.deals] == [2, 3, 1, 1, 3]
    assert [disc.mine for disc in end.deals] == [False, True, False, False, True]
    assert end.remark == "5 deals, each with the points of your side; filled where you had more."


def test_who_gives_up_has_not_won(speak: Speak) -> None:
    speak("en")
    game = game_with("four-66", (6, 0), 3)
    end = trick_game_end(game, people_at(game.rules.parties), [], resigned=True)
    assert end.head == "You gave up"
    assert end.remark == "You gave up in deal 4."
    assert not end.won
    assert not end.is_drawn


# ----------------------------------------------------------------------------------------- on paper


def ending_acts() -> GameSheetActs:
    def nothing() -> None: ...

    return GameSheetActs(once_more=nothing, look_back=nothing, other_game=nothing, leave=nothing)


def acts() -> DealSheetActs:
    def nothing() -> None: ...

    return DealSheetActs(go_on=nothing, show_tricks=nothing, play_again=nothing, show_proof=nothing)


SIZES = [(800, 572, 1.0), (1280, 772, 1.5), (1280, 772, 2.0), (960, 1252, 1.3), (960, 1172, 2.0)]


@pytest.mark.slow(sample=6)
@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_no_word_of_a_sheet_is_cut(
    width: int, height: int, scale: float, look_like: UsePage, qtbot: QtBot, qapp: QApplication
) -> None:
    del look_like
    layout = TableLayout.for_size(width, height, scale)
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(width, height)
    holder.show()
    for name, one in itertools.chain(*(((n, s) for s in settled_deals(n, 2)) for n in NAMES)):
        table = trick_table(one)
        end = trick_game_end(one.after, one.result.people, [one.result.outcome] * 9)
        made = [
            fitted_sheet(
                lambda unit, t=table: DealSheet(unit, t, "french", acts()), layout, holder
            ),
            fitted_sheet(
                lambda unit, e=end: GameSheet(unit, e, ending_acts(), of_several=True),
                layout,
                holder,
            ),
        ]
        for sheet in made:
            sheet.show()
            qapp.processEvents()
            cut = [words for words in cut_words(sheet) if not words.startswith("FigurePill")]
            assert cut == [], (name, table.head)
            assert all(fits_its_pill(pill) for pill in sheet.findChildren(FigurePill))
            assert holder.rect().contains(sheet.rect())
            sheet.hide()
            sheet.setParent(None)
            sheet.deleteLater()


def fits_its_pill(pill: FigurePill) -> bool:
    """Figures have nothing below their line, so that a pill is lower than a line of text."""
    figure = QFontMetrics(pill.font()).tightBoundingRect(pill.text())
    return figure.height() < pill.height() - 4 and figure.width() < pill.width() - 4


def test_deals_of_all_kinds_of_ends_are_among_those_tried() -> None:
    seen = {one.result.outcome.reason for name in NAMES for one in settled_deals(name, 8)}
    assert seen >= {"out", "false-claim", "count", "made", "set", "last-trick", "lost"}


@pytest.mark.usefixtures("look_like")
def test_a_sheet_of_three_leaves_the_scores_of_all_clear(speak: Speak, qtbot: QtBot) -> None:
    speak("de")
    width, height = 800, 572
    layout, places = (
        TableLayout.for_size(width, height),
        TableLayout.for_size(width, height, 1.0, 3),
    )
    clear = [places.scores.pairs[chair].zone for chair in (Chair.SOUTH, Chair.WEST, Chair.EAST)]
    usual = replace(acts(), show_proof=None)
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(width, height)
    for one in settled_deals("cutthroat-66", 6):
        table = trick_table(one)
        sheet = fitted_sheet(
            lambda unit, t=table: DealSheet(unit, t, "french", usual), layout, holder, clear=clear
        )
        place = QRectF(sheet_place(sheet.size(), layout, 0.0, clear), sheet.size().toSizeF())
        assert not any(place.intersects(area) for area in clear), table.head
        assert sheet.unit >= 0.8 * layout.metrics.text_unit
