"""Whether the sentences about closing are true."""

from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import CLOSE_TALON, CloseTalon, ExchangeTrump, Meld, Move
from tests.helpers.naive.reasons.sentence import Sentence
from tests.helpers.naive.thinking.card_counting import replies, takes, value


def closes(s: Sentence, move: Move) -> bool:
    """Whether a move means closing: nothing else is left before the draw but drawing."""
    return isinstance(move, CloseTalon) or (
        s.view.phase is Phase.PRE_DRAW and isinstance(move, Meld | ExchangeTrump)
    )


def closing_wins(s: Sentence) -> None:
    moves = {closes(s, move): move for move in (s.f.best, s.f.played)}
    s.says_wins("a", moves[True])
    s.says_wins("b", moves[False])


def certain_points(s: Sentence) -> None:
    s.says("k", 66 - s.total)
    assert s.number("s") >= s.number("k")
    assert closes(s, s.f.best)
    assert not closes(s, s.f.played)
    lowest = Card(Rank.NINE if s.view.rules.deck_pack == 24 else Rank.JACK, s.trump)
    orders = [
        sorted(s.hand, key=lambda card: (card.suit is s.trump, card.rank, card.suit)),
        sorted(s.hand, key=lambda card: (card.suit is not s.trump, card.rank, card.suit)),
    ]
    best = 0
    for order in orders:
        least = 1000
        for hand in s.count.hands():
            least = min(least, least_won(s, order[::-1], hand))
            if s.view.rules.exchange_defender_on_close and lowest in hand and s.view.turn_up:
                swapped = hand - {lowest} | {s.view.turn_up}
                least = min(least, least_won(s, order[::-1], swapped))
        best = max(best, least)
    assert best >= s.number("k"), f"only {best} were certain"


def least_won(s: Sentence, order: list[Card], theirs: frozenset[Card]) -> int:
    """What leading in this order wins at least until a trick is lost."""
    if not order or not theirs:
        return 0
    found: list[int] = []
    for reply in replies(s.view, order[0], theirs, strict=True):
        won = value(order[0]) + value(reply) + least_won(s, order[1:], theirs - {reply})
        found.append(0 if takes(reply, order[0], s.trump) else won)
    return min(found)


def missing_trumps(s: Sentence) -> None:
    assert closes(s, s.f.best)
    assert not closes(s, s.f.played)
    worlds = range(s.f.worlds.count)
    lying = [
        any(card.suit is s.trump for card in s.f.worlds.state(world).undealt[:-1])
        for world in worlds
    ]
    assert any(lying)
    assert any(card.suit is s.trump for card in s.count.possible)
    assert mean_lead(s, lying) - mean_lead(s, [not lies for lies in lying]) >= s.f.loss / 2


def mean_lead(s: Sentence, where: list[bool]) -> float:
    best, played = s.f.worlds.results(s.f.best), s.f.worlds.results(s.f.played)
    chosen = [world for world, is_so in enumerate(where) if is_so]
    weights = [s.f.worlds.weights[world] for world in chosen]
    leads = [(best[w] - played[w]) * s.f.worlds.weights[w] for w in chosen]
    return sum(leads) / sum(weights)


def failed_close(s: Sentence) -> None:
    assert closes(s, s.f.played)
    assert not closes(s, s.f.best)
    results = s.f.worlds.results(s.f.played)
    worth = s.on_appeal(s.f.played)
    if worth is None:
        s.says_cases("a", lambda world: results[world] < 0)
    else:
        s.says("n", worth.of)
        s.says("a", worth.of - worth.wins)
    for world in [world for world, result in enumerate(results) if result < 0][:20]:
        outcome = s.states(s.f.played, world)[-1].outcome
        assert outcome is not None
        assert outcome.game_points == s.number("p")


def no_trick_yet(s: Sentence) -> None:
    assert closes(s, s.f.best)
    assert not closes(s, s.f.played)
    assert not any(trick.winner is s.other for trick in s.view.won)
    s.says("p", s.view.rules.score_scale[2])
    assert s.number("p") in s.f.worlds.results(s.f.best)


def one_trick_later(s: Sentence) -> None:
    assert closes(s, s.f.played)
    assert not closes(s, s.f.best)
    s.says_wins("b", s.f.played)
    later = [s.until_next_lead(s.f.best, world)[-1] for world in range(s.f.worlds.count)]
    may = [
        state.outcome is None and state.to_act is s.me and CLOSE_TALON in state.legal_moves()
        for state in later
    ]
    places = iter(range(len(later)))

    def moved_on(state: Deal) -> Deal:
        place = next(places)
        return later[place] if may[place] else state

    results = s.f.worlds.play_on(CLOSE_TALON, moved_on)
    weights, n = s.f.worlds.weights, s.number("n")
    won = [w for w, can, result in zip(weights, may, results, strict=True) if can and result > 0]
    share = sum(won) / sum(weights)
    assert abs(s.number("a") - share * n) <= 0.5 or (0 < share < 1 and s.number("a") in (1, n - 1))
    assert s.number("a") > s.number("b")


def last_trick(s: Sentence) -> None:
    assert closes(s, s.f.played)
    assert not closes(s, s.f.best)
    assert s.view.rules.end_last_trick == "bonus-10"
