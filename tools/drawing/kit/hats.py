"""Hats of jacks, Obers and Unters, in head space; none is wider than 108 from the axis.

Obers wear military hats, Unters the hats of working people: the rank is told by the hat alone.
"""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_LINE, FINE_LINE, OBJECT_LINE
from tools.drawing.kit.ornaments import rose_bloom
from tools.drawing.palette import GOLD, PEAK, PEAK_SHINE, RED, STRAW, WHITE, Tone
from tools.drawing.vectors import circle, mirrored, moved, polygon, symmetric

_BARB = 3.2


def plume(
    blade: str, quill: str, colour: str, barbs: tuple[str, ...], outline: float = OBJECT_LINE
) -> Art:
    """A feather: its blade, its quill and the barbs that part it."""
    art = Art().shape(blade, colour, outline).line(quill, DETAIL_LINE)
    return art.lines(*barbs, width=_BARB)


# Jacks


def morion(steel: Tone, feathers: Tone) -> Art:
    """A soldier's helmet with a comb, turned-up peaks and a red plume behind."""
    art = Art()
    for shape, colour in (
        ("M24,-122 C40,-168 76,-184 104,-170 C100,-148 84,-128 58,-108 Z", feathers.dark),
        ("M10,-126 C10,-166 36,-186 66,-182 C72,-160 54,-138 34,-118 Z", feathers.light),
    ):
        art.shape(shape, colour, OBJECT_LINE)
    art.lines("M44,-122 C56,-142 72,-156 92,-164", "M24,-128 C30,-150 42,-166 58,-174", width=_BARB)
    dome = symmetric("M0,-142 C34,-140 62,-112 64,-70 L0,-60")
    art.shape(dome, steel)
    comb = "M-10,-66 C-16,-112 -12,-150 0,-160 C12,-150 16,-112 10,-66 Z"
    art.shape(comb, steel, OBJECT_LINE)
    brim = symmetric(
        "M0,-70 C34,-70 62,-72 78,-80 C88,-86 94,-92 99,-102"
        " C102,-82 94,-58 72,-50 C48,-46 24,-48 0,-48"
    )
    art.shape(brim, steel)
    for k in range(-3, 4):
        art.shape(circle(k * 19, -60 - k * k * 0.4, 4.6), GOLD, FINE_LINE)
    return art


def beret(cloth: Tone, feather: str, band: Tone) -> Art:
    """A broad pleated cap with a feather behind it and a brooch on its band."""
    art = plume(
        "M40,-96 C52,-150 80,-176 106,-168 C114,-138 104,-100 92,-76 Z",
        "M54,-92 C66,-124 84,-148 102,-162",
        feather,
        ("M70,-118 L70,-142", "M82,-136 L84,-156", "M66,-110 L88,-112", "M76,-126 L98,-130"),
        FIGURE_LINE,
    )
    crown = (
        "M-84,-64 C-112,-92 -92,-136 -30,-136 C30,-142 96,-128 96,-92"
        " C96,-74 84,-64 70,-58 C30,-66 -40,-68 -84,-64 Z"
    )
    art.shape(crown, cloth)
    art.lines(
        "M-60,-120 C-70,-104 -66,-84 -58,-72",
        "M-20,-132 C-28,-110 -26,-86 -20,-72",
        "M28,-134 C30,-112 30,-88 26,-72",
        "M68,-122 C72,-104 70,-84 64,-70",
    )
    art.shape(
        "M-86,-68 C-40,-76 40,-74 74,-64 L70,-46 C40,-54 -40,-56 -80,-50 Z", band, OBJECT_LINE
    )
    return art.shape(circle(46, -72, 11), RED, 4.5, split=46)


def archers_cap(cloth: Tone, feather: str) -> Art:
    """A cap with a long peak, its brim turned up at the back, and a pheasant's feather."""
    art = plume(
        "M-40,-92 C-34,-136 0,-172 44,-184 C40,-150 6,-112 -26,-84 Z",
        "M-34,-88 C-18,-126 8,-156 38,-176",
        feather,
        ("M-20,-114 L-24,-134", "M-4,-136 L-6,-156", "M-12,-116 L10,-124", "M6,-140 L26,-152"),
    )
    crown = "M-58,-56 C-70,-100 -46,-140 6,-138 C46,-136 66,-104 66,-62 Z"
    art.shape(crown, cloth).line("M8,-134 C26,-118 34,-96 34,-74", DETAIL_LINE)
    brim = (
        "M104,-44 C84,-74 20,-90 -46,-82 C-68,-80 -80,-90 -86,-102"
        " C-98,-82 -92,-54 -66,-46 C-30,-50 50,-52 104,-44 Z"
    )
    art.shape(brim, cloth)
    return art.line("M-84,-66 C-60,-62 10,-72 78,-54", FINE_LINE)


def chaperon(ring: Tone, cloth: Tone) -> Art:
    """A stuffed ring with a fan of cloth on one side and a tail falling on the other."""
    tail = "M64,-84 C96,-72 98,-20 88,30 C86,62 98,92 100,118 L70,112 C66,70 74,10 58,-60 Z"
    art = Art().shape(tail, cloth.dark).line("M80,-50 C84,-10 76,40 84,96", FINE_LINE)
    comb = (
        "M-30,-112 C-86,-108 -104,-138 -92,-168 C-64,-154 -56,-176 -30,-178"
        " C-16,-160 10,-172 34,-158 C50,-138 40,-116 14,-108 Z"
    )
    art.shape(comb, cloth.light)
    art.lines(
        "M-22,-116 C-50,-126 -70,-144 -80,-158",
        "M-14,-116 C-22,-136 -26,-154 -28,-166",
        "M-2,-114 C6,-130 16,-142 28,-150",
        width=_BARB,
    )
    roll = symmetric("M0,-122 C44,-124 88,-112 92,-84 C92,-60 62,-48 0,-50")
    art.shape(roll, ring)
    for side in (-1, 1):
        for x in (14, 40, 64):
            art.line(
                mirrored(f"M{x},{-121 + x * 0.12} C{x + 14},-100 {x + 12},-74 {x - 2},-51", side),
                DETAIL_LINE,
            )
    return art.shape(polygon((0, -106), (15, -86), (0, -66), (-15, -86)), GOLD, OBJECT_LINE)


# Obers


def bicorne(cloth: Tone, trim: str, feather: str) -> Art:
    """A hat of two corners, worn across, with a cockade and a small plume."""
    art = Art()
    art.shape(
        "M6,-120 C-2,-152 14,-176 44,-178 C66,-178 72,-160 62,-146"
        " C84,-146 84,-124 64,-118 C48,-110 20,-108 6,-120 Z",
        feather,
    )
    art.lines("M14,-122 C24,-144 36,-156 54,-164", "M26,-128 C40,-138 54,-138 68,-134", width=3.6)
    body = (
        "M-108,-56 C-118,-84 -86,-96 -72,-116 C-44,-150 44,-150 72,-116"
        " C86,-96 118,-84 108,-56 C72,-80 -72,-80 -108,-56 Z"
    )
    art.shape(body, cloth, 0)
    art.rod("M-104,-64 C-70,-90 70,-90 104,-64", 5, trim, FINE_LINE, "butt").line(body, FIGURE_LINE)
    art.shape(circle(0, -108, 19), RED, OBJECT_LINE)
    art.fill(circle(0, -108, 11), WHITE.light).fill(circle(0, -108, 5.5), RED.light)
    return art.line("M0,-108 L0,-84", DETAIL_LINE)


def shako(cloth: Tone, feather: Tone, metal: Tone) -> Art:
    """A drummer's tall cap with a peak, a plate, cords and an upright plume."""
    art = Art().shape(
        "M-13,-140 C-26,-158 -20,-186 0,-186 C20,-186 26,-158 13,-140 Z", feather, OBJECT_LINE
    )
    art.lines("M-8,-150 L-12,-166", "M0,-148 L0,-172", "M8,-150 L12,-166", width=FINE_LINE)
    body = symmetric("M0,-146 C30,-146 56,-144 76,-138 L64,-62 C40,-58 20,-56 0,-56")
    art.shape(body, cloth)
    art.rod("M-75,-132 C-44,-140 44,-140 75,-132", 7, metal.light, FINE_LINE, "butt")
    for side in (-1, 1):
        art.rod(mirrored("M66,-124 C56,-92 30,-84 0,-84", side), 4.5, WHITE.side(side), FINE_LINE)
        art.shape(
            mirrored("M60,-128 L74,-126 L72,-100 L62,-100 Z", side), WHITE.side(side), DETAIL_LINE
        )
    art.shape(
        moved(
            "M0,-24 C10,-16 20,-18 22,-8 C22,12 12,22 0,28"
            " C-12,22 -22,12 -22,-8 C-20,-18 -10,-16 0,-24 Z",
            0,
            -106,
        ),
        metal,
        OBJECT_LINE,
    )
    art.shape(circle(0, -106, 8), RED, FINE_LINE)
    peak = symmetric("M0,-60 C24,-60 46,-62 66,-68 C75,-60 73,-50 64,-45 C44,-41 22,-39 0,-39")
    art.shape(peak, PEAK)
    return art.line("M-50,-50 C-24,-46 0,-46 24,-47", FINE_LINE, PEAK_SHINE)


def busby(fur: Tone, bag: Tone, feather: Tone) -> Art:
    """A hussar's cap of fur with a coloured bag hanging from its top, and a heron's plume."""
    art = Art().shape(
        "M-12,-126 C-32,-140 -30,-160 -18,-168 C-20,-176 -12,-184 0,-183"
        " C12,-184 20,-176 18,-168 C30,-160 32,-140 12,-126 Z",
        feather,
        OBJECT_LINE,
    )
    art.line("M0,-140 V-170", FINE_LINE).line_pairs("M6,-142 C14,-148 16,-154 16,-162")
    flap = "M20,-142 C60,-156 100,-140 104,-96 C106,-78 100,-62 92,-50 C80,-70 76,-84 60,-92 Z"
    art.shape(flap, bag.light).line("M40,-134 C70,-134 88,-112 92,-76", DETAIL_LINE, GOLD.light)
    art.shape(circle(93, -46, 8), GOLD, DETAIL_LINE, split=93)
    body = symmetric(
        "M0,-142 C14,-148 24,-140 36,-144 C48,-148 58,-138 66,-132 C74,-122 72,-110 77,-100"
        " C82,-88 76,-78 80,-68 C80,-56 70,-50 62,-48 C48,-42 36,-50 24,-45 C14,-42 6,-46 0,-44"
    )
    art.shape(body, fur)
    tufts = (
        "M14,-128 L18,-114",
        "M40,-128 L42,-114",
        "M58,-112 L58,-98",
        "M28,-100 L30,-86",
        "M50,-82 L51,-68",
        "M68,-86 L67,-74",
        "M14,-76 L16,-62",
        "M34,-64 L35,-54",
    )
    return art.line_pairs(*tufts, width=FINE_LINE).shape(
        circle(-4, -128, 9), GOLD, DETAIL_LINE, split=-4
    )


def cavalier_hat(cloth: Tone, feather: str, band: str) -> Art:
    """A broad hat with a great soft feather."""
    art = plume(
        "M30,-100 C26,-150 62,-184 98,-172 C116,-162 116,-138 106,-122"
        " C104,-104 88,-92 80,-92 C66,-82 44,-84 30,-100 Z",
        "M38,-96 C50,-128 72,-148 98,-154",
        feather,
        ("M58,-122 L54,-146", "M74,-138 L74,-162", "M60,-124 L82,-108", "M78,-140 L100,-128"),
    )
    art.shape("M-58,-60 C-64,-112 -40,-136 0,-134 C40,-136 62,-112 58,-60 Z", cloth)
    art.shape(
        "M-60,-86 C-30,-78 30,-78 60,-86 L60,-62 C30,-54 -30,-54 -60,-62 Z", band, OBJECT_LINE
    )
    brim = (
        "M-108,-70 C-98,-90 -78,-70 -58,-66 C-24,-60 24,-60 58,-66 C78,-70 98,-90 108,-70"
        " C110,-52 88,-44 60,-46 C20,-50 -20,-50 -60,-46 C-88,-44 -110,-52 -108,-70 Z"
    )
    return art.shape(brim, cloth).shape(circle(30, -74, 10), GOLD, 4.5, split=30)


# Unters


def hunters_hat(cloth: Tone, band: str, feather: str) -> Art:
    """A dented felt hat with a feather stuck in its band."""
    art = plume(
        "M52,-84 C58,-130 76,-166 102,-176 C108,-144 96,-104 66,-76 Z",
        "M56,-78 C68,-112 82,-140 98,-166",
        feather,
        ("M70,-108 L68,-130", "M80,-128 L80,-148", "M74,-112 L92,-122", "M66,-96 L86,-100"),
    )
    crown = "M-60,-58 C-66,-104 -54,-138 -22,-140 C-8,-140 -4,-128 8,-128 C22,-130 56,-140 62,-58 Z"
    art.shape(crown, cloth).line("M4,-126 C2,-112 4,-104 8,-96", DETAIL_LINE)
    art.shape(
        "M-63,-82 C-30,-74 34,-74 64,-82 L65,-60 C34,-52 -34,-52 -63,-60 Z", band, OBJECT_LINE
    )
    brim = (
        "M-100,-62 C-66,-54 66,-54 100,-62 C108,-52 100,-42 88,-40"
        " C52,-50 -52,-50 -88,-40 C-100,-42 -108,-52 -100,-62 Z"
    )
    return art.shape(brim, cloth)


def straw_hat(ribbon: str, flowers: Tone) -> Art:
    """A shepherd's wide hat of plaited straw, with flowers on its ribbon."""
    art = Art()
    crown = "M-56,-64 C-60,-108 -44,-132 0,-134 C44,-132 60,-108 56,-64 Z"
    art.shape(crown, STRAW)
    art.lines(
        "M-50,-104 C-20,-98 20,-98 50,-104", "M-40,-120 C-16,-114 16,-114 40,-120", width=FINE_LINE
    )
    brim = symmetric("M0,-74 C50,-76 92,-70 106,-56 C112,-44 100,-36 86,-34 C56,-46 28,-50 0,-50")
    art.shape(
        "M-58,-90 C-30,-82 30,-82 58,-90 L59,-66 C30,-58 -30,-58 -59,-66 Z", ribbon, OBJECT_LINE
    )
    art.shape(brim, STRAW)
    art.line_pairs(
        "M20,-62 L16,-54", "M42,-62 L40,-52", "M64,-58 L60,-48", "M84,-54 L80,-44", width=FINE_LINE
    )
    for x, y, scale in ((-34, -84, 0.44), (-54, -72, 0.36), (-14, -82, 0.34)):
        art.add(rose_bloom(flowers), x, y, scale)
    return art


def tasselled_cap(cloth: Tone, stripe: Tone, tassel: Tone) -> Art:
    """A cellarman's knitted cap that falls to one side and ends in a tassel."""
    fall = (
        "M-62,-66 C-66,-122 -24,-168 30,-160 C76,-156 100,-120 94,-66"
        " C84,-62 76,-64 70,-68 C72,-96 66,-104 58,-108 C62,-92 62,-80 60,-66 Z"
    )
    art = Art().shape(fall, cloth)
    art.lines("M-54,-108 C-20,-96 22,-98 58,-108", "M-34,-138 C-8,-126 26,-126 60,-140", width=9)
    art.lines(
        "M-54,-108 C-20,-96 22,-98 58,-108",
        "M-34,-138 C-8,-126 26,-126 60,-140",
        width=4,
        colour=stripe.light,
    )
    art.line("M58,-108 C66,-104 72,-96 70,-68", DETAIL_LINE)
    art.shape(
        "M-68,-84 C-30,-74 30,-74 68,-84 L66,-50 C30,-44 -30,-44 -66,-50 Z", stripe, OBJECT_LINE
    )
    for k in range(-3, 4):
        art.line(f"M{k * 18},{-76 - abs(k)} L{k * 17.5},{-50 - abs(k)}", FINE_LINE)
    for x in (74, 83, 92):
        art.rod(f"M82,-62 L{x},-28", 5, tassel.dark, FINE_LINE)
    return art.shape(circle(82, -60, 12), tassel, OBJECT_LINE, split=82)


def fools_cap(left: str, right: str, trim: Tone) -> Art:
    """A cap with two drooping horns, each with a bell at its end."""
    horn = (
        "M0,-58 L0,-126 C20,-140 46,-154 76,-146 C102,-134 108,-104 104,-74 C94,-92 84,-96 76,-90"
        " C70,-84 68,-70 66,-52 C44,-62 22,-62 0,-58 Z"
    )
    art = Art().shape(mirrored(horn, -1), left).shape(horn, right)
    art.line_pairs("M30,-134 C34,-112 38,-90 44,-66")
    zigzag = (
        "M-70,-56 L-56,-34 L-42,-58 L-28,-34 L-14,-58 L0,-34 L14,-58 L28,-34"
        " L42,-58 L56,-34 L70,-56 L68,-76 C30,-70 -30,-70 -68,-76 Z"
    )
    art.shape(zigzag, trim, OBJECT_LINE)
    for side in (-1, 1):
        art.shape(circle(side * 104, -60, 13), GOLD, OBJECT_LINE, split=side * 104)
        art.line(f"M{side * 104},-60 V-49", FINE_LINE)
    return art
