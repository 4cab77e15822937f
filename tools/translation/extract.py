"""Finds the texts for people in Python sources.

A module binds names for the texts of a context, `_ = texts("Table")` for what is said now and
`mark = marks("Table")` for what is translated later; their calls are read, and with them
`translate(...)`, `to_translate(...)` and `Sentence(...)`, which name the context themselves. The
reading is ours because pyside6-lupdate knows no such names, and loses plural forms of `translate`.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

_COMMENT = "#:"
"""Starts a line for the translator, directly above the call."""


class ExtractionError(Exception):
    """A call that asks for a translation and cannot be read; says where and why."""


@dataclass(frozen=True, order=True)
class Text:
    """A text as it is asked for: its context, a chosen name, and what tells it apart.

    A text that contains %n has plural forms.
    """

    context: str
    source: str
    disambiguation: str = ""

    @property
    def has_plural(self) -> bool:
        """Whether the text counts something."""
        return "%n" in self.source


@dataclass(frozen=True)
class FoundText:
    """A text, the file that asks for it, and the line for the translator above the call."""

    text: Text
    file: str
    comment: str = ""


@dataclass(frozen=True)
class _Form:
    """How a function is given its context, its text and its disambiguation."""

    parameters: Sequence[str]
    by_keyword: bool = True
    """Whether they may be given by keyword, so that no keyword is a value to be filled in."""


_BOUND = _Form(("source", "disambiguation"))
_BINDERS = ("texts", "marks", "Texts")
_FORMS = {
    "translate": _Form(("context", "source", "disambiguation")),
    "to_translate": _Form(("context", "source", "disambiguation")),
    "Sentence": _Form(("context", "source"), by_keyword=False),
}
_KEYWORDS = {"sourceText": "source", "key": "source", "arg__1": "source"}


def texts_in_folder(folder: Path) -> list[FoundText]:
    """Return the texts of all Python files below a folder, in the order of files and lines.

    Raises:
        ExtractionError: a call cannot be read, such as one with an f-string.
    """
    files = sorted(folder.rglob("*.py"))
    return [
        found
        for file in files
        for found in texts_in_source(
            file.read_text(encoding="utf-8"), file.relative_to(folder.parent).as_posix()
        )
    ]


def texts_in_source(source: str, file: str) -> list[FoundText]:
    """Return the texts of one source.

    >>> [found.text for found in texts_in_source("QCoreApplication.translate('A', 'b')", "x.py")]
    [Text(context='A', source='b', disambiguation='')]

    Raises:
        ExtractionError: a call cannot be read; the message begins with file and line.
    """
    try:
        tree = ast.parse(source, file)
    except SyntaxError as error:
        raise ExtractionError(f"{file}:{error.lineno}: {error.msg}") from None
    lines = source.splitlines()
    found: list[FoundText] = []
    bound = _bound_names(tree)
    for call in sorted(_calls(tree), key=lambda call: (call.lineno, call.col_offset)):
        try:
            text = _text_of(call, bound)
        except ExtractionError as error:
            raise ExtractionError(f"{file}:{call.lineno}: {error}") from None
        if text is not None:
            found.append(FoundText(text, file, comment_above(lines, call.lineno)))
    return found


def _calls(tree: ast.Module) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _bound_names(tree: ast.Module) -> dict[str, str]:
    """Return the names that the module binds for texts, each with its context."""
    bound: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            [target], call = node.targets, node.value
            if _name_of(call.func) in _BINDERS and isinstance(target, ast.Name):
                bound[target.id] = _literal(call.args[-1]) or ""
    return bound


def _text_of(call: ast.Call, bound: Mapping[str, str]) -> Text | None:
    name = _name_of(call.func)
    if name == "tr" and call.args and _literal(call.args[0]) is not None:
        raise ExtractionError('tr() says no context: bind a name for it, _ = texts("Table")')
    is_bound = isinstance(call.func, ast.Name) and name in bound
    form = _BOUND if is_bound else _FORMS.get(name)
    if form is None:
        return None
    given = dict(zip(form.parameters, call.args, strict=False))
    if form.by_keyword:
        given |= _by_keyword(call)
    literals = {key: _literal(value) for key, value in given.items() if key in form.parameters}
    source = literals.get("source")
    if not isinstance(source, str):
        return None  # another function of that name, or a text that is marked elsewhere
    context = bound[name] if is_bound else literals.get("context")
    if not context:
        raise ExtractionError(f"{name}() needs a context, which is a literal string")
    return Text(context, source, literals.get("disambiguation") or "")


def _by_keyword(call: ast.Call) -> dict[str, ast.expr]:
    return {_KEYWORDS.get(word.arg or "", word.arg or ""): word.value for word in call.keywords}


def _name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literal(value: ast.expr) -> str | None:
    """Return a literal string, None for something that other code has chosen."""
    if isinstance(value, ast.Constant):
        return value.value if isinstance(value.value, str) else None
    composed = isinstance(value, ast.JoinedStr | ast.BinOp | ast.IfExp | ast.BoolOp)
    if composed and any(
        isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(value)
    ):
        raise ExtractionError("a text must be one literal string; fill in names by str.format")
    return None


def comment_above(lines: Sequence[str], line_number: int) -> str:
    """Return what the `#:` lines directly above a line (counted from 1) say."""
    comment: list[str] = []
    for line in reversed(lines[: line_number - 1]):
        if not line.strip().startswith(_COMMENT):
            break
        comment.insert(0, line.strip().removeprefix(_COMMENT).strip())
    return " ".join(comment)


def distinct(found: Iterable[FoundText]) -> dict[Text, list[FoundText]]:
    """Groups the finds by text, in the order of contexts and texts."""
    grouped: dict[Text, list[FoundText]] = {}
    for item in sorted(found, key=lambda item: item.text):
        grouped.setdefault(item.text, []).append(item)
    return grouped
