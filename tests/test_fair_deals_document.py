"""The commands of docs/fair-deals.md print what it says they print, and its words hold."""

import hashlib
import random
import re
import shlex
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from sixtysix_gui.cli import main
from sixtysix_gui.controller.promised_deal import DealProof
from sixtysix_gui.rules.fair_deals import BLANKS, commitment, keeps_promise, pack_order, plain_word
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.windows.fact_sheets import proof_command
from tests.helpers.deals.random_deals import random_rules
from tests.helpers.rows import each_row

DOCUMENT = (Path(__file__).parent.parent / "docs" / "fair-deals.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```(sh|python)\n(.*?)```.*?```\n(.*?)```", DOCUMENT, re.DOTALL)
TOOLS = {"sha256sum", "openssl"}


def test_the_document_has_its_examples() -> None:
    assert [kind for kind, _, _ in EXAMPLES] == ["sh", "sh", "python"]


@each_row(("kind", "program", "output"), EXAMPLES)
def test_an_example_prints_what_it_should(kind: str, program: str, output: str) -> None:
    missing = [tool for tool in TOOLS if tool in program and shutil.which(tool) is None]
    if missing or (kind == "sh" and shutil.which("sh") is None):
        pytest.skip(f"this system lacks {missing or 'sh'}")
    command = ["sh", "-c", program] if kind == "sh" else [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    # older versions of OpenSSL leave the name of the function out
    assert done.stdout.rpartition("=")[2].strip() == output.rpartition("=")[2].strip()


def test_the_command_line_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"    sixtysix-cli (deal .*?)\n\n", DOCUMENT, re.DOTALL)
    if found is None:
        pytest.fail("no example")
    words = [word.strip('"') for word in re.findall(r'"[^"]*"|[^\s\\]+', found[1])]
    assert main(words) == 0
    output = capsys.readouterr().out
    assert output.startswith("The promise was kept")
    pack = EXAMPLES[2][2].strip()
    assert f"Pack        {pack}\n" in output


# --------------------------------------------------- by the words of the page, and by them alone

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
NONCE = "00112233445566778899aabbccddeeff"


def list_after(comment: str) -> str:
    """The list of the page that follows a comment."""
    found = re.search(rf"<!-- {comment} -->\n\n(.*?)\n\n", DOCUMENT, re.DOTALL)
    assert found is not None
    return found[1]


KEYS = re.findall(r"`([a-z_.]+)`", list_after("the order of all keys"))


def blanks_of_the_page() -> str:
    """The characters that the page calls blanks."""
    words = list_after("the blanks")
    spans = re.findall(r"U\+([0-9A-F]{4})(?: to U\+([0-9A-F]{4}))?", words)
    codes = [range(int(first, 16), int(last or first, 16) + 1) for first, last in spans]
    return "".join(chr(code) for span in codes for code in span)


def test_the_page_gives_the_order_of_the_program() -> None:
    assert list(rule_set().choices) == KEYS


def checkers_promise(rules: Rules) -> str:
    """A promise as somebody works it out who has the page and a record, and not the program."""
    named = rule_set(rules.name)
    changes: list[str] = []
    for key in KEYS:
        value, usual = rules.value(key), named.value(key)
        if value == usual:
            continue
        if isinstance(value, bool):
            changes.append(f"{key}={'true' if value else 'false'}")
        elif isinstance(value, tuple):
            changes.append(f"{key}=[{','.join(map(str, value))}]")
        else:
            changes.append(f"{key}={value}")
    text = f"{rules.name} {'; '.join(changes)}" if changes else rules.name
    lines = ["sixtysix commitment 1", text, CODE, NONCE]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def checkers_pack(word: str, ranks: str) -> list[str]:
    """A pack as somebody shuffles it who has nothing but the page."""
    blanks = blanks_of_the_page()
    composed = unicodedata.normalize("NFC", word)
    pieces = "".join("\n" if letter in blanks else letter for letter in composed).split("\n")
    plain = " ".join(piece for piece in pieces if piece)
    message = f"sixtysix shuffle 1\n{CODE}\n{plain}\n"
    stream = iter(hashlib.shake_256(message.encode()).digest(4096))
    pack = [rank + suit for suit in "CSHD" for rank in ranks]
    for n in range(len(pack), 1, -1):
        place = next(byte for byte in stream if byte < 256 - 256 % n) % n
        pack[n - 1], pack[place] = pack[place], pack[n - 1]
    return pack


def changed_rules() -> list[Rules]:
    source = random.Random(66)
    named = [rule_set(name) for name in rule_set_names(close=True)]
    mixed = [random_rules(source, 20) for _ in range(40)]
    own = {"look_back": "own", "game.target": 11, "score.scale": [1, 2, 2]}
    none = {"look_back": "none", "game.shutout": "double", "deal.batches": [1] * 6}
    german = rule_set("german-66")
    return [*named, *mixed, german.with_overrides(own), german.with_overrides(none)]


@each_row("rules", changed_rules())
def test_a_checker_with_the_page_finds_every_promise_kept(rules: Rules) -> None:
    assert checkers_promise(rules) == commitment(rules, CODE, NONCE)
    assert keeps_promise(checkers_promise(rules), rules, CODE, NONCE)


def test_the_page_and_the_program_agree_on_every_blank() -> None:
    assert sorted(blanks_of_the_page()) == sorted(BLANKS)
    assert sorted(BLANKS) == [c for c in map(chr, range(0x110000)) if c.isspace()], (
        "the blanks of the first release, which promises were given with"
    )


WORDS = [
    ("", ""),
    ("  \t ", ""),
    ("-x", "-x"),
    ("two  words", "two words"),
    ("\u00a0Anna\u00a0", "Anna"),
    ("a\tb\nc\rd", "a b c d"),
    ("a\u3000b", "a b"),
    ("a \u2003\u2028 b", "a b"),
    ("a\x1fb\x85c", "a b c"),
    ("a\u200bb", "a\u200bb"),
    ("\ufeffa", "\ufeffa"),
    ("a\u2060b \u200d", "a\u2060b \u200d"),
    ("a\u180eb", "a\u180eb"),
    ("Gru\u0308n", "Gr\u00fcn"),
    ("a\u2000b", "a b"),
]


@each_row(("word", "plain"), WORDS)
@each_row("ranks", ["ATKQJ", "ATKQJ9"])
def test_a_checker_with_the_page_finds_every_pack(word: str, plain: str, ranks: str) -> None:
    assert plain_word(word) == plain
    expected = [card.code for card in pack_order(CODE, 4 * len(ranks), word)]
    assert checkers_pack(word, ranks) == expected


@each_row("word", ["-x", "--verify", "-", "--", "$(ls) 'x'", "a  b"])
def test_any_word_stands_on_the_command_line(
    word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    rules = rule_set("schnapsen")
    pack = pack_order(CODE, 20, word)
    proof = DealProof(rules, CODE, word, NONCE, commitment(rules, CODE, NONCE), pack)
    program, *arguments = shlex.split(proof_command(proof))
    assert program == "sixtysix-cli"
    assert main(arguments) == 0
    assert f"Pack        {' '.join(checkers_pack(word, 'ATKQJ'))}\n" in capsys.readouterr().out


@each_row(
    "word",
    [
        "-x",
        "Grüß Gott",
        "x&calc",
        "%PATH%",
        "$(calc)",
        "`calc`",
        'a" & calc "',
        "“$x”",
        "a\\",
        "--",
    ],
)
def test_no_word_is_carried_out_by_a_terminal_of_windows(
    word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    rules = rule_set("schnapsen").with_overrides({"deal.batches": [1] * 5, "game.target": 11})
    pack = pack_order(CODE, 20, word)
    command = proof_command(
        DealProof(rules, CODE, word, NONCE, commitment(rules, CODE, NONCE), pack)
    )
    outside = "".join(command.split('"')[::2])
    assert set(outside) & set("&|<>^%!$`'()[]{};,@#") == set()
    assert set(command) & set("%!$`“”„\\") == set()
    monkeypatch.undo()
    _, *arguments = shlex.split(command)
    assert main(arguments) == 0
    assert f"Pack        {' '.join(checkers_pack(word, 'ATKQJ'))}\n" in capsys.readouterr().out


@each_row("page", ["fair-deals.md", "command-line.md"])
def test_the_pages_say_how_a_word_with_a_hyphen_is_given(page: str) -> None:
    text = Path(__file__).parent.parent.joinpath("docs", page).read_text(encoding="utf-8")
    assert "`--word=-x`" in text
