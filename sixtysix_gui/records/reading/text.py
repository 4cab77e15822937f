"""From the bytes of a file to its text (rules.md 6.1: plain UTF-8)."""

from __future__ import annotations

from sixtysix_gui.records.errors import Place, Reason, RecordError


def decode(data: bytes | str) -> str:
    """Give the text of a file of records.

    Raises:
        RecordError: if it is not plain text in UTF-8.
    """
    text = data if isinstance(data, str) else _decode_bytes(data)
    zero = text.find("\0")
    if zero >= 0:
        raise RecordError(Reason.NOT_TEXT, Place(1, text.count("\n", 0, zero) + 1))
    return text


def _decode_bytes(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        reason = Reason.NOT_TEXT if b"\0" in data else Reason.NOT_UTF8
        place = Place(1, data.count(b"\n", 0, error.start) + 1)
        raise RecordError(reason, place) from error
