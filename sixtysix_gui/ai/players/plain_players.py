"""Players without calculation: rules of thumb, a stand-in for all others, and pure chance."""

from __future__ import annotations

from typing_extensions import override

from sixtysix_gui.ai import rule_of_thumb
from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop, refuse_idle_view
from sixtysix_gui.ai.solver.masks import CARD, SUIT_MASK, mask_of
from sixtysix_gui.ai.thinking.randomness import dice_for
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PLAY_CARD,
    CloseTalon,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.two_handed.phases import Phase, TalonStatus
from sixtysix_gui.rules.two_handed.scoring import TARGET
from sixtysix_gui.rules.two_handed.view import PlayerView


class SimplePlayer(Player):
    """Goes out on 66, exchanges and melds when it can, closes on sure tricks, leads winners."""

    @override
    def choose(self, view: PlayerView, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose at once; nothing is calculated, so there are no values."""
        refuse_idle_view(view)
        return Decision(_act(view) or _card(view) or view.legal_moves[0])


def _act(view: PlayerView) -> Move | None:
    """Give the act that comes before any card, or None when a card is to be played."""
    legal = view.legal_moves
    if GO_OUT in legal and view.total(view.seat) >= TARGET:
        return GO_OUT
    if DRAW in legal:
        return DRAW
    if EXCHANGE_TRUMP in legal:
        return EXCHANGE_TRUMP
    if MELD[view.trump] in legal:
        return MELD[view.trump]
    marriage = next((move for move in legal if isinstance(move, Meld)), None)
    if marriage is not None:
        return marriage
    if CLOSE_TALON in legal and (view.phase is Phase.PRE_DRAW or _closes(view)):
        return CLOSE_TALON  # before the draw it is here only if an act has bound the player
    return None


def _closes(view: PlayerView) -> bool:
    points = view.total(view.seat)
    trumps = SUIT_MASK[view.trump]
    return rule_of_thumb.closes(mask_of(view.hand), trumps, _not_mine(view), points)


def _card(view: PlayerView) -> Move | None:
    legal = mask_of(move.card for move in view.legal_moves if isinstance(move, PlayCard))
    if not legal:
        return next((move for move in view.legal_moves if move != GO_OUT), None)
    hand, trumps, unseen = mask_of(view.hand), SUIT_MASK[view.trump], _not_mine(view)
    is_open = view.status is TalonStatus.OPEN
    if view.led is None:
        lead = rule_of_thumb.lead_open if is_open else rule_of_thumb.lead_strict
        return PLAY_CARD[CARD[lead(legal, hand, trumps, unseen)]]
    reply = rule_of_thumb.reply_open if is_open else rule_of_thumb.reply_strict
    return PLAY_CARD[CARD[reply(legal, hand, mask_of((view.led,)), trumps, unseen)]]


def _not_mine(view: PlayerView) -> int:
    """Give the cards that the opponent may still win tricks with."""
    return mask_of(view.unseen) | mask_of(view.known[view.seat.other])


class RandomPlayer(Player):
    """Plays any legal move, but goes out on 66 and never otherwise, and closes only if he must."""

    @override
    def choose(self, view: PlayerView, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose by the seed alone; nothing is calculated, so there are no values."""
        refuse_idle_view(view)
        if GO_OUT in view.legal_moves and view.total(view.seat) >= TARGET:
            return Decision(GO_OUT)
        moves = [move for move in view.legal_moves if move != GO_OUT]
        calm = [move for move in moves if not isinstance(move, CloseTalon)]
        choice = calm or moves
        return Decision(choice[dice_for(view, budget.seed).below(len(choice))])
