"""Runs the program interpreted, whatever of it is compiled."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

from typing_extensions import override


class _SourcesFinder(MetaPathFinder):
    """Finds the program's modules by their sources alone."""

    @override
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("sixtysix_gui."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            found = finder.find_spec(fullname)
            if found is not None and found.loader is not None:
                return found
        return None


def ignore_compiled_modules() -> None:
    """Makes every import from now on load the source of a module of the program.

    Raises:
        RuntimeError: Modules of the program are loaded already, so that some may be compiled.
    """
    if early := [name for name in sys.modules if name.startswith("sixtysix_gui.")]:
        raise RuntimeError(f"loaded too early to run interpreted: {', '.join(early)}")
    sys.meta_path.insert(0, _SourcesFinder())
