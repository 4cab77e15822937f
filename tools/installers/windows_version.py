"""The version that Windows shows among a program's properties."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tools.releases.publisher import read_publisher

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tools.releases.versions import Version

_ENGLISH_UNICODE = (0x0409, 1200)
_WINDOWS_NT = 0x40004
_APPLICATION = 0x1
_PRERELEASE = 0x2


def words(version: Version, name: str) -> Mapping[str, str]:
    """Return what is shown, by its name in Windows."""
    return {
        "CompanyName": read_publisher().name,
        "FileDescription": "Sixty-Six",
        "FileVersion": str(version),
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "Sixty-Six",
        "ProductVersion": str(version),
    }


def resource(version: Version, name: str) -> Any:  # noqa: ANN401 - a class of PyInstaller
    """Make the resource for PyInstaller, which can do so on Windows only."""
    info = import_module("PyInstaller.utils.win32.versioninfo")
    given = version.windows
    shown = [info.StringStruct(key, value) for key, value in words(version, name).items()]
    early = {"flags": _PRERELEASE} if version.is_prerelease else {}
    language, encoding = _ENGLISH_UNICODE
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(
            filevers=given, prodvers=given, OS=_WINDOWS_NT, fileType=_APPLICATION, **early
        ),
        kids=[
            info.StringFileInfo([info.StringTable(f"{language:04x}{encoding:04x}", shown)]),
            info.VarFileInfo([info.VarStruct("Translation", [language, encoding])]),
        ],
    )
