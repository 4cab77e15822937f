"""What is inside the frozen program, as a software bill of materials: CycloneDX, JSON.

Every file and every module that was frozen is put down to a part of resources/licences/parts.toml,
which knows the licences; versions are those of what the program was frozen from.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import platform
import re
import sys
import tomllib
import uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from importlib.metadata import version as version_of_package
from pathlib import Path
from typing import Any

from sixtysix_gui import APP_ID
from tools.installers.macos import built_app
from tools.installers.project import DIST, ROOT, InstallerError, source_date, version
from tools.installers.tried import built_folder, tried, tried_folder
from tools.releases.publisher import Publisher, PublisherError, read_publisher

PARTS = ROOT / "resources" / "licences" / "parts.toml"
OWN = "Sixty-Six"
_TOOL = {"group": OWN, "name": "tools.installers.sbom"}
"""What makes the bill: this module, in the version of the program."""
_ARCHIVE = "PYZ.pyz"
_ICU_NUMBER = re.compile(r"\.so\.(\d+)$")


@dataclass(frozen=True)
class Trace:
    """By what a part is known inside the frozen program."""

    part: str
    """Its name in parts.toml."""
    files: tuple[str, ...] = ()
    """Patterns of places below the program, without PyInstaller's folder _internal."""
    modules: tuple[str, ...] = ()
    """Patterns of modules in the archive, by the first part of their names."""
    package: str = ""
    """That of the package index, if it is one."""


@dataclass(frozen=True)
class Found:
    """A part that is inside, or a single library that no part is known for."""

    name: str
    version: str = ""
    files: tuple[str, ...] = ()
    package: str = ""
    facts: Mapping[str, Any] | None = None
    """What parts.toml says; of a single library nothing."""


# the first that fits counts
TRACES = (
    Trace("ICU, on Linux", ("PySide6/Qt/lib/libicu*",)),
    Trace(
        "Qt",
        ("PySide6/Qt/*", "PySide6/Qt6*.dll", "PySide6/plugins/*", "PySide6/translations/*", "Qt6*"),
    ),
    Trace(
        "PySide and Shiboken",
        ("PySide6/*", "shiboken6/*", "pyside6*", "shiboken6*", "lib*side6.*", "libshiboken6.*"),
        ("PySide6", "shiboken6"),
        "PySide6-Essentials",
    ),
    Trace("Vollkorn", ("sixtysix_gui/resources/fonts/Vollkorn*",)),
    Trace("Cabin", ("sixtysix_gui/resources/fonts/Cabin*",)),
    Trace(
        "Sixtysix Sans, from Source Sans 3 and Cabin",
        ("sixtysix_gui/resources/fonts/SixtysixSans*",),
    ),
    Trace(
        "Cython, in the compiled modules",
        ("sixtysix_gui/*.so", "sixtysix_gui/*.pyd"),
        ("cython",),
        "Cython",
    ),
    Trace(OWN, ("sixtysix_gui/*",), ("sixtysix_gui",)),
    Trace("platformdirs", (), ("platformdirs",), "platformdirs"),
    Trace("typing_extensions", (), ("typing_extensions",), "typing_extensions"),
    Trace(
        "miniaudio, with its bindings for Python",
        ("_miniaudio.*",),
        ("miniaudio",),
        "miniaudio",
    ),
    Trace("cffi, below miniaudio", ("_cffi_backend.*",), ("cffi",), "cffi"),
    Trace("libffi, below Python", ("libffi*",)),
    Trace("X libraries, in the archive for Linux", ("libxcb*", "libxkbcommon*")),
    Trace(
        "PyInstaller, in the installed program",
        ("sixtysix", "sixtysix-cli", "sixtysix*.exe"),
        ("_pyi_*", "pyi*"),
        "pyinstaller",
    ),
    Trace(
        "Python",
        ("base_library.zip", "python3*", "libpython3*", "lib-dynload/*", "Python*"),
        ("_sysconfigdata*",),
    ),
)


def build_sbom(folder: Path | None = None, target: Path | None = None) -> Path:
    """Write what is inside the frozen program beside the installers, and give the place.

    Args:
        folder: the frozen program, by default the one that was built.
        target: where it goes, by default among everything that was built.

    Raises:
        InstallerError: if something is inside that no part of parts.toml stands for, or
            packaging/project.toml is not as it should be.
    """
    try:
        publisher = read_publisher()
    except PublisherError as error:
        raise InstallerError(f"{error}.") from error
    program = folder or _tried_program()
    text = written(inside(program, frozen_modules(program)), publisher)
    made = target or DIST / f"sixtysix-{version()}-{system_name()}.cdx.json"
    made.write_text(text, encoding="utf-8", newline="\n")
    return made


def _tried_program() -> Path:
    if sys.platform == "darwin":
        tried(built_app())
        return built_folder()  # the application was made of it in the same run
    return tried_folder()


def system_name() -> str:
    """Name the system as the installers for it are named."""
    if sys.platform == "win32":
        return "windows"
    return f"{'macos' if sys.platform == 'darwin' else sys.platform}-{platform.machine()}"


def frozen_modules(program: Path) -> set[str]:
    """List the modules within the program's file, by the first part of their names.

    Raises:
        InstallerError: if there is no PyInstaller, or it did not make the file.
    """
    file = program / ("sixtysix.exe" if sys.platform == "win32" else "sixtysix")
    try:
        readers: Any = importlib.import_module("PyInstaller.archive.readers")
        archive = readers.CArchiveReader(str(file)).open_embedded_archive(_ARCHIVE)
    except Exception as error:  # whatever it does not understand
        raise InstallerError(f"The modules in {file} cannot be listed: {error}") from error
    return {str(name).partition(".")[0] for name in archive.toc}


def inside(program: Path, modules: Iterable[str]) -> list[Found]:
    """Say what a frozen program consists of, in the order of parts.toml.

    Raises:
        InstallerError: if a module or a folder is inside that no part stands for.
    """
    facts = {part["name"]: part for part in tomllib.loads(PARTS.read_text("utf-8"))["part"]}
    seen: dict[str, list[str]] = {}
    libraries: list[Found] = []
    for place, file in _places(program):
        trace = _trace(place, "files")
        if trace is not None:
            seen.setdefault(trace.part, []).append(place)
        elif "/" in place:
            raise InstallerError(f"{PARTS.name} does not tell of {place}, which is frozen.")
        else:  # such as a library of the system's compiler
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            libraries.append(Found(place, files=(digest,)))
    for module in sorted(modules):
        trace = _trace(module, "modules")
        if trace is None:
            raise InstallerError(f"{PARTS.name} does not tell of {module}, which is frozen.")
        seen.setdefault(trace.part, [])
    packages = {trace.part: trace.package for trace in TRACES}
    named = [
        Found(
            name,
            _version(name, packages[name], program, places),
            tuple(places),
            packages[name],
            facts[name],
        )
        for name in facts
        if (places := seen.get(name)) is not None
    ]
    return [*named, *libraries]


def _places(program: Path) -> list[tuple[str, Path]]:
    files = [path for path in sorted(program.rglob("*")) if path.is_file()]
    return [
        (file.relative_to(program).as_posix().removeprefix("_internal/"), file)
        for file in files
        if not file.is_symlink()
    ]


def _trace(name: str, kind: str) -> Trace | None:
    for trace in TRACES:
        patterns: tuple[str, ...] = getattr(trace, kind)
        if any(fnmatchcase(name, pattern) for pattern in patterns):
            return trace
    # on Windows and macOS modules of Python lie beside the program
    return TRACES[-1] if name.partition(".")[0] in sys.stdlib_module_names else None


def _version(part: str, package: str, program: Path, places: Sequence[str]) -> str:
    if package:
        return version_of_package(package)
    fonts = [place for place in places if place.endswith((".ttf", ".otf"))]
    if fonts:
        return font_version((program / "_internal" / fonts[0]).read_bytes())
    known: dict[str, Callable[[], str]] = {
        OWN: lambda: str(version()),
        "Python": platform.python_version,
        "Qt": _qt_version,
        "ICU, on Linux": lambda: next(
            (number[1] for place in places if (number := _ICU_NUMBER.search(place))), ""
        ),
    }
    return known.get(part, str)()


def _qt_version() -> str:
    qt_core: Any = importlib.import_module("PySide6.QtCore")
    return str(qt_core.qVersion())


def font_version(content: bytes) -> str:
    """Read the revision of an OpenType typeface, from its table “head”."""
    for place in range(12, 12 + 16 * int.from_bytes(content[4:6]), 16):
        if content[place : place + 4] == b"head":
            start = int.from_bytes(content[place + 8 : place + 12])
            return f"{int.from_bytes(content[start + 4 : start + 8]) / 0x10000:.3f}"
    return ""


def written(parts: Sequence[Found], publisher: Publisher) -> str:
    """Return the bill as CycloneDX's JSON; the same parts and publisher give the same text."""
    program = next(part for part in parts if part.name == OWN)
    others = [part for part in parts if part is not program]
    named = repr([(part.name, part.version, part.files) for part in parts])
    identity = uuid.uuid5(uuid.NAMESPACE_OID, f"{APP_ID} {system_name()} {named} {publisher}")
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": identity.urn,
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(source_date(), UTC).isoformat(),
            "tools": {"components": [{"type": "application", **_TOOL, "version": str(version())}]},
            **_publisher(publisher),
            "component": _component(program),
        },
        "components": [_component(part) for part in others],
        "dependencies": [{"ref": OWN, "dependsOn": [part.name for part in others]}],
    }
    return f"{json.dumps(bill, indent=2, ensure_ascii=False)}\n"


def _publisher(publisher: Publisher) -> dict[str, Any]:
    """Say who answers for the bill and supplies the program, if that is known."""
    if not publisher.owner:
        return {}
    mail = {"email": publisher.address} if publisher.address else {}
    pages = [page for page in (publisher.homepage, publisher.repository) if page]
    supplier = {
        "name": publisher.owner,
        **({"url": pages} if pages else {}),
        **({"contact": [mail]} if mail else {}),
    }
    return {"authors": [{"name": publisher.owner, **mail}], "supplier": supplier}


def _component(part: Found) -> dict[str, Any]:
    if part.facts is None:
        digest = [{"alg": "SHA-256", "content": part.files[0]}]
        return {"type": "file", "bom-ref": part.name, "name": part.name, "hashes": digest}
    licence = str(part.facts["licence"])
    told: dict[str, Any] = {
        "type": "application" if part.name == OWN else "library",
        "bom-ref": part.name,
        "name": part.name.partition(",")[0],
        "version": part.version,
        "licenses": [{"expression": licence} if " " in licence else {"license": {"id": licence}}],
        "copyright": part.facts["holders"],
    }
    if not part.version:
        del told["version"]
    if part.package:
        package = part.package.lower().replace("_", "-")
        told["purl"] = f"pkg:pypi/{package}@{part.version}"
    if source := part.facts.get("source"):
        told["externalReferences"] = [{"type": "source-distribution", "url": source}]
    return told
