"""Whether the searches and the mixer run compiled: all of their modules, or none of them.

Modules that were compiled from different versions must not meet, for one reads the other's objects
where it once knew their parts to lie. The packages of these modules import this one first, so that
it is settled here before any of them is used, and not before: the window opens without them.
Interpreted they are about a hundred times slower.
"""

import importlib
import logging
import multiprocessing
import os
import re
import struct
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from typing_extensions import override

_SEARCH = (
    *("beliefs", "chance", "guide", "habits", "intuition", "line_search", "paired_worlds"),
    *("sampler", "steady", "thumb", "tree"),
)
_SOLVER = ("deal_solver", "position", "stop", "strict", "terms")
_MANY = (*("dealer", "endings", "habit", "pool", "position", "settled", "solved", "terms", "tree"),)
MODULES = (
    *(f"sixtysix_gui.ai.two.search.{name}" for name in _SEARCH),
    *(f"sixtysix_gui.ai.two.solver.{name}" for name in _SOLVER),
    *(f"sixtysix_gui.ai.many.search.{name}" for name in _MANY),
    "sixtysix_gui.sound.mixing",
)
"""Every module that is compiled where a C compiler is."""
INTERPRETED = "SIXTYSIX_INTERPRETED"
"""The environment variable that has all of them run interpreted, if it is 1."""
MIXED = (
    "The computer thinks more slowly than it could: the compiled modules do not belong together "
    "(%s). Installing the program anew mends that."
)

_PACKAGES = (
    "sixtysix_gui.ai.two.search.",
    "sixtysix_gui.ai.two.solver.",
    "sixtysix_gui.ai.many.search.",
    "sixtysix_gui.sound.mixing",
)
_MADE_FROM = re.compile(rb"sixtysix types ([0-9a-f]{64}) source ([0-9a-f]{64})")
"""What setup.py leaves in every compiled file: digests of all types, and of the module's source."""
_ELF_HEADER = 64
_log = logging.getLogger(__name__)


class _SourcesFinder(MetaPathFinder):
    """Finds the modules of what is compiled by their sources alone."""

    @override
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(_PACKAGES):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            found = finder.find_spec(fullname)
            if found is not None and found.loader is not None:
                return found
        return None


def trouble_with(files: Sequence[Path | None]) -> str:
    """Return why compiled files may not be used together, empty where they may.

    ``files`` has the compiled file of each of MODULES, or None where there is only the source.
    """
    versions: set[bytes] = set()
    for name, file in zip(MODULES, files, strict=True):
        short = name.rpartition(".")[2]
        if file is None:
            return f"{short} is not compiled"
        content = file.read_bytes()
        made_from = _MADE_FROM.search(content)
        if made_from is None or is_cut_off(content):
            return f"{short} is damaged or too old"
        source = file.with_name(f"{short}.py")
        if source.exists() and sha256(source.read_bytes()).hexdigest().encode() != made_from[2]:
            return f"{short} has changed since"
        versions.add(made_from[1])
    return "" if len(versions) == 1 else "they are of several versions"


def is_cut_off(content: bytes) -> bool:
    """Return whether a library of Linux ends before its table of sections, written last by linkers.

    The system would load it all the same, and kill the process where it reads what is missing.
    Those of other systems look themselves. (System V ABI, "ELF Header": e_shoff, e_shentsize,
    e_shnum; of 64 bits, little-endian.)
    """
    if not content.startswith(b"\x7fELF\x02\x01"):
        return False
    if len(content) < _ELF_HEADER:
        return True
    start, size, number = struct.unpack_from("<Q10xHH", content, 40)
    return len(content) < start + size * number


def _settle() -> tuple[bool, str]:
    """Let all of the modules be used compiled, or none; return whether they are, and why not."""
    if os.environ.get(INTERPRETED) == "1":
        sys.meta_path.insert(0, _SourcesFinder())
        return False, ""
    files = [_compiled_file(name) for name in MODULES]
    if not any(files):
        return False, ""
    try:
        trouble = trouble_with(files)
        if not trouble:
            for name in MODULES:
                importlib.import_module(name)
            return True, ""
    except Exception as error:  # noqa: BLE001 - whatever a foreign compiled file does when loaded
        trouble = " ".join(str(error).split()) or type(error).__name__
    for name in [name for name in sys.modules if name.startswith(_PACKAGES)]:
        del sys.modules[name]
    sys.meta_path.insert(0, _SourcesFinder())
    return False, trouble


def _compiled_file(name: str) -> Path | None:
    """Return the compiled file that Python would load for a module, None if that is no such."""
    spec = find_spec(name)
    if spec is None or spec.origin is None or not isinstance(spec.loader, ExtensionFileLoader):
        return None
    return Path(spec.origin)


IS_COMPILED, _trouble = _settle()
"""True only if every one of MODULES is compiled, from its present source."""


def tell_trouble() -> None:
    """Log in one sentence why nothing compiled is used though something is there, if so."""
    if _trouble:
        _log.warning(MIXED, _trouble)


if multiprocessing.parent_process() is None:  # the first one says it for all
    tell_trouble()
