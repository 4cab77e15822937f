"""The end of a game of three or four: who has won it, and how everybody stands."""

from collections.abc import Sequence

from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.table.numbers import figure, signed
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.people import People, SideForms
from sixtysix_gui.text.results.game_end import DealDisc, GameEnd, Standing
from sixtysix_gui.text.results.tally_words import TallyWords
from sixtysix_gui.text.trick_game.proxies import side_label
from sixtysix_gui.text.trick_game.scores import (
    counts_chips,
    counts_down,
    shown_score,
)

_SHUT_OUT, _TURNED_ROUND = 2, 4
"""How many games a won one counts (many.md 7.1, D23)."""


def trick_game_end(
    game: Game,
    people: People,
    outcomes: Sequence[Outcome],
    *,
    resigned: bool = False,
    practice: bool = False,
    tally: TallyWords | None = None,
) -> GameEnd:
    """Say who has won a game, how all stand, and by which deals; ``outcomes`` are those of them.

    ``resigned``: the person has given it up, and so has not won it.
    """
    winners: Sequence[Party] = () if resigned else _winners(game)
    won = any(people.is_mine(party) for party in winners)
    both_score = _both_score(outcomes)
    discs = tuple(_disc(one, people, both_score=both_score) for one in outcomes)
    explained = _explained(discs, both_score=both_score) if len(discs) > 1 else ""
    return GameEnd(
        head=_head(winners, people, resigned=resigned),
        score=_score(game, people),
        deals=discs,
        remark=_remark(game, people, explained, won=won, resigned=resigned, practice=practice),
        won=won,
        festive=won or (people.me is None and bool(winners)),
        tally=None if practice else tally,
        is_drawn=not winners and not resigned,
        standings=_standings(game, people, winners),
        caption=_caption(game, people),
    )


def winner_of_game(game: Game, people: People) -> str:
    """Say who has won a game that is over."""
    return f"{_head(game.winners, people, resigned=False)}."


def _winners(game: Game) -> Sequence[Party]:
    """Give who has won, also where a single deal was all that was played."""
    if game.winners or not game.deals:
        return game.winners
    most = max(game.won)
    best = tuple(party for party in game.rules.parties if game.won[party] == most)
    return best if len(best) == 1 else ()


def _head(winners: Sequence[Party], people: People, *, resigned: bool) -> str:
    if resigned:
        return translate("TrickGameEnd", "You gave up")
    if not winners:
        return translate("TrickGameEnd", "Nobody wins")
    if len(winners) > 1:
        named = [people.called(party) for party in _mine_first(winners, people)]
        if len(named) > 2:
            return translate("TrickGameEnd", "All three share the first place")
        text = translate("TrickGameEnd", "{first} and {second} share the first place")
        if any(people.is_mine(party) for party in winners):
            text = translate("TrickGameEnd", "You and {second} share the first place")
        return as_sentence(text.format(first=named[0], second=named[1]))
    forms = SideForms(
        me=translate("TrickGameEnd", "You win the game"),
        we=translate("TrickGameEnd", "You and {partner} win the game"),
        pair=translate("TrickGameEnd", "{first} and {second} win the game"),
        one=translate("TrickGameEnd", "{name} wins the game"),
    )
    return as_sentence(people.of_side(winners[0], forms))


def _mine_first(parties: Sequence[Party], people: People) -> list[Party]:
    return sorted(parties, key=lambda party: not people.is_mine(party))


def _score(game: Game, people: People) -> str:
    """Write the score in large figures: of two sides both, of three the person's or the best."""
    shown = [shown_score(game.rules, points) for points in game.won]
    parties = _mine_first(game.rules.parties, people)
    if len(parties) == 2:
        return " : ".join(figure(shown[party]) for party in parties)
    first = parties[0] if people.me is not None else max(parties, key=lambda one: shown[one])
    return figure(shown[first])


def _caption(game: Game, people: People) -> str:
    """Say whose score is whose where two sides play, and that the winner's has come to nothing."""
    if len(game.rules.parties) != 2:
        return ""
    mine, other = _mine_first(game.rules.parties, people)
    told = f"{side_label(mine, people)} : {side_label(other, people)}"
    if not counts_down(game.rules):
        return told
    #: {sides} is such as "We : They", below a score of points that are still to be won
    return translate("TrickGameEnd", "{sides}, points still to go").format(sides=told)


def _standings(game: Game, people: People, winners: Sequence[Party]) -> tuple[Standing, ...]:
    """List all three, winners first; two sides are told by the score alone."""
    if len(game.rules.parties) == 2:
        return ()
    in_order = sorted(
        _mine_first(game.rules.parties, people),
        key=lambda party: (party not in winners, -game.won[party]),
    )
    balance = counts_chips(game.rules)
    return tuple(
        Standing(
            name=side_label(party, people),
            score=figure(shown_score(game.rules, game.won[party])),
            note=signed(game.won[party]) if balance else "",
            won=party in winners,
        )
        for party in in_order
    )


def _both_score(outcomes: Sequence[Outcome]) -> bool:
    """Say whether a deal has brought something to both of two sides, as by bids of 33."""
    return any(len(one.points) == 2 and all(one.points) for one in outcomes)


def _disc(outcome: Outcome, people: People, *, both_score: bool) -> DealDisc:
    """Give the disc of a deal: what the person's side won or lost by it.

    It is filled where that is more than any other has won. Where only one of two sides scores by a
    deal, it else tells what the other has won, as with two players.
    """
    mine = people.mine
    party = 0 if mine is None else mine.number
    points = outcome.points[party]
    best = max(other for place, other in enumerate(outcome.points) if place != party)
    if len(outcome.points) == 2 and not both_score and (points == 0 or 0 < points < best):
        return DealDisc(mine=False, points=best)
    return DealDisc(mine=points > max(best, 0), points=points)


def _explained(discs: Sequence[DealDisc], *, both_score: bool) -> str:
    """Say what the discs tell."""
    if both_score:
        return translate(
            "TrickGameEnd",
            "%n deal(s), each with the points of your side; filled where you had more.",
            None,
            len(discs),
        )
    return translate("GameEnd", "%n deal(s); the filled ones are yours.", None, len(discs))


def _remark(
    game: Game,
    people: People,
    explained: str,
    *,
    won: bool,
    resigned: bool,
    practice: bool,
) -> str:
    told: list[str] = []
    if resigned:
        text = translate("GameEnd", "You gave up in deal {number}.")
        told.append(text.format(number=game.deals + 1))
    elif people.me is not None and explained:
        told.append(explained)
    if practice:
        told.append(translate("GameEnd", "A practice game: it does not count."))
    elif not resigned:
        told.append(_worth(game, people, won=won))
    return " ".join(filter(None, told))


def _worth(game: Game, people: People, *, won: bool) -> str:
    """Say that a game counts more than one, and why."""
    count = game.games_counted
    bummerl = bool(game.rules.contracts)
    if count == _TURNED_ROUND:
        if won or people.me is None:
            return translate(
                "TrickGameEnd",
                "The others were one point from winning to nothing: this counts four Bummerl.",
            )
        return translate(
            "TrickGameEnd",
            "You were one point from winning to nothing: this counts four Bummerl.",
        )
    if count != _SHUT_OUT:
        return ""
    if won or people.me is None:
        if bummerl:
            return translate("TrickGameEnd", "Won to nothing: this counts two Bummerl.")
        return translate("GameEnd", "Won to nothing: this counts as two games.")
    if bummerl:
        return translate("TrickGameEnd", "Lost to nothing: this counts two Bummerl.")
    return translate("GameEnd", "Lost to nothing: this counts as two games.")
