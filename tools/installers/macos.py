"""The application and the disk image for macOS."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from sixtysix_gui import APP_ID, languages
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
IDENTITY = "SIXTYSIX_MAC_IDENTITY"
"""Names what is signed with, in the environment; PyInstaller signs the application."""
PROFILE = "SIXTYSIX_NOTARY_PROFILE"
"""Names the profile of ``xcrun notarytool store-credentials``, in the environment."""
_OF_APPLE = "=anchor apple generic"
"""What a signature must come from: PyInstaller's own, where there is no identity, does not."""


def info() -> dict[str, Any]:
    """Return what PyInstaller does not write into Info.plist by itself."""
    return {
        "CFBundleDisplayName": "Sixty-Six",
        "CFBundleName": "Sixty-Six",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": [code.replace("_", "-") for code in languages.codes()],
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


def check_signature() -> None:
    """See that the application is signed as Apple wants it, if there is an identity.

    Raises:
        InstallerError: if it is not.
    """
    if os.environ.get(IDENTITY, ""):
        command = ["codesign", "--verify", "--deep", "--strict", "--verbose=2"]
        run([*command, f"--test-requirement={_OF_APPLE}", str(APP)])


def notarize(image: Path) -> None:
    """Let Apple look at a disk image and staple its answer on, if there is a profile.

    Raises:
        InstallerError: if Apple does not accept it; what it finds wrong is printed.
    """
    profile = os.environ.get(PROFILE, "")
    if not profile:
        print(f"{PROFILE} is not set: nothing is notarized")
        return
    notarytool, known = ["xcrun", "notarytool"], ["--keychain-profile", profile]
    submitted = [*notarytool, "submit", str(image), *known, "--wait", "--output-format", "json"]
    answer = _answer(submitted)
    status = answer.get("status", "none")
    if status != "Accepted":
        if "id" in answer:
            run([*notarytool, "log", answer["id"], *known])
        raise InstallerError(f"Apple does not accept {image.name}: its answer is “{status}”.")
    run(["xcrun", "stapler", "staple", str(image)])
    assess = ["spctl", "--assess", "--verbose=4", "--type"]
    run([*assess, "open", "--context", "context:primary-signature", str(image)])
    run([*assess, "execute", str(APP)])


def _answer(command: list[str]) -> dict[str, str]:
    """Run a command that prints an object in JSON, and give that, whatever its exit status says."""
    ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    print(ran.stdout, end="")
    try:
        return json.loads(ran.stdout)
    except ValueError:
        return {}


def build_dmg() -> None:
    """Put the application on a disk image, beside a link to where it is to be dragged.

    Raises:
        InstallerError: if there is no application, where this is no Mac, or if a signature is
            wrong.
    """
    tried(built_app())
    check_signature()
    image = DIST / f"sixtysix-{version()}-macos.dmg"
    run([str(PACKAGING / "macos" / "make-dmg"), str(APP), str(image)])
    notarize(image)
