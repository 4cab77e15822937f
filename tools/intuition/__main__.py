"""Fits the computer's idea of what a strong player would do, to deals that it plays with itself.

    python -m tools.intuition play samples.jsonl --deals 1-12000
    python -m tools.intuition fit samples.jsonl --write
    python -m tools.intuition fit samples.jsonl --known --write

The first adds to the file what the player wanted in every position with an open talon and a
choice. It can be broken off at any time and goes on where it ended; several can play different
deals at the same time, each into a file of its own. The second fits the network to the choices of
all the files, judges it by deals that are held back, and writes it; it needs numpy. The third
fits only what known cards of the other change, to the network of the steady player.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.cli_commands.options import LONGEST, whole_number
from sixtysix_gui.cli_commands.play import INTERRUPTED
from sixtysix_gui.rules.sets.rules import rule_set
from tools.intuition.play import play_samples
from tools.intuition.samples import SampleError, append_samples, deals_played, read_samples
from tools.intuition.weights import FILE, STEADY_FILE, weights_text

PLAYER = (
    "master:intuition=off:exploration=70:other_exploration=70:iterations=3000:reweighting=off"
    ":score_aware=off:worlds=80"
)
_RANGE = re.compile(rf"([0-9]{{1,{LONGEST}}})-([0-9]{{1,{LONGEST}}})")


def main(
    arguments: Sequence[str] | None = None, place: Path = FILE, steady: Path = STEADY_FILE
) -> int:
    """Run the program, whose weights belong at these places; return its exit status."""
    options = _parser().parse_args(arguments)
    try:
        return (
            _play(options)
            if options.command == "play"
            else _fit(options, steady if options.known else place)
        )
    except (PlayerSpecError, SampleError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _play(options: argparse.Namespace) -> int:
    player = player_named(options.player, rule_set())
    played = deals_played(options.file)
    for number in options.deals:
        if (options.seed, number) in played:
            continue
        samples = play_samples(player, options.seed, number)
        append_samples(options.file, samples)
        print(f"deal {number}: {len(samples)} choices", flush=True)
    return 0


def _fit(options: argparse.Namespace, place: Path) -> int:
    samples = [sample for file in options.files for sample in read_samples(file)]
    try:
        from tools.intuition.fit import fit
        from tools.intuition.network import read_network
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        print("Fitting needs numpy: python -m pip install numpy", file=sys.stderr)
        return 1

    print(f"{len(samples)} choices")
    start = read_network(place) if options.known else None
    network = fit(samples, options.epochs, options.seed, print, start)
    if options.write:
        names = ("inputs", "sums", "outputs")
        rows = (layer.tolist() for layer in network.layers)
        text = weights_text(dict(zip(names, rows, strict=True)))
        place.write_text(text, encoding="utf-8", newline="\n")
    return 0


def _deals(text: str) -> range:
    found = _RANGE.fullmatch(text)
    first, last = map(int, found.groups()) if found else (0, 0)
    if not 1 <= first <= last:
        raise argparse.ArgumentTypeError(f"“{text}” is not of the form FIRST-LAST, as in 1-400")
    return range(first, last + 1)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.intuition",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    _describe_play(commands.add_parser("play", help="play deals and add their choices to a file"))
    _describe_fit(commands.add_parser("fit", help="fit the network to the choices in files"))
    return parser


def _describe_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("file", type=Path, help="one line a choice; made if there is none")
    play.add_argument("--deals", type=_deals, required=True, metavar="FIRST-LAST")
    play.add_argument("--player", default=PLAYER, help="with options (default: %(default)s)")
    play.add_argument("--seed", type=whole_number(0), default=66, help="(default: %(default)s)")


def _describe_fit(fit: argparse.ArgumentParser) -> None:
    fit.add_argument("files", type=Path, nargs="+", metavar="file")
    fit.add_argument("--write", action="store_true", help="write the network")
    fit.add_argument(
        "--known",
        action="store_true",
        help=f"fit the rows of the known cards alone, to {STEADY_FILE.name}, not {FILE.name}",
    )
    fit.add_argument("--epochs", type=whole_number(1), default=24, help="(default: %(default)s)")
    fit.add_argument("--seed", type=whole_number(0), default=1, help="(default: %(default)s)")


if __name__ == "__main__":
    sys.exit(main())
