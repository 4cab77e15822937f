"""Records as text, in one canonical form (rules.md 6.3, 6.4; many.md 12.3)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from sixtysix_gui.records.record import (
    FORMAT,
    DealRecord,
    later_tags,
    result_of,
    start_tags,
    termination_of,
    write_numbers,
)
from sixtysix_gui.records.replay import Replay, replay
from sixtysix_gui.records.tags import write_overrides, write_tag
from sixtysix_gui.records.words import BEFORE_PLAY, move_word
from sixtysix_gui.rules.cards import LETTERS, Letters, SuitsName
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import CardDrawn
from sixtysix_gui.rules.moves import DRAW, GO_OUT, ExchangeTrump, Meld, Move, Pass, PlayCard

Tag = tuple[str, str]


def write_record(record: DealRecord, *, suits: SuitsName = "french") -> str:
    """Return a record as text, its last line ended; raises as ``replay``.

    An unfinished one has all words that could be left out.
    """
    played, letters = replay(record), LETTERS[suits]
    turns = turns_of(played, letters)
    lines = [
        *(write_tag(name, value) for name, value in _tags(played, turns, letters)),
        "",
        *_lines_before_play(played, letters),
        *(turn.text for turn in turns),
        result_of(record.rules, played.state.outcome),
    ]
    return "".join(line + "\n" for line in lines)


def write_records(records: Iterable[DealRecord], *, suits: SuitsName = "french") -> str:
    """Return several records as text, separated by blank lines; raises as ``replay``."""
    return "\n".join(write_record(record, suits=suits) for record in records)


def _tags(played: Replay, turns: list["Turn"], letters: Letters) -> Iterator[Tag]:
    record = played.record
    overrides, batches = write_overrides(record.rules)
    yield from (("Format", FORMAT), ("Variant", record.rules.name))
    if overrides:
        yield "Rules", overrides
    if letters.name != "french":
        yield "Suits", letters.name
    yield from record.tags
    yield "Dealer", record.dealer.name
    if batches:
        yield "Batches", batches
    yield "Pack", " ".join(map(letters.card, record.pack))
    if not record.rules.close:
        yield from start_tags(played.states[0], letters)
        yield from later_tags(played.state, letters)
    if played.state.is_over and turns and turns[-1].hides_no_draw:
        yield "Undrawn", str(turns[-1].number)
    yield from _ending_tags(record, played.state)


def _ending_tags(record: DealRecord, deal: Deal) -> Iterator[Tag]:
    yield "Result", result_of(record.rules, deal.outcome)
    if deal.is_over or record.abandoned:
        yield "Termination", termination_of(deal.outcome)
    if deal.is_over:
        yield "Totals", write_numbers(record.rules, deal.totals)
        yield "Tricks", write_numbers(record.rules, deal.tricks)


def _lines_before_play(played: Replay, letters: Letters) -> Iterator[str]:
    deal, moves = played.state, played.record.moves
    for before, move in zip(played.states, moves, strict=False):
        if before.phase is Phase.TRUMP:
            yield move_word(before, move, letters)
    if deal.calls:
        calls = (f"{seat.name}={'-' if bid is None else bid}" for seat, bid in deal.calls)
        yield " ".join(("bid", *calls))
    # That no one doubles goes without saying as soon as something has been played.
    said = sum(state.phase in BEFORE_PLAY for state in played.states[: len(moves)])
    is_open = not deal.is_over and said == len(moves)
    if deal.level or (deal.answers and is_open):
        answers = (f"{seat.name}={'x' if doubled else '-'}" for seat, doubled in deal.answers)
        yield " ".join(("double", *answers))


@dataclass
class Turn:
    """A lead turn as far as it goes: its moves, a word for each, and the checks after its trick.

    ``before_draw`` is true where the turn began before its draw.
    """

    number: int
    before_draw: bool
    moves: list[Move] = field(default_factory=list[Move])
    words: list[str] = field(default_factory=list[str])

    @property
    def text(self) -> str:
        """The turn as it stands in a record."""
        return " ".join([f"{self.number}.", *self.words])

    @property
    def hides_no_draw(self) -> bool:
        """Whether its player acted before drawing and then, the last turn, went out undrawn.

        That needs a tag to say. Where 66 counts by itself, the last act is that of going out.
        """
        acts = self.moves[:-1] if self.moves[-1] == GO_OUT else self.moves
        return self.before_draw and bool(acts) and set(map(type, acts)) <= {ExchangeTrump, Meld}


def turns_of(played: Replay, letters: Letters) -> list[Turn]:
    """Return the moves of a deal by turns and in words.

    A pass is implied by whatever comes after it, and so is a draw with which a turn begins; an
    unfinished record says both where its notation says draws.
    """
    turns: list[Turn] = []
    moves, is_over = played.record.moves, played.state.is_over
    says_all = played.record.rules.close and not is_over
    says_draw = False
    for number, move in enumerate(moves):
        before, after = played.states[number : number + 2]
        is_last = number + 1 == len(moves) and not is_over
        implied = isinstance(move, Pass) and not (says_all or is_last)
        if before.phase not in BEFORE_PLAY and not implied:
            if not turns or turns[-1].number != before.trick_number:
                turns.append(_begin(before, says_draw=says_draw))
            turns[-1].moves.append(move)
            turns[-1].words += [move_word(before, move, letters), *_checks(before, after)]
        drew = any(isinstance(event, CardDrawn) for event in played.events[number])
        says_draw = says_all and drew and isinstance(move, PlayCard)
    if says_draw:
        turns.append(_begin(played.state, says_draw=True))
    for turn in turns if is_over else ():
        if turn.moves[0] == DRAW and turn.moves[1] != GO_OUT:
            del turn.words[0]
    return turns


def _begin(deal: Deal, *, says_draw: bool) -> Turn:
    words = ["d"] if says_draw else []
    return Turn(deal.trick_number, deal.phase is Phase.PRE_DRAW, words=words)


def _checks(before: Deal, after: Deal) -> Iterator[str]:
    if len(after.won) == len(before.won):
        return
    trick = after.won[-1]
    yield f"{trick.winner.name}+{trick.points}"
    if trick.number == 1 and after.rules.has_widow:
        yield f"w+{sum(card.points for card in after.undealt)}"
