"""Prove what the statistics say by careers whose truth is known (docs/statistics.md).

    python -m tools.careers values                      what levels are worth, by their matches
    python -m tools.careers bands --careers 1000        how often 95 % bands hold what is true
    python -m tools.careers fair --careers 1000 --deals 20000
    python -m tools.careers fair --careers 100 --deals 20000 --rigged 30

The same options give the same figures on any machine.
"""

import argparse
import sys
from collections.abc import Sequence

from sixtysix_gui.rules.sets.rules import rule_set_names
from tools.careers.bands import KINDS, print_bands
from tools.careers.shuffles import Dealing, print_headlines
from tools.careers.values import as_table, fitted, played_matches


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one of the proofs and print what came of it."""
    options = _parser().parse_args(arguments)
    if options.proof == "values":
        fit = fitted(played_matches())
        print(as_table(fit), end="")
        print(f"chi squared {fit.chi_squared:.1f}, {fit.freedom} degrees of freedom")
    elif options.proof == "bands":
        for kind in options.players:
            print_bands(kind, options.careers, options.jobs)
    else:
        for name in options.rules:
            dealing = Dealing(name, options.deals, options.rigged)
            print_headlines(dealing, options.careers, options.jobs)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.careers", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("proof", choices=("values", "bands", "fair"))
    parser.add_argument("--careers", type=int, default=1000, help="how many careers are played")
    parser.add_argument("--jobs", type=int, default=1, help="on how many processors")
    parser.add_argument("--players", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--deals", type=int, default=20_000, help="deals of a career (fair)")
    parser.add_argument("--rigged", type=int, default=0, help="bad deals in a thousand (fair)")
    parser.add_argument(
        "--rules", nargs="+", choices=rule_set_names(close=True), default=["german-66"]
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
