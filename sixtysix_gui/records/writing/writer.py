"""Records as text, in one canonical form (rules.md 6.3, 6.4)."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from sixtysix_gui.records.letters import LETTERS, Letters, SuitsName
from sixtysix_gui.records.record import FORMAT, DealRecord
from sixtysix_gui.records.replay import replay
from sixtysix_gui.records.result import result_by, result_of, termination_of
from sixtysix_gui.records.rules_tag import write_overrides
from sixtysix_gui.records.tags import write_tag
from sixtysix_gui.records.writing.turns import turns_of
from sixtysix_gui.rules.deals.deal import Deal


class Written(NamedTuple):
    """What a game says of a deal: tags after those of all games, its turns, its result."""

    tags: tuple[tuple[str, str], ...]
    turns: tuple[str, ...]
    result: str


Notation = Callable[[DealRecord, Letters], Written]
"""How the deals of a game are written."""


def write_record(record: DealRecord, *, suits: SuitsName = "french") -> str:
    """Write a record, its last line ended; unfinished ones with all draws and passes.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    return write_with(written_for_two, record, suits=suits)


def write_with(
    notation: Notation,
    record: DealRecord,
    *,
    suits: SuitsName = "french",
) -> str:
    """Write a record of any game in the notation of that game.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    letters = LETTERS[suits]
    own, turns, result = notation(record, letters)
    tags = [*_opening_tags(record, letters), *record.tags, *_deal_tags(record, letters), *own]
    lines = [*(write_tag(name, value) for name, value in tags), "", *turns, result]
    return "".join(line + "\n" for line in lines)


def written_for_two(record: DealRecord, letters: Letters) -> Written:
    """Write what a game for two says of a deal."""
    played = replay(record)
    state = played.state
    turns = turns_of(played, letters)
    hides_no_draw = state.is_over and turns[-1].hides_no_draw
    undrawn = (("Undrawn", str(turns[-1].number)),) if hides_no_draw else ()
    return Written(
        (*undrawn, *ending_tags(record, state, "-")),
        tuple(turn.text(is_finished=state.is_over) for turn in turns),
        result_of(state.outcome),
    )


def write_records(records: Iterable[DealRecord], *, suits: SuitsName = "french") -> str:
    """Write several records, separated by blank lines.

    Raises:
        PackError: if a pack is not one of its rule set.
        IllegalMoveError: if a move is not legal.
    """
    return "\n".join(write_record(record, suits=suits) for record in records)


def _opening_tags(record: DealRecord, letters: Letters) -> Iterator[tuple[str, str]]:
    overrides, _ = write_overrides(record.rules)
    yield "Format", FORMAT
    yield "Variant", record.rules.name
    if overrides:
        yield "Rules", overrides
    if letters.name != "french":
        yield "Suits", letters.name


def _deal_tags(record: DealRecord, letters: Letters) -> Iterator[tuple[str, str]]:
    _, batches = write_overrides(record.rules)
    yield "Dealer", record.dealer.name
    if batches:
        yield "Batches", batches
    yield "Pack", " ".join(letters.card(card) for card in record.pack)


def ending_tags(record: DealRecord, state: Deal, separator: str) -> Iterator[tuple[str, str]]:
    """Give the tags Result, Termination, Totals and Tricks, as far as the deal has got."""
    yield "Result", result_by(record.rules, state.outcome)
    if state.is_over or record.abandoned:
        yield "Termination", termination_of(state.outcome)
    if state.is_over:
        yield "Totals", separator.join(map(str, state.totals))
        yield "Tricks", separator.join(map(str, state.tricks))
