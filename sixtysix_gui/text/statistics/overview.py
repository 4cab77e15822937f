"""The figures of the overview in words: of games for two, of three and of four."""

from collections.abc import Sequence

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.statistics.figures import Coin, Count, MonthMean
from sixtysix_gui.statistics.pages import (
    Announced,
    Announcer,
    Calls,
    Overview,
    Places,
    SeveralOverview,
    WithWhom,
)
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.contracts import contract_name
from sixtysix_gui.text.statistics.amounts import (
    NO_FIGURE,
    FigureWords,
    brings,
    chance,
    give_or_take,
    hundredths,
    in_reviewed,
    is_net,
    made_lost,
    mean_figure,
    per_deal,
    places_line,
    won_lost,
)
from sixtysix_gui.text.statistics.names import month_name, who_name

SIMPLE = "simple"
"""The word of the contracts for the game without a call."""


# ------------------------------------------------------------------------------------- for two


def overview_figures(page: Overview, rules: Rules, last_day: str) -> tuple[FigureWords, ...]:
    """Write the figures of a game for two whose talon can be closed."""
    return (
        _games(page.games),
        _deals(page.deals),
        FigureWords(per_deal(page.coin), mean_figure(page.points), give_or_take(page.points)),
        _given(page, last_day),
        FigureWords(
            translate("Statistics", "Closed by you"), str(page.closes.all), won_lost(page.closes)
        ),
        FigureWords(
            translate("Statistics", "Closed against you"),
            str(page.closed_against.all),
            translate("Statistics", "you won {n} of them").format(n=page.closed_against.won),
        ),
        *_claims(page.false_claims, rules),
        *_passed_over(page.passed_over, rules),
        *_helped(page.helped),
    )


def _games(games: Count) -> FigureWords:
    return FigureWords(translate("Statistics", "Games"), str(games.all), won_lost(games))


def _deals(deals: Count) -> FigureWords:
    return FigureWords(translate("Statistics", "Deals"), str(deals.all), won_lost(deals))


def _given(page: Overview, last_day: str) -> FigureWords:
    name = translate("Statistics", "Given away per deal")
    if page.given is None:
        return FigureWords(name, NO_FIGURE, translate("Statistics", "too few deals reviewed"))
    note = before_note(page.given_before, last_day) or give_or_take(page.given)
    if page.given.deals < page.deals.all:
        note = f"{note}, {in_reviewed(page.given.deals)}"
    return FigureWords(name, hundredths(page.given.value), note)


def before_note(before: MonthMean | None, last_day: str) -> str:
    """Say what it was in an early month; empty without one."""
    if before is None:
        return ""
    text = translate("Statistics", "in {month} it was {x}")
    month = month_name(before.month, last_day)
    return text.format(month=month, x=hundredths(before.mean.value))


def _claims(number: int | None, rules: Rules) -> tuple[FigureWords, ...]:
    if number is None or not rules.has_claims:
        return ()
    name = translate("Statistics", "False claims")
    note = translate("Statistics", "“Out!” with too few points")
    return (FigureWords(name, str(number), note),)


def _passed_over(number: int, rules: Rules) -> tuple[FigureWords, ...]:
    if not rules.has_claims:
        return ()
    #: a player reached 66 and did not say so
    name = translate("Statistics", "66 passed over")
    note = translate("Statistics", "you had it and played on")
    return (FigureWords(name, str(number), note),)


def _helped(number: int) -> tuple[FigureWords, ...]:
    if not number:
        return ()
    name = translate("Statistics", "Deals with hints")
    return (FigureWords(name, str(number), translate("Statistics", "not counted")),)


def overview_sentence(page: Overview | SeveralOverview, *, in_pairs: bool = False) -> str:
    """Say what a deal brings on average, and whether chance explains it."""
    average = brings(page.points, page.coin, in_pairs=in_pairs)
    return f"{average} {chance(page.sentence, in_pairs=in_pairs)}"


# -------------------------------------------------------------------------------- for several


def several_figures(page: SeveralOverview, rules: Rules, deck: Deck) -> tuple[FigureWords, ...]:
    """Write the figures of any other game, of two to four players."""
    alone = len(rules.parties) > 2
    games = places_line(page.game_places) if page.game_places else won_lost(page.games)
    deals = places_line(page.deal_places) if page.deal_places else won_lost(page.deals)
    note = give_or_take(page.points)
    if is_net(page.coin):
        #: game points more or less than the others; {x} is "give or take 0.5"
        note = translate("Statistics", "compared with the others, {x}").format(x=note)
    played_games = sum(page.game_places[:3]) if page.game_places else page.games.all
    return (
        FigureWords(translate("Statistics", "Games"), str(played_games), games),
        FigureWords(translate("Statistics", "Deals"), str(page.deals.all), deals),
        FigureWords(per_deal(page.coin), mean_figure(page.points), note),
        *_calls(page),
        *_claims(page.false_claims, rules),
        *_passed_over(page.passed_over, rules),
        *_company(page.partners, translate("Statistics", "Partners"), deck),
        *(_company(page.opponents, translate("Statistics", "Against"), deck) if alone else ()),
        *_helped(page.helped),
    )


def _calls(page: SeveralOverview) -> list[FigureWords]:
    rows: list[FigureWords] = []
    if page.trumps_named is not None:
        name = translate("Statistics", "Trumps named by you")
        note = translate("Statistics", "you won {n} of these deals")
        rows.append(
            FigureWords(name, str(page.trumps_named.all), note.format(n=page.trumps_named.won))
        )
    if page.called is not None:
        name = translate("Statistics", "Contracts called by you")
        if page.bids and not page.contracts:
            name = translate("Statistics", "Bids played by you")
        rows.append(FigureWords(name, str(page.called.all), made_lost(page.called)))
    if page.doubled is not None and page.doubled.all:
        name = translate("Statistics", "Deals that were doubled")
        rows.append(FigureWords(name, str(page.doubled.all), won_lost(page.doubled)))
    if page.doubled_by_us is not None and page.doubled_by_us.all:
        #: deals that the player's side doubled; Kontra is what is said then
        name = translate("Statistics", "Kontra from your side")
        rows.append(FigureWords(name, str(page.doubled_by_us.all), won_lost(page.doubled_by_us)))
    return rows


def _company(people: Sequence[WithWhom], name: str, deck: Deck) -> tuple[FigureWords, ...]:
    if not people:
        return ()
    #: {who} is a level or a player, {n} a number of deals: Queen 96
    text = translate("Statistics", "{who} {n}")
    told = ", ".join(text.format(who=who_name(one.who, deck), n=one.deals.all) for one in people)
    return (FigureWords(name, "", told),)


# ------------------------------------------------------------------------------------- charts


def places_head() -> str:
    """Name the chart of places."""
    return translate("Statistics", "Places")


def places_note() -> str:
    """Say what the bars of places are."""
    return translate("Statistics", "how often each was best, second and last in a deal")


def place_names(count: int = 3) -> tuple[str, ...]:
    """Name the places, best first."""
    names = (
        translate("Statistics", "best"),
        translate("Statistics", "second"),
        translate("Statistics", "last"),
    )
    return names[:count]


def amount_head(coin: Coin) -> str:
    """Name the figures beside the bars."""
    if coin is Coin.CHIPS:
        return translate("Statistics", "chips a deal")
    return translate("Statistics", "game points a deal")


def places_sentence(mine: Places, deals: int) -> str:
    """Compare how often the person was best with what an even share would be."""
    text = translate(
        "Statistics", "You were best in {a} of {n} deals; an even share would be {share}."
    )
    share = round(deals / max(1, len(mine.places)))
    return text.format(a=mine.places[0], n=deals, share=share)


def person_name(places: Places, deck: Deck) -> str:
    """Name a player of the chart of places."""
    if places.who is None:
        return translate("Plates", "You")
    return who_name(places.who, deck)


def told_places(places: Places, deck: Deck, coin: Coin, figure: str) -> str:
    """Say a row of places: Queen: 33 best, 27 second, 24 last, +0.9 chips a deal."""
    amount = f"{figure} {amount_head(coin)}"
    return f"{person_name(places, deck)}: {places_line(places.places)}, {amount}."


def contracts_head() -> str:
    """Name the chart of contracts."""
    return translate("Statistics", "Contracts called by you")


def bids_head() -> str:
    """Name the chart of bids."""
    return translate("Statistics", "Bids played by you")


def call_name(call: Calls) -> str:
    """Name a contract, or a bid by its number."""
    if call.bid:
        return translate("Statistics", "Bid of {n}").format(n=call.bid)
    return contract_name(call.contract or SIMPLE)


def announced_head() -> str:
    """Name the chart of who announced first."""
    return translate("Statistics", "First marriage of a deal")


def announced_name(announced: Announced) -> str:
    """Say who announced first."""
    names = {
        Announcer.ME: translate("Statistics", "by you"),
        Announcer.PARTNER: translate("Statistics", "by your partner"),
        Announcer.OTHERS: translate("Statistics", "by the others"),
        Announcer.NOT_ONE: translate("Statistics", "no marriage"),
    }
    return names[announced.who]


def others_name() -> str:
    """Name the contracts that are too rare for a bar each."""
    return translate("Statistics", "Others")


def ended_names() -> tuple[str, str, str]:
    """Name how deals ended: won, lost, tied."""
    return (
        translate("Statistics", "won"),
        translate("Statistics", "lost"),
        translate("Statistics", "tied"),
    )


def calls_names() -> tuple[str, str]:
    """Name the parts of the bars of calls."""
    return translate("Statistics", "made"), translate("Statistics", "lost")


def won_of(count: Count) -> str:
    """Say how many of some deals were won: 14 of 18 won."""
    text = translate("Statistics", "{a} of {n} won")
    return text.format(a=count.won, n=count.all)
