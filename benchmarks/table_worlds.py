"""How much players of three and four learn of hidden hands: `python -m benchmarks.table_worlds`.

Deals of a player against himself. At every card to be chosen the true hands are weighed, as the
pool of worlds weighs them (docs/ai.md), against the mean weight of worlds that agree with all that
is proved. The gain is the logarithm of that quotient: by so much likelier than without weighing the
true hands are held to be. Below 0 the weights would mislead.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.belief_worlds import pool_for, pools
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper
from sixtysix_gui.ai.many.thinking.worlds import Copies, set_of
from sixtysix_gui.ai.matches.playing import pack_of
from sixtysix_gui.ai.matches.results import estimate
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.levels import MANY_LEVELS
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.sets.rules import Rules
from tools.strength.games import GAMES

WORLDS = 400
TABLES = ("three-66", "four-66", "na-66", "cutthroat-66", "bauernschnapsen")


def never() -> bool:
    return False


def choices(rules: Rules, player: str, deals: int) -> Iterator[Deal]:
    """Every state of some deals in which a card is chosen."""
    one = player_named(player, rules)
    for number in range(1, deals + 1):
        dealer = rules.seats[number % len(rules.seats)]
        deal = Deal.start(rules, pack_of(rules, 3, number), dealer)
        while not deal.is_over:
            view = deal.view(deal.to_act)
            if len([move for move in view.legal_moves if isinstance(move, PlayCard)]) > 1:
                yield deal
            deal, _ = deal.apply(one.choose(view, Budget(seed=number), never).move)


def gain(deal: Deal, skill: Skill, keeper: TermsKeeper) -> float:
    view = deal.view(deal.to_act)
    pool = pool_for(view, replace(skill, pool=WORLDS), keeper, 1)
    order = deal.rules.duties_in(deal.contract).order
    hands: list[int] = []
    for seat in deal.rules.seats:
        if seat is not view.seat:
            hands.append(set_of(Copies(order).places(deal.hands[seat])))
    return math.log(pool.weigh(hands) / pool.mean_weight())


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--player", default="expert", help="who plays (default: %(default)s)")
    parser.add_argument("--beliefs", type=int, default=MANY_LEVELS["master"].beliefs)
    parser.add_argument("--doubt", type=int, default=MANY_LEVELS["master"].doubt)
    parser.add_argument("games", nargs="*", help=f"games (default: {' '.join(TABLES)})")
    options = parser.parse_args(arguments)
    skill = replace(MANY_LEVELS["master"], beliefs=options.beliefs, doubt=options.doubt)
    say(f"compiled: {IS_COMPILED}")
    say("| game | trick | decisions | gain |")
    say("| --- | --- | --- | --- |")
    for game in options.games or TABLES:
        keeper = TermsKeeper()
        gains: defaultdict[int, list[float]] = defaultdict(list)
        for deal in choices(GAMES[game](), options.player, options.deals):
            if pools(deal.view(deal.to_act)):
                gains[deal.trick_number].append(gain(deal, skill, keeper))
        for trick, found in sorted(gains.items()):
            mean = estimate(found)
            half = 0 if mean.half_width is None else mean.half_width
            say(f"| {game} | {trick} | {len(found)} | {mean.mean:+.3f} ± {half:.3f} |")
        total = estimate([one for found in gains.values() for one in found])
        say(f"| {game} | all | {total.samples} | {total.mean:+.3f} ± {total.half_width or 0:.3f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
