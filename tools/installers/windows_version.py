"""The version that Windows shows among a program's properties."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

_ENGLISH_UNICODE = (0x0409, 1200)
_WINDOWS_NT = 0x40004
_APPLICATION = 0x1


def numbers(version: str) -> tuple[int, int, int, int]:
    """Give a version as the four numbers of Windows.

    >>> numbers("1.2.3")
    (1, 2, 3, 0)
    """
    major, minor, patch = map(int, version.split("."))
    return major, minor, patch, 0


def words(version: str, name: str) -> Mapping[str, str]:
    """Give what is shown, by its name in Windows."""
    return {
        "CompanyName": "Sixty-Six",
        "FileDescription": "Sixty-Six",
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "Sixty-Six",
        "ProductVersion": version,
    }


def resource(version: str, name: str) -> Any:  # noqa: ANN401 - a class of PyInstaller
    """Make the resource for PyInstaller, which can do so on Windows only."""
    info = import_module("PyInstaller.utils.win32.versioninfo")
    given = numbers(version)
    shown = [info.StringStruct(key, value) for key, value in words(version, name).items()]
    language, encoding = _ENGLISH_UNICODE
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(
            filevers=given, prodvers=given, OS=_WINDOWS_NT, fileType=_APPLICATION
        ),
        kids=[
            info.StringFileInfo([info.StringTable(f"{language:04x}{encoding:04x}", shown)]),
            info.VarFileInfo([info.VarStruct("Translation", [language, encoding])]),
        ],
    )
