"""How fast records are checked, read and written: `pytest benchmarks/test_records.py`.

Each run handles a thousand random deals over all rule sets, most of them played to their last card.
Aim: a thousand records are checked in one to two seconds, in five at most.
"""

from __future__ import annotations

import random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.records import (
    DealRecord,
    RightRecord,
    check_records,
    read_records,
    write_records,
)
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.random_deals import random_record

RECORDS = 1000


@pytest.fixture(scope="module")
def records() -> list[DealRecord]:
    source = random.Random(66)
    rules = [rule_set(name) for name in rule_set_names(close=True)]
    return [
        random_record(rules[number % len(rules)], source, eagerness=0.03)
        for number in range(RECORDS)
    ]


def test_check_a_thousand(benchmark: BenchmarkFixture, records: list[DealRecord]) -> None:
    data = write_records(records).encode()

    def right() -> int:
        return sum(isinstance(each, RightRecord) for each in check_records(data))

    assert benchmark(right) == RECORDS


def test_read_a_thousand(benchmark: BenchmarkFixture, records: list[DealRecord]) -> None:
    text = write_records(records)
    assert benchmark(lambda: read_records(text)) == tuple(records)


def test_write_a_thousand(benchmark: BenchmarkFixture, records: list[DealRecord]) -> None:
    def written() -> int:
        return write_records(records).count("[Format ")

    assert benchmark(written) == RECORDS
