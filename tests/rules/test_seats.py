"""No one goes through all seats there are: a table says who sits at it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import sixtysix_gui
from sixtysix_gui.rules.seats import (
    BOTH,
    FIRST_SEATS,
    PARTNERS,
    THREE_ALONE,
    TWO_ALONE,
    Parties,
    Seat,
    opposite,
    seats_of,
)
from tests.helpers.rows import each_row

PACKAGE = Path(sixtysix_gui.__file__).parent
COMPILED = PACKAGE / "ai" / "two" / "solver"
"""The one room in which a seat may be made of a number: there they are numbers."""
MODULES = [
    path
    for root in (PACKAGE, PACKAGE.parent / "tools", PACKAGE.parent / "tests")
    for path in sorted(root.rglob("*.py"))
]
ALLOWED_ATTRIBUTES = {seat.name for seat in Seat}


def wrong_uses(tree: ast.AST) -> Iterator[int]:
    """The lines in which ``Seat`` is used as a collection, or made of a reckoned number."""
    good = {id(part) for node in ast.walk(tree) for part in (*named_in(node), *types_in(node))}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == "Seat" and id(node) not in good:
            yield node.lineno


def text_with_seats(path: Path) -> str:
    """What a module says, if it imports the seats."""
    text = path.read_text(encoding="utf-8")
    return text if "import Seat" in text or ", Seat" in text else ""


def named_in(node: ast.AST) -> Iterator[ast.AST]:
    """What one seat is taken from by its name."""
    if isinstance(node, ast.Attribute) and node.attr in ALLOWED_ATTRIBUTES:
        yield node.value
    if isinstance(node, ast.Subscript):
        yield node.value


def types_in(node: ast.AST) -> Iterator[ast.AST]:
    """What stands where a type is meant: annotations, parameters of types, ``isinstance``."""
    for name in ("annotation", "returns"):
        kind = getattr(node, name, None)
        if kind is not None:
            yield from ast.walk(kind)
    if isinstance(node, ast.Subscript):
        yield from ast.walk(node.slice)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        yield from ast.walk(node)
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp):
        yield from ast.walk(node.value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        for argument in node.args if node.func.id in ("isinstance", "Signal", "cast") else ():
            yield from ast.walk(argument)


@each_row(
    "code",
    [
        "for seat in Seat: pass",
        "[seat for seat in Seat]",
        "len(Seat)",
        "tuple(Seat)",
        "Seat(1 - seat)",
        "Seat.__members__",
        "[*Seat]",
        "pytest.mark.parametrize('seat', Seat)",
    ],
)
def test_what_is_forbidden(code: str) -> None:
    assert list(wrong_uses(ast.parse(code))) == [1]


@each_row(
    "code",
    [
        "Seat.A",
        "Seat['A']",
        "x: Seat = y",
        "def f(seat: Seat) -> Seat | None: ...",
        "X = Seat | int",
    ],
)
def test_what_is_allowed(code: str) -> None:
    assert list(wrong_uses(ast.parse(code))) == []


def test_nothing_goes_through_all_seats() -> None:
    found = {
        f"{path.relative_to(PACKAGE.parent)}:{line}"
        for path in MODULES
        if path.parent != COMPILED and path != Path(__file__)
        for line in wrong_uses(ast.parse(text_with_seats(path)))
    }
    assert found == set()


def test_both() -> None:
    assert [opposite(seat) for seat in BOTH] == [Seat.B, Seat.A]


@each_row(("parties", "sides"), [(TWO_ALONE, "A B"), (THREE_ALONE, "A B C"), (PARTNERS, "AC BD")])
def test_parties(parties: Parties, sides: str) -> None:
    assert ["".join(seat.name for seat in party.seats) for party in parties] == sides.split()
    assert [seat.name for seat in seats_of(parties)] == sorted(sides.replace(" ", ""))
    assert [party.name for party in parties] == [side[0] for side in sides.split()]
    assert FIRST_SEATS[: len(parties)] == tuple(party.seats[0] for party in parties)
    for number, party in enumerate(parties):
        assert "xyz"[party] == "xyz"[number]
