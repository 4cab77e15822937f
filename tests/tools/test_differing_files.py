"""Which files pyright looks at once more for each other system."""

from pathlib import Path

from tools.differing_files import checked_files, differing_files, names_of_some_systems

STUB = """
import sys
def everywhere(): ...
if sys.platform != "win32":
    from posix import getuid as getuid
    NICE: int
    if sys.version_info >= (3, 12):
        def unshare(): ...
else:
    class Windows:
        def method(self): ...
class Popen:
    if sys.platform == "win32":
        flags = 1
"""
FILES = {
    "pyproject.toml": '[tool.pyright]\ninclude = ["package", "single.py"]\n',
    "package/__init__.py": "",
    "package/asks.py": "import sys\nNAME = 1 if sys.platform == 'win32' else ''\n",
    "package/imports.py": "from package.asks import NAME\n",
    "package/imports_that.py": "from package import imports\n",
    "package/lacks.py": "from os import getuid\n",
    "package/lacks_too.py": "import signal\nsignal.SIGKILL\n",
    "package/plain.py": "import os\nfrom pathlib import Path\ngetuid = os.sep\n",
    "package/same_name.py": "class A:\n    def getuid(self): ...\n",
    "single.py": "import package.lacks\n",
    "unchecked.py": "import sys\nsys.platform\n",
}


def test_a_name_of_some_systems_stands_below_a_question() -> None:
    assert names_of_some_systems(STUB) == {"getuid", "NICE", "unshare", "Windows", "flags"}
    assert names_of_some_systems("def everywhere(): ...") == set()


def test_types_differ_where_a_file_asks_lacks_or_imports_what_does(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert len(checked_files(tmp_path)) == 9
    found = [file.as_posix() for file in differing_files(tmp_path)]
    names = ("asks", "imports", "lacks", "lacks_too", "plain")
    assert found == [*(f"package/{name}.py" for name in names), "single.py"]


def test_of_this_project_it_is_every_file_that_asks_and_not_all() -> None:
    everything, some = checked_files(), set(differing_files())
    asks = {file for file in everything if "sys.platform" in file.read_text(encoding="utf-8")}
    assert asks
    assert asks <= some
    assert len(some) < len(everything) / 2
