"""The end of a game in words and figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.records import DealRecord, game_after, game_before, replay
from sixtysix_gui.rules.game import GameState
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.windows.match import Match


@dataclass(frozen=True)
class DealDisc:
    """One deal of a game: whether it was the person's, and its game points; 0 for a draw."""

    mine: bool
    points: int


@dataclass(frozen=True)
class GameEnd:
    """What the sheet says, in the person's language."""

    head: str
    score: str
    deals: tuple[DealDisc, ...]
    remark: str
    won: bool


def game_end(
    game: GameState,
    records: Sequence[DealRecord],
    human: Seat,
    opponent: str,
    match: Match | None,
) -> GameEnd:
    """Say who has won a game, at what score and by which deals.

    A game without a winner was given up by the person. A practice game has no ``match``.
    """
    won = game.winner is human
    head = (
        QCoreApplication.translate("GameEnd", "You win the game")
        if won
        else QCoreApplication.translate("GameEnd", "{name} wins the game").format(name=opponent)
    )
    mine, theirs = game.shown_score[human], game.shown_score[human.other]
    discs = (_disc(record, human) for record in records)
    deals = tuple(disc for disc in discs if disc is not None)
    return GameEnd(
        head=head,
        score=f"{mine} : {theirs}",
        deals=deals,
        remark=_remark(game, len(deals), opponent, match),
        won=won,
    )


def _disc(record: DealRecord, human: Seat) -> DealDisc | None:
    outcome = replay(record).state.outcome
    if outcome is None:
        return None
    if outcome.winner is None:
        return DealDisc(mine=False, points=0)
    winner = outcome.winner
    points = game_after(record).won[winner] - game_before(record).won[winner]
    return DealDisc(mine=winner is human, points=points)


def _remark(game: GameState, deals: int, opponent: str, match: Match | None) -> str:
    sentences: list[str] = []
    if game.winner is None:
        number = deals + 1
        sentences.append(
            QCoreApplication.translate("GameEnd", "You gave up in deal {number}.").format(
                number=number
            )
        )
    if deals:
        sentences.append(
            QCoreApplication.translate(
                "GameEnd", "%n deal(s); the filled ones are yours.", None, deals
            )
        )
    if match is None:
        sentences.append(
            QCoreApplication.translate("GameEnd", "A practice game: it does not count.")
        )
        return " ".join(sentences)
    if game.games_counted > 1:
        sentences.append(
            QCoreApplication.translate("GameEnd", "Won to nothing: this counts as two games.")
        )
    if match.mine + match.theirs > max(1, game.games_counted):
        sentences.append(
            QCoreApplication.translate(
                "GameEnd", "Games today: you {mine}, {name} {theirs}."
            ).format(mine=match.mine, theirs=match.theirs, name=opponent)
        )
    return " ".join(sentences)
