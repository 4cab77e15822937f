"""Playing what is missing of a plan, and reading what has been played."""

import contextlib
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from sixtysix_gui.ai.matches.results import Results
from sixtysix_gui.ai.matches.rotations import MatchTerms, stored_sample
from sixtysix_gui.ai.matches.runner import samples
from sixtysix_gui.ai.players.registry import player_spec
from sixtysix_gui.ai.players.specification import PlayerSpecError
from tools.strength.plan import Match, PlanError
from tools.strength.results import ResultsFile

_BATCH = 10
"""Pairs after which the file is written; no more are lost when the run is killed."""

Say = Callable[[str], None]


def play_missing(matches: Sequence[Match], file: ResultsFile, jobs: int, say: Say) -> None:
    """Play the matches by turns, a chunk of pairs of each, until all are whole.

    Matches of players who do not exist are left out, and that is said.

    Raises:
        PlanError: if a player could be written in another way.
        StorageError: if the results cannot be written.
    """
    playable = list(_playable(matches, say))
    turns = max((math.ceil(match.pairs / match.chunk) for match, _ in playable), default=0)
    for turn in range(1, turns + 1):
        for match, terms in playable:
            pairs = min(turn * match.chunk, match.pairs)
            if _fill(file, terms, pairs, jobs):
                say(_progress(match, pairs, file))


def results_of(matches: Iterable[Match], file: ResultsFile) -> Results | None:
    """Return what matches of the same kind have shown together; None before the first pair."""
    results: Results | None = None
    for match in matches:
        for number, points in file.samples(match.terms).items():
            if number <= match.pairs:
                results = results or Results()
                results.add(stored_sample(match.terms, number, points))
    return results


def _playable(matches: Sequence[Match], say: Say) -> Iterator[tuple[Match, MatchTerms]]:
    refused: set[str] = set()
    for match in matches:
        try:
            terms = _terms_to_play(match)
        except PlayerSpecError as error:
            if str(error) not in refused:
                say(f"Left out: {error}")
            refused.add(str(error))
        else:
            yield match, terms


def _terms_to_play(match: Match) -> MatchTerms:
    specs = tuple(player_spec(name, match.terms.rules) for name in match.players)
    for written, spec in zip(match.players, specs, strict=True):
        if written != str(spec):
            raise PlanError(f"The plan has to write “{written}” as “{spec}”.")
    return replace(match.terms, players=specs)


def _fill(file: ResultsFile, terms: MatchTerms, pairs: int, jobs: int) -> bool:
    """Play a match up to a number of pairs; say whether anything was missing."""
    stored = file.samples(terms)
    if len(stored) >= pairs:
        return False
    run = samples(terms, pairs, jobs=min(jobs, pairs - len(stored)), stored=stored)
    try:
        with contextlib.closing(run) as match:
            for sample in match:
                if sample.played:
                    file.add(terms, sample.points(games=terms.games))
                    if not sample.number % _BATCH:
                        file.write()
    finally:
        file.write()
    return True


def _progress(match: Match, pairs: int, file: ResultsFile) -> str:
    first, second = match.players
    results = results_of([match], file)
    found = results.lead() if results else None
    shown = f": {found.mean:+.2f}" if found else ""
    return (
        f"{match.section}/{match.rules}, seed {match.seed}: {first} against {second}, "
        f"{pairs} of {match.pairs} pairs{shown}"
    )
