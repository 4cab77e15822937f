"""What is compiled again, what is removed, and what is said where nothing can be compiled."""

import struct
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tools import compile_modules
from tools.compiled_modules import compiled_modules, outdated_modules

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two modules to compile, `one` and `two`, beside a plain one."""
    package = tmp_path / "sixtysix_gui"
    package.mkdir()
    (tmp_path / "setup.py").write_text("how", encoding="utf-8")
    for name in ("one.py", "one.pxd", "two.py", "two.pxd", "plain.py"):
        (package / name).write_text(name, encoding="utf-8")
    return tmp_path


def compile_all(project: Path) -> None:
    for module in compiled_modules(project):
        content = f"machine code, {module.made_from()}, more of it"
        (project / module.source.with_suffix(SUFFIX)).write_text(content, encoding="utf-8")


def names_of_outdated(project: Path) -> list[str]:
    return [module.name.rpartition(".")[2] for module in outdated_modules(project)]


def compiled_files(project: Path) -> set[str]:
    return {file.name.partition(".")[0] for file in project.rglob(f"*{SUFFIX}")}


def test_a_module_is_compiled_if_its_types_stand_beside_it(project: Path) -> None:
    names = [module.name for module in compiled_modules(project)]
    assert names == ["sixtysix_gui.one", "sixtysix_gui.two"]


def test_what_is_not_compiled_yet_is_outdated(project: Path) -> None:
    assert names_of_outdated(project) == ["one", "two"]


@pytest.mark.parametrize(
    ("changed", "outdated"),
    [
        ("sixtysix_gui/plain.py", []),
        ("sixtysix_gui/one.py", ["one"]),
        ("sixtysix_gui/one.pxd", ["one", "two"]),
        ("setup.py", ["one", "two"]),
    ],
)
def test_a_change_outdates_what_is_made_from_it(
    project: Path, changed: str, outdated: list[str]
) -> None:
    compile_all(project)
    assert names_of_outdated(project) == []
    (project / changed).write_text("changed", encoding="utf-8")
    assert names_of_outdated(project) == outdated
    assert compiled_files(project) == (set() if outdated else {"one", "two"})


def test_a_compiled_file_goes_with_the_types_of_its_module(project: Path) -> None:
    compile_all(project)
    (project / "sixtysix_gui" / "two.pxd").unlink()
    (project / "sixtysix_gui" / "two.py").unlink()
    assert names_of_outdated(project) == ["one"]
    assert compiled_files(project) == set()


def test_where_one_is_missing_none_of_the_others_is_left(project: Path) -> None:
    compile_all(project)
    (project / "sixtysix_gui" / "one").with_suffix(SUFFIX).unlink()
    assert names_of_outdated(project) == ["one"]
    assert compiled_files(project) == set()


def test_where_one_is_cut_off_all_are_compiled_anew(project: Path) -> None:
    """Its mark may still be there, though the library is not whole."""
    compile_all(project)
    file = (project / "sixtysix_gui" / "one").with_suffix(SUFFIX)
    table = struct.pack("<6s34xQ10xHH2x", b"\x7fELF\x02\x01", 1000, 64, 3)
    for size, outdated in ((1000 + 3 * 64, []), (1000 + 3 * 64 - 1, ["one"])):
        file.write_bytes((table + file.read_bytes()).ljust(size, b"\0"))
        assert names_of_outdated(project) == outdated
        compile_all(project)


def test_what_belongs_to_no_module_is_removed(project: Path) -> None:
    compile_all(project)
    (project / "sixtysix_gui" / "plain").with_suffix(SUFFIX).write_text("old", encoding="utf-8")
    assert names_of_outdated(project) == []
    assert compiled_files(project) == {"one", "two"}


def test_without_a_compiler_one_sentence_says_what_that_means(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_modules, "working_compiler", lambda: None)
    compile_all(project)
    assert compile_modules.main(["--only-ask"], project) == 0
    assert compile_modules.main([], project) == 0
    assert capsys.readouterr().err == ""
    (project / "setup.py").write_text("otherwise", encoding="utf-8")
    assert compile_modules.main(["--only-ask"], project) == 1
    assert compile_modules.main([], project) == 1
    assert capsys.readouterr().err == f"{compile_modules.NO_COMPILER}\n"
    assert compiled_files(project) == set()


def test_a_compiler_that_finds_no_headers_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def elsewhere(_name: str) -> str:
        return str(tmp_path)

    monkeypatch.setattr("sysconfig.get_path", elsewhere)
    monkeypatch.setattr("sys.platform", "linux")
    assert compile_modules.working_compiler() is None
