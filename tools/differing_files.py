"""The files whose types may differ between systems, by `python -m tools.differing_files`.

pyright looks at every file as on Linux, and at these as on other systems, too: in the rest it would
find the same once more. Types follow the system where a file asks for `sys.platform`, where it
names something that Python's library has on some systems only, and where it imports such a file.
"""

import ast
import functools
import tomllib
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
ASKS = "sys.platform"


def checked_files(root: Path = ROOT) -> list[Path]:
    """Return the files that pyright checks, as pyproject.toml names them."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    places = [root / name for name in project["tool"]["pyright"]["include"]]
    found = [[place] if place.is_file() else place.rglob("*.py") for place in places]
    return sorted(file.relative_to(root) for files in found for file in files)


def differing_files(root: Path = ROOT) -> list[Path]:
    """Return those of them whose types may differ, by their places below the root."""
    files = {file: (root / file).read_text(encoding="utf-8") for file in checked_files(root)}
    used = {file: _Used(text) for file, text in files.items()}
    asking = {_module(file) for file, text in files.items() if ASKS in text or used[file].differs}
    return [
        file
        for file in files
        if _module(file) in asking or not asking.isdisjoint(used[file].modules)
    ]


def names_of_some_systems(stub: str) -> set[str]:
    """Return what the text of a stub defines on some systems only."""
    if ASKS not in stub:
        return set()
    tests = (node for node in ast.walk(ast.parse(stub)) if isinstance(node, ast.If))
    differing = (test for test in tests if ASKS in ast.unparse(test.test))
    return {name for test in differing for name in _defined([*test.body, *test.orelse])}


def _defined(lines: Iterable[ast.stmt]) -> Iterator[str]:
    for line in lines:
        match line:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield line.name
            case ast.Assign():
                yield from (target.id for target in line.targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(name)):
                yield name
            case ast.Import() | ast.ImportFrom():
                yield from (each.asname or each.name for each in line.names)
            case ast.If():
                yield from _defined([*line.body, *line.orelse])
            case _:
                pass


class _Used:
    """The modules that a file imports, and whether it names what some systems lack in them."""

    def __init__(self, text: str) -> None:
        names, self.modules = set[str](), set[str]()
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Attribute(attr=name) | ast.Name(id=name):
                    names.add(name)
                case ast.Import():
                    self.modules |= {each.name for each in node.names}
                case ast.ImportFrom(module=str(module)):
                    names |= {each.name for each in node.names}
                    self.modules |= {module, *(f"{module}.{each.name}" for each in node.names)}
                case _:
                    pass
        packages = {module.partition(".")[0] for module in self.modules}
        self.differs = any(not names.isdisjoint(_standard().get(each, ())) for each in packages)
        self.differs |= any(map(_asks, packages - {"PySide6"}))  # whose stubs ask for nothing


def _module(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


@functools.cache
def _standard() -> dict[str, set[str]]:
    """What Python's library has on some systems only, by its modules and packages."""
    import pyright

    (stubs,) = Path(pyright.__file__).parent.rglob("typeshed-fallback/stdlib")
    found: dict[str, set[str]] = {}
    for stub in stubs.rglob("*.pyi"):
        names = names_of_some_systems(stub.read_text(encoding="utf-8"))
        found.setdefault(stub.relative_to(stubs).parts[0].removesuffix(".pyi"), set()).update(names)
    return found


@functools.cache
def _asks(package: str) -> bool:
    """Return whether an installed package asks for the system when it is imported."""
    if package in _standard() or (ROOT / package).exists():
        return False
    place = find_spec(package)
    if place is None or place.origin is None or not place.origin.endswith(".py"):
        return False
    return ASKS in Path(place.origin).read_text(encoding="utf-8")


if __name__ == "__main__":
    print(*(file.as_posix() for file in differing_files()), sep="\n")
