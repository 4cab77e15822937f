"""Records of these games read and checked, several of them as one game (many.md 12.4)."""

from collections.abc import Mapping
from dataclasses import dataclass

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.reading.reader import Found, Notation
from sixtysix_gui.records.scan import MOST_WORDS, RawRecord
from sixtysix_gui.records.record import ABANDONED, DealRecord
from sixtysix_gui.records.trick_game.ending import check_trick_ending
from sixtysix_gui.records.trick_game.header import TrickHeader, read_trick_header
from sixtysix_gui.records.trick_game.moves import MovePlayer, split
from sixtysix_gui.records.trick_game.replay import TrickRecord, game_of
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.sets.named import rule_set_names


def trick_notations() -> Mapping[str, Notation]:
    """Give the notations for one text, by the name of the game; they follow its games."""
    reader = _TrickReader()
    return dict.fromkeys(rule_set_names(close=False), reader.read)


@dataclass(frozen=True)
class _Standing:
    """A game after a deal; without any tag Score so far its score is not known."""

    header: TrickHeader
    game: Game
    score_is_known: bool


class _TrickReader:
    """Reads record after record and remembers the game of the last."""

    def __init__(self) -> None:
        self._standing: _Standing | None = None

    def read(self, raw: RawRecord) -> Found:
        """Read a record.

        Raises:
            RecordError: if it is not right, or does not continue the one before.
        """
        before, self._standing = self._standing, None
        header = read_trick_header(raw)
        _refuse_endless(raw)
        text = split(raw.tokens, header)
        player = MovePlayer(header)
        try:
            player.play(text)
        except RecordError as error:
            error.so_far = _record(header, player.moves, abandoned=text.has_result)
            raise
        state = player.state
        is_broken_off = text.has_result and not state.is_over
        abandoned = header.values.get("Termination") == ABANDONED
        record = _record(header, player.moves, abandoned=abandoned or is_broken_off)
        try:
            check_trick_ending(raw, header, text, state)
            self._continue(before, header, state.outcome)
        except RecordError as error:
            error.so_far = record
            raise
        return Found(raw.number, raw.line, record, state)

    def _continue(
        self, before: _Standing | None, header: TrickHeader, outcome: Outcome | None
    ) -> None:
        if before is not None and not _is_one_game(before.header, header):
            before = None
        if before is not None:
            _refuse_break(before, header)
        if outcome is not None and header.values.get("Game"):
            self._standing = _after(before, header, outcome)


def _refuse_endless(raw: RawRecord) -> None:
    if raw.open_comment is not None:
        place = RecordPlace(raw.number, raw.open_comment.line, token=raw.open_comment.text)
        raise RecordError(Reason.COMMENT_OPEN, place)
    if len(raw.tokens) > MOST_WORDS:
        excess = raw.tokens[MOST_WORDS]
        place = RecordPlace(raw.number, excess.line, token=excess.text)
        raise RecordError(Reason.WORDS_MANY, place, {"most": MOST_WORDS})


def _record(header: TrickHeader, moves: list[Move], *, abandoned: bool) -> TrickRecord:
    return DealRecord(
        rules=header.rules,
        pack=header.pack,
        dealer=header.dealer,
        moves=tuple(moves),
        tags=header.others,
        abandoned=abandoned,
    )


def _is_one_game(first: TrickHeader, second: TrickHeader) -> bool:
    if first.rules != second.rules:
        return False
    names = ("Game", *(seat.name for seat in first.rules.seats))
    return all(first.values.get(name) == second.values.get(name) for name in names)


def _refuse_break(before: _Standing, header: TrickHeader) -> None:
    game = before.game
    if before.score_is_known and game.is_over:
        raise _error(header, Reason.GAME_OVER, "Game", "")
    if header.dealer is not game.dealer:
        raise _error(header, Reason.DEALER_CONTINUES, "Dealer", game.dealer.name)
    known = before.score_is_known and header.score is not None
    if known and header.score != game.won:
        expected = ",".join(map(str, game.won))
        raise _error(header, Reason.SCORE_CONTINUES, "Score", expected)
    if header.carry != game.carry:
        raise _error(header, Reason.CARRY_CONTINUES, "Carry", str(game.carry))


def _after(before: _Standing | None, header: TrickHeader, outcome: Outcome) -> _Standing:
    known = header.score is not None or (before is not None and before.score_is_known)
    if before is not None:
        game = before.game
    else:
        game = game_of(header.rules, header.dealer, header.score, header.carry)
    return _Standing(header, game.after(outcome), known)


def _error(header: TrickHeader, reason: Reason, name: str, expected: str) -> RecordError:
    line = header.lines.get(name, header.lines["Dealer"])
    return RecordError(reason, RecordPlace(header.number, line, token=name), {"expected": expected})
