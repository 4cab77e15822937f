"""Finds what a test is about in a window, and fails where it is not there."""

from typing import TypeVar

from PySide6.QtCore import QObject

Found = TypeVar("Found", bound=QObject)


def child(parent: QObject | None, kind: type[Found], name: str | None = None) -> Found:
    """Return the first child of a kind, or that of a name."""
    assert parent is not None
    found = parent.findChild(kind) if name is None else parent.findChild(kind, name)
    assert isinstance(found, kind), f"there is no {name or kind.__name__}"
    return found
