"""How results are kept, so that nothing is calculated twice: whoever owns a disk brings a shelf."""

from collections.abc import Mapping
from typing import Protocol


class Shelf(Protocol):
    """Keeps JSON objects by their keys; ``storage.judgement_files`` has one on the disk."""

    def find(self, key: str) -> Mapping[str, object] | None:
        """Give what was kept under a key, or None."""
        ...

    def keep(self, key: str, content: Mapping[str, object]) -> None:
        """Keep an object under a key; never raises, for a result that is not kept is no trouble."""
        ...
