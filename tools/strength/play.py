"""Playing what is missing of a plan, and reading what has been played."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from sixtysix_gui.ai.matches.results import GameResults, MatchResults, new_results
from sixtysix_gui.ai.matches.runner import Sample, samples
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.ai.players.registry import player_spec
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.storage.match_store import MatchStore, stored_samples
from tools.strength.plan import Match, PlanError

_BATCH = 10
"""Pairs that share a line of a file; so many are lost at most when the run is killed."""

Say = Callable[[str], None]


def play_missing(matches: Sequence[Match], folder: Path, jobs: int, say: Say) -> None:
    """Play the matches by turns, a chunk of pairs of each, until all are whole.

    Matches of players who do not exist are left out, and that is said.

    Raises:
        MatchStoreError: if a file of the folder belongs to another match or cannot be used.
        PlanError: if a player could be written in another way.
    """
    playable = list(_playable(matches, say))
    turns = max((math.ceil(match.pairs / match.chunk) for match, _ in playable), default=0)
    for turn in range(1, turns + 1):
        for match, terms in playable:
            pairs = min(turn * match.chunk, match.pairs)
            if _fill(folder / match.file, terms, pairs, jobs):
                say(_progress(match, pairs, folder))


def results_of(matches: Iterable[Match], folder: Path) -> MatchResults | GameResults | None:
    """Give what matches of the same kind have shown together; None before the first pair.

    Raises:
        MatchStoreError: as ``play_missing``.
    """
    results: MatchResults | GameResults | None = None
    for match in matches:
        terms = match.terms
        stored = stored_samples(folder / match.file, terms.described(), terms.values_a_sample)
        for number in sorted(stored):
            if number <= match.pairs:
                results = results or new_results(terms)
                results.add(Sample(number, stored[number]))
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
    first, second = map(player_spec, match.players)
    for written, spec in zip(match.players, (first, second), strict=True):
        if written != str(spec):
            raise PlanError(f"The plan has to write “{written}” as “{spec}”.")
    return replace(match.terms, players=(first, second))


def _fill(path: Path, terms: MatchTerms, pairs: int, jobs: int) -> bool:
    """Play a match up to so many pairs; say whether anything was missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with MatchStore(path, terms.described(), terms.values_a_sample, _BATCH) as store:
        missing = sum(number not in store.samples for number in range(1, pairs + 1))
        if not missing:
            return False
        run = samples(terms, pairs, jobs=min(jobs, missing), stored=store.samples)
        with contextlib.closing(run) as match:
            for sample in match:
                if sample.deals:
                    store.add(sample.number, sample.points)
    return True


def _progress(match: Match, pairs: int, folder: Path) -> str:
    first, second = match.players
    results = results_of([match], folder)
    found = results.points_per_deal() if results else None
    shown = f": {found.mean:+.2f}" if found else ""
    return (
        f"{match.section}/{match.rules}, seed {match.seed}: {first} against {second}, "
        f"{pairs} of {match.pairs} pairs{shown}"
    )
