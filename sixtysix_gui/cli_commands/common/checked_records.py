"""What is printed of a record that was checked, or of a file: for people or as JSON."""

import json

from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.records.reading.reader import RightRecord
from sixtysix_gui.rules.errors import quoted


def right_line(file: str, checked: RightRecord) -> str:
    """Report a record that is right: ``FILE:3 ok german-66 A:2 out``."""
    rules = checked.record.rules.name
    place = f"{one_line(file)}:{checked.number}"
    return f"{place} ok {rules} {checked.result} {checked.termination}"


def wrong_line(file: str, error: RecordError) -> str:
    """Report a record that is not: file, number, line, trick, token and what is wrong."""
    words = [f"line {error.line}"]
    if error.trick is not None:
        words.append(f"trick {error.trick}")
    if error.token:
        words.append(f"token {quoted(error.token)}")
    return f"{one_line(file)}:{error.record} error: {', '.join(words)}: {error.sentence}"


def unreadable_line(file: str, reason: str) -> str:
    """Report a file that cannot be read."""
    return f"{one_line(file)}: {reason}"


def right_object(file: str, checked: RightRecord) -> str:
    """Report a record that is right as a JSON object."""
    return _json(
        file=file,
        record=checked.number,
        line=checked.line,
        ok=True,
        variant=checked.record.rules.name,
        result=checked.result,
        termination=checked.termination,
        totals=checked.totals,
        tricks=checked.tricks,
    )


def wrong_object(file: str, error: RecordError) -> str:
    """Report a record that is not right as a JSON object."""
    return _json(
        file=file,
        record=error.record,
        line=error.line,
        ok=False,
        trick=error.trick,
        token=quoted(error.token),
        reason=error.reason.name.lower().replace("_", "-"),
        error=error.sentence,
    )


def unreadable_object(file: str, reason: str) -> str:
    """Report a file that cannot be read as a JSON object."""
    return _json(file=file, ok=False, reason="unreadable", error=reason)


def _json(**values: object) -> str:
    return json.dumps(values)


def one_line(file: str) -> str:
    """Give the name of a file with nothing in it that cannot be printed in a line."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in file)
