"""Files that cannot be used are renamed, never deleted."""

import contextlib
import os
from datetime import datetime
from itertools import count
from pathlib import Path

from sixtysix_gui.storage.files.atomic import link_end, patiently


def set_file_aside(path: Path, now: datetime) -> Path:
    """Rename a file to ``damaged-YYYYMMDD-HHMMSS`` with its suffix, and give its new path.

    Of a symbolic link the file at its end is renamed, in its own folder; the link stays. A file
    that cannot be renamed stays, and its own path is given.
    """
    with contextlib.suppress(OSError):
        path = link_end(path)
    stem = f"damaged-{now:%Y%m%d-%H%M%S}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    free = (path.with_name(name + path.suffix) for name in names)
    target = next(place for place in free if not os.path.lexists(place))
    with contextlib.suppress(OSError):
        patiently(lambda: path.rename(target))
        return target
    return path
