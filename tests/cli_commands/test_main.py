"""sixtysix-cli as a program: options, streams, ends."""

import argparse
import io
import subprocess
import sys
from pathlib import Path

import pytest
from typing_extensions import override

from sixtysix_gui import __version__
from sixtysix_gui.cli import COMMANDS, main
from sixtysix_gui.cli_commands import check as check
from sixtysix_gui.cli_commands.streams import prepare, reader_has_gone
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.rows import each_row

ROOT = Path(__file__).parent.parent.parent
R1 = str(GOLDEN / "records" / "r1.66r")
COMMAND = [sys.executable, "-m", "sixtysix_gui.cli"]


def run(*arguments: str, **options: int) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=ROOT,
        stdout=options.get("stdout", subprocess.PIPE),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )


@each_row(
    "arguments", [[], ["chek"], ["--no"], ["check"], ["check", "--jason", "x"], ["deal", "--var"]]
)
def test_misuse_says_how_to_use(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("usage: sixtysix-cli")
    assert ": error: " in output.err


@each_row("command", ["check", "deal", "engine"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([command, "--help"])
    assert caught.value.code == 0
    assert f"usage: sixtysix-cli {command}" in capsys.readouterr().out


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"sixtysix-cli {__version__}\n"


def test_it_runs_as_a_program() -> None:
    done = run("check", R1)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("r1.66r:1 ok german-66 A:1 out\n")


def test_a_reader_that_goes_away_makes_no_noise(tmp_path: Path) -> None:
    file = tmp_path / "many.66r"
    file.write_text("\n".join([Path(R1).read_text(encoding="utf-8")] * 2000), encoding="utf-8")
    with subprocess.Popen(
        [*COMMAND, "check", str(file)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        if process.stdout is None or process.stderr is None:
            pytest.fail("no output")
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = run("check", R1, stdout=full.fileno())
    assert done.returncode == 1
    assert done.stderr == "The output cannot be written: No space left on device.\n"


def test_characters_that_the_stream_lacks_are_spelled_out(monkeypatch: pytest.MonkeyPatch) -> None:
    buffer = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(buffer, encoding="ascii"))
    assert main(["check", "fehlt-ä-\udcff"]) == 1
    assert buffer.getvalue().startswith(b"fehlt-\\xe4-\\udcff: cannot be read")


@pytest.mark.parametrize(
    ("error", "status", "sentence"),
    [
        (ZeroDivisionError("by zero"), 1, "sixtysix-cli check: internal error: ZeroDivisionError"),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 141, ""),
        (OSError(28, "No space left on device"), 1, "The output cannot be written: No space"),
    ],
)
def test_whatever_happens_there_is_no_traceback(
    error: BaseException,
    status: int,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(_: argparse.Namespace) -> int:
        raise error

    monkeypatch.setattr(check, "run", fail)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert main(["check", R1]) == status
    assert capsys.readouterr().err.startswith(sentence)


@each_row(
    ("error", "platform", "gone"),
    [
        (BrokenPipeError(32, "Broken pipe"), "linux", True),
        (BrokenPipeError(32, "Broken pipe"), "win32", True),
        (OSError(22, "Invalid argument"), "win32", True),
        (OSError(22, "Invalid argument"), "darwin", False),
        (OSError(28, "No space left on device"), "win32", False),
    ],
)
def test_each_system_has_its_word_for_a_reader_that_has_gone(
    error: OSError, platform: str, gone: bool
) -> None:
    assert reader_has_gone(error, platform) == gone


class Console(io.TextIOWrapper):
    """Where a person reads it."""

    @override
    def isatty(self) -> bool:
        return True


WRITTEN = [
    ("win32", io.TextIOWrapper, None, "längste ход".encode()),
    ("win32", io.TextIOWrapper, "cp1252", b"l\xe4ngste \\u0445\\u043e\\u0434"),
    ("win32", Console, None, b"l\xe4ngste \\u0445\\u043e\\u0434"),
    ("linux", io.TextIOWrapper, None, b"l\xe4ngste \\u0445\\u043e\\u0434"),
]


@pytest.mark.parametrize(("platform", "kind", "chosen", "written"), WRITTEN)
def test_windows_writes_utf_8_into_files_and_pipes(
    platform: str,
    kind: type[io.TextIOWrapper],
    chosen: str | None,
    written: bytes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    if chosen is not None:
        monkeypatch.setenv("PYTHONIOENCODING", chosen)
    file = io.BytesIO()
    with monkeypatch.context() as within:
        within.setattr(sys, "stdout", kind(file, encoding="cp1252"))
        within.setattr(sys, "stderr", None)
        prepare(platform)
        sys.stdout.write("längste ход")
        sys.stdout.flush()
        assert file.getvalue() == written


def test_commands_are_known_by_their_modules() -> None:
    names = [command.__name__.split(".")[-1] for command in COMMANDS]
    assert names[:2] == ["check", "deal"]
