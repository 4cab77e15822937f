"""The application and the disk image for macOS."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sixtysix_gui import APP_ID
from tools.installers.project import (
    DIST,
    PACKAGING,
    InstallerError,
    run,
    version,
)
from tools.installers.tried import tried

APP = DIST / "Sixty-Six.app"
RECORD_TYPE = f"{APP_ID}.record"
"""The name of the type of records, as macOS wants it."""


def info() -> dict[str, Any]:
    """Give what PyInstaller does not write into Info.plist by itself."""
    return {
        "CFBundleDisplayName": "Sixty-Six",
        "CFBundleName": "Sixty-Six",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "CFBundleVersion": version().apple,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Sixty-Six record",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": "Sixty-Six record",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": ["66r"]},
            }
        ],
    }


def built_app() -> Path:
    """Return the application.

    Raises:
        InstallerError: if there is none.
    """
    if not APP.is_dir():
        raise InstallerError("There is no Sixty-Six.app; “packaging/build folder” makes it.")
    return APP


def sign_app() -> None:
    """Sign the application, if there is an identity to sign with."""
    identity = os.environ.get("SIXTYSIX_MAC_IDENTITY", "")
    if not identity:
        return
    entitlements = str(PACKAGING / "macos" / "entitlements.plist")
    command = ["codesign", "--force", "--deep", "--options", "runtime", "--timestamp"]
    run([*command, "--entitlements", entitlements, "--sign", identity, str(APP)])


def build_dmg() -> None:
    """Put the application on a disk image, beside a link to where it is to be dragged.

    Raises:
        InstallerError: if there is no application, or where this is no Mac.
    """
    tried(built_app())
    sign_app()
    image = DIST / f"sixtysix-{version()}-macos.dmg"
    run([str(PACKAGING / "macos" / "make-dmg"), str(APP), str(image)])
