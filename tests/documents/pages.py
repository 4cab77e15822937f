"""The pages of the project, and what is read from them: prose, sentences, links."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
INDEX = DOCS / "README.md"
PAGES = sorted(
    str(page.relative_to(ROOT).as_posix())
    for folder, pattern in (
        (ROOT, "*.md"),
        (DOCS, "**/*.md"),
        (ROOT / "packaging", "*.md"),
        (ROOT / ".github", "*.md"),
    )
    for page in folder.glob(pattern)
)
ITEM = re.compile(r" *(?:[-*]|\d+\.) (?=\S)")
_FENCE = re.compile(r" *(?:```|~~~)")
_LINK = re.compile(r"!?\[([^\[\]]*)\]\(([^)\s]+)\)")
_END = re.compile(r"(?<=[.!?…])[\"”“’»)*_]*\s+(?=[\"“„(*«]*(\w))")
_WORD = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")


@cache
def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def prose(text: str) -> Iterator[tuple[int, str]]:
    """Lines with their numbers from 1, without tables and code; blank ones stand for those."""
    fenced = in_list = False
    before = ""
    for number, line in enumerate(text.splitlines(), 1):
        if _FENCE.match(line):
            fenced = not fenced
            line = ""
        elif fenced or line.startswith("|"):
            line = ""
        elif ITEM.match(line) and (in_list or not line.startswith(" ")):
            in_list = True
        elif line and not line.startswith(" ") and not before:
            in_list = False
        elif line.startswith("    ") and not in_list:
            line = ""
        before = line
        yield number, line


def links(text: str) -> list[str]:
    """Where the links and pictures of a page lead; what stands in signs of code is none."""
    joined = "\n".join(line for _, line in prose(text))
    tables = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    return [target for _, target in _LINK.findall(re.sub(r"`[^`]*`", "", f"{joined}\n{tables}"))]


def sentences(text: str) -> list[str]:
    """The sentences of paragraphs and items; code counts as a word, a link as what it stands on."""
    found: list[str] = []
    for paragraph in _paragraphs(text):
        plain = _LINK.sub(lambda link: link[1][:1].upper() + link[1][1:], paragraph)
        found += _split(re.sub(r"`[^`]*`", "Code", plain))
    return found


def _split(paragraph: str) -> Iterator[str]:
    begin = 0
    for end in _END.finditer(paragraph):
        if not end[1].islower():
            yield paragraph[begin : end.start()]
            begin = end.end()
    yield paragraph[begin:]


def words(sentence: str) -> int:
    return len(_WORD.findall(sentence))


def _paragraphs(text: str) -> Iterator[str]:
    lines: list[str] = []
    for _, line in (*prose(text), (0, "")):
        item = ITEM.match(line)
        if item or not line.strip() or line.startswith("#"):
            if lines:
                yield " ".join(lines)
            lines = []
        if line.strip() and not line.startswith("#"):
            lines.append(line[item.end() if item else 0 :].strip())


def for_whom(heading: str) -> list[str]:
    """The pages that the index lists below a heading, by their place in the project."""
    _, _, below = text_of("docs/README.md").partition(f"\n## {heading}\n")
    part, _, _ = below.partition("\n## ")
    return [(DOCS / target).resolve().relative_to(ROOT).as_posix() for target in links(part)]
