"""Writes tests/golden/judgements.json: `python -m tests.helpers.golden_data.make_judgements`.

What the coach says of some decisions of fixed records. To write this file again is to change the
coach's judgements: then COACH_VERSION (sixtysix_gui/coach/judgements.py) is raised, so that
no one is shown what was kept of the former ones, and the figures of docs/coach.md 6 are measured
again. Only with ``--deals`` the records are played again, too, by the players as they are now.
"""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.coach.judgement_cache import move_text, reason_object
from sixtysix_gui.coach.judgements import Judgement, Moment
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.records import read_records, write_record
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.coach.positions import played_record
from tests.helpers.golden_data.golden import GOLDEN, load_golden
from tests.helpers.players.player_moments import never

NAME = "judgements.json"
LIMITS = Limits(worlds=100, descents=300)
"""Work that takes a test a tenth of a second."""
PLAYERS = ("casual", "novice", "simple")
DECISIONS = 2
"""Decisions of a rule set."""
_DEALS = 4

Kind = tuple[str, int | None]
"""The verdict, and the number of the reason."""


def moment_of(entry: dict[str, Any]) -> Moment:
    """The decision of an entry, from its record."""
    (record,) = read_records(entry["record"])
    return next(moment for moment in moments_of(record) if moment.step == entry["step"])


def judged(moment: Moment) -> Judgement:
    """What the coach says of it now."""
    return judge(moment.view, moment.move, never, limits=LIMITS)


def kind_of(judgement: Judgement) -> Kind:
    """What makes a judgement worth keeping: no other entry should be like it."""
    return judgement.verdict.value, judgement.reason.number if judgement.reason else None


def said(judgement: Judgement) -> dict[str, Any]:
    """What is held of a judgement; losses differ by their last digits from machine to machine."""
    return {
        "verdict": judgement.verdict.value,
        "best": move_text(judgement.best),
        "loss": round(judgement.loss, 3),
        "bound": round(judgement.bound, 3),
        "worlds": judgement.worlds,
        "reason": reason_object(judgement.reason) if judgement.reason else None,
    }


def chosen() -> Iterator[dict[str, Any]]:
    """Some decisions of every rule set, as different as there are."""
    met: dict[Kind, int] = {}
    for place, rules in enumerate(rule_set_names(close=True)):
        found: list[tuple[Moment, Kind, dict[str, Any]]] = []
        for number in range(_DEALS):
            record = played_record(rules, number, PLAYERS[(place + number) % len(PLAYERS)])
            text = write_record(record)
            for moment in moments_of(record):
                kind = kind_of(judged(moment))
                found.append((moment, kind, {"record": text, "step": moment.step}))
        for _ in range(DECISIONS):
            rarest = min(found, key=lambda each: met.get(each[1], 0))
            met[rarest[1]] = met.get(rarest[1], 0) + 1
            found.remove(rarest)
            yield rarest[2]


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--deals", action="store_true", help="play other deals, too")
    entries = list(chosen()) if parser.parse_args().deals else load_golden(NAME)
    for entry in entries:
        entry["said"] = said(judged(moment_of(entry)))
    lines = ",\n".join(json.dumps(each) for each in entries)
    (GOLDEN / NAME).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
