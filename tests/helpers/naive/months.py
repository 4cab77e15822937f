"""A file of finished games, a second time: line by line, for texts without comments in braces."""


def games_in(text: str) -> list[tuple[str, str]]:
    """Every record of a text with the name of its game, and the empty lines behind it.

    Each record begins with a line ``[Format``; what stands above the first one is left away.
    """
    found: list[tuple[str, list[str]]] = []
    for line in text.removeprefix("\ufeff").splitlines(keepends=True):
        if line.startswith("[Format "):
            found.append(("", []))
        if found:
            found[-1][1].append(line)
            if line.startswith("[Game "):
                found[-1] = (line.split('"')[1], found[-1][1])
    return [(name, "".join(lines)) for name, lines in found]


def left_of(text: str, names: set[str]) -> str:
    """A text without some games; nothing where no game is left."""
    kept = [record for name, record in games_in(text) if name not in names]
    return "".join(kept)
