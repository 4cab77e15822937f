"""What is said of a game that is only watched: both players are named, nobody is "you"."""

import random

import pytest

from sixtysix_gui.records import read_records
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, Close, DealEnd
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.playing.spectator import (
    Names,
    watched_game_end,
    watched_result,
    watched_status,
)
from sixtysix_gui.text.results.result_table import SettledDeal, result_table
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.windows.sentences import YOU, assert_sentence
from tests.text.test_outcomes import ends, rule_sets

NAMES = Names(("Ada", "Bert"))


def told(rules: str, end: DealEnd, below: Seat = Seat.A) -> SettledDeal:
    before = Game(rule_set(rules), Seat.A)
    outcome = settle(before.rules, end)
    return SettledDeal(outcome, before, before.after(outcome), below, "Ada", "Bert")


@pytest.mark.usefixtures("language")
def test_no_outcome_speaks_to_anybody() -> None:
    for rules in rule_sets():
        before = Game(rules, Seat.A)
        for end in ends():
            outcome = settle(rules, end)
            settled = SettledDeal(outcome, before, before.after(outcome), Seat.A, "Ada", "Bert")
            table = watched_result(settled, NAMES)
            for sentence in (table.head, table.why, table.gain):
                assert_sentence(sentence)
                assert not YOU.search(sentence), sentence
            assert table.rows == result_table(settled).rows


OUT = DealEnd((CardPoints(69, 0, 0, 5), CardPoints(17, 0, 0, 2)), claimant=Seat.A)
CLOSED = Close(Seat.A, 3, False, 20, 2)
TRICKLESS = Close(Seat.A, 1, False, 0, 0)
NAMED = [
    (
        "german-66",
        OUT,
        "Ada wins the deal",
        "Ada said “Out!” with 69. Bert stayed under 33: Schneider.",
    ),
    (
        "schnapsen",
        DealEnd((CardPoints(67, 0, 0, 4), CardPoints(40, 0, 0, 3)), CLOSED, Seat.A),
        "Ada wins the deal",
        "Ada said “Out!” with 67. At the close Bert had 20, and that counts: Schneider.",
    ),
    (
        "schnapsen",
        DealEnd((CardPoints(61, 0, 0, 4), CardPoints()), claimant=Seat.A),
        "Bert wins the deal",
        "Ada said “Out!” with only 61. A false claim costs 3, because Bert had no trick.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(62, 0, 0, 4), CardPoints(40, 0, 0, 3)), TRICKLESS, None, Seat.A),
        "Bert wins the deal",
        "Ada had closed, but came only to 62. "
        "A failed close costs 3, because Bert had no trick at the close.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(40, 0, 0, 3), CardPoints(67, 0, 0, 4)), CLOSED, Seat.B),
        "Bert wins the deal",
        "Ada had closed, but Bert said “Out!” first, with 67.",
    ),
]


@pytest.mark.parametrize(("rules", "end", "head", "why"), NAMED)
@pytest.mark.parametrize("below", BOTH)
@pytest.mark.usefixtures("qapp")
def test_both_are_named_whoever_sits_below(
    rules: str, end: DealEnd, head: str, why: str, below: Seat
) -> None:
    table = watched_result(told(rules, end, below), NAMES)
    assert table.head == head
    assert table.why.startswith(why)


@pytest.mark.parametrize("name", rule_set_names(close=True))
@pytest.mark.usefixtures("language")
def test_the_status_names_whoever_is_to_act(name: str) -> None:
    rules = rule_set(name)
    words = CardWords(german_suited=False)
    for seed in range(3):
        source = random.Random(seed)
        pack = source.sample(pack_cards(rules.deck_pack), rules.deck_pack)
        state = Deal.start(rules, pack, Seat.A)
        while not state.is_over:
            for seat in BOTH:
                said = watched_status(state.view(seat, (0, 0), 0), words, NAMES)
                assert_sentence(said)
                assert not YOU.search(said), said
                assert NAMES.of(state.to_act) in said
            state, _ = state.apply(source.choice(state.legal_moves()))
        assert_sentence(watched_status(state.view(Seat.A, (0, 0), 0), words, NAMES))


@pytest.mark.usefixtures("qapp")
def test_the_end_of_a_game_names_its_winner() -> None:
    records = read_records((GOLDEN / "records" / "r1.66r").read_text(encoding="utf-8"))
    game = Game(records[0].rules, Seat.A, won=(2, 7))
    end = watched_game_end(game, records, Seat.A, NAMES)
    assert end.head == "Bert wins the game"
    assert end.score == "2 : 7"
    assert not end.won
    assert end.remark == "1 deal(s); the filled ones are those of Ada."
