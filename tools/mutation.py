"""Measures how many small faults the tests notice, by `python -m tools.mutation rules records`.

Faults are put into a sample of places by cosmic-ray (`pip install cosmic-ray`), one at a time, in a
clone of the last commit, and the tests of that part are run until the first that fails. The score
is the share of faults that some test noticed. The same seed takes the same places of a source.
"""

import argparse
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import WorkerOutcome, WorkResult

ROOT = Path(__file__).parents[1]
TIMEOUT = 240
"""Seconds after which tests that go on for ever have noticed a fault."""
_CONFIG = """
[cosmic-ray]
module-path = "sixtysix_gui/{part}"
timeout = {timeout}
test-command = "{python} -m pytest -x -q -p no:cacheprovider -p no:randomly {tests}"

[cosmic-ray.distributor]
name = "local"
"""


def main(arguments: list[str] | None = None) -> int:
    """Measure the parts that were asked for, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="+", help="folders of sixtysix_gui, such as rules")
    parser.add_argument("--faults", type=int, default=100, help="faults tried in each part")
    parser.add_argument("--seed", type=int, default=66)
    parser.add_argument("--tests", nargs="+", help="what runs; by default tests/PART")
    options = parser.parse_args(arguments)
    for part in options.parts:
        tests = options.tests or [f"tests/{part}"]
        with tempfile.TemporaryDirectory() as folder:
            _report(part, _tried(Path(folder), part, tests, options.faults, options.seed))
    return 0


def _tried(folder: Path, part: str, tests: list[str], faults: int, seed: int) -> WorkDB:
    clone, session = folder / "clone", folder / "session.sqlite"
    _run(["git", "clone", "--quiet", str(ROOT), str(clone)], folder)
    config = folder / "config.toml"
    config.write_text(
        _CONFIG.format(part=part, timeout=TIMEOUT, python=sys.executable, tests=" ".join(tests)),
        encoding="utf-8",
    )
    _run(["cosmic-ray", "init", str(config), str(session)], clone)
    with use_db(session, mode=WorkDB.Mode.open) as work:
        _keep_sample(work, faults, seed)
    _run(["cosmic-ray", "exec", str(config), str(session)], clone)
    return WorkDB(session, WorkDB.Mode.open)


def _keep_sample(work: WorkDB, faults: int, seed: int) -> None:
    """Leave out all faults but a sample of them."""
    jobs = sorted(item.job_id for item in work.work_items)
    order = sorted(work.work_items, key=lambda item: str(item.mutations))
    kept = {item.job_id for item in random.Random(seed).sample(order, min(faults, len(order)))}
    for job in jobs:
        if job not in kept:
            work.set_result(job, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))


def _report(part: str, work: WorkDB) -> None:
    tried = [(job, found) for job, found in work.results if found.test_outcome is not None]
    noticed = sum(found.is_killed for _, found in tried)
    print(f"{part}: {noticed} of {len(tried)} faults noticed", flush=True)
    places = {item.job_id: item.mutations for item in work.work_items}
    for job, found in tried:
        if not found.is_killed:
            for place in places[job]:
                print(f"  {place.module_path}:{place.start_pos[0]} {place.operator_name}")
    work.close()


def _run(command: list[str], folder: Path) -> None:
    tool = Path(sys.prefix, "bin", command[0])
    subprocess.run(
        [str(tool if tool.exists() else command[0]), *command[1:]], cwd=folder, check=True
    )


if __name__ == "__main__":
    sys.exit(main())
