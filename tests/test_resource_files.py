from pathlib import Path

import pytest

from sixtysix_gui import resource_files
from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from tests.helpers.rows import each_row


def test_a_checkout_has_its_resources() -> None:
    assert resource_path("languages", "de", "sixtysix_de.qm").is_file()
    assert resource_path() == Path(__file__).parent.parent / "resources"


def test_the_installed_package_is_preferred(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fonts").mkdir()
    monkeypatch.setattr(resource_files, "_INSTALLED", tmp_path)
    assert resource_path("fonts") == tmp_path / "fonts"


@each_row("parts", [("cards", "no-such-card.svg"), ("..", "pyproject.toml"), ("/etc/hosts",)])
def test_what_is_missing_or_outside_is_named_in_a_sentence(parts: tuple[str, ...]) -> None:
    with pytest.raises(ResourceMissingError, match="part of the program is missing") as caught:
        resource_path(*parts)
    assert parts[-1] in str(caught.value)
    assert caught.value.relative == "/".join(parts)
