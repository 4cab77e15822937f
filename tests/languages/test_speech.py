"""The command line speaks the language of the environment; JSON and the engine do not."""

import contextlib
import io
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixtysix_gui import languages, speech
from sixtysix_gui.cli import COMMANDS, main
from sixtysix_gui.speech import translate
from tests.helpers.deals.record_texts import changed, golden_record, with_moves
from tests.helpers.made_up_language import MADE_UP, added_language, longer
from tests.helpers.rows import each_row

ROOT = Path(__file__).parents[2]
CODE = "ABCDE-FGHJK-LMNPR-STWXY"
NAMES = [command.__name__.split(".")[-1] for command in COMMANDS]
R1 = golden_record("r1")
REQUEST = json.dumps({"id": 1, "seat": "A", "dealer": "C"})


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    Path("game.66r").write_text(R1, encoding="utf-8")
    Path("bad.66r").write_text(changed(R1, "5. AH KH", "5. AH TC"), encoding="utf-8")
    Path("short.66r").write_text(with_moves(R1, "1. 9C *"), encoding="utf-8")
    for variable in speech.VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    yield
    speech.speak({})


@pytest.fixture
def copied_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the languages that a test may damage."""
    place = tmp_path / "languages"
    shutil.copytree(languages.folder(), place, ignore=shutil.ignore_patterns("*.ts", "*.qm"))
    monkeypatch.setattr(languages, "folder", lambda: place)
    return place


def said(monkeypatch: pytest.MonkeyPatch, language: str, *arguments: str) -> tuple[int, str, str]:
    """Run a command; give its status, and what it wrote to both streams."""
    out, err = io.StringIO(), io.StringIO()
    monkeypatch.setenv("LANGUAGE", language)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main(arguments)
        except SystemExit as ended:
            status = int(ended.code or 0)
    return status, out.getvalue(), err.getvalue()


GERMAN = [
    (["check", "game.66r"], 0, "game.66r:1 ok german-66 A:1 out\n"),
    (["check", "bad.66r"], 1, "bad.66r:1 Fehler: Zeile 17, Stich 5, Wort TC: Farbzwang:"),
    (["check", "none"], 1, "none: kann nicht gelesen werden: es gibt keine solche Datei"),
    (["deal", CODE], 0, "\nGeber        A\n"),
    (["deal", CODE, "--variant", "three-66"], 0, "wenn Vorhand aufdecken lässt"),
    (["deal"], 2, "sixtysix-cli deal: Ein Spielcode fehlt; --new macht einen.\n"),
    (["deal", "ABC"], 2, "sixtysix-cli deal: „ABC“ ist kein Spielcode."),
    (["deal", CODE, "--rules", "deck.hand=5"], 2, "deck.hand=5 schließen einander aus: "),
    (["deal", CODE, "--rules", "out.mode=no"], 2, "--rules: out.mode kann nicht no sein"),
    (["deal", CODE, "--rules", "deck.hand=8"], 2, "(Sechsundsechzig zu dritt), nicht im Spiel"),
    (["deal", CODE, "--variant", "x"], 2, "Es gibt kein Regelwerk namens „x“. Bekannt sind"),
    (["solve", "game.66r", "--trick", "5"], 0, "game.66r:1 Stich 5: B ist dran\n"),
    (["solve", "game.66r", "--trick", "5"], 0, "AH  -1  am besten\n"),
    (["solve", "game.66r", "--all", "--trick", "6"], 0, "Stich 6 B TH -1, am besten TH -1, Ver"),
    (["solve", "game.66r", "--record", "2"], 2, "--record 2: Die Datei endet mit Aufzeichnung 1."),
    (["review", "short.66r", "--worlds", "2"], 0, "Rechnung für A: Das Spiel wurde nicht beendet"),
    (["review", "game.66r", "--worlds", "2"], 0, "gut, Verlust 0,00 ± "),
    (["play", "--list"], 0, "random: irgendein erlaubter Zug, meldet sich aber bei 66 aus\n"),
    (["play", "--players", "random,random", "--deals", "2"], 0, "\nSpiele je Sekunde     "),
    (["play", "--players", "x,random"], 2, "--players: Es gibt keinen Spieler namens „x“."),
    (["play", "--players", "master:worlds=x,random"], 2, "eine ganze Zahl von 1 bis 1000"),
    (["play", "--players", "random,random", "--store", "game.66r"], 2, "kein Speicher von Matches"),
]  # fmt: skip


@each_row(("arguments", "status", "words"), GERMAN)
def test_every_command_speaks_german(
    arguments: list[str], status: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, out, err = said(monkeypatch, "de", *arguments)
    assert found == status
    assert words in (err if status == 2 else out)
    english = said(monkeypatch, "en", *arguments)
    assert english[0] == status
    if status or "ok" not in words:
        assert words not in english[1] + english[2]


OTHERS = [
    ("bg", ["check", "bad.66r"], "bad.66r:1 грешка: ред 17, взятка 5, дума TC: "),
    ("bg", ["deal", CODE], "\nРаздава       A\n"),  # noqa: RUF001 - Cyrillic, and an A of the seats
    ("bg", ["solve", "game.66r", "--trick", "5"], "game.66r:1 взятка 5: на ход"),
    ("hu", ["check", "bad.66r"], "bad.66r:1 hiba: 17. sor, 5. ütés, „TC”: Színkényszer van"),
    ("hu", ["deal", CODE], "\nAdulap      9S\n"),
    ("hu", ["solve", "game.66r", "--trick", "5"], "game.66r:1 ütés 5: B jön\n"),
    ("de_AT", ["deal", CODE], "\nAtoutkarte  9S\n"),
]  # fmt: skip


@each_row(("code", "arguments", "words"), OTHERS)
def test_the_other_languages_are_spoken(
    code: str, arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert words in said(monkeypatch, code, *arguments)[1]


ARGPARSE: list[tuple[list[str], str]] = [
    ([], "sixtysix-cli: Fehler: es fehlt: BEFEHL\n"),
    (["chek"], "ungültige Wahl: 'chek' ("),
    (["check"], "es fehlt: DATEI\n"),
    (["check", "x", "--no"], "unbekannt: --no\n"),
    (["check", "--json=1", "x"], "--json: der Wert '1' gehört nicht dazu\n"),
    (["deal", "--word"], "--word: ein Wert wird erwartet\n"),
    (["deal", "--word", "a", "--word-hex", "62"], "nicht erlaubt zusammen mit --word\n"),
    (["solve", "x", "--trick", "0"], "--trick: „0“ ist keine ganze Zahl ab 1\n"),
    (["play", "--jobs", "61"], "--jobs: „61“ ist keine ganze Zahl von 1 bis 60\n"),
]  # fmt: skip


@each_row(("arguments", "words"), ARGPARSE)
def test_misuse_is_told_in_german(
    arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, out, err = said(monkeypatch, "de", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("Aufruf: sixtysix-cli")
    assert words in err


@each_row("code", languages.codes())
@each_row("command", [[], *([name] for name in NAMES)])
def test_every_help_is_there_in_every_language(
    code: str, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status, out, _ = said(monkeypatch, code, *command, "--help")
    assert status == 0
    assert out.startswith("usage: ") == (code == "en")
    assert ("show this help message" in out) == (code == "en")


FOR_PROGRAMS = [
    (["check", "--json", "game.66r", "bad.66r", "none"], 1),
    (["solve", "--json", "game.66r", "--trick", "5"], 0),
    (["solve", "--json", "--all", "game.66r", "--trick", "6"], 0),
    (["solve", "--json", "bad.66r"], 1),
    (["review", "--json", "--worlds", "2", "--anew", "short.66r", "bad.66r", "none"], 1),
    (["engine"], 0),
]


@pytest.mark.parametrize(("arguments", "status"), FOR_PROGRAMS)
def test_what_programs_read_is_the_same_in_every_language(
    arguments: list[str], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: set[tuple[int, str]] = set()
    for code in ("", "xx", *languages.codes()):
        stdin = io.TextIOWrapper(io.BytesIO(f"{REQUEST}\n{{\n".encode()))
        monkeypatch.setattr(sys, "stdin", stdin)
        found.add(said(monkeypatch, code, *arguments)[:2])
    ((ended, out),) = found
    assert ended == status
    assert [json.loads(line) for line in out.splitlines()]


def test_records_are_the_same_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    found: set[bytes] = set()
    for code in languages.codes():
        arguments = ["play", "--players", "random,random", "--deals", "2", "--records", f"{code}.r"]
        assert said(monkeypatch, code, *arguments)[0] == 0
        found.add(Path(f"{code}.r").read_bytes())
    assert len(found) == 1


@each_row(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de_AT"),
        ({"LC_MESSAGES": "de_CH.UTF-8", "LANG": "C"}, "de"),
        ({"LC_ALL": "POSIX", "LC_MESSAGES": "de_DE", "LANG": "de_DE"}, "en"),
        ({"LANGUAGE": "xx:de", "LANG": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "en_GB:de", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "", "LANG": "de"}, "de"),
    ],
)
def test_the_environment_chooses(
    environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "")  # it is changed by speaking
    assert speech.speak(environment) == code


@each_row(
    ("code", "words"),
    [
        ("en", ["0 deals", "1 deal", "2 deals"]),
        ("de", ["0 Spiele", "1 Spiel", "2 Spiele"]),
        ("de_AT", ["0 Spiele", "1 Spiel", "2 Spiele"]),
        ("bg", ["0 раздавания", "1 раздаване", "2 раздавания"]),
        ("hu", ["0 parti", "1 parti", "2 parti"]),
    ],
)
def test_what_counts_has_its_forms(
    code: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "")
    speech.speak({"LANG": code})
    assert [translate("PlayCommand", "%n deal(s)", n=count) for count in range(3)] == words


@pytest.mark.parametrize(
    "content", [None, b"", b"\xde", b"something else", b"\xde\x12\x04\x95" + b"\xff" * 60]
)
def test_a_missing_or_damaged_catalogue_leaves_english(
    content: bytes | None, copied_languages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = copied_languages / "de" / "LC_MESSAGES" / "sixtysix-cli.mo"
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    status, _, err = said(monkeypatch, "de", "check")
    assert status == 2
    assert err.startswith("usage: sixtysix-cli check")


def test_a_language_over_another_says_what_differs(
    copied_languages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without texts of its own, all of it is that of the language below."""
    place = copied_languages / "de_XX"
    place.mkdir()
    (place / languages.DATA_FILE).write_text('name = "X"\nover = "de"\n', encoding="utf-8")
    listed = copied_languages / languages.LIST_FILE
    text = listed.read_text(encoding="utf-8")
    listed.write_text(text.replace("]\n", '    "de_XX",\n]\n'), encoding="utf-8")
    for known in (languages.listed, languages.listed_names):
        known.cache_clear()
    try:
        assert said(monkeypatch, "de_XX", "check")[2].startswith("Aufruf: sixtysix-cli check")
    finally:
        for known in (languages.listed, languages.listed_names):
            known.cache_clear()


def test_a_language_that_is_added_is_spoken(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    with added_language(tmp_path_factory.getbasetemp() / MADE_UP) as code:
        status, out, _ = said(monkeypatch, code, "--help")
    assert status == 0
    assert longer("check records of deals").split()[0] in out
    assert longer("positional") in out or longer("commands") in out


def test_a_stream_of_few_characters_takes_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for code in languages.codes():
        monkeypatch.setenv("LANGUAGE", code)
        stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
        with monkeypatch.context() as within:
            within.setattr(sys, "stdout", stream)
            with pytest.raises(SystemExit) as ended:
                main(["play", "--help"])
        stream.seek(0)
        assert ended.value.code == 0
        assert "--players P,Q" in stream.read()


def test_no_language_loads_qt() -> None:
    code = (
        "import os, sys; os.environ['LANGUAGE'] = 'de'; from sixtysix_gui.cli import main; "
        f"main(['deal', '{CODE}']); sys.exit('PySide6' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Geber" in done.stdout
