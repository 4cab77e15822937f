"""Writing docs/strength.md from a template and the results."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from sixtysix_gui.ai.matches.results import Results
from tools.strength.plan import Match, Plan, PlanError, Players, Section
from tools.strength.play import results_of
from tools.strength.results import ResultsFile

NOT_YET = "not yet run"
_PLACE = re.compile(r"\{\{([a-z-]+)\}\}")
_VERSION = "players-version"
NOTHING_MORE: Mapping[str, str] = {}


def page(
    plan: Plan, file: ResultsFile, template: str, more: Mapping[str, str] = NOTHING_MORE
) -> str:
    """Fill the tables of every section into the places that the template has for them.

    ``more`` are texts by name for places that the plan does not fill; a template needs none.

    Raises:
        PlanError: if the template lacks a section, or names one that the plan has not.
    """
    parts = {section.name: _tables(section, file) for section in plan.sections}
    parts[_VERSION] = str(plan.version)
    places = set(_PLACE.findall(template))
    parts |= {name: text for name, text in more.items() if name in places}
    for name in places ^ set(parts):
        whose = "plan" if name in places else "template"
        raise PlanError(f"The {whose} has no “{name}”.")
    return _PLACE.sub(lambda place: parts[place[1]], template)


def _tables(section: Section, file: ResultsFile) -> str:
    return "\n\n".join(_one_table(section, rules, file) for rules in section.rules)


def _one_table(section: Section, rules: str, file: ResultsFile) -> str:
    rows = _cross_rows if section.is_cross else _game_rows if section.games else _deal_rows
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows(section, rules, file))
    first = section.matches_of(rules, section.matches[0])[0]
    has_others = len(section.matches) * len(section.seeds) > 1
    others = "; the others differ in players or seed only" if has_others else ""
    return f"### {rules}\n\n{table}\n\nThe first match again{others}:\n\n    {first.command}"


def _cross_rows(section: Section, rules: str, file: ResultsFile) -> Iterator[Sequence[str]]:
    yield "", *map(_code, section.players)
    yield ["---"] * (len(section.players) + 1)
    found = {
        players: results_of(section.matches_of(rules, players), file) for players in section.matches
    }
    for row in section.players:
        yield _code(row), *(_cross_cell(found, (row, column)) for column in section.players)


def _cross_cell(found: dict[Players, Results | None], players: Players) -> str:
    row, column = players
    if row == column:
        return ""
    sign = 1 if players in found else -1
    results = found[players if sign == 1 else (column, row)]
    return f"{_points(results, sign)} ({_pairs(results)})" if results else NOT_YET


def _deal_rows(section: Section, rules: str, file: ResultsFile) -> Iterator[Sequence[str]]:
    yield "player", "against", "seed", "gp/deal", "pairs"
    yield ["---"] * 5
    for matches in _rows_of(section, rules):
        results = results_of(matches, file)
        shown = (_points(results), _played(results, matches)) if results else (NOT_YET, "0")
        yield *_named(matches), *shown


def _game_rows(section: Section, rules: str, file: ResultsFile) -> Iterator[Sequence[str]]:
    yield "player", "against", "seed", "games won", "95% interval", "gp/deal", "pairs of games"
    yield ["---"] * 7
    for matches in _rows_of(section, rules):
        results = results_of(matches, file)
        won = results.games_won() if results else None
        if results is None or won is None:
            yield *_named(matches), NOT_YET, "", "", "0"
            continue
        interval = f"{_percent(won.low)} to {_percent(won.high)}"
        shown = (_percent(won.share), interval, _points(results), _played(results, matches))
        yield *_named(matches), *shown


def _rows_of(section: Section, rules: str) -> Iterator[Sequence[Match]]:
    """Yield the matches that a row tells of: one, and after the last seed of two players all."""
    for players in section.matches:
        matches = section.matches_of(rules, players)
        for match in matches:
            yield [match]
        if len(matches) > 1:
            yield matches


def _named(matches: Sequence[Match]) -> tuple[str, str, str]:
    first, second = matches[0].players
    return _code(first), _code(second), ", ".join(str(match.seed) for match in matches)


def _points(results: Results, sign: int = 1) -> str:
    found = results.lead()
    if found is None:
        return NOT_YET
    mean = f"{sign * found.mean:+.2f}".replace("-0.00", "+0.00")
    return (
        f"{mean}, no interval" if found.half_width is None else f"{mean} ± {found.half_width:.2f}"
    )


def _pairs(results: Results) -> int:
    found = results.lead()
    return found.samples if found else 0


def _played(results: Results, matches: Iterable[Match]) -> str:
    pairs, planned = _pairs(results), sum(match.pairs for match in matches)
    return str(pairs) if pairs == planned else f"{pairs} of {planned}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _code(text: str) -> str:
    return f"`{text}`"
