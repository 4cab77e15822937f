"""Acts of the sheets of the training that note what was done."""

from dataclasses import fields
from functools import partial
from typing import Any

from sixtysix_gui.windows.training.room.contents import RoomActs


def noting(heard: list[object]) -> RoomActs:
    """Return acts that note their names, or with it what they are told."""

    def note(name: str, *told: object) -> None:
        heard.append((name, *told) if told else name)

    acts: dict[str, Any] = {each.name: partial(note, each.name) for each in fields(RoomActs)}
    return RoomActs(**acts)
