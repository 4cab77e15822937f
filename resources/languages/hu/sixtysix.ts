<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>A Hatvanhat névjegye</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The fonts Vollkorn, Cabin and Sixtysix Sans are under the SIL Open Font License 1.1, Qt under the LGPL 3.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Szabad szoftver az MIT-licenc alatt. A Vollkorn, a Cabin és a Sixtysix Sans betűkészlet a SIL Open Font License 1.1, a Qt az LGPL 3 szerint használható.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Licencek…</translation>
    </message>
    <message>
        <source>Error log</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Hibanapló</translation>
    </message>
    <message>
        <source>Qt</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Mentett játszmák</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Hatvanhat</translation>
    </message>
    <message>
        <source>The card game Sixty-Six – Schnapsen, Santase – against the computer.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>A hatvanhat (snapszer, santase) kártyajáték a számítógép ellen.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Verzió</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Befejezett játszmák</translation>
    </message>
</context>
<context>
    <name>AccordionHeader</name>
    <message>
        <source>{title}, collapsed: {value}</source>
        <extracomment>sixtysix_gui/windows/widgets/accordion.py {title}: a title; {value}: a value: a number, or in words</extracomment>
        <translation>{title}, becsukva: {value}</translation>
    </message>
    <message>
        <source>{title}, expanded</source>
        <extracomment>sixtysix_gui/windows/widgets/accordion.py {title}: a title</extracomment>
        <translation>{title}, kinyitva</translation>
    </message>
</context>
<context>
    <name>AllRulesSheet</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>
            <numerusform>%n szabály található</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>&amp;Save as my own rules…</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Megtartás s&amp;ajátként…</translation>
    </message>
    <message>
        <source>&amp;Remove “{name}”</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py {name}: rules that the player has named</extracomment>
        <translation>„{name}” &amp;törlése</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>&amp;Ezekkel játszom</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Minden szabály</translation>
    </message>
    <message>
        <source>Discard &amp;all changes</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>&amp;Minden módosítás elvetése</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Szabály keresése</translation>
    </message>
    <message>
        <source>Find a rule ({key})</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>Szabály keresése ({key})</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py</extracomment>
        <translation>Csoportok</translation>
    </message>
    <message>
        <source>No rule matches these words.</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Egyik szabályban sem szerepelnek ezek a szavak.</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py {count}: a number</extracomment>
        <translation>módosítva: {count}</translation>
    </message>
    <message>
        <source>{group} – {count} changed</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py: a group of rules, and how many of them were changed {group}: a group of rules, or a number of letters; {count}: a number</extracomment>
        <translation>{group} – módosítva: {count}</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py {name}: rules that the player has named</extracomment>
        <translation>{name}, módosítva</translation>
    </message>
</context>
<context>
    <name>AlreadyOpen</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Hatvanhat</translation>
    </message>
    <message>
        <source>Sixty-Six is already open in another window.</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>A Hatvanhat már nyitva van egy másik ablakban.</translation>
    </message>
    <message>
        <source>Two windows would play the same saved game. Please continue in the other one.</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Két ablak ugyanazt a mentett játszmát játszaná. Kérlek, ott folytasd.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>The talon is {closed}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {closed}: what became of the talon: closed, used up</extracomment>
        <translation>A talont {closed}.</translation>
    </message>
    <message>
        <source>{suit} are trumps. {card} is face down on the talon.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{suit} az adu. {card} fekszik lefordítva a talonon.</translation>
    </message>
    <message>
        <source>{suit} are trumps. {card} is face up.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{suit} az adu. {card} az adulap.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>
            <numerusform>Még %n lap húzható.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not seen %n card(s).</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>
            <numerusform>%n lapot még nem láttál.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts × {times}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {times}: a number: by how much a deal counts</extracomment>
        <translation>A parti szorzója {times}.</translation>
    </message>
    <message>
        <source>No card has been led.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Még nincs hívás.</translation>
    </message>
    <message>
        <source>No trick has been won yet.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Még nem volt ütés.</translation>
    </message>
    <message>
        <source>Score: {list}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {list}: several parts, separated by commas</extracomment>
        <translation>Állás: {list}.</translation>
    </message>
    <message>
        <source>The talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Elfogyott a talon.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Nincs adu.</translation>
    </message>
    <message>
        <source>There is no talon in this game.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Ebben a játékban nincs talon.</translation>
    </message>
    <message numerus="yes">
        <source>Trick {number}: %n card(s) face down.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number</extracomment>
        <translation>
            <numerusform>{number}. ütés: %n lefordított lap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick {number}: no card yet.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number</extracomment>
        <translation>{number}. ütés: még nincs lap.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number; {cards}: cards by name, separated by commas</extracomment>
        <translation>{number}. ütés: {cards}.</translation>
    </message>
    <message>
        <source>Trumps are not yet known.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Az adu még nem ismert.</translation>
    </message>
    <message>
        <source>We {mine}, they {theirs}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Mi {mine}, ők {theirs}.</translation>
    </message>
    <message>
        <source>You have seen every card.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Minden lapot láttál.</translation>
    </message>
    <message>
        <source>You hold: {cards}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Lapjaid: {cards}.</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py: somebody and his score {name}: a player as sentences call them, with article: the Queen, Rachel; {score}: a score: 4 : 2, or a number</extracomment>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} az adu.</translation>
    </message>
    <message>
        <source>{suit}: {ranks}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py: a suit and the ranks that there are of it {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>{suit}: {ranks}.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>
            <numerusform>%n parti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Minden játszma</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Teljes időszak</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/door.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>sixtysix_gui/windows/archive/row_paint.py</extracomment>
        <translation>Edző</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Másolás szövegként</translation>
    </message>
    <message>
        <source>Date unknown</source>
        <extracomment>sixtysix_gui/text/days.py</extracomment>
        <translation>Ismeretlen dátum</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>
            <numerusform>%n játszma törlése…</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Törlés…</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Mindenki</translation>
    </message>
    <message numerus="yes">
        <source>Export %n game(s)…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>
            <numerusform>%n játszma exportálása…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Elmúlt 12 hónap</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Elmúlt 30 nap</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Elmúlt 7 nap</translation>
    </message>
    <message>
        <source>Look at it</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Megtekintés</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Elveszített</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>sixtysix_gui/text/days.py: a month in the letters of Qt: MMMM month, yyyy year</extracomment>
        <translation>yyyy. MMMM</translation>
    </message>
    <message>
        <source>Marked by the coach</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Az edző megjelölte</translation>
    </message>
    <message>
        <source>No games played yet</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Még nem volt játszma</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Félbehagyott</translation>
    </message>
    <message>
        <source>Open games</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Félbehagyott játszmák</translation>
    </message>
    <message>
        <source>Opponent or partner</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Ellenfél vagy társ</translation>
    </message>
    <message>
        <source>Resigned</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Feladott</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Feladás…</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py sixtysix_gui/windows/archive/row_paint.py</extracomment>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Review with the coach</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Visszatekintés az edzővel</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Ugyanezek a lapok újra</translation>
    </message>
    <message>
        <source>Save record…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Partijegyzék mentése…</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Keresés a játszmák között</translation>
    </message>
    <message>
        <source>This game cannot be read</source>
        <extracomment>sixtysix_gui/windows/archive/door.py</extracomment>
        <translation>Ez a játszma nem olvasható</translation>
    </message>
    <message>
        <source>Tied</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Időszak</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>sixtysix_gui/text/days.py</extracomment>
        <translation>Ma</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Megnyert</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>sixtysix_gui/text/days.py</extracomment>
        <translation>Tegnap</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of three</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>első</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: d day, MMM short name of the month</extracomment>
        <translation>MMM d.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: d day, MMMM month, yyyy year</extracomment>
        <translation>yyyy. MMMM d</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: ddd short name of the weekday, d day, MMM short month</extracomment>
        <translation>MMM d., ddd</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: dddd weekday, d day, MMMM month</extracomment>
        <translation>MMMM d., dddd</translation>
    </message>
    <message>
        <source>from a file</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>fájlból</translation>
    </message>
    <message>
        <source>last</source>
        <comment>of three</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>utolsó</translation>
    </message>
    <message>
        <source>lost {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>vereség {mine} : {theirs}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a game</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>félbehagyva</translation>
    </message>
    <message>
        <source>open at {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>félbehagyva {mine} : {theirs} állásnál</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>gyakorlás</translation>
    </message>
    <message>
        <source>resigned</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>feladva</translation>
    </message>
    <message>
        <source>second</source>
        <comment>of three</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>második</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>the first place</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>holtverseny</translation>
    </message>
    <message>
        <source>tied {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>döntetlen {mine} : {theirs}</translation>
    </message>
    <message>
        <source>with hints</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>tippel</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>sixtysix_gui/text/archive.py: {name} is the partner in a game of four {name}: the partner: Rachel</extracomment>
        <translation>{name} társaként</translation>
    </message>
    <message>
        <source>won {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>győzelem {mine} : {theirs}</translation>
    </message>
    <message>
        <source>{deals} of {needed} deals until there is something to tell</source>
        <extracomment>sixtysix_gui/text/archive.py {deals}: how many deals there are, with the word: 312 deals; {needed}: how many deals there must be, as a number</extracomment>
        <translation>{needed} partiból eddig {deals}; utána lesz mit mondani</translation>
    </message>
    <message>
        <source>{deals}, {mean} a deal</source>
        <extracomment>sixtysix_gui/text/archive.py: {deals} is such as “312 deals”, {mean} what one brought on average: +0.21 {deals}: how many deals there are, with the word: 312 deals; {mean}: what a deal brought on average, with its sign: +0.21</extracomment>
        <translation>{deals}, partinként {mean}</translation>
    </message>
    <message>
        <source>{file} is not part of the archive. Drop it here to add its games.</source>
        <extracomment>sixtysix_gui/text/archive.py {file}: the name of a file</extracomment>
        <translation>Nem tartozik az archívumhoz: {file}. Húzd ide, ha fel akarod venni a játszmáit.</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <extracomment>sixtysix_gui/text/archive.py {found}: how many games are in the list</extracomment>
        <translation>
            <numerusform>%n játszmából {found}</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {open} open</source>
        <extracomment>sixtysix_gui/text/archive.py: {games} is such as “214 games”, {open} how many of them can be continued {games}: how many games there are, with the word: 214 games; {open}: how many of them can be continued, as a number</extracomment>
        <translation>{games}, ebből {open} félbehagyott</translation>
    </message>
    <message>
        <source>{mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>{mine} : {theirs}</translation>
    </message>
    <message>
        <source>{month}: this file could not be read. It is kept as {file}.</source>
        <extracomment>sixtysix_gui/text/archive.py: {month} is such as “October 2026”, {file} the name of a file {month}: a month with its year: October 2026; {file}: the name of a file</extracomment>
        <translation>{month}: ez a fájl nem volt olvasható. Megőrizve itt: {file}.</translation>
    </message>
    <message>
        <source>{place} of {count}. Enter continues it.</source>
        <extracomment>sixtysix_gui/text/archive.py {place}: which of the games in the list, as a number; {count}: a number</extracomment>
        <translation>{place} / {count}. Az Enter folytatja.</translation>
    </message>
    <message>
        <source>{place} of {count}. Enter looks at it.</source>
        <extracomment>sixtysix_gui/text/archive.py {place}: which of the games in the list, as a number; {count}: a number</extracomment>
        <translation>{place} / {count}. Az Enter megmutatja.</translation>
    </message>
    <message>
        <source>{rules} against {names}</source>
        <extracomment>sixtysix_gui/text/archive.py: {rules} is a game such as Schnapsen, {names} are one or several names {rules}: the name of a game: Schnapsen; {names}: one name or several, separated by commas: Rachel, Hector</extracomment>
        <translation>{rules} {names} ellen</translation>
    </message>
    <message>
        <source>Deleted games…</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Törölt játszmák…</translation>
    </message>
</context>
<context>
    <name>ArchiveChanges</name>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n játszma hozzáadva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already in the archive.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n játszma már az archívumban volt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) copied as text.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n játszma szövegként másolva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could no longer be found.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n játszma már nincs meg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n játszma törölve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported as {file}.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py {file}: the name of a file</extracomment>
        <translation>
            <numerusform>%n játszma exportálva: {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n játszma visszaállítva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read completely.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>További %n fájlt nem lehetett végigolvasni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games from files</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Játszmák hozzáadása fájlokból</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Törlés</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>Törölsz %n játszmát?</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted games no longer count in your statistics. You can restore them for 30 days.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>A törölt játszmák nem számítanak többé a statisztikádban. 30 napig visszaállíthatod őket.</translation>
    </message>
    <message>
        <source>Export games</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Játszmák exportálása</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Megtartom</translation>
    </message>
    <message>
        <source>No games were found.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Nem találtunk játszmát.</translation>
    </message>
    <message>
        <source>Not all games were deleted</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Nem minden játszma törlődött</translation>
    </message>
    <message>
        <source>Not everything could be added</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Nem sikerült mindent hozzáadni</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Semmit sem sikerült exportálni</translation>
    </message>
    <message>
        <source>Open games are not deleted. Resign a game if you want to end it.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Félbehagyott játszmát nem lehet törölni. Ha véget akarsz vetni neki, add fel.</translation>
    </message>
    <message>
        <source>Reading games: {percent}%</source>
        <extracomment>sixtysix_gui/text/archive_changes.py {percent}: a number: 37</extracomment>
        <translation>Játszmák beolvasása: {percent}%</translation>
    </message>
    <message>
        <source>Sixty-Six games</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py: the beginning of the name of a file with several games</extracomment>
        <translation>Hatvanhat-játszmák</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>The games were not added</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>A játszmákat nem sikerült hozzáadni</translation>
    </message>
    <message>
        <source>The games were not deleted</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>A játszmákat nem sikerült törölni</translation>
    </message>
    <message>
        <source>The games were not restored</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>A játszmákat nem sikerült visszaállítani</translation>
    </message>
    <message>
        <source>The rest was not read.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>A többi beolvasatlan maradt.</translation>
    </message>
    <message>
        <source>There were more files than can be read at once. Please add the others separately.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Ennyi fájl egyszerre nem olvasható be. Kérlek, a többit add hozzá külön.</translation>
    </message>
    <message>
        <source>These games were already in the archive.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Ezek a játszmák már az archívumban voltak.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>You can restore deleted games for 30 days.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>A törölt játszmákat 30 napig visszaállíthatod.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>sixtysix_gui/text/archive_changes.py: a day in the letters of Qt: d day, MMM short name of the month, yyyy year</extracomment>
        <translation>yyyy. MMM d.</translation>
    </message>
</context>
<context>
    <name>ArchiveSheet</name>
    <message>
        <source>All games</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Minden játszma</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Archívum</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Nincs ilyen játszma.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Fájl megnyitása…</translation>
    </message>
    <message>
        <source>The list is being made.</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Készül a lista.</translation>
    </message>
    <message>
        <source>The list is being made: {done} of {count} games.</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py {done}: a number of games; {count}: the number of all games</extracomment>
        <translation>Készül a lista: {count} játszmából {done}.</translation>
    </message>
    <message>
        <source>{done} of {count} games…</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py {done}: a number of games; {count}: the number of all games</extracomment>
        <translation>{done}/{count} játszma…</translation>
    </message>
</context>
<context>
    <name>BeginnersHelp</name>
    <message>
        <source>You count well. From now on, you will not be asked before “Out!”.</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Jól számolsz: mostantól nincs kérdés az „Elég!” előtt.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Még %n lap húzható.</numerusform>
        </translation>
    </message>
    <message>
        <source>66 card points end the deal automatically.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>66&#xa0;pontnál magától véget ér a parti.</translation>
    </message>
    <message>
        <source>Click to see the last one.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Kattints az utolsó megnézéséhez.</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Pár: {suit}, {points}&#xa0;pont.</translation>
    </message>
    <message>
        <source>Trumps: {suit}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Adu: {suit}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. The {rank} is face up.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py: {rank} is a word within a sentence, such as jack {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {rank}: the word for a rank: nine</extracomment>
        <translation>Adu: {suit}. Adulap: {rank}.</translation>
    </message>
    <message>
        <source>You may say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Hívás előtt mondhatod, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>You may say “Out!” when it is your turn.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Ha te jössz, mondhatod, hogy „Elég!”.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Daus</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>ász</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>felső</translation>
    </message>
    <message>
        <source>Unter</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>alsó</translation>
    </message>
    <message>
        <source>a bell</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>tököt</translation>
    </message>
    <message>
        <source>a club</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>treffet</translation>
    </message>
    <message>
        <source>a diamond</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>kárót</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>kőrt</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>pirosat</translation>
    </message>
    <message>
        <source>a leaf</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>zöldet</translation>
    </message>
    <message>
        <source>a spade</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>pikket</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>ász</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>makk</translation>
    </message>
    <message>
        <source>an acorn</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>makkot</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>tök</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>treff</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>káró</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>nyolcas</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>nyolcas</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>kőr</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>piros</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>bubi</translation>
    </message>
    <message>
        <source>king</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>király</translation>
    </message>
    <message>
        <source>king</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>király</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>zöld</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>kilences</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>kilences</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>dáma</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>hetes</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>hetes</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>pikk</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>tízes</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>tízes</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py sixtysix_gui/text/cards.py: {rank} and {suit} are words; in German &quot;Herz-Dame&quot; {rank}: the word for a rank: nine; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{king} and {queen} of {suit}</source>
        <extracomment>sixtysix_gui/text/cards.py: {king} and {queen} are words, at the beginning of a sentence {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober); {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} {king} és {queen}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>sixtysix_gui/text/cards.py: {rank} and {suit} are words; in German &quot;Herz-Dame&quot; {rank}: the word for a rank: nine; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a hetest</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a nyolcast</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a kilencest</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a bubit</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a dámát</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a királyt</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a tízest</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>az ászt</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} hetest</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} nyolcast</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} kilencest</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} bubit</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} dámát</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} királyt</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} tízest</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} ászt</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a hetest</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a nyolcast</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a kilencest</translation>
    </message>
    <message>
        <source>the Unter</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>az alsót</translation>
    </message>
    <message>
        <source>the Ober</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a felsőt</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a királyt</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>a tízest</translation>
    </message>
    <message>
        <source>the Daus</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>az ászt</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} hetest</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} nyolcast</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} kilencest</translation>
    </message>
    <message>
        <source>the Unter of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} alsót</translation>
    </message>
    <message>
        <source>the Ober of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} felsőt</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} királyt</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} tízest</translation>
    </message>
    <message>
        <source>the Daus of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} ászt</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Replays every record and compares it with what it says about itself. Prints one line per record. The exit status is 0 if all are right, otherwise 1.</source>
        <extracomment>sixtysix_gui/cli_commands/check.py</extracomment>
        <translation>Minden partijegyzéket újrajátszik, és összeveti azzal, amit magáról állít. Partijegyzékenként egy sort ír ki. A kilépési kód 0, ha mind helyes, különben 1.</translation>
    </message>
    <message>
        <source>check deal records (66R)</source>
        <extracomment>sixtysix_gui/cli_commands/check.py</extracomment>
        <translation>feljegyzett partik (66R) ellenőrzése</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>{others} or {last}</source>
        <extracomment>sixtysix_gui/sentences.py {others}: all but the last of a list, separated by commas; {last}: the last of a list, or a number</extracomment>
        <translation>{others} vagy {last}</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>If you miscounted, it costs {cost}.</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py {cost}: a number of game points</extracomment>
        <translation>Ha elszámoltad magad, ennyibe kerül: {cost} játékpont.</translation>
    </message>
    <message>
        <source>Out!</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Elég!</translation>
    </message>
    <message>
        <source>Say “Out!”?</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Mondod, hogy „Elég!”?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Még nem</translation>
    </message>
</context>
<context>
    <name>CoachColumn</name>
    <message>
        <source>&amp;All decisions</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>&amp;Minden döntés</translation>
    </message>
    <message>
        <source>&amp;Try it from here</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Pró&amp;ba innen</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Let me &amp;find it</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Hadd &amp;találjam meg</translation>
    </message>
    <message>
        <source>Show h&amp;idden cards</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>&amp;Rejtett lapok mutatása</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Edző</translation>
    </message>
    <message>
        <source>Ways to try it from here</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Hogyan próbálható ki innen</translation>
    </message>
    <message>
        <source>with the same cards</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>a lapokkal, ahogy voltak</translation>
    </message>
    <message>
        <source>with the hidden cards reshuffled</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>újraosztott rejtett lapokkal</translation>
    </message>
</context>
<context>
    <name>CoachHints</name>
    <message>
        <source>All cards are known: this is exact.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Minden lap ismert: ez pontos.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Takarj be</translation>
    </message>
    <message>
        <source>Close and announce the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Takarj be, és mondd be a {suit} párt</translation>
    </message>
    <message>
        <source>Coach: {sentence}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py sixtysix_gui/windows/learning/explaining.py {sentence}: a whole sentence</extracomment>
        <translation>Edző: {sentence}</translation>
    </message>
    <message>
        <source>Count again before you play.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Számolj még egyszer, mielőtt lapot teszel.</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Húzz</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Cserélj</translation>
    </message>
    <message>
        <source>Exchange and close</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Cserélj, és takarj be</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who needs them?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Hány adu van még kint, és kinek van rá szüksége?</translation>
    </message>
    <message>
        <source>It hardly matters here. Play what you like.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Itt szinte mindegy. Játssz, amit szeretnél.</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Hívd {card}</translation>
    </message>
    <message>
        <source>Let me see… You can keep playing.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Nézzük csak… Közben játszhatsz tovább.</translation>
    </message>
    <message>
        <source>Look at the trump card under the talon.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Nézd meg a talon alatti lapot.</translation>
    </message>
    <message>
        <source>Do you need this trick?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Kell neked ez az ütés?</translation>
    </message>
    <message>
        <source>Based on all {n} possible deals.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {n}: how many cases in all</extracomment>
        <translation>Az összes ({n}) lehetséges leosztás alapján.</translation>
    </message>
    <message>
        <source>Based on {n} possible deals. The thin line shows how certain that is.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {n}: how many cases in all</extracomment>
        <translation>{n} lehetséges leosztás alapján. A vékony vonal mutatja, mennyire biztos.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Magyarázat bezárása</translation>
    </message>
    <message>
        <source>Say “Out!”</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Mondd: „Elég!”</translation>
    </message>
    <message>
        <source>Announce the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Mondd be a {suit} párt</translation>
    </message>
    <message>
        <source>Something in your hand counts as soon as you lead.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Van a kezedben valami, ami pontot ér, amint te hívsz.</translation>
    </message>
    <message>
        <source>Take it with {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Vidd el ezzel: {card}</translation>
    </message>
    <message>
        <source>The coach could not work this out. See the log for details.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py sixtysix_gui/windows/learning/explaining.py</extracomment>
        <translation>Az edző itt elakadt. A napló megmondja, miért.</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Itt nincs miről dönteni.</translation>
    </message>
    <message>
        <source>Think about the lead: which card gives {name} the least?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Gondold át a hívást: melyik lappal jut {name} a legkevesebbhez?</translation>
    </message>
    <message>
        <source>Think about the talon: what would closing risk, and what would waiting cost?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Gondolj a talonra: mit kockáztat a betakarás, és mibe kerül a várakozás?</translation>
    </message>
    <message>
        <source>Throw away {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Dobd el {card}</translation>
    </message>
    <message>
        <source>Trump with {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Üsd aduval: {card}</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Újra</translation>
    </message>
    <message>
        <source>What is this deal worth if {name} stays under 33?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Mennyit ér ez a parti, ha {name} 33 alatt marad?</translation>
    </message>
    <message>
        <source>What would this trick and the next lead bring?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Mit hozna ez az ütés, és mit az utána következő hívás?</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>before what a reader says</comment>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Miért</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Miért?</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>heading</comment>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Miért?</translation>
    </message>
    <message numerus="yes">
        <source>You need %n more point(s): what would this trick and the next lead bring?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>
            <numerusform>Még %n pont hiányzik: mit hozna ez az ütés, és mit az utána következő hívás?</numerusform>
        </translation>
    </message>
    <message>
        <source>average game points</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>játékpont átlagban</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {points}: a number of points</extracomment>
        <translation>mínusz {points}</translation>
    </message>
    <message>
        <source>plus {points}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {points}: a number of points</extracomment>
        <translation>plusz {points}</translation>
    </message>
    <message>
        <source>Show the move</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Mutasd</translation>
    </message>
    <message>
        <source>wins {a} of {n}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{n} közül {a} nyer</translation>
    </message>
    <message>
        <source>{card} or {card2}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{card} vagy {card2}</translation>
    </message>
    <message>
        <source>{key} shows the move.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key}: megmutatja a lépést.</translation>
    </message>
    <message>
        <source>{key} explains why.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key}: megmondja, miért.</translation>
    </message>
    <message>
        <source>{key} tries again.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key}: újra megpróbálja.</translation>
    </message>
    <message>
        <source>{move} or {move2}: it makes no difference now.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} vagy {move2}: már nem változtat semmin.</translation>
    </message>
    <message>
        <source>{move} or {move2}: it hardly matters here.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} vagy {move2}: itt szinte mindegy.</translation>
    </message>
    <message>
        <source>{move} or {move2}: you win either way.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} vagy {move2}: így is, úgy is nyersz.</translation>
    </message>
    <message>
        <source>{move}, on average {value} game points, give or take {pm}, {wins}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {move}: a move by name: the ace of hearts, closing; {value}: a value: a number, or in words; {pm}: a number of game points: 0.1; {wins}: how often it wins: wins 55 of 100</extracomment>
        <translation>{move}, átlagban {value} játékpont, plusz-mínusz {pm}, {wins}.</translation>
    </message>
    <message>
        <source>{move}, on average {value} game points, {wins}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {move}: a move by name: the ace of hearts, closing; {value}: a value: a number, or in words; {wins}: how often it wins: wins 55 of 100</extracomment>
        <translation>{move}, átlagban {value} játékpont, {wins}.</translation>
    </message>
    <message>
        <source>{move}, or {move2}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move}, vagy {move2}</translation>
    </message>
    <message>
        <source>{move}. {why}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {why}: a sentence that says why</extracomment>
        <translation>{move}. {why}</translation>
    </message>
    <message>
        <source>{move}: neither is clearly better.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>{move}: egyik sem egyértelműen jobb.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py: what to do, and a sentence that says why {move}: a move by name: the ace of hearts, closing; {why}: a sentence that says why</extracomment>
        <translation>{move}. {why}</translation>
    </message>
    <message>
        <source>{name} hardly ever holds {card}.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{name} kezében szinte soha nincs ott a {card}.</translation>
    </message>
    <message>
        <source>{name} holds {card} in {a} of 10 cases.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases</extracomment>
        <translation>{name} kezében 10 esetből {a} alkalommal ott a {card}.</translation>
    </message>
    <message>
        <source>{name} holds {card}.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{name} kezében van a {card}.</translation>
    </message>
</context>
<context>
    <name>CoachMarks</name>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/coach/marks.py: what there is to learn from a move that was worse; a heading of one to four words</extracomment>
        <translation>Betakarás</translation>
    </message>
    <message>
        <source>Counting to 66</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Számolás 66-ig</translation>
    </message>
    <message>
        <source>Keeping the marriage</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>A pár megőrzése</translation>
    </message>
    <message>
        <source>Safe lead</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Biztos hívás</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>33 alatt</translation>
    </message>
    <message>
        <source>Trump control</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Adukontroll</translation>
    </message>
    <message>
        <source>What was shown</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Ami látható volt</translation>
    </message>
    <message>
        <source>Which trick to take</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Melyik ütést vidd el</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>súlyos hiba</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>jó</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>hiba</translation>
    </message>
    <message>
        <source>no choice</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>kényszerlépés</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>pontatlanság</translation>
    </message>
    <message>
        <source>close call</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>szoros</translation>
    </message>
    <message>
        <source>too close to call</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>nem dönthető el</translation>
    </message>
    <message>
        <source>{theme}: {word}, cost {x}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {theme}: what there is to learn: Closing; {word}: a verdict in words: mistake; or a word of a record; {x}: a number of game points: 0.4</extracomment>
        <translation>{theme}: {word}, ára {x}.</translation>
    </message>
    <message>
        <source>{theme}: {word}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {theme}: what there is to learn: Closing; {word}: a verdict in words: mistake; or a word of a record</extracomment>
        <translation>{theme}: {word}.</translation>
    </message>
</context>
<context>
    <name>CoachMoves</name>
    <message>
        <source>Better: close and announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Jobb: betakarni, és bemondani a {suit} párt.</translation>
    </message>
    <message>
        <source>Better: exchange and close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Jobb: cserélni és betakarni.</translation>
    </message>
    <message>
        <source>Better: exchange first.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Jobb: előbb cserélni.</translation>
    </message>
    <message>
        <source>Better: announce the marriage in {suit} first.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Jobb: előbb bemondani a {suit} párt.</translation>
    </message>
    <message>
        <source>Better: the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Jobb: a {suit} pár.</translation>
    </message>
    <message>
        <source>Better: close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Jobb: betakarni.</translation>
    </message>
    <message>
        <source>Better: draw.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Jobb: húzni.</translation>
    </message>
    <message>
        <source>Better: exchange.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Jobb: cserélni.</translation>
    </message>
    <message>
        <source>Better: pass.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Jobb: passzolni.</translation>
    </message>
    <message>
        <source>Better: play on.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Jobb: továbbjátszani.</translation>
    </message>
    <message>
        <source>Better: say “Out!”.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Jobb: kimondani, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>Better: {card}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Jobb: {card}.</translation>
    </message>
    <message>
        <source>You closed and announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Betakartál, és bemondtad a {suit} párt.</translation>
    </message>
    <message>
        <source>You closed.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Betakartál.</translation>
    </message>
    <message>
        <source>You drew.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Húztál.</translation>
    </message>
    <message>
        <source>You exchanged, so you had to close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Cseréltél, így be kellett takarnod.</translation>
    </message>
    <message>
        <source>You exchanged.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Cseréltél.</translation>
    </message>
    <message>
        <source>You led {card}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Kihívtad {card}.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Passzoltál.</translation>
    </message>
    <message>
        <source>You played {card}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Rátetted {card}.</translation>
    </message>
    <message>
        <source>You said “Out!”.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Azt mondtad: „Elég!”.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Bemondtad a {suit} párt.</translation>
    </message>
    <message>
        <source>after closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>a betakarás után</translation>
    </message>
    <message>
        <source>after drawing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>a húzás után</translation>
    </message>
    <message>
        <source>after exchanging</source>
        <extracomment>sixtysix_gui/text/coach/moves.py: what follows is said to come after a move: &quot;After closing, the Queen …&quot;</extracomment>
        <translation>a csere után</translation>
    </message>
    <message>
        <source>after going out</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>az „Elég!” után</translation>
    </message>
    <message>
        <source>after passing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>a passz után</translation>
    </message>
    <message>
        <source>after the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>a {suit} pár után</translation>
    </message>
    <message>
        <source>after {card}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>a {card} után</translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>betakar</translation>
    </message>
    <message>
        <source>close, marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>betakarás, {suit} pár</translation>
    </message>
    <message>
        <source>closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>betakarás</translation>
    </message>
    <message>
        <source>closing with the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>betakarás a {suit} párral</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>húz</translation>
    </message>
    <message>
        <source>drawing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>húzás</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>cserél</translation>
    </message>
    <message>
        <source>exchange, close</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>csere, betakarás</translation>
    </message>
    <message>
        <source>exchanging</source>
        <extracomment>sixtysix_gui/text/coach/moves.py: names of moves, as in &quot;Closing wins in 5 of 6 cases&quot;; German without article</extracomment>
        <translation>csere</translation>
    </message>
    <message>
        <source>exchanging and closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>csere és betakarás</translation>
    </message>
    <message>
        <source>going out</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>„Elég!”</translation>
    </message>
    <message>
        <source>go out</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>elég</translation>
    </message>
    <message>
        <source>marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} pár</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>passzol</translation>
    </message>
    <message>
        <source>passing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>passz</translation>
    </message>
    <message>
        <source>the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} pár</translation>
    </message>
</context>
<context>
    <name>CoachReasons</name>
    <message>
        <source>All cards were known here, and nothing could save the deal.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Itt minden lap ismert volt, és semmi sem mentette volna meg a partit.</translation>
    </message>
    <message>
        <source>All cards were known here. {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Itt minden lap ismert volt. {Line}</translation>
    </message>
    <message>
        <source>All trumps are accounted for: {card} cannot be trumped.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Minden adu helye ismert: a {card} nem üthető aduval.</translation>
    </message>
    <message>
        <source>Once the talon is closed, {name} cannot draw the missing trumps.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Betakarás után {name} már nem húzhatja ki a hiányzó adukat.</translation>
    </message>
    <message>
        <source>Closing wins in {a} of {n} cases, playing on in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {b}: how many of {n} cases</extracomment>
        <translation>{n} esetből a betakarás {a}, a továbbjátszás {b} alkalommal nyer.</translation>
    </message>
    <message>
        <source>Exchange first: it costs nothing, and {card} is worth more than {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Előbb cserélj: nem kerül semmibe, és a {card} többet ér, mint a {card2}.</translation>
    </message>
    <message numerus="yes">
        <source>That brings {p} points and the lead; then %n more are enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>
            <numerusform>Ez {p} pontot és a hívást hozza; utána már csak %n hiányzik.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs nothing, and {card} is worth more than {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Nem kerül semmibe, és a {card} többet ér, mint a {card2}.</translation>
    </message>
    <message>
        <source>The move was right but went wrong: {name} had {card}, as in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Jó lépés volt, mégsem sikerült: {name} kezében volt a {card}; {n} esetből {a} alkalommal van így.</translation>
    </message>
    <message>
        <source>Keep the marriage: it counts {v} on your next lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {v}: a number</extracomment>
        <translation>Tartsd meg a párt: a következő hívásodnál {v} pontot ér.</translation>
    </message>
    <message>
        <source>Keep {card}: nothing else in your hand beats {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Maradjon nálad a {card}: a {card2} ellen nincs más lapod.</translation>
    </message>
    <message>
        <source>Let this trick go: it is worth only {p}, and {card} brings more later.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {card}: a card by name: the ten of hearts</extracomment>
        <translation>Engedd el ezt az ütést: csak {p} pontot ér, és a {card} később többet hoz.</translation>
    </message>
    <message>
        <source>On average, {best} brings {p} game points, {played} {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Átlagos játékpont – {best}: {p}, {played}: {q}.</translation>
    </message>
    <message>
        <source>One game point is enough to win the game: {best} wins it in {a} of 100 cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Egy játékpont elég a játszmához. Győzelem 100 esetből – {best}: {a}, {played}: {b}.</translation>
    </message>
    <message>
        <source>Closing one trick later wins in {a} of {n} cases, closing now in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {b}: how many of {n} cases</extracomment>
        <translation>Egy ütéssel később a betakarás {n} esetből {a} alkalommal nyer, most {b} alkalommal.</translation>
    </message>
    <message>
        <source>If the deal is played out, the last trick counts 10, but not if the talon is closed.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Végigjátszott partiban az utolsó ütés 10&#xa0;pontot ér; betakart talonnál nem.</translation>
    </message>
    <message>
        <source>The marriage counts {v} at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {v}: a number</extracomment>
        <translation>A pár azonnal számít: {v} pont.</translation>
    </message>
    <message>
        <source>The trick brings {p} points and the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>Az ütés {p} pontot és a hívást hozza.</translation>
    </message>
    <message>
        <source>You lose the trick with {played} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>Az ütés {n} esetből ennyiszer vész el – {played}: {a}, {best}: {b}.</translation>
    </message>
    <message>
        <source>While you keep {card}, {name} can never announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Amíg nálad a {card}, {name} soha nem mondhat be {suit} párt.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out, but {card} is the highest: draw them out first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>
            <numerusform>Még %n adu van kint, és a {card} a legmagasabb: hívd le őket először.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out, and {mover} draws them out with the highest, {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts</extracomment>
        <translation>
            <numerusform>Még %n adu van kint, és {mover} a legmagasabbal hívja le: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are known here. The best line: {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Itt minden lap ismert. A legjobb folytatás: {Line}</translation>
    </message>
    <message>
        <source>All cards were known here. The best line: {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Itt minden lap ismert volt. A legjobb folytatás: {Line}</translation>
    </message>
    <message>
        <source>Closing fails in {a} of {n} cases, and then it costs {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {p}: a number of points</extracomment>
        <translation>A betakarás {n} esetből {a} alkalommal nem sikerül, és akkor {p} játékpontba kerül.</translation>
    </message>
    <message>
        <source>Equal: {best} and {played} each win in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Egyforma: akár {best}, akár {played}, {n} esetből {a} alkalommal nyersz.</translation>
    </message>
    <message>
        <source>However the cards fall, {played} is never better, and in {a} of {n} cases it is worse.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Bárhogy fekszenek is a lapok, ez sosem jobb, {n} esetből {a} alkalommal pedig rosszabb: {played}.</translation>
    </message>
    <message>
        <source>It is worth {p} more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>Ez {p} ponttal többet hoz.</translation>
    </message>
    <message>
        <source>It gives away at most {p} points, {played} up to {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Ez legfeljebb {p} pontot enged át, a {played} akár {q} pontot is.</translation>
    </message>
    <message>
        <source>It gives nothing away; {played} gives away up to {q} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Ez semmit sem enged át, a {played} akár {q} pontot is.</translation>
    </message>
    <message>
        <source>It is decided: neither {best} nor {played} can still win.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Eldőlt: sem így ({best}), sem úgy ({played}) nem nyersz már.</translation>
    </message>
    <message>
        <source>It is decided: {best} and {played} both win.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Eldőlt: így is ({best}), úgy is ({played}) nyersz.</translation>
    </message>
    <message>
        <source>It worked because {card} was in the talon, as in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Azért sikerült, mert a {card} a talonban volt, ahogy {n} esetből {a} alkalommal.</translation>
    </message>
    <message>
        <source>It wins in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Ezzel {n} esetből {a} alkalommal nyersz, a másikkal ({played}) {b} alkalommal.</translation>
    </message>
    <message>
        <source>It wins the trick, so your {v} points count.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {v}: a number</extracomment>
        <translation>Ezzel viszed az ütést, és számít a bemondásod: {v} pont.</translation>
    </message>
    <message>
        <source>Keep your last trump: it is your only way back to the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Tartsd meg az utolsó adudat: az az egyetlen út vissza a híváshoz.</translation>
    </message>
    <message>
        <source>Let this trick go: the loser gets {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Engedd el ezt az ütést: aki nem viszi, azé lesz a {card}.</translation>
    </message>
    <message>
        <source>Let this trick go: then the talon is used up, you know every card, and {name} must lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Engedd el ezt az ütést: utána elfogy a talon, minden lapot ismersz, és {name} kénytelen hívni.</translation>
    </message>
    <message>
        <source>On average, it brings {p} game points, {played} {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Átlagban ez {p} játékpontot hoz, a másik ({played}) {q} játékpontot.</translation>
    </message>
    <message>
        <source>That is enough, and you keep {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Ennyi elég, és megmarad neked a {played}.</translation>
    </message>
    <message>
        <source>Then the talon is used up, {mover} knows every card, and {name} must lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Utána elfogy a talon, {mover} minden lapot ismer, és {name} kénytelen hívni.</translation>
    </message>
    <message>
        <source>The trick is worth only {p}, and {card} brings {mover} more later.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {card}: a card by name: the ten of hearts; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>Az ütés csak {p} pontot ér, és a {card} később többet hoz. Így játszik {mover}.</translation>
    </message>
    <message>
        <source>Too close to call between {best} and {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Nem dönthető el: {best} vagy {played}.</translation>
    </message>
    <message>
        <source>Too close to call: {best} wins in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Nem dönthető el. Győzelem {n} esetből – {best}: {a}, {played}: {b}.</translation>
    </message>
    <message>
        <source>Two trump leads draw out all of {name}’s trumps in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Két aduhívás után {name} {n} esetből {a} alkalommal adu nélkül marad.</translation>
    </message>
    <message>
        <source>While {mover} keeps {card}, {name} can never announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Amíg {mover} kezében van a {card}, {name} soha nem mondhat be {suit} párt.</translation>
    </message>
    <message>
        <source>With it, you escape Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Ezzel {n} esetből {a} alkalommal eléred a 33-at, a másikkal ({played}) {b} alkalommal.</translation>
    </message>
    <message>
        <source>With it, you reach 66 without losing another trick in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Ezzel {n} esetből {a} alkalommal úgy éred el a 66-ot, hogy több ütést nem adsz le, a másikkal ({played}) {b} alkalommal.</translation>
    </message>
    <message numerus="yes">
        <source>With the marriage, you have {t} and need %n more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>A párral {t} pontod van, és még %n kell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the marriage, {mover} has {t} and needs %n more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>{mover}: a párral {t} pont, még %n kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {best}, you escape Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>A 33 megvan {n} esetből – {best}: {a}, {played}: {b}.</translation>
    </message>
    <message>
        <source>With {best}, you reach 66 without losing another trick in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{n} esetből ennyiszer éred el a 66-ot úgy, hogy több ütést nem adsz le – {best}: {a}, {played}: {b}.</translation>
    </message>
    <message>
        <source>With {best}, {mover} escapes Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{mover} {n} esetből ennyiszer éri el a 33-at – {best}: {a}, {played}: {b}.</translation>
    </message>
    <message>
        <source>With {best}, {mover} reaches 66 without losing another trick in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{mover} {n} esetből ennyiszer éri el a 66-ot úgy, hogy több ütést nem ad le – {best}: {a}, {played}: {b}.</translation>
    </message>
    <message>
        <source>With {best}, {mover} wins in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{mover} {n} esetből ennyiszer nyer – {best}: {a}, {played}: {b}.</translation>
    </message>
    <message>
        <source>With {card}, {mover} reaches 66 first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{card}: ezzel {mover} éri el előbb a 66-ot.</translation>
    </message>
    <message numerus="yes">
        <source>You had {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>{t} pontod volt, %n hiányzott az „Elég!”-hez.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had {t}: “Out!” ends the deal at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>{t} pontod volt: az „Elég!” azonnal befejezi a partit.</translation>
    </message>
    <message numerus="yes">
        <source>You have {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>{t} pontod van, %n hiányzik az „Elég!”-hez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more, and closing guarantees enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>
            <numerusform>Még %n pont kell, és betakarás után ennyi biztosan megvan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more, and closing guarantees {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {s}: a number of card points</extracomment>
        <translation>
            <numerusform>Még %n pont kell, és betakarás után {s} biztos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>Még %n pont kell; a {card} egymaga {p} pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more, and closing guaranteed enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>
            <numerusform>Még %n pont kellett, és betakarás után ennyi biztosan megvolt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more, and closing guaranteed {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {s}: a number of card points</extracomment>
        <translation>
            <numerusform>Még %n pont kellett, és betakarás után {s} biztos volt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>Még %n pont kellett; a {card} egymaga {p} pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win {card} and {card2}: {p} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {p}: a number of points</extracomment>
        <translation>Te viszed: {card}, {card2} ({p} pont).</translation>
    </message>
    <message>
        <source>your opponent</source>
        <extracomment>sixtysix_gui/text/coach/reasons.py</extracomment>
        <translation>az ellenfeled</translation>
    </message>
    <message>
        <source>{After}, you draw {card} and {name} gets {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{After} tiéd lesz a {card}, és {name} kapja ezt: {card2}.</translation>
    </message>
    <message>
        <source>{After}, you more often end up without a trick, and that costs 3.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing</extracomment>
        <translation>{After} gyakrabban maradsz ütés nélkül, és az 3 játékpontba kerül.</translation>
    </message>
    <message>
        <source>{After}, you lose {card} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} {n} esetből {a} alkalommal elvész a {card}, a jobb lépéssel ({best}) {b} alkalommal.</translation>
    </message>
    <message>
        <source>{After}, {mover} draws {card} and {name} gets {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{After} {mover} kezébe kerül a {card}, {name} kezébe pedig a {card2}.</translation>
    </message>
    <message>
        <source>{After}, {mover} more often ends up without a trick, and that costs 3.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{After} {mover} gyakrabban marad ütés nélkül, és az 3 játékpontba kerül.</translation>
    </message>
    <message>
        <source>{After}, {mover} loses {card} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} {mover} {n} esetből {a} alkalommal elveszíti ezt a lapot: {card}; a jobb lépéssel ({best}) {b} alkalommal.</translation>
    </message>
    <message>
        <source>{After}, {mover} wins {card} in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{After} {mover} {n} esetből {a} alkalommal elviszi ezt a lapot: {card}; a másik lépéssel ({played}) {b} alkalommal.</translation>
    </message>
    <message>
        <source>{After}, {name} reaches 66 with this very trick in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{After} {name} {n} esetből {a} alkalommal már ezzel az ütéssel eléri a 66-ot.</translation>
    </message>
    <message>
        <source>{After}, {name} announces a marriage in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{After} {name} {n} esetből {a} alkalommal párt mond be.</translation>
    </message>
    <message>
        <source>{After}, {name} still announces a marriage in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} {name} {n} esetből {a} alkalommal még párt mond be, a jobb lépéssel ({best}) {b} alkalommal.</translation>
    </message>
    <message>
        <source>{After}, {card} ends up in your tricks in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{After} {n} esetből {a} alkalommal az ütéseid közé kerül a {card}, a másik lépéssel ({played}) {b} alkalommal.</translation>
    </message>
    <message numerus="yes">
        <source>{Best} brings {p} points and the lead; then %n more are enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>{Best}: {p} pontot és a hívást hozza; utána már csak %n kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>{Best} gives away at most {p} points, {played} up to {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>{Best}: legfeljebb {p} pontot enged át; {played}: akár {q} pontot is.</translation>
    </message>
    <message>
        <source>{Best} gives nothing away; {played} gives away up to {q} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>{Best}: semmit sem enged át; {played}: akár {q} pontot is.</translation>
    </message>
    <message>
        <source>{Best} takes the trick too and is worth {p} more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>{Best}: ez is viszi az ütést, és {p} ponttal többet hoz.</translation>
    </message>
    <message>
        <source>{Best} takes the trick too, and {mover} keeps {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {mover}: the player who is watched, as part of a sentence: the Queen; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>{Best}: ez is viszi az ütést, és {mover} megtartja ezt: {played}.</translation>
    </message>
    <message>
        <source>{Best} takes the trick too: keep {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>{Best}: ez is viszi az ütést, tartsd meg ezt: {played}.</translation>
    </message>
    <message>
        <source>{Best} wins the trick, so {mover}’s {v} points count.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {mover}: the player who is watched, as part of a sentence: the Queen; {v}: a number</extracomment>
        <translation>{Best}: viszi az ütést, és számít a bemondás ({mover}): {v} pont.</translation>
    </message>
    <message>
        <source>{Best} wins the trick, so your {v} points count.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {v}: a number</extracomment>
        <translation>{Best}: viszi az ütést, és számít a bemondásod: {v} pont.</translation>
    </message>
    <message>
        <source>{Card} draws out {card2}, and {mover} takes the rest.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{Card}: ráesik a {card2}, a többit {mover} viszi.</translation>
    </message>
    <message>
        <source>{Card} ends up in your tricks in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{Card}: {n} esetből {a} alkalommal az ütéseid közé kerül, a másik lépéssel ({played}) {b} alkalommal.</translation>
    </message>
    <message>
        <source>{Card} is safe: {name} must follow suit and has nothing higher.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{Card}: biztos lap; {name} kénytelen színt adni, és nincs magasabbja.</translation>
    </message>
    <message>
        <source>{Played} gives {name} {p} points for nothing.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Played}: the move that was played: The ace of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {p}: a number of points</extracomment>
        <translation>{Played}: {name} ingyen kap {p} pontot.</translation>
    </message>
    <message numerus="yes">
        <source>{mover} has {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>{mover}: {t} pont, %n hiányzik az „Elég!”-hez.</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} has {t}: “Out!” ends the deal at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>{mover}: {t} pont megvan, az „Elég!” azonnal befejezi a partit.</translation>
    </message>
    <message>
        <source>{mover} has {t}: “Out!” wins {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>{mover}: {t} pont, az „Elég!” {p} játékpontot hoz.</translation>
    </message>
    <message>
        <source>{mover} keeps the last trump, the only way back to the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{mover} megtartja az utolsó adut: az az egyetlen út vissza a híváshoz.</translation>
    </message>
    <message>
        <source>{mover} keeps the marriage: it counts {v} on the next lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {v}: a number</extracomment>
        <translation>{mover} megtartja a párt: a következő hívásnál {v} pontot ér.</translation>
    </message>
    <message>
        <source>{mover} keeps {card}: no other card in that hand beats {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{mover} kezében marad a {card}: a {card2} ellen nincs más lapja.</translation>
    </message>
    <message>
        <source>{mover} loses the trick with {played} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{mover} {n} esetből ennyiszer veszti el az ütést – {played}: {a}, {best}: {b}.</translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more, and closing guarantees enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>
            <numerusform>{mover}: még %n pont kell, és betakarás után ennyi biztosan megvan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more, and closing guarantees {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {s}: a number of card points</extracomment>
        <translation>
            <numerusform>{mover}: még %n pont kell, és betakarás után {s} biztos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>{mover}: még %n pont kell; a {card} egymaga {p} pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} wins {card} and {card2}: {p} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {p}: a number of points</extracomment>
        <translation>{mover} viszi: {card}, {card2} ({p} pont).</translation>
    </message>
    <message>
        <source>{name} has no trick yet: with {best}, {mover} wins 3 game points in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{name} még nem ütött. {n} esetből {a} alkalommal {mover} három játékpontot nyer így: {best}.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, as trick {t} showed, and can trump {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {t}: the number of a trick; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{name} kezében nincs {suit} (kiderült: {t}. ütés), és aduval ütheti ezt: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more and, {after}, gets them before your next lead in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {after}: a move that something follows: after closing; or a score; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name}: még %n pont hiányzik, és {after} {n} esetből {a} alkalommal még a következő hívásod előtt megvan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more and, {after}, gets them before {mover} leads again in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {after}: a move that something follows: after closing; or a score; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name}: még %n pont hiányzik, és {after} {n} esetből {a} alkalommal megvan, mielőtt {mover} újra hív.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: with {best}, {mover} wins 2 game points in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name}: még %n pont hiányzik a 33-hoz. {n} esetből {a} alkalommal {mover} két játékpontot nyer így: {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: {best} wins 2 game points in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>
            <numerusform>{name}: még %n pont hiányzik a 33-hoz. Két játékpont {n} esetből – {best}: {a}, {played}: {b}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} showed {card}, which beats {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{name} már megmutatta: {card}; ez erősebb, mint a {card2}.</translation>
    </message>
    <message>
        <source>{name} wins {card} and {card2}: {p} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {p}: a number of points</extracomment>
        <translation>{name} viszi: {card}, {card2} ({p} pont).</translation>
    </message>
    <message>
        <source>With {card}, nobody reaches 66.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>{card}: ezzel senki sem éri el a 66-ot.</translation>
    </message>
    <message>
        <source>With {card}, you reach 66 first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>{card}: ezzel te éred el előbb a 66-ot.</translation>
    </message>
    <message>
        <source>You had {t}: “Out!” would have won {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>{t} pontod volt: az „Elég!” {p} játékpontot hozott volna.</translation>
    </message>
    <message>
        <source>{Best} takes the trick: {p} points and the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>{Best}: viszi az ütést, {p} pont és a hívás.</translation>
    </message>
    <message>
        <source>{Card} can be beaten by {card2}, which {name} holds in {a} of 10 cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases</extracomment>
        <translation>{Card}: elviheti a {card2}; 10 esetből {a} alkalommal ott van {name} kezében.</translation>
    </message>
    <message>
        <source>{Card} draws out {card2}, and the rest are yours.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{Card}: ráesik a {card2}, a többi a tiéd.</translation>
    </message>
    <message>
        <source>{name} had {t} and did not go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {t}: the number of a trick</extracomment>
        <translation>{name} {t} ponttal sem mondta be a 66-ot.</translation>
    </message>
    <message>
        <source>{name} has no trick yet: closing now can win {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {p}: a number of points</extracomment>
        <translation>{name} még nem ütött: a betakarás most {p} játékpontot hozhat.</translation>
    </message>
    <message>
        <source>{name} has no trick yet: {best} wins 3 game points in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{name} még nem ütött. Három játékpont {n} esetből – {best}: {a}, {played}: {b}.</translation>
    </message>
    <message>
        <source>{name} has no {suit} left and trumps {card}: {p} points lost.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>{name} kezében nincs több {suit}, a lapot aduval üti ({card}): {p} pont veszett el.</translation>
    </message>
    <message>
        <source>{best} wins in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Győzelem {n} esetből – {best}: {a}, {played}: {b}.</translation>
    </message>
    <message>
        <source>All cards are known here, and nothing can save the deal.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Itt minden lap ismert, és semmi sem menti meg a partit.</translation>
    </message>
    <message>
        <source>All cards are known here. {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Itt minden lap ismert. {Line}</translation>
    </message>
    <message>
        <source>You have {t}: “Out!” wins {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>{t} pontod van: az „Elég!” {p} játékpontot hoz.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Hatvanhat</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>CHANGES</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>MÓDOSÍTÁSOK</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>sixtysix_gui/cli.py</extracomment>
        <translation>PARANCS</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>sixtysix_gui/cli_commands/options.py sixtysix_gui/cli_commands/play.py sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>FÁJL</translation>
    </message>
    <message>
        <source>Sixty-Six on the command line: check records, deal, solve, review, compare players, play for other programs.</source>
        <extracomment>sixtysix_gui/cli.py</extracomment>
        <translation>Hatvanhat a parancssorban: partijegyzékek ellenőrzése, osztás, megoldás, visszatekintés, játékosok összevetése, játék más programoknak.</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}.</source>
        <extracomment>sixtysix_gui/cli.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>A kimenet nem írható: {reason}.</translation>
    </message>
    <message>
        <source>There is no rule set named “{name}”. Available: {known}.</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {name}: a rule set as it was typed; {known}: the names that there are, separated by commas</extracomment>
        <translation>Nincs „{name}” nevű szabályváltozat. Elérhető: {known}.</translation>
    </message>
    <message>
        <source>a file of records, or - for standard input</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>partijegyzékeket tartalmazó fájl; - a szabványos bemenet</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {megabytes} megabytes</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {megabytes}: a number</extracomment>
        <translation>nem olvasható: nagyobb {megabytes} megabájtnál</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>nem olvasható: {reason}</translation>
    </message>
    <message>
        <source>changes to the rule set, as in {example}</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {example}: an example of what may be written</extracomment>
        <translation>a szabályváltozat módosításai, például {example}</translation>
    </message>
    <message>
        <source>commands</source>
        <extracomment>sixtysix_gui/cli.py</extracomment>
        <translation>parancsok</translation>
    </message>
    <message>
        <source>print JSON, one object per line</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>JSON kiírása, soronként egy objektum</translation>
    </message>
    <message>
        <source>rule set: {names} (default: {usual})</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {names}: names, separated by commas; {usual}: what holds if nothing is said</extracomment>
        <translation>szabályváltozat: {names} (alapértelmezés: {usual})</translation>
    </message>
    <message>
        <source>show the version number and exit</source>
        <extracomment>sixtysix_gui/cli.py sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>a verzió kiírása és kilépés</translation>
    </message>
    <message>
        <source>use German card letters</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>a magyar kártya német betűi</translation>
    </message>
    <message>
        <source>{place} error: line {line}, token {token}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {token}: the word of a record at which it cannot be read; {sentence}: a whole sentence</extracomment>
        <translation>{place} hiba: {line}. sor, „{token}”: {sentence}</translation>
    </message>
    <message>
        <source>{place} error: line {line}, trick {trick}, token {token}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {trick}: the number of a trick; {token}: the word of a record at which it cannot be read; {sentence}: a whole sentence</extracomment>
        <translation>{place} hiba: {line}. sor, {trick}. ütés, „{token}”: {sentence}</translation>
    </message>
    <message>
        <source>{place} error: line {line}, trick {trick}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {trick}: the number of a trick; {sentence}: a whole sentence</extracomment>
        <translation>{place} hiba: sor {line}, ütés {trick}: {sentence}</translation>
    </message>
    <message>
        <source>{place} error: line {line}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {sentence}: a whole sentence</extracomment>
        <translation>{place} hiba: sor {line}: {sentence}</translation>
    </message>
    <message>
        <source>{program}: internal error: {error}</source>
        <extracomment>sixtysix_gui/cli.py {program}: the name of the program that was started; {error}: what Python says of a fault, in English</extracomment>
        <translation>{program} belső hibába ütközött: {error}</translation>
    </message>
    <message>
        <source>“{part}” is given twice.</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {part}: a part of what was written</extracomment>
        <translation>„{part}” kétszer szerepel.</translation>
    </message>
    <message>
        <source>“{part}” is not of the form key=value.</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {part}: a part of what was written</extracomment>
        <translation>„{part}” nem kulcs=érték alakú.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {least} to {most}</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {text}: what was written; {least}: a number; {most}: a number</extracomment>
        <translation>„{text}” nem egész szám {least} és {most} között</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number of {least} or more</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {text}: what was written; {least}: a number</extracomment>
        <translation>„{text}” nem egész szám (legalább {least})</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>Alexander</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Sándor</translation>
    </message>
    <message>
        <source>Argine</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Argine</translation>
    </message>
    <message>
        <source>Balthasar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Boldizsár</translation>
    </message>
    <message>
        <source>Caesar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Caesar</translation>
    </message>
    <message>
        <source>Charles</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Károly</translation>
    </message>
    <message>
        <source>David</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Dávid</translation>
    </message>
    <message>
        <source>Emma</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Emma</translation>
    </message>
    <message>
        <source>Finn</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Finn</translation>
    </message>
    <message>
        <source>Fürst</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Fürst Walter</translation>
    </message>
    <message>
        <source>Gessler</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Geszler Hermann</translation>
    </message>
    <message>
        <source>Harras</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Harras Rudolf</translation>
    </message>
    <message>
        <source>Hector</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Hektor</translation>
    </message>
    <message>
        <source>Ida</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ida</translation>
    </message>
    <message>
        <source>Judith</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Judit</translation>
    </message>
    <message>
        <source>Karl</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Károly</translation>
    </message>
    <message>
        <source>Kaspar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Gáspár</translation>
    </message>
    <message>
        <source>Konrad</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Konrád</translation>
    </message>
    <message>
        <source>Kuoni</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Kuoni pásztor</translation>
    </message>
    <message>
        <source>Lahire</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Lahire</translation>
    </message>
    <message>
        <source>Lancelot</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Lancelot</translation>
    </message>
    <message>
        <source>Ludwig</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Lajos</translation>
    </message>
    <message>
        <source>Melchior</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Menyhért</translation>
    </message>
    <message>
        <source>Merlin</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Merlin</translation>
    </message>
    <message>
        <source>Ogier</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ogier</translation>
    </message>
    <message>
        <source>Oskar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Oszkár</translation>
    </message>
    <message>
        <source>Otto</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ottó</translation>
    </message>
    <message>
        <source>Pallas</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Pallasz</translation>
    </message>
    <message>
        <source>Rachel</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ráchel</translation>
    </message>
    <message>
        <source>Reding</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Reding Itell</translation>
    </message>
    <message>
        <source>Rudenz</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Rudenz Ulrich</translation>
    </message>
    <message>
        <source>Stüssi</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Stüszi vadász</translation>
    </message>
    <message>
        <source>Tell</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Tell Vilmos</translation>
    </message>
    <message>
        <source>{name}, {who}</source>
        <extracomment>sixtysix_gui/text/names.py: {who} is a level as in &quot;Queen, strength 3 of 5&quot; {name}: a player as sentences call them, with article: the Queen, Rachel; {who}: a player: Queen, strength 3 of 5; or where somebody sits</extracomment>
        <translation>{name}, {who}</translation>
    </message>
</context>
<context>
    <name>CompanyChoice</name>
    <message>
        <source>All</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Bal</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Szemben</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Jobb</translation>
    </message>
    <message>
        <source>Whose level</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Kinek a játékereje</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>balra</translation>
    </message>
    <message>
        <source>left, opponent</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>balra, ellenfél</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>jobbra</translation>
    </message>
    <message>
        <source>right, opponent</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>jobbra, ellenfél</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>a társad</translation>
    </message>
</context>
<context>
    <name>ConflictBox</name>
    <message>
        <source>Adjust “{rule}” to match</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py {rule}: the name of a rule: Cards in a hand</extracomment>
        <translation>„{rule}” hozzáigazítása</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Mutasd</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Visszavonás</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>From high to low: {ranks}.</source>
        <extracomment>sixtysix_gui/text/contracts.py {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>Sorrend felülről: {ranks}.</translation>
    </message>
    <message>
        <source>Only for the forehand’s side.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Csak a kezdő és a társa vállalhatja.</translation>
    </message>
    <message>
        <source>Only for the forehand’s opponents.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Csak a kezdő ellenfelei vállalhatják.</translation>
    </message>
    <message>
        <source>Simple game</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Egyszerű játék</translation>
    </message>
    <message>
        <source>You need an ace to call it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Ász kell hozzá.</translation>
    </message>
    <message>
        <source>Your partner sits out.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>A társad kimarad.</translation>
    </message>
    <message>
        <source>a Bauernloch</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Bauernloch</translation>
    </message>
    <message>
        <source>a Bauernschnapser</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Bauernschnapser</translation>
    </message>
    <message>
        <source>a Bettler</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Bettler</translation>
    </message>
    <message>
        <source>a Damengang</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Damengang</translation>
    </message>
    <message>
        <source>a Farbenjodler</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Farbenjodler</translation>
    </message>
    <message>
        <source>a Gang</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Gang</translation>
    </message>
    <message>
        <source>a Herrenjodler</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Herrenjodler</translation>
    </message>
    <message>
        <source>a Kontrabauernschnapser</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Kontrabauernschnapser</translation>
    </message>
    <message>
        <source>a Kontraschnapser</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Kontraschnapser</translation>
    </message>
    <message>
        <source>a Königsgang</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Königsgang</translation>
    </message>
    <message>
        <source>a Schnapser</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Schnapser</translation>
    </message>
    <message>
        <source>a Zehnergang</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Zehnergang</translation>
    </message>
    <message>
        <source>an Assenbettler</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Assenbettler</translation>
    </message>
    <message>
        <source>the simple game</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>egyszerű játék</translation>
    </message>
    <message>
        <source>the first side to reach 66 wins.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>amelyik oldal előbb éri el a 66-ot, az nyer.</translation>
    </message>
    <message>
        <source>you reach 66 within the first three tricks, winning every one of them yourself.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>66&#xa0;pontot érsz el az első három ütésen belül, és addig minden ütést magad viszel.</translation>
    </message>
    <message>
        <source>you win all five tricks yourself, with trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>egyedül viszed mind az öt ütést, aduval.</translation>
    </message>
    <message>
        <source>you win all five tricks yourself, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>egyedül viszed mind az öt ütést, adu nélkül.</translation>
    </message>
    <message>
        <source>you win no tricks, without trumps; your partner sits out.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>egyedül játszol adu nélkül, és egy ütést sem viszel; a társad kimarad.</translation>
    </message>
    <message>
        <source>you show five cards of one suit, not trumps, and win at once.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>öt azonos színű, nem adu lapot mutatsz, és azonnal nyersz.</translation>
    </message>
    <message>
        <source>you show five trumps and win at once.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>öt adut mutatsz, és azonnal nyersz.</translation>
    </message>
    <message>
        <source>you win no tricks, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>adu nélkül játszol, és egy ütést sem viszel.</translation>
    </message>
</context>
<context>
    <name>DealChoice</name>
    <message>
        <source>&amp;Practice game</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>&amp;Gyakorlójátszma</translation>
    </message>
    <message>
        <source>You can take back any move, and the game does not count.</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Minden lépés visszavonható, a játszma nem számít.</translation>
    </message>
    <message>
        <source>Deal c&amp;ode</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Part&amp;ikód</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Partikód</translation>
    </message>
    <message>
        <source>Leave empty for a random deal.</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Hagyd üresen, ha véletlen partit szeretnél.</translation>
    </message>
    <message>
        <source>random deal</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>véletlen parti</translation>
    </message>
</context>
<context>
    <name>DealCodeSheet</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Partikód</translation>
    </message>
    <message>
        <source>A deal code sets the order of every card, so anyone who has it can play the same deal. The code of the current deal stays secret until it is over.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>A partikód minden lap sorrendjét megadja, így akinek megvan, ugyanazt a partit játszhatja. A folyó parti kódja titkos, amíg a parti véget nem ér.</translation>
    </message>
    <message>
        <source>Play a specific deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Adott parti lejátszása</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Lejátszom</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Az utolsó befejezett parti</translation>
    </message>
</context>
<context>
    <name>DealCommand</name>
    <message>
        <source>--dealer: the seats in {rules} are {seats}.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {rules}: the name of a rule set: Schnapsen; {seats}: the letters of seats, separated by commas</extracomment>
        <translation>--dealer: a helyek itt ({rules}): {seats}.</translation>
    </message>
    <message>
        <source>--verify and --nonce must be used together.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>a --verify és a --nonce együtt jár.</translation>
    </message>
    <message>
        <source>--word-hex takes the hexadecimal digits of a UTF-8 text.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>a --word-hex egy UTF-8 szöveg hexadecimális számjegyeit várja.</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>KÓD</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Kód</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Emelt lap</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Osztó</translation>
    </message>
    <message>
        <source>Turned up</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Felütve</translation>
    </message>
    <message>
        <source>Hand {seat}</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {seat}: the letter of a seat: A</extracomment>
        <translation>Lapok {seat}</translation>
    </message>
    <message>
        <source>PROMISE</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>ÍGÉRET</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>Prints the pack, the hands and everything else that is dealt from a deal code. With --verify, first checks a promise that was shown before the deal; the exit status is 0 if it was kept, otherwise 1.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Kiírja a paklit, a játékosok lapjait és minden mást, ami egy partikódból következik. A --verify előbb ellenőriz egy ígéretet, amely az osztás előtt látható volt; a kilépési kód 0, ha az ígéret teljesült, különben 1.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Talon</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The promise was broken: it was not made for this rule set, code and nonce.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Az ígéret nem teljesült: nem erre a szabályváltozatra, kódra és egyszeri számra szólt.</translation>
    </message>
    <message>
        <source>The promise was kept: it was made for this rule set, code and nonce.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Az ígéret teljesült: erre a szabályváltozatra, kódra és egyszeri számra szólt.</translation>
    </message>
    <message>
        <source>Trump card</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Adulap</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Szó</translation>
    </message>
    <message>
        <source>a deal code is required; --new creates one.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>kell egy partikód; a --new készít egyet.</translation>
    </message>
    <message>
        <source>a new code and a given code cannot be combined.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>új kód és megadott kód nem fér össze.</translation>
    </message>
    <message>
        <source>a promise has {count} hexadecimal digits.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {count}: a number</extracomment>
        <translation>az ígéret {count} hexadecimális számjegyből áll.</translation>
    </message>
    <message>
        <source>deal code of 20 letters</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>20 betűs partikód</translation>
    </message>
    <message>
        <source>default: A</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>alapértelmezés: A</translation>
    </message>
    <message>
        <source>print a new deal code instead</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>ehelyett egy új partikód kiírása</translation>
    </message>
    <message>
        <source>show or verify the deal for a deal code</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>egy partikódhoz tartozó osztás megmutatása vagy ellenőrzése</translation>
    </message>
    <message>
        <source>the nonce revealed after the deal</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>a parti után felfedett egyszeri szám</translation>
    </message>
    <message>
        <source>the promise shown before the deal</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>az osztás előtt látott ígéret</translation>
    </message>
    <message>
        <source>the word as the hexadecimal digits of its UTF-8 bytes</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>a szó az UTF-8 alakjának hexadecimális számjegyeivel</translation>
    </message>
    <message>
        <source>the word is not valid text in this system’s encoding.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>a szó nem szöveg ennek a rendszernek a kódolásában.</translation>
    </message>
    <message>
        <source>the word that was mixed in</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>a keveréshez hozzáadott szó</translation>
    </message>
    <message>
        <source>{card}, if the first player turns up a card</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {card}: the two characters of a card: 9H</extracomment>
        <translation>{card}, ha a kezdő felütteti</translation>
    </message>
</context>
<context>
    <name>DealLines</name>
    <message>
        <source>This deal is not finished.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>Ez a parti nincs befejezve.</translation>
    </message>
    <message>
        <source>This deal was abandoned.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>Ezt a partit abbahagyták.</translation>
    </message>
    <message>
        <source>Trick {number}. {played}. To {name}: {points} card points.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py {number}: a number; {played}: who played which card, separated by commas; {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{number}. ütés. {played}. {name} viszi: {points} pont.</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>egy lap</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>betakarva</translation>
    </message>
    <message>
        <source>exchanged</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>cserélve</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>passz</translation>
    </message>
    <message>
        <source>hand shown</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>lapok megmutatva</translation>
    </message>
    <message>
        <source>{points} in {suit}</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} pár: {points}</translation>
    </message>
    <message>
        <source>{rules}; dealer: {dealer}</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py {rules}: the name of a rule set: Schnapsen; {dealer}: the player who deals: Rachel</extracomment>
        <translation>{rules}; osztó: {dealer}</translation>
    </message>
    <message>
        <source>“Out!”</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>„Elég!”</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>All hands face up</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Minden kéz nyitva</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} szemével</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py {number}: a number; {count}: a number</extracomment>
        <translation>{number}. parti / {count}</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Lejátszom</translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>Back to the game</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>End demonstration</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Bemutató vége</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Visszatekintés</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Parti újrajátszása</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Bizonyíték</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>The promise for that deal:</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>A hozzá tartozó ígéret:</translation>
    </message>
    <message>
        <source>Your &amp;word for the next deal</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>A s&amp;zavad a következő partihoz</translation>
    </message>
    <message>
        <source>anything you like</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>bármi, ami tetszik</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Vissza a visszatekintéshez</translation>
    </message>
    <message>
        <source>Review with the coach</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Visszatekintés az edzővel</translation>
    </message>
</context>
<context>
    <name>DealStrip</name>
    <message>
        <source>Chance to win</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Nyerési esély</translation>
    </message>
    <message>
        <source>Given away</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Veszteség</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Average points</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Átlagos pont</translation>
    </message>
    <message>
        <source>Average points, decision by decision</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Átlagos pont, döntésről döntésre</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Ütés</translation>
    </message>
</context>
<context>
    <name>DecisionList</name>
    <message>
        <source>Your decisions</source>
        <extracomment>sixtysix_gui/windows/review/decision_list.py</extracomment>
        <translation>A döntéseid</translation>
    </message>
</context>
<context>
    <name>DeletedSheet</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Törölt játszmák</translation>
    </message>
    <message>
        <source>Deleted games are kept for 30 days. Then they are removed for good.</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>A törölt játszmák 30 napig megvannak, utána végleg eltűnnek.</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>There are no deleted games.</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Nincs törölt játszma.</translation>
    </message>
    <message>
        <source>{games} ({origin}), deleted on {day}</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py: {games} is such as “3 games”, {origin} a month or the name of a file, {day} a date {games}: how many games, with the word: 3 games; {origin}: the month of the games, or the name of the file that they were taken from; {day}: the day on which they were deleted: 3 Feb 2026</extracomment>
        <translation>{games} ({origin}), törölve: {day}</translation>
    </message>
    <message>
        <source>{game}; deleted on {day}</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py: {game} is such as “Schnapsen against the Queen, 7 : 3, 9 Jan 2026”, {day} a date {game}: a game with its result and day: Schnapsen against the Queen, 7 : 3, 9 Jan 2026; {day}: the day on which they were deleted: 3 Feb 2026</extracomment>
        <translation>{game}; törölve: {day}</translation>
    </message>
</context>
<context>
    <name>DemonstrationPage</name>
    <message>
        <source>Demonstration: the computer plays all hands. Press Esc to end it.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration_page.py</extracomment>
        <translation>Bemutató: minden kézzel a számítógép játszik. Az Esc befejezi.</translation>
    </message>
    <message>
        <source>Demonstration: the computer plays both hands. Press Esc to end it.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration_page.py</extracomment>
        <translation>Bemutató: mindkét kézzel a számítógép játszik. Az Esc befejezi.</translation>
    </message>
</context>
<context>
    <name>DemonstrationWindow</name>
    <message>
        <source>Sixty-Six – demonstration</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration_page.py</extracomment>
        <translation>Hatvanhat – bemutató</translation>
    </message>
</context>
<context>
    <name>DoorsSheet</name>
    <message>
        <source>Language</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Other rules or players…</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Más szabályok, más játékosok…</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Hatvanhat</translation>
    </message>
    <message>
        <source>Teach me</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Mutasd meg</translation>
    </message>
    <message>
        <source>Welcome to Sixty-Six.</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Üdvözöl a Hatvanhat.</translation>
    </message>
</context>
<context>
    <name>EdgeBar</name>
    <message>
        <source>Exit full screen</source>
        <extracomment>sixtysix_gui/windows/menus/edge_bar.py</extracomment>
        <translation>Teljes képernyő ki</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <extracomment>sixtysix_gui/windows/menus/edge_bar.py</extracomment>
        <translation>Menüsor mutatása</translation>
    </message>
</context>
<context>
    <name>EmptyArchiveSheet</name>
    <message>
        <source>A game that you leave with {key} waits here until you continue it. You can also open files with games of other people.</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py: {key} is a key such as Ctrl+W {key}: a key: Ctrl+W</extracomment>
        <translation>Ha otthagysz egy játszmát ({key}), itt vár, amíg nem folytatod. Fájlból mások játszmáit is megnyithatod.</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Archívum</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Every game you play is kept here.</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Itt minden játszmád megmarad.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Fájl megnyitása…</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Játék</translation>
    </message>
</context>
<context>
    <name>EngineCommand</name>
    <message>
        <source>Reads requests from standard input, one JSON object per line: a deal as one seat has seen it. Answers each with one line: the move a computer player makes there, and what it expects of every move. If a request is wrong, the answer says so. Ends when the input ends. docs/engine.md describes requests and answers.</source>
        <extracomment>sixtysix_gui/cli_commands/engine.py</extracomment>
        <translation>Kéréseket olvas a szabványos bemenetről, soronként egy JSON-objektumot: egy partit, ahogyan egy hely látta. Mindegyikre egy sorral válaszol: a gépi játékos ottani lépésével és azzal, amit az egyes lépésektől vár. A hibás kérésre is válasz jön. A bemenettel együtt ér véget. A kéréseket és a válaszokat a docs/engine.md írja le.</translation>
    </message>
    <message>
        <source>play for another program: one JSON request per line in, one answer per line out</source>
        <extracomment>sixtysix_gui/cli_commands/engine.py</extracomment>
        <translation>játék egy másik programnak: soronként egy JSON-kérés be, egy válasz ki</translation>
    </message>
    <message>
        <source>{program}: standard input cannot be read: {reason}.</source>
        <extracomment>sixtysix_gui/cli_commands/engine.py {program}: the name of the program that was started; {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>{program}: a szabványos bemenet nem olvasható: {reason}.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>This marriage counts once they have a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Ez a pár az első ütésük után számít.</translation>
    </message>
    <message>
        <source>This marriage counts once you have a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Ez a pár az első ütésed után számít.</translation>
    </message>
    <message>
        <source>This marriage counts once your side has a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Ez a pár az első ütésetek után számít.</translation>
    </message>
    <message>
        <source>This marriage counts once {name} has a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ez a pár akkor számít, ha {name} ütött.</translation>
    </message>
    <message>
        <source>The cards are turned over. {list}.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py: {list} names players with their cards, as in &quot;Rachel: ace of hearts&quot; {list}: several parts, separated by commas</extracomment>
        <translation>A lapok felfordítva. {list}.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to you and {partner}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {partner}: the partner by name: Pallas</extracomment>
        <translation>Az utolsó ütésért te és {partner} még {points} pontot kaptok.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to you.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points</extracomment>
        <translation>Az utolsó ütésért még {points} pontot kapsz.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to {first} and {second}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>Az utolsó ütésért {first} és {second} még {points} pontot kap.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to {name}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Az utolsó ütésért {name} még {points} pontot kap.</translation>
    </message>
    <message>
        <source>The talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py</extracomment>
        <translation>Elfogyott a talon.</translation>
    </message>
    <message>
        <source>The talon is used up: from now on, players must follow suit.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py</extracomment>
        <translation>Elfogyott a talon: mostantól színkényszer van.</translation>
    </message>
    <message>
        <source>The trump card is {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Az adulap: {card}.</translation>
    </message>
    <message>
        <source>You are dealt {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {cards}: cards by name, separated by commas</extracomment>
        <translation>Ezeket kapod: {cards}.</translation>
    </message>
    <message>
        <source>You bid {ticks}: {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>A licited {ticks}, ez {points} pont.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {contract}: the name of a contract: Gang</extracomment>
        <translation>Vállalásod: {contract}.</translation>
    </message>
    <message>
        <source>You close the talon before drawing.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Húzás előtt betakarod a talont.</translation>
    </message>
    <message>
        <source>You close the talon.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Betakarod a talont.</translation>
    </message>
    <message>
        <source>You cut and show {card}: {suit} are trumps. It is {dealer}’s card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {dealer}: the player who deals: Rachel</extracomment>
        <translation>Emelsz, és megmutatod {card}: {suit} az adu. A lapot {dealer} kapja.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Te osztasz.</translation>
    </message>
    <message>
        <source>You do not double.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Nem kontrázol.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Kihúzod {card}.</translation>
    </message>
    <message>
        <source>You exchange {given} for {taken}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Csere: leteszed {given}, és elveszed {taken}.</translation>
    </message>
    <message>
        <source>You turn up {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Felüttetsz egy lapot, {card}: {suit} az adu.</translation>
    </message>
    <message>
        <source>You win the bidding with {ticks}: {points} card points to make. You lead.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>Tiéd a licit, {ticks}: {points} pont kell hozzá. Te hívsz.</translation>
    </message>
    <message>
        <source>You won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points</extracomment>
        <translation>A talon elfogyása óta minden ütést elvittél: még {points} pont.</translation>
    </message>
    <message>
        <source>You play a card face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Lefordítva leteszel egy lapot.</translation>
    </message>
    <message>
        <source>You play {card} face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Lefordítva leteszed {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Kihívod {card}.</translation>
    </message>
    <message>
        <source>You ask for the points to be counted.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Számolást kérsz.</translation>
    </message>
    <message>
        <source>You open with “{opening}”.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {opening}: the name of an opening: Ge-Elfen</extracomment>
        <translation>Nyitásod: „{opening}”.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Passzolsz.</translation>
    </message>
    <message>
        <source>You play against {left} on your left and {right} on your right; each plays alone.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {left}: the player at the left: Rachel, or a number of cards; {right}: the player at the right: Argine</extracomment>
        <translation>Ellenfeleid: balra {left}, jobbra {right}, mindenki magáért.</translation>
    </message>
    <message>
        <source>You play against {name}.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ellenfeled: {name}.</translation>
    </message>
    <message>
        <source>You play with {partner} opposite you, against {left} on your left and {right} on your right.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {partner}: the partner by name: Pallas; {left}: the player at the left: Rachel, or a number of cards; {right}: the player at the right: Argine</extracomment>
        <translation>Társad szemben {partner}, ellenfeleid: balra {left}, jobbra {right}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Ráteszed {card}.</translation>
    </message>
    <message>
        <source>You say “Out!” for both of you, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Mindkettőtök nevében mondod: „Elég!”, {total} ponttal.</translation>
    </message>
    <message>
        <source>You say “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Azt mondod: „Elég!”, {total} ponttal.</translation>
    </message>
    <message>
        <source>You say “{double}”: the deal counts × {times}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>Azt mondod: „{double}”. A parti szorzója {times}.</translation>
    </message>
    <message>
        <source>You say “{double}”: {contract} now counts {value}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {double}: what is said to double: Kontra, Re; {contract}: the name of a contract: Gang; {value}: a value: a number, or in words</extracomment>
        <translation>Azt mondod: „{double}”. {contract} értéke most {value}.</translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {cards}: cards by name, separated by commas</extracomment>
        <translation>Megmutatod {cards}.</translation>
    </message>
    <message>
        <source>You announce {points}: {suit} are now trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Bemondásod {points}: most {suit} az adu.</translation>
    </message>
    <message>
        <source>You announce {points}: {suit} are now trumps. The next marriage counts {next}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {next}: a number of points</extracomment>
        <translation>Bemondásod {points}: most {suit} az adu. A következő pár értéke {next}.</translation>
    </message>
    <message>
        <source>You sit out this deal.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Ebből a partiból kimaradsz.</translation>
    </message>
    <message>
        <source>You stay with the simple game.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Maradsz az egyszerű játéknál.</translation>
    </message>
    <message>
        <source>You take the trump card, {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Elveszed az adulapot, {card}.</translation>
    </message>
    <message>
        <source>You will lead.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Te fogsz hívni.</translation>
    </message>
    <message>
        <source>You win the trick and the three-card widow.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Tiéd az ütés és a háromlapos talon.</translation>
    </message>
    <message>
        <source>You win the trick for your side.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Tiétek az ütés: te vitted.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Tiéd az ütés.</translation>
    </message>
    <message>
        <source>you: {card}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>te: {card}</translation>
    </message>
    <message>
        <source>{cutter} cuts and shows {card}: {suit} are trumps. It is your card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {cutter}: the player who cuts, at the beginning of the sentence: Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{cutter} emel, és megmutatja {card}: {suit} az adu. A lapot te kapod.</translation>
    </message>
    <message>
        <source>{cutter} cuts and shows {card}: {suit} are trumps. It is {dealer}’s card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {cutter}: the player who cuts, at the beginning of the sentence: Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {dealer}: the player who deals: Rachel</extracomment>
        <translation>{cutter} emel, és megmutatja {card}: {suit} az adu. A lapot {dealer} kapja.</translation>
    </message>
    <message>
        <source>{first} play against {second}.</source>
        <comment>two against two</comment>
        <extracomment>sixtysix_gui/text/narrator/events.py {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} játszik {second} ellen.</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} játszik {second} ellen.</translation>
    </message>
    <message>
        <source>{first}, {second} and {third} each play alone.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {first}: a player: Rachel; {second}: another player: Pallas; {third}: a third player: Argine</extracomment>
        <translation>{first}, {second} és {third} játszik, mindenki magáért.</translation>
    </message>
    <message>
        <source>{name} bids {ticks}: {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>{name} licitje {ticks}, ez {points} pont.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {contract}: the name of a contract: Gang</extracomment>
        <translation>{name} vállalása: {contract}.</translation>
    </message>
    <message>
        <source>{name} closes the talon before drawing.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} húzás előtt betakarja a talont.</translation>
    </message>
    <message>
        <source>{name} closes the talon.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} betakarja a talont.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} oszt.</translation>
    </message>
    <message>
        <source>{name} does not double.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} nem kontráz.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} kihúzza {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges {given} for {taken}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>{name} cserél: leteszi {given}, és elveszi {taken}.</translation>
    </message>
    <message>
        <source>{name} turns up {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} felüttet egy lapot, {card}: {suit} az adu.</translation>
    </message>
    <message>
        <source>{name} wins the bidding with {ticks}: {points} card points to make. {name} leads.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>{name} nyeri a licitet, {ticks}: {points} pont kell hozzá. {name} hív.</translation>
    </message>
    <message>
        <source>{name} won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} a talon elfogyása óta minden ütést elvitt: még {points} pont.</translation>
    </message>
    <message>
        <source>{name} is dealt {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} ezeket kapja: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays a card face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} lefordítva letesz egy lapot.</translation>
    </message>
    <message>
        <source>{name} plays {card} face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} lefordítva leteszi {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} kihívja {card}.</translation>
    </message>
    <message>
        <source>{name} asks for the points to be counted.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} számolást kér.</translation>
    </message>
    <message>
        <source>{name} names {suit} as trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} adut mond: {suit}.</translation>
    </message>
    <message>
        <source>{name} opens with “{opening}”.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {opening}: the name of an opening: Ge-Elfen</extracomment>
        <translation>{name} nyitása: „{opening}”.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} passzol.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} ráteszi {card}.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for both of them, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} mindkettejük nevében mondja: „Elég!”, {total} ponttal.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for both of you, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} mindkettőtök nevében mondja: „Elég!”, {total} ponttal.</translation>
    </message>
    <message>
        <source>{name} says “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} azt mondja: „Elég!”, {total} ponttal.</translation>
    </message>
    <message>
        <source>{name} says “{double}”: the deal counts × {times}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>{name} azt mondja: „{double}”. A parti szorzója {times}.</translation>
    </message>
    <message>
        <source>{name} says “{double}”: {contract} now counts {value}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {double}: what is said to double: Kontra, Re; {contract}: the name of a contract: Gang; {value}: a value: a number, or in words</extracomment>
        <translation>{name} azt mondja: „{double}”. {contract} értéke most {value}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} megmutatja {cards}.</translation>
    </message>
    <message>
        <source>{name} announces {points}: {suit} are now trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} bemondása {points}: most {suit} az adu.</translation>
    </message>
    <message>
        <source>{name} announces {points}: {suit} are now trumps. The next marriage counts {next}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {next}: a number of points</extracomment>
        <translation>{name} bemondása {points}: most {suit} az adu. A következő pár értéke {next}.</translation>
    </message>
    <message>
        <source>{name} sits out this deal.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} kimarad ebből a partiból.</translation>
    </message>
    <message>
        <source>{name} stays with the simple game.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} marad az egyszerű játéknál.</translation>
    </message>
    <message>
        <source>{name} takes the trump card, {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} elveszi az adulapot, {card}.</translation>
    </message>
    <message>
        <source>{name} will lead.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} fog hívni.</translation>
    </message>
    <message>
        <source>{name} wins the trick and the three-card widow.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} viszi az ütést és a háromlapos talont.</translation>
    </message>
    <message>
        <source>{name} wins the trick for your side.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Tiétek az ütés: {name} vitte.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} viszi az ütést.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} az adu.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>%n pontod van.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on, players must follow suit.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py</extracomment>
        <translation>Mostantól színkényszer van.</translation>
    </message>
    <message>
        <source>You name {suit} as trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Adut mondasz: {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>Your side has %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Az oldalad pontjai: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} have %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} és {second} pontjai: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} pontjai: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marriage in {suit} selected: it is announced when you lead either card.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>A {suit} pár kijelölve: akkor mondod be, ha az egyik lapját hívod.</translation>
    </message>
    <message>
        <source>You announce the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Bemondod a {suit} párt: {points} pont.</translation>
    </message>
    <message>
        <source>{name} announces the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>{name} bemondja a {suit} párt: {points} pont.</translation>
    </message>
    <message>
        <source>Closed by you: players must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Te takartad be: színkényszer van.</translation>
    </message>
    <message>
        <source>Closed by {name}: players must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} takarta be: színkényszer van.</translation>
    </message>
    <message>
        <source>You dealt.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Te osztottál.</translation>
    </message>
    <message>
        <source>{name} dealt.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} osztott.</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second}’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} és {second} kupaca, %n ütés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} kupaca, %n ütés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>A te kupacod, %n ütés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>A ti kupacotok, %n ütés</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} by you</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{card} (te)</translation>
    </message>
    <message>
        <source>{card} by {name}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>Your trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Tiéd az ütés.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>te</translation>
    </message>
    <message>
        <source>you and {partner}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>te és {partner}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} és {second}</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name}</translation>
    </message>
</context>
<context>
    <name>FactSheet</name>
    <message>
        <source>Copied.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Másolva.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Másolás</translation>
    </message>
</context>
<context>
    <name>FailedStart</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Details are in {log}.</source>
        <extracomment>sixtysix_gui/start.py sixtysix_gui/windows/desktop/system_boxes.py {log}: the path of the log file</extracomment>
        <translation>A részletek itt vannak: {log}.</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Hatvanhat</translation>
    </message>
    <message>
        <source>Sixty-Six could not be started.</source>
        <extracomment>sixtysix_gui/start.py sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>A Hatvanhat nem tudott elindulni.</translation>
    </message>
    <message>
        <source>Your games and settings are untouched. Installing the program again may help.</source>
        <extracomment>sixtysix_gui/start.py sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>A játszmáid és a beállításaid érintetlenek; talán segít, ha újratelepíted a programot.</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>The promise was broken: it belongs to another code, number or rule set.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Az ígéret nem teljesült: más kódhoz, számhoz vagy szabályváltozathoz tartozik.</translation>
    </message>
    <message>
        <source>The promise was broken: the cards dealt are not those that the code and the word produce.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Az ígéret nem teljesült: a kiosztott lapok nem azok, amelyek a kódból és a szóból következnek.</translation>
    </message>
    <message>
        <source>The promise was kept: it belongs to this code, number and rule set, and the cards are those that the code and the word produce.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Az ígéret teljesült: ehhez a kódhoz, számhoz és szabályváltozathoz tartozik, és a lapok azok, amelyek a kódból és a szóból következnek.</translation>
    </message>
    <message>
        <source>This cannot be checked: the code, the word or the secret number is not valid.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Ezt nem lehet ellenőrizni: a kód, a szó vagy a titkos szám nem érvényes.</translation>
    </message>
</context>
<context>
    <name>FairDealSheet</name>
    <message>
        <source>(none)</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>(nincs)</translation>
    </message>
    <message>
        <source>Before each deal, the program fixes the cards with a secret code and shows a promise: a seal made from the code and a secret number. Your own word is mixed in afterwards. When the deal is over, the code and the number are revealed, and anyone can check that they match the promise.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Minden parti előtt a program egy titkos kóddal rögzíti a lapokat, és ígéretet mutat: a kód és egy titkos szám pecsétjét. A te szavad csak ezután kerül a keverésbe. Ha a parti véget ért, a kód és a szám kiderül, és bárki ellenőrizheti, hogy megfelelnek-e az ígéretnek.</translation>
    </message>
    <message>
        <source>Check now</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Parancs</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Partikód</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Tiszta osztás</translation>
    </message>
    <message>
        <source>Promise</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Ígéret</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Szabályváltozat</translation>
    </message>
    <message>
        <source>Secret number</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Titkos szám</translation>
    </message>
    <message>
        <source>The current or next deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>A folyó vagy a következő parti</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Az utolsó befejezett parti</translation>
    </message>
    <message>
        <source>There is no deal yet.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Még nincs parti.</translation>
    </message>
    <message>
        <source>This deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Ez a parti</translation>
    </message>
    <message>
        <source>To check it with another program, run this in a terminal:</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Ha más programmal akarod ellenőrizni, ezt futtasd egy terminálban:</translation>
    </message>
    <message>
        <source>Your word</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>A szavad</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{whole}.{part}</source>
        <extracomment>sixtysix_gui/speech.py: the decimal sign stands between two rows of digits {whole}: digits before the decimal sign, perhaps with a sign; {part}: digits behind the decimal sign, perhaps with a unit</extracomment>
        <translation>{whole},{part}</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>&amp;Back to my move</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>&amp;Vissza a lépésemhez</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>&amp;Mutasd meg</translation>
    </message>
    <message>
        <source>Also good</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Ez is jó</translation>
    </message>
    <message>
        <source>Answer on the table: click a card or a button.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Az asztalon válaszolj: kattints egy lapra vagy egy gombra.</translation>
    </message>
    <message>
        <source>It is just as good.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Ez is ugyanolyan jó.</translation>
    </message>
    <message>
        <source>It wins in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Ezzel {n} esetből {a} alkalommal nyersz.</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Nézzük csak…</translation>
    </message>
    <message>
        <source>Not the best</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Nem a legjobb</translation>
    </message>
    <message>
        <source>On average, it brings {p} game points.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {p}: a number of points</extracomment>
        <translation>Átlagban {p} játékpontot hoz.</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Helyes</translation>
    </message>
    <message>
        <source>The coach is still reviewing your decisions.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Az edző még értékeli a döntéseidet.</translation>
    </message>
    <message>
        <source>There is a better move than {move}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>Van jobb, mint ez: {move}.</translation>
    </message>
    <message>
        <source>Why not close and announce the marriage in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Miért ne takarjak be, és mondjam be a {suit} párt?</translation>
    </message>
    <message>
        <source>Why not close?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Miért ne takarjak be?</translation>
    </message>
    <message>
        <source>Why not draw?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Miért ne húzzak?</translation>
    </message>
    <message>
        <source>Why not exchange and close?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Miért ne cseréljek, és takarjak be?</translation>
    </message>
    <message>
        <source>Why not exchange?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Miért ne cseréljek?</translation>
    </message>
    <message>
        <source>Why not pass?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Miért ne passzoljak?</translation>
    </message>
    <message>
        <source>Why not say “Out!”?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Miért ne mondjam: „Elég!”?</translation>
    </message>
    <message>
        <source>Why not announce the marriage in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Miért ne mondjam be a {suit} párt?</translation>
    </message>
    <message>
        <source>Why not {card}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Miért nem {card}?</translation>
    </message>
    <message>
        <source>{Move} is just as good as {best}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>{Move}: ugyanolyan jó, mint ez: {best}.</translation>
    </message>
    <message>
        <source>{Move} is not clearly worse than {best}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>{Move}: nem egyértelműen rosszabb, mint ez: {best}.</translation>
    </message>
    <message>
        <source>{done} It cost {x} game points.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {done}: a number, or a whole sentence of what was right; {x}: a number of game points: 0.4</extracomment>
        <translation>{done} Ára: {x} játékpont.</translation>
    </message>
    <message>
        <source>Trick {t}, find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {t}: the number of a trick</extracomment>
        <translation>{t}. ütés, keresd meg a legjobb lépést.</translation>
    </message>
    <message>
        <source>You will be asked for the best move once all of them have been reviewed.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Ha mindet értékelte, megkérdezi tőled, mi a legjobb lépés.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Próbálj másik lépést.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Mi a legjobb lépés?</translation>
    </message>
    <message>
        <source>It was your turn here. What is the best move?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Itt te jöttél. Mi a legjobb lépés?</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Te jössz</translation>
    </message>
    <message>
        <source>{Move} is best.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing</extracomment>
        <translation>{Move}: ez a legjobb.</translation>
    </message>
    <message>
        <source>{Move} may be just as good: it depends on how both players continue.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing</extracomment>
        <translation>{Move}: talán ugyanolyan jó, azon múlik, hogyan játszik tovább a két fél.</translation>
    </message>
    <message>
        <source>{Move}: that was your move.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing</extracomment>
        <translation>{Move}: akkor is ezt játszottad.</translation>
    </message>
</context>
<context>
    <name>ForeignGames</name>
    <message>
        <source>Gaigel</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>Gaigel</translation>
    </message>
    <message>
        <source>Sixty-Six for three</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>háromszemélyes hatvanhat</translation>
    </message>
    <message>
        <source>Cut-throat Sixty-Six</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>hatvanhat mindenki magáért</translation>
    </message>
    <message>
        <source>games for more players</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>több játékos játékai</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Resign</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Feladás</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Feladod ezt a játszmát?</translation>
    </message>
    <message>
        <source>This is a practice game and does not count.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Ez gyakorlójátszma, nem számít.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Továbbjátszom</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Take this back?</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Visszavonod?</translation>
    </message>
    <message>
        <source>Deal code {code} copied to the clipboard.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py {code}: a deal code, or the two characters of a card such as HA</extracomment>
        <translation>Partikód a vágólapon: {code}.</translation>
    </message>
    <message>
        <source>The game will become a practice game and will not count.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>A játszma gyakorlójátszma lesz, és nem számít.</translation>
    </message>
    <message>
        <source>The others will win it.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Akkor a többiek nyerik meg.</translation>
    </message>
    <message>
        <source>The same cards again, for practice. Your game is waiting.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Ugyanezek a lapok még egyszer, gyakorlásnak. A játszmád megvár.</translation>
    </message>
    <message>
        <source>This is now a practice game. It does not count.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Ez most már gyakorlójátszma. Nem számít.</translation>
    </message>
    <message>
        <source>{name} will win it; the score stays {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py {name}: a player as sentences call them, with article: the Queen, Rachel; {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Akkor {name} nyeri meg; az állás {mine}&#xa0;:&#xa0;{theirs} marad.</translation>
    </message>
</context>
<context>
    <name>GameDialogs</name>
    <message>
        <source>Let {name} play</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Játsszon helyette: {name}</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>Most nem</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Your game is saved and nothing is lost. See the log for details.</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>A játszmád mentve van, semmi sem veszett el. A részletek a naplóban vannak.</translation>
    </message>
    <message>
        <source>{name} is stuck.</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} elakadt a gondolkodásban.</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message numerus="yes">
        <source>%n deal(s).</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n parti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s); you won the filled ones.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n parti; a teli körök a tieid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a practice game and does not count.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Gyakorlójátszma: nem számít.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>sixtysix_gui/text/results/game_end.py: one of the deals of a long game, as a subject {number}: a number</extracomment>
        <translation>{number}. parti</translation>
    </message>
    <message>
        <source>Shutout loss: this counts as two games.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Nullára elveszítve: ez két játszmának számít.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Senki sem nyer</translation>
    </message>
    <message>
        <source>The eighth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A nyolcadik</translation>
    </message>
    <message>
        <source>The eleventh</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A tizenegyedik</translation>
    </message>
    <message>
        <source>The fifth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Az ötödik</translation>
    </message>
    <message>
        <source>The first</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Az első</translation>
    </message>
    <message>
        <source>The fourth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A negyedik</translation>
    </message>
    <message>
        <source>The ninth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A kilencedik</translation>
    </message>
    <message>
        <source>The second</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A második</translation>
    </message>
    <message>
        <source>The seventh</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A hetedik</translation>
    </message>
    <message>
        <source>The sixth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A hatodik</translation>
    </message>
    <message>
        <source>The tenth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A tizedik</translation>
    </message>
    <message>
        <source>The third</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A harmadik</translation>
    </message>
    <message>
        <source>The twelfth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A tizenkettedik</translation>
    </message>
    <message>
        <source>This deal ends the game.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Ezzel a partival véget ért a játszma.</translation>
    </message>
    <message>
        <source>Shutout win: this counts as two games.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Nullára megnyerve: ez két játszmának számít.</translation>
    </message>
    <message>
        <source>You resigned in deal {number}.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {number}: a number</extracomment>
        <translation>Feladtad a játszmát ({number}. parti).</translation>
    </message>
    <message>
        <source>you miscounted</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>elszámoltad magad</translation>
    </message>
    <message>
        <source>you stayed under 33</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>33 alatt maradtál</translation>
    </message>
    <message>
        <source>you took no trick</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>ütés nélkül maradtál</translation>
    </message>
    <message>
        <source>your closing failed</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>a betakarásod nem sikerült</translation>
    </message>
    <message>
        <source>{which} cost the most: {cause}, {points}.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {which}: one of the deals, as a subject at the beginning: Deal 3; {cause}: what happened: closing too early; {points}: a number of points</extracomment>
        <translation>{which} került a legtöbbe: {cause}, {points}.</translation>
    </message>
    <message>
        <source>{which} cost the most: {points}.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {which}: one of the deals, as a subject at the beginning: Deal 3; {points}: a number of points</extracomment>
        <translation>{which} került a legtöbbe: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each with your side’s points; filled where you had more.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n parti, mindegyik az oldalad pontjaival; teli, ahol nektek volt több.</numerusform>
        </translation>
    </message>
    <message>
        <source>All three share first place</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Mindhárman az első helyen</translation>
    </message>
    <message>
        <source>Shutout loss: this counts as two Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Nullára elveszítve: ez két bummerl.</translation>
    </message>
    <message>
        <source>The others were one point away from a shutout win: this counts as four Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>A többieknek egy pont hiányzott a nullára nyert játszmához: ez négy bummerl.</translation>
    </message>
    <message>
        <source>Shutout win: this counts as two Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Nullára megnyerve: ez két bummerl.</translation>
    </message>
    <message>
        <source>You and {second} share first place</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {second}: another player: Pallas</extracomment>
        <translation>Te és {second} az első helyen</translation>
    </message>
    <message>
        <source>You resigned</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Feladtad</translation>
    </message>
    <message>
        <source>You were one point away from a shutout win: this counts as four Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Egy pont hiányzott nektek a nullára nyert játszmához: ez négy bummerl.</translation>
    </message>
    <message>
        <source>{first} and {second} share first place</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} és {second} az első helyen</translation>
    </message>
    <message>
        <source>{sides}, points still to go</source>
        <extracomment>sixtysix_gui/text/results/game_end.py: {sides} is such as &quot;We : They&quot;, below a score of points that are still to be won {sides}: who the numbers belong to: We : They</extracomment>
        <translation>{sides}, hátralévő pont</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s); {name} won the filled ones.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>%n parti; a teli körök: {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replayed for practice. Your game is waiting.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Újrajátszás gyakorlásnak. A játszmád megvár.</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>Play again</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Another game</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Még egy játszma</translation>
    </message>
    <message>
        <source>End demonstration</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Bemutató vége</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Távozás</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Visszatekintés</translation>
    </message>
    <message>
        <source>Other game…</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Más játszma…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Revans</translation>
    </message>
    <message>
        <source>Review with the coach</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Visszatekintés az edzővel</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Games</source>
        <extracomment>sixtysix_gui/windows/archive/games_list.py</extracomment>
        <translation>Játszmák</translation>
    </message>
</context>
<context>
    <name>Glosses</name>
    <message>
        <source>Bummerl</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Bummerl</translation>
    </message>
    <message>
        <source>Bummerl: a lost game, marked with a dot.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Bummerl: elveszített játszma, ponttal jelölve.</translation>
    </message>
    <message>
        <source>Card points: what the cards in your tricks count in a deal.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Pont: amennyit az ütések lapjai egy partiban érnek.</translation>
    </message>
    <message>
        <source>Forehand: the player who leads to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Kezdő: aki az első ütéshez hív.</translation>
    </message>
    <message>
        <source>Game points: what a deal earns you towards winning the game.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Játékpont: amit egy parti a játszmához hoz.</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider: ending a deal with fewer than 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schneider: 33&#xa0;pontnál kevesebbel zárni a partit.</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz: ending a deal without a trick.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schwarz: ütés nélkül zárni a partit.</translation>
    </message>
    <message>
        <source>Talon: the undealt cards that players draw from.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Talon: a ki nem osztott lapok, ezekből húzunk.</translation>
    </message>
    <message>
        <source>card point</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>lappont</translation>
    </message>
    <message>
        <source>forehand</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>kezdő</translation>
    </message>
    <message>
        <source>game point</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>játékpont</translation>
    </message>
    <message>
        <source>talon</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>talon</translation>
    </message>
</context>
<context>
    <name>Guided</name>
    <message>
        <source>Close the talon, so that nobody can draw any more cards.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Takard be a talont, hogy többé senki se húzzon.</translation>
    </message>
    <message>
        <source>You play deals until someone has seven game points. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Így megy partiról partira, míg valakinek hét játékpontja nem lesz. Minden szabály ott van a súgóban: F1.</translation>
    </message>
    <message>
        <source>Drag {card} to the middle: nothing in its suit beats it.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Húzd középre {card}: ebben a színben ezt semmi sem üti.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Húzz egy lapot.</translation>
    </message>
    <message>
        <source>Exchange {lowest} for the trump card, {turn_up}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number; {turn_up}: the trump card by name, as an object: the king of hearts</extracomment>
        <translation>Add oda {lowest} az adulapért, és vedd fel {turn_up}.</translation>
    </message>
    <message>
        <source>From now on, both of you must follow suit, and beat the card if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Mostantól mindkettőtöknek színt kell adnotok, és ha lehet, felül is kell ütnötök.</translation>
    </message>
    <message>
        <source>Lead {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Hívd {card}.</translation>
    </message>
    <message>
        <source>Lead {card}: it is the highest trump left.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Hívd {card}: ez a legmagasabb adu, ami még van.</translation>
    </message>
    <message>
        <source>Now draw a card from the talon.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Most húzz egy lapot a talonból.</translation>
    </message>
    <message>
        <source>Now lead {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Most hívd {card}.</translation>
    </message>
    <message>
        <source>Click its button, then lead {lead}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {lead}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Nyomd meg a gombját, aztán hívd {lead}.</translation>
    </message>
    <message>
        <source>Say “Out!”: click the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Mondd, hogy „Elég!”: nyomd meg az aranyérmét.</translation>
    </message>
    <message>
        <source>That is allowed too, but let’s stick to the plan.</source>
        <extracomment>sixtysix_gui/windows/learning/course.py</extracomment>
        <translation>Ezt is szabad, de maradjunk a tervnél.</translation>
    </message>
    <message>
        <source>You announced the marriage: 20 points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>A pár be van mondva: 20 pont.</translation>
    </message>
    <message>
        <source>The {ten} beats the {king}: {order}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {order}: ranks from the highest to the lowest {ten}: the word for a ten; {king}: the word for a king; {order}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>A {ten} magasabb, mint a {king}: {order}.</translation>
    </message>
    <message>
        <source>Win the trick with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Vidd el az ütést: tedd {card}.</translation>
    </message>
    <message>
        <source>With the marriage, marked by the eight on the table, you have {total} points. You keep count yourself.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points</extracomment>
        <translation>A párral, amelyet a nyolcas jelez, ez {total} pont; a számolás a te dolgod.</translation>
    </message>
    <message>
        <source>{name} won that trick and leads {led}. A trump beats any other suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {led} is a card that {name} has led {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} vitte az ütést, és kihívja {led}. Az adu minden más színt üt.</translation>
    </message>
    <message>
        <source>You have {total} points, and 66 is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points</extracomment>
        <translation>{total} pontod van, és 66 elég.</translation>
    </message>
    <message>
        <source>Your trick: you have {total} of the 66 points you need. {values_first}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points; {values_first}: ranks with their points at the beginning of a sentence</extracomment>
        <translation>Tiéd az ütés: a nyeréshez kellő 66-ból megvan {total}. {values_first}.</translation>
    </message>
    <message>
        <source>Your {ace} and {ten} of trumps are sure to win: {total} points plus 21 makes {with_both}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {ace} and {ten} are ranks, both of trumps {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten; {total}: a number of card points; {with_both}: a number of card points</extracomment>
        <translation>Az adu {ace} és az adu {ten} biztosan üt: {total} meg 21 pont összesen {with_both}.</translation>
    </message>
    <message>
        <source>{marriage} are a marriage, worth 20 points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {marriage} is king and queen of a suit by name, and begins the sentence {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>{marriage}: ez egy pár, 20 pontot ér.</translation>
    </message>
    <message>
        <source>{left} had to follow suit, and you now have {total} points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {left} is the other player {left}: the player at the left: Rachel, or a number of cards; {total}: a number of card points</extracomment>
        <translation>{left} kénytelen volt színt adni, és {total} pontod van.</translation>
    </message>
    <message>
        <source>{suit} are trumps, and you hold the lowest one.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {suit} is the trump suit, and begins the sentence {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} az adu, és a legkisebb nálad van.</translation>
    </message>
    <message>
        <source>Saying “Out!” with only {total} points would lose the deal: you need 66.</source>
        <extracomment>sixtysix_gui/windows/learning/course.py {total}: a number of card points</extracomment>
        <translation>Csak {total} ponttal az „Elég!” elveszítené a partit: 66 kell hozzá.</translation>
    </message>
    <message>
        <source>A game is played to seven game points. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Egy játszma hét játékpontig tart. Minden szabály ott van a súgóban: F1.</translation>
    </message>
    <message>
        <source>A game has twelve deals. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml</extracomment>
        <translation>Egy játszma tizenkét parti. Minden szabály ott van a súgóban: F1.</translation>
    </message>
    <message>
        <source>As the first player, you lead and name the trump suit, which beats all others. {marriage} are worth 40 as trumps.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Kezdőként te hívsz, és te mondasz adut: az adu minden más színt üt. {marriage} aduként 40 pontot ér.</translation>
    </message>
    <message>
        <source>You are the forehand, the first player: you lead and name a suit you hold as trumps, which beats all others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Kezdőként te hívsz, és te mondasz adut: olyan színt, amely a kezedben van. Az adu minden más színt üt.</translation>
    </message>
    <message>
        <source>Bid {bid}, which promises {promise}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {bid}: a bid, as a number: 2; {promise}: card points with their word: 66 card points</extracomment>
        <translation>Licitálj ennyit: {bid}. Ez {promise} pontot ígér.</translation>
    </message>
    <message>
        <source>Call Schnapser, worth {value}: 66 in three tricks of your own.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {value}: a value: a number, or in words</extracomment>
        <translation>Vállald a Schnapsert ({value}): 66 három saját ütésből.</translation>
    </message>
    <message>
        <source>Each loser pays the winner 1 chip, or 2 with fewer than 33 points, or 3 without a trick. You have {total}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {total}: a number of card points</extracomment>
        <translation>Minden vesztes 1 zsetont fizet a győztesnek, 33 pont alatt 2-t, ütés nélkül 3-at. Neked {total} pontod van.</translation>
    </message>
    <message>
        <source>Follow suit with your lowest: {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Adj színt a legkisebbel: tedd {card}.</translation>
    </message>
    <message>
        <source>Follow suit with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Adj színt: tedd {card}.</translation>
    </message>
    <message>
        <source>The score counts down from 24. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Az állás 24-ről indul, és visszafelé fogy. Minden szabály ott van a súgóban: F1.</translation>
    </message>
    <message>
        <source>Follow with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Tedd {card}.</translation>
    </message>
    <message>
        <source>Lead {card} and keep your trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Hívd {card}, és tartsd meg az adudat.</translation>
    </message>
    <message>
        <source>Lead {card}; this trick will cost you little.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Hívd {card}; ez az ütés keveset ér.</translation>
    </message>
    <message>
        <source>Name {suit}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Mondd be adunak: {suit}.</translation>
    </message>
    <message>
        <source>Name {suit}: you have its {ace} and {king}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {king}: the word for a king</extracomment>
        <translation>Mondd be adunak: {suit}. Ebből {ace} és {king} is van a kezedben.</translation>
    </message>
    <message>
        <source>Nobody bids more, so you lead. Your first card sets the trump suit, which beats all others. {marriage} will count 40.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Senki sem licitál többet: te hívsz. Az első lapod adja az adut, amely minden más színt üt. {marriage} így 40 pontot ér.</translation>
    </message>
    <message>
        <source>Nobody else may win a trick now, not even your partner, {partner}. {values_first}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {partner}: the partner by name: Pallas; {values_first}: ranks with their points at the beginning of a sentence</extracomment>
        <translation>Most senki más nem vihet ütést, még a társad, {partner} sem. {values_first}.</translation>
    </message>
    <message>
        <source>Contracts can now be called. Your first pass only means the simple game.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Most lehet vállalni. Az első passzod csak az egyszerű játékot jelenti.</translation>
    </message>
    <message>
        <source>Now lead {card} and keep the king.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Most hívd {card}, és tartsd meg a királyt.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Tedd {card}.</translation>
    </message>
    <message>
        <source>Click its button, then “Announce”: you have won.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Nyomd meg a gombját, aztán azt, hogy „Bemondom”: nyertél.</translation>
    </message>
    <message>
        <source>Click the button on the {king} and {queen}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Nyomd meg a gombot a két lapodon ({king} és {queen}).</translation>
    </message>
    <message>
        <source>Click “Continue”.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Nyomd meg: „Tovább”.</translation>
    </message>
    <message>
        <source>Click “Pass” and listen to the others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Nyomd meg: „Passz”, és hallgasd meg a többieket.</translation>
    </message>
    <message>
        <source>Say “Out!” for both of you: click the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Mondd kettőtök nevében, hogy „Elég!”: nyomd meg az aranyérmét.</translation>
    </message>
    <message>
        <source>Take it with {card}: that keeps your marriage together.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Vidd el: tedd {card}, így a párod együtt marad.</translation>
    </message>
    <message>
        <source>That is enough: click “Continue”.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Ennyi elég. Nyomd meg: „Tovább”.</translation>
    </message>
    <message>
        <source>The cards in your tricks count too: {values}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {values}: ranks with the points they count, separated by commas: ace 11, ten 10</extracomment>
        <translation>Az ütések lapjai is számítanak: {values}.</translation>
    </message>
    <message>
        <source>You announced the marriage: you now have {total} card points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {total}: a number of card points</extracomment>
        <translation>A pár be van mondva: {total} pontod van.</translation>
    </message>
    <message>
        <source>The {ten} is low here: {order}. You have {total} of the 66 you promised.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {ten}: the word for a ten; {order}: ranks from the highest to the lowest, separated by commas; {total}: a number of card points</extracomment>
        <translation>A {ten} itt alacsony: {order}. Az ígért 66-ból megvan {total}.</translation>
    </message>
    <message>
        <source>Trump the last trick with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Üsd az utolsó ütést aduval: tedd {card}.</translation>
    </message>
    <message>
        <source>If you bid too much, you lose what you bid and score nothing. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml</extracomment>
        <translation>Aki túl sokat licitál, elveszíti a licitjét, és semmit sem kap. Minden szabály ott van a súgóban: F1.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump, and higher than {best} if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {best}: a card by name</extracomment>
        <translation>Nincs ilyen színed, ezért adut kell tenned, és ha tudod, üsd felül {best}.</translation>
    </message>
    <message>
        <source>You must beat {led} if you can. The cards in your tricks count too: {values}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {led}: the card that was led, by name; {values}: ranks with the points they count, separated by commas: ace 11, ten 10</extracomment>
        <translation>Ha tudod, felül kell ütnöd {led}. Az ütések lapjai is számítanak: {values}.</translation>
    </message>
    <message>
        <source>{best_name} trumps, and a trump beats all other suits. Everyone knows that {left} holds {cut}: it set the trump suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {left}: the player at the left: Rachel, or a number of cards; {cut}: a card by name: the ten of hearts</extracomment>
        <translation>{best_name} aduval üt: az adu minden más színt üt. Mindenki tudja, hogy {left} őrzi {cut}: ez a lap adta az adut.</translation>
    </message>
    <message>
        <source>{total} points: you made your bid. Every full 33 is a game point, even beyond your bid.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {total}: a number of card points</extracomment>
        <translation>{total} pont: megvan a licit. Minden teljes 33 egy játékpontot ér, a fölötte levő is.</translation>
    </message>
    <message>
        <source>You cannot beat {led}, but you must still follow suit. The trick is lost.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {led}: the card that was led, by name</extracomment>
        <translation>Nem tudod felülütni {led}, de színt kell adnod. Az ütés elveszett.</translation>
    </message>
    <message>
        <source>Drag {card} to the middle.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Húzd középre {card}.</translation>
    </message>
    <message>
        <source>Drag {card} to the middle: it costs nothing.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Húzd középre {card}, ez nem kerül semmibe.</translation>
    </message>
    <message>
        <source>Each 1 you bid promises 33 card points for your side; {right} bid {standing}. You have a marriage, king and queen, and the {ace} to go with it.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {right}: the player at the right: Argine; {standing}: a bid, as a number; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>A licit minden egysége 33 pontot ígér az oldaladtól; {right} licitje {standing}. Van egy párod, király és dáma (felső), és ugyanabból a színből egy {ace} is.</translation>
    </message>
    <message>
        <source>Everyone plays alone, and the most card points win: {values}. The cards rank in that order.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {values}: ranks with the points they count, separated by commas: ace 11, ten 10</extracomment>
        <translation>Mindenki magáért játszik, és a legtöbb pont nyer: {values}. A lapok ebben a sorrendben ütik is egymást.</translation>
    </message>
    <message>
        <source>Follow suit: drag {card} to the middle.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Adj színt: húzd középre {card}.</translation>
    </message>
    <message>
        <source>Now drag {card} to the middle: you hold the {ace}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Most húzd középre {card}: az {ace} nálad van.</translation>
    </message>
    <message>
        <source>You lead, so you may announce a marriage: 40. It counts because you have a trick.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml</extracomment>
        <translation>Te hívsz, így bemondhatsz egy párt: 40. Számít, mert már van ütésed.</translation>
    </message>
    <message>
        <source>Your last trump takes the last trick: {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Az utolsó adud viszi az utolsó ütést: tedd {card}.</translation>
    </message>
    <message>
        <source>{best_name} trumps again and takes {trick} points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {trick}: the number of a trick</extracomment>
        <translation>{best_name} megint aduval üt, és {trick} pontot visz.</translation>
    </message>
    <message>
        <source>{card_alone} is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card_alone}: cards or a card at the beginning of the sentence</extracomment>
        <translation>A {card_alone} elég.</translation>
    </message>
    <message>
        <source>{left} said Kontra: the deal now counts {doubled}. Re would make it {next}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {left}: the player at the left: Rachel, or a number of cards; {doubled}: a number of game points; {next}: a number of points</extracomment>
        <translation>{left} kontrázott: most {doubled} a parti értéke. Rekontrával {next} lenne.</translation>
    </message>
    <message>
        <source>{name} leads {led}, and you cannot follow suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} kihívja {led}, és neked nincs ilyen színed.</translation>
    </message>
    <message>
        <source>{name} leads {led}. You must follow suit, and beat the card if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} kihívja {led}. Színt kell adnod, és ha tudod, felülütnöd.</translation>
    </message>
    <message>
        <source>{name} leads {led}. You cannot follow suit, so you must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} kihívja {led}. Nincs ilyen színed, ezért adut kell tenned.</translation>
    </message>
    <message>
        <source>{partner} had to beat even your card: partners are not spared. Now you have no {led_suit}, so you must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {partner}: the partner by name: Pallas; {led_suit}: the word for the suit that was led: hearts</extracomment>
        <translation>{partner} kénytelen volt téged is felülütni: a társat sem kíméljük. Most nincs nálad {led_suit}, adut kell tenned.</translation>
    </message>
    <message>
        <source>{partner} leads next; as partners, you need 66. First you may announce a marriage: {points}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {points}: a number of points</extracomment>
        <translation>{partner} a társad, és ő hív majd; 66 kell nektek. Előtte bemondhatsz egy párt: {points}.</translation>
    </message>
    <message>
        <source>{partner} leads. With 66 you could say “Out!” for both of you, but you have {total}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} hív. Ha 66 pontotok lenne, kettőtök nevében mondhatnád, hogy „Elég!”, de csak {total} van.</translation>
    </message>
    <message>
        <source>{partner} trumped it for both of you: {total} points, and 66 is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} aduval ütött kettőtöknek: {total} pont, és 66 elég.</translation>
    </message>
    <message>
        <source>{partner} wins your side’s first trick, so your 20 count from now on. {values_first}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {values_first}: ranks with their points at the beginning of a sentence</extracomment>
        <translation>{partner} viszi az oldalad első ütését: mostantól számít a 20-atok. {values_first}.</translation>
    </message>
    <message>
        <source>{right} calls Bettler for {standing}: no tricks at all. Your call must be worth more.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {right}: the player at the right: Argine; {standing}: a bid, as a number</extracomment>
        <translation>{right} vállalása Bettler, értéke {standing}: egyetlen ütés sem. A vállalásnak többet kell érnie.</translation>
    </message>
    <message>
        <source>{total} points, and the marriage makes it {sure}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {total}: a number of card points; {sure}: a number of card points</extracomment>
        <translation>{total} pont, és a párral {sure}.</translation>
    </message>
    <message>
        <source>{total} points. Nobody else has any {card_suit} left, so your partner can trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {total}: a number of card points; {card_suit}: the word for the suit of a card: hearts</extracomment>
        <translation>{total} pont. Senki másnál nincs már {card_suit}: a társad aduval üthet.</translation>
    </message>
    <message>
        <source>{total} points. Your highest trump draws out the others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {total}: a number of card points</extracomment>
        <translation>{total} pont. A legmagasabb adud kihúzza a többit.</translation>
    </message>
    <message>
        <source>{total} points; with 99 or more you score 3 instead of 2.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {total}: a number of card points</extracomment>
        <translation>{total} pont; 99-től 2 helyett 3 játékpont jár.</translation>
    </message>
</context>
<context>
    <name>GuidedSheet</name>
    <message>
        <source>Back to the game</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>Repeat</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Szabályok</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>A deal</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Egy parti</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>sixtysix_gui/windows/telling/history.py {number}: a number</extracomment>
        <translation>{number}. parti</translation>
    </message>
    <message>
        <source>You can read earlier tricks again after the deal.</source>
        <extracomment>sixtysix_gui/windows/telling/narration.py</extracomment>
        <translation>A korábbi ütések a parti után olvashatók újra.</translation>
    </message>
    <message>
        <source>The table is back as it was.</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Az asztal megint úgy áll, mint azelőtt.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>sixtysix_gui/windows/telling/history.py {number}: a number</extracomment>
        <translation>{number}. ütés</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>, </source>
        <extracomment>sixtysix_gui/text/rules/help_values.py sixtysix_gui/windows/learning/course.py</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>sixtysix_gui/text/rules/help_values.py</extracomment>
        <translation>, majd </translation>
    </message>
    <message>
        <source>2 game points in any case.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>mindig 2 játékpontot.</translation>
    </message>
    <message>
        <source>2 game points, or 3 for a player who had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>2 játékpontot, vagy 3-at, ha a betakaráskor nem volt ütése.</translation>
    </message>
    <message>
        <source>3 game points for a player who had no trick when the talon was closed, otherwise 1 against a closer with 33 or more and 2 against one with fewer.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>3 játékpontot, ha a betakaráskor nem volt ütése, különben 1-et, ha a betakarónak legalább 33 pontja van, és 2-t, ha kevesebb.</translation>
    </message>
    <message>
        <source>3 game points in any case.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>mindig 3 játékpontot.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 2, or 3 if they had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A sikertelen betakarás a másiknak 2 játékpontot hoz, vagy 3-at, ha a betakaráskor nem volt ütése.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A sikertelen betakarás a másiknak 2 játékpontot hoz.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 3 if they had no trick when the talon was closed, otherwise 1 against a closer with 33 or more and 2 against one with fewer.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A sikertelen betakarás a másiknak 3 játékpontot hoz, ha a betakaráskor nem volt ütése, különben 1-et, ha a betakarónak legalább 33 pontja van, és 2-t, ha kevesebb.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 3.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A sikertelen betakarás a másiknak 3 játékpontot hoz.</translation>
    </message>
    <message>
        <source>A deal tied at 65–65 makes the next win worth 1 game point more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A 65&#xa0;:&#xa0;65-ös döntetlen után a következő győzelem 1 játékponttal többet ér.</translation>
    </message>
    <message>
        <source>Nobody scores for a tied deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A döntetlen parti senkinek sem hoz semmit.</translation>
    </message>
    <message>
        <source>A tied deal makes the next win worth 1 game point more; several ties add up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Döntetlen parti után a következő győzelem 1 játékponttal többet ér; több döntetlen összeadódik.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent 2, or 3 if the opponent has no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A téves „Elég!” a másiknak 2 játékpontot hoz, vagy 3-at, ha nincs ütése.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A téves „Elég!” a másiknak 2 játékpontot hoz.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent as much as a correct one would have won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A téves „Elég!” a másiknak annyit hoz, amennyit jogosan nyert volna.</translation>
    </message>
    <message>
        <source>A game won while the opponent has no game points counts as two games.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az a játszma, amelyet a másik játékpont nélkül veszít el, kettőnek számít.</translation>
    </message>
    <message>
        <source>After closing, nobody may exchange.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Betakarás után már senki sem cserélhet.</translation>
    </message>
    <message>
        <source>After closing, the opponent can go out only if they already had 66. Going out before the closer does is worth:</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Betakarás után a másik játékos csak korábban összegyűlt 66-tal mondhatja be. Aki a betakaró előtt mondja be, ennyit kap:</translation>
    </message>
    <message>
        <source>After closing, the opponent’s card points continue to count as before.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Betakarás után a másik játékos pontjai ugyanúgy tovább számítanak.</translation>
    </message>
    <message>
        <source>After closing, the opponent’s card points are frozen: any made from then on do not count.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Betakarás után a másik játékos pontjai megállnak: amit ezután szerez, nem számít.</translation>
    </message>
    <message>
        <source>After a trick you must draw before you may close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ütés után előbb húzol, csak azután takarhatsz be.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első lapok kiosztása után az osztó felüt egy lapot: annak a színe az adu.</translation>
    </message>
    <message>
        <source>After each trick the winner draws the top card of the talon, then the other player draws; the winner leads next.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ütés után a nyertes húzza a talon legfelső lapját, aztán a másik játékos húz; a következő ütéshez is a nyertes hív.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A cél</translation>
    </message>
    <message>
        <source>While there are cards to draw you may play any card, whatever was led. The higher card of the suit led wins the trick, and a trump beats any other suit.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Amíg húzni lehet, bármilyen lapot tehetsz, akármit hívtak is. A hívott szín magasabb lapja viszi az ütést, az adu pedig minden más színt üt.</translation>
    </message>
    <message>
        <source>Between winning a trick and drawing, only a player who then closes may do so.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ütés és húzás között csak az teheti meg, aki utána betakar.</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Betakarás</translation>
    </message>
    <message>
        <source>Closing is a promise to go out; if the closer does not, the opponent wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Aki betakar, ígéri, hogy bemondja a 66-ot; ha nem teszi, a másik nyeri a partit.</translation>
    </message>
    <message>
        <source>Closing is a promise to reach 66; if the closer fails, the opponent wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Aki betakar, 66 pontot ígér; ha nem sikerül, a másik nyeri a partit.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Csere</translation>
    </message>
    <message>
        <source>It costs the closer no less than failing to go out after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A betakarónak ez nem kerül kevesebbe, mint a sikertelen betakarás.</translation>
    </message>
    <message>
        <source>After that, the player on lead always has a trick, so every marriage counts at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ezután annak, aki hív, már van ütése, így minden pár azonnal számít.</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Játékpontok</translation>
    </message>
    <message>
        <source>If nobody has closed, the player with more card points wins; if the points are equal, the deal is tied.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha senki sem takart be, a több pont nyer; egyenlő pontszámnál a parti döntetlen.</translation>
    </message>
    <message>
        <source>If nobody has closed, the winner of the very last trick wins 1 game point.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha senki sem takart be, a legutolsó ütés nyertese 1 játékpontot nyer.</translation>
    </message>
    <message>
        <source>If nobody has closed, a player wins by being the only one with 66 or more; if both have it or neither does, the deal is tied.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha senki sem takart be, az nyer, akinek egyedül van 66 vagy több pontja; ha mindkettőnek van, vagy egyiknek sincs, a parti döntetlen.</translation>
    </message>
    <message>
        <source>If the talon was closed, the closer loses the deal unless only the closer has 66 or more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a talon be volt takarva, a betakaró elvesztette a partit, hacsak nem egyedül neki van 66 vagy több pontja.</translation>
    </message>
    <message>
        <source>If the talon was closed, the closer loses the deal, whatever their card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a talon be volt takarva, a betakaró elvesztette a partit, akárhány pontja van.</translation>
    </message>
    <message>
        <source>If the talon was never closed, the very last trick is worth 10 extra card points, which help to reach 66.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a talont senki sem takarta be, a legutolsó ütés 10 ponttal többet ér, és ez a 66-ba is beleszámít.</translation>
    </message>
    <message>
        <source>If you have no trick yet, the marriage waits and counts once you win one; without a trick it never counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha még nincs ütésed, a pár vár, és az első ütésedtől számít; ütés nélkül soha.</translation>
    </message>
    <message>
        <source>If you were wrong, your opponent wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha tévedtél, a másik játékos nyeri a partit.</translation>
    </message>
    <message>
        <source>You may also exchange between winning a trick and drawing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ütés és húzás között is lehet cserélni.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sixtysix_gui/windows/telling/help_html.py</extracomment>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Párok</translation>
    </message>
    <message>
        <source>No marriages may be announced once the talon is closed or used up; to do both, announce the marriage first, then close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A talon betakarásával vagy elfogyásával a párok ideje is lejár; aki bemondani és betakarni is akar, előbb bemond, aztán takar be.</translation>
    </message>
    <message>
        <source>Marriages may be announced after closing, but not once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Párt betakarás után is be lehet mondani, de ha a talon elfogyott, már nem.</translation>
    </message>
    <message>
        <source>Marriages may be announced throughout the deal, even after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Párt az egész parti alatt be lehet mondani, betakarás után is.</translation>
    </message>
    <message>
        <source>Marriages may be announced when the talon is used up, but not after closing; to do both, announce the marriage first, then close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Párt akkor is be lehet mondani, ha a talon elfogyott, betakarás után viszont nem; aki bemondani és betakarni is akar, előbb bemond, aztán takar be.</translation>
    </message>
    <message>
        <source>No marriage may be announced on the lead to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első ütés hívásakor nem lehet párt bemondani.</translation>
    </message>
    <message>
        <source>Nobody may close before the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első ütés előtt senki sem takarhat be.</translation>
    </message>
    <message>
        <source>The trump card cannot be exchanged.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az adulapot nem lehet elcserélni.</translation>
    </message>
    <message>
        <source>Once the talon is used up or closed, nobody draws, and you must follow suit, high or low as you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a talon elfogyott vagy betakarták, senki sem húz, és színt kell adnod; hogy magasat vagy alacsonyat, rajtad áll.</translation>
    </message>
    <message>
        <source>Once the talon is used up or closed, nobody draws, and you must follow suit, with a higher card than the one led if you have one.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a talon elfogyott vagy betakarták, senki sem húz, és színt kell adnod, mégpedig a hívottnál magasabb lapot, ha van.</translation>
    </message>
    <message>
        <source>Once the talon is used up or closed, nobody draws; you may still play any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a talon elfogyott vagy betakarták, senki sem húz; de akkor is bármilyen lapot tehetsz.</translation>
    </message>
    <message>
        <source>Only one marriage may be announced on each lead.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Egy híváshoz csak egy párt lehet bemondani.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A játék menete</translation>
    </message>
    <message>
        <source>Show me how: a guided deal</source>
        <extracomment>sixtysix_gui/windows/telling/help_html.py</extracomment>
        <translation>Mutasd meg, hogyan: bevezető parti</translation>
    </message>
    <message>
        <source>So a player who had no trick when the talon was closed may gain more by waiting for the closer to fail than by going out.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Így akinek a betakaráskor nem volt ütése, többet nyerhet azzal, ha kivárja a betakarás kudarcát, mint ha bemondja a 66-ot.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az osztás</translation>
    </message>
    <message>
        <source>The deal ends automatically as soon as a player has 66 card points after a trick or a marriage. Nobody has to count or say anything.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A parti magától véget ér, mihelyt egy játékos egy ütéssel vagy párral eléri a 66 pontot. Senkinek sem kell számolnia vagy bármit mondania.</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A játszma</translation>
    </message>
    <message>
        <source>You may look at the last trick until the next card is led.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az utolsó ütés addig nézhető meg, amíg nincs kint a következő hívás.</translation>
    </message>
    <message>
        <source>The players take turns dealing</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A játékosok felváltva osztanak</translation>
    </message>
    <message>
        <source>The score starts at {target} and counts down; the first to reach zero wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Az állás {target} pontról indul, és visszafelé fogy; aki eléri a nullát, megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>The winner of a deal deals the next one</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A parti győztese osztja a következőt</translation>
    </message>
    <message>
        <source>Then a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ezután az osztó felüt egy lapot: annak a színe az adu.</translation>
    </message>
    <message>
        <source>Anything carried over from tied deals is lost when the game ends.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A döntetlen partikból átvitt pontok a játszma végén elvesznek.</translation>
    </message>
    <message>
        <source>When nobody goes out</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha senki sem mondja be</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s result is what they had at the moment of closing; card points and tricks made afterwards do not help.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a betakaró mondja be a 66-ot, a másiknál a betakaráskori pontok és ütések számítanak; amit utána szerzett, nem segít rajta.</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s final card points and tricks count, including tricks won after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a betakaró mondja be a 66-ot, a másiknál az számít, amije a végén van, a betakarás utáni ütésekkel együtt.</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s card points are those at the moment of closing, but a trick won afterwards still avoids Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a betakaró mondja be a 66-ot, a másiknál a betakaráskori pontok számítanak, de egy későbbi ütés megmenti attól, hogy ütés nélkül maradjon.</translation>
    </message>
    <message>
        <source>When you are on lead and hold the {king} and {queen} of a suit, you may announce this marriage and lead either card: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Ha te hívsz, és kezedben van egy szín két lapja, {king} és {queen}, bemondhatod ezt a párt, és az egyik lapját hívod: ez 20 pontot ér, aduból 40-et.</translation>
    </message>
    <message>
        <source>When you are on lead and hold the {king} and {queen} of a suit, you may announce this marriage and lead the {king}: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Ha te hívsz, és kezedben van egy szín két lapja, {king} és {queen}, bemondhatod ezt a párt, és közülük az előbbit ({king}) hívod: ez 20 pontot ér, aduból 40-et.</translation>
    </message>
    <message>
        <source>The player opposite the dealer leads to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első ütéshez az hív, aki nem osztott.</translation>
    </message>
    <message>
        <source>Going out before the closer does is worth:</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Aki a betakaró előtt mondja be a 66-ot, ennyit kap:</translation>
    </message>
    <message>
        <source>When you have 66 card points, say “Out!” and the deal is over at once. You must keep count yourself: nobody says it for you.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Akinek 66 pontja van, azt mondja: „Elég!”, és a parti azonnal véget ér. Magadnak kell számolnod: senki sem mondja ki helyetted.</translation>
    </message>
    <message>
        <source>The first to have {target} game points or more wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Aki előbb ér el legalább {target} játékpontot, megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>The player on lead may close: the trump card is turned face down onto the talon. From then on nobody draws, and the rules for a used-up talon apply at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Aki hív, betakarhat: az adulapot lefordítva a talonra teszi. Ettől kezdve senki sem húz, és azonnal az elfogyott talon szabályai érvényesek.</translation>
    </message>
    <message>
        <source>Win tricks and announce marriages to reach 66 card points before your opponent does. That wins the deal and 1 to {most} game points; {target} game points win the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {most}: a number; {target}: a number of points</extracomment>
        <translation>Üss, és mondj be párokat, hogy a másik előtt érd el a 66 pontot. Ezzel tiéd a parti, és 1–{most} játékpontot kapsz; {target} játékponttal tiéd a játszma.</translation>
    </message>
    <message>
        <source>If you close before drawing, you may announce a marriage even when only the last two cards are left in the talon.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Húzás előtti betakarással akkor is be lehet mondani párt, ha már csak az utolsó két lap van a talonban.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you may play any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha nincs ilyen színed, bármilyen lapot tehetsz.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha nincs ilyen színed, adut kell tenned.</translation>
    </message>
    <message>
        <source>You may not look at won tricks again.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az elvitt ütéseket már nem szabad megnézni.</translation>
    </message>
    <message>
        <source>You may close with a full hand, or right after winning a trick, before drawing; both then play on with one card fewer.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Teli kézzel takarhatsz be, vagy mindjárt ütés után, még húzás előtt: ekkor mindketten eggyel kevesebb lappal játszotok tovább.</translation>
    </message>
    <message>
        <source>You may look at the tricks you have won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A saját elvitt ütéseidet megnézheted.</translation>
    </message>
    <message>
        <source>You may say it on any turn before playing a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mindig mondhatod, ha te jössz, és még nem tettél lapot.</translation>
    </message>
    <message>
        <source>You may say it after winning a trick or announcing a marriage, until you lead; after that you must win another trick first.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Akkor mondhatod, ha ütésed volt vagy párt mondtál be, egészen addig, amíg nem hívsz; utána előbb újra ütnöd kell.</translation>
    </message>
    <message>
        <source>You need a trick before you may announce a marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Bemondani csak ütés után lehet.</translation>
    </message>
    <message>
        <source>You need a trick to do so.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ehhez kell egy ütés.</translation>
    </message>
    <message>
        <source>You need a trick, and the first to say it wins, whatever the opponent has.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Kell hozzá egy ütés, és aki előbb mondja, az nyer, bármennyije van is a másiknak.</translation>
    </message>
    <message>
        <source>after a tied deal the other player deals.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>döntetlen parti után a másik játékos oszt.</translation>
    </message>
    <message>
        <source>after a tied deal the same player deals again.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>döntetlen parti után újra ugyanaz oszt.</translation>
    </message>
    <message>
        <source>1, 2 or 3</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py</extracomment>
        <translation>1, 2 vagy 3</translation>
    </message>
    <message>
        <source>A bid commits the whole side; partners may outbid each other too.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A licit az egész oldalt köti; a társ licitje is felülmúlható.</translation>
    </message>
    <message>
        <source>If a contract is made, its side scores its value; if it fails, the other side does.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A teljesített vállalás értéke a saját oldalnak jár, az elbukotté a másiknak.</translation>
    </message>
    <message>
        <source>A deal is worth 1 if the losers have 33 card points or more, 2 if they have fewer (Schneider), 3 if they have no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A parti 1 játékpontot ér, ha a veszteseknek legalább 33 pontjuk van, 2-t, ha kevesebb, 3-at, ha egy ütésük sincs.</translation>
    </message>
    <message>
        <source>A deal is worth 1, or 2 if the losers have no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A parti 1 játékpontot ér, vagy 2-t, ha a veszteseknek egy ütésük sincs.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A téves „Elég!” a többieknek 1 játékpontot hoz.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 2, or 3 if they have no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A téves „Elég!” a többieknek 2 játékpontot hoz, vagy 3-at, ha nincs ütésük.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A téves „Elég!” a többieknek 2 játékpontot hoz.</translation>
    </message>
    <message>
        <source>A game has {target} deals, not counting tied ones. The player with the most chips then wins it, and players with equal chips share first place.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Egy játszma {target} partiból áll, a döntetlen nem számít; a végén az nyer, akinek a legtöbb zsetonja van, az egyenlők pedig osztoznak az első helyen.</translation>
    </message>
    <message>
        <source>A game won while the others have no points counts as two games.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az a játszma, amelyet a többiek játékpont nélkül veszítenek el, kettőnek számít.</translation>
    </message>
    <message>
        <source>A lost game is one Bummerl, two if the losers are still at {target}, and four if they had got down to 1 while the others were still at {target}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Az elvesztett játszma egy bummerl; kettő, ha a vesztesek még {target} ponton állnak, és négy, ha már 1 ponton voltak, amikor a többiek még {target} ponton álltak.</translation>
    </message>
    <message>
        <source>A marriage counts once its player has won a trick, earlier or later; without a trick it never counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A pár akkor számít, ha a játékosának van ütése, előbb vagy utóbb; ütés nélkül soha.</translation>
    </message>
    <message>
        <source>A marriage counts once its side has won a trick, earlier or later; without a trick it never counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A pár akkor számít, ha az oldalának van ütése, előbb vagy utóbb; ütés nélkül soha.</translation>
    </message>
    <message>
        <source>Shown above is the card your partner led to an earlier trick; now you lead.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Fent az látható, amit a társad egy korábbi ütéshez hívott; most te hívsz.</translation>
    </message>
    <message>
        <source>The letters on these cards: {letters}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {letters}: the letters on the cards, each with its word: A ace · K king</extracomment>
        <translation>Ezeken a lapokon a jelek: {letters}.</translation>
    </message>
    <message>
        <source>The trick is shown above in playing order, with a gold rim around the winning card; below is your hand, with playable cards raised.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Fent az ütés fekszik a kijátszás sorrendjében, arany szegéllyel az éppen vivő lap körül; lent vannak a lapjaid, és amelyiket teheted, az kiemelkedik.</translation>
    </message>
    <message>
        <source>After a tied deal the same player deals again.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Döntetlen parti után újra ugyanaz oszt.</translation>
    </message>
    <message>
        <source>After receiving three cards, the first player names a suit they hold as trumps, or turns up their next card to make its suit trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első három lapja után a kezdő adut mond egy olyan színből, amely a kezében van, vagy felütteti a következő lapját, és annak a színe lesz az adu.</translation>
    </message>
    <message>
        <source>After receiving three cards, the first player names any suit as trumps, or turns up their next card to make its suit trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első három lapja után a kezdő bármelyik színt megnevezheti adunak, vagy felütteti a következő lapját, és annak a színe lesz az adu.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps. It goes under the talon and is drawn last.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első lapok kiosztása után az osztó felüt egy lapot: annak a színe az adu. Ez a lap a talon alatt fekszik, és utolsónak húzzátok.</translation>
    </message>
    <message>
        <source>After the last trick, its winner counts as being on lead and may still say it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az utolsó ütés után annak nyertese számít hívónak, és még mondhatja.</translation>
    </message>
    <message>
        <source>All tricks are played. Each marriage changes trumps and is worth more than the one before; every ten card points score 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Minden ütést végigjátszotok. A párok megváltoztatják az adut, és egyre többet érnek; minden tíz pont egy játékpont.</translation>
    </message>
    <message>
        <source>While the {ten} of a suit is still out, keep your {ace} of that suit: if your partner has the {ten}, it is safe on your {ace}, and if the others have it, your {ace} takes it. Play another card instead.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Amíg egy színben a {ten} kint van, tartsd meg a szín legmagasabb lapját ({ace}): ha a {ten} a társadnál van, a te ütésedbe teheti, ha pedig az ellenfeleknél, te viszed el. Inkább más lapot adj.</translation>
    </message>
    <message>
        <source>While there is a talon, everyone may play any card; after each trick the winner draws first, then the others in turn.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Amíg van talon, mindenki bármilyen lapot tehet; az ütés után előbb a nyertese húz, aztán sorban a többiek.</translation>
    </message>
    <message>
        <source>At least {close.min_talon} cards must be left in the talon, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {close}: a number of cards</extracomment>
        <translation>A talonban legalább {close.min_talon} lapnak kell lennie, az adulappal együtt.</translation>
    </message>
    <message>
        <source>At least {exchange.min_talon} cards must be left in the open talon, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {exchange}: a number of cards</extracomment>
        <translation>A nyitott talonban legalább {exchange.min_talon} lapnak kell lennie, az adulappal együtt.</translation>
    </message>
    <message>
        <source>Only one may be announced on each lead; a {king} and {queen} that are not announced do not count.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Egy híváshoz legfeljebb egyet lehet bemondani; {king} és {queen} bemondás nélkül semmit sem ér.</translation>
    </message>
    <message>
        <source>“Auf Dissle” wins the deal as soon as the first player holds five sevens. It is lost as soon as that player personally wins a trick, or when the talon runs out.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az „Auf Dissle” megnyeri a partit, mihelyt a kezdőnél egyszerre öt hetes van. Elbukik, mihelyt a kezdő maga ütést visz, vagy elfogy a talon.</translation>
    </message>
    <message>
        <source>Before each lead the leader’s partner may announce a marriage too, before the leader does. Each marriage may be announced only once, and the partner’s does not commit any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Minden hívás előtt a hívó társa is bemondhat, mégpedig ő előbb, és minden párt csak egyszer; ez egyik lapját sem köti meg.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double ({doubles}): the deal counts × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Az első lap előtt a másik oldal kontrázhat ({doubles}): ekkor a parti szorzója {most_doubled}.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double, then the player’s side ({doubles}): the deal counts up to × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Az első lap előtt a másik oldal kontrázhat, aztán megint a játékosé ({doubles}): a parti szorzója legfeljebb {most_doubled}.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double, then the player’s side, then the other side once more ({doubles}): the deal counts up to × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Az első lap előtt a másik oldal kontrázhat, aztán a játékosé, végül még egyszer a másik ({doubles}): a parti szorzója legfeljebb {most_doubled}.</translation>
    </message>
    <message>
        <source>Bids</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vállalások</translation>
    </message>
    <message>
        <source>Contracts that are shown rather than played cannot be doubled.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A csak megmutatott vállalásokat nem lehet kontrázni.</translation>
    </message>
    <message>
        <source>Do not trump a trick your partner is certain to win as long as you may play something else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ne üsd aduval azt az ütést, amelyet biztosan a társad visz, amíg mást is tehetsz.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Kontrázás</translation>
    </message>
    <message>
        <source>Each loser pays the winner 1 chip with 33 card points or more, 2 with fewer, and 3 without a trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Minden vesztes fizet a győztesnek: legalább 33 ponttal 1, kevesebbel 2, ütés nélkül 3 zsetont.</translation>
    </message>
    <message>
        <source>Each player is dealt {deck.hand} cards: {batches}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards; {batches}: in which portions cards are dealt: 3, then 3</extracomment>
        <translation>Minden játékos {deck.hand} lapot kap: {batches}.</translation>
    </message>
    <message>
        <source>Each player is dealt {deck.hand} cards: {batches}. The dealer gets the last cards.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards; {batches}: in which portions cards are dealt: 3, then 3</extracomment>
        <translation>Minden játékos {deck.hand} lapot kap: {batches}. Az osztó magának ad utoljára.</translation>
    </message>
    <message>
        <source>Each player scores 1 for every full 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Minden játékos minden teljes 33 pontért egy játékpontot kap.</translation>
    </message>
    <message>
        <source>Each player scores 1 for every full ten card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Minden játékos minden teljes tíz pontért egy játékpontot kap.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Bid how many times 33 card points you will make, and make at least that many.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mindenki magáért játszik. Licitáld meg, hányszor 33 pontod lesz, és szerezz legalább annyit.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Win tricks and announce marriages: the player with the most card points at the end is paid by the other two.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mindenki magáért játszik. Üss, és mondj be párokat: akinek a végén a legtöbb pontja van, annak a két másik fizet.</translation>
    </message>
    <message>
        <source>Each side scores 1 for every full 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mindkét oldal minden teljes 33 pontért egy játékpontot kap.</translation>
    </message>
    <message>
        <source>Each card can be used in only one marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Minden lap csak egy párban szerepelhet.</translation>
    </message>
    <message>
        <source>Everyone starts with {chips} chips; a player who runs out owes whatever is still to be paid.</source>
        <extracomment>sixtysix_gui/text/data/help.md {chips}: a number of chips</extracomment>
        <translation>Mindenki {chips} zsetonnal kezd; akinek elfogyott, a többivel adós marad.</translation>
    </message>
    <message>
        <source>The player opposite the dealer is the first player.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A kezdő az, aki nem osztott.</translation>
    </message>
    <message>
        <source>The forehand leads to the first trick in all of them.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első ütéshez mindegyikben a kezdő hív.</translation>
    </message>
    <message>
        <source>The first player leads to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első ütéshez a kezdő hív.</translation>
    </message>
    <message>
        <source>The forehand leads to the first trick. In these contracts the player who called leads instead: {led_by_player}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {led_by_player}: contracts, separated by commas</extracomment>
        <translation>Az első ütéshez a kezdő hív; ezekben viszont a vállaló: {led_by_player}.</translation>
    </message>
    <message>
        <source>The first player decides how the first trick is played. Trumps cannot win it and may be played only by those who hold nothing else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A kezdő mondja meg, hogyan játsszátok az első ütést. Az adu itt nem üt, és csak az teheti, akinek nincs más lapja.</translation>
    </message>
    <message>
        <source>The forehand calls first. A player who passes is out, but the forehand’s first pass only means the simple game. Each call must be worth more than the one before. The highest is played.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A kezdő szól először; aki passzol, kiszáll, de a kezdő első passza csak az egyszerű játékot jelenti. A vállalásnak többet kell érnie az előzőnél. A legmagasabbat játsszátok.</translation>
    </message>
    <message>
        <source>Starting with the first player, everyone speaks once: bid more than the last bid, up to {bid.max}, or pass. Every 1 you bid promises 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md {bid}: a bid, as a number: 2</extracomment>
        <translation>A kezdőtől sorban mindenki egyszer szól: licitálj többet az utolsónál, legfeljebb {bid.max} a licit, vagy passzolj. Minden egység 33 pontot ígér.</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A 66 bemondása</translation>
    </message>
    <message>
        <source>How good partners play</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hogyan játszanak a jó társak?</translation>
    </message>
    <message>
        <source>If everyone passes, nobody scores and the next player deals.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha mindenki passzol, senki sem kap semmit, és a következő játékos oszt.</translation>
    </message>
    <message>
        <source>If both reach it, the higher score wins; if the scores are equal, another deal is played.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha mindketten elérik, a magasabb állás nyer; ha egyenlő, még egy partit játszotok.</translation>
    </message>
    <message>
        <source>If both sides reach it, the side that bid wins.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha mindkét oldal eléri, a licitáló oldal nyer.</translation>
    </message>
    <message>
        <source>If nobody says “Out!”, the winner of the last trick wins 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha senki sem mondja, hogy „Elég!”, az utolsó ütés nyertese 1 játékpontot nyer.</translation>
    </message>
    <message>
        <source>If several players reach it and the bidder is one of them, the bidder wins; otherwise the highest score does. If the scores are equal, another deal is played.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha többen is elérik, a licitáló nyer, ha köztük van, különben a legmagasabb állás; egyenlőségnél még egy partit játszotok.</translation>
    </message>
    <message>
        <source>If several players share the most card points, the deal is tied and nobody scores.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha többeknek egyformán a legtöbb pontjuk van, a parti döntetlen, és senkinek sem hoz semmit.</translation>
    </message>
    <message>
        <source>If the points are equal, the deal is tied and nobody scores.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Egyenlő pontszámnál a parti döntetlen, és senkinek sem hoz semmit.</translation>
    </message>
    <message>
        <source>If the points are equal, the deal is tied, and the next win counts 1 more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Egyenlő pontszámnál a parti döntetlen, és a következő győzelem 1-gyel többet ér.</translation>
    </message>
    <message>
        <source>If the points are equal, the deal is tied; after 65–65 the next win counts 1 more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Egyenlő pontszámnál a parti döntetlen; 65&#xa0;:&#xa0;65 után a következő győzelem 1-gyel többet ér.</translation>
    </message>
    <message>
        <source>When your partner is certain to win the trick, give it many card points: a {ten} rather than an {ace} that can still win a trick of its own. On a trick the others win, play the card that counts least.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Ha az ütést biztosan a társad viszi, adj bele sok pontot: inkább egy {ten} menjen bele, mint egy {ace}, amely maga is vihet még ütést. Az ellenfelek ütésébe azt add, ami a legkevesebbet ér.</translation>
    </message>
    <message>
        <source>In a contract these habits are set aside: only the contract counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vállalásnál mindez nem érvényes: ott csak a vállalás számít.</translation>
    </message>
    <message>
        <source>Their card points in tricks: {values}. That makes {total} in all.</source>
        <extracomment>sixtysix_gui/text/data/help.md {values}: ranks with the points they count, separated by commas: ace 11, ten 10; {total}: a number of card points</extracomment>
        <translation>Az ütésekben ennyit érnek: {values}. Ez összesen {total}.</translation>
    </message>
    <message>
        <source>Keep the {ace} for your partner’s {ten}</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Az {ace} megvárja a társ {ten} lapját</translation>
    </message>
    <message>
        <source>Return your partner’s suit</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hívd vissza a társad színét</translation>
    </message>
    <message>
        <source>No marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a talon elfogyott, nincs több pár.</translation>
    </message>
    <message>
        <source>Marriages may be announced until the end of the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Párt a parti végéig be lehet mondani.</translation>
    </message>
    <message>
        <source>Nobody goes out: every trick is played, no matter how many points anyone has.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Senki sem mondja, hogy „Elég!”: minden ütést végigjátszotok, akárkinek akármennyi pontja van.</translation>
    </message>
    <message>
        <source>Nobody may double.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Senki sem kontrázhat.</translation>
    </message>
    <message>
        <source>Once the talon is used up, you must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a talon elfogyott, színkényszer van.</translation>
    </message>
    <message>
        <source>Once the talon is used up:</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha a talon elfogyott:</translation>
    </message>
    <message>
        <source>A marriage announced on the very first lead counts 40 because it makes trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A legelső híváshoz bemondott pár 40 pontot ér, mert az adja az adut.</translation>
    </message>
    <message>
        <source>Otherwise they tell each other nothing: each sees only their own hand, and how long they think means nothing. The weakest level has none of these habits, and the next one up remembers only the last trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Egyébként semmit sem árulnak el egymásnak: mindegyik csak a saját lapjait látja, és az sem jelent semmit, meddig gondolkodik. A leggyengébb szint mindezt nem ismeri, a következő pedig csak az utolsó ütésre emlékszik.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise. The first player sits to the dealer’s right.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A játék az óramutató járásával ellentétesen halad; a kezdő az osztó jobbján ül.</translation>
    </message>
    <message>
        <source>Play goes clockwise. The first player, also called the forehand, sits to the dealer’s left.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A játék az óramutató járása szerint halad; a kezdő az osztó balján ül.</translation>
    </message>
    <message>
        <source>Points for a sure trick</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Pontot a biztos ütésbe</translation>
    </message>
    <message>
        <source>You must follow suit from the first trick on.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első ütéstől színkényszer van.</translation>
    </message>
    <message>
        <source>This applies to the simple game; contracts end automatically.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ez az egyszerű játékra érvényes; a vállalások maguktól érnek véget.</translation>
    </message>
    <message>
        <source>The computer players keep to these habits when several cards seem about equally good; if one card is clearly better, they play it anyway. They read your leads and the first card you throw away in the same way.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A gépi játékosok akkor tartják magukat ehhez, ha több lapot nagyjából egyformán jónak látnak; ha az egyik világosan jobb, azt játsszák ki. Ugyanígy értik azt is, amit te hívsz, és amit először eldobsz.</translation>
    </message>
    <message>
        <source>The dealer’s partner is dealt to first, then the players to the dealer’s left and right, and the dealer last.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Először az osztó társa kap, aztán a bal és a jobb oldali szomszéd, végül az osztó.</translation>
    </message>
    <message>
        <source>The player to the dealer’s right cuts and shows everyone the bottom card: its suit is trumps. It is the dealer’s last card, and everyone knows that the dealer holds it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az osztó jobb oldali szomszédja emel, és mindenkinek megmutatja a legalsó lapot: annak a színe az adu. Ez az osztó utolsó lapja, és mindenki tudja, hogy nála van.</translation>
    </message>
    <message>
        <source>The first card you throw away – neither of the suit led nor a trump – shows your longest plain suit: throw away a low card of it. Your partner can then lead that suit to you. An {ace} or a {ten} is thrown away for its points and shows nothing.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Az első lap, amelyet eldobsz, tehát amely nem a hívott színből való és nem is adu, azt mutatja, melyik színből van a legtöbb lapod az adun kívül: abból dobj alacsonyat. Ezt a színt a társad hívhatja neked. Ha {ace} vagy {ten} az eldobott lap, az a pontjai miatt megy, és nem mutat semmit.</translation>
    </message>
    <message>
        <source>The first card you throw away</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első eldobott lap</translation>
    </message>
    <message>
        <source>The first trick</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az első ütés</translation>
    </message>
    <message>
        <source>The game has no set end: stop when you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A játszmának nincs vége: hagyjátok abba, amikor tetszik.</translation>
    </message>
    <message>
        <source>The highest bidder leads, and the suit of the first card led becomes trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A legmagasabb licitáló hív, és az első lapjának a színe az adu.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick or, if there is none, the highest card of the suit led; the winner leads next.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A legmagasabb adu viszi az ütést, különben a hívott szín legmagasabb lapja; újra a nyertese hív.</translation>
    </message>
    <message>
        <source>You may look at the last trick until the next card is led, and each side’s first trick stays face up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az utolsó ütés a következő hívásig nézhető meg, és mindkét oldal első ütése nyitva marad.</translation>
    </message>
    <message>
        <source>The leader’s partner may say it before the leader acts; from then on, only the leader may.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A hívó társa addig mondhatja, amíg a hívó nem lép, onnantól csak a hívó.</translation>
    </message>
    <message>
        <source>The deal passes to the left</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A következő osztó az előző balján ül</translation>
    </message>
    <message>
        <source>The deal passes to the right</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A következő osztó az előző jobbján ül</translation>
    </message>
    <message>
        <source>The other cards are placed on it face down and form the talon. This card, the trump card, counts as part of the talon and is drawn last. The talon has {undealt} cards.</source>
        <extracomment>sixtysix_gui/text/data/help.md {undealt}: a number of cards</extracomment>
        <translation>A többi lap lefordítva rajta fekszik: ez a talon; az adulap is hozzá tartozik, és utolsónak húzzátok. A talonban {undealt} lap van.</translation>
    </message>
    <message>
        <source>The remaining {undealt} cards form the talon.</source>
        <extracomment>sixtysix_gui/text/data/help.md {undealt}: a number of cards</extracomment>
        <translation>A többi {undealt} lap a talon.</translation>
    </message>
    <message>
        <source>The others win the trick, and you throw away a card for the first time.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az ütést az ellenfelek viszik, és most dobsz el először lapot.</translation>
    </message>
    <message>
        <source>The score starts at {target} and counts down; the first side to reach zero wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Az állás {target} pontról indul, és visszafelé fogy; az az oldal nyeri a játszmát, amely eléri a nullát.</translation>
    </message>
    <message>
        <source>A side that is on lead and has a trick and {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Ha a hívó oldalnak van ütése és {points_to_go_out} pontja, azt mondja: „Elég!”, és a parti azonnal véget ér.</translation>
    </message>
    <message>
        <source>The very last trick is worth 10 extra card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A legutolsó ütés 10 ponttal többet ér.</translation>
    </message>
    <message>
        <source>There are no trumps at first. Whenever a marriage is announced, its suit becomes trumps, starting with that very trick; tricks already won stay won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Eleinte nincs adu. Ha valaki párt mond be, annak a színe lesz az adu, már abban az ütésben is; a korábbi ütések megmaradnak.</translation>
    </message>
    <message>
        <source>They count in the simple game, and in a Schnapser or Kontraschnapser only for the player who called it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az egyszerű játékban számítanak, Schnapser és Kontraschnapser esetén pedig csak a vállalónak.</translation>
    </message>
    <message>
        <source>Three cards are left over, the widow: they count for the winner of the first trick, and nobody sees them until the end.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Három lap kimarad, ez a talon: az első ütés nyertesének számítanak, és a végéig senki sem látja őket.</translation>
    </message>
    <message>
        <source>Playing to the last card</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az utolsó lapig</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Adu</translation>
    </message>
    <message>
        <source>Trumps belong to both partners</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az adu mindkettőtöké</translation>
    </message>
    <message>
        <source>What a deal is worth</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mennyit ér a parti</translation>
    </message>
    <message>
        <source>What you may play: examples</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mit lehet kijátszani: példák</translation>
    </message>
    <message>
        <source>What the computer players do</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mit tesznek a gépi játékosok?</translation>
    </message>
    <message>
        <source>When all cards have been played, the most card points win.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha minden lap elfogyott, a legtöbb pont nyer.</translation>
    </message>
    <message>
        <source>When one player closes, the opponent may exchange the {lowest} at once, even without a trick, but not later.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Ha az egyik játékos betakar, a másik azonnal cserélhet ({lowest}), ütés nélkül is, később viszont nem.</translation>
    </message>
    <message>
        <source>A bidder who makes less than the bid is set: the bid is taken off the score, which may go below zero. Anything made above the bid counts in full.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Aki licitált, és kevesebbet ér el, elbukik: a licit lejön az állásából, akár nulla alá is. A licit fölötti pontok is mind számítanak.</translation>
    </message>
    <message>
        <source>If you can beat the best card so far with the suit led, you must do so, even if it is your partner’s.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Aki a hívott színnel felül tudja ütni az addigi legjobb lapot, annak felül kell ütnie, akkor is, ha a társáé.</translation>
    </message>
    <message>
        <source>If you can beat the best card so far with the suit led, you must do so.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Aki a hívott színnel felül tudja ütni az addigi legjobb lapot, annak felül kell ütnie.</translation>
    </message>
    <message>
        <source>The first to have 101 card points and say so wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Aki 101 pontot ér el, és előbb mondja ki, megnyeri a partit.</translation>
    </message>
    <message>
        <source>The first to have {target} points or more wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Aki előbb ér el legalább {target} pontot, megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>If you hold the {lowest} of trumps, you may put it under the talon and take the trump card instead, on any turn before playing a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Ha te jössz, és nálad van az adu {lowest}, azt beteheted a talon alá, és elveheted helyette az adulapot, mielőtt lapot teszel.</translation>
    </message>
    <message>
        <source>The first to have at least {target} chips more than at the start wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Aki elsőként legalább {target} zsetonnal többet gyűjt, mint amennyivel kezdett, megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>A player on lead who has personally won a trick may exchange the {lowest} of trumps for it before announcing a marriage, but not if it is a {lowest} itself.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Aki hív, és neki magának van ütése, az a bemondás előtt elcserélheti, ha van nála adu {lowest}; kivéve, ha ez a lap maga is {lowest}.</translation>
    </message>
    <message>
        <source>If you are on lead and hold the {lowest} of trumps, you may put it under the talon and take the trump card instead, before leading and before announcing a marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Ha te hívsz, és nálad van az adu {lowest}, azt beteheted a talon alá, és elveheted helyette az adulapot – a hívás és a pár bemondása előtt.</translation>
    </message>
    <message>
        <source>The player on lead says it, before leading a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az mondhatja, aki hív, amíg ki nem tette a lapot.</translation>
    </message>
    <message>
        <source>A player who is on lead and has a trick and {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Ha a hívónak van ütése és {points_to_go_out} pontja, azt mondja: „Elég!”, és a parti azonnal véget ér.</translation>
    </message>
    <message>
        <source>A player without the suit led must trump, even a partner’s card, so think of this before you lead. And each trump you lead costs your side two: yours and your partner’s.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Akinek nincs a hívott színből, annak aduval kell ütnie, még a társa lapját is: gondolj erre, mielőtt hívsz. És minden aduhívás két adujába kerül az oldalatoknak: a tiédbe és a társadéba.</translation>
    </message>
    <message>
        <source>A player who leads a plain suit hopes for something in it. When you are on lead and no other lead is clearly better, return the plain suit your partner led last, but not with a {ten} that can still be beaten.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten</extracomment>
        <translation>Aki nem adu színt hív, vár abból valamit. Ha te hívsz, és nincs világosan jobb hívás, hívd vissza azt a színt, amelyet a társad utoljára hívott; csak olyan {ten} ne legyen, amelyet még felülüthetnek.</translation>
    </message>
    <message>
        <source>The player on lead may announce a marriage, the {king} and {queen} of a suit, and then leads one of them. The first marriage of a deal counts 20, the second 40, then 60 and 80, no matter who announces it.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Aki hív, bemondhat egy párt, azaz egy szín két lapját ({king} és {queen}), és az egyiket hívja. A parti első párja 20 pontot ér, a második 40-et, aztán 60-at és 80-at, bárki mondja is be.</translation>
    </message>
    <message>
        <source>The player on lead may announce a marriage, the {king} and {queen} of a suit, and then leads one of them: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Aki hív, bemondhat egy párt, azaz egy szín két lapját ({king} és {queen}), és az egyiket hívja: ez 20 pontot ér, aduból 40-et.</translation>
    </message>
    <message>
        <source>If you play a bid or a contract and hold the highest trump, lead it as long as the others may still have one. Remember that each time it takes one of your partner’s trumps too.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Aki licittel vagy vállalással játszik, és nála van a legmagasabb adu, az hívja is, amíg az ellenfeleknél lehet még adu. Ne feledd: ilyenkor minden alkalommal a társ egy aduja is elmegy.</translation>
    </message>
    <message>
        <source>The winner of a deal gets {plain_win} if the opponent has 33 card points or more, {schneider} if the opponent has fewer (Schneider), and {schwarz} if the opponent has no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md {plain_win}: a number of game points; {schneider}: a number of game points; {schwarz}: a number of game points</extracomment>
        <translation>Aki megnyer egy partit, {plain_win} játékpontot kap, ha a másiknak legalább 33 pontja van, {schneider} játékpontot, ha kevesebb, és {schwarz} játékpontot, ha egy ütése sincs.</translation>
    </message>
    <message>
        <source>A player who wins every trick after the talon is used up gets {end.slam} extra card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md {end}: a number of card points</extracomment>
        <translation>Aki a talon elfogyása után minden ütést elvisz, {end.slam} ponttal többet kap.</translation>
    </message>
    <message>
        <source>If you close before drawing, you may announce a marriage no later than on the lead to trick {deck.hand}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards</extracomment>
        <translation>Húzás előtti betakarással párt legkésőbb ehhez a híváshoz lehet bemondani: {deck.hand}. ütés.</translation>
    </message>
    <message>
        <source>If you have neither, you may play any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha egyik sincs, bármilyen lapot tehetsz.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump, and a higher one than any already in the trick if you have it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha nincs ilyen színed, adut kell tenned, mégpedig a kint levőnél magasabbat, ha van.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump, whichever you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ha nincs ilyen színed, adut kell tenned, amelyiket akarod.</translation>
    </message>
    <message>
        <source>You and your partner win or lose together, and neither sees the other’s cards. All you can tell each other is what you play.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A társaddal együtt nyertek vagy veszítetek, de egymás lapjait nem látjátok. Csak azzal üzenhettek egymásnak, amit kijátszotok.</translation>
    </message>
    <message>
        <source>You hold neither the suit led nor trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nincs a hívott színből, és adud sincs.</translation>
    </message>
    <message>
        <source>You hold the suit led, and can beat it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Van a hívott színből, és felül tudod ütni.</translation>
    </message>
    <message>
        <source>You hold the suit led, and the trick has already been trumped.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Van a hívott színből, de az ütésben már adu van.</translation>
    </message>
    <message>
        <source>You hold the suit led, but cannot beat it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Van a hívott színből, de nem tudod felülütni.</translation>
    </message>
    <message>
        <source>You do not hold the suit led, and the trick has been trumped; one of your trumps is higher.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nincs a hívott színből, és az ütésben adu van; neked van magasabb.</translation>
    </message>
    <message>
        <source>You do not hold the suit led, but you hold trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nincs a hívott színből, de van adud.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. Bid how many times 33 card points your side will make, and make at least that many.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A szemközti társaddal játszol. Licitáld meg, hányszor 33 pontot szereztek, és szerezzetek legalább annyit.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. The first side to have 101 card points together and say so wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A szemközti társaddal játszol. Az az oldal nyeri a partit, amely együtt előbb éri el a 101 pontot, és ki is mondja.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. The first side to have 66 card points together and say so wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A szemközti társaddal játszol. Az az oldal nyeri a partit, amely együtt előbb éri el a 66 pontot, és ki is mondja.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. Without a call, the first side to have 66 and say so wins; a player who calls a contract takes on more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>A szemközti társaddal játszol. Vállalás nélkül az az oldal nyer, amely előbb éri el a 66-ot, és ki is mondja; aki vállal, többre kötelezi magát.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick, and you can beat that card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Most a társad viszi az ütést, és te felül tudnád ütni a lapját.</translation>
    </message>
    <message>
        <source>Your partner is certain to win the trick; the {ten} of your {ace}’s suit is still out.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Az ütést biztosan a társad viszi; a kezedben van egy {ace}, és abban a színben a {ten} még kint van.</translation>
    </message>
    <message>
        <source>Your partner is certain to win the trick; you hold neither the suit led nor trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Az ütést biztosan a társad viszi; nincs a hívott színből, és adud sincs.</translation>
    </message>
    <message>
        <source>{caption} Trumps: {trump}. A good partner plays {cards}.</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py {caption}: a sentence about the cards of an example; {trump}: the word for the trump suit: spades; {cards}: cards by name, separated by commas</extracomment>
        <translation>{caption} Adu: {trump}. A jó társ ezt teszi: {cards}.</translation>
    </message>
    <message>
        <source>{caption} Trumps: {trump}. You may play: {cards}.</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py {caption}: a sentence about the cards of an example; {trump}: the word for the trump suit: spades; {cards}: cards by name, separated by commas</extracomment>
        <translation>{caption} Adu: {trump}. Teheted: {cards}.</translation>
    </message>
    <message>
        <source>{cards} cards, two of each. From high to low, the cards of each suit are {ranks}. Of two equal cards, the one played first is higher.</source>
        <extracomment>sixtysix_gui/text/data/help.md {cards}: cards by name, separated by commas; {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>{cards} lap, mindegyik kétszer; felülről lefelé minden színben: {ranks}. Két egyforma lap közül az előbb kijátszott a magasabb.</translation>
    </message>
    <message>
        <source>{cards} cards. From high to low, the cards of each suit are {ranks}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {cards}: cards by name, separated by commas; {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>{cards} lap; felülről lefelé minden színben: {ranks}.</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Close the rules</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Szabályok bezárása</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Szabályok</translation>
    </message>
</context>
<context>
    <name>HintGiver</name>
    <message>
        <source>You can get a hint when it is your turn.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Tippet akkor kaphatsz, ha te jössz.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Tippet kérsz?</translation>
    </message>
    <message>
        <source>Don’t ask again</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Ne kérdezd többé</translation>
    </message>
    <message>
        <source>Hints are off in games that count. See Settings, Coach.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Éles játszmában a tippek ki vannak kapcsolva: lásd Beállítások ▸ Edző.</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Most nem</translation>
    </message>
    <message>
        <source>On this computer the coach looks at fewer deals, so more remains uncertain.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Ezen a számítógépen az edző kevesebb leosztást vizsgál, ezért több minden marad bizonytalan.</translation>
    </message>
    <message>
        <source>Show hint</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Tipp mutatása</translation>
    </message>
    <message>
        <source>The coach does not know these rules well enough to judge.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Az edző nem ismeri elég jól ezeket a szabályokat ahhoz, hogy ítélni tudjon.</translation>
    </message>
    <message>
        <source>The coach only knows the games for two.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Az edző csak a kétszemélyes játékokat ismeri.</translation>
    </message>
    <message>
        <source>The deal will be marked “with a hint”.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>A parti ezzel „volt tipp” jelölést kap.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Close “What happened”</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>„Mi történt” bezárása</translation>
    </message>
    <message>
        <source>Nothing has happened since the game was opened.</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>A játszma megnyitása óta még nem történt semmi.</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Mi történt</translation>
    </message>
    <message>
        <source>{title}, heading</source>
        <extracomment>sixtysix_gui/windows/telling/history.py: what readers of the screen call a heading in the list of what happened {title}: a title</extracomment>
        <translation>{title}, címsor</translation>
    </message>
</context>
<context>
    <name>Illegality</name>
    <message>
        <source>The highest bid is {count}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Legfeljebb {count} a licit.</translation>
    </message>
    <message>
        <source>Bid more than {count}, or pass.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Licitálj többet ({count} fölé), vagy passzolj.</translation>
    </message>
    <message>
        <source>Under these rules, 66 ends the deal automatically; nobody has to say so.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>E szabályok szerint 66-nál magától véget ér a parti; senkinek sem kell kimondania.</translation>
    </message>
    <message>
        <source>Under these rules, no marriages may be announced once the talon is closed.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>E szabályok szerint betakarás után már nem lehet párt bemondani.</translation>
    </message>
    <message>
        <source>Under these rules, no marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>E szabályok szerint párt már nem lehet bemondani, ha a talon elfogyott.</translation>
    </message>
    <message>
        <source>Under these rules, no marriage may be announced on the first lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>E szabályok szerint az első híváskor nem lehet párt bemondani.</translation>
    </message>
    <message>
        <source>Under these rules, nobody goes out: every trick is played.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>E szabályok szerint senki sem mondhatja, hogy „Elég!”: minden ütést végigjátszotok.</translation>
    </message>
    <message>
        <source>Under these rules, nobody may close before the first trick.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>E szabályok szerint az első ütés előtt nem lehet betakarni.</translation>
    </message>
    <message>
        <source>Under these rules, the trump card cannot be exchanged.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>E szabályok szerint az adulapot nem lehet elcserélni.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb húzz egy lapot.</translation>
    </message>
    <message>
        <source>Draw first, then close.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb húzz, aztán takarj be.</translation>
    </message>
    <message>
        <source>Draw first, then exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb húzz, aztán cserélj.</translation>
    </message>
    <message>
        <source>Draw first, then announce the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb húzz, aztán mondd be a párt.</translation>
    </message>
    <message>
        <source>Bid or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb licitálj, vagy passzolj.</translation>
    </message>
    <message>
        <source>First name the trump suit, or turn up your next card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb nevezd meg az adu színét, vagy üttesd fel a következő lapodat.</translation>
    </message>
    <message>
        <source>First say how you open the deal.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb mondd meg, hogyan nyitod a partit.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nem te jössz.</translation>
    </message>
    <message>
        <source>Only one marriage may be announced on a lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Egy híváshoz csak egy párt lehet bemondani.</translation>
    </message>
    <message>
        <source>Only the player on lead may do that.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ezt csak az teheti, aki hív.</translation>
    </message>
    <message>
        <source>Only {card} may be exchanged, and you do not hold it.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>A cseréhez a {card} kell, de nincs nálad.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ezt most nem lehet.</translation>
    </message>
    <message>
        <source>The trump card is {card} itself, so there is nothing to exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Az adulap éppen a {card}, így nincs mit cserélni.</translation>
    </message>
    <message>
        <source>The lead to trick {trick} was the last on which a marriage could be announced.</source>
        <extracomment>sixtysix_gui/rules/moves.py {trick}: the number of a trick</extracomment>
        <translation>Párt utoljára ehhez a híváshoz lehetett bemondani: {trick}. ütés.</translation>
    </message>
    <message>
        <source>The talon is no longer open, so it cannot be closed.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>A talon már nincs nyitva, nem lehet betakarni.</translation>
    </message>
    <message>
        <source>The talon is no longer open, so nothing can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>A talon már nincs nyitva, nem lehet cserélni.</translation>
    </message>
    <message>
        <source>The talon was closed: exchange or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>A talont betakarták: előbb cserélj, vagy passzolj.</translation>
    </message>
    <message>
        <source>There is nothing to draw now.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Most nincs mit húzni.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ez a parti véget ért.</translation>
    </message>
    <message>
        <source>Too late to close: at least {count} cards must be left in the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Késő betakarni: legalább {count} lapnak kell a talonban lennie.</translation>
    </message>
    <message>
        <source>Too late to exchange: at least {count} cards must be left in the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Késő cserélni: legalább {count} lapnak kell a talonban lennie.</translation>
    </message>
    <message>
        <source>Too late: an exchange must come before the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Késő: cserélni a pár bemondása előtt kell.</translation>
    </message>
    <message>
        <source>You may not play a trump to the first trick while you hold any other card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Amíg van más lapod, az első ütésben nem tehetsz adut.</translation>
    </message>
    <message>
        <source>You do not hold both cards of the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>A {suit} párnak nincs nálad mindkét lapja.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Nincs nálad a {card}.</translation>
    </message>
    <message>
        <source>You acted before drawing, so now you must close the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Húzás előtt léptél, ezért most be kell takarnod a talont.</translation>
    </message>
    <message>
        <source>You have already announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>A {suit} párt már bemondtad.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}: lead its king.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Bemondtad a {suit} párt: hívd a királyát.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}: lead one of its two cards.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Bemondtad a {suit} párt: hívd az egyik lapját.</translation>
    </message>
    <message>
        <source>You have no card that opens the deal that way.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nincs olyan lapod, amellyel így nyithatod a partit.</translation>
    </message>
    <message>
        <source>You may go out only before you lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Csak hívás előtt mondhatod, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>You must beat {card}: play a higher card of {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Ütéskényszer van ({card}): tegyél magasabb lapot {suit} színből.</translation>
    </message>
    <message>
        <source>You must follow suit: play {one_of_suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Színkényszer van: tegyél {one_of_suit}.</translation>
    </message>
    <message>
        <source>You must trump: play {one_of_suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Adukényszer van: tegyél {one_of_suit}.</translation>
    </message>
    <message>
        <source>You need a trick before you may exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Cserélni csak ütés után lehet.</translation>
    </message>
    <message>
        <source>You need a trick before you may go out.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Csak ütés után mondhatod, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>You need a trick before you may announce a marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Bemondani csak ütés után lehet.</translation>
    </message>
    <message>
        <source>Your opening calls for a different lead: neither a trump nor the {rank} of any suit.</source>
        <extracomment>sixtysix_gui/rules/moves.py {rank}: the word for a rank: nine</extracomment>
        <translation>Ehhez a nyitáshoz más lapot hívj: se adu, se {rank} ne legyen.</translation>
    </message>
    <message>
        <source>Your opening calls for a different lead: the {rank} of a suit other than trumps.</source>
        <extracomment>sixtysix_gui/rules/moves.py {rank}: the word for a rank: nine</extracomment>
        <translation>Ehhez a nyitáshoz más lapot hívj: {rank} kell, de ne adu legyen.</translation>
    </message>
    <message>
        <source>Your side needs a trick before you may go out.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb az oldaladnak kell egy ütés, csak utána mondhatod, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>Call a contract worth more than {count}, or pass.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Vállalj többet ({count} fölött), vagy passzolj.</translation>
    </message>
    <message>
        <source>Call a contract or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb vállalj, vagy passzolj.</translation>
    </message>
    <message>
        <source>Double or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Előbb kontrázz, vagy passzolj.</translation>
    </message>
    <message>
        <source>No marriages are announced in this contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ebben a vállalásban nem lehet párt bemondani.</translation>
    </message>
    <message>
        <source>In this contract, only its player may announce marriages.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ebben a vállalásban csak a vállaló mondhat be párt.</translation>
    </message>
    <message>
        <source>Name a suit you hold, or turn up your next card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nevezz meg egy színt, amelyből van lapod, vagy üttesd fel a következő lapodat.</translation>
    </message>
    <message>
        <source>Only the forehand’s side may call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ezt csak a kezdő és a társa vállalhatja.</translation>
    </message>
    <message>
        <source>Only the forehand’s opponents may call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ezt csak a kezdő ellenfelei vállalhatják.</translation>
    </message>
    <message>
        <source>Only the simple game is won by going out.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>„Elég!” csak az egyszerű játékban mondható.</translation>
    </message>
    <message>
        <source>That contract is not played here.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Itt nincs ilyen vállalás.</translation>
    </message>
    <message>
        <source>You need an ace to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ehhez a vállaláshoz ász kell.</translation>
    </message>
    <message>
        <source>You need five cards of one suit other than trumps to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ehhez a vállaláshoz öt egyszínű, nem adu lap kell.</translation>
    </message>
    <message>
        <source>You need five trumps to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ehhez a vállaláshoz öt adu kell.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Billentyűk</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Enter</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Asking about the game</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Kérdések a játékról</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>In games for three and four</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Három- és négyszemélyes játékokban</translation>
    </message>
    <message>
        <source>In the window</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Az ablakban</translation>
    </message>
    <message>
        <source>Viewing a game record</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Partijegyzék megtekintésekor</translation>
    </message>
    <message>
        <source>Reviewing with the coach</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Visszatekintés az edzővel</translation>
    </message>
    <message>
        <source>a hint; press again for the move, then for the reason</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>tipp; újra: a lépés; aztán: miért</translation>
    </message>
    <message>
        <source>all decisions, or only the marked moves</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>minden döntés vagy csak a megjelölt lépések</translation>
    </message>
    <message>
        <source>all keys</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>minden billentyű</translation>
    </message>
    <message>
        <source>back to the review, or to the waiting game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>vissza a visszatekintéshez vagy a várakozó játszmához</translation>
    </message>
    <message>
        <source>beginning of the deal</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a parti eleje</translation>
    </message>
    <message>
        <source>bid that many</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ekkora licit</translation>
    </message>
    <message>
        <source>bring the menu bar back</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a menüsor visszahozása</translation>
    </message>
    <message>
        <source>choose a playable card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>letehető lap választása</translation>
    </message>
    <message>
        <source>close the talon</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>betakarás</translation>
    </message>
    <message>
        <source>copy the deal code</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a partikód másolása</translation>
    </message>
    <message>
        <source>double: Kontra, Re, Sub</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>kontrázás: kontra, rekontra, szubkontra</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>húzás</translation>
    </message>
    <message>
        <source>end of the deal</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a parti vége</translation>
    </message>
    <message>
        <source>exchange for the trump card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>aducsere</translation>
    </message>
    <message>
        <source>find the best move before it is shown, or see it at once</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>keresd meg, mi volt a legjobb, vagy lásd rögtön</translation>
    </message>
    <message>
        <source>previous, next decision</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>döntésről döntésre</translation>
    </message>
    <message>
        <source>move between your cards and the available actions</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a lapoktól a tennivalókhoz és vissza</translation>
    </message>
    <message>
        <source>full screen</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>teljes képernyő</translation>
    </message>
    <message>
        <source>game points or winning chances on the strip</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>játékpont vagy nyerési esély a sávon</translation>
    </message>
    <message>
        <source>resign</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a játszma feladása</translation>
    </message>
    <message>
        <source>move on to the talon, the trump card, “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>tovább a talonhoz, az adulaphoz, az „Elég!” érméhez</translation>
    </message>
    <message>
        <source>go out: “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a 66 bemondása: „Elég!”</translation>
    </message>
    <message>
        <source>go to a card by its position</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ugrás egy lapra a helye szerint</translation>
    </message>
    <message>
        <source>go to a contract; Enter calls it</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ugrás egy vállalásra; az Enter vállalja</translation>
    </message>
    <message>
        <source>go to any card, even one that may not be played</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>minden lap végigjárása, a tiltottaké is</translation>
    </message>
    <message>
        <source>go to the first card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ugrás az első lapra</translation>
    </message>
    <message>
        <source>statistics</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>statisztika</translation>
    </message>
    <message>
        <source>turn up a card to set trumps</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>az adut adó lap felüttetése</translation>
    </message>
    <message>
        <source>hide the menu bar</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a menüsor elrejtése</translation>
    </message>
    <message>
        <source>leave the game; it stays open</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>távozás az asztaltól; a játszma megmarad</translation>
    </message>
    <message>
        <source>highlight the better move and the played move in turn</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a jobb és a megtett lépés kiemelése felváltva</translation>
    </message>
    <message>
        <source>look at the last trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>az utolsó ütés megnézése</translation>
    </message>
    <message>
        <source>review the last deal with the coach</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>visszatekintés az utolsó partira az edzővel</translation>
    </message>
    <message>
        <source>marriage: select it, then lead one of its cards</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>pár kijelölése, aztán az egyik lapjának hívása</translation>
    </message>
    <message>
        <source>In the archive</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Az archívumban</translation>
    </message>
    <message>
        <source>archive: all games</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>archívum: minden játszma</translation>
    </message>
    <message>
        <source>choose a game; letters go to the name of its rules</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>játszma választása; a betűk a szabályok nevére ugranak</translation>
    </message>
    <message>
        <source>choose several games</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>több játszma kijelölése</translation>
    </message>
    <message>
        <source>copy as text</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>másolás szövegként</translation>
    </message>
    <message>
        <source>delete</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>törlés</translation>
    </message>
    <message>
        <source>look at the game, or continue it</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a játszma megtekintése vagy folytatása</translation>
    </message>
    <message>
        <source>name the trump suit, in the order shown</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>az adu színének megnevezése, a látható sorrendben</translation>
    </message>
    <message>
        <source>new game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>új játszma</translation>
    </message>
    <message>
        <source>next marked move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>következő megjelölt lépés</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>következő lépés</translation>
    </message>
    <message>
        <source>next trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>következő ütés</translation>
    </message>
    <message>
        <source>open a Gaigel deal in one of the four ways</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a Gaigel-parti megnyitása a négy mód egyikén</translation>
    </message>
    <message>
        <source>open a game record</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>partijegyzék megnyitása</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>passz</translation>
    </message>
    <message>
        <source>pass, during calling or doubling</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>passz licit és kontra közben</translation>
    </message>
    <message>
        <source>play it, or press the focused button</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a kiválasztott lap kijátszása vagy a kijelölt gomb megnyomása</translation>
    </message>
    <message>
        <source>play this deal again for practice</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ez a parti újra, gyakorlásnak</translation>
    </message>
    <message>
        <source>previous marked move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>előző megjelölt lépés</translation>
    </message>
    <message>
        <source>previous move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>előző lépés</translation>
    </message>
    <message>
        <source>previous trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>előző ütés</translation>
    </message>
    <message>
        <source>put back the held, chosen or opened cards</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a felvett, kijelölt vagy felfordított lapok visszatevése</translation>
    </message>
    <message>
        <source>quit</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>kilépés</translation>
    </message>
    <message>
        <source>save the record of this game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a játszma partijegyzékének mentése</translation>
    </message>
    <message>
        <source>search</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>keresés</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>beállítások</translation>
    </message>
    <message>
        <source>show or hide the card points</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a pontok mutatása vagy elrejtése</translation>
    </message>
    <message>
        <source>announce the marriage without leading</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a pár bemondása hívás nélkül</translation>
    </message>
    <message>
        <source>show the hidden cards</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a rejtett lapok mutatása</translation>
    </message>
    <message>
        <source>show the best move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>megmutatja, mi volt a legjobb</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>hang be és ki</translation>
    </message>
    <message>
        <source>switch between table and coach, when text is very large</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>asztal vagy edző, ha a szöveg nagyon nagy</translation>
    </message>
    <message>
        <source>take back</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>visszavonás</translation>
    </message>
    <message>
        <source>the card that was led</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a hívott lap</translation>
    </message>
    <message>
        <source>the cards you have not seen</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a még nem látott lapok</translation>
    </message>
    <message>
        <source>the last trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>az utolsó ütés</translation>
    </message>
    <message>
        <source>play again, or rematch, after a game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ha véget ért, ugyanaz a játszma még egyszer, vagy revans</translation>
    </message>
    <message>
        <source>the score of the game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a játszma állása</translation>
    </message>
    <message>
        <source>the talon</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a talon</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ezek a szabályok</translation>
    </message>
    <message>
        <source>move to the settings, rules or history beside the table, and back</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>az asztal melletti beállításokhoz, szabályokhoz vagy eseményekhez és vissza</translation>
    </message>
    <message>
        <source>trumps, and the trump card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>az adu és az adulap</translation>
    </message>
    <message>
        <source>trumps, contract, trick, turn and score</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>adu, vállalás, ütés, ki jön, állás</translation>
    </message>
    <message>
        <source>try it from here for practice</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>próba innen, gyakorlásnak</translation>
    </message>
    <message>
        <source>undo deleting, for eight seconds</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a törlés visszavonása nyolc másodpercig</translation>
    </message>
    <message>
        <source>what else can be done with it</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ami még tehető vele</translation>
    </message>
    <message>
        <source>what happened, in words</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ami történt, szavakban</translation>
    </message>
    <message>
        <source>repeat what was said last</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ami utoljára elhangzott, még egyszer</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ki jön</translation>
    </message>
    <message>
        <source>with or without the coach</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>az edzővel vagy nélküle</translation>
    </message>
    <message>
        <source>your card points</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a pontjaid</translation>
    </message>
    <message>
        <source>your hand; press twice for suit by suit</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a lapjaid; kétszer megnyomva színenként</translation>
    </message>
    <message>
        <source>previous, next page of settings or statistics</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>a beállítások vagy a statisztika előző, következő oldala</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <source>From the beginning</source>
        <extracomment>sixtysix_gui/windows/review/ledger.py</extracomment>
        <translation>Az elejétől</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/review/ledger.py</extracomment>
        <translation>Visszatekintés</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message>
        <source>Length</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Hossz</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>A program file is missing or damaged: {file}. Install the program again to restore it.</source>
        <extracomment>sixtysix_gui/windows/licences.py {file}: the name of a file</extracomment>
        <translation>A program egyik fájlja hiányzik vagy sérült: {file}. Újratelepítéssel helyreáll.</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Licenc</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Licencek</translation>
    </message>
    <message>
        <source>Components</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>A program részei</translation>
    </message>
    <message>
        <source>The program is free software, built on the work of many people.</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>A program szabad szoftver. Sokak munkájára épül.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/main_window.py</extracomment>
        <translation>Hatvanhat</translation>
    </message>
    <message>
        <source>Sixty-Six – demonstration</source>
        <extracomment>sixtysix_gui/windows/main_window.py</extracomment>
        <translation>Hatvanhat – bemutató</translation>
    </message>
    <message>
        <source>There is no deal to review yet: this one is still in progress.</source>
        <extracomment>sixtysix_gui/windows/main_window.py</extracomment>
        <translation>Még nincs mire visszatekinteni: ez a parti még tart.</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>{path} belongs to another match: {key} is {theirs} there, but {ours} here. Choose a new file.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder; {key}: the name of a key: Enter, or of an entry in a file; {theirs}: the value in the file; {ours}: the value in this match</extracomment>
        <translation>{path} egy másik meccshez tartozik: ott {key}: {theirs}, itt: {ours}. Adj meg új fájlt.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder; {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>{path} nem használható: {reason}.</translation>
    </message>
    <message>
        <source>{path} is damaged at line {line}.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder; {line}: the number of a line, or a sentence</extracomment>
        <translation>{path} sérült, sor: {line}.</translation>
    </message>
    <message>
        <source>{path} is not a file of match results.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder</extracomment>
        <translation>{path} nem meccsek tára.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>A Hatvanhat &amp;névjegye</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Vissza a &amp;játszmához</translation>
    </message>
    <message>
        <source>B&amp;id</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Licit</translation>
    </message>
    <message>
        <source>&amp;Close talon</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Talon betakarása</translation>
    </message>
    <message>
        <source>&amp;Archive…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Archívum…</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Vissza a visszateki&amp;ntéshez</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Parti</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Húzás</translation>
    </message>
    <message>
        <source>&amp;Fair cards</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>T&amp;iszta lapok</translation>
    </message>
    <message>
        <source>&amp;Fair deal…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>T&amp;iszta osztás…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Játszma</translation>
    </message>
    <message>
        <source>&amp;Guided deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Bevezető &amp;parti</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;Hide menu bar</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Menüsor el&amp;rejtése</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Billentyűk…</translation>
    </message>
    <message>
        <source>&amp;Leave guided deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Bevezető parti e&amp;lhagyása</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Távozás</translation>
    </message>
    <message>
        <source>&amp;Marriage</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Pár &amp;bemondása</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Ú&amp;j…</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Partijegyzék &amp;megnyitása…</translation>
    </message>
    <message>
        <source>&amp;Out!</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Elég!</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Passz</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Feladás…</translation>
    </message>
    <message>
        <source>&amp;Rule set…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>S&amp;zabályváltozat…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Szabályok</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Partijegyzék m&amp;entése…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Statisztika…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Visszav&amp;onás</translation>
    </message>
    <message>
        <source>&amp;Tricks</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Ütése&amp;k</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Mi történt</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Mé&amp;g egyszer</translation>
    </message>
    <message>
        <source>Card &amp;points</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>P&amp;ontok</translation>
    </message>
    <message>
        <source>Co&amp;ntract</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Vállalá&amp;s</translation>
    </message>
    <message>
        <source>Cop&amp;y deal code</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Partikód &amp;másolása</translation>
    </message>
    <message>
        <source>Deal cod&amp;e…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Pa&amp;rtikód…</translation>
    </message>
    <message>
        <source>Demonstrations with &amp;coach comments</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Bemutatók az &amp;edző indokaival</translation>
    </message>
    <message>
        <source>Do&amp;uble</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Kontra</translation>
    </message>
    <message>
        <source>E&amp;xchange</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Csere</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Parti újrajáts&amp;zása</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Revans</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message>
        <source>Announce marriage &amp;without leading</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Bemondás hí&amp;vás nélkül</translation>
    </message>
    <message>
        <source>Trump&amp;s</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Ad&amp;u</translation>
    </message>
    <message>
        <source>Turn up &amp;a card</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>L&amp;ap felütése</translation>
    </message>
    <message>
        <source>Watch a &amp;demonstration</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Be&amp;mutató megtekintése</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Edző</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Review the last deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Visszatekintés az utolsó partira</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Hang</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>&amp;All rules…</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Minden sza&amp;bály…</translation>
    </message>
    <message>
        <source>&amp;Who sits across from you?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>&amp;Ki ül szemben veled?</translation>
    </message>
    <message>
        <source>Which &amp;rules?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Milyen sz&amp;abályok szerint?</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>&amp;Mégse</translation>
    </message>
    <message>
        <source>Deal th&amp;e cards</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>&amp;Osztás</translation>
    </message>
    <message>
        <source>For four</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Négyen</translation>
    </message>
    <message>
        <source>For three</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Hárman</translation>
    </message>
    <message>
        <source>For two</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>How &amp;long?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Meddig &amp;tart?</translation>
    </message>
    <message>
        <source>How &amp;strong?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Mennyi&amp;re erős?</translation>
    </message>
    <message>
        <source>Length and deal</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Hossz és lapok</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Show &amp;me how</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>M&amp;utasd meg, hogyan</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Melyik parti?</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Ki hol ül?</translation>
    </message>
    <message>
        <source>random deal</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>véletlen parti</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>éles</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>gyakorlás</translation>
    </message>
</context>
<context>
    <name>NoScreen</name>
    <message>
        <source>Please start it from a desktop. You can use sixtysix-cli to play and check records without one.</source>
        <extracomment>sixtysix_gui/windows/desktop/without_screen.py</extracomment>
        <translation>Indítsd grafikus környezetből; a sixtysix-cli képernyő nélkül is játszik és ellenőriz partijegyzékeket.</translation>
    </message>
    <message>
        <source>Qt says: {reason}.</source>
        <extracomment>sixtysix_gui/windows/desktop/without_screen.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>A Qt üzenete: {reason}.</translation>
    </message>
    <message>
        <source>Sixty-Six needs a screen, but none can be opened.</source>
        <extracomment>sixtysix_gui/windows/desktop/without_screen.py</extracomment>
        <translation>A Hatvanhathoz képernyő kell, de egyet sem sikerült megnyitni.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>The talon, from the top:</source>
        <extracomment>sixtysix_gui/windows/review/note.py</extracomment>
        <translation>A talon felülről lefelé:</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <extracomment>sixtysix_gui/windows/review/note.py</extracomment>
        <translation>Rejtett lapok</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>eighty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>nyolcvan</translation>
    </message>
    <message>
        <source>forty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>negyven</translation>
    </message>
    <message>
        <source>sixty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>hatvan</translation>
    </message>
    <message>
        <source>twenty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>húsz</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message>
        <source>Cancel</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Megtartom</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Otthagyom</translation>
    </message>
    <message>
        <source>Your game cannot be kept.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>A játszmádat nem lehet megőrizni.</translation>
    </message>
    <message>
        <source>If you leave it now, it will be lost.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Ha most otthagyod, elvész.</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>a Daus is led face down; only the same Daus beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>lefordított ászt hívnak; csak az ugyanolyan ász üti.</translation>
    </message>
    <message>
        <source>a Daus is led face up; it takes the trick no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>nyílt ászt hívnak; az ütés azé, bármit tesznek rá.</translation>
    </message>
    <message>
        <source>a card is led face down; a higher one of its suit beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>lefordított lapot hívnak; a szín magasabb lapja üti.</translation>
    </message>
    <message>
        <source>an ace is led face down; only the same ace beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>lefordított ászt hívnak; csak az ugyanolyan ász üti.</translation>
    </message>
    <message>
        <source>an ace is led face up; it takes the trick no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>nyílt ászt hívnak; az ütés azé, bármit tesznek rá.</translation>
    </message>
    <message>
        <source>the player who opened must hold five sevens at the same time and win no trick before that.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>aki kezdett, annak egyszerre öt hetesnek kell a kezében lennie, és addig nem üthet.</translation>
    </message>
    <message>
        <source>you lead a Daus face down; only the same Daus beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>lefordítva ászt hívsz; csak az ugyanolyan ász üti.</translation>
    </message>
    <message>
        <source>you lead a Daus face up; the trick is yours no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>nyíltan ászt hívsz; az ütés a tiéd, bármit tesznek rá.</translation>
    </message>
    <message>
        <source>you lead an ace face down; only the same ace beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>lefordítva ászt hívsz; csak az ugyanolyan ász üti.</translation>
    </message>
    <message>
        <source>you lead an ace face up; the trick is yours no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>nyíltan ászt hívsz; az ütés a tiéd, bármit tesznek rá.</translation>
    </message>
    <message>
        <source>you lead another card face down; a higher one of its suit beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>lefordítva más lapot hívsz; a szín magasabb lapja üti.</translation>
    </message>
    <message>
        <source>you must hold five sevens at the same time and win no trick before that.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>egyszerre öt hetesnek kell a kezedben lennie, és addig nem üthetsz.</translation>
    </message>
</context>
<context>
    <name>OpponentChoice</name>
    <message>
        <source>Opponent</source>
        <extracomment>sixtysix_gui/windows/widgets/opponents.py</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>{name}, {level}: {line}</source>
        <extracomment>sixtysix_gui/windows/widgets/opponents.py: {name} is such as David, {level} is such as King, {line} says what he is like {name}: a player as sentences call them, with article: the Queen, Rachel; {level}: a strength: 3 of 5; {line}: the number of a line, or a sentence</extracomment>
        <translation>{name}, {level}: {line}</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Counts every card and works out hands you might hold.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Minden lapot számol, és kikövetkezteti, mi lehet a kezedben.</translation>
    </message>
    <message>
        <source>Plays by habit.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Megszokásból játszik.</translation>
    </message>
    <message>
        <source>Plays every week: remembers trumps, aces and tens, and thinks a little ahead.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Hetente játszik: megjegyzi az adukat, ászokat, tízeseket, és kicsit előre is gondol.</translation>
    </message>
    <message>
        <source>Plays for fun: remembers the last trick and not much else.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Szórakozásból játszik: az utolsó ütésre emlékszik, másra nemigen.</translation>
    </message>
    <message>
        <source>Remembers every card.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Minden lapra emlékszik.</translation>
    </message>
    <message>
        <source>Remembers only the last trick.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Csak az utolsó ütésre emlékszik.</translation>
    </message>
    <message>
        <source>Remembers trumps, aces and tens.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Megjegyzi az adukat, ászokat, tízeseket.</translation>
    </message>
    <message>
        <source>Still learning: plays by habit, remembers hardly any cards and rarely dares to close.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Még tanul: megszokásból játszik, alig jegyez meg lapot, és ritkán mer betakarni.</translation>
    </message>
    <message>
        <source>Thinks a little ahead.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Kicsit előre is gondol.</translation>
    </message>
    <message>
        <source>Tries each card against a few hands you might hold.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Minden lapot kipróbál néhány lapállásban, amely a kezedben lehet.</translation>
    </message>
    <message>
        <source>Considers a hundred hands you might hold.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Száz lapállást mérlegel, amely a kezedben lehet.</translation>
    </message>
    <message>
        <source>Considers hundreds of hands based on what has been played.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Több száz lapállást mérlegel aszerint, mit játszottak ki.</translation>
    </message>
    <message>
        <source>Considers thousands of hands, plays endgames perfectly and watches the score.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Leosztások ezreit mérlegeli, a végjátékban nem hibázik, és az állásra is figyel.</translation>
    </message>
    <message>
        <source>against the Ace</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>az Ász ellen</translation>
    </message>
    <message>
        <source>against the Daus</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>az Ász ellen</translation>
    </message>
    <message>
        <source>against the Jack</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Bubi ellen</translation>
    </message>
    <message>
        <source>against the King</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Király ellen</translation>
    </message>
    <message>
        <source>against the Nine</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Kilences ellen</translation>
    </message>
    <message>
        <source>against the Ober</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Felső ellen</translation>
    </message>
    <message>
        <source>against the Queen</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Dáma ellen</translation>
    </message>
    <message>
        <source>against the Unter</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>az Alsó ellen</translation>
    </message>
    <message>
        <source>the Ace</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>az Ász</translation>
    </message>
    <message>
        <source>the Daus</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>az Ász</translation>
    </message>
    <message>
        <source>the Jack</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Bubi</translation>
    </message>
    <message>
        <source>the King</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Király</translation>
    </message>
    <message>
        <source>the Nine</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Kilences</translation>
    </message>
    <message>
        <source>the Ober</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Felső</translation>
    </message>
    <message>
        <source>the Queen</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>a Dáma</translation>
    </message>
    <message>
        <source>the Unter</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>az Alsó</translation>
    </message>
    <message>
        <source>{name}, level {place} of {count}</source>
        <extracomment>sixtysix_gui/text/names.py: {name} is Nine, Jack, Queen, King or Ace {name}: a player as sentences call them, with article: the Queen, Rachel; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{name}, játékerő: {place} / {count}</translation>
    </message>
</context>
<context>
    <name>OwnName</name>
    <message>
        <source>Don’t save</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Megtartás</translation>
    </message>
    <message>
        <source>Name for your own rules</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>A saját szabályaid neve</translation>
    </message>
    <message>
        <source>Your rules need a name.</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>A szabályaidnak kell egy név.</translation>
    </message>
    <message>
        <source>a name for your rules</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>név a szabályaidnak</translation>
    </message>
    <message>
        <source>You can save up to {count} rule sets. Remove one first.</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py {count}: how many rule sets of one’s own can be kept</extracomment>
        <translation>Legfeljebb {count} saját szabályváltozat tartható meg; előbb törölj egyet.</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Bid {ticks}: {points} card points. {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {ticks}: a bid as strokes or a number: 2; {points}: a number of points; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>Licit: {ticks}, {points} pont. {place} / {count}.</translation>
    </message>
    <message>
        <source>Enter chooses it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enter választja.</translation>
    </message>
    <message>
        <source>It cannot be chosen now.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Most nem választható.</translation>
    </message>
    <message>
        <source>{double}: the deal counts × {times}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>{double}: a parti szorzója {times}.</translation>
    </message>
    <message>
        <source>{name}, {value}: {gloss} {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {name}: a player as sentences call them, with article: the Queen, Rachel; {value}: a value: a number, or in words; {gloss}: a sentence that says what a German name means; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{name}, {value}: {gloss} {place} / {count}.</translation>
    </message>
    <message>
        <source>{name}: {gloss}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py: what a contract or an opening means, as in &quot;Gang: you alone take all five tricks.&quot; {name}: a player as sentences call them, with article: the Queen, Rachel; {gloss}: a sentence that says what a German name means</extracomment>
        <translation>{name}: {gloss}</translation>
    </message>
    <message>
        <source>{name}: {gloss} {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {name}: a player as sentences call them, with article: the Queen, Rachel; {gloss}: a sentence that says what a German name means; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{name}: {gloss} {place} / {count}.</translation>
    </message>
    <message>
        <source>{suit} as trumps. {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{suit} adunak. {place} / {count}.</translation>
    </message>
    <message>
        <source>× {times}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py: by how much a deal is multiplied {times}: a number: by how much a deal counts</extracomment>
        <translation>×&#xa0;{times}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Your partner {name}</source>
        <comment>he</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a man {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A társad, {name}</translation>
    </message>
    <message>
        <source>Your partner {name}</source>
        <comment>she</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a woman {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A társad, {name}</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>he</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a man</extracomment>
        <translation>társ</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>she</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a woman</extracomment>
        <translation>társ</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>You</source>
        <extracomment>sixtysix_gui/text/names.py sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Te</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>sixtysix_gui/text/names.py: on the player&apos;s plate, after the score</extracomment>
        <translation>gyakorlás</translation>
    </message>
    <message>
        <source>with a hint</source>
        <extracomment>sixtysix_gui/text/names.py: on the player&apos;s plate, after the score</extracomment>
        <translation>volt tipp</translation>
    </message>
</context>
<context>
    <name>PlayCommand</name>
    <message>
        <source>  Bids made</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Teljesített licitek</translation>
    </message>
    <message>
        <source>  Margin over others</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Többlet a többiekkel szemben</translation>
    </message>
    <message>
        <source>  Points per deal</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Pont partinként</translation>
    </message>
    <message>
        <source>  Share of games won</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Nyert játszmák aránya</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n parti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n pár</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n minta</numerusform>
        </translation>
    </message>
    <message>
        <source>--games: an open-ended game never ends on its own; use --deals instead.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>--games: vég nélküli játszma magától sosem ér véget; válaszd ezt: --deals.</translation>
    </message>
    <message>
        <source>--mirror adds nothing here: {rules} is already played with the players in every rotation of the seats, which also evens out the luck of the cards.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {rules}: the name of a rule set: Schnapsen</extracomment>
        <translation>a --mirror itt nem ad hozzá semmit: {rules} esetén a játékosok minden ülésrendje sorra kerül, és ez is kiejti a lapjárást.</translation>
    </message>
    <message>
        <source>--players takes two names, as in {example}. Use --list to see all players.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {example}: an example of what may be written</extracomment>
        <translation>a --players két nevet vár, például {example}. A --list megmutatja, kik vannak.</translation>
    </message>
    <message>
        <source>--players takes {count} names for {rules}, one for each seat in playing order, as in {example}. Use --list to see all players.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number; {rules}: the name of a rule set: Schnapsen; {example}: an example of what may be written</extracomment>
        <translation>a --players {count} nevet vár ({rules}), helyenként egyet a játék sorrendjében, például {example}. A --list megmutatja, kik vannak.</translation>
    </message>
    <message>
        <source>--records: {file} cannot be written: {reason}.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {file}: the name of a file; {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>--records: {file} nem írható: {reason}.</translation>
    </message>
    <message>
        <source>--records: {file} already exists; choose a new file name.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {file}: the name of a file</extracomment>
        <translation>--records: {file} már létezik; adj meg új fájlt.</translation>
    </message>
    <message>
        <source>--store is only for matches between two players; here, use --records to keep what was played.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>a --store két játékos meccseihez való; itt a --records őrzi meg a lejátszott partikat.</translation>
    </message>
    <message>
        <source>--worlds is only for games with two hands; here, set it as an option of the player, as in {example}.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {example}: an example of what may be written</extracomment>
        <translation>a --worlds a kétszemélyes játékosokhoz való; itt a játékos beállításaként add meg, például {example}.</translation>
    </message>
    <message>
        <source>99%</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>99%</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Partik</translation>
    </message>
    <message>
        <source>Deals per second</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Parti másodpercenként</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Játékpont partinként</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Games per second</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Játszma másodpercenként</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Nyert játszmák</translation>
    </message>
    <message>
        <source>Played before</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Korábban lejátszva</translation>
    </message>
    <message>
        <source>Plays deals or games between two computer players and prints the first player’s game points per deal, or the games won, with a 95% confidence interval, and the time per decision. In games for three and four, and in idiots-66 and gaigel-2, every deal or game is played in all rotations of the players, which together count as one sample; the points per deal of each side and its share of the games are printed. The same seed gives the same deals. Ctrl+C prints the results so far.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>Partikat vagy játszmákat játszat két gépi játékossal, és kiírja az első játékpontjait partinként vagy a nyert játszmákat 95%-os megbízhatósági tartománnyal, továbbá a döntések idejét. A három- és négyszemélyes játékokban, valamint az idiots-66 és a gaigel-2 szerint minden parti vagy játszma a játékosok minden ülésrendjében sorra kerül, ezek együtt egy minta; kiírja minden oldal pontjait partinként és részét a játszmákból. Azonos kezdőérték azonos partikat ad. Ctrl+C az addigi eredményt írja ki.</translation>
    </message>
    <message>
        <source>Time per decision</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Idő döntésenként</translation>
    </message>
    <message>
        <source>number of deals (default: 100)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>a partik száma (alapértelmezés: 100)</translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {share}: a share in percent</extracomment>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>iterations for a player that searches (default: the player’s own number)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>egy kereső játékos bejárásainak száma (alapértelmezés: a sajátja)</translation>
    </message>
    <message>
        <source>iterations {count}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>bejárás: {count}</translation>
    </message>
    <message>
        <source>keep all points in a file; if it exists, continue where it ends</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>minden pont megőrzése egy fájlban, és ha már létezik, folytatás a végétől</translation>
    </message>
    <message>
        <source>let computer players play against each other</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>gépi játékosok játszatása egymás ellen</translation>
    </message>
    <message>
        <source>longest</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>maximum</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py: a column of times; at most 9 characters, as all four</extracomment>
        <translation>átlag</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>medián</translation>
    </message>
    <message>
        <source>mirrored</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>tükrözve</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>még nincs</translation>
    </message>
    <message>
        <source>random seed for the deals (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>a partik kezdőértéke (alapértelmezés: 1)</translation>
    </message>
    <message>
        <source>play every deal or game twice, with seats swapped; for two players</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>minden parti vagy játszma kétszer, felcserélt helyekkel; két játékosnak</translation>
    </message>
    <message>
        <source>list all players of the game with their options, and exit</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>a játék összes játékosának és beállításainak kiírása, majd kilépés</translation>
    </message>
    <message>
        <source>processes running in parallel; the results stay the same (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>egyszerre játszó folyamatok; az eredmény ugyanaz (alapértelmezés: 1)</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {seed}: the number that all chance follows from</extracomment>
        <translation>kezdőérték {seed}</translation>
    </message>
    <message>
        <source>two of these players: {players}; each can have options, as in {example}; in a game for three or four, one for each seat in playing order, from: {table_players}</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {players}: players, separated by commas; {example}: an example of what may be written; {table_players}: players for tables of three and four, separated by commas</extracomment>
        <translation>két játékos ezek közül: {players}; kívánságra beállításokkal, például {example}; három- vagy négyszemélyes játékban helyenként egy a játék sorrendjében, ezek közül: {table_players}</translation>
    </message>
    <message>
        <source>whole games</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>egész játszmák</translation>
    </message>
    <message>
        <source>number of whole games, played to the rule set’s target, instead of deals</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>partik helyett ennyi egész játszma a szabályváltozat céljáig</translation>
    </message>
    <message>
        <source>worlds a player may sample per decision (default: {usual})</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {usual}: what holds if nothing is said</extracomment>
        <translation>ennyi világot sorsolhat egy játékos egy döntéshez (alapértelmezés: {usual})</translation>
    </message>
    <message>
        <source>write records of all deals played to a new file</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>minden lejátszott parti jegyzéke egy új fájlba</translation>
    </message>
    <message>
        <source>{count} of them</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>ebből {count}</translation>
    </message>
    <message numerus="yes">
        <source>{count}, each in %n rotation(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>
            <numerusform>{count}, mindegyik %n ülésrendben</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}, counting every rotation</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>{count}, minden ülésrend beszámítva</translation>
    </message>
    <message>
        <source>{deals}: {first} {won}, {second} {lost}, tied {drawn}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {deals}: a number of deals; {first}: a player as the command line names it: club; {won}: a number of deals; {second}: another player as the command line names it; {lost}: a number of deals; {drawn}: a number of tied deals</extracomment>
        <translation>{deals}: {first} {won}, {second} {lost}, döntetlen {drawn}</translation>
    </message>
    <message>
        <source>{first} against {second}: {terms}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {first}: a player as the command line names it: club; {second}: another player as the command line names it; {terms}: what is agreed on: rules and seed</extracomment>
        <translation>{first} – {second}: {terms}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {first}: a player as the command line names it: club; {second}: another player as the command line names it</extracomment>
        <translation>{first} és {second}</translation>
    </message>
    <message>
        <source>{mean} (no interval from a single sample)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {mean}: a number: the mean</extracomment>
        <translation>{mean} (egyetlen mintából nincs tartomány)</translation>
    </message>
    <message>
        <source>{mean} ± {half} (95%, {samples})</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {mean}: a number: the mean; {half}: a number: half of the interval; {samples}: a number of samples</extracomment>
        <translation>{mean} ± {half} (95%, {samples})</translation>
    </message>
    <message>
        <source>{players}: {rules}, seed {seed}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {players}: players, separated by commas; {rules}: the name of a rule set: Schnapsen; {seed}: the number that all chance follows from</extracomment>
        <translation>{players}: {rules}, kezdőérték {seed}</translation>
    </message>
    <message>
        <source>{players}: {rules}, seed {seed}, whole games</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {players}: players, separated by commas; {rules}: the name of a rule set: Schnapsen; {seed}: the number that all chance follows from</extracomment>
        <translation>{players}: {rules}, kezdőérték {seed}, egész játszmák</translation>
    </message>
    <message>
        <source>{share} (95%: {low} to {high}, {count} of {of})</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {share}: a share in percent; {low}: the lower end of an interval; {high}: the upper end of an interval; {count}: a number; {of}: a number</extracomment>
        <translation>{share} (95%: {low} – {high}, {of} közül {count})</translation>
    </message>
</context>
<context>
    <name>PlayerErrors</name>
    <message>
        <source>The option “{option}” of “{player}” is given twice.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {option}: the name of an option; {player}: a player as the command line names it: club</extracomment>
        <translation>„{player}”: kétszer szerepel ez a beállítás: „{option}”.</translation>
    </message>
    <message>
        <source>There is no player named “{name}”. Available: {known}.</source>
        <extracomment>sixtysix_gui/ai/players/registry.py {name}: a player as it was typed; {known}: the names that there are, separated by commas</extracomment>
        <translation>Nincs „{name}” nevű játékos. Elérhető: {known}.</translation>
    </message>
    <message>
        <source>“{option}” of “{player}” cannot be “{value}”: it takes {allowed}.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {option}: the name of an option; {player}: a player as the command line names it: club; {value}: a value: a number, or in words; {allowed}: the values that are possible, separated by commas</extracomment>
        <translation>„{player}”: „{option}” nem lehet „{value}”, csak ez: {allowed}.</translation>
    </message>
    <message>
        <source>“{part}” is not of the form OPTION=VALUE.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {part}: a part of what was written</extracomment>
        <translation>„{part}” nem BEÁLLÍTÁS=ÉRTÉK alakú.</translation>
    </message>
    <message>
        <source>“{player}” has no option “{option}”. Available: {known}.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {player}: a player as the command line names it: club; {option}: the name of an option; {known}: the names that there are, separated by commas</extracomment>
        <translation>„{player}” játékosnak nincs „{option}” beállítása. Elérhető: {known}.</translation>
    </message>
    <message>
        <source>“{player}” has no option “{option}”. This player has no options.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {player}: a player as the command line names it: club; {option}: the name of an option</extracomment>
        <translation>„{player}” játékosnak nincs „{option}” beállítása. Ennek a játékosnak semmilyen beállítása sincs.</translation>
    </message>
</context>
<context>
    <name>PlayerOptions</name>
    <message>
        <source>plays a closed talon by solving sampled worlds exactly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a betakart talont pontosan megoldott világok szerint játssza</translation>
    </message>
    <message>
        <source>a sampled world fixes who will draw which card</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a sorsolt világ rögzíti, ki melyik lapot húzza majd</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {least}: a number; {most}: a number</extracomment>
        <translation>egész szám {least} és {most} között</translation>
    </message>
    <message>
        <source>extra card points counted before going out</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>ennyi ponttal számol a bemondáshoz kellőn felül</translation>
    </message>
    <message>
        <source>solves worlds from this many cards in hand</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a kézben tartott lapok, amennyitől a világokat megoldja</translation>
    </message>
    <message>
        <source>remembers cards that were shown or proved</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a megmutatott és kikövetkeztetett lapokra emlékszik</translation>
    </message>
    <message>
        <source>avoids foolish moves, and plays the safer of equal cards</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>nem követ el ostobaságot, és az egyformán jó lapok közül a biztosabbat játssza ki</translation>
    </message>
    <message>
        <source>tree descents per search</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>egy keresés bejárásai</translation>
    </message>
    <message>
        <source>tree descents per card</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a fa bejárásai egy laphoz</translation>
    </message>
    <message>
        <source>tree descents per decision</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a fa bejárásai egy döntéshez</translation>
    </message>
    <message>
        <source>tree descents per call</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a fa bejárásai minden bemondáshoz</translation>
    </message>
    <message>
        <source>exploration of its own side’s moves, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a saját oldal lépéseinek felderítése, századokban</translation>
    </message>
    <message>
        <source>amount of chance in playouts</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>mennyi a véletlen a végigjátszásokban</translation>
    </message>
    <message>
        <source>hundredths of a game point by which closing may be worse</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>ennyi század játékponttal lehet rosszabb a betakarás</translation>
    </message>
    <message>
        <source>hundredths of a game point by which closing must be better</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>ennyi század játékponttal kell jobbnak lennie a betakarásnak</translation>
    </message>
    <message>
        <source>hundredths of a point by which a call may be worse</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>ennyi század ponttal lehet rosszabb egy bemondás</translation>
    </message>
    <message>
        <source>moves that follow no habit, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a szokást nem követő lépések századai</translation>
    </message>
    <message>
        <source>share of habit in solved worlds, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a szokás aránya a megoldott világokban, századokban</translation>
    </message>
    <message>
        <source>number of last tricks valued exactly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>pontosan értékelt utolsó ütések száma</translation>
    </message>
    <message>
        <source>on or off</source>
        <extracomment>sixtysix_gui/ai/players/specification.py</extracomment>
        <translation>on (be) vagy off (ki)</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {words}: words or numbers, separated by commas</extracomment>
        <translation>ezek egyike: {words}</translation>
    </message>
    <message>
        <source>playouts choose as players probably would</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a végigjátszások úgy választanak, ahogy a játékosok valószínűleg tennék</translation>
    </message>
    <message>
        <source>plays to win the game when a deal can end it</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a játszmára játszik, ha egy parti eldöntheti</translation>
    </message>
    <message>
        <source>plays to win the game, not just the deal</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a játszmára játszik, nem csak a partira</translation>
    </message>
    <message>
        <source>takes the move that looked best in a few worlds</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>azt választja, ami kevés világban a legjobbnak látszott</translation>
    </message>
    <message>
        <source>scale of habit in tenths of a point, 0 for none</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a szokás mértéke tizedpontokban, 0 esetén nincs</translation>
    </message>
    <message>
        <source>the same for the moves of the others</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>ugyanez a többiek lépéseire</translation>
    </message>
    <message>
        <source>the same for the opponent’s moves</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>ugyanez a másik lépéseire</translation>
    </message>
    <message>
        <source>the tree is guided by a network, not by habits</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a fát hálózat vezeti, nem szokások</translation>
    </message>
    <message>
        <source>the tree first tries what players would probably choose</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a fa előbb azt próbálja, amit a játékosok valószínűleg választanak</translation>
    </message>
    <message>
        <source>the tree’s endings are valued by the solver</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a fa végeit a megoldó értékeli</translation>
    </message>
    <message>
        <source>the tree’s exploration constant, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a fa felderítési állandója századokban</translation>
    </message>
    <message>
        <source>trick from which an open deal is solved exactly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>ettől az ütéstől oldja meg pontosan a nyitott partit</translation>
    </message>
    <message>
        <source>which of the played cards are remembered</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a kijátszott lapok közül melyekre emlékszik</translation>
    </message>
    <message>
        <source>worlds are weighted by what the opponent did</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a világokat az ellenfél tettei szerint súlyozza</translation>
    </message>
    <message>
        <source>worlds in which each call is tried</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>világok, amelyekben minden bemondást kipróbál</translation>
    </message>
    <message>
        <source>most worlds solved exactly per decision</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>egy döntéshez legfeljebb ennyi pontosan megoldott világ</translation>
    </message>
    <message>
        <source>worlds sampled and weighted per card</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>egy laphoz sorsolt és súlyozott világok</translation>
    </message>
    <message>
        <source>most worlds solved</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>legfeljebb ennyi megoldott világ</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>any legal move, but never a false claim</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>bármely szabályos lépés, de csak azt mondja be, ami igaz</translation>
    </message>
    <message>
        <source>any legal move, but goes out with 66</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>bármely szabályos lépés, de 66-nál bemondja</translation>
    </message>
    <message>
        <source>counts every card and weighs some possible hands</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>minden lapot számol, és mérlegel néhány lehetséges kezet</translation>
    </message>
    <message>
        <source>counts every card and weighs a hundred possible hands</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>minden lapot számol, és száz lehetséges kezet mérlegel</translation>
    </message>
    <message>
        <source>imagines a few cards, rarely dares to call, and counts twice before going out</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>kevés lapot képzel el, alig mer licitálni, és bemondás előtt kétszer számol</translation>
    </message>
    <message>
        <source>plain information-set tree search, a yardstick in docs/strength.md</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>egyszerű fakeresés információs halmazokon, a docs/strength.md egyik mércéje</translation>
    </message>
    <message>
        <source>plain information-set tree search, the yardstick in docs/strength.md</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>egyszerű fakeresés információs halmazokon, a docs/strength.md mércéje</translation>
    </message>
    <message>
        <source>plays by habit, remembers little and rarely dares to close</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>szokásból játszik, keveset jegyez meg, és alig mer betakarni</translation>
    </message>
    <message>
        <source>plays deals to the end for the coach, and never changes</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>az edzőnek játssza végig a partikat, és sosem változik</translation>
    </message>
    <message>
        <source>remembers the last trick and closes boldly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>az utolsó ütésre emlékszik, és merészen takar be</translation>
    </message>
    <message>
        <source>remembers trumps, aces and tens, and thinks ahead a little</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>megjegyzi az adukat, ászokat és tízeseket, és kicsit előre gondolkodik</translation>
    </message>
    <message>
        <source>rules of thumb, no calculation</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>ökölszabályok, számolás nélkül</translation>
    </message>
    <message>
        <source>tries each card in a few imagined hands</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>minden lapot kipróbál abban a kevés kézben, amelyet elképzel</translation>
    </message>
    <message>
        <source>weighs hands by what was played, and plays the last tricks in a hundred of them</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>a kezeket a kijátszott lapok szerint mérlegeli, és száz kézben játssza végig az utolsó ütéseket</translation>
    </message>
    <message>
        <source>weighs thousands of possible hands, plays endgames perfectly, and plays to win the game</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>több ezer lehetséges kezet mérlegel, a végjátékot hibátlanul és a játszmára játssza</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>deal {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>parti: {done} / {total}</translation>
    </message>
    <message>
        <source>decision {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>döntés: {done} / {total}</translation>
    </message>
    <message>
        <source>game {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>játszma: {done} / {total}</translation>
    </message>
    <message>
        <source>move {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>lépés: {done} / {total}</translation>
    </message>
    <message>
        <source>{count}, about {duration} to go</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {count}: a number; {duration}: how long: 2 min 10 s</extracomment>
        <translation>{count}, még körülbelül {duration}</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {minutes}: a number; {seconds}: a number</extracomment>
        <translation>{minutes} p {seconds} mp</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {seconds}: a number</extracomment>
        <translation>{seconds} mp</translation>
    </message>
</context>
<context>
    <name>Readers</name>
    <message>
        <source>Close the talon</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Talon betakarása</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Lap húzása</translation>
    </message>
    <message>
        <source>Enter shows the tricks you may look at.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Az Enter megmutatja az ütéseket, amelyeket megnézhetsz.</translation>
    </message>
    <message>
        <source>Enter plays it on {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Az Enter ráteszi erre: {card}.</translation>
    </message>
    <message>
        <source>Enter announces it before you lead.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enter bemondja, mielőtt hívsz.</translation>
    </message>
    <message>
        <source>Enter shows or hides the card points of {name}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Enter: {name} pontjainak mutatása vagy elrejtése.</translation>
    </message>
    <message>
        <source>Enter announces the marriage and plays this card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enter bemondja a párt, és kijátssza a lapot.</translation>
    </message>
    <message>
        <source>Enter shows or hides your card points.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Enter: a pontjaid mutatása vagy elrejtése.</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Csere: {given} helyett {taken}</translation>
    </message>
    <message>
        <source>Announce the marriage in {suit} now</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>A {suit} pár bemondása most</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>osztó</translation>
    </message>
    <message>
        <source>{place} of {count}. Use the arrow keys for the others.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{place} / {count}. A nyilakkal a többi.</translation>
    </message>
    <message>
        <source>Selected; Enter deselects it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Kijelölve; az Enter visszavonja.</translation>
    </message>
    <message>
        <source>Enter selects it: it is announced when you lead either card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enter kijelöli: akkor mondod be, ha a két lap egyikét hívod.</translation>
    </message>
    <message>
        <source>Enter does not double.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enter nem kontráz.</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enter kijátssza.</translation>
    </message>
    <message>
        <source>Enter says that you and your partner have {target} card points and ends the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {target}: a number of points</extracomment>
        <translation>Az Enter kimondja, hogy együtt {target} pontotok van; ezzel vége a partinak.</translation>
    </message>
    <message>
        <source>Enter says that you have {target} card points and ends the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {target}: a number of points</extracomment>
        <translation>Az Enter kimondja, hogy {target} pontod van; ezzel vége a partinak.</translation>
    </message>
    <message>
        <source>Enter announces it before your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enter bemondja, mielőtt a társad hív.</translation>
    </message>
    <message>
        <source>Enter does not announce it; your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enter semmit sem mond be; a társad hív.</translation>
    </message>
    <message>
        <source>Enter shows the last trick.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Az Enter megmutatja az utolsó ütést.</translation>
    </message>
    <message>
        <source>Enter stays with the simple game.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enterrel marad az egyszerű játék.</translation>
    </message>
    <message>
        <source>Enter turns up your next card; its suit becomes trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Az Enter felüti a következő lapodat: annak a színe az adu.</translation>
    </message>
    <message>
        <source>It goes to the winner of the first trick.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Az első ütés nyerteséé lesz.</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Pár: {suit}, {points}</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points} because it sets trumps</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Pár: {suit}, {points}, mert ez adja az adut</translation>
    </message>
    <message numerus="yes">
        <source>Talon, %n card(s)</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Talon, %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>The card shown was {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>A megmutatott lap: {card}.</translation>
    </message>
    <message>
        <source>Trump card: {card}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Adulap: {card}</translation>
    </message>
    <message>
        <source>Trumps: not yet known</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Adu: még nem ismert</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Adu: {suit}</translation>
    </message>
    <message numerus="yes">
        <source>Widow of %n card(s)</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Talon, %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>marriage selected</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>pár kijelölve</translation>
    </message>
    <message>
        <source>marriage possible</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>pár lehetséges</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>nem tehető</translation>
    </message>
    <message>
        <source>opponent</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>ellenfél</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>soron van</translation>
    </message>
    <message>
        <source>trump</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>adu</translation>
    </message>
    <message>
        <source>{who}: {score}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py: a side and its score {who}: a player: Queen, strength 3 of 5; or where somebody sits; {score}: a score: 4 : 2, or a number</extracomment>
        <translation>{who}: {score}</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>kimarad</translation>
    </message>
</context>
<context>
    <name>RecordErrors</name>
    <message>
        <source>A card is unknown (??), so the deal cannot be replayed.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Egy lap ismeretlen (??), ezért a partit nem lehet újrajátszani.</translation>
    </message>
    <message>
        <source>A check must come directly after a complete trick.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ellenőrző adat áll közvetlenül egy teljes ütés után.</translation>
    </message>
    <message>
        <source>Before this, all answers must be listed, as in “double B=x A=-”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez előtt minden válasznak ott kell lennie, például „double B=x A=-”.</translation>
    </message>
    <message>
        <source>Before this, all calls must be listed, as in “bid B=1 C=-”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez előtt minden licitnek ott kell lennie, például „bid B=1 C=-”.</translation>
    </message>
    <message>
        <source>Before this, the record must say how trumps were set, as in “trump H” or “face QH”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez előtt meg kell mondani, mi szabta meg az adut, például „trump H” vagy „face QH”.</translation>
    </message>
    <message>
        <source>In the last turn of an unfinished record, a draw counts only if “d” is written.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Befejezetlen partijegyzék utolsó lépésében a húzás csak akkor számít, ha ott a „d”.</translation>
    </message>
    <message>
        <source>It is {expected}’s turn here.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Itt {expected} van soron.</translation>
    </message>
    <message>
        <source>Nobody has drawn yet, so closing is written #- here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Még senki sem húzott, ezért ez a betakarás így írandó: #-.</translation>
    </message>
    <message>
        <source>Nothing follows this trick number.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ennek az ütésnek a száma után nem áll semmi.</translation>
    </message>
    <message>
        <source>Nothing may follow the result of a record.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>A partijegyzék eredménye után már nem állhat semmi.</translation>
    </message>
    <message>
        <source>A reply is possible only directly after closing.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Válaszolni csak betakarásra lehet, közvetlenül utána.</translation>
    </message>
    <message>
        <source>Something is missing after “{word}”.</source>
        <extracomment>sixtysix_gui/records/errors.py {word}: a verdict in words: mistake; or a word of a record</extracomment>
        <translation>Hiányzik valami „{word}” után.</translation>
    </message>
    <message>
        <source>That belongs to the games for three and four players, not to this one.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez a három- és négyszemélyes játékokhoz tartozik, nem ehhez.</translation>
    </message>
    <message>
        <source>These cards cannot be dealt: {sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {sentence}: a whole sentence</extracomment>
        <translation>Ezeket a lapokat nem lehet kiosztani: {sentence}</translation>
    </message>
    <message>
        <source>The card turned up is {card}.</source>
        <extracomment>sixtysix_gui/records/errors.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>A felütött lap: {card}.</translation>
    </message>
    <message>
        <source>The cards of this turn have been drawn, so closing is written # here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Az ütés utáni húzás már megvolt, ezért ez a betakarás így írandó: #.</translation>
    </message>
    <message>
        <source>The carry before this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>A parti előtt átvitt pont: {expected}.</translation>
    </message>
    <message>
        <source>The comment that begins here is never closed.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Az itt kezdődő megjegyzés nincs lezárva.</translation>
    </message>
    <message>
        <source>In this deal, the Termination tag must be {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>A parti Termination címkéje: {expected}.</translation>
    </message>
    <message>
        <source>The result of this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>A parti eredménye: {expected}.</translation>
    </message>
    <message>
        <source>The deal is not over here, so its result can only be *.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>A parti itt még nem ért véget, ezért az eredménye csak * lehet.</translation>
    </message>
    <message>
        <source>The deal was already over.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>A parti már ez előtt véget ért.</translation>
    </message>
    <message>
        <source>The exchange takes the trump card, {card}.</source>
        <extracomment>sixtysix_gui/records/errors.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>A csere az adulapra szól: {card}.</translation>
    </message>
    <message>
        <source>The score before this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>A játszma állása a parti előtt: {expected}.</translation>
    </message>
    <message>
        <source>The game was already over before this deal.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>A játszma már a parti előtt véget ért.</translation>
    </message>
    <message>
        <source>The number of trick {number} should be here, as in “{number}.”.</source>
        <extracomment>sixtysix_gui/records/errors.py {number}: a number</extracomment>
        <translation>Itt az ütés számának kellene állnia ({number}), így: „{number}.”.</translation>
    </message>
    <message>
        <source>The record ends without a result.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>A partijegyzék eredmény nélkül ér véget.</translation>
    </message>
    <message>
        <source>The Result tag does not match the moves, which give {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>A Result címke ellentmond a lépéseknek, amelyek eredménye: {expected}.</translation>
    </message>
    <message>
        <source>The Rules tag sets {key} twice.</source>
        <extracomment>sixtysix_gui/records/errors.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>A Rules címke kétszer állítja be ezt: {key}.</translation>
    </message>
    <message>
        <source>The Undrawn tag names the last turn only if its player exchanged or announced a marriage before drawing and then went out. That is not the case here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Az Undrawn címke akkor jelöli az utolsó lépést, ha a játékosa húzás előtt cserélt vagy bemondott, majd bemondta a 66-ot. Itt nem így van.</translation>
    </message>
    <message>
        <source>The {tag} tag is missing.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules</extracomment>
        <translation>Hiányzik ez a címke: {tag}.</translation>
    </message>
    <message>
        <source>In this deal, the {tag} tag must be {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules; {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>A parti {tag} címkéje: {expected}.</translation>
    </message>
    <message>
        <source>The {tag} tag appears twice in this record.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules</extracomment>
        <translation>Kétszer áll a partijegyzékben ez a címke: {tag}.</translation>
    </message>
    <message>
        <source>The Rules and Batches tags contradict each other.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>A Rules és a Batches címke ellentmond egymásnak.</translation>
    </message>
    <message>
        <source>The totals are {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>A pontok: {expected}.</translation>
    </message>
    <message>
        <source>The trick gives {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Az ütés pontjai: {expected}.</translation>
    </message>
    <message>
        <source>The trick counts are {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Az ütések: {expected}.</translation>
    </message>
    <message>
        <source>The widow is worth {points}.</source>
        <extracomment>sixtysix_gui/records/errors.py {points}: a number of points</extracomment>
        <translation>A talon értéke: {points}.</translation>
    </message>
    <message>
        <source>These rules cannot be used: {sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {sentence}: a whole sentence</extracomment>
        <translation>Ezek a szabályok nem használhatók: {sentence}</translation>
    </message>
    <message>
        <source>There is no record here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Itt nincs partijegyzék.</translation>
    </message>
    <message>
        <source>There are too many tags: at most {most} can have names of your own.</source>
        <extracomment>sixtysix_gui/records/errors.py {most}: a number</extracomment>
        <translation>Túl sok a címke: legfeljebb {most} viselhet saját nevet.</translation>
    </message>
    <message>
        <source>There are too many words: the moves of a record can have at most {most}.</source>
        <extracomment>sixtysix_gui/records/errors.py {most}: a number</extracomment>
        <translation>Túl sok a szó: a partijegyzék lépései legfeljebb {most} szóból állhatnak.</translation>
    </message>
    <message>
        <source>The {tag} tag does not apply to this deal.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules</extracomment>
        <translation>Ebben a partiban nincs helye ennek a címkének: {tag}.</translation>
    </message>
    <message>
        <source>The dealer of this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>A parti osztója: {expected}.</translation>
    </message>
    <message>
        <source>This does not belong here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez nem ide tartozik.</translation>
    </message>
    <message>
        <source>This is not a move, a check or a result.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez sem lépés, sem ellenőrző adat, sem eredmény.</translation>
    </message>
    <message>
        <source>This is not a tag. A tag looks like [Name &quot;value&quot;] and escapes only \&quot; and \\.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez nem címke: a címke alakja [Name &quot;érték&quot;], különleges jel csak \&quot; és \\.</translation>
    </message>
    <message>
        <source>This is not a text file: it contains a zero byte.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez nem szövegfájl: nullabájt van benne.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez a szöveg nem UTF-8 kódolású.</translation>
    </message>
    <message>
        <source>This marriage is worth {points}.</source>
        <extracomment>sixtysix_gui/records/errors.py {points}: a number of points</extracomment>
        <translation>Ez a pár {points} pontot ér.</translation>
    </message>
    <message>
        <source>This program reads the format “66R 1”, not “{value}”.</source>
        <extracomment>sixtysix_gui/records/errors.py {value}: a value: a number, or in words</extracomment>
        <translation>Ez a program a „66R 1” formátumot olvassa, ezt nem: „{value}”.</translation>
    </message>
    <message>
        <source>This tag is too long: a name can have at most {longest_name} characters, a value {longest_value}.</source>
        <extracomment>sixtysix_gui/records/errors.py {longest_name}: a number of characters; {longest_value}: a number of characters</extracomment>
        <translation>Túl hosszú ez a címke: a neve legfeljebb {longest_name}, az értéke legfeljebb {longest_value} karakter.</translation>
    </message>
    <message>
        <source>This text was saved as UTF-16. Save it as UTF-8 so that it can be read.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Ez a szöveg UTF-16 kódolással van mentve. Mentsd el UTF-8-ként, és olvasható lesz.</translation>
    </message>
    <message>
        <source>Trick {number} is already complete.</source>
        <extracomment>sixtysix_gui/records/errors.py {number}: a number</extracomment>
        <translation>{number}. ütés: már teljes.</translation>
    </message>
    <message>
        <source>Trick {number} is not complete yet.</source>
        <extracomment>sixtysix_gui/records/errors.py {number}: a number</extracomment>
        <translation>{number}. ütés: ez előtt még nem teljes.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>sixtysix_gui/records/header.py</extracomment>
        <translation>egy szám</translation>
    </message>
    <message>
        <source>a number for each side, as in {example}</source>
        <extracomment>sixtysix_gui/records/header.py {example}: an example of what may be written</extracomment>
        <translation>oldalanként egy szám, például {example}</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>sixtysix_gui/records/header.py</extracomment>
        <translation>lapok</translation>
    </message>
    <message>
        <source>a trick number</source>
        <extracomment>sixtysix_gui/records/header.py</extracomment>
        <translation>egy ütés száma</translation>
    </message>
    <message>
        <source>two numbers from {least} to {most}</source>
        <extracomment>sixtysix_gui/records/header.py {least}: a number; {most}: a number</extracomment>
        <translation>két szám {least} és {most} között</translation>
    </message>
    <message>
        <source>Illegal move by {seat}: {sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {seat}: the letter of a seat: A; {sentence}: a whole sentence</extracomment>
        <translation>Szabálytalan lépés ({seat}): {sentence}</translation>
    </message>
    <message>
        <source>{sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {sentence}: a whole sentence</extracomment>
        <translation>{sentence}</translation>
    </message>
    <message>
        <source>{tag} cannot be “{value}”: it takes {allowed}.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules; {value}: a value: a number, or in words; {allowed}: the values that are possible, separated by commas</extracomment>
        <translation>{tag} nem lehet „{value}”, csak ez: {allowed}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}, at “{token}”.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence; {token}: the word of a record at which it cannot be read</extracomment>
        <translation>„{file}” nem olvasható: {record}. partijegyzék, {line}. sor, itt: „{token}”.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}, trick {trick}, at “{token}”.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence; {trick}: the number of a trick; {token}: the word of a record at which it cannot be read</extracomment>
        <translation>„{file}” nem olvasható: {record}. partijegyzék, {line}. sor, {trick}. ütés, itt: „{token}”.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}, trick {trick}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence; {trick}: the number of a trick</extracomment>
        <translation>A fájl nem olvasható: „{file}”, {record}. partijegyzék, {line}. sor, {trick}. ütés.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence</extracomment>
        <translation>A fájl nem olvasható: „{file}”, {record}. partijegyzék, {line}. sor.</translation>
    </message>
    <message>
        <source>“{value}” cannot be called here.</source>
        <extracomment>sixtysix_gui/records/errors.py {value}: a value: a number, or in words</extracomment>
        <translation>Itt nem mondható: „{value}”.</translation>
    </message>
    <message>
        <source>“{value}” in the Rules tag is not of the form key=value.</source>
        <extracomment>sixtysix_gui/records/errors.py {value}: a value: a number, or in words</extracomment>
        <translation>A Rules címkében „{value}” nem kulcs=érték alakú.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Open record</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Partijegyzék megnyitása</translation>
    </message>
    <message>
        <source>Sixty-Six records (*.66r)</source>
        <extracomment>sixtysix_gui/windows/settings/record_dialog.py</extracomment>
        <translation>A Hatvanhat partijegyzékei (*.66r)</translation>
    </message>
    <message>
        <source>Save record</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Partijegyzék mentése</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py sixtysix_gui/windows/playing/record_files.py: the beginning of a file name</extracomment>
        <translation>Hatvanhat</translation>
    </message>
    <message>
        <source>The record was not saved</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>A partijegyzéket nem sikerült menteni</translation>
    </message>
    <message>
        <source>This record cannot be opened</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Ez a partijegyzék nem nyitható meg</translation>
    </message>
    <message>
        <source>{file} cannot be read: {details}.</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py {file}: the name of a file; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{file} nem olvasható: {details}.</translation>
    </message>
</context>
<context>
    <name>RecordViewer</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Partikód másolása</translation>
    </message>
    <message>
        <source>Deal code copied.</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Partikód másolva.</translation>
    </message>
    <message>
        <source>Continue this game</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Játszma folytatása</translation>
    </message>
    <message>
        <source>Proof…</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Bizonyíték…</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Partijegyzék</translation>
    </message>
    <message>
        <source>Save record…</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Step {place} of {last}</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py {place}: a number: which of several; {last}: the last of a list, or a number</extracomment>
        <translation>{place}. lépés / {last}</translation>
    </message>
    <message>
        <source>The rest of the record cannot be read.</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>A partijegyzék innen nem olvasható tovább.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Only {card} may be exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Az adulapért csak a {card} cserélhető.</translation>
    </message>
    <message>
        <source>Bid less, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Licitálj kevesebbet, vagy passzolj.</translation>
    </message>
    <message>
        <source>Call another contract, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Vállalj mást, vagy passzolj.</translation>
    </message>
    <message>
        <source>Choose another opening.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Válassz másik nyitást.</translation>
    </message>
    <message>
        <source>It is {name}’s turn, not yours.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Nem te jössz: {name} következik.</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Hívj egy lapot.</translation>
    </message>
    <message>
        <source>Let {name} lead.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Hagyd, hogy {name} hívjon.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Tegyél egy lapot.</translation>
    </message>
    <message>
        <source>Say “Out!”, or have the points counted.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Mondd, hogy „Elég!”, vagy kérj számolást.</translation>
    </message>
    <message>
        <source>Announce a marriage, or let {name} lead.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Mondj be egy párt, vagy hagyd, hogy {name} hívjon.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n game point(s) for you</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>
            <numerusform>%n játékpont neked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for {name}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>%n játékpont {name} javára</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because you had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>A sikertelen betakarás ára {cost} játékpont, mert a betakaráskor volt ütésed.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because you had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>A sikertelen betakarás ára {cost} játékpont, mert a betakaráskor nem volt ütésed.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because {name} had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A sikertelen betakarás ára {cost} játékpont: a betakaráskor {name} már ütött.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because {name} had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A sikertelen betakarás ára {cost} játékpont: a betakaráskor {name} még nem ütött.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points</extracomment>
        <translation>A sikertelen betakarás ára {cost} játékpont.</translation>
    </message>
    <message>
        <source>Closing failed with 33 or more, which costs {cost}; the closer has {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points; {total}: a number of card points</extracomment>
        <translation>Legalább 33&#xa0;ponttal a sikertelen betakarás ára {cost} játékpont; a betakaró pontjai: {total}.</translation>
    </message>
    <message>
        <source>Closing failed with fewer than 33, which costs {cost}; the closer has {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points; {total}: a number of card points</extracomment>
        <translation>33&#xa0;pont alatt a sikertelen betakarás ára {cost} játékpont; a betakaró pontjai: {total}.</translation>
    </message>
    <message>
        <source>A false claim costs what a correct one would have won.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>A téves bemondás annyiba kerül, amennyit a jogos hozott volna.</translation>
    </message>
    <message>
        <source>A false claim costs {cost} because you had no trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>A téves bemondás ára {cost} játékpont, mert nem volt ütésed.</translation>
    </message>
    <message>
        <source>A false claim costs {cost} because {name} had no trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A téves bemondás ára {cost} játékpont: {name} még nem ütött.</translation>
    </message>
    <message>
        <source>A false claim costs {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points</extracomment>
        <translation>A téves bemondás ára {cost} játékpont.</translation>
    </message>
    <message>
        <source>All cards have been played and nobody has 66 ({total} and {other}).</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Minden lap elfogyott, és senkinek sincs 66&#xa0;pontja ({total} és {other}).</translation>
    </message>
    <message>
        <source>All cards have been played, and only you have 66 or more: {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Minden lap elfogyott, és csak neked van meg a 66: {total} pontod van.</translation>
    </message>
    <message>
        <source>All cards have been played, and only {name} has 66 or more: {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>Minden lap elfogyott, és csak {name} érte el a 66-ot: {total} pont.</translation>
    </message>
    <message>
        <source>You had no trick when the talon was closed, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>A betakaráskor egy ütésed sem volt, és ez számít.</translation>
    </message>
    <message>
        <source>You had {points} when the talon was closed, and that counts.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>A betakaráskor {points} pontod volt, és ez számít.</translation>
    </message>
    <message>
        <source>You had {points} when the talon was closed, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>A betakaráskor {points} pontod volt, 33 alatt, és ez számít.</translation>
    </message>
    <message>
        <source>{name} had no trick when the talon was closed, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A betakaráskor {name} még nem ütött, és ez számít.</translation>
    </message>
    <message>
        <source>{name} had {points} when the talon was closed, and that counts.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} pontjai a betakaráskor: {points}, és ez számít.</translation>
    </message>
    <message>
        <source>{name} had {points} when the talon was closed, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>A betakaráskor {name} 33 alatt volt ({points} pont), és ez számít.</translation>
    </message>
    <message>
        <source>Both have 66 or more ({total} and {other}), but nobody said “Out!”.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Mindkét játékosnak legalább 66&#xa0;pontja van ({total} és {other}), de senki sem mondta, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because you had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>A betakarót megelőző bemondás {cost} játékpontot hoz, mert a betakaráskor volt ütésed.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because you had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>A betakarót megelőző bemondás {cost} játékpontot hoz, mert a betakaráskor nem volt ütésed.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because {name} had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A betakarót megelőző bemondás {cost} játékpontot hoz: a betakaráskor {name} már ütött.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because {name} had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A betakarót megelőző bemondás {cost} játékpontot hoz: a betakaráskor {name} még nem ütött.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points</extracomment>
        <translation>A betakarót megelőző bemondás {cost} játékpontot hoz.</translation>
    </message>
    <message>
        <source>Going out before the closer, who has {total}, is worth {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {cost}: a number of game points</extracomment>
        <translation>A betakarónak {total} pontja van: a megelőző bemondás {cost} játékpontot hoz.</translation>
    </message>
    <message>
        <source>No game points</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>Nincs játékpont</translation>
    </message>
    <message numerus="yes">
        <source>No game points now, %n extra for the next winner</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>
            <numerusform>Most nincs játékpont, a következő nyertes %n játékponttal többet kap</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is tied</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>A parti döntetlen</translation>
    </message>
    <message>
        <source>You closed and reached {total} but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Betakartál, és volt {total} pontod, de nem mondtad időben, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>You closed but reached only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Betakartál, de csak {total} pontig jutottál.</translation>
    </message>
    <message>
        <source>You closed, but {name} went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>Betakartál, de {name} előbb mondta be a 66-ot, {total} ponttal.</translation>
    </message>
    <message>
        <source>You have {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>{points} pontod van.</translation>
    </message>
    <message>
        <source>You reached {total} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Elérted a 66-ot: {total} pontod van.</translation>
    </message>
    <message>
        <source>You said “Out!” with only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Azt mondtad: „Elég!”, de csak {total} pontod van.</translation>
    </message>
    <message>
        <source>You said “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Azt mondtad: „Elég!”, {total} ponttal.</translation>
    </message>
    <message>
        <source>You stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>33 alatt maradtál.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n off your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>
            <numerusform>%n pont lejön az állásodból</numerusform>
        </translation>
    </message>
    <message>
        <source>You took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Ütés nélkül maradtál.</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Megnyerted a partit</translation>
    </message>
    <message numerus="yes">
        <source>{gain}, including %n carried over</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {gain}: game points with their words: 2 game points for you</extracomment>
        <translation>
            <numerusform>{gain}, ebből %n átvitt</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} closed and reached {total} but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} betakart, és volt {total} pontja, de nem mondta időben, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>{name} closed but reached only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} betakart, de csak {total} pontig jutott.</translation>
    </message>
    <message>
        <source>{name} closed, but you went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} betakart, de te előbb mondtad be a 66-ot, {total} ponttal.</translation>
    </message>
    <message>
        <source>{name} has {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} pontjai: {points}.</translation>
    </message>
    <message>
        <source>{name} reached {total} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} elérte a 66-ot: {total} pont.</translation>
    </message>
    <message>
        <source>{name} said “Out!” with only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} azt mondta: „Elég!”, de csak {total} pontja van.</translation>
    </message>
    <message>
        <source>{name} said “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} azt mondta: „Elég!”, {total} ponttal.</translation>
    </message>
    <message>
        <source>{name} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} 33 alatt maradt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n off their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} állásából %n pont lejön</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} ütés nélkül maradt.</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} nyerte a partit</translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for you and {partner}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>
            <numerusform>%n játékpont: te és {partner}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for {first} and {second}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>%n játékpont {first} és {second} javára</numerusform>
        </translation>
    </message>
    <message>
        <source>A false claim costs {cost} because they had no trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>A téves bemondás ára {cost} játékpont, mert nem volt ütésük.</translation>
    </message>
    <message>
        <source>A false claim costs {cost} because you had no trick.</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>A téves bemondás ára {cost} játékpont, mert nem volt ütésetek.</translation>
    </message>
    <message>
        <source>All cards have been played; every full ten in card points scores one.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Minden lap elfogyott; minden teljes tíz pont egyet ér.</translation>
    </message>
    <message>
        <source>All of the last tricks</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Az összes utolsó ütés</translation>
    </message>
    <message>
        <source>Everyone passed</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Mindenki passzolt</translation>
    </message>
    <message>
        <source>Everyone passed: the next player deals.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Mindenki passzolt: a következő játékos oszt.</translation>
    </message>
    <message>
        <source>All three have {total}, so nobody pays.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points</extracomment>
        <translation>Mindhárom játékosnak {total} pontja van: senki sem fizet.</translation>
    </message>
    <message>
        <source>Bid by {name}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} licitje</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Zsetonok</translation>
    </message>
    <message>
        <source>Full 33s</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Teljes 33-ak</translation>
    </message>
    <message>
        <source>Full tens</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Teljes tízek</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>Marriage without a trick</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Pár ütés nélkül</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Párok</translation>
    </message>
    <message>
        <source>Nobody bid: the next player deals.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Senki sem licitált: a következő játékos oszt.</translation>
    </message>
    <message>
        <source>Nobody pays anything</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>Senki sem fizet</translation>
    </message>
    <message>
        <source>All cards have been played and nobody said “Out!”: {total} to {other}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Senki sem mondta, hogy „Elég!”, és minden lap elfogyott: {total}&#xa0;:&#xa0;{other}.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, so the last trick decides the deal: you won it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Senki sem mondta, hogy „Elég!”: az utolsó ütés dönt, és az a tiéd.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, so the last trick decides the deal: {name} won it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Senki sem mondta, hogy „Elég!”: az utolsó ütés dönt, és azt {name} vitte.</translation>
    </message>
    <message>
        <source>Number of tricks</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Ütések száma</translation>
    </message>
    <message>
        <source>Score: from {before} to {after}.</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py: a score before and after a deal {before}: the score before the deal: 3 : 2; {after}: a move that something follows: after closing; or a score</extracomment>
        <translation>Állás: {before} volt, most {after}.</translation>
    </message>
    <message>
        <source>Set: the bid was not made</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Bukás: nem lett meg a licit</translation>
    </message>
    <message>
        <source>Set: they bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Elbukták: licit {bid}, elért pont {total}.</translation>
    </message>
    <message>
        <source>Set: you bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Elbuktad: licit {bid}, elért pont {total}.</translation>
    </message>
    <message>
        <source>Set: you bid {bid} and made {total}.</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Elbuktátok: licit {bid}, elért pont {total}.</translation>
    </message>
    <message>
        <source>Set: {name} bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>{name} elbukta: licit {bid}, elért pont {total}.</translation>
    </message>
    <message>
        <source>Bid made</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Megvan a licit</translation>
    </message>
    <message>
        <source>Bid made: they bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Teljesítették: licit {bid}, elért pont {total}.</translation>
    </message>
    <message>
        <source>Bid made: you bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Teljesítetted: licit {bid}, elért pont {total}.</translation>
    </message>
    <message>
        <source>Bid made: you bid {bid} and made {total}.</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Teljesítettétek: licit {bid}, elért pont {total}.</translation>
    </message>
    <message>
        <source>Bid made: {name} bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>{name} teljesítette: licit {bid}, elért pont {total}.</translation>
    </message>
    <message>
        <source>The bid is deducted from their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>A licit lejön az állásukból</translation>
    </message>
    <message>
        <source>The bid is deducted from your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>A licit lejön az állásodból</translation>
    </message>
    <message>
        <source>The bid is deducted from your score</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>A licit lejön az állásotokból</translation>
    </message>
    <message>
        <source>The bid is deducted from {name}’s score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A licit lejön {name} állásából</translation>
    </message>
    <message>
        <source>They made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Elért pontjuk: {total}.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Ütések</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Elvitt ütések</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>You and {partner} have the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Te és {partner} szereztétek a legtöbb pontot.</translation>
    </message>
    <message>
        <source>You and {partner} have {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas; {points}: a number of points</extracomment>
        <translation>Te és {partner} együtt {points} pontot szereztetek.</translation>
    </message>
    <message>
        <source>You and {partner} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Te és {partner} 33 alatt maradtatok.</translation>
    </message>
    <message numerus="yes">
        <source>You and {partner} take %n off your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>
            <numerusform>Te és {partner}: %n pont lejön az állásotokból</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {partner} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Te és {partner} ütés nélkül maradtatok.</translation>
    </message>
    <message>
        <source>You and {partner} win the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Te és {partner} nyertétek a partit</translation>
    </message>
    <message>
        <source>You bid {ticks}, which is {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>A licited {ticks}, ez {points} pont.</translation>
    </message>
    <message>
        <source>You have the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Neked van a legtöbb pontod.</translation>
    </message>
    <message>
        <source>You made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Elért pontod: {total}.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle” and hold five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>„Auf Dissle” volt a nyitásod, és megvan az öt hetes.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle”, but the talon ran out before you had five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>„Auf Dissle” volt a nyitásod, de a talon elfogyott, mielőtt öt hetesed lett volna.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle” but won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>„Auf Dissle” volt a nyitásod, de ütést vittél.</translation>
    </message>
    <message>
        <source>You pay {winner} {paid}; {second} pays {other_paid}</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {winner}: the player who won: the Queen; {paid}: what is paid, with its word: 2 chips; {second}: another player: Pallas; {other_paid}: what is paid, with its word: 2 chips</extracomment>
        <translation>{winner} nyer, fizettek: te {paid}, {second} {other_paid}</translation>
    </message>
    <message>
        <source>You played {a_contract} and lost it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>Vállalásod: {a_contract} – elbuktad.</translation>
    </message>
    <message>
        <source>You played {a_contract} and made it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>Vállalásod: {a_contract} – teljesítetted.</translation>
    </message>
    <message>
        <source>Together you made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Elért pontotok: {total}.</translation>
    </message>
    <message>
        <source>You won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Ütést vittél.</translation>
    </message>
    <message>
        <source>You won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>A talon elfogyása óta minden ütést elvittél: még {points} pont.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>A te licited</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>sixtysix_gui/text/results/result_table.py: in the row &quot;Last trick&quot;: whose it is</extracomment>
        <translation>megvan</translation>
    </message>
    <message>
        <source>{first} and {second} both have {total}, so nobody pays.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {first}: a player: Rachel; {second}: another player: Pallas; {total}: a number of card points</extracomment>
        <translation>Egyenlő pontok ({total}): {first} és {second}. Senki sem fizet.</translation>
    </message>
    <message>
        <source>{first} and {second} have the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} és {second} szerezte a legtöbb pontot.</translation>
    </message>
    <message>
        <source>{first} and {second} have {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas; {points}: a number of points</extracomment>
        <translation>{first} és {second} pontjai: {points}.</translation>
    </message>
    <message>
        <source>{first} and {second} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} és {second} 33 alatt maradt.</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} take %n off their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} és {second} állásából %n pont lejön</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {second} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} és {second} ütés nélkül maradt.</translation>
    </message>
    <message>
        <source>{first} and {second} win the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} és {second} nyerte a partit</translation>
    </message>
    <message>
        <source>{first} pays you {paid}; {second} pays {other_paid}</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {first}: a player: Rachel; {paid}: what is paid, with its word: 2 chips; {second}: another player: Pallas; {other_paid}: what is paid, with its word: 2 chips</extracomment>
        <translation>Neked fizetnek: {first} {paid}, {second} {other_paid}</translation>
    </message>
    <message>
        <source>{first} pays {winner} {paid}; {second} pays {other_paid}</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {first}: a player: Rachel; {winner}: the player who won: the Queen; {paid}: what is paid, with its word: 2 chips; {second}: another player: Pallas; {other_paid}: what is paid, with its word: 2 chips</extracomment>
        <translation>{winner} nyer, fizetnek: {first} {paid}, {second} {other_paid}</translation>
    </message>
    <message>
        <source>{name} bid {ticks}, which is {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>{name} licitje {ticks}, ez {points} pont.</translation>
    </message>
    <message>
        <source>{name} has the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} szerezte a legtöbb pontot.</translation>
    </message>
    <message>
        <source>{name} made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} elért pontja: {total}.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle” and holds five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} „Auf Dissle”-vel nyitott, és megvan az öt hetese.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle”, but the talon ran out before they had five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} „Auf Dissle”-vel nyitott, de a talon elfogyott, mielőtt öt hetese lett volna.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle” but won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} „Auf Dissle”-vel nyitott, de ütést vitt.</translation>
    </message>
    <message>
        <source>{name} played {a_contract} and lost it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>{name} vállalása: {a_contract} – elbukta.</translation>
    </message>
    <message>
        <source>{name} played {a_contract} and made it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>{name} vállalása: {a_contract} – teljesítette.</translation>
    </message>
    <message>
        <source>{name} won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} ütést vitt.</translation>
    </message>
    <message>
        <source>{name} won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} a talon elfogyása óta minden ütést elvitt: még {points} pont.</translation>
    </message>
    <message>
        <source>× {times}</source>
        <extracomment>sixtysix_gui/text/results/result_table.py {times}: a number: by how much a deal counts</extracomment>
        <translation>×&#xa0;{times}</translation>
    </message>
    <message>
        <source>Card points at closing</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Pontok a betakaráskor</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, and both have {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points</extracomment>
        <translation>Senki sem mondta, hogy „Elég!”, és mindkét játékosnak {total} pontja van.</translation>
    </message>
    <message>
        <source>Not counted after closing</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>A betakarás után nem számít</translation>
    </message>
    <message>
        <source>Tricks at closing</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Ütések a betakaráskor</translation>
    </message>
    <message>
        <source>{number} short</source>
        <extracomment>sixtysix_gui/text/results/result_table.py: below a figure of card points {number}: a number of points that were lacking</extracomment>
        <translation>{number} hiányzik</translation>
    </message>
    <message>
        <source>{closer} closed, but {name} went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {closer}: the player who closed, at the beginning of the sentence: The Queen; {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{closer} betakart, de {name} előbb mondta be a 66-ot, {total} ponttal.</translation>
    </message>
    <message>
        <source>You win the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Megnyerted a játszmát</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} nyerte a játszmát</translation>
    </message>
    <message>
        <source>You and {partner} win the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Te és {partner} nyertétek a játszmát</translation>
    </message>
    <message>
        <source>{first} and {second} win the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} és {second} nyerte a játszmát</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>%n döntés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to review.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>%n megnézendő lépés.</numerusform>
        </translation>
    </message>
    <message>
        <source>All tricks have been played: you may say “Out!” or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Minden ütés megvolt: mondhatod, hogy „Elég!”, vagy passzolhatsz.</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Az elején</translation>
    </message>
    <message>
        <source>Best moment: trick {t}, {move}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>A legjobb pillanat: {t}. ütés, {move}.</translation>
    </message>
    <message>
        <source>Best moment: trick {t}, {move}. The next-best move is worth {d} less.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {d}: a number of game points: 0.4</extracomment>
        <translation>A legjobb pillanat: {t}. ütés, {move}. A második legjobb lépés {d} ponttal kevesebbet ér.</translation>
    </message>
    <message>
        <source>Chance to win: {v} in 100; after your move: {w}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number; {w}: a number</extracomment>
        <translation>Nyerési esély: 100-ból {v}, a lépésed után {w}.</translation>
    </message>
    <message>
        <source>Deal {k}: {word}, {x}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {k}: a number; {word}: a verdict in words: mistake; or a word of a record; {x}: a number of game points: 0.4</extracomment>
        <translation>{k}. parti: {word}, {x}.</translation>
    </message>
    <message>
        <source>Decision {k} of {n}</source>
        <extracomment>sixtysix_gui/text/coach/review.py {k}: a number; {n}: how many decisions in all</extracomment>
        <translation>{k}. döntés / {n}</translation>
    </message>
    <message>
        <source>Expected: {v}; after your move: {w}; luck since then: {y}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number; {w}: a number; {y}: a number of game points with its sign</extracomment>
        <translation>Várható: {v}, a lépésed után {w}; szerencse azóta: {y}.</translation>
    </message>
    <message>
        <source>You had nothing to decide in this deal.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Ebben a partiban nem volt miről döntened.</translation>
    </message>
    <message>
        <source>Judged by what you could know at the time. Cards you could not see do not count.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Az ítélet alapja az, amit akkor tudhattál. A rejtett lapok nem számítanak.</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>No clear mistake in this deal.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Ebben a partiban nincs egyértelmű hiba.</translation>
    </message>
    <message>
        <source>On this computer the coach looks at fewer deals, so more remains uncertain.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Ezen a számítógépen az edző kevesebb leosztást vizsgál, ezért több minden marad bizonytalan.</translation>
    </message>
    <message>
        <source>The coach could not work this out. See the log for details.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Az edző itt elakadt. A napló megmondja, miért.</translation>
    </message>
    <message>
        <source>The coach does not know these rules well enough to judge.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Az edző nem ismeri elég jól ezeket a szabályokat ahhoz, hogy ítélni tudjon.</translation>
    </message>
    <message>
        <source>The coach found nothing to improve.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Az edző nem talált javítanivalót.</translation>
    </message>
    <message>
        <source>The coach is still reviewing: {k} of {n} decisions. You can already go through them.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {k}: a number; {n}: how many decisions in all</extracomment>
        <translation>Az edző még dolgozik: {n} döntésből {k} kész. Már most is lapozhatsz.</translation>
    </message>
    <message>
        <source>The coach will comment once the deal is over.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Az edző akkor szól, ha a parti véget ért.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>A parti</translation>
    </message>
    <message>
        <source>The deal was tied. Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>A parti döntetlen lett. Így alakult.</translation>
    </message>
    <message>
        <source>The talon, from the top: {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {cards}: cards by name, separated by commas</extracomment>
        <translation>A talon felülről: {cards}.</translation>
    </message>
    <message>
        <source>This record does not say which seat was yours. Whose decisions should the coach review?</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>A partijegyzékből nem derül ki, melyik hely volt a tiéd. Kinek a döntéseit nézze meg az edző?</translation>
    </message>
    <message numerus="yes">
        <source>See the %n move(s)</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>A lépések megnézése (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Too close to call: it depends on how both players continue.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Nem dönthető el: azon múlik, hogyan játszik tovább a két fél.</translation>
    </message>
    <message>
        <source>Trick {t}, {move}, not reviewed yet.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>{t}. ütés, {move}, még nincs megnézve.</translation>
    </message>
    <message>
        <source>Trick {t}, {move}, {word}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {word}: a verdict in words: mistake; or a word of a record</extracomment>
        <translation>{t}. ütés, {move}, {word}.</translation>
    </message>
    <message>
        <source>Trick {t}, {move}. {lesson}</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {lesson}: a sentence that says what is to be learned</extracomment>
        <translation>{t}. ütés, {move}. {lesson}</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead, before drawing.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>{t}. ütés: te hívsz, húzás előtt.</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead; the talon is closed.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>{t}. ütés: te hívsz, a talon be van takarva.</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead; the talon is used up.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>{t}. ütés: te hívsz, a talon elfogyott.</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>{t}. ütés: te hívsz.</translation>
    </message>
    <message>
        <source>Trick {t}: {name} closed. You may exchange or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{t}. ütés: {name} betakart. Cserélhetsz vagy passzolhatsz.</translation>
    </message>
    <message>
        <source>Trick {t}: {name} led {card}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{t}. ütés, {name} hívása: {card}.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>sixtysix_gui/windows/review/note_words.py</extracomment>
        <translation>Újra</translation>
    </message>
    <message>
        <source>You gave away</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Te elvesztegettél</translation>
    </message>
    <message>
        <source>You gave away {x} game points, {name} {z}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {x}: a number of game points: 0.4; {name}: a player as sentences call them, with article: the Queen, Rachel; {z}: a number of game points: 0.4</extracomment>
        <translation>Elvesztegetett játékpont: te {x}, {name} {z}.</translation>
    </message>
    <message numerus="yes">
        <source>You lost the deal by %n game point(s). Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>%n játékponttal elveszítetted a partit. Így alakult.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the deal by %n game point(s). Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>%n játékponttal megnyerted a partit. Így alakult.</numerusform>
        </translation>
    </message>
    <message>
        <source>before the first card</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>az első lap előtt</translation>
    </message>
    <message>
        <source>the draws and the hidden cards</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>a húzások és a rejtett lapok</translation>
    </message>
    <message>
        <source>no clear mistake</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>nincs egyértelmű hiba</translation>
    </message>
    <message>
        <source>nothing more to decide</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>itt már minden eldőlt</translation>
    </message>
    <message>
        <source>{first} or {second} in trick {t} was too close to call.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {first}: a player: Rachel; {second}: another player: Pallas; {t}: the number of a trick</extracomment>
        <translation>{first} vagy {second}, {t}. ütés: nem dönthető el.</translation>
    </message>
    <message>
        <source>{name} gave away</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} elvesztegetett</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, {move}, cost the most: {x}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {x}: a number of game points: 0.4</extracomment>
        <translation>{theme}: {t}. ütés, {move}, a legdrágább: {x}.</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, {move}, cost {x}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {x}: a number of game points: 0.4</extracomment>
        <translation>{theme}: {t}. ütés, {move}, ára: {x}.</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick</extracomment>
        <translation>{theme}: {t}. ütés, keresd meg a legjobb lépést.</translation>
    </message>
    <message>
        <source>Chance to win: {v} in 100. You have yet to find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number</extracomment>
        <translation>Nyerési esély: 100-ból {v}. A legjobb lépést még meg kell találnod.</translation>
    </message>
    <message>
        <source>Expected: {v}. You have yet to find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number</extracomment>
        <translation>Várható: {v}. A legjobb lépést még meg kell találnod.</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, {move}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>{theme}: {t}. ütés, {move}.</translation>
    </message>
    <message>
        <source>The coach is still reviewing. You can already go through the deal.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Az edző még dolgozik. Már most is végiglapozhatod a partit.</translation>
    </message>
    <message>
        <source>Your decisions have been reviewed; the coach is now looking at what {name} gave away.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>A döntéseidről kész az ítélet; az edző most azt nézi, mit vesztegetett el {name}.</translation>
    </message>
</context>
<context>
    <name>ReviewCommand</name>
    <message>
        <source>random seed (default: 0)</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>kezdőérték (alapértelmezés: 0)</translation>
    </message>
    <message>
        <source>Judges every decision of a seat by what it could know at the time: what the move cost in game points, how certain that is, and why. A summary of the deal follows: the expected result, luck, and what both players gave away. Findings are kept and not calculated again. The exit status is 0 if all records could be read, otherwise 1.</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>Egy hely minden döntését aszerint ítéli meg, amit akkor tudhatott: hány játékpontba került a lépés, mennyire biztos ez, és miért. Azután a parti elszámolása: mit ígért, mennyi volt a szerencse, és mit vesztegettek el ketten. Amit kiszámolt, megőrzi, és nem számolja újra. A kilépési kód 0, ha minden partijegyzék olvasható volt, különben 1.</translation>
    </message>
    <message>
        <source>best {move}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {move}: a move as records write it</extracomment>
        <translation>legjobb {move}</translation>
    </message>
    <message>
        <source>recalculate everything and keep nothing</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>mindent újraszámol, és semmit sem őriz meg</translation>
    </message>
    <message>
        <source>judge the moves in records by what the players could know</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>partijegyzékek lépéseinek megítélése aszerint, amit a játékosok tudhattak</translation>
    </message>
    <message>
        <source>loss {loss} ± {bound}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {loss}: a number of game points: 0.4; {bound}: a number of game points: 0.05</extracomment>
        <translation>veszteség {loss} ± {bound}</translation>
    </message>
    <message>
        <source>marked</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>megjelölve</translation>
    </message>
    <message>
        <source>reason {reason}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>ok {reason}</translation>
    </message>
    <message>
        <source>most deals to consider per decision (default: {usual})</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {usual}: what holds if nothing is said</extracomment>
        <translation>egy döntéshez legfeljebb ennyi lehetséges parti (alapértelmezés: {usual})</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>súlyos hiba</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>jó</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>hiba</translation>
    </message>
    <message>
        <source>no choice</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>kényszerlépés</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>pontatlanság</translation>
    </message>
    <message>
        <source>theme {theme}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {theme}: what there is to learn: Closing</extracomment>
        <translation>téma {theme}</translation>
    </message>
    <message>
        <source>too close to call</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>nem dönthető el</translation>
    </message>
    <message>
        <source>whose decisions (default: the seat in the Seat tag; without it, both seats)</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>kinek a döntései (alapértelmezés: a Seat címke szerint, enélkül mindkettőé)</translation>
    </message>
    <message>
        <source>worlds {count}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {count}: a number</extracomment>
        <translation>világok {count}</translation>
    </message>
    <message>
        <source>worlds {count} (all)</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {count}: a number</extracomment>
        <translation>világok {count} (mind)</translation>
    </message>
    <message>
        <source>{file} summary for {seat}: expected {promised}, luck {luck}, from the opponent {other}, given away {given}, result {result}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {seat}: the letter of a seat: A; {promised}: a number of game points with its sign; {luck}: a number of game points with its sign; {other}: what the opponent gave away; {given}: a number of game points that the opponent gave away; {result}: a number of game points with its sign</extracomment>
        <translation>{file} elszámolás, {seat}: ígért {promised}, szerencse {luck}, a másiktól {other}, elvesztegetett {given}, eredmény {result}</translation>
    </message>
    <message>
        <source>{file} summary for {seat}: the deal was not finished</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {seat}: the letter of a seat: A</extracomment>
        <translation>{file} elszámolás, {seat}: a parti nem ért véget</translation>
    </message>
    <message>
        <source>{file} error: the coach does not know the rules {rules}.</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {rules}: the name of a rule set: Schnapsen</extracomment>
        <translation>{file} hiba: az edző nem ismeri ezeket a szabályokat: {rules}.</translation>
    </message>
    <message>
        <source>{file} trick {trick} {seat} {move}, {verdict}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {trick}: the number of a trick; {seat}: the letter of a seat: A; {move}: a move as records write it; {verdict}: a verdict of the coach: mistake</extracomment>
        <translation>{file} ütés {trick} {seat} {move}, {verdict}</translation>
    </message>
</context>
<context>
    <name>ReviewParts</name>
    <message>
        <source>&amp;Next mistake</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>&amp;Következő hiba</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py {number}: a number; {count}: a number</extracomment>
        <translation>{number}. parti / {count}</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Jegyzetek</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>With the coach</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Az edzővel</translation>
    </message>
    <message>
        <source>Without the coach</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Edző nélkül</translation>
    </message>
</context>
<context>
    <name>RuleCardButton</name>
    <message>
        <source>Press Space for {variant}.</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_card.py {variant}: the word of the next variant of a rule set: sharp</extracomment>
        <translation>Szóköz: {variant}.</translation>
    </message>
</context>
<context>
    <name>RuleErrors</name>
    <message>
        <source>The pack contains {card} twice.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA</extracomment>
        <translation>A pakliban kétszer van: {card}.</translation>
    </message>
    <message>
        <source>{card} is missing from the pack.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA</extracomment>
        <translation>A pakliból hiányzik: {card}.</translation>
    </message>
    <message>
        <source>There is no rule set named “{name}”.</source>
        <extracomment>sixtysix_gui/rules/errors.py {name}: a rule set as it was typed</extracomment>
        <translation>Nincs „{name}” nevű szabályváltozat.</translation>
    </message>
    <message>
        <source>a list of different contracts, such as [gang, schnapser]</source>
        <extracomment>sixtysix_gui/rules/sets/contracts.py</extracomment>
        <translation>különböző vállalások listája, például [gang, schnapser]</translation>
    </message>
    <message>
        <source>a list of different contracts, such as [gang, schnapser], or the name of a list</source>
        <extracomment>sixtysix_gui/rules/sets/contracts.py</extracomment>
        <translation>különböző vállalások listája, például [gang, schnapser], vagy egy lista neve</translation>
    </message>
    <message>
        <source>any number from 1 to 9999</source>
        <extracomment>sixtysix_gui/rules/sets/plans.py</extracomment>
        <translation>bármely szám 1-től 9999-ig</translation>
    </message>
    <message>
        <source>contracts with their values, such as [bettler:5, gang:10]</source>
        <extracomment>sixtysix_gui/rules/sets/contracts.py</extracomment>
        <translation>vállalások az értékükkel, például [bettler:5, gang:10]</translation>
    </message>
    <message>
        <source>the forehand cannot lead in a contract that the forehand sits out.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>a kezdő nem hívhat olyan vállalásban, amelyből kimarad.</translation>
    </message>
    <message>
        <source>players cannot be required to beat a card in a suit they need not follow.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>ütéskényszer nem lehet ott, ahol színt sem kell adni.</translation>
    </message>
    <message>
        <source>players cannot be required to trump where they need not follow suit.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>adukényszer nem lehet ott, ahol színt sem kell adni.</translation>
    </message>
    <message>
        <source>only the lowest card of the pack can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>cserélni csak a pakli legkisebb lapját lehet.</translation>
    </message>
    <message>
        <source>the ace can be lowest only where an Assenbettler can be called.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>az ász csak ott lehet a legalacsonyabb, ahol Assenbettlert lehet vállalni.</translation>
    </message>
    <message>
        <source>the batches must add up to the number of cards in a hand.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>az adagoknak együtt egy teljes kezet kell kiadniuk.</translation>
    </message>
    <message>
        <source>the last trick cannot win the deal if something else decides it.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>az utolsó ütés nem döntheti el a partit, ha más dönti el.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of {count} cards.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA; {count}: a number</extracomment>
        <translation>{card} nem tartozik a {count} lapos paklihoz.</translation>
    </message>
    <message>
        <source>{card} is not in this pack, or not that many times.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA</extracomment>
        <translation>{card} nem tartozik ehhez a paklihoz, vagy nem ennyiszer.</translation>
    </message>
    <message>
        <source>{first} and {second} cannot be combined: {why}</source>
        <extracomment>sixtysix_gui/rules/errors.py {first}: the name of a dimension of the rules, as in records; {second}: another dimension of the rules; {why}: a sentence that says why</extracomment>
        <translation>{first} és {second} kizárja egymást: {why}</translation>
    </message>
    <message>
        <source>{key} cannot be {value}: it takes {allowed}.</source>
        <extracomment>sixtysix_gui/rules/errors.py {key}: the name of a key: Enter, or of an entry in a file; {value}: a value: a number, or in words; {allowed}: the values that are possible, separated by commas</extracomment>
        <translation>{key} nem lehet {value}, csak ez: {allowed}.</translation>
    </message>
    <message>
        <source>{key} cannot be {value}: that is for {game}, not for the game for two players.</source>
        <extracomment>sixtysix_gui/rules/errors.py {key}: the name of a key: Enter, or of an entry in a file; {value}: a value: a number, or in words; {game}: the name of a game: Cut-throat Sixty-Six</extracomment>
        <translation>{key} nem lehet {value}: az egy másik játék értéke ({game}), nem a kétszemélyesé.</translation>
    </message>
    <message>
        <source>“{code}” is not a card.</source>
        <extracomment>sixtysix_gui/rules/errors.py {code}: a deal code, or the two characters of a card such as HA</extracomment>
        <translation>„{code}” nem lap.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” cannot be combined: {why}</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {first}: the name of a dimension of the rules, as in records; {second}: another dimension of the rules; {why}: a sentence that says why</extracomment>
        <translation>„{first}” és „{second}” nem fér össze: {why}</translation>
    </message>
    <message>
        <source>“{key}” is not a dimension of the rules.</source>
        <extracomment>sixtysix_gui/rules/errors.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>„{key}” nem a szabályok kulcsa.</translation>
    </message>
    <message>
        <source>“{text}” is not a deal code. A deal code has {length} letters in groups of {group}, all from {letters}.</source>
        <extracomment>sixtysix_gui/rules/fair_deals.py sixtysix_gui/text/error_sentences.py {text}: what was written; {length}: how long is played: To seven, or a number; {group}: a group of rules, or a number of letters; {letters}: the letters that may be used</extracomment>
        <translation>„{text}” nem partikód. Annak {length} betűje van, {group} betűs csoportokban, mind ezek közül: {letters}.</translation>
    </message>
    <message>
        <source>“{text}” is not a nonce: a nonce has 32 hexadecimal digits.</source>
        <extracomment>sixtysix_gui/rules/fair_deals.py {text}: what was written</extracomment>
        <translation>„{text}” nem egyszeri szám: az 32 hexadecimális számjegy.</translation>
    </message>
</context>
<context>
    <name>RuleGrid</name>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_grid.py</extracomment>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_grid.py {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{place} / {count}</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>as in {rules}: {value}</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py {rules}: the name of a rule set: Schnapsen; {value}: a value: a number, or in words</extracomment>
        <translation>{rules} szerint: {value}</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py</extracomment>
        <translation>módosítva</translation>
    </message>
    <message>
        <source>conflicts</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py</extracomment>
        <translation>ütközik</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>
            <numerusform>%n vállalás</numerusform>
        </translation>
    </message>
    <message>
        <source>1 extra game point</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>1 játékponttal több</translation>
    </message>
    <message>
        <source>1 if the closer has 33+, otherwise 2; 3 without a trick at closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>1, ha a betakaró 33-ig jutott, különben 2; 3, ha a másik még nem ütött</translation>
    </message>
    <message>
        <source>1 extra, but only after 65–65</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>1-gyel több, de csak 65&#xa0;:&#xa0;65 után</translation>
    </message>
    <message>
        <source>10 card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>10&#xa0;pont</translation>
    </message>
    <message>
        <source>100 card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>100&#xa0;pont</translation>
    </message>
    <message>
        <source>2 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>2&#xa0;lap</translation>
    </message>
    <message>
        <source>20 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>20&#xa0;lap</translation>
    </message>
    <message>
        <source>20 cards, partners opposite; contracts and Kontra; from 24 down to 0.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>20&#xa0;lap, a társak szemben; vállalások és kontra; 24-ről nulláig.</translation>
    </message>
    <message>
        <source>20 cards; after closing, the opponent’s card points are frozen; the last trick wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>20&#xa0;lap; betakarás után a másik pontjai megállnak; az utolsó ütés nyer.</translation>
    </message>
    <message>
        <source>24 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;lap</translation>
    </message>
    <message>
        <source>24 cards include the nines; 20 cards go down to the jacks.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>24&#xa0;lapban kilencesek is vannak, 20&#xa0;lapban a bubi (alsó) a legkisebb.</translation>
    </message>
    <message>
        <source>24 cards, everyone plays alone; the first player names trumps; all eight tricks are played for chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;lap, három játékos; a kezdő mond adut; mind a nyolc ütést lejátsszátok, zsetonra.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; bids in steps of 33; the first card led sets trumps.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;lap, a társak szemben; licit 33-as lépésekben; az első hívott lap adja az adut.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; the dealer’s neighbour cuts for trumps; out at 66.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;lap, a társak szemben; az adut az osztó szomszédja emeli; 66-nál vége.</translation>
    </message>
    <message>
        <source>24 cards, three players; bids in steps of 33; the first trick also wins three extra cards.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;lap, három játékos; licit 33-as lépésekben; az első ütéssel három lap is jár.</translation>
    </message>
    <message>
        <source>24 cards; close before or after drawing; marriages only while the talon is open; 10 for the last trick.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;lap; betakarás húzás előtt vagy után; pár csak nyitott talonnál; az utolsó ütés 10&#xa0;pont.</translation>
    </message>
    <message>
        <source>24 cards; each marriage makes its suit trumps and counts 20, 40, 60, 80; first to 100.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;lap; minden pár aduvá teszi a színét, és 20, 40, 60, 80&#xa0;pontot ér; 100-ig.</translation>
    </message>
    <message>
        <source>24 cards; players take turns dealing; mistakes cost 3 against a player without a trick; no looking back at tricks.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;lap; felváltva osztotok; a hiba ára 3, ha a másiknak nincs ütése; visszanézni tilos.</translation>
    </message>
    <message>
        <source>2; 3 if the opponent has no trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>2; 3, ha a másiknak nincs ütése</translation>
    </message>
    <message>
        <source>2; 3 without a trick at closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>2; 3, ha a másik még nem ütött</translation>
    </message>
    <message>
        <source>4 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>4&#xa0;lap</translation>
    </message>
    <message>
        <source>48 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>48&#xa0;lap</translation>
    </message>
    <message>
        <source>48 cards, four players, dealt and played anticlockwise; secret openings, out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>48&#xa0;lap, négy játékos, osztás és játék az óramutató járásával ellentétesen; titkos nyitások, 101-nél vége.</translation>
    </message>
    <message>
        <source>48 cards; secret openings, out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>48&#xa0;lap; titkos nyitások, 101-nél vége.</translation>
    </message>
    <message>
        <source>5 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>5&#xa0;lap</translation>
    </message>
    <message>
        <source>6 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>6&#xa0;lap</translation>
    </message>
    <message>
        <source>66 ends the deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>66-nál vége a partinak</translation>
    </message>
    <message>
        <source>66 ends the deal automatically; if closing fails, it costs 3.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>66-nál magától vége a partinak; a sikertelen betakarás ára 3.</translation>
    </message>
    <message>
        <source>If closing fails, it costs</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A sikertelen betakarás ára</translation>
    </message>
    <message>
        <source>A false claim costs</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A téves bemondás ára</translation>
    </message>
    <message>
        <source>A shutout game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A nullára nyert játszma</translation>
    </message>
    <message>
        <source>A marriage may be announced on the very first lead.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Már a legelső laphoz is be lehet mondani párt.</translation>
    </message>
    <message>
        <source>A single deal and nothing more.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Egyetlen parti, és utána vége.</translation>
    </message>
    <message>
        <source>After closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Betakarás után</translation>
    </message>
    <message>
        <source>After closing, the opponent’s card points are frozen; the last trick wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Betakarás után a másik pontjai megállnak; az utolsó ütés nyer.</translation>
    </message>
    <message>
        <source>After a tied deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Döntetlen parti után</translation>
    </message>
    <message>
        <source>After the last draw</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Az utolsó húzás után</translation>
    </message>
    <message>
        <source>After winning a trick a player may close before drawing; both then play on with one card fewer.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ütés után, még húzás előtt be lehet takarni; ekkor mindketten eggyel kevesebb lappal játszanak tovább.</translation>
    </message>
    <message>
        <source>After winning a trick a player may exchange before drawing. If exchanging is only allowed before leading, the player must then close.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ütés után, még húzás előtt lehet cserélni. Ha cserélni csak hívás előtt szabad, utána be is kell takarni.</translation>
    </message>
    <message>
        <source>All of the last tricks</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Az összes utolsó ütés</translation>
    </message>
    <message>
        <source>As in Austria: 20 cards, five in hand; the last trick wins; if the closer wins, the loser’s points at closing count; counted down from 7.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Ahogy Ausztriában: 20&#xa0;lap, öt a kézben; az utolsó ütés nyer; ha a betakaró nyer, a vesztes betakaráskori pontjai számítanak; 7-ről visszafelé.</translation>
    </message>
    <message>
        <source>As in Bulgaria: marriages and closing only from the second trick on, closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Ahogy Bulgáriában: pár és betakarás csak a második ütéstől, betakarni csak legalább négylapos talonnál.</translation>
    </message>
    <message>
        <source>Ace lowest in Assenbettler</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Assenbettler legalsó ásszal</translation>
    </message>
    <message>
        <source>Austria</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Ausztria</translation>
    </message>
    <message>
        <source>Austria, Hungary</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Ausztria, Magyarország</translation>
    </message>
    <message>
        <source>Bar Schnapsen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kocsmai snapszer</translation>
    </message>
    <message>
        <source>Bar Schnapsen with 24 cards and six in hand.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kocsmai snapszer 24&#xa0;lappal, hattal a kézben.</translation>
    </message>
    <message>
        <source>Bar Schnapsen with nines</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kocsmai snapszer kilencesekkel</translation>
    </message>
    <message>
        <source>Bar rules</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kocsmai szabályok</translation>
    </message>
    <message>
        <source>Bauernschnapsen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bauernschnapsen</translation>
    </message>
    <message>
        <source>Before a lead: only the leader, or the leader’s partner too.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Hívás előtt: csak a hívó, vagy a társa is.</translation>
    </message>
    <message>
        <source>Before drawing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Húzás előtt</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Az első lap előtt</translation>
    </message>
    <message>
        <source>Best of 3</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>2 győzelemig</translation>
    </message>
    <message>
        <source>Best of 5</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>3 győzelemig</translation>
    </message>
    <message>
        <source>Best of 7</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>4 győzelemig</translation>
    </message>
    <message>
        <source>Bid how many times 33 you will make; the first card led sets trumps. If you make less than your bid, you are set.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Licit: hányszor 33-atok lesz; az első hívott lap adja az adut. Ha a licit nincs meg, elbuktok.</translation>
    </message>
    <message>
        <source>Bids and contracts</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Licit és vállalások</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bulgária</translation>
    </message>
    <message>
        <source>Bummerl</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bummerl</translation>
    </message>
    <message>
        <source>By the book</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Könyv szerint</translation>
    </message>
    <message>
        <source>Canada, USA</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kanada, USA</translation>
    </message>
    <message>
        <source>Card exchanged</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Cserélhető lap</translation>
    </message>
    <message>
        <source>Card to lead</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A párból hívott lap</translation>
    </message>
    <message>
        <source>Cards per hand</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Lapok kézben</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Lapok a pakliban</translation>
    </message>
    <message>
        <source>Cards left in the talon</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Lapok a talonban</translation>
    </message>
    <message>
        <source>Close before or after drawing. Marriages only while the talon is open; the last trick counts 10.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Betakarás húzás előtt vagy után. Pár csak nyitott talonnál; az utolsó ütés 10&#xa0;pont.</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Betakarás</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Vállalások</translation>
    </message>
    <message>
        <source>Counting</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Számolás</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Mindenki magáért</translation>
    </message>
    <message>
        <source>Cut-throat Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>66 mindenki magáért</translation>
    </message>
    <message>
        <source>Dealer after a tied deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Osztó döntetlen parti után</translation>
    </message>
    <message>
        <source>Dealt in batches of</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Osztás adagokban</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Kontrázás</translation>
    </message>
    <message>
        <source>Everyone plays alone with eight cards. The first player names trumps or turns up a card; paid in chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Három játékos, nyolc lap. A kezdő adut mond vagy felüttet; zsetonra megy.</translation>
    </message>
    <message>
        <source>Everyone plays alone: bid how many times 33 you will make; the first trick also wins the widow of three cards.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Licit: hányszor 33-ad lesz; az első ütéssel jár a háromlapos talon is.</translation>
    </message>
    <message>
        <source>Each game from {count} to 0; the loser gets a Bummerl, or two in a shutout.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Minden játszma {count} pontról megy 0-ra; a vesztes egy bummerlt kap, nullára kettőt.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Five cards; the last trick wins. If the closer wins, the loser’s points at closing count.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Öt lap, és az utolsó ütés nyer. Ha a betakaró nyer, a vesztes betakaráskori pontjai számítanak.</translation>
    </message>
    <message>
        <source>The forehand, who leads first, names trumps after three cards. Ten contracts, from Bettler to Herrenjodler, and Kontra.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>A kezdő három lapból mond adut. Tíz vállalás a Bettlertől a Herrenjodlerig, és kontra.</translation>
    </message>
    <message>
        <source>Gaigel</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Gaigel</translation>
    </message>
    <message>
        <source>Gaigel for two</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Gaigel kettesben</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Játékpontok</translation>
    </message>
    <message>
        <source>Game points for a win</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A győzelem játékpontjai</translation>
    </message>
    <message>
        <source>Game points to win</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Játékpont a győzelemhez</translation>
    </message>
    <message>
        <source>Games to {count}; a lost game is a Bummerl, a shutout counts as two.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Játszmák {count} játékpontig; a vesztes egy bummerlt kap, nullára kettőt.</translation>
    </message>
    <message>
        <source>Gentler: at the end you only have to follow suit, and marriages always count.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Enyhébb: a végén csak színt kell adni, a pár mindig számít.</translation>
    </message>
    <message>
        <source>Gentler: at the end you only have to follow suit; marriages always count; a tied deal carries over.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Enyhébb: a végén csak színkényszer van; a pár mindig számít; döntetlen után a pontok átszállnak.</translation>
    </message>
    <message>
        <source>Germany</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Németország</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A 66 bemondása</translation>
    </message>
    <message>
        <source>Going out before the closer is worth</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Bemondás a betakaró előtt</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Legmagasabb licit</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>How many cards each player is dealt at a time.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Egyszerre hány lapot kap egy-egy játékos.</translation>
    </message>
    <message>
        <source>How many cards each player holds while cards are being drawn.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Hány lap van egy-egy kézben, amíg húzni lehet.</translation>
    </message>
    <message>
        <source>How many cards must be left to close, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Hány lapnak kell a talonban lennie a betakaráshoz, az adulappal együtt.</translation>
    </message>
    <message>
        <source>How many cards must be left to exchange, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Hány lapnak kell a talonban lennie a cseréhez, az adulappal együtt.</translation>
    </message>
    <message>
        <source>How many times 33 card points can be bid.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Hányszor 33&#xa0;pontra lehet licitálni.</translation>
    </message>
    <message>
        <source>How many times both sides together can double.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A két oldal együtt hányszor kontrázhat.</translation>
    </message>
    <message>
        <source>How the score is shown.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Hogyan jelenik meg az állás.</translation>
    </message>
    <message>
        <source>Idiots’ Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Idióta-66</translation>
    </message>
    <message>
        <source>In response to closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Válaszul a betakarásra</translation>
    </message>
    <message>
        <source>In which contracts the player plays alone against two.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mely vállalásokban játszik valaki egyedül kettő ellen.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Utolsó alkalom</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Párok</translation>
    </message>
    <message>
        <source>Marriages and closing only from the second trick on; closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Pár és betakarás csak a második ütéstől; betakarni csak legalább négylapos talonnál.</translation>
    </message>
    <message>
        <source>Marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Párt akkor is be lehet mondani, ha a talon elfogyott.</translation>
    </message>
    <message>
        <source>Marriages may be announced while the talon is closed.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Párt akkor is be lehet mondani, ha a talon be van takarva.</translation>
    </message>
    <message>
        <source>Must trump</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Adukényszer</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Következő osztó</translation>
    </message>
    <message>
        <source>No marriage on the first lead; exchanging and closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Az első híváskor nincs pár; csere és betakarás csak legalább négylapos talonnál.</translation>
    </message>
    <message>
        <source>No trumps at first: each marriage makes its suit trumps and counts 20, 40, 60, 80.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Eleinte nincs adu: minden pár aduvá teszi a színét, és 20, 40, 60, 80&#xa0;pontot ér.</translation>
    </message>
    <message>
        <source>There is no set number of deals; leave the game when you like.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>A partik száma nincs megszabva; hagyd abba, amikor tetszik.</translation>
    </message>
    <message>
        <source>North American</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Észak-amerikai</translation>
    </message>
    <message>
        <source>North American Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Észak-amerikai 66</translation>
    </message>
    <message>
        <source>On the first lead</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Az első hívásnál</translation>
    </message>
    <message>
        <source>On which turns a player may go out.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mikor mondhatja be a játékos a 66-ot.</translation>
    </message>
    <message>
        <source>On which turns a player may exchange it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mikor lehet cserélni.</translation>
    </message>
    <message>
        <source>Once the talon is closed or used up, players must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ha a talon be van takarva vagy elfogyott, színre színt kell tenni.</translation>
    </message>
    <message>
        <source>One deal</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Egy parti</translation>
    </message>
    <message>
        <source>Only with a trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Csak ütés után</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <extracomment>sixtysix_gui/windows/new_game/choice.py</extracomment>
        <translation>Saját szabályok</translation>
    </message>
    <message>
        <source>Pack and deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Pakli és osztás</translation>
    </message>
    <message>
        <source>Partners sit opposite each other. The dealer’s neighbour cuts for trumps; the leader’s partner may announce a marriage too.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>A társak szemben ülnek. Az adut az osztó szomszédja emeli; a hívó társa is bemondhat párt.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Santase</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Santase</translation>
    </message>
    <message>
        <source>Santase where 66 ends the deal automatically; if closing fails, it costs 3; first to 11.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Santase, amelyben 66-nál magától vége a partinak; a sikertelen betakarás ára 3; 11-ig.</translation>
    </message>
    <message>
        <source>Santase to eleven</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Santase tizenegyig</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Snapszer</translation>
    </message>
    <message>
        <source>Schnapsen without a marriage on the first lead; exchanging and closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Snapszer az első híváskor pár nélkül; csere és betakarás csak legalább négylapos talonnál.</translation>
    </message>
    <message>
        <source>Schnapsen, sharp</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Snapszer, szigorú</translation>
    </message>
    <message>
        <source>Schnapser and Bauernschnapser too</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>Schnapserben és Bauernschnapserben is</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Hatvanhat</translation>
    </message>
    <message>
        <source>Sixty-Six (German)</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Hatvanhat (német)</translation>
    </message>
    <message>
        <source>Sixty-Six (encyclopaedia)</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Hatvanhat (lexikon)</translation>
    </message>
    <message>
        <source>Sixty-Six for three</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>66 hármasban</translation>
    </message>
    <message>
        <source>Sixty-Six in pairs</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Páros 66</translation>
    </message>
    <message>
        <source>Must follow suit</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Színkényszer</translation>
    </message>
    <message>
        <source>Must beat the card led</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ütéskényszer</translation>
    </message>
    <message>
        <source>Players take turns dealing; mistakes cost 3 against a player without a trick; no looking back at tricks.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Felváltva osztotok; a hiba ára 3, ha a másiknak nincs ütése; visszanézni tilos.</translation>
    </message>
    <message>
        <source>The first player to get from {count} to zero wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Az nyer, aki {count} pontról előbb ér nullára.</translation>
    </message>
    <message>
        <source>The first side to get from {count} to zero wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Az az oldal nyer, amelyik {count} pontról előbb ér nullára.</translation>
    </message>
    <message>
        <source>The first side to reach {count} game points wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Az az oldal nyer, amely előbb ér el {count} játékpontot.</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A játszma</translation>
    </message>
    <message>
        <source>For a loser with 33 or more – fewer than 33 – no trick at all.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A vesztesnek 33 vagy több pontja van – 33 alatt van – egy ütése sincs.</translation>
    </message>
    <message>
        <source>When the dealer turns up the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mikor üti fel az osztó az adulapot.</translation>
    </message>
    <message>
        <source>The opponent’s card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A másik játékos pontjai</translation>
    </message>
    <message>
        <source>The partner sits out</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A társ kimarad</translation>
    </message>
    <message>
        <source>The talon may be closed before any card is played.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A talont az első kijátszott lap előtt is be lehet takarni.</translation>
    </message>
    <message>
        <source>The ten</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A tízes</translation>
    </message>
    <message>
        <source>The ten is then highest and the ace lowest, and no ace is needed to call it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ilyenkor a tízes a legmagasabb, az ász a legalacsonyabb, és nem kell hozzá ász.</translation>
    </message>
    <message>
        <source>The trump that may be exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Melyik aduval lehet elcserélni az adulapot.</translation>
    </message>
    <message>
        <source>The very last trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A legutolsó ütés</translation>
    </message>
    <message>
        <source>To eleven</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Tizenegyig</translation>
    </message>
    <message>
        <source>To fifteen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Tizenötig</translation>
    </message>
    <message>
        <source>To nine</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kilencig</translation>
    </message>
    <message>
        <source>To seven</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Hétig</translation>
    </message>
    <message>
        <source>To ten</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Tízig</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>A végéig</translation>
    </message>
    <message>
        <source>To {count}</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: a game ends at {count} game points {count}: a number</extracomment>
        <translation>{count} pontig</translation>
    </message>
    <message>
        <source>Tricks you may look at</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Megnézhető ütések</translation>
    </message>
    <message>
        <source>Trump card turned up</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Adulap felütése</translation>
    </message>
    <message>
        <source>Must overtrump</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Adu felülütése</translation>
    </message>
    <message>
        <source>Two packs and secret openings; out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Két pakli és titkos nyitások; 101-nél vége.</translation>
    </message>
    <message>
        <source>Two packs, played anticlockwise; secret openings, out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Két pakli, az óramutató járásával ellentétesen; titkos nyitások, 101-nél vége.</translation>
    </message>
    <message>
        <source>What a player without a trick may do with a marriage.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mit tehet a párjával az, akinek még nincs ütése.</translation>
    </message>
    <message>
        <source>What a win counts if the other side has no game points.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mennyit ér a győzelem, ha a másiknak nincs játékpontja.</translation>
    </message>
    <message>
        <source>What it is worth apart from its cards.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mennyit ér a lapjain felül.</translation>
    </message>
    <message>
        <source>What it is worth if the talon was never closed.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mennyit ér, ha a talont senki sem takarta be.</translation>
    </message>
    <message>
        <source>What it is worth to win every trick after the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mennyit ér, ha valaki a talon elfogyása után minden ütést elvisz.</translation>
    </message>
    <message>
        <source>What the opponent gets for an “Out!” without 66.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mit kap a másik játékos egy 66 nélküli „Elég!” után.</translation>
    </message>
    <message>
        <source>What the opponent gets for going out first.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mit kap a másik játékos, ha előbb mondja be.</translation>
    </message>
    <message>
        <source>What the opponent gets if the closer does not go out.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mit kap a másik játékos, ha a betakaró nem mondja be.</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mikor</translation>
    </message>
    <message>
        <source>When “Out!” may be said</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mikor mondható az „Elég!”</translation>
    </message>
    <message>
        <source>When nobody goes out</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ha senki sem mondja be</translation>
    </message>
    <message>
        <source>When the closer wins, the loser’s points are counted</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ha a betakaró nyer, a vesztes pontjai</translation>
    </message>
    <message>
        <source>When the game is over and who has won it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mikor ér véget a játszma, és ki nyeri meg.</translation>
    </message>
    <message>
        <source>When the talon is closed, the opponent may exchange at once.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Betakaráskor a másik játékos azonnal cserélhet.</translation>
    </message>
    <message>
        <source>In which contracts that player leads to the first trick; in the others the forehand leads.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Mely vállalásokban hív a vállaló az első ütéshez; a többiben a kezdő hív.</translation>
    </message>
    <message>
        <source>If marriages end with the talon: the last lead on which one may be announced. Only matters when closing just before the last two cards are drawn.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Hol ér véget a bemondás a talonnal: az utolsó hívás, amelyhez még párt lehet bemondani. Csak akkor számít, ha valaki az utolsó két lap húzása előtt takar be.</translation>
    </message>
    <message>
        <source>Where the ten ranks among the cards; it counts 10 either way.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Hol áll a tízes a lapok sorában; a pontértéke mindenképp 10.</translation>
    </message>
    <message>
        <source>Whether a player has to say “Out!”.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A játékosnak magának kell-e bemondania.</translation>
    </message>
    <message>
        <source>Whether marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Be lehet-e mondani párt, ha a talon elfogyott.</translation>
    </message>
    <message>
        <source>Whether the next winner gets something extra.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Jár-e valami többlet a következő nyertesnek.</translation>
    </message>
    <message>
        <source>Whether tricks and card points after closing still help the loser.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A betakarás utáni ütések és pontok segítenek-e még a vesztesnek.</translation>
    </message>
    <message>
        <source>Whether what the opponent makes after closing counts.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Számít-e, amit a másik játékos a betakarás után szerez.</translation>
    </message>
    <message>
        <source>Which card of a marriage must be led.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A pár melyik lapját kell hívni.</translation>
    </message>
    <message>
        <source>Which contracts can be called, and what they are worth.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Milyen vállalások mondhatók, és mennyit érnek.</translation>
    </message>
    <message>
        <source>Which won tricks a player may look at again.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Melyik elvitt ütéseket szabad újra megnézni.</translation>
    </message>
    <message>
        <source>Who deals after a deal that nobody wins.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ki oszt olyan parti után, amelyet senki sem nyert meg.</translation>
    </message>
    <message>
        <source>Who deals after a deal that somebody wins.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ki oszt olyan parti után, amelyet valaki megnyert.</translation>
    </message>
    <message>
        <source>Who may announce a marriage</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ki mondhat be párt</translation>
    </message>
    <message>
        <source>The player of the contract leads</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A vállaló hív</translation>
    </message>
    <message>
        <source>Who wins when all cards are played and nobody closed or went out.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ki nyer, ha minden lap elfogyott, de senki sem takart be, és a 66-ot sem mondta be senki.</translation>
    </message>
    <message>
        <source>A player who cannot follow suit must play a trump if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Aki nem tud színt adni, annak adut kell tennie, ha van.</translation>
    </message>
    <message>
        <source>Only a player who has won a trick may exchange.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Aki cserél, annak már kell, hogy legyen ütése.</translation>
    </message>
    <message>
        <source>A player who follows suit must beat the best card in the trick if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Aki színt ad, annak felül kell ütnie, ha tud.</translation>
    </message>
    <message>
        <source>A player who follows suit must then play a higher card if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Aki ekkor színt ad, annak magasabb lapot kell tennie, ha van.</translation>
    </message>
    <message>
        <source>A player who has no card of the suit led must then play a trump.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Akinek ekkor nincs a hívott színből, annak adut kell tennie.</translation>
    </message>
    <message>
        <source>The first to reach this many wins the game.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Aki előbb éri el, megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>The first to win {count} chips wins the game.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Aki előbb nyer {count} zsetont, győz.</translation>
    </message>
    <message>
        <source>The first to reach {count} game points wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Aki előbb ér el {count} játékpontot, nyer.</translation>
    </message>
    <message>
        <source>A player who plays a trump must beat any trump already in the trick.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Aki adut tesz, annak felül kell ütnie a már kint levő adut.</translation>
    </message>
    <message>
        <source>The first to win four games. Press again for best of 3 or 5.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Négy megnyert játszmáig. Nyomd meg újra: 2 vagy 3 győzelemig.</translation>
    </message>
    <message>
        <source>The first to win three games. Press again for best of 7 or 3.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Három megnyert játszmáig. Nyomd meg újra: 4 vagy 2 győzelemig.</translation>
    </message>
    <message>
        <source>The first to win two games. Press again for best of 5 or 7.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Két megnyert játszmáig. Nyomd meg újra: 3 vagy 4 győzelemig.</translation>
    </message>
    <message>
        <source>Winner of the deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>A parti győztese</translation>
    </message>
    <message>
        <source>Without a trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ütés nélkül</translation>
    </message>
    <message>
        <source>Württemberg</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Württemberg</translation>
    </message>
    <message>
        <source>after dealing all hands</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>az osztás végén</translation>
    </message>
    <message>
        <source>just below the ace</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>az ász alatt</translation>
    </message>
    <message>
        <source>after the first batch</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>az első lapok után</translation>
    </message>
    <message>
        <source>after twelve decided deals</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>tizenkét eldöntött parti után</translation>
    </message>
    <message>
        <source>all your own</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>minden saját ütés</translation>
    </message>
    <message>
        <source>all thirteen</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>mind a tizenhárom</translation>
    </message>
    <message>
        <source>always 2</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>mindig 2</translation>
    </message>
    <message>
        <source>always 3</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>mindig 3</translation>
    </message>
    <message>
        <source>any lead while there are cards in the talon</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>bármelyik hívás, amíg van lap a talonban</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>otthon</translation>
    </message>
    <message>
        <source>at closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>a betakaráskor</translation>
    </message>
    <message>
        <source>at the end</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>a végén</translation>
    </message>
    <message>
        <source>at the bar</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>a kocsmában</translation>
    </message>
    <message>
        <source>before leading</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>hívás előtt</translation>
    </message>
    <message>
        <source>just below the jack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>a bubi (alsó) alatt</translation>
    </message>
    <message>
        <source>both partners</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>mindkét társ</translation>
    </message>
    <message>
        <source>automatically</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>magától</translation>
    </message>
    <message>
        <source>keep counting</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>tovább számítanak</translation>
    </message>
    <message>
        <source>down to 0</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>visszafelé nulláig</translation>
    </message>
    <message>
        <source>encyclopaedia</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>lexikon</translation>
    </message>
    <message>
        <source>king or queen</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>király vagy dáma (felső)</translation>
    </message>
    <message>
        <source>more card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>akinek több pontja van</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>soha</translation>
    </message>
    <message>
        <source>never: play as long as you like</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>soha: ameddig jólesik</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>nem</translation>
    </message>
    <message>
        <source>no exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nincs csere</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>not announce it</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nem mondhatja be</translation>
    </message>
    <message>
        <source>nothing extra</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>semmi külön</translation>
    </message>
    <message>
        <source>on any of your own turns</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>bármikor, ha ő jön</translation>
    </message>
    <message>
        <source>once: Kontra</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>egyszer: kontra</translation>
    </message>
    <message>
        <source>one game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>egy játszma</translation>
    </message>
    <message>
        <source>open-ended</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py</extracomment>
        <translation>vég nélkül</translation>
    </message>
    <message>
        <source>sharp</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>szigorú</translation>
    </message>
    <message>
        <source>announce it; it counts from the first trick on</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>bemondhatja; az első ütéstől számít</translation>
    </message>
    <message>
        <source>are frozen</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>megállnak</translation>
    </message>
    <message>
        <source>ten, the Bettler for 5</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>tíz, a Bettler 5-ért</translation>
    </message>
    <message>
        <source>the jack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>a bubi (alsó)</translation>
    </message>
    <message>
        <source>the king</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>a király</translation>
    </message>
    <message>
        <source>the last lead with a full hand</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>az utolsó hívás teli kézzel</translation>
    </message>
    <message>
        <source>the last one, and each side’s first</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>az utolsó, és mindkét oldal elsője</translation>
    </message>
    <message>
        <source>the last one, until the next lead</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>az utolsó, a következő hívásig</translation>
    </message>
    <message>
        <source>the leader</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>a hívó</translation>
    </message>
    <message>
        <source>the nine</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>a kilences</translation>
    </message>
    <message>
        <source>the other player</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>a másik játékos</translation>
    </message>
    <message>
        <source>the same player again</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>újra ugyanaz</translation>
    </message>
    <message>
        <source>the winner</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>a győztes</translation>
    </message>
    <message>
        <source>three times: Kontra, Re, Sub</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>háromszor, szubkontráig</translation>
    </message>
    <message>
        <source>to 11</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>11-ig</translation>
    </message>
    <message>
        <source>to 7</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>7-ig</translation>
    </message>
    <message>
        <source>to {count}</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: a game ends at {count} game points {count}: a number</extracomment>
        <translation>{count} pontig</translation>
    </message>
    <message>
        <source>twice: Kontra, Re</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>kétszer, rekontráig</translation>
    </message>
    <message>
        <source>two games</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>két játszma</translation>
    </message>
    <message>
        <source>up from 0</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nulláról felfelé</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>szokásos</translation>
    </message>
    <message>
        <source>what it would have won</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>amennyit nyert volna vele</translation>
    </message>
    <message>
        <source>when “Out!” is said</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>bemondásra</translation>
    </message>
    <message>
        <source>when a player has won ten chips</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>ha valaki tíz zsetont nyert</translation>
    </message>
    <message>
        <source>the only player with 66</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>akinek egyedül van meg a 66</translation>
    </message>
    <message>
        <source>the winner of the last trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>az utolsó ütés nyertese</translation>
    </message>
    <message>
        <source>wins the deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>megnyeri a partit</translation>
    </message>
    <message>
        <source>without Bettler and Zehnergang</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Bettler és Zehnergang nélkül</translation>
    </message>
    <message>
        <source>without trumps</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>adu nélkül</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>igen</translation>
    </message>
    <message>
        <source>{count} deals</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: a game is over after {count} deals {count}: a number</extracomment>
        <translation>{count} parti</translation>
    </message>
    <message>
        <source>{count} deals; the player with the most chips wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>{count} parti; akinek a legtöbb zsetonja van, nyer.</translation>
    </message>
    <message>
        <source>{count} to 0</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: how a game is counted: down from {count} to zero sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>{count} → 0</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py {name}: the name of a rule set</extracomment>
        <translation>{name}, módosítva</translation>
    </message>
    <message numerus="yes">
        <source>{name}, changed in %n place(s)</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py {name}: the name of a rule set</extracomment>
        <translation>
            <numerusform>{name}, %n helyen módosítva</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Burgundy</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Bordó</translation>
    </message>
    <message>
        <source>Card back</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Hátlap</translation>
    </message>
    <message>
        <source>Cards and cloth</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Lapok és posztó</translation>
    </message>
    <message>
        <source>Cloth: {name}</source>
        <extracomment>sixtysix_gui/text/data/settings.toml: {name} is the name of a colour, as it stands below the patches of cloth {name}: the name of a cloth</extracomment>
        <translation>Posztó: {name}</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Kártya</translation>
    </message>
    <message>
        <source>Four</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Négy</translation>
    </message>
    <message>
        <source>Four colours – black, green, red, orange – are for French cards only.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Négy szín – fekete, zöld, piros, narancs – csak francia kártyához van.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Francia</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Magyar</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Rács</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Éjkék</translation>
    </message>
    <message>
        <source>Scales</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Pikkely</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Palaszürke</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Sugarak</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Kettő</translation>
    </message>
    <message>
        <source>Walnut</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Diófa</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Automatikus</translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Lapméret</translation>
    </message>
    <message>
        <source>Dim cards that cannot be played</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A nem tehető lapok elhalványítása</translation>
    </message>
    <message>
        <source>Enlarges all text, buttons, name plates and the coin.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Nagyobb lesz minden szó, gomb, névtábla és az érme.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Nagyobb</translation>
    </message>
    <message>
        <source>Larger indices in the corners</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Nagyobb jelek a sarkokban</translation>
    </message>
    <message>
        <source>Largest</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Legnagyobb</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Megjelenítés</translation>
    </message>
    <message>
        <source>Show how many cards are in the talon</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A talon lapszámának mutatása</translation>
    </message>
    <message>
        <source>Bolder lines and plain backgrounds, easier to see.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Vastagabb vonalak és egyszínű hátterek, hogy minden jobban látsszon.</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source>Your hand gets larger; the other cards, the piles and the rest of the table make room.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A lapjaid megnőnek; a többi lap, a kupacok és az asztal többi része helyet ad.</translation>
    </message>
    <message>
        <source>{size}%</source>
        <extracomment>sixtysix_gui/text/data/settings.toml {size}: a number</extracomment>
        <translation>{size}%</translation>
    </message>
    <message>
        <source>System setting</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>How fast cards move; “None” turns off all movement. Your system may ask for less motion.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Milyen gyorsan mozognak a lapok; „Nincs” esetén semmi sem mozog. A rendszer kérhet kevesebb mozgást.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Meghallgatás</translation>
    </message>
    <message>
        <source>Marriages, “Out!”, a closed talon, a refused move, your turn after a long wait. These are the only sounds when movement is off or a screen reader is running.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Pár, „Elég!”, betakart talon, elutasított lépés, és ha hosszú várakozás után te jössz. Ha semmi sem mozog vagy képernyőolvasó fut, csak ezek hallhatók.</translation>
    </message>
    <message>
        <source>Movement and sound</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Mozgás és hang</translation>
    </message>
    <message>
        <source>Music at the end of a deal or game</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Zene a parti és a játszma végén</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Normál</translation>
    </message>
    <message>
        <source>No sound: no loudspeaker was found. The program looks again with the next sound.</source>
        <extracomment>sixtysix_gui/windows/settings/page.py</extracomment>
        <translation>Nem hallani semmit: nincs hangszóró. A következő hangnál a program újra keresi.</translation>
    </message>
    <message>
        <source>No sound: the part of the program that plays sounds is missing (miniaudio).</source>
        <extracomment>sixtysix_gui/windows/settings/page.py</extracomment>
        <translation>Nem hallani semmit: itt hiányzik a programnak a hangot lejátszó része (miniaudio).</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Tempó</translation>
    </message>
    <message>
        <source>Paper on cloth: cards being dealt, played, drawn and counted.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Papír a posztón: osztott, kijátszott, húzott és számolt lapok.</translation>
    </message>
    <message>
        <source>Signals</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Jelzések</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Hangok az asztalnál</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>Against the two weakest</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A két leggyengébb ellen</translation>
    </message>
    <message>
        <source>Against the two weakest: only until you have been right three times in a row.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A két leggyengébb ellen csak addig, amíg háromszor egymás után igazad nem volt.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Mindig</translation>
    </message>
    <message>
        <source>Ask before “Out!”</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Kérdés az „Elég!” előtt</translation>
    </message>
    <message>
        <source>Before my partner leads</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Mielőtt a társam hív</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Draw for me</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Húzás helyettem</translation>
    </message>
    <message>
        <source>Give me a moment</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Várjon egy pillanatot</translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Menjen tovább rögtön</translation>
    </message>
    <message>
        <source>Hidden: I keep count myself</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Rejtve: magam számolok</translation>
    </message>
    <message>
        <source>In games for three and four. Each tip appears once, when it is relevant.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Három- és négyszemélyes játékban, mindegyiket egyszer, amikor éppen időszerű.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Soha</translation>
    </message>
    <message>
        <source>Play cards with one click</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Egy kattintás kijátssza a lapot</translation>
    </message>
    <message>
        <source>Play my last card automatically</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Az utolsó lapomat játssza ki magától</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Say “Out!” for me at 66</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>66-nál mondja ki helyettem: „Elég!”</translation>
    </message>
    <message>
        <source>Show all tips again</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Minden tanács újra</translation>
    </message>
    <message>
        <source>Show everyone’s</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Mindenki pontjai</translation>
    </message>
    <message>
        <source>Show mine</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Az enyéim</translation>
    </message>
    <message>
        <source>Show tips at the table</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Tanácsok az asztalnál</translation>
    </message>
    <message>
        <source>If cards are drawn for you, you cannot close before drawing, even where the rules allow it. The first option applies only against the two weakest opponents.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Így nem lehet húzás előtt betakarni, akkor sem, ha a szabályok megengednék. Az első lehetőség csak a két leggyengébb ellen érvényes.</translation>
    </message>
    <message>
        <source>Time to say “Out!” for both of you. If you can announce a marriage, the game always waits.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Hogy mindkettőtök nevében mondhasd: „Elég!”. Ha párt mondhatsz be, a játék mindig vár.</translation>
    </message>
    <message>
        <source>Until I finish a game</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Amíg be nem fejeztem egy játszmát</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Várjon rám</translation>
    </message>
    <message>
        <source>If your opponent closed when you had no trick and waiting may gain you more, the choice stays yours.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Ahol a várakozás többet hozhat, mert a másik betakart, és akkor még nem volt ütésed, a döntés a tiéd marad.</translation>
    </message>
    <message>
        <source>Allow hints in games that count</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Tippek éles játszmában is</translation>
    </message>
    <message>
        <source>Ask before the first hint</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Kérdés az első tipp előtt</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Edző</translation>
    </message>
    <message>
        <source>Explain good moves in demonstrations</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Jó lépések indoklása a bemutatókban</translation>
    </message>
    <message>
        <source>In a review, let me find the best move before it is shown</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Visszatekintéskor előbb én keressem meg, mi volt a legjobb</translation>
    </message>
    <message>
        <source>In games for two, whenever one move is clearly best.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A kétszemélyes játékokban, ahol egy lépés egyértelműen a legjobb.</translation>
    </message>
    <message>
        <source>Review every deal automatically</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Az edző nézzen át minden partit a vége után</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Minden beállítás alaphelyzetbe</translation>
    </message>
    <message>
        <source>System language: {name}</source>
        <extracomment>sixtysix_gui/text/data/settings.toml {name}: the name of a cloth</extracomment>
        <translation>A rendszer szerint: {name}</translation>
    </message>
    <message>
        <source>It is mixed into the shuffle, so nobody can have chosen your cards.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A keverés ettől is függ, így senki sem válogathatta ki a lapjaidat.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Language and name</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Nyelv és név</translation>
    </message>
    <message>
        <source>Let me type a word before each deal</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Saját szó beírása minden parti előtt</translation>
    </message>
    <message>
        <source>My name</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A nevem</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Te</translation>
    </message>
    <message>
        <source>Keep my finished games</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Befejezett játszmáim megőrzése</translation>
    </message>
    <message>
        <source>They stay on this computer. Help ▸ About shows where they are and how much space they take.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Ezen a számítógépen maradnak. Hogy hol vannak és mekkorák, azt a Súgó ▸ A Hatvanhat névjegye mutatja meg.</translation>
    </message>
    <message>
        <source>In the background, earlier deals too while you pause. Never on battery.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>A háttérben; amíg szünetet tartasz, a korábbi partikat is. Akkumulátorról soha.</translation>
    </message>
</context>
<context>
    <name>SettingsDrawer</name>
    <message>
        <source>Reset this page</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Az oldal alaphelyzetbe</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Visszavonás</translation>
    </message>
</context>
<context>
    <name>SettingsRail</name>
    <message>
        <source>{heading}, page {number} of {count}</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py {heading}: the heading of a list of pages; {number}: a number; {count}: a number</extracomment>
        <translation>{heading}, {number}. oldal / {count}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Back</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>The deal is waiting.</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>A parti várakozik.</translation>
    </message>
    <message>
        <source>Your choice is waiting.</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>A választásod várakozik.</translation>
    </message>
</context>
<context>
    <name>SolveCommand</name>
    <message>
        <source>--all judges whole tricks and cannot be used with --moves.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>az --all egész ütéseket ítél meg, és nem használható együtt ezzel: --moves.</translation>
    </message>
    <message>
        <source>--moves {moves}: trick {trick} allows at most {most}.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py {moves}: a number of moves; {trick}: the number of a trick; {most}: a number</extracomment>
        <translation>--moves {moves}: itt ({trick}. ütés) legfeljebb {most} kérhető.</translation>
    </message>
    <message>
        <source>--record {number}: the file ends with record {last}.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py {number}: a number; {last}: the last of a list, or a number</extracomment>
        <translation>--record {number}: a fájl utolsó partijegyzéke: {last}.</translation>
    </message>
    <message>
        <source>--trick {trick}: the deal was not played that far.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py {trick}: the number of a trick</extracomment>
        <translation>--trick {trick}: a parti nem jutott el odáig.</translation>
    </message>
    <message>
        <source>For every legal move at one point of a record, prints the game points it brings the player to act if both play perfectly and see all cards, and a best line to the end. With --all, prints what each move of the deal gave away. In games for three and four, and in idiots-66 and gaigel-2, only the end of a deal is valued: at most 12 unplayed cards, or 8 with two players; everyone plays for the points of their own side.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>Egy partijegyzék egy pontján minden szabályos lépésre kiírja, hány játékpontot hoz a soron lévőnek, ha mindketten hibátlanul játszanak és minden lapot látnak, továbbá egy legjobb folytatást a végéig. Az --all azt írja ki, mit vesztegettek el a parti egyes lépései. A három- és négyszemélyes játékoknak, valamint az idiots-66 és a gaigel-2 szerinti játéknak csak a végét értékeli: legfeljebb 12 kijátszatlan lap, kettőnél 8; mindenki a saját oldala pontjaira játszik.</translation>
    </message>
    <message>
        <source>after this many moves of that trick, acts included (default: 0)</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>az ütés ennyi lépése után, a bemondásokkal együtt (alapértelmezés: 0)</translation>
    </message>
    <message>
        <source>in {rules}, at most {most} unplayed cards can be valued; here there are {left}. Choose a later trick with --trick.</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {rules}: the name of a rule set: Schnapsen; {most}: a number; {left}: a number of cards</extracomment>
        <translation>itt ({rules}) legfeljebb {most} kijátszatlan lap értékelhető, most {left} van. A --trick későbbi ütést nevez meg.</translation>
    </message>
    <message>
        <source>instead, judge every move from that trick on</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>ehelyett ettől az ütéstől minden lépés megítélése</translation>
    </message>
    <message>
        <source>value the moves of a record with all cards known</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>egy partijegyzék lépéseinek értékelése, ha minden lap ismert</translation>
    </message>
    <message>
        <source>number of the record (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>a partijegyzék száma (alapértelmezés: 1)</translation>
    </message>
    <message>
        <source>number of the trick (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>az ütés száma (alapértelmezés: 1)</translation>
    </message>
    <message>
        <source>{file} trick {trick} {seat} {move} {points}, best {best} {best_points}, loss {loss}</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {file}: the name of a file; {trick}: the number of a trick; {seat}: the letter of a seat: A; {move}: a move as records write it; {points}: a number of points; {best}: a move as records write it; {best_points}: card points; {loss}: a number of game points: 0.4</extracomment>
        <translation>{file} ütés {trick} {seat} {move} {points}, legjobb {best} {best_points}, veszteség {loss}</translation>
    </message>
    <message>
        <source>{file} trick {trick}, after {moves} of its moves: {seat} to act</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {file}: the name of a file; {trick}: the number of a trick; {moves}: a number of moves; {seat}: the letter of a seat: A</extracomment>
        <translation>{file} ütés {trick}, {moves} lépése után: {seat} jön</translation>
    </message>
    <message>
        <source>{file} trick {trick}: {seat} to act</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {file}: the name of a file; {trick}: the number of a trick; {seat}: the letter of a seat: A</extracomment>
        <translation>{file} ütés {trick}: {seat} jön</translation>
    </message>
    <message>
        <source>{value}  best</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {value}: a value: a number, or in words</extracomment>
        <translation>{value}  legjobb</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A guided deal: five tricks, one sentence per step. About three minutes.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Bevezető parti: öt ütés, lépésenként egy mondat. Körülbelül három perc.</translation>
    </message>
    <message>
        <source>Last game: a tie.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Utolsó játszma: döntetlen.</translation>
    </message>
    <message>
        <source>Last game: you resigned.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Utolsó játszma: feladtad.</translation>
    </message>
    <message>
        <source>Last game: you lost, {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Utolsó játszma: vesztettél, {mine}&#xa0;:&#xa0;{theirs}.</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Archívum</translation>
    </message>
    <message>
        <source>Last game: you won, {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Utolsó játszma: nyertél, {mine}&#xa0;:&#xa0;{theirs}.</translation>
    </message>
    <message>
        <source>Last game: {name} won, {theirs}–{mine}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number; {mine}: your game points, as a number</extracomment>
        <translation>Utolsó játszma: {name} nyert, {theirs}&#xa0;:&#xa0;{mine}.</translation>
    </message>
    <message>
        <source>No game. {title}. {line}</source>
        <extracomment>sixtysix_gui/windows/front_door.py: {title} is a game such as “Schnapsen, against the Queen”, {line} how the last one ended {title}: a title; {line}: the number of a line, or a sentence</extracomment>
        <translation>Nincs játszma. {title}. {line}</translation>
    </message>
    <message>
        <source>No games played yet.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Még nem volt játszma.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>The card game for two or four players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Kártyajáték két vagy négy játékosnak.</translation>
    </message>
    <message>
        <source>The card game for two or three players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Kártyajáték két vagy három játékosnak.</translation>
    </message>
    <message>
        <source>The card game for two, three or four players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Kártyajáték két, három vagy négy játékosnak.</translation>
    </message>
    <message>
        <source>The card game for two players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Kártyajáték két játékosnak.</translation>
    </message>
    <message>
        <source>You are trying out a position from a review; it does not count.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Egy visszatekintés állását próbálod ki; nem számít.</translation>
    </message>
    <message>
        <source>You are trying out a position from a review; it does not count. Your game is waiting.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Egy visszatekintés állását próbálod ki; nem számít. A játszmád megvár.</translation>
    </message>
    <message>
        <source>{length}. Your game is in progress, {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {length}: how long is played: To seven, or a number; {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{length}. A játszmád félbemaradt, {mine}&#xa0;:&#xa0;{theirs}.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py: which of how many buttons, as a reader of the screen says it {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{place} / {count}</translation>
    </message>
    <message>
        <source>{rules}, first to seven, {against}, who plays for fun.</source>
        <extracomment>sixtysix_gui/windows/front_door.py: {rules} is a game such as Schnapsen, {against} is such as “against the Jack” {rules}: the name of a rule set: Schnapsen; {against}: against whom: against the Jack</extracomment>
        <translation>{rules} {against}, aki szórakozásból játszik, hét játékpontig.</translation>
    </message>
    <message>
        <source>{rules} {against}</source>
        <extracomment>sixtysix_gui/windows/front_door.py: {rules} is a game such as Schnapsen, {against} is such as “against the Queen” {rules}: the name of a rule set: Schnapsen; {against}: against whom: against the Jack</extracomment>
        <translation>{rules} {against}</translation>
    </message>
</context>
<context>
    <name>StartSheet</name>
    <message>
        <source>Play again</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Bevezető parti</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Visszatekintés</translation>
    </message>
    <message>
        <source>Other game…</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Más játszma…</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Revans</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Hatvanhat</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n finished game(s) are kept on this computer, and nowhere else.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>%n befejezett játszma van meg ezen a számítógépen, és sehol másutt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) forgotten.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>%n játszma törölve.</numerusform>
        </translation>
    </message>
    <message>
        <source>66 passed over</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: a player reached 66 and did not say so</extracomment>
        <translation>Elmulasztott 66</translation>
    </message>
    <message>
        <source>A deal brings you {x} chips on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} zsetont hoz neked.</translation>
    </message>
    <message>
        <source>A deal brings you {x} game points less than the others on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} játékponttal kevesebbet hoz neked, mint a többieknek.</translation>
    </message>
    <message>
        <source>A deal brings you {x} game points more than the others on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} játékponttal többet hoz neked, mint a többieknek.</translation>
    </message>
    <message>
        <source>A deal brings you {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} játékpontot hoz neked.</translation>
    </message>
    <message>
        <source>A deal brings your side {x} game points less than the other side on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} játékponttal kevesebbet hoz az oldaladnak, mint a másiknak.</translation>
    </message>
    <message>
        <source>A deal brings your side {x} game points more than the other side on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} játékponttal többet hoz az oldaladnak, mint a másiknak.</translation>
    </message>
    <message>
        <source>A deal brings your side {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} játékpontot hoz az oldaladnak.</translation>
    </message>
    <message>
        <source>A deal costs you {x} chips on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} zsetonodba kerül.</translation>
    </message>
    <message>
        <source>A deal costs you {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} játékpontodba kerül.</translation>
    </message>
    <message>
        <source>A deal costs your side {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Egy parti átlagban {x} játékpontjába kerül az oldaladnak.</translation>
    </message>
    <message>
        <source>A deal is reviewed when you look back at it with the coach, or by itself while the computer has nothing else to do.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Az edző akkor néz át egy partit, ha visszatekintesz rá vele, vagy magától, amikor a számítógépnek nincs más dolga.</translation>
    </message>
    <message>
        <source>Aces</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Ászok</translation>
    </message>
    <message>
        <source>Aces</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Ászok</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Against everyone</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Mindenki ellen</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Teljes időszak</translation>
    </message>
    <message>
        <source>All verdicts of the coach, and the pages made of them, begin again from nothing. The games stay, so that they can be reviewed again.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Törlődik az edző minden ítélete, és a belőlük készült oldalak elölről indulnak. A játszmák megmaradnak, így az edző újra átnézheti őket.</translation>
    </message>
    <message>
        <source>As strong as {name} or stronger, so far.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>Eddig legalább olyan erősen játszol, mint {name}.</translation>
    </message>
    <message>
        <source>Before trick {t}</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {t}: the number of a trick</extracomment>
        <translation>{t}. ütés előtt</translation>
    </message>
    <message>
        <source>Below {name}, so far.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>Eddig gyengébben játszol, mint {name}.</translation>
    </message>
    <message>
        <source>Between {name} and {name2}, so far.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen; {name2}: another opponent as sentences call them, with article: the King</extracomment>
        <translation>Eddig {name} és {name2} között jársz.</translation>
    </message>
    <message>
        <source>Bid of {n}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {n}: a number</extracomment>
        <translation>Licit: {n}</translation>
    </message>
    <message>
        <source>Bids played by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Lejátszott licitjeid</translation>
    </message>
    <message>
        <source>Card points in hand</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Pontok a kézben</translation>
    </message>
    <message>
        <source>Chips per deal</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Zseton partinként</translation>
    </message>
    <message>
        <source>Chips per deal, from {first} at first to {last} now.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {first}: an amount, perhaps with its sign: 0.81; {last}: an amount, perhaps with its sign: 0.52</extracomment>
        <translation>Zseton partinként: eleinte {first}, most {last}.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Closed against you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Ellened takartak be</translation>
    </message>
    <message>
        <source>Closed by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Te takartál be</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Betakarás</translation>
    </message>
    <message>
        <source>Closing brought you as much as playing on would have, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>A betakarásaid ugyanannyit hoztak, amennyit a továbbjátszás hozott volna ({give}).</translation>
    </message>
    <message>
        <source>Closing passed over</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Elmulasztott betakarás</translation>
    </message>
    <message>
        <source>Contracts called by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Vállalásaid</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Partik</translation>
    </message>
    <message>
        <source>Deals that were doubled</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Kontrázott partik</translation>
    </message>
    <message>
        <source>Deals with hints</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Tippel játszott partik</translation>
    </message>
    <message>
        <source>Dealt at the start</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Induló lapok</translation>
    </message>
    <message numerus="yes">
        <source>Each ring is %n deal(s).</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>
            <numerusform>Egy karika %n parti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each ring is a dozen deals.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>Egy karika tizenkét parti.</translation>
    </message>
    <message>
        <source>Each time you closed, it brought {x} game points less than playing on, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Egy-egy betakarásod {x} játékponttal kevesebbet hozott, mint a továbbjátszás ({give}).</translation>
    </message>
    <message>
        <source>Each time you closed, it brought {x} game points more than playing on, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Egy-egy betakarásod {x} játékponttal többet hozott, mint a továbbjátszás ({give}).</translation>
    </message>
    <message>
        <source>Every game there is, by all rule sets, as a table for other programs. Columns have English names, and numbers have decimal points.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Minden játszmád, bármelyik szabályváltozatból, táblázatban, más programok számára. Az oszlopok neve angol, a számokban tizedespont van.</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Exportálás CSV-ként…</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Exportálás JSON-ként…</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Tiszta lapok</translation>
    </message>
    <message>
        <source>False claims</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Téves bemondás</translation>
    </message>
    <message>
        <source>First lead</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Első hívás</translation>
    </message>
    <message>
        <source>First marriage of a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>A parti első párja</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Törlés</translation>
    </message>
    <message numerus="yes">
        <source>Forget %n finished game(s)?</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>Törölsz %n befejezett játszmát?</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget games…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Játszmák törlése…</translation>
    </message>
    <message>
        <source>Forget what the coach found?</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Törlöd az edző ítéleteit?</translation>
    </message>
    <message>
        <source>Forget what the coach found…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Az edző ítéleteinek törlése…</translation>
    </message>
    <message numerus="yes">
        <source>Game points given away per deal, over the %n deal(s) that the coach has reviewed.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>Partinként elvesztegetett játékpont, az edző által átnézett %n parti alapján.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Játékpont partinként</translation>
    </message>
    <message>
        <source>Game points per deal, from {first} at first to {last} now.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {first}: an amount, perhaps with its sign: 0.81; {last}: an amount, perhaps with its sign: 0.52</extracomment>
        <translation>Játékpont partinként: eleinte {first}, most {last}.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Given away per deal</source>
        <extracomment>sixtysix_gui/text/statistics/course.py sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Elvesztegetve partinként</translation>
    </message>
    <message>
        <source>Given away per deal, from {first} at first to {last} now.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {first}: an amount, perhaps with its sign: 0.81; {last}: an amount, perhaps with its sign: 0.52</extracomment>
        <translation>Elvesztegetve partinként: eleinte {first}, most {last}.</translation>
    </message>
    <message numerus="yes">
        <source>Here you will see how you play. After ten deals there is something to tell; so far there are %n.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>
            <numerusform>Itt látod majd, hogyan játszol. Tíz parti után már van mit mondani; eddig %n volt.</numerusform>
        </translation>
    </message>
    <message>
        <source>How a deal can be checked…</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Így ellenőrizhetsz egy partit…</translation>
    </message>
    <message>
        <source>How strong you play</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Milyen erősen játszol</translation>
    </message>
    <message numerus="yes">
        <source>In %n turn(s), closing was clearly better than what you played.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>%n alkalommal a betakarás egyértelműen jobb lett volna annál, amit léptél.</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>JSON-fájlok (*.json)</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Megtartom</translation>
    </message>
    <message>
        <source>Kontra from your side</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: deals that the player&apos;s side doubled; Kontra is what is said then</extracomment>
        <translation>Az oldalad kontrái</translation>
    </message>
    <message>
        <source>Last 100 deals</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Utolsó 100 parti</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Elmúlt 30 nap</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Legkisebb adu</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <extracomment>sixtysix_gui/text/statistics/names.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Szerencse és játék</translation>
    </message>
    <message>
        <source>Luck and play, Closing, Themes, Fair cards and Strength are for games of two in which the talon can be closed.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>A Szerencse és játék, a Betakarás, a Témák, a Tiszta lapok és a Játékerő oldal csak olyan kétszemélyes játékoknál van meg, amelyekben be lehet takarni a talont.</translation>
    </message>
    <message numerus="yes">
        <source>Luck evens out: over %n deal(s), it brought {x} a deal, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>
            <numerusform>A szerencse kiegyenlítődik: %n parti átlagában {x} játékpontot hozott, {give}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck is what the cards at the start promised, the draws and the hidden cards. What was given away is what the better moves would have brought.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Szerencse az, amit az induló lapok ígértek, meg a húzások és a rejtett lapok. Az elvesztegetett pontokat a jobb lépések hozták volna meg.</translation>
    </message>
    <message>
        <source>Marriages in hand</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Párok a kézben</translation>
    </message>
    <message>
        <source>Most was given away at “{theme}”: {x} a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {theme}: what there is to learn: Closing; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>A legdrágább téma: „{theme}”, partinként {x} játékpont.</translation>
    </message>
    <message>
        <source>No game has ended yet. Once one has, you will see here how you play.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Még egy játszmád sem ért véget. Az első után itt látod majd, hogyan játszol.</translation>
    </message>
    <message>
        <source>Not all games were forgotten</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Nem minden játszma törlődött</translation>
    </message>
    <message numerus="yes">
        <source>Nothing unusual: over %n deal(s), the cards came as good shuffling brings them.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>
            <numerusform>Semmi szokatlan: %n parti lapjai úgy jöttek, ahogy jó keverés után szoktak.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was forgotten</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Semmit sem sikerült törölni</translation>
    </message>
    <message>
        <source>On average, deals bring neither gain nor loss.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>A partik átlagban se nyereséget, se veszteséget nem hoznak.</translation>
    </message>
    <message>
        <source>One row per deal</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Partinként egy sor</translation>
    </message>
    <message>
        <source>One row per game</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Játszmánként egy sor</translation>
    </message>
    <message numerus="yes">
        <source>Only %n deal(s) fit these filters; ten are needed.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>
            <numerusform>Ezeknek a szűrőknek csak %n parti felel meg; legalább tíz kell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of these deals were dealt by chance alone; ten are needed here.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>
            <numerusform>Ezekből csak %n partit osztott a puszta véletlen; ide legalább tíz kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>the head of a column</comment>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Többiek</translation>
    </message>
    <message>
        <source>Others gave away</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>A többiek elvesztegettek</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Időbeli alakulás</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Áttekintés</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Oldalak</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Társ</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Társak</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Helyezések</translation>
    </message>
    <message>
        <source>Practice games and deals with hints are not counted here.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>A gyakorlójátszmák és a tippel játszott partik itt nem számítanak.</translation>
    </message>
    <message>
        <source>Practice games, deals from a code and deals played again are left out. Deals with hints are in.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>A gyakorlójátszmák, a kóddal kért és az újrajátszott partik itt nem számítanak, a tippel játszottak igen.</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Sorok</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Szabályváltozat</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py {file}: the name of a file</extracomment>
        <translation>Mentve: {file}.</translation>
    </message>
    <message>
        <source>Sixty-Six deals</source>
        <extracomment>sixtysix_gui/text/statistics/data.py: the beginning of a file name</extracomment>
        <translation>Hatvanhat-partik</translation>
    </message>
    <message>
        <source>Sixty-Six decisions</source>
        <extracomment>sixtysix_gui/text/statistics/data.py: the beginning of a file name</extracomment>
        <translation>Hatvanhat-döntések</translation>
    </message>
    <message>
        <source>Sixty-Six games</source>
        <extracomment>sixtysix_gui/text/statistics/data.py: the beginning of a file name</extracomment>
        <translation>Hatvanhat-játszmák</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: the other side is ahead.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Ez már több a véletlennél: a másik oldal van előnyben.</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: you are ahead.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Ez már több a véletlennél: te vagy előnyben.</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: you are behind.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Ez már több a véletlennél: te vagy hátrányban.</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: your side is ahead.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Ez már több a véletlennél: a te oldalad van előnyben.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Játékerő</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Táblázatok (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told from chance yet; about %n more deal(s) would show it.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>
            <numerusform>Ez még véletlen is lehet; nagyjából további %n parti után derülne ki.</numerusform>
        </translation>
    </message>
    <message>
        <source>That cannot be told from chance.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Ez véletlen is lehet.</translation>
    </message>
    <message>
        <source>The archive is being read: {k} of {n} games.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py {k}: a number of games; {n}: a number</extracomment>
        <translation>Az archívum beolvasása: {n} játszmából {k}.</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>A fájlt nem sikerült menteni</translation>
    </message>
    <message>
        <source>The gold shade, around {name}, holds in 19 of 20 cases.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>A valódi érték 20 esetből 19-szer az arany sávba esik, {name} közelébe.</translation>
    </message>
    <message>
        <source>The gold shade, from about {name} to about {name2}, holds in 19 of 20 cases.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen; {name2}: another opponent as sentences call them, with article: the King</extracomment>
        <translation>A valódi érték 20 esetből 19-szer az arany sávba esik, nagyjából {name} és {name2} közé.</translation>
    </message>
    <message>
        <source>The shaded band holds the true line in 19 of 20 cases.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>A valódi vonal 20 esetből 19-szer az árnyékolt sávban fut.</translation>
    </message>
    <message>
        <source>Themes</source>
        <extracomment>sixtysix_gui/text/statistics/names.py: what there is to learn from moves that cost something</extracomment>
        <translation>Témák</translation>
    </message>
    <message>
        <source>There are too few deals to say more.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Ennyi partiból többet nem lehet mondani.</translation>
    </message>
    <message>
        <source>This cannot be undone. To find it all again, the coach takes some minutes per deal.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Ez nem vonható vissza. Az edzőnek partinként néhány percbe telik, amíg mindent újra megállapít.</translation>
    </message>
    <message>
        <source>This is rare: chance alone does it less than once in a thousand times. You can check every deal yourself.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Ez ritka: puszta véletlenből ezer esetből egyszer sem fordul elő. Minden partit magad is ellenőrizhetsz.</translation>
    </message>
    <message>
        <source>This page could not be made.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Ezt az oldalt nem sikerült elkészíteni.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Időszak</translation>
    </message>
    <message>
        <source>To be expected</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Várható</translation>
    </message>
    <message numerus="yes">
        <source>Too few deals to say: %n more will do.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>Ennyi partiból még nem derül ki: még %n kell hozzá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump marriage</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Adupár</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Aduk</translation>
    </message>
    <message>
        <source>Trumps named by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Te mondtál adut</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>What the coach found is forgotten.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Az edző ítéletei törlődtek.</translation>
    </message>
    <message>
        <source>What your closing was worth is known once the coach has reviewed such deals.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Hogy mennyit értek a betakarásaid, akkor derül ki, ha az edző már átnézett ilyen partikat.</translation>
    </message>
    <message>
        <source>When you closed</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Mikor takartál be</translation>
    </message>
    <message>
        <source>Wins to be expected</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Várható győzelmek</translation>
    </message>
    <message>
        <source>With every partner</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Bármelyik társsal</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the head of a column</comment>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Te</translation>
    </message>
    <message>
        <source>You gave away</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Te elvesztegettél</translation>
    </message>
    <message>
        <source>You gave away next to nothing, whatever the theme.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Szinte semmit sem vesztegettél el, egyik témában sem.</translation>
    </message>
    <message>
        <source>You gave away {x} a deal, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Partinként {x} játékpontot vesztegettél el ({give}).</translation>
    </message>
    <message>
        <source>You gave away {x} a deal, {give}; the others gave away {y}, {give2}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17; {y}: a number of game points; {give2}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Te partinként {x} játékpontot vesztegettél el ({give}), a többiek {y} játékpontot ({give2}).</translation>
    </message>
    <message>
        <source>You give away a little less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Valamivel kevesebbet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away a little more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Valamivel többet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about a fifth less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából ötödével kevesebbet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about a fifth more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából ötödével többet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about a quarter less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából negyedével kevesebbet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about a quarter more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából negyedével többet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about a tenth less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából tizedével kevesebbet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about a tenth more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából tizedével többet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about a third less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából harmadával kevesebbet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about a third more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából harmadával többet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about as much as in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Alig változott {month} óta, mennyit vesztegetsz el.</translation>
    </message>
    <message>
        <source>You give away about half as much again as in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából másfélszer annyit vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about half of what it was in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából feleannyit vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about three quarters less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából háromnegyedével kevesebbet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about three quarters more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából háromnegyedével többet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about twice as much as in {month}, or more.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából kétszer annyit vesztegetsz el {month} óta, vagy még többet.</translation>
    </message>
    <message>
        <source>You give away about two thirds less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából kétharmadával kevesebbet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You give away about two thirds more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Nagyjából kétharmadával többet vesztegetsz el {month} óta.</translation>
    </message>
    <message>
        <source>You were best in {a} of {n} deals; an even share would be {share}.</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number; {share}: a number of deals</extracomment>
        <translation>{n} partiból {a} alkalommal lettél első; egyenlő elosztásban {share} jutna.</translation>
    </message>
    <message>
        <source>You: {x}, from {low} to {high}. {sentence}</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {low}: an amount with its sign; {high}: an amount with its sign; {sentence}: a whole sentence</extracomment>
        <translation>Te: {x}, valahol {low} és {high} között. {sentence}</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Adataid</translation>
    </message>
    <message>
        <source>Your deals are being counted…</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>A partijaid összeszámolása…</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>első</translation>
    </message>
    <message>
        <source>by the others</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>a többiek</translation>
    </message>
    <message>
        <source>by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>te</translation>
    </message>
    <message>
        <source>by your partner</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>a társad</translation>
    </message>
    <message>
        <source>chips a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>zseton partinként</translation>
    </message>
    <message>
        <source>compared with the others, {x}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: game points more or less than the others; {x} is &quot;give or take 0.5&quot; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>a többiekhez képest, {x}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>sixtysix_gui/text/statistics/names.py: how a day is written without its year, in the letters of Qt: 9 October</extracomment>
        <translation>MMMM d.</translation>
    </message>
    <message>
        <source>deals won and lost, by the trick before which you closed</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>megnyert és elveszített partik aszerint, melyik ütés előtt takartál be</translation>
    </message>
    <message>
        <source>fewer</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>kevesebb</translation>
    </message>
    <message>
        <source>fewer than usual</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>kevesebb a szokásosnál</translation>
    </message>
    <message>
        <source>from one game</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>egyetlen játszmából</translation>
    </message>
    <message>
        <source>game points a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>játékpont partinként</translation>
    </message>
    <message>
        <source>give or take {x}</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>plusz-mínusz {x}</translation>
    </message>
    <message>
        <source>how often each was best, second and last in a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>ki hányszor lett egy partiban első, második és utolsó</translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>%n partiban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s) that were reviewed</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>
            <numerusform>%n átnézett partiban</numerusform>
        </translation>
    </message>
    <message>
        <source>in {month} it was {x}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {month}: a month, perhaps with its year: June, June 2025; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{month}: {x}</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>utolsó</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>elveszített</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>teljesített</translation>
    </message>
    <message>
        <source>more</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>több</translation>
    </message>
    <message>
        <source>more than usual</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>több a szokásosnál</translation>
    </message>
    <message>
        <source>no marriage</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>nem volt pár</translation>
    </message>
    <message>
        <source>not counted</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>nem számítanak</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>most</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>második</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>döntetlen</translation>
    </message>
    <message>
        <source>too few deals reviewed</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>még kevés az átnézett parti</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>szokásos</translation>
    </message>
    <message>
        <source>what {name} gives away</source>
        <extracomment>sixtysix_gui/text/statistics/course.py: {name} is a level: the King {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>amit {name} veszteget el</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>megnyert</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>te</translation>
    </message>
    <message>
        <source>you had it and played on</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>megvolt, de továbbjátszottál</translation>
    </message>
    <message>
        <source>you won {n} of them</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py sixtysix_gui/text/statistics/play.py {n}: a number</extracomment>
        <translation>ebből {n} győzelem</translation>
    </message>
    <message>
        <source>you won {n} of these deals</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {n}: a number</extracomment>
        <translation>ebből {n} győzelem</translation>
    </message>
    <message>
        <source>{a} made, {b} lost</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {a}: a number: how many of the others beside it, or what was dealt to the player; {b}: a number: how many were lost, or what was dealt to the others</extracomment>
        <translation>{a} teljesült, {b} elbukott</translation>
    </message>
    <message>
        <source>{a} of {n} made</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number</extracomment>
        <translation>{a} / {n} teljesült</translation>
    </message>
    <message>
        <source>{a} of {n} won</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number</extracomment>
        <translation>{a} / {n} győzelem</translation>
    </message>
    <message>
        <source>{day}: {x} chips a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {day}: a day, or from which day to which: 3 October – 9 October; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{day}: partinként {x} zseton.</translation>
    </message>
    <message>
        <source>{day}: {x} game points a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {day}: a day, or from which day to which: 3 October – 9 October; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{day}: partinként {x} játékpont.</translation>
    </message>
    <message>
        <source>{day}: {x} given away per deal.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {day}: a day, or from which day to which: 3 October – 9 October; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{day}: partinként {x} elvesztegetve.</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <extracomment>sixtysix_gui/text/statistics/names.py: a month and its year: June 2025 {month}: a month, perhaps with its year: June, June 2025; {year}: a year</extracomment>
        <translation>{year}. {month}</translation>
    </message>
    <message>
        <source>{n} best</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n} első</translation>
    </message>
    <message>
        <source>{n} last</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n} utolsó</translation>
    </message>
    <message>
        <source>{n} lost</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n} vereség</translation>
    </message>
    <message>
        <source>{n} second</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n} második</translation>
    </message>
    <message>
        <source>{n} tied</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n} döntetlen</translation>
    </message>
    <message>
        <source>{n} won</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n} győzelem</translation>
    </message>
    <message numerus="yes">
        <source>{theme}: {x} given away a deal, {give}, in %n deal(s).</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {theme}: what there is to learn: Closing; {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>
            <numerusform>{theme}: partinként {x} elvesztegetve, {give}, %n partiban.</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out!” with too few points</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>„Elég!” túl kevés ponttal</translation>
    </message>
    <message>
        <source>{who} {n}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: {who} is a level or a player, {n} a number of deals: Queen 96 {who}: a player without an article: Queen; {n}: a number</extracomment>
        <translation>{who} {n}</translation>
    </message>
    <message>
        <source>{level}, {x} game points a deal against {name}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {level}: an opponent without an article: King; {x}: a number of game points or chips, or what stands before it: give or take 0.5; {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>{level}, partinként {x} játékpont {name} ellen.</translation>
    </message>
    <message>
        <source>{row}: you {a}, others {b}, {c} to be expected; {verdict}.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py {row}: the name of a row: Luck, Aces; {a}: a number: how many of the others beside it, or what was dealt to the player; {b}: a number: how many were lost, or what was dealt to the others; {c}: a number: what was to be expected; {verdict}: usual, fewer than usual or more than usual</extracomment>
        <translation>{row}: te {a}, a többiek {b}, várható {c}; {verdict}.</translation>
    </message>
    <message>
        <source>{row}: {x} a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {row}: the name of a row: Luck, Aces; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{row}: partinként {x}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>%n játszma visszaállítva.</numerusform>
        </translation>
    </message>
    <message>
        <source>One row per decision</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Döntésenként egy sor</translation>
    </message>
    <message>
        <source>The games were not restored</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>A játszmákat nem sikerült visszaállítani</translation>
    </message>
    <message>
        <source>All finished games leave the archive and the statistics. For 30 days they can be restored there. The tally, open games, games from files and the records that you have saved stay.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Minden befejezett játszma kikerül az archívumból és a statisztikából. 30 napig ott még visszaállíthatod őket. A játszmák számlálója, a félbehagyott és a fájlból származó játszmák, valamint az elmentett partijegyzékeid megmaradnak.</translation>
    </message>
    <message>
        <source>The statistics begin again from nothing. For 30 days the games can be restored. The tally, open games, games from files and the records that you have saved stay.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>A statisztika elölről indul. A játszmákat 30 napig még visszaállíthatod. A játszmák számlálója, a félbehagyott és a fájlból származó játszmák, valamint az elmentett partijegyzékeid megmaradnak.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the seven beads lie outside. Chance alone puts at least one there about every third time.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>
            <numerusform>A hét gyöngyből %n kívül esik. Puszta véletlenből körülbelül minden harmadik alkalommal legalább egy oda kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goes by your results against opponents whose strength is known from thousands of deals.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Az alap: az eredményeid olyan ellenfelek ellen, akiknek az erejét több ezer partiból ismerjük.</translation>
    </message>
    <message>
        <source>The bead shows what you were dealt. It stays between the pegs in 19 of 20 cases, and of seven beads at least one lies outside by chance about every third time.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>A gyöngy azt mutatja, mit osztottak neked. 20 esetből 19-ben a két pecek között marad, és hét gyöngyből körülbelül minden harmadik alkalommal legalább egy véletlenül kívül esik.</translation>
    </message>
    <message numerus="yes">
        <source>This page needs ten deals that the coach has reviewed; so far there are %n.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>
            <numerusform>Ehhez tíz, az edző által átnézett parti kell; eddig %n van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n closed deal(s) that were reviewed; you won {n}</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {n}: a number</extracomment>
        <translation>
            <numerusform>%n átnézett partiban, amelyben betakartál; {n} győzelem</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>You acted before drawing: now close the talon.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Húzás előtt léptél: most takard be a talont.</translation>
    </message>
    <message>
        <source>Now lead {king}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {king}: the word for a king</extracomment>
        <translation>Most hívd {king}.</translation>
    </message>
    <message>
        <source>You have closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Betakartál. {name} cserélhet.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps; the talon is closed.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Te hívsz. {suit} az adu, a talon be van takarva.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps; the talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Te hívsz. {suit} az adu, a talon elfogyott.</translation>
    </message>
    <message>
        <source>Your trick. Draw a card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Tiéd az ütés. Húzz egy lapot.</translation>
    </message>
    <message numerus="yes">
        <source>Your trick. Draw, or close the talon with %n cards in hand.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py: the short hand: the trick was won and no one has drawn yet</extracomment>
        <translation>
            <numerusform>Tiéd az ütés. Húzz, vagy takard be a talont: %n lappal játszol tovább.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your trick. Draw, or close with %n cards. An exchange or a marriage now commits you to closing.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>
            <numerusform>Tiéd az ütés. Húzz, vagy takarj be %n lappal. Csere vagy pár után most be kell takarnod.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your trick. Exchange if you like, then draw.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Tiéd az ütés. Cserélj, ha akarsz, aztán húzz.</translation>
    </message>
    <message>
        <source>Your turn: play any card. {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Te jössz: bármelyik lap jó. {suit} az adu.</translation>
    </message>
    <message>
        <source>Press {key} to start a new game.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key}: új játszma.</translation>
    </message>
    <message>
        <source>{name} has closed the talon: exchange the {rank} now, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {rank}: the word for a rank: nine</extracomment>
        <translation>{name} betakart: cserélj most ({rank}), vagy passzolj.</translation>
    </message>
    <message>
        <source>{name} has closed the talon: pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} betakart: passzolj.</translation>
    </message>
    <message>
        <source>{name} won the trick and may draw or close.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} ütött, és húzhat vagy betakarhat.</translation>
    </message>
    <message>
        <source>Call a contract, or pass for the simple game.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Vállalj valamit, vagy passzolj: akkor egyszerű játék lesz.</translation>
    </message>
    <message>
        <source>Call a higher contract, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Vállalj többet, vagy passzolj.</translation>
    </message>
    <message>
        <source>Lead the card that opens the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Hívd a lapot, amely a partit nyitja.</translation>
    </message>
    <message>
        <source>Name trumps, or turn up your next card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Mondj adut, vagy üttesd fel a következő lapodat.</translation>
    </message>
    <message>
        <source>No higher bid is possible: pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Ennél nincs magasabb licit: passzolj.</translation>
    </message>
    <message>
        <source>Now lead {king} or {queen}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Most hívd {king} vagy {queen}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>A parti véget ért.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!” for both of you, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Tiétek az utolsó ütés: mondd kettőtök nevében, hogy „Elég!”, vagy passzolj.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!”, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Tiéd az utolsó ütés: mondd, hogy „Elég!”, vagy passzolj.</translation>
    </message>
    <message>
        <source>The last trick: you led and won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Az utolsó ütés: te hívtál, és te vitted. Bármelyik billentyű visszateszi.</translation>
    </message>
    <message>
        <source>The last trick: you led and {winner} won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {winner}: the player who won: the Queen</extracomment>
        <translation>Az utolsó ütés: te hívtál, {winner} vitte. Bármelyik billentyű visszateszi.</translation>
    </message>
    <message>
        <source>The last trick: {leader} led and won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {leader}: the player who led: the Queen</extracomment>
        <translation>Az utolsó ütés: {leader} hívott, és ő vitte. Bármelyik billentyű visszateszi.</translation>
    </message>
    <message>
        <source>The last trick: {leader} led and you won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {leader}: the player who led: the Queen</extracomment>
        <translation>Az utolsó ütés: {leader} hívott, te vitted. Bármelyik billentyű visszateszi.</translation>
    </message>
    <message>
        <source>The last trick: {leader} led and {winner} won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {leader}: the player who led: the Queen; {winner}: the player who won: the Queen</extracomment>
        <translation>Az utolsó ütés: {leader} hívott, {winner} vitte. Bármelyik billentyű visszateszi.</translation>
    </message>
    <message>
        <source>The simple game is being played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Egyszerű játék van.</translation>
    </message>
    <message>
        <source>The simple game: {double} makes it count × {times}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>Egyszerű játék: {double} után a parti szorzója {times}.</translation>
    </message>
    <message>
        <source>You are the first player: name trumps with 1 to 4, or press T to turn up a card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te vagy a kezdő: mondj adut (1–4), vagy üttess fel egy lapot (T).</translation>
    </message>
    <message>
        <source>You may announce {points} in {suit}: press M, or N to keep it.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Bemondható: {suit} pár, {points}. M: bemondod, N: megtartod.</translation>
    </message>
    <message>
        <source>You open the deal: choose how the first trick is played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te nyitod a partit: válaszd ki, hogyan játsszátok az első ütést.</translation>
    </message>
    <message>
        <source>You play {a_contract} for {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {a_contract}: a contract with its article: a Gang; {value}: a value: a number, or in words</extracomment>
        <translation>Vállalásod: {a_contract}, értéke {value}.</translation>
    </message>
    <message>
        <source>Your bid: {lowest} to {highest}, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number; {highest}: the highest bid, as a number</extracomment>
        <translation>A licited: {lowest}–{highest}, vagy passz.</translation>
    </message>
    <message>
        <source>Bid ({ticks} promises {points} card points), or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>A licited: {ticks}, ez {points} pontot ígér. Vagy passz.</translation>
    </message>
    <message>
        <source>Your bid: {ticks}, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {ticks}: a bid as strokes or a number: 2</extracomment>
        <translation>A licited: {ticks}, vagy passz.</translation>
    </message>
    <message>
        <source>You lead next; {name} may announce a marriage first.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Te hívsz majd; előtte {name} párt mondhat be.</translation>
    </message>
    <message>
        <source>Your lead sets trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>A hívásod adja az adut.</translation>
    </message>
    <message>
        <source>Your lead. There are no trumps yet.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te hívsz. Még nincs adu.</translation>
    </message>
    <message>
        <source>Your lead. There are no trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te hívsz. Nincs adu.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Te hívsz. {suit} az adu.</translation>
    </message>
    <message>
        <source>Your trick. Lead, or say “Out!” for both of you.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Tiéd az ütés. Hívj, vagy mondd kettőtök nevében, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>Your trick. Lead, or say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Tiéd az ütés. Hívj, vagy mondd, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>Your turn: play any card except a trump.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te jössz: bármelyik nem adu lap jó.</translation>
    </message>
    <message>
        <source>Your turn: play any card; you need not follow suit yet.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te jössz: bármelyik lap jó, színt adni még nem kell.</translation>
    </message>
    <message>
        <source>Your turn: follow with {one_of_suit} and beat {rank}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {one_of_suit}: a card of the suit, as an object: a heart; {rank}: the word for a rank: nine</extracomment>
        <translation>Te jössz: tegyél {one_of_suit}, és üsd felül {rank}.</translation>
    </message>
    <message>
        <source>Your turn: follow with {one_of_suit}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Te jössz: tegyél {one_of_suit}.</translation>
    </message>
    <message>
        <source>Your turn: play any card except a trump, face down.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te jössz: tegyél le lefordítva egy lapot, amely nem adu.</translation>
    </message>
    <message>
        <source>Your turn: play any card, face down.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te jössz: tegyél le lefordítva bármilyen lapot.</translation>
    </message>
    <message>
        <source>Your turn: overtrump {rank}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {rank}: the word for a rank: nine</extracomment>
        <translation>Te jössz: magasabb aduval üsd felül {rank}.</translation>
    </message>
    <message>
        <source>Your turn: throw away any card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te jössz: bármit dobhatsz.</translation>
    </message>
    <message>
        <source>Your turn: you must trump.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Te jössz: adut kell tenned.</translation>
    </message>
    <message>
        <source>{contract} {double} makes it {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {contract}: a whole sentence that names the contract: The Queen plays a Gang for 9.; {double}: what is said to double: Kontra, Re; {value}: a value: a number, or in words</extracomment>
        <translation>{contract} {double} után {value} az értéke.</translation>
    </message>
    <message>
        <source>{contract} After {last}, {double} makes it {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {contract}: a whole sentence that names the contract: The Queen plays a Gang for 9.; {last}: the last of a list, or a number; {double}: what is said to double: Kontra, Re; {value}: a value: a number, or in words</extracomment>
        <translation>{contract} {last} elhangzott; {double} után {value} az értéke.</translation>
    </message>
    <message>
        <source>{name} won the last trick and may still say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} vitte az utolsó ütést, és még mondhatja, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>{name} to lead.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hív.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} gondolkodik.</translation>
    </message>
    <message>
        <source>{name} to bid.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} licitál.</translation>
    </message>
    <message>
        <source>{name} to call.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} vállal.</translation>
    </message>
    <message>
        <source>{name} to name trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} mond adut.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} jön.</translation>
    </message>
    <message>
        <source>{name} leads next.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hív majd.</translation>
    </message>
    <message>
        <source>{name} leads next. Say “Out!” for both of you?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hív majd. Mondod kettőtök nevében, hogy „Elég!”?</translation>
    </message>
    <message>
        <source>{name} leads next. Announce a marriage first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hív majd. Előbb bemondasz egy párt?</translation>
    </message>
    <message>
        <source>{name} leads next. Announce your {points} first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} hív majd. Előbb bemondod a párodat ({points})?</translation>
    </message>
    <message>
        <source>{name} may double.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} kontrázhat.</translation>
    </message>
    <message>
        <source>{name} opens the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} nyitja a partit.</translation>
    </message>
    <message>
        <source>{name} plays {a_contract} for {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {a_contract}: a contract with its article: a Gang; {value}: a value: a number, or in words</extracomment>
        <translation>{name} vállalása: {a_contract}, értéke {value}.</translation>
    </message>
    <message numerus="yes">
        <source>{playable} of your %n card(s) can be played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py: {playable} of the cards in the hand may be played {playable}: how many of them may be played</extracomment>
        <translation>
            <numerusform>%n lapodból {playable} tehető.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {other}: a player: the Queen; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{other} betakart. {name} cserélhet.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>In the widow: {cards}.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py: {cards} are three cards by name {cards}: cards by name, separated by commas</extracomment>
        <translation>A talonban: {cards}.</translation>
    </message>
    <message>
        <source>{points} card points, {total} in all.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py: a trick: its card points, and those of the side that has won it {points}: a number of points; {total}: a number of card points</extracomment>
        <translation>{points} pont, összesen {total}.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The program cannot tell whether the game is already open ({path}): {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Nem állapítható meg, hogy nyitva van-e már a játszma ({path}): {details}.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written to: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Ebbe a mappába nem lehet írni: {path} – {details}.</translation>
    </message>
    <message>
        <source>An open game could not be read: {details}. It is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {details}: a whole sentence that says what went wrong; {path}: the path of a file or folder</extracomment>
        <translation>Egy félbehagyott játszma nem volt olvasható: {details}. Megőrizve itt: {path}.</translation>
    </message>
    <message>
        <source>SIXTYSIX_HOME must be an absolute folder path; “{path}” is not.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>A SIXTYSIX_HOME értéke egy mappa teljes elérési útja legyen; „{path}” nem az.</translation>
    </message>
    <message>
        <source>Some settings could not be read and were reset: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Néhány beállítás nem volt olvasható, ezek alaphelyzetből indulnak: {details}.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be created: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Ez a mappa nem hozható létre: {path} – {details}.</translation>
    </message>
    <message>
        <source>The list of games in the archive ({path}) was made by a newer version of the program. This version is making its own. No game is lost.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Az archívum játszmalistáját ({path}) a program egy újabb verziója készítette. Ez a verzió sajátot készít. Egy játszma sem vész el.</translation>
    </message>
    <message>
        <source>The list of games in the archive cannot be saved as {path}: {details}. It will be made again the next time the program starts. No game is lost.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Az archívum játszmalistája nem menthető ide: {path} – {details}. A program a következő indításkor újra elkészíti. Egy játszma sem vész el.</translation>
    </message>
    <message>
        <source>The list of games in the archive was damaged, so the program is making a new one from the records. No game is lost. The old list is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Az archívum játszmalistája megsérült, ezért a program újat készít a partijegyzékekből. Egy játszma sem vész el. A régi lista megőrizve itt: {path}.</translation>
    </message>
    <message>
        <source>The saved game could not be read: {details}. It is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {details}: a whole sentence that says what went wrong; {path}: the path of a file or folder</extracomment>
        <translation>A mentett játszma nem volt olvasható: {details}. Megőrizve itt: {path}.</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset. The old ones are kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>A beállítások nem voltak olvashatók, és alaphelyzetből indulnak. A régiek megőrizve itt: {path}.</translation>
    </message>
    <message>
        <source>The tally could not be read and was reset. The old one is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>A játszmák számlálója nem volt olvasható, és elölről indul. A régi megőrizve itt: {path}.</translation>
    </message>
    <message>
        <source>This game cannot be read from {path}: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Ez a játszma nem olvasható be innen: {path} – {details}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {details}.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} nem olvasható: {details}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} nem törölhető: {details}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {details}. What was saved there before is untouched.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} nem írható: {details}. Amit korábban oda mentettél, érintetlen.</translation>
    </message>
    <message>
        <source>This month’s finished games could not be read, so a new file was started. The old one is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>E hónap befejezett játszmái nem voltak olvashatók, ezért új fájl készült. A régi megőrizve itt: {path}.</translation>
    </message>
</context>
<context>
    <name>StripTable</name>
    <message>
        <source>After move</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Utána</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Vége</translation>
    </message>
    <message>
        <source>Luck before</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Addigi szerencse</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Átlagosan</translation>
    </message>
    <message>
        <source>Average points, decision by decision</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Átlagos pont, döntésről döntésre</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Ütés</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Ítélet</translation>
    </message>
</context>
<context>
    <name>SystemErrors</name>
    <message>
        <source>Bad file descriptor</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>érvénytelen fájlleíró</translation>
    </message>
    <message>
        <source>File exists</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>a fájl már létezik</translation>
    </message>
    <message>
        <source>File name too long</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>a fájl neve túl hosszú</translation>
    </message>
    <message>
        <source>File too large</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>a fájl túl nagy</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>bemeneti/kimeneti hiba</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>ez egy mappa</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>nincs több hely az eszközön</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>nincs ilyen fájl vagy mappa</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>ez nem mappa</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>ez nem engedélyezett</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>nincs jogosultság</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>a fájlrendszer csak olvasható</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>túl sok egymásra mutató szimbolikus hivatkozás</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>túl sok megnyitott fájl</translation>
    </message>
    <message>
        <source>another program has the file open</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>egy másik program tartja nyitva a fájlt</translation>
    </message>
    <message>
        <source>embedded null byte</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>nullabájt a névben</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <extracomment>sixtysix_gui/storage/running_game.py</extracomment>
        <translation>nem lehetett beolvasni</translation>
    </message>
    <message>
        <source>it does not hold records of games</source>
        <extracomment>sixtysix_gui/archive/building.py</extracomment>
        <translation>nincsenek benne partijegyzékek</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>sixtysix_gui/storage/deleted_games.py</extracomment>
        <translation>a fájl sérült</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>sixtysix_gui/storage/open_games.py sixtysix_gui/storage/running_game.py</extracomment>
        <translation>a fájl üres</translation>
    </message>
    <message>
        <source>it is not a file of games</source>
        <extracomment>sixtysix_gui/archive/building.py sixtysix_gui/storage/deleted_games.py</extracomment>
        <translation>ebben a fájlban nem játszmák vannak</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>sixtysix_gui/storage/files.py</extracomment>
        <translation>ez nem közönséges fájl</translation>
    </message>
    <message>
        <source>it is not text</source>
        <extracomment>sixtysix_gui/storage/month_files.py sixtysix_gui/storage/open_games.py sixtysix_gui/storage/running_game.py</extracomment>
        <translation>ez nem szöveg</translation>
    </message>
    <message>
        <source>the game is no longer there</source>
        <extracomment>sixtysix_gui/archive/archive.py</extracomment>
        <translation>a játszma már nincs meg</translation>
    </message>
    <message>
        <source>the location of the home folder is unknown</source>
        <extracomment>sixtysix_gui/storage/folders.py</extracomment>
        <translation>nem tudni, hol van a saját mappa</translation>
    </message>
    <message>
        <source>your games are kept in that folder</source>
        <extracomment>sixtysix_gui/archive/changing.py</extracomment>
        <translation>ebben a mappában vannak a játszmáid</translation>
    </message>
    <message>
        <source>it is open for reading only</source>
        <extracomment>sixtysix_gui/storage/folders.py</extracomment>
        <translation>csak olvasásra van megnyitva</translation>
    </message>
    <message>
        <source>the saved game there can be neither read nor renamed</source>
        <extracomment>sixtysix_gui/storage/running_game.py</extracomment>
        <translation>az ott lévő mentést sem beolvasni, sem átnevezni nem lehet</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py</extracomment>
        <translation>nincs szabványos bemenet</translation>
    </message>
    <message>
        <source>the file there is damaged and cannot be renamed</source>
        <extracomment>sixtysix_gui/storage/month_files.py</extracomment>
        <translation>az ott lévő fájl sérült, és nem lehet átnevezni</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Under these rules, 66 ends the deal automatically.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>E szabályok szerint 66-nál magától véget ér a parti.</translation>
    </message>
    <message>
        <source>Card table</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Kártyaasztal</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Betakarok</translation>
    </message>
    <message>
        <source>Closed!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Betakarok!</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Húzok</translation>
    </message>
    <message>
        <source>Exchange {rank}</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>Csere: {rank}</translation>
    </message>
    <message>
        <source>Exchange {rank} and close</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>{rank} cseréje és betakarás</translation>
    </message>
    <message>
        <source>Exchange!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Cserélek!</translation>
    </message>
    <message>
        <source>Forty!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Negyven!</translation>
    </message>
    <message>
        <source>Under these rules, you may not look at won tricks.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>E szabályok szerint az elvitt ütéseket nem szabad megnézni.</translation>
    </message>
    <message>
        <source>Count the points</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Számoljunk</translation>
    </message>
    <message>
        <source>No exchange</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Nem cserélek</translation>
    </message>
    <message>
        <source>You may look at the last trick only, until the next card is led.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Csak az utolsó ütés nézhető meg, a következő hívásig.</translation>
    </message>
    <message>
        <source>Out!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Elég!</translation>
    </message>
    <message>
        <source>Announce</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Bemondom</translation>
    </message>
    <message>
        <source>When a marriage is announced, its king must be led.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Ha bemondod a párt, a királyt kell hívnod.</translation>
    </message>
    <message>
        <source>Twenty!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Húsz!</translation>
    </message>
    <message>
        <source>You may say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Hívás előtt mondhatod, hogy „Elég!”.</translation>
    </message>
    <message>
        <source>closed by you</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>te takartad be</translation>
    </message>
    <message>
        <source>closed by {name}</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} takarta be</translation>
    </message>
    <message>
        <source>{score} of {target}</source>
        <extracomment>sixtysix_gui/table/words.py {score}: a score: 4 : 2, or a number; {target}: a number of points</extracomment>
        <translation>{score} / {target}</translation>
    </message>
    <message>
        <source>{score} to go</source>
        <extracomment>sixtysix_gui/table/words.py {score}: a score: 4 : 2, or a number</extracomment>
        <translation>még {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>
            <numerusform>%n zseton</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Megtartom</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Passz</translation>
    </message>
    <message>
        <source>So far: {name}, {contract} ({value})</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel; {contract}: the name of a contract: Gang; {value}: a value: a number, or in words</extracomment>
        <translation>Eddig: {name}, {contract} ({value})</translation>
    </message>
    <message>
        <source>Acorns</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Makk</translation>
    </message>
    <message>
        <source>Bells</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Tök</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Treff</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Káró</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Kőr</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Leaves</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Spades</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Pikk</translation>
    </message>
    <message>
        <source>They</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Ők</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Felütés</translation>
    </message>
    <message>
        <source>We</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Mi</translation>
    </message>
    <message>
        <source>Your call</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Te vállalsz</translation>
    </message>
    <message>
        <source>bid {ticks}</source>
        <extracomment>sixtysix_gui/table/words.py {ticks}: a bid as strokes or a number: 2</extracomment>
        <translation>licit: {ticks}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <extracomment>sixtysix_gui/table/words.py {deal}: the number of the deal</extracomment>
        <translation>{deal}. parti</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <extracomment>sixtysix_gui/table/words.py {deal}: the number of the deal; {deals}: a number of deals</extracomment>
        <translation>{deal}. parti / {deals}</translation>
    </message>
    <message>
        <source>named by you</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>te mondtad</translation>
    </message>
    <message>
        <source>named by {name}</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} mondta</translation>
    </message>
    <message>
        <source>next marriage: {points}</source>
        <extracomment>sixtysix_gui/table/words.py {points}: a number of points</extracomment>
        <translation>következő pár: {points}</translation>
    </message>
    <message>
        <source>no trumps</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>nincs adu</translation>
    </message>
    <message>
        <source>shown by you</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>te mutattad</translation>
    </message>
    <message>
        <source>shown by {name}</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} mutatta</translation>
    </message>
    <message>
        <source>to make: {points}</source>
        <extracomment>sixtysix_gui/table/words.py {points}: a number of points</extracomment>
        <translation>kell: {points}</translation>
    </message>
    <message>
        <source>to {target}</source>
        <extracomment>sixtysix_gui/table/words.py {target}: a number of points</extracomment>
        <translation>cél: {target}</translation>
    </message>
    <message>
        <source>turned up</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>felütve</translation>
    </message>
    <message>
        <source>widow</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>talon</translation>
    </message>
    <message>
        <source>you</source>
        <comment>the name tag of a card</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>te</translation>
    </message>
    <message>
        <source>your card</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>a te lapod</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>a társad</translation>
    </message>
    <message>
        <source>{name}’s card</source>
        <extracomment>sixtysix_gui/table/words.py: the card that fixed trump is in the hand of {name} {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} lapja</translation>
    </message>
    <message>
        <source>{points}!</source>
        <extracomment>sixtysix_gui/table/words.py {points}: a number of points</extracomment>
        <translation>{points}!</translation>
    </message>
    <message>
        <source>{words}!</source>
        <extracomment>sixtysix_gui/table/words.py {words}: what is said: Out</extracomment>
        <translation>{words}!</translation>
    </message>
</context>
<context>
    <name>TableUsers</name>
    <message>
        <source>Guided deal: press Esc to leave at any time.</source>
        <extracomment>sixtysix_gui/windows/table_users.py</extracomment>
        <translation>Bevezető parti: az Esc bármikor kilép belőle.</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>Best of 3</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>2 győzelemig</translation>
    </message>
    <message>
        <source>Best of 5</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>3 győzelemig</translation>
    </message>
    <message>
        <source>Best of 7</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>4 győzelemig</translation>
    </message>
    <message>
        <source>Bummerl so far</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Bummerlek eddig</translation>
    </message>
    <message>
        <source>Lost deals so far</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Eddig elveszített partik</translation>
    </message>
    <message>
        <source>Lost games so far</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Eddig elveszített játszmák</translation>
    </message>
    <message>
        <source>{head}: you {mine}, {name} {theirs}.</source>
        <extracomment>sixtysix_gui/text/results/scores.py {head}: what is counted: Games today; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{head}: te {mine}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>{series}, lost: you {mine}, {name} {theirs}</source>
        <extracomment>sixtysix_gui/text/results/scores.py {series}: how long is played: Best of 3; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{series}, elveszítve: te {mine}, {name} {theirs}</translation>
    </message>
    <message>
        <source>{series}, won: you {mine}, {name} {theirs}</source>
        <extracomment>sixtysix_gui/text/results/scores.py {series}: how long is played: Best of 3; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{series}, megnyerve: te {mine}, {name} {theirs}</translation>
    </message>
    <message>
        <source>{series}: you {mine}, {name} {theirs}</source>
        <extracomment>sixtysix_gui/text/results/scores.py {series}: how long is played: Best of 3; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{series}: te {mine}, {name} {theirs}</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Against this hand, for example, {played} brings less than {best}:</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {played}: the move that was played, as part of a sentence: the ace of hearts; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>Például ez ellen a kéz ellen a {played} kevesebbet hoz, mint a {best}:</translation>
    </message>
    <message>
        <source>Against this hand, for example, {played} loses and {best} wins:</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {played}: the move that was played, as part of a sentence: the ace of hearts; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>Például ez ellen a kéz ellen a {played} veszít, a {best} nyer:</translation>
    </message>
    <message>
        <source>Counting out loud</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Hangosan számolva</translation>
    </message>
    <message>
        <source>No trumps are still out.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Nincs már kint adu.</translation>
    </message>
    <message>
        <source>The plan: {steps}, then {last}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {steps}: moves by name, separated by commas; {last}: the last of a list, or a number</extracomment>
        <translation>A terv: {steps}, aztán {last}.</translation>
    </message>
    <message>
        <source>Trumps still out: {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Kint lévő aduk: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n card point(s), {name} {theirs}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>
            <numerusform>%n pontod van, {name}: {theirs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>takarj be</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>húzz</translation>
    </message>
    <message>
        <source>exchange for {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>cseréld be, és vedd fel {card}</translation>
    </message>
    <message>
        <source>lead {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py: steps of a plan, one after another: &quot;The plan: lead the ten of clubs, draw, then close.&quot; {card}: a card by name: the ten of hearts</extracomment>
        <translation>hívd {card}</translation>
    </message>
    <message>
        <source>say “Out!”</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>mondd: „Elég!”</translation>
    </message>
    <message>
        <source>announce the marriage in {suit} for {points}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>mondd be a {suit} párt ({points})</translation>
    </message>
    <message>
        <source>take it with {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>vidd el ezzel: {card}</translation>
    </message>
    <message>
        <source>throw away {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>dobd el {card}</translation>
    </message>
    <message>
        <source>trump with {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>üsd aduval: {card}</translation>
    </message>
    <message>
        <source>{name} cannot hold {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} kezében nem lehet: {cards}.</translation>
    </message>
    <message>
        <source>{name} is known to hold {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} kezében biztosan ott van: {cards}.</translation>
    </message>
    <message>
        <source>{name} needs a first trick for {v} more to count.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {v}: a number</extracomment>
        <translation>{name} az első ütésére vár: azzal még {v} számít.</translation>
    </message>
    <message>
        <source>You need a first trick for {v} more to count.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {v}: a number</extracomment>
        <translation>Az első ütéseddel még {v} számít.</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>A lost contract pays the others its full value; a simple game costs only 1 to 3. Doubling makes it twice as much.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Az elbukott vállalás teljes értékét a többiek kapják; az egyszerű játék csak 1–3&#xa0;pontba kerül. Kontrázva a duplája.</translation>
    </message>
    <message>
        <source>Before each lead by your side, both of you may announce a marriage; yours does not commit you to any card.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Oldalad minden hívása előtt mindketten bemondhattok egy-egy párt; a tiéd egyetlen lapodat sem köti meg.</translation>
    </message>
    <message>
        <source>Bid no more than you need: points above your bid count in full, but if you do not make it, you lose the bid and your points too.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Csak annyit licitálj, amennyi kell: a licit fölötti pontok is mind számítanak, de ha nincs meg, elveszíted a licitet és a pontjaidat is.</translation>
    </message>
    <message>
        <source>Bold bids pay off, since nobody plays for money here: a marriage counts 40 if you lead it first, and 26 more make a bid of 2.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Érdemes bátran licitálni, hiszen itt nem pénzre megy: egy pár 40&#xa0;pontot ér, ha azt hívod elsőnek, és 26&#xa0;ponttal már megvan a 2.</translation>
    </message>
    <message>
        <source>Keep count: as soon as you have enough points, say “Out!”. The others may get there too, and say it first.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Számolj: amint elég a pontotok, mondd, hogy „Elég!”, mert a többiek is eljuthatnak odáig, és megelőzhetnek.</translation>
    </message>
    <message>
        <source>There are two of every card: the first {ace} led beats the second; once one is gone, the other is high.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Minden lapból kettő van: az előbb hívott {ace} üti a másikat; ha az egyik már elment, a másik a legmagasabb.</translation>
    </message>
    <message>
        <source>Every marriage counts 20 more than the one before, but marriages end with the talon, and your opponent may get in first. Yours changes trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Minden pár 20-szal többet ér az előzőnél, de a talonnal a pároknak is vége, és a másik megelőzhet. A tiéd megváltoztatja az adut.</translation>
    </message>
    <message>
        <source>Everyone knows one trump: the dealer still holds the cut card. Keep it in mind when you lead trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Egy adut mindenki ismer: az emelt lap még az osztónál van. Gondolj rá, ha adut hívsz.</translation>
    </message>
    <message>
        <source>Leading trumps, or a worthless card of a suit an opponent lacks, gets trumps out of their hands.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Ha adut hívsz, vagy értéktelen lapot olyan színből, amely egy ellenfélnek nincs, kihúzod a többiek aduit.</translation>
    </message>
    <message>
        <source>Name a suit in which you hold two cards including the {ace} or {ten}, or a marriage; otherwise turn up a card.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Olyan színt mondj adunak, amelyből két lapod van, köztük {ace} vagy {ten}, vagy amelyből párod van; különben üttess fel egy lapot.</translation>
    </message>
    <message>
        <source>Announce your marriage with this lead: its suit becomes trumps, so it counts 40.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Mondd be a párodat ezzel a hívással: a színe adu lesz, ezért 40-et ér.</translation>
    </message>
    <message>
        <source>Someone is well ahead: everyone plays alone, but whatever that player does not get helps both you and the third player.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Valaki messze vezet: mindenki magáért játszik, de neked és a harmadiknak is jó minden, amit az első nem kap meg.</translation>
    </message>
    <message>
        <source>Take a trick: with fewer than 33 points a deal costs 2; without a trick, 3.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Vigyél ütést: 33&#xa0;pont alatt a parti 2-be kerül, ütés nélkül 3-ba.</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <extracomment>sixtysix_gui/windows/playing/tip_giver.py: {tip} is a sentence of advice {tip}: a whole sentence of advice</extracomment>
        <translation>Tanács: {tip}</translation>
    </message>
    <message>
        <source>Two cards keep the score: uncovered pips are points; cards turned face down mean a score below zero.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Két lap mutatja az állást: a látható jelek a pontok, a lefordított lapok pedig azt jelentik, hogy nulla alatt vagy.</translation>
    </message>
    <message>
        <source>A player who leads a {king} or {queen} without announcing a marriage probably does not hold the other one. Calls and passes tell you just as much.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Aki bemondás nélkül hív egyet ezek közül: {king}, {queen}, annál a másik aligha van ott. A vállalások és a passzok is ugyanennyit elárulnak.</translation>
    </message>
</context>
<context>
    <name>TrickTable</name>
    <message>
        <source>Tricks</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Ütések</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>Start</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Eleje</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Vége</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Következő lépés</translation>
    </message>
    <message>
        <source>Next trick</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Következő ütés</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Előző lépés</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Előző ütés</translation>
    </message>
</context>
<context>
    <name>Watched</name>
    <message>
        <source>The computer is playing all hands. Press Esc to end the demonstration.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration.py</extracomment>
        <translation>Itt a számítógép játszik minden kézzel. Az Esc befejezi a bemutatót.</translation>
    </message>
    <message>
        <source>The computer is playing both hands. Press Esc to end the demonstration.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration.py</extracomment>
        <translation>Itt mindkét kézzel a számítógép játszik. Az Esc befejezi a bemutatót.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>To bring back the menu bar, press Alt or F10, or move the pointer to the top edge.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Az Alt, az F10 vagy a felső szélre vitt mutató visszahozza a menüsort.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {file}: the name of a file</extracomment>
        <translation>Mentve: {file}.</translation>
    </message>
    <message>
        <source>A file could not be used</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Egy fájlt nem lehetett használni</translation>
    </message>
    <message>
        <source>Something went wrong. This should not have happened.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Váratlan hiba történt.</translation>
    </message>
    <message>
        <source>The demonstration could not continue. See the log for details.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>A bemutató nem folytatódhatott. A napló megmondja, miért.</translation>
    </message>
    <message>
        <source>The game cannot be saved.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>A játszma nem menthető.</translation>
    </message>
    <message>
        <source>This record names no level for {players}, so {name} plays there.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py: {players} are one or two at a table of several, {name} is a level, such as Queen {players}: players, separated by commas; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ez a partijegyzék nem nevez meg szintet itt: {players}; ezért ott {name} játszik.</translation>
    </message>
    <message>
        <source>This record names no level of this program, so {name} continues.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py: {name} is an opponent, such as Queen {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ez a partijegyzék a program egyetlen szintjét sem nevezi meg, ezért {name} folytatja.</translation>
    </message>
    <message>
        <source>You can play, but your game will not be saved. What was saved before is untouched. Please fix this and start Sixty-Six again.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Játszhatsz, de a játszmád nem lesz elmentve. Amit korábban mentettél, érintetlen. Kérlek, hárítsd el a hibát, és indítsd újra a Hatvanhatot.</translation>
    </message>
    <message>
        <source>Your game continues where you left off.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>A játszmád ott folytatódik, ahol abbahagytad.</translation>
    </message>
    <message>
        <source>Your game could not be moved to the archive and stays on the table.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>A játszmádat nem sikerült az archívumba tenni, ezért az asztalon marad.</translation>
    </message>
    <message>
        <source>Your game is saved after every move. Details are in {log}.

{error}</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {log}: the path of the log file; {error}: what Python says of a fault, in English</extracomment>
        <translation>A program minden lépés után menti a játszmádat. A részletek itt vannak: {log}.

{error}</translation>
    </message>
    <message>
        <source>Your other game is in the archive. Continue it whenever you like.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>A másik játszmád az archívumban van. Akkor folytatod, amikor kedved tartja.</translation>
    </message>
    <message>
        <source>{details} You can keep playing. The program tries again with every move.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{details} Játszhatsz tovább; minden lépésnél újra próbálkozunk.</translation>
    </message>
</context>
<context>
    <name>WindowOptions</name>
    <message>
        <source>--one-game, --hurry, --screenshot and --variant can only be used with --demo</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>a --one-game, a --hurry, a --screenshot és a --variant csak a --demo mellett használható</translation>
    </message>
    <message>
        <source>NAME</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>NÉV</translation>
    </message>
    <message>
        <source>Play the card game Sixty-Six against the computer.</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>A hatvanhat kártyajáték a számítógép ellen.</translation>
    </message>
    <message>
        <source>The computer plays all hands and you watch. Nothing is saved.</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>A számítógép játszik minden kézzel, te pedig nézed. Mentés nem történik.</translation>
    </message>
    <message>
        <source>a demonstration cannot open a record</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>a bemutató nem nyit meg partijegyzéket</translation>
    </message>
    <message>
        <source>a record to open and view</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>megnyitandó partijegyzék</translation>
    </message>
    <message>
        <source>start a demonstration</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>bemutató indítása</translation>
    </message>
    <message>
        <source>demonstration</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>bemutató</translation>
    </message>
    <message>
        <source>end after one game; the exit status says whether all went well</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>kilépés egy játszma után; a kilépési kód mondja meg, hogy minden rendben volt-e</translation>
    </message>
    <message>
        <source>save a picture of the window to this file at the end of a game</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>kép mentése az ablakról ebbe a fájlba a játszma végén</translation>
    </message>
    <message>
        <source>make everything instant, to test an installation</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>minden azonnal történjen, egy telepítés kipróbálásához</translation>
    </message>
    <message>
        <source>the name of the record is empty</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>a partijegyzék neve üres</translation>
    </message>
    <message>
        <source>the rule set: {names}</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py {names}: names, separated by commas</extracomment>
        <translation>szabályváltozat: {names}</translation>
    </message>
    <message>
        <source>{program}: {message}. “{program} --help” lists the options.</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py {program}: the name of the program that was started; {message}: what is wrong with an option</extracomment>
        <translation>{program}: {message}. A beállításokat a „{program} --help” sorolja fel.</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Deal the cards</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Osztás</translation>
    </message>
    <message>
        <source>The cards are fixed, and the promise below is their seal. A word of your own is mixed into the shuffle; after the deal you can check both.</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>A lapok rögzítve vannak, az alábbi ígéret a pecsétjük. A szavad is a keverésbe kerül; a parti után mindkettőt ellenőrizheted.</translation>
    </message>
    <message>
        <source>Your word</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>A szavad</translation>
    </message>
    <message>
        <source>Your word for this deal</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>A szavad ehhez a partihoz</translation>
    </message>
    <message>
        <source>anything you like, or nothing</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>bármi, ami tetszik, vagy semmi</translation>
    </message>
</context>
<context>
    <name>_Discs</name>
    <message>
        <source>Deals: {list}</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py {list}: several parts, separated by commas</extracomment>
        <translation>Partik: {list}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>%(prog)s: hiba: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>%(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>legalább egy érték kell</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>egy érték kell</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>fölösleges érték: %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>érvénytelen választás: %(value)r (lehetséges: %(choices)s)</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
        <extracomment>sixtysix_gui/speech.py: of Python 3.14</extracomment>
        <translation>érvénytelen választás: %(value)r, talán %(closest)r? (lehetséges: %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>nem állhat együtt ezzel: %s</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>beállítások</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>argumentumok</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>ennek a súgónak a kiírása és kilépés</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>hiányzik: %s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <extracomment>sixtysix_gui/speech.py: of Python 3.11</extracomment>
        <translation>ismeretlen: %(parser_name)r (lehetséges: %(choices)s)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>ismeretlen: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>használat: </translation>
    </message>
</context>
</TS>
