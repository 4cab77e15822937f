"""The commands of docs/fair-deals.md print what it says they print."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.cli import main

DOCUMENT = (Path(__file__).parent.parent / "docs" / "fair-deals.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```(sh|python)\n(.*?)```.*?```\n(.*?)```", DOCUMENT, re.DOTALL)
TOOLS = {"sha256sum", "openssl"}


def test_the_document_has_its_examples() -> None:
    assert [kind for kind, _, _ in EXAMPLES] == ["sh", "sh", "python"]


@pytest.mark.parametrize(("kind", "program", "output"), EXAMPLES, ids=["promise", "bytes", "pack"])
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
    assert f"Pack     {pack}\n" in output
