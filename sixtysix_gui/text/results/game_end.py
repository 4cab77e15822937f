"""The end of a game in words and figures, and which deal of a lost one cost most."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import DealRecord, game_after, game_before, replay
from sixtysix_gui.rules.scoring.game import Game, winner_of
from sixtysix_gui.rules.scoring.points import Basis, Grade, Termination
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, as_sentence
from sixtysix_gui.text.results.deal_endings import DealResult
from sixtysix_gui.text.results.tally_words import TallyWords
from sixtysix_gui.text.trick_game.scores import counts_down, shown_score


@dataclass(frozen=True)
class DealDisc:
    """One deal of a game: whether it was the person's, and its game points; 0 for a draw.

    Below 0 are points that the person lost by it.
    """

    mine: bool
    points: int


@dataclass(frozen=True)
class Standing:
    """How one of three stands at the end; ``note`` is what was won or lost in all."""

    name: str
    score: str
    note: str = ""
    won: bool = False


@dataclass(frozen=True)
class GameEnd:
    """What the sheet says, in the person's language.

    ``won`` is the person's game, ``festive`` one whose end is celebrated on the sheet, and
    ``is_drawn`` one that nobody has won. ``standings`` tell of all where more than two play for
    themselves. ``caption`` says whose each half of the score is.
    """

    head: str
    score: str
    deals: tuple[DealDisc, ...]
    remark: str
    won: bool
    festive: bool
    tally: TallyWords | None = None
    is_drawn: bool = False
    standings: tuple[Standing, ...] = ()
    caption: str = ""

    @property
    def spoken(self) -> str:
        """Say all of it, for readers of the screen."""
        parts = [f"{self.head}, {self._told_score}.", self.remark]
        if self.tally is not None:
            parts.append(self.tally.spoken)
        return " ".join(filter(None, parts))

    @property
    def _told_score(self) -> str:
        if not self.standings:
            return f"{self.score} ({self.caption})" if self.caption else self.score
        return ", ".join(f"{one.name} {one.score}" for one in self.standings)


@dataclass(frozen=True)
class OverGame:
    """A game that is over: the score, what it was, its deals, and how it ended.

    ``counts`` says how many games it counts in the tally.
    """

    game: Game
    setup: GameSetup
    records: tuple[DealRecord, ...]
    resigned: bool = False
    counts: int = 1

    @property
    def is_won(self) -> bool:
        """Whether the person has won."""
        winner = winner_of(self.game, self.setup.length)
        won = winner is not None and self.setup.seat in winner.seats
        return won and not self.resigned

    @property
    def is_drawn(self) -> bool:
        """Whether nobody has won, as a single deal may end."""
        return not self.resigned and winner_of(self.game, self.setup.length) is None


def game_end(over: OverGame, called: str, tally: TallyWords | None = None) -> GameEnd:
    """Say who has won a game, at what score and by which deals; the other is ``called`` so."""
    mine, theirs = score_of(over.game, over.setup)
    deals = deal_discs(over)
    return GameEnd(
        head=_head(over, called),
        score=f"{mine} : {theirs}",
        deals=deals,
        remark=_remark(over, deals, called),
        won=over.is_won,
        festive=over.is_won,
        tally=None if over.setup.practice else tally,
        is_drawn=over.is_drawn,
    )


def score_of(game: Game, setup: GameSetup) -> tuple[int, int]:
    """Give the person's score and that of the best of the others.

    Counted down, nobody needs less than nothing.
    """
    if not game.rules.close:
        won = [shown_score(game.rules, points) for points in game.won]
        others = [won[party] for party in setup.other_parties]
        return won[setup.party], min(others) if counts_down(game.rules) else max(others)
    mine, theirs = game.shown_score[setup.seat], game.shown_score[setup.opponent]
    return max(mine, 0), max(theirs, 0)


def deal_discs(over: OverGame) -> tuple[DealDisc, ...]:
    """Give a disc for each deal that was played to its end."""
    discs = (_disc(over, record) for record in over.records if record.rules.close)
    return tuple(disc for disc in discs if disc is not None)


def _head(over: OverGame, called: str) -> str:
    if over.is_drawn:
        return QCoreApplication.translate("GameEnd", "Nobody wins")
    if over.is_won:
        return QCoreApplication.translate("GameEnd", "You win the game")
    sentence = QCoreApplication.translate("GameEnd", "{name} wins the game")
    return as_sentence(sentence.format(name=called))


def _disc(over: OverGame, record: DealRecord) -> DealDisc | None:
    outcome = replay(record).state.outcome
    if outcome is None:
        return None
    if outcome.winner is None:
        return DealDisc(mine=False, points=0)
    points = game_after(record).won[outcome.winner] - game_before(record).won[outcome.winner]
    return DealDisc(mine=outcome.winner is over.setup.seat, points=points)


def _remark(over: OverGame, deals: Sequence[DealDisc], called: str) -> str:
    sentences: list[str] = []
    if over.game.rules.game_count == "down":
        sentences.append(QCoreApplication.translate("GameEnd", "Whoever has 0 to go has won."))
    if over.resigned:
        sentences.append(
            QCoreApplication.translate("GameEnd", "You gave up in deal {number}.").format(
                number=len(deals) + 1
            )
        )
    elif len(deals) > 1:
        sentences.append(_of_deals(over, deals, called))
    if over.setup.practice:
        sentences.append(
            QCoreApplication.translate("GameEnd", "A practice game: it does not count.")
        )
    elif over.counts > 1:
        sentences.append(
            QCoreApplication.translate("GameEnd", "Won to nothing: this counts as two games.")
            if over.is_won
            else QCoreApplication.translate("GameEnd", "Lost to nothing: this counts as two games.")
        )
    return " ".join(sentences)


def _of_deals(over: OverGame, deals: Sequence[DealDisc], called: str) -> str:
    costliest = "" if over.is_won else _costliest(over, deals, called)
    if not costliest and len({deal.mine for deal in deals}) > 1:
        return QCoreApplication.translate(
            "GameEnd", "%n deal(s); the filled ones are yours.", None, len(deals)
        )
    count = QCoreApplication.translate("GameEnd", "%n deal(s).", None, len(deals))
    return f"{count} {costliest}".strip()


def _costliest(over: OverGame, deals: Sequence[DealDisc], called: str) -> str:
    lost: list[LostDeal] = []
    records = (each for each in over.records if each.rules.close)
    for number, (record, disc) in enumerate(zip(records, deals, strict=False), start=1):
        outcome = replay(record).state.outcome
        if outcome is not None and disc.points and not disc.mine:
            result = DealResult(outcome, record.rules, over.setup.seat, called)
            lost.append(LostDeal(number, disc.points, result))
    return costliest_deal(lost)


_ORDINALS = (
    QT_TRANSLATE_NOOP("GameEnd", "The first"),
    QT_TRANSLATE_NOOP("GameEnd", "The second"),
    QT_TRANSLATE_NOOP("GameEnd", "The third"),
    QT_TRANSLATE_NOOP("GameEnd", "The fourth"),
    QT_TRANSLATE_NOOP("GameEnd", "The fifth"),
    QT_TRANSLATE_NOOP("GameEnd", "The sixth"),
    QT_TRANSLATE_NOOP("GameEnd", "The seventh"),
    QT_TRANSLATE_NOOP("GameEnd", "The eighth"),
    QT_TRANSLATE_NOOP("GameEnd", "The ninth"),
    QT_TRANSLATE_NOOP("GameEnd", "The tenth"),
    QT_TRANSLATE_NOOP("GameEnd", "The eleventh"),
    QT_TRANSLATE_NOOP("GameEnd", "The twelfth"),
)


@dataclass(frozen=True)
class LostDeal:
    """A deal that the other won: its number from 1, its game points, and its result."""

    number: int
    points: int
    result: DealResult


def costliest_deal(lost: Sequence[LostDeal]) -> str:
    """Name the deal that cost more than any other; empty where there is none."""
    most = max((deal.points for deal in lost), default=0)
    worst = [deal for deal in lost if deal.points == most]
    if len(worst) != 1 or len(lost) < 2:
        return ""
    (deal,) = worst
    cause = _cause(deal.result)
    points = QCoreApplication.translate("GameEnd", "%n point(s)", None, deal.points)
    if not cause:
        sentence = QCoreApplication.translate("GameEnd", "{which} cost most: {points}.")
    else:
        sentence = QCoreApplication.translate("GameEnd", "{which} cost most: {cause}, {points}.")
    return sentence.format(which=_which(deal.number), cause=cause, points=points)


def _which(number: int) -> str:
    if number <= len(_ORDINALS):
        return QCoreApplication.translate("GameEnd", _ORDINALS[number - 1])
    #: one of the deals of a long game, as a subject
    return QCoreApplication.translate("GameEnd", "Deal {number}").format(number=number)


def _cause(result: DealResult) -> str:
    """Say by what the person lost a deal, as a part of a sentence; empty for an ordinary one."""
    outcome = result.outcome
    if outcome.termination is Termination.FALSE_CLAIM:
        return QCoreApplication.translate("GameEnd", "you had counted wrong")
    if outcome.basis in (Basis.CLOSE_FAILED, Basis.DEFENDER_FIRST):
        return QCoreApplication.translate("GameEnd", "your close failed")
    if outcome.grade is Grade.SCHWARZ:
        return QCoreApplication.translate("GameEnd", "you took no trick")
    if outcome.grade is Grade.SCHNEIDER:
        return QCoreApplication.translate("GameEnd", "you stayed under 33")
    return ""


def game_over_note() -> str:
    """Say on the result of a game's last deal that it is the last."""
    return QCoreApplication.translate("GameEnd", "With this deal the game is over.")


def practice_note(*, again: bool) -> str:
    """Say why a deal does not count: it was played again, or its game is a practice game."""
    if again:
        return QCoreApplication.translate("Practice", "Played again for practice. Your game waits.")
    return QCoreApplication.translate("Practice", "A practice game: it does not count.")
