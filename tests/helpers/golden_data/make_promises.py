"""Writes tests/golden/promises.json: `python -m tests.helpers.golden_data.make_promises`.

What rule sets have been called in promises and records, which no one may change ever: each named
one, each with every single value that it can have otherwise, and each with as many of these
at a time as go together.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence

from sixtysix_gui.records.tags import write_overrides
from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.fair_deals import commitment, rules_text
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.golden_data.golden import GOLDEN

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
NONCE = "00112233445566778899aabbccddeeff"


Choices = Mapping[str, Sequence[object]]
"""The values of each dimension when the promises were given; there may be more by now."""


def changed_rules(name: str, choices: Choices) -> Iterator[Rules]:
    """A rule set, its single changes, and the one with the last possible value everywhere."""
    plain = rule_set(name)
    yield plain
    everything = plain
    for key, values in choices.items():
        for value in values:
            try:
                yield plain.with_overrides({key: value})
                everything = everything.with_overrides({key: value})
            except ImpossibleCombinationError:
                continue
    yield everything


def row(rules: Rules) -> list[str]:
    """The line of a rule set in promises, its tags Rules and Batches, and a promise."""
    return [rules_text(rules), *write_overrides(rules), commitment(rules, CODE, NONCE)]


def promises(name: str, choices: Choices) -> dict[str, object]:
    """Some rows of a rule set as they are, and the sum of all."""
    rows = [row(rules) for rules in changed_rules(name, choices)]
    whole = hashlib.sha256(json.dumps(rows).encode()).hexdigest()
    return {"plain": rows[0], "changed": rows[-1], "count": len(rows), "all": whole}


def main() -> None:
    """Write the file."""
    choices = dict(rule_set().choices)
    found = {
        "choices": choices,
        "rule_sets": {name: promises(name, choices) for name in rule_set_names(close=True)},
    }
    text = json.dumps(found, indent=1)
    (GOLDEN / "promises.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
