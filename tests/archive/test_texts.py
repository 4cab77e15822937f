"""Records taken apart at a glance are those that the reader finds, in any text."""

import random

import pytest

from sixtysix_gui.archive import texts
from sixtysix_gui.archive.texts import RecordText, records_in, texts_in
from sixtysix_gui.records import read_records
from sixtysix_gui.records.scan import scan
from sixtysix_gui.records.tags import read_tag
from tests.helpers.deals.record_texts import changed, golden_record, with_tag

ONE, OTHER = golden_record("r1"), golden_record("r2")
BOTH = f"{ONE}\n{OTHER}"


def expected(text: str) -> list[RecordText]:
    """Records as the scanner of the reader finds them, tag by tag."""
    found: list[RecordText] = []
    for raw in scan(text):
        read = [read_tag(token.text) for token in raw.tag_lines]
        tags = dict(tag for tag in read if tag is not None)
        words = [token.text for token in raw.tokens]
        found.append(RecordText(tags, words, len(tags) < len(read) or raw.open_comment is not None))
    return found


TEXTS = {
    "one": ONE,
    "two": BOTH,
    "no end of the last line": BOTH.rstrip(),
    "many blank lines": BOTH.replace("\n\n", "\n\n\n\n"),
    "blanks behind": BOTH.replace("\n", "  \n"),
    "ends of Windows": BOTH.replace("\n", "\r\n"),
    "an editor's mark": "\ufeff" + BOTH,
    "comments": "; mine\n" + changed(BOTH, "1. 9C", "{ at\nlast }\n1. 9C"),
    "a comment with a record in it": changed(ONE, "1. 9C", "{" + OTHER + "}\n1. 9C"),
    "a comment without an end": changed(BOTH, "1. 9C", "{ 1. 9C"),
    "a comment to the end of the line": changed(BOTH, "A+11", "A+11 ; well played"),
    "escaped names": with_tag(ONE, "A", 'An \\"A\\" \\\\') + "\n" + OTHER,
    "signs in names": with_tag(ONE, "A", "; {x} [y]") + "\n" + OTHER,
    "rules with semicolons": with_tag(ONE, "Rules", "game.target=9; out.mode=automatic"),
    "a tag twice": '[A "Ada"]\n' + BOTH,
    "a broken tag": "[A Ada]\n" + BOTH,
    "a tag among the moves": changed(BOTH, "A:1\n\n", 'A:1\n[B "Bo"]\n\n'),
    "a blank line among the tags": changed(BOTH, '"1-3"]', '"1-3"]\n'),
    "another first tag": '[Variant "german-66"]\n' + BOTH,
    "no text": "",
    "only blanks": "\n \n",
    "only words": "1. 9C AC A+11 A:1\n",
    "only tags": '[Format "66R 1"]\n[A "Ada"]\n',
}


@pytest.mark.parametrize("name", TEXTS)
def test_records_are_those_of_the_reader(name: str) -> None:
    assert list(records_in(TEXTS[name])) == expected(TEXTS[name])


def test_texts_mixed_at_random_are_read_alike() -> None:
    source = random.Random(3)
    for _ in range(300):
        place = source.randrange(len(BOTH))
        other = "".join(source.choice('[]{};"\\ \nA1') for _ in range(source.randrange(6)))
        text = BOTH[:place] + other + BOTH[place + source.randrange(4) :]
        assert list(records_in(text)) == expected(text)


def test_texts_as_the_program_writes_them_are_read_at_a_glance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_: str) -> None:
        raise AssertionError

    monkeypatch.setattr(texts, "scan", refuse)
    for name in ("one", "two", "many blank lines", "escaped names", "signs in names"):
        assert list(records_in(TEXTS[name]))


@pytest.mark.parametrize("name", ["two", "ends of Windows", "an editor's mark", "comments"])
def test_each_record_can_be_read_alone(name: str) -> None:
    parts = texts_in(TEXTS[name])
    assert len(parts) == 2
    assert [read_records(part)[0] for part in parts] == list(read_records(BOTH))


def test_what_no_deal_needs_is_cut_off_and_odd() -> None:
    (record,) = records_in(changed(ONE, "1. 9C", "1. 9C " + "AH " * 30_000))
    assert record.is_odd
    assert len(record.words) < 2_000
