"""The end of a game in words and figures: who has won, how all stand, and by which deals."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import DealRecord, games_before
from sixtysix_gui.rules.scoring.game import Game, winner_of
from sixtysix_gui.rules.scoring.points import Basis, Grade, Outcome, Termination
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.sentences import marks
from sixtysix_gui.table.words import figure, signed
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.people import People, forms, side_label
from sixtysix_gui.text.results.scores import TallyWords, counts_chips, shown_score

_ = texts("GameEnd")
mark = marks("GameEnd")

_SHUT_OUT, _TURNED_ROUND = 2, 4
"""How many games a won one counts (many.md 7.1, D23)."""


@dataclass(frozen=True)
class DealDisc:
    """One deal of a game: whether it was the person's, and its game points; 0 for a draw.

    Below 0 are points that the person lost by it.
    """

    mine: bool
    points: int


@dataclass(frozen=True)
class FinalStanding:
    """How one of three stands at the end; ``note`` is what was won or lost in all."""

    name: str
    score: str
    note: str = ""
    won: bool = False


@dataclass(frozen=True)
class GameEnd:
    """What the sheet says, in the person's language.

    ``won`` is the person's game, or that of the side that is looked at from where one only
    watches; ``festive`` is one whose end is celebrated on the sheet, and ``is_drawn`` one that
    no one has won. ``standings`` tell of all where more than two play for themselves. ``caption``
    says whose each half of the score is.
    """

    head: str
    score: str
    deals: tuple[DealDisc, ...]
    remark: str
    won: bool
    festive: bool
    tally: TallyWords | None = None
    is_drawn: bool = False
    standings: tuple[FinalStanding, ...] = ()
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
    def winners(self) -> tuple[Party, ...]:
        """Who has won; several share it. One who gives up against a single side lets that win."""
        if self.resigned:
            others = tuple(self.setup.other_parties)
            return others if len(others) == 1 else ()
        winner = winner_of(self.game, self.setup.length)
        return (winner,) if winner is not None else self.game.winners

    @property
    def is_won(self) -> bool:
        """Whether the person alone, or the person's side, has won."""
        return self.winners == (self.setup.party,)

    @property
    def is_drawn(self) -> bool:
        """Whether no one has won alone, as a single deal may end."""
        return not self.resigned and len(self.winners) != 1


def game_end(over: OverGame, people: People, tally: TallyWords | None = None) -> GameEnd:
    """Say who has won a game, at what score and by which deals."""
    winners, near = over.winners, people.mine or people.parties[0]
    deals = decided_deals(over.records)
    return GameEnd(
        head=_head(over, people),
        score=_score(over.game, people),
        deals=deal_discs(deals, near),
        remark=_remark(over, deals, people),
        won=near in winners,
        festive=bool(winners) and (near in winners or people.me is None),
        tally=None if over.setup.practice else tally,
        is_drawn=not winners and not over.resigned,
        standings=_standings(over, people),
        caption=_caption(over.game, people),
    )


def score_of(game: Game, setup: GameSetup) -> tuple[int, int]:
    """Return the score of the person's side and that of the best of the others, as shown."""
    won = [shown_score(game.rules, points) for points in game.won]
    others = [won[party] for party in setup.other_parties]
    return won[setup.party], min(others) if game.rules.counts_down else max(others)


def winner_of_game(winners: Sequence[Party], people: People) -> str:
    """Say who has won a game that is over, or who share it."""
    if len(winners) > 2:
        return _("All three share first place")
    if len(winners) == 2:
        named = [people.called(party) for party in _mine_first(winners, people)]
        text = _("{first} and {second} share first place")
        if any(people.is_mine(party) for party in winners):
            text = _("You and {second} share first place")
        return as_sentence(text.format(first=named[0], second=named[1]))
    return people.of_side(winners[0], forms("results.wins_game"))


def _head(over: OverGame, people: People) -> str:
    if over.winners:
        return winner_of_game(over.winners, people)
    if over.resigned:
        return _("You resigned")
    return _("Nobody wins")


def _mine_first(parties: Sequence[Party], people: People) -> list[Party]:
    return sorted(parties, key=lambda party: not people.is_mine(party))


def _score(game: Game, people: People) -> str:
    """Write the score in large figures: of two sides both, of three the person's or the best."""
    shown = [shown_score(game.rules, points) for points in game.won]
    parties = _mine_first(game.rules.parties, people)
    if len(parties) == 2:
        return _TO.join(figure(shown[party]) for party in parties)
    first = parties[0] if people.me is not None else max(parties, key=lambda one: shown[one])
    return figure(shown[first])


def _caption(game: Game, people: People) -> str:
    """Say whose score is whose where two sides play, and that the winner's has come to nothing."""
    if len(game.rules.parties) != 2:
        return ""
    mine, other = _mine_first(game.rules.parties, people)
    told = f"{side_label(mine, people)} : {side_label(other, people)}"
    if not game.rules.counts_down:
        return told
    #: {sides} is such as "We : They", below a score of points that are still to be won
    return _("{sides}, points still to go").format(sides=told)


def _standings(over: OverGame, people: People) -> tuple[FinalStanding, ...]:
    """List all three, winners first; two sides are told by the score alone."""
    game, winners = over.game, over.winners
    if len(game.rules.parties) == 2:
        return ()
    in_order = sorted(
        _mine_first(game.rules.parties, people),
        key=lambda party: (party not in winners, -game.won[party]),
    )
    balance = counts_chips(game.rules)
    return tuple(
        FinalStanding(
            name=side_label(party, people),
            score=figure(shown_score(game.rules, game.won[party])),
            note=signed(game.won[party]) if balance else "",
            won=party in winners,
        )
        for party in in_order
    )


# ---------------------------------------------------------------------------------------- deals


@dataclass(frozen=True)
class DecidedDeal:
    """A deal that was played to its end, and what every side has gained by it."""

    outcome: Outcome
    gained: tuple[int, ...]


def decided_deals(records: Sequence[DealRecord]) -> list[DecidedDeal]:
    """Return the deals of the last game of some records that were played to their end."""
    games = games_before(records)
    found: list[DecidedDeal] = []
    for record, before in zip(records[-len(games) :], games, strict=True):
        if record.outcome is not None:
            found.append(decided_deal(record.outcome, before))
    return found


def decided_deal(outcome: Outcome, before: Game) -> DecidedDeal:
    """Return a deal and what it has brought to every side of a game."""
    after = before.after(outcome)
    gained = (new - old for old, new in zip(before.won, after.won, strict=True))
    return DecidedDeal(outcome, tuple(gained))


def _both_score(deals: Sequence[DecidedDeal]) -> bool:
    """Return whether a deal has brought something to both of two sides, as by bids of 33."""
    return any(len(deal.gained) == 2 and all(deal.gained) for deal in deals)


def deal_discs(deals: Sequence[DecidedDeal], near: Party) -> tuple[DealDisc, ...]:
    """Return a disc for each deal.

    It tells what the near side won or lost, and is filled where that is more than any other has
    won. Where only one of two sides scores by a deal, it else tells what the other has won.
    """
    both_score = _both_score(deals)
    return tuple(_disc(deal.gained, near.number, both_score=both_score) for deal in deals)


def _disc(gained: tuple[int, ...], near: int, *, both_score: bool) -> DealDisc:
    points = gained[near]
    best = max(other for place, other in enumerate(gained) if place != near)
    if len(gained) == 2 and not both_score and (points == 0 or 0 < points < best):
        return DealDisc(mine=False, points=best)
    return DealDisc(mine=points > max(best, 0), points=points)


# --------------------------------------------------------------------------------------- remark


def _remark(over: OverGame, deals: Sequence[DecidedDeal], people: People) -> str:
    told: list[str] = []
    if over.resigned:
        text = _("You resigned in deal {number}.")
        told.append(text.format(number=len(deals) + 1))
    elif len(deals) > 1:
        told.append(told_deals(deals, people, lost=people.mine not in over.winners))
    if over.setup.practice:
        told.append(practice_note(again=False))
    elif not over.resigned:
        told.append(_worth(over, people))
    return " ".join(filter(None, told))


def told_deals(deals: Sequence[DecidedDeal], people: People, *, lost: bool) -> str:
    """Say how many deals there were, what the discs tell, and which cost most of a lost game."""
    count = len(deals)
    if people.mine is None:
        text = _("%n deal(s); {name} won the filled ones.", "", count)
        return text.format(name=people.called(people.parties[0]))
    if _both_score(deals):
        return _("%n deal(s), each with your side’s points; filled where you had more.", "", count)
    alone = len(people.people) == 2
    costliest = costliest_deal(deals, people.mine) if lost and alone else ""
    if not costliest and len({disc.mine for disc in deal_discs(deals, people.mine)}) > 1:
        return _("%n deal(s); you won the filled ones.", "", count)
    return f"{_('%n deal(s).', '', count)} {costliest}".strip()


_TO = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"
"""Between the scores of two sides: 3 : 5."""
_ORDINALS = (
    mark("The first"),
    mark("The second"),
    mark("The third"),
    mark("The fourth"),
    mark("The fifth"),
    mark("The sixth"),
    mark("The seventh"),
    mark("The eighth"),
    mark("The ninth"),
    mark("The tenth"),
    mark("The eleventh"),
    mark("The twelfth"),
)


def costliest_deal(deals: Sequence[DecidedDeal], me: Party) -> str:
    """Name the lost deal that cost more than any other; empty where there is none."""
    costs = [max(deal.gained) if not deal.gained[me] else 0 for deal in deals]
    most = max(costs, default=0)
    if not most or costs.count(most) != 1 or costs.count(0) > len(costs) - 2:
        return ""
    place = costs.index(most)
    cause = _cause(deals[place].outcome)
    points = _("%n point(s)", "", most)
    if cause:
        sentence = _("{which} cost the most: {cause}, {points}.")
    else:
        sentence = _("{which} cost the most: {points}.")
    return sentence.format(which=_which(place + 1), cause=cause, points=points)


def _which(number: int) -> str:
    if number <= len(_ORDINALS):
        return _(_ORDINALS[number - 1])
    #: one of the deals of a long game, as a subject
    return _("Deal {number}").format(number=number)


def _cause(outcome: Outcome) -> str:
    """Say by what the person lost a deal, as a part of a sentence; empty for an ordinary one."""
    if outcome.termination is Termination.FALSE_CLAIM:
        return _("you miscounted")
    if outcome.basis in (Basis.CLOSE_FAILED, Basis.DEFENDER_FIRST):
        return _("your closing failed")
    if outcome.grade is Grade.SCHWARZ:
        return _("you took no trick")
    if outcome.grade is Grade.SCHNEIDER:
        return _("you stayed under 33")
    return ""


def _worth(over: OverGame, people: People) -> str:
    """Say that a game counts more than one, and why."""
    won = people.mine in over.winners or people.me is None
    if over.counts == _TURNED_ROUND:
        if won:
            return _(
                "The others were one point away from a shutout win: this counts as four Bummerl."
            )
        return _("You were one point away from a shutout win: this counts as four Bummerl.")
    if over.counts != _SHUT_OUT:
        return ""
    if over.game.rules.contracts:
        if won:
            return _("Shutout win: this counts as two Bummerl.")
        return _("Shutout loss: this counts as two Bummerl.")
    if won:
        return _("Shutout win: this counts as two games.")
    return _("Shutout loss: this counts as two games.")


def game_over_note() -> str:
    """Say on the result of a game's last deal that it is the last."""
    return _("This deal ends the game.")


def practice_note(*, again: bool) -> str:
    """Say why a deal does not count: it was played again, or its game is a practice game."""
    if again:
        return _("Replayed for practice. Your game is waiting.")
    return _("This is a practice game and does not count.")
