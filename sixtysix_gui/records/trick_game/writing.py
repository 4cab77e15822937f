"""Deals of these games as text (many.md 12.3)."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sixtysix_gui.records.letters import Letters
from sixtysix_gui.records.result import result_by
from sixtysix_gui.records.trick_game.derived import later_tags, start_tags
from sixtysix_gui.records.trick_game.move_words import BEFORE_PLAY, faced_word, trick_word
from sixtysix_gui.records.trick_game.replay import TrickRecord, TrickReplay, replay_tricks
from sixtysix_gui.records.writing.writer import Written, ending_tags
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import NameTrump, Pass, TurnTrump


def written_tricks(record: TrickRecord, letters: Letters) -> Written:
    """Write what a game of many.md says of a deal: its tags, its lines, its result."""
    played = replay_tricks(record)
    state = played.state
    tags = (
        *start_tags(played.states[0], letters),
        *later_tags(state, letters),
        *ending_tags(record, state, ","),
    )
    turns = (turn.text() for turn in trick_turns(played, letters))
    lines = (*_lines_before_play(played, letters), *turns)
    return Written(tags, lines, result_by(record.rules, state.outcome))


def _lines_before_play(played: TrickReplay, letters: Letters) -> Iterator[str]:
    state = played.state
    for before, move in zip(played.states, played.record.moves, strict=False):
        if isinstance(move, NameTrump):
            yield trick_word(before, move, letters)
        if isinstance(move, TurnTrump):
            yield faced_word(before.undealt[0], letters)
    if state.calls:
        calls = (f"{seat.name}={'-' if bid is None else bid}" for seat, bid in state.calls)
        yield " ".join(("bid", *calls))
    # That nobody doubles goes without saying as soon as something has been played.
    is_open = not state.is_over and _acts(played) == len(played.record.moves)
    if state.level or (state.answers and is_open):
        answers = (f"{seat.name}={'x' if said else '-'}" for seat, said in state.answers)
        yield " ".join(("double", *answers))


def _acts(played: TrickReplay) -> int:
    """Count the moves before the first trick."""
    steps = zip(played.states, played.record.moves, strict=False)
    return sum(state.phase in BEFORE_PLAY for state, _ in steps)


@dataclass
class TrickTurn:
    """A lead turn as far as it goes: its words and the checks after a complete trick."""

    number: int
    words: list[str] = field(default_factory=list[str])

    def text(self) -> str:
        """Write the turn as it stands in a record."""
        return " ".join((f"{self.number}.", *self.words))


def trick_turns(played: TrickReplay, letters: Letters) -> list[TrickTurn]:
    """Give the lead turns of a deal in their order."""
    turns: list[TrickTurn] = []
    count = len(played.record.moves)
    steps = zip(played.states, played.states[1:], played.record.moves, strict=False)
    for number, (before, after, move) in enumerate(steps, start=1):
        if before.phase in BEFORE_PLAY:
            continue
        # A pass is implied by whatever comes after it.
        if isinstance(move, Pass) and (number < count or after.is_over):
            continue
        if not turns or turns[-1].number != before.trick_number:
            turns.append(TrickTurn(before.trick_number))
        turns[-1].words.append(trick_word(before, move, letters))
        turns[-1].words += _checks(before, after)
    return turns


def _checks(before: Deal, after: Deal) -> Iterator[str]:
    if len(after.won) == len(before.won):
        return
    trick = after.won[-1]
    yield f"{trick.winner.name}+{trick.points}"
    if trick.number == 1 and after.rules.has_widow:
        yield f"w+{sum(card.points for card in after.undealt)}"
