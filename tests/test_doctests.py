"""Runs the examples in the docstrings."""

import doctest
import importlib
from pathlib import Path

from tests.helpers.rows import each_row

ROOT = Path(__file__).parent.parent


def modules_with_examples() -> list[str]:
    files = [file for folder in ("sixtysix_gui", "tools", "tests/helpers", "resources")
             for file in sorted((ROOT / folder).rglob("*.py"))]  # fmt: skip
    return [
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for file in files
        if ">>> " in file.read_text(encoding="utf-8")
    ]


@each_row("name", modules_with_examples())
def test_examples_are_true(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert results.attempted > 0
    assert results.failed == 0
