"""A card's drawing put together: pack, letters, colours and back."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from math import isfinite
from typing import Literal, NamedTuple, TypedDict, cast, get_args

from sixtysix_gui import languages
from sixtysix_gui.resource_files import ResourceMissingError, resource_path

Pack = Literal["french", "german"]
Colours = Literal["two", "four"]

CARD_WIDTH = 590
CARD_HEIGHT = 910
"""Size of a card in the units of its SVG."""
CARD_ASPECT = CARD_HEIGHT / CARD_WIDTH
"""Height of a card in card widths."""

MARKERS = 8
"""A seven shows none of its pips, all seven, or any number between."""

INDEX_MARK = "<!-- index -->"
_HALF_TURN = f"rotate(180 {CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})"
_CODE = re.compile(r"[46-9TJQKA][CSHD]")
_DAMAGED = (KeyError, TypeError, ValueError, AttributeError)
"""What reading a table of data raises where a key or a value is not what it should be."""
_ROLE_COLOUR = re.compile(r'(class="([a-z-]+)"[^>]*?(?:fill|stroke)=")#[0-9A-Fa-f]{6}"')


class CardArtError(LookupError):
    """A card drawing that does not exist, or whose file is missing or damaged."""


class Marker(NamedTuple):
    """How one card covers another so that n pips of a seven stay visible.

    dx and dy lead from the seven's centre to the cover's centre, in card widths and heights; the
    cover is turned about its own centre by tilt degrees, clockwise; it lies over the seven, or
    under it.
    """

    dx: float
    dy: float
    tilt: float
    under: bool


class _Place(TypedDict):
    x: float
    y: float
    scale: float


class _MarkerRow(TypedDict):
    n: int
    dx: float
    dy: float
    tilt: float
    under: bool


_IndexData = TypedDict(
    "_IndexData",
    {
        "ranks-without-sign": str,
        "ink": str,
        "sign": dict[str, _Place],
        "colours": dict[str, dict[str, dict[str, str]]],
        "letters": dict[str, dict[str, str]],
    },
)


@cache
def _stored(*parts: str) -> str:
    """The text of a file below `resources/cards`."""
    try:
        return resource_path("cards", *parts).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ResourceMissingError) as error:
        raise CardArtError(f"The card drawing {'/'.join(parts)} cannot be read.") from error


def _require_pack(pack: Pack) -> None:
    """Refuses any other name: packs are folders, and a name must not lead elsewhere."""
    if pack not in get_args(Pack):
        raise CardArtError(f"There is no pack “{pack}”.")


@cache
def _toml(name: str) -> dict[str, object]:
    try:
        return tomllib.loads(_stored(name))
    except tomllib.TOMLDecodeError as error:
        raise CardArtError(f"The card data {name} are damaged.") from error


def _index(data: _IndexData, label: str, *, colour: str, size: str, with_sign: bool) -> str:
    """The index in the upper left corner and, inverted, in the lower right one."""
    letters = data["letters"][size][label]
    parts = [f'<path id="letters" fill="{colour}" fill-rule="evenodd" d="{letters}"/>']
    if with_sign:
        place = data["sign"][size]
        where = f"translate({place['x']:g} {place['y']:g}) scale({place['scale']:g})"
        parts.append(f'<use xlink:href="#sign" transform="{where}"/>')
    index = "".join(parts)
    inverted = index.replace(' id="letters"', "")
    return f'<g>{index}</g>\n<g transform="{_HALF_TURN}">{inverted}</g>'


def _recoloured(face: str, colours: dict[str, str]) -> str:
    """The face with the colour of every element that has one of the given classes exchanged."""

    def exchange(match: re.Match[str]) -> str:
        colour = colours.get(match[2])
        return f'{match[1]}{colour}"' if colour else match[0]

    return _ROLE_COLOUR.sub(exchange, face)


def _complete(
    face: str,
    pack: Pack,
    code: str,
    letters: str,
    colours: Colours,
    *,
    size: str,
    low_rank_signs: bool,
) -> str:
    """A stored face with its index, in its colours."""
    data = cast("_IndexData", _toml("index.toml"))
    rank, suit = code
    roles = data["colours"][colours][suit] if pack == "french" else {"suit": data["ink"]}
    index = _index(
        data,
        languages.language(letters).index_of(pack, rank),
        colour=roles["suit"],
        size=size,
        with_sign=low_rank_signs or rank not in data["ranks-without-sign"],
    )
    if pack == "french" and colours == "four":
        face = _recoloured(face, roles)
    return face.replace(INDEX_MARK, index)


def _face_without_index(pack: Pack, code: str) -> str:
    if pack not in get_args(Pack) or not _CODE.fullmatch(code):
        raise CardArtError(f"There is no card “{code}” in the pack “{pack}”.")
    face = _stored(pack, f"{code}.svg")
    if INDEX_MARK not in face:
        raise CardArtError(f"The card drawing {pack}/{code}.svg has no place for its index.")
    return face


@cache
def compose_face(
    pack: Pack,
    code: str,
    *,
    letters: str,
    colours: Colours,
    large_indices: bool = False,
    low_rank_signs: bool = False,
) -> bytes:
    """Composes the SVG of a card's face.

    Args:
        pack: French-suited or German-suited drawings.
        code: rank and French suit letter, as in `QH`: the queen of hearts, or the Ober of hearts;
            sixes and fours are there to show scores.
        letters: code of the language whose letters stand in the index, as in A K Q J or A K D B.
        colours: two colours, or four (clubs black, spades green, hearts red, diamonds orange); the
            German-suited pack has but one face.
        large_indices: larger letters, for eyes that need them.
        low_rank_signs: a small sign in the index of eights and lower too. Without it they count
            points to the pip, with it they are told apart in a fanned hand.

    Raises:
        CardArtError: there is no such card or form of it, or its drawing cannot be read.
    """
    if letters not in languages.codes() or colours not in get_args(Colours):
        raise CardArtError(f"There are no cards with “{letters}” letters in “{colours}” colours.")
    face = _face_without_index(pack, code)
    try:
        return _complete(
            face,
            pack,
            code,
            letters,
            colours,
            size="large" if large_indices else "regular",
            low_rank_signs=low_rank_signs,
        ).encode()
    except _DAMAGED as error:
        raise CardArtError("The card data index.toml are damaged.") from error


@cache
def compose_back(pack: Pack, number: int) -> bytes:
    """The SVG of a card back.

    Args:
        pack: which pack.
        number: 1 up to `back_count(pack)`.

    Raises:
        CardArtError: there is no such back, or its drawing cannot be read.
    """
    _require_pack(pack)
    return _stored(pack, f"back-{number}.svg").encode()


@cache
def compose_portrait(pack: Pack, rank: str) -> bytes:
    """The SVG of a round portrait, 200 by 200 units, for a rank that has no figure on its cards.

    Args:
        pack: which pack.
        rank: `9` or `A`.

    Raises:
        CardArtError: there is no such portrait, or its drawing cannot be read.
    """
    _require_pack(pack)
    return _stored(pack, f"portrait-{rank}.svg").encode()


@cache
def back_count(pack: Pack) -> int:
    """How many backs a pack has.

    Raises:
        CardArtError: there is no such pack, or it is missing.
    """
    _require_pack(pack)
    try:
        return sum(1 for _ in resource_path("cards", pack).glob("back-*.svg"))
    except ResourceMissingError as error:
        raise CardArtError(f"The card drawings of the pack “{pack}” are missing.") from error


def _marker(row: _MarkerRow) -> Marker:
    marker = Marker(float(row["dx"]), float(row["dy"]), float(row["tilt"]), bool(row["under"]))
    if not all(map(isfinite, marker)):
        raise ValueError(row)
    return marker


@cache
def score_markers(pack: Pack) -> tuple[Marker, ...]:
    """The eight ways to cover a seven: entry n leaves exactly n pips visible.

    Raises:
        CardArtError: there is no such pack, or the data cannot be read.
    """
    _require_pack(pack)
    rows = cast("list[_MarkerRow]", _toml("markers.toml").get(pack, []))
    try:
        by_count = {row["n"]: _marker(row) for row in rows}
        markers = tuple(by_count[n] for n in range(MARKERS))
    except _DAMAGED as error:
        message = f"The score markers of the pack “{pack}” are damaged."
        raise CardArtError(message) from error
    return markers


BACK = "back"
"""The code of a card that lies face down."""


@dataclass(frozen=True)
class CardStyle:
    """The choice of cards, with the values of the settings.

    `letters` is the code of the language whose letters stand on the cards. `strong_edge` draws a
    dark line around every card, for those who need contrast.
    """

    pack: Pack = "french"
    letters: str = "en"
    colours: Colours = "two"
    large_indices: bool = False
    back: int = 1
    strong_edge: bool = False

    def picture_key(self, code: str) -> tuple[object, ...]:
        """Names everything that the picture of a card depends on."""
        if code == BACK:
            return (code, self.pack, self.back, self.strong_edge)
        chosen = (self.letters, self.colours, self.large_indices, self.strong_edge)
        return (code, self.pack, *chosen)

    def svg(self, code: str) -> bytes:
        """Return the drawing of a card, `BACK` included.

        Raises:
            CardArtError: there is no such card, or its drawing cannot be read.
        """
        if code == BACK:
            return compose_back(self.pack, self.back)
        return compose_face(
            self.pack,
            code,
            letters=self.letters,
            colours=self.colours,
            large_indices=self.large_indices,
        )
