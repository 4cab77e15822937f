"""What is written down of a game in the tags of its records, and read from them again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sixtysix_gui.controller.messages import DealProof, GameSetup
from sixtysix_gui.records import DealRecord, as_tag_value, game_tags
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.game import GameState
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.variants import RuleSet

PRACTICE, AGAIN, RESIGNED = "Practice", "Again", "Resigned"
"""Tags: a practice game; a deal of the game before it played again; the seat that gave up."""
_YES = "yes"
_OF_THE_PROMISE = ("Nonce", "Promise")


def open_record(
    setup: GameSetup,
    game: GameState,
    game_id: str,
    date: str,
    proof: DealProof,
    pack: Sequence[Card],
) -> DealRecord:
    """Begin the record of a deal; its tags hold all that is needed to go on with the game."""
    tags = {
        "Date": date,
        "Game": game_id,
        "Deal": str(game.deals + 1),
        "A": as_tag_value(setup.names[Seat.A]),
        "B": as_tag_value(setup.names[Seat.B]),
        **dict(game_tags(game)),
        "Seat": setup.human.name,
        "Level": setup.player,
        "Code": proof.code,
        "Word": as_tag_value(proof.word),
        "Nonce": proof.nonce,
        "Promise": proof.promise,
    }
    if setup.practice:
        tags[PRACTICE] = _YES
    kept = tuple((name, value) for name, value in tags.items() if value)
    return DealRecord(game.rules, tuple(pack), game.dealer, (), kept)


def setup_from(record: DealRecord) -> GameSetup:
    """Read from a record who sat where and against whom; the person's seat is A if not said."""
    return GameSetup(
        rules=record.rules,
        names=(record.tag("A") or "A", record.tag("B") or "B"),
        human=Seat.B if record.tag("Seat") == "B" else Seat.A,
        player=record.tag("Level") or GameSetup.player,
        practice=record.tag(PRACTICE) == _YES,
    )


def proof_from(record: DealRecord, rules: RuleSet) -> DealProof | None:
    """Read the proof of a deal from its record, or None where it has none."""
    code, nonce, promise = record.tag("Code"), record.tag("Nonce"), record.tag("Promise")
    if code is None or nonce is None or promise is None:
        return None
    return DealProof(rules, code, record.tag("Word") or "", nonce, promise, record.pack)


def as_practice(record: DealRecord) -> DealRecord:
    """Mark a deal as one of a practice game."""
    return _with_tags(record, {PRACTICE: _YES})


def as_resigned(record: DealRecord, seat: Seat) -> DealRecord:
    """Write down that a seat gave up the game in this deal, which is abandoned by that."""
    return replace(_with_tags(record, {RESIGNED: seat.name}), abandoned=True)


def is_resigned(record: DealRecord, seat: Seat) -> bool:
    """Say whether a seat gave up the game in this deal."""
    return record.abandoned and record.tag(RESIGNED) == seat.name


def reopened(record: DealRecord, moves: int) -> DealRecord:
    """Go back to where only so many moves were made and nobody had given up."""
    kept = replace(record, moves=record.moves[:moves])
    return replace(_without_tags(kept, (RESIGNED,)), abandoned=False) if kept.abandoned else kept


def opened_again(record: DealRecord, game_id: str) -> DealRecord:
    """Begin a practice deal with the cards of another one; nothing was promised for it."""
    fresh = _without_tags(reopened(record, 0), _OF_THE_PROMISE)
    number = record.tag("Deal") or "1"
    return _with_tags(fresh, {"Game": game_id, PRACTICE: _YES, AGAIN: number})


def is_played_again(record: DealRecord) -> bool:
    """Say whether a deal of the game before it is played again for practice."""
    return record.tag(AGAIN) is not None


def _with_tags(record: DealRecord, tags: dict[str, str]) -> DealRecord:
    return replace(record, tags=tuple((dict(record.tags) | tags).items()))


def _without_tags(record: DealRecord, names: Sequence[str]) -> DealRecord:
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] not in names))
