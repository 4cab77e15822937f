"""Which tests a run contains, and what it measures: tried on small tests of its own."""

import locale
import re
import sys
import threading
from pathlib import Path

import pytest
from coverage import Coverage
from PySide6.QtCore import QAbstractAnimation, QObject, QThread, QTimer, QVariantAnimation

from tests.helpers.rows import each_row
from tests.helpers.runs import leaks, skips
from tests.helpers.runs.measuring import is_measured, unmeasured

pytest_plugins = ["pytester"]

HOOKS = """
from tests.conftest import (
    pytest_addoption as pytest_addoption,
    pytest_collection_modifyitems as pytest_collection_modifyitems,
    pytest_generate_tests as pytest_generate_tests,
    pytest_ignore_collect as pytest_ignore_collect,
    pytest_make_collect_report as pytest_make_collect_report,
    pytest_runtest_makereport as pytest_runtest_makereport,
)
"""
FILE = """
import pytest

def test_quick(): pass

@pytest.mark.slow
def test_slow(): pass

@pytest.mark.slow
@pytest.mark.parametrize("case", range(3))
def test_of_no_case(case): pass

@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("case", range(10))
def test_of_some(case): pass

@pytest.mark.slow(sample=5)
@pytest.mark.parametrize("inner", "abc")
@pytest.mark.parametrize("outer", range(4))
def test_of_two(outer, inner): pass

@pytest.mark.slow(sample=3)
def test_of_a_fixture(lent): pass

@pytest.fixture(params="vwxyz")
def lent(request): return request.param

@pytest.mark.window
def test_long(): pass
"""
WINDOW_FILE = """
import pytest

pytestmark = pytest.mark.window

@pytest.mark.slow(sample=1)
@pytest.mark.parametrize("case", range(2))
def test_of_whole_games(case): pass

@pytest.mark.other
def test_at_the_window(): pass

"""
RELEASE_FILE = """
import pytest

@pytest.mark.release
def test_of_what_ships(): pass

@pytest.mark.parametrize("case", ["plain", pytest.param("packed", marks=pytest.mark.release)])
def test_of_some_that_ships(case): pass
"""
MARKERS = ("slow", "window", "release", "other")

SOME = [f"test_of_some[{case}]" for case in (0, 3, 6)]
# of the twelve 0-a 0-b 0-c 1-a … the 0th, 2nd, 4th, 7th and 9th
TWO = [f"test_of_two[{case}]" for case in ("0-a", "0-c", "1-b", "2-b", "3-a")]
LENT = [f"test_of_a_fixture[{case}]" for case in "vwy"]
FIRST = ["test_quick", *SOME, *TWO, *LENT, "test_of_some_that_ships[plain]"]
SECOND = ["test_long", "test_of_whole_games[0]", "test_at_the_window"]
THIRD = ["test_of_what_ships", "test_of_some_that_ships[packed]"]


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project of three files that chooses its tests as this one does."""
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    pytester.makeini("\n".join(("[pytest]", "markers =", *(f"    {each}" for each in MARKERS))))
    pytester.makeconftest(HOOKS)
    pytester.makepyfile(test_a=FILE, test_b=WINDOW_FILE, test_c=RELEASE_FILE)
    return pytester


def collected(run: pytest.Pytester, *arguments: str) -> list[str]:
    result = run.runpytest("--collect-only", "-q", "-p", "no:cacheprovider", *arguments)
    return [line.partition("::")[2] for line in result.outlines if "::" in line]


def test_an_ordinary_run_is_the_first_ring_with_some_of_what_is_slow(run: pytest.Pytester) -> None:
    assert collected(run) == FIRST
    assert collected(run, ".") == FIRST


def test_the_second_ring_is_what_is_marked(run: pytest.Pytester) -> None:
    assert collected(run, "--window") == SECOND


def test_the_third_ring_is_what_people_install(run: pytest.Pytester) -> None:
    assert collected(run, "--release") == THIRD
    assert collected(run, "--window", "--release") == SECOND + THIRD
    assert not set(THIRD) & {*collected(run), *collected(run, "--all")}


def test_all_are_both_rings_in_full(run: pytest.Pytester) -> None:
    names = collected(run, "--all")
    assert len(names) == 1 + 1 + 3 + 10 + 12 + 5 + 1 + 2 + 1 + 1
    assert set(FIRST + SECOND) < set(names)
    assert collected(run, "--all", "--window") == [
        "test_long",
        "test_of_whole_games[0]",
        "test_of_whole_games[1]",
        "test_at_the_window",
    ]


def test_what_is_named_is_of_every_ring(run: pytest.Pytester) -> None:
    assert collected(run, "test_b.py") == SECOND[1:]
    assert collected(run, "test_c.py") == [THIRD[0], FIRST[-1], THIRD[1]]
    assert collected(run, "test_a.py::test_long") == ["test_long"]
    assert collected(run, "-m", "other") == ["test_at_the_window"]
    assert collected(run, "-m", "window") == SECOND
    assert collected(run, "-m", "release") == THIRD


def test_a_case_that_is_named_runs_though_others_stand_for_it(run: pytest.Pytester) -> None:
    assert collected(run, "test_a.py::test_of_some[7]") == ["test_of_some[7]"]
    assert collected(run, "test_a.py::test_of_some") == SOME


SKIPS = """
import pytest

def test_it():
    pytest.skip("root may write everywhere")

@pytest.mark.skipif(True, reason="another system")
def test_of_another_system(): pass

def test_without_its_tool():
    pytest.importorskip("no_such_module", reason="it is missing")

@pytest.mark.xfail(reason="known")
def test_known(): assert False
"""


def test_where_everything_must_run_nothing_is_skipped(
    run: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(skips.ALLOWED, "test_a.py", "root may write everywhere")
    monkeypatch.setitem(skips.ALLOWED, "test_b.py", "another reason")
    run.makepyfile(
        test_a=SKIPS, test_b="import pytest\npytest.skip('all', allow_module_level=True)"
    )
    run.runpytest("-p", "no:cacheprovider").assert_outcomes(passed=1, skipped=4, xfailed=1)
    result = run.runpytest(
        "-p", "no:cacheprovider", "--no-skips", "--continue-on-collection-errors"
    )
    result.assert_outcomes(passed=1, skipped=1, failed=1, errors=2, xfailed=1)
    result.stdout.fnmatch_lines(["*skipped, where nothing may be: it is missing*"])


@each_row(
    ("test", "sources", "measured"),
    [
        ("tests/rules/test_deal.py::test_it", [], False),
        ("tests/rules/test_deal.py::test_it", ["sixtysix_gui.rules", "sixtysix_gui.ai"], True),
        (
            "tests/ai/two/search/test_it.py::test_it[a/b]",
            ["sixtysix_gui.rules", "sixtysix_gui.ai"],
            True,
        ),
        ("tests/rules_of_old/test_deal.py::test_it", ["sixtysix_gui.rules"], False),
        ("tests/test_deal.py::test_it", ["sixtysix_gui.rules"], False),
        ("tests/rules/test_deal.py::test_it", ["sixtysix_gui/rules/"], True),
        ("tests/test_deal.py::test_it", ["sixtysix_gui"], True),
        ("tests/test_deal.py::test_it", [True], True),
    ],
)
def test_measured_is_what_mirrors_the_sources(
    test: str, sources: list[str | bool], measured: bool
) -> None:
    assert is_measured(test, sources) is measured


def test_nothing_is_measured_meanwhile() -> None:
    measuring = Coverage(data_file=None, include=[__file__], config_file=False)
    with unmeasured(), measuring.collect():  # unmeasured by whatever measures this very run
        seen()
        with unmeasured():
            unseen()
        seen_again()
    _, lines, _, missing, _ = measuring.analysis2(__file__)
    first = seen.__code__.co_firstlineno
    assert {first + 1, first + 9} <= set(lines) - set(missing)
    assert first + 5 in missing


def seen() -> int:
    return 1


def unseen() -> int:
    return 2


def seen_again() -> int:
    return 3


def test_no_file_marks_its_tests_twice() -> None:
    """The second `pytestmark` of a module takes the place of the first, without a word."""
    twice = [
        str(file)
        for file in sorted(Path(__file__).parent.rglob("test_*.py"))
        if len(re.findall(r"^pytestmark\b", file.read_text(encoding="utf-8"), re.MULTILINE)) > 1
    ]
    assert twice == []


@pytest.mark.skipif(sys.platform == "win32", reason="its C library translates nothing")
def test_the_c_library_translates_nothing(qapp: object) -> None:
    """Qt takes the locale of the environment: but for C, strerror would speak LANGUAGE there."""
    del qapp
    assert sys.platform != "win32"
    assert locale.setlocale(locale.LC_MESSAGES) == "C"


# One case for many rows fails for each of them, and says which.


ROWS = [(1, 2), (2, 2), (3, 2)]


@each_row("a, b", ROWS)
def _are_equal(a: int, b: int) -> None:
    assert a == b


@each_row("a", [0, 1])
@each_row("b", [0, 1])
def _are_below(a: int, b: int, limit: int) -> None:
    assert 2 * a + b < limit


def test_every_row_that_fails_is_named() -> None:
    with pytest.raises(AssertionError) as failure:
        _are_equal()
    text = str(failure.value)
    assert "a=1, b=2" in text
    assert "a=3, b=2" in text
    assert "a=2, b=2" not in text


@pytest.mark.parametrize("limit", [4])
def test_all_rows_meet_all_others_and_fixtures_stay(limit: int) -> None:
    _are_below(limit=limit)
    with pytest.raises(AssertionError) as failure:
        _are_below(limit=3)
    assert "a=1:" in str(failure.value)
    assert "b=1:" in str(failure.value)
    assert "a=0" not in str(failure.value)


def test_an_error_that_is_no_failure_names_its_row() -> None:
    @each_row("text", ["1", "one"])
    def is_read(text: str) -> None:
        assert int(text)

    with pytest.raises(ValueError, match="one") as error:
        is_read()
    assert error.value.__notes__ == ["in the row text='one'"]


def test_no_rows_are_no_test() -> None:
    with pytest.raises(AssertionError, match="no row for a"):
        each_row("a", [])


def running_timer() -> QTimer:
    timer = QTimer()
    timer.start(60_000)
    return timer


@pytest.mark.usefixtures("qapp")
def test_an_active_timer_is_busy_until_it_is_stopped() -> None:
    timer = running_timer()
    assert leaks.busy_after_settling([]) == [timer]
    assert leaks.busy_after_settling([timer]) == []
    timer.stop()
    assert leaks.busy_after_settling([]) == []


@pytest.mark.usefixtures("qapp")
def test_a_running_animation_is_busy_until_it_is_stopped() -> None:
    animation = QVariantAnimation(duration=60_000)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.start()
    assert leaks.busy_after_settling([]) == [animation]
    animation.stop()
    assert animation.state() == QAbstractAnimation.State.Stopped
    assert leaks.busy_after_settling([]) == []


@pytest.mark.usefixtures("qapp")
def test_a_thread_that_was_told_to_quit_may_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "SECONDS_TO_END", 0.05)
    thread = QThread()
    thread.start()
    assert leaks.busy_after_settling([]) == [thread]
    monkeypatch.undo()
    thread.quit()
    assert leaks.busy_after_settling([]) == []


@pytest.mark.usefixtures("qapp")
def test_what_was_deleted_or_forgotten_is_not_busy() -> None:
    owner = QObject()
    deleted = QTimer(owner)
    deleted.start(60_000)
    owner.deleteLater()
    forgotten = running_timer()
    forgotten.setProperty("cycle", 1)
    forgotten.__dict__["itself"] = forgotten
    del forgotten
    assert leaks.busy_after_settling([]) == []


@pytest.mark.usefixtures("qapp")
def test_what_was_set_aside_is_still_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.helpers.runs.leaks._set_aside", [])
    timer = QTimer()
    leaks.set_aside_all_there_is()
    assert leaks.busy_after_settling([]) == []
    timer.start(60_000)
    assert leaks.busy_after_settling([]) == [timer]
    timer.stop()
    assert leaks.busy_after_settling([]) == []


def test_a_python_thread_is_seen_until_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "SECONDS_TO_END", 0.05)
    before = leaks.python_threads()
    release = threading.Event()
    thread = threading.Thread(target=release.wait)
    thread.start()
    assert leaks.threads_that_stay(leaks.python_threads() - before) == [thread]
    release.set()
    monkeypatch.undo()
    assert leaks.threads_that_stay([thread]) == []
