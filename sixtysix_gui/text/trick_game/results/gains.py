"""What a deal of three or four is worth: who gets or pays how much, and where the score stands."""

from dataclasses import dataclass

from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.table.numbers import figure
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.people import SideForms
from sixtysix_gui.text.trick_game.results.trick_result import TrickResult
from sixtysix_gui.text.trick_game.scores import counts_chips, shown_score


@dataclass(frozen=True)
class GainLine:
    """A line: what somebody gets or loses, and a score before and after; empty for none.

    ``good`` is green on the sheet: it is the person's gain.
    """

    text: str
    before: str = ""
    after: str = ""
    good: bool = False

    @property
    def score(self) -> str:
        """The score as it moves: 4 → 6."""
        return f"{self.before} → {self.after}" if self.after else ""

    @property
    def spoken(self) -> str:
        """Say it to readers of the screen: … Score: from 4 to 6."""
        if not self.after:
            return f"{self.text}."
        #: a score before and after a deal
        moved = translate("TrickResults", "Score: from {before} to {after}.")
        return f"{self.text}. " + moved.format(before=self.before, after=self.after)


def gain_lines(result: TrickResult, before: Game, after: Game) -> tuple[GainLine, ...]:
    """Give a line for each side whose score moves; one that says so where nobody's does."""
    if counts_chips(result.rules):
        return (_paid(result, before, after),)
    moved = [party for party in result.parties if before.won[party] != after.won[party]]
    if not moved:
        return (GainLine(_nothing(before, after)),)
    return tuple(_line(result, party, before, after) for party in moved)


def _nothing(before: Game, after: Game) -> str:
    waits = after.carry - before.carry
    if waits > 0:
        return translate(
            "TrickResults", "No game points now, %n more for the next winner", None, after.carry
        )
    return translate("TrickResults", "No game points")


def _line(result: TrickResult, party: Party, before: Game, after: Game) -> GainLine:
    points = after.won[party] - before.won[party]
    if points < 0:
        text = _lost(result, party)
    else:
        text = _won(result, party, points)
        if before.carry:
            carried = translate(
                "TrickResults", "{gain}, %n of them carried over", None, before.carry
            )
            text = carried.format(gain=text)
    mine = result.people.is_mine(party) or result.people.me is None
    return GainLine(
        as_sentence(text),
        figure(shown_score(result.rules, before.won[party])),
        figure(shown_score(result.rules, after.won[party])),
        good=mine and points > 0,
    )


def _won(result: TrickResult, party: Party, points: int) -> str:
    forms = SideForms(
        me=translate("TrickResults", "%n game point(s) for you", None, points),
        we=translate("TrickResults", "%n game point(s) for you and {partner}", None, points),
        pair=translate("TrickResults", "%n game point(s) for {first} and {second}", None, points),
        one=translate("TrickResults", "%n game point(s) for {name}", None, points),
    )
    return result.people.of_side(party, forms)


def _lost(result: TrickResult, party: Party) -> str:
    forms = SideForms(
        me=translate("TrickResults", "The bid is taken off your score"),
        we=translate("TrickResults", "The bid is taken off your score", "two"),
        pair=translate("TrickResults", "The bid is taken off their score"),
        one=translate("TrickResults", "The bid is taken off {name}’s score"),
    )
    return result.people.of_side(party, forms)


# ---------------------------------------------------------------------------------------- chips


def _paid(result: TrickResult, before: Game, after: Game) -> GainLine:
    """Say who pays whom, with the chips of the person, or of the winner where one watches."""
    people = result.people
    shown = people.mine or result.winner or result.parties[0]
    scores = [figure(shown_score(result.rules, game.won[shown])) for game in (before, after)]
    if result.winner is None:
        return GainLine(translate("TrickResults", "Nobody pays anything"))
    text = _who_pays(result, result.winner)
    gains = after.won[shown] > before.won[shown]
    return GainLine(text, scores[0], scores[1], good=gains)


def _who_pays(result: TrickResult, winner: Party) -> str:
    people = result.people
    first, second = (party for party in result.parties if party is not winner)
    paid = {"paid": -result.outcome.points[first], "other_paid": -result.outcome.points[second]}
    names = [people.name(party.seats[0]) for party in (first, second)]
    if people.is_mine(winner):
        text = translate("TrickResults", "{first} pays you {paid}, {second} {other_paid}")
        return text.format(first=names[0], second=names[1], **paid)
    won_by = people.name(winner.seats[0])
    if people.is_mine(first):
        text = translate("TrickResults", "You pay {winner} {paid}, {second} pays {other_paid}")
        return text.format(winner=won_by, second=names[1], **paid)
    text = translate("TrickResults", "{first} pays {winner} {paid}, {second} {other_paid}")
    return text.format(first=names[0], winner=won_by, second=names[1], **paid)
