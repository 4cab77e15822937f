"""The game as it is written down: the finished deals and the running one, as records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.controller.messages import DealProof, GameSetup
from sixtysix_gui.records import DealRecord, as_tag_value, game_tags
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.game import GameState
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.variants import RuleSet


@dataclass(frozen=True)
class Ledger:
    """All deals of a game in order; the last one may be unfinished."""

    records: tuple[DealRecord, ...] = ()

    def opened(self, record: DealRecord) -> Ledger:
        """Add a deal that has just been dealt."""
        return Ledger((*self.records, record))

    def moved(self, move: Move) -> Ledger:
        """Add a move to the running deal."""
        *finished, running = self.records
        return Ledger((*finished, replace(running, moves=(*running.moves, move))))


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
        tags["Practice"] = "yes"
    kept = tuple((name, value) for name, value in tags.items() if value)
    return DealRecord(game.rules, tuple(pack), game.dealer, (), kept)


def setup_from(record: DealRecord) -> GameSetup:
    """Read from a record who sat where and against whom; the person's seat is A if not said."""
    return GameSetup(
        rules=record.rules,
        names=(record.tag("A") or "A", record.tag("B") or "B"),
        human=Seat.B if record.tag("Seat") == "B" else Seat.A,
        player=record.tag("Level") or GameSetup.player,
        practice=record.tag("Practice") == "yes",
    )


def proof_from(record: DealRecord, rules: RuleSet) -> DealProof | None:
    """Read the proof of a deal from its record, or None where it has none."""
    code, nonce, promise = record.tag("Code"), record.tag("Nonce"), record.tag("Promise")
    if code is None or nonce is None or promise is None:
        return None
    return DealProof(rules, code, record.tag("Word") or "", nonce, promise)
