"""The store of a match: what it keeps, what it goes on with, and what it refuses."""

import errno
import json
import logging
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage import match_store
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.judgement_files import FOLDER, JudgementFile, JudgementFiles
from sixtysix_gui.storage.match_store import MatchStore, MatchStoreError, Points, stored_samples
from tests.helpers.deals.seeded_deals import seeded_pack

TERMS = {"players": ["simple", "random"], "seed": 1, "iterations": None}
HEADER = b'{"format":1,"players":["simple","random"],"seed":1,"iterations":null}\n'


def stored(path: Path, deals: int = 2) -> dict[int, Points]:
    with MatchStore(path, TERMS, deals) as store:
        return dict(store.samples)


def test_keeps_every_sample_at_once(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with MatchStore(path, TERMS, 2) as store:
        assert store.samples == {}
        assert path.read_bytes() == HEADER
        store.add(1, (2, -1))
        assert path.read_bytes() == HEADER + b'[1,"+2-1"]\n'
        store.add(2, (0, 12))
    assert path.read_bytes() == HEADER + b'[1,"+2-1"]\n[2,"+0+12"]\n'
    assert stored(path) == {1: (2, -1), 2: (0, 12)}


def test_several_samples_may_share_a_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with MatchStore(path, TERMS, 1, batch=3) as store:
        for number in (1, 2, 3, 4, 7, 8):  # a gap ends a line, too
            store.add(number, (number - 4,))
    assert path.read_bytes() == HEADER + b'[1,"-3-2-1"]\n[4,"+0"]\n[7,"+3+4"]\n'
    assert stored(path, 1) == {1: (-3,), 2: (-2,), 3: (-1,), 4: (0,), 7: (3,), 8: (4,)}


def test_a_thousand_pairs_take_a_few_kilobytes(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with MatchStore(path, TERMS, 2, batch=50) as store:
        for number in range(1, 1001):
            store.add(number, (3, -2))
    assert path.stat().st_size < 5000


def test_goes_on_behind_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(HEADER + b'[1,"+2-1"]\n')
    with MatchStore(path, TERMS, 2) as store:
        assert store.samples == {1: (2, -1)}
        store.add(2, (1, 1))
    assert path.read_bytes() == HEADER + b'[1,"+2-1"]\n[2,"+1+1"]\n'


@pytest.mark.parametrize("length", range(len(HEADER + b'[1,"+2-1"]\n[2,"+1+1"]\n')))
def test_whatever_a_kill_leaves_is_gone_on_with(length: int, tmp_path: Path) -> None:
    whole = HEADER + b'[1,"+2-1"]\n[2,"+1+1"]\n'
    path = tmp_path / "match.jsonl"
    path.write_bytes(whole[:length])
    with MatchStore(path, TERMS, 2) as store:
        for number, points in ((1, (2, -1)), (2, (1, 1))):
            if number not in store.samples:
                store.add(number, points)
    assert path.read_bytes() == whole


def test_lines_of_other_systems_are_read(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes((HEADER + b'[1,"+2-1"]\n').replace(b"\n", b"\r\n"))
    assert stored(path) == {1: (2, -1)}


@pytest.mark.parametrize(
    ("header", "difference"),
    [
        (HEADER.replace(b":1,", b":2,", 1), "format is 2 there, but 1 here."),
        (
            HEADER.replace(b'"random"', b'"expert"'),
            'players is ["simple", "expert"] there, but ["simple", "random"] here.',
        ),
        (HEADER.replace(b"null", b"2000"), "iterations is 2000 there, but not set here."),
        (HEADER.replace(b"null", b'null,"more":1'), "more is 1 there, but not set here."),
    ],
)
def test_another_match_is_refused_and_left_alone(
    header: bytes, difference: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(header + b'[1,"+2')
    with pytest.raises(MatchStoreError) as refused:
        MatchStore(path, TERMS, 2)
    assert difference in str(refused.value)
    assert path.read_bytes() == header + b'[1,"+2'


@pytest.mark.parametrize(
    "content",
    [b"precious", b"precious\n", b"[1]\n", b"{}\n", b'{"forms"', b"\xff\n", b"[" * 100_000 + b"\n"],
)
def test_a_foreign_file_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_bytes(content)
    with pytest.raises(MatchStoreError, match="is not a file of match results"):
        MatchStore(path, TERMS, 2)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        b'[2,"+1"]',
        b'[2,"1+1"]',
        b'[2,""]',
        b'["2","+1+1"]',
        b"[2]",
        b"{}",
        b"",
        b"[2",
        b'[1,"+2+2"]',
        b"\x00\x00",
    ],
)
def test_a_damaged_line_is_named(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(HEADER + b'[1,"+2-1"]\n' + line + b"\n")
    with pytest.raises(MatchStoreError, match="is damaged at line 3"):
        MatchStore(path, TERMS, 2)


def test_the_same_sample_twice_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(HEADER + b'[1,"+2-1"]\n[1,"+2-1+1+1"]\n')
    assert stored(path) == {1: (2, -1), 2: (1, 1)}


@pytest.mark.parametrize("name", ["no/match.jsonl", "", "a\0b"])
def test_a_file_that_cannot_be_used_is_said(name: str, tmp_path: Path) -> None:
    with pytest.raises(MatchStoreError, match="cannot be used: "):
        MatchStore(tmp_path / name, TERMS, 2)


def test_what_the_system_says_is_told_by_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _most: int) -> bytes:
        raise OSError(errno.ENOSPC, "Auf dem Gerät ist kein Speicherplatz mehr verfügbar")

    path = tmp_path / "match.jsonl"
    path.touch()
    monkeypatch.setattr(match_store, "read_plain_file", full)
    with pytest.raises(MatchStoreError, match="cannot be used: No space left on device\\."):
        MatchStore(path, TERMS, 2)


def test_a_store_can_be_looked_into_without_a_change(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert stored_samples(path, TERMS, 2) == {}
    assert not path.exists()
    path.write_bytes(HEADER + b'[1,"+2-1"]\n[2,"+1')
    assert stored_samples(path, TERMS, 2) == {1: (2, -1)}
    assert path.read_bytes() == HEADER + b'[1,"+2-1"]\n[2,"+1'
    with pytest.raises(MatchStoreError, match="belongs to another match"):
        stored_samples(path, {**TERMS, "seed": 2}, 2)
    with pytest.raises(MatchStoreError, match="cannot be used: "):
        stored_samples(tmp_path, TERMS, 2)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file that never ends")
@pytest.mark.parametrize("use", [MatchStore, stored_samples])
def test_a_device_is_no_store(use: Callable[[Path, Mapping[str, object], int], object]) -> None:
    with pytest.raises(
        MatchStoreError, match=r"cannot be used: (it is not a regular file|Invalid)"
    ):
        use(Path("/dev/zero"), TERMS, 2)


# What the coach found out stays on the disk, a file a deal; damage costs only time.


EVENING = datetime(2026, 1, 9, 20, 0, tzinfo=UTC)
RULES = rule_set("schnapsen")
RECORD = DealRecord(RULES, seeded_pack(RULES, 1), Seat.A, ())
OTHER = DealRecord(RULES, seeded_pack(RULES, 2), Seat.A, ())
FOUND = {"trick": 3, "loss": 0.25}


def cache(record: DealRecord = RECORD) -> JudgementFile:
    return JudgementFiles(data_folder(), lambda: EVENING).cache_of(record)


def test_what_was_kept_is_found_again() -> None:
    cache().put("a", FOUND)
    cache().put("b", {})
    assert cache().get("a") == FOUND
    assert cache().get("b") == {}
    assert cache().get("c") is None


def test_every_deal_has_a_file_of_its_own_whatever_was_played() -> None:
    assert cache().path == cache(DealRecord(RULES, RECORD.pack, Seat.A, (), (("A", "I"),))).path
    assert cache(OTHER).path != cache().path
    cache().put("a", FOUND)
    assert cache(OTHER).get("a") is None
    assert cache().path.parent == data_folder() / FOLDER


def test_nothing_is_made_before_something_is_kept() -> None:
    assert cache().get("a") is None
    assert not (data_folder() / FOLDER).exists()


@pytest.mark.parametrize("content", ["", "[]", "{", '{"judgements": 3}', "\0\0"])
def test_a_damaged_file_is_set_aside(content: str, caplog: pytest.LogCaptureFixture) -> None:
    place = cache().path
    place.parent.mkdir(parents=True)
    place.write_text(content, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        cache().put("a", FOUND)
    assert "set aside" in caplog.text
    assert cache().get("a") == FOUND
    aside = place.with_name("damaged-20260109-200000.json")
    assert aside.read_text(encoding="utf-8") == content


def test_what_is_no_object_is_not_found() -> None:
    place = cache().path
    place.parent.mkdir(parents=True)
    place.write_text(json.dumps({"judgements": {"a": [1], "b": FOUND}}), encoding="utf-8")
    assert cache().get("a") is None
    assert cache().get("b") == FOUND


def test_where_nothing_can_be_written_it_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / FOLDER).write_text("in the way", encoding="utf-8")
    found = JudgementFiles(tmp_path).cache_of(RECORD)
    with caplog.at_level(logging.WARNING):
        found.put("a", FOUND)
    assert found.get("a") == FOUND
    assert "not kept" in caplog.text
