"""sixtysix-cli engine: requests of other programs, right ones and wrong ones."""

import io
import json
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, MoveValue, Player, ShouldStop
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.cli import main
from sixtysix_gui.cli_commands import engine as engine_answer
from sixtysix_gui.cli_commands import engine as engine_command
from sixtysix_gui.cli_commands.engine import answer
from sixtysix_gui.cli_commands.engine_requests import DEFAULT_PLAYER, KEYS, Fault
from sixtysix_gui.records import Replay, Unseen, replay, seen_by
from sixtysix_gui.records.tags import write_overrides
from sixtysix_gui.records.words import move_word
from sixtysix_gui.rules.cards import FRENCH, Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.random_deals import random_record, random_rules
from tests.helpers.rows import each_row

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
REQUEST: dict[str, Any] = {
    "id": 7,
    "seat": "A",
    "dealer": "A",
    "hand": ["AC", "KH", "TS", "JS", "TC", "9S"],
    "turn_up": "TD",
    "moves": "9C",
    "player": "simple",
}


def answers(
    data: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[dict[str, Any]]:
    """What the command answers to its whole input, after which it ends well."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert main(["engine"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return [json.loads(line) for line in output.out.splitlines()]


def ask(**changes: object) -> dict[str, Any]:
    """The answer to the request above with some values changed; those that are None left out."""
    request = {key: value for key, value in (REQUEST | changes).items() if value is not None}
    return json.loads(answer(json.dumps(request).encode()))


def example_lines(sign: str) -> list[str]:
    """The lines of the document's examples that begin with a sign, without it."""
    blocks = re.findall(r"```\n(.*?)```", DOCUMENT, re.DOTALL)
    lines = "".join(blocks).splitlines()
    return [line.removeprefix(f"{sign} ") for line in lines if line.startswith(sign)]


def test_the_examples_of_the_document_are_true(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    requests, expected = example_lines(">"), example_lines("<")
    assert len(requests) == len(expected) > 5
    found = answers("\n".join(requests).encode(), monkeypatch, capsys)
    assert found == [json.loads(line) for line in expected]


def test_the_document_names_every_key_and_every_reason() -> None:
    reasons = {fault.value for fault in Fault}
    reasons |= {reason.name.lower().replace("_", "-") for reason in Unseen}
    table = DOCUMENT.partition("| reason |")[2].partition("\n\n")[0]
    first_cells = "".join(row.split("|")[1] for row in table.splitlines()[2:])
    assert set(re.findall(r"`([a-z0-9-]+)`", first_cells)) == reasons
    keys = DOCUMENT.partition("## The request")[2].partition("No other key")[0]
    assert set(re.findall(r"^\| `(\w+)`", keys, re.MULTILINE)) | {"level"} == KEYS
    assert f"`{DEFAULT_PLAYER}` plays" in DOCUMENT


@pytest.mark.slow(sample=4)
@pytest.mark.parametrize("seed", range(60))
def test_at_every_decision_the_seat_gets_the_move_the_player_makes_there(seed: int) -> None:
    source = random.Random(seed)
    names = rule_set_names(close=True)
    for rules in (rule_set(names[seed % len(names)]), random_rules(source)):
        whole = replay(random_record(rules, source))
        for length, state in enumerate(whole.states[:-1]):
            part = Replay(whole.record, whole.states[: length + 1], whole.events[:length])
            request = engine_request(part, state.to_act, player="simple", score=[1, 2], carry=3)
            found = json.loads(answer(json.dumps(request).encode()))
            view = state.view(state.to_act, (1, 2), 3)
            chosen = player_named("simple", rule_set()).choose(view, Budget(), lambda: False).move
            assert found["move"] == move_word(state, chosen, FRENCH)
            assert found["legal"] == [move_word(state, move, FRENCH) for move in view.legal_moves]


def test_a_player_who_calculates_tells_his_values() -> None:
    found = ask(player=None, level="expert", iterations=6, seed=5)
    assert found["worlds"] == 6
    assert [value["move"] for value in found["values"]] == found["legal"]
    assert all(-3 <= value["points"] <= 3 for value in found["values"])
    assert found == ask(player="expert", iterations=6, seed=5)


WRONG: list[tuple[dict[str, object], str, str | None]] = [
    ({"hand": None}, "key-missing", "The key “hand” is missing."),
    ({"seat": None}, "key-missing", "The key “seat” is missing."),
    ({"dealer": None}, "key-missing", "The key “dealer” is missing."),
    ({"turn_up": None}, "key-missing", "The key “turn_up” is missing."),
    ({"hands": []}, "key-unknown", "There is no key “hands”."),
    ({"seat": "C"}, "value", "“seat” takes “A” or “B”."),
    ({"dealer": 0}, "value", "“dealer” takes “A” or “B”."),
    ({"dealer": ["A"]}, "value", "“dealer” takes “A” or “B”."),
    ({"hand": "AC"}, "value", "“hand” takes a list of cards."),
    ({"hand": ["AC"] * 101}, "value", "“hand” takes a list of cards."),
    ({"hand": [5]}, "value", "“hand” takes cards, each a string."),
    ({"hand": ["ac"]}, "value", "hand: “ac” is not a card."),
    ({"hand": ["??"]}, "value", "“hand” holds the own cards: none of them is “??”."),
    ({"hand": ["AC"]}, "hand-size", "A hand in this rule set has 6 cards, not 1."),
    ({"turn_up": "AC"}, "card-twice", "AC appears twice."),
    ({"turn_up": "7C"}, "card-foreign", "7C is not in the pack of 24 cards."),
    ({"turn_up": "??"}, "value", "“turn_up” takes a card."),
    ({"turn_up": 1}, "value", "“turn_up” takes cards, each a string."),
    ({"drawn": {}}, "value", "“drawn” takes a list of cards."),
    ({"drawn": ["KD"]}, "drawn-too-many", "The moves draw 1 cards fewer than are listed."),
    ({"moves": ["9C"]}, "value", "“moves” takes a string."),
    ({"moves": ""}, "not-to-act", "B is to act, not A."),
    ({"moves": "9C AC d 9S 9H d 20H out", "drawn": ["KD", "??", "QH", "??"]}, "not-to-act",
     "The deal is over, so there is nothing to decide."),
    ({"moves": "AC"}, "illegal-move", "Move 1, “AC” by B: You do not hold the ace of clubs."),
    ({"moves": "9C ac"}, "token-malformed",
     "Move 2, “ac”, is not a move: only the words of moves may stand here."),
    ({"variant": "four-66"}, "variant-unknown", None),
    ({"rules": "deck.hand=7"}, "rules-refused", None),
    ({"rules": "deck.hand"}, "rules-refused", "“deck.hand” is not of the form key=value."),
    ({"rules": 3}, "value", "“rules” takes a string."),
    ({"score": [7, 0]}, "game-over", "The game is over at this score."),
    ({"score": [8, 0]}, "value", "“score” takes two whole numbers from 0 to 7, of A and of B."),
    ({"score": [1]}, "value", None),
    ({"score": [1, True]}, "value", None),
    ({"score": 3}, "value", None),
    ({"carry": -1}, "value", "“carry” takes a whole number from 0 to 99."),
    ({"worlds": 0}, "value", "“worlds” takes a whole number from 1 to 10000."),
    ({"iterations": 1.0}, "value", "“iterations” takes a whole number from 1 to 120000."),
    ({"seed": True}, "value", "“seed” takes a whole number from 0 to 9007199254740991."),
    ({"player": "nobody"}, "player-unknown", None),
    ({"player": 66}, "value", "“player” takes a string."),
    ({"level": "expert"}, "value", "“level” is another name of “player”: give one of them."),
]  # fmt: skip


@each_row(("changes", "reason", "sentence"), WRONG)
def test_a_wrong_request_is_answered_with_what_is_wrong(
    changes: dict[str, object], reason: str, sentence: str | None
) -> None:
    found = ask(**changes)
    assert set(found) == {"id", "error", "reason"}
    assert (found["id"], found["reason"]) == (7, reason)
    assert sentence in (None, found["error"])


LINES: list[tuple[bytes, str]] = [
    (b"", "not-json"),
    (b"  ", "not-json"),
    (b"{", "not-json"),
    (b"\0", "not-json"),
    (b'{"id": 1, "id": 2}', "not-json"),
    (b'{"id": NaN}', "not-json"),
    (b'{"id": 1e999}', "not-json"),
    (b'{"id": ' + b"9" * 5000 + b"}", "not-json"),
    (b"[" * 100_000, "not-json"),
    (b'{"id": ' * 100_000, "not-json"),
    (b'{"id": "\xff"}', "not-utf8"),
    (b"[]", "not-an-object"),
    (b"null", "not-an-object"),
    (b'{"id": []}', "value"),
    (b'{"id": {}}', "value"),
    (b"x" * 1_048_577, "too-long"),
    (b"x" * 5_000_000, "too-long"),
    (b"x" * 1_048_576, "not-json"),
    (b'\xef\xbb\xbf{"id": null}\r', "key-missing"),
    (b'{"\\ud800": 1}', "key-unknown"),
]


def test_whatever_a_line_holds_the_next_one_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = json.dumps(REQUEST).encode()
    data = b"".join(line + b"\n" + right + b"\n" for line, _ in LINES)
    found = answers(data, monkeypatch, capsys)
    assert [each["reason"] for each in found[::2]] == [reason for _, reason in LINES]
    assert all(each["id"] is None for each in found[::2])
    assert found[1::2] == [ask()] * len(LINES)


@each_row("identity", [None, True, 0, -1.5, "", "ö\n\ud800", 10**50])
def test_the_identity_comes_back(identity: object) -> None:
    for changes in ({}, {"seat": "B"}):
        line = json.dumps(REQUEST | {"id": identity} | changes).encode()
        assert json.loads(answer(line))["id"] == identity


@pytest.mark.parametrize(("ending", "count"), [(b"", 1), (b"\n", 1), (b"\r\n", 1), (b"\n\n", 2)])
def test_the_last_line_needs_no_line_feed(
    ending: bytes, count: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = answers(json.dumps(REQUEST).encode() + ending, monkeypatch, capsys)
    assert len(found) == count
    assert found[0]["move"] == "TC"


ACE = PlayCard(Card.parse("AC"))


class OddPlayer(Player):
    """A player who does what none should."""

    def __init__(self, decision: Decision | None) -> None:
        self._decision = decision

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        if self._decision is None:
            raise RuntimeError("two\nlines")
        return self._decision


@pytest.mark.parametrize(
    "decision", [None, Decision(GO_OUT), Decision(ACE, (MoveValue(ACE, float("nan")),))]
)
def test_a_player_that_fails_is_an_answer(
    decision: Decision | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def odd_player(name: str) -> Player:
        assert name == "simple"
        return OddPlayer(decision)

    monkeypatch.setattr(engine_answer, "player_named", odd_player)
    found = ask()
    assert (found["id"], found["reason"]) == (7, "fault")


def test_without_standard_input_a_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["engine"]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.endswith("standard input cannot be read: there is no standard input.\n")


def test_an_input_that_breaks_off_with_an_error_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    closed = io.TextIOWrapper(io.BytesIO(b""))
    closed.buffer.close()
    monkeypatch.setattr(sys, "stdin", closed)
    assert main(["engine"]) == 1
    assert "standard input cannot be read: " in capsys.readouterr().err


def test_every_answer_comes_before_the_next_request() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "sixtysix_gui.cli", "engine"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        if process.stdin is None or process.stdout is None:
            pytest.fail("no pipes")
        for number in range(3):
            process.stdin.write(json.dumps(REQUEST | {"id": number}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.stdout.read() == ""
    assert process.returncode == 0


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
words = st.sampled_from(
    ["9C", "AC", "KD", "QD", "9S", "9H", "d", "-", "#", "#-", "xTD", "/xTD", "40D", "20H", "out",
     "??", "1.", "A+11", "*", "7C", "x??", "66", "\u2028", "TD", "JH"]
)  # fmt: skip
cards_and_others = st.sampled_from(["9C", "AC", "KD", "??", "7C", "x", "", "10H", "TD"])
fields = st.fixed_dictionaries(
    {},
    optional={
        key: json_values
        | st.sampled_from(["A", "B", "TD", "schnapsen", "house-66", "random", 0, 1, 6, 66])
        | st.lists(words, max_size=12).map(" ".join)
        | st.lists(cards_and_others, max_size=8)
        for key in sorted(KEYS - {"player", "level", "worlds", "iterations"})
    },
)

ERROR_KEYS = {"id", "error", "reason"}
MOVE_KEYS = {"id", "move", "values", "worlds", "holdings", "legal"}


def one_object(text: str) -> dict[str, Any]:
    assert "\n" not in text
    assert text.isascii()
    found = json.loads(text, parse_constant=lambda name: pytest.fail(f"{name} is not JSON"))
    assert set(found) in (ERROR_KEYS, MOVE_KEYS)
    assert found.get("reason") != "fault", found
    return found


@given(fields)
def test_any_values_get_one_answer(changes: dict[str, object]) -> None:
    one_object(answer(json.dumps(REQUEST | changes).encode()))


@given(st.lists(words, max_size=30), st.lists(cards_and_others, max_size=8))
def test_any_moves_get_one_answer(moves: Sequence[str], drawn: Sequence[str]) -> None:
    request = REQUEST | {"moves": " ".join(moves), "drawn": drawn}
    one_object(answer(json.dumps(request).encode()))


@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8")))
def test_any_bytes_get_one_answer(line: bytes) -> None:
    one_object(answer(line))


@given(st.integers(0, 2**32), st.data())
def test_a_damaged_request_gets_one_answer(seed: int, data: st.DataObject) -> None:
    source = random.Random(seed)
    played = replay(random_record(random_rules(source), source, longest=source.randrange(40)))
    seat = played.state.to_act
    line = bytearray(json.dumps(engine_request(played, seat, player="random")).encode())
    for _ in range(data.draw(st.integers(0, 3))):
        place = data.draw(st.integers(0, len(line) - 1))
        line[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    one_object(answer(bytes(line)))


@given(st.lists(st.binary(max_size=12), max_size=8), st.booleans())
def test_a_line_in_is_a_line_out(lines: list[bytes], ended: bool) -> None:
    data = b"\n".join(lines) + (b"\n" if ended else b"")
    count = data.count(b"\n") + (not data.endswith(b"\n") and bool(data))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine_command, "LONGEST_LINE", 5)
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        found = list(engine_command.lines_of_input())
    assert len(found) == count
    whole = data.split(b"\n")[:count]
    assert found == [line if len(line) <= 5 else None for line in whole]


def engine_request(played: Replay, seat: Seat, **others: object) -> dict[str, Any]:
    """The request of a seat after the last state of a replay, and whatever else it shall hold."""
    seen = seen_by(played, seat)
    changes, batches = write_overrides(seen.rules)
    parts = [changes, f"deal.batches=[{batches}]" if batches else ""]
    return {
        "variant": seen.rules.name,
        "rules": "; ".join(part for part in parts if part),
        "seat": seat.name,
        "dealer": seen.dealer.name,
        "hand": [card.code for card in seen.hand],
        "turn_up": seen.shown.code if seen.shown else "",
        "drawn": ["??" if card is None else card.code for card in seen.drawn],
        "moves": " ".join(seen.tokens),
        **others,
    }
