"""Finds the files that are shipped with the program: cards, fonts, icons, translations."""

from pathlib import Path

_INSTALLED = Path(__file__).resolve().parent / "resources"
"""The package sixtysix_gui.resources, where a wheel and a frozen program put the files."""

_CHECKOUT = Path(__file__).resolve().parent.parent / "resources"
"""The same files in a checkout, where an editable install leaves them."""


class ResourceMissingError(Exception):
    """A file of the program itself is missing: the installation is damaged."""

    def __init__(self, relative: str, folder: Path) -> None:
        """Takes the resource's path below the folder of resources, and that folder."""
        super().__init__(
            f"A part of the program is missing: “{relative}” should lie in {folder}. "
            "Installing the program again will bring it back."
        )
        self.relative = relative
        self.folder = folder


def resource_path(*parts: str) -> Path:
    """Return the existing file or folder at `parts` below the program's resources.

    Works from a wheel, an editable install, a plain checkout and a frozen program alike.

    >>> resource_path("languages").name
    'languages'

    Args:
        parts: names below the folder of resources, such as ("cards", "french", "QH.svg").

    Raises:
        ResourceMissingError: nothing lies there, or the parts lead out of the resources.
    """
    folder = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    path = folder.joinpath(*parts)
    if ".." in path.parts or not path.is_relative_to(folder) or not path.exists():
        raise ResourceMissingError("/".join(parts), folder)
    return path
