"""Sentences for people from modules that know no translator: English, and what one needs.

An error is raised with such a sentence, and whoever tells it to a person asks for it in his
language. Where no one does, as in JSON, it is the English text that it looks like.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Self, cast

from typing_extensions import override

Translate = Callable[[str, str], str]
"""Gives a text by its context and its English source."""


def to_translate(context: str, source: str, disambiguation: str = "") -> str:  # noqa: ARG001
    """Return the source as it is: it marks a text that is translated later, by a variable."""
    return source


def marks(context: str) -> partial[str]:
    """Return what marks texts of one context that are translated later.

    A module binds it to a name: ``mark = marks("Table")``.
    """
    return partial(to_translate, context)


class Texts(partial[str]):
    """Returns texts of one context in the language of a translator; of a text with %n, for ``n``.

    A module binds it to a name, by which translators' files find its texts: ``_ = texts("Table")``.
    """

    if TYPE_CHECKING:  # a partial calls the translator at once, and says nothing of how

        def __new__(cls, translate: Callable[[str, str, str, int], str], context: str) -> Self:
            """Take what translates, and the context."""
            ...

        @override
        def __call__(self, source: str, disambiguation: str = "", n: int = -1) -> str: ...


class Sentence(str):
    """An English sentence that knows its context, its pattern, and what is filled in.

    >>> Sentence("Greetings", "Good morning, {name}.", name="Rachel")
    'Good morning, Rachel.'
    """

    context: str
    source: str
    values: dict[str, object]

    def __new__(cls, context: str, source: str, /, **values: object) -> Sentence:
        """Fill in the values; one of them may be a sentence itself."""
        made = super().__new__(cls, source.format(**values) if values else source)
        made.context, made.source, made.values = context, source, values
        return made

    @override
    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes with everything."""
        return _made_again, (self.context, self.source, self.values)

    def told(self, translate: Translate) -> str:
        """Return it in the language of a translator, with all that is filled in."""
        pattern = translate(self.context, self.source)
        values = {name: told(value, translate) for name, value in self.values.items()}
        return pattern.format(**values) if values else pattern


def _made_again(context: str, source: str, values: dict[str, object]) -> Sentence:
    return Sentence(context, source, **values)


def told(said: object, translate: Translate) -> str:
    """Return a sentence, or that of an error, in the language of a translator; else ``str()``."""
    if isinstance(said, Exception) and len(said.args) == 1:
        said = cast("object", said.args[0])
    return said.told(translate) if isinstance(said, Sentence) else str(said)


def either(words: Iterable[str]) -> str:
    """List what may be chosen from.

    >>> either(["a", "b", "c"])
    'a, b or c'
    """
    *others, last = words
    if not others:
        return last
    return Sentence("Choices", "{others} or {last}", others=", ".join(others), last=last)


_OF_SYSTEMS: Mapping[int, str] = {
    errno.EBADF: to_translate("SystemErrors", "Bad file descriptor"),
    errno.EEXIST: to_translate("SystemErrors", "File exists"),
    errno.ENAMETOOLONG: to_translate("SystemErrors", "File name too long"),
    errno.EFBIG: to_translate("SystemErrors", "File too large"),
    errno.ELOOP: to_translate("SystemErrors", "Too many levels of symbolic links"),
    errno.EIO: to_translate("SystemErrors", "Input/output error"),
    errno.EISDIR: to_translate("SystemErrors", "Is a directory"),
    errno.ENOSPC: to_translate("SystemErrors", "No space left on device"),
    errno.ENOENT: to_translate("SystemErrors", "No such file or directory"),
    errno.ENOTDIR: to_translate("SystemErrors", "Not a directory"),
    errno.EACCES: to_translate("SystemErrors", "Permission denied"),
    errno.EPERM: to_translate("SystemErrors", "Operation not permitted"),
    errno.EROFS: to_translate("SystemErrors", "Read-only file system"),
    errno.EMFILE: to_translate("SystemErrors", "Too many open files"),
}
"""What systems say of a file most often, by the number of the error.

Their own words may come in the language of the system: not in the one that is spoken here.
"""
_HELD_ON_WINDOWS = (32, 33)
"""Windows' own numbers for a file, or a part of it, that another program keeps to itself."""
_HELD = to_translate("SystemErrors", "another program has the file open")
_OF_PYTHON = (to_translate("SystemErrors", "embedded null byte"),)
"""What Python itself finds wrong with the name of a file."""


def of_system(said: str) -> Sentence:
    """Return the system's message, translated later if it is a known one."""
    return Sentence("SystemErrors", said)


def of_error(error: OSError | ValueError) -> Sentence:
    """Return the reason why a file or a stream cannot be used."""
    if not isinstance(error, OSError):
        return of_system(str(error))
    if getattr(error, "winerror", None) in _HELD_ON_WINDOWS:
        return of_system(_HELD)
    known = _OF_SYSTEMS.get(error.errno or 0)
    return of_system(known or error.strerror or str(error))
