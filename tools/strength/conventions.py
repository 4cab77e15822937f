"""What a convention of partners brings: a level with it against the same level without it.

`python -m tools.strength conventions --game four-66 --level expert`.

Every deal is played twice for each convention, both partners of one side with it and those of the
other without it, then the other way round. It is also counted how often a player of either kind
could have followed the convention, and did: by the rules and the cards played alone.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from statistics import mean

from typing_extensions import override

from sixtysix_gui.ai.many.players import CalculatingPlayer
from sixtysix_gui.ai.many.skill import Convention, Skill
from sixtysix_gui.ai.matches.playing import PlayedDeal, fixture_of, play_deal
from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.ai.players.levels import LEVELS, MANY_LEVELS
from sixtysix_gui.cli_commands.options import whole_number
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import FACE_DOWN, Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from tools.strength.behaviour import lead_of
from tools.strength.follies.judges import Judge
from tools.strength.follies.table import DEAR, Position
from tools.strength.games import GAMES
from tools.strength.pairs import measured, seatings
from tools.strength.selfplay import MOST_DEALS, add_options
from tools.strength.shown import share_text

PARTNER_GAMES = tuple(
    name for name, rules in GAMES.items() if len(rules().parties) < len(rules().seats)
)
_CARDS = (Phase.LEAD, Phase.FOLLOW)
_SEEN = tuple(field.name for field in fields(View) if field.name != "rules")


def points_given(position: Position, card: Card) -> bool | None:
    """Give more than the least to the partner's sure trick, where that is possible."""
    if position.leads or not position.deal.table or position.best.seat not in position.side.seats:
        return None
    rivals = [seat for seat in position.waiting() if seat not in position.side.seats]
    beats = position.deal.duties.beats
    if rivals and any(beats(one, position.best.card, position.trump) for one in position.unseen):
        return None
    points = [one.points for one in position.cards if not position.takes(one)]
    if not points or min(points) == max(points) or position.takes(card):
        return None
    return card.points > min(points)


def led_back(position: Position, card: Card) -> bool | None:
    """Lead the plain suit that the partner led last, where another plain suit can be led too."""
    if not position.leads:
        return None
    partner = _partner(position)
    led = [trick.led.suit for trick in position.deal.won if trick.leader is partner]
    plain = [suit for suit in led if suit is not position.trump]
    suits = {one.suit for one in position.cards if one.suit is not position.trump}
    if not plain or plain[-1] not in suits or len(suits) == 1:
        return None
    return card.suit is plain[-1]


def thrown_from_long_suit(position: Position, card: Card) -> bool | None:
    """Throw the first card away from the longest suit, where others can be thrown from too.

    Only cards below ten points are looked at: others are thrown for their points.
    """
    deal = position.deal
    if position.leads or not deal.table or any(_thrown(deal, position.seat)):
        return None
    others = (deal.table[0].card.suit, position.trump)
    if card.suit in others or card.points >= DEAR:
        return None
    lengths = Counter(one.suit for one in deal.hand if one.suit is not position.trump)
    choices = {lengths[one.suit] for one in position.cards if one.suit not in others}
    if len(choices) == 1 or max(choices) < max(lengths.values()):
        return None
    return lengths[card.suit] == max(choices)


def ace_kept(position: Position, card: Card) -> bool | None:
    """Keep an ace of a plain suit whose ten is out, where it could be thrown and need not be."""
    if position.leads or not position.deal.table or len(position.cards) == 1:
        return None
    aces = [
        one
        for one in position.cards
        if one.rank is Rank.ACE and one.suit is not position.trump and not position.takes(one)
    ]
    unseen = position.unseen
    kept = [one for one in aces if card_of(Rank.TEN, one.suit) in unseen]
    return None if not kept else card not in kept


def _partner(position: Position) -> Seat:
    return next(seat for seat in position.side.seats if seat is not position.seat)


def _thrown(deal: Deal, seat: Seat) -> Iterator[bool]:
    """Say of each play of a seat to earlier tricks whether it was thrown away."""
    for trick in deal.won:
        if trick.number > 1 or deal.opening not in FACE_DOWN:
            suits: tuple[Suit | None, ...] = (trick.led.suit, deal.trump)
            yield from (play.card.suit not in suits for play in trick.plays if play.seat is seat)


JUDGES: Mapping[Convention, Judge] = {
    Convention.POINTS: points_given,
    Convention.LEAD_BACK: led_back,
    Convention.LONG_SUIT: thrown_from_long_suit,
    Convention.ACE_KEPT: ace_kept,
}
"""Whether a card follows a convention; None where there was no choice."""

Counts = dict[bool, tuple[int, int]]
"""By whether the player had the convention: how often it was followed, of how often."""
_Decisions = dict[tuple[object, ...], Decision]


@dataclass(frozen=True)
class PairResult:
    """A deal in both seatings: the lead a deal of the side with the convention, and the counts."""

    lead: float
    counts: Counts


class _Remembering(Player):
    """A player who does not think twice about the same; of calls not even for another player."""

    def __init__(self, player: Player, calls: _Decisions) -> None:
        self._player = player
        self.calls = calls
        self.cards: _Decisions = {}

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose as before, or by thinking."""
        known = self.cards if view.phase in _CARDS else self.calls
        key = (budget.seed, *(getattr(view, name) for name in _SEEN))
        if key not in known:
            known[key] = self._player.choose(view, budget, should_stop)
        return known[key]


@dataclass(frozen=True)
class _Pairs:
    rules: Rules
    seed: int
    player: _Remembering
    others: Mapping[Convention, _Remembering]

    def __call__(self, number: int) -> dict[Convention, PairResult]:
        results = {
            convention: self._result(number, convention, other)
            for convention, other in self.others.items()
        }
        for player in (self.player, *self.others.values()):
            player.cards.clear()
        self.player.calls.clear()
        return results

    def _result(self, number: int, convention: Convention, other: _Remembering) -> PairResult:
        leads: list[float] = []
        counts: Counts = {}
        for party, has in zip(self.rules.parties, seatings(self.rules), strict=True):
            deal = play_deal(
                self.rules,
                fixture_of(self.rules, number, self.seed),
                [self.player if own else other for own in has],
                Budget(seed=self.seed),
            )
            leads.append(lead_of(deal, party))
            count(self.rules, deal, has, JUDGES[convention], counts)
        return PairResult(mean(leads), counts)


def count(
    rules: Rules, played: PlayedDeal, has: Sequence[bool], judge: Judge, counts: Counts
) -> None:
    """Count how often a convention could be followed in a deal, and was."""
    deal = Deal.start(rules, played.pack, played.dealer)
    for move in played.moves:
        position = Position(deal)
        if isinstance(move, PlayCard) and position.counts_points and not deal.is_face_down:
            found = judge(position, move.card)
            if found is not None:
                followed, possible = counts.get(has[position.seat], (0, 0))
                counts[has[position.seat]] = followed + found, possible + 1
        deal, _ = deal.apply(move)


def _pairs(game: str, level: str, wanted: Sequence[Convention], seed: int) -> _Pairs:
    calls: _Decisions = {}

    def player(skill: Skill) -> _Remembering:
        return _Remembering(CalculatingPlayer(skill), calls)

    skill = MANY_LEVELS[level]
    others = {one: player(replace(skill, conventions=skill.conventions - {one})) for one in wanted}
    return _Pairs(GAMES[game](), seed, player(skill), others)


def _report(convention: Convention, results: Sequence[PairResult]) -> None:
    gain = measured([result.lead for result in results])
    differ = sum(result.lead != 0 for result in results)
    print(f"{convention.value}: {gain.mean:+.4f} ± {gain.two_errors:.4f} a deal", end="")
    print(f" (two standard errors); {differ} of {len(results)} pairs end otherwise")
    for has, word in ((True, "with"), (False, "without")):
        counts = [result.counts.get(has, (0, 0)) for result in results]
        text = share_text(sum(one for one, _ in counts), sum(of for _, of in counts))
        print(f"  followed {word} it: {text}", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; give its exit status."""
    options = _parser().parse_args(arguments)
    wanted = [one for one in Convention if options.only in (None, one.value)]
    begin = partial(_pairs, options.game, options.level, wanted, options.seed)
    results = list(in_order(begin, range(1, options.pairs + 1), options.jobs))
    print(f"{options.game}, {options.level}, {options.pairs} pairs, seed {options.seed}")
    for convention in wanted:
        _report(convention, [one[convention] for one in results])
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.strength conventions",
        description=__doc__,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=PARTNER_GAMES, required=True, help="the game")
    parser.add_argument(
        "--level", choices=LEVELS, default="expert", help="who plays (default: expert)"
    )
    parser.add_argument(
        "--only",
        choices=[one.value for one in Convention],
        help="only this convention (default: each of them)",
    )
    parser.add_argument(
        "--pairs",
        metavar="N",
        type=whole_number(2, MOST_DEALS),
        default=300,
        help="deals, each played twice (default: 300)",
    )
    add_options(parser, jobs=2)
    return parser
