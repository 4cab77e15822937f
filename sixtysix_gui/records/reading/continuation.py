"""Consecutive records that are one game must continue it (rules.md 6.1, 6.5 step 6)."""

from dataclasses import dataclass

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.reading.header import Header
from sixtysix_gui.records.result import pair
from sixtysix_gui.rules.scoring.game import Game, game_at
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.sentences import Sentence, either

_SEATS = tuple(seat.name for seat in BOTH)


@dataclass(frozen=True)
class _Standing:
    """A game after a deal; without any tag Score so far its score is not known."""

    header: Header
    game: Game
    score_is_known: bool


class Continuation:
    """Follows the games from record to record."""

    def __init__(self) -> None:
        """Begin before the first record."""
        self._standing: _Standing | None = None

    def check(self, header: Header, outcome: Outcome | None) -> None:
        """Check that a right record continues the one before, where both are one game.

        Raises:
            RecordError: if dealer, score or carry does not continue, or the game was over.
        """
        before = self._standing
        self.forget()
        if before is not None and not _is_one_game(before.header, header):
            before = None
        if before is not None:
            _refuse_break(before, header)
        if outcome is not None and header.values.get("Game"):
            self._standing = _after(before, header, outcome)

    def forget(self) -> None:
        """Let the next record begin anew."""
        self._standing = None


def _is_one_game(first: Header, second: Header) -> bool:
    if first.game_rules != second.game_rules:
        return False
    return all(first.values.get(name) == second.values.get(name) for name in ("Game", "A", "B"))


def _refuse_break(before: _Standing, header: Header) -> None:
    game = before.game
    if before.score_is_known and game.is_over:
        raise _error(header, Reason.GAME_OVER, "Game", "")
    if header.dealer is not game.dealer:
        raise _error(header, Reason.DEALER_CONTINUES, "Dealer", game.dealer.name)
    known = before.score_is_known and header.score is not None
    if known and header.score != game.shown_score:
        raise _error(header, Reason.SCORE_CONTINUES, "Score", pair(game.shown_score))
    if header.carry != game.carry:
        raise _error(header, Reason.CARRY_CONTINUES, "Carry", str(game.carry))


def refuse_what_no_game_has(header: Header) -> None:
    """Refuse a seat that is not at the table, and a score at which nobody plays on.

    Raises:
        RecordError: for a tag that says so.
    """
    seat = header.values.get("Seat", Seat.A.name)
    if seat not in _SEATS:
        allowed = either(_SEATS)
        raise header.error(Reason.TAG_VALUE, "Seat", tag="Seat", value=seat, allowed=allowed)
    rules, score = header.game_rules, header.score
    if score is None:
        return
    game = game_at(rules, header.dealer, score)
    if not game.is_over and min(game.won) >= 0:
        return
    counts_down = rules.game_count == "down"
    allowed = Sentence(
        "RecordErrors",
        "two numbers from {least} to {most}",
        least=1 if counts_down else 0,
        most=rules.game_target - (not counts_down),
    )
    written = header.values["Score"]
    raise header.error(Reason.TAG_VALUE, "Score", tag="Score", value=written, allowed=allowed)


def _after(before: _Standing | None, header: Header, outcome: Outcome) -> _Standing:
    rules, dealer = header.game_rules, header.dealer
    known = header.score is not None or (before is not None and before.score_is_known)
    if header.score is not None:
        game = game_at(rules, dealer, header.score, header.carry)
    elif before is not None:
        game = before.game
    else:
        game = Game(rules, dealer, carry=header.carry)
    return _Standing(header, game.after(outcome), known)


def _error(header: Header, reason: Reason, name: str, expected: str) -> RecordError:
    line = header.lines.get(name, header.lines["Dealer"])
    return RecordError(reason, RecordPlace(header.number, line, token=name), {"expected": expected})
