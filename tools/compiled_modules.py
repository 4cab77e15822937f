"""Which modules of the program are compiled, from what, and whether that is still the same.

A module `X.py` with a file `X.pxd` beside it, Cython's types for it, is compiled where a C compiler
is. Every compiled file carries the fingerprint of what it was made from, because Python prefers a
compiled file however old it is.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = "sixtysix_gui"
INLINED = "# Inlined into the compiled modules that use it; the .py beside it is never compiled."


@dataclass(frozen=True)
class CompiledModule:
    """A module that is to be compiled: its name, and the folder of the project it belongs to."""

    name: str
    root: Path = ROOT

    @property
    def source(self) -> Path:
        """The Python file, as a path from the project's folder."""
        return Path(*self.name.split(".")).with_suffix(".py")

    def fingerprint(self) -> str:
        """Returns what changes with anything the module is compiled from.

        That is its source, the types of every compiled module, for one may use another's, and
        setup.py, which says how it is done.
        """
        types = sorted((self.root / PACKAGE).rglob("*.pxd"))
        digest = hashlib.sha256()
        for file in (self.root / "setup.py", self.root / self.source, *types):
            content = file.read_bytes()
            digest.update(f"{file.relative_to(self.root).as_posix()} {len(content)}\n".encode())
            digest.update(content)
        return digest.hexdigest()

    def is_current(self) -> bool:
        """Tells whether Python would load this module compiled, and from the present source."""
        places = (self.root / self.source.with_suffix(suffix) for suffix in EXTENSION_SUFFIXES)
        loaded = next((place for place in places if place.exists()), None)
        return loaded is not None and is_made_from(loaded, self.fingerprint())


def compiled_modules(root: Path = ROOT) -> list[CompiledModule]:
    """Returns the modules below a project's folder that are to be compiled, by name.

    A .pxd whose first line is INLINED belongs to no module: others take its lines in.
    """
    types = [file for file in sorted((root / PACKAGE).rglob("*.pxd")) if not _is_inlined(file)]
    names = (".".join(file.relative_to(root).with_suffix("").parts) for file in types)
    return [CompiledModule(name, root) for name in names]


def _is_inlined(types: Path) -> bool:
    return types.read_text(encoding="utf-8").partition("\n")[0] == INLINED


def is_made_from(file: Path, fingerprint: str) -> bool:
    """Tells whether a generated or compiled file is there and carries the fingerprint."""
    return file.exists() and fingerprint.encode() in file.read_bytes()


def outdated_modules(root: Path = ROOT) -> list[CompiledModule]:
    """Returns what is to be compiled anew, and removes what Python must no longer load."""
    modules = compiled_modules(root)
    outdated = [module for module in modules if not module.is_current()]
    current = {module.source.with_suffix("") for module in modules if module not in outdated}
    for file in _compiled_files(root):
        if file.relative_to(root).with_name(file.name.partition(".")[0]) not in current:
            file.unlink(missing_ok=True)
    return outdated


def _compiled_files(root: Path) -> Iterator[Path]:
    for file in (root / PACKAGE).rglob("*"):
        if file.name.endswith(tuple(EXTENSION_SUFFIXES)):
            yield file
