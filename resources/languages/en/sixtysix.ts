<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AllRulesSheet</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>
            <numerusform>%n card left to draw.</numerusform>
            <numerusform>%n cards left to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not seen %n card(s).</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>
            <numerusform>You have not seen %n card.</numerusform>
            <numerusform>You have not seen %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick {number}: %n card(s) face down.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number</extracomment>
        <translation>
            <numerusform>Trick {number}: %n card face down.</numerusform>
            <numerusform>Trick {number}: %n cards face down.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>
            <numerusform>Delete %n game…</numerusform>
            <numerusform>Delete %n games…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n game(s)…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>
            <numerusform>Export %n game…</numerusform>
            <numerusform>Export %n games…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <extracomment>sixtysix_gui/text/archive.py {found}: how many games are in the list</extracomment>
        <translation>
            <numerusform>{found} of %n game</numerusform>
            <numerusform>{found} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArchiveChanges</name>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n game added.</numerusform>
            <numerusform>%n games added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already in the archive.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n game already in the archive.</numerusform>
            <numerusform>%n games already in the archive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) copied as text.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n game copied as text.</numerusform>
            <numerusform>%n games copied as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could no longer be found.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n game could no longer be found.</numerusform>
            <numerusform>%n games could no longer be found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported as {file}.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py {file}: the name of a file</extracomment>
        <translation>
            <numerusform>%n game exported as {file}.</numerusform>
            <numerusform>%n games exported as {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n game restored.</numerusform>
            <numerusform>%n games restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read completely.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n more file could not be read completely.</numerusform>
            <numerusform>%n more files could not be read completely.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>Delete %n game?</numerusform>
            <numerusform>Delete %n games?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>%n card left to draw.</numerusform>
            <numerusform>%n cards left to draw.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachHints</name>
    <message numerus="yes">
        <source>You need %n more point(s): what would this trick and the next lead bring?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>
            <numerusform>You need %n more point: what would this trick and the next lead bring?</numerusform>
            <numerusform>You need %n more points: what would this trick and the next lead bring?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachReasons</name>
    <message numerus="yes">
        <source>%n trump(s) are still out, but {card} is the highest: draw them out first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>
            <numerusform>One trump is still out, but {card} is higher: draw it out first.</numerusform>
            <numerusform>%n trumps are still out, but {card} is the highest: draw them out first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out, and {mover} draws them out with the highest, {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts</extracomment>
        <translation>
            <numerusform>%n trump is still out, and {mover} draws it out with the highest, {card}.</numerusform>
            <numerusform>%n trumps are still out, and {mover} draws them out with the highest, {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brings {p} points and the lead; then %n more are enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>
            <numerusform>That brings {p} points and the lead; then %n more is enough.</numerusform>
            <numerusform>That brings {p} points and the lead; then %n more are enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the marriage, you have {t} and need %n more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>With the marriage, you have {t} and need %n more.</numerusform>
            <numerusform>With the marriage, you have {t} and need %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the marriage, {mover} has {t} and needs %n more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>With the marriage, {mover} has {t} and needs %n more.</numerusform>
            <numerusform>With the marriage, {mover} has {t} and needs %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You had {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>You had {t}, %n too few to go out.</numerusform>
            <numerusform>You had {t}, %n too few to go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>You have {t}, %n too few to go out.</numerusform>
            <numerusform>You have {t}, %n too few to go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more, and closing guarantees enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>
            <numerusform>You need %n more, and closing guarantees enough.</numerusform>
            <numerusform>You need %n more, and closing guarantees enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more, and closing guarantees {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {s}: a number of card points</extracomment>
        <translation>
            <numerusform>You need %n more, and closing guarantees {s}.</numerusform>
            <numerusform>You need %n more, and closing guarantees {s}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>You need %n more; {card} alone brings {p}.</numerusform>
            <numerusform>You need %n more; {card} alone brings {p}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more, and closing guaranteed enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>
            <numerusform>You needed %n more, and closing guaranteed enough.</numerusform>
            <numerusform>You needed %n more, and closing guaranteed enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more, and closing guaranteed {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {s}: a number of card points</extracomment>
        <translation>
            <numerusform>You needed %n more, and closing guaranteed {s}.</numerusform>
            <numerusform>You needed %n more, and closing guaranteed {s}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>You needed %n more; {card} alone brings {p}.</numerusform>
            <numerusform>You needed %n more; {card} alone brings {p}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{Best} brings {p} points and the lead; then %n more are enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>{Best} brings {p} points and the lead; then %n more is enough.</numerusform>
            <numerusform>{Best} brings {p} points and the lead; then %n more are enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} has {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>{mover} has {t}, %n too few to go out.</numerusform>
            <numerusform>{mover} has {t}, %n too few to go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more, and closing guarantees enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>
            <numerusform>{mover} needs %n more, and closing guarantees enough.</numerusform>
            <numerusform>{mover} needs %n more, and closing guarantees enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more, and closing guarantees {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {s}: a number of card points</extracomment>
        <translation>
            <numerusform>{mover} needs %n more, and closing guarantees {s}.</numerusform>
            <numerusform>{mover} needs %n more, and closing guarantees {s}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>{mover} needs %n more; {card} alone brings {p}.</numerusform>
            <numerusform>{mover} needs %n more; {card} alone brings {p}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more and, {after}, gets them before your next lead in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {after}: a move that something follows: after closing; or a score; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name} needs %n more and, {after}, gets it before your next lead in {a} of {n} cases.</numerusform>
            <numerusform>{name} needs %n more and, {after}, gets them before your next lead in {a} of {n} cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more and, {after}, gets them before {mover} leads again in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {after}: a move that something follows: after closing; or a score; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name} needs %n more and, {after}, gets it before {mover} leads again in {a} of {n} cases.</numerusform>
            <numerusform>{name} needs %n more and, {after}, gets them before {mover} leads again in {a} of {n} cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: with {best}, {mover} wins 2 game points in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name} needs %n more to escape Schneider: with {best}, {mover} wins 2 game points in {a} of {n} cases.</numerusform>
            <numerusform>{name} needs %n more to escape Schneider: with {best}, {mover} wins 2 game points in {a} of {n} cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: {best} wins 2 game points in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>
            <numerusform>{name} needs %n more to escape Schneider: {best} wins 2 game points in {a} of {n} cases, {played} in {b}.</numerusform>
            <numerusform>{name} needs %n more to escape Schneider: {best} wins 2 game points in {a} of {n} cases, {played} in {b}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <extracomment>sixtysix_gui/text/training/day.py</extracomment>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same cards, same seat, same opponent: %n point(s) fewer than {ace}.</source>
        <extracomment>sixtysix_gui/text/training/day.py: {ace} is the strongest player: the Ace {ace}: the strongest player as part of a sentence: the Ace, with German cards the Daus</extracomment>
        <translation>
            <numerusform>Same cards, same seat, same opponent: %n point fewer than {ace}.</numerusform>
            <numerusform>Same cards, same seat, same opponent: %n points fewer than {ace}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same cards, same seat, same opponent: %n point(s) more than {ace}.</source>
        <extracomment>sixtysix_gui/text/training/day.py: {ace} is the strongest player: the Ace {ace}: the strongest player as part of a sentence: the Ace, with German cards the Daus</extracomment>
        <translation>
            <numerusform>Same cards, same seat, same opponent: %n point more than {ace}.</numerusform>
            <numerusform>Same cards, same seat, same opponent: %n points more than {ace}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeletedSheet</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message numerus="yes">
        <source>You have %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>You have %n card point.</numerusform>
            <numerusform>You have %n card points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side has %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Your side has %n card point.</numerusform>
            <numerusform>Your side has %n card points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} have %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} and {second} have %n card point.</numerusform>
            <numerusform>{first} and {second} have %n card points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} has %n card point.</numerusform>
            <numerusform>{name} has %n card points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second}’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} and {second}’s pile, %n trick</numerusform>
            <numerusform>{first} and {second}’s pile, %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name}’s pile, %n trick</numerusform>
            <numerusform>{name}’s pile, %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Your pile, %n trick</numerusform>
            <numerusform>Your pile, %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Your side’s pile, %n trick</numerusform>
            <numerusform>Your side’s pile, %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message numerus="yes">
        <source>%n question(s) of this lesson come once more at the end.</source>
        <extracomment>sixtysix_gui/text/training/answers.py</extracomment>
        <translation>
            <numerusform>%n question of this lesson comes once more at the end.</numerusform>
            <numerusform>%n questions of this lesson come once more at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n possible deal(s), both sides playing well.</source>
        <extracomment>sixtysix_gui/text/training/answers.py</extracomment>
        <translation>
            <numerusform>Over %n possible deal, both sides playing well.</numerusform>
            <numerusform>Over %n possible deals, both sides playing well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved: it comes back in %n day(s).</source>
        <extracomment>sixtysix_gui/text/training/answers.py</extracomment>
        <translation>
            <numerusform>Solved: it comes back in %n day.</numerusform>
            <numerusform>Solved: it comes back in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You saw the %n trick(s). You may watch again once; with the list open your rating stays.</source>
        <extracomment>sixtysix_gui/text/training/answers.py</extracomment>
        <translation>
            <numerusform>You saw the %n trick. You may watch again once; with the list open your rating stays.</numerusform>
            <numerusform>You saw the %n tricks. You may watch again once; with the list open your rating stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message numerus="yes">
        <source>%n deal(s).</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n deal.</numerusform>
            <numerusform>%n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s); you won the filled ones.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n deal; you won it if its disc is filled.</numerusform>
            <numerusform>%n deals; you won the filled ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each with your side’s points; filled where you had more.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n deal, with your side’s points; filled if you had more.</numerusform>
            <numerusform>%n deals, each with your side’s points; filled where you had more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s); {name} won the filled ones.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>%n deal; {name} won it if its disc is filled.</numerusform>
            <numerusform>%n deals; {name} won the filled ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayCommand</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count}, each in %n rotation(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>
            <numerusform>{count}, each in %n rotation</numerusform>
            <numerusform>{count}, each in %n rotations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Readers</name>
    <message numerus="yes">
        <source>Talon, %n card(s)</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Talon, %n card</numerusform>
            <numerusform>Talon, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Widow of %n card(s)</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Widow of %n card</numerusform>
            <numerusform>Widow of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n game point(s) for you</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>
            <numerusform>%n game point for you</numerusform>
            <numerusform>%n game points for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for {name}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>%n game point for {name}</numerusform>
            <numerusform>%n game points for {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No game points now, %n extra for the next winner</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>
            <numerusform>No game points now, %n extra for the next winner</numerusform>
            <numerusform>No game points now, %n extra for the next winner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {partner} take %n off your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>
            <numerusform>You and {partner} take %n off your score</numerusform>
            <numerusform>You and {partner} take %n off your score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n off your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>
            <numerusform>You take %n off your score</numerusform>
            <numerusform>You take %n off your score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} take %n off their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} and {second} take %n off their score</numerusform>
            <numerusform>{first} and {second} take %n off their score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gain}, including %n carried over</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {gain}: game points with their words: 2 game points for you</extracomment>
        <translation>
            <numerusform>{gain}, including %n carried over</numerusform>
            <numerusform>{gain}, including %n carried over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n off their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} takes %n off their score</numerusform>
            <numerusform>{name} takes %n off their score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for you and {partner}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>
            <numerusform>%n game point for you and {partner}</numerusform>
            <numerusform>%n game points for you and {partner}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for {first} and {second}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>%n game point for {first} and {second}</numerusform>
            <numerusform>%n game points for {first} and {second}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to review.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>One move to review.</numerusform>
            <numerusform>%n moves to review.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See the %n move(s)</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>See the move</numerusform>
            <numerusform>See the %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost the deal by %n game point(s). Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>You lost the deal by %n game point. Here is how it happened.</numerusform>
            <numerusform>You lost the deal by %n game points. Here is how it happened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the deal by %n game point(s). Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>You won the deal by %n game point. Here is how it happened.</numerusform>
            <numerusform>You won the deal by %n game points. Here is how it happened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>
            <numerusform>%n contract</numerusform>
            <numerusform>%n contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, changed in %n place(s)</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py {name}: the name of a rule set</extracomment>
        <translation>
            <numerusform>{name}, changed in %n place</numerusform>
            <numerusform>{name}, changed in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n finished game(s) are kept on this computer, and nowhere else.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/your_data.py</extracomment>
        <translation>
            <numerusform>%n finished game is kept on this computer, and nowhere else.</numerusform>
            <numerusform>%n finished games are kept on this computer, and nowhere else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) forgotten.</source>
        <extracomment>sixtysix_gui/windows/statistics/data_acts.py</extracomment>
        <translation>
            <numerusform>%n game forgotten.</numerusform>
            <numerusform>%n games forgotten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each ring is %n deal(s).</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/over_time.py</extracomment>
        <translation>
            <numerusform>Each ring is %n deal.</numerusform>
            <numerusform>Each ring is %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget %n finished game(s)?</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/your_data.py</extracomment>
        <translation>
            <numerusform>Forget %n finished game?</numerusform>
            <numerusform>Forget %n finished games?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game points given away per deal, over the %n deal(s) that the coach has reviewed.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/play.py</extracomment>
        <translation>
            <numerusform>Game points given away per deal, over the %n deal that the coach has reviewed.</numerusform>
            <numerusform>Game points given away per deal, over the %n deals that the coach has reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here you will see how you play. After ten deals there is something to tell; so far there are %n.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/all_pages.py</extracomment>
        <translation>
            <numerusform>Here you will see how you play. After ten deals there is something to tell; so far there is %n.</numerusform>
            <numerusform>Here you will see how you play. After ten deals there is something to tell; so far there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n turn(s), closing was clearly better than what you played.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/play.py</extracomment>
        <translation>
            <numerusform>In %n turn, closing was clearly better than what you played.</numerusform>
            <numerusform>In %n turns, closing was clearly better than what you played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck evens out: over %n deal(s), it brought {x} a deal, {give}.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>
            <numerusform>Luck evens out: over %n deal, it brought {x} a deal, {give}.</numerusform>
            <numerusform>Luck evens out: over %n deals, it brought {x} a deal, {give}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing unusual: over %n deal(s), the cards came as good shuffling brings them.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/fair_cards.py</extracomment>
        <translation>
            <numerusform>Nothing unusual: over %n deal, the cards came as good shuffling brings them.</numerusform>
            <numerusform>Nothing unusual: over %n deals, the cards came as good shuffling brings them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n deal(s) fit these filters; ten are needed.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/all_pages.py</extracomment>
        <translation>
            <numerusform>Only %n deal fits these filters; ten are needed.</numerusform>
            <numerusform>Only %n deals fit these filters; ten are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of these deals were dealt by chance alone; ten are needed here.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/fair_cards.py</extracomment>
        <translation>
            <numerusform>Only %n of these deals was dealt by chance alone; ten are needed here.</numerusform>
            <numerusform>Only %n of these deals were dealt by chance alone; ten are needed here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told from chance yet; about %n more deal(s) would show it.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/over_time.py</extracomment>
        <translation>
            <numerusform>That cannot be told from chance yet; about %n more deal would show it.</numerusform>
            <numerusform>That cannot be told from chance yet; about %n more deals would show it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few deals to say: %n more will do.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/play.py</extracomment>
        <translation>
            <numerusform>Too few deals to say: %n more will do.</numerusform>
            <numerusform>Too few deals to say: %n more will do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/play.py</extracomment>
        <translation>
            <numerusform>in %n deal</numerusform>
            <numerusform>in %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s) that were reviewed</source>
        <extracomment>sixtysix_gui/text/statistics.py</extracomment>
        <translation>
            <numerusform>in %n deal that was reviewed</numerusform>
            <numerusform>in %n deals that were reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rules}: %n puzzle(s) solved, rating {r}.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/your_data.py: {rules} is the name of a rule set {rules}: the name of a rule set: Schnapsen; {r}: the rating of puzzles: 1312</extracomment>
        <translation>
            <numerusform>{rules}: %n puzzle solved, rating {r}.</numerusform>
            <numerusform>{rules}: %n puzzles solved, rating {r}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{theme}: {x} given away a deal, {give}, in %n deal(s).</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/play.py {theme}: what there is to learn: Closing; {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>
            <numerusform>{theme}: {x} given away a deal, {give}, in %n deal.</numerusform>
            <numerusform>{theme}: {x} given away a deal, {give}, in %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <extracomment>sixtysix_gui/windows/statistics/data_acts.py</extracomment>
        <translation>
            <numerusform>%n game restored.</numerusform>
            <numerusform>%n games restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the seven beads lie outside. Chance alone puts at least one there about every third time.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/fair_cards.py</extracomment>
        <translation>
            <numerusform>%n of the seven beads lies outside. Chance alone puts at least one there about every third time.</numerusform>
            <numerusform>%n of the seven beads lie outside. Chance alone puts at least one there about every third time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This page needs ten deals that the coach has reviewed; so far there are %n.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/play.py</extracomment>
        <translation>
            <numerusform>This needs ten deals that the coach has reviewed; so far there is %n.</numerusform>
            <numerusform>This needs ten deals that the coach has reviewed; so far there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n closed deal(s) that were reviewed; you won {n}</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/play.py {n}: a number</extracomment>
        <translation>
            <numerusform>in %n closed deal that was reviewed; you won {n}</numerusform>
            <numerusform>in %n closed deals that were reviewed; you won {n}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message numerus="yes">
        <source>Your trick. Draw, or close the talon with %n cards in hand.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py: the short hand: the trick was won and no one has drawn yet</extracomment>
        <translation>
            <numerusform>Your trick. Draw, or close the talon with %n card in hand.</numerusform>
            <numerusform>Your trick. Draw, or close the talon with %n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your trick. Draw, or close with %n cards. An exchange or a marriage now commits you to closing.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>
            <numerusform>Your trick. Draw, or close with %n card. An exchange or a marriage now commits you to closing.</numerusform>
            <numerusform>Your trick. Draw, or close with %n cards. An exchange or a marriage now commits you to closing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{playable} of your %n card(s) can be played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py: {playable} of the cards in the hand may be played {playable}: how many of them may be played</extracomment>
        <translation>
            <numerusform>{playable} of your %n card can be played.</numerusform>
            <numerusform>{playable} of your %n cards can be played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message numerus="yes">
        <source>You have %n card point(s), {name} {theirs}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>
            <numerusform>You have %n card point, {name} {theirs}.</numerusform>
            <numerusform>You have %n card points, {name} {theirs}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message numerus="yes">
        <source>%n of your own mistakes</source>
        <extracomment>sixtysix_gui/text/training/room.py</extracomment>
        <translation>
            <numerusform>%n of your own mistakes</numerusform>
            <numerusform>%n of your own mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of lessons</source>
        <extracomment>sixtysix_gui/text/training/room.py</extracomment>
        <translation>
            <numerusform>%n question of lessons</numerusform>
            <numerusform>%n questions of lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coach is still looking at %n deal(s).</source>
        <extracomment>sixtysix_gui/text/training/room.py</extracomment>
        <translation>
            <numerusform>The coach is still looking at %n deal.</numerusform>
            <numerusform>The coach is still looking at %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n time(s)</source>
        <extracomment>sixtysix_gui/text/training/room.py</extracomment>
        <translation>
            <numerusform>missed once</numerusform>
            <numerusform>missed %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>solved %n time(s)</source>
        <extracomment>sixtysix_gui/text/training/room.py</extracomment>
        <translation>
            <numerusform>solved once</numerusform>
            <numerusform>solved %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingEnds</name>
    <message numerus="yes">
        <source>%n question(s) of this lesson are still open.</source>
        <extracomment>sixtysix_gui/text/training/lessons.py</extracomment>
        <translation>
            <numerusform>%n question of this lesson is still open.</numerusform>
            <numerusform>%n questions of this lesson are still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All twelve. Hardest for you were “{kind}”: %n puzzle(s) of that kind wait.</source>
        <extracomment>sixtysix_gui/text/training/lessons.py {kind}: a kind of puzzles: Close or not?</extracomment>
        <translation>
            <numerusform>All twelve. Hardest for you were “{kind}”: %n puzzle of that kind waits.</numerusform>
            <numerusform>All twelve. Hardest for you were “{kind}”: %n puzzles of that kind wait.</numerusform>
        </translation>
    </message>
</context>
</TS>
