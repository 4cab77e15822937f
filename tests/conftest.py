"""The same world for every test: no screen, no user folders, no clock, nothing left running.

`--window` runs the second ring instead of the first: whole games, real windows, other processes;
`--release` the third: what people install. `--all` runs the first two, and what is slow in full;
without it the slow tests are sampled. `--interpreted` ignores the compiled modules.
"""

import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from sixtysix_gui.storage.folders import HOME_VARIABLE
from tests.helpers.runs import interpreted, leaks, measuring, rings, sampling, skips

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

# Qt reads these once, when the first application object is made.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The C library keeps every text that it has translated once, whatever LANGUAGE says afterwards: in
# the locale C it translates nothing. LC_ALL would leave no locale of its own to the messages.
for name in [name for name in os.environ if name.startswith("LC_")]:
    del os.environ[name]
os.environ.update(LANG="C.UTF-8", LC_MESSAGES="C", LANGUAGE="en", TZ="UTC")
if sys.platform == "win32":  # without a screen, Qt does not ask Windows where its fonts are
    os.environ.setdefault("QT_QPA_FONTDIR", os.path.join(os.environ["SYSTEMROOT"], "Fonts"))
# Outside a test there are no user folders at all: a path that is not whole is refused.
os.environ[HOME_VARIABLE] = "nowhere"
for name in ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_LOGGING_RULES"):
    os.environ.pop(name, None)

hypothesis.settings.register_profile(
    "sampled", derandomize=True, deadline=None, max_examples=50, database=None
)
hypothesis.settings.register_profile(
    "exhaustive", parent=hypothesis.settings.get_profile("sampled"), max_examples=1000
)

_folder_numbers = count()
_FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all", action="store_true", help="run the first two rings, and slow tests in full"
    )
    rings.add_options(parser)
    skips.add_option(parser)
    parser.addoption("--interpreted", action="store_true", help="ignore the compiled modules")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--interpreted"):
        interpreted.ignore_compiled_modules()
    thorough = config.getoption("--all")
    hypothesis.settings.load_profile("exhaustive" if thorough else "sampled")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    is_of_tests = collection_path.name.startswith("test_") and collection_path.suffix == ".py"
    return (is_of_tests and rings.has_none_of(config, collection_path)) or None


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None]:
    yield
    if rings.is_outside(metafunc.config, metafunc.definition):
        sampling.keep_marked(metafunc, rings.asked_for(metafunc.config))
    elif not metafunc.config.getoption("--all") and not rings.names_a_case(metafunc.config):
        sampling.thin_out_languages(metafunc)
        sampling.thin_out(metafunc)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    absent = rings.outside(config, items)
    if not config.getoption("--all"):
        absent |= sampling.left_out(items)
    config.hook.pytest_deselected(items=[item for item in items if item in absent])
    items[:] = [item for item in items if item not in absent]
    items.sort(key=lambda item: item.get_closest_marker("first") is None)


def pytest_collection_finish() -> None:
    leaks.set_aside_all_there_is()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    yield
    if nextitem is None or nextitem.path != item.path:  # the fixtures of the file are gone as well
        leaks.set_aside_what_has_gathered()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    sources = item.config.getoption("cov_source", default=None) or ()
    repeats = item.get_closest_marker("unmeasured") is not None
    if measuring.is_measured(item.nodeid, sources) and not repeats:
        return (yield)
    with measuring.unmeasured():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    skips.refuse(item.config, report)
    if report.when == "call":
        item.stash[_FAILED] = report.failed
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    skips.refuse(collector.config, report)
    return report


@pytest.fixture(scope="session")
def exhaustive(pytestconfig: pytest.Config) -> bool:
    """Whether `--all` was given: a test may then try every case instead of some."""
    return bool(pytestconfig.getoption("--all"))


@pytest.fixture(scope="session")
def _homes() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="sixtysix-homes-") as folder:
        yield Path(folder)


@pytest.fixture(autouse=True)
def user_folders(_homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test, made only when something is written there.

    The program's own variable counts first, on every system. Without it the others count, as far
    as a system has them: nothing that a test starts may come near the files of whoever runs it.
    """
    home = _homes / str(next(_folder_numbers))
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(home / "home"))
    for kind in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    runtime = _homes / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    for kind in ("APPDATA", "LOCAL_APPDATA"):  # of platformdirs; Windows does not ask %APPDATA%
        monkeypatch.setenv(f"WIN_PD_OVERRIDE_{kind}", str(home / kind.lower()))
    return home


@pytest.fixture(autouse=True)
def _nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails the test that leaves a thread, an active timer or a running animation behind."""
    threads = leaks.python_threads()
    uses_qt = "qapp" in request.fixturenames
    busy = leaks.busy_qt_objects() if uses_qt else []
    qt_was_running = leaks.is_qt_running()
    yield
    if request.node.stash.get(_FAILED, False):
        return  # its traceback keeps the objects alive, and it has failed already
    left: list[object] = list(leaks.threads_that_stay(leaks.python_threads() - threads))
    if uses_qt or leaks.is_qt_running() != qt_was_running:
        left += leaks.busy_after_settling(busy)
    if left:
        pytest.fail(f"left running by the test: {', '.join(map(repr, left))}", pytrace=False)


@pytest.fixture(autouse=True)
def _usual_look() -> Iterator[None]:
    """Takes the look back that a test, or the program in it, has given all windows.

    Words of another size would be laid out in whatever test comes next, and which one that is
    depends on how busy the other processes are.
    """
    yield
    if "sixtysix_gui.windows.widgets.paper" in sys.modules:
        from tests.helpers.windows.usual_look import take_look_back

        take_look_back()


@pytest.fixture(autouse=True)
def _no_button_held(request: pytest.FixtureRequest) -> Iterator[None]:
    """Lets go of the pointer's buttons: Qt would hold them down in the tests that follow."""
    yield
    if "qapp" in request.fixturenames:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QWidget

        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The same look for every test, whatever the desktop is set to."""
    return ["sixtysix-tests", "-style", "fusion"]


@pytest.fixture
def qtbot(qapp: "QApplication", request: pytest.FixtureRequest) -> "QtBot":  # noqa: ARG001 - Qt must run
    """The robot of pytest-qt, but quick to see what it waits for."""
    from tests.helpers.runs.quick_bot import QuickBot

    return QuickBot(request)


@pytest.fixture(autouse=True)
def _english_numbers(request: pytest.FixtureRequest) -> None:
    if "qapp" in request.fixturenames:
        from PySide6.QtCore import QLocale

        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
