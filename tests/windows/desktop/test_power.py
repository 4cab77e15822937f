"""Whether the computer runs on its battery, by what Linux tells of its supplies."""

from pathlib import Path

import pytest

from sixtysix_gui.windows.desktop.power import linux_says_so


@pytest.mark.parametrize(
    ("supplies", "drains"),
    [
        ({}, False),
        ({"AC": {"type": "Mains", "online": "1"}}, False),
        ({"BAT0": {"type": "Battery", "status": "Discharging"}}, True),
        ({"BAT0": {"type": "Battery", "status": "Charging"}}, False),
        (
            {
                "AC": {"type": "Mains", "online": "1"},
                "BAT0": {"type": "Battery", "status": "Discharging"},
            },
            False,
        ),
        (
            {
                "AC": {"type": "Mains", "online": "0"},
                "BAT0": {"type": "Battery", "status": "Discharging"},
            },
            True,
        ),
        ({"mouse": {"type": "Battery", "scope": "Device", "status": "Discharging"}}, False),
        ({"odd": {}}, False),
    ],
)
def test_linux_tells(tmp_path: Path, supplies: dict[str, dict[str, str]], drains: bool) -> None:
    for name, told in supplies.items():
        folder = tmp_path / name
        folder.mkdir()
        for what, text in told.items():
            (folder / what).write_text(f"{text}\n")
    assert linux_says_so(tmp_path) is drains
