"""The status line of every state: whose turn it is, and what must be done (MANY 4).

``spoken_status`` is the same for readers of the screen, with the keys and what is to be counted.
"""

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import GO_OUT, Bid, Meld, PlayCard
from sixtysix_gui.rules.scoring.points import TICK, together
from sixtysix_gui.rules.sets.contracts import SIMPLE
from sixtysix_gui.table.words import OPENINGS
from sixtysix_gui.text.cards import CardWords, number_word
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.people import People
from sixtysix_gui.text.trick_game.contracts import contract_played, double_name

_NEAR = 20
"""How close to the target, in card points, the status line reminds of "Out!"."""


def status_sentence(view: View, people: People, words: CardWords, armed: Suit | None = None) -> str:
    """Say in one line what is expected now.

    ``armed`` is the suit of a marriage that the next lead announces.
    """
    if view.phase is Phase.SETTLED:
        return translate("TrickStatus", "The deal is over.")
    if not people.is_me(view.to_act):
        return _theirs(view, people)
    if view.phase is Phase.LEAD:
        return _my_lead(view, people, words, view.melded_suit if armed is None else armed)
    if view.phase is Phase.FOLLOW:
        return _my_card(view, words)
    if view.phase is Phase.BID:
        return _my_call(view)
    if view.phase is Phase.DOUBLE:
        return _my_double(view, people)
    if view.phase is Phase.PARTNER:
        return _before_my_partner(view, people)
    if view.phase is Phase.TRUMP:
        return translate("TrickStatus", "Name trumps, or have your next card turned.")
    if view.phase is Phase.OPEN:
        return translate("TrickStatus", "You open the deal: choose how the first trick is played.")
    return _my_last_word(people)


def spoken_status(view: View, people: People, words: CardWords, armed: Suit | None = None) -> str:
    """Say the same to those who do not see the panels, with the keys that answer."""
    if view.phase is Phase.SETTLED or not people.is_me(view.to_act):
        return status_sentence(view, people, words, armed)
    if view.phase is Phase.TRUMP:
        return translate(
            "TrickStatus", "You are forehand: name trumps, 1 to 4, or T to have a card turned."
        )
    if view.phase is Phase.BID and not view.rules.contracts:
        return _my_bid_in_keys(view)
    if view.phase is Phase.PARTNER:
        return _may_show_in_keys(view, people, words)
    status = status_sentence(view, people, words, armed)
    if view.phase is Phase.FOLLOW:
        allowed = {move.card for move in view.legal_moves if isinstance(move, PlayCard)}
        #: {playable} of the cards in the hand may be played
        count = translate("TrickStatus", "{playable} of %n card(s).", None, len(view.hand))
        status += " " + count.format(playable=sum(card in allowed for card in view.hand))
    return status


def thinking(name: str) -> str:
    """Say that somebody has been thinking for a while."""
    return as_sentence(translate("TrickStatus", "{name} is thinking.").format(name=name))


def last_trick(trick: Trick, people: People) -> str:
    """Say who led and who won a trick that is looked at again, and how that ends."""
    leader, winner = trick.leader, trick.winner
    if people.is_me(leader):
        text = (
            translate("TrickStatus", "The last trick: you led and won it. Any key puts it back.")
            if leader is winner
            else translate(
                "TrickStatus", "The last trick: you led, {winner} won it. Any key puts it back."
            )
        )
    elif people.is_me(winner):
        text = translate(
            "TrickStatus", "The last trick: {leader} led, you won it. Any key puts it back."
        )
    elif leader is winner:
        text = translate(
            "TrickStatus", "The last trick: {leader} led and won it. Any key puts it back."
        )
    else:
        text = translate(
            "TrickStatus", "The last trick: {leader} led, {winner} won it. Any key puts it back."
        )
    return text.format(leader=people.name(leader), winner=people.name(winner))


# ---------------------------------------------------------------------------------- before play


def _bids(view: View) -> list[int]:
    return [move.ticks for move in view.legal_moves if isinstance(move, Bid)]


def _my_call(view: View) -> str:
    if view.rules.contracts:
        if not view.calls:
            return translate("TrickStatus", "Call a contract, or pass for the simple game.")
        return translate("TrickStatus", "Call a higher contract, or pass.")
    bids = _bids(view)
    if not bids:
        return translate("TrickStatus", "Nobody can bid more: pass.")
    text = translate("TrickStatus", "Your bid: {ticks} promises {points} card points. Or pass.")
    return text.format(ticks=bids[0], points=bids[0] * TICK)


def _my_bid_in_keys(view: View) -> str:
    bids = _bids(view)
    if not bids:
        return translate("TrickStatus", "Nobody can bid more: pass.")
    if len(bids) == 1:
        return translate("TrickStatus", "Your bid: {ticks}, or pass.").format(ticks=bids[0])
    text = translate("TrickStatus", "Your bid: {lowest} to {highest}, or pass.")
    return text.format(lowest=bids[0], highest=bids[-1])


def contract_sentence(view: View, people: People) -> str:
    """Say what is played: Stüssi plays a Gang for 9; in the simple game that it is."""
    contract, bidder = view.contract, view.bidder
    if contract is None or bidder is None:
        return ""
    if contract.key == SIMPLE:
        return translate("TrickStatus", "The simple game is played.")
    if people.is_me(bidder):
        text = translate("TrickStatus", "You play {a_contract} for {value}.")
    else:
        text = translate("TrickStatus", "{name} plays {a_contract} for {value}.")
    return text.format(
        name=people.name(bidder), a_contract=contract_played(contract.key), value=contract.value
    )


def _my_double(view: View, people: People) -> str:
    level = view.level
    times = 2 ** (level + 1)
    word = double_name(level + 1)
    if view.contract is None or view.contract.key == SIMPLE:
        text = translate("TrickStatus", "The simple game: {double} makes it count × {times}.")
        return text.format(double=word, times=times)
    if not level:
        text = translate("TrickStatus", "{contract} {double} makes it {value}.")
    else:
        text = translate("TrickStatus", "{contract} {last} was said; {double} makes it {value}.")
    return text.format(
        contract=contract_sentence(view, people),
        last=double_name(level) if level else "",
        double=word,
        value=view.contract.value * times,
    )


# -------------------------------------------------------------------------------------- on lead


def _melds(view: View) -> list[Suit]:
    return [move.suit for move in view.legal_moves if isinstance(move, Meld)]


def marriage_points(view: View, suit: Suit) -> int:
    """Say what a marriage would be worth now."""
    return view.rules.marriage_points(suit, view.trump, len(view.marriages))


def _before_my_partner(view: View, people: People) -> str:
    suits, name = _melds(view), people.name(view.leader)
    if not view.hand:
        return _my_last_word(people)
    if len(suits) == 1:
        text = translate("TrickStatus", "{name} leads next. Show your {points} first?")
        return text.format(name=name, points=number_word(marriage_points(view, suits[0])))
    if suits:
        text = translate("TrickStatus", "{name} leads next. Show a marriage first?")
    elif claim_is_near(view):
        text = translate("TrickStatus", "{name} leads next. Say “Out!” for both of you?")
    else:
        text = translate("TrickStatus", "{name} leads next.")
    return text.format(name=name)


def _may_show_in_keys(view: View, people: People, words: CardWords) -> str:
    suits = _melds(view)
    if len(suits) != 1:
        return _before_my_partner(view, people)
    text = translate("TrickStatus", "You may show {points} in {suit}: M, or N to keep it.")
    points = number_word(marriage_points(view, suits[0]))
    return text.format(points=points, suit=words.suit(suits[0]))


def _my_lead(view: View, people: People, words: CardWords, shown: Suit | None) -> str:
    if shown is not None:
        text = translate("TrickStatus", "Now lead {king} or {queen}.")
        king, queen = card_of(Rank.KING, shown), card_of(Rank.QUEEN, shown)
        return text.format(king=words.card_object(king), queen=words.card_object(queen))
    if view.trump is None and view.rules.trump_by == "first-lead":
        return translate("TrickStatus", "Your lead fixes trumps.")
    if view.opening is not None and view.trick_number == 1:
        return _opened(view, translate("TrickStatus", "Lead the card that opens the deal."))
    if claim_is_near(view):
        return _lead_or_out(people)
    if view.trump is None and view.rules.trump_by == "latest-marriage":
        return translate("TrickStatus", "Your lead. There are no trumps yet.")
    if view.trump is None:
        return translate("TrickStatus", "Your lead. There are no trumps.")
    text = translate("TrickStatus", "Your lead. {suit} are trumps.")
    return text.format(suit=words.suit_first(view.trump))


def claim_is_near(view: View) -> bool:
    """Say whether a claim is worth a word: the side can be no further off than a marriage.

    Whether it has enough stays the person's to count.
    """
    seats = view.rules.sides[view.seat].seats
    total = together(view.card_points[seat] for seat in seats).total
    target = view.rules.out_target
    return GO_OUT in view.legal_moves and total >= target - _NEAR


def _lead_or_out(people: People) -> str:
    if people.partner is None:
        return translate("TrickStatus", "Your trick. Lead, or say “Out!”.")
    return translate("TrickStatus", "Your trick. Lead, or say “Out!” for both of you.")


def _my_last_word(people: People) -> str:
    if people.partner is None:
        return translate("TrickStatus", "The last trick is yours: say “Out!”, or pass.")
    return translate("TrickStatus", "The last trick is yours: say “Out!” for both of you, or pass.")


# ------------------------------------------------------------------------------------ following


def _my_card(view: View, words: CardWords) -> str:
    playable = [move.card for move in view.legal_moves if isinstance(move, PlayCard)]
    if view.opening is not None and view.trick_number == 1:
        return _opened(view, _to_opening(view, playable))
    led = view.table[0].card
    if len(playable) == len(set(view.hand)):
        return _any_card(view, playable, led, words)
    best = view.rules.duties_in(view.contract).winning(view.table, view.trump).card
    duties = view.rules.duties_in(view.contract)
    beats = all(duties.beats(card, best, view.trump) for card in playable)
    if all(card.suit is led.suit for card in playable):
        text = (
            translate("TrickStatus", "Your turn: follow with {one_of_suit}, and beat {rank}.")
            if beats and best.suit is led.suit
            else translate("TrickStatus", "Your turn: follow with {one_of_suit}.")
        )
    elif best.suit is view.trump and beats:
        text = translate("TrickStatus", "Your turn: overtrump {rank}.")
    else:
        text = translate("TrickStatus", "Your turn: you must trump.")
    return text.format(one_of_suit=words.one_of(led.suit), rank=words.rank_object(best.rank))


def _any_card(view: View, playable: list[Card], led: Card, words: CardWords) -> str:
    """Say that every card of the hand may be played, and why."""
    if view.talon_size:
        return translate("TrickStatus", "Your turn: any card, you need not follow yet.")
    if all(card.suit is led.suit for card in playable):
        text = translate("TrickStatus", "Your turn: follow with {one_of_suit}.")
        return text.format(one_of_suit=words.one_of(led.suit))
    if view.trump is not None and all(card.suit is view.trump for card in playable):
        return translate("TrickStatus", "Your turn: you must trump.")
    return translate("TrickStatus", "Your turn: throw any card.")


def _opened(view: View, sentence: str) -> str:
    """Name the opening of Gaigel before what it asks for."""
    return sentence if view.opening is None else f"{OPENINGS[view.opening]}. {sentence}"


def _to_opening(view: View, playable: list[Card]) -> str:
    no_trump = len(playable) < len(set(view.hand))
    if view.table:
        if no_trump:
            return translate("TrickStatus", "Your turn: any card that is no trump.")
        return translate("TrickStatus", "Your turn: throw any card.")
    if no_trump:
        return translate("TrickStatus", "Your turn: lay any card that is no trump, face down.")
    return translate("TrickStatus", "Your turn: lay any card, face down.")


# --------------------------------------------------------------------------------------- others


def _theirs(view: View, people: People) -> str:
    name = people.name(view.leader if view.phase is Phase.PARTNER else view.to_act)
    if view.phase is Phase.PARTNER and people.is_me(view.leader):
        text = translate("TrickStatus", "Your lead comes next; {name} may show a marriage first.")
        return text.format(name=people.name(view.to_act))
    texts = {
        Phase.TRUMP: translate("TrickStatus", "{name} is to name trumps."),
        Phase.OPEN: translate("TrickStatus", "{name} opens the deal."),
        Phase.BID: translate("TrickStatus", "{name} is to call.")
        if view.rules.contracts
        else translate("TrickStatus", "{name} is to bid."),
        Phase.DOUBLE: translate("TrickStatus", "{name} may double."),
        Phase.PARTNER: translate("TrickStatus", "{name} is on lead."),
        Phase.LEAD: translate("TrickStatus", "{name} is on lead."),
        Phase.FOLLOW: translate("TrickStatus", "{name} is to play."),
        Phase.FINAL: translate(
            "TrickStatus", "{name} has the last trick and may still say “Out!”."
        ),
    }
    return as_sentence(texts[view.phase].format(name=name))
