"""How deals and games end: what the sheets, and the tally on them, say from every seat."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import UTC, datetime

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import DealRecord, game_after
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import LENGTHS, Game, Length, is_game_over
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.tally import LostGame, Tally, TallyKey
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.game_end import GameEnd, OverGame, game_end
from sixtysix_gui.text.results.result_table import Figure, ResultTable, result_table
from sixtysix_gui.text.results.scores import tally_words
from sixtysix_gui.windows.playing.keeping import games_counted
from tests.helpers.windows.results import closing_rule_sets, ends_of_two
from tests.helpers.windows.trick_words import people_at
from tools.sentences._played import golden_games, played_deals, settled_view

_SCORE = (5, 3)


def sentences() -> Iterator[tuple[str, str]]:
    """Yield which deal or game ended, for whom, and what is said of it."""
    for deal in played_deals():
        outcome = deal.last.outcome
        if outcome is not None:
            for me in (*deal.rules.seats, None):
                where = f"{deal.where} {_who(me)}"
                yield from _deal(where, outcome, deal.before, deal.last.view(_seat(me)), me)
    for number, rules in enumerate(closing_rule_sets()):
        before = Game(rules, Seat.A, _SCORE)
        view = settled_view(rules)
        for place, end in enumerate(ends_of_two()):
            for me in (*BOTH, None):
                where = f"{rules.name} {number} end {place} {_who(me)}"
                yield from _deal(where, settle(rules, end), before, view, me)
    yield from _games()
    yield from _tallies()


def _seat(me: Seat | None) -> Seat:
    return Seat.A if me is None else me


def _who(me: Seat | None) -> str:
    return "-" if me is None else me.name


# --------------------------------------------------------------------------------------- deals


def _deal(
    where: str, outcome: Outcome, before: Game, view: View, me: Seat | None
) -> Iterator[tuple[str, str]]:
    result = DealResult(outcome, view, people_at(before.rules.parties, me))
    table = result_table(result, before, before.after(outcome))
    yield from _table(where, table)


def _table(where: str, table: ResultTable) -> Iterator[tuple[str, str]]:
    yield f"{where} head", table.head
    yield f"{where} why", " ".join(table.reasons)
    yield f"{where} columns", " | ".join(f"{one.name}" for one in table.columns)
    for row in (*table.rows, *(() if table.totals is None else (table.totals,)), *table.remarks):
        yield f"{where} row", " | ".join((row.name, *map(_figure, row.figures)))
    yield f"{where} marked", f"{table.winner} {table.failed} {table.short}"
    for gain in table.gains:
        yield f"{where} gain", f"{gain.text} | {gain.score}"


def _figure(figure: Figure) -> str:
    return f"{figure.text}{''.join(suit.letter for suit in figure.suits)}"


# --------------------------------------------------------------------------------------- games


def _games() -> Iterator[tuple[str, str]]:
    for name, records in golden_games():
        last = records[-1]
        game = game_after(last)
        yield from _game(name, game, records)
    for name in rule_set_names():
        rules = rule_set(name)
        count = len(rules.parties)
        for won in {
            (rules.target, *range(1, count)),
            (*range(1, count), rules.target),
            (rules.target + 1, *(0 for _ in range(1, count))),
            (0, *(rules.target for _ in range(1, count))),
        }:
            yield from _game(f"{name} {won}", Game(rules, Seat.A, won, 0, 12, 12), ())


def _game(where: str, game: Game, records: tuple[DealRecord, ...]) -> Iterator[tuple[str, str]]:
    for me in (*game.rules.seats, None):
        for length in ("game", "bummerl", "deal"):
            for resigned in (False, True):
                for practice in (False, True):
                    if me is None and (resigned or practice or length != "game"):
                        continue
                    if not (resigned or is_game_over(game, length)):
                        continue
                    what = f"{where} {_who(me)} {length}{' resigned' * resigned}"
                    end = _end(game, records, me, length, resigned=resigned, practice=practice)
                    yield from _told(f"{what}{' practice' * practice}", end)


def _end(
    game: Game,
    records: tuple[DealRecord, ...],
    me: Seat | None,
    length: Length,
    *,
    resigned: bool,
    practice: bool,
) -> GameEnd:
    people = people_at(game.rules.parties, me)
    players = {seat: "club" for seat in game.rules.seats if seat is not me}
    names = tuple(people.label(seat) for seat in game.rules.seats)
    setup = GameSetup(game.rules, names, players, seat=_seat(me), length=length, practice=practice)
    counts = 1 if resigned else games_counted(game, setup)
    return game_end(OverGame(game, setup, records, resigned, counts), people)


def _told(where: str, end: GameEnd) -> Iterator[tuple[str, str]]:
    yield f"{where} head", end.head
    yield f"{where} score", f"{end.score} {end.caption}"
    yield f"{where} deals", " ".join(f"{'+' * one.mine}{one.points}" for one in end.deals)
    yield f"{where} remark", end.remark
    yield f"{where} kind", f"{end.won} {end.festive} {end.is_drawn}"
    for one in end.standings:
        yield f"{where} standing", f"{one.name} | {one.score} | {one.note} | {one.won}"


# -------------------------------------------------------------------------------------- tallies


def _tallies() -> Iterator[tuple[str, str]]:
    lost = [LostGame(str(number), number % 2 == 0, 1 + number // 2) for number in range(3)]
    for name in ("german-66", "four-66"):
        people = people_at(rule_set(name).parties)
        for length, count in itertools.product(LENGTHS, range(1, 4)):
            key = TallyKey("club", name, length)
            tally = Tally(key, tuple(lost[:count]), datetime(2026, 1, 1, tzinfo=UTC))
            words = tally_words(tally, people)
            if words is not None:
                where = f"{name} {length} {count} tally"
                yield where, f"{words.head} | {words.my_name} | {words.their_name}"
                yield where, f"{words.spoken} | {words.mine} {words.theirs} {words.pips}"
