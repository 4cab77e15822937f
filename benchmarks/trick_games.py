"""How fast the searches of the games for three and four are: `python -m benchmarks.trick_games`.

For every game: playouts by habit from the first lead to the end, endings of four tricks valued
exactly, and the decisions of the strongest level in whole deals of his own; all in seconds of one
core, so that other work on the machine does not count. What is promised is in docs/ai.md.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from time import process_time

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.many.search.endings import Endings
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.card_decisions import begin
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper, position_of
from sixtysix_gui.ai.many.thinking.rules_of_thumb import sensible_act
from sixtysix_gui.ai.matches.playing import Fixture, pack_of, play_deal
from sixtysix_gui.ai.player import Budget, claims_rightly
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.sets.rules import Rules
from tools.strength.games import GAMES

POSITIONS = 50
PLAYOUTS = 200
TRICKS = 4


def never() -> bool:
    return False


def first_leads(rules: Rules) -> Iterator[Deal]:
    """Deals at their first lead, called by rules of thumb."""
    number = 0
    while True:
        number += 1
        deal = Deal.start(rules, pack_of(rules, 1, number), rules.seats[0])
        while not deal.is_over and deal.phase not in (Phase.LEAD, Phase.PARTNER):
            deal, _ = deal.apply(sensible_act(deal, deal.legal_moves()))
        if not deal.is_over:
            yield deal


def late_leads(rules: Rules) -> Iterator[Deal]:
    """Leads to the fourth trick from the end, after random cards."""
    source = random.Random(1)
    for start in first_leads(rules):
        deal = start
        while not deal.is_over:
            late = not deal.talon_size and len(deal.hand) == TRICKS
            if deal.phase is Phase.LEAD and deal.melded_suit is None and late:
                yield deal
                break
            moves = deal.legal_moves()
            calm = [move for move in moves if move != GO_OUT]
            claims = claims_rightly(deal, moves)
            deal, _ = deal.apply(GO_OUT if claims else source.choice(calm))


def playouts_a_second(rules: Rules) -> float:
    keeper, seconds = TermsKeeper(), 0.0
    for _, deal in zip(range(POSITIONS), first_leads(rules), strict=False):
        terms = keeper.terms_of(deal)
        tree = keeper.tree(terms, Stop(never), 1)
        begin(tree, terms, 0, Skill(), 0)
        position = position_of(deal, terms)
        tree.playouts(position, 20)  # so that the ends are known
        start = process_time()
        tree.playouts(position, PLAYOUTS)
        seconds += process_time() - start
    return POSITIONS * PLAYOUTS / seconds


def endings_a_second(rules: Rules) -> float:
    keeper, seconds = TermsKeeper(), 0.0
    for _, deal in zip(range(POSITIONS), late_leads(rules), strict=False):
        terms = keeper.terms_of(deal)
        position = position_of(deal, terms, free_melds=terms.parties > 2)
        Endings(terms, Stop(never)).worths(position, 0)  # so that the ends are known
        endings = Endings(terms, Stop(never))
        start = process_time()
        endings.worths(position, 0)
        seconds += process_time() - start
    return POSITIONS / seconds


def decision_seconds(rules: Rules, deals: int) -> list[float]:
    player = player_named("master", rules)
    seconds: list[float] = []
    for number in range(1, deals + 1):
        fixture = Fixture(number, pack_of(rules, 2, number), rules.seats[0])
        played = play_deal(rules, fixture, [player] * len(rules.seats), Budget(), process_time)
        seconds += [time for times in played.seconds for time in times if time > SHORTEST]
    return sorted(seconds)


SHORTEST = 0.0005
"""Seconds that a decision takes at least which is one; below it there was nothing to choose."""


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=6, help="whole deals for the decisions")
    parser.add_argument("games", nargs="*", help="games (default: all)")
    options = parser.parse_args(arguments)
    say(f"compiled: {IS_COMPILED}")
    say("| game | playouts/s | endings/s | decision, median | 95th percentile | longest |")
    say("| --- | --- | --- | --- | --- | --- |")
    for game in options.games or GAMES:
        rules = GAMES[game]()
        ends = "–" if game == "gaigel-2" else f"{endings_a_second(rules):,.0f}"
        times = decision_seconds(rules, options.deals)
        median, late = times[len(times) // 2], times[len(times) * 95 // 100]
        say(
            f"| {game} | {playouts_a_second(rules):,.0f} | {ends} | {1000 * median:.0f} ms "
            f"| {1000 * late:.0f} ms | {1000 * times[-1]:.0f} ms |",
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
