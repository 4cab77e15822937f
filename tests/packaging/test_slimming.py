"""What the frozen program takes along of Qt and of the system."""

from collections.abc import Iterable

from tests.helpers.rows import each_row
from tools.installers.slimming import (
    Entry,
    keep_libraries,
    keep_plugins,
    keep_texts,
    reachable,
)

PLUGINS = "PySide6/Qt/plugins"


def binary(name: str, folder: str = "/qt") -> Entry:
    return (name, f"{folder}/{name.rpartition('/')[2]}", "BINARY")


@each_row(
    ("name", "stays"),
    [
        (f"{PLUGINS}/platforms/libqxcb.so", True),
        (f"{PLUGINS}/platforms/libqwayland.so", True),
        (f"{PLUGINS}/platforms/libqeglfs.so", False),
        (f"{PLUGINS}/imageformats/libqsvg.so", True),
        (f"{PLUGINS}/imageformats/libqjpeg.so", False),
        (f"{PLUGINS}/tls/libqopensslbackend.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", False),
        ("PySide6\\plugins\\styles\\qmodernwindowsstyle.dll", True),
        (f"{PLUGINS}/platforms/libqcocoa.dylib", True),
        ("PySide6/QtCore.abi3.so", True),
        ("libpython3.11.so.1.0", True),
    ],
)
def test_plugins_are_chosen_by_name(name: str, stays: bool) -> None:
    assert keep_plugins([binary(name)]) == ([binary(name)] if stays else [])


@each_row(
    ("name", "stays"),
    [
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6\\translations\\qtbase_de.qm", True),
        ("PySide6\\translations\\qt_de.qm", False),
        ("sixtysix_gui/resources/languages/de/sixtysix_de.qm", True),
        ("sixtysix_gui/resources/languages/de/LC_MESSAGES/sixtysix-cli.mo", True),
    ],
)
def test_only_our_languages_of_qt_stay(name: str, stays: bool) -> None:
    entry = (name, f"/qt/{name}", "DATA")
    assert keep_texts([entry]) == ([entry] if stays else [])


LINKS = {
    "QtWidgets.abi3.so": ["libQt6Widgets.so.6", "libpyside6.abi3.so"],
    "libQt6Widgets.so.6": ["libQt6Gui.so.6"],
    "libQt6Gui.so.6": ["libQt6Core.so.6", "libGL.so.1"],
    "libqxcb.so": ["libQt6XcbQpa.so.6", "libxcb-cursor.so.0"],
    "libQt6Core.so.6": ["libQt6Gui.so.6"],  # a circle must not matter
}


def imports(file: str) -> Iterable[str]:
    return [f"/qt/{name}" for name in LINKS.get(file.rpartition("/")[2], [])]


def test_only_reached_libraries_of_qt_stay() -> None:
    entries = [
        binary("PySide6/QtWidgets.abi3.so"),
        binary(f"{PLUGINS}/platforms/libqxcb.so"),
        *(binary(f"PySide6/Qt/lib/libQt6{name}.so.6") for name in ("Widgets", "Gui", "Core")),
        binary("PySide6/Qt/lib/libQt6XcbQpa.so.6"),
        binary("PySide6/Qt/lib/libQt6Network.so.6"),
        binary("PySide6/libpyside6.abi3.so.6.11"),
    ]
    kept = [name for name, _, _ in keep_libraries(entries, imports, linux=True)]
    assert "PySide6/Qt/lib/libQt6Network.so.6" not in kept
    assert len(kept) == len(entries) - 1


@each_row(
    ("name", "stays"),
    [
        ("libxcb-cursor.so.0", True),
        ("libxcb.so.1", False),
        ("libxkbcommon-x11.so.0", True),
        ("libpython3.11.so.1.0", True),
        ("libstdc++.so.6", False),
        ("libglib-2.0.so.0", False),
        ("python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so", True),
        ("sixtysix_gui/ai/two/search/tree.abi3.so", True),
    ],
)
def test_linux_keeps_its_own_libraries(name: str, stays: bool) -> None:
    kept = keep_libraries([binary(name, "/usr/lib")], imports, linux=True)
    assert bool(kept) is stays


def test_other_systems_lack_the_libraries_of_c() -> None:
    entry = binary("MSVCP140.dll")
    assert keep_libraries([entry], imports, linux=False) == [entry]


def test_what_draws_by_opengl_on_windows_is_left_out() -> None:
    entry = binary("PySide6\\opengl32sw.dll")
    assert keep_libraries([entry], imports, linux=False) == []


# who is linked with whom in PySide6 6.11 for Windows, as far as it leads to the network
WINDOWS_LINKS = {
    "QtWidgets.pyd": ["Qt6Widgets.dll", "Qt6Gui.dll", "Qt6Core.dll"],
    "Qt6Widgets.dll": ["Qt6Gui.dll", "Qt6Core.dll"],
    "Qt6Gui.dll": ["Qt6Core.dll"],
    "qwindows.dll": ["Qt6Gui.dll", "Qt6Core.dll"],
    "qtuiotouchplugin.dll": ["Qt6Network.dll", "Qt6Gui.dll"],
    "qschannelbackend.dll": ["Qt6Network.dll", "Qt6Core.dll"],
    "QtNetwork.pyd": ["Qt6Network.dll", "Qt6Core.dll"],
}


def windows_imports(file: str) -> Iterable[str]:
    return [f"/qt/{name}" for name in WINDOWS_LINKS.get(file.rpartition("/")[2], [])]


@each_row("place", ["PySide6\\", ""])
@each_row("uses_it", [False, True])
def test_the_network_stays_out_of_windows_unless_it_is_used(place: str, uses_it: bool) -> None:
    libraries = [f"{place}Qt6{name}.dll" for name in ("Widgets", "Gui", "Core", "Network")]
    plugins = ["platforms\\qwindows", "generic\\qtuiotouchplugin", "tls\\qschannelbackend"]
    modules = ["PySide6\\QtWidgets.pyd", *(["PySide6\\QtNetwork.pyd"] if uses_it else [])]
    names = [*libraries, *modules, *(f"PySide6\\plugins\\{plugin}.dll" for plugin in plugins)]
    entries = [(name, f"/qt/{name.rpartition(chr(92))[2]}", "BINARY") for name in names]
    kept = [
        name for name, *_ in keep_libraries(keep_plugins(entries), windows_imports, linux=False)
    ]
    assert (f"{place}Qt6Network.dll" in kept) is uses_it
    assert {*libraries[:3], "PySide6\\plugins\\platforms\\qwindows.dll"} <= set(kept)
    assert not [name for name in kept if "generic" in name or "tls" in name]


def test_reaching_follows_links_once() -> None:
    links = {"a": ["b", "c"], "b": ["a"], "c": ["d"], "x": ["y"]}
    assert reachable(["a"], lambda file: links.get(file, [])) == {"a", "b", "c", "d"}
