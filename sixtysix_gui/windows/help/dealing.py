"""Help on the aim, the cards and the deal."""

from __future__ import annotations

from sixtysix_gui.rules.cards import Suit, pack_cards
from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.windows.help.scoring import most_game_points
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.marking import translate


def aim(rules: RuleSet, _words: CardWords) -> list[str]:
    """Say what the game is about."""
    return [
        translate(
            "Help",
            "Win tricks and show marriages until you have 66 card points, before the other does. "
            "That wins the deal and 1 to {most} game points; {target} game points win the game.",
        ).format(most=most_game_points(rules), target=rules.game_target)
    ]


def cards(rules: RuleSet, words: CardWords) -> list[str]:
    """Name the pack, the rank of the cards and their card points."""
    ranks = [card.rank for card in pack_cards(rules.deck_pack) if card.suit is Suit.CLUBS]
    named = translate("Help", ", ").join(words.rank(rank) for rank in ranks)
    values = " · ".join(f"{words.rank(rank)} {rank.points}" for rank in ranks)
    return [
        translate("Help", "{count} cards; from the highest down, every suit has {ranks}.").format(
            count=rules.deck_pack, ranks=named
        ),
        translate("Help", "In tricks they are worth: {values}. That is 120 in all.").format(
            values=values
        ),
    ]


def dealing(rules: RuleSet, _words: CardWords) -> list[str]:
    """Say how the cards are dealt and who deals."""
    batches = translate("Help", ", then ").join(str(size) for size in rules.deal_batches)
    return [
        translate(
            "Help", "Each player is dealt {hand} cards: {batches}. The dealer is served last."
        ).format(hand=rules.deck_hand, batches=batches),
        _turn_up(rules),
        translate(
            "Help",
            "The other cards lie on it face down: they are the talon, and the trump card, which "
            "counts as one of them, is drawn last. The talon has {count} cards.",
        ).format(count=rules.deck_pack - 2 * rules.deck_hand),
        translate("Help", "Whoever did not deal leads to the first trick."),
        _next_dealer(rules),
    ]


def _turn_up(rules: RuleSet) -> str:
    if rules.deal_turn_up == "last":
        return translate("Help", "Then a card is turned up: its suit is trumps.")
    return translate("Help", "After the first batch a card is turned up: its suit is trumps.")


def _next_dealer(rules: RuleSet) -> str:
    after_win = (
        translate("Help", "The winner of a deal deals the next one")
        if rules.deal_next == "winner"
        else translate("Help", "The players take turns at dealing")
    )
    after_draw = (
        translate("Help", "after a drawn deal the same player deals again.")
        if rules.deal_after_draw == "same"
        else translate("Help", "after a drawn deal the other player deals.")
    )
    return f"{after_win}; {after_draw}" if can_be_drawn(rules) else f"{after_win}."


def can_be_drawn(rules: RuleSet) -> bool:
    """Whether a deal can end without a winner."""
    return rules.end_unclaimed != "last-trick"
