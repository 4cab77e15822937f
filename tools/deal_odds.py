"""Measures how deals end between two players of the same name, for the chance to win a game.

    python -m tools.deal_odds --deals 400 --worlds 6

plays that many deals of every rule set and writes deal_odds.toml again, a table as
soon as it is measured. `--rules NAME` measures a single rule set and leaves the others as they
are. The same options give the same file on any machine. A rule set that is not in the file yet is
played by the odds of german-66, whatever the default player thinks of the game around the deal.
"""

import argparse
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sixtysix_gui.ai.matches.playing import fixture_of, play_deal
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import make_player, player_names, player_spec
from sixtysix_gui.ai.players.specification import PlayerSpec, PlayerSpecError
from sixtysix_gui.ai.two.odds import DATA_FILE, DealCounts, WonDeals, is_level_draw
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names

FILE = Path(__file__).parents[1] / "sixtysix_gui" / "ai" / "two" / DATA_FILE
_HEADING = """\
# How deals end between two equal players, in numbers of deals. Each table was measured by
#     python -m tools.deal_odds --player P --worlds W --seed S --deals D --rules NAME
# with what it names, and never written by hand. by_scale: won against an ordinary loser, Schneider,
# Schwarz; at_price: won at a fixed price of 1, 2, 3 game points; drawn: at 65 each, otherwise.
"""
_FORMER_PLAYER = """\
# The player honest is one of earlier times: rules of thumb played on in sampled worlds. What he has
# measured stays, for the levels' decisions, and with them every measured strength, follow from it.
"""


@dataclass(frozen=True)
class Measure:
    """How the deals are played: by whom, with how many worlds, which and how many deals."""

    player: PlayerSpec
    worlds: int
    seed: int
    deals: int


def measure(name: str, how: Measure) -> DealCounts:
    """Plays the deals of a rule set and counts how they end."""
    rules = rule_set(name)
    player = make_player(how.player, rules)
    counts = DealCounts()
    for number in range(1, how.deals + 1):
        fixture = fixture_of(rules, number, how.seed)
        deal = play_deal(rules, fixture, (player, player), Budget(how.worlds, how.seed))
        counts = with_one_more(counts, deal.outcome, deal.dealer)
    return counts


def with_one_more(counts: DealCounts, outcome: Outcome, dealer: Seat) -> DealCounts:
    """Counts one more deal."""
    if outcome.winner is None:
        if is_level_draw(outcome):
            return replace(counts, drawn_level=counts.drawn_level + 1)
        return replace(counts, drawn_otherwise=counts.drawn_otherwise + 1)
    if outcome.winner is dealer:
        return replace(counts, dealer=counts.dealer.with_one_more(outcome))
    return replace(counts, forehand=counts.forehand.with_one_more(outcome))


def table(name: str, how: Measure, counts: DealCounts) -> str:
    """Writes the table of a rule set."""
    return (
        f"[{name}]\n"
        f'player = "{how.player}"\nworlds = {how.worlds}\nseed = {how.seed}\n'
        f"deals = {how.deals}\n"
        f"forehand = {_won(counts.forehand)}\n"
        f"dealer = {_won(counts.dealer)}\n"
        f"drawn = {{ level = {counts.drawn_level}, otherwise = {counts.drawn_otherwise} }}\n"
    )


def file_text(tables: Mapping[str, str]) -> str:
    """Writes the file: its tables in the order of the rule sets."""
    ordered = [tables[name] for name in rule_set_names(close=True) if name in tables]
    has_former = any('player = "honest"' in table for table in ordered)
    return "\n".join([_HEADING + (_FORMER_PLAYER if has_former else ""), *ordered])


def tables_in(text: str) -> dict[str, str]:
    """Finds the tables of a file by rule set, each as it is written."""
    starts = [(text.index(f"[{name}]\n"), name) for name in tomllib.loads(text)]
    ends = [start for start, _ in starts[1:]] + [len(text)]
    return {
        name: text[start:end].strip() + "\n"
        for (start, name), end in zip(starts, ends, strict=True)
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.deal_odds", description=__doc__)
    parser.add_argument(
        "--player", default=player_names(rule_set())[0], help="with options (default: %(default)s)"
    )
    parser.add_argument("--worlds", type=int, default=12, help="a decision (default: %(default)s)")
    parser.add_argument("--deals", type=int, default=1500, help="a rule set (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=66, help="of the deals (default: %(default)s)")
    parser.add_argument("--rules", choices=rule_set_names(close=True), help="only this rule set")
    parser.add_argument("--file", type=Path, default=FILE, help="(default: %(default)s)")
    options = parser.parse_args(arguments)
    try:
        player = player_spec(options.player, rule_set())
    except PlayerSpecError as error:
        print(error, file=sys.stderr)
        return 1
    how = Measure(player, options.worlds, options.seed, options.deals)
    file: Path = options.file
    tables = tables_in(file.read_text(encoding="utf-8")) if file.exists() else {}
    for name in [options.rules] if options.rules else rule_set_names(close=True):
        tables[name] = table(name, how, measure(name, how))
        file.write_text(file_text(tables), encoding="utf-8", newline="\n")
        print(tables[name])
    return 0


def _won(deals: WonDeals) -> str:
    return f"{{ by_scale = {list(deals.by_scale)}, at_price = {list(deals.at_price)} }}"


if __name__ == "__main__":
    sys.exit(main())
