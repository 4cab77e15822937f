"""What readers of the screen are told of the things on the table of three or four (MANY 7).

The same sentences are the captions under the pointer. Nothing of it says where something lies.
"""

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, MELD, PLAY_CARD, TURN_TRUMP
from sixtysix_gui.rules.seats import Party, Seat, seats_of
from sixtysix_gui.table import words as table_words
from sixtysix_gui.table.scene.plate_tags import tag_of
from sixtysix_gui.table.scene.trump import whence
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.stops import Spoken
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.people import People, PlayerForms, SideForms
from sixtysix_gui.text.trick_game.refusals import refusal
from sixtysix_gui.text.trick_game.scores import score_line
from sixtysix_gui.text.trick_game.status import marriage_points


def counter_proxy(view: View, people: People, words: CardWords) -> Spoken:
    """Name the trump counter: Trumps: hearts, named by Rachel."""
    names = tuple(people.name(seat) for seat in seats_of(people.parties))
    labels = SeatLabels(names, only_watched=people.me is None)
    label = whence(view, labels)
    if view.trump is None:
        if view.won or view.rules.trump_by == "latest-marriage" or _none(view):
            name = as_sentence(table_words.no_trumps())
            return Spoken(name, "" if label == table_words.no_trumps() else label)
        return Spoken(translate("TrickProxies", "Trumps: not yet known"), label)
    name = translate("TrickProxies", "Trumps: {suit}").format(suit=words.suit(view.trump))
    description = ""
    if view.rules.cuts and view.faced is not None:
        text = translate("TrickProxies", "The card that was shown is {card}.")
        description = text.format(card=words.card(view.faced))
    return Spoken(f"{name}, {label}" if label else name, description)


def _none(view: View) -> bool:
    """Whether the contract that is played has no trumps."""
    contract = view.contract
    return contract is not None and not contract.has_trump and view.phase is not Phase.BID


def seal_proxy(marriage: Marriage, view: View, people: People, words: CardWords) -> str:
    """Name a seal: Marriage in clubs, 20, shown by Pallas; one that waits says so."""
    forms = PlayerForms(
        me=translate("TrickProxies", "Marriage in {suit}, {points}, shown by you"),
        they=translate("TrickProxies", "Marriage in {suit}, {points}, shown by {name}"),
    )
    told = people.of_player(
        marriage.seat, forms, suit=words.suit(marriage.suit), points=marriage.points
    )
    if any(view.card_points[seat].tricks for seat in people.party(marriage.seat).seats):
        return told
    waits = translate("TrickProxies", "waits for the first trick")
    return f"{told}, {waits}"


def plate_proxy(seat: Seat, view: View, people: People, score: str, tip: str = "") -> Spoken:
    """Name a plate: Argine, opponent, 2 of 7, deals; ``tip`` says who that is."""
    parts = [people.label(seat), _relation(seat, people), score, tag_of(view, seat)]
    if seat is view.dealer:
        parts.append(translate("TrickProxies", "deals"))
    if seat in view.out_seats:
        parts.append(translate("TrickProxies", "sits out"))
    if seat is view.to_act and view.phase is not Phase.SETTLED:
        parts.append(translate("TrickProxies", "to move"))
    return Spoken(", ".join(part for part in parts if part), tip)


def _relation(seat: Seat, people: People) -> str:
    if people.me is None or people.is_me(seat):
        return ""
    if seat is people.partner:
        return table_words.your_partner()
    return translate("TrickProxies", "opponent")


def pile_proxy(party: Party, view: View, people: People, *, may_look: bool) -> Spoken:
    """Name a pile: your tricks, their tricks, or those of one of three, with their number."""
    count = sum(view.card_points[seat].tricks for seat in party.seats)
    forms = SideForms(
        me=translate("TrickProxies", "Your pile, %n trick(s)", None, count),
        we=translate("TrickProxies", "Your side’s pile, %n trick(s)", None, count),
        pair=translate("TrickProxies", "Pile of {first} and {second}, %n trick(s)", None, count),
        one=translate("TrickProxies", "Pile of {name}, %n trick(s)", None, count),
    )
    what = translate("TrickProxies", "Enter shows the last trick.") if may_look else ""
    return Spoken(people.of_side(party, forms), what)


def score_proxy(party: Party, view: View, people: People, won: int) -> str:
    """Name a score device: We: 4 of 7; Argine: 13 chips."""
    #: a side and its score
    text = translate("TrickProxies", "{who}: {score}")
    return text.format(who=side_label(party, people), score=score_line(view.rules, won))


def side_label(party: Party, people: People) -> str:
    """Name a side above its score: We, They; a player by name where each is alone."""
    if not people.in_pairs:
        return people.label(party.seats[0])
    if people.me is None:
        return table_words.together(people.label(seat) for seat in party.seats)
    return table_words.we() if people.is_mine(party) else table_words.they()


def widow_proxy(view: View) -> Spoken:
    """Name the widow."""
    count = view.rules.widow
    name = translate("TrickProxies", "Widow of %n card(s)", None, count)
    return Spoken(name, translate("TrickProxies", "It goes to the winner of the first trick."))


def talon_proxy(view: View) -> Spoken:
    """Name the talon with its number of cards."""
    return Spoken(translate("TrickProxies", "Talon, %n card(s)", None, view.talon_size))


def turn_up_proxy(view: View, words: CardWords) -> Spoken:
    """Name the turn-up, and say that it may be taken."""
    if view.turn_up is None:
        return Spoken("")
    name = translate("TrickProxies", "Trump card: {card}").format(card=words.card(view.turn_up))
    may = EXCHANGE_TRUMP in view.legal_moves
    what = translate("TrickProxies", "Enter exchanges the seven of trumps for it.") if may else ""
    return Spoken(name, what)


# ----------------------------------------------------------------------------------- acts, cards


def card_proxy(card: Card, view: View, words: CardWords, armed: Suit | None = None) -> Spoken:
    """Name a card of the own hand, and say what Enter does or why it may not be played."""
    parts = [words.card_first(card)]
    if card.suit is view.trump:
        parts.append(translate("TrickProxies", "trump"))
    if not view.legal_moves:
        return Spoken(", ".join(parts))
    if armed is card.suit and card in _pair(card.suit):
        parts.append(translate("TrickProxies", "marriage chosen"))
    elif card in _pair(card.suit) and MELD[card.suit] in view.legal_moves:
        parts.append(translate("TrickProxies", "marriage possible"))
    if PLAY_CARD[card] in view.legal_moves:
        return Spoken(", ".join(parts), translate("TrickProxies", "Enter plays it."))
    error = view.why_illegal(PLAY_CARD[card])
    if view.phase in (Phase.LEAD, Phase.FOLLOW):
        parts.append(translate("TrickProxies", "may not be played"))
    why = "" if error is None else refusal(error, view, words)
    return Spoken(", ".join(parts), why)


def _pair(suit: Suit) -> tuple[Card, Card]:
    return (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))


def marriage_proxy(suit: Suit, view: View, words: CardWords, *, armed: bool) -> Spoken:
    """Name the chip of a marriage that may be shown."""
    text = translate("TrickProxies", "Marriage in {suit}, {points}")
    if view.trump is None and view.rules.trump_by == "first-lead":
        text = translate("TrickProxies", "Marriage in {suit}, {points}, for it makes trumps")
    name = text.format(suit=words.suit(suit), points=marriage_points(view, suit))
    if view.phase is Phase.PARTNER:
        return Spoken(name, translate("TrickProxies", "Enter shows it before your partner leads."))
    if armed:
        what = translate("TrickProxies", "Chosen; Enter takes the choice back.")
    else:
        what = translate(
            "TrickProxies", "Enter chooses it: it is shown when you lead one of its two cards."
        )
    return Spoken(name, what)


def turn_proxy(view: View) -> Spoken:
    """Name the chip that has a card turned."""
    may = TURN_TRUMP in view.legal_moves
    what = translate("TrickProxies", "Enter turns your next card: its suit is trumps.")
    return Spoken(table_words.turn_a_card(), what if may else "")


def pass_proxy(view: View) -> Spoken:
    """Name the pass of the moment: Keep it, Go on, Pass, Let it be counted."""
    if view.phase is Phase.PARTNER:
        return Spoken(
            table_words.keep_it(),
            translate("TrickProxies", "Enter shows nothing; your partner leads."),
        )
    if view.phase is Phase.DOUBLE:
        return Spoken(table_words.go_on(), translate("TrickProxies", "Enter does not double."))
    if view.phase is Phase.FINAL:
        return Spoken(table_words.let_it_count())
    simple = bool(view.rules.contracts) and not view.calls
    what = translate("TrickProxies", "Enter stays with the simple game.") if simple else ""
    return Spoken(table_words.passed(), what)


def out_proxy(view: View, people: People) -> Spoken:
    """Name the coin, and say what it does or when it may be said."""
    target = view.rules.out_target
    if GO_OUT not in view.legal_moves:
        return Spoken(
            table_words.out(), translate("TrickProxies", "You may say it before you lead.")
        )
    if people.partner is None:
        text = translate(
            "TrickProxies", "Enter says that you have {target} card points; that ends the deal."
        )
    else:
        text = translate(
            "TrickProxies",
            "Enter says that you both have {target} card points; that ends the deal.",
        )
    return Spoken(table_words.out(), text.format(target=target))
