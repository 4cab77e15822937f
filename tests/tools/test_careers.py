"""The careers that prove the statistics: their players, their shuffles, and short runs of both."""

from __future__ import annotations

import random

import pytest

from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.statistics.fair_cards import Fairness
from tests.helpers.naive.cards import POINTS, SUITS, hands_from_pack, suits_with_marriage
from tests.helpers.rows import each_row
from tools.careers import __main__ as program
from tools.careers.bands import Careers
from tools.careers.players import TARGET, MadeUpPlayer, real_players, values_of_levels
from tools.careers.shuffles import Dealing, Hand, Table, bits
from tools.careers.values import LEVELS


def named(table: Table, card: int) -> str:
    """A card of a table as two letters."""
    return "9JQKTA"[-table.ranks :][card % table.ranks] + SUITS[card // table.ranks]


def counted(hand: list[str], turn_up: str, lowest: str) -> Hand:
    """What a hand holds, counted card by card."""
    pairs, trump = suits_with_marriage(hand), turn_up[1]
    return Hand(
        sum(card[1] == trump for card in hand),
        sum(card[0] == "A" for card in hand),
        len(pairs),
        int(trump in pairs),
        int(lowest + trump in hand),
        sum(POINTS[card[0]] for card in hand),
    )


@each_row("name", rule_set_names(close=True))
def test_a_table_deals_and_counts_as_the_naive_one_does(name: str) -> None:
    table, source = Table(name), random.Random(name)
    keys = ("deck.pack", "deal.batches", "deal.turn_up")
    profile = {key: table.rules.value(key) for key in keys}
    for _ in range(200):
        pack = source.sample(table.pack, len(table.pack))
        forehand, dealer, turn_up, _ = hands_from_pack(
            profile, [named(table, card) for card in pack]
        )
        for hand, places in ((forehand, table.forehand), (dealer, table.dealer)):
            cards = [pack[place] for place in places]
            assert [named(table, card) for card in cards] == hand
            held = table.held(bits(cards), pack[table.turn_up])
            assert held == counted(hand, turn_up, "9" if table.ranks == 6 else "J")


def test_rigged_deals_have_a_trump_less() -> None:
    table = Table("german-66")
    dealing = Dealing("german-66", 1)
    source = random.Random(7)
    rigged = Dealing("german-66", 1, rigged=1000)
    for number in range(200):
        state = source.getstate()
        (mine, other), turn_up = dealing.dealt(table, source, i_lead=True)
        source.setstate(state)
        (fewer, more), same = rigged.dealt(table, source, i_lead=True)
        assert same == turn_up
        assert (fewer.bit_count(), more.bit_count(), fewer & more) == (6, 6, 0), number
        trumps = table.held(mine, turn_up).trumps
        given = min(trumps, 1) if table.held(other, turn_up).trumps < 6 else 0
        assert table.held(fewer, turn_up).trumps == trumps - given


def test_made_up_players_play_to_the_target_and_win_what_they_are_worth() -> None:
    player, source = MadeUpPlayer(0.4), random.Random(1)
    values = dict(zip(LEVELS, values_of_levels(), strict=True))
    won = deals = 0.0
    for _ in range(4000):
        game = player.play(source)
        assert game.level in ("expert", "master")
        mine, other = (sum(points[at] for points in game.deals) for at in (0, 1))
        assert (mine >= TARGET) != (other >= TARGET)
        won += mine - other + values[game.level] * len(game.deals)
        deals += len(game.deals)
    # Form makes short games of good days, so that the long run is not quite what a deal is worth.
    assert won / deals == pytest.approx(0.4, abs=0.06)


def test_real_players_win_what_their_games_show() -> None:
    players = real_players()
    assert len(players) == 18
    for one, other in zip(players[::2], players[1::2], strict=True):
        assert one.truth.points == -other.truth.points
        assert (one.level, one.opponent) == (other.opponent, other.level)
    source = random.Random(1)
    game = players[0].play(source)
    assert sum(points[0] + points[1] for points in game.deals) > 0


@each_row("kind", ("made-up", "real"))
def test_bands_hold_what_is_true_most_of_the_time(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.careers.players.LONG_RUN", 300)
    play = Careers(kind)()
    bands = [band for number in range(36) for band in play(number)]
    assert {(band.what, band.deals) for band in bands} == {
        (what, deals) for what in ("points per deal", "strength") for deals in (30, 60, 120, 300)
    }
    assert sum(band.held for band in bands) >= 0.85 * len(bands)
    assert list(play(3)) == bands[24:32]


def test_good_shuffling_is_found_good_and_bad_shuffling_bad() -> None:
    good = Dealing("schnapsen", 400)()
    assert Fairness.RARE not in {good(number) for number in range(20)}
    bad = Dealing("schnapsen", 400, rigged=500)()
    assert {bad(number) for number in range(5)} == {Fairness.RARE}


def test_the_program_says_what_it_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.careers.players.LONG_RUN", 100)
    assert program.main(["values"]) == 0
    assert program.main(["bands", "--careers", "18", "--players", "real"]) == 0
    assert program.main(["fair", "--careers", "3", "--deals", "50", "--rules", "santase"]) == 0
    told = capsys.readouterr().out
    assert "club = [0.00, 0.00]" in told
    assert "strength, 60 deals: the band held what is true in" in told
    assert "santase, 3 careers of 50 deals: " in told
