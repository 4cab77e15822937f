<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Über Sechsundsechzig</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The fonts Vollkorn, Cabin and Sixtysix Sans are under the SIL Open Font License 1.1, Qt under the LGPL 3.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Freie Software unter der MIT-Lizenz. Die Schriften Vollkorn, Cabin und Sixtysix Sans stehen unter der SIL Open Font License 1.1, Qt unter der LGPL 3.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Lizenzen&#xa0;…</translation>
    </message>
    <message>
        <source>Error log</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <source>Qt</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
    <message>
        <source>The card game Sixty-Six – Schnapsen, Santase – against the computer.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Das Kartenspiel Sechsundsechzig – Schnapsen, Santase – gegen den Computer.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Beendete Partien</translation>
    </message>
</context>
<context>
    <name>AccordionHeader</name>
    <message>
        <source>{title}, collapsed: {value}</source>
        <extracomment>sixtysix_gui/windows/widgets/accordion.py {title}: a title; {value}: a value: a number, or in words</extracomment>
        <translation>{title}, zugeklappt: {value}</translation>
    </message>
    <message>
        <source>{title}, expanded</source>
        <extracomment>sixtysix_gui/windows/widgets/accordion.py {title}: a title</extracomment>
        <translation>{title}, aufgeklappt</translation>
    </message>
</context>
<context>
    <name>AllRulesSheet</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>
            <numerusform>%n Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Save as my own rules…</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Als &amp;eigene Regeln behalten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Remove “{name}”</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py {name}: rules that the player has named</extracomment>
        <translation>„{name}“ ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Diese Regeln über&amp;nehmen</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Discard &amp;all changes</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Alle Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Find a rule ({key})</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>Regel suchen ({key})</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py</extracomment>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>No rule matches these words.</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Keine Regel enthält diese Wörter.</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py {count}: a number</extracomment>
        <translation>geändert: {count}</translation>
    </message>
    <message>
        <source>{group} – {count} changed</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py: a group of rules, and how many of them were changed {group}: a group of rules, or a number of letters; {count}: a number</extracomment>
        <translation>{group} – geändert: {count}</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py {name}: rules that the player has named</extracomment>
        <translation>{name}, geändert</translation>
    </message>
</context>
<context>
    <name>AlreadyOpen</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
    <message>
        <source>Sixty-Six is already open in another window.</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Sechsundsechzig ist schon in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Two windows would play the same saved game. Please continue in the other one.</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Zwei Fenster würden dieselbe gespeicherte Partie spielen. Spiel bitte im anderen Fenster weiter.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>The talon is {closed}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {closed}: what became of the talon: closed, used up</extracomment>
        <translation>Der Talon ist {closed}.</translation>
    </message>
    <message>
        <source>{suit} are trumps. {card} is face down on the talon.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{suit} ist Trumpf. {card} liegt verdeckt auf dem Talon.</translation>
    </message>
    <message>
        <source>{suit} are trumps. {card} is face up.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{suit} ist Trumpf. {card} liegt offen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>
            <numerusform>Noch %n Karte zum Abheben.</numerusform>
            <numerusform>Noch %n Karten zum Abheben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not seen %n card(s).</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>
            <numerusform>%n Karte hast du noch nicht gesehen.</numerusform>
            <numerusform>%n Karten hast du noch nicht gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts × {times}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {times}: a number: by how much a deal counts</extracomment>
        <translation>Es zählt ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>No card has been led.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Es ist keine Karte ausgespielt.</translation>
    </message>
    <message>
        <source>No trick has been won yet.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Noch ist kein Stich gemacht.</translation>
    </message>
    <message>
        <source>Score: {list}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {list}: several parts, separated by commas</extracomment>
        <translation>Stand: {list}.</translation>
    </message>
    <message>
        <source>The talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Der Talon ist aufgebraucht.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>There is no talon in this game.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>In diesem Spiel gibt es keinen Talon.</translation>
    </message>
    <message numerus="yes">
        <source>Trick {number}: %n card(s) face down.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number</extracomment>
        <translation>
            <numerusform>{number}. Stich: %n Karte verdeckt.</numerusform>
            <numerusform>{number}. Stich: %n Karten verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick {number}: no card yet.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number</extracomment>
        <translation>{number}. Stich: noch keine Karte.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number; {cards}: cards by name, separated by commas</extracomment>
        <translation>{number}. Stich: {cards}.</translation>
    </message>
    <message>
        <source>Trumps are not yet known.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Trumpf steht noch nicht fest.</translation>
    </message>
    <message>
        <source>We {mine}, they {theirs}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Wir {mine}, ihr {theirs}.</translation>
    </message>
    <message>
        <source>You have seen every card.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Du hast jede Karte gesehen.</translation>
    </message>
    <message>
        <source>You hold: {cards}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Du hast: {cards}.</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py: somebody and his score {name}: a player as sentences call them, with article: the Queen, Rachel; {score}: a score: 4 : 2, or a number</extracomment>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} ist Trumpf.</translation>
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
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/door.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>sixtysix_gui/windows/archive/row_paint.py</extracomment>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Date unknown</source>
        <extracomment>sixtysix_gui/text/days.py</extracomment>
        <translation>Datum unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>
            <numerusform>%n Partie löschen&#xa0;…</numerusform>
            <numerusform>%n Partien löschen&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>Export %n game(s)…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>
            <numerusform>%n Partie exportieren&#xa0;…</numerusform>
            <numerusform>%n Partien exportieren&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Look at it</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>sixtysix_gui/text/days.py: a month in the letters of Qt: MMMM month, yyyy year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Marked by the coach</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Vom Trainer markiert</translation>
    </message>
    <message>
        <source>No games played yet</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Noch nichts gespielt</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open games</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Offene Partien</translation>
    </message>
    <message>
        <source>Opponent or partner</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Gegner oder Mitspieler</translation>
    </message>
    <message>
        <source>Resigned</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Aufgeben&#xa0;…</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py sixtysix_gui/windows/archive/row_paint.py</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Review with the coach</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Mit dem Trainer ansehen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Gleiche Karten noch einmal</translation>
    </message>
    <message>
        <source>Save record…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Aufzeichnung sichern&#xa0;…</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>This game cannot be read</source>
        <extracomment>sixtysix_gui/windows/archive/door.py</extracomment>
        <translation>Diese Partie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Tied</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>sixtysix_gui/text/days.py</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>sixtysix_gui/text/days.py</extracomment>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of three</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Bester</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: d day, MMM short name of the month</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: d day, MMMM month, yyyy year</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: ddd short name of the weekday, d day, MMM short month</extracomment>
        <translation>ddd, d. MMM</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: dddd weekday, d day, MMMM month</extracomment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>from a file</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>last</source>
        <comment>of three</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>lost {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>{mine} zu {theirs} verloren</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a game</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>open at {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>offen bei {mine} zu {theirs}</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>resigned</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>second</source>
        <comment>of three</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>the first place</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>tied {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>unentschieden, {mine} zu {theirs}</translation>
    </message>
    <message>
        <source>with hints</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>mit Tipps</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>sixtysix_gui/text/archive.py: {name} is the partner in a game of four {name}: the partner: Rachel</extracomment>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>won {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>{mine} zu {theirs} gewonnen</translation>
    </message>
    <message>
        <source>{deals} of {needed} deals until there is something to tell</source>
        <extracomment>sixtysix_gui/text/archive.py {deals}: how many deals there are, with the word: 312 deals; {needed}: how many deals there must be, as a number</extracomment>
        <translation>{deals} von {needed} Spielen, dann gibt es etwas zu erzählen</translation>
    </message>
    <message>
        <source>{deals}, {mean} a deal</source>
        <extracomment>sixtysix_gui/text/archive.py: {deals} is such as “312 deals”, {mean} what one brought on average: +0.21 {deals}: how many deals there are, with the word: 312 deals; {mean}: what a deal brought on average, with its sign: +0.21</extracomment>
        <translation>{deals}, {mean} pro Spiel</translation>
    </message>
    <message>
        <source>{file} is not part of the archive. Drop it here to add its games.</source>
        <extracomment>sixtysix_gui/text/archive.py {file}: the name of a file</extracomment>
        <translation>{file} gehört nicht zum Archiv. Zieh die Datei hierher, um ihre Partien aufzunehmen.</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <extracomment>sixtysix_gui/text/archive.py {found}: how many games are in the list</extracomment>
        <translation>
            <numerusform>{found} von %n Partie</numerusform>
            <numerusform>{found} von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {open} open</source>
        <extracomment>sixtysix_gui/text/archive.py: {games} is such as “214 games”, {open} how many of them can be continued {games}: how many games there are, with the word: 214 games; {open}: how many of them can be continued, as a number</extracomment>
        <translation>{games}, {open} davon offen</translation>
    </message>
    <message>
        <source>{mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>{mine} zu {theirs}</translation>
    </message>
    <message>
        <source>{month}: this file could not be read. It is kept as {file}.</source>
        <extracomment>sixtysix_gui/text/archive.py: {month} is such as “October 2026”, {file} the name of a file {month}: a month with its year: October 2026; {file}: the name of a file</extracomment>
        <translation>{month}: Diese Datei ließ sich nicht lesen. Sie liegt als {file} daneben.</translation>
    </message>
    <message>
        <source>{place} of {count}. Enter continues it.</source>
        <extracomment>sixtysix_gui/text/archive.py {place}: which of the games in the list, as a number; {count}: a number</extracomment>
        <translation>{place} von {count}. Mit Enter spielst du sie weiter.</translation>
    </message>
    <message>
        <source>{place} of {count}. Enter looks at it.</source>
        <extracomment>sixtysix_gui/text/archive.py {place}: which of the games in the list, as a number; {count}: a number</extracomment>
        <translation>{place} von {count}. Mit Enter siehst du sie an.</translation>
    </message>
    <message>
        <source>{rules} against {names}</source>
        <extracomment>sixtysix_gui/text/archive.py: {rules} is a game such as Schnapsen, {names} are one or several names {rules}: the name of a game: Schnapsen; {names}: one name or several, separated by commas: Rachel, Hector</extracomment>
        <translation>{rules} gegen {names}</translation>
    </message>
    <message>
        <source>Deleted games…</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Gelöschte Partien&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ArchiveChanges</name>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n Partie ist dazugekommen.</numerusform>
            <numerusform>%n Partien sind dazugekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already in the archive.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n Partie war schon im Archiv.</numerusform>
            <numerusform>%n Partien waren schon im Archiv.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) copied as text.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n Partie als Text kopiert.</numerusform>
            <numerusform>%n Partien als Text kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could no longer be found.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n Partie war nicht mehr zu finden.</numerusform>
            <numerusform>%n Partien waren nicht mehr zu finden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported as {file}.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py {file}: the name of a file</extracomment>
        <translation>
            <numerusform>%n Partie exportiert: {file}.</numerusform>
            <numerusform>%n Partien exportiert: {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n Partie ist wieder da.</numerusform>
            <numerusform>%n Partien sind wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read completely.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n weitere Datei ließ sich nicht ganz lesen.</numerusform>
            <numerusform>%n weitere Dateien ließen sich nicht ganz lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games from files</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Partien aus Dateien aufnehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n Partie löschen?</numerusform>
            <numerusform>%n Partien löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted games no longer count in your statistics. You can restore them for 30 days.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Gelöschte Partien zählen nicht mehr in deiner Statistik. 30&#xa0;Tage lang kannst du sie zurückholen.</translation>
    </message>
    <message>
        <source>Export games</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>No games were found.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Es waren keine Partien zu finden.</translation>
    </message>
    <message>
        <source>Not all games were deleted</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Nicht alle Partien wurden gelöscht</translation>
    </message>
    <message>
        <source>Not everything could be added</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Nicht alles ließ sich aufnehmen</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Es wurde nichts exportiert</translation>
    </message>
    <message>
        <source>Open games are not deleted. Resign a game if you want to end it.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Offene Partien werden nicht gelöscht. Willst du eine beenden, so gib sie auf.</translation>
    </message>
    <message>
        <source>Reading games: {percent}%</source>
        <extracomment>sixtysix_gui/text/archive_changes.py {percent}: a number: 37</extracomment>
        <translation>Partien werden gelesen: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Sixty-Six games</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py: the beginning of the name of a file with several games</extracomment>
        <translation>Sechsundsechzig Partien</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The games were not added</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Die Partien wurden nicht aufgenommen</translation>
    </message>
    <message>
        <source>The games were not deleted</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Die Partien wurden nicht gelöscht</translation>
    </message>
    <message>
        <source>The games were not restored</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Die Partien wurden nicht zurückgeholt</translation>
    </message>
    <message>
        <source>The rest was not read.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Der Rest wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>There were more files than can be read at once. Please add the others separately.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Es waren mehr Dateien, als sich auf einmal lesen lassen. Bitte nimm die übrigen extra auf.</translation>
    </message>
    <message>
        <source>These games were already in the archive.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Diese Partien waren schon im Archiv.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>You can restore deleted games for 30 days.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Gelöschte Partien kannst du 30&#xa0;Tage lang zurückholen.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>sixtysix_gui/text/archive_changes.py: a day in the letters of Qt: d day, MMM short name of the month, yyyy year</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>ArchiveSheet</name>
    <message>
        <source>All games</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Datei öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>The list is being made.</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Die Liste entsteht.</translation>
    </message>
    <message>
        <source>The list is being made: {done} of {count} games.</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py {done}: a number of games; {count}: the number of all games</extracomment>
        <translation>Die Liste entsteht: {done} von {count} Partien.</translation>
    </message>
    <message>
        <source>{done} of {count} games…</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py {done}: a number of games; {count}: the number of all games</extracomment>
        <translation>{done} von {count} Partien&#xa0;…</translation>
    </message>
</context>
<context>
    <name>BeginnersHelp</name>
    <message>
        <source>You count well. From now on, you will not be asked before “Out!”.</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Du zählst gut: Ab jetzt wird vor „Aus!“ nicht mehr nachgefragt.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Noch %n Karte zum Abheben.</numerusform>
            <numerusform>Noch %n Karten zum Abheben.</numerusform>
        </translation>
    </message>
    <message>
        <source>66 card points end the deal automatically.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>66&#xa0;Augen beenden das Spiel von selbst.</translation>
    </message>
    <message>
        <source>Click to see the last one.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Klick zeigt den letzten.</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Paar in {suit}, {points}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. The {rank} is face up.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py: {rank} is a word within a sentence, such as jack {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {rank}: the word for a rank: nine</extracomment>
        <translation>Trumpf: {suit}. Offen liegt: {rank}.</translation>
    </message>
    <message>
        <source>You may say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>„Aus!“ kannst du vor dem Ausspielen sagen.</translation>
    </message>
    <message>
        <source>You may say “Out!” when it is your turn.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>„Aus!“ kannst du sagen, wenn du dran bist.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Daus</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Daus</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Unter</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Unter</translation>
    </message>
    <message>
        <source>a bell</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>eine Schelle</translation>
    </message>
    <message>
        <source>a club</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>ein Kreuz</translation>
    </message>
    <message>
        <source>a diamond</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>ein Karo</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>ein Herz</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>ein Herz</translation>
    </message>
    <message>
        <source>a leaf</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>ein Laub</translation>
    </message>
    <message>
        <source>a spade</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>ein Pik</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>an acorn</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>eine Eichel</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>king</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>king</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Laub</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py sixtysix_gui/text/cards.py: {rank} and {suit} are words; in German &quot;Herz-Dame&quot; {rank}: the word for a rank: nine; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>{king} and {queen} of {suit}</source>
        <extracomment>sixtysix_gui/text/cards.py: {king} and {queen} are words, at the beginning of a sentence {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober); {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit}-{king} und {suit}-{queen}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>sixtysix_gui/text/cards.py: {rank} and {suit} are words; in German &quot;Herz-Dame&quot; {rank}: the word for a rank: nine; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>die Sieben</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>die Acht</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>die Neun</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Buben</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den König</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>die Zehn</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>das Ass</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>die {suit}-Sieben</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>die {suit}-Acht</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>die {suit}-Neun</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Buben</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>die {suit}-Dame</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-König</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>die {suit}-Zehn</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>das {suit}-Ass</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>die Sieben</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>die Acht</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>die Neun</translation>
    </message>
    <message>
        <source>the Unter</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Unter</translation>
    </message>
    <message>
        <source>the Ober</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Ober</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den König</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>die Zehn</translation>
    </message>
    <message>
        <source>the Daus</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>das Daus</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>die {suit}-Sieben</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>die {suit}-Acht</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>die {suit}-Neun</translation>
    </message>
    <message>
        <source>the Unter of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Unter</translation>
    </message>
    <message>
        <source>the Ober of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Ober</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-König</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>die {suit}-Zehn</translation>
    </message>
    <message>
        <source>the Daus of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>das {suit}-Daus</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Replays every record and compares it with what it says about itself. Prints one line per record. The exit status is 0 if all are right, otherwise 1.</source>
        <extracomment>sixtysix_gui/cli_commands/check.py</extracomment>
        <translation>Spielt jede Aufzeichnung nach und vergleicht sie mit dem, was sie von sich sagt. Gibt eine Zeile für jede aus. Der Rückgabewert ist 0, wenn alle stimmen, sonst 1.</translation>
    </message>
    <message>
        <source>check deal records (66R)</source>
        <extracomment>sixtysix_gui/cli_commands/check.py</extracomment>
        <translation>Spielaufzeichnungen (66R) prüfen</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>{others} or {last}</source>
        <extracomment>sixtysix_gui/sentences.py {others}: all but the last of a list, separated by commas; {last}: the last of a list, or a number</extracomment>
        <translation>{others} oder {last}</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>If you miscounted, it costs {cost}.</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py {cost}: a number of game points</extracomment>
        <translation>Wer sich verzählt hat, zahlt {cost}.</translation>
    </message>
    <message>
        <source>Out!</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Aus!</translation>
    </message>
    <message>
        <source>Say “Out!”?</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>„Aus!“ sagen?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Noch nicht</translation>
    </message>
</context>
<context>
    <name>CoachColumn</name>
    <message>
        <source>&amp;All decisions</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>&amp;Alle Entscheidungen</translation>
    </message>
    <message>
        <source>&amp;Try it from here</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Von hier &amp;probieren</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Let me &amp;find it</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>&amp;Selbst suchen</translation>
    </message>
    <message>
        <source>Show h&amp;idden cards</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>&amp;Verdecktes zeigen</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Der Trainer</translation>
    </message>
    <message>
        <source>Ways to try it from here</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Wie von hier probiert wird</translation>
    </message>
    <message>
        <source>with the same cards</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>mit den Karten, wie sie lagen</translation>
    </message>
    <message>
        <source>with the hidden cards reshuffled</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>mit neu verteilten verdeckten Karten</translation>
    </message>
</context>
<context>
    <name>CoachHints</name>
    <message>
        <source>All cards are known: this is exact.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Alle Karten sind bekannt: Das ist genau.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Dreh zu</translation>
    </message>
    <message>
        <source>Close and announce the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Dreh zu und melde das Paar in {suit}</translation>
    </message>
    <message>
        <source>Coach: {sentence}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py sixtysix_gui/windows/learning/explaining.py {sentence}: a whole sentence</extracomment>
        <translation>Trainer: {sentence}</translation>
    </message>
    <message>
        <source>Count again before you play.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Zähl noch einmal, bevor du spielst.</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Heb ab</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Raube</translation>
    </message>
    <message>
        <source>Exchange and close</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Raube und dreh zu</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who needs them?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Wie viele Trümpfe sind noch draußen, und wer braucht sie?</translation>
    </message>
    <message>
        <source>It hardly matters here. Play what you like.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Hier kommt es kaum darauf an. Spiel, was du magst.</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Spiel {card} aus</translation>
    </message>
    <message>
        <source>Let me see… You can keep playing.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Ich sehe nach&#xa0;… Du kannst inzwischen weiterspielen.</translation>
    </message>
    <message>
        <source>Look at the trump card under the talon.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Sieh dir die Karte unter dem Talon an.</translation>
    </message>
    <message>
        <source>Do you need this trick?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Brauchst du diesen Stich?</translation>
    </message>
    <message>
        <source>Based on all {n} possible deals.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {n}: how many cases in all</extracomment>
        <translation>Gerechnet über alle {n} möglichen Verteilungen.</translation>
    </message>
    <message>
        <source>Based on {n} possible deals. The thin line shows how certain that is.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {n}: how many cases in all</extracomment>
        <translation>Gerechnet über {n} mögliche Verteilungen. Der feine Strich zeigt, wie sicher das ist.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Say “Out!”</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Melde dich aus</translation>
    </message>
    <message>
        <source>Announce the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Melde das Paar in {suit}</translation>
    </message>
    <message>
        <source>Something in your hand counts as soon as you lead.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Etwas in deinem Blatt zählt, sobald du ausspielst.</translation>
    </message>
    <message>
        <source>Take it with {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Nimm ihn: {card}</translation>
    </message>
    <message>
        <source>The coach could not work this out. See the log for details.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py sixtysix_gui/windows/learning/explaining.py</extracomment>
        <translation>Der Trainer kam hier nicht weiter. Im Protokoll steht, warum.</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Hier gibt es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Think about the lead: which card gives {name} the least?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Denk ans Ausspiel: Mit welcher Karte verdient {name} am wenigsten?</translation>
    </message>
    <message>
        <source>Think about the talon: what would closing risk, and what would waiting cost?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Denk an den Talon: Was riskiert das Zudrehen, und was kostet das Warten?</translation>
    </message>
    <message>
        <source>Throw away {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Wirf {card} ab</translation>
    </message>
    <message>
        <source>Trump with {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Stich mit Trumpf: {card}</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>What is this deal worth if {name} stays under 33?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Was ist das Spiel wert, wenn {name} unter 33 bleibt?</translation>
    </message>
    <message>
        <source>What would this trick and the next lead bring?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Was bringt dieser Stich, und was das Ausspiel danach?</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>before what a reader says</comment>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>heading</comment>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Warum?</translation>
    </message>
    <message numerus="yes">
        <source>You need %n more point(s): what would this trick and the next lead bring?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>
            <numerusform>Dir fehlt noch %n Auge: Was bringt dieser Stich, und was das Ausspiel danach?</numerusform>
            <numerusform>Dir fehlen noch %n Augen: Was bringt dieser Stich, und was das Ausspiel danach?</numerusform>
        </translation>
    </message>
    <message>
        <source>average game points</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {points}: a number of points</extracomment>
        <translation>minus {points}</translation>
    </message>
    <message>
        <source>plus {points}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {points}: a number of points</extracomment>
        <translation>plus {points}</translation>
    </message>
    <message>
        <source>Show the move</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <source>wins {a} of {n}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>gewinnt {a} von {n}</translation>
    </message>
    <message>
        <source>{card} or {card2}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{card} oder {card2}</translation>
    </message>
    <message>
        <source>{key} shows the move.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key} zeigt den Zug.</translation>
    </message>
    <message>
        <source>{key} explains why.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key} sagt, warum.</translation>
    </message>
    <message>
        <source>{key} tries again.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key} versucht es noch einmal.</translation>
    </message>
    <message>
        <source>{move} or {move2}: it makes no difference now.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} oder {move2}: Es ändert nichts mehr.</translation>
    </message>
    <message>
        <source>{move} or {move2}: it hardly matters here.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} oder {move2}: Hier kommt es kaum darauf an.</translation>
    </message>
    <message>
        <source>{move} or {move2}: you win either way.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} oder {move2}: Du gewinnst so oder so.</translation>
    </message>
    <message>
        <source>{move}, on average {value} game points, give or take {pm}, {wins}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {move}: a move by name: the ace of hearts, closing; {value}: a value: a number, or in words; {pm}: a number of game points: 0.1; {wins}: how often it wins: wins 55 of 100</extracomment>
        <translation>{move}, im Schnitt {value} Punkte, auf {pm} genau, {wins}.</translation>
    </message>
    <message>
        <source>{move}, on average {value} game points, {wins}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {move}: a move by name: the ace of hearts, closing; {value}: a value: a number, or in words; {wins}: how often it wins: wins 55 of 100</extracomment>
        <translation>{move}, im Schnitt {value} Punkte, {wins}.</translation>
    </message>
    <message>
        <source>{move}, or {move2}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} oder {move2}</translation>
    </message>
    <message>
        <source>{move}. {why}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {why}: a sentence that says why</extracomment>
        <translation>{move}. {why}</translation>
    </message>
    <message>
        <source>{move}: neither is clearly better.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>{move}: Keins von beiden ist klar besser.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py: what to do, and a sentence that says why {move}: a move by name: the ace of hearts, closing; {why}: a sentence that says why</extracomment>
        <translation>{move}: {why}</translation>
    </message>
    <message>
        <source>{name} hardly ever holds {card}.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{name} hält {card} kaum je.</translation>
    </message>
    <message>
        <source>{name} holds {card} in {a} of 10 cases.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases</extracomment>
        <translation>{name} hält {card} in {a} von 10 Fällen.</translation>
    </message>
    <message>
        <source>{name} holds {card}.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{name} hält {card}.</translation>
    </message>
</context>
<context>
    <name>CoachMarks</name>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/coach/marks.py: what there is to learn from a move that was worse; a heading of one to four words</extracomment>
        <translation>Zudrehen</translation>
    </message>
    <message>
        <source>Counting to 66</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Bis 66 zählen</translation>
    </message>
    <message>
        <source>Keeping the marriage</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Das Paar behalten</translation>
    </message>
    <message>
        <source>Safe lead</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Sicher ausspielen</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Trump control</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Trümpfe beherrschen</translation>
    </message>
    <message>
        <source>What was shown</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Was gezeigt wurde</translation>
    </message>
    <message>
        <source>Which trick to take</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Welchen Stich nehmen</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>gut</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>no choice</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>keine Wahl</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>close call</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>fast gleich</translation>
    </message>
    <message>
        <source>too close to call</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>nicht zu entscheiden</translation>
    </message>
    <message>
        <source>{theme}: {word}, cost {x}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {theme}: what there is to learn: Closing; {word}: a verdict in words: mistake; or a word of a record; {x}: a number of game points: 0.4</extracomment>
        <translation>{theme}: {word}, kostete {x}.</translation>
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
        <translation>Besser: zudrehen und das Paar in {suit} melden.</translation>
    </message>
    <message>
        <source>Better: exchange and close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: rauben und zudrehen.</translation>
    </message>
    <message>
        <source>Better: exchange first.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: erst rauben.</translation>
    </message>
    <message>
        <source>Better: announce the marriage in {suit} first.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Besser: erst das Paar in {suit} melden.</translation>
    </message>
    <message>
        <source>Better: the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Besser: das Paar in {suit}.</translation>
    </message>
    <message>
        <source>Better: close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: zudrehen.</translation>
    </message>
    <message>
        <source>Better: draw.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: abheben.</translation>
    </message>
    <message>
        <source>Better: exchange.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: rauben.</translation>
    </message>
    <message>
        <source>Better: pass.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: passen.</translation>
    </message>
    <message>
        <source>Better: play on.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: weiterspielen.</translation>
    </message>
    <message>
        <source>Better: say “Out!”.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: dich ausmelden.</translation>
    </message>
    <message>
        <source>Better: {card}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Besser: {card}.</translation>
    </message>
    <message>
        <source>You closed and announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast zugedreht und das Paar in {suit} gemeldet.</translation>
    </message>
    <message>
        <source>You closed.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Du hast zugedreht.</translation>
    </message>
    <message>
        <source>You drew.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Du hast abgehoben.</translation>
    </message>
    <message>
        <source>You exchanged, so you had to close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Du hast geraubt und musstest damit zudrehen.</translation>
    </message>
    <message>
        <source>You exchanged.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Du hast geraubt.</translation>
    </message>
    <message>
        <source>You led {card}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Du hast {card} ausgespielt.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Du hast gepasst.</translation>
    </message>
    <message>
        <source>You played {card}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Du hast {card} zugegeben.</translation>
    </message>
    <message>
        <source>You said “Out!”.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Du hast dich ausgemeldet.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast das Paar in {suit} gemeldet.</translation>
    </message>
    <message>
        <source>after closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>nach dem Zudrehen</translation>
    </message>
    <message>
        <source>after drawing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>nach dem Abheben</translation>
    </message>
    <message>
        <source>after exchanging</source>
        <extracomment>sixtysix_gui/text/coach/moves.py: what follows is said to come after a move: &quot;After closing, the Queen …&quot;</extracomment>
        <translation>nach dem Rauben</translation>
    </message>
    <message>
        <source>after going out</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>nach dem Ausmelden</translation>
    </message>
    <message>
        <source>after passing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>nach dem Passen</translation>
    </message>
    <message>
        <source>after the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>nach dem Melden in {suit}</translation>
    </message>
    <message>
        <source>after {card}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>nach {card}</translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>zudrehen</translation>
    </message>
    <message>
        <source>close, marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>zudrehen, Paar {suit}</translation>
    </message>
    <message>
        <source>closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Zudrehen</translation>
    </message>
    <message>
        <source>closing with the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Zudrehen mit dem Paar in {suit}</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>abheben</translation>
    </message>
    <message>
        <source>drawing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>rauben</translation>
    </message>
    <message>
        <source>exchange, close</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>rauben, zudrehen</translation>
    </message>
    <message>
        <source>exchanging</source>
        <extracomment>sixtysix_gui/text/coach/moves.py: names of moves, as in &quot;Closing wins in 5 of 6 cases&quot;; German without article</extracomment>
        <translation>Rauben</translation>
    </message>
    <message>
        <source>exchanging and closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Rauben und Zudrehen</translation>
    </message>
    <message>
        <source>going out</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Ausmelden</translation>
    </message>
    <message>
        <source>go out</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Paar {suit}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>passen</translation>
    </message>
    <message>
        <source>passing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Melden in {suit}</translation>
    </message>
</context>
<context>
    <name>CoachReasons</name>
    <message>
        <source>All cards were known here, and nothing could save the deal.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Hier waren alle Karten bekannt, und nichts rettete das Spiel.</translation>
    </message>
    <message>
        <source>All cards were known here. {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Hier waren alle Karten bekannt. {Line}</translation>
    </message>
    <message>
        <source>All trumps are accounted for: {card} cannot be trumped.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Alle Trümpfe sind bekannt: {card} kann nicht gestochen werden.</translation>
    </message>
    <message>
        <source>Once the talon is closed, {name} cannot draw the missing trumps.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ist zugedreht, hebt {name} die fehlenden Trümpfe nicht mehr ab.</translation>
    </message>
    <message>
        <source>Closing wins in {a} of {n} cases, playing on in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {b}: how many of {n} cases</extracomment>
        <translation>Zudrehen gewinnt in {a} von {n} Fällen, Weiterspielen in {b}.</translation>
    </message>
    <message>
        <source>Exchange first: it costs nothing, and {card} is worth more than {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Raub zuerst: Das kostet nichts, und {card} ist mehr wert als {card2}.</translation>
    </message>
    <message numerus="yes">
        <source>That brings {p} points and the lead; then %n more are enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>
            <numerusform>Das bringt {p} Augen und das Ausspiel; dann fehlt nur noch %n.</numerusform>
            <numerusform>Das bringt {p} Augen und das Ausspiel; dann fehlen nur noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs nothing, and {card} is worth more than {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Das kostet nichts, und {card} ist mehr wert als {card2}.</translation>
    </message>
    <message>
        <source>The move was right but went wrong: {name} had {card}, as in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Es war richtig und ging schief, denn {name} hatte {card}, wie in {a} von {n} Fällen.</translation>
    </message>
    <message>
        <source>Keep the marriage: it counts {v} on your next lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {v}: a number</extracomment>
        <translation>Behalte das Paar: Bei deinem nächsten Ausspiel zählt es {v}.</translation>
    </message>
    <message>
        <source>Keep {card}: nothing else in your hand beats {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Behalte {card}, sonst hast du nichts, was {card2} schlägt.</translation>
    </message>
    <message>
        <source>Let this trick go: it is worth only {p}, and {card} brings more later.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {card}: a card by name: the ten of hearts</extracomment>
        <translation>Lass den Stich gehen: Er zählt nur {p}, und {card} bringt später mehr.</translation>
    </message>
    <message>
        <source>On average, {best} brings {p} game points, {played} {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Im Schnitt bringt {best} {p} Punkte, {played} {q}.</translation>
    </message>
    <message>
        <source>One game point is enough to win the game: {best} wins it in {a} of 100 cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Ein Punkt reicht für die Partie: {best} gewinnt sie in {a} von 100 Fällen, {played} in {b}.</translation>
    </message>
    <message>
        <source>Closing one trick later wins in {a} of {n} cases, closing now in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {b}: how many of {n} cases</extracomment>
        <translation>Einen Stich später gewinnt Zudrehen in {a} von {n} Fällen, jetzt in {b}.</translation>
    </message>
    <message>
        <source>If the deal is played out, the last trick counts 10, but not if the talon is closed.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Wird zu Ende gespielt, zählt der letzte Stich 10; bei zugedrehtem Talon nicht.</translation>
    </message>
    <message>
        <source>The marriage counts {v} at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {v}: a number</extracomment>
        <translation>Das Paar zählt sofort {v}.</translation>
    </message>
    <message>
        <source>The trick brings {p} points and the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>Der Stich bringt {p} Augen und das Ausspiel.</translation>
    </message>
    <message>
        <source>You lose the trick with {played} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>Mit {played} verlierst du den Stich in {a} von {n} Fällen, mit {best} in {b}.</translation>
    </message>
    <message>
        <source>While you keep {card}, {name} can never announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Solange du {card} behältst, kann {name} das Paar in {suit} nie melden.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out, but {card} is the highest: draw them out first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>
            <numerusform>Ein Trumpf ist noch draußen, und {card} ist höher: Hol ihn zuerst.</numerusform>
            <numerusform>%n Trümpfe sind noch draußen, und {card} ist der höchste: Hol sie zuerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out, and {mover} draws them out with the highest, {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts</extracomment>
        <translation>
            <numerusform>Ein Trumpf ist noch draußen, und {mover} holt ihn mit einem höheren: {card}.</numerusform>
            <numerusform>%n Trümpfe sind noch draußen, und {mover} holt sie mit dem höchsten: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are known here. The best line: {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Hier sind alle Karten bekannt. Am besten geht es so weiter: {Line}</translation>
    </message>
    <message>
        <source>All cards were known here. The best line: {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Hier waren alle Karten bekannt. Am besten ging es so weiter: {Line}</translation>
    </message>
    <message>
        <source>Closing fails in {a} of {n} cases, and then it costs {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {p}: a number of points</extracomment>
        <translation>Zudrehen misslingt in {a} von {n} Fällen, und dann kostet es {p}.</translation>
    </message>
    <message>
        <source>Equal: {best} and {played} each win in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Gleich gut: Mit {best} wie mit {played} gewinnst du in {a} von {n} Fällen.</translation>
    </message>
    <message>
        <source>However the cards fall, {played} is never better, and in {a} of {n} cases it is worse.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Wie die Karten auch liegen: {played} ist nie besser und in {a} von {n} Fällen schlechter.</translation>
    </message>
    <message>
        <source>It is worth {p} more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>Das bringt {p} Augen mehr.</translation>
    </message>
    <message>
        <source>It gives away at most {p} points, {played} up to {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Das gibt höchstens {p} Augen her, {played} bis zu {q}.</translation>
    </message>
    <message>
        <source>It gives nothing away; {played} gives away up to {q} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Das gibt nichts her, {played} bis zu {q} Augen.</translation>
    </message>
    <message>
        <source>It is decided: neither {best} nor {played} can still win.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Entschieden: Weder {best} noch {played} gewinnt noch.</translation>
    </message>
    <message>
        <source>It is decided: {best} and {played} both win.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Entschieden: Mit {best} wie mit {played} gewinnst du.</translation>
    </message>
    <message>
        <source>It worked because {card} was in the talon, as in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Es ging gut, weil {card} im Talon lag, wie in {a} von {n} Fällen.</translation>
    </message>
    <message>
        <source>It wins in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Damit gewinnst du in {a} von {n} Fällen, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>It wins the trick, so your {v} points count.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {v}: a number</extracomment>
        <translation>Damit machst du den Stich, und deine {v} zählen.</translation>
    </message>
    <message>
        <source>Keep your last trump: it is your only way back to the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Behalte deinen letzten Trumpf: Er ist dein einziger Weg zurück ans Ausspiel.</translation>
    </message>
    <message>
        <source>Let this trick go: the loser gets {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Lass den Stich gehen: Wer ihn verliert, bekommt {card}.</translation>
    </message>
    <message>
        <source>Let this trick go: then the talon is used up, you know every card, and {name} must lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Lass den Stich gehen: Dann ist der Talon aufgebraucht, du kennst alle Karten, und {name} muss ausspielen.</translation>
    </message>
    <message>
        <source>On average, it brings {p} game points, {played} {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Im Schnitt bringt das {p} Punkte, {played} {q}.</translation>
    </message>
    <message>
        <source>That is enough, and you keep {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Das reicht, und du behältst {played}.</translation>
    </message>
    <message>
        <source>Then the talon is used up, {mover} knows every card, and {name} must lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Dann ist der Talon aufgebraucht, {mover} kennt alle Karten, und {name} muss ausspielen.</translation>
    </message>
    <message>
        <source>The trick is worth only {p}, and {card} brings {mover} more later.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {card}: a card by name: the ten of hearts; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>Der Stich zählt nur {p}, und {card} bringt {mover} später mehr.</translation>
    </message>
    <message>
        <source>Too close to call between {best} and {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Zwischen {best} und {played} ist es nicht zu entscheiden.</translation>
    </message>
    <message>
        <source>Too close to call: {best} wins in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Nicht zu entscheiden: Mit {best} gewinnst du in {a} von {n} Fällen, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>Two trump leads draw out all of {name}’s trumps in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Nach zweimal Trumpf hat {name} in {a} von {n} Fällen keinen mehr.</translation>
    </message>
    <message>
        <source>While {mover} keeps {card}, {name} can never announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Solange {mover} {card} behält, kann {name} das Paar in {suit} nie melden.</translation>
    </message>
    <message>
        <source>With it, you escape Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Damit kommst du in {a} von {n} Fällen aus dem Schneider, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With it, you reach 66 without losing another trick in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Damit kommst du in {a} von {n} Fällen auf 66, ohne noch einen Stich abzugeben, mit {played} in {b}.</translation>
    </message>
    <message numerus="yes">
        <source>With the marriage, you have {t} and need %n more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Mit dem Paar hast du {t}: Es fehlt noch %n.</numerusform>
            <numerusform>Mit dem Paar hast du {t}: Es fehlen noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the marriage, {mover} has {t} and needs %n more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Mit dem Paar hat {mover} {t}: Es fehlt noch %n.</numerusform>
            <numerusform>Mit dem Paar hat {mover} {t}: Es fehlen noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {best}, you escape Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} kommst du in {a} von {n} Fällen aus dem Schneider, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With {best}, you reach 66 without losing another trick in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} kommst du in {a} von {n} Fällen auf 66, ohne noch einen Stich abzugeben, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With {best}, {mover} escapes Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} kommt {mover} in {a} von {n} Fällen aus dem Schneider, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With {best}, {mover} reaches 66 without losing another trick in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} kommt {mover} in {a} von {n} Fällen auf 66, ohne noch einen Stich abzugeben, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With {best}, {mover} wins in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} gewinnt {mover} in {a} von {n} Fällen, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With {card}, {mover} reaches 66 first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>Mit {card} erreicht {mover} zuerst 66.</translation>
    </message>
    <message numerus="yes">
        <source>You had {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Du hattest {t}, für „Aus!“ fehlte %n.</numerusform>
            <numerusform>Du hattest {t}, für „Aus!“ fehlten %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had {t}: “Out!” ends the deal at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>Du hattest {t}: „Aus!“ beendet das Spiel sofort.</translation>
    </message>
    <message numerus="yes">
        <source>You have {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Du hast {t}, für „Aus!“ fehlt %n.</numerusform>
            <numerusform>Du hast {t}, für „Aus!“ fehlen %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more, and closing guarantees enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>
            <numerusform>Dir fehlt %n, und nach dem Zudrehen ist genug sicher.</numerusform>
            <numerusform>Dir fehlen %n, und nach dem Zudrehen ist genug sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more, and closing guarantees {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {s}: a number of card points</extracomment>
        <translation>
            <numerusform>Dir fehlt %n, und nach dem Zudrehen sind {s} sicher.</numerusform>
            <numerusform>Dir fehlen %n, und nach dem Zudrehen sind {s} sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>Dir fehlt %n; {card} allein bringt {p}.</numerusform>
            <numerusform>Dir fehlen %n; {card} allein bringt {p}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more, and closing guaranteed enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>
            <numerusform>Dir fehlte %n, und nach dem Zudrehen war genug sicher.</numerusform>
            <numerusform>Dir fehlten %n, und nach dem Zudrehen war genug sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more, and closing guaranteed {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {s}: a number of card points</extracomment>
        <translation>
            <numerusform>Dir fehlte %n, und nach dem Zudrehen waren {s} sicher.</numerusform>
            <numerusform>Dir fehlten %n, und nach dem Zudrehen waren {s} sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>Dir fehlte noch %n; {card} allein bringt {p}.</numerusform>
            <numerusform>Dir fehlten noch %n; {card} allein bringt {p}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win {card} and {card2}: {p} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {p}: a number of points</extracomment>
        <translation>Du machst {card} und {card2}: {p} Augen.</translation>
    </message>
    <message>
        <source>your opponent</source>
        <extracomment>sixtysix_gui/text/coach/reasons.py</extracomment>
        <translation>dein Gegenüber</translation>
    </message>
    <message>
        <source>{After}, you draw {card} and {name} gets {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{After} hebst du {card} ab, und {name} bekommt {card2}.</translation>
    </message>
    <message>
        <source>{After}, you more often end up without a trick, and that costs 3.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing</extracomment>
        <translation>{After} bleibst du öfter ganz ohne Stich, und das kostet 3.</translation>
    </message>
    <message>
        <source>{After}, you lose {card} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} verlierst du {card} in {a} von {n} Fällen, mit {best} in {b}.</translation>
    </message>
    <message>
        <source>{After}, {mover} draws {card} and {name} gets {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{After} hebt {mover} {card} ab, und {name} bekommt {card2}.</translation>
    </message>
    <message>
        <source>{After}, {mover} more often ends up without a trick, and that costs 3.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{After} bleibt {mover} öfter ganz ohne Stich, und das kostet 3.</translation>
    </message>
    <message>
        <source>{After}, {mover} loses {card} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} verliert {mover} {card} in {a} von {n} Fällen, mit {best} in {b}.</translation>
    </message>
    <message>
        <source>{After}, {mover} wins {card} in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{After} gewinnt {mover} {card} in {a} von {n} Fällen, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>{After}, {name} reaches 66 with this very trick in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{After} hat {name} in {a} von {n} Fällen schon mit diesem Stich 66.</translation>
    </message>
    <message>
        <source>{After}, {name} announces a marriage in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{After} meldet {name} in {a} von {n} Fällen ein Paar.</translation>
    </message>
    <message>
        <source>{After}, {name} still announces a marriage in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} meldet {name} in {a} von {n} Fällen noch ein Paar, mit {best} in {b}.</translation>
    </message>
    <message>
        <source>{After}, {card} ends up in your tricks in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{After} landet {card} in {a} von {n} Fällen in deinen Stichen, mit {played} in {b}.</translation>
    </message>
    <message numerus="yes">
        <source>{Best} brings {p} points and the lead; then %n more are enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>{Best} bringt {p} Augen und das Ausspiel; dann fehlt nur noch %n.</numerusform>
            <numerusform>{Best} bringt {p} Augen und das Ausspiel; dann fehlen nur noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{Best} gives away at most {p} points, {played} up to {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>{Best} gibt höchstens {p} Augen her, {played} bis zu {q}.</translation>
    </message>
    <message>
        <source>{Best} gives nothing away; {played} gives away up to {q} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>{Best} gibt nichts her, {played} bis zu {q} Augen.</translation>
    </message>
    <message>
        <source>{Best} takes the trick too and is worth {p} more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>{Best} macht den Stich auch und bringt {p} Augen mehr.</translation>
    </message>
    <message>
        <source>{Best} takes the trick too, and {mover} keeps {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {mover}: the player who is watched, as part of a sentence: the Queen; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>{Best} macht den Stich auch, und {mover} behält {played}.</translation>
    </message>
    <message>
        <source>{Best} takes the trick too: keep {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>{Best} macht den Stich auch: Behalte {played}.</translation>
    </message>
    <message>
        <source>{Best} wins the trick, so {mover}’s {v} points count.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {mover}: the player who is watched, as part of a sentence: the Queen; {v}: a number</extracomment>
        <translation>{Best} macht den Stich, und {mover} bekommt die {v}.</translation>
    </message>
    <message>
        <source>{Best} wins the trick, so your {v} points count.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {v}: a number</extracomment>
        <translation>{Best} macht den Stich, und deine {v} zählen.</translation>
    </message>
    <message>
        <source>{Card} draws out {card2}, and {mover} takes the rest.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{Card} holt {card2}, und {mover} macht den Rest.</translation>
    </message>
    <message>
        <source>{Card} ends up in your tricks in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{Card} landet dann in {a} von {n} Fällen in deinen Stichen, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>{Card} is safe: {name} must follow suit and has nothing higher.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{Card} ist sicher: {name} muss bedienen und hat nichts Höheres.</translation>
    </message>
    <message>
        <source>{Played} gives {name} {p} points for nothing.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Played}: the move that was played: The ace of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {p}: a number of points</extracomment>
        <translation>{Played} schenkt {p} Augen her; {name} bekommt sie umsonst.</translation>
    </message>
    <message numerus="yes">
        <source>{mover} has {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>{mover} hat {t}, für „Aus!“ fehlt %n.</numerusform>
            <numerusform>{mover} hat {t}, für „Aus!“ fehlen %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} has {t}: “Out!” ends the deal at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>{mover} hat {t}: „Aus!“ beendet das Spiel sofort.</translation>
    </message>
    <message>
        <source>{mover} has {t}: “Out!” wins {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>{mover} hat {t}: „Aus!“ gewinnt {p}.</translation>
    </message>
    <message>
        <source>{mover} keeps the last trump, the only way back to the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{mover} behält den letzten Trumpf, den einzigen Weg zurück ans Ausspiel.</translation>
    </message>
    <message>
        <source>{mover} keeps the marriage: it counts {v} on the next lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {v}: a number</extracomment>
        <translation>{mover} behält das Paar: Beim nächsten Ausspiel zählt es {v}.</translation>
    </message>
    <message>
        <source>{mover} keeps {card}: no other card in that hand beats {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{mover} behält {card}: Keine andere Karte dieses Blatts schlägt {card2}.</translation>
    </message>
    <message>
        <source>{mover} loses the trick with {played} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{mover} verliert den Stich mit {played} in {a} von {n} Fällen, mit {best} in {b}.</translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more, and closing guarantees enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>
            <numerusform>{mover} braucht noch %n, und nach dem Zudrehen ist genug sicher.</numerusform>
            <numerusform>{mover} braucht noch %n, und nach dem Zudrehen ist genug sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more, and closing guarantees {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {s}: a number of card points</extracomment>
        <translation>
            <numerusform>{mover} braucht noch %n, und nach dem Zudrehen sind {s} sicher.</numerusform>
            <numerusform>{mover} braucht noch %n, und nach dem Zudrehen sind {s} sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>{mover} braucht noch %n; {card} allein bringt {p}.</numerusform>
            <numerusform>{mover} braucht noch %n; {card} allein bringt {p}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} wins {card} and {card2}: {p} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {p}: a number of points</extracomment>
        <translation>{mover} macht {card} und {card2}: {p} Augen.</translation>
    </message>
    <message>
        <source>{name} has no trick yet: with {best}, {mover} wins 3 game points in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{name} hat noch keinen Stich: Mit {best} gewinnt {mover} 3 in {a} von {n} Fällen.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, as trick {t} showed, and can trump {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {t}: the number of a trick; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{name} hat in {suit} keine Karte, das zeigte Stich {t}, und kann {card} stechen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more and, {after}, gets them before your next lead in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {after}: a move that something follows: after closing; or a score; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name} braucht noch %n und hat es {after} in {a} von {n} Fällen noch vor deinem nächsten Ausspiel.</numerusform>
            <numerusform>{name} braucht noch %n und hat sie {after} in {a} von {n} Fällen noch vor deinem nächsten Ausspiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more and, {after}, gets them before {mover} leads again in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {after}: a move that something follows: after closing; or a score; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name} braucht noch %n und hat es {after} in {a} von {n} Fällen, bevor {mover} wieder ausspielt.</numerusform>
            <numerusform>{name} braucht noch %n und hat sie {after} in {a} von {n} Fällen, bevor {mover} wieder ausspielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: with {best}, {mover} wins 2 game points in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name} braucht %n, um aus dem Schneider zu kommen: Mit {best} gewinnt {mover} 2 in {a} von {n} Fällen.</numerusform>
            <numerusform>{name} braucht %n, um aus dem Schneider zu kommen: Mit {best} gewinnt {mover} 2 in {a} von {n} Fällen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: {best} wins 2 game points in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>
            <numerusform>{name} braucht %n, um aus dem Schneider zu kommen: Mit {best} gewinnst du 2 in {a} von {n} Fällen, mit {played} in {b}.</numerusform>
            <numerusform>{name} braucht %n, um aus dem Schneider zu kommen: Mit {best} gewinnst du 2 in {a} von {n} Fällen, mit {played} in {b}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} showed {card}, which beats {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{name} hat {card} gezeigt, und das schlägt {card2}.</translation>
    </message>
    <message>
        <source>{name} wins {card} and {card2}: {p} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {p}: a number of points</extracomment>
        <translation>{name} macht {card} und {card2}: {p} Augen.</translation>
    </message>
    <message>
        <source>With {card}, nobody reaches 66.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Mit {card} erreicht niemand 66.</translation>
    </message>
    <message>
        <source>With {card}, you reach 66 first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Mit {card} erreichst du zuerst 66.</translation>
    </message>
    <message>
        <source>You had {t}: “Out!” would have won {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>Du hattest {t}: „Aus!“ hätte {p} gewonnen.</translation>
    </message>
    <message>
        <source>{Best} takes the trick: {p} points and the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>{Best} macht den Stich: {p} Augen und das Ausspiel.</translation>
    </message>
    <message>
        <source>{Card} can be beaten by {card2}, which {name} holds in {a} of 10 cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases</extracomment>
        <translation>{Card} kann an {card2} verloren gehen; {name} hält diese Karte in {a} von 10 Fällen.</translation>
    </message>
    <message>
        <source>{Card} draws out {card2}, and the rest are yours.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{Card} holt {card2}, der Rest gehört dir.</translation>
    </message>
    <message>
        <source>{name} had {t} and did not go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {t}: the number of a trick</extracomment>
        <translation>{name} hatte {t} und hat sich nicht ausgemeldet.</translation>
    </message>
    <message>
        <source>{name} has no trick yet: closing now can win {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {p}: a number of points</extracomment>
        <translation>{name} hat noch keinen Stich: Zudrehen kann jetzt {p} bringen.</translation>
    </message>
    <message>
        <source>{name} has no trick yet: {best} wins 3 game points in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{name} hat noch keinen Stich: Mit {best} gewinnst du 3 in {a} von {n} Fällen, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>{name} has no {suit} left and trumps {card}: {p} points lost.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>{name} hat in {suit} keine Karte mehr und sticht {card}: {p} Augen verloren.</translation>
    </message>
    <message>
        <source>{best} wins in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} gewinnst du in {a} von {n} Fällen, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>All cards are known here, and nothing can save the deal.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Hier sind alle Karten bekannt, und nichts rettet das Spiel.</translation>
    </message>
    <message>
        <source>All cards are known here. {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Hier sind alle Karten bekannt. {Line}</translation>
    </message>
    <message>
        <source>You have {t}: “Out!” wins {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>Du hast {t}: „Aus!“ gewinnt {p}.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>CHANGES</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>ÄNDERUNGEN</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>sixtysix_gui/cli.py</extracomment>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>sixtysix_gui/cli_commands/options.py sixtysix_gui/cli_commands/play.py sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>Sixty-Six on the command line: check records, deal, solve, review, compare players, play for other programs.</source>
        <extracomment>sixtysix_gui/cli.py</extracomment>
        <translation>Sechsundsechzig auf der Befehlszeile: Aufzeichnungen prüfen, geben, lösen, beurteilen, Spieler vergleichen, für andere Programme spielen.</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}.</source>
        <extracomment>sixtysix_gui/cli.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>Die Ausgabe kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>There is no rule set named “{name}”. Available: {known}.</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {name}: a rule set as it was typed; {known}: the names that there are, separated by commas</extracomment>
        <translation>Es gibt kein Regelwerk namens „{name}“. Bekannt sind {known}.</translation>
    </message>
    <message>
        <source>a file of records, or - for standard input</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>eine Datei mit Aufzeichnungen; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {megabytes} megabytes</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {megabytes}: a number</extracomment>
        <translation>kann nicht gelesen werden: Sie ist größer als {megabytes} Megabyte</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>changes to the rule set, as in {example}</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {example}: an example of what may be written</extracomment>
        <translation>Änderungen am Regelwerk, etwa {example}</translation>
    </message>
    <message>
        <source>commands</source>
        <extracomment>sixtysix_gui/cli.py</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>print JSON, one object per line</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>JSON ausgeben, ein Objekt je Zeile</translation>
    </message>
    <message>
        <source>rule set: {names} (default: {usual})</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {names}: names, separated by commas; {usual}: what holds if nothing is said</extracomment>
        <translation>Regelwerk: {names} (sonst {usual})</translation>
    </message>
    <message>
        <source>show the version number and exit</source>
        <extracomment>sixtysix_gui/cli.py sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>die Version ausgeben und beenden</translation>
    </message>
    <message>
        <source>use German card letters</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>deutsche Kartenbuchstaben verwenden</translation>
    </message>
    <message>
        <source>{place} error: line {line}, token {token}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {token}: the word of a record at which it cannot be read; {sentence}: a whole sentence</extracomment>
        <translation>{place} Fehler: Zeile {line}, Wort {token}: {sentence}</translation>
    </message>
    <message>
        <source>{place} error: line {line}, trick {trick}, token {token}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {trick}: the number of a trick; {token}: the word of a record at which it cannot be read; {sentence}: a whole sentence</extracomment>
        <translation>{place} Fehler: Zeile {line}, Stich {trick}, Wort {token}: {sentence}</translation>
    </message>
    <message>
        <source>{place} error: line {line}, trick {trick}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {trick}: the number of a trick; {sentence}: a whole sentence</extracomment>
        <translation>{place} Fehler: Zeile {line}, Stich {trick}: {sentence}</translation>
    </message>
    <message>
        <source>{place} error: line {line}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {sentence}: a whole sentence</extracomment>
        <translation>{place} Fehler: Zeile {line}: {sentence}</translation>
    </message>
    <message>
        <source>{program}: internal error: {error}</source>
        <extracomment>sixtysix_gui/cli.py {program}: the name of the program that was started; {error}: what Python says of a fault, in English</extracomment>
        <translation>{program}: interner Fehler: {error}</translation>
    </message>
    <message>
        <source>“{part}” is given twice.</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {part}: a part of what was written</extracomment>
        <translation>„{part}“ ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>“{part}” is not of the form key=value.</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {part}: a part of what was written</extracomment>
        <translation>„{part}“ hat nicht die Form Schlüssel=Wert.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {least} to {most}</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {text}: what was written; {least}: a number; {most}: a number</extracomment>
        <translation>„{text}“ ist keine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number of {least} or more</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {text}: what was written; {least}: a number</extracomment>
        <translation>„{text}“ ist keine ganze Zahl ab {least}</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>Alexander</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Alexander</translation>
    </message>
    <message>
        <source>Argine</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Argine</translation>
    </message>
    <message>
        <source>Balthasar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Balthasar</translation>
    </message>
    <message>
        <source>Caesar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Caesar</translation>
    </message>
    <message>
        <source>Charles</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Charles</translation>
    </message>
    <message>
        <source>David</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>David</translation>
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
        <translation>Fürst</translation>
    </message>
    <message>
        <source>Gessler</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Gessler</translation>
    </message>
    <message>
        <source>Harras</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Harras</translation>
    </message>
    <message>
        <source>Hector</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Hector</translation>
    </message>
    <message>
        <source>Ida</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ida</translation>
    </message>
    <message>
        <source>Judith</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Judith</translation>
    </message>
    <message>
        <source>Karl</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Karl</translation>
    </message>
    <message>
        <source>Kaspar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Kaspar</translation>
    </message>
    <message>
        <source>Konrad</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Konrad</translation>
    </message>
    <message>
        <source>Kuoni</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Kuoni</translation>
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
        <translation>Ludwig</translation>
    </message>
    <message>
        <source>Melchior</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Melchior</translation>
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
        <translation>Oskar</translation>
    </message>
    <message>
        <source>Otto</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Pallas</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Pallas</translation>
    </message>
    <message>
        <source>Rachel</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Rachel</translation>
    </message>
    <message>
        <source>Reding</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Reding</translation>
    </message>
    <message>
        <source>Rudenz</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Rudenz</translation>
    </message>
    <message>
        <source>Stüssi</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Stüssi</translation>
    </message>
    <message>
        <source>Tell</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Tell</translation>
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
        <translation>Alle</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Whose level</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Wessen Stärke</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>links</translation>
    </message>
    <message>
        <source>left, opponent</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>links, Gegner</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>right, opponent</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>rechts, Gegner</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>spielt mit dir</translation>
    </message>
</context>
<context>
    <name>ConflictBox</name>
    <message>
        <source>Adjust “{rule}” to match</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py {rule}: the name of a rule: Cards in a hand</extracomment>
        <translation>„{rule}“ passend machen</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>From high to low: {ranks}.</source>
        <extracomment>sixtysix_gui/text/contracts.py {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>Von oben nach unten: {ranks}.</translation>
    </message>
    <message>
        <source>Only for the forehand’s side.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Nur für die Seite der Vorhand.</translation>
    </message>
    <message>
        <source>Only for the forehand’s opponents.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Nur für die Gegner der Vorhand.</translation>
    </message>
    <message>
        <source>Simple game</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Einfaches Spiel</translation>
    </message>
    <message>
        <source>You need an ace to call it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Dazu brauchst du ein Ass.</translation>
    </message>
    <message>
        <source>Your partner sits out.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Wer mit dir spielt, setzt aus.</translation>
    </message>
    <message>
        <source>a Bauernloch</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>ein Bauernloch</translation>
    </message>
    <message>
        <source>a Bauernschnapser</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Bauernschnapser</translation>
    </message>
    <message>
        <source>a Bettler</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Bettler</translation>
    </message>
    <message>
        <source>a Damengang</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Damengang</translation>
    </message>
    <message>
        <source>a Farbenjodler</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Farbenjodler</translation>
    </message>
    <message>
        <source>a Gang</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Gang</translation>
    </message>
    <message>
        <source>a Herrenjodler</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Herrenjodler</translation>
    </message>
    <message>
        <source>a Kontrabauernschnapser</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Kontrabauernschnapser</translation>
    </message>
    <message>
        <source>a Kontraschnapser</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Kontraschnapser</translation>
    </message>
    <message>
        <source>a Königsgang</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Königsgang</translation>
    </message>
    <message>
        <source>a Schnapser</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Schnapser</translation>
    </message>
    <message>
        <source>a Zehnergang</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Zehnergang</translation>
    </message>
    <message>
        <source>an Assenbettler</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>einen Assenbettler</translation>
    </message>
    <message>
        <source>the simple game</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>das einfache Spiel</translation>
    </message>
    <message>
        <source>the first side to reach 66 wins.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Wer zuerst 66 hat, gewinnt für seine Seite.</translation>
    </message>
    <message>
        <source>you reach 66 within the first three tricks, winning every one of them yourself.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du erreichst 66 in den ersten drei Stichen und machst jeden davon selbst.</translation>
    </message>
    <message>
        <source>you win all five tricks yourself, with trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst allein alle fünf Stiche, mit Trumpf.</translation>
    </message>
    <message>
        <source>you win all five tricks yourself, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst allein alle fünf Stiche, ohne Trumpf.</translation>
    </message>
    <message>
        <source>you win no tricks, without trumps; your partner sits out.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst keinen Stich, ohne Trumpf; wer mit dir spielt, setzt aus.</translation>
    </message>
    <message>
        <source>you show five cards of one suit, not trumps, and win at once.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du zeigst fünf Karten einer Farbe, nicht Trumpf, und hast gewonnen.</translation>
    </message>
    <message>
        <source>you show five trumps and win at once.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du zeigst fünf Trümpfe und hast gewonnen.</translation>
    </message>
    <message>
        <source>you win no tricks, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst keinen Stich, ohne Trumpf.</translation>
    </message>
</context>
<context>
    <name>DealChoice</name>
    <message>
        <source>&amp;Practice game</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>&amp;Übungspartie</translation>
    </message>
    <message>
        <source>You can take back any move, and the game does not count.</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Jeder Zug lässt sich zurücknehmen, und die Partie zählt nicht.</translation>
    </message>
    <message>
        <source>Deal c&amp;ode</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Spiel&amp;code</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Spielcode</translation>
    </message>
    <message>
        <source>Leave empty for a random deal.</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Leer: Die Karten werden zufällig gemischt.</translation>
    </message>
    <message>
        <source>random deal</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>zufälliges Spiel</translation>
    </message>
</context>
<context>
    <name>DealCodeSheet</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Spielcode</translation>
    </message>
    <message>
        <source>A deal code sets the order of every card, so anyone who has it can play the same deal. The code of the current deal stays secret until it is over.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Ein Spielcode legt die Reihenfolge aller Karten fest. Wer ihn hat, kann dasselbe Spiel spielen; der Code des laufenden Spiels bleibt geheim, bis es vorbei ist.</translation>
    </message>
    <message>
        <source>Play a specific deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Ein bestimmtes Spiel spielen</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Dieses Spiel spielen</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Das letzte beendete Spiel</translation>
    </message>
</context>
<context>
    <name>DealCommand</name>
    <message>
        <source>--dealer: the seats in {rules} are {seats}.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {rules}: the name of a rule set: Schnapsen; {seats}: the letters of seats, separated by commas</extracomment>
        <translation>--dealer: Die Plätze bei {rules} sind {seats}.</translation>
    </message>
    <message>
        <source>--verify and --nonce must be used together.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>--verify und --nonce gehören zusammen.</translation>
    </message>
    <message>
        <source>--word-hex takes the hexadecimal digits of a UTF-8 text.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>--word-hex nimmt hexadezimale Ziffern eines Textes in UTF-8.</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>CODE</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Abgehoben</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Turned up</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Hand {seat}</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {seat}: the letter of a seat: A</extracomment>
        <translation>Blatt {seat}</translation>
    </message>
    <message>
        <source>PROMISE</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>VERSPRECHEN</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Prints the pack, the hands and everything else that is dealt from a deal code. With --verify, first checks a promise that was shown before the deal; the exit status is 0 if it was kept, otherwise 1.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Gibt das Kartenspiel, die Blätter und alles aus, was sonst nach einem Spielcode gegeben wird. Mit --verify wird erst ein Versprechen geprüft, das vor dem Geben gezeigt wurde; der Rückgabewert ist 0, wenn es gehalten wurde, sonst 1.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Talon</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The promise was broken: it was not made for this rule set, code and nonce.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Das Versprechen ist gebrochen: Für dieses Regelwerk, diesen Code und diese Nonce wurde es nicht gegeben.</translation>
    </message>
    <message>
        <source>The promise was kept: it was made for this rule set, code and nonce.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Das Versprechen wurde gehalten: Es galt diesem Regelwerk, diesem Code und dieser Nonce.</translation>
    </message>
    <message>
        <source>Trump card</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Trumpfkarte</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Wort</translation>
    </message>
    <message>
        <source>a deal code is required; --new creates one.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Ein Spielcode fehlt; --new macht einen.</translation>
    </message>
    <message>
        <source>a new code and a given code cannot be combined.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Ein neuer Code und ein gegebener schließen einander aus.</translation>
    </message>
    <message>
        <source>a promise has {count} hexadecimal digits.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {count}: a number</extracomment>
        <translation>Ein Versprechen hat {count} hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>deal code of 20 letters</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Spielcode aus 20 Buchstaben</translation>
    </message>
    <message>
        <source>default: A</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>sonst A</translation>
    </message>
    <message>
        <source>print a new deal code instead</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>stattdessen einen neuen Spielcode ausgeben</translation>
    </message>
    <message>
        <source>show or verify the deal for a deal code</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>das Spiel zu einem Spielcode zeigen oder prüfen</translation>
    </message>
    <message>
        <source>the nonce revealed after the deal</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>die danach aufgedeckte Nonce</translation>
    </message>
    <message>
        <source>the promise shown before the deal</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>das vor dem Geben gezeigte Versprechen</translation>
    </message>
    <message>
        <source>the word as the hexadecimal digits of its UTF-8 bytes</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>das Wort als hexadezimale Ziffern seiner Bytes in UTF-8</translation>
    </message>
    <message>
        <source>the word is not valid text in this system’s encoding.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Das Wort ist in der Kodierung dieses Systems kein Text.</translation>
    </message>
    <message>
        <source>the word that was mixed in</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>das Wort, das hineingemischt wurde</translation>
    </message>
    <message>
        <source>{card}, if the first player turns up a card</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {card}: the two characters of a card: 9H</extracomment>
        <translation>{card}, wenn Vorhand aufdecken lässt</translation>
    </message>
</context>
<context>
    <name>DealLines</name>
    <message>
        <source>This deal is not finished.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>Dieses Spiel ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>This deal was abandoned.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>Dieses Spiel wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Trick {number}. {played}. To {name}: {points} card points.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py {number}: a number; {played}: who played which card, separated by commas; {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>Stich {number}. {played}. Gewinner: {name}, {points} Augen.</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>zugedreht</translation>
    </message>
    <message>
        <source>exchanged</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>geraubt</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>hand shown</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>Karten gezeigt</translation>
    </message>
    <message>
        <source>{points} in {suit}</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{points} in {suit}</translation>
    </message>
    <message>
        <source>{rules}; dealer: {dealer}</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py {rules}: the name of a rule set: Schnapsen; {dealer}: the player who deals: Rachel</extracomment>
        <translation>{rules}; Geber: {dealer}</translation>
    </message>
    <message>
        <source>“Out!”</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>„Aus!“</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>All hands face up</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Alle Blätter offen</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Wie {name} es sah</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py {number}: a number; {count}: a number</extracomment>
        <translation>Spiel {number} von {count}</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Dieses Spiel spielen</translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>Back to the game</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End demonstration</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Vorführung beenden</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Spiel wiederholen</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The promise for that deal:</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Das Versprechen dafür:</translation>
    </message>
    <message>
        <source>Your &amp;word for the next deal</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Dein &amp;Wort für das nächste Spiel</translation>
    </message>
    <message>
        <source>anything you like</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>was du magst</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Zurück zum Rückblick</translation>
    </message>
    <message>
        <source>Review with the coach</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Mit dem Trainer zurückblicken</translation>
    </message>
</context>
<context>
    <name>DealStrip</name>
    <message>
        <source>Chance to win</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Gewinn­chance</translation>
    </message>
    <message>
        <source>Given away</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Hergegeben</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Average points</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>Average points, decision by decision</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Punkte im Schnitt, Entscheidung für Entscheidung</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Stich</translation>
    </message>
</context>
<context>
    <name>DecisionList</name>
    <message>
        <source>Your decisions</source>
        <extracomment>sixtysix_gui/windows/review/decision_list.py</extracomment>
        <translation>Deine Entscheidungen</translation>
    </message>
</context>
<context>
    <name>DeletedSheet</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Gelöschte Partien</translation>
    </message>
    <message>
        <source>Deleted games are kept for 30 days. Then they are removed for good.</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Gelöschte Partien bleiben 30&#xa0;Tage lang hier. Dann verschwinden sie endgültig.</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>There are no deleted games.</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Es gibt keine gelöschten Partien.</translation>
    </message>
    <message>
        <source>{games} ({origin}), deleted on {day}</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py: {games} is such as “3 games”, {origin} a month or the name of a file, {day} a date {games}: how many games, with the word: 3 games; {origin}: the month of the games, or the name of the file that they were taken from; {day}: the day on which they were deleted: 3 Feb 2026</extracomment>
        <translation>{games} ({origin}), gelöscht am {day}</translation>
    </message>
    <message>
        <source>{game}; deleted on {day}</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py: {game} is such as “Schnapsen against the Queen, 7 : 3, 9 Jan 2026”, {day} a date {game}: a game with its result and day: Schnapsen against the Queen, 7 : 3, 9 Jan 2026; {day}: the day on which they were deleted: 3 Feb 2026</extracomment>
        <translation>{game}; gelöscht am {day}</translation>
    </message>
</context>
<context>
    <name>DemonstrationPage</name>
    <message>
        <source>Demonstration: the computer plays all hands. Press Esc to end it.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration_page.py</extracomment>
        <translation>Eine Vorführung: Der Computer spielt alle Blätter. Esc beendet sie.</translation>
    </message>
    <message>
        <source>Demonstration: the computer plays both hands. Press Esc to end it.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration_page.py</extracomment>
        <translation>Eine Vorführung: Der Computer spielt beide Blätter. Esc beendet sie.</translation>
    </message>
</context>
<context>
    <name>DemonstrationWindow</name>
    <message>
        <source>Sixty-Six – demonstration</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration_page.py</extracomment>
        <translation>Sechsundsechzig – Vorführung</translation>
    </message>
</context>
<context>
    <name>DoorsSheet</name>
    <message>
        <source>Language</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Other rules or players…</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Andere Regeln, andere Gegner&#xa0;…</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
    <message>
        <source>Teach me</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Zeig’s mir</translation>
    </message>
    <message>
        <source>Welcome to Sixty-Six.</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Willkommen bei Sechsundsechzig.</translation>
    </message>
</context>
<context>
    <name>EdgeBar</name>
    <message>
        <source>Exit full screen</source>
        <extracomment>sixtysix_gui/windows/menus/edge_bar.py</extracomment>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <extracomment>sixtysix_gui/windows/menus/edge_bar.py</extracomment>
        <translation>Menüleiste zeigen</translation>
    </message>
</context>
<context>
    <name>EmptyArchiveSheet</name>
    <message>
        <source>A game that you leave with {key} waits here until you continue it. You can also open files with games of other people.</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py: {key} is a key such as Ctrl+W {key}: a key: Ctrl+W</extracomment>
        <translation>Eine Partie, die du mit {key} verlässt, wartet hier, bis du weiterspielst. Auch Dateien mit Partien anderer Leute lassen sich hier öffnen.</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Every game you play is kept here.</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Hier findest du jede Partie, die du spielst.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Datei öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>EngineCommand</name>
    <message>
        <source>Reads requests from standard input, one JSON object per line: a deal as one seat has seen it. Answers each with one line: the move a computer player makes there, and what it expects of every move. If a request is wrong, the answer says so. Ends when the input ends. docs/engine.md describes requests and answers.</source>
        <extracomment>sixtysix_gui/cli_commands/engine.py</extracomment>
        <translation>Liest Anfragen von der Standardeingabe, ein JSON-Objekt je Zeile: ein Spiel, wie es ein Platz gesehen hat. Beantwortet jede mit einer Zeile: dem Zug, den ein Computerspieler dort macht, und dem, was er von jedem Zug erwartet. Ist eine Anfrage falsch, sagt es die Antwort. Endet mit der Eingabe. docs/engine.md beschreibt Anfragen und Antworten.</translation>
    </message>
    <message>
        <source>play for another program: one JSON request per line in, one answer per line out</source>
        <extracomment>sixtysix_gui/cli_commands/engine.py</extracomment>
        <translation>für ein anderes Programm spielen: je Zeile eine JSON-Anfrage hinein, eine Antwort heraus</translation>
    </message>
    <message>
        <source>{program}: standard input cannot be read: {reason}.</source>
        <extracomment>sixtysix_gui/cli_commands/engine.py {program}: the name of the program that was started; {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>{program}: Die Standardeingabe kann nicht gelesen werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>This marriage counts once they have a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Dieses Paar zählt mit ihrem ersten Stich.</translation>
    </message>
    <message>
        <source>This marriage counts once you have a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Dieses Paar zählt mit deinem ersten Stich.</translation>
    </message>
    <message>
        <source>This marriage counts once your side has a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Dieses Paar zählt mit eurem ersten Stich.</translation>
    </message>
    <message>
        <source>This marriage counts once {name} has a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Dieses Paar zählt, sobald {name} einen Stich hat.</translation>
    </message>
    <message>
        <source>The cards are turned over. {list}.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py: {list} names players with their cards, as in &quot;Rachel: ace of hearts&quot; {list}: several parts, separated by commas</extracomment>
        <translation>Die Karten werden aufgedeckt. {list}.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to you and {partner}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {partner}: the partner by name: Pallas</extracomment>
        <translation>Der letzte Stich zählt für dich und {partner} {points} mehr.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to you.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points</extracomment>
        <translation>Der letzte Stich zählt für dich {points} mehr.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to {first} and {second}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>Der letzte Stich zählt für {first} und {second} {points} mehr.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to {name}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} bekommt für den letzten Stich {points} mehr.</translation>
    </message>
    <message>
        <source>The talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py</extracomment>
        <translation>Der Talon ist aufgebraucht.</translation>
    </message>
    <message>
        <source>The talon is used up: from now on, players must follow suit.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py</extracomment>
        <translation>Der Talon ist aufgebraucht: Von jetzt an gilt Farbzwang.</translation>
    </message>
    <message>
        <source>The trump card is {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Trumpfkarte: {card}.</translation>
    </message>
    <message>
        <source>You are dealt {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {cards}: cards by name, separated by commas</extracomment>
        <translation>Du bekommst {cards}.</translation>
    </message>
    <message>
        <source>You bid {ticks}: {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>Du reizt {ticks}, {points} Augen.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {contract}: the name of a contract: Gang</extracomment>
        <translation>Du sagst {contract} an.</translation>
    </message>
    <message>
        <source>You close the talon before drawing.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du drehst zu, bevor abgehoben wird.</translation>
    </message>
    <message>
        <source>You close the talon.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du drehst zu.</translation>
    </message>
    <message>
        <source>You cut and show {card}: {suit} are trumps. It is {dealer}’s card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {dealer}: the player who deals: Rachel</extracomment>
        <translation>Du hebst ab und zeigst {card}: {suit} ist Trumpf. Die Karte gehört {dealer}.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>You do not double.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du doppelst nicht.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Du hebst {card} ab.</translation>
    </message>
    <message>
        <source>You exchange {given} for {taken}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Du raubst {taken} gegen {given}.</translation>
    </message>
    <message>
        <source>You turn up {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du lässt aufdecken und bekommst {card}: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>You win the bidding with {ticks}: {points} card points to make. You lead.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>Du spielst {ticks}: {points} Augen sind zu machen. Du spielst aus.</translation>
    </message>
    <message>
        <source>You won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points</extracomment>
        <translation>Du hast nach dem letzten Abheben jeden Stich gemacht: {points} mehr.</translation>
    </message>
    <message>
        <source>You play a card face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du legst eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>You play {card} face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Du legst {card} verdeckt.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Du spielst {card} aus.</translation>
    </message>
    <message>
        <source>You ask for the points to be counted.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du lässt auszählen.</translation>
    </message>
    <message>
        <source>You open with “{opening}”.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {opening}: the name of an opening: Ge-Elfen</extracomment>
        <translation>Du eröffnest mit „{opening}“.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>You play against {left} on your left and {right} on your right; each plays alone.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {left}: the player at the left: Rachel, or a number of cards; {right}: the player at the right: Argine</extracomment>
        <translation>Du spielst gegen {left} links und {right} rechts, jeder für sich.</translation>
    </message>
    <message>
        <source>You play against {name}.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Gegen dich spielt {name}.</translation>
    </message>
    <message>
        <source>You play with {partner} opposite you, against {left} on your left and {right} on your right.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {partner}: the partner by name: Pallas; {left}: the player at the left: Rachel, or a number of cards; {right}: the player at the right: Argine</extracomment>
        <translation>Du spielst mit {partner} gegenüber gegen {left} links und {right} rechts.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Du gibst {card} zu.</translation>
    </message>
    <message>
        <source>You say “Out!” for both of you, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Du sagst mit {total} für euch beide „Aus!“.</translation>
    </message>
    <message>
        <source>You say “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Du sagst mit {total} „Aus!“.</translation>
    </message>
    <message>
        <source>You say “{double}”: the deal counts × {times}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>Du sagst „{double}“: Das Spiel zählt ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>You say “{double}”: {contract} now counts {value}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {double}: what is said to double: Kontra, Re; {contract}: the name of a contract: Gang; {value}: a value: a number, or in words</extracomment>
        <translation>Du sagst „{double}“: {contract} zählt jetzt {value}.</translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {cards}: cards by name, separated by commas</extracomment>
        <translation>Du zeigst {cards}.</translation>
    </message>
    <message>
        <source>You announce {points}: {suit} are now trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du meldest {points}: Jetzt ist {suit} Trumpf.</translation>
    </message>
    <message>
        <source>You announce {points}: {suit} are now trumps. The next marriage counts {next}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {next}: a number of points</extracomment>
        <translation>Du meldest {points}: Jetzt ist {suit} Trumpf. Das nächste Paar zählt {next}.</translation>
    </message>
    <message>
        <source>You sit out this deal.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du setzt in diesem Spiel aus.</translation>
    </message>
    <message>
        <source>You stay with the simple game.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du bleibst beim einfachen Spiel.</translation>
    </message>
    <message>
        <source>You take the trump card, {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Du nimmst die Trumpfkarte, {card}.</translation>
    </message>
    <message>
        <source>You will lead.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>You win the trick and the three-card widow.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du gewinnst den Stich und die drei Karten im Skat.</translation>
    </message>
    <message>
        <source>You win the trick for your side.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du gewinnst den Stich für euch.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du gewinnst den Stich.</translation>
    </message>
    <message>
        <source>you: {card}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>du: {card}</translation>
    </message>
    <message>
        <source>{cutter} cuts and shows {card}: {suit} are trumps. It is your card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {cutter}: the player who cuts, at the beginning of the sentence: Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{cutter} hebt ab und zeigt {card}: {suit} ist Trumpf. Die Karte gehört dir.</translation>
    </message>
    <message>
        <source>{cutter} cuts and shows {card}: {suit} are trumps. It is {dealer}’s card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {cutter}: the player who cuts, at the beginning of the sentence: Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {dealer}: the player who deals: Rachel</extracomment>
        <translation>{cutter} hebt ab und zeigt {card}: {suit} ist Trumpf. Die Karte gehört {dealer}.</translation>
    </message>
    <message>
        <source>{first} play against {second}.</source>
        <comment>two against two</comment>
        <extracomment>sixtysix_gui/text/narrator/events.py {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} spielen gegen {second}.</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>Gegeneinander spielen {first} und {second}.</translation>
    </message>
    <message>
        <source>{first}, {second} and {third} each play alone.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {first}: a player: Rachel; {second}: another player: Pallas; {third}: a third player: Argine</extracomment>
        <translation>{first}, {second} und {third} spielen jeder für sich.</translation>
    </message>
    <message>
        <source>{name} bids {ticks}: {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>{name} reizt {ticks}, {points} Augen.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {contract}: the name of a contract: Gang</extracomment>
        <translation>{name} sagt {contract} an.</translation>
    </message>
    <message>
        <source>{name} closes the talon before drawing.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} dreht zu, bevor abgehoben wird.</translation>
    </message>
    <message>
        <source>{name} closes the talon.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} dreht zu.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>{name} does not double.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} doppelt nicht.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} hebt {card} ab.</translation>
    </message>
    <message>
        <source>{name} exchanges {given} for {taken}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>{name} raubt {taken} gegen {given}.</translation>
    </message>
    <message>
        <source>{name} turns up {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} lässt aufdecken und bekommt {card}: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{name} wins the bidding with {ticks}: {points} card points to make. {name} leads.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>{name} spielt {ticks}: {points} Augen sind zu machen. {name} spielt aus.</translation>
    </message>
    <message>
        <source>{name} won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} hat nach dem letzten Abheben jeden Stich gemacht: {points} mehr.</translation>
    </message>
    <message>
        <source>{name} is dealt {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} bekommt {cards}.</translation>
    </message>
    <message>
        <source>{name} plays a card face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} legt eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>{name} plays {card} face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} legt {card} verdeckt.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} spielt {card} aus.</translation>
    </message>
    <message>
        <source>{name} asks for the points to be counted.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} lässt auszählen.</translation>
    </message>
    <message>
        <source>{name} names {suit} as trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} bestimmt {suit} als Trumpf.</translation>
    </message>
    <message>
        <source>{name} opens with “{opening}”.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {opening}: the name of an opening: Ge-Elfen</extracomment>
        <translation>{name} eröffnet mit „{opening}“.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} gibt {card} zu.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for both of them, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} sagt mit {total} für beide „Aus!“.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for both of you, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} sagt mit {total} für euch beide „Aus!“.</translation>
    </message>
    <message>
        <source>{name} says “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} sagt mit {total} „Aus!“.</translation>
    </message>
    <message>
        <source>{name} says “{double}”: the deal counts × {times}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>{name} sagt „{double}“: Das Spiel zählt ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>{name} says “{double}”: {contract} now counts {value}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {double}: what is said to double: Kontra, Re; {contract}: the name of a contract: Gang; {value}: a value: a number, or in words</extracomment>
        <translation>{name} sagt „{double}“: {contract} zählt jetzt {value}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} zeigt {cards}.</translation>
    </message>
    <message>
        <source>{name} announces {points}: {suit} are now trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} meldet {points}: Jetzt ist {suit} Trumpf.</translation>
    </message>
    <message>
        <source>{name} announces {points}: {suit} are now trumps. The next marriage counts {next}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {next}: a number of points</extracomment>
        <translation>{name} meldet {points}: Jetzt ist {suit} Trumpf. Das nächste Paar zählt {next}.</translation>
    </message>
    <message>
        <source>{name} sits out this deal.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} setzt in diesem Spiel aus.</translation>
    </message>
    <message>
        <source>{name} stays with the simple game.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} bleibt beim einfachen Spiel.</translation>
    </message>
    <message>
        <source>{name} takes the trump card, {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} nimmt die Trumpfkarte, {card}.</translation>
    </message>
    <message>
        <source>{name} will lead.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} spielt aus.</translation>
    </message>
    <message>
        <source>{name} wins the trick and the three-card widow.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} gewinnt den Stich und die drei Karten im Skat.</translation>
    </message>
    <message>
        <source>{name} wins the trick for your side.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} gewinnt den Stich für euch.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} gewinnt den Stich.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} ist Trumpf.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Du hast %n Auge.</numerusform>
            <numerusform>Du hast %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on, players must follow suit.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py</extracomment>
        <translation>Von jetzt an gilt Farbzwang.</translation>
    </message>
    <message>
        <source>You name {suit} as trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du bestimmst {suit} als Trumpf.</translation>
    </message>
    <message numerus="yes">
        <source>Your side has %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Ihr habt %n Auge.</numerusform>
            <numerusform>Ihr habt %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} have %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} und {second} haben %n Auge.</numerusform>
            <numerusform>{first} und {second} haben %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} hat %n Auge.</numerusform>
            <numerusform>{name} hat %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marriage in {suit} selected: it is announced when you lead either card.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Paar in {suit} vorgemerkt: Es wird gemeldet, wenn du eine seiner Karten ausspielst.</translation>
    </message>
    <message>
        <source>You announce the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Du meldest das Paar in {suit}: {points}.</translation>
    </message>
    <message>
        <source>{name} announces the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>{name} meldet das Paar in {suit}: {points}.</translation>
    </message>
    <message>
        <source>Closed by you: players must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du hast zugedreht: Es gilt Farbzwang.</translation>
    </message>
    <message>
        <source>Closed by {name}: players must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat zugedreht: Es gilt Farbzwang.</translation>
    </message>
    <message>
        <source>You dealt.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du hast gegeben.</translation>
    </message>
    <message>
        <source>{name} dealt.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat gegeben.</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second}’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>Stapel von {first} und {second}, %n Stich</numerusform>
            <numerusform>Stapel von {first} und {second}, %n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>Stapel: {name}, %n Stich</numerusform>
            <numerusform>Stapel: {name}, %n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Dein Stapel, %n Stich</numerusform>
            <numerusform>Dein Stapel, %n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Euer Stapel, %n Stich</numerusform>
            <numerusform>Euer Stapel, %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} by you</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>du: {card}</translation>
    </message>
    <message>
        <source>{card} by {name}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Your trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Dein Stich.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>you and {partner}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>du und {partner}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} und {second}</translation>
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
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>FailedStart</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Details are in {log}.</source>
        <extracomment>sixtysix_gui/start.py sixtysix_gui/windows/desktop/system_boxes.py {log}: the path of the log file</extracomment>
        <translation>Näheres steht in {log}.</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
    <message>
        <source>Sixty-Six could not be started.</source>
        <extracomment>sixtysix_gui/start.py sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Sechsundsechzig konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>Your games and settings are untouched. Installing the program again may help.</source>
        <extracomment>sixtysix_gui/start.py sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Deine Partien und Einstellungen sind unberührt; vielleicht hilft es, das Programm neu zu installieren.</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>The promise was broken: it belongs to another code, number or rule set.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Das Versprechen ist gebrochen: Es gehört zu einem anderen Code, einer anderen Zahl oder einem anderen Regelwerk.</translation>
    </message>
    <message>
        <source>The promise was broken: the cards dealt are not those that the code and the word produce.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Das Versprechen ist gebrochen: Gegeben wurden andere Karten, als aus Code und Wort folgen.</translation>
    </message>
    <message>
        <source>The promise was kept: it belongs to this code, number and rule set, and the cards are those that the code and the word produce.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Das Versprechen wurde gehalten: Es gehört zu diesem Code, dieser Zahl und diesem Regelwerk, und die Karten sind die, die aus Code und Wort folgen.</translation>
    </message>
    <message>
        <source>This cannot be checked: the code, the word or the secret number is not valid.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Das lässt sich nicht prüfen: Code, Wort oder Geheimzahl ist ungültig.</translation>
    </message>
</context>
<context>
    <name>FairDealSheet</name>
    <message>
        <source>(none)</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>(keins)</translation>
    </message>
    <message>
        <source>Before each deal, the program fixes the cards with a secret code and shows a promise: a seal made from the code and a secret number. Your own word is mixed in afterwards. When the deal is over, the code and the number are revealed, and anyone can check that they match the promise.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Vor jedem Spiel legt das Programm die Karten durch einen geheimen Code fest und zeigt ein Versprechen: ein Siegel aus dem Code und einer Geheimzahl. Danach wird dein eigenes Wort eingemischt. Ist das Spiel vorbei, werden Code und Zahl offengelegt, und jeder kann prüfen, dass sie zum Versprechen passen.</translation>
    </message>
    <message>
        <source>Check now</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Spielcode</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Ehrlich gegeben</translation>
    </message>
    <message>
        <source>Promise</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Versprechen</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Secret number</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Geheimzahl</translation>
    </message>
    <message>
        <source>The current or next deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Das Spiel, das läuft oder kommt</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Das letzte beendete Spiel</translation>
    </message>
    <message>
        <source>There is no deal yet.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Noch gibt es kein Spiel.</translation>
    </message>
    <message>
        <source>This deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>To check it with another program, run this in a terminal:</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Um es mit einem anderen Programm zu prüfen, gib dies in einem Terminal ein:</translation>
    </message>
    <message>
        <source>Your word</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Dein Wort</translation>
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
        <translation>Z&amp;urück zu meinem Zug</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>&amp;Zeig es mir</translation>
    </message>
    <message>
        <source>Also good</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Auch gut</translation>
    </message>
    <message>
        <source>Answer on the table: click a card or a button.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Antworte am Tisch: Drück auf eine Karte oder einen Knopf.</translation>
    </message>
    <message>
        <source>It is just as good.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Das ist genauso gut.</translation>
    </message>
    <message>
        <source>It wins in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Damit gewinnst du in {a} von {n} Fällen.</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Ich sehe nach&#xa0;…</translation>
    </message>
    <message>
        <source>Not the best</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Nicht das Beste</translation>
    </message>
    <message>
        <source>On average, it brings {p} game points.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {p}: a number of points</extracomment>
        <translation>Das bringt im Schnitt {p} Punkte.</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>The coach is still reviewing your decisions.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Der Trainer beurteilt noch deine Entscheidungen.</translation>
    </message>
    <message>
        <source>There is a better move than {move}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>Es gibt Besseres als {move}.</translation>
    </message>
    <message>
        <source>Why not close and announce the marriage in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Warum nicht zudrehen und das Paar in {suit} melden?</translation>
    </message>
    <message>
        <source>Why not close?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Warum nicht zudrehen?</translation>
    </message>
    <message>
        <source>Why not draw?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Warum nicht abheben?</translation>
    </message>
    <message>
        <source>Why not exchange and close?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Warum nicht rauben und zudrehen?</translation>
    </message>
    <message>
        <source>Why not exchange?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Warum nicht rauben?</translation>
    </message>
    <message>
        <source>Why not pass?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Warum nicht passen?</translation>
    </message>
    <message>
        <source>Why not say “Out!”?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Warum nicht „Aus!“ sagen?</translation>
    </message>
    <message>
        <source>Why not announce the marriage in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Warum nicht das Paar in {suit} melden?</translation>
    </message>
    <message>
        <source>Why not {card}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Warum nicht {card}?</translation>
    </message>
    <message>
        <source>{Move} is just as good as {best}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>{Move} ist ebenso gut wie {best}.</translation>
    </message>
    <message>
        <source>{Move} is not clearly worse than {best}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>{Move} ist nicht klar schlechter als {best}.</translation>
    </message>
    <message>
        <source>{done} It cost {x} game points.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {done}: a number, or a whole sentence of what was right; {x}: a number of game points: 0.4</extracomment>
        <translation>{done} Das kostete {x} Punkte.</translation>
    </message>
    <message>
        <source>Trick {t}, find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {t}: the number of a trick</extracomment>
        <translation>Stich {t}: Such den besten Zug.</translation>
    </message>
    <message>
        <source>You will be asked for the best move once all of them have been reviewed.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Er fragt dich nach dem besten Zug, sobald alle beurteilt sind.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Versuch einen anderen Zug.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Was ist am besten?</translation>
    </message>
    <message>
        <source>It was your turn here. What is the best move?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Hier warst du dran. Was ist am besten?</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>{Move} is best.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing</extracomment>
        <translation>{Move} ist am besten.</translation>
    </message>
    <message>
        <source>{Move} may be just as good: it depends on how both players continue.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing</extracomment>
        <translation>{Move} ist vielleicht ebenso gut: Es kommt darauf an, wie beide weiterspielen.</translation>
    </message>
    <message>
        <source>{Move}: that was your move.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing</extracomment>
        <translation>{Move}: Das hast du damals gespielt.</translation>
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
        <translation>Sechsundsechzig zu dritt</translation>
    </message>
    <message>
        <source>Cut-throat Sixty-Six</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>Sechsundsechzig jeder gegen jeden</translation>
    </message>
    <message>
        <source>games for more players</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>Spiele für mehr Spieler</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Resign</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>This is a practice game and does not count.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Es ist eine Übungspartie, sie zählt nicht.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take this back?</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Zurücknehmen?</translation>
    </message>
    <message>
        <source>Deal code {code} copied to the clipboard.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py {code}: a deal code, or the two characters of a card such as HA</extracomment>
        <translation>Der Spielcode {code} liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The game will become a practice game and will not count.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Es wird dann eine Übungspartie und zählt nicht.</translation>
    </message>
    <message>
        <source>The others will win it.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Die anderen gewinnen sie dann.</translation>
    </message>
    <message>
        <source>The same cards again, for practice. Your game is waiting.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Dieselben Karten noch einmal, zur Übung. Deine Partie wartet.</translation>
    </message>
    <message>
        <source>This is now a practice game. It does not count.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Das ist jetzt eine Übungspartie. Sie zählt nicht.</translation>
    </message>
    <message>
        <source>{name} will win it; the score stays {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py {name}: a player as sentences call them, with article: the Queen, Rachel; {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{name} gewinnt sie dann; es bleibt bei {mine}&#xa0;:&#xa0;{theirs}.</translation>
    </message>
</context>
<context>
    <name>GameDialogs</name>
    <message>
        <source>Let {name} play</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Es spielt {name}</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Your game is saved and nothing is lost. See the log for details.</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>Deine Partie ist gespeichert, nichts ist verloren. Näheres steht im Fehlerprotokoll.</translation>
    </message>
    <message>
        <source>{name} is stuck.</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} antwortet nicht mehr.</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message numerus="yes">
        <source>%n deal(s).</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n&#xa0;Spiel.</numerusform>
            <numerusform>%n&#xa0;Spiele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s); you won the filled ones.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n Spiel; gefüllt, wenn du es gewonnen hast.</numerusform>
            <numerusform>%n Spiele; die gefüllten hast du gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n&#xa0;Punkt</numerusform>
            <numerusform>%n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a practice game and does not count.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Eine Übungspartie: Sie zählt nicht.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>sixtysix_gui/text/results/game_end.py: one of the deals of a long game, as a subject {number}: a number</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Shutout loss: this counts as two games.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Zu null verloren: Das zählt als zwei Partien.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>The eighth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das achte</translation>
    </message>
    <message>
        <source>The eleventh</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das elfte</translation>
    </message>
    <message>
        <source>The fifth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das fünfte</translation>
    </message>
    <message>
        <source>The first</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das erste</translation>
    </message>
    <message>
        <source>The fourth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das vierte</translation>
    </message>
    <message>
        <source>The ninth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das neunte</translation>
    </message>
    <message>
        <source>The second</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das zweite</translation>
    </message>
    <message>
        <source>The seventh</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das siebte</translation>
    </message>
    <message>
        <source>The sixth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das sechste</translation>
    </message>
    <message>
        <source>The tenth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das zehnte</translation>
    </message>
    <message>
        <source>The third</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das dritte</translation>
    </message>
    <message>
        <source>The twelfth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Das zwölfte</translation>
    </message>
    <message>
        <source>This deal ends the game.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Mit diesem Spiel ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Shutout win: this counts as two games.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Zu null gewonnen: Das zählt als zwei Partien.</translation>
    </message>
    <message>
        <source>You resigned in deal {number}.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {number}: a number</extracomment>
        <translation>Du hast im {number}. Spiel aufgegeben.</translation>
    </message>
    <message>
        <source>you miscounted</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Du hattest dich verzählt</translation>
    </message>
    <message>
        <source>you stayed under 33</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Du bist unter 33 geblieben</translation>
    </message>
    <message>
        <source>you took no trick</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Du hast keinen Stich gemacht</translation>
    </message>
    <message>
        <source>your closing failed</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Dein Zudrehen misslang</translation>
    </message>
    <message>
        <source>{which} cost the most: {cause}, {points}.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {which}: one of the deals, as a subject at the beginning: Deal 3; {cause}: what happened: closing too early; {points}: a number of points</extracomment>
        <translation>{which} kostete am meisten: {cause}, {points}.</translation>
    </message>
    <message>
        <source>{which} cost the most: {points}.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {which}: one of the deals, as a subject at the beginning: Deal 3; {points}: a number of points</extracomment>
        <translation>{which} kostete am meisten: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each with your side’s points; filled where you had more.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n Spiel mit den Punkten eurer Seite; gefüllt, wo ihr mehr hattet.</numerusform>
            <numerusform>%n Spiele, jedes mit den Punkten eurer Seite; gefüllt, wo ihr mehr hattet.</numerusform>
        </translation>
    </message>
    <message>
        <source>All three share first place</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Alle drei teilen sich den ersten Platz</translation>
    </message>
    <message>
        <source>Shutout loss: this counts as two Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Zu null verloren: Das zählt als zwei Bummerl.</translation>
    </message>
    <message>
        <source>The others were one point away from a shutout win: this counts as four Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Die anderen waren einen Punkt vom Sieg zu null entfernt: Das zählt als vier Bummerl.</translation>
    </message>
    <message>
        <source>Shutout win: this counts as two Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Zu null gewonnen: Das zählt als zwei Bummerl.</translation>
    </message>
    <message>
        <source>You and {second} share first place</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {second}: another player: Pallas</extracomment>
        <translation>Du und {second} teilt euch den ersten Platz</translation>
    </message>
    <message>
        <source>You resigned</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Du hast aufgegeben</translation>
    </message>
    <message>
        <source>You were one point away from a shutout win: this counts as four Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Ihr wart einen Punkt vom Sieg zu null entfernt: Das zählt als vier Bummerl.</translation>
    </message>
    <message>
        <source>{first} and {second} share first place</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} und {second} teilen sich den ersten Platz</translation>
    </message>
    <message>
        <source>{sides}, points still to go</source>
        <extracomment>sixtysix_gui/text/results/game_end.py: {sides} is such as &quot;We : They&quot;, below a score of points that are still to be won {sides}: who the numbers belong to: We : They</extracomment>
        <translation>{sides}, Punkte bis zum Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s); {name} won the filled ones.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>%n Spiel; gefüllt, wenn {name} es gewonnen hat.</numerusform>
            <numerusform>%n Spiele; die gefüllten hat {name} gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replayed for practice. Your game is waiting.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Zur Übung noch einmal gespielt. Deine Partie wartet.</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>Play again</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Another game</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>End demonstration</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Vorführung beenden</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Other game…</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Andere Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Review with the coach</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Mit dem Trainer zurückblicken</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Games</source>
        <extracomment>sixtysix_gui/windows/archive/games_list.py</extracomment>
        <translation>Partien</translation>
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
        <translation>Bummerl: eine verlorene Partie, als Punkt angeschrieben.</translation>
    </message>
    <message>
        <source>Card points: what the cards in your tricks count in a deal.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Augen: was die Karten der Stiche in einem Spiel zählen.</translation>
    </message>
    <message>
        <source>Forehand: the player who leads to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Vorhand: wer zum ersten Stich ausspielt.</translation>
    </message>
    <message>
        <source>Game points: what a deal earns you towards winning the game.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Punkte: was ein Spiel für die Partie bringt.</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider: ending a deal with fewer than 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schneider: ein Spiel mit weniger als 33&#xa0;Augen beenden.</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz: ending a deal without a trick.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schwarz: ein Spiel ohne Stich beenden.</translation>
    </message>
    <message>
        <source>Talon: the undealt cards that players draw from.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Talon: die nicht verteilten Karten, von denen abgehoben wird.</translation>
    </message>
    <message>
        <source>card point</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>forehand</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>game point</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>talon</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>Guided</name>
    <message>
        <source>Close the talon, so that nobody can draw any more cards.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Dreh den Talon zu, dann hebt keiner mehr ab.</translation>
    </message>
    <message>
        <source>You play deals until someone has seven game points. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>So geht es Spiel um Spiel, bis jemand sieben Punkte hat. Alle Regeln stehen in der Hilfe, F1.</translation>
    </message>
    <message>
        <source>Drag {card} to the middle: nothing in its suit beats it.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Zieh {card} in die Mitte: In dieser Farbe ist nichts höher.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Heb eine Karte ab.</translation>
    </message>
    <message>
        <source>Exchange {lowest} for the trump card, {turn_up}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number; {turn_up}: the trump card by name, as an object: the king of hearts</extracomment>
        <translation>Tausch {lowest} gegen die Trumpfkarte, {turn_up}.</translation>
    </message>
    <message>
        <source>From now on, both of you must follow suit, and beat the card if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Ab jetzt müssen beide bedienen und stechen, wenn sie können.</translation>
    </message>
    <message>
        <source>Lead {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel {card} aus.</translation>
    </message>
    <message>
        <source>Lead {card}: it is the highest trump left.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel {card} aus, den höchsten Trumpf im Spiel.</translation>
    </message>
    <message>
        <source>Now draw a card from the talon.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Heb jetzt eine Karte vom Talon ab.</translation>
    </message>
    <message>
        <source>Now lead {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel jetzt {card} aus.</translation>
    </message>
    <message>
        <source>Click its button, then lead {lead}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {lead}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Drück auf seinen Knopf, dann spiel {lead} aus.</translation>
    </message>
    <message>
        <source>Say “Out!”: click the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Sag „Aus!“: Drück auf die goldene Münze.</translation>
    </message>
    <message>
        <source>That is allowed too, but let’s stick to the plan.</source>
        <extracomment>sixtysix_gui/windows/learning/course.py</extracomment>
        <translation>Das ginge auch, aber bleiben wir beim Plan.</translation>
    </message>
    <message>
        <source>You announced the marriage: 20 points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Das Paar ist gemeldet: 20 Augen.</translation>
    </message>
    <message>
        <source>The {ten} beats the {king}: {order}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {order}: ranks from the highest to the lowest {ten}: the word for a ten; {king}: the word for a king; {order}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>Die {ten} sticht den {king}: {order}.</translation>
    </message>
    <message>
        <source>Win the trick with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Hol dir den Stich: Spiel {card}.</translation>
    </message>
    <message>
        <source>With the marriage, marked by the eight on the table, you have {total} points. You keep count yourself.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points</extracomment>
        <translation>Mit dem Paar, für das die Acht liegt, macht das {total} Augen; gezählt wird im Kopf.</translation>
    </message>
    <message>
        <source>{name} won that trick and leads {led}. A trump beats any other suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {led} is a card that {name} has led {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} hat den Stich genommen und spielt {led} aus. Trumpf sticht jede andere Farbe.</translation>
    </message>
    <message>
        <source>You have {total} points, and 66 is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points</extracomment>
        <translation>Du hast {total} Augen, und 66 genügen.</translation>
    </message>
    <message>
        <source>Your trick: you have {total} of the 66 points you need. {values_first}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points; {values_first}: ranks with their points at the beginning of a sentence</extracomment>
        <translation>Dein Stich: {total} der 66 Augen, die gewinnen. {values_first}.</translation>
    </message>
    <message>
        <source>Your {ace} and {ten} of trumps are sure to win: {total} points plus 21 makes {with_both}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {ace} and {ten} are ranks, both of trumps {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten; {total}: a number of card points; {with_both}: a number of card points</extracomment>
        <translation>Trumpf-{ace} und Trumpf-{ten} stechen sicher: {total} Augen und 21 sind {with_both}.</translation>
    </message>
    <message>
        <source>{marriage} are a marriage, worth 20 points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {marriage} is king and queen of a suit by name, and begins the sentence {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>{marriage} sind ein Paar und zählen 20 Augen.</translation>
    </message>
    <message>
        <source>{left} had to follow suit, and you now have {total} points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {left} is the other player {left}: the player at the left: Rachel, or a number of cards; {total}: a number of card points</extracomment>
        <translation>{left} musste bedienen, und du hast {total} Augen.</translation>
    </message>
    <message>
        <source>{suit} are trumps, and you hold the lowest one.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {suit} is the trump suit, and begins the sentence {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} ist Trumpf, und du hast die kleinste Karte davon.</translation>
    </message>
    <message>
        <source>Saying “Out!” with only {total} points would lose the deal: you need 66.</source>
        <extracomment>sixtysix_gui/windows/learning/course.py {total}: a number of card points</extracomment>
        <translation>Mit nur {total} Augen verlierst du, wenn du „Aus!“ sagst: 66 braucht es.</translation>
    </message>
    <message>
        <source>A game is played to seven game points. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Eine Partie geht bis sieben Punkte. Alle Regeln stehen in der Hilfe, F1.</translation>
    </message>
    <message>
        <source>A game has twelve deals. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml</extracomment>
        <translation>Eine Partie hat zwölf Spiele. Alle Regeln stehen in der Hilfe, F1.</translation>
    </message>
    <message>
        <source>As the first player, you lead and name the trump suit, which beats all others. {marriage} are worth 40 as trumps.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Als Vorhand spielst du aus und bestimmst Trumpf, der alle anderen Farben sticht. {marriage} zählen als Trumpf 40.</translation>
    </message>
    <message>
        <source>You are the forehand, the first player: you lead and name a suit you hold as trumps, which beats all others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Als Vorhand spielst du aus und bestimmst eine Farbe, die du hast, als Trumpf: Sie sticht alle anderen.</translation>
    </message>
    <message>
        <source>Bid {bid}, which promises {promise}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {bid}: a bid, as a number: 2; {promise}: card points with their word: 66 card points</extracomment>
        <translation>Reize {bid}, das verspricht {promise}.</translation>
    </message>
    <message>
        <source>Call Schnapser, worth {value}: 66 in three tricks of your own.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {value}: a value: a number, or in words</extracomment>
        <translation>Sag Schnapser an, er zählt {value}: 66 in drei eigenen Stichen.</translation>
    </message>
    <message>
        <source>Each loser pays the winner 1 chip, or 2 with fewer than 33 points, or 3 without a trick. You have {total}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {total}: a number of card points</extracomment>
        <translation>Jeder Verlierer zahlt dem Sieger 1 Chip, unter 33 Augen 2, ohne Stich 3. Du hast {total}.</translation>
    </message>
    <message>
        <source>Follow suit with your lowest: {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Bediene so niedrig wie möglich: Gib {card} zu.</translation>
    </message>
    <message>
        <source>Follow suit with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Bediene: Gib {card} zu.</translation>
    </message>
    <message>
        <source>The score counts down from 24. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Gezählt wird von 24 abwärts. Alle Regeln stehen in der Hilfe, F1.</translation>
    </message>
    <message>
        <source>Follow with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Gib {card} zu.</translation>
    </message>
    <message>
        <source>Lead {card} and keep your trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel {card} aus und behalte deinen Trumpf.</translation>
    </message>
    <message>
        <source>Lead {card}; this trick will cost you little.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel {card} aus, der Stich kostet wenig.</translation>
    </message>
    <message>
        <source>Name {suit}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Sag {suit} an.</translation>
    </message>
    <message>
        <source>Name {suit}: you have its {ace} and {king}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {king}: the word for a king</extracomment>
        <translation>Sag {suit} an: Du hast {ace} und {king}.</translation>
    </message>
    <message>
        <source>Nobody bids more, so you lead. Your first card sets the trump suit, which beats all others. {marriage} will count 40.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Niemand reizt mehr. Deine erste Karte bestimmt Trumpf, der alle anderen Farben sticht. {marriage} zählen dann 40.</translation>
    </message>
    <message>
        <source>Nobody else may win a trick now, not even your partner, {partner}. {values_first}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {partner}: the partner by name: Pallas; {values_first}: ranks with their points at the beginning of a sentence</extracomment>
        <translation>Niemand sonst darf jetzt einen Stich machen, auch {partner} nicht, dein Partner. {values_first}.</translation>
    </message>
    <message>
        <source>Contracts can now be called. Your first pass only means the simple game.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Nun kann angesagt werden. Dein erstes „Passe“ heißt nur: das einfache Spiel.</translation>
    </message>
    <message>
        <source>Now lead {card} and keep the king.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel nun {card} aus und behalte den König.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel {card}.</translation>
    </message>
    <message>
        <source>Click its button, then “Announce”: you have won.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Drück auf seinen Knopf, dann auf „Melden“: Du hast gewonnen.</translation>
    </message>
    <message>
        <source>Click the button on the {king} and {queen}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Drück auf den Knopf an {king} und {queen}.</translation>
    </message>
    <message>
        <source>Click “Continue”.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Drück auf „Weiter“.</translation>
    </message>
    <message>
        <source>Click “Pass” and listen to the others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Drück auf „Passe“ und hör, was die anderen sagen.</translation>
    </message>
    <message>
        <source>Say “Out!” for both of you: click the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Sag für beide „Aus!“: Drück auf die goldene Münze.</translation>
    </message>
    <message>
        <source>Take it with {card}: that keeps your marriage together.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Stich: Spiel {card}, so bleibt dein Paar beisammen.</translation>
    </message>
    <message>
        <source>That is enough: click “Continue”.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Das genügt: Drück auf „Weiter“.</translation>
    </message>
    <message>
        <source>The cards in your tricks count too: {values}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {values}: ranks with the points they count, separated by commas: ace 11, ten 10</extracomment>
        <translation>Auch die Karten der Stiche zählen: {values}.</translation>
    </message>
    <message>
        <source>You announced the marriage: you now have {total} card points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {total}: a number of card points</extracomment>
        <translation>Das Paar ist gemeldet: Du hast {total} Augen.</translation>
    </message>
    <message>
        <source>The {ten} is low here: {order}. You have {total} of the 66 you promised.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {ten}: the word for a ten; {order}: ranks from the highest to the lowest, separated by commas; {total}: a number of card points</extracomment>
        <translation>Die {ten} ist hier niedrig: {order}. Du hast {total} von den 66, die du versprochen hast.</translation>
    </message>
    <message>
        <source>Trump the last trick with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Stich zuletzt mit Trumpf: Spiel {card}.</translation>
    </message>
    <message>
        <source>If you bid too much, you lose what you bid and score nothing. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml</extracomment>
        <translation>Wer zu viel reizt, verliert das Gereizte und bekommt nichts. Alle Regeln stehen in der Hilfe, F1.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump, and higher than {best} if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {best}: a card by name</extracomment>
        <translation>Bedienen kannst du nicht, also musst du trumpfen und {best} übertrumpfen, wenn du kannst.</translation>
    </message>
    <message>
        <source>You must beat {led} if you can. The cards in your tricks count too: {values}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {led}: the card that was led, by name; {values}: ranks with the points they count, separated by commas: ace 11, ten 10</extracomment>
        <translation>Du musst {led} stechen, wenn du kannst. Auch die Karten der Stiche zählen: {values}.</translation>
    </message>
    <message>
        <source>{best_name} trumps, and a trump beats all other suits. Everyone knows that {left} holds {cut}: it set the trump suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {left}: the player at the left: Rachel, or a number of cards; {cut}: a card by name: the ten of hearts</extracomment>
        <translation>{best_name} trumpft: Das sticht alle anderen Farben. Alle wissen, dass {left} {cut} hat: Diese Karte bestimmte Trumpf.</translation>
    </message>
    <message>
        <source>{total} points: you made your bid. Every full 33 is a game point, even beyond your bid.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {total}: a number of card points</extracomment>
        <translation>{total} Augen: Das Gereizte ist gemacht. Je volle 33 bringen einen Punkt, auch die darüber.</translation>
    </message>
    <message>
        <source>You cannot beat {led}, but you must still follow suit. The trick is lost.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {led}: the card that was led, by name</extracomment>
        <translation>Du kannst {led} nicht stechen, aber bedienen musst du. Der Stich ist verloren.</translation>
    </message>
    <message>
        <source>Drag {card} to the middle.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Zieh {card} in die Mitte.</translation>
    </message>
    <message>
        <source>Drag {card} to the middle: it costs nothing.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Zieh {card} in die Mitte, das kostet nichts.</translation>
    </message>
    <message>
        <source>Each 1 you bid promises 33 card points for your side; {right} bid {standing}. You have a marriage, king and queen, and the {ace} to go with it.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {right}: the player at the right: Argine; {standing}: a bid, as a number; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Jeder gereizte Punkt verspricht 33 Augen für eure Seite; {right} reizt {standing}. Du hast ein Paar, König und Dame, und das {ace} dazu.</translation>
    </message>
    <message>
        <source>Everyone plays alone, and the most card points win: {values}. The cards rank in that order.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {values}: ranks with the points they count, separated by commas: ace 11, ten 10</extracomment>
        <translation>Jeder spielt allein, und die meisten Augen gewinnen: {values}. In dieser Folge stechen die Karten auch.</translation>
    </message>
    <message>
        <source>Follow suit: drag {card} to the middle.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Bediene: Zieh {card} in die Mitte.</translation>
    </message>
    <message>
        <source>Now drag {card} to the middle: you hold the {ace}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Zieh nun {card} in die Mitte: Das {ace} hast du selbst.</translation>
    </message>
    <message>
        <source>You lead, so you may announce a marriage: 40. It counts because you have a trick.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml</extracomment>
        <translation>Du spielst aus und darfst ein Paar melden: 40. Es zählt, denn du hast einen Stich.</translation>
    </message>
    <message>
        <source>Your last trump takes the last trick: {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Dein letzter Trumpf macht den letzten Stich: Spiel {card}.</translation>
    </message>
    <message>
        <source>{best_name} trumps again and takes {trick} points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {trick}: the number of a trick</extracomment>
        <translation>{best_name} trumpft wieder und nimmt {trick} Augen.</translation>
    </message>
    <message>
        <source>{card_alone} is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card_alone}: cards or a card at the beginning of the sentence</extracomment>
        <translation>{card_alone} genügt.</translation>
    </message>
    <message>
        <source>{left} said Kontra: the deal now counts {doubled}. Re would make it {next}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {left}: the player at the left: Rachel, or a number of cards; {doubled}: a number of game points; {next}: a number of points</extracomment>
        <translation>{left} sagt Kontra: Jetzt zählt es {doubled}. Mit Re wären es {next}.</translation>
    </message>
    <message>
        <source>{name} leads {led}, and you cannot follow suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} spielt {led} aus, und die Farbe hast du nicht.</translation>
    </message>
    <message>
        <source>{name} leads {led}. You must follow suit, and beat the card if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} spielt {led} aus. Du musst bedienen und, wenn du kannst, stechen.</translation>
    </message>
    <message>
        <source>{name} leads {led}. You cannot follow suit, so you must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} spielt {led} aus. Die Farbe hast du nicht, also musst du trumpfen.</translation>
    </message>
    <message>
        <source>{partner} had to beat even your card: partners are not spared. Now you have no {led_suit}, so you must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {partner}: the partner by name: Pallas; {led_suit}: the word for the suit that was led: hearts</extracomment>
        <translation>{partner} musste sogar dich stechen: Auch Partner schont man nicht. Jetzt fehlt dir {led_suit}, du musst trumpfen.</translation>
    </message>
    <message>
        <source>{partner} leads next; as partners, you need 66. First you may announce a marriage: {points}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {points}: a number of points</extracomment>
        <translation>{partner} spielt gleich aus; als Partner braucht ihr 66. Vorher darfst du ein Paar melden: {points}.</translation>
    </message>
    <message>
        <source>{partner} leads. With 66 you could say “Out!” for both of you, but you have {total}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} spielt aus. Mit 66 könntest du für beide „Aus!“ sagen, doch ihr habt {total}.</translation>
    </message>
    <message>
        <source>{partner} trumped it for both of you: {total} points, and 66 is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} hat für euch getrumpft: {total} Augen, und 66 genügen.</translation>
    </message>
    <message>
        <source>{partner} wins your side’s first trick, so your 20 count from now on. {values_first}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {values_first}: ranks with their points at the beginning of a sentence</extracomment>
        <translation>{partner} macht euren ersten Stich: Ab jetzt zählen deine 20. {values_first}.</translation>
    </message>
    <message>
        <source>{right} calls Bettler for {standing}: no tricks at all. Your call must be worth more.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {right}: the player at the right: Argine; {standing}: a bid, as a number</extracomment>
        <translation>{right} sagt Bettler an, für {standing}: gar keinen Stich. Angesagt wird nur noch Höheres.</translation>
    </message>
    <message>
        <source>{total} points, and the marriage makes it {sure}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {total}: a number of card points; {sure}: a number of card points</extracomment>
        <translation>{total} Augen, und mit dem Paar sind es {sure}.</translation>
    </message>
    <message>
        <source>{total} points. Nobody else has any {card_suit} left, so your partner can trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {total}: a number of card points; {card_suit}: the word for the suit of a card: hearts</extracomment>
        <translation>{total} Augen. Sonst hat niemand mehr {card_suit}: Dein Partner kann trumpfen.</translation>
    </message>
    <message>
        <source>{total} points. Your highest trump draws out the others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {total}: a number of card points</extracomment>
        <translation>{total} Augen. Dein höchster Trumpf zieht die anderen heraus.</translation>
    </message>
    <message>
        <source>{total} points; with 99 or more you score 3 instead of 2.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {total}: a number of card points</extracomment>
        <translation>{total} Augen; ab 99 zählt es 3 statt 2.</translation>
    </message>
</context>
<context>
    <name>GuidedSheet</name>
    <message>
        <source>Back to the game</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Repeat</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>A deal</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>sixtysix_gui/windows/telling/history.py {number}: a number</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>You can read earlier tricks again after the deal.</source>
        <extracomment>sixtysix_gui/windows/telling/narration.py</extracomment>
        <translation>Frühere Stiche sind nach dem Spiel wieder nachzulesen.</translation>
    </message>
    <message>
        <source>The table is back as it was.</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Der Tisch liegt wieder wie zuvor.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>sixtysix_gui/windows/telling/history.py {number}: a number</extracomment>
        <translation>Stich {number}</translation>
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
        <translation>, dann </translation>
    </message>
    <message>
        <source>2 game points in any case.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>immer 2 Punkte.</translation>
    </message>
    <message>
        <source>2 game points, or 3 for a player who had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>2 Punkte, oder 3, wenn er beim Zudrehen keinen Stich hatte.</translation>
    </message>
    <message>
        <source>3 game points for a player who had no trick when the talon was closed, otherwise 1 against a closer with 33 or more and 2 against one with fewer.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>3 Punkte, wenn er beim Zudrehen keinen Stich hatte, sonst 1 gegen einen Zudreher mit 33 oder mehr und 2 gegen einen mit weniger.</translation>
    </message>
    <message>
        <source>3 game points in any case.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>immer 3 Punkte.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 2, or 3 if they had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Misslungenes Zudrehen bringt dem anderen 2, oder 3, wenn er beim Zudrehen keinen Stich hatte.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Misslungenes Zudrehen bringt dem anderen 2.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 3 if they had no trick when the talon was closed, otherwise 1 against a closer with 33 or more and 2 against one with fewer.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Misslungenes Zudrehen bringt dem anderen 3, wenn er dabei keinen Stich hatte, sonst 1 gegen einen Zudreher mit 33 oder mehr und 2 gegen einen mit weniger.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 3.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Misslungenes Zudrehen bringt dem anderen 3.</translation>
    </message>
    <message>
        <source>A deal tied at 65–65 makes the next win worth 1 game point more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach einem Unentschieden mit 65&#xa0;:&#xa0;65 ist der nächste Gewinn 1 Punkt mehr wert.</translation>
    </message>
    <message>
        <source>Nobody scores for a tied deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein unentschiedenes Spiel bringt niemandem etwas.</translation>
    </message>
    <message>
        <source>A tied deal makes the next win worth 1 game point more; several ties add up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach einem unentschiedenen Spiel ist der nächste Gewinn 1 Punkt mehr wert; mehrere addieren sich.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent 2, or 3 if the opponent has no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Aus!“ bringt dem anderen 2, oder 3, wenn er keinen Stich hat.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Aus!“ bringt dem anderen 2.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent as much as a correct one would have won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Aus!“ bringt dem anderen so viel, wie es richtig gewonnen hätte.</translation>
    </message>
    <message>
        <source>A game won while the opponent has no game points counts as two games.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Eine Partie, die zu null gewonnen wird, zählt als zwei.</translation>
    </message>
    <message>
        <source>After closing, nobody may exchange.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem Zudrehen wird nicht mehr geraubt.</translation>
    </message>
    <message>
        <source>After closing, the opponent can go out only if they already had 66. Going out before the closer does is worth:</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem Zudrehen kann sich der andere nur mit 66 von vorher ausmelden. Wer sich vor dem Zudreher ausmeldet, bekommt</translation>
    </message>
    <message>
        <source>After closing, the opponent’s card points continue to count as before.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem Zudrehen zählen die Augen des anderen weiter wie zuvor.</translation>
    </message>
    <message>
        <source>After closing, the opponent’s card points are frozen: any made from then on do not count.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem Zudrehen bleiben die Augen des anderen stehen: Was er dann macht, zählt nicht.</translation>
    </message>
    <message>
        <source>After a trick you must draw before you may close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach einem Stich wird erst abgehoben, dann darfst du zudrehen.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem ersten Packen wird eine Karte aufgeschlagen: Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>After each trick the winner draws the top card of the talon, then the other player draws; the winner leads next.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem Stich hebt der Gewinner die oberste Karte des Talons ab, dann der andere; der Gewinner spielt wieder aus.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>While there are cards to draw you may play any card, whatever was led. The higher card of the suit led wins the trick, and a trump beats any other suit.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Solange abgehoben wird, darfst du jede Karte spielen, gleich was ausgespielt ist. Die höhere Karte der ausgespielten Farbe gewinnt den Stich, und Trumpf sticht jede andere Farbe.</translation>
    </message>
    <message>
        <source>Between winning a trick and drawing, only a player who then closes may do so.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Zwischen Stich und Abheben darf es nur, wer danach zudreht.</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Zudrehen</translation>
    </message>
    <message>
        <source>Closing is a promise to go out; if the closer does not, the opponent wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer zudreht, verspricht, sich auszumelden; gelingt es nicht, gewinnt der andere das Spiel.</translation>
    </message>
    <message>
        <source>Closing is a promise to reach 66; if the closer fails, the opponent wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer zudreht, verspricht 66; gelingt es nicht, gewinnt der andere das Spiel.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Rauben</translation>
    </message>
    <message>
        <source>It costs the closer no less than failing to go out after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Den Zudreher kostet es nicht weniger als misslungenes Zudrehen.</translation>
    </message>
    <message>
        <source>After that, the player on lead always has a trick, so every marriage counts at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Danach hat, wer ausspielt, schon einen Stich; jedes Paar zählt also sofort.</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ausmelden</translation>
    </message>
    <message>
        <source>If nobody has closed, the player with more card points wins; if the points are equal, the deal is tied.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hat niemand zugedreht, gewinnt, wer mehr Augen hat; bei gleich vielen ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>If nobody has closed, the winner of the very last trick wins 1 game point.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hat niemand zugedreht, gewinnt der allerletzte Stich das Spiel und 1 Punkt.</translation>
    </message>
    <message>
        <source>If nobody has closed, a player wins by being the only one with 66 or more; if both have it or neither does, the deal is tied.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hat niemand zugedreht, gewinnt, wer allein 66 oder mehr hat; haben beide oder keiner so viel, ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>If the talon was closed, the closer loses the deal unless only the closer has 66 or more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wurde zugedreht, hat der Zudreher das Spiel verloren, außer er allein hat 66 oder mehr.</translation>
    </message>
    <message>
        <source>If the talon was closed, the closer loses the deal, whatever their card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wurde zugedreht, hat der Zudreher das Spiel verloren, gleich wie viele Augen er hat.</translation>
    </message>
    <message>
        <source>If the talon was never closed, the very last trick is worth 10 extra card points, which help to reach 66.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wurde nie zugedreht, ist der allerletzte Stich 10 Augen mehr wert, und sie zählen für die 66 mit.</translation>
    </message>
    <message>
        <source>If you have no trick yet, the marriage waits and counts once you win one; without a trick it never counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hast du noch keinen Stich, wartet das Paar und zählt ab deinem ersten Stich; ohne Stich zählt es nie.</translation>
    </message>
    <message>
        <source>If you were wrong, your opponent wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hast du dich geirrt, gewinnt der andere das Spiel.</translation>
    </message>
    <message>
        <source>You may also exchange between winning a trick and drawing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Auch zwischen Stich und Abheben ist das möglich.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sixtysix_gui/windows/telling/help_html.py</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>No marriages may be announced once the talon is closed or used up; to do both, announce the marriage first, then close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mit dem offenen Talon enden auch die Paare; wer melden und zudrehen will, meldet zuerst.</translation>
    </message>
    <message>
        <source>Marriages may be announced after closing, but not once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen auch nach dem Zudrehen gemeldet werden, aber nicht mehr, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Marriages may be announced throughout the deal, even after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen das ganze Spiel hindurch gemeldet werden, auch nach dem Zudrehen.</translation>
    </message>
    <message>
        <source>Marriages may be announced when the talon is used up, but not after closing; to do both, announce the marriage first, then close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen auch gemeldet werden, wenn der Talon aufgebraucht ist, aber nicht nach dem Zudrehen; wer beides will, meldet zuerst.</translation>
    </message>
    <message>
        <source>No marriage may be announced on the lead to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Beim Ausspiel zum ersten Stich darf kein Paar gemeldet werden.</translation>
    </message>
    <message>
        <source>Nobody may close before the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vor dem ersten Stich darf niemand zudrehen.</translation>
    </message>
    <message>
        <source>The trump card cannot be exchanged.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die Trumpfkarte wird nicht geraubt.</translation>
    </message>
    <message>
        <source>Once the talon is used up or closed, nobody draws, and you must follow suit, high or low as you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ist der Talon aufgebraucht oder zugedreht, wird nicht mehr abgehoben, und du musst Farbe bedienen, hoch oder niedrig, wie du willst.</translation>
    </message>
    <message>
        <source>Once the talon is used up or closed, nobody draws, and you must follow suit, with a higher card than the one led if you have one.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ist der Talon aufgebraucht oder zugedreht, wird nicht mehr abgehoben; es gilt Farb- und Stichzwang: Du musst bedienen, und zwar höher, wenn du kannst.</translation>
    </message>
    <message>
        <source>Once the talon is used up or closed, nobody draws; you may still play any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ist der Talon aufgebraucht oder zugedreht, wird nicht mehr abgehoben; auch dann darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>Only one marriage may be announced on each lead.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Bei einem Ausspiel darf nur ein Paar gemeldet werden.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Show me how: a guided deal</source>
        <extracomment>sixtysix_gui/windows/telling/help_html.py</extracomment>
        <translation>Zeig mir, wie es geht: ein Spiel mit Anleitung</translation>
    </message>
    <message>
        <source>So a player who had no trick when the talon was closed may gain more by waiting for the closer to fail than by going out.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer beim Zudrehen keinen Stich hatte, gewinnt also unter Umständen mehr, wenn er das Zudrehen scheitern lässt, als wenn er sich ausmeldet.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The deal ends automatically as soon as a player has 66 card points after a trick or a marriage. Nobody has to count or say anything.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Das Spiel endet von selbst, sobald jemand nach einem Stich oder Paar 66 Augen hat. Niemand muss zählen oder etwas sagen.</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>You may look at the last trick until the next card is led.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der letzte Stich darf angesehen werden, bis die nächste Karte ausgespielt ist.</translation>
    </message>
    <message>
        <source>The players take turns dealing</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Gegeben wird abwechselnd</translation>
    </message>
    <message>
        <source>The score starts at {target} and counts down; the first to reach zero wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Der Stand beginnt bei {target} und wird heruntergezählt; wer bei null ist, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>The winner of a deal deals the next one</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer ein Spiel gewinnt, gibt das nächste</translation>
    </message>
    <message>
        <source>Then a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Danach wird eine Karte aufgeschlagen: Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>Anything carried over from tied deals is lost when the game ends.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Was aus unentschiedenen Spielen übertragen ist, verfällt am Ende der Partie.</translation>
    </message>
    <message>
        <source>When nobody goes out</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wenn sich niemand ausmeldet</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s result is what they had at the moment of closing; card points and tricks made afterwards do not help.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Meldet sich der Zudreher aus, zählen beim anderen Augen und Stiche im Augenblick des Zudrehens; was er danach gemacht hat, hilft ihm nicht.</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s final card points and tricks count, including tricks won after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Meldet sich der Zudreher aus, zählt beim anderen, was er am Ende hat, auch die Stiche nach dem Zudrehen.</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s card points are those at the moment of closing, but a trick won afterwards still avoids Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Meldet sich der Zudreher aus, zählen beim anderen die Augen beim Zudrehen, doch ein Stich danach rettet ihn vor Schwarz.</translation>
    </message>
    <message>
        <source>When you are on lead and hold the {king} and {queen} of a suit, you may announce this marriage and lead either card: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Spielst du aus und hast {king} und {queen} einer Farbe, darfst du dieses Paar melden und eine der beiden Karten ausspielen: Es zählt 20 Augen, in Trumpf 40.</translation>
    </message>
    <message>
        <source>When you are on lead and hold the {king} and {queen} of a suit, you may announce this marriage and lead the {king}: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Spielst du aus und hast {king} und {queen} einer Farbe, darfst du dieses Paar melden und den {king} ausspielen: Es zählt 20 Augen, in Trumpf 40.</translation>
    </message>
    <message>
        <source>The player opposite the dealer leads to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer nicht gegeben hat, spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>Going out before the closer does is worth:</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer sich vor dem Zudreher ausmeldet, bekommt</translation>
    </message>
    <message>
        <source>When you have 66 card points, say “Out!” and the deal is over at once. You must keep count yourself: nobody says it for you.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer 66 Augen hat, sagt „Aus!“, und das Spiel ist sofort vorbei. Zählen musst du selbst: Niemand sagt es für dich.</translation>
    </message>
    <message>
        <source>The first to have {target} game points or more wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Wer zuerst {target} Punkte oder mehr hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>The player on lead may close: the trump card is turned face down onto the talon. From then on nobody draws, and the rules for a used-up talon apply at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer ausspielt, darf zudrehen: Die Trumpfkarte wird verdeckt auf den Talon gelegt. Von da an wird nicht mehr abgehoben, und sofort gelten die Regeln für den aufgebrauchten Talon.</translation>
    </message>
    <message>
        <source>Win tricks and announce marriages to reach 66 card points before your opponent does. That wins the deal and 1 to {most} game points; {target} game points win the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {most}: a number; {target}: a number of points</extracomment>
        <translation>Mach Stiche und melde Paare, bis du vor dem anderen 66 Augen hast. Das gewinnt das Spiel und 1 bis {most} Punkte; {target} Punkte gewinnen die Partie.</translation>
    </message>
    <message>
        <source>If you close before drawing, you may announce a marriage even when only the last two cards are left in the talon.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wird vor dem Abheben zugedreht, darf auch dann noch ein Paar gemeldet werden, wenn nur noch die letzten beiden Karten im Talon liegen.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you may play any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hast du die Farbe nicht, darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hast du die Farbe nicht, musst du trumpfen.</translation>
    </message>
    <message>
        <source>You may not look at won tricks again.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Gewonnene Stiche dürfen nicht mehr angesehen werden.</translation>
    </message>
    <message>
        <source>You may close with a full hand, or right after winning a trick, before drawing; both then play on with one card fewer.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Zudrehen darfst du mit vollem Blatt oder gleich nach einem Stich, vor dem Abheben: Dann spielen beide mit einer Karte weniger weiter.</translation>
    </message>
    <message>
        <source>You may look at the tricks you have won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die eigenen Stiche darfst du ansehen.</translation>
    </message>
    <message>
        <source>You may say it on any turn before playing a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sagen darfst du es, wann immer du dran bist und noch keine Karte gespielt hast.</translation>
    </message>
    <message>
        <source>You may say it after winning a trick or announcing a marriage, until you lead; after that you must win another trick first.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sagen darfst du es nach einem Stich oder einem gemeldeten Paar, bis du ausspielst; danach brauchst du erst wieder einen Stich.</translation>
    </message>
    <message>
        <source>You need a trick before you may announce a marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Zum Melden brauchst du einen Stich.</translation>
    </message>
    <message>
        <source>You need a trick to do so.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dazu brauchst du einen Stich.</translation>
    </message>
    <message>
        <source>You need a trick, and the first to say it wins, whatever the opponent has.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du brauchst einen Stich, und wer es zuerst sagt, gewinnt, gleich was der andere hat.</translation>
    </message>
    <message>
        <source>after a tied deal the other player deals.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>nach einem unentschiedenen Spiel gibt der andere.</translation>
    </message>
    <message>
        <source>after a tied deal the same player deals again.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>nach einem unentschiedenen Spiel gibt derselbe noch einmal.</translation>
    </message>
    <message>
        <source>1, 2 or 3</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py</extracomment>
        <translation>1, 2 oder 3</translation>
    </message>
    <message>
        <source>A bid commits the whole side; partners may outbid each other too.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Gereizt wird für die ganze Seite; auch den Partner darf man überbieten.</translation>
    </message>
    <message>
        <source>If a contract is made, its side scores its value; if it fails, the other side does.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Eine gewonnene Ansage bringt ihrer Seite den Wert, eine verlorene der anderen.</translation>
    </message>
    <message>
        <source>A deal is worth 1 if the losers have 33 card points or more, 2 if they have fewer (Schneider), 3 if they have no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein Spiel zählt 1, wenn die Verlierer 33 Augen oder mehr haben, 2, wenn sie weniger haben (Schneider), 3, wenn sie keinen Stich haben (Schwarz).</translation>
    </message>
    <message>
        <source>A deal is worth 1, or 2 if the losers have no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein Spiel zählt 1, oder 2, wenn die Verlierer keinen Stich haben (Schwarz).</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Aus!“ bringt den anderen 1.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 2, or 3 if they have no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Aus!“ bringt den anderen 2, oder 3, wenn sie keinen Stich haben.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Aus!“ bringt den anderen 2.</translation>
    </message>
    <message>
        <source>A game has {target} deals, not counting tied ones. The player with the most chips then wins it, and players with equal chips share first place.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Eine Partie hat {target} Spiele, unentschiedene nicht gezählt; wer dann die meisten Chips hat, gewinnt, und wer gleich viele hat, teilt sich den ersten Platz.</translation>
    </message>
    <message>
        <source>A game won while the others have no points counts as two games.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Eine Partie, in der die anderen nichts haben, zählt als zwei.</translation>
    </message>
    <message>
        <source>A lost game is one Bummerl, two if the losers are still at {target}, and four if they had got down to 1 while the others were still at {target}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Eine verlorene Partie ist ein Bummerl; zwei, wenn die Verlierer noch bei {target} stehen, vier, wenn sie schon bei 1 waren, als die anderen noch bei {target} standen.</translation>
    </message>
    <message>
        <source>A marriage counts once its player has won a trick, earlier or later; without a trick it never counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein Paar zählt, sobald sein Spieler einen Stich hat, früher oder später; ohne Stich nie.</translation>
    </message>
    <message>
        <source>A marriage counts once its side has won a trick, earlier or later; without a trick it never counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein Paar zählt, sobald seine Seite einen Stich hat, früher oder später; ohne Stich nie.</translation>
    </message>
    <message>
        <source>Shown above is the card your partner led to an earlier trick; now you lead.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Oben liegt, was dein Partner zu einem früheren Stich ausgespielt hat; jetzt spielst du aus.</translation>
    </message>
    <message>
        <source>The letters on these cards: {letters}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {letters}: the letters on the cards, each with its word: A ace · K king</extracomment>
        <translation>Die Buchstaben auf diesen Karten: {letters}.</translation>
    </message>
    <message>
        <source>The trick is shown above in playing order, with a gold rim around the winning card; below is your hand, with playable cards raised.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Oben liegt der Stich in der Reihenfolge des Spiels, mit goldenem Rand um die Karte, die ihn gerade macht; unten ist dein Blatt, und was du spielen darfst, ragt heraus.</translation>
    </message>
    <message>
        <source>After a tied deal the same player deals again.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach einem unentschiedenen Spiel gibt derselbe noch einmal.</translation>
    </message>
    <message>
        <source>After receiving three cards, the first player names a suit they hold as trumps, or turns up their next card to make its suit trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach den ersten drei Karten sagt Vorhand eine Farbe als Trumpf an, von der sie eine Karte hat, oder lässt die nächste Karte aufdecken: Deren Farbe ist dann Trumpf.</translation>
    </message>
    <message>
        <source>After receiving three cards, the first player names any suit as trumps, or turns up their next card to make its suit trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach den ersten drei Karten sagt Vorhand eine beliebige Farbe als Trumpf an oder lässt die nächste Karte aufdecken: Deren Farbe ist dann Trumpf.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps. It goes under the talon and is drawn last.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem ersten Packen wird eine Karte aufgeschlagen: Ihre Farbe ist Trumpf. Sie liegt unter dem Talon und wird zuletzt abgehoben.</translation>
    </message>
    <message>
        <source>After the last trick, its winner counts as being on lead and may still say it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem letzten Stich gilt sein Gewinner als am Ausspiel und darf es noch sagen.</translation>
    </message>
    <message>
        <source>All tricks are played. Each marriage changes trumps and is worth more than the one before; every ten card points score 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Alle Stiche werden gespielt. Paare ändern den Trumpf und sind jedes Mal mehr wert; je zehn Augen zählen einen Punkt.</translation>
    </message>
    <message>
        <source>While the {ten} of a suit is still out, keep your {ace} of that suit: if your partner has the {ten}, it is safe on your {ace}, and if the others have it, your {ace} takes it. Play another card instead.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Solange die {ten} einer Farbe noch draußen ist, behalte dein {ace}: Hat dein Partner die {ten}, bringt er sie in deinen Stich; haben sie die anderen, sticht dein {ace} sie. Gib lieber eine andere Karte.</translation>
    </message>
    <message>
        <source>While there is a talon, everyone may play any card; after each trick the winner draws first, then the others in turn.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Solange es einen Talon gibt, darf jeder jede Karte spielen; nach dem Stich hebt zuerst der Gewinner ab, dann der Reihe nach die anderen.</translation>
    </message>
    <message>
        <source>At least {close.min_talon} cards must be left in the talon, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {close}: a number of cards</extracomment>
        <translation>Mindestens {close.min_talon} Karten müssen im Talon liegen, die Trumpfkarte mitgezählt.</translation>
    </message>
    <message>
        <source>At least {exchange.min_talon} cards must be left in the open talon, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {exchange}: a number of cards</extracomment>
        <translation>Mindestens {exchange.min_talon} Karten müssen im offenen Talon liegen, die Trumpfkarte mitgezählt.</translation>
    </message>
    <message>
        <source>Only one may be announced on each lead; a {king} and {queen} that are not announced do not count.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Bei einem Ausspiel wird höchstens eines gemeldet; ohne Meldung zählt {king} mit {queen} nichts.</translation>
    </message>
    <message>
        <source>“Auf Dissle” wins the deal as soon as the first player holds five sevens. It is lost as soon as that player personally wins a trick, or when the talon runs out.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>„Auf Dissle“ ist gewonnen, sobald Vorhand fünf Sieben auf der Hand hat, und verloren, sobald Vorhand selbst einen Stich macht oder der Talon zu Ende ist.</translation>
    </message>
    <message>
        <source>Before each lead the leader’s partner may announce a marriage too, before the leader does. Each marriage may be announced only once, and the partner’s does not commit any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vor jedem Ausspiel darf auch melden, wer mit dem Ausspielenden spielt, und zwar zuerst und jedes Paar nur einmal; das bindet keine Karte.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double ({doubles}): the deal counts × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Vor der ersten Karte darf die andere Seite doppeln ({doubles}): Das Spiel zählt ×&#xa0;{most_doubled}.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double, then the player’s side ({doubles}): the deal counts up to × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Vor der ersten Karte darf die andere Seite doppeln, dann wieder die eigene ({doubles}): Das Spiel zählt bis zu ×&#xa0;{most_doubled}.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double, then the player’s side, then the other side once more ({doubles}): the deal counts up to × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Vor der ersten Karte darf die andere Seite doppeln, dann die eigene, dann noch einmal die andere ({doubles}): Das Spiel zählt bis zu ×&#xa0;{most_doubled}.</translation>
    </message>
    <message>
        <source>Bids</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Contracts that are shown rather than played cannot be doubled.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ansagen, die nur gezeigt werden, werden nicht gedoppelt.</translation>
    </message>
    <message>
        <source>Do not trump a trick your partner is certain to win as long as you may play something else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Trumpfe keinen Stich, den dein Partner sicher macht, solange du etwas anderes spielen darfst.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Doppeln</translation>
    </message>
    <message>
        <source>Each loser pays the winner 1 chip with 33 card points or more, 2 with fewer, and 3 without a trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Jeder Verlierer zahlt dem Gewinner mit 33 Augen oder mehr 1 Chip, mit weniger 2 und ohne Stich 3.</translation>
    </message>
    <message>
        <source>Each player is dealt {deck.hand} cards: {batches}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards; {batches}: in which portions cards are dealt: 3, then 3</extracomment>
        <translation>Jeder bekommt {deck.hand} Karten: {batches}.</translation>
    </message>
    <message>
        <source>Each player is dealt {deck.hand} cards: {batches}. The dealer gets the last cards.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards; {batches}: in which portions cards are dealt: 3, then 3</extracomment>
        <translation>Jeder bekommt {deck.hand} Karten: {batches}. Der Geber gibt sich zuletzt.</translation>
    </message>
    <message>
        <source>Each player scores 1 for every full 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Jeder bekommt für je volle 33 Augen einen Punkt.</translation>
    </message>
    <message>
        <source>Each player scores 1 for every full ten card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Jeder bekommt für je volle zehn Augen einen Punkt.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Bid how many times 33 card points you will make, and make at least that many.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Jeder spielt für sich. Reize, wie oft du 33 Augen machst, und mach mindestens so viele.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Win tricks and announce marriages: the player with the most card points at the end is paid by the other two.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Jeder spielt für sich. Mach Stiche und melde Paare: Wer am Ende die meisten Augen hat, den bezahlen die beiden anderen.</translation>
    </message>
    <message>
        <source>Each side scores 1 for every full 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Jede Seite bekommt für je volle 33 Augen einen Punkt.</translation>
    </message>
    <message>
        <source>Each card can be used in only one marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Jede Karte gehört nur zu einem Paar.</translation>
    </message>
    <message>
        <source>Everyone starts with {chips} chips; a player who runs out owes whatever is still to be paid.</source>
        <extracomment>sixtysix_gui/text/data/help.md {chips}: a number of chips</extracomment>
        <translation>Alle beginnen mit {chips} Chips; wer keine mehr hat, bleibt den Rest schuldig.</translation>
    </message>
    <message>
        <source>The player opposite the dealer is the first player.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vorhand ist, wer nicht gegeben hat.</translation>
    </message>
    <message>
        <source>The forehand leads to the first trick in all of them.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Zum ersten Stich spielt immer Vorhand aus.</translation>
    </message>
    <message>
        <source>The first player leads to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vorhand spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The forehand leads to the first trick. In these contracts the player who called leads instead: {led_by_player}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {led_by_player}: contracts, separated by commas</extracomment>
        <translation>Zum ersten Stich spielt Vorhand aus, bei diesen Ansagen aber, wer sie gemacht hat: {led_by_player}.</translation>
    </message>
    <message>
        <source>The first player decides how the first trick is played. Trumps cannot win it and may be played only by those who hold nothing else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vorhand sagt, wie der erste Stich gespielt wird. Trumpf sticht darin nicht, und spielen darf ihn nur, wer nichts anderes hat.</translation>
    </message>
    <message>
        <source>The forehand calls first. A player who passes is out, but the forehand’s first pass only means the simple game. Each call must be worth more than the one before. The highest is played.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vorhand beginnt; wer passt, ist draußen, doch das erste Passen der Vorhand heißt nur: einfaches Spiel. Eine Ansage muss mehr wert sein als die vorige. Die höchste wird gespielt.</translation>
    </message>
    <message>
        <source>Starting with the first player, everyone speaks once: bid more than the last bid, up to {bid.max}, or pass. Every 1 you bid promises 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md {bid}: a bid, as a number: 2</extracomment>
        <translation>Von Vorhand an spricht jeder einmal: Reize mehr als zuletzt, höchstens {bid.max}, oder passe. Jeder gereizte Punkt verspricht 33 Augen.</translation>
    </message>
    <message>
        <source>How good partners play</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wie gute Partner spielen</translation>
    </message>
    <message>
        <source>If everyone passes, nobody scores and the next player deals.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Passen alle, so bekommt niemand etwas, und der Nächste gibt.</translation>
    </message>
    <message>
        <source>If both reach it, the higher score wins; if the scores are equal, another deal is played.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sind beide so weit, gewinnt der höhere Stand; bei Gleichstand wird noch ein Spiel gespielt.</translation>
    </message>
    <message>
        <source>If both sides reach it, the side that bid wins.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sind beide so weit, gewinnt die Seite, die gereizt hat.</translation>
    </message>
    <message>
        <source>If nobody says “Out!”, the winner of the last trick wins 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sagt niemand „Aus!“, so gewinnt der letzte Stich 1.</translation>
    </message>
    <message>
        <source>If several players reach it and the bidder is one of them, the bidder wins; otherwise the highest score does. If the scores are equal, another deal is played.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sind mehrere so weit, gewinnt, wer gereizt hat, wenn er dabei ist, sonst der Höchste; bei Gleichstand wird noch ein Spiel gespielt.</translation>
    </message>
    <message>
        <source>If several players share the most card points, the deal is tied and nobody scores.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Haben mehrere die meisten Augen, so ist das Spiel unentschieden und bringt niemandem etwas.</translation>
    </message>
    <message>
        <source>If the points are equal, the deal is tied and nobody scores.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sind es gleich viele, so ist das Spiel unentschieden und bringt niemandem etwas.</translation>
    </message>
    <message>
        <source>If the points are equal, the deal is tied, and the next win counts 1 more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sind es gleich viele, so ist das Spiel unentschieden, und der nächste Sieg zählt 1 mehr.</translation>
    </message>
    <message>
        <source>If the points are equal, the deal is tied; after 65–65 the next win counts 1 more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sind es gleich viele, so ist das Spiel unentschieden; nach 65&#xa0;:&#xa0;65 zählt der nächste Sieg 1 mehr.</translation>
    </message>
    <message>
        <source>When your partner is certain to win the trick, give it many card points: a {ten} rather than an {ace} that can still win a trick of its own. On a trick the others win, play the card that counts least.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Macht dein Partner den Stich ganz sicher, dann schmiere: Gib viele Augen hinein, aber lieber eine {ten} als ein {ace}, das selbst noch einen Stich machen kann. In einen Stich der anderen gib, was am wenigsten zählt.</translation>
    </message>
    <message>
        <source>In a contract these habits are set aside: only the contract counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Bei einer Ansage ruht das alles: Dann zählt nur sie.</translation>
    </message>
    <message>
        <source>Their card points in tricks: {values}. That makes {total} in all.</source>
        <extracomment>sixtysix_gui/text/data/help.md {values}: ranks with the points they count, separated by commas: ace 11, ten 10; {total}: a number of card points</extracomment>
        <translation>In Stichen zählen sie: {values}. Zusammen sind das {total}.</translation>
    </message>
    <message>
        <source>Keep the {ace} for your partner’s {ten}</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Das {ace} für die {ten} des Partners aufheben</translation>
    </message>
    <message>
        <source>Return your partner’s suit</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die Farbe des Partners zurückspielen</translation>
    </message>
    <message>
        <source>No marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare enden, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Marriages may be announced until the end of the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen bis zum Ende des Spiels gemeldet werden.</translation>
    </message>
    <message>
        <source>Nobody goes out: every trick is played, no matter how many points anyone has.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Niemand meldet sich aus: Jeder Stich wird gespielt, wie viele Augen auch jemand hat.</translation>
    </message>
    <message>
        <source>Nobody may double.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Niemand darf doppeln.</translation>
    </message>
    <message>
        <source>Once the talon is used up, you must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ist der Talon aufgebraucht, gilt Farbzwang.</translation>
    </message>
    <message>
        <source>Once the talon is used up:</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ist der Talon aufgebraucht, gilt:</translation>
    </message>
    <message>
        <source>A marriage announced on the very first lead counts 40 because it makes trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Eines, das zum allerersten Ausspiel gemeldet wird, zählt 40, denn es bestimmt Trumpf.</translation>
    </message>
    <message>
        <source>Otherwise they tell each other nothing: each sees only their own hand, and how long they think means nothing. The weakest level has none of these habits, and the next one up remembers only the last trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sonst sagen sie einander nichts: Jeder sieht nur sein eigenes Blatt, und wie lange einer überlegt, bedeutet nichts. Die schwächste Stufe kennt das alles nicht, und die nächste erinnert sich nur an den letzten Stich.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise. The first player sits to the dealer’s right.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Gespielt wird gegen den Uhrzeigersinn; Vorhand sitzt rechts vom Geber.</translation>
    </message>
    <message>
        <source>Play goes clockwise. The first player, also called the forehand, sits to the dealer’s left.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Gespielt wird im Uhrzeigersinn; Vorhand sitzt links vom Geber.</translation>
    </message>
    <message>
        <source>Points for a sure trick</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Augen in den sicheren Stich</translation>
    </message>
    <message>
        <source>You must follow suit from the first trick on.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vom ersten Stich an gilt Farbzwang.</translation>
    </message>
    <message>
        <source>This applies to the simple game; contracts end automatically.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>So ist es im einfachen Spiel; bei einer Ansage endet das Spiel von selbst.</translation>
    </message>
    <message>
        <source>The computer players keep to these habits when several cards seem about equally good; if one card is clearly better, they play it anyway. They read your leads and the first card you throw away in the same way.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die Computerspieler halten sich daran, wenn ihnen mehrere Karten etwa gleich gut scheinen; ist eine deutlich besser, spielen sie diese. Ebenso verstehen sie, was du ausspielst und was du zuerst abwirfst.</translation>
    </message>
    <message>
        <source>The dealer’s partner is dealt to first, then the players to the dealer’s left and right, and the dealer last.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der Partner des Gebers bekommt zuerst, dann der linke und der rechte Nachbar, zuletzt der Geber.</translation>
    </message>
    <message>
        <source>The player to the dealer’s right cuts and shows everyone the bottom card: its suit is trumps. It is the dealer’s last card, and everyone knows that the dealer holds it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der rechte Nachbar des Gebers hebt ab und zeigt allen die unterste Karte: Ihre Farbe ist Trumpf. Sie ist die letzte Karte des Gebers, und alle wissen, dass er sie hat.</translation>
    </message>
    <message>
        <source>The first card you throw away – neither of the suit led nor a trump – shows your longest plain suit: throw away a low card of it. Your partner can then lead that suit to you. An {ace} or a {ten} is thrown away for its points and shows nothing.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Die erste Karte, die du abwirfst, also weder die ausgespielte Farbe noch Trumpf, zeigt deine längste Farbe außer Trumpf: Wirf daraus eine niedrige ab. Diese Farbe kann dir dein Partner dann bringen. Ein {ace} oder eine {ten} wirft man der Augen wegen ab; das zeigt nichts.</translation>
    </message>
    <message>
        <source>The first card you throw away</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der erste Abwurf</translation>
    </message>
    <message>
        <source>The first trick</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der erste Stich</translation>
    </message>
    <message>
        <source>The game has no set end: stop when you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die Partie hat kein Ende: Hört auf, wann ihr wollt.</translation>
    </message>
    <message>
        <source>The highest bidder leads, and the suit of the first card led becomes trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer am höchsten gereizt hat, spielt aus, und die Farbe der ersten Karte ist Trumpf.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick or, if there is none, the highest card of the suit led; the winner leads next.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt wieder aus.</translation>
    </message>
    <message>
        <source>You may look at the last trick until the next card is led, and each side’s first trick stays face up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der letzte Stich darf angesehen werden, bis die nächste Karte ausgespielt ist, und der erste Stich jeder Seite bleibt offen.</translation>
    </message>
    <message>
        <source>The leader’s partner may say it before the leader acts; from then on, only the leader may.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer mit dem Ausspielenden spielt, darf es sagen, bevor dieser etwas tut; von da an nur noch der Ausspielende.</translation>
    </message>
    <message>
        <source>The deal passes to the left</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Als Nächster gibt, wer links vom Geber sitzt</translation>
    </message>
    <message>
        <source>The deal passes to the right</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Als Nächster gibt, wer rechts vom Geber sitzt</translation>
    </message>
    <message>
        <source>The other cards are placed on it face down and form the talon. This card, the trump card, counts as part of the talon and is drawn last. The talon has {undealt} cards.</source>
        <extracomment>sixtysix_gui/text/data/help.md {undealt}: a number of cards</extracomment>
        <translation>Die übrigen Karten liegen verdeckt darauf: Sie sind der Talon, und die Trumpfkarte, die dazu zählt, wird als letzte abgehoben. Der Talon hat {undealt} Karten.</translation>
    </message>
    <message>
        <source>The remaining {undealt} cards form the talon.</source>
        <extracomment>sixtysix_gui/text/data/help.md {undealt}: a number of cards</extracomment>
        <translation>Die übrigen {undealt} Karten sind der Talon.</translation>
    </message>
    <message>
        <source>The others win the trick, and you throw away a card for the first time.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die anderen machen den Stich, und du wirfst zum ersten Mal eine Karte ab.</translation>
    </message>
    <message>
        <source>The score starts at {target} and counts down; the first side to reach zero wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Der Stand beginnt bei {target} und wird heruntergezählt; die Seite, die bei null ist, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A side that is on lead and has a trick and {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Die Seite, die ausspielt, einen Stich und {points_to_go_out} Augen hat, sagt „Aus!“, und das Spiel ist sofort vorbei.</translation>
    </message>
    <message>
        <source>The very last trick is worth 10 extra card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der allerletzte Stich zählt 10 Augen mehr.</translation>
    </message>
    <message>
        <source>There are no trumps at first. Whenever a marriage is announced, its suit becomes trumps, starting with that very trick; tricks already won stay won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Anfangs gibt es keinen Trumpf. Wird ein Paar gemeldet, so wird seine Farbe Trumpf, schon für diesen Stich; gemachte Stiche bleiben gemacht.</translation>
    </message>
    <message>
        <source>They count in the simple game, and in a Schnapser or Kontraschnapser only for the player who called it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sie zählen im einfachen Spiel; im Schnapser und Kontraschnapser nur für den, der ihn angesagt hat.</translation>
    </message>
    <message>
        <source>Three cards are left over, the widow: they count for the winner of the first trick, and nobody sees them until the end.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Drei Karten bleiben übrig, der Skat: Sie zählen für den Gewinner des ersten Stichs, und niemand sieht sie vor dem Ende.</translation>
    </message>
    <message>
        <source>Playing to the last card</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Bis zur letzten Karte</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Trumps belong to both partners</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Trumpf gehört beiden</translation>
    </message>
    <message>
        <source>What a deal is worth</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Was ein Spiel bringt</translation>
    </message>
    <message>
        <source>What you may play: examples</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Was gespielt werden darf: Beispiele</translation>
    </message>
    <message>
        <source>What the computer players do</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Was die Computerspieler tun</translation>
    </message>
    <message>
        <source>When all cards have been played, the most card points win.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sind alle Karten gespielt, gewinnt, wer die meisten Augen hat.</translation>
    </message>
    <message>
        <source>When one player closes, the opponent may exchange the {lowest} at once, even without a trick, but not later.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Dreht einer zu, darf der andere sofort rauben ({lowest}), auch ohne Stich, aber nie später.</translation>
    </message>
    <message>
        <source>A bidder who makes less than the bid is set: the bid is taken off the score, which may go below zero. Anything made above the bid counts in full.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer gereizt hat und weniger macht, hat verloren: Das Gereizte geht vom Stand ab, auch unter null. Was darüber gemacht wird, zählt voll.</translation>
    </message>
    <message>
        <source>If you can beat the best card so far with the suit led, you must do so, even if it is your partner’s.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer die bisher beste Karte mit der ausgespielten Farbe stechen kann, muss es tun, auch die des Partners.</translation>
    </message>
    <message>
        <source>If you can beat the best card so far with the suit led, you must do so.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer die bisher beste Karte mit der ausgespielten Farbe stechen kann, muss es tun.</translation>
    </message>
    <message>
        <source>The first to have 101 card points and say so wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer 101 Augen hat und es zuerst sagt, gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>The first to have {target} points or more wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Wer zuerst {target} Punkte oder mehr hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>If you hold the {lowest} of trumps, you may put it under the talon and take the trump card instead, on any turn before playing a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wer dran ist und in Trumpf {lowest} hat, darf diese Karte, bevor er spielt, unter den Talon legen und dafür die Trumpfkarte nehmen (rauben).</translation>
    </message>
    <message>
        <source>The first to have at least {target} chips more than at the start wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Wer zuerst mindestens {target} Chips mehr hat als am Anfang, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A player on lead who has personally won a trick may exchange the {lowest} of trumps for it before announcing a marriage, but not if it is a {lowest} itself.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wer ausspielt und selbst einen Stich hat, darf sie mit der Trumpf-{lowest} rauben, bevor er ein Paar meldet; nicht, wo sie selbst eine {lowest} ist.</translation>
    </message>
    <message>
        <source>If you are on lead and hold the {lowest} of trumps, you may put it under the talon and take the trump card instead, before leading and before announcing a marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wer ausspielt und in Trumpf {lowest} hat, darf diese Karte unter den Talon legen und dafür die Trumpfkarte nehmen (rauben), vor dem Ausspielen und vor dem Melden.</translation>
    </message>
    <message>
        <source>The player on lead says it, before leading a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sagen darf es, wer am Ausspiel ist, bis die Karte ausgespielt ist.</translation>
    </message>
    <message>
        <source>A player who is on lead and has a trick and {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Wer am Ausspiel ist, einen Stich und {points_to_go_out} Augen hat, sagt „Aus!“, und das Spiel ist sofort vorbei.</translation>
    </message>
    <message>
        <source>A player without the suit led must trump, even a partner’s card, so think of this before you lead. And each trump you lead costs your side two: yours and your partner’s.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wem die ausgespielte Farbe fehlt, der muss trumpfen, auch die Karte des Partners: Denk daran, bevor du ausspielst. Und jedes Mal, wenn du Trumpf ausspielst, kostet das eure Seite zwei, deinen und den deines Partners.</translation>
    </message>
    <message>
        <source>A player who leads a plain suit hopes for something in it. When you are on lead and no other lead is clearly better, return the plain suit your partner led last, but not with a {ten} that can still be beaten.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten</extracomment>
        <translation>Wer eine Farbe ausspielt, die nicht Trumpf ist, erhofft sich dort etwas. Bist du am Ausspiel und ist nichts anderes deutlich besser, dann spiel die Farbe zurück, die dein Partner zuletzt gebracht hat; nur keine {ten}, die noch gestochen werden kann.</translation>
    </message>
    <message>
        <source>The player on lead may announce a marriage, the {king} and {queen} of a suit, and then leads one of them. The first marriage of a deal counts 20, the second 40, then 60 and 80, no matter who announces it.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Wer ausspielt, darf {king} und {queen} einer Farbe melden und spielt eine davon aus. Das erste Paar eines Spiels zählt 20, das zweite 40, dann 60 und 80, wer immer es meldet.</translation>
    </message>
    <message>
        <source>The player on lead may announce a marriage, the {king} and {queen} of a suit, and then leads one of them: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Wer ausspielt, darf {king} und {queen} einer Farbe melden und spielt eine davon aus: Das zählt 20 Augen, in Trumpf 40.</translation>
    </message>
    <message>
        <source>If you play a bid or a contract and hold the highest trump, lead it as long as the others may still have one. Remember that each time it takes one of your partner’s trumps too.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer gereizt oder angesagt hat und den höchsten Trumpf hält, spielt ihn aus, solange die anderen noch Trumpf haben können. Bedenke, dass dabei auch dem Partner jedes Mal ein Trumpf verloren geht.</translation>
    </message>
    <message>
        <source>The winner of a deal gets {plain_win} if the opponent has 33 card points or more, {schneider} if the opponent has fewer (Schneider), and {schwarz} if the opponent has no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md {plain_win}: a number of game points; {schneider}: a number of game points; {schwarz}: a number of game points</extracomment>
        <translation>Wer ein Spiel gewinnt, bekommt {plain_win}, wenn der andere 33 Augen oder mehr hat, {schneider}, wenn er weniger hat (Schneider), {schwarz}, wenn er keinen Stich hat (Schwarz).</translation>
    </message>
    <message>
        <source>A player who wins every trick after the talon is used up gets {end.slam} extra card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md {end}: a number of card points</extracomment>
        <translation>Wer jeden Stich macht, nachdem der Talon aufgebraucht ist, hat {end.slam} Augen mehr.</translation>
    </message>
    <message>
        <source>If you close before drawing, you may announce a marriage no later than on the lead to trick {deck.hand}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards</extracomment>
        <translation>Wird vor dem Abheben zugedreht, darf ein Paar spätestens beim Ausspiel zum {deck.hand}. Stich gemeldet werden.</translation>
    </message>
    <message>
        <source>If you have neither, you may play any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ohne beides darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump, and a higher one than any already in the trick if you have it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ohne Karte dieser Farbe musst du trumpfen, und zwar höher, als schon Trumpf liegt, wenn du kannst.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump, whichever you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ohne Karte dieser Farbe musst du trumpfen, mit welchem Trumpf du magst.</translation>
    </message>
    <message>
        <source>You and your partner win or lose together, and neither sees the other’s cards. All you can tell each other is what you play.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ihr gewinnt und verliert zusammen, und keiner von euch sieht die Karten des anderen. Sagen könnt ihr einander nur etwas durch das, was ihr spielt.</translation>
    </message>
    <message>
        <source>You hold neither the suit led nor trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du hast weder die ausgespielte Farbe noch Trumpf.</translation>
    </message>
    <message>
        <source>You hold the suit led, and can beat it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du hast die ausgespielte Farbe und kannst stechen.</translation>
    </message>
    <message>
        <source>You hold the suit led, and the trick has already been trumped.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du hast die ausgespielte Farbe, und im Stich liegt schon Trumpf.</translation>
    </message>
    <message>
        <source>You hold the suit led, but cannot beat it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du hast die ausgespielte Farbe, kannst aber nicht stechen.</translation>
    </message>
    <message>
        <source>You do not hold the suit led, and the trick has been trumped; one of your trumps is higher.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dir fehlt die ausgespielte Farbe, und im Stich liegt Trumpf; einer von deinen ist höher.</translation>
    </message>
    <message>
        <source>You do not hold the suit led, but you hold trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dir fehlt die ausgespielte Farbe, aber du hast Trumpf.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. Bid how many times 33 card points your side will make, and make at least that many.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du spielst mit deinem Gegenüber. Reize, wie oft ihr 33 Augen macht, und macht mindestens so viele.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. The first side to have 101 card points together and say so wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du spielst mit deinem Gegenüber. Die Seite, die zusammen 101 Augen hat und es zuerst sagt, gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. The first side to have 66 card points together and say so wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du spielst mit deinem Gegenüber. Die Seite, die zusammen 66 Augen hat und es zuerst sagt, gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. Without a call, the first side to have 66 and say so wins; a player who calls a contract takes on more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du spielst mit deinem Gegenüber. Ohne Ansage gewinnt die Seite, die zuerst 66 hat und es sagt; wer etwas ansagt, übernimmt mehr.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick, and you can beat that card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dein Partner macht gerade den Stich, und du kannst seine Karte stechen.</translation>
    </message>
    <message>
        <source>Your partner is certain to win the trick; the {ten} of your {ace}’s suit is still out.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Dein Partner macht den Stich sicher; zu deinem {ace} ist die {ten} noch draußen.</translation>
    </message>
    <message>
        <source>Your partner is certain to win the trick; you hold neither the suit led nor trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dein Partner macht den Stich sicher; du hast weder die ausgespielte Farbe noch Trumpf.</translation>
    </message>
    <message>
        <source>{caption} Trumps: {trump}. A good partner plays {cards}.</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py {caption}: a sentence about the cards of an example; {trump}: the word for the trump suit: spades; {cards}: cards by name, separated by commas</extracomment>
        <translation>{caption} Trumpf: {trump}. Gute Partner spielen {cards}.</translation>
    </message>
    <message>
        <source>{caption} Trumps: {trump}. You may play: {cards}.</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py {caption}: a sentence about the cards of an example; {trump}: the word for the trump suit: spades; {cards}: cards by name, separated by commas</extracomment>
        <translation>{caption} Trumpf: {trump}. Du darfst spielen: {cards}.</translation>
    </message>
    <message>
        <source>{cards} cards, two of each. From high to low, the cards of each suit are {ranks}. Of two equal cards, the one played first is higher.</source>
        <extracomment>sixtysix_gui/text/data/help.md {cards}: cards by name, separated by commas; {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>{cards} Karten, jede zweimal; von oben nach unten hat jede Farbe {ranks}. Von zwei gleichen Karten ist die zuerst gespielte höher.</translation>
    </message>
    <message>
        <source>{cards} cards. From high to low, the cards of each suit are {ranks}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {cards}: cards by name, separated by commas; {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>{cards} Karten; jede Farbe hat, von oben nach unten, {ranks}.</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Close the rules</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Regeln schließen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>HintGiver</name>
    <message>
        <source>You can get a hint when it is your turn.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Tipps gibt es, wenn du dran bist.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Einen Tipp?</translation>
    </message>
    <message>
        <source>Don’t ask again</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Hints are off in games that count. See Settings, Coach.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>In Partien, die zählen, gibt es keine Tipps: siehe Einstellungen, Trainer.</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>On this computer the coach looks at fewer deals, so more remains uncertain.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Auf diesem Rechner prüft der Trainer weniger Verteilungen, deshalb bleibt mehr offen.</translation>
    </message>
    <message>
        <source>Show hint</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>The coach does not know these rules well enough to judge.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Für diese Regeln reicht das Wissen des Trainers nicht zum Urteilen.</translation>
    </message>
    <message>
        <source>The coach only knows the games for two.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Der Trainer kennt nur die Spiele zu zweit.</translation>
    </message>
    <message>
        <source>The deal will be marked “with a hint”.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Das Spiel bekommt dann den Vermerk „mit Tipp“.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Close “What happened”</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>„Was geschah“ schließen</translation>
    </message>
    <message>
        <source>Nothing has happened since the game was opened.</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Seit die Partie geöffnet wurde, ist noch nichts geschehen.</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>{title}, heading</source>
        <extracomment>sixtysix_gui/windows/telling/history.py: what readers of the screen call a heading in the list of what happened {title}: a title</extracomment>
        <translation>{title}, Überschrift</translation>
    </message>
</context>
<context>
    <name>Illegality</name>
    <message>
        <source>The highest bid is {count}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Mehr als {count} darf niemand reizen.</translation>
    </message>
    <message>
        <source>Bid more than {count}, or pass.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Reize mehr als {count} oder passe.</translation>
    </message>
    <message>
        <source>Under these rules, 66 ends the deal automatically; nobody has to say so.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln beendet 66 das Spiel von selbst; niemand muss es sagen.</translation>
    </message>
    <message>
        <source>Under these rules, no marriages may be announced once the talon is closed.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf nach dem Zudrehen nicht mehr gemeldet werden.</translation>
    </message>
    <message>
        <source>Under these rules, no marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf nicht mehr gemeldet werden, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Under these rules, no marriage may be announced on the first lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf beim ersten Ausspiel nicht gemeldet werden.</translation>
    </message>
    <message>
        <source>Under these rules, nobody goes out: every trick is played.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln meldet sich niemand aus: Alle Stiche werden gespielt.</translation>
    </message>
    <message>
        <source>Under these rules, nobody may close before the first trick.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf vor dem ersten Stich niemand zudrehen.</translation>
    </message>
    <message>
        <source>Under these rules, the trump card cannot be exchanged.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln wird die Trumpfkarte nicht geraubt.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Heb zuerst eine Karte ab.</translation>
    </message>
    <message>
        <source>Draw first, then close.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Erst abheben, dann zudrehen.</translation>
    </message>
    <message>
        <source>Draw first, then exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Erst abheben, dann rauben.</translation>
    </message>
    <message>
        <source>Draw first, then announce the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Erst abheben, dann melden.</translation>
    </message>
    <message>
        <source>Bid or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Reize zuerst oder passe.</translation>
    </message>
    <message>
        <source>First name the trump suit, or turn up your next card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Sag zuerst die Trumpffarbe an oder lass deine nächste Karte aufdecken.</translation>
    </message>
    <message>
        <source>First say how you open the deal.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Sag zuerst, wie du das Spiel eröffnest.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>Only one marriage may be announced on a lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Bei einem Ausspiel darf nur ein Paar gemeldet werden.</translation>
    </message>
    <message>
        <source>Only the player on lead may do that.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Das darf nur, wer ausspielt.</translation>
    </message>
    <message>
        <source>Only {card} may be exchanged, and you do not hold it.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Zum Rauben brauchst du eine Karte, die du nicht hast: {card}.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The trump card is {card} itself, so there is nothing to exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Die Trumpfkarte ist selbst diese Karte ({card}): Zu rauben gibt es nichts.</translation>
    </message>
    <message>
        <source>The lead to trick {trick} was the last on which a marriage could be announced.</source>
        <extracomment>sixtysix_gui/rules/moves.py {trick}: the number of a trick</extracomment>
        <translation>Das Ausspiel zum {trick}. Stich war das letzte, zu dem ein Paar gemeldet werden durfte.</translation>
    </message>
    <message>
        <source>The talon is no longer open, so it cannot be closed.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Der Talon ist nicht mehr offen, also kann er nicht zugedreht werden.</translation>
    </message>
    <message>
        <source>The talon is no longer open, so nothing can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Der Talon ist nicht mehr offen, also kann nicht geraubt werden.</translation>
    </message>
    <message>
        <source>The talon was closed: exchange or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Es wurde zugedreht: Raub zuerst oder passe.</translation>
    </message>
    <message>
        <source>There is nothing to draw now.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Jetzt gibt es nichts abzuheben.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Dieses Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Too late to close: at least {count} cards must be left in the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Zu spät zum Zudrehen: Mindestens {count} Karten müssen im Talon liegen.</translation>
    </message>
    <message>
        <source>Too late to exchange: at least {count} cards must be left in the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Zu spät zum Rauben: Mindestens {count} Karten müssen im Talon liegen.</translation>
    </message>
    <message>
        <source>Too late: an exchange must come before the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zu spät: Geraubt wird vor dem Melden.</translation>
    </message>
    <message>
        <source>You may not play a trump to the first trick while you hold any other card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Solange du eine andere Karte hast, darf im ersten Stich kein Trumpf gespielt werden.</translation>
    </message>
    <message>
        <source>You do not hold both cards of the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast nicht beide Karten des Paars in {suit}.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>{card} hast du nicht.</translation>
    </message>
    <message>
        <source>You acted before drawing, so now you must close the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Du hast vor dem Abheben gehandelt, also musst du jetzt zudrehen.</translation>
    </message>
    <message>
        <source>You have already announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Das Paar in {suit} hast du schon gemeldet.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}: lead its king.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast das Paar in {suit} gemeldet: Spiel den König aus.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}: lead one of its two cards.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast das Paar in {suit} gemeldet: Spiel eine der beiden Karten aus.</translation>
    </message>
    <message>
        <source>You have no card that opens the deal that way.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Du hast keine Karte, mit der das Spiel so eröffnet werden kann.</translation>
    </message>
    <message>
        <source>You may go out only before you lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ausmelden darfst du dich nur vor dem Ausspielen.</translation>
    </message>
    <message>
        <source>You must beat {card}: play a higher card of {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Stichzwang: {card} musst du mit einer höheren Karte in {suit} stechen.</translation>
    </message>
    <message>
        <source>You must follow suit: play {one_of_suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Farbzwang: Du musst {one_of_suit} spielen.</translation>
    </message>
    <message>
        <source>You must trump: play {one_of_suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Trumpfzwang: Du musst {one_of_suit} spielen.</translation>
    </message>
    <message>
        <source>You need a trick before you may exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zum Rauben brauchst du einen Stich.</translation>
    </message>
    <message>
        <source>You need a trick before you may go out.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zum Ausmelden brauchst du einen Stich.</translation>
    </message>
    <message>
        <source>You need a trick before you may announce a marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zum Melden brauchst du einen Stich.</translation>
    </message>
    <message>
        <source>Your opening calls for a different lead: neither a trump nor the {rank} of any suit.</source>
        <extracomment>sixtysix_gui/rules/moves.py {rank}: the word for a rank: nine</extracomment>
        <translation>Deine Eröffnung verlangt ein anderes Ausspiel: weder Trumpf noch das {rank} irgendeiner Farbe.</translation>
    </message>
    <message>
        <source>Your opening calls for a different lead: the {rank} of a suit other than trumps.</source>
        <extracomment>sixtysix_gui/rules/moves.py {rank}: the word for a rank: nine</extracomment>
        <translation>Deine Eröffnung verlangt ein anderes Ausspiel: das {rank} einer Farbe, die nicht Trumpf ist.</translation>
    </message>
    <message>
        <source>Your side needs a trick before you may go out.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zum Ausmelden braucht deine Seite einen Stich.</translation>
    </message>
    <message>
        <source>Call a contract worth more than {count}, or pass.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Sag etwas an, das mehr als {count} zählt, oder passe.</translation>
    </message>
    <message>
        <source>Call a contract or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Sag zuerst etwas an oder passe.</translation>
    </message>
    <message>
        <source>Double or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Sag zuerst Kontra oder passe.</translation>
    </message>
    <message>
        <source>No marriages are announced in this contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Bei dieser Ansage wird kein Paar gemeldet.</translation>
    </message>
    <message>
        <source>In this contract, only its player may announce marriages.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Bei dieser Ansage meldet nur, wer sie gemacht hat.</translation>
    </message>
    <message>
        <source>Name a suit you hold, or turn up your next card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Sag eine Farbe an, von der du eine Karte hast, oder lass deine nächste Karte aufdecken.</translation>
    </message>
    <message>
        <source>Only the forehand’s side may call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Diese Ansage dürfen nur Vorhand und ihr Partner machen.</translation>
    </message>
    <message>
        <source>Only the forehand’s opponents may call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Diese Ansage dürfen nur die Gegner der Vorhand machen.</translation>
    </message>
    <message>
        <source>Only the simple game is won by going out.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nur im einfachen Spiel meldet man sich aus.</translation>
    </message>
    <message>
        <source>That contract is not played here.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Diese Ansage gibt es hier nicht.</translation>
    </message>
    <message>
        <source>You need an ace to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Für diese Ansage brauchst du ein Ass.</translation>
    </message>
    <message>
        <source>You need five cards of one suit other than trumps to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Für diese Ansage brauchst du fünf Karten einer Farbe, die nicht Trumpf ist.</translation>
    </message>
    <message>
        <source>You need five trumps to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Für diese Ansage brauchst du fünf Trümpfe.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Tasten</translation>
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
        <translation>Fragen zum Spiel</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>In games for three and four</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>In Spielen zu dritt und zu viert</translation>
    </message>
    <message>
        <source>In the window</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>Viewing a game record</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Beim Ansehen einer Aufzeichnung</translation>
    </message>
    <message>
        <source>Reviewing with the coach</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Rückblick mit dem Trainer</translation>
    </message>
    <message>
        <source>a hint; press again for the move, then for the reason</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ein Tipp; noch einmal: der Zug; dann: warum</translation>
    </message>
    <message>
        <source>all decisions, or only the marked moves</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>alle Entscheidungen oder nur die angemerkten Züge</translation>
    </message>
    <message>
        <source>all keys</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>alle Tasten</translation>
    </message>
    <message>
        <source>back to the review, or to the waiting game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zurück zum Rückblick oder zur Partie, die wartet</translation>
    </message>
    <message>
        <source>beginning of the deal</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Anfang des Spiels</translation>
    </message>
    <message>
        <source>bid that many</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>so viel reizen</translation>
    </message>
    <message>
        <source>bring the menu bar back</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Menüleiste zurückholen</translation>
    </message>
    <message>
        <source>choose a playable card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>eine Karte wählen, die gespielt werden darf</translation>
    </message>
    <message>
        <source>close the talon</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zudrehen</translation>
    </message>
    <message>
        <source>copy the deal code</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Code des Spiels kopieren</translation>
    </message>
    <message>
        <source>double: Kontra, Re, Sub</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>doppeln: Kontra, Re, Sub</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>abheben</translation>
    </message>
    <message>
        <source>end of the deal</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>exchange for the trump card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>rauben</translation>
    </message>
    <message>
        <source>find the best move before it is shown, or see it at once</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>selbst suchen, was am besten war, oder es gleich sehen</translation>
    </message>
    <message>
        <source>previous, next decision</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>von Entscheidung zu Entscheidung</translation>
    </message>
    <message>
        <source>move between your cards and the available actions</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>von den Karten zu dem, was man tun kann, und zurück</translation>
    </message>
    <message>
        <source>full screen</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>game points or winning chances on the strip</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Punkte oder Gewinnchance auf dem Streifen</translation>
    </message>
    <message>
        <source>resign</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Partie aufgeben</translation>
    </message>
    <message>
        <source>move on to the talon, the trump card, “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>weiter zu Talon, Trumpfkarte, „Aus!“</translation>
    </message>
    <message>
        <source>go out: “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>sich ausmelden: „Aus!“</translation>
    </message>
    <message>
        <source>go to a card by its position</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zu einer Karte nach ihrem Platz</translation>
    </message>
    <message>
        <source>go to a contract; Enter calls it</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zu einer Ansage gehen; Enter sagt sie an</translation>
    </message>
    <message>
        <source>go to any card, even one that may not be played</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zu jeder Karte, auch zu einer verbotenen</translation>
    </message>
    <message>
        <source>go to the first card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zur ersten Karte</translation>
    </message>
    <message>
        <source>statistics</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>turn up a card to set trumps</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>eine Karte aufdecken lassen, die Trumpf bestimmt</translation>
    </message>
    <message>
        <source>hide the menu bar</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Menüleiste verbergen</translation>
    </message>
    <message>
        <source>leave the game; it stays open</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>aufstehen; die Partie bleibt offen</translation>
    </message>
    <message>
        <source>highlight the better move and the played move in turn</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>abwechselnd den besseren und den gespielten Zug hervorheben</translation>
    </message>
    <message>
        <source>look at the last trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>den letzten Stich ansehen</translation>
    </message>
    <message>
        <source>review the last deal with the coach</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>mit dem Trainer auf das letzte Spiel zurückblicken</translation>
    </message>
    <message>
        <source>marriage: select it, then lead one of its cards</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Paar vormerken, dann eine seiner Karten spielen</translation>
    </message>
    <message>
        <source>In the archive</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Im Archiv</translation>
    </message>
    <message>
        <source>archive: all games</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Archiv: alle Partien</translation>
    </message>
    <message>
        <source>choose a game; letters go to the name of its rules</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>eine Partie wählen; Buchstaben führen zum Namen der Regeln</translation>
    </message>
    <message>
        <source>choose several games</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>mehrere Partien wählen</translation>
    </message>
    <message>
        <source>copy as text</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>als Text kopieren</translation>
    </message>
    <message>
        <source>delete</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>löschen</translation>
    </message>
    <message>
        <source>look at the game, or continue it</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>die Partie ansehen oder weiterspielen</translation>
    </message>
    <message>
        <source>name the trump suit, in the order shown</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Trumpf ansagen, in der gezeigten Reihenfolge</translation>
    </message>
    <message>
        <source>new game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>neue Partie</translation>
    </message>
    <message>
        <source>next marked move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>nächster angemerkter Zug</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <source>next trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>nächster Stich</translation>
    </message>
    <message>
        <source>open a Gaigel deal in one of the four ways</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>ein Spiel Gaigel auf eine der vier Arten eröffnen</translation>
    </message>
    <message>
        <source>open a game record</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>passen</translation>
    </message>
    <message>
        <source>pass, during calling or doubling</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>passen, solange angesagt oder gedoppelt wird</translation>
    </message>
    <message>
        <source>play it, or press the focused button</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>sie spielen oder den gewählten Knopf drücken</translation>
    </message>
    <message>
        <source>play this deal again for practice</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>dieses Spiel noch einmal spielen, zur Übung</translation>
    </message>
    <message>
        <source>previous marked move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>voriger angemerkter Zug</translation>
    </message>
    <message>
        <source>previous move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>voriger Zug</translation>
    </message>
    <message>
        <source>previous trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>voriger Stich</translation>
    </message>
    <message>
        <source>put back the held, chosen or opened cards</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Karte, Auswahl oder aufgedeckten Stich zurücklegen</translation>
    </message>
    <message>
        <source>quit</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>beenden</translation>
    </message>
    <message>
        <source>save the record of this game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Aufzeichnung dieser Partie speichern</translation>
    </message>
    <message>
        <source>search</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>suchen</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>show or hide the card points</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Augen zeigen oder verbergen</translation>
    </message>
    <message>
        <source>announce the marriage without leading</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>das Paar melden, ohne auszuspielen</translation>
    </message>
    <message>
        <source>show the hidden cards</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zeigen, was verdeckt lag</translation>
    </message>
    <message>
        <source>show the best move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zeigen, was am besten war</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Ton an und aus</translation>
    </message>
    <message>
        <source>switch between table and coach, when text is very large</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Tisch oder Trainer, bei sehr großer Schrift</translation>
    </message>
    <message>
        <source>take back</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>the card that was led</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>die ausgespielte Karte</translation>
    </message>
    <message>
        <source>the cards you have not seen</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>die Karten, die du noch nicht gesehen hast</translation>
    </message>
    <message>
        <source>the last trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>der letzte Stich</translation>
    </message>
    <message>
        <source>play again, or rematch, after a game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>dieselbe Partie noch einmal, oder Revanche, wenn eine zu Ende ist</translation>
    </message>
    <message>
        <source>the score of the game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>der Stand der Partie</translation>
    </message>
    <message>
        <source>the talon</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>der Talon</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>diese Regeln</translation>
    </message>
    <message>
        <source>move to the settings, rules or history beside the table, and back</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>zu Einstellungen, Regeln oder Verlauf neben dem Tisch und zurück</translation>
    </message>
    <message>
        <source>trumps, and the trump card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Trumpf und die Trumpfkarte</translation>
    </message>
    <message>
        <source>trumps, contract, trick, turn and score</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Trumpf, Ansage, Stich, wer dran ist, Stand</translation>
    </message>
    <message>
        <source>try it from here for practice</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>von hier probieren, als Übung</translation>
    </message>
    <message>
        <source>undo deleting, for eight seconds</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>das Löschen rückgängig machen, acht Sekunden lang</translation>
    </message>
    <message>
        <source>what else can be done with it</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>was sich sonst mit ihr tun lässt</translation>
    </message>
    <message>
        <source>what happened, in words</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>in Worten lesen, was geschah</translation>
    </message>
    <message>
        <source>repeat what was said last</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>das zuletzt Gesagte noch einmal</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>wer dran ist</translation>
    </message>
    <message>
        <source>with or without the coach</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>mit dem Trainer oder ohne ihn</translation>
    </message>
    <message>
        <source>your card points</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>deine Augen</translation>
    </message>
    <message>
        <source>your hand; press twice for suit by suit</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>dein Blatt; zweimal gedrückt nach Farben</translation>
    </message>
    <message>
        <source>previous, next page of settings or statistics</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>vorige, nächste Seite der Einstellungen oder der Statistik</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <source>From the beginning</source>
        <extracomment>sixtysix_gui/windows/review/ledger.py</extracomment>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/review/ledger.py</extracomment>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message>
        <source>Length</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>A program file is missing or damaged: {file}. Install the program again to restore it.</source>
        <extracomment>sixtysix_gui/windows/licences.py {file}: the name of a file</extracomment>
        <translation>Eine Datei des Programms fehlt oder ist beschädigt: {file}. Eine neue Installation bringt sie zurück.</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Components</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>The program is free software, built on the work of many people.</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Das Programm ist freie Software. Es beruht auf der Arbeit vieler Menschen.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/main_window.py</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
    <message>
        <source>Sixty-Six – demonstration</source>
        <extracomment>sixtysix_gui/windows/main_window.py</extracomment>
        <translation>Sechsundsechzig – Vorführung</translation>
    </message>
    <message>
        <source>There is no deal to review yet: this one is still in progress.</source>
        <extracomment>sixtysix_gui/windows/main_window.py</extracomment>
        <translation>Noch gibt es kein Spiel zum Zurückblicken: Dieses läuft noch.</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>{path} belongs to another match: {key} is {theirs} there, but {ours} here. Choose a new file.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder; {key}: the name of a key: Enter, or of an entry in a file; {theirs}: the value in the file; {ours}: the value in this match</extracomment>
        <translation>{path} gehört zu einem anderen Match: Dort ist {key} {theirs}, hier {ours}. Nenn eine neue Datei.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder; {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>{path} kann nicht verwendet werden: {reason}.</translation>
    </message>
    <message>
        <source>{path} is damaged at line {line}.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder; {line}: the number of a line, or a sentence</extracomment>
        <translation>{path} ist in Zeile {line} beschädigt.</translation>
    </message>
    <message>
        <source>{path} is not a file of match results.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder</extracomment>
        <translation>{path} ist kein Speicher von Matches.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Ü&amp;ber Sechsundsechzig</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Z&amp;urück zur Partie</translation>
    </message>
    <message>
        <source>B&amp;id</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Re&amp;izen</translation>
    </message>
    <message>
        <source>&amp;Close talon</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Zudrehen</translation>
    </message>
    <message>
        <source>&amp;Archive…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Ar&amp;chiv&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Z&amp;urück zum Rückblick</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Ab&amp;heben</translation>
    </message>
    <message>
        <source>&amp;Fair cards</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Ehrliche Karten</translation>
    </message>
    <message>
        <source>&amp;Fair deal…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Ehrlich gegeben&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Guided deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Spiel mit &amp;Anleitung</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hide menu bar</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Menüleiste verbergen</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Tasten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Leave guided deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Anleitung ver&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Aufstehen</translation>
    </message>
    <message>
        <source>&amp;Marriage</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Paar melden</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Neu&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Aufzeichnung ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Out!</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Aus!</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Pa&amp;ssen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Au&amp;fgeben&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rule set…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Regelwerk&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Aufzeichnung &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Tricks</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Stiche</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Was geschah</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Noch ein&amp;mal</translation>
    </message>
    <message>
        <source>Card &amp;points</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>A&amp;ugen</translation>
    </message>
    <message>
        <source>Co&amp;ntract</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Ansa&amp;ge</translation>
    </message>
    <message>
        <source>Cop&amp;y deal code</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Spielcode &amp;kopieren</translation>
    </message>
    <message>
        <source>Deal cod&amp;e…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Spiel&amp;code&#xa0;…</translation>
    </message>
    <message>
        <source>Demonstrations with &amp;coach comments</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Vorführungen &amp;mit Begründung</translation>
    </message>
    <message>
        <source>Do&amp;uble</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Doppe&amp;ln</translation>
    </message>
    <message>
        <source>E&amp;xchange</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Rauben</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Dieses Spiel noch ein&amp;mal</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Announce marriage &amp;without leading</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Paar melden, &amp;ohne auszuspielen</translation>
    </message>
    <message>
        <source>Trump&amp;s</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Trumpf</translation>
    </message>
    <message>
        <source>Turn up &amp;a card</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Karte auf&amp;decken</translation>
    </message>
    <message>
        <source>Watch a &amp;demonstration</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Vorführung ansehen</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Trainer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Review the last deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Letztes Spiel &amp;ansehen</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>T&amp;on</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>&amp;All rules…</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Alle Re&amp;geln&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Who sits across from you?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>&amp;Wer sitzt dir gegenüber?</translation>
    </message>
    <message>
        <source>Which &amp;rules?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Nach welchen &amp;Regeln?</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Abbreche&amp;n</translation>
    </message>
    <message>
        <source>Deal th&amp;e cards</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Karten g&amp;eben</translation>
    </message>
    <message>
        <source>For four</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Zu viert</translation>
    </message>
    <message>
        <source>For three</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>For two</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>How &amp;long?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Wie &amp;lange?</translation>
    </message>
    <message>
        <source>How &amp;strong?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Wie &amp;stark?</translation>
    </message>
    <message>
        <source>Length and deal</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Länge und Karten</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Show &amp;me how</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>&amp;Zeig mir, wie es geht</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Welche Karten?</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Wer sitzt wo?</translation>
    </message>
    <message>
        <source>random deal</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>zufälliges Spiel</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>zählt</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Übung</translation>
    </message>
</context>
<context>
    <name>NoScreen</name>
    <message>
        <source>Please start it from a desktop. You can use sixtysix-cli to play and check records without one.</source>
        <extracomment>sixtysix_gui/windows/desktop/without_screen.py</extracomment>
        <translation>Starte es bitte von einem Desktop aus; sixtysix-cli spielt und prüft Aufzeichnungen auch ohne Bildschirm.</translation>
    </message>
    <message>
        <source>Qt says: {reason}.</source>
        <extracomment>sixtysix_gui/windows/desktop/without_screen.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>Qt sagt: {reason}.</translation>
    </message>
    <message>
        <source>Sixty-Six needs a screen, but none can be opened.</source>
        <extracomment>sixtysix_gui/windows/desktop/without_screen.py</extracomment>
        <translation>Sechsundsechzig braucht einen Bildschirm, und keiner lässt sich öffnen.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>The talon, from the top:</source>
        <extracomment>sixtysix_gui/windows/review/note.py</extracomment>
        <translation>Der Talon von oben:</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <extracomment>sixtysix_gui/windows/review/note.py</extracomment>
        <translation>Was verdeckt lag</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>eighty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>achtzig</translation>
    </message>
    <message>
        <source>forty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>vierzig</translation>
    </message>
    <message>
        <source>sixty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>sechzig</translation>
    </message>
    <message>
        <source>twenty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>zwanzig</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message>
        <source>Cancel</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Dableiben</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Trotzdem gehen</translation>
    </message>
    <message>
        <source>Your game cannot be kept.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Deine Partie lässt sich nicht aufbewahren.</translation>
    </message>
    <message>
        <source>If you leave it now, it will be lost.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Gehst du jetzt, ist sie verloren.</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>a Daus is led face down; only the same Daus beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Ein Daus wird verdeckt ausgespielt; nur das gleiche Daus sticht es.</translation>
    </message>
    <message>
        <source>a Daus is led face up; it takes the trick no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Ein Daus wird offen ausgespielt; es macht den Stich, was auch fällt.</translation>
    </message>
    <message>
        <source>a card is led face down; a higher one of its suit beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Eine Karte wird verdeckt ausgespielt; eine höhere der Farbe sticht sie.</translation>
    </message>
    <message>
        <source>an ace is led face down; only the same ace beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Ein Ass wird verdeckt ausgespielt; nur das gleiche Ass sticht es.</translation>
    </message>
    <message>
        <source>an ace is led face up; it takes the trick no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Ein Ass wird offen ausgespielt; es macht den Stich, was auch fällt.</translation>
    </message>
    <message>
        <source>the player who opened must hold five sevens at the same time and win no trick before that.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Wer eröffnet hat, muss einmal fünf Sieben zugleich haben und darf bis dahin keinen Stich machen.</translation>
    </message>
    <message>
        <source>you lead a Daus face down; only the same Daus beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du spielst ein Daus verdeckt aus; nur das gleiche Daus sticht es.</translation>
    </message>
    <message>
        <source>you lead a Daus face up; the trick is yours no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du spielst ein Daus offen aus; der Stich ist deiner, was auch fällt.</translation>
    </message>
    <message>
        <source>you lead an ace face down; only the same ace beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du spielst ein Ass verdeckt aus; nur das gleiche Ass sticht es.</translation>
    </message>
    <message>
        <source>you lead an ace face up; the trick is yours no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du spielst ein Ass offen aus; der Stich ist deiner, was auch fällt.</translation>
    </message>
    <message>
        <source>you lead another card face down; a higher one of its suit beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du spielst eine andere Karte verdeckt aus; eine höhere der Farbe sticht sie.</translation>
    </message>
    <message>
        <source>you must hold five sevens at the same time and win no trick before that.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du musst einmal fünf Sieben zugleich haben und darfst bis dahin keinen Stich machen.</translation>
    </message>
</context>
<context>
    <name>OpponentChoice</name>
    <message>
        <source>Opponent</source>
        <extracomment>sixtysix_gui/windows/widgets/opponents.py</extracomment>
        <translation>Gegenüber</translation>
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
        <translation>Zählt jede Karte mit und überlegt, welche Blätter man dir zutrauen kann.</translation>
    </message>
    <message>
        <source>Plays by habit.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Spielt nach Gewohnheit.</translation>
    </message>
    <message>
        <source>Plays every week: remembers trumps, aces and tens, and thinks a little ahead.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Spielt jede Woche: merkt sich Trümpfe, Asse und Zehnen und denkt ein wenig voraus.</translation>
    </message>
    <message>
        <source>Plays for fun: remembers the last trick and not much else.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Spielt zum Vergnügen: merkt sich den letzten Stich und sonst nicht viel.</translation>
    </message>
    <message>
        <source>Remembers every card.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Merkt sich jede Karte.</translation>
    </message>
    <message>
        <source>Remembers only the last trick.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Merkt sich nur den letzten Stich.</translation>
    </message>
    <message>
        <source>Remembers trumps, aces and tens.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Merkt sich Trümpfe, Asse und Zehnen.</translation>
    </message>
    <message>
        <source>Still learning: plays by habit, remembers hardly any cards and rarely dares to close.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Lernt noch: spielt nach Gewohnheit, merkt sich kaum eine Karte und traut sich selten zuzudrehen.</translation>
    </message>
    <message>
        <source>Thinks a little ahead.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Denkt ein wenig voraus.</translation>
    </message>
    <message>
        <source>Tries each card against a few hands you might hold.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Probiert jede Karte an wenigen Blättern, die du haben könntest.</translation>
    </message>
    <message>
        <source>Considers a hundred hands you might hold.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Wägt hundert Blätter ab, die du haben könntest.</translation>
    </message>
    <message>
        <source>Considers hundreds of hands based on what has been played.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Wägt Hunderte von Blättern nach dem ab, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Considers thousands of hands, plays endgames perfectly and watches the score.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Wägt Tausende von Blättern ab, spielt Endspiele fehlerlos und achtet auf den Spielstand.</translation>
    </message>
    <message>
        <source>against the Ace</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen das Ass</translation>
    </message>
    <message>
        <source>against the Daus</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen das Daus</translation>
    </message>
    <message>
        <source>against the Jack</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen den Buben</translation>
    </message>
    <message>
        <source>against the King</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen den König</translation>
    </message>
    <message>
        <source>against the Nine</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen die Neun</translation>
    </message>
    <message>
        <source>against the Ober</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen den Ober</translation>
    </message>
    <message>
        <source>against the Queen</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen die Dame</translation>
    </message>
    <message>
        <source>against the Unter</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen den Unter</translation>
    </message>
    <message>
        <source>the Ace</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>das Ass</translation>
    </message>
    <message>
        <source>the Daus</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>das Daus</translation>
    </message>
    <message>
        <source>the Jack</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>der Bube</translation>
    </message>
    <message>
        <source>the King</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>der König</translation>
    </message>
    <message>
        <source>the Nine</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>die Neun</translation>
    </message>
    <message>
        <source>the Ober</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>der Ober</translation>
    </message>
    <message>
        <source>the Queen</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the Unter</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>der Unter</translation>
    </message>
    <message>
        <source>{name}, level {place} of {count}</source>
        <extracomment>sixtysix_gui/text/names.py: {name} is Nine, Jack, Queen, King or Ace {name}: a player as sentences call them, with article: the Queen, Rachel; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{name}, Stärke {place} von {count}</translation>
    </message>
</context>
<context>
    <name>OwnName</name>
    <message>
        <source>Don’t save</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Nicht behalten</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Name for your own rules</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Name deiner eigenen Regeln</translation>
    </message>
    <message>
        <source>Your rules need a name.</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Deine Regeln brauchen einen Namen.</translation>
    </message>
    <message>
        <source>a name for your rules</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>ein Name dafür</translation>
    </message>
    <message>
        <source>You can save up to {count} rule sets. Remove one first.</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py {count}: how many rule sets of one’s own can be kept</extracomment>
        <translation>Höchstens {count} eigene Regelwerke; entferne erst eines.</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Bid {ticks}: {points} card points. {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {ticks}: a bid as strokes or a number: 2; {points}: a number of points; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{ticks} reizen: {points} Augen. {place} von {count}.</translation>
    </message>
    <message>
        <source>Enter chooses it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter wählst du es.</translation>
    </message>
    <message>
        <source>It cannot be chosen now.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>{double}: the deal counts × {times}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>{double}: Das Spiel zählt ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>{name}, {value}: {gloss} {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {name}: a player as sentences call them, with article: the Queen, Rachel; {value}: a value: a number, or in words; {gloss}: a sentence that says what a German name means; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{name}, {value}: {gloss} {place} von {count}.</translation>
    </message>
    <message>
        <source>{name}: {gloss}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py: what a contract or an opening means, as in &quot;Gang: you alone take all five tricks.&quot; {name}: a player as sentences call them, with article: the Queen, Rachel; {gloss}: a sentence that says what a German name means</extracomment>
        <translation>{name}: {gloss}</translation>
    </message>
    <message>
        <source>{name}: {gloss} {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {name}: a player as sentences call them, with article: the Queen, Rachel; {gloss}: a sentence that says what a German name means; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{name}: {gloss} {place} von {count}.</translation>
    </message>
    <message>
        <source>{suit} as trumps. {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{suit} als Trumpf. {place} von {count}.</translation>
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
        <translation>Dein Partner {name}</translation>
    </message>
    <message>
        <source>Your partner {name}</source>
        <comment>she</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a woman {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Deine Partnerin {name}</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>he</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a man</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>she</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a woman</extracomment>
        <translation>Partnerin</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>You</source>
        <extracomment>sixtysix_gui/text/names.py sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>sixtysix_gui/text/names.py: on the player&apos;s plate, after the score</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>with a hint</source>
        <extracomment>sixtysix_gui/text/names.py: on the player&apos;s plate, after the score</extracomment>
        <translation>mit Tipp</translation>
    </message>
</context>
<context>
    <name>PlayCommand</name>
    <message>
        <source>  Bids made</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Gebote erfüllt</translation>
    </message>
    <message>
        <source>  Margin over others</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Vorsprung</translation>
    </message>
    <message>
        <source>  Points per deal</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Punkte je Spiel</translation>
    </message>
    <message>
        <source>  Share of games won</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Anteil der Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n Stichprobe</numerusform>
            <numerusform>%n Stichproben</numerusform>
        </translation>
    </message>
    <message>
        <source>--games: an open-ended game never ends on its own; use --deals instead.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>--games: Eine offene Partie endet nie von selbst; nimm --deals.</translation>
    </message>
    <message>
        <source>--mirror adds nothing here: {rules} is already played with the players in every rotation of the seats, which also evens out the luck of the cards.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {rules}: the name of a rule set: Schnapsen</extracomment>
        <translation>--mirror bringt hier nichts: {rules} wird in allen Vertauschungen der Spieler auf den Plätzen gespielt, was das Kartenglück ebenso herausnimmt.</translation>
    </message>
    <message>
        <source>--players takes two names, as in {example}. Use --list to see all players.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {example}: an example of what may be written</extracomment>
        <translation>--players nimmt zwei Namen, etwa {example}. --list zeigt, wen es gibt.</translation>
    </message>
    <message>
        <source>--players takes {count} names for {rules}, one for each seat in playing order, as in {example}. Use --list to see all players.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number; {rules}: the name of a rule set: Schnapsen; {example}: an example of what may be written</extracomment>
        <translation>--players nimmt {count} Namen für {rules}, einen je Platz in Spielfolge, etwa {example}. --list zeigt, wen es gibt.</translation>
    </message>
    <message>
        <source>--records: {file} cannot be written: {reason}.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {file}: the name of a file; {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>--records: {file} kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>--records: {file} already exists; choose a new file name.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {file}: the name of a file</extracomment>
        <translation>--records: {file} gibt es schon; nenn eine neue Datei.</translation>
    </message>
    <message>
        <source>--store is only for matches between two players; here, use --records to keep what was played.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>--store gibt es nur für Matches zwischen zwei Spielern; hier hält --records fest, was gespielt wurde.</translation>
    </message>
    <message>
        <source>--worlds is only for games with two hands; here, set it as an option of the player, as in {example}.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {example}: an example of what may be written</extracomment>
        <translation>--worlds gibt es nur für Spiele mit zwei Blättern; hier ist es eine Option des Spielers, etwa {example}.</translation>
    </message>
    <message>
        <source>99%</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>99 %</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Deals per second</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Spiele je Sekunde</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games per second</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Partien je Sekunde</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Played before</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Früher gespielt</translation>
    </message>
    <message>
        <source>Plays deals or games between two computer players and prints the first player’s game points per deal, or the games won, with a 95% confidence interval, and the time per decision. In games for three and four, and in idiots-66 and gaigel-2, every deal or game is played in all rotations of the players, which together count as one sample; the points per deal of each side and its share of the games are printed. The same seed gives the same deals. Ctrl+C prints the results so far.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>Spielt Spiele oder Partien zwischen zwei Computerspielern und gibt die Punkte je Spiel des ersten oder die gewonnenen Partien mit einem Vertrauensbereich von 95 % und die Zeit je Entscheidung aus. In den Spielen für drei und vier, in idiots-66 und gaigel-2 wird jedes Spiel oder jede Partie in allen Vertauschungen der Spieler gespielt, die zusammen eine Stichprobe sind; ausgegeben werden die Punkte je Spiel jeder Seite und ihr Anteil an den Partien. Derselbe Startwert gibt dieselben Spiele. Strg+C gibt die Ergebnisse bis dahin aus.</translation>
    </message>
    <message>
        <source>Time per decision</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Zeit je Entscheidung</translation>
    </message>
    <message>
        <source>number of deals (default: 100)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>Zahl der Spiele (sonst 100)</translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {share}: a share in percent</extracomment>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>iterations for a player that searches (default: the player’s own number)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>Durchläufe eines Spielers, der sucht (sonst sein eigenes Maß)</translation>
    </message>
    <message>
        <source>iterations {count}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>Durchläufe {count}</translation>
    </message>
    <message>
        <source>keep all points in a file; if it exists, continue where it ends</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>alle Punkte in einer Datei behalten und, wenn es sie gibt, an ihrem Ende weitermachen</translation>
    </message>
    <message>
        <source>let computer players play against each other</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>Computerspieler gegeneinander spielen lassen</translation>
    </message>
    <message>
        <source>longest</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>längste</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py: a column of times; at most 9 characters, as all four</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Median</translation>
    </message>
    <message>
        <source>mirrored</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>random seed for the deals (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>Startwert des Zufalls (sonst 1)</translation>
    </message>
    <message>
        <source>play every deal or game twice, with seats swapped; for two players</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>jedes Spiel oder jede Partie zweimal spielen, mit vertauschten Plätzen; für zwei Spieler</translation>
    </message>
    <message>
        <source>list all players of the game with their options, and exit</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>alle Spieler mit ihren Optionen ausgeben und beenden</translation>
    </message>
    <message>
        <source>processes running in parallel; the results stay the same (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>Prozesse, die gleichzeitig spielen; die Ergebnisse sind dieselben (sonst 1)</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {seed}: the number that all chance follows from</extracomment>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>two of these players: {players}; each can have options, as in {example}; in a game for three or four, one for each seat in playing order, from: {table_players}</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {players}: players, separated by commas; {example}: an example of what may be written; {table_players}: players for tables of three and four, separated by commas</extracomment>
        <translation>zwei Spieler aus: {players}; jeder auf Wunsch mit Optionen, etwa {example}; in einem Spiel für drei oder vier einer je Platz in Spielfolge, aus: {table_players}</translation>
    </message>
    <message>
        <source>whole games</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>ganze Partien</translation>
    </message>
    <message>
        <source>number of whole games, played to the rule set’s target, instead of deals</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>Zahl ganzer Partien bis zum Ziel des Regelwerks, statt einzelner Spiele</translation>
    </message>
    <message>
        <source>worlds a player may sample per decision (default: {usual})</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {usual}: what holds if nothing is said</extracomment>
        <translation>Welten, die ein Spieler für eine Entscheidung auslosen darf (sonst {usual})</translation>
    </message>
    <message>
        <source>write records of all deals played to a new file</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>alle gespielten Spiele in einer neuen Datei aufzeichnen</translation>
    </message>
    <message>
        <source>{count} of them</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>{count} davon</translation>
    </message>
    <message numerus="yes">
        <source>{count}, each in %n rotation(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>
            <numerusform>{count}, jedes in %n Vertauschung</numerusform>
            <numerusform>{count}, jedes in %n Vertauschungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}, counting every rotation</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>{count}, jede Vertauschung gezählt</translation>
    </message>
    <message>
        <source>{deals}: {first} {won}, {second} {lost}, tied {drawn}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {deals}: a number of deals; {first}: a player as the command line names it: club; {won}: a number of deals; {second}: another player as the command line names it; {lost}: a number of deals; {drawn}: a number of tied deals</extracomment>
        <translation>{deals}: {first} {won}, {second} {lost}, unentschieden {drawn}</translation>
    </message>
    <message>
        <source>{first} against {second}: {terms}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {first}: a player as the command line names it: club; {second}: another player as the command line names it; {terms}: what is agreed on: rules and seed</extracomment>
        <translation>{first} gegen {second}: {terms}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {first}: a player as the command line names it: club; {second}: another player as the command line names it</extracomment>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{mean} (no interval from a single sample)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {mean}: a number: the mean</extracomment>
        <translation>{mean} (kein Bereich bei nur einer Stichprobe)</translation>
    </message>
    <message>
        <source>{mean} ± {half} (95%, {samples})</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {mean}: a number: the mean; {half}: a number: half of the interval; {samples}: a number of samples</extracomment>
        <translation>{mean} ± {half} (95 %, {samples})</translation>
    </message>
    <message>
        <source>{players}: {rules}, seed {seed}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {players}: players, separated by commas; {rules}: the name of a rule set: Schnapsen; {seed}: the number that all chance follows from</extracomment>
        <translation>{players}: {rules}, Startwert {seed}</translation>
    </message>
    <message>
        <source>{players}: {rules}, seed {seed}, whole games</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {players}: players, separated by commas; {rules}: the name of a rule set: Schnapsen; {seed}: the number that all chance follows from</extracomment>
        <translation>{players}: {rules}, Startwert {seed}, ganze Partien</translation>
    </message>
    <message>
        <source>{share} (95%: {low} to {high}, {count} of {of})</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {share}: a share in percent; {low}: the lower end of an interval; {high}: the upper end of an interval; {count}: a number; {of}: a number</extracomment>
        <translation>{share} (95 %: {low} bis {high}, {count} von {of})</translation>
    </message>
</context>
<context>
    <name>PlayerErrors</name>
    <message>
        <source>The option “{option}” of “{player}” is given twice.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {option}: the name of an option; {player}: a player as the command line names it: club</extracomment>
        <translation>Die Option „{option}“ von „{player}“ ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>There is no player named “{name}”. Available: {known}.</source>
        <extracomment>sixtysix_gui/ai/players/registry.py {name}: a player as it was typed; {known}: the names that there are, separated by commas</extracomment>
        <translation>Es gibt keinen Spieler namens „{name}“. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>“{option}” of “{player}” cannot be “{value}”: it takes {allowed}.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {option}: the name of an option; {player}: a player as the command line names it: club; {value}: a value: a number, or in words; {allowed}: the values that are possible, separated by commas</extracomment>
        <translation>„{option}“ von „{player}“ kann nicht „{value}“ sein, sondern nur: {allowed}.</translation>
    </message>
    <message>
        <source>“{part}” is not of the form OPTION=VALUE.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {part}: a part of what was written</extracomment>
        <translation>„{part}“ hat nicht die Form OPTION=WERT.</translation>
    </message>
    <message>
        <source>“{player}” has no option “{option}”. Available: {known}.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {player}: a player as the command line names it: club; {option}: the name of an option; {known}: the names that there are, separated by commas</extracomment>
        <translation>„{player}“ hat keine Option „{option}“. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>“{player}” has no option “{option}”. This player has no options.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {player}: a player as the command line names it: club; {option}: the name of an option</extracomment>
        <translation>„{player}“ hat keine Option „{option}“ und auch keine andere.</translation>
    </message>
</context>
<context>
    <name>PlayerOptions</name>
    <message>
        <source>plays a closed talon by solving sampled worlds exactly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>ein zugedrehter Talon wird nach genau gelösten Welten gespielt</translation>
    </message>
    <message>
        <source>a sampled world fixes who will draw which card</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>eine ausgeloste Welt legt fest, wer welche Karte abheben wird</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {least}: a number; {most}: a number</extracomment>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>extra card points counted before going out</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Augen, die vor dem Ausmelden zusätzlich gezählt werden</translation>
    </message>
    <message>
        <source>solves worlds from this many cards in hand</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Zahl der Handkarten, ab der Welten gelöst werden</translation>
    </message>
    <message>
        <source>remembers cards that were shown or proved</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>gezeigte und erschlossene Karten werden gemerkt</translation>
    </message>
    <message>
        <source>avoids foolish moves, and plays the safer of equal cards</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>begeht keine Torheiten und spielt von gleich guten Karten die sicherere</translation>
    </message>
    <message>
        <source>tree descents per search</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Abstiege einer Suche</translation>
    </message>
    <message>
        <source>tree descents per card</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Abstiege im Baum für eine Karte</translation>
    </message>
    <message>
        <source>tree descents per decision</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Abstiege im Baum für eine Entscheidung</translation>
    </message>
    <message>
        <source>tree descents per call</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Abstiege im Baum für jede Ansage</translation>
    </message>
    <message>
        <source>exploration of its own side’s moves, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Erkundung der Züge der eigenen Seite, in Hundertsteln</translation>
    </message>
    <message>
        <source>amount of chance in playouts</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>wie viel Zufall beim Ausspielen zu Ende ist</translation>
    </message>
    <message>
        <source>hundredths of a game point by which closing may be worse</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Hundertstel eines Punktes, um die das Zudrehen schlechter sein darf</translation>
    </message>
    <message>
        <source>hundredths of a game point by which closing must be better</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Hundertstel eines Punktes, um die das Zudrehen besser sein muss</translation>
    </message>
    <message>
        <source>hundredths of a point by which a call may be worse</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Hundertstel eines Punktes, um die eine Ansage schlechter sein darf</translation>
    </message>
    <message>
        <source>moves that follow no habit, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Hundertstel der Züge, die keiner Gewohnheit folgen</translation>
    </message>
    <message>
        <source>share of habit in solved worlds, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Hundertstel Gewohnheit in gelösten Welten</translation>
    </message>
    <message>
        <source>number of last tricks valued exactly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>letzte Stiche, die genau bewertet werden</translation>
    </message>
    <message>
        <source>on or off</source>
        <extracomment>sixtysix_gui/ai/players/specification.py</extracomment>
        <translation>on (an) oder off (aus)</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {words}: words or numbers, separated by commas</extracomment>
        <translation>eins von {words}</translation>
    </message>
    <message>
        <source>playouts choose as players probably would</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>zu Ende gespielt wird, wie Spieler es wahrscheinlich tun</translation>
    </message>
    <message>
        <source>plays to win the game when a deal can end it</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>spielt für die Partie, wo ein Spiel sie beenden kann</translation>
    </message>
    <message>
        <source>plays to win the game, not just the deal</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>spielt für die Partie, nicht für das Spiel allein</translation>
    </message>
    <message>
        <source>takes the move that looked best in a few worlds</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>nimmt, was in wenigen Welten am besten aussah</translation>
    </message>
    <message>
        <source>scale of habit in tenths of a point, 0 for none</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Maß der Gewohnheit in Zehnteln eines Punktes, 0 für keine</translation>
    </message>
    <message>
        <source>the same for the moves of the others</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>dasselbe für die Züge der anderen</translation>
    </message>
    <message>
        <source>the same for the opponent’s moves</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>dasselbe für die Züge des anderen</translation>
    </message>
    <message>
        <source>the tree is guided by a network, not by habits</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>den Baum leitet ein Netz, nicht Gewohnheiten</translation>
    </message>
    <message>
        <source>the tree first tries what players would probably choose</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>der Baum versucht zuerst, was Spieler wahrscheinlich wählen</translation>
    </message>
    <message>
        <source>the tree’s endings are valued by the solver</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>die Enden des Baums bewertet der Löser</translation>
    </message>
    <message>
        <source>the tree’s exploration constant, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>die Erkundungskonstante des Baums in Hundertsteln</translation>
    </message>
    <message>
        <source>trick from which an open deal is solved exactly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Stich, von dem an ein offenes Spiel genau gelöst wird</translation>
    </message>
    <message>
        <source>which of the played cards are remembered</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>welche der gespielten Karten gemerkt werden</translation>
    </message>
    <message>
        <source>worlds are weighted by what the opponent did</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Welten werden danach gewichtet, was der Gegner getan hat</translation>
    </message>
    <message>
        <source>worlds in which each call is tried</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Welten, in denen jede Ansage versucht wird</translation>
    </message>
    <message>
        <source>most worlds solved exactly per decision</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Welten, die für eine Entscheidung höchstens genau gelöst werden</translation>
    </message>
    <message>
        <source>worlds sampled and weighted per card</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Welten, die für eine Karte ausgelost und gewichtet werden</translation>
    </message>
    <message>
        <source>most worlds solved</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Welten, die höchstens gelöst werden</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>any legal move, but never a false claim</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>irgendein erlaubter Zug, meldet sich aber nie falsch aus</translation>
    </message>
    <message>
        <source>any legal move, but goes out with 66</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>irgendein erlaubter Zug, meldet sich aber bei 66 aus</translation>
    </message>
    <message>
        <source>counts every card and weighs some possible hands</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>zählt jede Karte und wägt einige mögliche Blätter ab</translation>
    </message>
    <message>
        <source>counts every card and weighs a hundred possible hands</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>zählt jede Karte und wägt hundert mögliche Blätter ab</translation>
    </message>
    <message>
        <source>imagines a few cards, rarely dares to call, and counts twice before going out</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>stellt sich wenige Karten vor, wagt kaum eine Ansage und zählt vor dem Ausmelden zweimal</translation>
    </message>
    <message>
        <source>plain information-set tree search, a yardstick in docs/strength.md</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>einfache Baumsuche über Informationsmengen, ein Maßstab von docs/strength.md</translation>
    </message>
    <message>
        <source>plain information-set tree search, the yardstick in docs/strength.md</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>einfache Baumsuche über Informationsmengen, der Maßstab von docs/strength.md</translation>
    </message>
    <message>
        <source>plays by habit, remembers little and rarely dares to close</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>spielt nach Gewohnheit, merkt sich wenig und wagt kaum zuzudrehen</translation>
    </message>
    <message>
        <source>plays deals to the end for the coach, and never changes</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>spielt Spiele für den Trainer zu Ende und ändert sich nie</translation>
    </message>
    <message>
        <source>remembers the last trick and closes boldly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>merkt sich den letzten Stich und dreht kühn zu</translation>
    </message>
    <message>
        <source>remembers trumps, aces and tens, and thinks ahead a little</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>merkt sich Trümpfe, Asse und Zehnen und denkt etwas voraus</translation>
    </message>
    <message>
        <source>rules of thumb, no calculation</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>Faustregeln und keine Rechnung</translation>
    </message>
    <message>
        <source>tries each card in a few imagined hands</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>versucht jede Karte in den wenigen Blättern, die er sich vorstellt</translation>
    </message>
    <message>
        <source>weighs hands by what was played, and plays the last tricks in a hundred of them</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>wägt Blätter nach dem ab, was gespielt wurde, und spielt die letzten Stiche in hundert davon</translation>
    </message>
    <message>
        <source>weighs thousands of possible hands, plays endgames perfectly, and plays to win the game</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>wägt Tausende möglicher Blätter ab, spielt Endspiele fehlerlos und für die Partie</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>deal {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>Spiel {done} von {total}</translation>
    </message>
    <message>
        <source>decision {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>Entscheidung {done} von {total}</translation>
    </message>
    <message>
        <source>game {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>Partie {done} von {total}</translation>
    </message>
    <message>
        <source>move {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>Zug {done} von {total}</translation>
    </message>
    <message>
        <source>{count}, about {duration} to go</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {count}: a number; {duration}: how long: 2 min 10 s</extracomment>
        <translation>{count}, noch etwa {duration}</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {minutes}: a number; {seconds}: a number</extracomment>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {seconds}: a number</extracomment>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Readers</name>
    <message>
        <source>Close the talon</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Talon zudrehen</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Karte abheben</translation>
    </message>
    <message>
        <source>Enter shows the tricks you may look at.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Enter zeigt die Stiche, die du ansehen darfst.</translation>
    </message>
    <message>
        <source>Enter plays it on {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Mit Enter legst du sie auf {card}.</translation>
    </message>
    <message>
        <source>Enter announces it before you lead.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter meldest du es, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>Enter shows or hides the card points of {name}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Enter zeigt, wie viele Augen {name} hat, oder verbirgt es.</translation>
    </message>
    <message>
        <source>Enter announces the marriage and plays this card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter meldest du das Paar und spielst diese Karte.</translation>
    </message>
    <message>
        <source>Enter shows or hides your card points.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Enter zeigt deine Augen oder verbirgt sie.</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Rauben: {taken} gegen {given}</translation>
    </message>
    <message>
        <source>Announce the marriage in {suit} now</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Paar in {suit} jetzt melden</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>hat gegeben</translation>
    </message>
    <message>
        <source>{place} of {count}. Use the arrow keys for the others.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{place} von {count}. Pfeiltasten: die anderen.</translation>
    </message>
    <message>
        <source>Selected; Enter deselects it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Vorgemerkt; Enter nimmt es zurück.</translation>
    </message>
    <message>
        <source>Enter selects it: it is announced when you lead either card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter merkt es vor: Es wird gemeldet, wenn du eine seiner Karten ausspielst.</translation>
    </message>
    <message>
        <source>Enter does not double.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter gibst du kein Kontra.</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter spielst du sie.</translation>
    </message>
    <message>
        <source>Enter says that you and your partner have {target} card points and ends the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {target}: a number of points</extracomment>
        <translation>Mit Enter sagst du, dass ihr zusammen {target} Augen habt; das beendet das Spiel.</translation>
    </message>
    <message>
        <source>Enter says that you have {target} card points and ends the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {target}: a number of points</extracomment>
        <translation>Mit Enter sagst du, dass du {target} Augen hast; das beendet das Spiel.</translation>
    </message>
    <message>
        <source>Enter announces it before your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter meldest du es, bevor dein Gegenüber ausspielt.</translation>
    </message>
    <message>
        <source>Enter does not announce it; your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter meldest du nichts; dein Gegenüber spielt aus.</translation>
    </message>
    <message>
        <source>Enter shows the last trick.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Enter zeigt den letzten Stich.</translation>
    </message>
    <message>
        <source>Enter stays with the simple game.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter bleibst du beim einfachen Spiel.</translation>
    </message>
    <message>
        <source>Enter turns up your next card; its suit becomes trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter deckt deine nächste Karte auf: Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>It goes to the winner of the first trick.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Er geht an den Gewinner des ersten Stichs.</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Paar in {suit}, {points}</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points} because it sets trumps</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Paar in {suit}, {points}, denn es bestimmt Trumpf</translation>
    </message>
    <message numerus="yes">
        <source>Talon, %n card(s)</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Talon, %n Karte</numerusform>
            <numerusform>Talon, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The card shown was {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Gezeigt wurde {card}.</translation>
    </message>
    <message>
        <source>Trump card: {card}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Trumpfkarte: {card}</translation>
    </message>
    <message>
        <source>Trumps: not yet known</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Trumpf: noch offen</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message numerus="yes">
        <source>Widow of %n card(s)</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Skat, %n Karte</numerusform>
            <numerusform>Skat, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>marriage selected</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Paar vorgemerkt</translation>
    </message>
    <message>
        <source>marriage possible</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Paar möglich</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>opponent</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>dran</translation>
    </message>
    <message>
        <source>trump</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>{who}: {score}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py: a side and its score {who}: a player: Queen, strength 3 of 5; or where somebody sits; {score}: a score: 4 : 2, or a number</extracomment>
        <translation>{who}: {score}</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>setzt aus</translation>
    </message>
</context>
<context>
    <name>RecordErrors</name>
    <message>
        <source>A card is unknown (??), so the deal cannot be replayed.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Eine Karte ist unbekannt (??), also lässt sich das Spiel nicht nachspielen.</translation>
    </message>
    <message>
        <source>A check must come directly after a complete trick.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Eine Probe steht direkt nach einem vollständigen Stich.</translation>
    </message>
    <message>
        <source>Before this, all answers must be listed, as in “double B=x A=-”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Davor müssen alle Antworten stehen, etwa „double B=x A=-“.</translation>
    </message>
    <message>
        <source>Before this, all calls must be listed, as in “bid B=1 C=-”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Davor müssen alle Ansagen stehen, etwa „bid B=1 C=-“.</translation>
    </message>
    <message>
        <source>Before this, the record must say how trumps were set, as in “trump H” or “face QH”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Davor muss stehen, wie Trumpf bestimmt wurde, etwa „trump H“ oder „face QH“.</translation>
    </message>
    <message>
        <source>In the last turn of an unfinished record, a draw counts only if “d” is written.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Im letzten Zug einer unfertigen Aufzeichnung zählt das Abheben nur, wenn „d“ dasteht.</translation>
    </message>
    <message>
        <source>It is {expected}’s turn here.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Hier ist {expected} dran.</translation>
    </message>
    <message>
        <source>Nobody has drawn yet, so closing is written #- here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Noch ist nicht abgehoben, also schreibt man das Zudrehen hier #-.</translation>
    </message>
    <message>
        <source>Nothing follows this trick number.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Nach der Nummer dieses Stichs folgt nichts.</translation>
    </message>
    <message>
        <source>Nothing may follow the result of a record.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Nach dem Ergebnis einer Aufzeichnung darf nichts folgen.</translation>
    </message>
    <message>
        <source>A reply is possible only directly after closing.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Antworten kann man nur aufs Zudrehen, und direkt danach.</translation>
    </message>
    <message>
        <source>Something is missing after “{word}”.</source>
        <extracomment>sixtysix_gui/records/errors.py {word}: a verdict in words: mistake; or a word of a record</extracomment>
        <translation>Nach „{word}“ fehlt etwas.</translation>
    </message>
    <message>
        <source>That belongs to the games for three and four players, not to this one.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Das gehört zu den Spielen für drei und vier, nicht zu diesem.</translation>
    </message>
    <message>
        <source>These cards cannot be dealt: {sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {sentence}: a whole sentence</extracomment>
        <translation>Das lässt sich nicht geben: {sentence}</translation>
    </message>
    <message>
        <source>The card turned up is {card}.</source>
        <extracomment>sixtysix_gui/records/errors.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Aufgedeckt wird {card}.</translation>
    </message>
    <message>
        <source>The cards of this turn have been drawn, so closing is written # here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Es ist schon abgehoben, also schreibt man das Zudrehen hier #.</translation>
    </message>
    <message>
        <source>The carry before this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Vor diesem Spiel sind {expected} übertragen.</translation>
    </message>
    <message>
        <source>The comment that begins here is never closed.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Die Bemerkung, die hier beginnt, endet nie.</translation>
    </message>
    <message>
        <source>In this deal, the Termination tag must be {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Die Angabe Termination dieses Spiels ist {expected}.</translation>
    </message>
    <message>
        <source>The result of this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Das Ergebnis dieses Spiels ist {expected}.</translation>
    </message>
    <message>
        <source>The deal is not over here, so its result can only be *.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Das Spiel ist hier nicht vorbei, also kann das Ergebnis nur * sein.</translation>
    </message>
    <message>
        <source>The deal was already over.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Das Spiel war davor schon vorbei.</translation>
    </message>
    <message>
        <source>The exchange takes the trump card, {card}.</source>
        <extracomment>sixtysix_gui/records/errors.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Geraubt wird die Trumpfkarte, {card}.</translation>
    </message>
    <message>
        <source>The score before this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Vor diesem Spiel steht die Partie {expected}.</translation>
    </message>
    <message>
        <source>The game was already over before this deal.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Die Partie war vor diesem Spiel schon vorbei.</translation>
    </message>
    <message>
        <source>The number of trick {number} should be here, as in “{number}.”.</source>
        <extracomment>sixtysix_gui/records/errors.py {number}: a number</extracomment>
        <translation>Hier sollte die Nummer des Stichs {number} stehen, also „{number}.“.</translation>
    </message>
    <message>
        <source>The record ends without a result.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Die Aufzeichnung endet ohne Ergebnis.</translation>
    </message>
    <message>
        <source>The Result tag does not match the moves, which give {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Die Angabe Result widerspricht den Zügen, die {expected} ergeben.</translation>
    </message>
    <message>
        <source>The Rules tag sets {key} twice.</source>
        <extracomment>sixtysix_gui/records/errors.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>Die Angabe Rules setzt {key} zweimal.</translation>
    </message>
    <message>
        <source>The Undrawn tag names the last turn only if its player exchanged or announced a marriage before drawing and then went out. That is not the case here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Die Angabe Undrawn nennt den letzten Zug, wenn dort vor dem Abheben geraubt oder gemeldet wurde und der Spieler sich dann ausgemeldet hat. Das ist hier nicht so.</translation>
    </message>
    <message>
        <source>The {tag} tag is missing.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules</extracomment>
        <translation>Die Angabe {tag} fehlt.</translation>
    </message>
    <message>
        <source>In this deal, the {tag} tag must be {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules; {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Die Angabe {tag} dieses Spiels ist {expected}.</translation>
    </message>
    <message>
        <source>The {tag} tag appears twice in this record.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules</extracomment>
        <translation>Die Angabe {tag} steht zweimal in dieser Aufzeichnung.</translation>
    </message>
    <message>
        <source>The Rules and Batches tags contradict each other.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Die Angaben Rules und Batches widersprechen sich.</translation>
    </message>
    <message>
        <source>The totals are {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Die Augen sind {expected}.</translation>
    </message>
    <message>
        <source>The trick gives {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Der Stich ergibt {expected}.</translation>
    </message>
    <message>
        <source>The trick counts are {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Die Stiche sind {expected}.</translation>
    </message>
    <message>
        <source>The widow is worth {points}.</source>
        <extracomment>sixtysix_gui/records/errors.py {points}: a number of points</extracomment>
        <translation>Der Skat zählt {points}.</translation>
    </message>
    <message>
        <source>These rules cannot be used: {sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {sentence}: a whole sentence</extracomment>
        <translation>Solche Regeln gibt es nicht: {sentence}</translation>
    </message>
    <message>
        <source>There is no record here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Hier steht keine Spielaufzeichnung.</translation>
    </message>
    <message>
        <source>There are too many tags: at most {most} can have names of your own.</source>
        <extracomment>sixtysix_gui/records/errors.py {most}: a number</extracomment>
        <translation>Das sind zu viele Angaben: Höchstens {most} dürfen eigene Namen haben.</translation>
    </message>
    <message>
        <source>There are too many words: the moves of a record can have at most {most}.</source>
        <extracomment>sixtysix_gui/records/errors.py {most}: a number</extracomment>
        <translation>Das sind zu viele Wörter: Die Züge einer Aufzeichnung haben höchstens {most}.</translation>
    </message>
    <message>
        <source>The {tag} tag does not apply to this deal.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules</extracomment>
        <translation>Die Angabe {tag} gehört nicht zu diesem Spiel.</translation>
    </message>
    <message>
        <source>The dealer of this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>In diesem Spiel der Partie gibt {expected}.</translation>
    </message>
    <message>
        <source>This does not belong here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Das gehört nicht hierher.</translation>
    </message>
    <message>
        <source>This is not a move, a check or a result.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Das ist weder ein Zug noch eine Probe noch ein Ergebnis.</translation>
    </message>
    <message>
        <source>This is not a tag. A tag looks like [Name &quot;value&quot;] and escapes only \&quot; and \\.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Das ist keine Angabe: Eine Angabe ist [Name &quot;Wert&quot;], mit nur \&quot; und \\ als Sonderzeichen.</translation>
    </message>
    <message>
        <source>This is not a text file: it contains a zero byte.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Das ist keine Textdatei: Sie enthält ein Nullbyte.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Das ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>This marriage is worth {points}.</source>
        <extracomment>sixtysix_gui/records/errors.py {points}: a number of points</extracomment>
        <translation>Dieses Paar zählt {points}.</translation>
    </message>
    <message>
        <source>This program reads the format “66R 1”, not “{value}”.</source>
        <extracomment>sixtysix_gui/records/errors.py {value}: a value: a number, or in words</extracomment>
        <translation>Dieses Programm liest das Format „66R 1“, nicht „{value}“.</translation>
    </message>
    <message>
        <source>This tag is too long: a name can have at most {longest_name} characters, a value {longest_value}.</source>
        <extracomment>sixtysix_gui/records/errors.py {longest_name}: a number of characters; {longest_value}: a number of characters</extracomment>
        <translation>Diese Angabe ist zu lang: Ein Name hat höchstens {longest_name} Zeichen, ein Wert {longest_value}.</translation>
    </message>
    <message>
        <source>This text was saved as UTF-16. Save it as UTF-8 so that it can be read.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Dieser Text wurde als UTF-16 gespeichert. Speichere ihn als UTF-8, dann lässt er sich lesen.</translation>
    </message>
    <message>
        <source>Trick {number} is already complete.</source>
        <extracomment>sixtysix_gui/records/errors.py {number}: a number</extracomment>
        <translation>Stich {number} ist schon vollständig.</translation>
    </message>
    <message>
        <source>Trick {number} is not complete yet.</source>
        <extracomment>sixtysix_gui/records/errors.py {number}: a number</extracomment>
        <translation>Stich {number} ist noch nicht vollständig.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>sixtysix_gui/records/header.py</extracomment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number for each side, as in {example}</source>
        <extracomment>sixtysix_gui/records/header.py {example}: an example of what may be written</extracomment>
        <translation>eine Zahl für jede Seite, etwa {example}</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>sixtysix_gui/records/header.py</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>a trick number</source>
        <extracomment>sixtysix_gui/records/header.py</extracomment>
        <translation>die Nummer eines Stichs</translation>
    </message>
    <message>
        <source>two numbers from {least} to {most}</source>
        <extracomment>sixtysix_gui/records/header.py {least}: a number; {most}: a number</extracomment>
        <translation>zwei Zahlen von {least} bis {most}</translation>
    </message>
    <message>
        <source>Illegal move by {seat}: {sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {seat}: the letter of a seat: A; {sentence}: a whole sentence</extracomment>
        <translation>Unerlaubter Zug von {seat}: {sentence}</translation>
    </message>
    <message>
        <source>{sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {sentence}: a whole sentence</extracomment>
        <translation>{sentence}</translation>
    </message>
    <message>
        <source>{tag} cannot be “{value}”: it takes {allowed}.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules; {value}: a value: a number, or in words; {allowed}: the values that are possible, separated by commas</extracomment>
        <translation>{tag} kann nicht „{value}“ sein, nur {allowed}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}, at “{token}”.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence; {token}: the word of a record at which it cannot be read</extracomment>
        <translation>„{file}“ kann nicht gelesen werden: Aufzeichnung {record}, Zeile {line}, bei „{token}“.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}, trick {trick}, at “{token}”.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence; {trick}: the number of a trick; {token}: the word of a record at which it cannot be read</extracomment>
        <translation>„{file}“ kann nicht gelesen werden: Aufzeichnung {record}, Zeile {line}, Stich {trick}, bei „{token}“.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}, trick {trick}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence; {trick}: the number of a trick</extracomment>
        <translation>„{file}“ kann nicht gelesen werden: Aufzeichnung {record}, Zeile {line}, Stich {trick}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence</extracomment>
        <translation>„{file}“ kann nicht gelesen werden: Aufzeichnung {record}, Zeile {line}.</translation>
    </message>
    <message>
        <source>“{value}” cannot be called here.</source>
        <extracomment>sixtysix_gui/records/errors.py {value}: a value: a number, or in words</extracomment>
        <translation>„{value}“ kann hier nicht angesagt werden.</translation>
    </message>
    <message>
        <source>“{value}” in the Rules tag is not of the form key=value.</source>
        <extracomment>sixtysix_gui/records/errors.py {value}: a value: a number, or in words</extracomment>
        <translation>„{value}“ in der Angabe Rules hat nicht die Form Schlüssel=Wert.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open record</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Spielaufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Sixty-Six records (*.66r)</source>
        <extracomment>sixtysix_gui/windows/settings/record_dialog.py</extracomment>
        <translation>Spielaufzeichnungen (*.66r)</translation>
    </message>
    <message>
        <source>Save record</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Spielaufzeichnung speichern</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py sixtysix_gui/windows/playing/record_files.py: the beginning of a file name</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
    <message>
        <source>The record was not saved</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Die Spielaufzeichnung wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>This record cannot be opened</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Diese Spielaufzeichnung lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{file} cannot be read: {details}.</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py {file}: the name of a file; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{file} kann nicht gelesen werden: {details}.</translation>
    </message>
</context>
<context>
    <name>RecordViewer</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Spielcode kopieren</translation>
    </message>
    <message>
        <source>Deal code copied.</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Spielcode kopiert.</translation>
    </message>
    <message>
        <source>Continue this game</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Diese Partie fortsetzen</translation>
    </message>
    <message>
        <source>Proof…</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Beweis&#xa0;…</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Spielaufzeichnung</translation>
    </message>
    <message>
        <source>Save record…</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Step {place} of {last}</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py {place}: a number: which of several; {last}: the last of a list, or a number</extracomment>
        <translation>Schritt {place} von {last}</translation>
    </message>
    <message>
        <source>The rest of the record cannot be read.</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Weiter lässt sich die Aufzeichnung nicht lesen.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Only {card} may be exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Zum Rauben brauchst du diese Karte: {card}.</translation>
    </message>
    <message>
        <source>Bid less, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Reize weniger oder passe.</translation>
    </message>
    <message>
        <source>Call another contract, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Sag etwas anderes an oder passe.</translation>
    </message>
    <message>
        <source>Choose another opening.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Wähl eine andere Eröffnung.</translation>
    </message>
    <message>
        <source>It is {name}’s turn, not yours.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Du bist nicht dran: {name} ist dran.</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Spiel eine Karte aus.</translation>
    </message>
    <message>
        <source>Let {name} lead.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} soll ausspielen.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Spiel eine Karte.</translation>
    </message>
    <message>
        <source>Say “Out!”, or have the points counted.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Sag „Aus!“ oder lass auszählen.</translation>
    </message>
    <message>
        <source>Announce a marriage, or let {name} lead.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Melde ein Paar, sonst spielt {name} aus.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n game point(s) for you</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>
            <numerusform>%n&#xa0;Punkt für dich</numerusform>
            <numerusform>%n&#xa0;Punkte für dich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for {name}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;Punkt</numerusform>
            <numerusform>{name} bekommt %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because you had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Misslungenes Zudrehen kostet {cost}, weil du beim Zudrehen einen Stich hattest.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because you had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Misslungenes Zudrehen kostet {cost}, weil du beim Zudrehen keinen Stich hattest.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because {name} had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Misslungenes Zudrehen kostet {cost}, weil {name} beim Zudrehen einen Stich hatte.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because {name} had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Misslungenes Zudrehen kostet {cost}, weil {name} beim Zudrehen keinen Stich hatte.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points</extracomment>
        <translation>Misslungenes Zudrehen kostet {cost}.</translation>
    </message>
    <message>
        <source>Closing failed with 33 or more, which costs {cost}; the closer has {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points; {total}: a number of card points</extracomment>
        <translation>Misslungenes Zudrehen mit 33 oder mehr kostet {cost}; der Zudreher hat {total}.</translation>
    </message>
    <message>
        <source>Closing failed with fewer than 33, which costs {cost}; the closer has {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points; {total}: a number of card points</extracomment>
        <translation>Misslungenes Zudrehen mit weniger als 33 kostet {cost}; der Zudreher hat {total}.</translation>
    </message>
    <message>
        <source>A false claim costs what a correct one would have won.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Falsches Ausmelden kostet, was richtiges gewonnen hätte.</translation>
    </message>
    <message>
        <source>A false claim costs {cost} because you had no trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Falsches Ausmelden kostet {cost}, weil du keinen Stich hattest.</translation>
    </message>
    <message>
        <source>A false claim costs {cost} because {name} had no trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Falsches Ausmelden kostet {cost}, weil {name} keinen Stich hatte.</translation>
    </message>
    <message>
        <source>A false claim costs {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points</extracomment>
        <translation>Falsches Ausmelden kostet {cost}.</translation>
    </message>
    <message>
        <source>All cards have been played and nobody has 66 ({total} and {other}).</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Alle Karten sind gespielt, und niemand hat 66 ({total} und {other}).</translation>
    </message>
    <message>
        <source>All cards have been played, and only you have 66 or more: {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Alle Karten sind gespielt, und nur du hast 66, nämlich {total}.</translation>
    </message>
    <message>
        <source>All cards have been played, and only {name} has 66 or more: {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>Alle Karten sind gespielt, und nur {name} hat 66, nämlich {total}.</translation>
    </message>
    <message>
        <source>You had no trick when the talon was closed, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Beim Zudrehen hattest du keinen Stich, und das zählt: Schwarz.</translation>
    </message>
    <message>
        <source>You had {points} when the talon was closed, and that counts.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>Beim Zudrehen hattest du {points}, und das zählt.</translation>
    </message>
    <message>
        <source>You had {points} when the talon was closed, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>Beim Zudrehen hattest du {points}, und das zählt: Schneider.</translation>
    </message>
    <message>
        <source>{name} had no trick when the talon was closed, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Beim Zudrehen hatte {name} keinen Stich, und das zählt: Schwarz.</translation>
    </message>
    <message>
        <source>{name} had {points} when the talon was closed, and that counts.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>Beim Zudrehen hatte {name} {points}, und das zählt.</translation>
    </message>
    <message>
        <source>{name} had {points} when the talon was closed, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>Beim Zudrehen hatte {name} {points}, und das zählt: Schneider.</translation>
    </message>
    <message>
        <source>Both have 66 or more ({total} and {other}), but nobody said “Out!”.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Beide haben 66 oder mehr ({total} und {other}), und niemand hat „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because you had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Ausmelden vor dem Zudreher bringt {cost}, weil du beim Zudrehen einen Stich hattest.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because you had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Ausmelden vor dem Zudreher bringt {cost}, weil du beim Zudrehen keinen Stich hattest.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because {name} had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ausmelden vor dem Zudreher bringt {cost}, weil {name} beim Zudrehen einen Stich hatte.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because {name} had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ausmelden vor dem Zudreher bringt {cost}, weil {name} beim Zudrehen keinen Stich hatte.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points</extracomment>
        <translation>Ausmelden vor dem Zudreher bringt {cost}.</translation>
    </message>
    <message>
        <source>Going out before the closer, who has {total}, is worth {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {cost}: a number of game points</extracomment>
        <translation>Ausmelden vor dem Zudreher, der {total} hat, bringt {cost}.</translation>
    </message>
    <message>
        <source>No game points</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>Keine Punkte</translation>
    </message>
    <message numerus="yes">
        <source>No game points now, %n extra for the next winner</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>
            <numerusform>Jetzt keine Punkte, aber %n mehr für den nächsten Gewinner</numerusform>
            <numerusform>Jetzt keine Punkte, aber %n mehr für den nächsten Gewinner</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is tied</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Das Spiel ist unentschieden</translation>
    </message>
    <message>
        <source>You closed and reached {total} but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Du hast zugedreht und {total} erreicht, aber nicht rechtzeitig „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>You closed but reached only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Du hattest zugedreht, kamst aber nur auf {total}.</translation>
    </message>
    <message>
        <source>You closed, but {name} went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>Du hattest zugedreht, aber {name} hat mit {total} zuerst „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>You have {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>Du hast {points}.</translation>
    </message>
    <message>
        <source>You reached {total} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Du hast {total} Augen erreicht.</translation>
    </message>
    <message>
        <source>You said “Out!” with only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Du hast mit nur {total} „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>You said “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Du hast mit {total} „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>You stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du bist unter 33 geblieben: Schneider.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n off your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>
            <numerusform>Du schreibst %n ab</numerusform>
            <numerusform>Du schreibst %n ab</numerusform>
        </translation>
    </message>
    <message>
        <source>You took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast keinen Stich gemacht: Schwarz.</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du gewinnst das Spiel</translation>
    </message>
    <message numerus="yes">
        <source>{gain}, including %n carried over</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {gain}: game points with their words: 2 game points for you</extracomment>
        <translation>
            <numerusform>{gain}, davon %n übertragen</numerusform>
            <numerusform>{gain}, davon %n übertragen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} closed and reached {total} but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hat zugedreht und {total} erreicht, aber nicht rechtzeitig „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>{name} closed but reached only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hatte zugedreht, kam aber nur auf {total}.</translation>
    </message>
    <message>
        <source>{name} closed, but you went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hatte zugedreht, aber du hast mit {total} zuerst „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>{name} has {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} hat {points}.</translation>
    </message>
    <message>
        <source>{name} reached {total} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hat {total} Augen erreicht.</translation>
    </message>
    <message>
        <source>{name} said “Out!” with only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hat mit nur {total} „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>{name} said “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hat mit {total} „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>{name} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} ist unter 33 geblieben: Schneider.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n off their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} schreibt %n ab</numerusform>
            <numerusform>{name} schreibt %n ab</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat keinen Stich gemacht: Schwarz.</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} gewinnt das Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for you and {partner}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>
            <numerusform>%n&#xa0;Punkt für dich und {partner}</numerusform>
            <numerusform>%n&#xa0;Punkte für dich und {partner}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for {first} and {second}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>%n&#xa0;Punkt für {first} und {second}</numerusform>
            <numerusform>%n&#xa0;Punkte für {first} und {second}</numerusform>
        </translation>
    </message>
    <message>
        <source>A false claim costs {cost} because they had no trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Falsches Ausmelden kostet {cost}, weil sie keinen Stich hatten.</translation>
    </message>
    <message>
        <source>A false claim costs {cost} because you had no trick.</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Falsches Ausmelden kostet {cost}, weil ihr keinen Stich hattet.</translation>
    </message>
    <message>
        <source>All cards have been played; every full ten in card points scores one.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Alle Karten sind gespielt; je volle zehn Augen zählen einen Punkt.</translation>
    </message>
    <message>
        <source>All of the last tricks</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Alle letzten Stiche</translation>
    </message>
    <message>
        <source>Everyone passed</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Alle passen</translation>
    </message>
    <message>
        <source>Everyone passed: the next player deals.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Alle passen: Der Nächste gibt.</translation>
    </message>
    <message>
        <source>All three have {total}, so nobody pays.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points</extracomment>
        <translation>Alle drei haben {total}: Es wird nichts gezahlt.</translation>
    </message>
    <message>
        <source>Bid by {name}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Gereizt von {name}</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Full 33s</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Volle 33</translation>
    </message>
    <message>
        <source>Full tens</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Volle 10</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Marriage without a trick</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Paar ohne Stich</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Nobody bid: the next player deals.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Niemand hat gereizt: Der Nächste gibt.</translation>
    </message>
    <message>
        <source>Nobody pays anything</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>Niemand zahlt etwas</translation>
    </message>
    <message>
        <source>All cards have been played and nobody said “Out!”: {total} to {other}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Niemand hat „Aus!“ gesagt, und alle Karten sind gespielt: {total} gegen {other}.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, so the last trick decides the deal: you won it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Niemand hat „Aus!“ gesagt: Der letzte Stich gewinnt das Spiel, und er ist deiner.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, so the last trick decides the deal: {name} won it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Niemand hat „Aus!“ gesagt: Der letzte Stich gewinnt das Spiel, und ihn hat {name}.</translation>
    </message>
    <message>
        <source>Number of tricks</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Zahl der Stiche</translation>
    </message>
    <message>
        <source>Score: from {before} to {after}.</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py: a score before and after a deal {before}: the score before the deal: 3 : 2; {after}: a move that something follows: after closing; or a score</extracomment>
        <translation>Stand: von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Set: the bid was not made</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Verloren: nicht gemacht</translation>
    </message>
    <message>
        <source>Set: they bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Sie haben verloren: {bid} gereizt, {total} gemacht.</translation>
    </message>
    <message>
        <source>Set: you bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Verloren: {bid} gereizt, {total} gemacht.</translation>
    </message>
    <message>
        <source>Set: you bid {bid} and made {total}.</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Verloren: {bid} gereizt, {total} gemacht.</translation>
    </message>
    <message>
        <source>Set: {name} bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>{name} hat verloren: {bid} gereizt, {total} gemacht.</translation>
    </message>
    <message>
        <source>Bid made</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Das Gereizte ist gemacht</translation>
    </message>
    <message>
        <source>Bid made: they bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Sie haben gewonnen: {bid} gereizt, {total} gemacht.</translation>
    </message>
    <message>
        <source>Bid made: you bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Gewonnen: {bid} gereizt, {total} gemacht.</translation>
    </message>
    <message>
        <source>Bid made: you bid {bid} and made {total}.</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Gewonnen: {bid} gereizt, {total} gemacht.</translation>
    </message>
    <message>
        <source>Bid made: {name} bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>{name} hat gewonnen: {bid} gereizt, {total} gemacht.</translation>
    </message>
    <message>
        <source>The bid is deducted from their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Das Gereizte geht von ihrem Stand ab</translation>
    </message>
    <message>
        <source>The bid is deducted from your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Das Gereizte geht von deinem Stand ab</translation>
    </message>
    <message>
        <source>The bid is deducted from your score</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Das Gereizte geht von eurem Stand ab</translation>
    </message>
    <message>
        <source>The bid is deducted from {name}’s score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} verliert das Gereizte</translation>
    </message>
    <message>
        <source>They made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Gemacht haben sie {total}.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Gemachte Stiche</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>You and {partner} have the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Du und {partner} habt die meisten Augen.</translation>
    </message>
    <message>
        <source>You and {partner} have {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas; {points}: a number of points</extracomment>
        <translation>Du und {partner} habt {points}.</translation>
    </message>
    <message>
        <source>You and {partner} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Du und {partner} seid unter 33 geblieben: Schneider.</translation>
    </message>
    <message numerus="yes">
        <source>You and {partner} take %n off your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>
            <numerusform>Du und {partner} schreibt %n ab</numerusform>
            <numerusform>Du und {partner} schreibt %n ab</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {partner} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Du und {partner} habt keinen Stich gemacht: Schwarz.</translation>
    </message>
    <message>
        <source>You and {partner} win the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Du und {partner} gewinnt das Spiel</translation>
    </message>
    <message>
        <source>You bid {ticks}, which is {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>Du hast {ticks} gereizt, das sind {points} Augen.</translation>
    </message>
    <message>
        <source>You have the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast die meisten Augen.</translation>
    </message>
    <message>
        <source>You made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Gemacht hast du {total}.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle” and hold five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast mit „Auf Dissle“ eröffnet und hast fünf Sieben.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle”, but the talon ran out before you had five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast mit „Auf Dissle“ eröffnet, aber der Talon war zu Ende, ehe du fünf Sieben hattest.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle” but won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast mit „Auf Dissle“ eröffnet, aber einen Stich gemacht.</translation>
    </message>
    <message>
        <source>You pay {winner} {paid}; {second} pays {other_paid}</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {winner}: the player who won: the Queen; {paid}: what is paid, with its word: 2 chips; {second}: another player: Pallas; {other_paid}: what is paid, with its word: 2 chips</extracomment>
        <translation>Du zahlst {winner} {paid}, {second} zahlt {other_paid}</translation>
    </message>
    <message>
        <source>You played {a_contract} and lost it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>Du hast {a_contract} gespielt und verloren.</translation>
    </message>
    <message>
        <source>You played {a_contract} and made it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>Du hast {a_contract} gespielt und gewonnen.</translation>
    </message>
    <message>
        <source>Together you made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Gemacht habt ihr {total}.</translation>
    </message>
    <message>
        <source>You won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast einen Stich gemacht.</translation>
    </message>
    <message>
        <source>You won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>Du hast nach dem letzten Abheben jeden Stich gemacht: {points} mehr.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Von dir gereizt</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>sixtysix_gui/text/results/result_table.py: in the row &quot;Last trick&quot;: whose it is</extracomment>
        <translation>gemacht</translation>
    </message>
    <message>
        <source>{first} and {second} both have {total}, so nobody pays.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {first}: a player: Rachel; {second}: another player: Pallas; {total}: a number of card points</extracomment>
        <translation>{first} und {second} haben beide {total}: Es wird nichts gezahlt.</translation>
    </message>
    <message>
        <source>{first} and {second} have the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} und {second} haben die meisten Augen.</translation>
    </message>
    <message>
        <source>{first} and {second} have {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas; {points}: a number of points</extracomment>
        <translation>{first} und {second} haben {points}.</translation>
    </message>
    <message>
        <source>{first} and {second} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} und {second} sind unter 33 geblieben: Schneider.</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} take %n off their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} und {second} schreiben %n ab</numerusform>
            <numerusform>{first} und {second} schreiben %n ab</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {second} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} und {second} haben keinen Stich gemacht: Schwarz.</translation>
    </message>
    <message>
        <source>{first} and {second} win the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} und {second} gewinnen das Spiel</translation>
    </message>
    <message>
        <source>{first} pays you {paid}; {second} pays {other_paid}</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {first}: a player: Rachel; {paid}: what is paid, with its word: 2 chips; {second}: another player: Pallas; {other_paid}: what is paid, with its word: 2 chips</extracomment>
        <translation>{first} zahlt dir {paid}, {second} {other_paid}</translation>
    </message>
    <message>
        <source>{first} pays {winner} {paid}; {second} pays {other_paid}</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {first}: a player: Rachel; {winner}: the player who won: the Queen; {paid}: what is paid, with its word: 2 chips; {second}: another player: Pallas; {other_paid}: what is paid, with its word: 2 chips</extracomment>
        <translation>{first} zahlt {winner} {paid}, {second} {other_paid}</translation>
    </message>
    <message>
        <source>{name} bid {ticks}, which is {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>{name} hat {ticks} gereizt, das sind {points} Augen.</translation>
    </message>
    <message>
        <source>{name} has the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat die meisten Augen.</translation>
    </message>
    <message>
        <source>{name} made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>Gemacht hat {name} {total}.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle” and holds five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat mit „Auf Dissle“ eröffnet und hat fünf Sieben.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle”, but the talon ran out before they had five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat mit „Auf Dissle“ eröffnet, aber der Talon war vor den fünf Sieben zu Ende.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle” but won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat mit „Auf Dissle“ eröffnet, aber einen Stich gemacht.</translation>
    </message>
    <message>
        <source>{name} played {a_contract} and lost it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>{name} hat {a_contract} gespielt und verloren.</translation>
    </message>
    <message>
        <source>{name} played {a_contract} and made it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>{name} hat {a_contract} gespielt und gewonnen.</translation>
    </message>
    <message>
        <source>{name} won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat einen Stich gemacht.</translation>
    </message>
    <message>
        <source>{name} won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} hat nach dem letzten Abheben jeden Stich gemacht: {points} mehr.</translation>
    </message>
    <message>
        <source>× {times}</source>
        <extracomment>sixtysix_gui/text/results/result_table.py {times}: a number: by how much a deal counts</extracomment>
        <translation>×&#xa0;{times}</translation>
    </message>
    <message>
        <source>Card points at closing</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Augen beim Zudrehen</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, and both have {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points</extracomment>
        <translation>Niemand hat „Aus!“ gesagt, und beide haben {total}.</translation>
    </message>
    <message>
        <source>Not counted after closing</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Nach dem Zudrehen nicht gezählt</translation>
    </message>
    <message>
        <source>Tricks at closing</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Stiche beim Zudrehen</translation>
    </message>
    <message>
        <source>{number} short</source>
        <extracomment>sixtysix_gui/text/results/result_table.py: below a figure of card points {number}: a number of points that were lacking</extracomment>
        <translation>{number} zu wenig</translation>
    </message>
    <message>
        <source>{closer} closed, but {name} went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {closer}: the player who closed, at the beginning of the sentence: The Queen; {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{closer} hatte zugedreht, aber {name} hat mit {total} zuerst „Aus!“ gesagt.</translation>
    </message>
    <message>
        <source>You win the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>You and {partner} win the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Du und {partner} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{first} and {second} win the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} und {second} gewinnen die Partie</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to review.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>Ein Zug zum Ansehen.</numerusform>
            <numerusform>%n Züge zum Ansehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All tricks have been played: you may say “Out!” or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Alle Stiche sind gespielt: Du kannst „Aus!“ sagen oder passen.</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Best moment: trick {t}, {move}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>Bester Moment: Stich {t}, {move}.</translation>
    </message>
    <message>
        <source>Best moment: trick {t}, {move}. The next-best move is worth {d} less.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {d}: a number of game points: 0.4</extracomment>
        <translation>Bester Moment: Stich {t}, {move}. Der nächstbeste Zug ist {d} weniger wert.</translation>
    </message>
    <message>
        <source>Chance to win: {v} in 100; after your move: {w}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number; {w}: a number</extracomment>
        <translation>Gewinnchance: {v} von 100; nach deinem Zug: {w}.</translation>
    </message>
    <message>
        <source>Deal {k}: {word}, {x}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {k}: a number; {word}: a verdict in words: mistake; or a word of a record; {x}: a number of game points: 0.4</extracomment>
        <translation>Spiel {k}: {word}, {x}.</translation>
    </message>
    <message>
        <source>Decision {k} of {n}</source>
        <extracomment>sixtysix_gui/text/coach/review.py {k}: a number; {n}: how many decisions in all</extracomment>
        <translation>Entscheidung {k} von {n}</translation>
    </message>
    <message>
        <source>Expected: {v}; after your move: {w}; luck since then: {y}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number; {w}: a number; {y}: a number of game points with its sign</extracomment>
        <translation>Zu erwarten: {v}; nach deinem Zug: {w}; Glück seither: {y}.</translation>
    </message>
    <message>
        <source>You had nothing to decide in this deal.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>In diesem Spiel gab es für dich nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Judged by what you could know at the time. Cards you could not see do not count.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Beurteilt wird, was du damals wissen konntest. Verdeckte Karten zählen nicht.</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>No clear mistake in this deal.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Kein klarer Fehler in diesem Spiel.</translation>
    </message>
    <message>
        <source>On this computer the coach looks at fewer deals, so more remains uncertain.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Auf diesem Rechner prüft der Trainer weniger Verteilungen, deshalb bleibt mehr offen.</translation>
    </message>
    <message>
        <source>The coach could not work this out. See the log for details.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Der Trainer kam hier nicht weiter. Im Protokoll steht, warum.</translation>
    </message>
    <message>
        <source>The coach does not know these rules well enough to judge.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Für diese Regeln reicht das Wissen des Trainers nicht zum Urteilen.</translation>
    </message>
    <message>
        <source>The coach found nothing to improve.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Der Trainer fand nichts zu verbessern.</translation>
    </message>
    <message>
        <source>The coach is still reviewing: {k} of {n} decisions. You can already go through them.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {k}: a number; {n}: how many decisions in all</extracomment>
        <translation>Der Trainer sieht noch nach: {k} von {n} Entscheidungen. Du kannst schon blättern.</translation>
    </message>
    <message>
        <source>The coach will comment once the deal is over.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Der Trainer spricht, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The deal was tied. Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Das Spiel blieb unentschieden. So kam es dazu.</translation>
    </message>
    <message>
        <source>The talon, from the top: {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Der Talon von oben: {cards}.</translation>
    </message>
    <message>
        <source>This record does not say which seat was yours. Whose decisions should the coach review?</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>In dieser Aufzeichnung steht nicht, wo du gesessen hast. Wessen Entscheidungen soll der Trainer ansehen?</translation>
    </message>
    <message numerus="yes">
        <source>See the %n move(s)</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>Den Zug ansehen</numerusform>
            <numerusform>Die %n Züge durchgehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Too close to call: it depends on how both players continue.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Nicht zu entscheiden: Es kommt darauf an, wie beide weiterspielen.</translation>
    </message>
    <message>
        <source>Trick {t}, {move}, not reviewed yet.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>Stich {t}, {move}, noch nicht angesehen.</translation>
    </message>
    <message>
        <source>Trick {t}, {move}, {word}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {word}: a verdict in words: mistake; or a word of a record</extracomment>
        <translation>Stich {t}, {move}, {word}.</translation>
    </message>
    <message>
        <source>Trick {t}, {move}. {lesson}</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {lesson}: a sentence that says what is to be learned</extracomment>
        <translation>Stich {t}, {move}. {lesson}</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead, before drawing.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>Stich {t}: Du spielst aus, noch vor dem Abheben.</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead; the talon is closed.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>Stich {t}: Du spielst aus, der Talon ist zugedreht.</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead; the talon is used up.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>Stich {t}: Du spielst aus, der Talon ist aufgebraucht.</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>Stich {t}: Du spielst aus.</translation>
    </message>
    <message>
        <source>Trick {t}: {name} closed. You may exchange or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Stich {t}: Hier hat {name} zugedreht. Du darfst rauben oder passen.</translation>
    </message>
    <message>
        <source>Trick {t}: {name} led {card}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts</extracomment>
        <translation>Stich {t}: Hier hat {name} {card} ausgespielt.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>sixtysix_gui/windows/review/note_words.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>You gave away</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Du hast hergegeben</translation>
    </message>
    <message>
        <source>You gave away {x} game points, {name} {z}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {x}: a number of game points: 0.4; {name}: a player as sentences call them, with article: the Queen, Rachel; {z}: a number of game points: 0.4</extracomment>
        <translation>Du hast {x} Punkte hergegeben, {name} {z}.</translation>
    </message>
    <message numerus="yes">
        <source>You lost the deal by %n game point(s). Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>Du hast das Spiel mit %n Punkt verloren. So kam es dazu.</numerusform>
            <numerusform>Du hast das Spiel mit %n Punkten verloren. So kam es dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the deal by %n game point(s). Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>Du hast das Spiel mit %n Punkt gewonnen. So kam es dazu.</numerusform>
            <numerusform>Du hast das Spiel mit %n Punkten gewonnen. So kam es dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>before the first card</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>vor der ersten Karte</translation>
    </message>
    <message>
        <source>the draws and the hidden cards</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>abgehobene und verdeckte Karten</translation>
    </message>
    <message>
        <source>no clear mistake</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>kein klarer Fehler</translation>
    </message>
    <message>
        <source>nothing more to decide</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>nichts mehr zu entscheiden</translation>
    </message>
    <message>
        <source>{first} or {second} in trick {t} was too close to call.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {first}: a player: Rachel; {second}: another player: Pallas; {t}: the number of a trick</extracomment>
        <translation>{first} oder {second} im Stich {t}: nicht zu entscheiden.</translation>
    </message>
    <message>
        <source>{name} gave away</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat hergegeben</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, {move}, cost the most: {x}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {x}: a number of game points: 0.4</extracomment>
        <translation>{theme}: Stich {t}, {move}, kostete am meisten: {x}.</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, {move}, cost {x}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {x}: a number of game points: 0.4</extracomment>
        <translation>{theme}: Stich {t}, {move}, kostete {x}.</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick</extracomment>
        <translation>{theme}: Stich {t}, such den besten Zug.</translation>
    </message>
    <message>
        <source>Chance to win: {v} in 100. You have yet to find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number</extracomment>
        <translation>Gewinnchance: {v} von 100. Den besten Zug musst du noch finden.</translation>
    </message>
    <message>
        <source>Expected: {v}. You have yet to find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number</extracomment>
        <translation>Zu erwarten: {v}. Den besten Zug musst du noch finden.</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, {move}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>{theme}: Stich {t}, {move}.</translation>
    </message>
    <message>
        <source>The coach is still reviewing. You can already go through the deal.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Der Trainer sieht noch nach. Du kannst schon blättern.</translation>
    </message>
    <message>
        <source>Your decisions have been reviewed; the coach is now looking at what {name} gave away.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Deine Entscheidungen sind beurteilt; nun sieht der Trainer nach, was {name} hergegeben hat.</translation>
    </message>
</context>
<context>
    <name>ReviewCommand</name>
    <message>
        <source>random seed (default: 0)</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>Startwert des Zufalls (sonst 0)</translation>
    </message>
    <message>
        <source>Judges every decision of a seat by what it could know at the time: what the move cost in game points, how certain that is, and why. A summary of the deal follows: the expected result, luck, and what both players gave away. Findings are kept and not calculated again. The exit status is 0 if all records could be read, otherwise 1.</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>Beurteilt jede Entscheidung eines Platzes nach dem, was er damals wissen konnte: was der Zug an Punkten gekostet hat, wie sicher das ist und warum. Dann die Rechnung des Spiels: was es versprach, das Glück, und was beide hergegeben haben. Was herausgefunden wurde, wird behalten und nicht noch einmal berechnet. Der Rückgabewert ist 0, wenn alle Aufzeichnungen gelesen werden konnten, sonst 1.</translation>
    </message>
    <message>
        <source>best {move}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {move}: a move as records write it</extracomment>
        <translation>besser {move}</translation>
    </message>
    <message>
        <source>recalculate everything and keep nothing</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>alles neu berechnen und nichts behalten</translation>
    </message>
    <message>
        <source>judge the moves in records by what the players could know</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>die Züge von Aufzeichnungen danach beurteilen, was ihre Spieler wissen konnten</translation>
    </message>
    <message>
        <source>loss {loss} ± {bound}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {loss}: a number of game points: 0.4; {bound}: a number of game points: 0.05</extracomment>
        <translation>Verlust {loss} ± {bound}</translation>
    </message>
    <message>
        <source>marked</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>angemerkt</translation>
    </message>
    <message>
        <source>reason {reason}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>Grund {reason}</translation>
    </message>
    <message>
        <source>most deals to consider per decision (default: {usual})</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {usual}: what holds if nothing is said</extracomment>
        <translation>wie viele mögliche Spiele für eine Entscheidung höchstens angesehen werden (sonst {usual})</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>gut</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>no choice</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>keine Wahl</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>theme {theme}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {theme}: what there is to learn: Closing</extracomment>
        <translation>Thema {theme}</translation>
    </message>
    <message>
        <source>too close to call</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>nicht zu entscheiden</translation>
    </message>
    <message>
        <source>whose decisions (default: the seat in the Seat tag; without it, both seats)</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>wessen Entscheidungen (sonst die der Angabe Seat, ohne sie die beider)</translation>
    </message>
    <message>
        <source>worlds {count}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {count}: a number</extracomment>
        <translation>Welten {count}</translation>
    </message>
    <message>
        <source>worlds {count} (all)</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {count}: a number</extracomment>
        <translation>Welten {count} (alle)</translation>
    </message>
    <message>
        <source>{file} summary for {seat}: expected {promised}, luck {luck}, from the opponent {other}, given away {given}, result {result}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {seat}: the letter of a seat: A; {promised}: a number of game points with its sign; {luck}: a number of game points with its sign; {other}: what the opponent gave away; {given}: a number of game points that the opponent gave away; {result}: a number of game points with its sign</extracomment>
        <translation>{file} Rechnung für {seat}: erwartet {promised}, Glück {luck}, vom anderen bekommen {other}, hergegeben {given}, Ergebnis {result}</translation>
    </message>
    <message>
        <source>{file} summary for {seat}: the deal was not finished</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {seat}: the letter of a seat: A</extracomment>
        <translation>{file} Rechnung für {seat}: Das Spiel wurde nicht beendet</translation>
    </message>
    <message>
        <source>{file} error: the coach does not know the rules {rules}.</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {rules}: the name of a rule set: Schnapsen</extracomment>
        <translation>{file} Fehler: Der Trainer kennt die Regeln {rules} nicht.</translation>
    </message>
    <message>
        <source>{file} trick {trick} {seat} {move}, {verdict}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {trick}: the number of a trick; {seat}: the letter of a seat: A; {move}: a move as records write it; {verdict}: a verdict of the coach: mistake</extracomment>
        <translation>{file} Stich {trick} {seat} {move}, {verdict}</translation>
    </message>
</context>
<context>
    <name>ReviewParts</name>
    <message>
        <source>&amp;Next mistake</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py {number}: a number; {count}: a number</extracomment>
        <translation>Spiel {number} von {count}</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>With the coach</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Mit dem Trainer</translation>
    </message>
    <message>
        <source>Without the coach</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Ohne Trainer</translation>
    </message>
</context>
<context>
    <name>RuleCardButton</name>
    <message>
        <source>Press Space for {variant}.</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_card.py {variant}: the word of the next variant of a rule set: sharp</extracomment>
        <translation>Leertaste: {variant}.</translation>
    </message>
</context>
<context>
    <name>RuleErrors</name>
    <message>
        <source>The pack contains {card} twice.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA</extracomment>
        <translation>Das Kartenspiel enthält {card} zweimal.</translation>
    </message>
    <message>
        <source>{card} is missing from the pack.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA</extracomment>
        <translation>Dem Kartenspiel fehlt {card}.</translation>
    </message>
    <message>
        <source>There is no rule set named “{name}”.</source>
        <extracomment>sixtysix_gui/rules/errors.py {name}: a rule set as it was typed</extracomment>
        <translation>Es gibt kein Regelwerk namens „{name}“.</translation>
    </message>
    <message>
        <source>a list of different contracts, such as [gang, schnapser]</source>
        <extracomment>sixtysix_gui/rules/sets/contracts.py</extracomment>
        <translation>eine Liste verschiedener Ansagen, etwa [gang, schnapser]</translation>
    </message>
    <message>
        <source>a list of different contracts, such as [gang, schnapser], or the name of a list</source>
        <extracomment>sixtysix_gui/rules/sets/contracts.py</extracomment>
        <translation>eine Liste verschiedener Ansagen, etwa [gang, schnapser], oder der Name einer Liste</translation>
    </message>
    <message>
        <source>any number from 1 to 9999</source>
        <extracomment>sixtysix_gui/rules/sets/plans.py</extracomment>
        <translation>jede Zahl von 1 bis 9999</translation>
    </message>
    <message>
        <source>contracts with their values, such as [bettler:5, gang:10]</source>
        <extracomment>sixtysix_gui/rules/sets/contracts.py</extracomment>
        <translation>Ansagen mit ihrem Wert, etwa [bettler:5, gang:10]</translation>
    </message>
    <message>
        <source>the forehand cannot lead in a contract that the forehand sits out.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>Bei einer Ansage, bei der Vorhand aussetzt, kann sie nicht ausspielen.</translation>
    </message>
    <message>
        <source>players cannot be required to beat a card in a suit they need not follow.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>Ohne Farbzwang gibt es keinen Stichzwang.</translation>
    </message>
    <message>
        <source>players cannot be required to trump where they need not follow suit.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>Ohne Farbzwang gibt es keinen Trumpfzwang.</translation>
    </message>
    <message>
        <source>only the lowest card of the pack can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>Rauben kann man nur mit der niedrigsten Karte.</translation>
    </message>
    <message>
        <source>the ace can be lowest only where an Assenbettler can be called.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>Das Ass kann nur am niedrigsten sein, wo ein Assenbettler angesagt werden kann.</translation>
    </message>
    <message>
        <source>the batches must add up to the number of cards in a hand.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>Die Packen müssen zusammen ein Blatt ergeben.</translation>
    </message>
    <message>
        <source>the last trick cannot win the deal if something else decides it.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>Der letzte Stich kann das Spiel nicht gewinnen, wenn etwas anderes entscheidet.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of {count} cards.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA; {count}: a number</extracomment>
        <translation>{card} gehört nicht zum Kartenspiel mit {count} Karten.</translation>
    </message>
    <message>
        <source>{card} is not in this pack, or not that many times.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA</extracomment>
        <translation>{card} gehört nicht zu diesem Kartenspiel, oder nicht so oft.</translation>
    </message>
    <message>
        <source>{first} and {second} cannot be combined: {why}</source>
        <extracomment>sixtysix_gui/rules/errors.py {first}: the name of a dimension of the rules, as in records; {second}: another dimension of the rules; {why}: a sentence that says why</extracomment>
        <translation>{first} und {second} schließen einander aus: {why}</translation>
    </message>
    <message>
        <source>{key} cannot be {value}: it takes {allowed}.</source>
        <extracomment>sixtysix_gui/rules/errors.py {key}: the name of a key: Enter, or of an entry in a file; {value}: a value: a number, or in words; {allowed}: the values that are possible, separated by commas</extracomment>
        <translation>{key} kann nicht {value} sein, sondern nur: {allowed}.</translation>
    </message>
    <message>
        <source>{key} cannot be {value}: that is for {game}, not for the game for two players.</source>
        <extracomment>sixtysix_gui/rules/errors.py {key}: the name of a key: Enter, or of an entry in a file; {value}: a value: a number, or in words; {game}: the name of a game: Cut-throat Sixty-Six</extracomment>
        <translation>{key} kann nicht {value} sein: Das gibt es in einem anderen Spiel ({game}), nicht im Spiel für zwei.</translation>
    </message>
    <message>
        <source>“{code}” is not a card.</source>
        <extracomment>sixtysix_gui/rules/errors.py {code}: a deal code, or the two characters of a card such as HA</extracomment>
        <translation>„{code}“ ist keine Karte.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” cannot be combined: {why}</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {first}: the name of a dimension of the rules, as in records; {second}: another dimension of the rules; {why}: a sentence that says why</extracomment>
        <translation>„{first}“ und „{second}“ passen nicht zusammen: {why}</translation>
    </message>
    <message>
        <source>“{key}” is not a dimension of the rules.</source>
        <extracomment>sixtysix_gui/rules/errors.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>„{key}“ ist kein Schlüssel der Regeln.</translation>
    </message>
    <message>
        <source>“{text}” is not a deal code. A deal code has {length} letters in groups of {group}, all from {letters}.</source>
        <extracomment>sixtysix_gui/rules/fair_deals.py sixtysix_gui/text/error_sentences.py {text}: what was written; {length}: how long is played: To seven, or a number; {group}: a group of rules, or a number of letters; {letters}: the letters that may be used</extracomment>
        <translation>„{text}“ ist kein Spielcode. Er hat {length} Buchstaben in Gruppen zu {group}, alle aus {letters}.</translation>
    </message>
    <message>
        <source>“{text}” is not a nonce: a nonce has 32 hexadecimal digits.</source>
        <extracomment>sixtysix_gui/rules/fair_deals.py {text}: what was written</extracomment>
        <translation>„{text}“ ist keine Nonce: Sie hat 32 hexadezimale Ziffern.</translation>
    </message>
</context>
<context>
    <name>RuleGrid</name>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_grid.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_grid.py {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{place} von {count}</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>as in {rules}: {value}</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py {rules}: the name of a rule set: Schnapsen; {value}: a value: a number, or in words</extracomment>
        <translation>wie bei {rules}: {value}</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py</extracomment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>conflicts</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py</extracomment>
        <translation>passt nicht</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>
            <numerusform>%n&#xa0;Ansage</numerusform>
            <numerusform>%n&#xa0;Ansagen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 extra game point</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>1&#xa0;Punkt mehr</translation>
    </message>
    <message>
        <source>1 if the closer has 33+, otherwise 2; 3 without a trick at closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>1, wenn der Zudreher 33 hat, sonst 2; 3 ohne Stich beim Zudrehen</translation>
    </message>
    <message>
        <source>1 extra, but only after 65–65</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>1 mehr, aber nur nach 65&#xa0;:&#xa0;65</translation>
    </message>
    <message>
        <source>10 card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>10&#xa0;Augen</translation>
    </message>
    <message>
        <source>100 card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>100&#xa0;Augen</translation>
    </message>
    <message>
        <source>2 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>2&#xa0;Karten</translation>
    </message>
    <message>
        <source>20 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>20&#xa0;Karten</translation>
    </message>
    <message>
        <source>20 cards, partners opposite; contracts and Kontra; from 24 down to 0.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>20&#xa0;Karten, Partner gegenüber; Ansagen und Kontra; von 24 auf null.</translation>
    </message>
    <message>
        <source>20 cards; after closing, the opponent’s card points are frozen; the last trick wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>20&#xa0;Karten; nach dem Zudrehen bleiben die Augen des anderen stehen; der letzte Stich gewinnt.</translation>
    </message>
    <message>
        <source>24 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten</translation>
    </message>
    <message>
        <source>24 cards include the nines; 20 cards go down to the jacks.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>24&#xa0;Karten haben Neunen, 20&#xa0;Karten enden mit den Buben.</translation>
    </message>
    <message>
        <source>24 cards, everyone plays alone; the first player names trumps; all eight tricks are played for chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten, jeder für sich; Vorhand bestimmt Trumpf; alle acht Stiche werden um Chips gespielt.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; bids in steps of 33; the first card led sets trumps.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten, Partner gegenüber; gereizt wird in Schritten von 33; die erste Karte bestimmt Trumpf.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; the dealer’s neighbour cuts for trumps; out at 66.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten, Partner gegenüber; der Nachbar des Gebers hebt Trumpf ab; aus bei 66.</translation>
    </message>
    <message>
        <source>24 cards, three players; bids in steps of 33; the first trick also wins three extra cards.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten, drei Spieler; gereizt wird in Schritten von 33; der erste Stich bringt auch drei Karten im Skat.</translation>
    </message>
    <message>
        <source>24 cards; close before or after drawing; marriages only while the talon is open; 10 for the last trick.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten; zudrehen vor oder nach dem Abheben; Paare nur bei offenem Talon; 10 für den letzten Stich.</translation>
    </message>
    <message>
        <source>24 cards; each marriage makes its suit trumps and counts 20, 40, 60, 80; first to 100.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten; jedes Paar macht seine Farbe zu Trumpf und zählt 20, 40, 60, 80; bis 100.</translation>
    </message>
    <message>
        <source>24 cards; players take turns dealing; mistakes cost 3 against a player without a trick; no looking back at tricks.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten; gegeben wird abwechselnd; Fehler kosten 3, wenn der andere keinen Stich hat; kein Zurückschauen.</translation>
    </message>
    <message>
        <source>2; 3 if the opponent has no trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>2; 3, wenn der andere keinen Stich hat</translation>
    </message>
    <message>
        <source>2; 3 without a trick at closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>2; 3 ohne Stich beim Zudrehen</translation>
    </message>
    <message>
        <source>4 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>4&#xa0;Karten</translation>
    </message>
    <message>
        <source>48 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>48&#xa0;Karten</translation>
    </message>
    <message>
        <source>48 cards, four players, dealt and played anticlockwise; secret openings, out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>48&#xa0;Karten, vier Spieler, gegen den Uhrzeigersinn gegeben und gespielt; geheime Eröffnungen, aus bei 101.</translation>
    </message>
    <message>
        <source>48 cards; secret openings, out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>48&#xa0;Karten; geheime Eröffnungen, aus bei 101.</translation>
    </message>
    <message>
        <source>5 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>5&#xa0;Karten</translation>
    </message>
    <message>
        <source>6 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>6&#xa0;Karten</translation>
    </message>
    <message>
        <source>66 ends the deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>66 beendet das Spiel</translation>
    </message>
    <message>
        <source>66 ends the deal automatically; if closing fails, it costs 3.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>66 beendet das Spiel von selbst; misslungenes Zudrehen kostet 3.</translation>
    </message>
    <message>
        <source>If closing fails, it costs</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Misslungenes Zudrehen kostet</translation>
    </message>
    <message>
        <source>A false claim costs</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Falsches Ausmelden kostet</translation>
    </message>
    <message>
        <source>A shutout game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Eine Partie zu null</translation>
    </message>
    <message>
        <source>A marriage may be announced on the very first lead.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Schon zur allerersten Karte darf ein Paar gemeldet werden.</translation>
    </message>
    <message>
        <source>A single deal and nothing more.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Ein einziges Spiel, und danach ist Schluss.</translation>
    </message>
    <message>
        <source>After closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Nach dem Zudrehen</translation>
    </message>
    <message>
        <source>After closing, the opponent’s card points are frozen; the last trick wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Nach dem Zudrehen bleiben die Augen des anderen stehen; der letzte Stich gewinnt.</translation>
    </message>
    <message>
        <source>After a tied deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Nach einem Unentschieden</translation>
    </message>
    <message>
        <source>After the last draw</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Nach dem letzten Abheben</translation>
    </message>
    <message>
        <source>After winning a trick a player may close before drawing; both then play on with one card fewer.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Nach einem Stich darf vor dem Abheben zugedreht werden; beide spielen dann mit einer Karte weniger.</translation>
    </message>
    <message>
        <source>After winning a trick a player may exchange before drawing. If exchanging is only allowed before leading, the player must then close.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Nach einem Stich darf vor dem Abheben geraubt werden. Gehört das Rauben zum Ausspielen, muss man danach zudrehen.</translation>
    </message>
    <message>
        <source>All of the last tricks</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Alle letzten Stiche</translation>
    </message>
    <message>
        <source>As in Austria: 20 cards, five in hand; the last trick wins; if the closer wins, the loser’s points at closing count; counted down from 7.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Wie in Österreich: 20&#xa0;Karten, fünf auf der Hand; der letzte Stich gewinnt; gewinnt der Zudreher, zählt der Stand des anderen beim Zudrehen; von 7 herunter.</translation>
    </message>
    <message>
        <source>As in Bulgaria: marriages and closing only from the second trick on, closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Wie in Bulgarien: Melden und Zudrehen erst ab dem zweiten Stich, zudrehen nur mit mindestens vier Karten im Talon.</translation>
    </message>
    <message>
        <source>Ace lowest in Assenbettler</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Assenbettler mit dem Ass zuunterst</translation>
    </message>
    <message>
        <source>Austria</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Österreich</translation>
    </message>
    <message>
        <source>Austria, Hungary</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Österreich, Ungarn</translation>
    </message>
    <message>
        <source>Bar Schnapsen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Wirtshaus-Schnapsen</translation>
    </message>
    <message>
        <source>Bar Schnapsen with 24 cards and six in hand.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Wirtshaus-Schnapsen mit 24&#xa0;Karten und sechs auf der Hand.</translation>
    </message>
    <message>
        <source>Bar Schnapsen with nines</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Wirtshaus-Schnapsen mit Neunen</translation>
    </message>
    <message>
        <source>Bar rules</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Wirtshausregeln</translation>
    </message>
    <message>
        <source>Bauernschnapsen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bauernschnapsen</translation>
    </message>
    <message>
        <source>Before a lead: only the leader, or the leader’s partner too.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Vor einem Ausspiel: nur wer ausspielt, oder auch der Partner.</translation>
    </message>
    <message>
        <source>Before drawing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Vor dem Abheben</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Vor der ersten Karte</translation>
    </message>
    <message>
        <source>Best of 3</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Best of&#xa0;3</translation>
    </message>
    <message>
        <source>Best of 5</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Best of&#xa0;5</translation>
    </message>
    <message>
        <source>Best of 7</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Best of&#xa0;7</translation>
    </message>
    <message>
        <source>Bid how many times 33 you will make; the first card led sets trumps. If you make less than your bid, you are set.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Reizt, wie oft ihr 33 macht; die erste Karte bestimmt Trumpf. Wer weniger macht, verliert.</translation>
    </message>
    <message>
        <source>Bids and contracts</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Reizen und Ansagen</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bulgarien</translation>
    </message>
    <message>
        <source>Bummerl</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bummerl</translation>
    </message>
    <message>
        <source>By the book</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Nach Regelbuch</translation>
    </message>
    <message>
        <source>Canada, USA</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kanada, USA</translation>
    </message>
    <message>
        <source>Card exchanged</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Karte zum Rauben</translation>
    </message>
    <message>
        <source>Card to lead</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Karte zum Ausspielen</translation>
    </message>
    <message>
        <source>Cards per hand</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>Cards left in the talon</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Karten im Talon</translation>
    </message>
    <message>
        <source>Close before or after drawing. Marriages only while the talon is open; the last trick counts 10.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Zudrehen vor oder nach dem Abheben. Paare nur bei offenem Talon; der letzte Stich zählt 10.</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Zudrehen</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Counting</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Gezählt wird</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Cut-throat</translation>
    </message>
    <message>
        <source>Cut-throat Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Cut-throat-66</translation>
    </message>
    <message>
        <source>Dealer after a tied deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Geber nach einem Unentschieden</translation>
    </message>
    <message>
        <source>Dealt in batches of</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Gegeben wird zu</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Doppeln</translation>
    </message>
    <message>
        <source>Everyone plays alone with eight cards. The first player names trumps or turns up a card; paid in chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Jeder für sich, acht Karten. Vorhand sagt Trumpf an oder lässt aufdecken; gezahlt wird in Chips.</translation>
    </message>
    <message>
        <source>Everyone plays alone: bid how many times 33 you will make; the first trick also wins the widow of three cards.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Jeder gegen jeden: Reize, wie oft du 33 machst; der erste Stich bringt auch die drei Karten im Skat.</translation>
    </message>
    <message>
        <source>Each game from {count} to 0; the loser gets a Bummerl, or two in a shutout.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Jede Partie von {count} auf 0; wer verliert, bekommt ein Bummerl, zu null zwei.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Rauben</translation>
    </message>
    <message>
        <source>Five cards; the last trick wins. If the closer wins, the loser’s points at closing count.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Fünf Karten; der letzte Stich gewinnt. Gewinnt der Zudreher, zählt der Stand des anderen beim Zudrehen.</translation>
    </message>
    <message>
        <source>The forehand, who leads first, names trumps after three cards. Ten contracts, from Bettler to Herrenjodler, and Kontra.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Vorhand sagt Trumpf aus drei Karten an. Zehn Ansagen vom Bettler bis zum Herrenjodler, und Kontra.</translation>
    </message>
    <message>
        <source>Gaigel</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Gaigel</translation>
    </message>
    <message>
        <source>Gaigel for two</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Gaigel zu zweit</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Game points for a win</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Punkte für einen Gewinn</translation>
    </message>
    <message>
        <source>Game points to win</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Punkte zum Gewinn</translation>
    </message>
    <message>
        <source>Games to {count}; a lost game is a Bummerl, a shutout counts as two.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Partien bis {count}; wer eine verliert, hat ein Bummerl, zu null zählt doppelt.</translation>
    </message>
    <message>
        <source>Gentler: at the end you only have to follow suit, and marriages always count.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Sanfter: Am Ende gilt nur Farbzwang, und Paare zählen immer.</translation>
    </message>
    <message>
        <source>Gentler: at the end you only have to follow suit; marriages always count; a tied deal carries over.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Sanfter: Am Ende gilt nur Farbzwang; Paare zählen immer; ein Unentschieden wird übertragen.</translation>
    </message>
    <message>
        <source>Germany</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ausmelden</translation>
    </message>
    <message>
        <source>Going out before the closer is worth</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ausmelden vor dem Zudreher bringt</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How many cards each player is dealt at a time.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie viele Karten jeder auf einmal bekommt.</translation>
    </message>
    <message>
        <source>How many cards each player holds while cards are being drawn.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie viele Karten jeder hält, solange abgehoben wird.</translation>
    </message>
    <message>
        <source>How many cards must be left to close, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie viele Karten zum Zudrehen dort liegen müssen, die Trumpfkarte mitgezählt.</translation>
    </message>
    <message>
        <source>How many cards must be left to exchange, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie viele Karten zum Rauben dort liegen müssen, die Trumpfkarte mitgezählt.</translation>
    </message>
    <message>
        <source>How many times 33 card points can be bid.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie oft 33&#xa0;Augen höchstens gereizt werden dürfen.</translation>
    </message>
    <message>
        <source>How many times both sides together can double.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie oft beide Seiten zusammen doppeln dürfen.</translation>
    </message>
    <message>
        <source>How the score is shown.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie der Stand angezeigt wird.</translation>
    </message>
    <message>
        <source>Idiots’ Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Idioten-66</translation>
    </message>
    <message>
        <source>In response to closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Als Antwort aufs Zudrehen</translation>
    </message>
    <message>
        <source>In which contracts the player plays alone against two.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Bei welchen Ansagen man allein gegen zwei spielt.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Letzte Gelegenheit</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Marriages and closing only from the second trick on; closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Paare und Zudrehen erst ab dem zweiten Stich; zudrehen nur bei mindestens vier Karten im Talon.</translation>
    </message>
    <message>
        <source>Marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Paare dürfen gemeldet werden, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Marriages may be announced while the talon is closed.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Paare dürfen gemeldet werden, während der Talon zugedreht ist.</translation>
    </message>
    <message>
        <source>Must trump</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Trumpfzwang</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Nächster Geber</translation>
    </message>
    <message>
        <source>No marriage on the first lead; exchanging and closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kein Paar zum ersten Ausspiel; rauben und zudrehen nur bei mindestens vier Karten im Talon.</translation>
    </message>
    <message>
        <source>No trumps at first: each marriage makes its suit trumps and counts 20, 40, 60, 80.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Anfangs kein Trumpf: Jedes Paar macht seine Farbe zu Trumpf und zählt 20, 40, 60, 80.</translation>
    </message>
    <message>
        <source>There is no set number of deals; leave the game when you like.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Die Zahl der Spiele ist offen; wer genug hat, steht auf.</translation>
    </message>
    <message>
        <source>North American</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Nordamerikanisch</translation>
    </message>
    <message>
        <source>North American Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Nordamerikanisches 66</translation>
    </message>
    <message>
        <source>On the first lead</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Beim ersten Ausspiel</translation>
    </message>
    <message>
        <source>On which turns a player may go out.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann man sich ausmelden darf.</translation>
    </message>
    <message>
        <source>On which turns a player may exchange it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann geraubt werden darf.</translation>
    </message>
    <message>
        <source>Once the talon is closed or used up, players must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ist der Talon zugedreht oder aufgebraucht, muss Farbe bedient werden.</translation>
    </message>
    <message>
        <source>One deal</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>Only with a trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Nur mit Stich</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <extracomment>sixtysix_gui/windows/new_game/choice.py</extracomment>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Pack and deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Karten und Geben</translation>
    </message>
    <message>
        <source>Partners sit opposite each other. The dealer’s neighbour cuts for trumps; the leader’s partner may announce a marriage too.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Partner sitzen einander gegenüber. Der Nachbar des Gebers hebt Trumpf ab; auch der Partner dessen, der ausspielt, darf melden.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Santase</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Santase</translation>
    </message>
    <message>
        <source>Santase where 66 ends the deal automatically; if closing fails, it costs 3; first to 11.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Santase, bei dem 66 das Spiel von selbst beendet; misslungenes Zudrehen kostet 3; bis 11.</translation>
    </message>
    <message>
        <source>Santase to eleven</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Santase bis elf</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Schnapsen</translation>
    </message>
    <message>
        <source>Schnapsen without a marriage on the first lead; exchanging and closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Schnapsen ohne Paar beim ersten Ausspiel; rauben und zudrehen nur mit mindestens vier Karten im Talon.</translation>
    </message>
    <message>
        <source>Schnapsen, sharp</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Schnapsen, scharf</translation>
    </message>
    <message>
        <source>Schnapser and Bauernschnapser too</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>auch zu Schnapser und Bauernschnapser</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
    <message>
        <source>Sixty-Six (German)</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
    <message>
        <source>Sixty-Six (encyclopaedia)</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Sechsundsechzig nach Lexikon</translation>
    </message>
    <message>
        <source>Sixty-Six for three</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>66 zu dritt</translation>
    </message>
    <message>
        <source>Sixty-Six in pairs</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kreuz-66</translation>
    </message>
    <message>
        <source>Must follow suit</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Farbzwang</translation>
    </message>
    <message>
        <source>Must beat the card led</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Stichzwang</translation>
    </message>
    <message>
        <source>Players take turns dealing; mistakes cost 3 against a player without a trick; no looking back at tricks.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Gegeben wird abwechselnd; Fehler kosten 3 gegen einen Spieler ohne Stich; kein Zurückschauen.</translation>
    </message>
    <message>
        <source>The first player to get from {count} to zero wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Wer von {count} zuerst auf null ist, gewinnt.</translation>
    </message>
    <message>
        <source>The first side to get from {count} to zero wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Die Seite, die von {count} zuerst auf null ist, gewinnt.</translation>
    </message>
    <message>
        <source>The first side to reach {count} game points wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Die Seite, die zuerst {count} Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>For a loser with 33 or more – fewer than 33 – no trick at all.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Der Verlierer hat 33 oder mehr – weniger als 33 – nicht einmal einen Stich.</translation>
    </message>
    <message>
        <source>When the dealer turns up the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann der Geber die Trumpfkarte aufschlägt.</translation>
    </message>
    <message>
        <source>The opponent’s card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Die Augen des anderen</translation>
    </message>
    <message>
        <source>The partner sits out</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Der Partner setzt aus</translation>
    </message>
    <message>
        <source>The talon may be closed before any card is played.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Der Talon darf zugedreht werden, bevor eine Karte gespielt ist.</translation>
    </message>
    <message>
        <source>The ten</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Die Zehn</translation>
    </message>
    <message>
        <source>The ten is then highest and the ace lowest, and no ace is needed to call it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Die Zehn ist darin am höchsten, das Ass am niedrigsten, und man braucht kein Ass dazu.</translation>
    </message>
    <message>
        <source>The trump that may be exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Der Trumpf, mit dem die Trumpfkarte geraubt werden darf.</translation>
    </message>
    <message>
        <source>The very last trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Der allerletzte Stich</translation>
    </message>
    <message>
        <source>To eleven</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bis elf</translation>
    </message>
    <message>
        <source>To fifteen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bis fünfzehn</translation>
    </message>
    <message>
        <source>To nine</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bis neun</translation>
    </message>
    <message>
        <source>To seven</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bis sieben</translation>
    </message>
    <message>
        <source>To ten</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bis zehn</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>To {count}</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: a game ends at {count} game points {count}: a number</extracomment>
        <translation>Bis {count}</translation>
    </message>
    <message>
        <source>Tricks you may look at</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Stiche, die man ansehen darf</translation>
    </message>
    <message>
        <source>Trump card turned up</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Trumpfkarte aufgeschlagen</translation>
    </message>
    <message>
        <source>Must overtrump</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Übertrumpfen</translation>
    </message>
    <message>
        <source>Two packs and secret openings; out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Doppeltes Blatt und geheime Eröffnungen; aus bei 101.</translation>
    </message>
    <message>
        <source>Two packs, played anticlockwise; secret openings, out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Doppeltes Blatt, gegen den Uhrzeigersinn; geheime Eröffnungen, aus bei 101.</translation>
    </message>
    <message>
        <source>What a player without a trick may do with a marriage.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was jemand ohne Stich mit einem Paar tun darf.</translation>
    </message>
    <message>
        <source>What a win counts if the other side has no game points.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was es zählt, wenn der andere keinen Punkt hat.</translation>
    </message>
    <message>
        <source>What it is worth apart from its cards.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was er außer seinen Karten wert ist.</translation>
    </message>
    <message>
        <source>What it is worth if the talon was never closed.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was er wert ist, wenn nie zugedreht wurde.</translation>
    </message>
    <message>
        <source>What it is worth to win every trick after the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was es wert ist, jeden Stich zu machen, nachdem der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>What the opponent gets for an “Out!” without 66.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was der andere für ein „Aus!“ ohne 66 bekommt.</translation>
    </message>
    <message>
        <source>What the opponent gets for going out first.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was der andere bekommt, wenn er sich zuerst ausmeldet.</translation>
    </message>
    <message>
        <source>What the opponent gets if the closer does not go out.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was der andere bekommt, wenn der Zudreher sich nicht ausmeldet.</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>When “Out!” may be said</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann „Aus!“ erlaubt ist</translation>
    </message>
    <message>
        <source>When nobody goes out</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wenn sich niemand ausmeldet</translation>
    </message>
    <message>
        <source>When the closer wins, the loser’s points are counted</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Gewinnt der Zudreher, zählt beim Verlierer der Stand</translation>
    </message>
    <message>
        <source>When the game is over and who has won it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann die Partie zu Ende ist und wer sie dann gewonnen hat.</translation>
    </message>
    <message>
        <source>When the talon is closed, the opponent may exchange at once.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wird zugedreht, darf der andere sofort rauben.</translation>
    </message>
    <message>
        <source>In which contracts that player leads to the first trick; in the others the forehand leads.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Bei welchen Ansagen das für den ersten Stich gilt; sonst spielt Vorhand aus.</translation>
    </message>
    <message>
        <source>If marriages end with the talon: the last lead on which one may be announced. Only matters when closing just before the last two cards are drawn.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wo Paare mit dem Talon enden: das letzte Ausspiel mit einem Paar. Wichtig nur, wenn kurz vor den letzten beiden Karten zugedreht wird.</translation>
    </message>
    <message>
        <source>Where the ten ranks among the cards; it counts 10 either way.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wo die Zehn unter den Karten steht; sie zählt immer 10.</translation>
    </message>
    <message>
        <source>Whether a player has to say “Out!”.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ob man „Aus!“ selbst sagen muss.</translation>
    </message>
    <message>
        <source>Whether marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ob Paare gemeldet werden dürfen, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Whether the next winner gets something extra.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ob der nächste Gewinner etwas extra bekommt.</translation>
    </message>
    <message>
        <source>Whether tricks and card points after closing still help the loser.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ob dem Verlierer Stiche und Augen nach dem Zudrehen noch helfen.</translation>
    </message>
    <message>
        <source>Whether what the opponent makes after closing counts.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ob für den anderen zählt, was er nach dem Zudrehen macht.</translation>
    </message>
    <message>
        <source>Which card of a marriage must be led.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Welche Karte eines Paars ausgespielt werden muss.</translation>
    </message>
    <message>
        <source>Which contracts can be called, and what they are worth.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Welche Ansagen es gibt und was sie wert sind.</translation>
    </message>
    <message>
        <source>Which won tricks a player may look at again.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Welche gewonnenen Stiche wieder aufgedeckt werden dürfen.</translation>
    </message>
    <message>
        <source>Who deals after a deal that nobody wins.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer nach einem Spiel gibt, das niemand gewonnen hat.</translation>
    </message>
    <message>
        <source>Who deals after a deal that somebody wins.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer nach einem gewonnenen Spiel gibt.</translation>
    </message>
    <message>
        <source>Who may announce a marriage</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer melden darf</translation>
    </message>
    <message>
        <source>The player of the contract leads</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer ansagt, spielt aus</translation>
    </message>
    <message>
        <source>Who wins when all cards are played and nobody closed or went out.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer gewinnt, wenn alle Karten gespielt sind und niemand zugedreht oder sich ausgemeldet hat.</translation>
    </message>
    <message>
        <source>A player who cannot follow suit must play a trump if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer nicht bedienen kann, muss trumpfen, wenn er kann.</translation>
    </message>
    <message>
        <source>Only a player who has won a trick may exchange.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer raubt, muss einen Stich haben.</translation>
    </message>
    <message>
        <source>A player who follows suit must beat the best card in the trick if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer bedient, muss stechen, was da liegt, wenn er kann.</translation>
    </message>
    <message>
        <source>A player who follows suit must then play a higher card if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer dann bedient, muss höher bedienen, wenn er kann.</translation>
    </message>
    <message>
        <source>A player who has no card of the suit led must then play a trump.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer dann die Farbe nicht hat, muss trumpfen.</translation>
    </message>
    <message>
        <source>The first to reach this many wins the game.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer so viele zuerst hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>The first to win {count} chips wins the game.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Wer zuerst {count} Chips gewonnen hat, gewinnt.</translation>
    </message>
    <message>
        <source>The first to reach {count} game points wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Wer zuerst {count} Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>A player who plays a trump must beat any trump already in the trick.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer trumpft, muss einen Trumpf, der schon liegt, übertrumpfen.</translation>
    </message>
    <message>
        <source>The first to win four games. Press again for best of 3 or 5.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bis jemand vier Partien gewonnen hat. Noch einmal drücken: Best of 3 oder 5.</translation>
    </message>
    <message>
        <source>The first to win three games. Press again for best of 7 or 3.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bis jemand drei Partien gewonnen hat. Noch einmal drücken: Best of 7 oder 3.</translation>
    </message>
    <message>
        <source>The first to win two games. Press again for best of 5 or 7.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Bis jemand zwei Partien gewonnen hat. Noch einmal drücken: Best of 5 oder 7.</translation>
    </message>
    <message>
        <source>Winner of the deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Gewinner des Spiels</translation>
    </message>
    <message>
        <source>Without a trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ohne Stich</translation>
    </message>
    <message>
        <source>Württemberg</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Württemberg</translation>
    </message>
    <message>
        <source>after dealing all hands</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nach allen Blättern</translation>
    </message>
    <message>
        <source>just below the ace</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>unter dem Ass</translation>
    </message>
    <message>
        <source>after the first batch</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nach dem ersten Packen</translation>
    </message>
    <message>
        <source>after twelve decided deals</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nach zwölf entschiedenen Spielen</translation>
    </message>
    <message>
        <source>all your own</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>alle eigenen</translation>
    </message>
    <message>
        <source>all thirteen</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>alle dreizehn</translation>
    </message>
    <message>
        <source>always 2</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>immer 2</translation>
    </message>
    <message>
        <source>always 3</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>immer 3</translation>
    </message>
    <message>
        <source>any lead while there are cards in the talon</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>jedes Ausspiel, solange Karten im Talon liegen</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>zu Hause</translation>
    </message>
    <message>
        <source>at closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>beim Zudrehen</translation>
    </message>
    <message>
        <source>at the end</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>at the bar</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>im Wirtshaus</translation>
    </message>
    <message>
        <source>before leading</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>vor dem Ausspielen</translation>
    </message>
    <message>
        <source>just below the jack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>unter dem Buben</translation>
    </message>
    <message>
        <source>both partners</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>beide Partner</translation>
    </message>
    <message>
        <source>automatically</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>von selbst</translation>
    </message>
    <message>
        <source>keep counting</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>zählen weiter</translation>
    </message>
    <message>
        <source>down to 0</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>abwärts bis null</translation>
    </message>
    <message>
        <source>encyclopaedia</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>king or queen</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>König oder Dame</translation>
    </message>
    <message>
        <source>more card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>wer mehr Augen hat</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nie</translation>
    </message>
    <message>
        <source>never: play as long as you like</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nie: so lange man mag</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>no exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>kein Rauben</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>not announce it</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>es nicht melden</translation>
    </message>
    <message>
        <source>nothing extra</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>nichts extra</translation>
    </message>
    <message>
        <source>on any of your own turns</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>immer, wenn man dran ist</translation>
    </message>
    <message>
        <source>once: Kontra</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>einmal: Kontra</translation>
    </message>
    <message>
        <source>one game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>open-ended</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py</extracomment>
        <translation>offenes Ende</translation>
    </message>
    <message>
        <source>sharp</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>scharf</translation>
    </message>
    <message>
        <source>announce it; it counts from the first trick on</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>melden; es zählt ab dem ersten Stich</translation>
    </message>
    <message>
        <source>are frozen</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>bleiben stehen</translation>
    </message>
    <message>
        <source>ten, the Bettler for 5</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>zehn, der Bettler für 5</translation>
    </message>
    <message>
        <source>the jack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>der Bube</translation>
    </message>
    <message>
        <source>the king</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>der König</translation>
    </message>
    <message>
        <source>the last lead with a full hand</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>das letzte Ausspiel mit vollem Blatt</translation>
    </message>
    <message>
        <source>the last one, and each side’s first</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>der letzte und der erste jeder Seite</translation>
    </message>
    <message>
        <source>the last one, until the next lead</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>der letzte, bis zum nächsten Ausspiel</translation>
    </message>
    <message>
        <source>the leader</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>wer ausspielt</translation>
    </message>
    <message>
        <source>the nine</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>die Neun</translation>
    </message>
    <message>
        <source>the other player</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>der andere</translation>
    </message>
    <message>
        <source>the same player again</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>noch einmal derselbe</translation>
    </message>
    <message>
        <source>the winner</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>der Gewinner</translation>
    </message>
    <message>
        <source>three times: Kontra, Re, Sub</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>dreimal: Kontra, Re, Sub</translation>
    </message>
    <message>
        <source>to 11</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>bis 11</translation>
    </message>
    <message>
        <source>to 7</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>bis 7</translation>
    </message>
    <message>
        <source>to {count}</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: a game ends at {count} game points {count}: a number</extracomment>
        <translation>bis {count}</translation>
    </message>
    <message>
        <source>twice: Kontra, Re</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>zweimal: Kontra, Re</translation>
    </message>
    <message>
        <source>two games</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>zwei Partien</translation>
    </message>
    <message>
        <source>up from 0</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>aufwärts von null</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>üblich</translation>
    </message>
    <message>
        <source>what it would have won</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>was sie gewonnen hätte</translation>
    </message>
    <message>
        <source>when “Out!” is said</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>wenn „Aus!“ gesagt wird</translation>
    </message>
    <message>
        <source>when a player has won ten chips</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>wenn jemand zehn Chips gewonnen hat</translation>
    </message>
    <message>
        <source>the only player with 66</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>wer allein 66 hat</translation>
    </message>
    <message>
        <source>the winner of the last trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>wer den letzten Stich macht</translation>
    </message>
    <message>
        <source>wins the deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>gewinnt das Spiel</translation>
    </message>
    <message>
        <source>without Bettler and Zehnergang</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>ohne Bettler und Zehnergang</translation>
    </message>
    <message>
        <source>without trumps</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>ohne Trumpf</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>{count} deals</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: a game is over after {count} deals {count}: a number</extracomment>
        <translation>{count}&#xa0;Spiele</translation>
    </message>
    <message>
        <source>{count} deals; the player with the most chips wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>{count} Spiele; wer die meisten Chips hat, gewinnt.</translation>
    </message>
    <message>
        <source>{count} to 0</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: how a game is counted: down from {count} to zero sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>{count} → 0</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py {name}: the name of a rule set</extracomment>
        <translation>{name}, geändert</translation>
    </message>
    <message numerus="yes">
        <source>{name}, changed in %n place(s)</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py {name}: the name of a rule set</extracomment>
        <translation>
            <numerusform>{name}, an %n Stelle geändert</numerusform>
            <numerusform>{name}, an %n Stellen geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Burgundy</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Burgund</translation>
    </message>
    <message>
        <source>Card back</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Cards and cloth</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Karten und Tuch</translation>
    </message>
    <message>
        <source>Cloth: {name}</source>
        <extracomment>sixtysix_gui/text/data/settings.toml: {name} is the name of a colour, as it stands below the patches of cloth {name}: the name of a cloth</extracomment>
        <translation>Tuch: {name}</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Four</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Four colours – black, green, red, orange – are for French cards only.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Vier Farben – schwarz, grün, rot, orange – gibt es nur für französische Karten.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Scales</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Schuppen</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Walnut</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Dim cards that cannot be played</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Karten abdunkeln, die nicht gespielt werden dürfen</translation>
    </message>
    <message>
        <source>Enlarges all text, buttons, name plates and the coin.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Vergrößert alle Texte, Knöpfe, Namensschilder und die Münze.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Larger indices in the corners</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Größere Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>Largest</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Am größten</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Show how many cards are in the talon</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Zeigen, wie viele Karten im Talon liegen</translation>
    </message>
    <message>
        <source>Bolder lines and plain backgrounds, easier to see.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Kräftigere Linien und ruhige Hintergründe: Alles ist leichter zu erkennen.</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Your hand gets larger; the other cards, the piles and the rest of the table make room.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Dein Blatt wird größer; die anderen Karten, die Stapel und der übrige Tisch machen Platz.</translation>
    </message>
    <message>
        <source>{size}%</source>
        <extracomment>sixtysix_gui/text/data/settings.toml {size}: a number</extracomment>
        <translation>{size}&#xa0;%</translation>
    </message>
    <message>
        <source>System setting</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Wie im System eingestellt</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>How fast cards move; “None” turns off all movement. Your system may ask for less motion.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Wie schnell sich Karten bewegen; bei „Keines“ bewegt sich gar nichts. Das System kann um weniger Bewegung bitten.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>Marriages, “Out!”, a closed talon, a refused move, your turn after a long wait. These are the only sounds when movement is off or a screen reader is running.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Paare, „Aus!“, ein zugedrehter Talon, ein abgelehnter Zug, dein Zug nach langem Warten. Nur diese Töne sind zu hören, wenn sich nichts bewegt oder ein Bildschirmleser läuft.</translation>
    </message>
    <message>
        <source>Movement and sound</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Music at the end of a deal or game</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Musik am Ende eines Spiels oder einer Partie</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>No sound: no loudspeaker was found. The program looks again with the next sound.</source>
        <extracomment>sixtysix_gui/windows/settings/page.py</extracomment>
        <translation>Es ist nichts zu hören: Es wurde kein Lautsprecher gefunden. Mit dem nächsten Ton wird wieder danach gesucht.</translation>
    </message>
    <message>
        <source>No sound: the part of the program that plays sounds is missing (miniaudio).</source>
        <extracomment>sixtysix_gui/windows/settings/page.py</extracomment>
        <translation>Es ist nichts zu hören: Der Teil des Programms, der Töne abspielt, fehlt hier (miniaudio).</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Paper on cloth: cards being dealt, played, drawn and counted.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Papier auf Tuch: Karten, die gegeben, gespielt, abgehoben und gezählt werden.</translation>
    </message>
    <message>
        <source>Signals</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Töne am Tisch</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Against the two weakest</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Gegen die zwei schwächsten</translation>
    </message>
    <message>
        <source>Against the two weakest: only until you have been right three times in a row.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Gegen die zwei schwächsten nur, bis du dreimal nacheinander recht hattest.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Ask before “Out!”</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Vor „Aus!“ nachfragen</translation>
    </message>
    <message>
        <source>Before my partner leads</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Bevor mein Partner ausspielt</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Draw for me</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Für mich abheben</translation>
    </message>
    <message>
        <source>Give me a moment</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Einen Moment warten</translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Gleich weiter</translation>
    </message>
    <message>
        <source>Hidden: I keep count myself</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Verdeckt: Ich zähle selbst</translation>
    </message>
    <message>
        <source>In games for three and four. Each tip appears once, when it is relevant.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>In Spielen zu dritt und zu viert; jeder Rat erscheint einmal, wenn es gerade darum geht.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Play cards with one click</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Ein Klick spielt eine Karte</translation>
    </message>
    <message>
        <source>Play my last card automatically</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Meine letzte Karte automatisch spielen</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Say “Out!” for me at 66</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Bei 66 für mich „Aus!“ sagen</translation>
    </message>
    <message>
        <source>Show all tips again</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Alle Ratschläge wieder zeigen</translation>
    </message>
    <message>
        <source>Show everyone’s</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show mine</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Meine zeigen</translation>
    </message>
    <message>
        <source>Show tips at the table</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Ratschläge am Tisch zeigen</translation>
    </message>
    <message>
        <source>If cards are drawn for you, you cannot close before drawing, even where the rules allow it. The first option applies only against the two weakest opponents.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Vor dem Abheben kannst du dann nicht mehr zudrehen, auch wo die Regeln es erlauben. Die erste Wahl gilt nur gegen die zwei schwächsten Gegner.</translation>
    </message>
    <message>
        <source>Time to say “Out!” for both of you. If you can announce a marriage, the game always waits.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Damit du für euch beide „Aus!“ sagen kannst. Kannst du ein Paar melden, wird immer gewartet.</translation>
    </message>
    <message>
        <source>Until I finish a game</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Bis eine Partie zu Ende gespielt ist</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Auf mich warten</translation>
    </message>
    <message>
        <source>If your opponent closed when you had no trick and waiting may gain you more, the choice stays yours.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Wo dir Warten mehr bringen kann, weil der andere zugedreht hat und du da noch keinen Stich hattest, bleibt die Wahl bei dir.</translation>
    </message>
    <message>
        <source>Allow hints in games that count</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Tipps auch in Partien erlauben, die zählen</translation>
    </message>
    <message>
        <source>Ask before the first hint</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Vor dem ersten Tipp fragen</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Explain good moves in demonstrations</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>In Vorführungen gute Züge begründen</translation>
    </message>
    <message>
        <source>In a review, let me find the best move before it is shown</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Im Rückblick zuerst selbst suchen, was am besten war</translation>
    </message>
    <message>
        <source>In games for two, whenever one move is clearly best.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>In den Spielen zu zweit, wo ein Zug klar der beste ist.</translation>
    </message>
    <message>
        <source>Review every deal automatically</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Der Trainer wertet jedes Spiel nach dem Ende aus</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <source>System language: {name}</source>
        <extracomment>sixtysix_gui/text/data/settings.toml {name}: the name of a cloth</extracomment>
        <translation>Wie das System: {name}</translation>
    </message>
    <message>
        <source>It is mixed into the shuffle, so nobody can have chosen your cards.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Es wird mit eingemischt; so kann niemand deine Karten ausgesucht haben.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language and name</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Sprache und Name</translation>
    </message>
    <message>
        <source>Let me type a word before each deal</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Vor jedem Spiel ein eigenes Wort eingeben</translation>
    </message>
    <message>
        <source>My name</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Mein Name</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Keep my finished games</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Meine beendeten Partien aufheben</translation>
    </message>
    <message>
        <source>They stay on this computer. Help ▸ About shows where they are and how much space they take.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Sie bleiben auf diesem Rechner. Wo sie liegen und wie groß sie sind, steht unter Hilfe ▸ Über.</translation>
    </message>
    <message>
        <source>In the background, earlier deals too while you pause. Never on battery.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Im Hintergrund, auch frühere Spiele, während du pausierst. Nie im Akkubetrieb.</translation>
    </message>
</context>
<context>
    <name>SettingsDrawer</name>
    <message>
        <source>Reset this page</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Diese Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>SettingsRail</name>
    <message>
        <source>{heading}, page {number} of {count}</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py {heading}: the heading of a list of pages; {number}: a number; {count}: a number</extracomment>
        <translation>{heading}, Seite {number} von {count}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Back</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The deal is waiting.</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Das Spiel wartet.</translation>
    </message>
    <message>
        <source>Your choice is waiting.</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Deine Auswahl wartet.</translation>
    </message>
</context>
<context>
    <name>SolveCommand</name>
    <message>
        <source>--all judges whole tricks and cannot be used with --moves.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>--all beurteilt ganze Stiche und geht nicht zusammen mit --moves.</translation>
    </message>
    <message>
        <source>--moves {moves}: trick {trick} allows at most {most}.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py {moves}: a number of moves; {trick}: the number of a trick; {most}: a number</extracomment>
        <translation>--moves {moves}: Im Stich {trick} kann nach höchstens {most} gefragt werden.</translation>
    </message>
    <message>
        <source>--record {number}: the file ends with record {last}.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py {number}: a number; {last}: the last of a list, or a number</extracomment>
        <translation>--record {number}: Die Datei endet mit Aufzeichnung {last}.</translation>
    </message>
    <message>
        <source>--trick {trick}: the deal was not played that far.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py {trick}: the number of a trick</extracomment>
        <translation>--trick {trick}: So weit wurde das Spiel nicht gespielt.</translation>
    </message>
    <message>
        <source>For every legal move at one point of a record, prints the game points it brings the player to act if both play perfectly and see all cards, and a best line to the end. With --all, prints what each move of the deal gave away. In games for three and four, and in idiots-66 and gaigel-2, only the end of a deal is valued: at most 12 unplayed cards, or 8 with two players; everyone plays for the points of their own side.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>Gibt für jeden erlaubten Zug an einer Stelle einer Aufzeichnung aus, wie viele Punkte er dem bringt, der dran ist, wenn beide fehlerlos spielen und alle Karten sehen, und eine beste Folge bis zum Ende. Mit --all wird ausgegeben, was jeder Zug des Spiels hergegeben hat. Von den Spielen für drei und vier, von idiots-66 und gaigel-2 wird das Ende eines Spiels bewertet: höchstens 12 ungespielte Karten, 8 zu zweit; alle spielen für die Punkte der eigenen Seite.</translation>
    </message>
    <message>
        <source>after this many moves of that trick, acts included (default: 0)</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>nach so vielen Zügen dieses Stichs, Ansagen mitgezählt (sonst 0)</translation>
    </message>
    <message>
        <source>in {rules}, at most {most} unplayed cards can be valued; here there are {left}. Choose a later trick with --trick.</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {rules}: the name of a rule set: Schnapsen; {most}: a number; {left}: a number of cards</extracomment>
        <translation>In {rules} können höchstens {most} ungespielte Karten bewertet werden; hier sind es {left}. --trick nennt einen späteren Stich.</translation>
    </message>
    <message>
        <source>instead, judge every move from that trick on</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>stattdessen jeden Zug von diesem Stich an beurteilen</translation>
    </message>
    <message>
        <source>value the moves of a record with all cards known</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>die Züge einer Aufzeichnung bewerten, wenn alle Karten bekannt sind</translation>
    </message>
    <message>
        <source>number of the record (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>Nummer der Aufzeichnung (sonst 1)</translation>
    </message>
    <message>
        <source>number of the trick (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>Nummer des Stichs (sonst 1)</translation>
    </message>
    <message>
        <source>{file} trick {trick} {seat} {move} {points}, best {best} {best_points}, loss {loss}</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {file}: the name of a file; {trick}: the number of a trick; {seat}: the letter of a seat: A; {move}: a move as records write it; {points}: a number of points; {best}: a move as records write it; {best_points}: card points; {loss}: a number of game points: 0.4</extracomment>
        <translation>{file} Stich {trick} {seat} {move} {points}, am besten {best} {best_points}, Verlust {loss}</translation>
    </message>
    <message>
        <source>{file} trick {trick}, after {moves} of its moves: {seat} to act</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {file}: the name of a file; {trick}: the number of a trick; {moves}: a number of moves; {seat}: the letter of a seat: A</extracomment>
        <translation>{file} Stich {trick}, nach {moves} seiner Züge: {seat} ist dran</translation>
    </message>
    <message>
        <source>{file} trick {trick}: {seat} to act</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {file}: the name of a file; {trick}: the number of a trick; {seat}: the letter of a seat: A</extracomment>
        <translation>{file} Stich {trick}: {seat} ist dran</translation>
    </message>
    <message>
        <source>{value}  best</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {value}: a value: a number, or in words</extracomment>
        <translation>{value}  am besten</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A guided deal: five tricks, one sentence per step. About three minutes.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Ein Spiel mit Anleitung: fünf Stiche, zu jedem Schritt ein Satz. Etwa drei Minuten.</translation>
    </message>
    <message>
        <source>Last game: a tie.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Letzte Partie: Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>Last game: you resigned.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Letzte Partie: Du hast aufgegeben.</translation>
    </message>
    <message>
        <source>Last game: you lost, {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Letzte Partie: Du hast verloren, {mine}&#xa0;:&#xa0;{theirs}.</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Last game: you won, {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Letzte Partie: Du hast gewonnen, {mine}&#xa0;:&#xa0;{theirs}.</translation>
    </message>
    <message>
        <source>Last game: {name} won, {theirs}–{mine}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number; {mine}: your game points, as a number</extracomment>
        <translation>Letzte Partie: {name} hat gewonnen, {theirs}&#xa0;:&#xa0;{mine}.</translation>
    </message>
    <message>
        <source>No game. {title}. {line}</source>
        <extracomment>sixtysix_gui/windows/front_door.py: {title} is a game such as “Schnapsen, against the Queen”, {line} how the last one ended {title}: a title; {line}: the number of a line, or a sentence</extracomment>
        <translation>Keine Partie. {title}. {line}</translation>
    </message>
    <message>
        <source>No games played yet.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Noch nichts gespielt.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The card game for two or four players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Das Kartenspiel für zwei oder vier.</translation>
    </message>
    <message>
        <source>The card game for two or three players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Das Kartenspiel für zwei oder drei.</translation>
    </message>
    <message>
        <source>The card game for two, three or four players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Das Kartenspiel für zwei, drei oder vier.</translation>
    </message>
    <message>
        <source>The card game for two players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Das Kartenspiel für zwei.</translation>
    </message>
    <message>
        <source>You are trying out a position from a review; it does not count.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Du probierst eine Stellung aus einem Rückblick; sie zählt nicht.</translation>
    </message>
    <message>
        <source>You are trying out a position from a review; it does not count. Your game is waiting.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Du probierst eine Stellung aus einem Rückblick; sie zählt nicht. Deine Partie wartet.</translation>
    </message>
    <message>
        <source>{length}. Your game is in progress, {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {length}: how long is played: To seven, or a number; {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{length}. Deine Partie ist offen, {mine}&#xa0;:&#xa0;{theirs}.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py: which of how many buttons, as a reader of the screen says it {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>{rules}, first to seven, {against}, who plays for fun.</source>
        <extracomment>sixtysix_gui/windows/front_door.py: {rules} is a game such as Schnapsen, {against} is such as “against the Jack” {rules}: the name of a rule set: Schnapsen; {against}: against whom: against the Jack</extracomment>
        <translation>{rules} bis sieben {against}, der zum Spaß spielt.</translation>
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
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Spiel mit Anleitung</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Other game…</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Andere Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Sechsundsechzig</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n finished game(s) are kept on this computer, and nowhere else.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>%n beendete Partie liegt auf diesem Computer und nirgends sonst.</numerusform>
            <numerusform>%n beendete Partien liegen auf diesem Computer und nirgends sonst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) forgotten.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>%n Partie vergessen.</numerusform>
            <numerusform>%n Partien vergessen.</numerusform>
        </translation>
    </message>
    <message>
        <source>66 passed over</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: a player reached 66 and did not say so</extracomment>
        <translation>66 übersehen</translation>
    </message>
    <message>
        <source>A deal brings you {x} chips on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel bringt dir im Schnitt {x} Chips.</translation>
    </message>
    <message>
        <source>A deal brings you {x} game points less than the others on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel bringt dir im Schnitt {x} Punkte weniger als den anderen.</translation>
    </message>
    <message>
        <source>A deal brings you {x} game points more than the others on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel bringt dir im Schnitt {x} Punkte mehr als den anderen.</translation>
    </message>
    <message>
        <source>A deal brings you {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel bringt dir im Schnitt {x} Punkte.</translation>
    </message>
    <message>
        <source>A deal brings your side {x} game points less than the other side on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel bringt deiner Seite im Schnitt {x} Punkte weniger als der anderen.</translation>
    </message>
    <message>
        <source>A deal brings your side {x} game points more than the other side on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel bringt deiner Seite im Schnitt {x} Punkte mehr als der anderen.</translation>
    </message>
    <message>
        <source>A deal brings your side {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel bringt deiner Seite im Schnitt {x} Punkte.</translation>
    </message>
    <message>
        <source>A deal costs you {x} chips on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel kostet dich im Schnitt {x} Chips.</translation>
    </message>
    <message>
        <source>A deal costs you {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel kostet dich im Schnitt {x} Punkte.</translation>
    </message>
    <message>
        <source>A deal costs your side {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Ein Spiel kostet deine Seite im Schnitt {x} Punkte.</translation>
    </message>
    <message>
        <source>A deal is reviewed when you look back at it with the coach, or by itself while the computer has nothing else to do.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Der Trainer sieht ein Spiel durch, wenn du mit ihm zurückblickst, und von selbst, wenn der Computer sonst nichts zu tun hat.</translation>
    </message>
    <message>
        <source>Aces</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Aces</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Däuser</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Against everyone</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Gegen alle</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>All verdicts of the coach, and the pages made of them, begin again from nothing. The games stay, so that they can be reviewed again.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Alle Urteile des Trainers, und was die Seiten daraus machen, beginnen von vorn. Die Partien bleiben und lassen sich wieder durchsehen.</translation>
    </message>
    <message>
        <source>As strong as {name} or stronger, so far.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>Bisher so stark wie {name} oder stärker.</translation>
    </message>
    <message>
        <source>Before trick {t}</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {t}: the number of a trick</extracomment>
        <translation>Vor Stich {t}</translation>
    </message>
    <message>
        <source>Below {name}, so far.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>Bisher schwächer als {name}.</translation>
    </message>
    <message>
        <source>Between {name} and {name2}, so far.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen; {name2}: another opponent as sentences call them, with article: the King</extracomment>
        <translation>Bisher stärker als {name}, schwächer als {name2}.</translation>
    </message>
    <message>
        <source>Bid of {n}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {n}: a number</extracomment>
        <translation>Reizung {n}</translation>
    </message>
    <message>
        <source>Bids played by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Von dir gespielte Reizungen</translation>
    </message>
    <message>
        <source>Card points in hand</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Augen auf der Hand</translation>
    </message>
    <message>
        <source>Chips per deal</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Chips pro Spiel</translation>
    </message>
    <message>
        <source>Chips per deal, from {first} at first to {last} now.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {first}: an amount, perhaps with its sign: 0.81; {last}: an amount, perhaps with its sign: 0.52</extracomment>
        <translation>Chips pro Spiel, von anfangs {first} bis jetzt {last}.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closed against you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Gegen dich zugedreht</translation>
    </message>
    <message>
        <source>Closed by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Von dir zugedreht</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Zudrehen</translation>
    </message>
    <message>
        <source>Closing brought you as much as playing on would have, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Zudrehen brachte dir so viel, wie Weiterspielen gebracht hätte, {give}.</translation>
    </message>
    <message>
        <source>Closing passed over</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Zudrehen übersehen</translation>
    </message>
    <message>
        <source>Contracts called by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Von dir gemachte Ansagen</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Deals that were doubled</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Spiele mit Kontra</translation>
    </message>
    <message>
        <source>Deals with hints</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Spiele mit Tipp</translation>
    </message>
    <message>
        <source>Dealt at the start</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Anfangs ausgeteilt</translation>
    </message>
    <message numerus="yes">
        <source>Each ring is %n deal(s).</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>
            <numerusform>Jeder Ring ist %n Spiel.</numerusform>
            <numerusform>Jeder Ring steht für %n Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each ring is a dozen deals.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>Jeder Ring ist ein Dutzend Spiele.</translation>
    </message>
    <message>
        <source>Each time you closed, it brought {x} game points less than playing on, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Jedes Zudrehen brachte dir {x} Punkte weniger als Weiterspielen, {give}.</translation>
    </message>
    <message>
        <source>Each time you closed, it brought {x} game points more than playing on, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Jedes Zudrehen brachte dir {x} Punkte mehr als Weiterspielen, {give}.</translation>
    </message>
    <message>
        <source>Every game there is, by all rule sets, as a table for other programs. Columns have English names, and numbers have decimal points.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Alle Partien nach allen Regeln, als Tabelle für andere Programme. Die Spalten haben englische Namen, die Zahlen Dezimalpunkte.</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Als CSV exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Als JSON exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Faire Karten</translation>
    </message>
    <message>
        <source>False claims</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Falsch gemeldet</translation>
    </message>
    <message>
        <source>First lead</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>First marriage of a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Erstes Paar eines Spiels</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Vergessen</translation>
    </message>
    <message numerus="yes">
        <source>Forget %n finished game(s)?</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>%n beendete Partie vergessen?</numerusform>
            <numerusform>%n beendete Partien vergessen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget games…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Partien vergessen&#xa0;…</translation>
    </message>
    <message>
        <source>Forget what the coach found?</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Vergessen, was der Trainer fand?</translation>
    </message>
    <message>
        <source>Forget what the coach found…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Vergessen, was der Trainer fand&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Game points given away per deal, over the %n deal(s) that the coach has reviewed.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>Hergegebene Punkte pro Spiel, aus %n Spiel, das der Trainer durchgesehen hat.</numerusform>
            <numerusform>Hergegebene Punkte pro Spiel, aus %n Spielen, die der Trainer durchgesehen hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>Game points per deal, from {first} at first to {last} now.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {first}: an amount, perhaps with its sign: 0.81; {last}: an amount, perhaps with its sign: 0.52</extracomment>
        <translation>Punkte pro Spiel, von anfangs {first} bis jetzt {last}.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Given away per deal</source>
        <extracomment>sixtysix_gui/text/statistics/course.py sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Hergegeben pro Spiel</translation>
    </message>
    <message>
        <source>Given away per deal, from {first} at first to {last} now.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {first}: an amount, perhaps with its sign: 0.81; {last}: an amount, perhaps with its sign: 0.52</extracomment>
        <translation>Hergegeben pro Spiel, von anfangs {first} bis jetzt {last}.</translation>
    </message>
    <message numerus="yes">
        <source>Here you will see how you play. After ten deals there is something to tell; so far there are %n.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>
            <numerusform>Hier siehst du, wie du spielst. Nach zehn Spielen gibt es etwas zu erzählen; bisher ist es %n.</numerusform>
            <numerusform>Hier siehst du, wie du spielst. Nach zehn Spielen gibt es etwas zu erzählen; bisher sind es %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>How a deal can be checked…</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Wie man ein Spiel prüft&#xa0;…</translation>
    </message>
    <message>
        <source>How strong you play</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Wie stark du spielst</translation>
    </message>
    <message numerus="yes">
        <source>In %n turn(s), closing was clearly better than what you played.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>%n Mal war Zudrehen klar besser als dein Zug.</numerusform>
            <numerusform>%n Mal war Zudrehen klar besser als dein Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Kontra from your side</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: deals that the player&apos;s side doubled; Kontra is what is said then</extracomment>
        <translation>Kontra deiner Seite</translation>
    </message>
    <message>
        <source>Last 100 deals</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Letzte 100 Spiele</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Niedrigster Trumpf</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <extracomment>sixtysix_gui/text/statistics/names.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Glück und Spiel</translation>
    </message>
    <message>
        <source>Luck and play, Closing, Themes, Fair cards and Strength are for games of two in which the talon can be closed.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Glück und Spiel, Zudrehen, Themen, Faire Karten und Stärke gibt es für Spiele zu zweit, in denen zugedreht werden kann.</translation>
    </message>
    <message numerus="yes">
        <source>Luck evens out: over %n deal(s), it brought {x} a deal, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>
            <numerusform>Glück gleicht sich aus: In %n Spiel brachte es {x}, {give}.</numerusform>
            <numerusform>Glück gleicht sich aus: Über %n Spiele brachte es {x} pro Spiel, {give}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck is what the cards at the start promised, the draws and the hidden cards. What was given away is what the better moves would have brought.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Glück ist, was das Blatt am Anfang versprach, was gezogen wurde und was verdeckt lag. Hergegeben ist, was bessere Züge gebracht hätten.</translation>
    </message>
    <message>
        <source>Marriages in hand</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Paare auf der Hand</translation>
    </message>
    <message>
        <source>Most was given away at “{theme}”: {x} a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {theme}: what there is to learn: Closing; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Am meisten ging bei „{theme}“ verloren: {x} pro Spiel.</translation>
    </message>
    <message>
        <source>No game has ended yet. Once one has, you will see here how you play.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Noch ist keine Partie zu Ende. Danach siehst du hier, wie du spielst.</translation>
    </message>
    <message>
        <source>Not all games were forgotten</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Nicht alle Partien wurden vergessen</translation>
    </message>
    <message numerus="yes">
        <source>Nothing unusual: over %n deal(s), the cards came as good shuffling brings them.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>
            <numerusform>Nichts Ungewöhnliches: In %n Spiel kamen die Karten, wie gutes Mischen sie bringt.</numerusform>
            <numerusform>Nichts Ungewöhnliches: Über %n Spiele kamen die Karten, wie gutes Mischen sie bringt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was forgotten</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Es wurde nichts vergessen</translation>
    </message>
    <message>
        <source>On average, deals bring neither gain nor loss.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Im Schnitt bringt ein Spiel weder Gewinn noch Verlust.</translation>
    </message>
    <message>
        <source>One row per deal</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Eine Zeile pro Spiel</translation>
    </message>
    <message>
        <source>One row per game</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Eine Zeile pro Partie</translation>
    </message>
    <message numerus="yes">
        <source>Only %n deal(s) fit these filters; ten are needed.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>
            <numerusform>Nur %n Spiel passt zu dieser Auswahl; zehn sind nötig.</numerusform>
            <numerusform>Nur %n Spiele passen zu dieser Auswahl; zehn sind nötig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of these deals were dealt by chance alone; ten are needed here.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>
            <numerusform>Nur bei %n dieser Spiele bestimmte allein der Zufall die Karten; hier sind zehn nötig.</numerusform>
            <numerusform>Nur bei %n dieser Spiele bestimmte allein der Zufall die Karten; hier sind zehn nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>the head of a column</comment>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Others gave away</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Andere gaben her</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Practice games and deals with hints are not counted here.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Übungspartien und Spiele mit Tipp zählen hier nicht.</translation>
    </message>
    <message>
        <source>Practice games, deals from a code and deals played again are left out. Deals with hints are in.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Übungspartien, Spiele mit eingegebenem Spielcode und wiederholte Spiele zählen hier nicht, Spiele mit Tipp schon.</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py {file}: the name of a file</extracomment>
        <translation>Gesichert als {file}.</translation>
    </message>
    <message>
        <source>Sixty-Six deals</source>
        <extracomment>sixtysix_gui/text/statistics/data.py: the beginning of a file name</extracomment>
        <translation>Sechsundsechzig Spiele</translation>
    </message>
    <message>
        <source>Sixty-Six decisions</source>
        <extracomment>sixtysix_gui/text/statistics/data.py: the beginning of a file name</extracomment>
        <translation>Sechsundsechzig Entscheidungen</translation>
    </message>
    <message>
        <source>Sixty-Six games</source>
        <extracomment>sixtysix_gui/text/statistics/data.py: the beginning of a file name</extracomment>
        <translation>Sechsundsechzig Partien</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: the other side is ahead.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Das ist inzwischen mehr als Zufall: Die andere Seite liegt vorn.</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: you are ahead.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Das ist inzwischen mehr als Zufall: Du liegst vorn.</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: you are behind.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Das ist inzwischen mehr als Zufall: Du liegst zurück.</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: your side is ahead.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Das ist inzwischen mehr als Zufall: Deine Seite liegt vorn.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told from chance yet; about %n more deal(s) would show it.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>
            <numerusform>Das kann noch Zufall sein; etwa %n weiteres Spiel würde es zeigen.</numerusform>
            <numerusform>Das kann noch Zufall sein; etwa %n weitere Spiele würden es zeigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>That cannot be told from chance.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Das kann Zufall sein.</translation>
    </message>
    <message>
        <source>The archive is being read: {k} of {n} games.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py {k}: a number of games; {n}: a number</extracomment>
        <translation>Das Archiv wird gelesen: {k} von {n} Partien.</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Die Datei wurde nicht gesichert</translation>
    </message>
    <message>
        <source>The gold shade, around {name}, holds in 19 of 20 cases.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>Der goldene Bereich ({name}) stimmt in 19 von 20 Fällen.</translation>
    </message>
    <message>
        <source>The gold shade, from about {name} to about {name2}, holds in 19 of 20 cases.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen; {name2}: another opponent as sentences call them, with article: the King</extracomment>
        <translation>Der goldene Bereich, etwa {name} bis {name2}, stimmt in 19 von 20 Fällen.</translation>
    </message>
    <message>
        <source>The shaded band holds the true line in 19 of 20 cases.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>In 19 von 20 Fällen liegt die wahre Linie im schattierten Band.</translation>
    </message>
    <message>
        <source>Themes</source>
        <extracomment>sixtysix_gui/text/statistics/names.py: what there is to learn from moves that cost something</extracomment>
        <translation>Themen</translation>
    </message>
    <message>
        <source>There are too few deals to say more.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Es sind zu wenige Spiele, um mehr zu sagen.</translation>
    </message>
    <message>
        <source>This cannot be undone. To find it all again, the coach takes some minutes per deal.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Das lässt sich nicht rückgängig machen. Um alles wiederzufinden, braucht der Trainer einige Minuten pro Spiel.</translation>
    </message>
    <message>
        <source>This is rare: chance alone does it less than once in a thousand times. You can check every deal yourself.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Das ist selten: Der Zufall allein macht das weniger als einmal in tausend Fällen. Du kannst jedes Spiel selbst prüfen.</translation>
    </message>
    <message>
        <source>This page could not be made.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Diese Seite ließ sich nicht erstellen.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>To be expected</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Zu erwarten</translation>
    </message>
    <message numerus="yes">
        <source>Too few deals to say: %n more will do.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>Noch zu wenige Spiele: %n mehr genügt.</numerusform>
            <numerusform>Noch zu wenige Spiele: %n mehr genügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump marriage</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Trumpfpaar</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Trumps named by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Trumpf von dir bestimmt</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What the coach found is forgotten.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Was der Trainer fand, ist vergessen.</translation>
    </message>
    <message>
        <source>What your closing was worth is known once the coach has reviewed such deals.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Was dein Zudrehen wert war, zeigt sich, sobald der Trainer solche Spiele durchgesehen hat.</translation>
    </message>
    <message>
        <source>When you closed</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Wann du zugedreht hast</translation>
    </message>
    <message>
        <source>Wins to be expected</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Zu erwartende Siege</translation>
    </message>
    <message>
        <source>With every partner</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Mit allen Mitspielern</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the head of a column</comment>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>You gave away</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Du gabst her</translation>
    </message>
    <message>
        <source>You gave away next to nothing, whatever the theme.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Du hast fast nichts hergegeben, bei keinem Thema.</translation>
    </message>
    <message>
        <source>You gave away {x} a deal, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Du gabst {x} pro Spiel her, {give}.</translation>
    </message>
    <message>
        <source>You gave away {x} a deal, {give}; the others gave away {y}, {give2}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17; {y}: a number of game points; {give2}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Du gabst {x} pro Spiel her, {give}; die anderen {y}, {give2}.</translation>
    </message>
    <message>
        <source>You give away a little less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwas weniger her als im {month}.</translation>
    </message>
    <message>
        <source>You give away a little more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwas mehr her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about a fifth less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa ein Fünftel weniger her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about a fifth more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa ein Fünftel mehr her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about a quarter less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa ein Viertel weniger her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about a quarter more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa ein Viertel mehr her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about a tenth less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa ein Zehntel weniger her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about a tenth more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa ein Zehntel mehr her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about a third less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa ein Drittel weniger her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about a third more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa ein Drittel mehr her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about as much as in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa so viel her wie im {month}.</translation>
    </message>
    <message>
        <source>You give away about half as much again as in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa um die Hälfte mehr her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about half of what it was in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa halb so viel her wie im {month}.</translation>
    </message>
    <message>
        <source>You give away about three quarters less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa drei Viertel weniger her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about three quarters more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa drei Viertel mehr her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about twice as much as in {month}, or more.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa doppelt so viel her wie im {month} oder mehr.</translation>
    </message>
    <message>
        <source>You give away about two thirds less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa zwei Drittel weniger her als im {month}.</translation>
    </message>
    <message>
        <source>You give away about two thirds more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Du gibst etwa zwei Drittel mehr her als im {month}.</translation>
    </message>
    <message>
        <source>You were best in {a} of {n} deals; an even share would be {share}.</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number; {share}: a number of deals</extracomment>
        <translation>Du warst in {a} von {n} Spielen Bester; bei gleicher Verteilung wären es {share}.</translation>
    </message>
    <message>
        <source>You: {x}, from {low} to {high}. {sentence}</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {low}: an amount with its sign; {high}: an amount with its sign; {sentence}: a whole sentence</extracomment>
        <translation>Du: {x}, von {low} bis {high}. {sentence}</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Your deals are being counted…</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Deine Spiele werden gezählt&#xa0;…</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Bester</translation>
    </message>
    <message>
        <source>by the others</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>von den anderen</translation>
    </message>
    <message>
        <source>by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>von dir</translation>
    </message>
    <message>
        <source>by your partner</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>von deinem Mitspieler</translation>
    </message>
    <message>
        <source>chips a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Chips pro Spiel</translation>
    </message>
    <message>
        <source>compared with the others, {x}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: game points more or less than the others; {x} is &quot;give or take 0.5&quot; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>verglichen mit den anderen {x}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>sixtysix_gui/text/statistics/names.py: how a day is written without its year, in the letters of Qt: 9 October</extracomment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>deals won and lost, by the trick before which you closed</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>gewonnene und verlorene Spiele, nach dem Stich, vor dem du zugedreht hast</translation>
    </message>
    <message>
        <source>fewer</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>weniger</translation>
    </message>
    <message>
        <source>fewer than usual</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>weniger als üblich</translation>
    </message>
    <message>
        <source>from one game</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>aus einer Partie</translation>
    </message>
    <message>
        <source>game points a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>give or take {x}</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>auf {x} genau</translation>
    </message>
    <message>
        <source>how often each was best, second and last in a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>wie oft jeder in einem Spiel Bester, Zweiter, Letzter war</translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>in %n Spiel</numerusform>
            <numerusform>in %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s) that were reviewed</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>
            <numerusform>in %n durchgesehenen Spiel</numerusform>
            <numerusform>in %n durchgesehenen Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>in {month} it was {x}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {month}: a month, perhaps with its year: June, June 2025; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>im {month} waren es {x}</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>more</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>mehr</translation>
    </message>
    <message>
        <source>more than usual</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>mehr als üblich</translation>
    </message>
    <message>
        <source>no marriage</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>kein Paar</translation>
    </message>
    <message>
        <source>not counted</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>too few deals reviewed</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>zu wenige Spiele durchgesehen</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>üblich</translation>
    </message>
    <message>
        <source>what {name} gives away</source>
        <extracomment>sixtysix_gui/text/statistics/course.py: {name} is a level: the King {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>was {name} hergibt</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>you had it and played on</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>erreicht und weitergespielt</translation>
    </message>
    <message>
        <source>you won {n} of them</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py sixtysix_gui/text/statistics/play.py {n}: a number</extracomment>
        <translation>{n} davon gewonnen</translation>
    </message>
    <message>
        <source>you won {n} of these deals</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {n}: a number</extracomment>
        <translation>{n} dieser Spiele gewonnen</translation>
    </message>
    <message>
        <source>{a} made, {b} lost</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {a}: a number: how many of the others beside it, or what was dealt to the player; {b}: a number: how many were lost, or what was dealt to the others</extracomment>
        <translation>{a} gewonnen, {b} verloren</translation>
    </message>
    <message>
        <source>{a} of {n} made</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number</extracomment>
        <translation>{a} von {n} gewonnen</translation>
    </message>
    <message>
        <source>{a} of {n} won</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number</extracomment>
        <translation>{a} von {n} gewonnen</translation>
    </message>
    <message>
        <source>{day}: {x} chips a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {day}: a day, or from which day to which: 3 October – 9 October; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{day}: {x} Chips pro Spiel.</translation>
    </message>
    <message>
        <source>{day}: {x} game points a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {day}: a day, or from which day to which: 3 October – 9 October; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{day}: {x} Punkte pro Spiel.</translation>
    </message>
    <message>
        <source>{day}: {x} given away per deal.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {day}: a day, or from which day to which: 3 October – 9 October; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{day}: {x} pro Spiel hergegeben.</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <extracomment>sixtysix_gui/text/statistics/names.py: a month and its year: June 2025 {month}: a month, perhaps with its year: June, June 2025; {year}: a year</extracomment>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{n} best</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n}-mal Bester</translation>
    </message>
    <message>
        <source>{n} last</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n}-mal Letzter</translation>
    </message>
    <message>
        <source>{n} lost</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n} verloren</translation>
    </message>
    <message>
        <source>{n} second</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n}-mal Zweiter</translation>
    </message>
    <message>
        <source>{n} tied</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n} unentschieden</translation>
    </message>
    <message>
        <source>{n} won</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>{n} gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>{theme}: {x} given away a deal, {give}, in %n deal(s).</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {theme}: what there is to learn: Closing; {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>
            <numerusform>{theme}: {x} pro Spiel hergegeben, {give}, in %n Spiel.</numerusform>
            <numerusform>{theme}: {x} pro Spiel hergegeben, {give}, in %n Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out!” with too few points</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>„Aus!“ mit zu wenig Augen</translation>
    </message>
    <message>
        <source>{who} {n}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: {who} is a level or a player, {n} a number of deals: Queen 96 {who}: a player without an article: Queen; {n}: a number</extracomment>
        <translation>{who} {n}</translation>
    </message>
    <message>
        <source>{level}, {x} game points a deal against {name}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {level}: an opponent without an article: King; {x}: a number of game points or chips, or what stands before it: give or take 0.5; {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>{level}, {x} Punkte pro Spiel gegen {name}.</translation>
    </message>
    <message>
        <source>{row}: you {a}, others {b}, {c} to be expected; {verdict}.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py {row}: the name of a row: Luck, Aces; {a}: a number: how many of the others beside it, or what was dealt to the player; {b}: a number: how many were lost, or what was dealt to the others; {c}: a number: what was to be expected; {verdict}: usual, fewer than usual or more than usual</extracomment>
        <translation>{row}: du {a}, andere {b}, zu erwarten {c}; {verdict}.</translation>
    </message>
    <message>
        <source>{row}: {x} a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {row}: the name of a row: Luck, Aces; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{row}: {x} pro Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>%n Partie ist wieder da.</numerusform>
            <numerusform>%n Partien sind wieder da.</numerusform>
        </translation>
    </message>
    <message>
        <source>One row per decision</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Eine Zeile pro Entscheidung</translation>
    </message>
    <message>
        <source>The games were not restored</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Die Partien wurden nicht zurückgeholt</translation>
    </message>
    <message>
        <source>All finished games leave the archive and the statistics. For 30 days they can be restored there. The tally, open games, games from files and the records that you have saved stay.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Alle beendeten Partien verschwinden aus Archiv und Statistik. 30&#xa0;Tage lang kannst du sie dort zurückholen. Die Strichliste, offene Partien, Partien aus Dateien und gesicherte Aufzeichnungen bleiben.</translation>
    </message>
    <message>
        <source>The statistics begin again from nothing. For 30 days the games can be restored. The tally, open games, games from files and the records that you have saved stay.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Die Statistik beginnt von vorn. 30&#xa0;Tage lang kannst du die Partien zurückholen. Die Strichliste, offene Partien, Partien aus Dateien und gesicherte Aufzeichnungen bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the seven beads lie outside. Chance alone puts at least one there about every third time.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>
            <numerusform>%n der sieben Perlen liegt außerhalb. Der Zufall allein bringt etwa jedes dritte Mal mindestens eine dorthin.</numerusform>
            <numerusform>%n der sieben Perlen liegen außerhalb. Der Zufall allein bringt etwa jedes dritte Mal mindestens eine dorthin.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goes by your results against opponents whose strength is known from thousands of deals.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Grundlage sind deine Ergebnisse gegen Gegner, deren Stärke aus Tausenden von Spielen bekannt ist.</translation>
    </message>
    <message>
        <source>The bead shows what you were dealt. It stays between the pegs in 19 of 20 cases, and of seven beads at least one lies outside by chance about every third time.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Die Perle zeigt, was du bekommen hast. In 19 von 20 Fällen bleibt sie zwischen den Stiften, und von sieben Perlen liegt etwa jedes dritte Mal mindestens eine durch Zufall außerhalb.</translation>
    </message>
    <message numerus="yes">
        <source>This page needs ten deals that the coach has reviewed; so far there are %n.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>
            <numerusform>Dafür sind zehn Spiele nötig, die der Trainer durchgesehen hat; bisher ist es %n.</numerusform>
            <numerusform>Dafür sind zehn Spiele nötig, die der Trainer durchgesehen hat; bisher sind es %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n closed deal(s) that were reviewed; you won {n}</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {n}: a number</extracomment>
        <translation>
            <numerusform>in %n durchgesehenen Spiel mit deinem Zudrehen; {n} gewonnen</numerusform>
            <numerusform>in %n durchgesehenen Spielen mit deinem Zudrehen; {n} gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>You acted before drawing: now close the talon.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dreh jetzt zu: Du hast vor dem Abheben gehandelt.</translation>
    </message>
    <message>
        <source>Now lead {king}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {king}: the word for a king</extracomment>
        <translation>Spiel jetzt {king} aus.</translation>
    </message>
    <message>
        <source>You have closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Du hast zugedreht. {name} darf rauben.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps; the talon is closed.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du spielst aus. {suit} ist Trumpf, der Talon zugedreht.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps; the talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du spielst aus. {suit} ist Trumpf, der Talon aufgebraucht.</translation>
    </message>
    <message>
        <source>Your trick. Draw a card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Stich. Heb ab.</translation>
    </message>
    <message numerus="yes">
        <source>Your trick. Draw, or close the talon with %n cards in hand.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py: the short hand: the trick was won and no one has drawn yet</extracomment>
        <translation>
            <numerusform>Dein Stich. Heb ab oder dreh mit %n Karte zu.</numerusform>
            <numerusform>Dein Stich. Heb ab oder dreh mit %n Karten zu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your trick. Draw, or close with %n cards. An exchange or a marriage now commits you to closing.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>
            <numerusform>Dein Stich. Heb ab oder dreh mit %n Karte zu. Wer jetzt raubt oder meldet, muss zudrehen.</numerusform>
            <numerusform>Dein Stich. Heb ab oder dreh mit %n Karten zu. Wer jetzt raubt oder meldet, muss zudrehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your trick. Exchange if you like, then draw.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Stich. Raub, wenn du magst, dann heb ab.</translation>
    </message>
    <message>
        <source>Your turn: play any card. {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du bist dran: Jede Karte geht. {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>Press {key} to start a new game.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key} beginnt eine neue Partie.</translation>
    </message>
    <message>
        <source>{name} has closed the talon: exchange the {rank} now, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {rank}: the word for a rank: nine</extracomment>
        <translation>{name} hat zugedreht: Raub jetzt ({rank}) oder passe.</translation>
    </message>
    <message>
        <source>{name} has closed the talon: pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat zugedreht: Passe.</translation>
    </message>
    <message>
        <source>{name} won the trick and may draw or close.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat den Stich und hebt ab oder dreht zu.</translation>
    </message>
    <message>
        <source>Call a contract, or pass for the simple game.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Sag etwas an oder passe zum einfachen Spiel.</translation>
    </message>
    <message>
        <source>Call a higher contract, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Sag etwas Höheres an oder passe.</translation>
    </message>
    <message>
        <source>Lead the card that opens the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Spiel die Karte aus, die das Spiel eröffnet.</translation>
    </message>
    <message>
        <source>Name trumps, or turn up your next card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Sag Trumpf an oder lass deine nächste Karte aufdecken.</translation>
    </message>
    <message>
        <source>No higher bid is possible: pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Höher geht es nicht: Passe.</translation>
    </message>
    <message>
        <source>Now lead {king} or {queen}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Spiel jetzt {king} oder {queen} aus.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!” for both of you, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Der letzte Stich ist eurer: Sag für euch beide „Aus!“ oder passe.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!”, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Der letzte Stich ist deiner: Sag „Aus!“ oder passe.</translation>
    </message>
    <message>
        <source>The last trick: you led and won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Der letzte Stich: Du hast ausgespielt und ihn gemacht. Jede Taste legt ihn zurück.</translation>
    </message>
    <message>
        <source>The last trick: you led and {winner} won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {winner}: the player who won: the Queen</extracomment>
        <translation>Der letzte Stich: Du hast ausgespielt, {winner} hat ihn gemacht. Jede Taste legt ihn zurück.</translation>
    </message>
    <message>
        <source>The last trick: {leader} led and won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {leader}: the player who led: the Queen</extracomment>
        <translation>Der letzte Stich: {leader} hat ausgespielt und ihn gemacht. Jede Taste legt ihn zurück.</translation>
    </message>
    <message>
        <source>The last trick: {leader} led and you won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {leader}: the player who led: the Queen</extracomment>
        <translation>Der letzte Stich: {leader} hat ausgespielt, du hast ihn gemacht. Jede Taste legt ihn zurück.</translation>
    </message>
    <message>
        <source>The last trick: {leader} led and {winner} won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {leader}: the player who led: the Queen; {winner}: the player who won: the Queen</extracomment>
        <translation>Der letzte Stich: {leader} hat ausgespielt, {winner} hat ihn gemacht. Jede Taste legt ihn zurück.</translation>
    </message>
    <message>
        <source>The simple game is being played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Gespielt wird das einfache Spiel.</translation>
    </message>
    <message>
        <source>The simple game: {double} makes it count × {times}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>Einfaches Spiel: Mit {double} zählt es ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>You are the first player: name trumps with 1 to 4, or press T to turn up a card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist Vorhand: Sag Trumpf an (1 bis 4) oder lass mit T aufdecken.</translation>
    </message>
    <message>
        <source>You may announce {points} in {suit}: press M, or N to keep it.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du darfst {points} in {suit} melden: E für ja, N für nein.</translation>
    </message>
    <message>
        <source>You open the deal: choose how the first trick is played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du eröffnest: Wähle, wie der erste Stich gespielt wird.</translation>
    </message>
    <message>
        <source>You play {a_contract} for {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {a_contract}: a contract with its article: a Gang; {value}: a value: a number, or in words</extracomment>
        <translation>Du spielst {a_contract} für {value}.</translation>
    </message>
    <message>
        <source>Your bid: {lowest} to {highest}, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number; {highest}: the highest bid, as a number</extracomment>
        <translation>Reize {lowest} bis {highest} oder passe.</translation>
    </message>
    <message>
        <source>Bid ({ticks} promises {points} card points), or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>Reize ({ticks} verspricht {points} Augen) oder passe.</translation>
    </message>
    <message>
        <source>Your bid: {ticks}, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {ticks}: a bid as strokes or a number: 2</extracomment>
        <translation>Reize {ticks} oder passe.</translation>
    </message>
    <message>
        <source>You lead next; {name} may announce a marriage first.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Gleich spielst du aus; {name} darf erst noch melden.</translation>
    </message>
    <message>
        <source>Your lead sets trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Ausspiel bestimmt Trumpf.</translation>
    </message>
    <message>
        <source>Your lead. There are no trumps yet.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du spielst aus. Noch gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>Your lead. There are no trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du spielst aus. Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du spielst aus. {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>Your trick. Lead, or say “Out!” for both of you.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Stich. Spiel aus oder sag für euch beide „Aus!“.</translation>
    </message>
    <message>
        <source>Your trick. Lead, or say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Stich. Spiel aus oder sag „Aus!“.</translation>
    </message>
    <message>
        <source>Your turn: play any card except a trump.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: Spiel eine Karte, die kein Trumpf ist.</translation>
    </message>
    <message>
        <source>Your turn: play any card; you need not follow suit yet.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: Jede Karte geht, bedienen musst du noch nicht.</translation>
    </message>
    <message>
        <source>Your turn: follow with {one_of_suit} and beat {rank}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {one_of_suit}: a card of the suit, as an object: a heart; {rank}: the word for a rank: nine</extracomment>
        <translation>Du bist dran: Gib {one_of_suit} zu und stich {rank}.</translation>
    </message>
    <message>
        <source>Your turn: follow with {one_of_suit}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Du bist dran: Gib {one_of_suit} zu.</translation>
    </message>
    <message>
        <source>Your turn: play any card except a trump, face down.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: Leg verdeckt eine Karte, die kein Trumpf ist.</translation>
    </message>
    <message>
        <source>Your turn: play any card, face down.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: Leg verdeckt irgendeine Karte.</translation>
    </message>
    <message>
        <source>Your turn: overtrump {rank}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {rank}: the word for a rank: nine</extracomment>
        <translation>Du bist dran: Übertrumpfe {rank}.</translation>
    </message>
    <message>
        <source>Your turn: throw away any card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: Wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>Your turn: you must trump.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: Du musst trumpfen.</translation>
    </message>
    <message>
        <source>{contract} {double} makes it {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {contract}: a whole sentence that names the contract: The Queen plays a Gang for 9.; {double}: what is said to double: Kontra, Re; {value}: a value: a number, or in words</extracomment>
        <translation>{contract} {double} verdoppelt auf {value}.</translation>
    </message>
    <message>
        <source>{contract} After {last}, {double} makes it {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {contract}: a whole sentence that names the contract: The Queen plays a Gang for 9.; {last}: the last of a list, or a number; {double}: what is said to double: Kontra, Re; {value}: a value: a number, or in words</extracomment>
        <translation>{contract} {last} ist gesagt; {double} verdoppelt auf {value}.</translation>
    </message>
    <message>
        <source>{name} won the last trick and may still say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat den letzten Stich und darf noch „Aus!“ sagen.</translation>
    </message>
    <message>
        <source>{name} to lead.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} spielt aus.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} denkt nach.</translation>
    </message>
    <message>
        <source>{name} to bid.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} reizt.</translation>
    </message>
    <message>
        <source>{name} to call.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} sagt an.</translation>
    </message>
    <message>
        <source>{name} to name trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} bestimmt Trumpf.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>{name} leads next.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} spielt gleich aus.</translation>
    </message>
    <message>
        <source>{name} leads next. Say “Out!” for both of you?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} spielt gleich aus. „Aus!“ sagen für euch beide?</translation>
    </message>
    <message>
        <source>{name} leads next. Announce a marriage first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} spielt gleich aus. Erst noch ein Paar melden?</translation>
    </message>
    <message>
        <source>{name} leads next. Announce your {points} first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} spielt gleich aus. Erst noch {points} melden?</translation>
    </message>
    <message>
        <source>{name} may double.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} darf doppeln.</translation>
    </message>
    <message>
        <source>{name} opens the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} eröffnet.</translation>
    </message>
    <message>
        <source>{name} plays {a_contract} for {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {a_contract}: a contract with its article: a Gang; {value}: a value: a number, or in words</extracomment>
        <translation>{name} spielt {a_contract} für {value}.</translation>
    </message>
    <message numerus="yes">
        <source>{playable} of your %n card(s) can be played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py: {playable} of the cards in the hand may be played {playable}: how many of them may be played</extracomment>
        <translation>
            <numerusform>{playable} von %n Karte darfst du spielen.</numerusform>
            <numerusform>{playable} von %n Karten darfst du spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {other}: a player: the Queen; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{other} hat zugedreht. {name} darf rauben.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>In the widow: {cards}.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py: {cards} are three cards by name {cards}: cards by name, separated by commas</extracomment>
        <translation>Im Skat: {cards}.</translation>
    </message>
    <message>
        <source>{points} card points, {total} in all.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py: a trick: its card points, and those of the side that has won it {points}: a number of points; {total}: a number of card points</extracomment>
        <translation>{points} Augen, zusammen {total}.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The program cannot tell whether the game is already open ({path}): {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Ob das Spiel schon offen ist, lässt sich nicht feststellen ({path}): {details}.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written to: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Im Ordner {path} kann nichts geschrieben werden: {details}.</translation>
    </message>
    <message>
        <source>An open game could not be read: {details}. It is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {details}: a whole sentence that says what went wrong; {path}: the path of a file or folder</extracomment>
        <translation>Eine offene Partie ließ sich nicht lesen: {details}. Sie liegt nun als {path} beiseite.</translation>
    </message>
    <message>
        <source>SIXTYSIX_HOME must be an absolute folder path; “{path}” is not.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>SIXTYSIX_HOME muss einen Ordner mit seinem ganzen Pfad nennen, und „{path}“ ist keiner.</translation>
    </message>
    <message>
        <source>Some settings could not be read and were reset: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Einige Einstellungen waren nicht lesbar und beginnen neu: {details}.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be created: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Der Ordner {path} kann nicht angelegt werden: {details}.</translation>
    </message>
    <message>
        <source>The list of games in the archive ({path}) was made by a newer version of the program. This version is making its own. No game is lost.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Die Liste der Partien im Archiv ({path}) stammt von einer neueren Version des Programms. Diese Version macht sich ihre eigene. Es geht keine Partie verloren.</translation>
    </message>
    <message>
        <source>The list of games in the archive cannot be saved as {path}: {details}. It will be made again the next time the program starts. No game is lost.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Die Liste der Partien im Archiv lässt sich nicht als {path} sichern: {details}. Beim nächsten Start entsteht sie wieder. Es geht keine Partie verloren.</translation>
    </message>
    <message>
        <source>The list of games in the archive was damaged, so the program is making a new one from the records. No game is lost. The old list is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Die Liste der Partien im Archiv war beschädigt und entsteht neu aus den Aufzeichnungen. Es geht keine Partie verloren. Die alte Liste liegt als {path} beiseite.</translation>
    </message>
    <message>
        <source>The saved game could not be read: {details}. It is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {details}: a whole sentence that says what went wrong; {path}: the path of a file or folder</extracomment>
        <translation>Die gespeicherte Partie war nicht lesbar: {details}. Sie ist als {path} aufgehoben.</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset. The old ones are kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Die Einstellungen waren nicht lesbar und beginnen neu. Die alten sind als {path} aufgehoben.</translation>
    </message>
    <message>
        <source>The tally could not be read and was reset. The old one is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Die Strichliste konnte nicht gelesen werden und beginnt neu. Die alte ist als {path} aufgehoben.</translation>
    </message>
    <message>
        <source>This game cannot be read from {path}: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Diese Partie lässt sich nicht aus {path} lesen: {details}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {details}.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} kann nicht gelesen werden: {details}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} kann nicht gelöscht werden: {details}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {details}. What was saved there before is untouched.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} kann nicht geschrieben werden: {details}. Was dort vorher gespeichert war, ist unberührt.</translation>
    </message>
    <message>
        <source>This month’s finished games could not be read, so a new file was started. The old one is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Die beendeten Partien dieses Monats waren nicht lesbar und beginnen neu. Die alten sind als {path} aufgehoben.</translation>
    </message>
</context>
<context>
    <name>StripTable</name>
    <message>
        <source>After move</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Luck before</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Glück davor</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>Average points, decision by decision</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Punkte im Schnitt, Entscheidung für Entscheidung</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>SystemErrors</name>
    <message>
        <source>Bad file descriptor</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>ungültiger Dateideskriptor</translation>
    </message>
    <message>
        <source>File exists</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>die Datei gibt es schon</translation>
    </message>
    <message>
        <source>File name too long</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>auf dem Gerät ist kein Platz mehr</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>zu viele symbolische Verknüpfungen hintereinander</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>another program has the file open</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>ein anderes Programm hat die Datei geöffnet</translation>
    </message>
    <message>
        <source>embedded null byte</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>ein Nullbyte im Namen</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <extracomment>sixtysix_gui/storage/running_game.py</extracomment>
        <translation>der Spielstand konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>it does not hold records of games</source>
        <extracomment>sixtysix_gui/archive/building.py</extracomment>
        <translation>darin stehen keine Aufzeichnungen von Spielen</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>sixtysix_gui/storage/deleted_games.py</extracomment>
        <translation>sie ist beschädigt</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>sixtysix_gui/storage/open_games.py sixtysix_gui/storage/running_game.py</extracomment>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>it is not a file of games</source>
        <extracomment>sixtysix_gui/archive/building.py sixtysix_gui/storage/deleted_games.py</extracomment>
        <translation>es ist keine Datei mit Partien</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>sixtysix_gui/storage/files.py</extracomment>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is not text</source>
        <extracomment>sixtysix_gui/storage/month_files.py sixtysix_gui/storage/open_games.py sixtysix_gui/storage/running_game.py</extracomment>
        <translation>das ist kein Text</translation>
    </message>
    <message>
        <source>the game is no longer there</source>
        <extracomment>sixtysix_gui/archive/archive.py</extracomment>
        <translation>die Partie ist nicht mehr da</translation>
    </message>
    <message>
        <source>the location of the home folder is unknown</source>
        <extracomment>sixtysix_gui/storage/folders.py</extracomment>
        <translation>es ist nicht bekannt, wo der persönliche Ordner liegt</translation>
    </message>
    <message>
        <source>your games are kept in that folder</source>
        <extracomment>sixtysix_gui/archive/changing.py</extracomment>
        <translation>in diesem Ordner liegen deine Partien</translation>
    </message>
    <message>
        <source>it is open for reading only</source>
        <extracomment>sixtysix_gui/storage/folders.py</extracomment>
        <translation>die Datei ist nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>the saved game there can be neither read nor renamed</source>
        <extracomment>sixtysix_gui/storage/running_game.py</extracomment>
        <translation>der Spielstand dort lässt sich weder lesen noch umbenennen</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py</extracomment>
        <translation>es gibt keine Standardeingabe</translation>
    </message>
    <message>
        <source>the file there is damaged and cannot be renamed</source>
        <extracomment>sixtysix_gui/storage/month_files.py</extracomment>
        <translation>was dort liegt, ist beschädigt und lässt sich nicht umbenennen</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Under these rules, 66 ends the deal automatically.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Nach diesen Regeln beendet 66 das Spiel von selbst.</translation>
    </message>
    <message>
        <source>Card table</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Zudrehen</translation>
    </message>
    <message>
        <source>Closed!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Zugedreht!</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Exchange {rank}</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>Mit {rank} rauben</translation>
    </message>
    <message>
        <source>Exchange {rank} and close</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>Mit {rank} rauben und zudrehen</translation>
    </message>
    <message>
        <source>Exchange!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Geraubt!</translation>
    </message>
    <message>
        <source>Forty!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Vierzig!</translation>
    </message>
    <message>
        <source>Under these rules, you may not look at won tricks.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Nach diesen Regeln dürfen gewonnene Stiche nicht angesehen werden.</translation>
    </message>
    <message>
        <source>Count the points</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Auszählen</translation>
    </message>
    <message>
        <source>No exchange</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Nicht rauben</translation>
    </message>
    <message>
        <source>You may look at the last trick only, until the next card is led.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Nur der letzte Stich darf angesehen werden, bis die nächste Karte ausgespielt ist.</translation>
    </message>
    <message>
        <source>Out!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Aus!</translation>
    </message>
    <message>
        <source>Announce</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Melden</translation>
    </message>
    <message>
        <source>When a marriage is announced, its king must be led.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Wird das Paar gemeldet, muss der König ausgespielt werden.</translation>
    </message>
    <message>
        <source>Twenty!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Zwanzig!</translation>
    </message>
    <message>
        <source>You may say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>„Aus!“ kannst du vor dem Ausspielen sagen.</translation>
    </message>
    <message>
        <source>closed by you</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>von dir zugedreht</translation>
    </message>
    <message>
        <source>closed by {name}</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat zugedreht</translation>
    </message>
    <message>
        <source>{score} of {target}</source>
        <extracomment>sixtysix_gui/table/words.py {score}: a score: 4 : 2, or a number; {target}: a number of points</extracomment>
        <translation>{score} von {target}</translation>
    </message>
    <message>
        <source>{score} to go</source>
        <extracomment>sixtysix_gui/table/words.py {score}: a score: 4 : 2, or a number</extracomment>
        <translation>noch {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>
            <numerusform>%n&#xa0;Chip</numerusform>
            <numerusform>%n&#xa0;Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>So far: {name}, {contract} ({value})</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel; {contract}: the name of a contract: Gang; {value}: a value: a number, or in words</extracomment>
        <translation>Bisher: {name}, {contract} ({value})</translation>
    </message>
    <message>
        <source>Acorns</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Bells</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Leaves</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Laub</translation>
    </message>
    <message>
        <source>Spades</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>They</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Ihr</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>We</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Your call</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Deine Ansage</translation>
    </message>
    <message>
        <source>bid {ticks}</source>
        <extracomment>sixtysix_gui/table/words.py {ticks}: a bid as strokes or a number: 2</extracomment>
        <translation>{ticks} gereizt</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <extracomment>sixtysix_gui/table/words.py {deal}: the number of the deal</extracomment>
        <translation>Spiel {deal}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <extracomment>sixtysix_gui/table/words.py {deal}: the number of the deal; {deals}: a number of deals</extracomment>
        <translation>Spiel {deal} von {deals}</translation>
    </message>
    <message>
        <source>named by you</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>angesagt von dir</translation>
    </message>
    <message>
        <source>named by {name}</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>angesagt von {name}</translation>
    </message>
    <message>
        <source>next marriage: {points}</source>
        <extracomment>sixtysix_gui/table/words.py {points}: a number of points</extracomment>
        <translation>nächstes Paar: {points}</translation>
    </message>
    <message>
        <source>no trumps</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>kein Trumpf</translation>
    </message>
    <message>
        <source>shown by you</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>gezeigt von dir</translation>
    </message>
    <message>
        <source>shown by {name}</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>gezeigt von {name}</translation>
    </message>
    <message>
        <source>to make: {points}</source>
        <extracomment>sixtysix_gui/table/words.py {points}: a number of points</extracomment>
        <translation>zu machen: {points}</translation>
    </message>
    <message>
        <source>to {target}</source>
        <extracomment>sixtysix_gui/table/words.py {target}: a number of points</extracomment>
        <translation>bis {target}</translation>
    </message>
    <message>
        <source>turned up</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>widow</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>you</source>
        <comment>the name tag of a card</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>your card</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>deine Karte</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>spielt mit dir</translation>
    </message>
    <message>
        <source>{name}’s card</source>
        <extracomment>sixtysix_gui/table/words.py: the card that fixed trump is in the hand of {name} {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Karte von {name}</translation>
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
        <translation>Ein Spiel mit Anleitung: Mit Esc hörst du jederzeit auf.</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>Best of 3</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Best of&#xa0;3</translation>
    </message>
    <message>
        <source>Best of 5</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Best of&#xa0;5</translation>
    </message>
    <message>
        <source>Best of 7</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Best of&#xa0;7</translation>
    </message>
    <message>
        <source>Bummerl so far</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Bummerl bisher</translation>
    </message>
    <message>
        <source>Lost deals so far</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Verlorene Spiele bisher</translation>
    </message>
    <message>
        <source>Lost games so far</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Verlorene Partien bisher</translation>
    </message>
    <message>
        <source>{head}: you {mine}, {name} {theirs}.</source>
        <extracomment>sixtysix_gui/text/results/scores.py {head}: what is counted: Games today; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{head}: du {mine}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>{series}, lost: you {mine}, {name} {theirs}</source>
        <extracomment>sixtysix_gui/text/results/scores.py {series}: how long is played: Best of 3; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{series}, verloren: du {mine}, {name} {theirs}</translation>
    </message>
    <message>
        <source>{series}, won: you {mine}, {name} {theirs}</source>
        <extracomment>sixtysix_gui/text/results/scores.py {series}: how long is played: Best of 3; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{series}, gewonnen: du {mine}, {name} {theirs}</translation>
    </message>
    <message>
        <source>{series}: you {mine}, {name} {theirs}</source>
        <extracomment>sixtysix_gui/text/results/scores.py {series}: how long is played: Best of 3; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{series}: du {mine}, {name} {theirs}</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Against this hand, for example, {played} brings less than {best}:</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {played}: the move that was played, as part of a sentence: the ace of hearts; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>Gegen dieses Blatt zum Beispiel bringt {played} weniger als {best}:</translation>
    </message>
    <message>
        <source>Against this hand, for example, {played} loses and {best} wins:</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {played}: the move that was played, as part of a sentence: the ace of hearts; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>Gegen dieses Blatt zum Beispiel verliert {played}, und {best} gewinnt:</translation>
    </message>
    <message>
        <source>Counting out loud</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Laut gezählt</translation>
    </message>
    <message>
        <source>No trumps are still out.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Kein Trumpf ist mehr draußen.</translation>
    </message>
    <message>
        <source>The plan: {steps}, then {last}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {steps}: moves by name, separated by commas; {last}: the last of a list, or a number</extracomment>
        <translation>Der Plan: {steps}, dann {last}.</translation>
    </message>
    <message>
        <source>Trumps still out: {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Trümpfe, die noch draußen sind: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n card point(s), {name} {theirs}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>
            <numerusform>Du hast %n Auge, {name} {theirs}.</numerusform>
            <numerusform>Du hast %n Augen, {name} {theirs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>zudrehen</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>abheben</translation>
    </message>
    <message>
        <source>exchange for {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>{card} rauben</translation>
    </message>
    <message>
        <source>lead {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py: steps of a plan, one after another: &quot;The plan: lead the ten of clubs, draw, then close.&quot; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{card} ausspielen</translation>
    </message>
    <message>
        <source>say “Out!”</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>„Aus!“ sagen</translation>
    </message>
    <message>
        <source>announce the marriage in {suit} for {points}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>das Paar in {suit} für {points} melden</translation>
    </message>
    <message>
        <source>take it with {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>nehmen: {card}</translation>
    </message>
    <message>
        <source>throw away {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>trump with {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>stechen: {card}</translation>
    </message>
    <message>
        <source>{name} cannot hold {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} kann nicht haben: {cards}.</translation>
    </message>
    <message>
        <source>{name} is known to hold {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} hat sicher: {cards}.</translation>
    </message>
    <message>
        <source>{name} needs a first trick for {v} more to count.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {v}: a number</extracomment>
        <translation>{name} wartet auf den ersten Stich, dann zählen {v} mehr.</translation>
    </message>
    <message>
        <source>You need a first trick for {v} more to count.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {v}: a number</extracomment>
        <translation>Mit deinem ersten Stich zählen {v} mehr.</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>A lost contract pays the others its full value; a simple game costs only 1 to 3. Doubling makes it twice as much.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Eine verlorene Ansage bringt den anderen ihren ganzen Wert, ein einfaches Spiel kostet nur 1 bis 3. Mit Kontra ist es doppelt so viel.</translation>
    </message>
    <message>
        <source>Before each lead by your side, both of you may announce a marriage; yours does not commit you to any card.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Vor jedem Ausspiel eurer Seite dürft ihr beide ein Paar melden; deines bindet keine deiner Karten.</translation>
    </message>
    <message>
        <source>Bid no more than you need: points above your bid count in full, but if you do not make it, you lose the bid and your points too.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Reize nur so viel wie nötig: Augen darüber zählen voll, doch wer das Gereizte nicht macht, verliert es und seine Augen dazu.</translation>
    </message>
    <message>
        <source>Bold bids pay off, since nobody plays for money here: a marriage counts 40 if you lead it first, and 26 more make a bid of 2.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Mutig reizen lohnt sich, denn hier geht es nicht um Geld: Ein Paar zählt 40, wenn du es zuerst ausspielst, und 26 dazu reichen für 2.</translation>
    </message>
    <message>
        <source>Keep count: as soon as you have enough points, say “Out!”. The others may get there too, and say it first.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Zähl mit: Sobald eure Augen reichen, sag „Aus!“, denn die anderen können auch so weit kommen und es zuerst sagen.</translation>
    </message>
    <message>
        <source>There are two of every card: the first {ace} led beats the second; once one is gone, the other is high.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Jede Karte gibt es zweimal: Das zuerst gespielte {ace} sticht das zweite; ist eines weg, steht das andere hoch.</translation>
    </message>
    <message>
        <source>Every marriage counts 20 more than the one before, but marriages end with the talon, and your opponent may get in first. Yours changes trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Jedes Paar zählt 20 mehr als das vorige, doch mit dem Talon ist es vorbei, und der andere kann schneller sein. Deines wechselt den Trumpf.</translation>
    </message>
    <message>
        <source>Everyone knows one trump: the dealer still holds the cut card. Keep it in mind when you lead trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Einen Trumpf kennen alle: Wer gegeben hat, hält noch die abgehobene Karte. Denk daran, wenn du Trumpf ausspielst.</translation>
    </message>
    <message>
        <source>Leading trumps, or a worthless card of a suit an opponent lacks, gets trumps out of their hands.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Trumpf auszuspielen, oder etwas Wertloses von einer Farbe, die einem Gegner fehlt, zieht den Gegnern die Trümpfe.</translation>
    </message>
    <message>
        <source>Name a suit in which you hold two cards including the {ace} or {ten}, or a marriage; otherwise turn up a card.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Sag eine Farbe an, von der du zwei mit {ace} oder {ten} hast oder ein Paar; sonst lass aufdecken.</translation>
    </message>
    <message>
        <source>Announce your marriage with this lead: its suit becomes trumps, so it counts 40.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Melde dein Paar zu dieser Karte: Seine Farbe wird Trumpf, darum zählt es 40.</translation>
    </message>
    <message>
        <source>Someone is well ahead: everyone plays alone, but whatever that player does not get helps both you and the third player.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Jemand liegt weit vorn: Jeder spielt allein, doch dir und dem Dritten nützt alles, was der Erste nicht bekommt.</translation>
    </message>
    <message>
        <source>Take a trick: with fewer than 33 points a deal costs 2; without a trick, 3.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Mach einen Stich: Mit weniger als 33&#xa0;Augen kostet ein Spiel 2, ganz ohne Stich 3.</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <extracomment>sixtysix_gui/windows/playing/tip_giver.py: {tip} is a sentence of advice {tip}: a whole sentence of advice</extracomment>
        <translation>Rat: {tip}</translation>
    </message>
    <message>
        <source>Two cards keep the score: uncovered pips are points; cards turned face down mean a score below zero.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Zwei Karten zeigen den Stand: Offene Farbzeichen sind die Punkte, umgedrehte Karten heißen weniger als null.</translation>
    </message>
    <message>
        <source>A player who leads a {king} or {queen} without announcing a marriage probably does not hold the other one. Calls and passes tell you just as much.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Wer {king} oder {queen} ausspielt und kein Paar meldet, hat die andere Karte kaum. Auch Ansagen und Passen verraten etwas.</translation>
    </message>
</context>
<context>
    <name>TrickTable</name>
    <message>
        <source>Tricks</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Stiche</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>Start</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Next trick</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Nächster Stich</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Voriger Stich</translation>
    </message>
</context>
<context>
    <name>Watched</name>
    <message>
        <source>The computer is playing all hands. Press Esc to end the demonstration.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration.py</extracomment>
        <translation>Hier spielt der Computer alle Blätter. Esc beendet die Vorführung.</translation>
    </message>
    <message>
        <source>The computer is playing both hands. Press Esc to end the demonstration.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration.py</extracomment>
        <translation>Hier spielt der Computer beide Blätter. Esc beendet die Vorführung.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>To bring back the menu bar, press Alt or F10, or move the pointer to the top edge.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Alt, F10 oder der Zeiger am oberen Rand holt die Menüleiste zurück.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {file}: the name of a file</extracomment>
        <translation>Als {file} gespeichert.</translation>
    </message>
    <message>
        <source>A file could not be used</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Eine Datei war nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>Something went wrong. This should not have happened.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Etwas ist schiefgegangen, das nicht hätte schiefgehen dürfen.</translation>
    </message>
    <message>
        <source>The demonstration could not continue. See the log for details.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Die Vorführung konnte nicht weitergehen. Das Protokoll sagt, warum.</translation>
    </message>
    <message>
        <source>The game cannot be saved.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Die Partie kann nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>This record names no level for {players}, so {name} plays there.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py: {players} are one or two at a table of several, {name} is a level, such as Queen {players}: players, separated by commas; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Diese Aufzeichnung nennt keine Stärke für {players}; daher spielt dort {name}.</translation>
    </message>
    <message>
        <source>This record names no level of this program, so {name} continues.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py: {name} is an opponent, such as Queen {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Diese Aufzeichnung nennt keinen Gegner dieses Programms; daher spielt {name} weiter.</translation>
    </message>
    <message>
        <source>You can play, but your game will not be saved. What was saved before is untouched. Please fix this and start Sixty-Six again.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Du kannst spielen, aber deine Partie wird nicht gespeichert. Was vorher gespeichert war, ist unberührt. Behebe das bitte und starte Sechsundsechzig dann neu.</translation>
    </message>
    <message>
        <source>Your game continues where you left off.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Deine Partie geht weiter, wo du sie verlassen hast.</translation>
    </message>
    <message>
        <source>Your game could not be moved to the archive and stays on the table.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Deine Partie ließ sich nicht ins Archiv legen und bleibt auf dem Tisch.</translation>
    </message>
    <message>
        <source>Your game is saved after every move. Details are in {log}.

{error}</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {log}: the path of the log file; {error}: what Python says of a fault, in English</extracomment>
        <translation>Deine Partie wird nach jedem Zug gespeichert. Näheres steht in {log}.

{error}</translation>
    </message>
    <message>
        <source>Your other game is in the archive. Continue it whenever you like.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Deine andere Partie liegt im Archiv. Spiel sie weiter, wann immer du magst.</translation>
    </message>
    <message>
        <source>{details} You can keep playing. The program tries again with every move.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{details} Du kannst weiterspielen; bei jedem Zug wird es wieder versucht.</translation>
    </message>
</context>
<context>
    <name>WindowOptions</name>
    <message>
        <source>--one-game, --hurry, --screenshot and --variant can only be used with --demo</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>--one-game, --hurry, --screenshot und --variant gibt es nur mit --demo</translation>
    </message>
    <message>
        <source>NAME</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Play the card game Sixty-Six against the computer.</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>Das Kartenspiel Sechsundsechzig gegen den Computer.</translation>
    </message>
    <message>
        <source>The computer plays all hands and you watch. Nothing is saved.</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>Der Computer spielt alle Blätter, und du siehst zu. Gespeichert wird nichts.</translation>
    </message>
    <message>
        <source>a demonstration cannot open a record</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>eine Vorführung öffnet keine Aufzeichnung</translation>
    </message>
    <message>
        <source>a record to open and view</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>eine Aufzeichnung, die geöffnet und gezeigt wird</translation>
    </message>
    <message>
        <source>start a demonstration</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>eine Vorführung beginnen</translation>
    </message>
    <message>
        <source>demonstration</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>end after one game; the exit status says whether all went well</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>nach einer Partie enden; der Rückgabewert sagt, ob alles gut ging</translation>
    </message>
    <message>
        <source>save a picture of the window to this file at the end of a game</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>am Ende einer Partie ein Bild des Fensters in dieser Datei ablegen</translation>
    </message>
    <message>
        <source>make everything instant, to test an installation</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>nichts dauern lassen, um eine Installation zu erproben</translation>
    </message>
    <message>
        <source>the name of the record is empty</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>der Name der Aufzeichnung ist leer</translation>
    </message>
    <message>
        <source>the rule set: {names}</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py {names}: names, separated by commas</extracomment>
        <translation>Regelwerk: {names}</translation>
    </message>
    <message>
        <source>{program}: {message}. “{program} --help” lists the options.</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py {program}: the name of the program that was started; {message}: what is wrong with an option</extracomment>
        <translation>{program}: {message}. „{program} --help“ nennt die Optionen.</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Deal the cards</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>The cards are fixed, and the promise below is their seal. A word of your own is mixed into the shuffle; after the deal you can check both.</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Die Karten stehen fest, und das Versprechen unten ist ihr Siegel. Ein Wort von dir wird eingemischt; nach dem Spiel kannst du beides prüfen.</translation>
    </message>
    <message>
        <source>Your word</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Dein Wort</translation>
    </message>
    <message>
        <source>Your word for this deal</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Dein Wort für dieses Spiel</translation>
    </message>
    <message>
        <source>anything you like, or nothing</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>was du magst, oder nichts</translation>
    </message>
</context>
<context>
    <name>_Discs</name>
    <message>
        <source>Deals: {list}</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py {list}: several parts, separated by commas</extracomment>
        <translation>Spiele: {list}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>%(prog)s: Fehler: %(message)s
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
        <translation>mindestens ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>der Wert %r gehört nicht dazu</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>ungültige Wahl: %(value)r (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
        <extracomment>sixtysix_gui/speech.py: of Python 3.14</extracomment>
        <translation>ungültige Wahl: %(value)r, vielleicht %(closest)r? (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>nicht erlaubt zusammen mit %s</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>diese Hilfe ausgeben und beenden</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>es fehlt: %s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <extracomment>sixtysix_gui/speech.py: of Python 3.11</extracomment>
        <translation>%(parser_name)r ist unbekannt (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>unbekannt: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>Aufruf: </translation>
    </message>
</context>
</TS>
