"""A settled deal in sentences: who won it, why, and what it is worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.two_handed.game import GameState
from sixtysix_gui.windows.texts.results.deal_endings import ending
from sixtysix_gui.windows.texts.results.deal_prices import price
from sixtysix_gui.windows.texts.results.told import Told, as_sentence


def headline(told: Told) -> str:
    """Say who wins the deal."""
    winner = told.outcome.winner
    if winner is None:
        return QCoreApplication.translate("Outcomes", "The deal is drawn")
    if told.is_me(winner):
        return QCoreApplication.translate("Outcomes", "You win the deal")
    sentence = QCoreApplication.translate("Outcomes", "{name} wins the deal")
    return as_sentence(sentence.format(name=told.opponent))


def reason(told: Told) -> str:
    """Say how the deal ended and by which rule it is priced, every number named."""
    return f"{as_sentence(ending(told))} {as_sentence(price(told))}".strip()


def gain(told: Told, before: GameState, after: GameState) -> str:
    """Say what the deal is worth, and what is carried over from or to other deals."""
    winner = told.outcome.winner
    if winner is None:
        return _nothing_won(after.carry)
    points = after.won[winner] - before.won[winner]
    if told.is_me(winner):
        sentence = QCoreApplication.translate("Outcomes", "%n game point(s) for you", None, points)
    else:
        sentence = QCoreApplication.translate(
            "Outcomes", "%n game point(s) for {name}", None, points
        ).format(name=told.opponent)
    sentence = as_sentence(sentence)
    if not before.carry:
        return sentence
    return QCoreApplication.translate(
        "Outcomes", "{gain}, %n of them carried over", None, before.carry
    ).format(gain=sentence)


def _nothing_won(carry: int) -> str:
    if not carry:
        return QCoreApplication.translate("Outcomes", "No game points")
    return QCoreApplication.translate(
        "Outcomes", "No game points now, %n more for the next winner", None, carry
    )
