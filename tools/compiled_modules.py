"""Which modules of the program are compiled, from what, and whether that is still the same.

A module `X.py` with a file `X.pxd` beside it, Cython's types for it, is compiled where a C compiler
is. Every compiled file carries a mark of what it was made from, because Python prefers a compiled
file however old it is. The program reads these marks too (sixtysix_gui/ai/compiled.py).
"""

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = "sixtysix_gui"
INLINED = "# Inlined into the compiled modules that use it; the .py beside it is never compiled."
_ELF_HEADER = 64


@dataclass(frozen=True)
class CompiledModule:
    """A module that is to be compiled: its name, and the folder of the project it belongs to."""

    name: str
    root: Path = ROOT

    @property
    def source(self) -> Path:
        """The Python file, as a path from the project's folder."""
        return Path(*self.name.split(".")).with_suffix(".py")

    def made_from(self) -> str:
        """Return the mark of what the module is compiled from.

        That is the digest of all types, which must be the same in all modules that meet, and the
        digest of the module's own source.
        """
        return f"sixtysix types {self._types()} source {_digest(self.root / self.source)}"

    def _types(self) -> str:
        """Return the digest of every module's types, and of setup.py, which compiles them."""
        files = (self.root / "setup.py", *sorted((self.root / PACKAGE).rglob("*.pxd")))
        lines = (f"{file.relative_to(self.root).as_posix()} {_digest(file)}\n" for file in files)
        return hashlib.sha256("".join(lines).encode()).hexdigest()

    def is_current(self) -> bool:
        """Return whether Python would load this module compiled, and from the present source."""
        places = (self.root / self.source.with_suffix(suffix) for suffix in EXTENSION_SUFFIXES)
        loaded = next((place for place in places if place.exists()), None)
        return (
            loaded is not None
            and bears(loaded, self.made_from())
            and not is_cut_off(loaded.read_bytes())
        )


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def compiled_modules(root: Path = ROOT) -> list[CompiledModule]:
    """Return the modules below a project's folder that are to be compiled, by name.

    A .pxd whose first line is INLINED belongs to no module: others take its lines in.
    """
    types = [file for file in sorted((root / PACKAGE).rglob("*.pxd")) if not _is_inlined(file)]
    names = (".".join(file.relative_to(root).with_suffix("").parts) for file in types)
    return [CompiledModule(name, root) for name in names]


def _is_inlined(types: Path) -> bool:
    return types.read_text(encoding="utf-8").partition("\n")[0] == INLINED


def bears(file: Path, mark: str) -> bool:
    """Return whether a generated or compiled file is there and carries the mark."""
    return file.exists() and mark.encode() in file.read_bytes()


def is_cut_off(content: bytes) -> bool:
    """Return whether a library of Linux ends before its table of sections, as the program does.

    It is not taken from there, sixtysix_gui/ai/compiled.py, because that loads what it looks at.
    """
    if not content.startswith(b"\x7fELF\x02\x01"):
        return False
    if len(content) < _ELF_HEADER:
        return True
    start, size, number = struct.unpack_from("<Q10xHH", content, 40)
    return len(content) < start + size * number


def outdated_modules(root: Path = ROOT) -> list[CompiledModule]:
    """Return what is to be compiled again, and removes what Python must no longer load.

    Where anything is outdated, that is everything: one compiled module must not meet another that
    does not belong to it. Otherwise it is what belongs to no module.
    """
    modules = compiled_modules(root)
    outdated = [module for module in modules if not module.is_current()]
    kept = {module.source.with_suffix("") for module in modules if not outdated}
    for file in _compiled_files(root):
        if file.relative_to(root).with_name(file.name.partition(".")[0]) not in kept:
            file.unlink(missing_ok=True)
    return outdated


def _compiled_files(root: Path) -> Iterator[Path]:
    for file in (root / PACKAGE).rglob("*"):
        if file.name.endswith(tuple(EXTENSION_SUFFIXES)):
            yield file
