"""Measures how many small faults the tests notice, by `python -m tools.mutation rules records`.

Faults are put into a sample of places by cosmic-ray (`pip install cosmic-ray`), one at a time, in a
clone of the last commit, and the tests of that part are run until the first that fails. The score
is the share of faults that some test noticed. The same seed takes the same places of a source.
"""

import argparse
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
TIMEOUT = 240
"""Seconds after which tests that go on for ever have noticed a fault."""
_CONFIG = """
[cosmic-ray]
module-path = "sixtysix_gui/{part}"
timeout = {timeout}
test-command = "{python} -m pytest -x -q -p no:cacheprovider {tests}"

[cosmic-ray.distributor]
name = "local"
"""
_PLACES = "SELECT job_id, module_path, start_pos_row, operator_name, occurrence FROM mutation_specs"
_NOTICED = "SELECT job_id FROM work_results WHERE test_outcome != 'SURVIVED'"


def main(arguments: list[str] | None = None) -> int:
    """Measure the parts that were asked for, and print a line for each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="+", help="folders of sixtysix_gui, such as rules")
    parser.add_argument("--faults", type=int, default=100, help="faults tried in each part")
    parser.add_argument("--seed", type=int, default=66)
    options = parser.parse_args(arguments)
    for part in options.parts:
        with tempfile.TemporaryDirectory() as folder:
            print(
                *_measured(Path(folder), part, options.faults, options.seed), sep="\n", flush=True
            )
    return 0


def _measured(folder: Path, part: str, faults: int, seed: int) -> list[str]:
    """Return the score of a part, and the places of the faults that nothing noticed."""
    clone, config, session = folder / "clone", folder / "config.toml", folder / "session.sqlite"
    _run(["git", "clone", "--quiet", str(ROOT), str(clone)], folder)
    text = _CONFIG.format(part=part, timeout=TIMEOUT, python=sys.executable, tests=f"tests/{part}")
    config.write_text(text, encoding="utf-8")
    tool = str(Path(sys.executable).with_name("cosmic-ray"))
    _run([tool, "init", str(config), str(session)], clone)
    with sqlite3.connect(session) as work:
        _keep_sample(work, faults, seed)
    _run([tool, "exec", str(config), str(session)], clone)
    with sqlite3.connect(session) as work:
        places = sorted(work.execute(_PLACES), key=lambda row: row[1:])
        noticed = {job for (job,) in work.execute(_NOTICED)}
    missed = [
        f"  {path}:{line} {kind}" for job, path, line, kind, _ in places if job not in noticed
    ]
    return [f"{part}: {len(places) - len(missed)} of {len(places)} faults noticed", *missed]


def _keep_sample(work: sqlite3.Connection, faults: int, seed: int) -> None:
    """Leave out all faults but a sample of them."""
    jobs = [row[0] for row in sorted(work.execute(_PLACES), key=lambda row: row[1:])]
    kept = set(random.Random(seed).sample(jobs, min(faults, len(jobs))))
    for job in jobs:
        if job not in kept:
            for table in ("mutation_specs", "work_items"):
                work.execute(f"DELETE FROM {table} WHERE job_id = ?", (job,))


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True)


if __name__ == "__main__":
    sys.exit(main())
