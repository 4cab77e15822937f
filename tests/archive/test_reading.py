"""What is read from tags and words is what the rules say when the records are played again."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from sixtysix_gui.archive.reading import ReadGame, games_in
from sixtysix_gui.archive.rows import DealRow, Dealt, GameStanding, Origin, RulesText
from sixtysix_gui.archive.texts import records_in
from sixtysix_gui.controller.record_tags import as_resigned
from sixtysix_gui.records import DealRecord, replay, write_records
from sixtysix_gui.records.identity import key_of_record
from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, NameTrump, PlayCard
from sixtysix_gui.rules.scoring.game import Game, winner_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.random_games import NAMES, random_game
from tests.helpers.deals.record_texts import changed, with_tag

FILE = "2026-01.66r"
EVERY_GAME = pytest.mark.parametrize("name", rule_set_names())


def read(text: str, origin: Origin = Origin.FINISHED) -> ReadGame:
    (game,) = games_in(records_in(text), FILE, origin)
    return game


def text_of(records: Sequence[DealRecord]) -> str:
    return write_records(records)


def after(records: Sequence[DealRecord]) -> Game:
    """The game after its last deal, played by the rules."""
    game = Game.first(records[0].rules, records[0].dealer)
    for record in records:
        if record.outcome is not None:
            game = game.after(record.outcome)
    return game


@cache
def games_of(name: str) -> tuple[tuple[DealRecord, ...], ...]:
    """Games of a rule set, the person in another seat each time."""
    rules = rule_set(name)
    source = random.Random(name)
    return tuple(
        random_game(rules, source, rules.seats[number % len(rules.seats)]) for number in range(2)
    )


# ------------------------------------------------------------------------------- what is expected


def passed_over(record: DealRecord, seat: Seat) -> int:
    """Count the cards that a seat led though it could have claimed rightly."""
    played = replay(record)
    return sum(
        isinstance(move, PlayCard)
        and not state.table
        and state.to_act is seat
        and GO_OUT in state.legal_moves()
        and state.total(seat) >= record.rules.out_target
        for state, move in zip(played.states, record.moves, strict=False)
    )


def hand_of(cards: Sequence[Card], deal: Deal, *, leads: bool) -> Dealt:
    """Count a hand card by card."""
    trump = deal.trump_suit
    kings = {card.suit for card in cards if card.rank is Rank.KING}
    pairs = {card.suit for card in cards if card.rank is Rank.QUEEN} & kings
    return Dealt(
        trumps=sum(card.suit is trump for card in cards),
        aces=sum(card.rank is Rank.ACE for card in cards),
        marriages=len(pairs),
        trump_marriage=int(trump in pairs),
        lowest_trump=int(any((c.rank, c.suit) == (min(deal.rules.pack)[0], trump) for c in cards)),
        first_lead=int(leads),
        points=sum(card.points for card in cards),
    )


def dealt_in(record: DealRecord, seat: Seat) -> tuple[Dealt, Dealt] | None:
    if not record.rules.close:
        return None
    start = record.start()
    mine, other = (
        hand_of(start.hands[each], start, leads=start.leader is each)
        for each in (seat, record.rules.after(seat))
    )
    return mine, other


def names_trump(record: DealRecord, seat: Seat) -> bool:
    played = replay(record)
    rules = record.rules
    if rules.trump_by == "forehand-names-or-turns":
        return rules.after(record.dealer) is seat and any(
            isinstance(move, NameTrump) for move in record.moves
        )
    if rules.trump_by == "first-lead":
        return played.state.bidder is seat
    if rules.trump_by == "latest-marriage":
        return played.state.marriages[-1:] != () and played.state.marriages[-1].seat is seat
    return False


def check_deal(row: DealRow, record: DealRecord, seat: Seat, number: int) -> None:
    end, outcome = replay(record).state, record.outcome
    assert outcome is not None
    close = end.close
    assert (row.number, row.dealer, row.ended) == (number, record.dealer, outcome.reason)
    assert (row.points, row.totals, row.tricks) == (outcome.points, end.totals, end.tricks)
    assert row.closer == (None if close is None else close.seat)
    assert row.closed_at == (0 if close is None else close.trick)
    assert row.marriages == tuple(marriage.seat for marriage in end.marriages)
    assert row.passed_over == passed_over(record, seat)
    assert row.dealt == dealt_in(record, seat)
    assert row.trump_by_me == names_trump(record, seat)
    assert row.bid == end.bid
    assert row.contract == ("" if end.contract is None else end.contract.key)
    has_bidder = bool(end.bid) or end.contract is not None
    assert row.bidder == (end.bidder if has_bidder else None)
    assert row.level == 2 ** len([answer for answer in end.answers if answer[1]])
    assert row.counted
    assert row.is_random
    assert not row.helped
    assert (row.company.seat, row.company.names) == (seat, NAMES[: len(record.rules.seats)])


# --------------------------------------------------------------------------------------- right ones


@EVERY_GAME
def test_every_deal_is_read_as_the_rules_play_it(name: str) -> None:
    for records in games_of(name):
        game = read(text_of(records))
        seat = game.row.company.seat
        assert seat is not None
        assert len(game.deals) == len(records)
        over = after(records).is_over
        for number, (row, record) in enumerate(zip(game.deals, records, strict=True), 1):
            check_deal(row if over else replace(row, counted=True), record, seat, number)


@EVERY_GAME
def test_every_game_stands_as_the_rules_say(name: str) -> None:
    for records in games_of(name):
        row, game = read(text_of(records)).row, after(records)
        seat = row.company.seat
        assert seat is not None
        own, won = game.rules.sides[seat], game.won
        expected = GameStanding.WON if own in game.winners else GameStanding.LOST
        if len(game.winners) > 1 and own in game.winners:
            expected = GameStanding.TIED
        assert row.standing is (expected if game.is_over else GameStanding.UNKNOWN)
        assert row.score == won
        assert row.rank == (1 + sum(each > won[own] for each in won) if len(won) > 2 else 0)
        assert (row.rules, row.deals) == (RulesText(name), len(records))
        assert (row.day, row.time) == tuple(records[-1].tag(tag) for tag in ("Date", "Time"))
        assert row.rules.rules == game.rules


@EVERY_GAME
def test_the_coach_knows_a_deal_by_the_same_key(name: str) -> None:
    (records, *_) = games_of(name)
    game = read(text_of(records))
    seat = game.row.company.seat
    assert seat is not None
    closes = rule_set(name).close
    assert game.keys == tuple(key_of_record(each, seat) if closes else None for each in records)


@EVERY_GAME
def test_a_single_deal_is_a_whole_game(name: str) -> None:
    rules = rule_set(name)
    for seed in range(4):
        records = random_game(rules, random.Random(seed), length="deal")
        row, game = read(text_of(records)).row, after(records)
        winner = winner_of(game, "deal")
        own = rules.sides[Seat.A]
        shares = game.won[own] == max(game.won)
        expected = GameStanding.WON if winner is own else GameStanding.LOST
        assert row.standing is (GameStanding.TIED if winner is None and shares else expected)
        assert row.length == "deal"


def test_levels_go_clockwise_from_the_person() -> None:
    records = random_game(rule_set("four-66"), random.Random(1), Seat.C)
    assert read(text_of(records)).row.company.levels == ("expert", "master", "", "club")


def test_other_rules_have_a_name_of_their_own() -> None:
    rules = rule_set("schnapsen", {"game.target": 9, "deal.batches": (2, 3)})
    row = read(text_of(random_game(rules, random.Random(1)))).row
    assert row.rules == RulesText("schnapsen", "game.target=9; deal.batches=[2,3]")
    assert row.rules.rules == rules


def test_a_game_in_german_letters_is_the_same() -> None:
    (records, *_) = games_of("schnapsen")
    german = write_records(records, suits="german")
    plain = read(text_of(records))
    again = read(german)
    assert (again.row, again.deals, again.keys) == (plain.row, plain.deals, plain.keys)


def test_who_gives_up_has_resigned_and_the_deals_before_count() -> None:
    (records, *_) = games_of("german-66")
    assert len(records) > 2
    last = replace(records[-1], moves=records[-1].moves[:5])
    game = read(text_of((*records[:-1], as_resigned(last, Seat.A))))
    assert game.row.standing is GameStanding.RESIGNED
    assert [deal.counted for deal in game.deals] == [True] * (len(records) - 1) + [False]
    assert game.deals[-1].ended == "abandoned"
    assert game.row.score == after(records[:-1]).won


@pytest.mark.parametrize(
    ("tag", "value", "counts", "is_random"),
    [
        ("Practice", "yes", False, True),
        ("Hints", "1 2", False, True),
        ("Typed", "yes", True, False),
        ("Again", "1", False, False),
        ("From", "4", False, False),
    ],
)
def test_a_mark_says_what_does_not_count(
    tag: str, value: str, counts: bool, is_random: bool
) -> None:
    (records, *_) = games_of("wiki-66")
    (first, *others) = records
    marked = replace(first, tags=(*first.tags, (tag, value)))
    game = read(text_of((marked, *others)))
    assert (game.deals[0].counted, game.deals[0].is_random) == (counts, is_random)
    assert game.deals[1].counted is (tag != "Practice")
    assert (game.row.practice, game.row.helped) == (tag == "Practice", tag == "Hints")


def test_open_and_foreign_games_have_rows_without_deals() -> None:
    (records, *_) = games_of("santase")
    text = text_of(records[:-1])
    opened = read(text, Origin.OPEN)
    assert (opened.row.standing, opened.row.score) == (GameStanding.OPEN, after(records[:-1]).won)
    assert opened.deals == ()
    assert read(text_of(records), Origin.ELSEWHERE).deals == ()


def test_a_deal_played_again_beside_an_open_game_is_no_game() -> None:
    one, other, *_ = games_of("santase")
    text = text_of(one[:1]) + "\n" + text_of(other[:1])
    (game,) = games_in(records_in(text), "open/x.66r", Origin.OPEN)
    assert game.row.place.count == 1
    assert game.row.place.game == one[0].tag("Game")


def test_games_follow_each_other_in_a_file() -> None:
    games = (*games_of("schnapsen"), *games_of("three-66"))
    text = "\n".join(map(text_of, games))
    found = list(games_in(records_in(text), FILE, Origin.FINISHED))
    places = [(game.row.place.first, game.row.place.count) for game in found]
    counts = [len(records) for records in games]
    assert places == [(sum(counts[:number]), count) for number, count in enumerate(counts)]
    later = next(games_in(records_in(text_of(games[0])), FILE, Origin.FINISHED, first=10))
    assert later.row.place.first == 10


# --------------------------------------------------------------------------------- those that lie


def a_game() -> str:
    """A game of german-66 in which the talon was closed at least once."""
    return text_of(games_of("german-66")[0])


def lies() -> dict[str, str]:
    text = a_game()
    first, *others = text.split("\n\n[Format ")
    records = [first, *(f"[Format {other}" for other in others)]
    head, _, moves = records[0].partition("\n\n")

    def with_first(new_head: str, new_moves: str) -> str:
        return "\n\n".join((new_head, new_moves, *records[1:]))

    line = next(line for line in moves.split("\n") if "+" in line)
    result = moves.rstrip().split("\n")[-1]
    told = next(each for each in head.split("\n") if each.startswith("[Totals "))
    return {
        "another result": with_first(with_tag(head, "Result", "A:3"), moves),
        "a result without end": with_first(with_tag(head, "Result", f"A:{'9' * 5000}"), moves),
        "a result of nobody": with_first(with_tag(head, "Result", "E:1"), moves),
        "no result": with_first(with_tag(head, "Result", None), moves),
        "no end of the moves": with_first(head, moves.rstrip().removesuffix(result)),
        "words behind the end": with_first(head, f"{moves.rstrip()} AH"),
        "totals": with_first(head.replace(told, '[Totals "70-70"]'), moves),
        "no totals": with_first(with_tag(head, "Totals", None), moves),
        "tricks": with_first(with_tag(head, "Tricks", "9-9"), moves),
        "a trick": with_first(head, moves.replace(line, line[:-1] + "9")),
        "no checks": with_first(head, "\n".join(each.split("+")[0][:-2] for each in [moves])),
        "a trick of nobody": with_first(head, moves.replace(line, line.replace("+", "+") + " D+3")),
        "an unknown card": with_first(head, moves.replace(" ", " ?? ", 1)),
        "nonsense": with_first(head, moves.replace(" ", " 💥 ", 1)),
        "no moves": with_first(head, ""),
        "a score": "\n\n".join((records[0], with_tag(records[1], "Score", "6-6"), *records[2:])),
        "no score": "\n\n".join((records[0], with_tag(records[1], "Score", None), *records[2:])),
        "no first deal": "\n\n".join(records[1:]),
        "no last deal": "\n\n".join(records[:-1]),
        "a dealer": with_first(with_tag(head, "Dealer", "C"), moves),
        "a pack": with_first(changed(head, '[Pack "', '[Pack "AC '), moves),
        "no seat": text.replace('[Seat "A"]\n', ""),
        "a seat of no one": text.replace('[Seat "A"]', '[Seat "D"]'),
        "unknown rules": text.replace('"german-66"', '"poker"'),
        "a tag twice": with_first(f'{head}\n[Deal "1"]', moves),
        "a tag of nothing": with_first(f"{head}\n[Deal", moves),
        "abandoned": with_first(with_tag(head, "Termination", "abandoned"), moves),
    }


@pytest.mark.parametrize("lie", list(lies()))
def test_a_game_that_lies_has_a_row_and_counts_nowhere(lie: str) -> None:
    text = lies()[lie]
    assert text != a_game()
    games = list(games_in(records_in(text), FILE, Origin.FINISHED))
    assert games
    assert all(game.row.standing is GameStanding.UNKNOWN for game in games)
    assert not any(deal.counted for game in games for deal in game.deals)


def test_a_dealer_who_is_not_at_the_table_makes_no_trouble() -> None:
    (records, *_) = games_of("three-66")
    text = with_tag(text_of(records[:1]), "Dealer", "D")
    assert read(text).row.standing is GameStanding.UNKNOWN


def test_it_is_a_right_game_that_lies_are_made_of() -> None:
    game = read(a_game())
    assert game.row.standing is not GameStanding.UNKNOWN
    assert all(deal.counted for deal in game.deals)


def test_no_text_whatever_makes_it_fail() -> None:
    source = random.Random(7)
    for name in rule_set_names():
        (records, *_) = games_of(name)
        text = text_of(records)
        for _ in range(30):
            place, size = source.randrange(len(text)), source.randrange(12)
            other = "".join(source.choice('[]{};"\\ \n+:,-0123ABCDxyz#') for _ in range(size))
            broken = text[:place] + other + text[place + source.randrange(12) :]
            for game in games_in(records_in(broken), FILE, Origin.FINISHED):
                assert game.row.deals
