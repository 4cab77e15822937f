"""The promise before a deal binds the program; the person's word changes the cards all the same."""

import random

from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.promised_deal import prepare_deal
from sixtysix_gui.rules.fair_deals import keeps_promise, pack_order
from sixtysix_gui.rules.sets.rules import rule_set
from tests.controller.conftest import CODE, Desk, setup_for


def test_the_promise_is_made_before_the_deal_and_kept_by_what_is_revealed(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.controller.new_game(setup_for("wiki-66"))
    promised = desk.log.promises[-1].text
    assert desk.log.updates == []
    desk.play_deal(qtbot, random.Random(1))
    proof = desk.log.finished[-1].proof
    assert proof is not None
    assert proof.promise == promised
    assert keeps_promise(promised, proof.rules, proof.code, proof.nonce)
    pack = desk.controller.game_records()[-1].pack
    assert pack == pack_order(proof.code, 24, proof.word)


def test_the_word_of_the_person_is_mixed_in(desk: Desk) -> None:
    desk.controller.new_game(setup_for())
    desk.controller.deal("  Glück  ")
    record = desk.controller.game_records()[-1]
    assert record.tag("Word") == "Glück"
    assert record.pack == pack_order(CODE, 24, "Glück")
    assert record.pack != pack_order(CODE, 24)


def test_two_promises_for_the_same_code_differ_by_their_nonce() -> None:
    first, second = (prepare_deal(rule_set(), CODE) for _ in range(2))
    assert first.nonce != second.nonce
    assert first.promise != second.promise


def test_a_deal_is_dealt_once(desk: Desk) -> None:
    desk.controller.new_game(setup_for())
    assert desk.controller.promise is not None
    desk.controller.deal()
    desk.controller.deal()
    assert desk.controller.promise is None
    assert len(desk.log.updates) == 1
