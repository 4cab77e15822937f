"""How often a level commits follies: `python -m tools.strength follies --level club --deals 60`.

One player sits at every seat, whole games are played, and every card is judged from the complete
record by the rules alone. What counts as a folly is said in tools/strength/follies/judges.py.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.sets.rules import Rules
from tools.strength.follies.judges import FOLLIES
from tools.strength.follies.table import Position
from tools.strength.games import GAMES
from tools.strength.selfplay import SelfPlay, add_length, add_options, deals_of
from tools.strength.shown import share_text

Counts = dict[str, tuple[int, int]]
"""By the word of a folly: how often it was committed, and how often it was possible."""


def count_follies(rules: Rules, deals: Iterable[PlayedDeal]) -> Counts:
    """Count every folly over deals that were played."""
    counts: Counts = {folly.key: (0, 0) for folly in FOLLIES}
    for played in deals:
        deal = Deal.start(rules, played.pack, played.dealer)
        for move in played.moves:
            if isinstance(move, PlayCard):
                _judge(Position(deal), move, counts)
            deal, _ = deal.apply(move)
    return counts


def _judge(position: Position, move: PlayCard, counts: Counts) -> None:
    for folly in FOLLIES:
        found = folly.judge(position, move.card)
        if found is not None:
            committed, possible = counts[folly.key]
            counts[folly.key] = committed + found, possible + 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; give its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.strength follies", description=__doc__, allow_abbrev=False
    )
    parser.add_argument("--game", choices=list(GAMES), help="only this game (default: all)")
    add_length(parser, deals=60)
    add_options(parser, jobs=2)
    options = parser.parse_args(arguments)
    for game in [options.game] if options.game else GAMES:
        play = SelfPlay(game, options.level, options.seed)
        deals = deals_of(play, options)
        counts = count_follies(play.rules, deals)
        print(f"{game}, {play.level} at every seat, {len(deals)} deals, seed {play.seed}")
        for folly in FOLLIES:
            committed, possible = counts[folly.key]
            if possible:
                print(f"  {folly.title}: {share_text(committed, possible)}", flush=True)
    return 0
