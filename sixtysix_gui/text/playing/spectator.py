"""What is said of a game that a person only watches: both players by name, nobody is "you"."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.controller.game_setup import USUAL_PLAYER, GameSetup
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Basis, Outcome, Termination
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.playing.status import status_sentence
from sixtysix_gui.text.results.deal_endings import DealResult, ending
from sixtysix_gui.text.results.game_end import GameEnd, OverGame, game_end
from sixtysix_gui.text.results.outcomes import gain, headline, price
from sixtysix_gui.text.results.result_table import ResultTable, SettledDeal, result_table

_TELLS_OF_LOSER = (Basis.FINAL_SCALE, Basis.SCALE_AT_CLOSE)
"""Prices that name the loser; all others name the winner."""


@dataclass(frozen=True)
class Names:
    """Who plays, by seat."""

    names: tuple[str, str]

    def of(self, seat: Seat) -> str:
        """Name the player of a seat."""
        return self.names[seat]


def watched_status(view: View, words: CardWords, names: Names) -> str:
    """Say in one line who is to act."""
    name = names.of(view.to_act)
    if view.phase is Phase.REPLY:
        return QCoreApplication.translate(
            "Watched", "{other} has closed. {name} may exchange."
        ).format(name=name, other=names.of(opposite(view.to_act)))
    seen_from_opposite = replace(view, seat=opposite(view.to_act), legal_moves=())
    return status_sentence(seen_from_opposite, words, name)


def watched_result(settled: SettledDeal, names: Names) -> ResultTable:
    """Write the result of a deal so that both players are named.

    Every sentence about a deal is told to one of its two players; it names the other one. So each
    is told here to whoever is not spoken of.
    """
    told = _Telling(settled.outcome, settled.before.rules, names)
    return replace(
        result_table(settled),
        head=headline(told.to_loser()),
        why=f"{told.ending()} {told.price()}".strip(),
        gain=watched_gain(settled.outcome, settled.before, settled.after, names),
    )


def watched_ending(outcome: Outcome, rules: Rules, names: Names) -> str:
    """Tell how a deal ended, and why."""
    told = _Telling(outcome, rules, names)
    return f"{headline(told.to_loser())}. {told.ending()} {told.price()}".strip()


def watched_gain(outcome: Outcome, before: Game, after: Game, names: Names) -> str:
    """Say what a deal has brought to whom."""
    return gain(_Telling(outcome, before.rules, names).to_loser(), before, after)


def watched_game_end(
    game: Game, records: Sequence[DealRecord], below: Seat, names: Names
) -> GameEnd:
    """Say who has won a game; the filled discs are those of the player who sits below."""
    winner = below if game.winner is None else game.winner
    setup = GameSetup(game.rules, names.names, {opposite(below): USUAL_PLAYER}, seat=below)
    end = game_end(OverGame(game, setup, tuple(records)), names.of(opposite(below)))
    remark = QCoreApplication.translate(
        "Watched", "%n deal(s); the filled ones are those of {name}.", None, len(end.deals)
    ).format(name=names.of(below))
    head = QCoreApplication.translate("GameEnd", "{name} wins the game")
    return replace(end, head=head.format(name=names.of(winner)), remark=remark, festive=True)


@dataclass(frozen=True)
class _Telling:
    """A settled deal, told to either seat."""

    outcome: Outcome
    rules: Rules
    names: Names

    def to_loser(self) -> DealResult:
        winner = self.outcome.winner
        return self._to(Seat.A if winner is None else opposite(winner))

    def ending(self) -> str:
        outcome = self.outcome
        end = outcome.end
        claimant = end.claimant_seat
        if outcome.termination is Termination.DEFENDER_OUT and claimant is not None:
            return QCoreApplication.translate(
                "Watched", "{closer} had closed, but {name} said “Out!” first, with {total}."
            ).format(
                closer=self.names.of(opposite(claimant)),
                name=self.names.of(claimant),
                total=end.card_points[claimant].total,
            )
        spoken_of = claimant
        if outcome.termination is Termination.CLOSED_FAIL and end.close is not None:
            spoken_of = end.close.seat
        return ending(self.to_loser() if spoken_of is None else self._to(opposite(spoken_of)))

    def price(self) -> str:
        outcome = self.outcome
        if outcome.winner is not None and outcome.basis in _TELLS_OF_LOSER:
            return price(self._to(outcome.winner))
        return price(self.to_loser())

    def _to(self, listener: Seat) -> DealResult:
        return DealResult(self.outcome, self.rules, listener, self.names.of(opposite(listener)))
