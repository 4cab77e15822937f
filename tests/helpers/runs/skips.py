"""Lets no test be skipped where everything must run: under `--no-skips` a skipped test fails.

Elsewhere a test may say what a system lacks and be skipped. Where a change is judged, that would
be a check that does not look: what it lacks is to be installed there.
"""

import pytest

OPTION = "--no-skips"
ALLOWED: dict[str, str] = {
    "tests/keys/test_map.py": "Qt names the key of its own system",
    "tests/table/painted/test_captions.py": "too small a window for such words",
    "tests/tools/test_environment.py": "root may write everywhere",
}
"""The files in which a test may be skipped even then, for this reason and no other."""


def add_option(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, action="store_true", help="let a test fail that would be skipped")


def refuse(config: pytest.Config, report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turns the report of a skipped test, or file, into that of a failed one, if so asked."""
    if not report.skipped or hasattr(report, "wasxfail") or not config.getoption(OPTION):
        return
    reason = _reason(report)
    if reason != ALLOWED.get(report.nodeid.partition("::")[0]):
        report.outcome = "failed"
        report.longrepr = f"skipped, where nothing may be: {reason}"


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return text.removeprefix("Skipped: ")
