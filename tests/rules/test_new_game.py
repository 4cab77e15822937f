"""A new game is one table such as those of games.toml, one settlement and its texts: a toy is."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from sixtysix_gui.records import (
    DealRecord,
    RecordError,
    game_tags,
    games_before,
    read_records,
    write_record,
    write_records,
)
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.scoring.game import Game, is_game_over, winner_of
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.rules.dimensions import dimension_name, value_name
from sixtysix_gui.text.rules.help_page import chapters
from sixtysix_gui.text.rules.rule_cards import rule_cards, rules_called
from sixtysix_gui.text.rules.rule_sets import length_line, one_line, rule_set_name
from sixtysix_gui.windows.new_game.choice import offered_cards, offers_of
from tests.helpers.deals.record_texts import with_tag
from tests.helpers.deals.toy_three import AIM, CARD, NAME, SENTENCE, TEXT, toy_game
from tests.helpers.windows.sentences import assert_sentence
from tests.helpers.windows.trick_words import moments, words_for
from tests.records.many_records import dealt_record

DEALS = 3
TAGS = (("A", "Ann"), ("B", "Ben"), ("C", "Cy"), ("Game", "toy"))


@pytest.fixture
def toy() -> Iterator[Rules]:
    with toy_game() as rules:
        yield rules


def paid(outcome: Outcome) -> tuple[int, ...]:
    """Chips: each pays the highest 1, 2 below 33, or 3 without a trick; none after a tie."""
    _, second, highest = sorted(outcome.totals)
    if second == highest:
        return (0, 0, 0)
    rows = list(zip(outcome.totals, outcome.tricks, strict=True))
    lost = [1 if total > 32 else 2 if tricks else 3 for total, tricks in rows]
    others = [price for price, total in zip(lost, outcome.totals, strict=True) if total < highest]
    return tuple(
        sum(others) if total == highest else -price
        for price, total in zip(lost, outcome.totals, strict=True)
    )


def whole_game(rules: Rules, seed: int) -> tuple[Game, list[DealRecord]]:
    """A game of random deals from the first to the last, and their records."""
    game, records = Game.first(rules, Seat.A), list[DealRecord]()
    while not game.is_over:
        dealt = dealt_record(rules, f"{seed} {game.deals}", dealer=game.dealer)
        records.append(replace(dealt, tags=(*TAGS, *game_tags(game))))
        assert dealt.outcome is not None
        assert dealt.outcome.points == paid(dealt.outcome)
        game = game.after(dealt.outcome)
    return game, records


@pytest.mark.parametrize("seed", range(10))
def test_a_whole_game_of_it_is_played_written_and_read(toy: Rules, seed: int) -> None:
    game, records = whole_game(toy, seed)
    assert (game.decided, sum(game.won)) == (DEALS, 0)
    assert {game.won[party] for party in game.winners} == {max(game.won)}
    text = write_records(records)
    assert read_records(text) == tuple(records)
    last = records[-1].outcome
    assert last is not None
    assert games_before(records)[-1].after(last) == game
    assert text.count(f'[Variant "{NAME}"]') == len(records)
    assert f'[Cut "{records[0].pack[-1]}"]' in text
    assert f'[Tricks "{",".join(map(str, last.tricks))}"]' in text
    with pytest.raises(RecordError):
        read_records(with_tag(write_record(records[0]), "Result", "C:9"))


def test_its_records_stand_beside_those_of_other_games(toy: Rules) -> None:
    two, three = dealt_record(rule_set(), 1), dealt_record(toy, 1)
    assert read_records(write_records([two, three, two])) == (two, three, two)


def test_its_deals_are_those_of_its_table(toy: Rules) -> None:
    assert rule_set_names(3) == ("three-66", "cutthroat-66", NAME)
    other = toy.with_overrides({"strict.overtrump": False, "game.target": 5, "players": 3})
    assert other.overrides() == {"game.target": 5, "strict.overtrump": False}
    deal = Deal.start(toy, toy.pack, Seat.C)
    assert [len(hand) for hand in deal.hands] == [8, 8, 8]
    assert (deal.trump, deal.to_act) == (toy.pack[-1].suit, Seat.A)
    before = Game.first(toy, Seat.C)
    assert winner_of(before, "deal") is None
    outcome = dealt_record(toy, 5, dealer=Seat.C).outcome
    assert outcome is not None
    game = before.after(outcome)
    assert (game.won, game.dealer, game.is_over) == (paid(outcome), Seat.A, False)
    assert winner_of(game, "deal") is toy.parties[game.won.index(max(game.won))]
    assert is_game_over(game, "deal")


def test_it_is_named_and_offered_by_its_texts(toy: Rules) -> None:
    other = toy.with_overrides({"strict.head": True})
    assert (rule_set_name(toy), one_line(NAME)) == (TEXT.name, TEXT.line)
    assert rule_set_name(other) == f"{TEXT.name}, changed"
    assert (rules_called(toy), rules_called(other)) == (CARD.name, f"{CARD.name}, changed")
    offer = offers_of(offered_cards(rule_cards())[3])[-1]
    assert (offer.key, offer.rules, offer.sentences) == (NAME, (toy,), (SENTENCE,))
    assert (offer.told(0), offer.facts) == ("Toy (the nursery)", "24 cards · 3 deals")
    assert length_line("game", toy) == "3 deals; who has most chips wins."


def help_of(rules: Rules) -> dict[str, tuple[str, ...]]:
    """The sentences of the help by chapter."""
    return {each.title: each.sentences for each in chapters(rules, CardWords())}


def test_its_values_and_its_help_have_words_already(toy: Rules) -> None:
    for key, values in toy.choices.items():
        assert_sentence(dimension_name(key))
        assert len({value_name(key, value) for value in values}) == len(values)
    told = help_of(toy)
    assert told["Aim"] == (AIM,)
    assert told["The deal"][0] == "Each player is dealt 8 cards: 8."
    assert told["What a deal brings"][0].startswith("Each loser pays the winner 1 chip")
    for sentences in told.values():
        assert [assert_sentence(sentence) for sentence in sentences]


@pytest.mark.parametrize("seed", range(3))
def test_all_that_happens_at_its_table_is_said(toy: Rules, seed: int) -> None:
    words = words_for(toy)
    for moment in moments(NAME, seed):
        for told in words.told(moment.events, moment.view, fresh_deal=moment.fresh_deal):
            assert_sentence(told)
        assert moment.view.is_over or assert_sentence(words.status(moment.view)) is None


class ToyLanguage(QTranslator):
    """Translates the texts of the toy and nothing else."""

    @override
    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return {TEXT.name: "Spielzeug zu dritt", AIM: "Jeder für sich."}.get(sourceText)


def test_its_texts_are_translated_like_all_others(toy: Rules, qapp: QApplication) -> None:
    translator = ToyLanguage(qapp)
    qapp.installTranslator(translator)
    said = rule_set_name(toy), help_of(toy)["Aim"]
    qapp.removeTranslator(translator)
    assert said == ("Spielzeug zu dritt", ("Jeder für sich.",))


def test_a_game_nobody_knows_any_more_is_refused() -> None:
    with toy_game() as rules:
        text = write_record(dealt_record(rules, 1))
    with pytest.raises(RecordError, match=f"There is no rule set named .{NAME}"):
        read_records(text)
