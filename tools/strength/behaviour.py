"""How a level behaves in a game of three or four: what it calls, bids, doubles and makes of it.

One player sits at every seat, and whole games are played, the score going on from deal to deal.
`python -m tools.strength behaviour --game bauernschnapsen --level expert --deals 400 --seed 1`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from statistics import mean

from sixtysix_gui.ai.matches.table_playing import TableDeal
from sixtysix_gui.cli_commands.common.options import whole_number
from sixtysix_gui.rules.games.bauernschnapsen_contracts import CONTRACTS
from sixtysix_gui.rules.moves import NameTrump, Open, TurnTrump
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.trick_game.deal import TrickDeal
from sixtysix_gui.rules.trick_game.rule_set.contracts import SIMPLE
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules
from tools.strength.selfplay import MOST_DEALS, SelfPlay, add_options, played_deals
from tools.strength.shown import mean_text, share_text
from tools.strength.tables import GAMES

MADE = "made"
_SHOWN = frozenset(one.key for one in CONTRACTS.contracts if not one.is_played)
"""Contracts that are laid open: nothing is played, nothing doubled, and they cannot be lost."""
_DOUBLES = ("Kontra", "Re", "Sub")

Line = tuple[str, str]
"""A figure: what it is, and what it came to."""


def figures(rules: TrickRules, deals: Sequence[TableDeal]) -> list[Line]:
    """List the figures of a game, those of all games first."""
    lines = list(_of_every_game(rules, deals))
    if rules.contracts:
        lines += _of_contracts(rules, deals)
    elif "bid.max" in rules.values:
        lines += _of_bids(rules, deals)
    first = _FIRST_WORDS.get(str(rules.values["trump.by"]))
    if first is not None:
        lines += _of_first_words(rules, deals, first)
    return lines


def lead_of(rules: TrickRules, deal: TableDeal, party: Party) -> float:
    """Say by how much a party's points exceed the mean of the others' in a deal."""
    points = deal.outcome.points
    return points[party] - (sum(points) - points[party]) / (len(rules.parties) - 1)


def _of_every_game(rules: TrickRules, deals: Sequence[TableDeal]) -> Iterator[Line]:
    yield "deals", str(len(deals))
    ended = list(game_lengths(deals))
    yield "games that came to their end", str(len(ended))
    if ended:
        yield f"deals a game (to {rules.target})", f"{mean(ended):.2f}"
    paid = [max(deal.outcome.points) for deal in deals]
    yield "points of the winner of a deal", mean_text(paid)


def game_lengths(deals: Iterable[TableDeal]) -> Iterator[int]:
    """Yield how many deals each game took that was played to its end."""
    length = 0
    for deal in deals:
        length += 1
        assert deal.game is not None
        if deal.game.after(deal.outcome).is_over:
            yield length
            length = 0


def _of_contracts(rules: TrickRules, deals: Sequence[TableDeal]) -> Iterator[Line]:
    simple = [deal for deal in deals if deal.outcome.end.contract == SIMPLE]
    called = [deal for deal in deals if deal.outcome.end.contract != SIMPLE]
    played = [deal for deal in called if deal.outcome.end.contract not in _SHOWN]
    yield "deals with a contract", share_text(len(called), len(deals))
    yield "of these played, not shown", share_text(len(played), len(called))
    for kind, some in (("contracts", played), ("simple games", simple)):
        yield from _of_doubling(kind, some)
    made = [deal for deal in played if deal.outcome.reason == MADE]
    yield "contracts made", share_text(len(made), len(played))
    yield "points of the caller's side, simple game", mean_text(_won(rules, simple))
    yield "points of the bidder's side, contracts played", mean_text(_won(rules, played))
    for key in rules.contracts:
        kind = [deal for deal in called if deal.outcome.end.contract == key]
        if kind:
            count = sum(deal.outcome.reason == MADE for deal in kind)
            text = f"{share_text(count, len(kind))}; points {mean_text(_won(rules, kind))}"
            yield f"{key} made", text


def _of_doubling(kind: str, deals: Sequence[TableDeal]) -> Iterator[Line]:
    before: Sequence[TableDeal] = deals
    for level, word in enumerate(_DOUBLES, start=1):
        doubled = [deal for deal in before if deal.outcome.end.level >= level]
        yield f"{kind}: {word}", share_text(len(doubled), len(before))
        if level == 1:
            won = sum(_bidder_lost(deal) for deal in doubled)
            yield f"{kind}: won by who said Kontra", share_text(won, len(doubled))
        before = doubled


def _bidder_lost(deal: TableDeal) -> bool:
    bidder = deal.outcome.end.bidder
    assert bidder is not None
    return not deal.outcome.points[bidder]


def _won(rules: TrickRules, deals: Iterable[TableDeal]) -> list[float]:
    bidders = ((deal, deal.outcome.end.bidder) for deal in deals)
    return [
        lead_of(rules, deal, rules.parties[bidder])
        for deal, bidder in bidders
        if bidder is not None
    ]


def _of_bids(rules: TrickRules, deals: Sequence[TableDeal]) -> Iterator[Line]:
    played = [deal for deal in deals if deal.outcome.end.bidder is not None]
    yield "deals with a bid", share_text(len(played), len(deals))
    bids = sorted({deal.outcome.end.bid for deal in played})
    for bid in (None, *bids):
        some = [deal for deal in played if bid in (None, deal.outcome.end.bid)]
        made = sum(deal.outcome.reason == MADE for deal in some)
        name = "bids made" if bid is None else f"bids of {bid} made"
        yield name, f"{share_text(made, len(some))}; lead {mean_text(_won(rules, some))}"


def _of_first_words(
    rules: TrickRules, deals: Sequence[TableDeal], word: Callable[[TableDeal], str]
) -> Iterator[Line]:
    by_word: dict[str, list[TableDeal]] = {}
    for deal in deals:
        by_word.setdefault(word(deal), []).append(deal)
    for name, some in sorted(by_word.items()):
        sides = [(deal, rules.sides[rules.after(deal.dealer)]) for deal in some]
        leads = mean_text([lead_of(rules, deal, side) for deal, side in sides])
        yield f"forehand: {name}", f"{share_text(len(some), len(deals))}; forehand's lead {leads}"
        if "opening" in rules.values:
            won = sum(_first_winner(rules, deal) in side.seats for deal, side in sides)
            yield f"{name}: first trick won by forehand's side", share_text(won, len(some))


def _first_winner(rules: TrickRules, deal: TableDeal) -> Seat:
    """Return who won the first trick of a deal."""
    played = TrickDeal.start(rules, deal.pack, deal.dealer)
    moves = iter(deal.moves)
    while not played.won:
        played, _ = played.apply(next(moves))
    return played.won[0].winner


def _trump_word(deal: TableDeal) -> str:
    first = deal.moves[0]
    assert isinstance(first, NameTrump | TurnTrump)
    return "names trump" if isinstance(first, NameTrump) else "has trump turned"


def _opening_word(deal: TableDeal) -> str:
    first = deal.moves[0]
    assert isinstance(first, Open)
    return f"opens {first.opening.value}"


_FIRST_WORDS: Mapping[str, Callable[[TableDeal], str]] = {
    "forehand-names-or-turns": _trump_word,
    "turn-up": _opening_word,
}
"""What forehand says first, by the word of ``trump.by``."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; give its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.strength behaviour", description=__doc__, allow_abbrev=False
    )
    parser.add_argument("--game", choices=list(GAMES), required=True, help="the game")
    parser.add_argument(
        "--level", default="expert", help="who plays, a yardstick too (default: expert)"
    )
    parser.add_argument(
        "--deals",
        metavar="N",
        type=whole_number(1, MOST_DEALS),
        default=400,
        help="how many deals are played (default: 400)",
    )
    add_options(parser, jobs=2)
    options = parser.parse_args(arguments)
    play = SelfPlay(options.game, options.level, options.seed)
    deals = list(played_deals(play, options.deals, options.jobs))
    print(f"{play.game}, {play.level} at every seat, seed {play.seed}")
    for name, text in figures(play.rules, deals):
        print(f"{name}: {text}")
    return 0
