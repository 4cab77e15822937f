"""Publishers for tests: none, as long as no one publishes the program, and one who does."""

from pathlib import Path

import pytest

from tools.releases import publisher

NOBODY = 'owner = ""\nhomepage = ""\nrepository = ""\naddress = ""\n'
SOMEBODY = (
    'owner = "Ada’s Games"\nhomepage = "https://example.org/66"\n'
    'repository = "https://github.com/example/sixty-six"\naddress = "ada@example.org"\n'
)


def published_by(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let packaging/project.toml say something else for one test."""
    file = folder / "project.toml"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(publisher, "FILE", file)
