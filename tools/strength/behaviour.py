"""How a level behaves in a game of three or four: what it calls, bids, doubles and makes of it.

One player sits at every seat, and whole games are played, the score going on from deal to deal.
`python -m tools.strength behaviour --game bauernschnapsen --level expert --deals 400 --seed 1`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from sixtysix_gui.ai.many.game_worth import lead_of as lead_in
from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import NameTrump, Open, TurnTrump
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.contracts import SIMPLE, contract_table
from sixtysix_gui.rules.sets.rules import Rules
from tools.strength.games import GAMES
from tools.strength.selfplay import SelfPlay, add_length, add_options, deals_of
from tools.strength.shown import mean_text, share_text

MADE = "made"
PLAYED, SHOWN, BID = "contract", "shown", "bid"
"""What a deal can be about, beside a simple game; contracts that are shown are not played."""
_SHOWN = frozenset(one.key for one in contract_table().contracts if not one.is_played)
"""Contracts that are laid open: nothing is played, nothing doubled, and they cannot be lost."""
_DOUBLES = ("Kontra", "Re", "Sub")

Line = tuple[str, str]
"""A figure: what it is, and what it came to."""


def counted(rules: Rules, deals: Sequence[PlayedDeal]) -> Counter[str]:
    """Count what is called and made in games, by words; add counts up for those of more games.

    "deals", and in games that came to their end "games" with their "deals of games". Of simple
    games, contracts that are played, contracts that are shown, and bids: how many, how many were
    "made", and of those doubled how many once or more, by "doubled 1" to "doubled 3", and how many
    the doublers won. What forehand said first, too.
    """
    lengths = list(game_lengths(deals))
    counts = Counter({"deals": len(deals), "games": len(lengths), "deals of games": sum(lengths)})
    first = _FIRST_WORDS.get(rules.trump_by)
    for deal in deals:
        counts.update(_called(rules, deal))
        if first is not None:
            counts[f"forehand {first(deal)}"] += 1
    return +counts


def _called(rules: Rules, deal: PlayedDeal) -> Iterator[str]:
    end = deal.outcome.end
    if end.bidder is None:
        return
    kind = BID
    if rules.contracts:
        kind = SIMPLE if end.contract == SIMPLE else SHOWN if end.contract in _SHOWN else PLAYED
    yield kind
    if deal.outcome.reason == MADE:
        yield f"{kind} made"
    for level in range(1, end.level + 1):
        yield f"{kind} doubled {level}"
    if end.level and not deal.outcome.points[end.bidder]:
        yield f"{kind} won by doublers"


def figures(rules: Rules, deals: Sequence[PlayedDeal]) -> list[Line]:
    """List the figures of a game, those of all games first."""
    counts = counted(rules, deals)
    lines = list(_of_every_game(rules, deals, counts))
    if rules.contracts:
        lines += _of_contracts(rules, deals, counts)
    elif rules.has("bid.max"):
        lines += _of_bids(rules, deals)
    first = _FIRST_WORDS.get(rules.trump_by)
    if first is not None:
        lines += _of_first_words(rules, deals, first)
    return lines


def lead_of(deal: PlayedDeal, party: Party) -> float:
    """Say by how much a party's points exceed the mean of the others' in a deal."""
    return lead_in(deal.outcome.points, party)


def _of_every_game(
    rules: Rules, deals: Sequence[PlayedDeal], counts: Counter[str]
) -> Iterator[Line]:
    yield "deals", str(len(deals))
    yield "games that came to their end", str(counts["games"])
    if counts["games"]:
        yield (
            f"deals a game (to {rules.target})",
            f"{counts['deals of games'] / counts['games']:.2f}",
        )
    paid = [max(deal.outcome.points) for deal in deals]
    yield "points of the winner of a deal", mean_text(paid)


def game_lengths(deals: Iterable[PlayedDeal]) -> Iterator[int]:
    """Yield how many deals each game took that was played to its end."""
    length = 0
    for deal in deals:
        length += 1
        assert deal.game is not None
        if deal.game.after(deal.outcome).is_over:
            yield length
            length = 0


def _of_contracts(
    rules: Rules, deals: Sequence[PlayedDeal], counts: Counter[str]
) -> Iterator[Line]:
    simple = [deal for deal in deals if deal.outcome.end.contract == SIMPLE]
    called = [deal for deal in deals if deal.outcome.end.contract != SIMPLE]
    played = [deal for deal in called if deal.outcome.end.contract not in _SHOWN]
    yield "deals with a contract", share_text(len(called), len(deals))
    yield "of these played, not shown", share_text(counts[PLAYED], len(called))
    for name, kind in (("contracts", PLAYED), ("simple games", SIMPLE)):
        yield from _of_doubling(name, kind, counts)
    yield "contracts made", share_text(counts[f"{PLAYED} made"], counts[PLAYED])
    yield "points of the caller's side, simple game", mean_text(_won(rules, simple))
    yield "points of the bidder's side, contracts played", mean_text(_won(rules, played))
    for key in rules.contracts:
        kind = [deal for deal in called if deal.outcome.end.contract == key]
        if kind:
            count = sum(deal.outcome.reason == MADE for deal in kind)
            text = f"{share_text(count, len(kind))}; points {mean_text(_won(rules, kind))}"
            yield f"{key} made", text


def _of_doubling(name: str, kind: str, counts: Counter[str]) -> Iterator[Line]:
    before = counts[kind]
    for level, word in enumerate(_DOUBLES, start=1):
        doubled = counts[f"{kind} doubled {level}"]
        yield f"{name}: {word}", share_text(doubled, before)
        if level == 1:
            won = share_text(counts[f"{kind} won by doublers"], doubled)
            yield f"{name}: won by who said Kontra", won
        before = doubled


def _won(rules: Rules, deals: Iterable[PlayedDeal]) -> list[float]:
    bidders = ((deal, deal.outcome.end.bidder) for deal in deals)
    return [lead_of(deal, rules.parties[bidder]) for deal, bidder in bidders if bidder is not None]


def _of_bids(rules: Rules, deals: Sequence[PlayedDeal]) -> Iterator[Line]:
    played = [deal for deal in deals if deal.outcome.end.bidder is not None]
    yield "deals with a bid", share_text(len(played), len(deals))
    bids = sorted({deal.outcome.end.bid for deal in played})
    for bid in (None, *bids):
        some = [deal for deal in played if bid in (None, deal.outcome.end.bid)]
        made = sum(deal.outcome.reason == MADE for deal in some)
        name = "bids made" if bid is None else f"bids of {bid} made"
        yield name, f"{share_text(made, len(some))}; lead {mean_text(_won(rules, some))}"


def _of_first_words(
    rules: Rules, deals: Sequence[PlayedDeal], word: Callable[[PlayedDeal], str]
) -> Iterator[Line]:
    by_word: dict[str, list[PlayedDeal]] = {}
    for deal in deals:
        by_word.setdefault(word(deal), []).append(deal)
    for name, some in sorted(by_word.items()):
        sides = [(deal, rules.sides[rules.after(deal.dealer)]) for deal in some]
        leads = mean_text([lead_of(deal, side) for deal, side in sides])
        yield f"forehand: {name}", f"{share_text(len(some), len(deals))}; forehand's lead {leads}"
        if rules.has("opening"):
            won = sum(_first_winner(rules, deal) in side.seats for deal, side in sides)
            yield f"{name}: first trick won by forehand's side", share_text(won, len(some))


def _first_winner(rules: Rules, deal: PlayedDeal) -> Seat:
    """Return who won the first trick of a deal."""
    played = Deal.start(rules, deal.pack, deal.dealer)
    moves = iter(deal.moves)
    while not played.won:
        played, _ = played.apply(next(moves))
    return played.won[0].winner


def _trump_word(deal: PlayedDeal) -> str:
    first = deal.moves[0]
    assert isinstance(first, NameTrump | TurnTrump)
    return "names trump" if isinstance(first, NameTrump) else "has trump turned"


def _opening_word(deal: PlayedDeal) -> str:
    first = deal.moves[0]
    assert isinstance(first, Open)
    return f"opens {first.opening.value}"


_FIRST_WORDS: Mapping[str, Callable[[PlayedDeal], str]] = {
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
    add_length(parser, deals=400)
    add_options(parser, jobs=2)
    options = parser.parse_args(arguments)
    play = SelfPlay(options.game, options.level, options.seed)
    deals = deals_of(play, options)
    print(f"{play.game}, {play.level} at every seat, seed {play.seed}")
    for name, text in figures(play.rules, deals):
        print(f"{name}: {text}")
    return 0
