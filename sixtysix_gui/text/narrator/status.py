"""The status line of every state: whose turn it is, and what must be done.

``spoken_status`` is the same for readers of the screen, with the keys and what is to be counted.
"""

from collections.abc import Callable, Mapping

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    Bid,
    Meld,
    PlayCard,
)
from sixtysix_gui.rules.scoring.points import TICK, together
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.contracts import SIMPLE
from sixtysix_gui.sentences import marks
from sixtysix_gui.table.words import OPENINGS
from sixtysix_gui.text.cards import CardWords, number_word
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.contracts import contract_played, double_name
from sixtysix_gui.text.people import People, forms

_ = texts("Status")
mark = marks("Status")

_NEAR = 20
"""How close to the target, in card points, the status line reminds of "Out!"."""


def status_sentence(view: View, people: People, words: CardWords, armed: Suit | None = None) -> str:
    """Say in one line what is expected now.

    ``armed`` is the suit of a marriage that the next lead announces.
    """
    if view.phase is Phase.SETTLED:
        return _("The deal is over.")
    if not people.is_me(view.to_act):
        return _theirs(view, people)
    if view.phase is Phase.LEAD:
        return _my_lead(view, people, words, view.melded_suit if armed is None else armed)
    mine: dict[Phase, Callable[[], str]] = {
        Phase.FOLLOW: lambda: _my_card(view, words),
        Phase.BID: lambda: _my_call(view),
        Phase.DOUBLE: lambda: _my_double(view, people),
        Phase.PARTNER: lambda: _before_my_partner(view, people),
        Phase.TRUMP: lambda: _("Name trumps, or turn up your next card."),
        Phase.OPEN: lambda: _("You open the deal: choose how the first trick is played."),
        Phase.PRE_DRAW: lambda: _my_draw(view),
        Phase.REPLY: lambda: _my_answer_to_close(view, people, words),
        Phase.FINAL: lambda: _my_last_word(people),
    }
    return mine[view.phase]()


def no_deal_sentence(key: str) -> str:
    """Say how to begin while no cards are dealt; ``key`` is the key of a new game, as shown."""
    return _("Press {key} to start a new game.").format(key=key)


def spoken_status(view: View, people: People, words: CardWords, armed: Suit | None = None) -> str:
    """Say the same to those who do not see the panels, with the keys that answer."""
    if view.phase is Phase.SETTLED or not people.is_me(view.to_act):
        return status_sentence(view, people, words, armed)
    if view.phase is Phase.TRUMP:
        return _("You are the first player: name trumps with 1 to 4, or press T to turn up a card.")
    if view.phase is Phase.BID and not view.rules.contracts:
        return _my_bid_in_keys(view)
    if view.phase is Phase.PARTNER:
        return _may_show_in_keys(view, people, words)
    status = status_sentence(view, people, words, armed)
    playable = set(_playable(view))
    if view.phase is Phase.FOLLOW and len(playable) < len(set(view.hand)):
        #: {playable} of the cards in the hand may be played
        count = _("{playable} of your %n card(s) can be played.", "", len(view.hand))
        status += " " + count.format(playable=sum(card in playable for card in view.hand))
    return status


def thinking(seat: Seat, people: People) -> str:
    """Say that the player of a seat has been thinking for a while."""
    return as_sentence(_("{name} is thinking.").format(name=people.name(seat)))


def trick_rests(trick: Trick, people: People) -> str:
    """Say whose trick it is while all of its cards lie there."""
    return people.of_player(trick.winner, forms("events.trick_rests"))


def last_trick(trick: Trick, people: People) -> str:
    """Say who led and who won a trick that is looked at again, and how that ends."""
    leader, winner = trick.leader, trick.winner
    if people.is_me(leader):
        text = (
            _("The last trick: you led and won it. Press any key to put it back.")
            if leader is winner
            else _("The last trick: you led and {winner} won it. Press any key to put it back.")
        )
    elif people.is_me(winner):
        text = _("The last trick: {leader} led and you won it. Press any key to put it back.")
    elif leader is winner:
        text = _("The last trick: {leader} led and won it. Press any key to put it back.")
    else:
        text = _("The last trick: {leader} led and {winner} won it. Press any key to put it back.")
    return text.format(leader=people.name(leader), winner=people.name(winner))


# ---------------------------------------------------------------------------------- before play


def _bids(view: View) -> list[int]:
    return [move.ticks for move in view.legal_moves if isinstance(move, Bid)]


def _my_call(view: View) -> str:
    if view.rules.contracts:
        if not view.calls:
            return _("Call a contract, or pass for the simple game.")
        return _("Call a higher contract, or pass.")
    bids = _bids(view)
    if not bids:
        return _("No higher bid is possible: pass.")
    text = _("Bid ({ticks} promises {points} card points), or pass.")
    return text.format(ticks=bids[0], points=bids[0] * TICK)


def _my_bid_in_keys(view: View) -> str:
    bids = _bids(view)
    if not bids:
        return _("No higher bid is possible: pass.")
    if len(bids) == 1:
        return _("Your bid: {ticks}, or pass.").format(ticks=bids[0])
    text = _("Your bid: {lowest} to {highest}, or pass.")
    return text.format(lowest=bids[0], highest=bids[-1])


def contract_sentence(view: View, people: People) -> str:
    """Say what is played: Stüssi plays a Gang for 9; in the simple game that it is."""
    contract, bidder = view.contract, view.bidder
    if contract is None or bidder is None:
        return ""
    if contract.key == SIMPLE:
        return _("The simple game is being played.")
    if people.is_me(bidder):
        text = _("You play {a_contract} for {value}.")
    else:
        text = _("{name} plays {a_contract} for {value}.")
    a_contract = contract_played(contract.key)
    return text.format(name=people.name(bidder), a_contract=a_contract, value=contract.value)


def _my_double(view: View, people: People) -> str:
    level = view.level
    times = 2 ** (level + 1)
    word = double_name(level + 1)
    if view.contract is None or view.contract.key == SIMPLE:
        text = _("The simple game: {double} makes it count × {times}.")
        return text.format(double=word, times=times)
    if not level:
        text = _("{contract} {double} makes it {value}.")
    else:
        text = _("{contract} After {last}, {double} makes it {value}.")
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
        text = _("{name} leads next. Announce your {points} first?")
        return text.format(name=name, points=number_word(marriage_points(view, suits[0])))
    if suits:
        text = _("{name} leads next. Announce a marriage first?")
    elif claim_is_near(view):
        text = _("{name} leads next. Say “Out!” for both of you?")
    else:
        text = _("{name} leads next.")
    return text.format(name=name)


def _may_show_in_keys(view: View, people: People, words: CardWords) -> str:
    suits = _melds(view)
    if len(suits) != 1:
        return _before_my_partner(view, people)
    text = _("You may announce {points} in {suit}: press M, or N to keep it.")
    points = number_word(marriage_points(view, suits[0]))
    return text.format(points=points, suit=words.suit(suits[0]))


def _my_lead(view: View, people: People, words: CardWords, shown: Suit | None) -> str:
    if shown is not None:
        return _marriage_lead(view, shown, words)
    if view.trump is None and view.rules.trump_by == "first-lead":
        return _("Your lead sets trumps.")
    if view.opening is not None and view.trick_number == 1:
        return _opened(view, _("Lead the card that opens the deal."))
    if claim_is_near(view) and not view.rules.close:  # else the state of the talon is what counts
        return _lead_or_out(people)
    if view.trump is None and view.rules.trump_by == "latest-marriage":
        return _("Your lead. There are no trumps yet.")
    if view.trump is None:
        return _("Your lead. There are no trumps.")
    if not view.rules.has_talon or view.status is TalonStatus.OPEN:
        text = _("Your lead. {suit} are trumps.")
    elif view.status is TalonStatus.CLOSED:
        text = _("Your lead. {suit} are trumps; the talon is closed.")
    else:
        text = _("Your lead. {suit} are trumps; the talon is used up.")
    return text.format(suit=words.suit_first(view.trump))


def _marriage_lead(view: View, suit: Suit, words: CardWords) -> str:
    king, queen = card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)
    text = (
        _("Now lead {king}.")
        if view.rules.meld_lead_card == "king"
        else _("Now lead {king} or {queen}.")
    )
    return text.format(king=words.card_object(king), queen=words.card_object(queen))


def claim_is_near(view: View) -> bool:
    """Return whether a claim is worth a word: the side can be no further off than a marriage.

    Whether it has enough stays the person's to count.
    """
    seats = view.rules.sides[view.seat].seats
    total = together(view.card_points[seat] for seat in seats).total
    target = view.rules.out_target
    return GO_OUT in view.legal_moves and total >= target - _NEAR


def _lead_or_out(people: People) -> str:
    if people.partner is None:
        return _("Your trick. Lead, or say “Out!”.")
    return _("Your trick. Lead, or say “Out!” for both of you.")


def _my_last_word(people: People) -> str:
    if people.partner is None:
        return _("The last trick is yours: say “Out!”, or pass.")
    return _("The last trick is yours: say “Out!” for both of you, or pass.")


# ------------------------------------------------------------------- draws and closed talons


def _my_draw(view: View) -> str:
    if view.bound:
        return _("You acted before drawing: now close the talon.")
    if CLOSE_TALON in view.legal_moves and _binds(view):
        return _(
            "Your trick. Draw, or close with %n cards. An exchange or a marriage now commits you "
            "to closing.",
            "",
            len(view.hand),
        )
    if CLOSE_TALON in view.legal_moves:
        #: the short hand: the trick was won and no one has drawn yet
        return _("Your trick. Draw, or close the talon with %n cards in hand.", "", len(view.hand))
    if DRAW in view.legal_moves and EXCHANGE_TRUMP in view.legal_moves:
        return _("Your trick. Exchange if you like, then draw.")
    return _("Your trick. Draw a card.")


def _binds(view: View) -> bool:
    """Whether there is an act before the draw by which one chooses to close (rules.md C4)."""
    exchanges = EXCHANGE_TRUMP in view.legal_moves and view.rules.exchange_when == "lead"
    return exchanges or any(meld in view.legal_moves for meld in MELD)


def _my_answer_to_close(view: View, people: People, words: CardWords) -> str:
    rank, closer = view.rules.exchange_rank, view.close
    if rank is None or EXCHANGE_TRUMP not in view.legal_moves:
        text = _("{name} has closed the talon: pass.")
    else:
        text = _("{name} has closed the talon: exchange the {rank} now, or pass.")
    name = "" if closer is None else people.name(closer.seat)
    return as_sentence(text.format(name=name, rank="" if rank is None else words.rank(rank)))


# ------------------------------------------------------------------------------------ following


def _playable(view: View) -> list[Card]:
    return [move.card for move in view.legal_moves if isinstance(move, PlayCard)]


def _my_card(view: View, words: CardWords) -> str:
    playable = _playable(view)
    if view.opening is not None and view.trick_number == 1:
        return _opened(view, _to_opening(view, playable))
    if view.rules.has_talon and view.status is TalonStatus.OPEN:
        if view.trump is None:
            return _("Your turn: play any card; you need not follow suit yet.")
        text = _("Your turn: play any card. {suit} are trumps.")
        return text.format(suit=words.suit_first(view.trump))
    led, duties = view.table[0].card, view.rules.duties_in(view.contract)
    best = duties.winning(view.table, view.trump).card
    beats = all(duties.beats(card, best, view.trump) for card in playable)
    has_choice = len(playable) < len(set(view.hand))
    if all(card.suit is led.suit for card in playable):
        text = (
            _("Your turn: follow with {one_of_suit} and beat {rank}.")
            if has_choice and beats and best.suit is led.suit
            else _("Your turn: follow with {one_of_suit}.")
        )
    elif has_choice and best.suit is view.trump and beats:
        text = _("Your turn: overtrump {rank}.")
    elif has_choice or all(card.suit is view.trump for card in playable):
        text = _("Your turn: you must trump.")
    else:
        text = _("Your turn: throw away any card.")
    return text.format(one_of_suit=words.one_of(led.suit), rank=words.rank_object(best.rank))


def _opened(view: View, sentence: str) -> str:
    """Name the opening of Gaigel before what it asks for."""
    return sentence if view.opening is None else f"{OPENINGS[view.opening]}. {sentence}"


def _to_opening(view: View, playable: list[Card]) -> str:
    no_trump = len(playable) < len(set(view.hand))
    if view.table:
        if no_trump:
            return _("Your turn: play any card except a trump.")
        return _("Your turn: throw away any card.")
    if no_trump:
        return _("Your turn: play any card except a trump, face down.")
    return _("Your turn: play any card, face down.")


# --------------------------------------------------------------------------------------- others


def _theirs(view: View, people: People) -> str:
    name = people.name(view.leader if view.phase is Phase.PARTNER else view.to_act)
    if view.phase is Phase.PARTNER and people.is_me(view.leader):
        text = _("You lead next; {name} may announce a marriage first.")
        return text.format(name=people.name(view.to_act))
    if view.phase is Phase.REPLY:
        return _answers_to_close(view, people, name)
    if view.phase is Phase.BID and view.rules.contracts:
        text = _("{name} to call.")
    else:
        text = _(_THEIRS[view.phase])
    return as_sentence(text.format(name=name))


_THEIRS: Mapping[Phase, str] = {
    Phase.TRUMP: mark("{name} to name trumps."),
    Phase.OPEN: mark("{name} opens the deal."),
    Phase.BID: mark("{name} to bid."),
    Phase.DOUBLE: mark("{name} may double."),
    Phase.PARTNER: mark("{name} to lead."),
    Phase.LEAD: mark("{name} to lead."),
    Phase.FOLLOW: mark("{name} to play."),
    Phase.PRE_DRAW: mark("{name} won the trick and may draw or close."),
    Phase.FINAL: mark("{name} won the last trick and may still say “Out!”."),
}


def _answers_to_close(view: View, people: People, name: str) -> str:
    closer = None if view.close is None else view.close.seat
    name = as_sentence(name)
    if closer is None or people.is_me(closer):
        return _("You have closed. {name} may exchange.").format(name=name)
    text = _("{other} has closed. {name} may exchange.")
    return as_sentence(text.format(name=name, other=people.name(closer)))
