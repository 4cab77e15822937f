"""What plays prove, by the eleven cases of many.md 1.3 for every hand that could have been."""

from tests.helpers.naive.trick_game.engine import NaiveTrickDeal


def could_have_held(
    game: NaiveTrickDeal, seat: str, card: str, plays: list[tuple[str, str]]
) -> bool:
    """Whether a seat may have played so with one more card beside those it has played.

    ``plays`` are all plays of the deal in their order; the cards of a seat's later plays were in
    its hand as well.
    """
    own = [played for who, played in plays if who == seat]
    players = len(game.seats)
    for place, (who, played) in enumerate(plays):
        before = plays[place - place % players : place]
        if who != seat or not before:
            if who == seat:
                own.remove(played)
            continue
        game.table = before
        if not game.may_follow(played, [*own, card]):
            return False
        own.remove(played)
    return True
