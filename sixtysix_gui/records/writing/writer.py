"""Records as text, in one canonical form (rules.md 6.3, 6.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sixtysix_gui.records.letters import LETTERS, Letters, SuitsName
from sixtysix_gui.records.record import FORMAT, DealRecord
from sixtysix_gui.records.replay import replay
from sixtysix_gui.records.result import pair, result_of, termination_of, totals_of
from sixtysix_gui.records.rules_tag import write_overrides
from sixtysix_gui.records.tags import write_tag
from sixtysix_gui.records.writing.turns import turns_of
from sixtysix_gui.rules.two_handed.deal import DealState


def write_record(record: DealRecord, *, suits: SuitsName = "french") -> str:
    """Write a record, its last line ended; unfinished ones with all draws and passes.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    letters = LETTERS[suits]
    played = replay(record)
    state = played.state
    turns = turns_of(played, letters)
    tags = [*_opening_tags(record, letters), *record.tags, *_deal_tags(record, letters)]
    if state.is_over and turns[-1].hides_no_draw:
        tags.append(("Undrawn", str(turns[-1].number)))
    tags += _ending_tags(record, state)
    lines = [
        *(write_tag(name, value) for name, value in tags),
        "",
        *(turn.text(is_finished=state.is_over) for turn in turns),
        result_of(state.outcome),
    ]
    return "".join(line + "\n" for line in lines)


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


def _ending_tags(record: DealRecord, state: DealState) -> Iterator[tuple[str, str]]:
    yield "Result", result_of(state.outcome)
    if state.is_over or record.abandoned:
        yield "Termination", termination_of(state.outcome)
    if state.is_over:
        yield "Totals", pair(totals_of(state))
        yield "Tricks", pair(state.tricks)
