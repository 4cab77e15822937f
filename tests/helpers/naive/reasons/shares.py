"""Whether the sentences about how many deals are won, or are possible at all, are true."""

from typing import cast

from tests.helpers.naive.reasons.sentence import Sentence


def both_shares(s: Sentence) -> None:
    s.says("best", s.f.best)
    s.says("played", s.f.played)
    s.says_wins("a", s.f.best)
    s.says_wins("b", s.f.played)
    if told(s, "a") <= told(s, "b"):
        ahead = s.points(s.f.best) - s.points(s.f.played)
        assert ahead <= 0.1 + 1e-9, "what is won and lost decides, not how often"


def told(s: Sentence, name: str) -> float:
    """How many cases are told: of 100 at most."""
    n = s.number("n")
    return s.number(name) if n <= 10 else round(100 * s.number(name) / n)


def on_average(s: Sentence) -> None:
    s.says("best", s.f.best)
    s.says("played", s.f.played)
    cases: list[tuple[int, int]] = []
    for name, move in (("p", s.f.best), ("q", s.f.played)):
        said = cast("float", s.reason.value(name))
        assert abs(said - s.points(move)) <= 0.05 + 1e-9, f"{name} is {said}, not {s.points(move)}"
        assert said == round(said, 1)
        worth = s.on_appeal(move)
        n = s.f.worlds.cases if worth is None else worth.of
        cases.append(s.whole_cases(s.wins(move)) if worth is None else (worth.wins, worth.wins))
    (least, _), (_, most) = cases
    in_hundred = 1 if n <= 10 else n / 100
    assert least - most < in_hundred + 1, "the best wins more often"
    assert cast("float", s.reason.value("p")) > cast("float", s.reason.value("q"))


def all_known(s: Sentence) -> None:
    assert s.f.worlds.count == 1
    assert len(list(s.count.hands())) == 1
    assert s.reason.value("line")


def every_world(s: Sentence) -> None:
    s.says("played", s.f.played)
    s.says("n", len(list(s.count.hands())))
    assert 0 < s.number("a") <= s.number("n")
