"""Why a record cannot be read, with its place."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.records import RecordError


def record_sentence(name: str, error: RecordError) -> str:
    """Say which file cannot be read and where; ``name`` is that of the file."""
    place = error.place
    if place.trick is None:
        sentence = QCoreApplication.translate(
            "RecordErrors", "“{file}” cannot be read: record {record}, line {line}."
        )
    else:
        sentence = QCoreApplication.translate(
            "RecordErrors",
            "“{file}” cannot be read: record {record}, line {line}, trick {trick}.",
        )
    return sentence.format(file=name, record=place.record, line=place.line, trick=place.trick)
