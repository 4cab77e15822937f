"""What every sentence for a person must be."""

import re

YOU = re.compile(r"\b(you|your|yours|du|dir|dich|dein\w*)\b", re.IGNORECASE)
"""What no one is called who is only told of."""
_BRACES = re.compile(r"[{}]|%n|%1")


def assert_sentence(text: str) -> None:
    """Fails for an empty text, and for one whose braces were not all filled."""
    assert text.strip(), "an empty sentence"
    assert not _BRACES.search(text), f"not filled: {text}"
    assert "  " not in text, f"two blanks: {text}"
    assert "None" not in text, f"a missing value: {text}"
