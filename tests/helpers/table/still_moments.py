"""Made-up moments at the table, and what is said there in both languages."""

from dataclasses import dataclass, field

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.pieces import CoinState

ENGLISH = {
    "out": "Out!",
    "exchange": "Exchange 9",
    "close": "Close",
    "closed": "closed by you",
    "of": "of",
    "lead": "Your lead. Spades are trumps.",
    "forty": "Forty!",
    "said": "You led the queen of spades: forty. King is thinking …",
    "refused": "That card stays: diamonds were led, you hold diamonds.",
    "names": "Frieda/King",
}
GERMAN = {
    "out": "Aus!",
    "exchange": "Neun rauben",
    "close": "Zudrehen",
    "closed": "von dir zugedreht",
    "of": "von",
    "lead": "Du spielst aus. Pik ist Trumpf.",
    "forty": "Vierzig!",
    "said": "Du hast die Pik-Dame ausgespielt: vierzig. König denkt nach …",
    "refused": "Die Karte bleibt: Karo wurde ausgespielt, du hast noch Karo.",
    "names": "Änne-Großmann/König",
}


@dataclass(frozen=True)
class Moment:
    """What lies on the table."""

    hand: tuple[str, ...] = ("9S", "JS", "KH", "QH", "AC", "TD")
    theirs: int = 6
    talon: int = 11
    turn_up: str = "AS"
    closed: bool = False
    trick: dict[Chair, str] = field(default_factory=dict[Chair, str])
    scores: tuple[int, int] = (4, 0)
    tricks: tuple[int, int] = (1, 1)
    eights: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    points: int | None = 14
    dimmed: tuple[str, ...] = ()
    chips: bool = False
    coin: CoinState = CoinState.PRESSED_IN
    status: str = "lead"
    bubble: Chair | None = None
    target: bool = False
    turn: Chair = Chair.SOUTH
    focus: str | None = None
    target_score: int = 7


MOMENTS = {
    "start": Moment(tricks=(0, 0), scores=(5, 3), points=None, turn=Chair.SOUTH),
    "acts": Moment(chips=True, coin=CoinState.LEGAL),
    "marriage": Moment(
        hand=("KS", "AS", "AH", "JH", "TC"),
        talon=7,
        turn_up="TS",
        trick={Chair.SOUTH: "QS"},
        scores=(5, 6),
        tricks=(2, 1),
        eights=(("8H", "8S"), ("8C",)),
        points=74,
        status="said",
        bubble=Chair.SOUTH,
        coin=CoinState.LEGAL,
        turn=Chair.NORTH,
    ),
    "closed": Moment(
        hand=("AS", "9S", "AH", "TD", "JD"),
        theirs=4,
        talon=5,
        closed=True,
        trick={Chair.NORTH: "KD"},
        scores=(5, 2),
        tricks=(3, 1),
        eights=(("8H",), ()),
        points=58,
        dimmed=("AS", "9S", "AH"),
        status="refused",
        target=True,
    ),
    "eleven": Moment(
        scores=(9, 11), target_score=11, talon=0, tricks=(5, 4), bubble=Chair.NORTH, focus="KH"
    ),
}
