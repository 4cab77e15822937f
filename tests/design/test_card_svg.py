"""Faces and backs are composed from the stored drawings by plain work on text."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

from sixtysix_gui.design import card_svg
from sixtysix_gui.design.card_svg import (
    CardArtError,
    Colours,
    Pack,
    back_count,
    compose_back,
    compose_face,
    compose_portrait,
    score_markers,
)
from sixtysix_gui.languages import codes
from tests.helpers.rows import each_row
from tests.helpers.table.card_files import CARDS, CODES, HREF, SCORE_CODES, SVG

PACKS: tuple[Pack, ...] = ("french", "german")
INK, RED, GREEN, ORANGE = "#1F2532", "#C9382E", "#1F6B3F", "#E58A12"


def _face(
    pack: Pack = "french",
    code: str = "QH",
    letters: str = "en",
    colours: Colours = "two",
    *,
    large_indices: bool = False,
    low_rank_signs: bool = False,
) -> ElementTree.Element:
    svg = compose_face(
        pack,
        code,
        letters=letters,
        colours=colours,
        large_indices=large_indices,
        low_rank_signs=low_rank_signs,
    )
    return ElementTree.fromstring(svg)


def _letters(face: ElementTree.Element) -> ElementTree.Element:
    return next(p for p in face.iter(f"{SVG}path") if p.get("id") == "letters")


def _outline(code: str, letters: str = "en", pack: Pack = "french") -> str:
    return _letters(_face(pack, code, letters)).get("d", "")


def _index_signs(face: ElementTree.Element) -> int:
    """How many small signs stand beside the two index letters."""
    return sum(
        1
        for group in face.findall(f"{SVG}g")
        for use in group.findall(f"{SVG}use")
        if use.get(HREF) == "#sign"
    )


@each_row("pack", PACKS)
@each_row("letters", codes())
@each_row("colours", ["two", "four"])
def test_every_face_can_be_composed_in_every_form(
    pack: Pack, letters: str, colours: Colours
) -> None:
    for code in CODES + SCORE_CODES:
        for large in (False, True):
            face = _face(pack, code, letters, colours, large_indices=large)
            assert face.get("viewBox") == "0 0 590 910"
            assert _letters(face).get("d")


LABELS = [
    ("french", "en", "A K Q J 10 9 8 7 6 4"),
    ("french", "de", "A K D B 10 9 8 7 6 4"),
    ("german", "en", "D K O U 10 9 8 7 6 4"),
    ("german", "de", "D K O U 10 9 8 7 6 4"),
]


@each_row(("pack", "letters", "labels"), LABELS)
def test_the_index_shows_the_customary_letters(pack: Pack, letters: str, labels: str) -> None:
    outlines = tomllib.loads((CARDS / "index.toml").read_text("utf-8"))["letters"]
    for rank, label in zip("AKQJT98764", labels.split(), strict=True):
        assert _outline(rank + "S", letters, pack) == outlines["regular"][label]


def test_sixteen_labels_have_sixteen_outlines() -> None:
    outlines = tomllib.loads((CARDS / "index.toml").read_text("utf-8"))["letters"]
    for size in ("regular", "large"):
        assert len(set(outlines[size].values())) == 16


COLOURS = [
    ("two", {"C": INK, "S": INK, "H": RED, "D": RED}),
    ("four", {"C": INK, "S": GREEN, "H": RED, "D": ORANGE}),
]


@each_row(("colours", "expected"), COLOURS)
@each_row("rank", "AKQJT98764")
def test_letters_and_signs_have_the_colour_of_their_suit(
    rank: str, colours: Colours, expected: dict[str, str]
) -> None:
    for suit, colour in expected.items():
        face = _face("french", rank + suit, colours=colours)
        assert _letters(face).get("fill") == colour
        sign = next(g for g in face.iter(f"{SVG}g") if g.get("id") == "sign")
        assert sign[0].get("fill") == colour


@each_row("code", CODES + SCORE_CODES)
def test_the_german_pack_has_but_one_face_and_letters_of_ink(code: str) -> None:
    two = compose_face("german", code, letters="de", colours="two")
    assert compose_face("german", code, letters="de", colours="four") == two
    assert _letters(_face("german", code)).get("fill") == INK


@each_row("pack", PACKS)
@each_row("rank", "AKQJT98764")
def test_eights_and_lower_have_no_small_sign_unless_they_are_played(pack: Pack, rank: str) -> None:
    low = rank in "8764"
    assert _index_signs(_face(pack, rank + "C")) == (0 if low else 2)
    assert _index_signs(_face(pack, rank + "C", low_rank_signs=True)) == 2


def test_large_indices_are_larger_and_keep_out_of_the_picture() -> None:
    regular = tomllib.loads((CARDS / "index.toml").read_text("utf-8"))["sign"]
    assert regular["large"]["scale"] > regular["regular"]["scale"]
    assert _letters(_face(large_indices=True)).get("d") != _letters(_face()).get("d")


def test_nothing_of_the_placeholder_is_left() -> None:
    for pack in PACKS:
        assert b"<!--" not in compose_face(pack, "QH", letters="en", colours="two")


@each_row("pack", PACKS)
def test_a_pack_has_three_backs_and_no_other(pack: Pack) -> None:
    assert back_count(pack) == 3
    assert len({compose_back(pack, n) for n in (1, 2, 3)}) == 3
    for number in (0, 4, -1):
        with pytest.raises(CardArtError, match="back"):
            compose_back(pack, number)


@each_row("pack", PACKS)
def test_nine_and_ace_have_a_portrait_and_the_courts_have_none(pack: Pack) -> None:
    for rank in "9A":
        assert ElementTree.fromstring(compose_portrait(pack, rank)).get("viewBox") == "0 0 200 200"
    for rank in ("K", "7", "", "../index"):
        with pytest.raises(CardArtError, match="portrait"):
            compose_portrait(pack, rank)


def test_markers_are_those_of_the_data_file() -> None:
    rows = tomllib.loads((CARDS / "markers.toml").read_text("utf-8"))
    for pack in PACKS:
        for row, marker in zip(rows[pack], score_markers(pack), strict=True):
            assert (row["dx"], row["dy"], row["tilt"], row["under"]) == marker
        assert [marker.under for marker in score_markers(pack)] == [False] * 7 + [True]


@each_row("code", ["", "Q", "1H", "QX", "qh", "QHH", "../index", "5S", "3H"])
def test_an_unknown_card_is_refused_with_a_sentence(code: str) -> None:
    with pytest.raises(CardArtError, match="There is no card"):
        compose_face("french", code, letters="en", colours="two")


def test_an_unknown_pack_is_refused() -> None:
    pack = cast("Pack", "tarot")
    with pytest.raises(CardArtError, match="tarot"):
        compose_face(pack, "QH", letters="en", colours="two")
    for call in (back_count, score_markers):
        with pytest.raises(CardArtError, match="tarot"):
            call(pack)


@each_row("name", ["", ".", "french/../german", "/", "french\0"])
def test_a_pack_is_a_name_and_never_a_path(name: str) -> None:
    pack = cast("Pack", name)
    for call in (
        lambda: compose_face(pack, "QH", letters="en", colours="two"),
        lambda: compose_back(pack, 1),
        lambda: compose_portrait(pack, "9"),
        lambda: back_count(pack),
        lambda: score_markers(pack),
    ):
        with pytest.raises(CardArtError, match="There is no"):
            call()


def test_unknown_letters_and_colours_are_refused_by_their_names() -> None:
    with pytest.raises(CardArtError, match="cyrillic"):
        compose_face("french", "QH", letters="cyrillic", colours="two")
    with pytest.raises(CardArtError, match="nine"):
        compose_face("german", "QH", letters="en", colours=cast("Colours", "nine"))


@pytest.fixture
def own_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of cards that a test may damage."""
    folder = tmp_path / "cards"
    (folder / "french").mkdir(parents=True)
    for name in ("index.toml", "markers.toml", "french/QH.svg"):
        (folder / name).write_bytes((CARDS / name).read_bytes())
    monkeypatch.setattr(card_svg, "resource_path", tmp_path.joinpath)
    _forget()
    yield folder
    _forget()


def _forget() -> None:
    for cached in vars(card_svg).values():
        if hasattr(cached, "cache_clear"):
            cached.cache_clear()


DAMAGE = [
    ("french/QH.svg", b"\xff\xfe\x00", "cannot be read"),
    ("french/QH.svg", b"<svg/>", "no place for its index"),
    ("french/QH.svg", None, "cannot be read"),
    ("index.toml", b"= 3", "damaged"),
    ("index.toml", b"ink = '#1F2532'", "damaged"),
    ("index.toml", None, "cannot be read"),
]


@pytest.mark.parametrize(("name", "content", "message"), DAMAGE)
def test_a_damaged_or_missing_file_is_named(
    own_cards: Path, name: str, content: bytes | None, message: str
) -> None:
    if content is None:
        (own_cards / name).unlink()
    else:
        (own_cards / name).write_bytes(content)
    with pytest.raises(CardArtError, match=message) as caught:
        compose_face("french", "QH", letters="en", colours="two")
    assert name in str(caught.value)


def _damage(file: Path, old: str, new: str) -> None:
    """Write something else in a file, in the first place where some text stands."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


WRONG_VALUES = [
    ("x = 60", "x = 'left'"),
    ("scale = 0.62", "scale = []"),
    ('ranks-without-sign = "8764"', "ranks-without-sign = 8764"),
    ("[letters.regular]", "[letters.small]"),
    ("[colours.two.H]", "[colours.two.X]"),
]


@pytest.mark.parametrize(("old", "new"), WRONG_VALUES)
def test_an_index_of_the_wrong_kind_is_damaged(own_cards: Path, old: str, new: str) -> None:
    _damage(own_cards / "index.toml", old, new)
    with pytest.raises(CardArtError, match=r"index\.toml are damaged"):
        compose_face("french", "QH", letters="en", colours="two")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dx = 0.0", "dx = 'left'"),
        ("dy = 0.248", "dy = nan"),
        ("tilt = 30.0", "tilt = inf"),
        ("n = 0", "n = 'none'"),
        ("n = 1", "n = [1]"),
        ("n = 7", "n = 6"),
        ("under = true", ""),
    ],
)
def test_a_marker_of_the_wrong_kind_is_damaged(own_cards: Path, old: str, new: str) -> None:
    _damage(own_cards / "markers.toml", old, new)
    with pytest.raises(CardArtError, match="french"):
        score_markers("french")


@each_row(
    "content", [b"", b"french = 3", b"french = 'a'", b"[[french]]\nn = 0", b"[[french]]\nm = 0"]
)
def test_damaged_markers_are_named(own_cards: Path, content: bytes) -> None:
    (own_cards / "markers.toml").write_bytes(content)
    with pytest.raises(CardArtError, match="french"):
        score_markers("french")


def test_composing_a_card_needs_no_qt() -> None:
    program = (
        "import sys; from sixtysix_gui.design.card_svg import compose_face;"
        "compose_face('french', 'QH', letters='en', colours='four');"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=60).returncode == 0


def test_the_composed_text_is_well_formed_for_every_colour_exchange() -> None:
    text = compose_face("french", "KS", letters="en", colours="four").decode()
    assert not re.search(r'class="suit"[^>]*#1F2532', text)
    assert re.search(rf'class="suit"[^>]*fill="{GREEN}"', text)
