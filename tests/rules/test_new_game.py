"""A new game is one table such as those of games.toml, one settlement and its texts: a toy is."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication
from typing_extensions import override

import sixtysix_gui
from sixtysix_gui.records import (
    DealRecord,
    RecordError,
    game_tags,
    games_before,
    read_records,
    write_record,
    write_records,
)
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.scoring.game import Game, is_game_over, winner_of
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import (
    BOTH,
    FIRST_SEATS,
    PARTNERS,
    THREE_ALONE,
    TWO_ALONE,
    Parties,
    Seat,
    opposite,
    seats_of,
)
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.rules.dimensions import dimension_name, value_name
from sixtysix_gui.text.rules.help_page import chapters
from sixtysix_gui.text.rules.rule_sets import (
    length_line,
    one_line,
    rule_cards,
    rule_set_name,
    rules_called,
)
from sixtysix_gui.windows.new_game.choice import offered_cards, offers_of
from tests.helpers.deals.record_texts import with_tag
from tests.helpers.deals.toy_three import AIM, CARD, NAME, SENTENCE, TEXT, toy_game
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import assert_sentence
from tests.helpers.windows.trick_words import moments, words_for
from tests.records.many_records import dealt_record

DEALS = 3
TAGS = (("A", "Ann"), ("B", "Ben"), ("C", "Cy"), ("Game", "toy"))


@pytest.fixture
def toy() -> Iterator[Rules]:
    with toy_game() as rules:
        yield rules


def paid(outcome: Outcome) -> tuple[int, ...]:
    """Chips: each pays the highest 1, 2 below 33, or 3 without a trick; none after a tie."""
    _, second, highest = sorted(outcome.totals)
    if second == highest:
        return (0, 0, 0)
    rows = list(zip(outcome.totals, outcome.tricks, strict=True))
    lost = [1 if total > 32 else 2 if tricks else 3 for total, tricks in rows]
    others = [price for price, total in zip(lost, outcome.totals, strict=True) if total < highest]
    return tuple(
        sum(others) if total == highest else -price
        for price, total in zip(lost, outcome.totals, strict=True)
    )


def whole_game(rules: Rules, seed: int) -> tuple[Game, list[DealRecord]]:
    """A game of random deals from the first to the last, and their records."""
    game, records = Game.first(rules, Seat.A), list[DealRecord]()
    while not game.is_over:
        dealt = dealt_record(rules, f"{seed} {game.deals}", dealer=game.dealer)
        records.append(replace(dealt, tags=(*TAGS, *game_tags(game))))
        assert dealt.outcome is not None
        assert dealt.outcome.points == paid(dealt.outcome)
        game = game.after(dealt.outcome)
    return game, records


@each_row("seed", range(10))
def test_a_whole_game_of_it_is_played_written_and_read(toy: Rules, seed: int) -> None:
    game, records = whole_game(toy, seed)
    assert (game.decided, sum(game.won)) == (DEALS, 0)
    assert {game.won[party] for party in game.winners} == {max(game.won)}
    text = write_records(records)
    assert read_records(text) == tuple(records)
    last = records[-1].outcome
    assert last is not None
    assert games_before(records)[-1].after(last) == game
    assert text.count(f'[Variant "{NAME}"]') == len(records)
    assert f'[Cut "{records[0].pack[-1]}"]' in text
    assert f'[Tricks "{",".join(map(str, last.tricks))}"]' in text
    with pytest.raises(RecordError):
        read_records(with_tag(write_record(records[0]), "Result", "C:9"))


def test_its_records_stand_beside_those_of_other_games(toy: Rules) -> None:
    two, three = dealt_record(rule_set(), 1), dealt_record(toy, 1)
    assert read_records(write_records([two, three, two])) == (two, three, two)


def test_its_deals_are_those_of_its_table(toy: Rules) -> None:
    assert rule_set_names(3) == ("three-66", "cutthroat-66", NAME)
    other = toy.with_overrides({"strict.overtrump": False, "game.target": 5, "players": 3})
    assert other.overrides() == {"game.target": 5, "strict.overtrump": False}
    deal = Deal.start(toy, toy.pack, Seat.C)
    assert [len(hand) for hand in deal.hands] == [8, 8, 8]
    assert (deal.trump, deal.to_act) == (toy.pack[-1].suit, Seat.A)
    before = Game.first(toy, Seat.C)
    assert winner_of(before, "deal") is None
    outcome = dealt_record(toy, 5, dealer=Seat.C).outcome
    assert outcome is not None
    game = before.after(outcome)
    assert (game.won, game.dealer, game.is_over) == (paid(outcome), Seat.A, False)
    assert winner_of(game, "deal") is toy.parties[game.won.index(max(game.won))]
    assert is_game_over(game, "deal")


def test_it_is_named_and_offered_by_its_texts(toy: Rules) -> None:
    other = toy.with_overrides({"strict.head": True})
    assert (rule_set_name(toy), one_line(NAME)) == (TEXT.name, TEXT.line)
    assert rule_set_name(other) == f"{TEXT.name}, changed"
    assert (rules_called(toy), rules_called(other)) == (CARD.name, f"{CARD.name}, changed")
    offer = offers_of(offered_cards(rule_cards())[3])[-1]
    assert (offer.key, offer.rules, offer.sentences) == (NAME, (toy,), (SENTENCE,))
    assert (offer.told(0), offer.facts) == ("Toy (the nursery)", "24 cards · 3 deals")
    assert length_line("game", toy) == "3 deals; the player with the most chips wins."


def help_of(rules: Rules) -> dict[str, tuple[str, ...]]:
    """The sentences of the help by chapter."""
    return {each.title: each.sentences for each in chapters(rules, CardWords())}


def test_its_values_and_its_help_have_words_already(toy: Rules) -> None:
    for key, values in toy.choices.items():
        assert_sentence(dimension_name(key))
        assert len({value_name(key, value) for value in values}) == len(values)
    told = help_of(toy)
    assert told["Aim"] == (AIM,)
    assert told["The deal"][0] == "Each player is dealt 8 cards: 8."
    assert told["What a deal is worth"][0].startswith("Each loser pays the winner 1 chip")
    for sentences in told.values():
        assert [assert_sentence(sentence) for sentence in sentences]


@each_row("seed", range(3))
def test_all_that_happens_at_its_table_is_said(toy: Rules, seed: int) -> None:
    words = words_for(toy)
    for moment in moments(NAME, seed):
        for told in words.told(moment.events, moment.view, fresh_deal=moment.fresh_deal):
            assert_sentence(told)
        assert moment.view.is_over or assert_sentence(words.status(moment.view)) is None


class ToyLanguage(QTranslator):
    """Translates the texts of the toy and nothing else."""

    @override
    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return {TEXT.name: "Spielzeug zu dritt", AIM: "Jeder für sich."}.get(sourceText)


def test_its_texts_are_translated_like_all_others(toy: Rules, qapp: QApplication) -> None:
    translator = ToyLanguage(qapp)
    qapp.installTranslator(translator)
    said = rule_set_name(toy), help_of(toy)["Aim"]
    qapp.removeTranslator(translator)
    assert said == ("Spielzeug zu dritt", ("Jeder für sich.",))


def test_a_game_nobody_knows_any_more_is_refused() -> None:
    with toy_game() as rules:
        text = write_record(dealt_record(rules, 1))
    with pytest.raises(RecordError, match=f"There is no rule set named .{NAME}"):
        read_records(text)


# No one goes through all seats there are: a table says who sits at it.


PACKAGE = Path(sixtysix_gui.__file__).parent
COMPILED = PACKAGE / "ai" / "two" / "solver"
"""The one room in which a seat may be made of a number: there they are numbers."""
MODULES = [
    path
    for root in (PACKAGE, PACKAGE.parent / "tools", PACKAGE.parent / "tests")
    for path in sorted(root.rglob("*.py"))
]
ALLOWED_ATTRIBUTES = {seat.name for seat in Seat}


def wrong_uses(tree: ast.AST) -> Iterator[int]:
    """The lines in which ``Seat`` is used as a collection, or made of a reckoned number."""
    good = {id(part) for node in ast.walk(tree) for part in (*named_in(node), *types_in(node))}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == "Seat" and id(node) not in good:
            yield node.lineno


SUSPICIOUS = re.compile(r"(?<!-> )(?<!\| )(?<!\w\[)\bSeat\b(?!\.[ABCD]\b|\[| \|)")
"""Where ``Seat`` stands in a text, but for places that are surely right."""
IMPORTS = re.compile(r"^from sixtysix_gui.rules.seats import (\([^)]*\)|.*)$", re.MULTILINE)


def text_with_seats(path: Path) -> str:
    """What a module says, if it may use the seats wrongly; the others need not be parsed."""
    text = path.read_text(encoding="utf-8")
    imported = "import Seat" in text or ", Seat" in text
    return text if imported and SUSPICIOUS.search(IMPORTS.sub("", text)) else ""


def named_in(node: ast.AST) -> Iterator[ast.AST]:
    """What one seat is taken from by its name."""
    if isinstance(node, ast.Attribute) and node.attr in ALLOWED_ATTRIBUTES:
        yield node.value
    if isinstance(node, ast.Subscript):
        yield node.value


def types_in(node: ast.AST) -> Iterator[ast.AST]:
    """What stands where a type is meant: annotations, parameters of types, ``isinstance``."""
    for name in ("annotation", "returns"):
        kind = getattr(node, name, None)
        if kind is not None:
            yield from ast.walk(kind)
    if isinstance(node, ast.Subscript):
        yield from ast.walk(node.slice)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        yield from ast.walk(node)
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp):
        yield from ast.walk(node.value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        for argument in node.args if node.func.id in ("isinstance", "Signal", "cast") else ():
            yield from ast.walk(argument)


@each_row(
    "code",
    [
        "for seat in Seat: pass",
        "[seat for seat in Seat]",
        "len(Seat)",
        "tuple(Seat)",
        "Seat(1 - seat)",
        "Seat.__members__",
        "[*Seat]",
        "pytest.mark.parametrize('seat', Seat)",
    ],
)
def test_what_is_forbidden(code: str) -> None:
    assert SUSPICIOUS.search(code)
    assert list(wrong_uses(ast.parse(code))) == [1]


@each_row(
    "code",
    [
        "Seat.A",
        "Seat['A']",
        "x: Seat = y",
        "def f(seat: Seat) -> Seat | None: ...",
        "X = Seat | int",
    ],
)
def test_what_is_allowed(code: str) -> None:
    assert list(wrong_uses(ast.parse(code))) == []


def test_nothing_goes_through_all_seats() -> None:
    found = {
        f"{path.relative_to(PACKAGE.parent)}:{line}"
        for path in MODULES
        if path.parent != COMPILED and path != Path(__file__)
        for line in wrong_uses(ast.parse(text_with_seats(path)))
    }
    assert found == set()


def test_both() -> None:
    assert [opposite(seat) for seat in BOTH] == [Seat.B, Seat.A]


@each_row(("parties", "sides"), [(TWO_ALONE, "A B"), (THREE_ALONE, "A B C"), (PARTNERS, "AC BD")])
def test_parties(parties: Parties, sides: str) -> None:
    assert ["".join(seat.name for seat in party.seats) for party in parties] == sides.split()
    assert [seat.name for seat in seats_of(parties)] == sorted(sides.replace(" ", ""))
    assert [party.name for party in parties] == [side[0] for side in sides.split()]
    assert FIRST_SEATS[: len(parties)] == tuple(party.seats[0] for party in parties)
    for number, party in enumerate(parties):
        assert "xyz"[party] == "xyz"[number]
