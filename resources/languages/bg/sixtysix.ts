<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>За „Шестдесет и шест“</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The fonts Vollkorn, Cabin and Sixtysix Sans are under the SIL Open Font License 1.1, Qt under the LGPL 3.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Свободен софтуер под лиценза MIT. Шрифтовете Vollkorn, Cabin и Sixtysix Sans са под SIL Open Font License 1.1, а Qt – под LGPL 3.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Лицензи…</translation>
    </message>
    <message>
        <source>Error log</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Дневник на грешките</translation>
    </message>
    <message>
        <source>Qt</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Запазени игри</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Шестдесет и шест</translation>
    </message>
    <message>
        <source>The card game Sixty-Six – Schnapsen, Santase – against the computer.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Играта на карти „66“ – сантасе, шнапсен – срещу компютъра.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Завършени игри</translation>
    </message>
</context>
<context>
    <name>AccordionHeader</name>
    <message>
        <source>{title}, collapsed: {value}</source>
        <extracomment>sixtysix_gui/windows/widgets/accordion.py {title}: a title; {value}: a value: a number, or in words</extracomment>
        <translation>{title}, свито: {value}</translation>
    </message>
    <message>
        <source>{title}, expanded</source>
        <extracomment>sixtysix_gui/windows/widgets/accordion.py {title}: a title</extracomment>
        <translation>{title}, разгънато</translation>
    </message>
</context>
<context>
    <name>AllRulesSheet</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>
            <numerusform>Намерено е %n правило</numerusform>
            <numerusform>Намерени са %n правила</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Save as my own rules…</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Запази като &amp;мои правила…</translation>
    </message>
    <message>
        <source>&amp;Remove “{name}”</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py {name}: rules that the player has named</extracomment>
        <translation>Према&amp;хни „{name}“</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Из&amp;бери тези правила</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Всички правила</translation>
    </message>
    <message>
        <source>Discard &amp;all changes</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>&amp;Отмени всички промени</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Търси правило</translation>
    </message>
    <message>
        <source>Find a rule ({key})</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>Търси правило ({key})</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py</extracomment>
        <translation>Групи</translation>
    </message>
    <message>
        <source>No rule matches these words.</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py</extracomment>
        <translation>Няма правило с тези думи.</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py {count}: a number</extracomment>
        <translation>променени: {count}</translation>
    </message>
    <message>
        <source>{group} – {count} changed</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py: a group of rules, and how many of them were changed {group}: a group of rules, or a number of letters; {count}: a number</extracomment>
        <translation>{group} – променени: {count}</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <extracomment>sixtysix_gui/windows/new_game/all_rules.py {name}: rules that the player has named</extracomment>
        <translation>{name}, променено</translation>
    </message>
</context>
<context>
    <name>AlreadyOpen</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Шестдесет и шест</translation>
    </message>
    <message>
        <source>Sixty-Six is already open in another window.</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Програмата „Шестдесет и шест“ вече е отворена в друг прозорец.</translation>
    </message>
    <message>
        <source>Two windows would play the same saved game. Please continue in the other one.</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Два прозореца биха играли една и съща запазена игра. Продължи, моля, в другия.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>The talon is {closed}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {closed}: what became of the talon: closed, used up</extracomment>
        <translation>Талонът е {closed}.</translation>
    </message>
    <message>
        <source>{suit} are trumps. {card} is face down on the talon.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{suit} е коз. {card} лежи с лице надолу върху талона.</translation>
    </message>
    <message>
        <source>{suit} are trumps. {card} is face up.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{suit} е коз. {card} лежи с лице нагоре.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>
            <numerusform>Остава %n карта за теглене.</numerusform>
            <numerusform>Остават %n карти за теглене.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not seen %n card(s).</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>
            <numerusform>%n карта още е неизвестна.</numerusform>
            <numerusform>%n карти още са неизвестни.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts × {times}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {times}: a number: by how much a deal counts</extracomment>
        <translation>Брои се ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>No card has been led.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Още никой не е повел.</translation>
    </message>
    <message>
        <source>No trick has been won yet.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Още няма спечелена взятка.</translation>
    </message>
    <message>
        <source>Score: {list}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {list}: several parts, separated by commas</extracomment>
        <translation>Резултат: {list}.</translation>
    </message>
    <message>
        <source>The talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Талонът свърши.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Няма коз.</translation>
    </message>
    <message>
        <source>There is no talon in this game.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>В тази игра няма талон.</translation>
    </message>
    <message numerus="yes">
        <source>Trick {number}: %n card(s) face down.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number</extracomment>
        <translation>
            <numerusform>Взятка {number}: %n закрита карта.</numerusform>
            <numerusform>Взятка {number}: %n закрити карти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick {number}: no card yet.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number</extracomment>
        <translation>Взятка {number}: още няма карта.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {number}: a number; {cards}: cards by name, separated by commas</extracomment>
        <translation>Взятка {number}: {cards}.</translation>
    </message>
    <message>
        <source>Trumps are not yet known.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Козът още не е известен.</translation>
    </message>
    <message>
        <source>We {mine}, they {theirs}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Ние {mine}, вие {theirs}.</translation>
    </message>
    <message>
        <source>You have seen every card.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Всички карти вече са известни.</translation>
    </message>
    <message>
        <source>You hold: {cards}.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Държиш: {cards}.</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py: somebody and his score {name}: a player as sentences call them, with article: the Queen, Rachel; {score}: a score: 4 : 2, or a number</extracomment>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} е коз.</translation>
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
            <numerusform>%n раздаване</numerusform>
            <numerusform>%n раздавания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>
            <numerusform>%n игра</numerusform>
            <numerusform>%n игри</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Всички игри</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Период</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/door.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>sixtysix_gui/windows/archive/row_paint.py</extracomment>
        <translation>Треньор</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Копирай като текст</translation>
    </message>
    <message>
        <source>Date unknown</source>
        <extracomment>sixtysix_gui/text/days.py</extracomment>
        <translation>Неизвестна дата</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>
            <numerusform>Изтрий %n игра…</numerusform>
            <numerusform>Изтрий %n игри…</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Изтрий…</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Всички</translation>
    </message>
    <message numerus="yes">
        <source>Export %n game(s)…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>
            <numerusform>Експортирай %n игра…</numerusform>
            <numerusform>Експортирай %n игри…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Експортирай…</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Последните 12 месеца</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Последните 30 дни</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Последните 7 дни</translation>
    </message>
    <message>
        <source>Look at it</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Разгледай</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Загубени</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>sixtysix_gui/text/days.py: a month in the letters of Qt: MMMM month, yyyy year</extracomment>
        <translation>MMMM yyyy &apos;г.&apos;</translation>
    </message>
    <message>
        <source>Marked by the coach</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Отбелязани от треньора</translation>
    </message>
    <message>
        <source>No games played yet</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Още нищо не е играно</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Недовършени</translation>
    </message>
    <message>
        <source>Open games</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>Недовършени игри</translation>
    </message>
    <message>
        <source>Opponent or partner</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Противник или партньор</translation>
    </message>
    <message>
        <source>Resigned</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Предадени</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Предай се…</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py sixtysix_gui/windows/archive/row_paint.py</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Review with the coach</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Преглед с треньора</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Пак със същите карти</translation>
    </message>
    <message>
        <source>Save record…</source>
        <extracomment>sixtysix_gui/windows/archive/row_acts.py</extracomment>
        <translation>Запази записа…</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Търси</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Търсене в игрите</translation>
    </message>
    <message>
        <source>This game cannot be read</source>
        <extracomment>sixtysix_gui/windows/archive/door.py</extracomment>
        <translation>Тази игра не може да се прочете</translation>
    </message>
    <message>
        <source>Tied</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Равни</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Период</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>sixtysix_gui/text/days.py</extracomment>
        <translation>Днес</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>sixtysix_gui/text/archive_search.py sixtysix_gui/windows/archive/filter_fields.py</extracomment>
        <translation>Спечелени</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>sixtysix_gui/text/days.py</extracomment>
        <translation>Вчера</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of three</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>първо място</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: d day, MMM short name of the month</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: d day, MMMM month, yyyy year</extracomment>
        <translation>d MMMM yyyy &apos;г&apos;</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: ddd short name of the weekday, d day, MMM short month</extracomment>
        <translation>ddd, d MMM</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <extracomment>sixtysix_gui/text/days.py: a day in the letters of Qt: dddd weekday, d day, MMMM month</extracomment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>from a file</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>от файл</translation>
    </message>
    <message>
        <source>last</source>
        <comment>of three</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>трето място</translation>
    </message>
    <message>
        <source>lost {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>загуба {mine}:{theirs}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a game</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>чака</translation>
    </message>
    <message>
        <source>open at {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>недовършена при {mine}:{theirs}</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>упражнение</translation>
    </message>
    <message>
        <source>resigned</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>предадена</translation>
    </message>
    <message>
        <source>second</source>
        <comment>of three</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>второ място</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>the first place</comment>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>делено първо</translation>
    </message>
    <message>
        <source>tied {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>наравно {mine}:{theirs}</translation>
    </message>
    <message>
        <source>with hints</source>
        <extracomment>sixtysix_gui/text/archive.py</extracomment>
        <translation>със съвети</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>sixtysix_gui/text/archive.py: {name} is the partner in a game of four {name}: the partner: Rachel</extracomment>
        <translation>с партньор {name}</translation>
    </message>
    <message>
        <source>won {mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>победа {mine}:{theirs}</translation>
    </message>
    <message>
        <source>{deals} of {needed} deals until there is something to tell</source>
        <extracomment>sixtysix_gui/text/archive.py {deals}: how many deals there are, with the word: 312 deals; {needed}: how many deals there must be, as a number</extracomment>
        <translation>{deals} от {needed} раздавания до първата статистика</translation>
    </message>
    <message>
        <source>{deals}, {mean} a deal</source>
        <extracomment>sixtysix_gui/text/archive.py: {deals} is such as “312 deals”, {mean} what one brought on average: +0.21 {deals}: how many deals there are, with the word: 312 deals; {mean}: what a deal brought on average, with its sign: +0.21</extracomment>
        <translation>{deals}, средно {mean}</translation>
    </message>
    <message>
        <source>{file} is not part of the archive. Drop it here to add its games.</source>
        <extracomment>sixtysix_gui/text/archive.py {file}: the name of a file</extracomment>
        <translation>{file} не е част от архива. Пусни файла тук, за да добавиш игрите му.</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <extracomment>sixtysix_gui/text/archive.py {found}: how many games are in the list</extracomment>
        <translation>
            <numerusform>{found} от %n игра</numerusform>
            <numerusform>{found} от %n игри</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {open} open</source>
        <extracomment>sixtysix_gui/text/archive.py: {games} is such as “214 games”, {open} how many of them can be continued {games}: how many games there are, with the word: 214 games; {open}: how many of them can be continued, as a number</extracomment>
        <translation>{games}, недовършени: {open}</translation>
    </message>
    <message>
        <source>{mine} to {theirs}</source>
        <extracomment>sixtysix_gui/text/archive.py {mine}: your part of the score, as the table counts it; {theirs}: the opponent’s part of the score</extracomment>
        <translation>{mine}:{theirs}</translation>
    </message>
    <message>
        <source>{month}: this file could not be read. It is kept as {file}.</source>
        <extracomment>sixtysix_gui/text/archive.py: {month} is such as “October 2026”, {file} the name of a file {month}: a month with its year: October 2026; {file}: the name of a file</extracomment>
        <translation>{month}: файлът не можа да се прочете. Прибран е като {file}.</translation>
    </message>
    <message>
        <source>{place} of {count}. Enter continues it.</source>
        <extracomment>sixtysix_gui/text/archive.py {place}: which of the games in the list, as a number; {count}: a number</extracomment>
        <translation>{place} от {count}. Enter продължава играта.</translation>
    </message>
    <message>
        <source>{place} of {count}. Enter looks at it.</source>
        <extracomment>sixtysix_gui/text/archive.py {place}: which of the games in the list, as a number; {count}: a number</extracomment>
        <translation>{place} от {count}. Enter показва играта.</translation>
    </message>
    <message>
        <source>{rules} against {names}</source>
        <extracomment>sixtysix_gui/text/archive.py: {rules} is a game such as Schnapsen, {names} are one or several names {rules}: the name of a game: Schnapsen; {names}: one name or several, separated by commas: Rachel, Hector</extracomment>
        <translation>{rules} срещу {names}</translation>
    </message>
    <message>
        <source>Deleted games…</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Изтрити игри…</translation>
    </message>
</context>
<context>
    <name>ArchiveChanges</name>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>Добавена е %n игра.</numerusform>
            <numerusform>Добавени са %n игри.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already in the archive.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n игра вече беше в архива.</numerusform>
            <numerusform>%n игри вече бяха в архива.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) copied as text.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n игра е копирана като текст.</numerusform>
            <numerusform>%n игри са копирани като текст.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could no longer be found.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>%n игра вече я няма.</numerusform>
            <numerusform>%n игри вече ги няма.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>Изтрита е %n игра.</numerusform>
            <numerusform>Изтрити са %n игри.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported as {file}.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py {file}: the name of a file</extracomment>
        <translation>
            <numerusform>Експортирана е %n игра: {file}.</numerusform>
            <numerusform>Експортирани са %n игри: {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>Възстановена е %n игра.</numerusform>
            <numerusform>Възстановени са %n игри.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read completely.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>Още %n файл не можа да се прочете докрай.</numerusform>
            <numerusform>Още %n файла не можаха да се прочетат докрай.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games from files</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Добавяне на игри от файлове</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Изтрий</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>
            <numerusform>Изтриваш ли %n игра?</numerusform>
            <numerusform>Изтриваш ли %n игри?</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted games no longer count in your statistics. You can restore them for 30 days.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Изтритите игри не влизат в статистиката ти. До 30 дни можеш да ги възстановиш.</translation>
    </message>
    <message>
        <source>Export games</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Експортиране на игри</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Задръж</translation>
    </message>
    <message>
        <source>No games were found.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Не бяха намерени игри.</translation>
    </message>
    <message>
        <source>Not all games were deleted</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Не всички игри са изтрити</translation>
    </message>
    <message>
        <source>Not everything could be added</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Не всичко можа да се добави</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Нищо не беше експортирано</translation>
    </message>
    <message>
        <source>Open games are not deleted. Resign a game if you want to end it.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Недовършените игри не се трият. Ако искаш да приключиш някоя, предай се в нея.</translation>
    </message>
    <message>
        <source>Reading games: {percent}%</source>
        <extracomment>sixtysix_gui/text/archive_changes.py {percent}: a number: 37</extracomment>
        <translation>Четене на игрите: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Sixty-Six games</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py: the beginning of the name of a file with several games</extracomment>
        <translation>Шестдесет и шест – игри</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Спри</translation>
    </message>
    <message>
        <source>The games were not added</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Игрите не бяха добавени</translation>
    </message>
    <message>
        <source>The games were not deleted</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Игрите не бяха изтрити</translation>
    </message>
    <message>
        <source>The games were not restored</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Игрите не бяха възстановени</translation>
    </message>
    <message>
        <source>The rest was not read.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Останалото не беше прочетено.</translation>
    </message>
    <message>
        <source>There were more files than can be read at once. Please add the others separately.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Файловете са повече, отколкото могат да се прочетат наведнъж. Добави останалите отделно.</translation>
    </message>
    <message>
        <source>These games were already in the archive.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>Тези игри вече бяха в архива.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py</extracomment>
        <translation>Отмени</translation>
    </message>
    <message>
        <source>You can restore deleted games for 30 days.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py</extracomment>
        <translation>До 30 дни можеш да възстановиш изтритите игри.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>sixtysix_gui/text/archive_changes.py: a day in the letters of Qt: d day, MMM short name of the month, yyyy year</extracomment>
        <translation>d MMM yyyy &apos;г.&apos;</translation>
    </message>
</context>
<context>
    <name>ArchiveSheet</name>
    <message>
        <source>All games</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Всички игри</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Архив</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Експортирай…</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Няма такива игри.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Отвори файл…</translation>
    </message>
    <message>
        <source>The list is being made.</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py</extracomment>
        <translation>Списъкът се съставя.</translation>
    </message>
    <message>
        <source>The list is being made: {done} of {count} games.</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py {done}: a number of games; {count}: the number of all games</extracomment>
        <translation>Списъкът се съставя: {done} от {count} игри.</translation>
    </message>
    <message>
        <source>{done} of {count} games…</source>
        <extracomment>sixtysix_gui/windows/archive/sheet.py {done}: a number of games; {count}: the number of all games</extracomment>
        <translation>{done} от {count} игри…</translation>
    </message>
</context>
<context>
    <name>BeginnersHelp</name>
    <message>
        <source>You count well. From now on, you will not be asked before “Out!”.</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Броиш добре: отсега нататък „Край!“ се казва направо, без въпрос.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Остава %n карта за теглене.</numerusform>
            <numerusform>Остават %n карти за теглене.</numerusform>
        </translation>
    </message>
    <message>
        <source>66 card points end the deal automatically.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>При 66&#xa0;точки раздаването свършва от само себе си.</translation>
    </message>
    <message>
        <source>Click to see the last one.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Щракни, за да видиш последната.</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Анонс {suit}, {points}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Коз: {suit}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. The {rank} is face up.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py: {rank} is a word within a sentence, such as jack {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {rank}: the word for a rank: nine</extracomment>
        <translation>Коз: {suit}. Козова карта: {rank}.</translation>
    </message>
    <message>
        <source>You may say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>„Край!“ се казва, преди да поведеш.</translation>
    </message>
    <message>
        <source>You may say “Out!” when it is your turn.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>„Край!“ се казва, когато е твой ред.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Daus</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>асо</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>обер</translation>
    </message>
    <message>
        <source>Unter</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>унтер</translation>
    </message>
    <message>
        <source>a bell</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>звънец</translation>
    </message>
    <message>
        <source>a club</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>спатия</translation>
    </message>
    <message>
        <source>a diamond</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>каро</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>купа</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>купа</translation>
    </message>
    <message>
        <source>a leaf</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>лист</translation>
    </message>
    <message>
        <source>a spade</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>пика</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>асо</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>жълъд</translation>
    </message>
    <message>
        <source>an acorn</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>жълъд</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>звънец</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>спатия</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>каро</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>осмица</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>осмица</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>купа</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>купа</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>вале</translation>
    </message>
    <message>
        <source>king</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>поп</translation>
    </message>
    <message>
        <source>king</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>поп</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>лист</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>деветка</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>деветка</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>дама</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>седмица</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>седмица</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>пика</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>десетка</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>десетка</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py sixtysix_gui/text/cards.py: {rank} and {suit} are words; in German &quot;Herz-Dame&quot; {rank}: the word for a rank: nine; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>{king} and {queen} of {suit}</source>
        <extracomment>sixtysix_gui/text/cards.py: {king} and {queen} are words, at the beginning of a sentence {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober); {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{king} и {queen} {suit}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>sixtysix_gui/text/cards.py: {rank} and {suit} are words; in German &quot;Herz-Dame&quot; {rank}: the word for a rank: nine; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>седмицата</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>осмицата</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>деветката</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>валето</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>дамата</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>попа</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>десетката</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>асото</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>седмица {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>осмица {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>деветка {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>вале {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>дама {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>поп {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>десетка {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>асо {suit}</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>седмицата</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>осмицата</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>деветката</translation>
    </message>
    <message>
        <source>the Unter</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>унтера</translation>
    </message>
    <message>
        <source>the Ober</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>обера</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>попа</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>десетката</translation>
    </message>
    <message>
        <source>the Daus</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>асото</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>седмица {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>осмица {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>деветка {suit}</translation>
    </message>
    <message>
        <source>the Unter of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>унтер {suit}</translation>
    </message>
    <message>
        <source>the Ober of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>обер {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>поп {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>десетка {suit}</translation>
    </message>
    <message>
        <source>the Daus of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>асо {suit}</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Replays every record and compares it with what it says about itself. Prints one line per record. The exit status is 0 if all are right, otherwise 1.</source>
        <extracomment>sixtysix_gui/cli_commands/check.py</extracomment>
        <translation>Преиграва всеки запис и го сравнява с това, което той казва за себе си. Отпечатва по един ред за запис. Изходният код е 0, ако всички са верни, иначе 1.</translation>
    </message>
    <message>
        <source>check deal records (66R)</source>
        <extracomment>sixtysix_gui/cli_commands/check.py</extracomment>
        <translation>проверява записи на раздавания (66R)</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>{others} or {last}</source>
        <extracomment>sixtysix_gui/sentences.py {others}: all but the last of a list, separated by commas; {last}: the last of a list, or a number</extracomment>
        <translation>{others} или {last}</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>If you miscounted, it costs {cost}.</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py {cost}: a number of game points</extracomment>
        <translation>Сгрешиш ли в броенето, плащаш {cost}.</translation>
    </message>
    <message>
        <source>Out!</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Край!</translation>
    </message>
    <message>
        <source>Say “Out!”?</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Казваш ли „Край!“?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Още не</translation>
    </message>
</context>
<context>
    <name>CoachColumn</name>
    <message>
        <source>&amp;All decisions</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>&amp;Всички решения</translation>
    </message>
    <message>
        <source>&amp;Try it from here</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Про&amp;бвай оттук</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>Let me &amp;find it</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Нека аз &amp;намеря</translation>
    </message>
    <message>
        <source>Show h&amp;idden cards</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Покажи &amp;скритото</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Треньорът</translation>
    </message>
    <message>
        <source>Ways to try it from here</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>Как да пробваш оттук</translation>
    </message>
    <message>
        <source>with the same cards</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>със същите карти</translation>
    </message>
    <message>
        <source>with the hidden cards reshuffled</source>
        <extracomment>sixtysix_gui/windows/review/coach_column.py</extracomment>
        <translation>със скритите карти, раздадени наново</translation>
    </message>
</context>
<context>
    <name>CoachHints</name>
    <message>
        <source>All cards are known: this is exact.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Всички карти са известни: това е точно.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Затвори талона</translation>
    </message>
    <message>
        <source>Close and announce the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Затвори и обяви анонс {suit}</translation>
    </message>
    <message>
        <source>Coach: {sentence}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py sixtysix_gui/windows/learning/explaining.py {sentence}: a whole sentence</extracomment>
        <translation>Треньор: {sentence}</translation>
    </message>
    <message>
        <source>Count again before you play.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Преброй още веднъж, преди да играеш.</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Тегли</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Смени</translation>
    </message>
    <message>
        <source>Exchange and close</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Смени и затвори</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who needs them?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Колко коза остават още и на кого му трябват?</translation>
    </message>
    <message>
        <source>It hardly matters here. Play what you like.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Тук почти няма значение. Играй каквото искаш.</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Изиграй {card}</translation>
    </message>
    <message>
        <source>Let me see… You can keep playing.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Мисля… Ти можеш да играеш нататък.</translation>
    </message>
    <message>
        <source>Look at the trump card under the talon.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Погледни картата под талона.</translation>
    </message>
    <message>
        <source>Do you need this trick?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Трябва ли ти тази взятка?</translation>
    </message>
    <message>
        <source>Based on all {n} possible deals.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {n}: how many cases in all</extracomment>
        <translation>От всичките {n} възможни раздавания.</translation>
    </message>
    <message>
        <source>Based on {n} possible deals. The thin line shows how certain that is.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {n}: how many cases in all</extracomment>
        <translation>От {n} възможни раздавания. Тънката черта показва колко е сигурно.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Махни бележката</translation>
    </message>
    <message>
        <source>Say “Out!”</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Кажи „Край!“</translation>
    </message>
    <message>
        <source>Announce the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Обяви анонс {suit}</translation>
    </message>
    <message>
        <source>Something in your hand counts as soon as you lead.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Държиш нещо, което носи точки, щом поведеш.</translation>
    </message>
    <message>
        <source>Take it with {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Вземи взятката: {card}</translation>
    </message>
    <message>
        <source>The coach could not work this out. See the log for details.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py sixtysix_gui/windows/learning/explaining.py</extracomment>
        <translation>Тук треньорът не се справи. В дневника пише защо.</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Тук няма какво да се решава.</translation>
    </message>
    <message>
        <source>Think about the lead: which card gives {name} the least?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Помисли с какво да поведеш: коя карта дава най-малко на {name}?</translation>
    </message>
    <message>
        <source>Think about the talon: what would closing risk, and what would waiting cost?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Помисли за талона: какво рискуваш, ако затвориш, и какво струва чакането?</translation>
    </message>
    <message>
        <source>Throw away {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Хвърли {card}</translation>
    </message>
    <message>
        <source>Trump with {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Цакай: {card}</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Опитай пак</translation>
    </message>
    <message>
        <source>What is this deal worth if {name} stays under 33?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Колко струва раздаването, ако {name} остане под 33?</translation>
    </message>
    <message>
        <source>What would this trick and the next lead bring?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Какво ще донесе тази взятка и воденето след нея?</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>before what a reader says</comment>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Защо</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Защо?</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>heading</comment>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Защо?</translation>
    </message>
    <message numerus="yes">
        <source>You need %n more point(s): what would this trick and the next lead bring?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>
            <numerusform>Трябва ти още %n точка: какво ще донесе тази взятка и воденето след нея?</numerusform>
            <numerusform>Трябват ти още %n точки: какво ще донесе тази взятка и воденето след нея?</numerusform>
        </translation>
    </message>
    <message>
        <source>average game points</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>игрови точки средно</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {points}: a number of points</extracomment>
        <translation>минус {points}</translation>
    </message>
    <message>
        <source>plus {points}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {points}: a number of points</extracomment>
        <translation>плюс {points}</translation>
    </message>
    <message>
        <source>Show the move</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Покажи хода</translation>
    </message>
    <message>
        <source>wins {a} of {n}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>печели {a} от {n}</translation>
    </message>
    <message>
        <source>{card} or {card2}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{card} или {card2}</translation>
    </message>
    <message>
        <source>{key} shows the move.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key} показва хода.</translation>
    </message>
    <message>
        <source>{key} explains why.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key} казва защо.</translation>
    </message>
    <message>
        <source>{key} tries again.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key} опитва отново.</translation>
    </message>
    <message>
        <source>{move} or {move2}: it makes no difference now.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} или {move2}: това вече не променя нищо.</translation>
    </message>
    <message>
        <source>{move} or {move2}: it hardly matters here.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} или {move2}: тук почти няма значение.</translation>
    </message>
    <message>
        <source>{move} or {move2}: you win either way.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} или {move2}: и в двата случая печелиш.</translation>
    </message>
    <message>
        <source>{move}, on average {value} game points, give or take {pm}, {wins}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {move}: a move by name: the ace of hearts, closing; {value}: a value: a number, or in words; {pm}: a number of game points: 0.1; {wins}: how often it wins: wins 55 of 100</extracomment>
        <translation>{move}, средно {value} игрови точки, с точност до {pm}, {wins}.</translation>
    </message>
    <message>
        <source>{move}, on average {value} game points, {wins}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {move}: a move by name: the ace of hearts, closing; {value}: a value: a number, or in words; {wins}: how often it wins: wins 55 of 100</extracomment>
        <translation>{move}, средно {value} игрови точки, {wins}.</translation>
    </message>
    <message>
        <source>{move}, or {move2}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {move2}: another move by name</extracomment>
        <translation>{move} или {move2}</translation>
    </message>
    <message>
        <source>{move}. {why}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing; {why}: a sentence that says why</extracomment>
        <translation>{move}. {why}</translation>
    </message>
    <message>
        <source>{move}: neither is clearly better.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>{move}: нито едно от двете не е явно по-добро.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py: what to do, and a sentence that says why {move}: a move by name: the ace of hearts, closing; {why}: a sentence that says why</extracomment>
        <translation>{move}. {why}</translation>
    </message>
    <message>
        <source>{name} hardly ever holds {card}.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{name} почти никога няма {card}.</translation>
    </message>
    <message>
        <source>{name} holds {card} in {a} of 10 cases.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases</extracomment>
        <translation>{name} държи {card} в {a} от 10 случая.</translation>
    </message>
    <message>
        <source>{name} holds {card}.</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{name} държи {card}.</translation>
    </message>
</context>
<context>
    <name>CoachMarks</name>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/coach/marks.py: what there is to learn from a move that was worse; a heading of one to four words</extracomment>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Counting to 66</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Броене до 66</translation>
    </message>
    <message>
        <source>Keeping the marriage</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Пазене на анонса</translation>
    </message>
    <message>
        <source>Safe lead</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Сигурно водене</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Под 33</translation>
    </message>
    <message>
        <source>Trump control</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Контрол на козовете</translation>
    </message>
    <message>
        <source>What was shown</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Какво беше показано</translation>
    </message>
    <message>
        <source>Which trick to take</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Коя взятка да се вземе</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>груба грешка</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>добре</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>грешка</translation>
    </message>
    <message>
        <source>no choice</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>без избор</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>неточност</translation>
    </message>
    <message>
        <source>close call</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>почти равно</translation>
    </message>
    <message>
        <source>too close to call</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>без ясна разлика</translation>
    </message>
    <message>
        <source>{theme}: {word}, cost {x}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {theme}: what there is to learn: Closing; {word}: a verdict in words: mistake; or a word of a record; {x}: a number of game points: 0.4</extracomment>
        <translation>{theme}: {word}, струва {x}.</translation>
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
        <translation>По-добре: да затвориш и да обявиш анонс {suit}.</translation>
    </message>
    <message>
        <source>Better: exchange and close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>По-добре: да смениш и да затвориш.</translation>
    </message>
    <message>
        <source>Better: exchange first.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>По-добре: първо да смениш.</translation>
    </message>
    <message>
        <source>Better: announce the marriage in {suit} first.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>По-добре: първо да обявиш анонс {suit}.</translation>
    </message>
    <message>
        <source>Better: the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>По-добре: анонс {suit}.</translation>
    </message>
    <message>
        <source>Better: close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>По-добре: да затвориш.</translation>
    </message>
    <message>
        <source>Better: draw.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>По-добре: да теглиш.</translation>
    </message>
    <message>
        <source>Better: exchange.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>По-добре: да смениш.</translation>
    </message>
    <message>
        <source>Better: pass.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>По-добре: да пасуваш.</translation>
    </message>
    <message>
        <source>Better: play on.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>По-добре: да продължиш.</translation>
    </message>
    <message>
        <source>Better: say “Out!”.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>По-добре: да кажеш „Край!“.</translation>
    </message>
    <message>
        <source>Better: {card}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>По-добре: {card}.</translation>
    </message>
    <message>
        <source>You closed and announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Ти затвори и обяви анонс {suit}.</translation>
    </message>
    <message>
        <source>You closed.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Ти затвори талона.</translation>
    </message>
    <message>
        <source>You drew.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Ти изтегли карта.</translation>
    </message>
    <message>
        <source>You exchanged, so you had to close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Ти смени козовата карта и затова трябваше да затвориш.</translation>
    </message>
    <message>
        <source>You exchanged.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Ти смени козовата карта.</translation>
    </message>
    <message>
        <source>You led {card}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Ти поведе: {card}.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Ти пасува.</translation>
    </message>
    <message>
        <source>You played {card}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Ти отговори: {card}.</translation>
    </message>
    <message>
        <source>You said “Out!”.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Ти каза „Край!“.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Ти обяви анонс {suit}.</translation>
    </message>
    <message>
        <source>after closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>след затварянето</translation>
    </message>
    <message>
        <source>after drawing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>след тегленето</translation>
    </message>
    <message>
        <source>after exchanging</source>
        <extracomment>sixtysix_gui/text/coach/moves.py: what follows is said to come after a move: &quot;After closing, the Queen …&quot;</extracomment>
        <translation>след смяната</translation>
    </message>
    <message>
        <source>after going out</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>след обявяването на край</translation>
    </message>
    <message>
        <source>after passing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>след паса</translation>
    </message>
    <message>
        <source>after the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>след анонс {suit}</translation>
    </message>
    <message>
        <source>after {card}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>след {card}</translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>затваряне</translation>
    </message>
    <message>
        <source>close, marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>затваряне, анонс {suit}</translation>
    </message>
    <message>
        <source>closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>затварянето</translation>
    </message>
    <message>
        <source>closing with the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>затварянето с анонс {suit}</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>теглене</translation>
    </message>
    <message>
        <source>drawing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>тегленето</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>смяна</translation>
    </message>
    <message>
        <source>exchange, close</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>смяна, затваряне</translation>
    </message>
    <message>
        <source>exchanging</source>
        <extracomment>sixtysix_gui/text/coach/moves.py: names of moves, as in &quot;Closing wins in 5 of 6 cases&quot;; German without article</extracomment>
        <translation>смяната</translation>
    </message>
    <message>
        <source>exchanging and closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>смяната и затварянето</translation>
    </message>
    <message>
        <source>going out</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>обявяването на край</translation>
    </message>
    <message>
        <source>go out</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>край</translation>
    </message>
    <message>
        <source>marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>анонс {suit}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>пас</translation>
    </message>
    <message>
        <source>passing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>пасуването</translation>
    </message>
    <message>
        <source>the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>анонс {suit}</translation>
    </message>
</context>
<context>
    <name>CoachReasons</name>
    <message>
        <source>All cards were known here, and nothing could save the deal.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Тук всички карти бяха известни и нищо не можеше да спаси раздаването.</translation>
    </message>
    <message>
        <source>All cards were known here. {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Тук всички карти бяха известни. {Line}</translation>
    </message>
    <message>
        <source>All trumps are accounted for: {card} cannot be trumped.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Всички козове са известни: никой не може да цака {card}.</translation>
    </message>
    <message>
        <source>Once the talon is closed, {name} cannot draw the missing trumps.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Затвориш ли, {name} вече не може да изтегли липсващите козове.</translation>
    </message>
    <message>
        <source>Closing wins in {a} of {n} cases, playing on in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {b}: how many of {n} cases</extracomment>
        <translation>Затварянето печели в {a} от {n} случая, продължаването – в {b}.</translation>
    </message>
    <message>
        <source>Exchange first: it costs nothing, and {card} is worth more than {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Първо смени: не струва нищо, а {card} е по-ценна карта от {card2}.</translation>
    </message>
    <message numerus="yes">
        <source>That brings {p} points and the lead; then %n more are enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>
            <numerusform>Това носи {p} точки и воденето; после не достига само %n.</numerusform>
            <numerusform>Това носи {p} точки и воденето; после не достигат само %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs nothing, and {card} is worth more than {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Не струва нищо, а {card} е по-ценна карта от {card2}.</translation>
    </message>
    <message>
        <source>The move was right but went wrong: {name} had {card}, as in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Беше правилно, но не се получи: {card} беше при {name}, както в {a} от {n} случая.</translation>
    </message>
    <message>
        <source>Keep the marriage: it counts {v} on your next lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {v}: a number</extracomment>
        <translation>Пази анонса: когато пак водиш, носи {v}.</translation>
    </message>
    <message>
        <source>Keep {card}: nothing else in your hand beats {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Пази {card}: никоя друга твоя карта не бие {card2}.</translation>
    </message>
    <message>
        <source>Let this trick go: it is worth only {p}, and {card} brings more later.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {card}: a card by name: the ten of hearts</extracomment>
        <translation>Пусни тази взятка: струва {p}, а {card} ще донесе повече после.</translation>
    </message>
    <message>
        <source>On average, {best} brings {p} game points, {played} {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Средно {best} носи {p} игрови точки, а {played} – {q}.</translation>
    </message>
    <message>
        <source>One game point is enough to win the game: {best} wins it in {a} of 100 cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>За победа в играта стига една игрова точка: {best} я носи в {a} от 100 случая, {played} – в {b}.</translation>
    </message>
    <message>
        <source>Closing one trick later wins in {a} of {n} cases, closing now in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {b}: how many of {n} cases</extracomment>
        <translation>Една взятка по-късно затварянето печели в {a} от {n} случая, сега – в {b}.</translation>
    </message>
    <message>
        <source>If the deal is played out, the last trick counts 10, but not if the talon is closed.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Ако се играе докрай, последната взятка носи 10; при затворен талон – не.</translation>
    </message>
    <message>
        <source>The marriage counts {v} at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {v}: a number</extracomment>
        <translation>Анонсът носи {v} веднага.</translation>
    </message>
    <message>
        <source>The trick brings {p} points and the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>Взятката носи {p} точки и воденето.</translation>
    </message>
    <message>
        <source>You lose the trick with {played} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>При {played} губиш взятката в {a} от {n} случая, при {best} – в {b}.</translation>
    </message>
    <message>
        <source>While you keep {card}, {name} can never announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Докато пазиш {card}, {name} не може да обяви анонс {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out, but {card} is the highest: draw them out first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>
            <numerusform>Остава още %n коз, а {card} е по-силна карта: прибери го първо.</numerusform>
            <numerusform>Остават още %n коза, а {card} е най-силната карта: прибери ги първо.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out, and {mover} draws them out with the highest, {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts</extracomment>
        <translation>
            <numerusform>Остава още %n коз и {mover} го прибира с по-силна карта: {card}.</numerusform>
            <numerusform>Остават още %n коза и {mover} ги прибира с най-силната карта: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are known here. The best line: {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Тук всички карти са известни. Най-доброто продължение: {Line}</translation>
    </message>
    <message>
        <source>All cards were known here. The best line: {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Тук всички карти бяха известни. Най-доброто продължение: {Line}</translation>
    </message>
    <message>
        <source>Closing fails in {a} of {n} cases, and then it costs {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {p}: a number of points</extracomment>
        <translation>Затварянето не успява в {a} от {n} случая и тогава струва {p}.</translation>
    </message>
    <message>
        <source>Equal: {best} and {played} each win in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Равностойно: {best} или {played}, и в двата случая печелиш {a} от {n} пъти.</translation>
    </message>
    <message>
        <source>However the cards fall, {played} is never better, and in {a} of {n} cases it is worse.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Както и да са разпределени картите, {played} никога не е по-добър ход, а в {a} от {n} случая е по-лош.</translation>
    </message>
    <message>
        <source>It is worth {p} more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points</extracomment>
        <translation>Така взимаш {p} точки повече.</translation>
    </message>
    <message>
        <source>It gives away at most {p} points, {played} up to {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Така даваш най-много {p} точки, а {played} дава до {q}.</translation>
    </message>
    <message>
        <source>It gives nothing away; {played} gives away up to {q} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Така не даваш нищо, а {played} дава до {q} точки.</translation>
    </message>
    <message>
        <source>It is decided: neither {best} nor {played} can still win.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Решено е: нито {best}, нито {played} печели вече.</translation>
    </message>
    <message>
        <source>It is decided: {best} and {played} both win.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Решено е: печелиш и при {best}, и при {played}.</translation>
    </message>
    <message>
        <source>It worked because {card} was in the talon, as in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Излезе добре, защото {card} беше в талона, както в {a} от {n} случая.</translation>
    </message>
    <message>
        <source>It wins in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Така печелиш в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message>
        <source>It wins the trick, so your {v} points count.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {v}: a number</extracomment>
        <translation>Така взимаш взятката и твоите {v} се броят.</translation>
    </message>
    <message>
        <source>Keep your last trump: it is your only way back to the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Пази последния си коз: той е единственият път пак да поведеш.</translation>
    </message>
    <message>
        <source>Let this trick go: the loser gets {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Пусни тази взятка: който я загуби, получава {card}.</translation>
    </message>
    <message>
        <source>Let this trick go: then the talon is used up, you know every card, and {name} must lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Пусни тази взятка: после талонът свършва, ти знаеш всички карти, а {name} трябва да води.</translation>
    </message>
    <message>
        <source>On average, it brings {p} game points, {played} {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>Средно така печелиш {p} игрови точки, а {played} носи {q}.</translation>
    </message>
    <message>
        <source>That is enough, and you keep {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Това стига и запазваш {played}.</translation>
    </message>
    <message>
        <source>Then the talon is used up, {mover} knows every card, and {name} must lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>После талонът свършва, {mover} знае всички карти, а {name} трябва да води.</translation>
    </message>
    <message>
        <source>The trick is worth only {p}, and {card} brings {mover} more later.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {p}: a number of points; {card}: a card by name: the ten of hearts; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>Взятката струва само {p}, а {card} ще донесе на {mover} повече после.</translation>
    </message>
    <message>
        <source>Too close to call between {best} and {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>Няма ясна разлика между {best} и {played}.</translation>
    </message>
    <message>
        <source>Too close to call: {best} wins in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Без ясна разлика: {best} печели в {a} от {n} случая, {played} – в {b}.</translation>
    </message>
    <message>
        <source>Two trump leads draw out all of {name}’s trumps in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Две водения с коз прибират всички козове на {name} в {a} от {n} случая.</translation>
    </message>
    <message>
        <source>While {mover} keeps {card}, {name} can never announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Докато {mover} пази {card}, {name} не може да обяви анонс {suit}.</translation>
    </message>
    <message>
        <source>With it, you escape Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Така стигаш до 33 в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message>
        <source>With it, you reach 66 without losing another trick in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Така стигаш до 66, без да дадеш повече взятка, в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message numerus="yes">
        <source>With the marriage, you have {t} and need %n more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>С анонса имаш {t} и ти трябва още %n.</numerusform>
            <numerusform>С анонса имаш {t} и ти трябват още %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the marriage, {mover} has {t} and needs %n more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>С анонса {mover} има {t} и е нужна още %n.</numerusform>
            <numerusform>С анонса {mover} има {t} и са нужни още %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {best}, you escape Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>При {best} стигаш до 33 в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message>
        <source>With {best}, you reach 66 without losing another trick in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>При {best} стигаш до 66, без да дадеш повече взятка, в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message>
        <source>With {best}, {mover} escapes Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>При {best} {mover} стига до 33 в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message>
        <source>With {best}, {mover} reaches 66 without losing another trick in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>При {best} {mover} стига до 66, без да даде повече взятка, в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message>
        <source>With {best}, {mover} wins in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>При {best} {mover} печели в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message>
        <source>With {card}, {mover} reaches 66 first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>При {card} {mover} стига до 66 преди противника.</translation>
    </message>
    <message numerus="yes">
        <source>You had {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Ти имаше {t}, за „Край!“ не достигаше %n.</numerusform>
            <numerusform>Ти имаше {t}, за „Край!“ не достигаха %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had {t}: “Out!” ends the deal at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>Ти имаше {t}: „Край!“ веднага завършва раздаването.</translation>
    </message>
    <message numerus="yes">
        <source>You have {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Имаш {t}, за „Край!“ не достига %n.</numerusform>
            <numerusform>Имаш {t}, за „Край!“ не достигат %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more, and closing guarantees enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>
            <numerusform>Трябва ти още %n, а затварянето осигурява достатъчно.</numerusform>
            <numerusform>Трябват ти още %n, а затварянето осигурява достатъчно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more, and closing guarantees {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {s}: a number of card points</extracomment>
        <translation>
            <numerusform>Трябва ти още %n, а затварянето осигурява {s}.</numerusform>
            <numerusform>Трябват ти още %n, а затварянето осигурява {s}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>Трябва ти още %n; дори само {card} носи {p}.</numerusform>
            <numerusform>Трябват ти още %n; дори само {card} носи {p}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more, and closing guaranteed enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>
            <numerusform>Трябваше ти още %n, а затварянето осигуряваше достатъчно.</numerusform>
            <numerusform>Трябваха ти още %n, а затварянето осигуряваше достатъчно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more, and closing guaranteed {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {s}: a number of card points</extracomment>
        <translation>
            <numerusform>Трябваше ти още %n, а затварянето осигуряваше {s}.</numerusform>
            <numerusform>Трябваха ти още %n, а затварянето осигуряваше {s}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You needed %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>Трябваше ти още %n; дори само {card} носи {p}.</numerusform>
            <numerusform>Трябваха ти още %n; дори само {card} носи {p}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win {card} and {card2}: {p} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {p}: a number of points</extracomment>
        <translation>Ти взимаш {card} и {card2}: {p} точки.</translation>
    </message>
    <message>
        <source>your opponent</source>
        <extracomment>sixtysix_gui/text/coach/reasons.py</extracomment>
        <translation>отсрещната страна</translation>
    </message>
    <message>
        <source>{After}, you draw {card} and {name} gets {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{After} ти теглиш {card}, а {name} получава {card2}.</translation>
    </message>
    <message>
        <source>{After}, you more often end up without a trick, and that costs 3.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing</extracomment>
        <translation>{After} по-често оставаш без взятка, а това струва 3.</translation>
    </message>
    <message>
        <source>{After}, you lose {card} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} губиш {card} в {a} от {n} случая, при {best} – в {b}.</translation>
    </message>
    <message>
        <source>{After}, {mover} draws {card} and {name} gets {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{After} {mover} тегли {card}, а {name} получава {card2}.</translation>
    </message>
    <message>
        <source>{After}, {mover} more often ends up without a trick, and that costs 3.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{After} {mover} по-често остава без взятка, а това струва 3.</translation>
    </message>
    <message>
        <source>{After}, {mover} loses {card} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} {mover} губи {card} в {a} от {n} случая, при {best} – в {b}.</translation>
    </message>
    <message>
        <source>{After}, {mover} wins {card} in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{After} {mover} взима {card} в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message>
        <source>{After}, {name} reaches 66 with this very trick in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{After} {name} стига до 66 още с тази взятка в {a} от {n} случая.</translation>
    </message>
    <message>
        <source>{After}, {name} announces a marriage in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{After} {name} обявява анонс в {a} от {n} случая.</translation>
    </message>
    <message>
        <source>{After}, {name} still announces a marriage in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} {name} все пак обявява анонс в {a} от {n} случая, при {best} – в {b}.</translation>
    </message>
    <message>
        <source>{After}, {card} ends up in your tricks in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {card}: a card by name: the ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{After} във взятките ти влиза {card} в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message numerus="yes">
        <source>{Best} brings {p} points and the lead; then %n more are enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>{Best} носи {p} точки и воденето; после не достига само %n.</numerusform>
            <numerusform>{Best} носи {p} точки и воденето; после не достигат само %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{Best} gives away at most {p} points, {played} up to {q}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>{Best} дава най-много {p} точки, {played} – до {q}.</translation>
    </message>
    <message>
        <source>{Best} gives nothing away; {played} gives away up to {q} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {played}: the move that was played, as part of a sentence: the ace of hearts; {q}: a number of points</extracomment>
        <translation>{Best} не дава нищо, {played} – до {q} точки.</translation>
    </message>
    <message>
        <source>{Best} takes the trick too and is worth {p} more.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>{Best} също взима взятката и носи {p} точки повече.</translation>
    </message>
    <message>
        <source>{Best} takes the trick too, and {mover} keeps {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {mover}: the player who is watched, as part of a sentence: the Queen; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>{Best} също взима взятката, а {mover} пази {played}.</translation>
    </message>
    <message>
        <source>{Best} takes the trick too: keep {played}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {played}: the move that was played, as part of a sentence: the ace of hearts</extracomment>
        <translation>{Best} също взима взятката: пази {played}.</translation>
    </message>
    <message>
        <source>{Best} wins the trick, so {mover}’s {v} points count.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {mover}: the player who is watched, as part of a sentence: the Queen; {v}: a number</extracomment>
        <translation>{Best} взима взятката и {v} точки на {mover} се броят.</translation>
    </message>
    <message>
        <source>{Best} wins the trick, so your {v} points count.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {v}: a number</extracomment>
        <translation>{Best} взима взятката и твоите {v} се броят.</translation>
    </message>
    <message>
        <source>{Card} draws out {card2}, and {mover} takes the rest.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{Card} прибира {card2}, а {mover} взима останалото.</translation>
    </message>
    <message>
        <source>{Card} ends up in your tricks in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{Card} влиза във взятките ти в {a} от {n} случая, при {played} – в {b}.</translation>
    </message>
    <message>
        <source>{Card} is safe: {name} must follow suit and has nothing higher.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{Card} е сигурна карта: {name} трябва да отговори на боята и няма по-висока.</translation>
    </message>
    <message>
        <source>{Played} gives {name} {p} points for nothing.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Played}: the move that was played: The ace of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {p}: a number of points</extracomment>
        <translation>{Played} подарява на {name} {p} точки.</translation>
    </message>
    <message numerus="yes">
        <source>{mover} has {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>{mover} има {t}, за „Край!“ не достига %n.</numerusform>
            <numerusform>{mover} има {t}, за „Край!“ не достигат %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} has {t}: “Out!” ends the deal at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>{mover} има {t}: „Край!“ веднага завършва раздаването.</translation>
    </message>
    <message>
        <source>{mover} has {t}: “Out!” wins {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>{mover} има {t}: „Край!“ печели {p}.</translation>
    </message>
    <message>
        <source>{mover} keeps the last trump, the only way back to the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{mover} пази последния си коз: той е единственият път пак да поведе.</translation>
    </message>
    <message>
        <source>{mover} keeps the marriage: it counts {v} on the next lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {v}: a number</extracomment>
        <translation>{mover} пази анонса: при следващото водене той носи {v}.</translation>
    </message>
    <message>
        <source>{mover} keeps {card}: no other card in that hand beats {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{mover} пази {card}: никоя друга карта в тази ръка не бие {card2}.</translation>
    </message>
    <message>
        <source>{mover} loses the trick with {played} in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {played}: the move that was played, as part of a sentence: the ace of hearts; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{mover} губи взятката при {played} в {a} от {n} случая, при {best} – в {b}.</translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more, and closing guarantees enough.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>
            <numerusform>На {mover} не достига %n, а затварянето осигурява достатъчно.</numerusform>
            <numerusform>На {mover} не достигат %n, а затварянето осигурява достатъчно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more, and closing guarantees {s}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {s}: a number of card points</extracomment>
        <translation>
            <numerusform>На {mover} не достига %n, а затварянето осигурява {s}.</numerusform>
            <numerusform>На {mover} не достигат %n, а затварянето осигурява {s}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} needs %n more; {card} alone brings {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>
            <numerusform>На {mover} не достига още %n; дори само {card} носи {p}.</numerusform>
            <numerusform>На {mover} не достигат още %n; дори само {card} носи {p}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} wins {card} and {card2}: {p} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {p}: a number of points</extracomment>
        <translation>{mover} взима {card} и {card2}: {p} точки.</translation>
    </message>
    <message>
        <source>{name} has no trick yet: with {best}, {mover} wins 3 game points in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{name} още няма взятка: при {best} {mover} печели 3 в {a} от {n} случая.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, as trick {t} showed, and can trump {card}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {t}: the number of a trick; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{name} няма {suit}, личи от взятка {t}, и може да цака {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more and, {after}, gets them before your next lead in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {after}: a move that something follows: after closing; or a score; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>На {name} не достига %n и {after} я събира, преди пак да водиш, в {a} от {n} случая.</numerusform>
            <numerusform>На {name} не достигат %n и {after} ги събира, преди пак да водиш, в {a} от {n} случая.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more and, {after}, gets them before {mover} leads again in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {after}: a move that something follows: after closing; or a score; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>На {name} не достига %n и {after} я събира, преди {mover} пак да води, в {a} от {n} случая.</numerusform>
            <numerusform>На {name} не достигат %n и {after} ги събира, преди {mover} пак да води, в {a} от {n} случая.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: with {best}, {mover} wins 2 game points in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>На {name} не достига %n до 33: при {best} {mover} печели 2 в {a} от {n} случая.</numerusform>
            <numerusform>На {name} не достигат %n до 33: при {best} {mover} печели 2 в {a} от {n} случая.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: {best} wins 2 game points in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>
            <numerusform>На {name} не достига %n до 33: при {best} печелиш 2 в {a} от {n} случая, при {played} – в {b}.</numerusform>
            <numerusform>На {name} не достигат %n до 33: при {best} печелиш 2 в {a} от {n} случая, при {played} – в {b}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} showed {card}, which beats {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{name} показа {card}, а тази карта бие {card2}.</translation>
    </message>
    <message>
        <source>{name} wins {card} and {card2}: {p} points.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {p}: a number of points</extracomment>
        <translation>{name} взима {card} и {card2}: {p} точки.</translation>
    </message>
    <message>
        <source>With {card}, nobody reaches 66.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>При {card} никой не стига до 66.</translation>
    </message>
    <message>
        <source>With {card}, you reach 66 first.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>При {card} стигаш до 66 преди противника.</translation>
    </message>
    <message>
        <source>You had {t}: “Out!” would have won {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>Ти имаше {t}: „Край!“ щеше да спечели {p}.</translation>
    </message>
    <message>
        <source>{Best} takes the trick: {p} points and the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Best}: the better move: Closing, The ace of hearts; {p}: a number of points</extracomment>
        <translation>{Best} взима взятката: {p} точки и воденето.</translation>
    </message>
    <message>
        <source>{Card} can be beaten by {card2}, which {name} holds in {a} of 10 cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {card2}: another card by name, as an object: the nine of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases</extracomment>
        <translation>{Card} може да загуби от {card2}, а {name} държи тази карта в {a} от 10 случая.</translation>
    </message>
    <message>
        <source>{Card} draws out {card2}, and the rest are yours.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Card}: a card by name: The ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>{Card} прибира {card2}, а останалото е твое.</translation>
    </message>
    <message>
        <source>{name} had {t} and did not go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {t}: the number of a trick</extracomment>
        <translation>{name} имаше {t} и не обяви край.</translation>
    </message>
    <message>
        <source>{name} has no trick yet: closing now can win {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {p}: a number of points</extracomment>
        <translation>{name} още няма взятка: затварянето сега може да спечели {p}.</translation>
    </message>
    <message>
        <source>{name} has no trick yet: {best} wins 3 game points in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{name} още няма взятка: {best} печели 3 в {a} от {n} случая, {played} – в {b}.</translation>
    </message>
    <message>
        <source>{name} has no {suit} left and trumps {card}: {p} points lost.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts; {p}: a number of points</extracomment>
        <translation>{name} вече няма {suit} и цака {card}: загубени са {p} точки.</translation>
    </message>
    <message>
        <source>{best} wins in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>{best} печели в {a} от {n} случая, {played} – в {b}.</translation>
    </message>
    <message>
        <source>All cards are known here, and nothing can save the deal.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Тук всички карти са известни и нищо не може да спаси раздаването.</translation>
    </message>
    <message>
        <source>All cards are known here. {Line}</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {Line}: a whole sentence</extracomment>
        <translation>Тук всички карти са известни. {Line}</translation>
    </message>
    <message>
        <source>You have {t}: “Out!” wins {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>Имаш {t}: „Край!“ печели {p}.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Шестдесет и шест</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>CHANGES</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>ПРОМЕНИ</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>sixtysix_gui/cli.py</extracomment>
        <translation>КОМАНДА</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>sixtysix_gui/cli_commands/options.py sixtysix_gui/cli_commands/play.py sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>Sixty-Six on the command line: check records, deal, solve, review, compare players, play for other programs.</source>
        <extracomment>sixtysix_gui/cli.py</extracomment>
        <translation>Сантасе на командния ред: проверка на записи, раздаване, решаване, преглед, сравняване на играчи, игра за други програми.</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}.</source>
        <extracomment>sixtysix_gui/cli.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>Изходът не може да се запише: {reason}.</translation>
    </message>
    <message>
        <source>There is no rule set named “{name}”. Available: {known}.</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {name}: a rule set as it was typed; {known}: the names that there are, separated by commas</extracomment>
        <translation>Няма набор правила с име „{name}“. Има: {known}.</translation>
    </message>
    <message>
        <source>a file of records, or - for standard input</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>файл със записи; - е стандартният вход</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {megabytes} megabytes</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {megabytes}: a number</extracomment>
        <translation>не може да се прочете: по-голям е от {megabytes} мегабайта</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>не може да се прочете: {reason}</translation>
    </message>
    <message>
        <source>changes to the rule set, as in {example}</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {example}: an example of what may be written</extracomment>
        <translation>промени в набора правила, например {example}</translation>
    </message>
    <message>
        <source>commands</source>
        <extracomment>sixtysix_gui/cli.py</extracomment>
        <translation>команди</translation>
    </message>
    <message>
        <source>print JSON, one object per line</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>отпечатва JSON, по един обект на ред</translation>
    </message>
    <message>
        <source>rule set: {names} (default: {usual})</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {names}: names, separated by commas; {usual}: what holds if nothing is said</extracomment>
        <translation>набор правила: {names} (по подразбиране: {usual})</translation>
    </message>
    <message>
        <source>show the version number and exit</source>
        <extracomment>sixtysix_gui/cli.py sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>отпечатва версията и приключва</translation>
    </message>
    <message>
        <source>use German card letters</source>
        <extracomment>sixtysix_gui/cli_commands/options.py</extracomment>
        <translation>немски букви за картите</translation>
    </message>
    <message>
        <source>{place} error: line {line}, token {token}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {token}: the word of a record at which it cannot be read; {sentence}: a whole sentence</extracomment>
        <translation>{place} грешка: ред {line}, дума {token}: {sentence}</translation>
    </message>
    <message>
        <source>{place} error: line {line}, trick {trick}, token {token}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {trick}: the number of a trick; {token}: the word of a record at which it cannot be read; {sentence}: a whole sentence</extracomment>
        <translation>{place} грешка: ред {line}, взятка {trick}, дума {token}: {sentence}</translation>
    </message>
    <message>
        <source>{place} error: line {line}, trick {trick}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {trick}: the number of a trick; {sentence}: a whole sentence</extracomment>
        <translation>{place} грешка: ред {line}, взятка {trick}: {sentence}</translation>
    </message>
    <message>
        <source>{place} error: line {line}: {sentence}</source>
        <extracomment>sixtysix_gui/cli_commands/checked_records.py {place}: a file or a record in it; {line}: the number of a line, or a sentence; {sentence}: a whole sentence</extracomment>
        <translation>{place} грешка: ред {line}: {sentence}</translation>
    </message>
    <message>
        <source>{program}: internal error: {error}</source>
        <extracomment>sixtysix_gui/cli.py {program}: the name of the program that was started; {error}: what Python says of a fault, in English</extracomment>
        <translation>{program}: вътрешна грешка: {error}</translation>
    </message>
    <message>
        <source>“{part}” is given twice.</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {part}: a part of what was written</extracomment>
        <translation>„{part}“ е посочено два пъти.</translation>
    </message>
    <message>
        <source>“{part}” is not of the form key=value.</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {part}: a part of what was written</extracomment>
        <translation>„{part}“ не е във вида ключ=стойност.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {least} to {most}</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {text}: what was written; {least}: a number; {most}: a number</extracomment>
        <translation>„{text}“ не е цяло число от {least} до {most}</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number of {least} or more</source>
        <extracomment>sixtysix_gui/cli_commands/options.py {text}: what was written; {least}: a number</extracomment>
        <translation>„{text}“ не е цяло число от {least} нагоре</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>Alexander</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Александър</translation>
    </message>
    <message>
        <source>Argine</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Аржин</translation>
    </message>
    <message>
        <source>Balthasar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Валтасар</translation>
    </message>
    <message>
        <source>Caesar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Цезар</translation>
    </message>
    <message>
        <source>Charles</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Шарл</translation>
    </message>
    <message>
        <source>David</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Давид</translation>
    </message>
    <message>
        <source>Emma</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ема</translation>
    </message>
    <message>
        <source>Finn</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Фин</translation>
    </message>
    <message>
        <source>Fürst</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Фюрст</translation>
    </message>
    <message>
        <source>Gessler</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Геслер</translation>
    </message>
    <message>
        <source>Harras</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Харас</translation>
    </message>
    <message>
        <source>Hector</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Хектор</translation>
    </message>
    <message>
        <source>Ida</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ида</translation>
    </message>
    <message>
        <source>Judith</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Юдит</translation>
    </message>
    <message>
        <source>Karl</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Карл</translation>
    </message>
    <message>
        <source>Kaspar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Каспар</translation>
    </message>
    <message>
        <source>Konrad</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Конрад</translation>
    </message>
    <message>
        <source>Kuoni</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Куони</translation>
    </message>
    <message>
        <source>Lahire</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Лаир</translation>
    </message>
    <message>
        <source>Lancelot</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ланселот</translation>
    </message>
    <message>
        <source>Ludwig</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Лудвиг</translation>
    </message>
    <message>
        <source>Melchior</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Мелхиор</translation>
    </message>
    <message>
        <source>Merlin</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Мерлин</translation>
    </message>
    <message>
        <source>Ogier</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ожие</translation>
    </message>
    <message>
        <source>Oskar</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Оскар</translation>
    </message>
    <message>
        <source>Otto</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Ото</translation>
    </message>
    <message>
        <source>Pallas</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Палада</translation>
    </message>
    <message>
        <source>Rachel</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Рашел</translation>
    </message>
    <message>
        <source>Reding</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Рединг</translation>
    </message>
    <message>
        <source>Rudenz</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Руденц</translation>
    </message>
    <message>
        <source>Stüssi</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Щюси</translation>
    </message>
    <message>
        <source>Tell</source>
        <extracomment>sixtysix_gui/text/data/company.toml</extracomment>
        <translation>Тел</translation>
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
        <translation>Всички</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Отляво</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Отсреща</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Отдясно</translation>
    </message>
    <message>
        <source>Whose level</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>Чия сила</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>отляво</translation>
    </message>
    <message>
        <source>left, opponent</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>ляв противник</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>отдясно</translation>
    </message>
    <message>
        <source>right, opponent</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>десен противник</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>sixtysix_gui/windows/new_game/company_choice.py</extracomment>
        <translation>играе с теб</translation>
    </message>
</context>
<context>
    <name>ConflictBox</name>
    <message>
        <source>Adjust “{rule}” to match</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py {rule}: the name of a rule: Cards in a hand</extracomment>
        <translation>Нагласи „{rule}“</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Покажи</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Отмени</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>From high to low: {ranks}.</source>
        <extracomment>sixtysix_gui/text/contracts.py {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>От най-високата надолу: {ranks}.</translation>
    </message>
    <message>
        <source>Only for the forehand’s side.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Само за първия играч и партньора му.</translation>
    </message>
    <message>
        <source>Only for the forehand’s opponents.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Само за противниците на първия играч.</translation>
    </message>
    <message>
        <source>Simple game</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Обикновена игра</translation>
    </message>
    <message>
        <source>You need an ace to call it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>За него ти трябва асо.</translation>
    </message>
    <message>
        <source>Your partner sits out.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Партньорът ти не играе.</translation>
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
        <translation>обикновената игра</translation>
    </message>
    <message>
        <source>the first side to reach 66 wins.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>печели отборът, който пръв стигне до 66.</translation>
    </message>
    <message>
        <source>you reach 66 within the first three tricks, winning every one of them yourself.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>събираш 66 в първите три взятки и лично взимаш всяка от тях.</translation>
    </message>
    <message>
        <source>you win all five tricks yourself, with trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>лично взимаш и петте взятки, с козове.</translation>
    </message>
    <message>
        <source>you win all five tricks yourself, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>лично взимаш и петте взятки, без козове.</translation>
    </message>
    <message>
        <source>you win no tricks, without trumps; your partner sits out.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>не взимаш нито една взятка, без козове; партньорът ти не играе.</translation>
    </message>
    <message>
        <source>you show five cards of one suit, not trumps, and win at once.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>показваш пет карти от една боя, която не е коз, и печелиш веднага.</translation>
    </message>
    <message>
        <source>you show five trumps and win at once.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>показваш пет коза и печелиш веднага.</translation>
    </message>
    <message>
        <source>you win no tricks, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>не взимаш нито една взятка, без козове.</translation>
    </message>
</context>
<context>
    <name>DealChoice</name>
    <message>
        <source>&amp;Practice game</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Тренировъ&amp;чна игра</translation>
    </message>
    <message>
        <source>You can take back any move, and the game does not count.</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Всеки ход може да се върне и играта не се брои.</translation>
    </message>
    <message>
        <source>Deal c&amp;ode</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Код &amp;на раздаването</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Код на раздаването</translation>
    </message>
    <message>
        <source>Leave empty for a random deal.</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Празно: картите се разбъркват случайно.</translation>
    </message>
    <message>
        <source>random deal</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>случайно раздаване</translation>
    </message>
</context>
<context>
    <name>DealCodeSheet</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Код на раздаването</translation>
    </message>
    <message>
        <source>A deal code sets the order of every card, so anyone who has it can play the same deal. The code of the current deal stays secret until it is over.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Кодът на раздаването определя реда на всички карти. Който го има, може да изиграе същото раздаване; кодът на текущото е тайна до края му.</translation>
    </message>
    <message>
        <source>Play a specific deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Изиграй определено раздаване</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Изиграй това раздаване</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Последното завършено раздаване</translation>
    </message>
</context>
<context>
    <name>DealCommand</name>
    <message>
        <source>--dealer: the seats in {rules} are {seats}.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {rules}: the name of a rule set: Schnapsen; {seats}: the letters of seats, separated by commas</extracomment>
        <translation>--dealer: при {rules} местата са {seats}.</translation>
    </message>
    <message>
        <source>--verify and --nonce must be used together.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>--verify и --nonce вървят заедно.</translation>
    </message>
    <message>
        <source>--word-hex takes the hexadecimal digits of a UTF-8 text.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>--word-hex приема шестнадесетични цифри на текст в UTF-8.</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>КОД</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Код</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Сечена</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Раздава</translation>
    </message>
    <message>
        <source>Turned up</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Обърната</translation>
    </message>
    <message>
        <source>Hand {seat}</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {seat}: the letter of a seat: A</extracomment>
        <translation>Карти {seat}</translation>
    </message>
    <message>
        <source>PROMISE</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>ОБЕЩАНИЕ</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Тесте</translation>
    </message>
    <message>
        <source>Prints the pack, the hands and everything else that is dealt from a deal code. With --verify, first checks a promise that was shown before the deal; the exit status is 0 if it was kept, otherwise 1.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Отпечатва тестето, картите на играчите и всичко друго, което следва от код на раздаване. С --verify първо се проверява обещание, показано преди раздаването; изходният код е 0, ако е спазено, иначе 1.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Talon</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Талон</translation>
    </message>
    <message>
        <source>The promise was broken: it was not made for this rule set, code and nonce.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Обещанието е нарушено: не е дадено за този набор правила, този код и това еднократно число.</translation>
    </message>
    <message>
        <source>The promise was kept: it was made for this rule set, code and nonce.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Обещанието е спазено: дадено е за този набор правила, този код и това еднократно число.</translation>
    </message>
    <message>
        <source>Trump card</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Козова карта</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Талон</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Дума</translation>
    </message>
    <message>
        <source>a deal code is required; --new creates one.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>трябва код на раздаване; --new прави нов.</translation>
    </message>
    <message>
        <source>a new code and a given code cannot be combined.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>нов код и даден код взаимно се изключват.</translation>
    </message>
    <message>
        <source>a promise has {count} hexadecimal digits.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {count}: a number</extracomment>
        <translation>обещанието има {count} шестнадесетични цифри.</translation>
    </message>
    <message>
        <source>deal code of 20 letters</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>код на раздаване от 20 букви</translation>
    </message>
    <message>
        <source>default: A</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>по подразбиране: A</translation>
    </message>
    <message>
        <source>print a new deal code instead</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>вместо това отпечатва нов код на раздаване</translation>
    </message>
    <message>
        <source>show or verify the deal for a deal code</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>показва или проверява раздаването по код</translation>
    </message>
    <message>
        <source>the nonce revealed after the deal</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>еднократното число, показано след раздаването</translation>
    </message>
    <message>
        <source>the promise shown before the deal</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>обещанието, показано преди раздаването</translation>
    </message>
    <message>
        <source>the word as the hexadecimal digits of its UTF-8 bytes</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>думата като шестнадесетичните цифри на нейния UTF-8</translation>
    </message>
    <message>
        <source>the word is not valid text in this system’s encoding.</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>думата не е текст в кодировката на тази система.</translation>
    </message>
    <message>
        <source>the word that was mixed in</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>думата, която е прибавена при разбъркването</translation>
    </message>
    <message>
        <source>{card}, if the first player turns up a card</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py {card}: the two characters of a card: 9H</extracomment>
        <translation>{card}, ако първият играч поиска да се обърне</translation>
    </message>
</context>
<context>
    <name>DealLines</name>
    <message>
        <source>This deal is not finished.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>Това раздаване не е довършено.</translation>
    </message>
    <message>
        <source>This deal was abandoned.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>Това раздаване беше изоставено.</translation>
    </message>
    <message>
        <source>Trick {number}. {played}. To {name}: {points} card points.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py {number}: a number; {played}: who played which card, separated by commas; {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>Взятка {number}. {played}. За {name}: {points} точки.</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>карта</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>затваряне</translation>
    </message>
    <message>
        <source>exchanged</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>смяна</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>пас</translation>
    </message>
    <message>
        <source>hand shown</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>показва картите си</translation>
    </message>
    <message>
        <source>{points} in {suit}</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>анонс {suit}: {points}</translation>
    </message>
    <message>
        <source>{rules}; dealer: {dealer}</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py {rules}: the name of a rule set: Schnapsen; {dealer}: the player who deals: Rachel</extracomment>
        <translation>{rules}; раздава {dealer}</translation>
    </message>
    <message>
        <source>“Out!”</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>„Край!“</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>All hands face up</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Всички карти открити</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>През очите на {name}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py {number}: a number; {count}: a number</extracomment>
        <translation>Раздаване {number} от {count}</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Изиграй това раздаване</translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>Back to the game</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Обратно към играта</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>End demonstration</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Спри демонстрацията</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Изиграй раздаването пак</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Върни хода</translation>
    </message>
    <message>
        <source>The promise for that deal:</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Обещанието за това раздаване:</translation>
    </message>
    <message>
        <source>Your &amp;word for the next deal</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Твоята &amp;дума за следващото раздаване</translation>
    </message>
    <message>
        <source>anything you like</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>каквото искаш</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Обратно към прегледа</translation>
    </message>
    <message>
        <source>Review with the coach</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Преглед с треньора</translation>
    </message>
</context>
<context>
    <name>DealStrip</name>
    <message>
        <source>Chance to win</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Шанс за победа</translation>
    </message>
    <message>
        <source>Given away</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Изпуснато</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Късмет</translation>
    </message>
    <message>
        <source>Average points</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Точки средно</translation>
    </message>
    <message>
        <source>Average points, decision by decision</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Точки средно, решение по решение</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Взятка</translation>
    </message>
</context>
<context>
    <name>DecisionList</name>
    <message>
        <source>Your decisions</source>
        <extracomment>sixtysix_gui/windows/review/decision_list.py</extracomment>
        <translation>Твоите решения</translation>
    </message>
</context>
<context>
    <name>DeletedSheet</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>
            <numerusform>%n игра</numerusform>
            <numerusform>%n игри</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Изтрити игри</translation>
    </message>
    <message>
        <source>Deleted games are kept for 30 days. Then they are removed for good.</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Изтритите игри се пазят 30 дни. После изчезват завинаги.</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Възстанови</translation>
    </message>
    <message>
        <source>There are no deleted games.</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py</extracomment>
        <translation>Няма изтрити игри.</translation>
    </message>
    <message>
        <source>{games} ({origin}), deleted on {day}</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py: {games} is such as “3 games”, {origin} a month or the name of a file, {day} a date {games}: how many games, with the word: 3 games; {origin}: the month of the games, or the name of the file that they were taken from; {day}: the day on which they were deleted: 3 Feb 2026</extracomment>
        <translation>{games} ({origin}), дата на изтриване: {day}</translation>
    </message>
    <message>
        <source>{game}; deleted on {day}</source>
        <extracomment>sixtysix_gui/windows/archive/deleted_sheet.py: {game} is such as “Schnapsen against the Queen, 7 : 3, 9 Jan 2026”, {day} a date {game}: a game with its result and day: Schnapsen against the Queen, 7 : 3, 9 Jan 2026; {day}: the day on which they were deleted: 3 Feb 2026</extracomment>
        <translation>{game}; изтрита на {day}</translation>
    </message>
</context>
<context>
    <name>DemonstrationPage</name>
    <message>
        <source>Demonstration: the computer plays all hands. Press Esc to end it.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration_page.py</extracomment>
        <translation>Демонстрация: компютърът играе за всички. Esc я спира.</translation>
    </message>
    <message>
        <source>Demonstration: the computer plays both hands. Press Esc to end it.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration_page.py</extracomment>
        <translation>Демонстрация: компютърът играе и за двамата. Esc я спира.</translation>
    </message>
</context>
<context>
    <name>DemonstrationWindow</name>
    <message>
        <source>Sixty-Six – demonstration</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration_page.py</extracomment>
        <translation>Шестдесет и шест – демонстрация</translation>
    </message>
</context>
<context>
    <name>DoorsSheet</name>
    <message>
        <source>Language</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Език</translation>
    </message>
    <message>
        <source>Other rules or players…</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Други правила, други играчи…</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Играй</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Шестдесет и шест</translation>
    </message>
    <message>
        <source>Teach me</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Покажи ми как</translation>
    </message>
    <message>
        <source>Welcome to Sixty-Six.</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Здравей! Това е „Шестдесет и шест“.</translation>
    </message>
</context>
<context>
    <name>EdgeBar</name>
    <message>
        <source>Exit full screen</source>
        <extracomment>sixtysix_gui/windows/menus/edge_bar.py</extracomment>
        <translation>Изход от цял екран</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <extracomment>sixtysix_gui/windows/menus/edge_bar.py</extracomment>
        <translation>Покажи менюто</translation>
    </message>
</context>
<context>
    <name>EmptyArchiveSheet</name>
    <message>
        <source>A game that you leave with {key} waits here until you continue it. You can also open files with games of other people.</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py: {key} is a key such as Ctrl+W {key}: a key: Ctrl+W</extracomment>
        <translation>Станеш ли от масата с {key}, играта те чака тук, докато я продължиш. Можеш да отваряш и файлове с чужди игри.</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Архив</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Every game you play is kept here.</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Тук се пази всяка твоя игра.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Отвори файл…</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/archive/empty_sheet.py</extracomment>
        <translation>Играй</translation>
    </message>
</context>
<context>
    <name>EngineCommand</name>
    <message>
        <source>Reads requests from standard input, one JSON object per line: a deal as one seat has seen it. Answers each with one line: the move a computer player makes there, and what it expects of every move. If a request is wrong, the answer says so. Ends when the input ends. docs/engine.md describes requests and answers.</source>
        <extracomment>sixtysix_gui/cli_commands/engine.py</extracomment>
        <translation>Чете заявки от стандартния вход, по един обект JSON на ред: раздаване така, както го е видяло едно място. На всяка отговаря с ред: хода на компютърния играч и какво той очаква от всеки ход. Грешките в заявка също са отговори. Свършва с входа. docs/engine.md описва заявките и отговорите.</translation>
    </message>
    <message>
        <source>play for another program: one JSON request per line in, one answer per line out</source>
        <extracomment>sixtysix_gui/cli_commands/engine.py</extracomment>
        <translation>играе за друга програма: на всеки ред заявка в JSON, на всеки ред отговор</translation>
    </message>
    <message>
        <source>{program}: standard input cannot be read: {reason}.</source>
        <extracomment>sixtysix_gui/cli_commands/engine.py {program}: the name of the program that was started; {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>{program}: стандартният вход не може да се прочете: {reason}.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>This marriage counts once they have a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Този анонс се брои, щом вземат взятка.</translation>
    </message>
    <message>
        <source>This marriage counts once you have a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Този анонс се брои, щом вземеш взятка.</translation>
    </message>
    <message>
        <source>This marriage counts once your side has a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Този анонс се брои, щом вземете взятка.</translation>
    </message>
    <message>
        <source>This marriage counts once {name} has a trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Този анонс се брои, щом {name} вземе взятка.</translation>
    </message>
    <message>
        <source>The cards are turned over. {list}.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py: {list} names players with their cards, as in &quot;Rachel: ace of hearts&quot; {list}: several parts, separated by commas</extracomment>
        <translation>Картите се откриват. {list}.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to you and {partner}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {partner}: the partner by name: Pallas</extracomment>
        <translation>Последната взятка носи още {points} за теб и {partner}.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to you.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points</extracomment>
        <translation>Последната взятка ти носи още {points}.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to {first} and {second}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>Последната взятка носи още {points} за {first} и {second}.</translation>
    </message>
    <message>
        <source>The last trick is worth {points} more to {name}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Последната взятка носи на {name} още {points}.</translation>
    </message>
    <message>
        <source>The talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py</extracomment>
        <translation>Талонът свърши.</translation>
    </message>
    <message>
        <source>The talon is used up: from now on, players must follow suit.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py</extracomment>
        <translation>Талонът свърши: оттук нататък се отговаря на боята.</translation>
    </message>
    <message>
        <source>The trump card is {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Козовата карта е {card}.</translation>
    </message>
    <message>
        <source>You are dealt {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {cards}: cards by name, separated by commas</extracomment>
        <translation>Получаваш {cards}.</translation>
    </message>
    <message>
        <source>You bid {ticks}: {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>Обявяваш {ticks}: {points} точки.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {contract}: the name of a contract: Gang</extracomment>
        <translation>Обявяваш {contract}.</translation>
    </message>
    <message>
        <source>You close the talon before drawing.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Затваряш талона преди теглене.</translation>
    </message>
    <message>
        <source>You close the talon.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Затваряш талона.</translation>
    </message>
    <message>
        <source>You cut and show {card}: {suit} are trumps. It is {dealer}’s card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {dealer}: the player who deals: Rachel</extracomment>
        <translation>Сечеш и показваш {card}: {suit} е коз. Картата е на {dealer}.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Раздаваш.</translation>
    </message>
    <message>
        <source>You do not double.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Не даваш контра.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Теглиш {card}.</translation>
    </message>
    <message>
        <source>You exchange {given} for {taken}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Сменяш {given} за {taken}.</translation>
    </message>
    <message>
        <source>You turn up {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Обръщаш карта, {card}: {suit} е коз.</translation>
    </message>
    <message>
        <source>You win the bidding with {ticks}: {points} card points to make. You lead.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>Печелиш наддаването, {ticks}: трябват {points} точки. Ти водиш.</translation>
    </message>
    <message>
        <source>You won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points</extracomment>
        <translation>Ти взе всички взятки, след като талонът свърши: още {points}.</translation>
    </message>
    <message>
        <source>You play a card face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Слагаш закрита карта.</translation>
    </message>
    <message>
        <source>You play {card} face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Слагаш {card} с лице надолу.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Водиш: {card}.</translation>
    </message>
    <message>
        <source>You ask for the points to be counted.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Оставяш точките да се преброят.</translation>
    </message>
    <message>
        <source>You open with “{opening}”.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {opening}: the name of an opening: Ge-Elfen</extracomment>
        <translation>Откриваш с „{opening}“.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Пасуваш.</translation>
    </message>
    <message>
        <source>You play against {left} on your left and {right} on your right; each plays alone.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {left}: the player at the left: Rachel, or a number of cards; {right}: the player at the right: Argine</extracomment>
        <translation>Играеш срещу {left} отляво и {right} отдясно, всеки за себе си.</translation>
    </message>
    <message>
        <source>You play against {name}.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Играеш срещу {name}.</translation>
    </message>
    <message>
        <source>You play with {partner} opposite you, against {left} on your left and {right} on your right.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {partner}: the partner by name: Pallas; {left}: the player at the left: Rachel, or a number of cards; {right}: the player at the right: Argine</extracomment>
        <translation>Партньор: {partner}, отсреща. Противници: {left}, отляво, и {right}, отдясно.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Отговаряш: {card}.</translation>
    </message>
    <message>
        <source>You say “Out!” for both of you, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Казваш „Край!“ и за двама ви: {total} точки.</translation>
    </message>
    <message>
        <source>You say “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Казваш „Край!“: {total} точки.</translation>
    </message>
    <message>
        <source>You say “{double}”: the deal counts × {times}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>Казваш „{double}“: раздаването се брои ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>You say “{double}”: {contract} now counts {value}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {double}: what is said to double: Kontra, Re; {contract}: the name of a contract: Gang; {value}: a value: a number, or in words</extracomment>
        <translation>Казваш „{double}“: {contract} вече струва {value}.</translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {cards}: cards by name, separated by commas</extracomment>
        <translation>Показваш {cards}.</translation>
    </message>
    <message>
        <source>You announce {points}: {suit} are now trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Обявяваш {points}: сега {suit} е коз.</translation>
    </message>
    <message>
        <source>You announce {points}: {suit} are now trumps. The next marriage counts {next}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {next}: a number of points</extracomment>
        <translation>Обявяваш {points}: сега {suit} е коз. Следващият анонс носи {next}.</translation>
    </message>
    <message>
        <source>You sit out this deal.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Не играеш в това раздаване.</translation>
    </message>
    <message>
        <source>You stay with the simple game.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Оставаш при обикновената игра.</translation>
    </message>
    <message>
        <source>You take the trump card, {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Взимаш козовата карта, {card}.</translation>
    </message>
    <message>
        <source>You will lead.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Ти ще водиш.</translation>
    </message>
    <message>
        <source>You win the trick and the three-card widow.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Печелиш взятката и трите карти от талона.</translation>
    </message>
    <message>
        <source>You win the trick for your side.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Печелиш взятката за своя отбор.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Печелиш взятката.</translation>
    </message>
    <message>
        <source>you: {card}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>ти: {card}</translation>
    </message>
    <message>
        <source>{cutter} cuts and shows {card}: {suit} are trumps. It is your card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {cutter}: the player who cuts, at the beginning of the sentence: Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{cutter} сече и показва {card}: {suit} е коз. Картата е твоя.</translation>
    </message>
    <message>
        <source>{cutter} cuts and shows {card}: {suit} are trumps. It is {dealer}’s card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {cutter}: the player who cuts, at the beginning of the sentence: Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {dealer}: the player who deals: Rachel</extracomment>
        <translation>{cutter} сече и показва {card}: {suit} е коз. Картата е на {dealer}.</translation>
    </message>
    <message>
        <source>{first} play against {second}.</source>
        <comment>two against two</comment>
        <extracomment>sixtysix_gui/text/narrator/events.py {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} играят срещу {second}.</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} играе срещу {second}.</translation>
    </message>
    <message>
        <source>{first}, {second} and {third} each play alone.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {first}: a player: Rachel; {second}: another player: Pallas; {third}: a third player: Argine</extracomment>
        <translation>{first}, {second} и {third} играят, всеки за себе си.</translation>
    </message>
    <message>
        <source>{name} bids {ticks}: {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>{name} обявява {ticks}: {points} точки.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {contract}: the name of a contract: Gang</extracomment>
        <translation>{name} обявява {contract}.</translation>
    </message>
    <message>
        <source>{name} closes the talon before drawing.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} затваря талона преди теглене.</translation>
    </message>
    <message>
        <source>{name} closes the talon.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} затваря талона.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} раздава.</translation>
    </message>
    <message>
        <source>{name} does not double.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} не дава контра.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} тегли {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges {given} for {taken}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>{name} сменя {given} за {taken}.</translation>
    </message>
    <message>
        <source>{name} turns up {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} обръща карта, {card}: {suit} е коз.</translation>
    </message>
    <message>
        <source>{name} wins the bidding with {ticks}: {points} card points to make. {name} leads.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>{name} печели наддаването, {ticks}: трябват {points} точки. Води {name}.</translation>
    </message>
    <message>
        <source>{name} won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} взе всички взятки, след като талонът свърши: още {points}.</translation>
    </message>
    <message>
        <source>{name} is dealt {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} получава {cards}.</translation>
    </message>
    <message>
        <source>{name} plays a card face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} слага закрита карта.</translation>
    </message>
    <message>
        <source>{name} plays {card} face down.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} слага {card} с лице надолу.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} води: {card}.</translation>
    </message>
    <message>
        <source>{name} asks for the points to be counted.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} оставя точките да се преброят.</translation>
    </message>
    <message>
        <source>{name} names {suit} as trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} обявява коз: {suit}.</translation>
    </message>
    <message>
        <source>{name} opens with “{opening}”.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {opening}: the name of an opening: Ge-Elfen</extracomment>
        <translation>{name} открива с „{opening}“.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} пасува.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} отговаря: {card}.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for both of them, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} казва „Край!“ и за двамата: {total} точки.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for both of you, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} казва „Край!“ и за двама ви: {total} точки.</translation>
    </message>
    <message>
        <source>{name} says “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} казва „Край!“: {total} точки.</translation>
    </message>
    <message>
        <source>{name} says “{double}”: the deal counts × {times}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>{name} казва „{double}“: раздаването се брои ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>{name} says “{double}”: {contract} now counts {value}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {double}: what is said to double: Kontra, Re; {contract}: the name of a contract: Gang; {value}: a value: a number, or in words</extracomment>
        <translation>{name} казва „{double}“: {contract} вече струва {value}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} показва {cards}.</translation>
    </message>
    <message>
        <source>{name} announces {points}: {suit} are now trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} обявява {points}: сега {suit} е коз.</translation>
    </message>
    <message>
        <source>{name} announces {points}: {suit} are now trumps. The next marriage counts {next}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {next}: a number of points</extracomment>
        <translation>{name} обявява {points}: сега {suit} е коз. Следващият анонс носи {next}.</translation>
    </message>
    <message>
        <source>{name} sits out this deal.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} не играе в това раздаване.</translation>
    </message>
    <message>
        <source>{name} stays with the simple game.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} остава при обикновената игра.</translation>
    </message>
    <message>
        <source>{name} takes the trump card, {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} взима козовата карта, {card}.</translation>
    </message>
    <message>
        <source>{name} will lead.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ще води {name}.</translation>
    </message>
    <message>
        <source>{name} wins the trick and the three-card widow.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} печели взятката и трите карти от талона.</translation>
    </message>
    <message>
        <source>{name} wins the trick for your side.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} печели взятката за вашия отбор.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} печели взятката.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} е коз.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Имаш %n точка.</numerusform>
            <numerusform>Имаш %n точки.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on, players must follow suit.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py</extracomment>
        <translation>Оттук нататък се отговаря на боята.</translation>
    </message>
    <message>
        <source>You name {suit} as trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Обявяваш коз: {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>Your side has %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Отборът ви има %n точка.</numerusform>
            <numerusform>Отборът ви има %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} have %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} и {second} имат %n точка.</numerusform>
            <numerusform>{first} и {second} имат %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n card point(s).</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} има %n точка.</numerusform>
            <numerusform>{name} има %n точки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marriage in {suit} selected: it is announced when you lead either card.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Избран е анонс {suit}: обявява се, когато поведеш с една от картите му.</translation>
    </message>
    <message>
        <source>You announce the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Обявяваш анонс {suit}: {points}.</translation>
    </message>
    <message>
        <source>{name} announces the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>{name} обявява анонс {suit}: {points}.</translation>
    </message>
    <message>
        <source>Closed by you: players must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Ти затвори талона: отговаря се на боята.</translation>
    </message>
    <message>
        <source>Closed by {name}: players must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} затвори талона: отговаря се на боята.</translation>
    </message>
    <message>
        <source>You dealt.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Ти раздаде.</translation>
    </message>
    <message>
        <source>{name} dealt.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} раздаде.</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second}’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>Купчина на {first} и {second}, %n взятка</numerusform>
            <numerusform>Купчина на {first} и {second}, %n взятки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>Купчина на {name}, %n взятка</numerusform>
            <numerusform>Купчина на {name}, %n взятки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Твоята купчина, %n взятка</numerusform>
            <numerusform>Твоята купчина, %n взятки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side’s pile, %n trick(s)</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>
            <numerusform>Вашата купчина, %n взятка</numerusform>
            <numerusform>Вашата купчина, %n взятки</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} by you</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{card} от теб</translation>
    </message>
    <message>
        <source>{card} by {name}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{card} от {name}</translation>
    </message>
    <message>
        <source>Your trick.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Твоя взятка.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>ти</translation>
    </message>
    <message>
        <source>you and {partner}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>ти и {partner}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>sixtysix_gui/text/data/events.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} и {second}</translation>
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
        <translation>Копирано.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Копирай</translation>
    </message>
</context>
<context>
    <name>FailedStart</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Details are in {log}.</source>
        <extracomment>sixtysix_gui/start.py sixtysix_gui/windows/desktop/system_boxes.py {log}: the path of the log file</extracomment>
        <translation>Виж подробностите: {log}.</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Шестдесет и шест</translation>
    </message>
    <message>
        <source>Sixty-Six could not be started.</source>
        <extracomment>sixtysix_gui/start.py sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>„Шестдесет и шест“ не можа да се стартира.</translation>
    </message>
    <message>
        <source>Your games and settings are untouched. Installing the program again may help.</source>
        <extracomment>sixtysix_gui/start.py sixtysix_gui/windows/desktop/system_boxes.py</extracomment>
        <translation>Игрите и настройките ти са непокътнати; може да помогне, ако инсталираш програмата отново.</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>The promise was broken: it belongs to another code, number or rule set.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Обещанието е нарушено: то е за друг код, друго число или други правила.</translation>
    </message>
    <message>
        <source>The promise was broken: the cards dealt are not those that the code and the word produce.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Обещанието е нарушено: раздадени са други карти, а не тези, които следват от кода и думата.</translation>
    </message>
    <message>
        <source>The promise was kept: it belongs to this code, number and rule set, and the cards are those that the code and the word produce.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Обещанието е спазено: то е за този код, това число и тези правила и картите са точно тези, които следват от кода и думата.</translation>
    </message>
    <message>
        <source>This cannot be checked: the code, the word or the secret number is not valid.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Това не може да се провери: кодът, думата или тайното число са невалидни.</translation>
    </message>
</context>
<context>
    <name>FairDealSheet</name>
    <message>
        <source>(none)</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>(няма)</translation>
    </message>
    <message>
        <source>Before each deal, the program fixes the cards with a secret code and shows a promise: a seal made from the code and a secret number. Your own word is mixed in afterwards. When the deal is over, the code and the number are revealed, and anyone can check that they match the promise.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Преди всяко раздаване програмата определя картите с таен код и показва обещание: печат от кода и едно тайно число. След това се добавя и твоята дума. Когато раздаването свърши, кодът и числото се разкриват и всеки може да провери, че отговарят на обещанието.</translation>
    </message>
    <message>
        <source>Check now</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Провери сега</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Код на раздаването</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Честно раздаване</translation>
    </message>
    <message>
        <source>Promise</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Обещание</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Secret number</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Тайно число</translation>
    </message>
    <message>
        <source>The current or next deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Текущото или следващото раздаване</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Последното завършено раздаване</translation>
    </message>
    <message>
        <source>There is no deal yet.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Още няма раздаване.</translation>
    </message>
    <message>
        <source>This deal</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Това раздаване</translation>
    </message>
    <message>
        <source>To check it with another program, run this in a terminal:</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>За проверка с друга програма изпълни това в терминал:</translation>
    </message>
    <message>
        <source>Your word</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Твоята дума</translation>
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
        <translation>&amp;Обратно към моя ход</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>&amp;Покажи ми</translation>
    </message>
    <message>
        <source>Also good</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Също добре</translation>
    </message>
    <message>
        <source>Answer on the table: click a card or a button.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Отговори на масата: натисни карта или бутон.</translation>
    </message>
    <message>
        <source>It is just as good.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>И така е също толкова добре.</translation>
    </message>
    <message>
        <source>It wins in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Така печелиш в {a} от {n} случая.</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Мисля…</translation>
    </message>
    <message>
        <source>Not the best</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Не е най-доброто</translation>
    </message>
    <message>
        <source>On average, it brings {p} game points.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {p}: a number of points</extracomment>
        <translation>Средно носи {p} игрови точки.</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Вярно</translation>
    </message>
    <message>
        <source>The coach is still reviewing your decisions.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Треньорът още преглежда решенията ти.</translation>
    </message>
    <message>
        <source>There is a better move than {move}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>Има по-добър ход от {move}.</translation>
    </message>
    <message>
        <source>Why not close and announce the marriage in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Защо да не затворя и да обявя анонс {suit}?</translation>
    </message>
    <message>
        <source>Why not close?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Защо да не затворя?</translation>
    </message>
    <message>
        <source>Why not draw?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Защо да не тегля?</translation>
    </message>
    <message>
        <source>Why not exchange and close?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Защо да не сменя и да затворя?</translation>
    </message>
    <message>
        <source>Why not exchange?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Защо да не сменя?</translation>
    </message>
    <message>
        <source>Why not pass?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Защо да не пасувам?</translation>
    </message>
    <message>
        <source>Why not say “Out!”?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Защо да не кажа „Край!“?</translation>
    </message>
    <message>
        <source>Why not announce the marriage in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Защо да не обявя анонс {suit}?</translation>
    </message>
    <message>
        <source>Why not {card}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Защо не {card}?</translation>
    </message>
    <message>
        <source>{Move} is just as good as {best}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>{Move}: също толкова добре, колкото {best}.</translation>
    </message>
    <message>
        <source>{Move} is not clearly worse than {best}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>{Move}: не е явно по-лошо от {best}.</translation>
    </message>
    <message>
        <source>{done} It cost {x} game points.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {done}: a number, or a whole sentence of what was right; {x}: a number of game points: 0.4</extracomment>
        <translation>{done} Това струваше {x} игрови точки.</translation>
    </message>
    <message>
        <source>Trick {t}, find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {t}: the number of a trick</extracomment>
        <translation>Взятка {t}, намери най-добрия ход.</translation>
    </message>
    <message>
        <source>You will be asked for the best move once all of them have been reviewed.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Щом прегледа всички, ще те попита кой е бил най-добрият ход.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Опитай друг ход.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Кой ход е най-добър?</translation>
    </message>
    <message>
        <source>It was your turn here. What is the best move?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Тук беше твой ред. Кой ход е най-добър?</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Твой ход</translation>
    </message>
    <message>
        <source>{Move} is best.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing</extracomment>
        <translation>{Move}: това е най-добрият ход.</translation>
    </message>
    <message>
        <source>{Move} may be just as good: it depends on how both players continue.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing</extracomment>
        <translation>{Move}: може би е също толкова добре, зависи как играят и двамата нататък.</translation>
    </message>
    <message>
        <source>{Move}: that was your move.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {Move}: a move by name: The ace of hearts, Closing</extracomment>
        <translation>{Move}: това беше твоят ход.</translation>
    </message>
</context>
<context>
    <name>ForeignGames</name>
    <message>
        <source>Gaigel</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>Гайгел</translation>
    </message>
    <message>
        <source>Sixty-Six for three</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>Шестдесет и шест за трима</translation>
    </message>
    <message>
        <source>Cut-throat Sixty-Six</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>Шестдесет и шест – всеки за себе си</translation>
    </message>
    <message>
        <source>games for more players</source>
        <extracomment>sixtysix_gui/rules/sets/dimensions.py</extracomment>
        <translation>игри за повече играчи</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Resign</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Предай се</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Предаваш ли се в тази игра?</translation>
    </message>
    <message>
        <source>This is a practice game and does not count.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Това е тренировъчна игра и не се брои.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Върни хода</translation>
    </message>
    <message>
        <source>Take this back?</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Връщаш ли хода?</translation>
    </message>
    <message>
        <source>Deal code {code} copied to the clipboard.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py {code}: a deal code, or the two characters of a card such as HA</extracomment>
        <translation>Кодът {code} на раздаването е в клипборда.</translation>
    </message>
    <message>
        <source>The game will become a practice game and will not count.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Играта става тренировъчна и не се брои.</translation>
    </message>
    <message>
        <source>The others will win it.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Тогава я печелят другите.</translation>
    </message>
    <message>
        <source>The same cards again, for practice. Your game is waiting.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Същите карти още веднъж, за упражнение. Твоята игра чака.</translation>
    </message>
    <message>
        <source>This is now a practice game. It does not count.</source>
        <extracomment>sixtysix_gui/windows/playing/game_commands.py</extracomment>
        <translation>Сега това е тренировъчна игра. Тя не се брои.</translation>
    </message>
    <message>
        <source>{name} will win it; the score stays {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py {name}: a player as sentences call them, with article: the Queen, Rachel; {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Тогава я печели {name}; резултатът остава {mine}:{theirs}.</translation>
    </message>
</context>
<context>
    <name>GameDialogs</name>
    <message>
        <source>Let {name} play</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Нека играе {name}</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>Не сега</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>Опитай пак</translation>
    </message>
    <message>
        <source>Your game is saved and nothing is lost. See the log for details.</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>Играта ти е запазена и нищо не е загубено. Подробности има в дневника на грешките.</translation>
    </message>
    <message>
        <source>{name} is stuck.</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} не може да избере ход.</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message numerus="yes">
        <source>%n deal(s).</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n раздаване.</numerusform>
            <numerusform>%n раздавания.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s); you won the filled ones.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n раздаване; запълненото кръгче е твое.</numerusform>
            <numerusform>%n раздавания; запълнените са твои.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a practice game and does not count.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Тренировъчна игра: не се брои.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>sixtysix_gui/text/results/game_end.py: one of the deals of a long game, as a subject {number}: a number</extracomment>
        <translation>Раздаване {number}</translation>
    </message>
    <message>
        <source>Shutout loss: this counts as two games.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Загубена на нула: брои се за две игри.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Никой не печели</translation>
    </message>
    <message>
        <source>The eighth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Осмото</translation>
    </message>
    <message>
        <source>The eleventh</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Единайсетото</translation>
    </message>
    <message>
        <source>The fifth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Петото</translation>
    </message>
    <message>
        <source>The first</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Първото</translation>
    </message>
    <message>
        <source>The fourth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Четвъртото</translation>
    </message>
    <message>
        <source>The ninth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Деветото</translation>
    </message>
    <message>
        <source>The second</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Второто</translation>
    </message>
    <message>
        <source>The seventh</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Седмото</translation>
    </message>
    <message>
        <source>The sixth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Шестото</translation>
    </message>
    <message>
        <source>The tenth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Десетото</translation>
    </message>
    <message>
        <source>The third</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Третото</translation>
    </message>
    <message>
        <source>The twelfth</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Дванайсетото</translation>
    </message>
    <message>
        <source>This deal ends the game.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>С това раздаване играта свършва.</translation>
    </message>
    <message>
        <source>Shutout win: this counts as two games.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Спечелена на нула: брои се за две игри.</translation>
    </message>
    <message>
        <source>You resigned in deal {number}.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {number}: a number</extracomment>
        <translation>Ти се предаде в раздаване {number}.</translation>
    </message>
    <message>
        <source>you miscounted</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>грешно броене</translation>
    </message>
    <message>
        <source>you stayed under 33</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>ти остана под 33</translation>
    </message>
    <message>
        <source>you took no trick</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>нито една взятка</translation>
    </message>
    <message>
        <source>your closing failed</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>неуспешно затваряне</translation>
    </message>
    <message>
        <source>{which} cost the most: {cause}, {points}.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {which}: one of the deals, as a subject at the beginning: Deal 3; {cause}: what happened: closing too early; {points}: a number of points</extracomment>
        <translation>{which} струваше най-много: {cause}, {points}.</translation>
    </message>
    <message>
        <source>{which} cost the most: {points}.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {which}: one of the deals, as a subject at the beginning: Deal 3; {points}: a number of points</extracomment>
        <translation>{which} струваше най-много: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each with your side’s points; filled where you had more.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>
            <numerusform>%n раздаване с точките на отбора ви; запълнено е, където имате повече.</numerusform>
            <numerusform>%n раздавания, всяко с точките на отбора ви; запълнени са тези, в които имате повече.</numerusform>
        </translation>
    </message>
    <message>
        <source>All three share first place</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>И тримата си поделят първото място</translation>
    </message>
    <message>
        <source>Shutout loss: this counts as two Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Загубена на нула: брои се за два бумерла.</translation>
    </message>
    <message>
        <source>The others were one point away from a shutout win: this counts as four Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Другите бяха на една точка от победа на нула: брои се за четири бумерла.</translation>
    </message>
    <message>
        <source>Shutout win: this counts as two Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Спечелена на нула: брои се за два бумерла.</translation>
    </message>
    <message>
        <source>You and {second} share first place</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {second}: another player: Pallas</extracomment>
        <translation>Ти и {second} си поделяте първото място</translation>
    </message>
    <message>
        <source>You resigned</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Ти се предаде</translation>
    </message>
    <message>
        <source>You were one point away from a shutout win: this counts as four Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Бяхте на една точка от победа на нула: брои се за четири бумерла.</translation>
    </message>
    <message>
        <source>{first} and {second} share first place</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} и {second} си поделят първото място</translation>
    </message>
    <message>
        <source>{sides}, points still to go</source>
        <extracomment>sixtysix_gui/text/results/game_end.py: {sides} is such as &quot;We : They&quot;, below a score of points that are still to be won {sides}: who the numbers belong to: We : They</extracomment>
        <translation>{sides}, оставащи точки</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s); {name} won the filled ones.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>%n раздаване; запълнено е, ако е на {name}.</numerusform>
            <numerusform>%n раздавания; запълнените са на {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replayed for practice. Your game is waiting.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Изиграно отново за упражнение. Твоята игра чака.</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>Play again</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Отново</translation>
    </message>
    <message>
        <source>Another game</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Още една игра</translation>
    </message>
    <message>
        <source>End demonstration</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Спри демонстрацията</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Стани от масата</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Other game…</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Друга игра…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Review with the coach</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py</extracomment>
        <translation>Преглед с треньора</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Games</source>
        <extracomment>sixtysix_gui/windows/archive/games_list.py</extracomment>
        <translation>Игри</translation>
    </message>
</context>
<context>
    <name>Glosses</name>
    <message>
        <source>Bummerl</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Бумерл</translation>
    </message>
    <message>
        <source>Bummerl: a lost game, marked with a dot.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Бумерл: загубена игра, отбелязана с точка.</translation>
    </message>
    <message>
        <source>Card points: what the cards in your tricks count in a deal.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Точки: стойността на картите от взятките ти в едно раздаване.</translation>
    </message>
    <message>
        <source>Forehand: the player who leads to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Първият играч: който води за първата взятка.</translation>
    </message>
    <message>
        <source>Game points: what a deal earns you towards winning the game.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Игрови точки: това, което раздаването носи за играта.</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider: ending a deal with fewer than 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schneider: да завършиш раздаване с под 33&#xa0;точки.</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz: ending a deal without a trick.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schwarz: да завършиш раздаване без взятка.</translation>
    </message>
    <message>
        <source>Talon: the undealt cards that players draw from.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Талон: нераздадените карти, от които се тегли.</translation>
    </message>
    <message>
        <source>card point</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>точки от карти</translation>
    </message>
    <message>
        <source>forehand</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>първият играч</translation>
    </message>
    <message>
        <source>game point</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>игрова точка</translation>
    </message>
    <message>
        <source>talon</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>талон</translation>
    </message>
</context>
<context>
    <name>Guided</name>
    <message>
        <source>Close the talon, so that nobody can draw any more cards.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Затвори талона, за да не тегли вече никой.</translation>
    </message>
    <message>
        <source>You play deals until someone has seven game points. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Раздава се, докато някой събере седем игрови точки. Всички правила са в помощта, F1.</translation>
    </message>
    <message>
        <source>Drag {card} to the middle: nothing in its suit beats it.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Плъзни {card} в средата: нищо от боята не е по-високо.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Изтегли карта.</translation>
    </message>
    <message>
        <source>Exchange {lowest} for the trump card, {turn_up}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number; {turn_up}: the trump card by name, as an object: the king of hearts</extracomment>
        <translation>Смени {lowest} за козовата карта: {turn_up}.</translation>
    </message>
    <message>
        <source>From now on, both of you must follow suit, and beat the card if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Оттук нататък и двамата трябва да отговаряте на боята и да качвате, ако можете.</translation>
    </message>
    <message>
        <source>Lead {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Изиграй {card}.</translation>
    </message>
    <message>
        <source>Lead {card}: it is the highest trump left.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Изиграй {card}: това е най-високият останал коз.</translation>
    </message>
    <message>
        <source>Now draw a card from the talon.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Сега изтегли карта от талона.</translation>
    </message>
    <message>
        <source>Now lead {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Сега изиграй {card}.</translation>
    </message>
    <message>
        <source>Click its button, then lead {lead}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {lead}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Натисни бутона на анонса, после изиграй {lead}.</translation>
    </message>
    <message>
        <source>Say “Out!”: click the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Кажи „Край!“: натисни златната монета.</translation>
    </message>
    <message>
        <source>That is allowed too, but let’s stick to the plan.</source>
        <extracomment>sixtysix_gui/windows/learning/course.py</extracomment>
        <translation>И така може, но нека спазим плана.</translation>
    </message>
    <message>
        <source>You announced the marriage: 20 points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Анонсът е обявен: 20 точки.</translation>
    </message>
    <message>
        <source>The {ten} beats the {king}: {order}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {order}: ranks from the highest to the lowest {ten}: the word for a ten; {king}: the word for a king; {order}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>Редът е {order}: {ten} бие {king}.</translation>
    </message>
    <message>
        <source>Win the trick with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Вземи взятката: {card}.</translation>
    </message>
    <message>
        <source>With the marriage, marked by the eight on the table, you have {total} points. You keep count yourself.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points</extracomment>
        <translation>С анонса, който осмицата отбелязва, стават {total} точки; броиш ги наум.</translation>
    </message>
    <message>
        <source>{name} won that trick and leads {led}. A trump beats any other suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {led} is a card that {name} has led {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} взе взятката и води: {led}. Козът бие всяка друга боя.</translation>
    </message>
    <message>
        <source>You have {total} points, and 66 is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points</extracomment>
        <translation>Имаш {total} точки, а 66 стигат.</translation>
    </message>
    <message>
        <source>Your trick: you have {total} of the 66 points you need. {values_first}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points; {values_first}: ranks with their points at the beginning of a sentence</extracomment>
        <translation>Твоя взятка: {total} от нужните 66 точки. {values_first}.</translation>
    </message>
    <message>
        <source>Your {ace} and {ten} of trumps are sure to win: {total} points plus 21 makes {with_both}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {ace} and {ten} are ranks, both of trumps {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten; {total}: a number of card points; {with_both}: a number of card points</extracomment>
        <translation>Козовите ти {ace} и {ten} сигурно ще вземат взятки: {total} точки и още 21 стават {with_both}.</translation>
    </message>
    <message>
        <source>{marriage} are a marriage, worth 20 points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {marriage} is king and queen of a suit by name, and begins the sentence {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>{marriage} са анонс и носят 20 точки.</translation>
    </message>
    <message>
        <source>{left} had to follow suit, and you now have {total} points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {left} is the other player {left}: the player at the left: Rachel, or a number of cards; {total}: a number of card points</extracomment>
        <translation>{left} трябваше да отговори на боята и ти имаш {total} точки.</translation>
    </message>
    <message>
        <source>{suit} are trumps, and you hold the lowest one.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {suit} is the trump suit, and begins the sentence {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} е коз и ти държиш най-ниския.</translation>
    </message>
    <message>
        <source>Saying “Out!” with only {total} points would lose the deal: you need 66.</source>
        <extracomment>sixtysix_gui/windows/learning/course.py {total}: a number of card points</extracomment>
        <translation>„Край!“ само при {total} точки губи раздаването: трябват 66.</translation>
    </message>
    <message>
        <source>A game is played to seven game points. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Играта е до седем игрови точки. Всички правила са в помощта, F1.</translation>
    </message>
    <message>
        <source>A game has twelve deals. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml</extracomment>
        <translation>Играта има дванайсет раздавания. Всички правила са в помощта, F1.</translation>
    </message>
    <message>
        <source>As the first player, you lead and name the trump suit, which beats all others. {marriage} are worth 40 as trumps.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Първият ход е твой и избираш коза: козът бие всички други бои. {marriage} носят 40, ако са коз.</translation>
    </message>
    <message>
        <source>You are the forehand, the first player: you lead and name a suit you hold as trumps, which beats all others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Първият ход е твой и избираш за коз боя, която държиш: козът бие всички други бои.</translation>
    </message>
    <message>
        <source>Bid {bid}, which promises {promise}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {bid}: a bid, as a number: 2; {promise}: card points with their word: 66 card points</extracomment>
        <translation>Обяви {bid}: това обещава {promise} точки.</translation>
    </message>
    <message>
        <source>Call Schnapser, worth {value}: 66 in three tricks of your own.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {value}: a value: a number, or in words</extracomment>
        <translation>Обяви Schnapser, {value}: 66 в три твои взятки.</translation>
    </message>
    <message>
        <source>Each loser pays the winner 1 chip, or 2 with fewer than 33 points, or 3 without a trick. You have {total}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {total}: a number of card points</extracomment>
        <translation>Всеки загубил плаща на победителя 1 жетон, под 33 точки – 2, без взятка – 3. Ти имаш {total}.</translation>
    </message>
    <message>
        <source>Follow suit with your lowest: {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Отговори на боята с най-ниската: {card}.</translation>
    </message>
    <message>
        <source>Follow suit with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Отговори на боята: {card}.</translation>
    </message>
    <message>
        <source>The score counts down from 24. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Резултатът се брои от 24 надолу. Всички правила са в помощта, F1.</translation>
    </message>
    <message>
        <source>Follow with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Дай {card}.</translation>
    </message>
    <message>
        <source>Lead {card} and keep your trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Изиграй {card} и си запази коза.</translation>
    </message>
    <message>
        <source>Lead {card}; this trick will cost you little.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Изиграй {card}; взятката струва малко.</translation>
    </message>
    <message>
        <source>Name {suit}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Обяви {suit} за коз.</translation>
    </message>
    <message>
        <source>Name {suit}: you have its {ace} and {king}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {king}: the word for a king</extracomment>
        <translation>Обяви {suit} за коз: имаш {ace} и {king}.</translation>
    </message>
    <message>
        <source>Nobody bids more, so you lead. Your first card sets the trump suit, which beats all others. {marriage} will count 40.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Никой не обявява повече: ти водиш. Първата ти карта определя коза, който бие всички други бои. {marriage} ще носят 40.</translation>
    </message>
    <message>
        <source>Nobody else may win a trick now, not even your partner, {partner}. {values_first}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {partner}: the partner by name: Pallas; {values_first}: ranks with their points at the beginning of a sentence</extracomment>
        <translation>Сега никой друг не бива да взима взятка, дори партньорът ти {partner}. {values_first}.</translation>
    </message>
    <message>
        <source>Contracts can now be called. Your first pass only means the simple game.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Сега могат да се обявяват договори. Първият ти пас значи само обикновена игра.</translation>
    </message>
    <message>
        <source>Now lead {card} and keep the king.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Сега изиграй {card} и запази попа.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Изиграй {card}.</translation>
    </message>
    <message>
        <source>Click its button, then “Announce”: you have won.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Натисни бутона на анонса, после „Обяви“: печелиш.</translation>
    </message>
    <message>
        <source>Click the button on the {king} and {queen}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Натисни бутона при {king} и {queen}.</translation>
    </message>
    <message>
        <source>Click “Continue”.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Натисни „Продължи“.</translation>
    </message>
    <message>
        <source>Click “Pass” and listen to the others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Натисни „Пас“ и чуй другите.</translation>
    </message>
    <message>
        <source>Say “Out!” for both of you: click the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Кажи „Край!“ и за двама ви: натисни златната монета.</translation>
    </message>
    <message>
        <source>Take it with {card}: that keeps your marriage together.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Вземи взятката: {card}. Така анонсът ти остава цял.</translation>
    </message>
    <message>
        <source>That is enough: click “Continue”.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Това стига: натисни „Продължи“.</translation>
    </message>
    <message>
        <source>The cards in your tricks count too: {values}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {values}: ranks with the points they count, separated by commas: ace 11, ten 10</extracomment>
        <translation>Броят се и картите от взятките: {values}.</translation>
    </message>
    <message>
        <source>You announced the marriage: you now have {total} card points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {total}: a number of card points</extracomment>
        <translation>Анонсът е обявен: имаш {total} точки.</translation>
    </message>
    <message>
        <source>The {ten} is low here: {order}. You have {total} of the 66 you promised.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {ten}: the word for a ten; {order}: ranks from the highest to the lowest, separated by commas; {total}: a number of card points</extracomment>
        <translation>Тук {ten} е ниска карта: {order}. Имаш {total} от обещаните 66.</translation>
    </message>
    <message>
        <source>Trump the last trick with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Цакай последната взятка: {card}.</translation>
    </message>
    <message>
        <source>If you bid too much, you lose what you bid and score nothing. Press F1 for all the rules.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml</extracomment>
        <translation>Обявиш ли твърде много, губиш обявата и не получаваш нищо. Всички правила са в помощта, F1.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump, and higher than {best} if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {best}: a card by name</extracomment>
        <translation>Нямаш от тази боя, затова трябва да цакаш, и то по-високо от {best}, ако можеш.</translation>
    </message>
    <message>
        <source>You must beat {led} if you can. The cards in your tricks count too: {values}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {led}: the card that was led, by name; {values}: ranks with the points they count, separated by commas: ace 11, ten 10</extracomment>
        <translation>Трябва да биеш {led}, ако можеш. Броят се и картите от взятките: {values}.</translation>
    </message>
    <message>
        <source>{best_name} trumps, and a trump beats all other suits. Everyone knows that {left} holds {cut}: it set the trump suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {left}: the player at the left: Rachel, or a number of cards; {cut}: a card by name: the ten of hearts</extracomment>
        <translation>{best_name} цака: козът бие всички други бои. Всички знаят, че {left} държи {cut}: тази карта определи коза.</translation>
    </message>
    <message>
        <source>{total} points: you made your bid. Every full 33 is a game point, even beyond your bid.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {total}: a number of card points</extracomment>
        <translation>{total} точки: обявата е изпълнена. За всеки пълни 33 се пише една игрова точка, включително над обявата.</translation>
    </message>
    <message>
        <source>You cannot beat {led}, but you must still follow suit. The trick is lost.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {led}: the card that was led, by name</extracomment>
        <translation>Не можеш да биеш {led}, но трябва да отговориш на боята. Взятката е загубена.</translation>
    </message>
    <message>
        <source>Drag {card} to the middle.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Плъзни {card} в средата.</translation>
    </message>
    <message>
        <source>Drag {card} to the middle: it costs nothing.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Плъзни {card} в средата: това не струва нищо.</translation>
    </message>
    <message>
        <source>Each 1 you bid promises 33 card points for your side; {right} bid {standing}. You have a marriage, king and queen, and the {ace} to go with it.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {right}: the player at the right: Argine; {standing}: a bid, as a number; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Всяка единица в обявата обещава 33 точки за отбора ви; {right} обявява {standing}. Имаш анонс, поп и дама, и {ace} от същата боя.</translation>
    </message>
    <message>
        <source>Everyone plays alone, and the most card points win: {values}. The cards rank in that order.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {values}: ranks with the points they count, separated by commas: ace 11, ten 10</extracomment>
        <translation>Всеки играе за себе си и печели, който има най-много точки: {values}. В същия ред картите се бият.</translation>
    </message>
    <message>
        <source>Follow suit: drag {card} to the middle.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Отговори на боята: плъзни {card} в средата.</translation>
    </message>
    <message>
        <source>Now drag {card} to the middle: you hold the {ace}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Сега плъзни {card} в средата: ти имаш {ace}.</translation>
    </message>
    <message>
        <source>You lead, so you may announce a marriage: 40. It counts because you have a trick.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml</extracomment>
        <translation>Ти водиш и можеш да обявиш анонс: 40. Брои се, защото имаш взятка.</translation>
    </message>
    <message>
        <source>Your last trump takes the last trick: {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Последният ти коз взима последната взятка: {card}.</translation>
    </message>
    <message>
        <source>{best_name} trumps again and takes {trick} points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {trick}: the number of a trick</extracomment>
        <translation>{best_name} пак цака и взима {trick} точки.</translation>
    </message>
    <message>
        <source>{card_alone} is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card_alone}: cards or a card at the beginning of the sentence</extracomment>
        <translation>{card_alone} стига.</translation>
    </message>
    <message>
        <source>{left} said Kontra: the deal now counts {doubled}. Re would make it {next}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {left}: the player at the left: Rachel, or a number of cards; {doubled}: a number of game points; {next}: a number of points</extracomment>
        <translation>{left} обяви контра: раздаването вече струва {doubled}. С реконтра ще стане {next}.</translation>
    </message>
    <message>
        <source>{name} leads {led}, and you cannot follow suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} води: {led}. Нямаш от тази боя.</translation>
    </message>
    <message>
        <source>{name} leads {led}. You must follow suit, and beat the card if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} води: {led}. Трябва да отговориш на боята и да качиш, ако можеш.</translation>
    </message>
    <message>
        <source>{name} leads {led}. You cannot follow suit, so you must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} води: {led}. Нямаш от тази боя, затова трябва да цакаш.</translation>
    </message>
    <message>
        <source>{partner} had to beat even your card: partners are not spared. Now you have no {led_suit}, so you must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {partner}: the partner by name: Pallas; {led_suit}: the word for the suit that was led: hearts</extracomment>
        <translation>{partner} трябваше да бие дори теб: партньорът не се щади. Сега нямаш {led_suit} и трябва да цакаш.</translation>
    </message>
    <message>
        <source>{partner} leads next; as partners, you need 66. First you may announce a marriage: {points}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {points}: a number of points</extracomment>
        <translation>{partner} е в твоя отбор и сега ще води; трябват ви 66. Преди това можеш да обявиш анонс: {points}.</translation>
    </message>
    <message>
        <source>{partner} leads. With 66 you could say “Out!” for both of you, but you have {total}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} води. С 66 можеше да кажеш „Край!“ и за двама ви, но имате {total}.</translation>
    </message>
    <message>
        <source>{partner} trumped it for both of you: {total} points, and 66 is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} цака за двама ви: {total} точки, а 66 стигат.</translation>
    </message>
    <message>
        <source>{partner} wins your side’s first trick, so your 20 count from now on. {values_first}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {values_first}: ranks with their points at the beginning of a sentence</extracomment>
        <translation>{partner} взима първата взятка на отбора ви: оттук нататък твоите 20 се броят. {values_first}.</translation>
    </message>
    <message>
        <source>{right} calls Bettler for {standing}: no tricks at all. Your call must be worth more.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {right}: the player at the right: Argine; {standing}: a bid, as a number</extracomment>
        <translation>{right} обявява Bettler за {standing}: без нито една взятка. Новият договор трябва да струва повече.</translation>
    </message>
    <message>
        <source>{total} points, and the marriage makes it {sure}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {total}: a number of card points; {sure}: a number of card points</extracomment>
        <translation>{total} точки, а с анонса стават {sure}.</translation>
    </message>
    <message>
        <source>{total} points. Nobody else has any {card_suit} left, so your partner can trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {total}: a number of card points; {card_suit}: the word for the suit of a card: hearts</extracomment>
        <translation>{total} точки. Никой друг вече няма {card_suit}: партньорът ти може да цака.</translation>
    </message>
    <message>
        <source>{total} points. Your highest trump draws out the others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {total}: a number of card points</extracomment>
        <translation>{total} точки. Най-високият ти коз измъква останалите.</translation>
    </message>
    <message>
        <source>{total} points; with 99 or more you score 3 instead of 2.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {total}: a number of card points</extracomment>
        <translation>{total} точки; от 99 нагоре се пишат 3 вместо 2.</translation>
    </message>
</context>
<context>
    <name>GuidedSheet</name>
    <message>
        <source>Back to the game</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Обратно към играта</translation>
    </message>
    <message>
        <source>Repeat</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Още веднъж</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Играй</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>A deal</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>sixtysix_gui/windows/telling/history.py {number}: a number</extracomment>
        <translation>Раздаване {number}</translation>
    </message>
    <message>
        <source>You can read earlier tricks again after the deal.</source>
        <extracomment>sixtysix_gui/windows/telling/narration.py</extracomment>
        <translation>По-ранните взятки могат да се прочетат отново след раздаването.</translation>
    </message>
    <message>
        <source>The table is back as it was.</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Масата отново е както преди.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>sixtysix_gui/windows/telling/history.py {number}: a number</extracomment>
        <translation>Взятка {number}</translation>
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
        <translation>, после </translation>
    </message>
    <message>
        <source>2 game points in any case.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>винаги 2 игрови точки.</translation>
    </message>
    <message>
        <source>2 game points, or 3 for a player who had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>2 игрови точки, а ако при затварянето няма взятка – 3.</translation>
    </message>
    <message>
        <source>3 game points for a player who had no trick when the talon was closed, otherwise 1 against a closer with 33 or more and 2 against one with fewer.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>3 игрови точки, ако при затварянето няма взятка; иначе 1 срещу затворил с 33 или повече и 2 срещу затворил с по-малко.</translation>
    </message>
    <message>
        <source>3 game points in any case.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>винаги 3 игрови точки.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 2, or 3 if they had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Неуспешното затваряне носи на другия 2, а ако при затварянето няма взятка – 3.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Неуспешното затваряне носи на другия 2.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 3 if they had no trick when the talon was closed, otherwise 1 against a closer with 33 or more and 2 against one with fewer.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Неуспешното затваряне носи на другия 3, ако при затварянето няма взятка; иначе 1 срещу затворил с 33 или повече и 2 срещу затворил с по-малко.</translation>
    </message>
    <message>
        <source>When closing fails, the opponent gets 3.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Неуспешното затваряне носи на другия 3.</translation>
    </message>
    <message>
        <source>A deal tied at 65–65 makes the next win worth 1 game point more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След равно раздаване с 65:65 следващата победа носи 1 игрова точка повече.</translation>
    </message>
    <message>
        <source>Nobody scores for a tied deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Равното раздаване не носи нищо на никого.</translation>
    </message>
    <message>
        <source>A tied deal makes the next win worth 1 game point more; several ties add up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След равно раздаване следващата победа носи 1 игрова точка повече; няколко такива се събират.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent 2, or 3 if the opponent has no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Грешното „Край!“ носи на другия 2, а ако няма взятка – 3.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Грешното „Край!“ носи на другия 2.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent as much as a correct one would have won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Грешното „Край!“ носи на другия толкова, колкото би спечелило, ако беше вярно.</translation>
    </message>
    <message>
        <source>A game won while the opponent has no game points counts as two games.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Игра, спечелена, докато другият няма игрова точка, се брои за две.</translation>
    </message>
    <message>
        <source>After closing, nobody may exchange.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След затваряне вече не се сменя.</translation>
    </message>
    <message>
        <source>After closing, the opponent can go out only if they already had 66. Going out before the closer does is worth:</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След затваряне другият може да обяви край само с 66 точки отпреди. Който обяви край преди затворилия, получава</translation>
    </message>
    <message>
        <source>After closing, the opponent’s card points continue to count as before.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След затваряне точките на другия продължават да се броят както преди.</translation>
    </message>
    <message>
        <source>After closing, the opponent’s card points are frozen: any made from then on do not count.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След затваряне точките на другия се замразяват: това, което направи после, не се брои.</translation>
    </message>
    <message>
        <source>After a trick you must draw before you may close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След взятка първо се тегли, после може да се затвори.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След първите карти се обръща една карта: нейната боя е коз.</translation>
    </message>
    <message>
        <source>After each trick the winner draws the top card of the talon, then the other player draws; the winner leads next.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След взятката победителят тегли горната карта от талона, после тегли другият; пак води победителят.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Цел</translation>
    </message>
    <message>
        <source>While there are cards to draw you may play any card, whatever was led. The higher card of the suit led wins the trick, and a trump beats any other suit.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Докато се тегли, можеш да играеш каквато искаш карта, независимо с какво се води. По-високата карта от водената боя взима взятката, а козът бие всяка друга боя.</translation>
    </message>
    <message>
        <source>Between winning a trick and drawing, only a player who then closes may do so.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Между спечелената взятка и тегленето това може само който после затвори.</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Closing is a promise to go out; if the closer does not, the opponent wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който затвори, обещава да обяви край; не успее ли, раздаването печели другият.</translation>
    </message>
    <message>
        <source>Closing is a promise to reach 66; if the closer fails, the opponent wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който затвори, обещава 66; не успее ли, раздаването печели другият.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Смяна</translation>
    </message>
    <message>
        <source>It costs the closer no less than failing to go out after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>За затворилия цената не е по-малка от тази на неуспешно затваряне.</translation>
    </message>
    <message>
        <source>After that, the player on lead always has a trick, so every marriage counts at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След това водещият вече има взятка и всеки анонс се брои веднага.</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Игрови точки</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Обявяване на край</translation>
    </message>
    <message>
        <source>If nobody has closed, the player with more card points wins; if the points are equal, the deal is tied.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако никой не е затворил, печели, който има повече точки; при равни точки раздаването е равно.</translation>
    </message>
    <message>
        <source>If nobody has closed, the winner of the very last trick wins 1 game point.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако никой не е затворил, последната взятка печели раздаването и 1 игрова точка.</translation>
    </message>
    <message>
        <source>If nobody has closed, a player wins by being the only one with 66 or more; if both have it or neither does, the deal is tied.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако никой не е затворил, печели, който единствен има 66 или повече; ако ги имат и двамата или никой, раздаването е равно.</translation>
    </message>
    <message>
        <source>If the talon was closed, the closer loses the deal unless only the closer has 66 or more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако талонът е затворен, затворилият губи раздаването, освен ако единствен има 66 или повече.</translation>
    </message>
    <message>
        <source>If the talon was closed, the closer loses the deal, whatever their card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако талонът е затворен, затворилият губи раздаването, колкото и точки да има.</translation>
    </message>
    <message>
        <source>If the talon was never closed, the very last trick is worth 10 extra card points, which help to reach 66.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако талонът не е бил затварян, последната взятка носи още 10 точки и те помагат за 66.</translation>
    </message>
    <message>
        <source>If you have no trick yet, the marriage waits and counts once you win one; without a trick it never counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако още нямаш взятка, анонсът чака и се брои от първата ти взятка нататък; без взятка не се брои никога.</translation>
    </message>
    <message>
        <source>If you were wrong, your opponent wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Сбъркаш ли, раздаването печели другият.</translation>
    </message>
    <message>
        <source>You may also exchange between winning a trick and drawing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Може и между спечелената взятка и тегленето.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sixtysix_gui/windows/telling/help_html.py</extracomment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонси</translation>
    </message>
    <message>
        <source>No marriages may be announced once the talon is closed or used up; to do both, announce the marriage first, then close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонсите свършват, когато талонът се затвори или изчерпа; който иска и двете, първо обявява анонса, после затваря.</translation>
    </message>
    <message>
        <source>Marriages may be announced after closing, but not once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонси могат да се обявяват и след затваряне, но не и когато талонът е изчерпан.</translation>
    </message>
    <message>
        <source>Marriages may be announced throughout the deal, even after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонси могат да се обявяват през цялото раздаване, също и след затваряне.</translation>
    </message>
    <message>
        <source>Marriages may be announced when the talon is used up, but not after closing; to do both, announce the marriage first, then close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонси могат да се обявяват и когато талонът е изчерпан, но не и след затваряне; който иска и двете, първо обявява анонса, после затваря.</translation>
    </message>
    <message>
        <source>No marriage may be announced on the lead to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>При воденето за първата взятка не може да се обяви анонс.</translation>
    </message>
    <message>
        <source>Nobody may close before the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Преди първата взятка никой не може да затвори.</translation>
    </message>
    <message>
        <source>The trump card cannot be exchanged.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Козовата карта не се сменя.</translation>
    </message>
    <message>
        <source>Once the talon is used up or closed, nobody draws, and you must follow suit, high or low as you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Щом талонът свърши или се затвори, вече не се тегли и трябва да отговаряш на боята, високо или ниско, както искаш.</translation>
    </message>
    <message>
        <source>Once the talon is used up or closed, nobody draws, and you must follow suit, with a higher card than the one led if you have one.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Щом талонът свърши или се затвори, вече не се тегли и трябва да отговаряш на боята, с по-висока карта от водената, ако имаш.</translation>
    </message>
    <message>
        <source>Once the talon is used up or closed, nobody draws; you may still play any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Щом талонът свърши или се затвори, вече не се тегли; и тогава можеш да играеш каквато искаш карта.</translation>
    </message>
    <message>
        <source>Only one marriage may be announced on each lead.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>При едно водене може да се обяви само един анонс.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ход на играта</translation>
    </message>
    <message>
        <source>Show me how: a guided deal</source>
        <extracomment>sixtysix_gui/windows/telling/help_html.py</extracomment>
        <translation>Покажи ми как: водено раздаване</translation>
    </message>
    <message>
        <source>So a player who had no trick when the talon was closed may gain more by waiting for the closer to fail than by going out.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Затова играч без взятка при затварянето понякога печели повече, ако изчака затварянето да се провали, отколкото ако обяви край.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>The deal ends automatically as soon as a player has 66 card points after a trick or a marriage. Nobody has to count or say anything.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Раздаването свършва от само себе си, щом някой събере 66 точки след взятка или анонс. Никой не трябва да брои или да казва нещо.</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Играта</translation>
    </message>
    <message>
        <source>You may look at the last trick until the next card is led.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Последната взятка може да се гледа до следващото водене.</translation>
    </message>
    <message>
        <source>The players take turns dealing</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Раздава се поред</translation>
    </message>
    <message>
        <source>The score starts at {target} and counts down; the first to reach zero wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Резултатът започва от {target} и се брои надолу; който стигне до нула, печели играта.</translation>
    </message>
    <message>
        <source>The winner of a deal deals the next one</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който спечели раздаване, раздава следващото</translation>
    </message>
    <message>
        <source>Then a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>После се обръща една карта: нейната боя е коз.</translation>
    </message>
    <message>
        <source>Anything carried over from tied deals is lost when the game ends.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Прехвърленото от равни раздавания пропада, когато играта свърши.</translation>
    </message>
    <message>
        <source>When nobody goes out</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Когато никой не обяви край</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s result is what they had at the moment of closing; card points and tricks made afterwards do not help.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Когато затворилият обяви край, за другия се броят точките и взятките към момента на затварянето; направеното после не му помага.</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s final card points and tricks count, including tricks won after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Когато затворилият обяви край, за другия се брои това, което има накрая, заедно с взятките след затварянето.</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s card points are those at the moment of closing, but a trick won afterwards still avoids Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Когато затворилият обяви край, за другия се броят точките към затварянето, но взятка след това го спасява от „без взятка“.</translation>
    </message>
    <message>
        <source>When you are on lead and hold the {king} and {queen} of a suit, you may announce this marriage and lead either card: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Когато водиш и държиш {king} и {queen} от една боя, можеш да обявиш анонс и да поведеш с една от двете карти: това носи 20 точки, а при козов анонс – 40.</translation>
    </message>
    <message>
        <source>When you are on lead and hold the {king} and {queen} of a suit, you may announce this marriage and lead the {king}: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Когато водиш и държиш {king} и {queen} от една боя, можеш да обявиш анонс и да изиграеш {king}: това носи 20 точки, а при козов анонс – 40.</translation>
    </message>
    <message>
        <source>The player opposite the dealer leads to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>За първата взятка води този, който не е раздавал.</translation>
    </message>
    <message>
        <source>Going out before the closer does is worth:</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който обяви край преди затворилия, получава</translation>
    </message>
    <message>
        <source>When you have 66 card points, say “Out!” and the deal is over at once. You must keep count yourself: nobody says it for you.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който събере 66 точки, казва „Край!“ и раздаването свършва веднага. Броенето е твоя работа: никой няма да го каже вместо теб.</translation>
    </message>
    <message>
        <source>The first to have {target} game points or more wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Който пръв събере {target} или повече игрови точки, печели играта.</translation>
    </message>
    <message>
        <source>The player on lead may close: the trump card is turned face down onto the talon. From then on nobody draws, and the rules for a used-up talon apply at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който води, може да затвори: козовата карта се обръща с лицето надолу върху талона. Оттам нататък никой не тегли и веднага важат правилата за изчерпан талон.</translation>
    </message>
    <message>
        <source>Win tricks and announce marriages to reach 66 card points before your opponent does. That wins the deal and 1 to {most} game points; {target} game points win the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {most}: a number; {target}: a number of points</extracomment>
        <translation>Взимай взятки и обявявай анонси, за да събереш 66 точки преди другия. Така печелиш раздаването и от 1 до {most} игрови точки; {target} игрови точки печелят играта.</translation>
    </message>
    <message>
        <source>If you close before drawing, you may announce a marriage even when only the last two cards are left in the talon.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>При затваряне преди теглене може да се обяви анонс дори когато в талона са само последните две карти.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you may play any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Без карта от тази боя можеш да играеш каквато искаш.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Без карта от тази боя трябва да цакаш.</translation>
    </message>
    <message>
        <source>You may not look at won tricks again.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Спечелените взятки не могат да се гледат повторно.</translation>
    </message>
    <message>
        <source>You may close with a full hand, or right after winning a trick, before drawing; both then play on with one card fewer.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Можеш да затвориш с всички карти в ръка или веднага след спечелена взятка, преди тегленето: тогава и двамата продължават с една карта по-малко.</translation>
    </message>
    <message>
        <source>You may look at the tricks you have won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Можеш да гледаш взятките, които ти спечели.</translation>
    </message>
    <message>
        <source>You may say it on any turn before playing a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Може да се каже на всеки свой ход, преди да се играе карта.</translation>
    </message>
    <message>
        <source>You may say it after winning a trick or announcing a marriage, until you lead; after that you must win another trick first.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Може да се каже след спечелена взятка или обявен анонс, преди да поведеш; после първо ти трябва нова взятка.</translation>
    </message>
    <message>
        <source>You need a trick before you may announce a marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>За анонс ти трябва поне една взятка.</translation>
    </message>
    <message>
        <source>You need a trick to do so.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>За това ти трябва взятка.</translation>
    </message>
    <message>
        <source>You need a trick, and the first to say it wins, whatever the opponent has.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Трябва ти взятка и печели, който пръв го каже, каквото и да има другият.</translation>
    </message>
    <message>
        <source>after a tied deal the other player deals.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>след равно раздаване раздава другият.</translation>
    </message>
    <message>
        <source>after a tied deal the same player deals again.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>след равно раздаване същият раздава отново.</translation>
    </message>
    <message>
        <source>1, 2 or 3</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py</extracomment>
        <translation>1, 2 или 3</translation>
    </message>
    <message>
        <source>A bid commits the whole side; partners may outbid each other too.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Обявата важи за целия отбор; може да се наддава и над партньора.</translation>
    </message>
    <message>
        <source>If a contract is made, its side scores its value; if it fails, the other side does.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Изпълненият договор носи стойността си на своя отбор, загубеният – на другия.</translation>
    </message>
    <message>
        <source>A deal is worth 1 if the losers have 33 card points or more, 2 if they have fewer (Schneider), 3 if they have no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Раздаването носи 1, ако загубилите имат 33 или повече точки, 2, ако имат по-малко, и 3, ако са без взятка.</translation>
    </message>
    <message>
        <source>A deal is worth 1, or 2 if the losers have no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Раздаването носи 1, а ако загубилите са без взятка – 2.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Грешното „Край!“ носи на другите 1.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 2, or 3 if they have no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Грешното „Край!“ носи на другите 2, а ако са без взятка – 3.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Грешното „Край!“ носи на другите 2.</translation>
    </message>
    <message>
        <source>A game has {target} deals, not counting tied ones. The player with the most chips then wins it, and players with equal chips share first place.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Играта има {target} раздавания, равните не се броят; печели, който тогава има най-много жетони, а при равенство първото място се дели.</translation>
    </message>
    <message>
        <source>A game won while the others have no points counts as two games.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Игра, спечелена, докато другите нямат нищо, се брои за две.</translation>
    </message>
    <message>
        <source>A lost game is one Bummerl, two if the losers are still at {target}, and four if they had got down to 1 while the others were still at {target}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Загубената игра е един бумерл; два, ако загубилите още са на {target}, и четири, ако са стигнали до 1, докато другите още са били на {target}.</translation>
    </message>
    <message>
        <source>A marriage counts once its player has won a trick, earlier or later; without a trick it never counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонсът се брои, щом играчът му вземе взятка, по-рано или по-късно; без взятка – никога.</translation>
    </message>
    <message>
        <source>A marriage counts once its side has won a trick, earlier or later; without a trick it never counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонсът се брои, щом отборът му вземе взятка, по-рано или по-късно; без взятка – никога.</translation>
    </message>
    <message>
        <source>Shown above is the card your partner led to an earlier trick; now you lead.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Горе е картата, с която партньорът ти е водил по-рано; сега водиш ти.</translation>
    </message>
    <message>
        <source>The letters on these cards: {letters}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {letters}: the letters on the cards, each with its word: A ace · K king</extracomment>
        <translation>Буквите на тези карти: {letters}.</translation>
    </message>
    <message>
        <source>The trick is shown above in playing order, with a gold rim around the winning card; below is your hand, with playable cards raised.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Горе е взятката по реда на играта, със златна рамка около картата, която засега я печели; долу са твоите карти, а тези, които можеш да играеш, стърчат.</translation>
    </message>
    <message>
        <source>After a tied deal the same player deals again.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След равно раздаване раздава пак същият.</translation>
    </message>
    <message>
        <source>After receiving three cards, the first player names a suit they hold as trumps, or turns up their next card to make its suit trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След първите си три карти първият играч обявява за коз боя, от която има карта, или обръща следващата си карта: нейната боя става коз.</translation>
    </message>
    <message>
        <source>After receiving three cards, the first player names any suit as trumps, or turns up their next card to make its suit trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След първите си три карти първият играч обявява коя да е боя за коз или обръща следващата си карта: нейната боя става коз.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps. It goes under the talon and is drawn last.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След първите карти се обръща една карта: нейната боя е коз. Тя лежи под талона и се тегли последна.</translation>
    </message>
    <message>
        <source>After the last trick, its winner counts as being on lead and may still say it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>След последната взятка спечелилият я се смята за водещ и още може да го каже.</translation>
    </message>
    <message>
        <source>All tricks are played. Each marriage changes trumps and is worth more than the one before; every ten card points score 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Играят се всички взятки. Анонсите сменят коза и всеки път носят повече; на всеки десет точки се пише една.</translation>
    </message>
    <message>
        <source>While the {ten} of a suit is still out, keep your {ace} of that suit: if your partner has the {ten}, it is safe on your {ace}, and if the others have it, your {ace} takes it. Play another card instead.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Докато в някоя боя {ten} още не е излязла, пази своето {ace} от нея: ако е у партньора ти, той ще я даде върху твоето {ace}; ако е у другите, твоето {ace} ще я вземе. Вместо него дай друга карта.</translation>
    </message>
    <message>
        <source>While there is a talon, everyone may play any card; after each trick the winner draws first, then the others in turn.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Докато има талон, всеки може да играе каквато иска карта; след взятката пръв тегли победителят, после останалите поред.</translation>
    </message>
    <message>
        <source>At least {close.min_talon} cards must be left in the talon, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {close}: a number of cards</extracomment>
        <translation>В талона трябва да има поне {close.min_talon} карти, заедно с козовата.</translation>
    </message>
    <message>
        <source>At least {exchange.min_talon} cards must be left in the open talon, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {exchange}: a number of cards</extracomment>
        <translation>В отворения талон трябва да има поне {exchange.min_talon} карти, заедно с козовата.</translation>
    </message>
    <message>
        <source>Only one may be announced on each lead; a {king} and {queen} that are not announced do not count.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>С едно водене се обявява най-много един; {king} и {queen} без обявен анонс не носят нищо.</translation>
    </message>
    <message>
        <source>“Auf Dissle” wins the deal as soon as the first player holds five sevens. It is lost as soon as that player personally wins a trick, or when the talon runs out.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>„Auf Dissle“ печели раздаването, щом първият играч държи пет седмици. Губи се, щом самият той вземе взятка или талонът свърши.</translation>
    </message>
    <message>
        <source>Before each lead the leader’s partner may announce a marriage too, before the leader does. Each marriage may be announced only once, and the partner’s does not commit any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Преди всяко водене анонс може да обяви и партньорът на водещия, първо той и само веднъж за всеки анонс; това не обвързва нито една от картите му.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double ({doubles}): the deal counts × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Преди първата карта другият отбор може да даде контра ({doubles}): раздаването се брои ×&#xa0;{most_doubled}.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double, then the player’s side ({doubles}): the deal counts up to × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Преди първата карта другият отбор може да даде контра, после пак първият ({doubles}): раздаването се брои до ×&#xa0;{most_doubled}.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double, then the player’s side, then the other side once more ({doubles}): the deal counts up to × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Преди първата карта другият отбор може да даде контра, после първият, после още веднъж другият ({doubles}): раздаването се брои до ×&#xa0;{most_doubled}.</translation>
    </message>
    <message>
        <source>Bids</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Наддаване</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Договори</translation>
    </message>
    <message>
        <source>Contracts that are shown rather than played cannot be doubled.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>На договори, които само се показват, не се дава контра.</translation>
    </message>
    <message>
        <source>Do not trump a trick your partner is certain to win as long as you may play something else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Не цакай взятка, която партньорът ти взима със сигурност, щом можеш да играеш друго.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Контри</translation>
    </message>
    <message>
        <source>Each loser pays the winner 1 chip with 33 card points or more, 2 with fewer, and 3 without a trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Всеки загубил плаща на победителя 1 жетон при 33 или повече точки, 2 при по-малко и 3 без взятка.</translation>
    </message>
    <message>
        <source>Each player is dealt {deck.hand} cards: {batches}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards; {batches}: in which portions cards are dealt: 3, then 3</extracomment>
        <translation>Всеки получава {deck.hand} карти: {batches}.</translation>
    </message>
    <message>
        <source>Each player is dealt {deck.hand} cards: {batches}. The dealer gets the last cards.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards; {batches}: in which portions cards are dealt: 3, then 3</extracomment>
        <translation>Всеки получава {deck.hand} карти: {batches}. Раздаващият получава последен.</translation>
    </message>
    <message>
        <source>Each player scores 1 for every full 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Всеки играч получава една точка за всеки пълни 33 точки от карти.</translation>
    </message>
    <message>
        <source>Each player scores 1 for every full ten card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Всеки играч получава една точка за всеки пълни десет точки от карти.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Bid how many times 33 card points you will make, and make at least that many.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Всеки играе за себе си. Обяви колко пъти по 33 точки ще направиш и направи поне толкова.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Win tricks and announce marriages: the player with the most card points at the end is paid by the other two.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Всеки играе за себе си. Взимай взятки и обявявай анонси: на този, който накрая има най-много точки, плащат и двамата други.</translation>
    </message>
    <message>
        <source>Each side scores 1 for every full 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Всеки отбор получава една точка за всеки пълни 33 точки от карти.</translation>
    </message>
    <message>
        <source>Each card can be used in only one marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Всяка карта влиза само в един анонс.</translation>
    </message>
    <message>
        <source>Everyone starts with {chips} chips; a player who runs out owes whatever is still to be paid.</source>
        <extracomment>sixtysix_gui/text/data/help.md {chips}: a number of chips</extracomment>
        <translation>Всички започват с {chips} жетона; който няма повече, остава да дължи останалото.</translation>
    </message>
    <message>
        <source>The player opposite the dealer is the first player.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Първият играч е този, който не е раздавал.</translation>
    </message>
    <message>
        <source>The forehand leads to the first trick in all of them.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>При всички тях за първата взятка води първият играч.</translation>
    </message>
    <message>
        <source>The first player leads to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>За първата взятка води първият играч.</translation>
    </message>
    <message>
        <source>The forehand leads to the first trick. In these contracts the player who called leads instead: {led_by_player}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {led_by_player}: contracts, separated by commas</extracomment>
        <translation>За първата взятка води първият играч, а при тези договори – този, който ги играе: {led_by_player}.</translation>
    </message>
    <message>
        <source>The first player decides how the first trick is played. Trumps cannot win it and may be played only by those who hold nothing else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Първият играч казва как се играе първата взятка. В нея козовете не печелят нищо и може да ги играе само който няма друго.</translation>
    </message>
    <message>
        <source>The forehand calls first. A player who passes is out, but the forehand’s first pass only means the simple game. Each call must be worth more than the one before. The highest is played.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Първият играч говори пръв; който пасува, излиза, но първият му пас значи само обикновена игра. Всяка обява трябва да струва повече от предишната. Играе се най-високата.</translation>
    </message>
    <message>
        <source>Starting with the first player, everyone speaks once: bid more than the last bid, up to {bid.max}, or pass. Every 1 you bid promises 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md {bid}: a bid, as a number: 2</extracomment>
        <translation>Като се започне от първия играч, всеки говори веднъж: обяви повече от последната обява, най-много {bid.max}, или пасувай. Всяка единица обещава 33 точки.</translation>
    </message>
    <message>
        <source>How good partners play</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Как играят добрите партньори</translation>
    </message>
    <message>
        <source>If everyone passes, nobody scores and the next player deals.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако всички пасуват, никой не печели и раздава следващият.</translation>
    </message>
    <message>
        <source>If both reach it, the higher score wins; if the scores are equal, another deal is played.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако и двамата стигнат целта, печели по-високият резултат; при равен се играе още едно раздаване.</translation>
    </message>
    <message>
        <source>If both sides reach it, the side that bid wins.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако и двата отбора стигнат целта, печели този, който е обявил.</translation>
    </message>
    <message>
        <source>If nobody says “Out!”, the winner of the last trick wins 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако никой не каже „Край!“, последната взятка печели 1.</translation>
    </message>
    <message>
        <source>If several players reach it and the bidder is one of them, the bidder wins; otherwise the highest score does. If the scores are equal, another deal is played.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако неколцина стигнат целта, печели обявилият, стига да е сред тях, иначе този с най-висок резултат; при равен се играе още едно раздаване.</translation>
    </message>
    <message>
        <source>If several players share the most card points, the deal is tied and nobody scores.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако няколко играчи имат еднакво най-много точки, раздаването е равно и не носи нищо на никого.</translation>
    </message>
    <message>
        <source>If the points are equal, the deal is tied and nobody scores.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>При равни точки раздаването е равно и не носи нищо на никого.</translation>
    </message>
    <message>
        <source>If the points are equal, the deal is tied, and the next win counts 1 more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>При равни точки раздаването е равно и следващата победа носи 1 повече.</translation>
    </message>
    <message>
        <source>If the points are equal, the deal is tied; after 65–65 the next win counts 1 more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>При равни точки раздаването е равно; след 65:65 следващата победа носи 1 повече.</translation>
    </message>
    <message>
        <source>When your partner is certain to win the trick, give it many card points: a {ten} rather than an {ace} that can still win a trick of its own. On a trick the others win, play the card that counts least.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Ако партньорът ти със сигурност взима взятката, дай в нея много точки: по-добре {ten}, отколкото {ace}, което и без това може да вземе взятка. Във взятка на другите давай това, което носи най-малко.</translation>
    </message>
    <message>
        <source>In a contract these habits are set aside: only the contract counts.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>При договор тези навици не важат: там важен е само договорът.</translation>
    </message>
    <message>
        <source>Their card points in tricks: {values}. That makes {total} in all.</source>
        <extracomment>sixtysix_gui/text/data/help.md {values}: ranks with the points they count, separated by commas: ace 11, ten 10; {total}: a number of card points</extracomment>
        <translation>Във взятките се броят така: {values}. Това са общо {total}.</translation>
    </message>
    <message>
        <source>Keep the {ace} for your partner’s {ten}</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Пази {ace} за партньорската {ten}</translation>
    </message>
    <message>
        <source>Return your partner’s suit</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Върни боята на партньора</translation>
    </message>
    <message>
        <source>No marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонсите свършват, когато талонът се изчерпа.</translation>
    </message>
    <message>
        <source>Marriages may be announced until the end of the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонси могат да се обявяват до края на раздаването.</translation>
    </message>
    <message>
        <source>Nobody goes out: every trick is played, no matter how many points anyone has.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Край не се обявява: играят се всички взятки, колкото и точки да има някой.</translation>
    </message>
    <message>
        <source>Nobody may double.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Никой не може да дава контра.</translation>
    </message>
    <message>
        <source>Once the talon is used up, you must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Щом талонът се изчерпа, трябва да се отговаря на боята.</translation>
    </message>
    <message>
        <source>Once the talon is used up:</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Щом талонът се изчерпа:</translation>
    </message>
    <message>
        <source>A marriage announced on the very first lead counts 40 because it makes trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Анонс, обявен още с първото водене, носи 40, защото определя коза.</translation>
    </message>
    <message>
        <source>Otherwise they tell each other nothing: each sees only their own hand, and how long they think means nothing. The weakest level has none of these habits, and the next one up remembers only the last trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Иначе не си казват нищо: всеки вижда само своите карти, а колко дълго мисли някой, не означава нищо. Най-слабото ниво няма тези навици, а следващото помни само последната взятка.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise. The first player sits to the dealer’s right.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Играе се обратно на часовниковата стрелка; първият играч седи отдясно на раздаващия.</translation>
    </message>
    <message>
        <source>Play goes clockwise. The first player, also called the forehand, sits to the dealer’s left.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Играе се по часовниковата стрелка; първият играч седи отляво на раздаващия.</translation>
    </message>
    <message>
        <source>Points for a sure trick</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Точки в сигурната взятка</translation>
    </message>
    <message>
        <source>You must follow suit from the first trick on.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>На боята се отговаря още от първата взятка.</translation>
    </message>
    <message>
        <source>This applies to the simple game; contracts end automatically.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Така е в обикновената игра; договорите свършват от само себе си.</translation>
    </message>
    <message>
        <source>The computer players keep to these habits when several cards seem about equally good; if one card is clearly better, they play it anyway. They read your leads and the first card you throw away in the same way.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Компютърните играчи спазват това, когато няколко карти им се струват горе-долу еднакво добри; ако една е явно по-добра, играят нея. По същия начин те разбират с какво водиш и какво хвърляш най-напред.</translation>
    </message>
    <message>
        <source>The dealer’s partner is dealt to first, then the players to the dealer’s left and right, and the dealer last.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Пръв получава партньорът на раздаващия, после съседите отляво и отдясно, а раздаващият – последен.</translation>
    </message>
    <message>
        <source>The player to the dealer’s right cuts and shows everyone the bottom card: its suit is trumps. It is the dealer’s last card, and everyone knows that the dealer holds it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Десният съсед на раздаващия сече и показва на всички долната карта: нейната боя е коз. Тя е последната карта на раздаващия и всички знаят, че е у него.</translation>
    </message>
    <message>
        <source>The first card you throw away – neither of the suit led nor a trump – shows your longest plain suit: throw away a low card of it. Your partner can then lead that suit to you. An {ace} or a {ten} is thrown away for its points and shows nothing.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Първата карта, която хвърлиш – нито от водената боя, нито коз, – показва от коя боя освен коза имаш най-много: хвърли ниска карта от нея. После партньорът ти може да води с тази боя. {ace} или {ten} се хвърля заради точките и не показва нищо.</translation>
    </message>
    <message>
        <source>The first card you throw away</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Първата хвърлена карта</translation>
    </message>
    <message>
        <source>The first trick</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Първата взятка</translation>
    </message>
    <message>
        <source>The game has no set end: stop when you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Играта няма свой край: спри, когато поискаш.</translation>
    </message>
    <message>
        <source>The highest bidder leads, and the suit of the first card led becomes trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Води играчът с най-високата обява; боята на първата му карта е коз.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick or, if there is none, the highest card of the suit led; the winner leads next.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Взятката взима най-високият коз, а ако няма – най-високата карта от водената боя; който я вземе, води за следващата.</translation>
    </message>
    <message>
        <source>You may look at the last trick until the next card is led, and each side’s first trick stays face up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Последната взятка може да се гледа до следващото водене, а първата взятка на всеки отбор остава открита.</translation>
    </message>
    <message>
        <source>The leader’s partner may say it before the leader acts; from then on, only the leader may.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Партньорът на водещия може да го каже, преди водещият да направи нещо, после – само водещият.</translation>
    </message>
    <message>
        <source>The deal passes to the left</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Следващия път раздава седящият отляво на последния</translation>
    </message>
    <message>
        <source>The deal passes to the right</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Следващия път раздава седящият отдясно на последния</translation>
    </message>
    <message>
        <source>The other cards are placed on it face down and form the talon. This card, the trump card, counts as part of the talon and is drawn last. The talon has {undealt} cards.</source>
        <extracomment>sixtysix_gui/text/data/help.md {undealt}: a number of cards</extracomment>
        <translation>Останалите карти лежат върху нея с лицето надолу: те са талонът, а козовата карта, която също е част от него, се тегли последна. Талонът има {undealt} карти.</translation>
    </message>
    <message>
        <source>The remaining {undealt} cards form the talon.</source>
        <extracomment>sixtysix_gui/text/data/help.md {undealt}: a number of cards</extracomment>
        <translation>Останалите {undealt} карти са талонът.</translation>
    </message>
    <message>
        <source>The others win the trick, and you throw away a card for the first time.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Взятката е на другите, а ти за пръв път хвърляш карта.</translation>
    </message>
    <message>
        <source>The score starts at {target} and counts down; the first side to reach zero wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Резултатът започва от {target} и се брои надолу; отборът, който стигне до нула, печели играта.</translation>
    </message>
    <message>
        <source>A side that is on lead and has a trick and {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Отборът, който води, има взятка и {points_to_go_out} точки, казва „Край!“ и раздаването свършва веднага.</translation>
    </message>
    <message>
        <source>The very last trick is worth 10 extra card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Последната взятка носи още 10 точки.</translation>
    </message>
    <message>
        <source>There are no trumps at first. Whenever a marriage is announced, its suit becomes trumps, starting with that very trick; tricks already won stay won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Отначало няма коз. Щом се обяви анонс, неговата боя става коз, още за същата взятка; спечелените взятки си остават спечелени.</translation>
    </message>
    <message>
        <source>They count in the simple game, and in a Schnapser or Kontraschnapser only for the player who called it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Те се броят в обикновената игра, а в Schnapser или Kontraschnapser – само за този, който ги играе.</translation>
    </message>
    <message>
        <source>Three cards are left over, the widow: they count for the winner of the first trick, and nobody sees them until the end.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Остават три карти, талонът: те се броят на този, който вземе първата взятка, и никой не ги вижда до края.</translation>
    </message>
    <message>
        <source>Playing to the last card</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>До последната карта</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Коз</translation>
    </message>
    <message>
        <source>Trumps belong to both partners</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Козовете са на двама ви</translation>
    </message>
    <message>
        <source>What a deal is worth</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Какво носи раздаването</translation>
    </message>
    <message>
        <source>What you may play: examples</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Какво може да се играе: примери</translation>
    </message>
    <message>
        <source>What the computer players do</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Какво правят компютърните играчи</translation>
    </message>
    <message>
        <source>When all cards have been played, the most card points win.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Когато всички карти са изиграни, печели, който има най-много точки.</translation>
    </message>
    <message>
        <source>When one player closes, the opponent may exchange the {lowest} at once, even without a trick, but not later.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Когато единият затвори, другият може да смени веднага ({lowest}), дори без взятка, но не и по-късно.</translation>
    </message>
    <message>
        <source>A bidder who makes less than the bid is set: the bid is taken off the score, which may go below zero. Anything made above the bid counts in full.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който обяви и направи по-малко, е вътре: обявата се вади от резултата, който може да падне и под нула. Направеното над обявата се брои изцяло.</translation>
    </message>
    <message>
        <source>If you can beat the best card so far with the suit led, you must do so, even if it is your partner’s.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който може да качи най-силната дотук карта от водената боя, трябва да го направи, дори картата да е на партньора.</translation>
    </message>
    <message>
        <source>If you can beat the best card so far with the suit led, you must do so.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който може да качи най-силната дотук карта от водената боя, трябва да го направи.</translation>
    </message>
    <message>
        <source>The first to have 101 card points and say so wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който има 101 точки и пръв го каже, печели раздаването.</translation>
    </message>
    <message>
        <source>The first to have {target} points or more wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Който пръв събере {target} или повече точки, печели играта.</translation>
    </message>
    <message>
        <source>If you hold the {lowest} of trumps, you may put it under the talon and take the trump card instead, on any turn before playing a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Който държи {lowest} коз, може на всеки свой ход, преди да играе, да сложи тази карта под талона и да вземе козовата.</translation>
    </message>
    <message>
        <source>The first to have at least {target} chips more than at the start wins the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Който пръв има поне {target} жетона повече, отколкото в началото, печели играта.</translation>
    </message>
    <message>
        <source>A player on lead who has personally won a trick may exchange the {lowest} of trumps for it before announcing a marriage, but not if it is a {lowest} itself.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Който води и лично има взятка, може, преди да обяви анонс, да я вземе срещу {lowest} коз, освен когато и тя е {lowest}.</translation>
    </message>
    <message>
        <source>If you are on lead and hold the {lowest} of trumps, you may put it under the talon and take the trump card instead, before leading and before announcing a marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Който води и държи {lowest} коз, може да сложи тази карта под талона и да вземе козовата, преди да поведе и преди да обяви анонс.</translation>
    </message>
    <message>
        <source>The player on lead says it, before leading a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Казва го водещият, преди да поведе.</translation>
    </message>
    <message>
        <source>A player who is on lead and has a trick and {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Който води, има взятка и {points_to_go_out} точки, казва „Край!“ и раздаването свършва веднага.</translation>
    </message>
    <message>
        <source>A player without the suit led must trump, even a partner’s card, so think of this before you lead. And each trump you lead costs your side two: yours and your partner’s.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който няма от водената боя, трябва да цака, дори карта на партньора: мисли за това, преди да водиш. А всяко водене с коз струва на отбора ви два – твоя и на партньора.</translation>
    </message>
    <message>
        <source>A player who leads a plain suit hopes for something in it. When you are on lead and no other lead is clearly better, return the plain suit your partner led last, but not with a {ten} that can still be beaten.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten</extracomment>
        <translation>Който води с боя, различна от коз, се надява на нещо в нея. Когато ти водиш и нищо друго не е явно по-добро, върни боята, с която партньорът ти е водил последно; само не {ten}, която още може да бъде бита.</translation>
    </message>
    <message>
        <source>The player on lead may announce a marriage, the {king} and {queen} of a suit, and then leads one of them. The first marriage of a deal counts 20, the second 40, then 60 and 80, no matter who announces it.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Който води, може да обяви анонс, {king} и {queen} от една боя, и да поведе с една от двете карти. Първият анонс в раздаването носи 20, вторият 40, после 60 и 80, независимо кой го обявява.</translation>
    </message>
    <message>
        <source>The player on lead may announce a marriage, the {king} and {queen} of a suit, and then leads one of them: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Който води, може да обяви анонс, {king} и {queen} от една боя, и да поведе с една от двете карти: това носи 20 точки, а при козов анонс – 40.</translation>
    </message>
    <message>
        <source>If you play a bid or a contract and hold the highest trump, lead it as long as the others may still have one. Remember that each time it takes one of your partner’s trumps too.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Който е поел играта с обява и държи най-високия коз, води с него, докато другите може да имат коз. Не забравяй, че всеки път пада и по един коз на партньора.</translation>
    </message>
    <message>
        <source>The winner of a deal gets {plain_win} if the opponent has 33 card points or more, {schneider} if the opponent has fewer (Schneider), and {schwarz} if the opponent has no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md {plain_win}: a number of game points; {schneider}: a number of game points; {schwarz}: a number of game points</extracomment>
        <translation>Който спечели раздаване, получава {plain_win}, ако другият има 33 или повече точки, {schneider}, ако има под 33, и {schwarz}, ако е без взятка.</translation>
    </message>
    <message>
        <source>A player who wins every trick after the talon is used up gets {end.slam} extra card points.</source>
        <extracomment>sixtysix_gui/text/data/help.md {end}: a number of card points</extracomment>
        <translation>Който вземе всички взятки, след като талонът се изчерпа, получава още {end.slam} точки.</translation>
    </message>
    <message>
        <source>If you close before drawing, you may announce a marriage no later than on the lead to trick {deck.hand}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards</extracomment>
        <translation>При затваряне преди теглене анонс може да се обяви най-късно при воденето за взятка {deck.hand}.</translation>
    </message>
    <message>
        <source>If you have neither, you may play any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ако нямаш нито едното, нито другото, можеш да играеш каквато искаш карта.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump, and a higher one than any already in the trick if you have it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Без карта от тази боя трябва да цакаш, и то с по-висок коз от вече изиграния, ако имаш.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump, whichever you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Без карта от тази боя трябва да цакаш, с какъвто коз искаш.</translation>
    </message>
    <message>
        <source>You and your partner win or lose together, and neither sees the other’s cards. All you can tell each other is what you play.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>С партньора печелите и губите заедно, но никой не вижда картите на другия. Единственото, с което можете да си кажете нещо, са изиграните карти.</translation>
    </message>
    <message>
        <source>You hold neither the suit led nor trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Нямаш нито от водената боя, нито коз.</translation>
    </message>
    <message>
        <source>You hold the suit led, and can beat it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Имаш от водената боя и можеш да качиш.</translation>
    </message>
    <message>
        <source>You hold the suit led, and the trick has already been trumped.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Имаш от водената боя, а взятката вече е цакана.</translation>
    </message>
    <message>
        <source>You hold the suit led, but cannot beat it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Имаш от водената боя, но не можеш да качиш.</translation>
    </message>
    <message>
        <source>You do not hold the suit led, and the trick has been trumped; one of your trumps is higher.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Нямаш от водената боя, а взятката е цакана; имаш и по-висок коз.</translation>
    </message>
    <message>
        <source>You do not hold the suit led, but you hold trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Нямаш от водената боя, но имаш коз.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. Bid how many times 33 card points your side will make, and make at least that many.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Играеш с партньора отсреща. Обяви колко пъти по 33 точки ще направи отборът ви и направете поне толкова.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. The first side to have 101 card points together and say so wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Играеш с партньора отсреща. Печели раздаването отборът, който има общо 101 точки и пръв го каже.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. The first side to have 66 card points together and say so wins the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Играеш с партньора отсреща. Печели раздаването отборът, който има общо 66 точки и пръв го каже.</translation>
    </message>
    <message>
        <source>You play with the partner opposite you. Without a call, the first side to have 66 and say so wins; a player who calls a contract takes on more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Играеш с партньора отсреща. Без обява печели отборът, който има 66 и пръв го каже; който обяви договор, поема повече.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick, and you can beat that card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Партньорът ти засега печели взятката, а ти можеш да биеш картата му.</translation>
    </message>
    <message>
        <source>Your partner is certain to win the trick; the {ten} of your {ace}’s suit is still out.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Партньорът ти със сигурност взима взятката; в боята на твоето {ace} още не е излязла {ten}.</translation>
    </message>
    <message>
        <source>Your partner is certain to win the trick; you hold neither the suit led nor trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Партньорът ти със сигурност взима взятката; нямаш нито от водената боя, нито коз.</translation>
    </message>
    <message>
        <source>{caption} Trumps: {trump}. A good partner plays {cards}.</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py {caption}: a sentence about the cards of an example; {trump}: the word for the trump suit: spades; {cards}: cards by name, separated by commas</extracomment>
        <translation>{caption} Коз: {trump}. Добрият партньор играе {cards}.</translation>
    </message>
    <message>
        <source>{caption} Trumps: {trump}. You may play: {cards}.</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py {caption}: a sentence about the cards of an example; {trump}: the word for the trump suit: spades; {cards}: cards by name, separated by commas</extracomment>
        <translation>{caption} Коз: {trump}. Можеш да играеш: {cards}.</translation>
    </message>
    <message>
        <source>{cards} cards, two of each. From high to low, the cards of each suit are {ranks}. Of two equal cards, the one played first is higher.</source>
        <extracomment>sixtysix_gui/text/data/help.md {cards}: cards by name, separated by commas; {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>{cards} карти, всяка по два пъти; от най-високата надолу във всяка боя има {ranks}. От две еднакви карти по-силна е изиграната първа.</translation>
    </message>
    <message>
        <source>{cards} cards. From high to low, the cards of each suit are {ranks}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {cards}: cards by name, separated by commas; {ranks}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>{cards} карти; от най-високата надолу във всяка боя има {ranks}.</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Close the rules</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Затвори правилата</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>HintGiver</name>
    <message>
        <source>You can get a hint when it is your turn.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Съвет се дава, когато е твой ред.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Искаш ли съвет?</translation>
    </message>
    <message>
        <source>Don’t ask again</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Не питай повече</translation>
    </message>
    <message>
        <source>Hints are off in games that count. See Settings, Coach.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Съветите са изключени за игри, които се броят: виж „Настройки“ ▸ „Треньор“.</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Не сега</translation>
    </message>
    <message>
        <source>On this computer the coach looks at fewer deals, so more remains uncertain.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>На този компютър треньорът разглежда по-малко раздавания, затова повече остава неясно.</translation>
    </message>
    <message>
        <source>Show hint</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Покажи съвета</translation>
    </message>
    <message>
        <source>The coach does not know these rules well enough to judge.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Треньорът не познава тези правила достатъчно, за да преценява.</translation>
    </message>
    <message>
        <source>The coach only knows the games for two.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Треньорът познава само игрите за двама.</translation>
    </message>
    <message>
        <source>The deal will be marked “with a hint”.</source>
        <extracomment>sixtysix_gui/windows/playing/hint_giver.py</extracomment>
        <translation>Тогава раздаването се отбелязва „със съвет“.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Close “What happened”</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Затвори „Какво се случи“</translation>
    </message>
    <message>
        <source>Nothing has happened since the game was opened.</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Откакто играта е отворена, още нищо не се е случило.</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>sixtysix_gui/windows/telling/history.py</extracomment>
        <translation>Какво се случи</translation>
    </message>
    <message>
        <source>{title}, heading</source>
        <extracomment>sixtysix_gui/windows/telling/history.py: what readers of the screen call a heading in the list of what happened {title}: a title</extracomment>
        <translation>{title}, заглавие</translation>
    </message>
</context>
<context>
    <name>Illegality</name>
    <message>
        <source>The highest bid is {count}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Повече от {count} не може да се обяви.</translation>
    </message>
    <message>
        <source>Bid more than {count}, or pass.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Обяви повече от {count} или пасувай.</translation>
    </message>
    <message>
        <source>Under these rules, 66 ends the deal automatically; nobody has to say so.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>По тези правила при 66 раздаването свършва от само себе си; никой не трябва да го казва.</translation>
    </message>
    <message>
        <source>Under these rules, no marriages may be announced once the talon is closed.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>По тези правила след затваряне не се обявяват анонси.</translation>
    </message>
    <message>
        <source>Under these rules, no marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>По тези правила при изчерпан талон не се обявяват анонси.</translation>
    </message>
    <message>
        <source>Under these rules, no marriage may be announced on the first lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>По тези правила при първото водене не се обявява анонс.</translation>
    </message>
    <message>
        <source>Under these rules, nobody goes out: every trick is played.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>По тези правила не се обявява край: играят се всички взятки.</translation>
    </message>
    <message>
        <source>Under these rules, nobody may close before the first trick.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>По тези правила преди първата взятка не се затваря.</translation>
    </message>
    <message>
        <source>Under these rules, the trump card cannot be exchanged.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>По тези правила козовата карта не се сменя.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Първо изтегли карта.</translation>
    </message>
    <message>
        <source>Draw first, then close.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Първо тегли, после затвори.</translation>
    </message>
    <message>
        <source>Draw first, then exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Първо тегли, после смени.</translation>
    </message>
    <message>
        <source>Draw first, then announce the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Първо тегли, после обяви анонса.</translation>
    </message>
    <message>
        <source>Bid or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Първо обяви число или пасувай.</translation>
    </message>
    <message>
        <source>First name the trump suit, or turn up your next card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Първо обяви козовата боя или обърни следващата си карта.</translation>
    </message>
    <message>
        <source>First say how you open the deal.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Първо кажи как откриваш раздаването.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Не е твой ред.</translation>
    </message>
    <message>
        <source>Only one marriage may be announced on a lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>При едно водене може да се обяви само един анонс.</translation>
    </message>
    <message>
        <source>Only the player on lead may do that.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Това може само който води.</translation>
    </message>
    <message>
        <source>Only {card} may be exchanged, and you do not hold it.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>За смяна трябва {card}, а тази карта не е у теб.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Това сега не може.</translation>
    </message>
    <message>
        <source>The trump card is {card} itself, so there is nothing to exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Козовата карта е именно {card}, така че няма какво да се сменя.</translation>
    </message>
    <message>
        <source>The lead to trick {trick} was the last on which a marriage could be announced.</source>
        <extracomment>sixtysix_gui/rules/moves.py {trick}: the number of a trick</extracomment>
        <translation>Воденето за взятка {trick} беше последното, при което можеше да се обяви анонс.</translation>
    </message>
    <message>
        <source>The talon is no longer open, so it cannot be closed.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Талонът вече не е отворен и не може да се затвори.</translation>
    </message>
    <message>
        <source>The talon is no longer open, so nothing can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Талонът вече не е отворен и не може да се сменя.</translation>
    </message>
    <message>
        <source>The talon was closed: exchange or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Талонът е затворен: първо смени или пасувай.</translation>
    </message>
    <message>
        <source>There is nothing to draw now.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Сега няма какво да се тегли.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Това раздаване свърши.</translation>
    </message>
    <message>
        <source>Too late to close: at least {count} cards must be left in the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Късно е за затваряне: в талона трябва да има поне {count} карти.</translation>
    </message>
    <message>
        <source>Too late to exchange: at least {count} cards must be left in the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Късно е за смяна: в талона трябва да има поне {count} карти.</translation>
    </message>
    <message>
        <source>Too late: an exchange must come before the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Късно е: смяната е преди анонса.</translation>
    </message>
    <message>
        <source>You may not play a trump to the first trick while you hold any other card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Докато държиш друга карта, в първата взятка не се играе коз.</translation>
    </message>
    <message>
        <source>You do not hold both cards of the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Нямаш и двете карти за анонс {suit}.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Нямаш {card}.</translation>
    </message>
    <message>
        <source>You acted before drawing, so now you must close the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Ти направи нещо преди тегленето, затова сега трябва да затвориш талона.</translation>
    </message>
    <message>
        <source>You have already announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Анонс {suit} вече е обявен.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}: lead its king.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Обявен е анонс {suit}: изиграй попа.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}: lead one of its two cards.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Обявен е анонс {suit}: изиграй една от двете му карти.</translation>
    </message>
    <message>
        <source>You have no card that opens the deal that way.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Нямаш карта, с която да откриеш раздаването така.</translation>
    </message>
    <message>
        <source>You may go out only before you lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Край се обявява само преди да поведеш.</translation>
    </message>
    <message>
        <source>You must beat {card}: play a higher card of {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Качва се: бий {card} с по-висока карта от боя {suit}.</translation>
    </message>
    <message>
        <source>You must follow suit: play {one_of_suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Отговаря се на боята: играй {one_of_suit}.</translation>
    </message>
    <message>
        <source>You must trump: play {one_of_suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Нямаш от боята, цакай: играй {one_of_suit}.</translation>
    </message>
    <message>
        <source>You need a trick before you may exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>За смяна ти трябва поне една взятка.</translation>
    </message>
    <message>
        <source>You need a trick before you may go out.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>За „Край!“ ти трябва поне една взятка.</translation>
    </message>
    <message>
        <source>You need a trick before you may announce a marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>За анонс ти трябва поне една взятка.</translation>
    </message>
    <message>
        <source>Your opening calls for a different lead: neither a trump nor the {rank} of any suit.</source>
        <extracomment>sixtysix_gui/rules/moves.py {rank}: the word for a rank: nine</extracomment>
        <translation>Твоето откриване иска друга карта: нито коз, нито {rank} от която и да е боя.</translation>
    </message>
    <message>
        <source>Your opening calls for a different lead: the {rank} of a suit other than trumps.</source>
        <extracomment>sixtysix_gui/rules/moves.py {rank}: the word for a rank: nine</extracomment>
        <translation>Твоето откриване иска друга карта: {rank} от боя, която не е коз.</translation>
    </message>
    <message>
        <source>Your side needs a trick before you may go out.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>За „Край!“ отборът ти трябва да има поне една взятка.</translation>
    </message>
    <message>
        <source>Call a contract worth more than {count}, or pass.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Обяви договор за повече от {count} или пасувай.</translation>
    </message>
    <message>
        <source>Call a contract or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Първо обяви договор или пасувай.</translation>
    </message>
    <message>
        <source>Double or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Първо дай контра или пасувай.</translation>
    </message>
    <message>
        <source>No marriages are announced in this contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>При този договор не се обявяват анонси.</translation>
    </message>
    <message>
        <source>In this contract, only its player may announce marriages.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>При този договор анонси обявява само който го играе.</translation>
    </message>
    <message>
        <source>Name a suit you hold, or turn up your next card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Обяви боя, от която имаш, или обърни следващата си карта.</translation>
    </message>
    <message>
        <source>Only the forehand’s side may call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Този договор може да обяви само първият играч или партньорът му.</translation>
    </message>
    <message>
        <source>Only the forehand’s opponents may call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Този договор могат да обявят само противниците на първия играч.</translation>
    </message>
    <message>
        <source>Only the simple game is won by going out.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Само обикновената игра се печели с обявен край.</translation>
    </message>
    <message>
        <source>That contract is not played here.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Този договор не се играе тук.</translation>
    </message>
    <message>
        <source>You need an ace to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>За този договор ти трябва асо.</translation>
    </message>
    <message>
        <source>You need five cards of one suit other than trumps to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>За този договор ти трябват пет карти от една боя, която не е коз.</translation>
    </message>
    <message>
        <source>You need five trumps to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>За този договор ти трябват пет коза.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sixtysix_gui/windows/telling/help_panel.py</extracomment>
        <translation>Клавиши</translation>
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
        <translation>Въпроси към масата</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>На масата</translation>
    </message>
    <message>
        <source>In games for three and four</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>В игрите за трима и четирима</translation>
    </message>
    <message>
        <source>In the window</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>В прозореца</translation>
    </message>
    <message>
        <source>Viewing a game record</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>При гледане на запис</translation>
    </message>
    <message>
        <source>Reviewing with the coach</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>Преглед с треньора</translation>
    </message>
    <message>
        <source>a hint; press again for the move, then for the reason</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>съвет; пак: ходът; после: защо</translation>
    </message>
    <message>
        <source>all decisions, or only the marked moves</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>всички решения или само отбелязаните ходове</translation>
    </message>
    <message>
        <source>all keys</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>всички клавиши</translation>
    </message>
    <message>
        <source>back to the review, or to the waiting game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>обратно към прегледа или към играта, която чака</translation>
    </message>
    <message>
        <source>beginning of the deal</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>начало на раздаването</translation>
    </message>
    <message>
        <source>bid that many</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>обяви толкова</translation>
    </message>
    <message>
        <source>bring the menu bar back</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>върни менюто</translation>
    </message>
    <message>
        <source>choose a playable card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>избери карта, която може да се играе</translation>
    </message>
    <message>
        <source>close the talon</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>затвори талона</translation>
    </message>
    <message>
        <source>copy the deal code</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>копирай кода на раздаването</translation>
    </message>
    <message>
        <source>double: Kontra, Re, Sub</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>удвои: контра, реконтра, субконтра</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>тегли</translation>
    </message>
    <message>
        <source>end of the deal</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>край на раздаването</translation>
    </message>
    <message>
        <source>exchange for the trump card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>смени козовата карта</translation>
    </message>
    <message>
        <source>find the best move before it is shown, or see it at once</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>намери най-добрия ход, преди да бъде показан, или го виж веднага</translation>
    </message>
    <message>
        <source>previous, next decision</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>от решение към решение</translation>
    </message>
    <message>
        <source>move between your cards and the available actions</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>от картите към възможните действия и обратно</translation>
    </message>
    <message>
        <source>full screen</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>цял екран</translation>
    </message>
    <message>
        <source>game points or winning chances on the strip</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>игрови точки или шанс за победа на лентата</translation>
    </message>
    <message>
        <source>resign</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>предай се</translation>
    </message>
    <message>
        <source>move on to the talon, the trump card, “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>към талона, козовата карта, „Край!“</translation>
    </message>
    <message>
        <source>go out: “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>обяви край: „Край!“</translation>
    </message>
    <message>
        <source>go to a card by its position</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>към карта според мястото ѝ</translation>
    </message>
    <message>
        <source>go to a contract; Enter calls it</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>отиди на договор; Enter го обявява</translation>
    </message>
    <message>
        <source>go to any card, even one that may not be played</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>към всяка карта, дори забранена</translation>
    </message>
    <message>
        <source>go to the first card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>към първата карта</translation>
    </message>
    <message>
        <source>statistics</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>статистика</translation>
    </message>
    <message>
        <source>turn up a card to set trumps</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>обърни карта, която определя коза</translation>
    </message>
    <message>
        <source>hide the menu bar</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>скрий менюто</translation>
    </message>
    <message>
        <source>leave the game; it stays open</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>стани от масата; играта остава отворена</translation>
    </message>
    <message>
        <source>highlight the better move and the played move in turn</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>по-добрият и изиграният ход се осветяват поред</translation>
    </message>
    <message>
        <source>look at the last trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>погледни последната взятка</translation>
    </message>
    <message>
        <source>review the last deal with the coach</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>прегледай последното раздаване с треньора</translation>
    </message>
    <message>
        <source>marriage: select it, then lead one of its cards</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>анонс: избери го, после изиграй една от картите му</translation>
    </message>
    <message>
        <source>In the archive</source>
        <extracomment>sixtysix_gui/keys/meaning.py</extracomment>
        <translation>В архива</translation>
    </message>
    <message>
        <source>archive: all games</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>архив: всички игри</translation>
    </message>
    <message>
        <source>choose a game; letters go to the name of its rules</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>избери игра; буквите водят към името на правилата ѝ</translation>
    </message>
    <message>
        <source>choose several games</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>избери няколко игри</translation>
    </message>
    <message>
        <source>copy as text</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>копиране като текст</translation>
    </message>
    <message>
        <source>delete</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>изтрий</translation>
    </message>
    <message>
        <source>look at the game, or continue it</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>разгледай играта или я продължи</translation>
    </message>
    <message>
        <source>name the trump suit, in the order shown</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>обяви козовата боя, по реда на таблото</translation>
    </message>
    <message>
        <source>new game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>нова игра</translation>
    </message>
    <message>
        <source>next marked move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>следващ отбелязан ход</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>следващ ход</translation>
    </message>
    <message>
        <source>next trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>следваща взятка</translation>
    </message>
    <message>
        <source>open a Gaigel deal in one of the four ways</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>открий раздаване на гайгел по един от четирите начина</translation>
    </message>
    <message>
        <source>open a game record</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>отвори запис</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>пас</translation>
    </message>
    <message>
        <source>pass, during calling or doubling</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>пас, докато се обявява или се дава контра</translation>
    </message>
    <message>
        <source>play it, or press the focused button</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>изиграй я или натисни избраното</translation>
    </message>
    <message>
        <source>play this deal again for practice</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>изиграй това раздаване отново, за упражнение</translation>
    </message>
    <message>
        <source>previous marked move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>предишен отбелязан ход</translation>
    </message>
    <message>
        <source>previous move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>предишен ход</translation>
    </message>
    <message>
        <source>previous trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>предишна взятка</translation>
    </message>
    <message>
        <source>put back the held, chosen or opened cards</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>върни това, което е хванато, избрано или отворено</translation>
    </message>
    <message>
        <source>quit</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>изход</translation>
    </message>
    <message>
        <source>save the record of this game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>запази записа на тази игра</translation>
    </message>
    <message>
        <source>search</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>търси</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>настройки</translation>
    </message>
    <message>
        <source>show or hide the card points</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>покажи или скрий точките</translation>
    </message>
    <message>
        <source>announce the marriage without leading</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>обяви анонса, без да водиш</translation>
    </message>
    <message>
        <source>show the hidden cards</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>покажи скритото</translation>
    </message>
    <message>
        <source>show the best move</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>покажи най-добрия ход</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>пусни или спри звука</translation>
    </message>
    <message>
        <source>switch between table and coach, when text is very large</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>масата или треньорът, когато текстът е много едър</translation>
    </message>
    <message>
        <source>take back</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>върни хода</translation>
    </message>
    <message>
        <source>the card that was led</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>изиграната карта</translation>
    </message>
    <message>
        <source>the cards you have not seen</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>още неизвестните карти</translation>
    </message>
    <message>
        <source>the last trick</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>последната взятка</translation>
    </message>
    <message>
        <source>play again, or rematch, after a game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>същата игра отново или реванш, когато една свърши</translation>
    </message>
    <message>
        <source>the score of the game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>резултатът в играта</translation>
    </message>
    <message>
        <source>the talon</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>талонът</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>правилата на тази игра</translation>
    </message>
    <message>
        <source>move to the settings, rules or history beside the table, and back</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>към настройките, правилата или историята до масата и обратно</translation>
    </message>
    <message>
        <source>trumps, and the trump card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>козът и козовата карта</translation>
    </message>
    <message>
        <source>trumps, contract, trick, turn and score</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>коз, договор, взятка, ред и резултат</translation>
    </message>
    <message>
        <source>try it from here for practice</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>пробвай оттук, за упражнение</translation>
    </message>
    <message>
        <source>undo deleting, for eight seconds</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>отмени изтриването до осем секунди след него</translation>
    </message>
    <message>
        <source>what else can be done with it</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>какво друго може да се направи с нея</translation>
    </message>
    <message>
        <source>what happened, in words</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>какво се случи, с думи</translation>
    </message>
    <message>
        <source>repeat what was said last</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>последното казано, още веднъж</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>чий ред е</translation>
    </message>
    <message>
        <source>with or without the coach</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>с треньора или без него</translation>
    </message>
    <message>
        <source>your card points</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>твоите точки</translation>
    </message>
    <message>
        <source>your hand; press twice for suit by suit</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>картите ти; с двойно натискане – по бои</translation>
    </message>
    <message>
        <source>previous, next page of settings or statistics</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>предишна, следваща страница на настройките или статистиката</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <source>From the beginning</source>
        <extracomment>sixtysix_gui/windows/review/ledger.py</extracomment>
        <translation>От началото</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/review/ledger.py</extracomment>
        <translation>Преглед</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message>
        <source>Length</source>
        <extracomment>sixtysix_gui/windows/new_game/terms.py</extracomment>
        <translation>Дължина</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>A program file is missing or damaged: {file}. Install the program again to restore it.</source>
        <extracomment>sixtysix_gui/windows/licences.py {file}: the name of a file</extracomment>
        <translation>Файл на програмата липсва или е повреден: {file}. Ако инсталираш програмата отново, ще се върне.</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Лиценз</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Лицензи</translation>
    </message>
    <message>
        <source>Components</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Части на програмата</translation>
    </message>
    <message>
        <source>The program is free software, built on the work of many people.</source>
        <extracomment>sixtysix_gui/windows/licences.py</extracomment>
        <translation>Програмата е свободен софтуер. Тя стъпва върху труда на много хора.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/main_window.py</extracomment>
        <translation>Шестдесет и шест</translation>
    </message>
    <message>
        <source>Sixty-Six – demonstration</source>
        <extracomment>sixtysix_gui/windows/main_window.py</extracomment>
        <translation>Шестдесет и шест – демонстрация</translation>
    </message>
    <message>
        <source>There is no deal to review yet: this one is still in progress.</source>
        <extracomment>sixtysix_gui/windows/main_window.py</extracomment>
        <translation>Още няма раздаване за преглед: това все още се играе.</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>{path} belongs to another match: {key} is {theirs} there, but {ours} here. Choose a new file.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder; {key}: the name of a key: Enter, or of an entry in a file; {theirs}: the value in the file; {ours}: the value in this match</extracomment>
        <translation>{path} е на друг мач: там {key} е {theirs}, тук {ours}. Посочи нов файл.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder; {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>{path} не може да се използва: {reason}.</translation>
    </message>
    <message>
        <source>{path} is damaged at line {line}.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder; {line}: the number of a line, or a sentence</extracomment>
        <translation>{path} е повреден на ред {line}.</translation>
    </message>
    <message>
        <source>{path} is not a file of match results.</source>
        <extracomment>sixtysix_gui/storage/match_store.py {path}: the path of a file or folder</extracomment>
        <translation>{path} не е файл с резултати от мачове.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;За програмата</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Къ&amp;м играта</translation>
    </message>
    <message>
        <source>B&amp;id</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Наддаване</translation>
    </message>
    <message>
        <source>&amp;Close talon</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Затвори талона</translation>
    </message>
    <message>
        <source>&amp;Archive…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Архи&amp;в…</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Обратно къ&amp;м прегледа</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Раздаване</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Тегли</translation>
    </message>
    <message>
        <source>&amp;Fair cards</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Честни карти</translation>
    </message>
    <message>
        <source>&amp;Fair deal…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Честно раздаване…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Цял екран</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Guided deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Водено раздаване</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Помощ</translation>
    </message>
    <message>
        <source>&amp;Hide menu bar</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Скрий менюто</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Клавиши…</translation>
    </message>
    <message>
        <source>&amp;Leave guided deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Край на воденото ра&amp;здаване</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Стани от &amp;масата</translation>
    </message>
    <message>
        <source>&amp;Marriage</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Анонс</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Нова…</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Отвори запис…</translation>
    </message>
    <message>
        <source>&amp;Out!</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Край!</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Пас</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Из&amp;ход</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Пр&amp;едай се…</translation>
    </message>
    <message>
        <source>&amp;Rule set…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>На&amp;бор правила…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Запази запис…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>С&amp;татистика…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Върни хода</translation>
    </message>
    <message>
        <source>&amp;Tricks</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Взятки</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>И&amp;зглед</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Какво се случи</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>О&amp;тново</translation>
    </message>
    <message>
        <source>Card &amp;points</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Т&amp;очки</translation>
    </message>
    <message>
        <source>Co&amp;ntract</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>До&amp;говор</translation>
    </message>
    <message>
        <source>Cop&amp;y deal code</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Копира&amp;й кода</translation>
    </message>
    <message>
        <source>Deal cod&amp;e…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Ко&amp;д на раздаването…</translation>
    </message>
    <message>
        <source>Demonstrations with &amp;coach comments</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Демонстрации с &amp;обяснения от треньора</translation>
    </message>
    <message>
        <source>Do&amp;uble</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Конт&amp;ра</translation>
    </message>
    <message>
        <source>E&amp;xchange</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Смени</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Изиграй отново</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Н&amp;астройки…</translation>
    </message>
    <message>
        <source>Announce marriage &amp;without leading</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Анонс &amp;без водене</translation>
    </message>
    <message>
        <source>Trump&amp;s</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>К&amp;оз</translation>
    </message>
    <message>
        <source>Turn up &amp;a card</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Об&amp;ърни карта</translation>
    </message>
    <message>
        <source>Watch a &amp;demonstration</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Демонстрация</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Треньор</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Съвет</translation>
    </message>
    <message>
        <source>&amp;Review the last deal</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Преглед на последното раздаване</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Звук</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>&amp;All rules…</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>&amp;Всички правила…</translation>
    </message>
    <message>
        <source>&amp;Who sits across from you?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>&amp;Кой седи срещу теб?</translation>
    </message>
    <message>
        <source>Which &amp;rules?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>По кои пр&amp;авила?</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>&amp;Отказ</translation>
    </message>
    <message>
        <source>Deal th&amp;e cards</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Раз&amp;дай картите</translation>
    </message>
    <message>
        <source>For four</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>За четирима</translation>
    </message>
    <message>
        <source>For three</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>За трима</translation>
    </message>
    <message>
        <source>For two</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>За двама</translation>
    </message>
    <message>
        <source>How &amp;long?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Колко дъ&amp;лго?</translation>
    </message>
    <message>
        <source>How &amp;strong?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Колко &amp;силни?</translation>
    </message>
    <message>
        <source>Length and deal</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Дължина и карти</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Show &amp;me how</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Пока&amp;жи ми как</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Кое раздаване?</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>Кой къде седи?</translation>
    </message>
    <message>
        <source>random deal</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>случайно раздаване</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>брои се</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>sixtysix_gui/windows/new_game/sheet.py</extracomment>
        <translation>упражнение</translation>
    </message>
</context>
<context>
    <name>NoScreen</name>
    <message>
        <source>Please start it from a desktop. You can use sixtysix-cli to play and check records without one.</source>
        <extracomment>sixtysix_gui/windows/desktop/without_screen.py</extracomment>
        <translation>Стартирай програмата в графична среда; sixtysix-cli играе и проверява записи и без екран.</translation>
    </message>
    <message>
        <source>Qt says: {reason}.</source>
        <extracomment>sixtysix_gui/windows/desktop/without_screen.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>Qt съобщава: {reason}.</translation>
    </message>
    <message>
        <source>Sixty-Six needs a screen, but none can be opened.</source>
        <extracomment>sixtysix_gui/windows/desktop/without_screen.py</extracomment>
        <translation>„Шестдесет и шест“ има нужда от екран, а такъв не може да се отвори.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>The talon, from the top:</source>
        <extracomment>sixtysix_gui/windows/review/note.py</extracomment>
        <translation>Талонът, отгоре надолу:</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <extracomment>sixtysix_gui/windows/review/note.py</extracomment>
        <translation>Скрити карти</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>eighty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>осемдесет</translation>
    </message>
    <message>
        <source>forty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>четирийсет</translation>
    </message>
    <message>
        <source>sixty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>шейсет</translation>
    </message>
    <message>
        <source>twenty</source>
        <extracomment>sixtysix_gui/text/cards.py</extracomment>
        <translation>двайсет</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message>
        <source>Cancel</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Задръж я</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Стани от масата</translation>
    </message>
    <message>
        <source>Your game cannot be kept.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Играта ти не може да се запази.</translation>
    </message>
    <message>
        <source>If you leave it now, it will be lost.</source>
        <extracomment>sixtysix_gui/windows/playing/leaving.py</extracomment>
        <translation>Станеш ли сега, тя пропада.</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>a Daus is led face down; only the same Daus beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>води се със закрито асо; бие го само същото асо.</translation>
    </message>
    <message>
        <source>a Daus is led face up; it takes the trick no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>води се с открито асо; взятката е негова, каквото и да се изиграе.</translation>
    </message>
    <message>
        <source>a card is led face down; a higher one of its suit beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>води се със закрита карта; бие я по-висока от нейната боя.</translation>
    </message>
    <message>
        <source>an ace is led face down; only the same ace beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>води се със закрито асо; бие го само същото асо.</translation>
    </message>
    <message>
        <source>an ace is led face up; it takes the trick no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>води се с открито асо; взятката е негова, каквото и да се изиграе.</translation>
    </message>
    <message>
        <source>the player who opened must hold five sevens at the same time and win no trick before that.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>който е открил, трябва да държи едновременно пет седмици и дотогава да не вземе взятка.</translation>
    </message>
    <message>
        <source>you lead a Daus face down; only the same Daus beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>водиш със закрито асо; бие го само същото асо.</translation>
    </message>
    <message>
        <source>you lead a Daus face up; the trick is yours no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>водиш с открито асо; взятката е твоя, каквото и да се изиграе.</translation>
    </message>
    <message>
        <source>you lead an ace face down; only the same ace beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>водиш със закрито асо; бие го само същото асо.</translation>
    </message>
    <message>
        <source>you lead an ace face up; the trick is yours no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>водиш с открито асо; взятката е твоя, каквото и да се изиграе.</translation>
    </message>
    <message>
        <source>you lead another card face down; a higher one of its suit beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>водиш с друга карта, закрита; бие я по-висока от нейната боя.</translation>
    </message>
    <message>
        <source>you must hold five sevens at the same time and win no trick before that.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>трябва да държиш едновременно пет седмици и дотогава да не вземеш взятка.</translation>
    </message>
</context>
<context>
    <name>OpponentChoice</name>
    <message>
        <source>Opponent</source>
        <extracomment>sixtysix_gui/windows/widgets/opponents.py</extracomment>
        <translation>Противник</translation>
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
        <translation>Помни всяка карта и пресмята какво може да държиш.</translation>
    </message>
    <message>
        <source>Plays by habit.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Играе по навик.</translation>
    </message>
    <message>
        <source>Plays every week: remembers trumps, aces and tens, and thinks a little ahead.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Играе всяка седмица: помни козовете, асата и десетките и мисли малко напред.</translation>
    </message>
    <message>
        <source>Plays for fun: remembers the last trick and not much else.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Играе за удоволствие: помни последната взятка и почти нищо друго.</translation>
    </message>
    <message>
        <source>Remembers every card.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Помни всяка карта.</translation>
    </message>
    <message>
        <source>Remembers only the last trick.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Помни само последната взятка.</translation>
    </message>
    <message>
        <source>Remembers trumps, aces and tens.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Помни козовете, асата и десетките.</translation>
    </message>
    <message>
        <source>Still learning: plays by habit, remembers hardly any cards and rarely dares to close.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Още се учи: играе по навик, почти не помни карти и рядко се решава да затвори.</translation>
    </message>
    <message>
        <source>Thinks a little ahead.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Мисли малко напред.</translation>
    </message>
    <message>
        <source>Tries each card against a few hands you might hold.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Пробва всяка карта срещу няколко възможни разпределения.</translation>
    </message>
    <message>
        <source>Considers a hundred hands you might hold.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Преценява сто възможни разпределения.</translation>
    </message>
    <message>
        <source>Considers hundreds of hands based on what has been played.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Преценява стотици разпределения според изиграното.</translation>
    </message>
    <message>
        <source>Considers thousands of hands, plays endgames perfectly and watches the score.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Преценява хиляди възможни разпределения, играе края безгрешно и следи резултата.</translation>
    </message>
    <message>
        <source>against the Ace</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>срещу Асото</translation>
    </message>
    <message>
        <source>against the Daus</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>срещу Асото</translation>
    </message>
    <message>
        <source>against the Jack</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>срещу Валето</translation>
    </message>
    <message>
        <source>against the King</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>срещу Попа</translation>
    </message>
    <message>
        <source>against the Nine</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>срещу Деветката</translation>
    </message>
    <message>
        <source>against the Ober</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>срещу Обера</translation>
    </message>
    <message>
        <source>against the Queen</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>срещу Дамата</translation>
    </message>
    <message>
        <source>against the Unter</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>срещу Унтера</translation>
    </message>
    <message>
        <source>the Ace</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Асото</translation>
    </message>
    <message>
        <source>the Daus</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Асото</translation>
    </message>
    <message>
        <source>the Jack</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Валето</translation>
    </message>
    <message>
        <source>the King</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Попа</translation>
    </message>
    <message>
        <source>the Nine</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Деветката</translation>
    </message>
    <message>
        <source>the Ober</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Обера</translation>
    </message>
    <message>
        <source>the Queen</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Дамата</translation>
    </message>
    <message>
        <source>the Unter</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Унтера</translation>
    </message>
    <message>
        <source>{name}, level {place} of {count}</source>
        <extracomment>sixtysix_gui/text/names.py: {name} is Nine, Jack, Queen, King or Ace {name}: a player as sentences call them, with article: the Queen, Rachel; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{name}, сила {place} от {count}</translation>
    </message>
</context>
<context>
    <name>OwnName</name>
    <message>
        <source>Don’t save</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Не запазвай</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Запази</translation>
    </message>
    <message>
        <source>Name for your own rules</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Име на твоите правила</translation>
    </message>
    <message>
        <source>Your rules need a name.</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>Правилата ти трябва да имат име.</translation>
    </message>
    <message>
        <source>a name for your rules</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py</extracomment>
        <translation>име за правилата ти</translation>
    </message>
    <message>
        <source>You can save up to {count} rule sets. Remove one first.</source>
        <extracomment>sixtysix_gui/windows/new_game/rules_foot.py {count}: how many rule sets of one’s own can be kept</extracomment>
        <translation>Можеш да пазиш най-много {count} свои набора правила. Първо премахни някой.</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Bid {ticks}: {points} card points. {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {ticks}: a bid as strokes or a number: 2; {points}: a number of points; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>Обява {ticks}: {points} точки. {place} от {count}.</translation>
    </message>
    <message>
        <source>Enter chooses it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter го избира.</translation>
    </message>
    <message>
        <source>It cannot be chosen now.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Сега не може да се избере.</translation>
    </message>
    <message>
        <source>{double}: the deal counts × {times}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>{double}: раздаването се брои ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>{name}, {value}: {gloss} {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {name}: a player as sentences call them, with article: the Queen, Rachel; {value}: a value: a number, or in words; {gloss}: a sentence that says what a German name means; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{name}, {value}: {gloss} {place} от {count}.</translation>
    </message>
    <message>
        <source>{name}: {gloss}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py: what a contract or an opening means, as in &quot;Gang: you alone take all five tricks.&quot; {name}: a player as sentences call them, with article: the Queen, Rachel; {gloss}: a sentence that says what a German name means</extracomment>
        <translation>{name}: {gloss}</translation>
    </message>
    <message>
        <source>{name}: {gloss} {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {name}: a player as sentences call them, with article: the Queen, Rachel; {gloss}: a sentence that says what a German name means; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{name}: {gloss} {place} от {count}.</translation>
    </message>
    <message>
        <source>{suit} as trumps. {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{suit} за коз. {place} от {count}.</translation>
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
        <translation>Партньорът ти {name}</translation>
    </message>
    <message>
        <source>Your partner {name}</source>
        <comment>she</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a woman {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Партньорката ти {name}</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>he</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a man</extracomment>
        <translation>партньор</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>she</comment>
        <extracomment>sixtysix_gui/text/people.py: the partner is a woman</extracomment>
        <translation>партньорка</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>You</source>
        <extracomment>sixtysix_gui/text/names.py sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Ти</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>sixtysix_gui/text/names.py: on the player&apos;s plate, after the score</extracomment>
        <translation>упражнение</translation>
    </message>
    <message>
        <source>with a hint</source>
        <extracomment>sixtysix_gui/text/names.py: on the player&apos;s plate, after the score</extracomment>
        <translation>със съвет</translation>
    </message>
</context>
<context>
    <name>PlayCommand</name>
    <message>
        <source>  Bids made</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Изпълнени обяви</translation>
    </message>
    <message>
        <source>  Margin over others</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Повече от другите</translation>
    </message>
    <message>
        <source>  Points per deal</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Точки на раздаване</translation>
    </message>
    <message>
        <source>  Share of games won</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>  Дял спечелени игри</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n раздаване</numerusform>
            <numerusform>%n раздавания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n игра</numerusform>
            <numerusform>%n игри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n двойка</numerusform>
            <numerusform>%n двойки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>
            <numerusform>%n извадка</numerusform>
            <numerusform>%n извадки</numerusform>
        </translation>
    </message>
    <message>
        <source>--games: an open-ended game never ends on its own; use --deals instead.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>--games: открита игра никога не свършва сама; избери --deals.</translation>
    </message>
    <message>
        <source>--mirror adds nothing here: {rules} is already played with the players in every rotation of the seats, which also evens out the luck of the cards.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {rules}: the name of a rule set: Schnapsen</extracomment>
        <translation>--mirror няма какво да добави: {rules} се играе с всички размествания на играчите по местата, което също премахва късмета на картите.</translation>
    </message>
    <message>
        <source>--players takes two names, as in {example}. Use --list to see all players.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {example}: an example of what may be written</extracomment>
        <translation>--players приема две имена, например {example}. --list показва кои има.</translation>
    </message>
    <message>
        <source>--players takes {count} names for {rules}, one for each seat in playing order, as in {example}. Use --list to see all players.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number; {rules}: the name of a rule set: Schnapsen; {example}: an example of what may be written</extracomment>
        <translation>--players приема {count} имена за {rules}, по едно на място по реда на игра, например {example}. --list показва кои има.</translation>
    </message>
    <message>
        <source>--records: {file} cannot be written: {reason}.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {file}: the name of a file; {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>--records: {file} не може да се запише: {reason}.</translation>
    </message>
    <message>
        <source>--records: {file} already exists; choose a new file name.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {file}: the name of a file</extracomment>
        <translation>--records: {file} вече съществува; посочи нов файл.</translation>
    </message>
    <message>
        <source>--store is only for matches between two players; here, use --records to keep what was played.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>--store е само за мачове между двама; тук изиграното се пази с --records.</translation>
    </message>
    <message>
        <source>--worlds is only for games with two hands; here, set it as an option of the player, as in {example}.</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {example}: an example of what may be written</extracomment>
        <translation>--worlds е само за игрите за двама; тук се задава като настройка на играча, например {example}.</translation>
    </message>
    <message>
        <source>99%</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>99&#xa0;%</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Раздавания</translation>
    </message>
    <message>
        <source>Deals per second</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Раздавания в секунда</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Игрови точки на раздаване</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Игри</translation>
    </message>
    <message>
        <source>Games per second</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Игри в секунда</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Спечелени игри</translation>
    </message>
    <message>
        <source>Played before</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Изиграни преди</translation>
    </message>
    <message>
        <source>Plays deals or games between two computer players and prints the first player’s game points per deal, or the games won, with a 95% confidence interval, and the time per decision. In games for three and four, and in idiots-66 and gaigel-2, every deal or game is played in all rotations of the players, which together count as one sample; the points per deal of each side and its share of the games are printed. The same seed gives the same deals. Ctrl+C prints the results so far.</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>Изиграва раздавания или игри между двама компютърни играчи и отпечатва игровите точки на раздаване на първия или спечелените игри с 95-процентен доверителен интервал и времето за решение. В игрите за трима и четирима и в idiots-66 и gaigel-2 всяко раздаване или игра се изиграва с всички размествания на играчите, които заедно са една извадка, и се отпечатват точките на раздаване на всяка страна и делът ѝ от игрите. Едно и също начално число дава едни и същи раздавания. Ctrl+C отпечатва резултатите дотук.</translation>
    </message>
    <message>
        <source>Time per decision</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>Време за решение</translation>
    </message>
    <message>
        <source>number of deals (default: 100)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>брой раздавания (по подразбиране: 100)</translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {share}: a share in percent</extracomment>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>iterations for a player that searches (default: the player’s own number)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>обхождания на играч, който търси (по подразбиране: неговият собствен брой)</translation>
    </message>
    <message>
        <source>iterations {count}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>обхождания {count}</translation>
    </message>
    <message>
        <source>keep all points in a file; if it exists, continue where it ends</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>пази всички точки във файл и продължава оттам, ако файлът съществува</translation>
    </message>
    <message>
        <source>let computer players play against each other</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>пуска компютърни играчи един срещу друг</translation>
    </message>
    <message>
        <source>longest</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>най-много</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py: a column of times; at most 9 characters, as all four</extracomment>
        <translation>средно</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>медиана</translation>
    </message>
    <message>
        <source>mirrored</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>огледално</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>няма</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>още няма</translation>
    </message>
    <message>
        <source>random seed for the deals (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>начално число на раздаванията (по подразбиране: 1)</translation>
    </message>
    <message>
        <source>play every deal or game twice, with seats swapped; for two players</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>изиграва всяко раздаване или игра два пъти с разменени места; за двама играчи</translation>
    </message>
    <message>
        <source>list all players of the game with their options, and exit</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>отпечатва всички играчи с настройките им и приключва</translation>
    </message>
    <message>
        <source>processes running in parallel; the results stay the same (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>процеси, които играят едновременно; резултатите са същите (по подразбиране: 1)</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {seed}: the number that all chance follows from</extracomment>
        <translation>начално число {seed}</translation>
    </message>
    <message>
        <source>two of these players: {players}; each can have options, as in {example}; in a game for three or four, one for each seat in playing order, from: {table_players}</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {players}: players, separated by commas; {example}: an example of what may be written; {table_players}: players for tables of three and four, separated by commas</extracomment>
        <translation>двама играчи измежду: {players}; всеки с настройки по желание, например {example}; в игра за трима или четирима по един на място по реда на игра, измежду: {table_players}</translation>
    </message>
    <message>
        <source>whole games</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py</extracomment>
        <translation>цели игри</translation>
    </message>
    <message>
        <source>number of whole games, played to the rule set’s target, instead of deals</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>брой цели игри до целта на набора правила, вместо раздавания</translation>
    </message>
    <message>
        <source>worlds a player may sample per decision (default: {usual})</source>
        <extracomment>sixtysix_gui/cli_commands/play.py {usual}: what holds if nothing is said</extracomment>
        <translation>колко свята може да изтегли играч за едно решение (по подразбиране: {usual})</translation>
    </message>
    <message>
        <source>write records of all deals played to a new file</source>
        <extracomment>sixtysix_gui/cli_commands/play.py</extracomment>
        <translation>записва всички изиграни раздавания в нов файл</translation>
    </message>
    <message>
        <source>{count} of them</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>{count} от тях</translation>
    </message>
    <message numerus="yes">
        <source>{count}, each in %n rotation(s)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>
            <numerusform>{count}, всяко в %n разместване</numerusform>
            <numerusform>{count}, всяко в %n размествания</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}, counting every rotation</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {count}: a number</extracomment>
        <translation>{count}, всяко разместване се брои</translation>
    </message>
    <message>
        <source>{deals}: {first} {won}, {second} {lost}, tied {drawn}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {deals}: a number of deals; {first}: a player as the command line names it: club; {won}: a number of deals; {second}: another player as the command line names it; {lost}: a number of deals; {drawn}: a number of tied deals</extracomment>
        <translation>{deals}: {first} {won}, {second} {lost}, наравно {drawn}</translation>
    </message>
    <message>
        <source>{first} against {second}: {terms}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {first}: a player as the command line names it: club; {second}: another player as the command line names it; {terms}: what is agreed on: rules and seed</extracomment>
        <translation>{first} срещу {second}: {terms}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {first}: a player as the command line names it: club; {second}: another player as the command line names it</extracomment>
        <translation>{first} и {second}</translation>
    </message>
    <message>
        <source>{mean} (no interval from a single sample)</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {mean}: a number: the mean</extracomment>
        <translation>{mean} (от една извадка няма интервал)</translation>
    </message>
    <message>
        <source>{mean} ± {half} (95%, {samples})</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {mean}: a number: the mean; {half}: a number: half of the interval; {samples}: a number of samples</extracomment>
        <translation>{mean} ± {half} (95&#xa0;%, {samples})</translation>
    </message>
    <message>
        <source>{players}: {rules}, seed {seed}</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {players}: players, separated by commas; {rules}: the name of a rule set: Schnapsen; {seed}: the number that all chance follows from</extracomment>
        <translation>{players}: {rules}, начално число {seed}</translation>
    </message>
    <message>
        <source>{players}: {rules}, seed {seed}, whole games</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {players}: players, separated by commas; {rules}: the name of a rule set: Schnapsen; {seed}: the number that all chance follows from</extracomment>
        <translation>{players}: {rules}, начално число {seed}, цели игри</translation>
    </message>
    <message>
        <source>{share} (95%: {low} to {high}, {count} of {of})</source>
        <extracomment>sixtysix_gui/cli_commands/play_results.py {share}: a share in percent; {low}: the lower end of an interval; {high}: the upper end of an interval; {count}: a number; {of}: a number</extracomment>
        <translation>{share} (95&#xa0;%: от {low} до {high}, {count} от {of})</translation>
    </message>
</context>
<context>
    <name>PlayerErrors</name>
    <message>
        <source>The option “{option}” of “{player}” is given twice.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {option}: the name of an option; {player}: a player as the command line names it: club</extracomment>
        <translation>Настройката „{option}“ на „{player}“ е посочена два пъти.</translation>
    </message>
    <message>
        <source>There is no player named “{name}”. Available: {known}.</source>
        <extracomment>sixtysix_gui/ai/players/registry.py {name}: a player as it was typed; {known}: the names that there are, separated by commas</extracomment>
        <translation>Няма играч с име „{name}“. Има: {known}.</translation>
    </message>
    <message>
        <source>“{option}” of “{player}” cannot be “{value}”: it takes {allowed}.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {option}: the name of an option; {player}: a player as the command line names it: club; {value}: a value: a number, or in words; {allowed}: the values that are possible, separated by commas</extracomment>
        <translation>„{option}“ на „{player}“ не може да е „{value}“, а само: {allowed}.</translation>
    </message>
    <message>
        <source>“{part}” is not of the form OPTION=VALUE.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {part}: a part of what was written</extracomment>
        <translation>„{part}“ не е във вида НАСТРОЙКА=СТОЙНОСТ.</translation>
    </message>
    <message>
        <source>“{player}” has no option “{option}”. Available: {known}.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {player}: a player as the command line names it: club; {option}: the name of an option; {known}: the names that there are, separated by commas</extracomment>
        <translation>„{player}“ няма настройка „{option}“. Има: {known}.</translation>
    </message>
    <message>
        <source>“{player}” has no option “{option}”. This player has no options.</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {player}: a player as the command line names it: club; {option}: the name of an option</extracomment>
        <translation>„{player}“ няма настройка „{option}“. Този играч няма никакви настройки.</translation>
    </message>
</context>
<context>
    <name>PlayerOptions</name>
    <message>
        <source>plays a closed talon by solving sampled worlds exactly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>затворен талон се играе по точно решени светове</translation>
    </message>
    <message>
        <source>a sampled world fixes who will draw which card</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>изтегленият свят определя кой коя карта ще изтегли</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {least}: a number; {most}: a number</extracomment>
        <translation>цяло число от {least} до {most}</translation>
    </message>
    <message>
        <source>extra card points counted before going out</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>с колко точки над нужните се обявява край</translation>
    </message>
    <message>
        <source>solves worlds from this many cards in hand</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>от колко карти в ръка нататък се решават световете</translation>
    </message>
    <message>
        <source>remembers cards that were shown or proved</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>показаните и доказаните карти се помнят</translation>
    </message>
    <message>
        <source>avoids foolish moves, and plays the safer of equal cards</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>не прави глупости и от еднакво добри карти играе по-сигурната</translation>
    </message>
    <message>
        <source>tree descents per search</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>спускания по дървото за едно търсене</translation>
    </message>
    <message>
        <source>tree descents per card</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>спускания по дървото за една карта</translation>
    </message>
    <message>
        <source>tree descents per decision</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>спускания по дървото за едно решение</translation>
    </message>
    <message>
        <source>tree descents per call</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>спускания по дървото за всяка обява</translation>
    </message>
    <message>
        <source>exploration of its own side’s moves, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>проучване на ходовете на своята страна, в стотни</translation>
    </message>
    <message>
        <source>amount of chance in playouts</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>колко случайност има в доиграванията</translation>
    </message>
    <message>
        <source>hundredths of a game point by which closing may be worse</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>с колко стотни от игрова точка затварянето може да е по-лошо</translation>
    </message>
    <message>
        <source>hundredths of a game point by which closing must be better</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>с колко стотни от игрова точка затварянето трябва да е по-добро</translation>
    </message>
    <message>
        <source>hundredths of a point by which a call may be worse</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>с колко стотни от точка обявата може да е по-лоша</translation>
    </message>
    <message>
        <source>moves that follow no habit, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>стотни от действията, които не следват навик</translation>
    </message>
    <message>
        <source>share of habit in solved worlds, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>дял на навика в решените светове, в стотни</translation>
    </message>
    <message>
        <source>number of last tricks valued exactly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>последни взятки, които се оценяват точно</translation>
    </message>
    <message>
        <source>on or off</source>
        <extracomment>sixtysix_gui/ai/players/specification.py</extracomment>
        <translation>on (да) или off (не)</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <extracomment>sixtysix_gui/ai/players/specification.py {words}: words or numbers, separated by commas</extracomment>
        <translation>едно от {words}</translation>
    </message>
    <message>
        <source>playouts choose as players probably would</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>доиграванията избират както вероятно правят играчите</translation>
    </message>
    <message>
        <source>plays to win the game when a deal can end it</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>играе за играта, когато едно раздаване може да я завърши</translation>
    </message>
    <message>
        <source>plays to win the game, not just the deal</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>играе за играта, не само за раздаването</translation>
    </message>
    <message>
        <source>takes the move that looked best in a few worlds</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>взима каквото е изглеждало най-добро в малко светове</translation>
    </message>
    <message>
        <source>scale of habit in tenths of a point, 0 for none</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>мащаб на навика в десети от точка, 0 за никакъв</translation>
    </message>
    <message>
        <source>the same for the moves of the others</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>същото за ходовете на другите</translation>
    </message>
    <message>
        <source>the same for the opponent’s moves</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>същото за ходовете на другия</translation>
    </message>
    <message>
        <source>the tree is guided by a network, not by habits</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>дървото се води от мрежа, не от навици</translation>
    </message>
    <message>
        <source>the tree first tries what players would probably choose</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>дървото първо опитва каквото играчите вероятно избират</translation>
    </message>
    <message>
        <source>the tree’s endings are valued by the solver</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>краищата на дървото се оценяват от решавача</translation>
    </message>
    <message>
        <source>the tree’s exploration constant, in hundredths</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>константата на проучване на дървото в стотни</translation>
    </message>
    <message>
        <source>trick from which an open deal is solved exactly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>взятка, от която нататък открито раздаване се решава точно</translation>
    </message>
    <message>
        <source>which of the played cards are remembered</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>кои от изиграните карти се помнят</translation>
    </message>
    <message>
        <source>worlds are weighted by what the opponent did</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>световете се претеглят по това, което е направил противникът</translation>
    </message>
    <message>
        <source>worlds in which each call is tried</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>светове, в които се опитва всяка обява</translation>
    </message>
    <message>
        <source>most worlds solved exactly per decision</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>най-много светове, решени точно за едно решение</translation>
    </message>
    <message>
        <source>worlds sampled and weighted per card</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>светове, които се теглят и претеглят за една карта</translation>
    </message>
    <message>
        <source>most worlds solved</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>най-много светове, които се решават</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>any legal move, but never a false claim</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>всеки позволен ход, но никога грешно обявен край</translation>
    </message>
    <message>
        <source>any legal move, but goes out with 66</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>всеки позволен ход, но при 66 обявява край</translation>
    </message>
    <message>
        <source>counts every card and weighs some possible hands</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>брои всяка карта и преценява някои възможни ръце</translation>
    </message>
    <message>
        <source>counts every card and weighs a hundred possible hands</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>брои всяка карта и преценява сто възможни ръце</translation>
    </message>
    <message>
        <source>imagines a few cards, rarely dares to call, and counts twice before going out</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>представя си малко карти, рядко смее да обявява и брои два пъти, преди да обяви край</translation>
    </message>
    <message>
        <source>plain information-set tree search, a yardstick in docs/strength.md</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>просто търсене в дърво на информационни множества, една от мерките на docs/strength.md</translation>
    </message>
    <message>
        <source>plain information-set tree search, the yardstick in docs/strength.md</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>просто търсене в дърво на информационни множества, мярката на docs/strength.md</translation>
    </message>
    <message>
        <source>plays by habit, remembers little and rarely dares to close</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>играе по навик, помни малко и рядко смее да затвори</translation>
    </message>
    <message>
        <source>plays deals to the end for the coach, and never changes</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>доиграва раздавания за треньора и никога не се променя</translation>
    </message>
    <message>
        <source>remembers the last trick and closes boldly</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>помни последната взятка и затваря смело</translation>
    </message>
    <message>
        <source>remembers trumps, aces and tens, and thinks ahead a little</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>помни козове, аса и десетки и мисли малко напред</translation>
    </message>
    <message>
        <source>rules of thumb, no calculation</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>прости правила и никакво пресмятане</translation>
    </message>
    <message>
        <source>tries each card in a few imagined hands</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>опитва всяка карта в малкото ръце, които си представя</translation>
    </message>
    <message>
        <source>weighs hands by what was played, and plays the last tricks in a hundred of them</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>преценява ръцете по изиграното и играе последните взятки в сто от тях</translation>
    </message>
    <message>
        <source>weighs thousands of possible hands, plays endgames perfectly, and plays to win the game</source>
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>преценява хиляди възможни ръце, играе края безгрешно и за играта</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>deal {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>раздаване {done} от {total}</translation>
    </message>
    <message>
        <source>decision {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>решение {done} от {total}</translation>
    </message>
    <message>
        <source>game {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>игра {done} от {total}</translation>
    </message>
    <message>
        <source>move {done} of {total}</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {done}: a number, or a whole sentence of what was right; {total}: a number of card points</extracomment>
        <translation>ход {done} от {total}</translation>
    </message>
    <message>
        <source>{count}, about {duration} to go</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {count}: a number; {duration}: how long: 2 min 10 s</extracomment>
        <translation>{count}, остават около {duration}</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {minutes}: a number; {seconds}: a number</extracomment>
        <translation>{minutes}&#xa0;мин {seconds}&#xa0;с</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py {seconds}: a number</extracomment>
        <translation>{seconds}&#xa0;с</translation>
    </message>
</context>
<context>
    <name>Readers</name>
    <message>
        <source>Close the talon</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Затвори талона</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Изтегли карта</translation>
    </message>
    <message>
        <source>Enter shows the tricks you may look at.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Enter показва взятките, които можеш да гледаш.</translation>
    </message>
    <message>
        <source>Enter plays it on {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Enter я слага върху {card}.</translation>
    </message>
    <message>
        <source>Enter announces it before you lead.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter го обявява, преди да поведеш.</translation>
    </message>
    <message>
        <source>Enter shows or hides the card points of {name}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Enter показва точките на {name} или ги скрива.</translation>
    </message>
    <message>
        <source>Enter announces the marriage and plays this card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter обявява анонса и изиграва тази карта.</translation>
    </message>
    <message>
        <source>Enter shows or hides your card points.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Enter показва твоите точки или ги скрива.</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Смени {given} за {taken}</translation>
    </message>
    <message>
        <source>Announce the marriage in {suit} now</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Обяви анонс {suit} сега</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>раздаде</translation>
    </message>
    <message>
        <source>{place} of {count}. Use the arrow keys for the others.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{place} от {count}. Стрелките водят към другите.</translation>
    </message>
    <message>
        <source>Selected; Enter deselects it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Избран; Enter отменя избора.</translation>
    </message>
    <message>
        <source>Enter selects it: it is announced when you lead either card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter го избира: обявява се, когато поведеш с една от двете му карти.</translation>
    </message>
    <message>
        <source>Enter does not double.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter не дава контра.</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter я изиграва.</translation>
    </message>
    <message>
        <source>Enter says that you and your partner have {target} card points and ends the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {target}: a number of points</extracomment>
        <translation>Enter казва, че с партньора имате общо {target} точки; така раздаването свършва.</translation>
    </message>
    <message>
        <source>Enter says that you have {target} card points and ends the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {target}: a number of points</extracomment>
        <translation>Enter казва, че имаш {target} точки; така раздаването свършва.</translation>
    </message>
    <message>
        <source>Enter announces it before your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter го обявява, преди да поведе партньорът ти.</translation>
    </message>
    <message>
        <source>Enter does not announce it; your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter не обявява нищо; води партньорът ти.</translation>
    </message>
    <message>
        <source>Enter shows the last trick.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Enter показва последната взятка.</translation>
    </message>
    <message>
        <source>Enter stays with the simple game.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter остава при обикновената игра.</translation>
    </message>
    <message>
        <source>Enter turns up your next card; its suit becomes trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter обръща следващата ти карта: нейната боя става коз.</translation>
    </message>
    <message>
        <source>It goes to the winner of the first trick.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Отива при този, който вземе първата взятка.</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Анонс {suit}, {points}</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points} because it sets trumps</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Анонс {suit}, {points}, защото определя коза</translation>
    </message>
    <message numerus="yes">
        <source>Talon, %n card(s)</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Талон, %n карта</numerusform>
            <numerusform>Талон, %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>The card shown was {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Показаната карта е {card}.</translation>
    </message>
    <message>
        <source>Trump card: {card}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Козова карта: {card}</translation>
    </message>
    <message>
        <source>Trumps: not yet known</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Коз: още не е известен</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Коз: {suit}</translation>
    </message>
    <message numerus="yes">
        <source>Widow of %n card(s)</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Талон, %n карта</numerusform>
            <numerusform>Талон, %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>marriage selected</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>избран анонс</translation>
    </message>
    <message>
        <source>marriage possible</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>възможен анонс</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>не може да се играе</translation>
    </message>
    <message>
        <source>opponent</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>противник</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>на ход</translation>
    </message>
    <message>
        <source>trump</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>коз</translation>
    </message>
    <message>
        <source>{who}: {score}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py: a side and its score {who}: a player: Queen, strength 3 of 5; or where somebody sits; {score}: a score: 4 : 2, or a number</extracomment>
        <translation>{who}: {score}</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>не играе</translation>
    </message>
</context>
<context>
    <name>RecordErrors</name>
    <message>
        <source>A card is unknown (??), so the deal cannot be replayed.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Една карта е неизвестна (??), затова раздаването не може да се повтори.</translation>
    </message>
    <message>
        <source>A check must come directly after a complete trick.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Проверката трябва да стои веднага след пълна взятка.</translation>
    </message>
    <message>
        <source>Before this, all answers must be listed, as in “double B=x A=-”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Преди това трябва да са казани всички отговори, като в „double B=x A=-“.</translation>
    </message>
    <message>
        <source>Before this, all calls must be listed, as in “bid B=1 C=-”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Преди това трябва да са казани всички обяви, като в „bid B=1 C=-“.</translation>
    </message>
    <message>
        <source>Before this, the record must say how trumps were set, as in “trump H” or “face QH”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Преди това трябва да се каже как е определен козът, като в „trump H“ или „face QH“.</translation>
    </message>
    <message>
        <source>In the last turn of an unfinished record, a draw counts only if “d” is written.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>В последния ход на недовършен запис тегленето се брои само ако има „d“.</translation>
    </message>
    <message>
        <source>It is {expected}’s turn here.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Тук е ред на {expected}.</translation>
    </message>
    <message>
        <source>Nobody has drawn yet, so closing is written #- here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Още никой не е теглил, затова това затваряне се пише #-.</translation>
    </message>
    <message>
        <source>Nothing follows this trick number.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>След номера на тази взятка не следва нищо.</translation>
    </message>
    <message>
        <source>Nothing may follow the result of a record.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>След резултата на запис не може да следва нищо.</translation>
    </message>
    <message>
        <source>A reply is possible only directly after closing.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Отговаря се само на затваряне, и то веднага след него.</translation>
    </message>
    <message>
        <source>Something is missing after “{word}”.</source>
        <extracomment>sixtysix_gui/records/errors.py {word}: a verdict in words: mistake; or a word of a record</extracomment>
        <translation>След „{word}“ липсва нещо.</translation>
    </message>
    <message>
        <source>That belongs to the games for three and four players, not to this one.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Това е от игрите за трима и четирима, не от тази.</translation>
    </message>
    <message>
        <source>These cards cannot be dealt: {sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {sentence}: a whole sentence</extracomment>
        <translation>Тези карти не могат да се раздадат: {sentence}</translation>
    </message>
    <message>
        <source>The card turned up is {card}.</source>
        <extracomment>sixtysix_gui/records/errors.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Обърнатата карта е {card}.</translation>
    </message>
    <message>
        <source>The cards of this turn have been drawn, so closing is written # here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Картите в този ход са изтеглени, затова това затваряне се пише #.</translation>
    </message>
    <message>
        <source>The carry before this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Прехвърленото преди това раздаване е {expected}.</translation>
    </message>
    <message>
        <source>The comment that begins here is never closed.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Коментарът, който започва тук, никъде не свършва.</translation>
    </message>
    <message>
        <source>In this deal, the Termination tag must be {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>В това раздаване полето Termination трябва да е {expected}.</translation>
    </message>
    <message>
        <source>The result of this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Резултатът на това раздаване е {expected}.</translation>
    </message>
    <message>
        <source>The deal is not over here, so its result can only be *.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Тук раздаването още не е свършило, затова резултатът може да е само *.</translation>
    </message>
    <message>
        <source>The deal was already over.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Раздаването свърши преди това.</translation>
    </message>
    <message>
        <source>The exchange takes the trump card, {card}.</source>
        <extracomment>sixtysix_gui/records/errors.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>При смяната се взима козовата карта, {card}.</translation>
    </message>
    <message>
        <source>The score before this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Преди това раздаване резултатът в играта е {expected}.</translation>
    </message>
    <message>
        <source>The game was already over before this deal.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Играта свърши преди това раздаване.</translation>
    </message>
    <message>
        <source>The number of trick {number} should be here, as in “{number}.”.</source>
        <extracomment>sixtysix_gui/records/errors.py {number}: a number</extracomment>
        <translation>Тук трябва да стои номерът на взятка {number}, тоест „{number}.“.</translation>
    </message>
    <message>
        <source>The record ends without a result.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Записът свършва без резултат.</translation>
    </message>
    <message>
        <source>The Result tag does not match the moves, which give {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Полето Result противоречи на ходовете, които дават {expected}.</translation>
    </message>
    <message>
        <source>The Rules tag sets {key} twice.</source>
        <extracomment>sixtysix_gui/records/errors.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>Полето Rules задава {key} два пъти.</translation>
    </message>
    <message>
        <source>The Undrawn tag names the last turn only if its player exchanged or announced a marriage before drawing and then went out. That is not the case here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Полето Undrawn посочва последния ход, ако в него преди тегленето е имало смяна или анонс, а после е обявен край. Тук не е така.</translation>
    </message>
    <message>
        <source>The {tag} tag is missing.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules</extracomment>
        <translation>Полето {tag} липсва.</translation>
    </message>
    <message>
        <source>In this deal, the {tag} tag must be {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules; {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>В това раздаване полето {tag} трябва да е {expected}.</translation>
    </message>
    <message>
        <source>The {tag} tag appears twice in this record.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules</extracomment>
        <translation>Полето {tag} стои два пъти в този запис.</translation>
    </message>
    <message>
        <source>The Rules and Batches tags contradict each other.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Полетата Rules и Batches си противоречат.</translation>
    </message>
    <message>
        <source>The totals are {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Точките са {expected}.</translation>
    </message>
    <message>
        <source>The trick gives {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Взятката дава {expected}.</translation>
    </message>
    <message>
        <source>The trick counts are {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Броят на взятките е {expected}.</translation>
    </message>
    <message>
        <source>The widow is worth {points}.</source>
        <extracomment>sixtysix_gui/records/errors.py {points}: a number of points</extracomment>
        <translation>Талонът струва {points}.</translation>
    </message>
    <message>
        <source>These rules cannot be used: {sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {sentence}: a whole sentence</extracomment>
        <translation>Тези правила не могат да се използват: {sentence}</translation>
    </message>
    <message>
        <source>There is no record here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Тук няма запис.</translation>
    </message>
    <message>
        <source>There are too many tags: at most {most} can have names of your own.</source>
        <extracomment>sixtysix_gui/records/errors.py {most}: a number</extracomment>
        <translation>Полетата са твърде много: най-много {most} могат да имат свои имена.</translation>
    </message>
    <message>
        <source>There are too many words: the moves of a record can have at most {most}.</source>
        <extracomment>sixtysix_gui/records/errors.py {most}: a number</extracomment>
        <translation>Думите са твърде много: ходовете в един запис имат най-много {most}.</translation>
    </message>
    <message>
        <source>The {tag} tag does not apply to this deal.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules</extracomment>
        <translation>Полето {tag} няма място в това раздаване.</translation>
    </message>
    <message>
        <source>The dealer of this deal is {expected}.</source>
        <extracomment>sixtysix_gui/records/errors.py {expected}: what is expected, or the letter of a seat</extracomment>
        <translation>Раздаващият тук е {expected}.</translation>
    </message>
    <message>
        <source>This does not belong here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Мястото на това не е тук.</translation>
    </message>
    <message>
        <source>This is not a move, a check or a result.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Това не е нито ход, нито проверка, нито резултат.</translation>
    </message>
    <message>
        <source>This is not a tag. A tag looks like [Name &quot;value&quot;] and escapes only \&quot; and \\.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Това не е поле: поле е [Име &quot;стойност&quot;], като специални са само \&quot; и \\.</translation>
    </message>
    <message>
        <source>This is not a text file: it contains a zero byte.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Това не е текстов файл: съдържа нулев байт.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Това не е текст в UTF-8.</translation>
    </message>
    <message>
        <source>This marriage is worth {points}.</source>
        <extracomment>sixtysix_gui/records/errors.py {points}: a number of points</extracomment>
        <translation>Този анонс струва {points}.</translation>
    </message>
    <message>
        <source>This program reads the format “66R 1”, not “{value}”.</source>
        <extracomment>sixtysix_gui/records/errors.py {value}: a value: a number, or in words</extracomment>
        <translation>Тази програма чете формата „66R 1“, а не „{value}“.</translation>
    </message>
    <message>
        <source>This tag is too long: a name can have at most {longest_name} characters, a value {longest_value}.</source>
        <extracomment>sixtysix_gui/records/errors.py {longest_name}: a number of characters; {longest_value}: a number of characters</extracomment>
        <translation>Това поле е твърде дълго: името има най-много {longest_name} знака, а стойността – {longest_value}.</translation>
    </message>
    <message>
        <source>This text was saved as UTF-16. Save it as UTF-8 so that it can be read.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Този текст е запазен като UTF-16. Запази го като UTF-8 и ще може да се прочете.</translation>
    </message>
    <message>
        <source>Trick {number} is already complete.</source>
        <extracomment>sixtysix_gui/records/errors.py {number}: a number</extracomment>
        <translation>Взятка {number} вече е пълна.</translation>
    </message>
    <message>
        <source>Trick {number} is not complete yet.</source>
        <extracomment>sixtysix_gui/records/errors.py {number}: a number</extracomment>
        <translation>Взятка {number} още не е пълна преди това.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>sixtysix_gui/records/header.py</extracomment>
        <translation>число</translation>
    </message>
    <message>
        <source>a number for each side, as in {example}</source>
        <extracomment>sixtysix_gui/records/header.py {example}: an example of what may be written</extracomment>
        <translation>по едно число за всяка страна, например {example}</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>sixtysix_gui/records/header.py</extracomment>
        <translation>карти</translation>
    </message>
    <message>
        <source>a trick number</source>
        <extracomment>sixtysix_gui/records/header.py</extracomment>
        <translation>номер на взятка</translation>
    </message>
    <message>
        <source>two numbers from {least} to {most}</source>
        <extracomment>sixtysix_gui/records/header.py {least}: a number; {most}: a number</extracomment>
        <translation>две числа от {least} до {most}</translation>
    </message>
    <message>
        <source>Illegal move by {seat}: {sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {seat}: the letter of a seat: A; {sentence}: a whole sentence</extracomment>
        <translation>Непозволен ход на {seat}: {sentence}</translation>
    </message>
    <message>
        <source>{sentence}</source>
        <extracomment>sixtysix_gui/records/errors.py {sentence}: a whole sentence</extracomment>
        <translation>{sentence}</translation>
    </message>
    <message>
        <source>{tag} cannot be “{value}”: it takes {allowed}.</source>
        <extracomment>sixtysix_gui/records/errors.py {tag}: the name of an entry of a record: Rules; {value}: a value: a number, or in words; {allowed}: the values that are possible, separated by commas</extracomment>
        <translation>{tag} не може да е „{value}“, а само {allowed}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}, at “{token}”.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence; {token}: the word of a record at which it cannot be read</extracomment>
        <translation>„{file}“ не може да се прочете: запис {record}, ред {line}, при „{token}“.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}, trick {trick}, at “{token}”.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence; {trick}: the number of a trick; {token}: the word of a record at which it cannot be read</extracomment>
        <translation>„{file}“ не може да се прочете: запис {record}, ред {line}, взятка {trick}, при „{token}“.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}, trick {trick}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence; {trick}: the number of a trick</extracomment>
        <translation>„{file}“ не може да се прочете: запис {record}, ред {line}, взятка {trick}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: record {record}, line {line}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {file}: the name of a file; {record}: the number of a record in a file; {line}: the number of a line, or a sentence</extracomment>
        <translation>„{file}“ не може да се прочете: запис {record}, ред {line}.</translation>
    </message>
    <message>
        <source>“{value}” cannot be called here.</source>
        <extracomment>sixtysix_gui/records/errors.py {value}: a value: a number, or in words</extracomment>
        <translation>„{value}“ не може да се обяви тук.</translation>
    </message>
    <message>
        <source>“{value}” in the Rules tag is not of the form key=value.</source>
        <extracomment>sixtysix_gui/records/errors.py {value}: a value: a number, or in words</extracomment>
        <translation>„{value}“ в полето Rules няма вида ключ=стойност.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Open record</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Отваряне на запис</translation>
    </message>
    <message>
        <source>Sixty-Six records (*.66r)</source>
        <extracomment>sixtysix_gui/windows/settings/record_dialog.py</extracomment>
        <translation>Записи на „Шестдесет и шест“ (*.66r)</translation>
    </message>
    <message>
        <source>Save record</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Запазване на запис</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/archive/changes.py sixtysix_gui/windows/playing/record_files.py: the beginning of a file name</extracomment>
        <translation>Шестдесет и шест</translation>
    </message>
    <message>
        <source>The record was not saved</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Записът не беше запазен</translation>
    </message>
    <message>
        <source>This record cannot be opened</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Този запис не може да се отвори</translation>
    </message>
    <message>
        <source>{file} cannot be read: {details}.</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py {file}: the name of a file; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{file} не може да се прочете: {details}.</translation>
    </message>
</context>
<context>
    <name>RecordViewer</name>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Копирай кода</translation>
    </message>
    <message>
        <source>Deal code copied.</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Кодът е копиран.</translation>
    </message>
    <message>
        <source>Continue this game</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Продължи тази игра</translation>
    </message>
    <message>
        <source>Proof…</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Запис</translation>
    </message>
    <message>
        <source>Save record…</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Запази…</translation>
    </message>
    <message>
        <source>Step {place} of {last}</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py {place}: a number: which of several; {last}: the last of a list, or a number</extracomment>
        <translation>Стъпка {place} от {last}</translation>
    </message>
    <message>
        <source>The rest of the record cannot be read.</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Записът не може да се чете по-нататък.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Only {card} may be exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Срещу козовата карта се сменя само {card}.</translation>
    </message>
    <message>
        <source>Bid less, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Обяви по-малко или пасувай.</translation>
    </message>
    <message>
        <source>Call another contract, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Обяви друг договор или пасувай.</translation>
    </message>
    <message>
        <source>Choose another opening.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Избери друго откриване.</translation>
    </message>
    <message>
        <source>It is {name}’s turn, not yours.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Не е твой ред: на ход е {name}.</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Ти водиш: изиграй карта.</translation>
    </message>
    <message>
        <source>Let {name} lead.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Остави {name} да води.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Изиграй карта.</translation>
    </message>
    <message>
        <source>Say “Out!”, or have the points counted.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Кажи „Край!“ или остави точките да се преброят.</translation>
    </message>
    <message>
        <source>Announce a marriage, or let {name} lead.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Обяви анонс или остави {name} да води.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n game point(s) for you</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>
            <numerusform>%n игрова точка за теб</numerusform>
            <numerusform>%n игрови точки за теб</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for {name}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>%n игрова точка за {name}</numerusform>
            <numerusform>%n игрови точки за {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because you had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Неуспешното затваряне струва {cost}, защото при него ти имаше взятка.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because you had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Неуспешното затваряне струва {cost}, защото при него ти нямаше взятка.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because {name} had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Неуспешното затваряне струва {cost}, защото при него {name} имаше взятка.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost} because {name} had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Неуспешното затваряне струва {cost}, защото при него {name} нямаше взятка.</translation>
    </message>
    <message>
        <source>Closing failed, which costs {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points</extracomment>
        <translation>Неуспешното затваряне струва {cost}.</translation>
    </message>
    <message>
        <source>Closing failed with 33 or more, which costs {cost}; the closer has {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points; {total}: a number of card points</extracomment>
        <translation>Неуспешно затваряне при 33 или повече струва {cost}; затворилият има {total}.</translation>
    </message>
    <message>
        <source>Closing failed with fewer than 33, which costs {cost}; the closer has {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points; {total}: a number of card points</extracomment>
        <translation>Неуспешно затваряне при по-малко от 33 струва {cost}; затворилият има {total}.</translation>
    </message>
    <message>
        <source>A false claim costs what a correct one would have won.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Грешно обявеният край струва толкова, колкото би спечелил верният.</translation>
    </message>
    <message>
        <source>A false claim costs {cost} because you had no trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Грешно обявеният край струва {cost}, защото ти нямаше взятка.</translation>
    </message>
    <message>
        <source>A false claim costs {cost} because {name} had no trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Грешно обявеният край струва {cost}, защото {name} нямаше взятка.</translation>
    </message>
    <message>
        <source>A false claim costs {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points</extracomment>
        <translation>Грешно обявеният край струва {cost}.</translation>
    </message>
    <message>
        <source>All cards have been played and nobody has 66 ({total} and {other}).</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Всички карти са изиграни и никой няма 66 ({total} и {other}).</translation>
    </message>
    <message>
        <source>All cards have been played, and only you have 66 or more: {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Всички карти са изиграни и само ти имаш 66 или повече: {total} точки.</translation>
    </message>
    <message>
        <source>All cards have been played, and only {name} has 66 or more: {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>Всички карти са изиграни и само {name} има 66 или повече: {total} точки.</translation>
    </message>
    <message>
        <source>You had no trick when the talon was closed, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>При затварянето ти нямаше взятка и това се брои.</translation>
    </message>
    <message>
        <source>You had {points} when the talon was closed, and that counts.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>При затварянето ти имаше {points} и това се брои.</translation>
    </message>
    <message>
        <source>You had {points} when the talon was closed, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>При затварянето ти имаше {points} и това се брои: под 33.</translation>
    </message>
    <message>
        <source>{name} had no trick when the talon was closed, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>При затварянето {name} нямаше взятка и това се брои.</translation>
    </message>
    <message>
        <source>{name} had {points} when the talon was closed, and that counts.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>При затварянето {name} имаше {points} и това се брои.</translation>
    </message>
    <message>
        <source>{name} had {points} when the talon was closed, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>При затварянето {name} имаше {points} и това се брои: под 33.</translation>
    </message>
    <message>
        <source>Both have 66 or more ({total} and {other}), but nobody said “Out!”.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>И двамата имат 66 или повече ({total} и {other}), а никой не каза „Край!“.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because you had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>„Край!“ преди затворилия носи {cost}, защото при затварянето ти имаше взятка.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because you had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>„Край!“ преди затворилия носи {cost}, защото при затварянето ти нямаше взятка.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because {name} had a trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>„Край!“ преди затворилия носи {cost}, защото при затварянето {name} имаше взятка.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost} because {name} had no trick when the talon was closed.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>„Край!“ преди затворилия носи {cost}, защото при затварянето {name} нямаше взятка.</translation>
    </message>
    <message>
        <source>Going out before the closer is worth {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {cost}: a number of game points</extracomment>
        <translation>„Край!“ преди затворилия носи {cost}.</translation>
    </message>
    <message>
        <source>Going out before the closer, who has {total}, is worth {cost}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {cost}: a number of game points</extracomment>
        <translation>„Край!“ преди затворилия, който има {total}, носи {cost}.</translation>
    </message>
    <message>
        <source>No game points</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>Без игрови точки</translation>
    </message>
    <message numerus="yes">
        <source>No game points now, %n extra for the next winner</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>
            <numerusform>Сега няма игрови точки; следващият победител взима %n повече</numerusform>
            <numerusform>Сега няма игрови точки; следващият победител взима %n повече</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is tied</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Раздаването е равно</translation>
    </message>
    <message>
        <source>You closed and reached {total} but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Ти затвори и имаше {total}, но не каза „Край!“ навреме.</translation>
    </message>
    <message>
        <source>You closed but reached only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Ти затвори, но стигна само до {total}.</translation>
    </message>
    <message>
        <source>You closed, but {name} went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>Ти затвори, но {name} обяви край преди теб: {total} точки.</translation>
    </message>
    <message>
        <source>You have {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>Имаш {points}.</translation>
    </message>
    <message>
        <source>You reached {total} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Ти стигна до {total} точки.</translation>
    </message>
    <message>
        <source>You said “Out!” with only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Ти обяви край само при {total} точки.</translation>
    </message>
    <message>
        <source>You said “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Ти обяви край: {total} точки.</translation>
    </message>
    <message>
        <source>You stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Ти остана под 33.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n off your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>
            <numerusform>Сваляш %n</numerusform>
            <numerusform>Сваляш %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Ти остана без взятка.</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Печелиш раздаването</translation>
    </message>
    <message numerus="yes">
        <source>{gain}, including %n carried over</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {gain}: game points with their words: 2 game points for you</extracomment>
        <translation>
            <numerusform>{gain}, от тях %n прехвърлена</numerusform>
            <numerusform>{gain}, от тях %n прехвърлени</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} closed and reached {total} but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} затвори и имаше {total}, но не каза „Край!“ навреме.</translation>
    </message>
    <message>
        <source>{name} closed but reached only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} затвори, но стигна само до {total}.</translation>
    </message>
    <message>
        <source>{name} closed, but you went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} затвори, но ти обяви край преди това: {total} точки.</translation>
    </message>
    <message>
        <source>{name} has {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} има {points}.</translation>
    </message>
    <message>
        <source>{name} reached {total} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} стигна до {total} точки.</translation>
    </message>
    <message>
        <source>{name} said “Out!” with only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} обяви край само при {total} точки.</translation>
    </message>
    <message>
        <source>{name} said “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} обяви край: {total} точки.</translation>
    </message>
    <message>
        <source>{name} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} остана под 33.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n off their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>
            <numerusform>{name} сваля %n</numerusform>
            <numerusform>{name} сваля %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} остана без взятка.</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} печели раздаването</translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for you and {partner}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>
            <numerusform>%n игрова точка за теб и {partner}</numerusform>
            <numerusform>%n игрови точки за теб и {partner}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s) for {first} and {second}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>%n игрова точка за {first} и {second}</numerusform>
            <numerusform>%n игрови точки за {first} и {second}</numerusform>
        </translation>
    </message>
    <message>
        <source>A false claim costs {cost} because they had no trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Грешно обявеният край струва {cost}, защото те нямаха взятка.</translation>
    </message>
    <message>
        <source>A false claim costs {cost} because you had no trick.</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml {cost}: a number of game points</extracomment>
        <translation>Грешно обявеният край струва {cost}, защото нямахте взятка.</translation>
    </message>
    <message>
        <source>All cards have been played; every full ten in card points scores one.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Всички карти са изиграни; на всеки пълни десет точки се пише една.</translation>
    </message>
    <message>
        <source>All of the last tricks</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Всички последни взятки</translation>
    </message>
    <message>
        <source>Everyone passed</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Всички пасуват</translation>
    </message>
    <message>
        <source>Everyone passed: the next player deals.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Всички пасуват: раздава следващият.</translation>
    </message>
    <message>
        <source>All three have {total}, so nobody pays.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points</extracomment>
        <translation>И тримата имат {total}: никой не плаща.</translation>
    </message>
    <message>
        <source>Bid by {name}</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Обява на {name}</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Точки от карти</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Жетони</translation>
    </message>
    <message>
        <source>Full 33s</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Пълни по 33</translation>
    </message>
    <message>
        <source>Full tens</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Пълни по 10</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Последна взятка</translation>
    </message>
    <message>
        <source>Marriage without a trick</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Анонс без взятка</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Анонси</translation>
    </message>
    <message>
        <source>Nobody bid: the next player deals.</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Никой не обяви: раздава следващият.</translation>
    </message>
    <message>
        <source>Nobody pays anything</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py</extracomment>
        <translation>Никой не плаща</translation>
    </message>
    <message>
        <source>All cards have been played and nobody said “Out!”: {total} to {other}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Никой не каза „Край!“ и всички карти са изиграни: {total} срещу {other}.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, so the last trick decides the deal: you won it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Никой не каза „Край!“: решава последната взятка, а тя е твоя.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, so the last trick decides the deal: {name} won it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Никой не каза „Край!“: решава последната взятка, а тя е на {name}.</translation>
    </message>
    <message>
        <source>Number of tricks</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Брой взятки</translation>
    </message>
    <message>
        <source>Score: from {before} to {after}.</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py: a score before and after a deal {before}: the score before the deal: 3 : 2; {after}: a move that something follows: after closing; or a score</extracomment>
        <translation>Резултат: от {before} на {after}.</translation>
    </message>
    <message>
        <source>Set: the bid was not made</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Вътре: обявата не е изпълнена</translation>
    </message>
    <message>
        <source>Set: they bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Вътре: обявиха {bid}, а направиха {total}.</translation>
    </message>
    <message>
        <source>Set: you bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Вътре: ти обяви {bid}, а направи {total}.</translation>
    </message>
    <message>
        <source>Set: you bid {bid} and made {total}.</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Вътре: обявихте {bid}, а направихте {total}.</translation>
    </message>
    <message>
        <source>Set: {name} bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Вътре: {name} обяви {bid}, а направи {total}.</translation>
    </message>
    <message>
        <source>Bid made</source>
        <extracomment>sixtysix_gui/text/results/endings.py</extracomment>
        <translation>Обявата е изпълнена</translation>
    </message>
    <message>
        <source>Bid made: they bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Обявата е изпълнена: обявиха {bid} и направиха {total}.</translation>
    </message>
    <message>
        <source>Bid made: you bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Обявата е изпълнена: ти обяви {bid} и направи {total}.</translation>
    </message>
    <message>
        <source>Bid made: you bid {bid} and made {total}.</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Обявата е изпълнена: обявихте {bid} и направихте {total}.</translation>
    </message>
    <message>
        <source>Bid made: {name} bid {bid} and made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {bid}: a bid, as a number: 2; {total}: a number of card points</extracomment>
        <translation>Обявата е изпълнена: {name} обяви {bid} и направи {total}.</translation>
    </message>
    <message>
        <source>The bid is deducted from their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Обявата се вади от техния резултат</translation>
    </message>
    <message>
        <source>The bid is deducted from your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Обявата се вади от твоя резултат</translation>
    </message>
    <message>
        <source>The bid is deducted from your score</source>
        <comment>two</comment>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Обявата се вади от вашия резултат</translation>
    </message>
    <message>
        <source>The bid is deducted from {name}’s score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Обявата се вади от резултата на {name}</translation>
    </message>
    <message>
        <source>They made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Те направиха {total}.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Взети взятки</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Талон</translation>
    </message>
    <message>
        <source>You and {partner} have the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Ти и {partner} имате най-много точки.</translation>
    </message>
    <message>
        <source>You and {partner} have {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas; {points}: a number of points</extracomment>
        <translation>Ти и {partner} имате {points}.</translation>
    </message>
    <message>
        <source>You and {partner} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Ти и {partner} останахте под 33.</translation>
    </message>
    <message numerus="yes">
        <source>You and {partner} take %n off your score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>
            <numerusform>Ти и {partner} сваляте %n</numerusform>
            <numerusform>Ти и {partner} сваляте %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {partner} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Ти и {partner} останахте без взятка.</translation>
    </message>
    <message>
        <source>You and {partner} win the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Ти и {partner} печелите раздаването</translation>
    </message>
    <message>
        <source>You bid {ticks}, which is {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>Ти обяви {ticks}, тоест {points} точки.</translation>
    </message>
    <message>
        <source>You have the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Ти имаш най-много точки.</translation>
    </message>
    <message>
        <source>You made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Ти направи {total}.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle” and hold five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Ти откри с „Auf Dissle“ и държиш пет седмици.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle”, but the talon ran out before you had five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Ти откри с „Auf Dissle“, но талонът свърши, преди да събереш пет седмици.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle” but won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Ти откри с „Auf Dissle“, но взе взятка.</translation>
    </message>
    <message>
        <source>You pay {winner} {paid}; {second} pays {other_paid}</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {winner}: the player who won: the Queen; {paid}: what is paid, with its word: 2 chips; {second}: another player: Pallas; {other_paid}: what is paid, with its word: 2 chips</extracomment>
        <translation>Плащаш на {winner} {paid}, {second} плаща {other_paid}</translation>
    </message>
    <message>
        <source>You played {a_contract} and lost it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>Ти игра {a_contract} и загуби.</translation>
    </message>
    <message>
        <source>You played {a_contract} and made it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>Ти игра {a_contract} и спечели.</translation>
    </message>
    <message>
        <source>Together you made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Двамата направихте {total}.</translation>
    </message>
    <message>
        <source>You won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Ти взе взятка.</translation>
    </message>
    <message>
        <source>You won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>Ти взе всички взятки, след като талонът свърши: още {points}.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Твоята обява</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>sixtysix_gui/text/results/result_table.py: in the row &quot;Last trick&quot;: whose it is</extracomment>
        <translation>взета</translation>
    </message>
    <message>
        <source>{first} and {second} both have {total}, so nobody pays.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {first}: a player: Rachel; {second}: another player: Pallas; {total}: a number of card points</extracomment>
        <translation>{first} и {second} имат по {total}: никой не плаща.</translation>
    </message>
    <message>
        <source>{first} and {second} have the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} и {second} имат най-много точки.</translation>
    </message>
    <message>
        <source>{first} and {second} have {points}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas; {points}: a number of points</extracomment>
        <translation>{first} и {second} имат {points}.</translation>
    </message>
    <message>
        <source>{first} and {second} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} и {second} останаха под 33.</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} take %n off their score</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>
            <numerusform>{first} и {second} свалят %n</numerusform>
            <numerusform>{first} и {second} свалят %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {second} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} и {second} останаха без взятка.</translation>
    </message>
    <message>
        <source>{first} and {second} win the deal</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} и {second} печелят раздаването</translation>
    </message>
    <message>
        <source>{first} pays you {paid}; {second} pays {other_paid}</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {first}: a player: Rachel; {paid}: what is paid, with its word: 2 chips; {second}: another player: Pallas; {other_paid}: what is paid, with its word: 2 chips</extracomment>
        <translation>{first} ти плаща {paid}, {second} – {other_paid}</translation>
    </message>
    <message>
        <source>{first} pays {winner} {paid}; {second} pays {other_paid}</source>
        <extracomment>sixtysix_gui/text/results/deal_result.py {first}: a player: Rachel; {winner}: the player who won: the Queen; {paid}: what is paid, with its word: 2 chips; {second}: another player: Pallas; {other_paid}: what is paid, with its word: 2 chips</extracomment>
        <translation>{first} плаща на {winner} {paid}, {second} – {other_paid}</translation>
    </message>
    <message>
        <source>{name} bid {ticks}, which is {points} card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>{name} обяви {ticks}, тоест {points} точки.</translation>
    </message>
    <message>
        <source>{name} has the most card points.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} има най-много точки.</translation>
    </message>
    <message>
        <source>{name} made {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} направи {total}.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle” and holds five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} откри с „Auf Dissle“ и държи пет седмици.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle”, but the talon ran out before they had five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} откри с „Auf Dissle“, но талонът свърши преди петте седмици.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle” but won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} откри с „Auf Dissle“, но взе взятка.</translation>
    </message>
    <message>
        <source>{name} played {a_contract} and lost it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>{name} игра {a_contract} и загуби.</translation>
    </message>
    <message>
        <source>{name} played {a_contract} and made it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a_contract}: a contract with its article: a Gang</extracomment>
        <translation>{name} игра {a_contract} и спечели.</translation>
    </message>
    <message>
        <source>{name} won a trick.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} взе взятка.</translation>
    </message>
    <message>
        <source>{name} won every trick after the talon was used up: {points} more.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} взе всички взятки, след като талонът свърши: още {points}.</translation>
    </message>
    <message>
        <source>× {times}</source>
        <extracomment>sixtysix_gui/text/results/result_table.py {times}: a number: by how much a deal counts</extracomment>
        <translation>×&#xa0;{times}</translation>
    </message>
    <message>
        <source>Card points at closing</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Точки при затварянето</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, and both have {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points</extracomment>
        <translation>Никой не каза „Край!“, а и двата отбора имат {total}.</translation>
    </message>
    <message>
        <source>Not counted after closing</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Неброени след затварянето</translation>
    </message>
    <message>
        <source>Tricks at closing</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Взятки при затварянето</translation>
    </message>
    <message>
        <source>{number} short</source>
        <extracomment>sixtysix_gui/text/results/result_table.py: below a figure of card points {number}: a number of points that were lacking</extracomment>
        <translation>недостиг {number}</translation>
    </message>
    <message>
        <source>{closer} closed, but {name} went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {closer}: the player who closed, at the beginning of the sentence: The Queen; {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{closer} затвори, но {name} обяви край преди това: {total} точки.</translation>
    </message>
    <message>
        <source>You win the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Печелиш играта</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} печели играта</translation>
    </message>
    <message>
        <source>You and {partner} win the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Ти и {partner} печелите играта</translation>
    </message>
    <message>
        <source>{first} and {second} win the game</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} и {second} печелят играта</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>%n решение</numerusform>
            <numerusform>%n решения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to review.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>Един ход за преглед.</numerusform>
            <numerusform>%n хода за преглед.</numerusform>
        </translation>
    </message>
    <message>
        <source>All tricks have been played: you may say “Out!” or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Всички взятки са изиграни: можеш да кажеш „Край!“ или да пасуваш.</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>В началото</translation>
    </message>
    <message>
        <source>Best moment: trick {t}, {move}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>Най-добрият момент: взятка {t}, {move}.</translation>
    </message>
    <message>
        <source>Best moment: trick {t}, {move}. The next-best move is worth {d} less.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {d}: a number of game points: 0.4</extracomment>
        <translation>Най-добрият момент: взятка {t}, {move}. Следващият по сила ход носи {d} по-малко.</translation>
    </message>
    <message>
        <source>Chance to win: {v} in 100; after your move: {w}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number; {w}: a number</extracomment>
        <translation>Шанс за победа {v} от 100, след твоя ход {w}.</translation>
    </message>
    <message>
        <source>Deal {k}: {word}, {x}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {k}: a number; {word}: a verdict in words: mistake; or a word of a record; {x}: a number of game points: 0.4</extracomment>
        <translation>Раздаване {k}: {word}, {x}.</translation>
    </message>
    <message>
        <source>Decision {k} of {n}</source>
        <extracomment>sixtysix_gui/text/coach/review.py {k}: a number; {n}: how many decisions in all</extracomment>
        <translation>Решение {k} от {n}</translation>
    </message>
    <message>
        <source>Expected: {v}; after your move: {w}; luck since then: {y}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number; {w}: a number; {y}: a number of game points with its sign</extracomment>
        <translation>Очаквано {v}, след твоя ход {w}; късмет оттогава {y}.</translation>
    </message>
    <message>
        <source>You had nothing to decide in this deal.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>В това раздаване нямаше какво да решаваш.</translation>
    </message>
    <message>
        <source>Judged by what you could know at the time. Cards you could not see do not count.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Преценява се по това, което можеше да знаеш тогава. Скритите карти не се взимат предвид.</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Късмет</translation>
    </message>
    <message>
        <source>No clear mistake in this deal.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Няма ясна грешка в това раздаване.</translation>
    </message>
    <message>
        <source>On this computer the coach looks at fewer deals, so more remains uncertain.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>На този компютър треньорът разглежда по-малко раздавания, затова повече остава неясно.</translation>
    </message>
    <message>
        <source>The coach could not work this out. See the log for details.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Тук треньорът не се справи. В дневника пише защо.</translation>
    </message>
    <message>
        <source>The coach does not know these rules well enough to judge.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Треньорът не познава тези правила достатъчно, за да преценява.</translation>
    </message>
    <message>
        <source>The coach found nothing to improve.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Треньорът не намери какво да подобри.</translation>
    </message>
    <message>
        <source>The coach is still reviewing: {k} of {n} decisions. You can already go through them.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {k}: a number; {n}: how many decisions in all</extracomment>
        <translation>Треньорът още преглежда: {k} от {n} решения. Вече можеш да ги разглеждаш.</translation>
    </message>
    <message>
        <source>The coach will comment once the deal is over.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Треньорът ще говори, когато раздаването свърши.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Раздаването</translation>
    </message>
    <message>
        <source>The deal was tied. Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Раздаването завърши наравно. Ето как се стигна дотам.</translation>
    </message>
    <message>
        <source>The talon, from the top: {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Талонът, отгоре надолу: {cards}.</translation>
    </message>
    <message>
        <source>This record does not say which seat was yours. Whose decisions should the coach review?</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>В този запис не пише кое място е твоето. Чии решения да прегледа треньорът?</translation>
    </message>
    <message numerus="yes">
        <source>See the %n move(s)</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>Прегледай хода</numerusform>
            <numerusform>Прегледай %n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>Too close to call: it depends on how both players continue.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Без ясна разлика: зависи как играят и двамата нататък.</translation>
    </message>
    <message>
        <source>Trick {t}, {move}, not reviewed yet.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>Взятка {t}, {move}, още без преценка.</translation>
    </message>
    <message>
        <source>Trick {t}, {move}, {word}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {word}: a verdict in words: mistake; or a word of a record</extracomment>
        <translation>Взятка {t}, {move}, {word}.</translation>
    </message>
    <message>
        <source>Trick {t}, {move}. {lesson}</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {lesson}: a sentence that says what is to be learned</extracomment>
        <translation>Взятка {t}, {move}. {lesson}</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead, before drawing.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>Взятка {t}: ти водиш, преди тегленето.</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead; the talon is closed.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>Взятка {t}: ти водиш, талонът е затворен.</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead; the talon is used up.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>Взятка {t}: ти водиш, талонът е изчерпан.</translation>
    </message>
    <message>
        <source>Trick {t}: you are on lead.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick</extracomment>
        <translation>Взятка {t}: ти водиш.</translation>
    </message>
    <message>
        <source>Trick {t}: {name} closed. You may exchange or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Взятка {t}: {name} затвори талона. Можеш да смениш или да пасуваш.</translation>
    </message>
    <message>
        <source>Trick {t}: {name} led {card}.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name: the ten of hearts</extracomment>
        <translation>Взятка {t}: {name} поведе: {card}.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>sixtysix_gui/windows/review/note_words.py</extracomment>
        <translation>Опитай пак</translation>
    </message>
    <message>
        <source>You gave away</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>Ти изпусна</translation>
    </message>
    <message>
        <source>You gave away {x} game points, {name} {z}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {x}: a number of game points: 0.4; {name}: a player as sentences call them, with article: the Queen, Rachel; {z}: a number of game points: 0.4</extracomment>
        <translation>Ти изпусна {x} игрови точки, {name} – {z}.</translation>
    </message>
    <message numerus="yes">
        <source>You lost the deal by %n game point(s). Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>Ти загуби раздаването с %n игрова точка. Ето как се стигна дотам.</numerusform>
            <numerusform>Ти загуби раздаването с %n игрови точки. Ето как се стигна дотам.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the deal by %n game point(s). Here is how it happened.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>
            <numerusform>Ти спечели раздаването с %n игрова точка. Ето как се стигна дотам.</numerusform>
            <numerusform>Ти спечели раздаването с %n игрови точки. Ето как се стигна дотам.</numerusform>
        </translation>
    </message>
    <message>
        <source>before the first card</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>преди първата карта</translation>
    </message>
    <message>
        <source>the draws and the hidden cards</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py</extracomment>
        <translation>изтеглените и скритите карти</translation>
    </message>
    <message>
        <source>no clear mistake</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>няма ясна грешка</translation>
    </message>
    <message>
        <source>nothing more to decide</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>няма какво да се реши</translation>
    </message>
    <message>
        <source>{first} or {second} in trick {t} was too close to call.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {first}: a player: Rachel; {second}: another player: Pallas; {t}: the number of a trick</extracomment>
        <translation>{first} или {second} във взятка {t}: без ясна разлика.</translation>
    </message>
    <message>
        <source>{name} gave away</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} изпусна</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, {move}, cost the most: {x}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {x}: a number of game points: 0.4</extracomment>
        <translation>{theme}: взятка {t}, {move}, струва най-много: {x}.</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, {move}, cost {x}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing; {x}: a number of game points: 0.4</extracomment>
        <translation>{theme}: взятка {t}, {move}, струва {x}.</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick</extracomment>
        <translation>{theme}: взятка {t}, намери най-добрия ход.</translation>
    </message>
    <message>
        <source>Chance to win: {v} in 100. You have yet to find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number</extracomment>
        <translation>Шанс за победа {v} от 100. Остава да намериш най-добрия ход.</translation>
    </message>
    <message>
        <source>Expected: {v}. You have yet to find the best move.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {v}: a number</extracomment>
        <translation>Очаквано {v}. Остава да намериш най-добрия ход.</translation>
    </message>
    <message>
        <source>{theme}: trick {t}, {move}.</source>
        <extracomment>sixtysix_gui/text/coach/ledger.py {theme}: what there is to learn: Closing; {t}: the number of a trick; {move}: a move by name: the ace of hearts, closing</extracomment>
        <translation>{theme}: взятка {t}, {move}.</translation>
    </message>
    <message>
        <source>The coach is still reviewing. You can already go through the deal.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Треньорът още преглежда. Вече можеш да разглеждаш раздаването.</translation>
    </message>
    <message>
        <source>Your decisions have been reviewed; the coach is now looking at what {name} gave away.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Твоите решения са преценени; сега треньорът преглежда какво изпусна {name}.</translation>
    </message>
</context>
<context>
    <name>ReviewCommand</name>
    <message>
        <source>random seed (default: 0)</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>начално число (по подразбиране: 0)</translation>
    </message>
    <message>
        <source>Judges every decision of a seat by what it could know at the time: what the move cost in game points, how certain that is, and why. A summary of the deal follows: the expected result, luck, and what both players gave away. Findings are kept and not calculated again. The exit status is 0 if all records could be read, otherwise 1.</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>Преценява всяко решение на едно място по това, което то е можело да знае тогава: колко игрови точки е струвал ходът, колко сигурно е това и защо. После сметката на раздаването: какво е обещавало, късметът и какво са изпуснали двамата. Намереното се пази и не се пресмята отново. Изходният код е 0, ако всички записи са прочетени, иначе 1.</translation>
    </message>
    <message>
        <source>best {move}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {move}: a move as records write it</extracomment>
        <translation>по-добре {move}</translation>
    </message>
    <message>
        <source>recalculate everything and keep nothing</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>пресмята всичко отново и не пази нищо</translation>
    </message>
    <message>
        <source>judge the moves in records by what the players could know</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>преценява ходовете в записи по това, което играчите са можели да знаят</translation>
    </message>
    <message>
        <source>loss {loss} ± {bound}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {loss}: a number of game points: 0.4; {bound}: a number of game points: 0.05</extracomment>
        <translation>загуба {loss} ± {bound}</translation>
    </message>
    <message>
        <source>marked</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>отбелязан</translation>
    </message>
    <message>
        <source>reason {reason}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {reason}: what the system says went wrong, or the number of a reason</extracomment>
        <translation>причина {reason}</translation>
    </message>
    <message>
        <source>most deals to consider per decision (default: {usual})</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {usual}: what holds if nothing is said</extracomment>
        <translation>най-много възможни раздавания, които се гледат за решение (по подразбиране: {usual})</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>груба грешка</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>добре</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>грешка</translation>
    </message>
    <message>
        <source>no choice</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>без избор</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>неточност</translation>
    </message>
    <message>
        <source>theme {theme}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {theme}: what there is to learn: Closing</extracomment>
        <translation>тема {theme}</translation>
    </message>
    <message>
        <source>too close to call</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>без ясна разлика</translation>
    </message>
    <message>
        <source>whose decisions (default: the seat in the Seat tag; without it, both seats)</source>
        <extracomment>sixtysix_gui/cli_commands/review.py</extracomment>
        <translation>чии решения (по подразбиране: на мястото от полето Seat; без него – на двете места)</translation>
    </message>
    <message>
        <source>worlds {count}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {count}: a number</extracomment>
        <translation>светове {count}</translation>
    </message>
    <message>
        <source>worlds {count} (all)</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {count}: a number</extracomment>
        <translation>светове {count} (всички)</translation>
    </message>
    <message>
        <source>{file} summary for {seat}: expected {promised}, luck {luck}, from the opponent {other}, given away {given}, result {result}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {seat}: the letter of a seat: A; {promised}: a number of game points with its sign; {luck}: a number of game points with its sign; {other}: what the opponent gave away; {given}: a number of game points that the opponent gave away; {result}: a number of game points with its sign</extracomment>
        <translation>{file} сметка на {seat}: обещано {promised}, късмет {luck}, от другия {other}, изпуснато {given}, резултат {result}</translation>
    </message>
    <message>
        <source>{file} summary for {seat}: the deal was not finished</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {seat}: the letter of a seat: A</extracomment>
        <translation>{file} сметка на {seat}: раздаването не е завършено</translation>
    </message>
    <message>
        <source>{file} error: the coach does not know the rules {rules}.</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {rules}: the name of a rule set: Schnapsen</extracomment>
        <translation>{file} грешка: треньорът не познава правилата {rules}.</translation>
    </message>
    <message>
        <source>{file} trick {trick} {seat} {move}, {verdict}</source>
        <extracomment>sixtysix_gui/cli_commands/review.py {file}: the name of a file; {trick}: the number of a trick; {seat}: the letter of a seat: A; {move}: a move as records write it; {verdict}: a verdict of the coach: mistake</extracomment>
        <translation>{file} взятка {trick} {seat} {move}, {verdict}</translation>
    </message>
</context>
<context>
    <name>ReviewParts</name>
    <message>
        <source>&amp;Next mistake</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Следваща &amp;грешка</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py {number}: a number; {count}: a number</extracomment>
        <translation>Раздаване {number} от {count}</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Бележки</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Маса</translation>
    </message>
    <message>
        <source>With the coach</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>С треньора</translation>
    </message>
    <message>
        <source>Without the coach</source>
        <extracomment>sixtysix_gui/windows/review/review_parts.py</extracomment>
        <translation>Без треньора</translation>
    </message>
</context>
<context>
    <name>RuleCardButton</name>
    <message>
        <source>Press Space for {variant}.</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_card.py {variant}: the word of the next variant of a rule set: sharp</extracomment>
        <translation>Интервал: {variant}.</translation>
    </message>
</context>
<context>
    <name>RuleErrors</name>
    <message>
        <source>The pack contains {card} twice.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA</extracomment>
        <translation>В тестето {card} е два пъти.</translation>
    </message>
    <message>
        <source>{card} is missing from the pack.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA</extracomment>
        <translation>В тестето липсва {card}.</translation>
    </message>
    <message>
        <source>There is no rule set named “{name}”.</source>
        <extracomment>sixtysix_gui/rules/errors.py {name}: a rule set as it was typed</extracomment>
        <translation>Няма набор правила с име „{name}“.</translation>
    </message>
    <message>
        <source>a list of different contracts, such as [gang, schnapser]</source>
        <extracomment>sixtysix_gui/rules/sets/contracts.py</extracomment>
        <translation>списък от различни договори, например [gang, schnapser]</translation>
    </message>
    <message>
        <source>a list of different contracts, such as [gang, schnapser], or the name of a list</source>
        <extracomment>sixtysix_gui/rules/sets/contracts.py</extracomment>
        <translation>списък от различни договори, например [gang, schnapser], или името на списък</translation>
    </message>
    <message>
        <source>any number from 1 to 9999</source>
        <extracomment>sixtysix_gui/rules/sets/plans.py</extracomment>
        <translation>всяко число от 1 до 9999</translation>
    </message>
    <message>
        <source>contracts with their values, such as [bettler:5, gang:10]</source>
        <extracomment>sixtysix_gui/rules/sets/contracts.py</extracomment>
        <translation>договори със стойностите им, например [bettler:5, gang:10]</translation>
    </message>
    <message>
        <source>the forehand cannot lead in a contract that the forehand sits out.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>първият играч не може да води при договор, в който не играе.</translation>
    </message>
    <message>
        <source>players cannot be required to beat a card in a suit they need not follow.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>без отговаряне на боята няма задължително качване.</translation>
    </message>
    <message>
        <source>players cannot be required to trump where they need not follow suit.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>без отговаряне на боята няма задължително цакане.</translation>
    </message>
    <message>
        <source>only the lowest card of the pack can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>сменя се само с най-ниската карта в тестето.</translation>
    </message>
    <message>
        <source>the ace can be lowest only where an Assenbettler can be called.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>асото може да е най-ниско само където може да се обяви Assenbettler.</translation>
    </message>
    <message>
        <source>the batches must add up to the number of cards in a hand.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>сборът на раздаваните наведнъж карти трябва да е колкото картите в ръка.</translation>
    </message>
    <message>
        <source>the last trick cannot win the deal if something else decides it.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>последната взятка не може да печели раздаването, когато решава нещо друго.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of {count} cards.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA; {count}: a number</extracomment>
        <translation>{card} не е от тестето с {count} карти.</translation>
    </message>
    <message>
        <source>{card} is not in this pack, or not that many times.</source>
        <extracomment>sixtysix_gui/rules/deals/dealing.py {card}: the two characters of a card: HA</extracomment>
        <translation>{card} не е от това тесте или не е толкова пъти в него.</translation>
    </message>
    <message>
        <source>{first} and {second} cannot be combined: {why}</source>
        <extracomment>sixtysix_gui/rules/errors.py {first}: the name of a dimension of the rules, as in records; {second}: another dimension of the rules; {why}: a sentence that says why</extracomment>
        <translation>{first} и {second} взаимно се изключват: {why}</translation>
    </message>
    <message>
        <source>{key} cannot be {value}: it takes {allowed}.</source>
        <extracomment>sixtysix_gui/rules/errors.py {key}: the name of a key: Enter, or of an entry in a file; {value}: a value: a number, or in words; {allowed}: the values that are possible, separated by commas</extracomment>
        <translation>{key} не може да е {value}, а само: {allowed}.</translation>
    </message>
    <message>
        <source>{key} cannot be {value}: that is for {game}, not for the game for two players.</source>
        <extracomment>sixtysix_gui/rules/errors.py {key}: the name of a key: Enter, or of an entry in a file; {value}: a value: a number, or in words; {game}: the name of a game: Cut-throat Sixty-Six</extracomment>
        <translation>{key} не може да е {value}: това е от друга игра ({game}), не от играта за двама.</translation>
    </message>
    <message>
        <source>“{code}” is not a card.</source>
        <extracomment>sixtysix_gui/rules/errors.py {code}: a deal code, or the two characters of a card such as HA</extracomment>
        <translation>„{code}“ не е карта.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” cannot be combined: {why}</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {first}: the name of a dimension of the rules, as in records; {second}: another dimension of the rules; {why}: a sentence that says why</extracomment>
        <translation>„{first}“ и „{second}“ не вървят заедно: {why}</translation>
    </message>
    <message>
        <source>“{key}” is not a dimension of the rules.</source>
        <extracomment>sixtysix_gui/rules/errors.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>„{key}“ не е ключ от правилата.</translation>
    </message>
    <message>
        <source>“{text}” is not a deal code. A deal code has {length} letters in groups of {group}, all from {letters}.</source>
        <extracomment>sixtysix_gui/rules/fair_deals.py sixtysix_gui/text/error_sentences.py {text}: what was written; {length}: how long is played: To seven, or a number; {group}: a group of rules, or a number of letters; {letters}: the letters that may be used</extracomment>
        <translation>„{text}“ не е код. Кодът има {length} букви на групи по {group}, само от {letters}.</translation>
    </message>
    <message>
        <source>“{text}” is not a nonce: a nonce has 32 hexadecimal digits.</source>
        <extracomment>sixtysix_gui/rules/fair_deals.py {text}: what was written</extracomment>
        <translation>„{text}“ не е еднократно число: то има 32 шестнадесетични цифри.</translation>
    </message>
</context>
<context>
    <name>RuleGrid</name>
    <message>
        <source>Rules</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_grid.py</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_grid.py {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{place} от {count}</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>as in {rules}: {value}</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py {rules}: the name of a rule set: Schnapsen; {value}: a value: a number, or in words</extracomment>
        <translation>както при {rules}: {value}</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py</extracomment>
        <translation>променено</translation>
    </message>
    <message>
        <source>conflicts</source>
        <extracomment>sixtysix_gui/windows/new_game/rule_rows.py</extracomment>
        <translation>не пасва</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>
            <numerusform>%n договор</numerusform>
            <numerusform>%n договора</numerusform>
        </translation>
    </message>
    <message>
        <source>1 extra game point</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>1 игрова точка повече</translation>
    </message>
    <message>
        <source>1 if the closer has 33+, otherwise 2; 3 without a trick at closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>1, ако затворилият има 33, иначе 2; 3 без взятка дотогава</translation>
    </message>
    <message>
        <source>1 extra, but only after 65–65</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>1 повече, но само след 65:65</translation>
    </message>
    <message>
        <source>10 card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>10&#xa0;точки</translation>
    </message>
    <message>
        <source>100 card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>100&#xa0;точки</translation>
    </message>
    <message>
        <source>2 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>2&#xa0;карти</translation>
    </message>
    <message>
        <source>20 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>20&#xa0;карти</translation>
    </message>
    <message>
        <source>20 cards, partners opposite; contracts and Kontra; from 24 down to 0.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>20&#xa0;карти, партньорите са един срещу друг; договори и контра; от 24 до нула.</translation>
    </message>
    <message>
        <source>20 cards; after closing, the opponent’s card points are frozen; the last trick wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>20&#xa0;карти; след затваряне точките на другия се замразяват; печели последната взятка.</translation>
    </message>
    <message>
        <source>24 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;карти</translation>
    </message>
    <message>
        <source>24 cards include the nines; 20 cards go down to the jacks.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>При 24&#xa0;карти има деветки, при 20&#xa0;карти най-ниски са валетата.</translation>
    </message>
    <message>
        <source>24 cards, everyone plays alone; the first player names trumps; all eight tricks are played for chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;карти, всеки за себе си; първият играч обявява коза; всичките осем взятки се играят за жетони.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; bids in steps of 33; the first card led sets trumps.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;карти, партньорите са един срещу друг; обявява се на стъпки по 33; първата карта определя коза.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; the dealer’s neighbour cuts for trumps; out at 66.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;карти, партньорите са един срещу друг; съседът на раздаващия сече коза; край при 66.</translation>
    </message>
    <message>
        <source>24 cards, three players; bids in steps of 33; the first trick also wins three extra cards.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;карти, трима играчи; обявява се на стъпки по 33; първата взятка печели и три карти.</translation>
    </message>
    <message>
        <source>24 cards; close before or after drawing; marriages only while the talon is open; 10 for the last trick.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;карти; затваря се преди или след тегленето; анонси само при отворен талон; 10 за последната взятка.</translation>
    </message>
    <message>
        <source>24 cards; each marriage makes its suit trumps and counts 20, 40, 60, 80; first to 100.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;карти; всеки анонс прави боята си коз и носи 20, 40, 60, 80; до 100.</translation>
    </message>
    <message>
        <source>24 cards; players take turns dealing; mistakes cost 3 against a player without a trick; no looking back at tricks.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;карти; раздава се поред; грешките струват 3 срещу играч без взятка; взетите взятки не се гледат.</translation>
    </message>
    <message>
        <source>2; 3 if the opponent has no trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>2; 3, ако другият няма взятка</translation>
    </message>
    <message>
        <source>2; 3 without a trick at closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>2; 3 без взятка дотогава</translation>
    </message>
    <message>
        <source>4 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>4&#xa0;карти</translation>
    </message>
    <message>
        <source>48 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>48&#xa0;карти</translation>
    </message>
    <message>
        <source>48 cards, four players, dealt and played anticlockwise; secret openings, out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>48&#xa0;карти, четирима играчи, раздава се и се играе обратно на часовниковата стрелка; тайни откривания, край при 101.</translation>
    </message>
    <message>
        <source>48 cards; secret openings, out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>48&#xa0;карти; тайни откривания, край при 101.</translation>
    </message>
    <message>
        <source>5 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>5&#xa0;карти</translation>
    </message>
    <message>
        <source>6 cards</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>6&#xa0;карти</translation>
    </message>
    <message>
        <source>66 ends the deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>66 приключва раздаването</translation>
    </message>
    <message>
        <source>66 ends the deal automatically; if closing fails, it costs 3.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>При 66 раздаването свършва от само себе си; неуспешно затваряне струва 3.</translation>
    </message>
    <message>
        <source>If closing fails, it costs</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Неуспешно затваряне струва</translation>
    </message>
    <message>
        <source>A false claim costs</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Грешно обявен край струва</translation>
    </message>
    <message>
        <source>A shutout game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Игра на нула</translation>
    </message>
    <message>
        <source>A marriage may be announced on the very first lead.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Анонс може да се обяви още с първата карта.</translation>
    </message>
    <message>
        <source>A single deal and nothing more.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Само едно раздаване и нищо след него.</translation>
    </message>
    <message>
        <source>After closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>След затваряне</translation>
    </message>
    <message>
        <source>After closing, the opponent’s card points are frozen; the last trick wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>След затваряне точките на другия се замразяват; печели последната взятка.</translation>
    </message>
    <message>
        <source>After a tied deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>След равно раздаване</translation>
    </message>
    <message>
        <source>After the last draw</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>След последното теглене</translation>
    </message>
    <message>
        <source>After winning a trick a player may close before drawing; both then play on with one card fewer.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>След спечелена взятка може да се затвори преди тегленето; тогава и двамата продължават с една карта по-малко.</translation>
    </message>
    <message>
        <source>After winning a trick a player may exchange before drawing. If exchanging is only allowed before leading, the player must then close.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>След спечелена взятка може да се смени преди тегленето. Ако се сменя само преди водене, после трябва да се затвори.</translation>
    </message>
    <message>
        <source>All of the last tricks</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Всички последни взятки</translation>
    </message>
    <message>
        <source>As in Austria: 20 cards, five in hand; the last trick wins; if the closer wins, the loser’s points at closing count; counted down from 7.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Като в Австрия: 20&#xa0;карти, по пет в ръка; печели последната взятка; победи ли затворилият, за другия важат точките при затварянето; брои се от 7 надолу.</translation>
    </message>
    <message>
        <source>As in Bulgaria: marriages and closing only from the second trick on, closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Като в България: анонси и затваряне едва от втората взятка, затваря се само при поне четири карти в талона.</translation>
    </message>
    <message>
        <source>Ace lowest in Assenbettler</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Assenbettler с най-ниско асо</translation>
    </message>
    <message>
        <source>Austria</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Австрия</translation>
    </message>
    <message>
        <source>Austria, Hungary</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Австрия, Унгария</translation>
    </message>
    <message>
        <source>Bar Schnapsen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Кръчмарски шнапсен</translation>
    </message>
    <message>
        <source>Bar Schnapsen with 24 cards and six in hand.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Кръчмарски шнапсен с 24&#xa0;карти, по шест в ръка.</translation>
    </message>
    <message>
        <source>Bar Schnapsen with nines</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Кръчмарски шнапсен с деветки</translation>
    </message>
    <message>
        <source>Bar rules</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Кръчмарски правила</translation>
    </message>
    <message>
        <source>Bauernschnapsen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Бауерншнапсен</translation>
    </message>
    <message>
        <source>Before a lead: only the leader, or the leader’s partner too.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Преди водене: само който води или и партньорът му.</translation>
    </message>
    <message>
        <source>Before drawing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Преди теглене</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Преди първата карта</translation>
    </message>
    <message>
        <source>Best of 3</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>До 2&#xa0;победи</translation>
    </message>
    <message>
        <source>Best of 5</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>До 3&#xa0;победи</translation>
    </message>
    <message>
        <source>Best of 7</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>До 4&#xa0;победи</translation>
    </message>
    <message>
        <source>Bid how many times 33 you will make; the first card led sets trumps. If you make less than your bid, you are set.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Обявявате колко пъти по 33 ще направите; първата карта определя коза. По-малко от обявеното – вътре сте.</translation>
    </message>
    <message>
        <source>Bids and contracts</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Наддаване и договори</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>България</translation>
    </message>
    <message>
        <source>Bummerl</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Бумерл</translation>
    </message>
    <message>
        <source>By the book</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>По правилник</translation>
    </message>
    <message>
        <source>Canada, USA</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Канада, САЩ</translation>
    </message>
    <message>
        <source>Card exchanged</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Карта за смяна</translation>
    </message>
    <message>
        <source>Card to lead</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Изиграна карта от анонса</translation>
    </message>
    <message>
        <source>Cards per hand</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Карти в ръка</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Карти в тестето</translation>
    </message>
    <message>
        <source>Cards left in the talon</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Карти в талона</translation>
    </message>
    <message>
        <source>Close before or after drawing. Marriages only while the talon is open; the last trick counts 10.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Затваря се преди или след тегленето. Анонси само при отворен талон; последната взятка носи 10.</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Договори</translation>
    </message>
    <message>
        <source>Counting</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Броене</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Всеки за себе си</translation>
    </message>
    <message>
        <source>Cut-throat Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>66 – всеки за себе си</translation>
    </message>
    <message>
        <source>Dealer after a tied deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Раздаващ след равно раздаване</translation>
    </message>
    <message>
        <source>Dealt in batches of</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Раздава се по</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Контри</translation>
    </message>
    <message>
        <source>Everyone plays alone with eight cards. The first player names trumps or turns up a card; paid in chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Всеки играе за себе си, с осем карти. Първият играч обявява коза или обръща карта; плаща се с жетони.</translation>
    </message>
    <message>
        <source>Everyone plays alone: bid how many times 33 you will make; the first trick also wins the widow of three cards.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Всеки за себе си: обяви колко пъти по 33 ще направиш; първата взятка печели и трите карти от талона.</translation>
    </message>
    <message>
        <source>Each game from {count} to 0; the loser gets a Bummerl, or two in a shutout.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Всяка игра е от {count} до 0; който загуби, получава бумерл, а на нула – два.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Край на играта</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Смяна</translation>
    </message>
    <message>
        <source>Five cards; the last trick wins. If the closer wins, the loser’s points at closing count.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Пет карти, печели последната взятка. Победи ли затворилият, за другия важат точките при затварянето.</translation>
    </message>
    <message>
        <source>The forehand, who leads first, names trumps after three cards. Ten contracts, from Bettler to Herrenjodler, and Kontra.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Първият играч обявява коза по три карти. Десет договора, от Bettler до Herrenjodler, и контра.</translation>
    </message>
    <message>
        <source>Gaigel</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Гайгел</translation>
    </message>
    <message>
        <source>Gaigel for two</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Гайгел за двама</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Игрови точки</translation>
    </message>
    <message>
        <source>Game points for a win</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Игрови точки за победа</translation>
    </message>
    <message>
        <source>Game points to win</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Игрови точки до победа</translation>
    </message>
    <message>
        <source>Games to {count}; a lost game is a Bummerl, a shutout counts as two.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Игри до {count}; който загуби игра, получава бумерл, а на нула – два.</translation>
    </message>
    <message>
        <source>Gentler: at the end you only have to follow suit, and marriages always count.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>По-меко: накрая само се отговаря на боята, анонсите винаги се броят.</translation>
    </message>
    <message>
        <source>Gentler: at the end you only have to follow suit; marriages always count; a tied deal carries over.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>По-меко: накрая само се отговаря на боята; анонсите винаги се броят; равното раздаване се прехвърля.</translation>
    </message>
    <message>
        <source>Germany</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Германия</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Обявяване на край</translation>
    </message>
    <message>
        <source>Going out before the closer is worth</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>„Край!“ преди затворилия носи</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Най-високо наддаване</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Домашни правила</translation>
    </message>
    <message>
        <source>How many cards each player is dealt at a time.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>По колко карти наведнъж получава всеки.</translation>
    </message>
    <message>
        <source>How many cards each player holds while cards are being drawn.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Колко карти държи всеки, докато се тегли.</translation>
    </message>
    <message>
        <source>How many cards must be left to close, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Колко карти трябва да има в талона за затваряне, заедно с козовата.</translation>
    </message>
    <message>
        <source>How many cards must be left to exchange, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Колко карти трябва да има в талона за смяна, заедно с козовата.</translation>
    </message>
    <message>
        <source>How many times 33 card points can be bid.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Колко пъти по 33&#xa0;точки може да се обяви.</translation>
    </message>
    <message>
        <source>How many times both sides together can double.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Колко пъти двата отбора общо може да дадат контра.</translation>
    </message>
    <message>
        <source>How the score is shown.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Как се показва резултатът.</translation>
    </message>
    <message>
        <source>Idiots’ Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Шантаво 66</translation>
    </message>
    <message>
        <source>In response to closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>В отговор на затваряне</translation>
    </message>
    <message>
        <source>In which contracts the player plays alone against two.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>При кои договори се играе сам срещу двама.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Последна възможност</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Анонси</translation>
    </message>
    <message>
        <source>Marriages and closing only from the second trick on; closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Анонси и затваряне едва от втората взятка; затваря се само при поне четири карти в талона.</translation>
    </message>
    <message>
        <source>Marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Анонси могат да се обявяват и когато талонът е изчерпан.</translation>
    </message>
    <message>
        <source>Marriages may be announced while the talon is closed.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Анонси могат да се обявяват и докато талонът е затворен.</translation>
    </message>
    <message>
        <source>Must trump</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Задължително цакане</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Следващ раздаващ</translation>
    </message>
    <message>
        <source>No marriage on the first lead; exchanging and closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Без анонс при първото водене; смяна и затваряне само при поне четири карти в талона.</translation>
    </message>
    <message>
        <source>No trumps at first: each marriage makes its suit trumps and counts 20, 40, 60, 80.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Отначало няма коз: всеки анонс прави боята си коз и носи 20, 40, 60, 80.</translation>
    </message>
    <message>
        <source>There is no set number of deals; leave the game when you like.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Броят на раздаванията не е определен; стани от масата, когато поискаш.</translation>
    </message>
    <message>
        <source>North American</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Северноамериканско</translation>
    </message>
    <message>
        <source>North American Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Северноамериканско 66</translation>
    </message>
    <message>
        <source>On the first lead</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>При първото водене</translation>
    </message>
    <message>
        <source>On which turns a player may go out.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кога може да се обяви край.</translation>
    </message>
    <message>
        <source>On which turns a player may exchange it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кога може да се смени.</translation>
    </message>
    <message>
        <source>Once the talon is closed or used up, players must follow suit.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Щом талонът се затвори или свърши, трябва да се отговаря на боята.</translation>
    </message>
    <message>
        <source>One deal</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Едно раздаване</translation>
    </message>
    <message>
        <source>Only with a trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Само с взятка</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <extracomment>sixtysix_gui/windows/new_game/choice.py</extracomment>
        <translation>Мои правила</translation>
    </message>
    <message>
        <source>Pack and deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Тесте и раздаване</translation>
    </message>
    <message>
        <source>Partners sit opposite each other. The dealer’s neighbour cuts for trumps; the leader’s partner may announce a marriage too.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Партньорите седят един срещу друг. Съседът на раздаващия сече коза; анонс може да обяви и партньорът на водещия.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ход на играта</translation>
    </message>
    <message>
        <source>Santase</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Сантасе</translation>
    </message>
    <message>
        <source>Santase where 66 ends the deal automatically; if closing fails, it costs 3; first to 11.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Сантасе, при което 66 приключва раздаването; неуспешно затваряне струва 3; до 11.</translation>
    </message>
    <message>
        <source>Santase to eleven</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Сантасе до единайсет</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Шнапсен</translation>
    </message>
    <message>
        <source>Schnapsen without a marriage on the first lead; exchanging and closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Шнапсен без анонс при първото водене; смяна и затваряне само при поне четири карти в талона.</translation>
    </message>
    <message>
        <source>Schnapsen, sharp</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Строг шнапсен</translation>
    </message>
    <message>
        <source>Schnapser and Bauernschnapser too</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>и при Schnapser и Bauernschnapser</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Шестдесет и шест</translation>
    </message>
    <message>
        <source>Sixty-Six (German)</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Немско 66</translation>
    </message>
    <message>
        <source>Sixty-Six (encyclopaedia)</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>66 по енциклопедия</translation>
    </message>
    <message>
        <source>Sixty-Six for three</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>66 за трима</translation>
    </message>
    <message>
        <source>Sixty-Six in pairs</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>66 по двойки</translation>
    </message>
    <message>
        <source>Must follow suit</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Отговаряне на боята</translation>
    </message>
    <message>
        <source>Must beat the card led</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Задължително качване</translation>
    </message>
    <message>
        <source>Players take turns dealing; mistakes cost 3 against a player without a trick; no looking back at tricks.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Раздава се поред; грешките струват 3 срещу играч без взятка; взетите взятки не се гледат.</translation>
    </message>
    <message>
        <source>The first player to get from {count} to zero wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Печели, който пръв стигне от {count} до нула.</translation>
    </message>
    <message>
        <source>The first side to get from {count} to zero wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Печели отборът, който пръв стигне от {count} до нула.</translation>
    </message>
    <message>
        <source>The first side to reach {count} game points wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Печели отборът, който пръв събере {count} игрови точки.</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Играта</translation>
    </message>
    <message>
        <source>For a loser with 33 or more – fewer than 33 – no trick at all.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Загубилият има 33 или повече – под 33 – нито една взятка.</translation>
    </message>
    <message>
        <source>When the dealer turns up the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кога раздаващият обръща козовата карта.</translation>
    </message>
    <message>
        <source>The opponent’s card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Точките на другия</translation>
    </message>
    <message>
        <source>The partner sits out</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Партньорът не играе</translation>
    </message>
    <message>
        <source>The talon may be closed before any card is played.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Талонът може да се затвори още преди първата карта.</translation>
    </message>
    <message>
        <source>The ten</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Десетката</translation>
    </message>
    <message>
        <source>The ten is then highest and the ace lowest, and no ace is needed to call it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>В него десетката е най-висока, асото е най-ниско, а за обявяването му не е нужно асо.</translation>
    </message>
    <message>
        <source>The trump that may be exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Козът, срещу който се взима козовата карта.</translation>
    </message>
    <message>
        <source>The very last trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Последната взятка</translation>
    </message>
    <message>
        <source>To eleven</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>До 11</translation>
    </message>
    <message>
        <source>To fifteen</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>До 15</translation>
    </message>
    <message>
        <source>To nine</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>До 9</translation>
    </message>
    <message>
        <source>To seven</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>До 7</translation>
    </message>
    <message>
        <source>To ten</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>До 10</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Докрай</translation>
    </message>
    <message>
        <source>To {count}</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: a game ends at {count} game points {count}: a number</extracomment>
        <translation>До {count}</translation>
    </message>
    <message>
        <source>Tricks you may look at</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Взятки, които могат да се гледат</translation>
    </message>
    <message>
        <source>Trump card turned up</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Козовата карта се обръща</translation>
    </message>
    <message>
        <source>Must overtrump</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Надцакване</translation>
    </message>
    <message>
        <source>Two packs and secret openings; out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Две тестета и тайни откривания; край при 101.</translation>
    </message>
    <message>
        <source>Two packs, played anticlockwise; secret openings, out at 101.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Две тестета, играе се в обратна посока; тайни откривания, край при 101.</translation>
    </message>
    <message>
        <source>What a player without a trick may do with a marriage.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Какво може да направи с анонс играч без взятка.</translation>
    </message>
    <message>
        <source>What a win counts if the other side has no game points.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Колко носи победа, ако другият няма нито една точка.</translation>
    </message>
    <message>
        <source>What it is worth apart from its cards.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Колко носи освен картите в нея.</translation>
    </message>
    <message>
        <source>What it is worth if the talon was never closed.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Колко носи, ако талонът не е бил затворен.</translation>
    </message>
    <message>
        <source>What it is worth to win every trick after the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Колко носи да се вземат всички взятки, след като талонът се изчерпа.</translation>
    </message>
    <message>
        <source>What the opponent gets for an “Out!” without 66.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Какво получава другият при „Край!“ без 66.</translation>
    </message>
    <message>
        <source>What the opponent gets for going out first.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Какво получава другият, ако обяви край пръв.</translation>
    </message>
    <message>
        <source>What the opponent gets if the closer does not go out.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Какво получава другият, ако затворилият не обяви край.</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кога</translation>
    </message>
    <message>
        <source>When “Out!” may be said</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кога се казва „Край!“</translation>
    </message>
    <message>
        <source>When nobody goes out</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Когато никой не обяви край</translation>
    </message>
    <message>
        <source>When the closer wins, the loser’s points are counted</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ако затворилият печели, за другия важат точките</translation>
    </message>
    <message>
        <source>When the game is over and who has won it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кога свършва играта и кой я печели.</translation>
    </message>
    <message>
        <source>When the talon is closed, the opponent may exchange at once.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Щом талонът се затвори, другият може веднага да смени.</translation>
    </message>
    <message>
        <source>In which contracts that player leads to the first trick; in the others the forehand leads.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>При кои договори той води за първата взятка; при останалите води първият играч.</translation>
    </message>
    <message>
        <source>If marriages end with the talon: the last lead on which one may be announced. Only matters when closing just before the last two cards are drawn.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кога заедно с талона свършват и анонсите: последното водене, при което е възможен анонс. Важно е само при затваряне точно преди последните две карти.</translation>
    </message>
    <message>
        <source>Where the ten ranks among the cards; it counts 10 either way.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Къде сред картите стои десетката; винаги се брои за 10.</translation>
    </message>
    <message>
        <source>Whether a player has to say “Out!”.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Дали играчът трябва сам да каже „Край!“.</translation>
    </message>
    <message>
        <source>Whether marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Дали могат да се обявяват анонси, когато талонът е изчерпан.</translation>
    </message>
    <message>
        <source>Whether the next winner gets something extra.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Дали следващият победител получава нещо в повече.</translation>
    </message>
    <message>
        <source>Whether tricks and card points after closing still help the loser.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Дали на загубилия помагат взятки и точки след затварянето.</translation>
    </message>
    <message>
        <source>Whether what the opponent makes after closing counts.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Дали на другия се брои това, което направи след затварянето.</translation>
    </message>
    <message>
        <source>Which card of a marriage must be led.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>С коя карта от анонса трябва да се води.</translation>
    </message>
    <message>
        <source>Which contracts can be called, and what they are worth.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кои договори могат да се обявят и колко струват.</translation>
    </message>
    <message>
        <source>Which won tricks a player may look at again.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кои спечелени взятки могат да се погледнат пак.</translation>
    </message>
    <message>
        <source>Who deals after a deal that nobody wins.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кой раздава след раздаване без победител.</translation>
    </message>
    <message>
        <source>Who deals after a deal that somebody wins.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кой раздава след спечелено раздаване.</translation>
    </message>
    <message>
        <source>Who may announce a marriage</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кой може да обявява анонс</translation>
    </message>
    <message>
        <source>The player of the contract leads</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Води играещият договора</translation>
    </message>
    <message>
        <source>Who wins when all cards are played and nobody closed or went out.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Кой печели, когато всички карти са изиграни и никой не е затворил, нито обявил край.</translation>
    </message>
    <message>
        <source>A player who cannot follow suit must play a trump if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Който не може да отговори на боята, трябва да цака, ако може.</translation>
    </message>
    <message>
        <source>Only a player who has won a trick may exchange.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>За смяна се иска спечелена взятка.</translation>
    </message>
    <message>
        <source>A player who follows suit must beat the best card in the trick if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Който отговаря на боята, трябва да качи, ако може.</translation>
    </message>
    <message>
        <source>A player who follows suit must then play a higher card if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Който тогава отговаря на боята, трябва да даде по-висока карта, ако има.</translation>
    </message>
    <message>
        <source>A player who has no card of the suit led must then play a trump.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Който тогава няма карта от боята, трябва да цака.</translation>
    </message>
    <message>
        <source>The first to reach this many wins the game.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Който пръв ги събере, печели играта.</translation>
    </message>
    <message>
        <source>The first to win {count} chips wins the game.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Печели, който пръв спечели {count} жетона.</translation>
    </message>
    <message>
        <source>The first to reach {count} game points wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Печели, който пръв събере {count} игрови точки.</translation>
    </message>
    <message>
        <source>A player who plays a trump must beat any trump already in the trick.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Който цака, трябва да надцака вече изигран коз, ако може.</translation>
    </message>
    <message>
        <source>The first to win four games. Press again for best of 3 or 5.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Който пръв спечели четири игри. Натисни пак за две или три победи.</translation>
    </message>
    <message>
        <source>The first to win three games. Press again for best of 7 or 3.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Който пръв спечели три игри. Натисни пак за четири или две победи.</translation>
    </message>
    <message>
        <source>The first to win two games. Press again for best of 5 or 7.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Който пръв спечели две игри. Натисни пак за три или четири победи.</translation>
    </message>
    <message>
        <source>Winner of the deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Победител в раздаването</translation>
    </message>
    <message>
        <source>Without a trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Без взятка</translation>
    </message>
    <message>
        <source>Württemberg</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Вюртемберг</translation>
    </message>
    <message>
        <source>after dealing all hands</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>след раздаването</translation>
    </message>
    <message>
        <source>just below the ace</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>след асото</translation>
    </message>
    <message>
        <source>after the first batch</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>след първите карти</translation>
    </message>
    <message>
        <source>after twelve decided deals</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>след дванайсет решени раздавания</translation>
    </message>
    <message>
        <source>all your own</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>всички свои</translation>
    </message>
    <message>
        <source>all thirteen</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>всичките тринайсет</translation>
    </message>
    <message>
        <source>always 2</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>винаги 2</translation>
    </message>
    <message>
        <source>always 3</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>винаги 3</translation>
    </message>
    <message>
        <source>any lead while there are cards in the talon</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>при всяко водене, докато в талона има карти</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>вкъщи</translation>
    </message>
    <message>
        <source>at closing</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>при затварянето</translation>
    </message>
    <message>
        <source>at the end</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>накрая</translation>
    </message>
    <message>
        <source>at the bar</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>в кръчмата</translation>
    </message>
    <message>
        <source>before leading</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>преди да се поведе</translation>
    </message>
    <message>
        <source>just below the jack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>под валето</translation>
    </message>
    <message>
        <source>both partners</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>и двамата партньори</translation>
    </message>
    <message>
        <source>automatically</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>от само себе си</translation>
    </message>
    <message>
        <source>keep counting</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>броят се и занапред</translation>
    </message>
    <message>
        <source>down to 0</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>надолу до нула</translation>
    </message>
    <message>
        <source>encyclopaedia</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>енциклопедия</translation>
    </message>
    <message>
        <source>king or queen</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>поп или дама</translation>
    </message>
    <message>
        <source>more card points</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>който има повече точки</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>никога</translation>
    </message>
    <message>
        <source>never: play as long as you like</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>никога: докато ти се играе</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>не</translation>
    </message>
    <message>
        <source>no exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>без смяна</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>няма</translation>
    </message>
    <message>
        <source>not announce it</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>да не го обявява</translation>
    </message>
    <message>
        <source>nothing extra</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>нищо повече</translation>
    </message>
    <message>
        <source>on any of your own turns</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>винаги когато е на ход</translation>
    </message>
    <message>
        <source>once: Kontra</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>веднъж: контра</translation>
    </message>
    <message>
        <source>one game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>една игра</translation>
    </message>
    <message>
        <source>open-ended</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py</extracomment>
        <translation>без край</translation>
    </message>
    <message>
        <source>sharp</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>строг</translation>
    </message>
    <message>
        <source>announce it; it counts from the first trick on</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>да го обяви; брои се от първата взятка</translation>
    </message>
    <message>
        <source>are frozen</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>замразяват се</translation>
    </message>
    <message>
        <source>ten, the Bettler for 5</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>десет, Bettler за 5</translation>
    </message>
    <message>
        <source>the jack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>валето</translation>
    </message>
    <message>
        <source>the king</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>попът</translation>
    </message>
    <message>
        <source>the last lead with a full hand</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>последното водене с всички карти в ръка</translation>
    </message>
    <message>
        <source>the last one, and each side’s first</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>последната и първата на всеки отбор</translation>
    </message>
    <message>
        <source>the last one, until the next lead</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>последната, до следващото водене</translation>
    </message>
    <message>
        <source>the leader</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>който води</translation>
    </message>
    <message>
        <source>the nine</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>деветката</translation>
    </message>
    <message>
        <source>the other player</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>другият</translation>
    </message>
    <message>
        <source>the same player again</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>отново същият</translation>
    </message>
    <message>
        <source>the winner</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>победителят</translation>
    </message>
    <message>
        <source>three times: Kontra, Re, Sub</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>три пъти: контра, реконтра, субконтра</translation>
    </message>
    <message>
        <source>to 11</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>до 11</translation>
    </message>
    <message>
        <source>to 7</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>до 7</translation>
    </message>
    <message>
        <source>to {count}</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: a game ends at {count} game points {count}: a number</extracomment>
        <translation>до {count}</translation>
    </message>
    <message>
        <source>twice: Kontra, Re</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>два пъти: контра, реконтра</translation>
    </message>
    <message>
        <source>two games</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>две игри</translation>
    </message>
    <message>
        <source>up from 0</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>нагоре от нула</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>обичайно</translation>
    </message>
    <message>
        <source>what it would have won</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>колкото би донесъл верен край</translation>
    </message>
    <message>
        <source>when “Out!” is said</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>когато се каже „Край!“</translation>
    </message>
    <message>
        <source>when a player has won ten chips</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>когато някой спечели десет жетона</translation>
    </message>
    <message>
        <source>the only player with 66</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>който единствен има 66</translation>
    </message>
    <message>
        <source>the winner of the last trick</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>който вземе последната взятка</translation>
    </message>
    <message>
        <source>wins the deal</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>печели раздаването</translation>
    </message>
    <message>
        <source>without Bettler and Zehnergang</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>без Bettler и Zehnergang</translation>
    </message>
    <message>
        <source>without trumps</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>без козове</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>да</translation>
    </message>
    <message>
        <source>{count} deals</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: a game is over after {count} deals {count}: a number</extracomment>
        <translation>{count}&#xa0;раздавания</translation>
    </message>
    <message>
        <source>{count} deals; the player with the most chips wins.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>{count} раздавания; печели, който има най-много жетони.</translation>
    </message>
    <message>
        <source>{count} to 0</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py: how a game is counted: down from {count} to zero sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>от {count} до 0</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py {name}: the name of a rule set</extracomment>
        <translation>{name}, с промени</translation>
    </message>
    <message numerus="yes">
        <source>{name}, changed in %n place(s)</source>
        <extracomment>sixtysix_gui/text/rules/rule_sets.py {name}: the name of a rule set</extracomment>
        <translation>
            <numerusform>{name}, %n промяна</numerusform>
            <numerusform>{name}, %n промени</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Burgundy</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Бордо</translation>
    </message>
    <message>
        <source>Card back</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Гръб</translation>
    </message>
    <message>
        <source>Cards and cloth</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Карти и сукно</translation>
    </message>
    <message>
        <source>Cloth: {name}</source>
        <extracomment>sixtysix_gui/text/data/settings.toml: {name} is the name of a colour, as it stands below the patches of cloth {name}: the name of a cloth</extracomment>
        <translation>Сукно: {name}</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Four</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Четири</translation>
    </message>
    <message>
        <source>Four colours – black, green, red, orange – are for French cards only.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Четири цвята – черно, зелено, червено, оранжево – има само за френски карти.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Френски</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Немски</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Зелено</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Решетка</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Полунощ</translation>
    </message>
    <message>
        <source>Scales</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Люспи</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Графит</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Цветове</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Лъчи</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Два</translation>
    </message>
    <message>
        <source>Walnut</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Орех</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Авто</translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Размер на картите</translation>
    </message>
    <message>
        <source>Dim cards that cannot be played</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Затъмнявай непозволените карти</translation>
    </message>
    <message>
        <source>Enlarges all text, buttons, name plates and the coin.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Увеличава целия текст, бутоните, табелките и монетата.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Висок контраст</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>По-голям</translation>
    </message>
    <message>
        <source>Larger indices in the corners</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>По-големи знаци в ъглите</translation>
    </message>
    <message>
        <source>Largest</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Най-голям</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Изглед</translation>
    </message>
    <message>
        <source>Show how many cards are in the talon</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Показвай колко карти има в талона</translation>
    </message>
    <message>
        <source>Bolder lines and plain backgrounds, easier to see.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>По-плътни линии и спокойни фонове, за да се вижда по-лесно.</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Размер на текста</translation>
    </message>
    <message>
        <source>Your hand gets larger; the other cards, the piles and the rest of the table make room.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Твоите карти стават по-големи; другите карти, купчините и останалата маса отстъпват място.</translation>
    </message>
    <message>
        <source>{size}%</source>
        <extracomment>sixtysix_gui/text/data/settings.toml {size}: a number</extracomment>
        <translation>{size}&#xa0;%</translation>
    </message>
    <message>
        <source>System setting</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Както е в системата</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>How fast cards move; “None” turns off all movement. Your system may ask for less motion.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Колко бързо се движат картите; при „Няма“ не се движи нищо. Системата може да иска по-малко движение.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Прослушай</translation>
    </message>
    <message>
        <source>Marriages, “Out!”, a closed talon, a refused move, your turn after a long wait. These are the only sounds when movement is off or a screen reader is running.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Анонси, „Край!“, затворен талон, непозволен ход, твой ред след дълго чакане. Само те се чуват, когато нищо не се движи, и при екранен четец.</translation>
    </message>
    <message>
        <source>Movement and sound</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Движение, звук</translation>
    </message>
    <message>
        <source>Music at the end of a deal or game</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Музика в края на раздаване или игра</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Няма</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>No sound: no loudspeaker was found. The program looks again with the next sound.</source>
        <extracomment>sixtysix_gui/windows/settings/page.py</extracomment>
        <translation>Нищо не може да се чуе: не е намерен високоговорител. Ще бъде потърсен отново при следващия звук.</translation>
    </message>
    <message>
        <source>No sound: the part of the program that plays sounds is missing (miniaudio).</source>
        <extracomment>sixtysix_gui/windows/settings/page.py</extracomment>
        <translation>Нищо не може да се чуе: тук липсва частта от програмата, която пуска звуци (miniaudio).</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Темпо</translation>
    </message>
    <message>
        <source>Paper on cloth: cards being dealt, played, drawn and counted.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Хартия върху сукно: раздадени, изиграни, изтеглени и преброени карти.</translation>
    </message>
    <message>
        <source>Signals</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Сигнали</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Звуци на масата</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Сила на звука</translation>
    </message>
    <message>
        <source>Against the two weakest</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Срещу двамата най-слаби</translation>
    </message>
    <message>
        <source>Against the two weakest: only until you have been right three times in a row.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Срещу двамата най-слаби само докато познаеш три пъти поред.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Винаги</translation>
    </message>
    <message>
        <source>Ask before “Out!”</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Питай преди „Край!“</translation>
    </message>
    <message>
        <source>Before my partner leads</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Преди партньорът ми да води</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Точки от карти</translation>
    </message>
    <message>
        <source>Draw for me</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Тегли вместо мен</translation>
    </message>
    <message>
        <source>Give me a moment</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Изчакай малко</translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Продължи веднага</translation>
    </message>
    <message>
        <source>Hidden: I keep count myself</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Скрити: броя ги наум</translation>
    </message>
    <message>
        <source>In games for three and four. Each tip appears once, when it is relevant.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>В игри за трима и четирима, всеки по веднъж, когато му дойде времето.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Никога</translation>
    </message>
    <message>
        <source>Play cards with one click</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Картата се играе с едно щракване</translation>
    </message>
    <message>
        <source>Play my last card automatically</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Играй последната ми карта вместо мен</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Say “Out!” for me at 66</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>При 66 казвай „Край!“ вместо мен</translation>
    </message>
    <message>
        <source>Show all tips again</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Покажи отново всички съвети</translation>
    </message>
    <message>
        <source>Show everyone’s</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Показвай всички</translation>
    </message>
    <message>
        <source>Show mine</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Показвай моите</translation>
    </message>
    <message>
        <source>Show tips at the table</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Показвай съвети на масата</translation>
    </message>
    <message>
        <source>If cards are drawn for you, you cannot close before drawing, even where the rules allow it. The first option applies only against the two weakest opponents.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Така отпада затварянето преди теглене, дори където правилата го позволяват. Първото важи само срещу двамата най-слаби.</translation>
    </message>
    <message>
        <source>Time to say “Out!” for both of you. If you can announce a marriage, the game always waits.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>За да кажеш „Край!“ и за двама ви. Твоят анонс винаги се изчаква.</translation>
    </message>
    <message>
        <source>Until I finish a game</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Докато завърша една игра</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Изчакай ме</translation>
    </message>
    <message>
        <source>If your opponent closed when you had no trick and waiting may gain you more, the choice stays yours.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Когато чакането може да ти донесе повече, защото другият затвори, а ти тогава нямаше взятка, изборът остава твой.</translation>
    </message>
    <message>
        <source>Allow hints in games that count</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Съвети и в игри, които се броят</translation>
    </message>
    <message>
        <source>Ask before the first hint</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Питай преди първия съвет</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Треньор</translation>
    </message>
    <message>
        <source>Explain good moves in demonstrations</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Треньорът да обяснява добрите ходове в демонстрациите</translation>
    </message>
    <message>
        <source>In a review, let me find the best move before it is shown</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>При преглед първо да намеря най-добрия ход</translation>
    </message>
    <message>
        <source>In games for two, whenever one move is clearly best.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>В игрите за двама, когато един ход е ясно най-добър.</translation>
    </message>
    <message>
        <source>Review every deal automatically</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Треньорът да преглежда всяко раздаване след края му</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Възстанови началните настройки</translation>
    </message>
    <message>
        <source>System language: {name}</source>
        <extracomment>sixtysix_gui/text/data/settings.toml {name}: the name of a cloth</extracomment>
        <translation>Както в системата: {name}</translation>
    </message>
    <message>
        <source>It is mixed into the shuffle, so nobody can have chosen your cards.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Тя се добавя при разбъркването, така че никой не може да е избрал картите ти.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Език</translation>
    </message>
    <message>
        <source>Language and name</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Език и име</translation>
    </message>
    <message>
        <source>Let me type a word before each deal</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Да въвеждам дума преди всяко раздаване</translation>
    </message>
    <message>
        <source>My name</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Моето име</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Ти</translation>
    </message>
    <message>
        <source>Keep my finished games</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Пази завършените ми игри</translation>
    </message>
    <message>
        <source>They stay on this computer. Help ▸ About shows where they are and how much space they take.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Те остават на този компютър. Къде са и колко място заемат, пише в „Помощ“ ▸ „За програмата“.</translation>
    </message>
    <message>
        <source>In the background, earlier deals too while you pause. Never on battery.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>На заден план, а докато си почиваш – и по-стари раздавания. Никога на батерия.</translation>
    </message>
</context>
<context>
    <name>SettingsDrawer</name>
    <message>
        <source>Reset this page</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Начални стойности</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py</extracomment>
        <translation>Отмени</translation>
    </message>
</context>
<context>
    <name>SettingsRail</name>
    <message>
        <source>{heading}, page {number} of {count}</source>
        <extracomment>sixtysix_gui/windows/settings/drawer.py {heading}: the heading of a list of pages; {number}: a number; {count}: a number</extracomment>
        <translation>{heading}, страница {number} от {count}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Back</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Обратно към масата</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>The deal is waiting.</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Раздаването чака.</translation>
    </message>
    <message>
        <source>Your choice is waiting.</source>
        <extracomment>sixtysix_gui/windows/panels.py</extracomment>
        <translation>Изборът ти чака.</translation>
    </message>
</context>
<context>
    <name>SolveCommand</name>
    <message>
        <source>--all judges whole tricks and cannot be used with --moves.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>--all преценява цели взятки и не върви с --moves.</translation>
    </message>
    <message>
        <source>--moves {moves}: trick {trick} allows at most {most}.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py {moves}: a number of moves; {trick}: the number of a trick; {most}: a number</extracomment>
        <translation>--moves {moves}: във взятка {trick} може да се иска най-много {most}.</translation>
    </message>
    <message>
        <source>--record {number}: the file ends with record {last}.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py {number}: a number; {last}: the last of a list, or a number</extracomment>
        <translation>--record {number}: файлът свършва със запис {last}.</translation>
    </message>
    <message>
        <source>--trick {trick}: the deal was not played that far.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py {trick}: the number of a trick</extracomment>
        <translation>--trick {trick}: раздаването не е играно дотам.</translation>
    </message>
    <message>
        <source>For every legal move at one point of a record, prints the game points it brings the player to act if both play perfectly and see all cards, and a best line to the end. With --all, prints what each move of the deal gave away. In games for three and four, and in idiots-66 and gaigel-2, only the end of a deal is valued: at most 12 unplayed cards, or 8 with two players; everyone plays for the points of their own side.</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>Отпечатва за всеки позволен ход в една точка от записа колко игрови точки носи на играча на ход, когато двамата играят безгрешно и виждат всички карти, и най-добро продължение до края. С --all отпечатва какво е изпуснал всеки ход от раздаването. От игрите за трима и четирима и от idiots-66 и gaigel-2 оценява края на раздаването: най-много 12 неизиграни карти, 8 при двама; всеки играе за точките на своята страна.</translation>
    </message>
    <message>
        <source>after this many moves of that trick, acts included (default: 0)</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>след толкова хода от тази взятка, обявите се броят (по подразбиране: 0)</translation>
    </message>
    <message>
        <source>in {rules}, at most {most} unplayed cards can be valued; here there are {left}. Choose a later trick with --trick.</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {rules}: the name of a rule set: Schnapsen; {most}: a number; {left}: a number of cards</extracomment>
        <translation>при {rules} могат да се оценят най-много {most} неизиграни карти; тук са {left}. --trick посочва по-късна взятка.</translation>
    </message>
    <message>
        <source>instead, judge every move from that trick on</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>вместо това преценява всеки ход от тази взятка нататък</translation>
    </message>
    <message>
        <source>value the moves of a record with all cards known</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>оценява ходовете в запис при известни карти</translation>
    </message>
    <message>
        <source>number of the record (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>номер на записа (по подразбиране: 1)</translation>
    </message>
    <message>
        <source>number of the trick (default: 1)</source>
        <extracomment>sixtysix_gui/cli_commands/solve.py</extracomment>
        <translation>номер на взятката (по подразбиране: 1)</translation>
    </message>
    <message>
        <source>{file} trick {trick} {seat} {move} {points}, best {best} {best_points}, loss {loss}</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {file}: the name of a file; {trick}: the number of a trick; {seat}: the letter of a seat: A; {move}: a move as records write it; {points}: a number of points; {best}: a move as records write it; {best_points}: card points; {loss}: a number of game points: 0.4</extracomment>
        <translation>{file} взятка {trick} {seat} {move} {points}, най-добре {best} {best_points}, загуба {loss}</translation>
    </message>
    <message>
        <source>{file} trick {trick}, after {moves} of its moves: {seat} to act</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {file}: the name of a file; {trick}: the number of a trick; {moves}: a number of moves; {seat}: the letter of a seat: A</extracomment>
        <translation>{file} взятка {trick}, изиграни ходове от нея {moves}: на ход е {seat}</translation>
    </message>
    <message>
        <source>{file} trick {trick}: {seat} to act</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {file}: the name of a file; {trick}: the number of a trick; {seat}: the letter of a seat: A</extracomment>
        <translation>{file} взятка {trick}: на ход е {seat}</translation>
    </message>
    <message>
        <source>{value}  best</source>
        <extracomment>sixtysix_gui/cli_commands/solve_report.py {value}: a value: a number, or in words</extracomment>
        <translation>{value}  най-добре</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A guided deal: five tricks, one sentence per step. About three minutes.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Водено раздаване: пет взятки, по едно изречение на стъпка. Около три минути.</translation>
    </message>
    <message>
        <source>Last game: a tie.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Последна игра: никой не спечели.</translation>
    </message>
    <message>
        <source>Last game: you resigned.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Последна игра: ти се предаде.</translation>
    </message>
    <message>
        <source>Last game: you lost, {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Последна игра: загуба, {mine}:{theirs}.</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Архив</translation>
    </message>
    <message>
        <source>Last game: you won, {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>Последна игра: победа, {mine}:{theirs}.</translation>
    </message>
    <message>
        <source>Last game: {name} won, {theirs}–{mine}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number; {mine}: your game points, as a number</extracomment>
        <translation>Последна игра: спечели {name}, {theirs}:{mine}.</translation>
    </message>
    <message>
        <source>No game. {title}. {line}</source>
        <extracomment>sixtysix_gui/windows/front_door.py: {title} is a game such as “Schnapsen, against the Queen”, {line} how the last one ended {title}: a title; {line}: the number of a line, or a sentence</extracomment>
        <translation>Няма започната игра. {title}. {line}</translation>
    </message>
    <message>
        <source>No games played yet.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Още нищо не е играно.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>The card game for two or four players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Игра на карти за двама или четирима.</translation>
    </message>
    <message>
        <source>The card game for two or three players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Игра на карти за двама или трима.</translation>
    </message>
    <message>
        <source>The card game for two, three or four players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Игра на карти за двама, трима или четирима.</translation>
    </message>
    <message>
        <source>The card game for two players.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Игра на карти за двама.</translation>
    </message>
    <message>
        <source>You are trying out a position from a review; it does not count.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Пробваш позиция от преглед; тя не се брои.</translation>
    </message>
    <message>
        <source>You are trying out a position from a review; it does not count. Your game is waiting.</source>
        <extracomment>sixtysix_gui/windows/front_door.py</extracomment>
        <translation>Пробваш позиция от преглед; тя не се брои. Твоята игра чака.</translation>
    </message>
    <message>
        <source>{length}. Your game is in progress, {mine}–{theirs}.</source>
        <extracomment>sixtysix_gui/windows/front_door.py {length}: how long is played: To seven, or a number; {mine}: your game points, as a number; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{length}. Играта ти не е довършена, {mine}:{theirs}.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py: which of how many buttons, as a reader of the screen says it {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{place} от {count}</translation>
    </message>
    <message>
        <source>{rules}, first to seven, {against}, who plays for fun.</source>
        <extracomment>sixtysix_gui/windows/front_door.py: {rules} is a game such as Schnapsen, {against} is such as “against the Jack” {rules}: the name of a rule set: Schnapsen; {against}: against whom: against the Jack</extracomment>
        <translation>{rules} до седем {against}: игра за удоволствие.</translation>
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
        <translation>Отново</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Водено раздаване</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Other game…</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Друга игра…</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Играй</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Sixty-Six</source>
        <extracomment>sixtysix_gui/windows/start_sheet.py</extracomment>
        <translation>Шестдесет и шест</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n finished game(s) are kept on this computer, and nowhere else.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>%n завършена игра се пази на този компютър и никъде другаде.</numerusform>
            <numerusform>%n завършени игри се пазят на този компютър и никъде другаде.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) forgotten.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>Изтрита е %n игра.</numerusform>
            <numerusform>Изтрити са %n игри.</numerusform>
        </translation>
    </message>
    <message>
        <source>66 passed over</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: a player reached 66 and did not say so</extracomment>
        <translation>Пропуснат край</translation>
    </message>
    <message>
        <source>A deal brings you {x} chips on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване ти носи средно {x} жетона.</translation>
    </message>
    <message>
        <source>A deal brings you {x} game points less than the others on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване ти носи средно {x} игрови точки по-малко, отколкото на другите.</translation>
    </message>
    <message>
        <source>A deal brings you {x} game points more than the others on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване ти носи средно {x} игрови точки повече, отколкото на другите.</translation>
    </message>
    <message>
        <source>A deal brings you {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване ти носи средно {x} игрови точки.</translation>
    </message>
    <message>
        <source>A deal brings your side {x} game points less than the other side on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване носи на отбора ви средно {x} игрови точки по-малко, отколкото на другия.</translation>
    </message>
    <message>
        <source>A deal brings your side {x} game points more than the other side on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване носи на отбора ви средно {x} игрови точки повече, отколкото на другия.</translation>
    </message>
    <message>
        <source>A deal brings your side {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване носи на отбора ви средно {x} игрови точки.</translation>
    </message>
    <message>
        <source>A deal costs you {x} chips on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване ти струва средно {x} жетона.</translation>
    </message>
    <message>
        <source>A deal costs you {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване ти струва средно {x} игрови точки.</translation>
    </message>
    <message>
        <source>A deal costs your side {x} game points on average.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Едно раздаване струва на отбора ви средно {x} игрови точки.</translation>
    </message>
    <message>
        <source>A deal is reviewed when you look back at it with the coach, or by itself while the computer has nothing else to do.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Раздаванията се преглеждат, когато ги разглеждаш с треньора, или автоматично, докато компютърът няма друга работа.</translation>
    </message>
    <message>
        <source>Aces</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Аса</translation>
    </message>
    <message>
        <source>Aces</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Аса</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Срещу</translation>
    </message>
    <message>
        <source>Against everyone</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Срещу всички</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>За целия период</translation>
    </message>
    <message>
        <source>All verdicts of the coach, and the pages made of them, begin again from nothing. The games stay, so that they can be reviewed again.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Всички преценки на треньора и страниците, които зависят от тях, започват от нула. Игрите остават и могат да се прегледат отново.</translation>
    </message>
    <message>
        <source>As strong as {name} or stronger, so far.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>Засега поне колкото {name}.</translation>
    </message>
    <message>
        <source>Before trick {t}</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {t}: the number of a trick</extracomment>
        <translation>Преди взятка {t}</translation>
    </message>
    <message>
        <source>Below {name}, so far.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>Засега по-слабо от {name}.</translation>
    </message>
    <message>
        <source>Between {name} and {name2}, so far.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen; {name2}: another opponent as sentences call them, with article: the King</extracomment>
        <translation>Засега между {name} и {name2}.</translation>
    </message>
    <message>
        <source>Bid of {n}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {n}: a number</extracomment>
        <translation>Обява {n}</translation>
    </message>
    <message>
        <source>Bids played by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Изиграни от теб обяви</translation>
    </message>
    <message>
        <source>Card points in hand</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Точки в ръка</translation>
    </message>
    <message>
        <source>Chips per deal</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Жетони на раздаване</translation>
    </message>
    <message>
        <source>Chips per deal, from {first} at first to {last} now.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {first}: an amount, perhaps with its sign: 0.81; {last}: an amount, perhaps with its sign: 0.52</extracomment>
        <translation>Жетони на раздаване: от {first} в началото до {last} сега.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Closed against you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Затворени срещу теб</translation>
    </message>
    <message>
        <source>Closed by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Затворени от теб</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Closing brought you as much as playing on would have, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Затварянето ти донесе толкова, колкото щеше да донесе и продължаването, {give}.</translation>
    </message>
    <message>
        <source>Closing passed over</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Пропуснати затваряния</translation>
    </message>
    <message>
        <source>Contracts called by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Обявени от теб договори</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Раздавания</translation>
    </message>
    <message>
        <source>Deals that were doubled</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Раздавания с контра</translation>
    </message>
    <message>
        <source>Deals with hints</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Раздавания със съвет</translation>
    </message>
    <message>
        <source>Dealt at the start</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Раздадено в началото</translation>
    </message>
    <message numerus="yes">
        <source>Each ring is %n deal(s).</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>
            <numerusform>Всяко кръгче показва %n раздаване.</numerusform>
            <numerusform>Всяко кръгче показва %n раздавания.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each ring is a dozen deals.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>Всяко кръгче показва дванайсет раздавания.</translation>
    </message>
    <message>
        <source>Each time you closed, it brought {x} game points less than playing on, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Всяко твое затваряне донесе {x} игрови точки по-малко от продължаването, {give}.</translation>
    </message>
    <message>
        <source>Each time you closed, it brought {x} game points more than playing on, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Всяко твое затваряне донесе {x} игрови точки повече от продължаването, {give}.</translation>
    </message>
    <message>
        <source>Every game there is, by all rule sets, as a table for other programs. Columns have English names, and numbers have decimal points.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Всички игри по всякакви правила, като таблица за други програми. Имената на колоните са на английски, а числата са с десетична точка.</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Експортирай</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Експортирай като CSV…</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Експортирай като JSON…</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Честни карти</translation>
    </message>
    <message>
        <source>False claims</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Грешно обявен край</translation>
    </message>
    <message>
        <source>First lead</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Първо водене</translation>
    </message>
    <message>
        <source>First marriage of a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Първи анонс в раздаването</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Изтрий</translation>
    </message>
    <message numerus="yes">
        <source>Forget %n finished game(s)?</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>Изтриваш ли %n завършена игра?</numerusform>
            <numerusform>Изтриваш ли %n завършени игри?</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget games…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Изтрий игрите…</translation>
    </message>
    <message>
        <source>Forget what the coach found?</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Изтриваш ли преценките на треньора?</translation>
    </message>
    <message>
        <source>Forget what the coach found…</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Изтрий преценките на треньора…</translation>
    </message>
    <message numerus="yes">
        <source>Game points given away per deal, over the %n deal(s) that the coach has reviewed.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>Изпуснати игрови точки на раздаване: от %n раздаване, прегледано от треньора.</numerusform>
            <numerusform>Изпуснати игрови точки на раздаване: от %n раздавания, прегледани от треньора.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Игрови точки на раздаване</translation>
    </message>
    <message>
        <source>Game points per deal, from {first} at first to {last} now.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {first}: an amount, perhaps with its sign: 0.81; {last}: an amount, perhaps with its sign: 0.52</extracomment>
        <translation>Игрови точки на раздаване: от {first} в началото до {last} сега.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Игри</translation>
    </message>
    <message>
        <source>Given away per deal</source>
        <extracomment>sixtysix_gui/text/statistics/course.py sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Изпуснато на раздаване</translation>
    </message>
    <message>
        <source>Given away per deal, from {first} at first to {last} now.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {first}: an amount, perhaps with its sign: 0.81; {last}: an amount, perhaps with its sign: 0.52</extracomment>
        <translation>Изпуснато на раздаване: от {first} в началото до {last} сега.</translation>
    </message>
    <message numerus="yes">
        <source>Here you will see how you play. After ten deals there is something to tell; so far there are %n.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>
            <numerusform>Тук ще видиш как играеш. След десет раздавания ще има какво да се каже; засега е само %n.</numerusform>
            <numerusform>Тук ще видиш как играеш. След десет раздавания ще има какво да се каже; засега са %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>How a deal can be checked…</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Как се проверява раздаване…</translation>
    </message>
    <message>
        <source>How strong you play</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Колко силно играеш</translation>
    </message>
    <message numerus="yes">
        <source>In %n turn(s), closing was clearly better than what you played.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>%n път затварянето беше явно по-добро от твоя ход.</numerusform>
            <numerusform>%n пъти затварянето беше явно по-добро от твоя ход.</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Файлове JSON (*.json)</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Задръж</translation>
    </message>
    <message>
        <source>Kontra from your side</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: deals that the player&apos;s side doubled; Kontra is what is said then</extracomment>
        <translation>Контра от вашия отбор</translation>
    </message>
    <message>
        <source>Last 100 deals</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Последните 100 раздавания</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Последните 30 дни</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Най-нисък коз</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Късмет</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <extracomment>sixtysix_gui/text/statistics/names.py sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Късмет и игра</translation>
    </message>
    <message>
        <source>Luck and play, Closing, Themes, Fair cards and Strength are for games of two in which the talon can be closed.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>„Късмет и игра“, „Затваряне“, „Теми“, „Честни карти“ и „Сила на играта“ има само при игрите за двама, в които талонът може да се затваря.</translation>
    </message>
    <message numerus="yes">
        <source>Luck evens out: over %n deal(s), it brought {x} a deal, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>
            <numerusform>С времето късметът се изравнява: в %n раздаване донесе {x}, {give}.</numerusform>
            <numerusform>С времето късметът се изравнява: в %n раздавания донесе по {x} на раздаване, {give}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck is what the cards at the start promised, the draws and the hidden cards. What was given away is what the better moves would have brought.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Късметът е в раздадените, изтеглените и скритите карти. Изпуснатото е това, което щяха да донесат по-добри ходове.</translation>
    </message>
    <message>
        <source>Marriages in hand</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Анонси в ръка</translation>
    </message>
    <message>
        <source>Most was given away at “{theme}”: {x} a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {theme}: what there is to learn: Closing; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>Най-много изпускаш при „{theme}“: {x} на раздаване.</translation>
    </message>
    <message>
        <source>No game has ended yet. Once one has, you will see here how you play.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Още няма завършена игра. Щом завършиш първата, тук ще видиш как играеш.</translation>
    </message>
    <message>
        <source>Not all games were forgotten</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Не всички игри са изтрити</translation>
    </message>
    <message numerus="yes">
        <source>Nothing unusual: over %n deal(s), the cards came as good shuffling brings them.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>
            <numerusform>Нищо необичайно: в %n раздаване картите се паднаха така, както при добро разбъркване.</numerusform>
            <numerusform>Нищо необичайно: в %n раздавания картите се паднаха така, както при добро разбъркване.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was forgotten</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Нищо не беше изтрито</translation>
    </message>
    <message>
        <source>On average, deals bring neither gain nor loss.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Средно едно раздаване не носи нито печалба, нито загуба.</translation>
    </message>
    <message>
        <source>One row per deal</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Ред за всяко раздаване</translation>
    </message>
    <message>
        <source>One row per game</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Ред за всяка игра</translation>
    </message>
    <message numerus="yes">
        <source>Only %n deal(s) fit these filters; ten are needed.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>
            <numerusform>При този избор остава само %n раздаване; нужни са десет.</numerusform>
            <numerusform>При този избор остават само %n раздавания; нужни са десет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of these deals were dealt by chance alone; ten are needed here.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>
            <numerusform>Само %n от тези раздавания е изцяло случайно; тук са нужни десет.</numerusform>
            <numerusform>Само %n от тези раздавания са изцяло случайни; тук са нужни десет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Други</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>the head of a column</comment>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Другите</translation>
    </message>
    <message>
        <source>Others gave away</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Другите изпуснаха</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Във времето</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Обобщение</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Страници</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Партньор</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Партньори</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Места</translation>
    </message>
    <message>
        <source>Practice games and deals with hints are not counted here.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Тренировъчните игри и раздаванията със съвет не се броят тук.</translation>
    </message>
    <message>
        <source>Practice games, deals from a code and deals played again are left out. Deals with hints are in.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Тренировъчните игри, раздаванията с код и повторените раздавания тук не се броят, а раздаванията със съвет – да.</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Редове</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py {file}: the name of a file</extracomment>
        <translation>Запазено като {file}.</translation>
    </message>
    <message>
        <source>Sixty-Six deals</source>
        <extracomment>sixtysix_gui/text/statistics/data.py: the beginning of a file name</extracomment>
        <translation>Шестдесет и шест – раздавания</translation>
    </message>
    <message>
        <source>Sixty-Six decisions</source>
        <extracomment>sixtysix_gui/text/statistics/data.py: the beginning of a file name</extracomment>
        <translation>Шестдесет и шест – решения</translation>
    </message>
    <message>
        <source>Sixty-Six games</source>
        <extracomment>sixtysix_gui/text/statistics/data.py: the beginning of a file name</extracomment>
        <translation>Шестдесет и шест – игри</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: the other side is ahead.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Това вече не е само случайност: преднината е на другия отбор.</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: you are ahead.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Това вече не е само случайност: имаш преднина.</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: you are behind.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Това вече не е само случайност: изоставаш.</translation>
    </message>
    <message>
        <source>So far, that is more than chance explains: your side is ahead.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Това вече не е само случайност: преднината е на вашия отбор.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Сила на играта</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Таблици (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told from chance yet; about %n more deal(s) would show it.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>
            <numerusform>Засега може да е и случайност; след още около %n раздаване ще е ясно.</numerusform>
            <numerusform>Засега може да е и случайност; след още около %n раздавания ще е ясно.</numerusform>
        </translation>
    </message>
    <message>
        <source>That cannot be told from chance.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Това може да е и случайност.</translation>
    </message>
    <message>
        <source>The archive is being read: {k} of {n} games.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py {k}: a number of games; {n}: a number</extracomment>
        <translation>Архивът се чете: {k} от {n} игри.</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Файлът не беше запазен</translation>
    </message>
    <message>
        <source>The gold shade, around {name}, holds in 19 of 20 cases.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>В 19 от 20 случая истинската ти сила е в златната ивица: около {name}.</translation>
    </message>
    <message>
        <source>The gold shade, from about {name} to about {name2}, holds in 19 of 20 cases.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {name}: an opponent as sentences call them, with article: the Queen; {name2}: another opponent as sentences call them, with article: the King</extracomment>
        <translation>В 19 от 20 случая истинската ти сила е в златната ивица: приблизително между {name} и {name2}.</translation>
    </message>
    <message>
        <source>The shaded band holds the true line in 19 of 20 cases.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>В 19 от 20 случая истинската линия е в засенчената ивица.</translation>
    </message>
    <message>
        <source>Themes</source>
        <extracomment>sixtysix_gui/text/statistics/names.py: what there is to learn from moves that cost something</extracomment>
        <translation>Теми</translation>
    </message>
    <message>
        <source>There are too few deals to say more.</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>Раздаванията са твърде малко, за да се каже повече.</translation>
    </message>
    <message>
        <source>This cannot be undone. To find it all again, the coach takes some minutes per deal.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Това не може да се отмени. За да прецени всичко отново, на треньора му трябват по няколко минути на раздаване.</translation>
    </message>
    <message>
        <source>This is rare: chance alone does it less than once in a thousand times. You can check every deal yourself.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Това е рядкост: по чиста случайност става по-малко от веднъж на хиляда пъти. Можеш да провериш всяко раздаване.</translation>
    </message>
    <message>
        <source>This page could not be made.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Тази страница не можа да се направи.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Период</translation>
    </message>
    <message>
        <source>To be expected</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Очаквано</translation>
    </message>
    <message numerus="yes">
        <source>Too few deals to say: %n more will do.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>Още е рано да се каже: трябва още %n раздаване.</numerusform>
            <numerusform>Още е рано да се каже: трябват още %n раздавания.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump marriage</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Козов анонс</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Козове</translation>
    </message>
    <message>
        <source>Trumps named by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>Коз, обявен от теб</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Отмени</translation>
    </message>
    <message>
        <source>What the coach found is forgotten.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Преценките на треньора са изтрити.</translation>
    </message>
    <message>
        <source>What your closing was worth is known once the coach has reviewed such deals.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Какво ти носи затварянето, ще стане ясно, щом треньорът прегледа такива раздавания.</translation>
    </message>
    <message>
        <source>When you closed</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Кога затваряш</translation>
    </message>
    <message>
        <source>Wins to be expected</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Очаквани победи</translation>
    </message>
    <message>
        <source>With every partner</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>С всички партньори</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the head of a column</comment>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Ти</translation>
    </message>
    <message>
        <source>You gave away</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Ти изпусна</translation>
    </message>
    <message>
        <source>You gave away next to nothing, whatever the theme.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Почти нищо не изпускаш, каквато и да е темата.</translation>
    </message>
    <message>
        <source>You gave away {x} a deal, {give}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Изпускаше по {x} на раздаване, {give}.</translation>
    </message>
    <message>
        <source>You gave away {x} a deal, {give}; the others gave away {y}, {give2}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17; {y}: a number of game points; {give2}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>Ти изпусна по {x} на раздаване, {give}; другите – по {y}, {give2}.</translation>
    </message>
    <message>
        <source>You give away a little less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш малко по-малко.</translation>
    </message>
    <message>
        <source>You give away a little more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш малко повече.</translation>
    </message>
    <message>
        <source>You give away about a fifth less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около една пета по-малко.</translation>
    </message>
    <message>
        <source>You give away about a fifth more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около една пета повече.</translation>
    </message>
    <message>
        <source>You give away about a quarter less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около една четвърт по-малко.</translation>
    </message>
    <message>
        <source>You give away about a quarter more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около една четвърт повече.</translation>
    </message>
    <message>
        <source>You give away about a tenth less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около една десета по-малко.</translation>
    </message>
    <message>
        <source>You give away about a tenth more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около една десета повече.</translation>
    </message>
    <message>
        <source>You give away about a third less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около една трета по-малко.</translation>
    </message>
    <message>
        <source>You give away about a third more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около една трета повече.</translation>
    </message>
    <message>
        <source>You give away about as much as in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>През {month} изпускаше горе-долу толкова, колкото и сега.</translation>
    </message>
    <message>
        <source>You give away about half as much again as in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около половината повече.</translation>
    </message>
    <message>
        <source>You give away about half of what it was in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш около два пъти по-малко.</translation>
    </message>
    <message>
        <source>You give away about three quarters less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около три четвърти по-малко.</translation>
    </message>
    <message>
        <source>You give away about three quarters more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около три четвърти повече.</translation>
    </message>
    <message>
        <source>You give away about twice as much as in {month}, or more.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш около два пъти повече, ако не и още повече.</translation>
    </message>
    <message>
        <source>You give away about two thirds less than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около две трети по-малко.</translation>
    </message>
    <message>
        <source>You give away about two thirds more than in {month}.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {month}: a month, perhaps with its year: June, June 2025</extracomment>
        <translation>Спрямо {month} изпускаш с около две трети повече.</translation>
    </message>
    <message>
        <source>You were best in {a} of {n} deals; an even share would be {share}.</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number; {share}: a number of deals</extracomment>
        <translation>Ти беше на първо място в {a} от {n} раздавания; при равни шансове щяха да са {share}.</translation>
    </message>
    <message>
        <source>You: {x}, from {low} to {high}. {sentence}</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {x}: a number of game points or chips, or what stands before it: give or take 0.5; {low}: an amount with its sign; {high}: an amount with its sign; {sentence}: a whole sentence</extracomment>
        <translation>Ти: {x}, от {low} до {high}. {sentence}</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Твоите данни</translation>
    </message>
    <message>
        <source>Your deals are being counted…</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>Раздаванията ти се броят…</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>първо място</translation>
    </message>
    <message>
        <source>by the others</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>от другите</translation>
    </message>
    <message>
        <source>by you</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>от теб</translation>
    </message>
    <message>
        <source>by your partner</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>от партньора ти</translation>
    </message>
    <message>
        <source>chips a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>жетона на раздаване</translation>
    </message>
    <message>
        <source>compared with the others, {x}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: game points more or less than the others; {x} is &quot;give or take 0.5&quot; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>спрямо другите, {x}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>sixtysix_gui/text/statistics/names.py: how a day is written without its year, in the letters of Qt: 9 October</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>deals won and lost, by the trick before which you closed</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>спечелени и загубени раздавания според взятката, преди която затваряш</translation>
    </message>
    <message>
        <source>fewer</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>по-малко</translation>
    </message>
    <message>
        <source>fewer than usual</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>по-малко от обичайното</translation>
    </message>
    <message>
        <source>from one game</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>от една игра</translation>
    </message>
    <message>
        <source>game points a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>игрови точки на раздаване</translation>
    </message>
    <message>
        <source>give or take {x}</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>с точност до {x}</translation>
    </message>
    <message>
        <source>how often each was best, second and last in a deal</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>кой колко пъти е на първо, второ и последно място в раздаване</translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>
            <numerusform>в %n раздаване</numerusform>
            <numerusform>в %n раздавания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s) that were reviewed</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py</extracomment>
        <translation>
            <numerusform>в %n прегледано раздаване</numerusform>
            <numerusform>в %n прегледани раздавания</numerusform>
        </translation>
    </message>
    <message>
        <source>in {month} it was {x}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {month}: a month, perhaps with its year: June, June 2025; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>през {month}: {x}</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>последно място</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>загубени</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>изпълнени</translation>
    </message>
    <message>
        <source>more</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>повече</translation>
    </message>
    <message>
        <source>more than usual</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>повече от обичайното</translation>
    </message>
    <message>
        <source>no marriage</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>без анонс</translation>
    </message>
    <message>
        <source>not counted</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>не се броят</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>sixtysix_gui/text/statistics/course.py</extracomment>
        <translation>сега</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>второ място</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>равни</translation>
    </message>
    <message>
        <source>too few deals reviewed</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>прегледани са твърде малко раздавания</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>обичайно</translation>
    </message>
    <message>
        <source>what {name} gives away</source>
        <extracomment>sixtysix_gui/text/statistics/course.py: {name} is a level: the King {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>колко изпуска {name}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>спечелени</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>ти</translation>
    </message>
    <message>
        <source>you had it and played on</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>имаше 66, но игра нататък</translation>
    </message>
    <message>
        <source>you won {n} of them</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py sixtysix_gui/text/statistics/play.py {n}: a number</extracomment>
        <translation>ти спечели {n} от тях</translation>
    </message>
    <message>
        <source>you won {n} of these deals</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {n}: a number</extracomment>
        <translation>ти спечели {n} от тези раздавания</translation>
    </message>
    <message>
        <source>{a} made, {b} lost</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {a}: a number: how many of the others beside it, or what was dealt to the player; {b}: a number: how many were lost, or what was dealt to the others</extracomment>
        <translation>изпълнени {a}, загубени {b}</translation>
    </message>
    <message>
        <source>{a} of {n} made</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number</extracomment>
        <translation>изпълнени {a} от {n}</translation>
    </message>
    <message>
        <source>{a} of {n} won</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number</extracomment>
        <translation>спечелени {a} от {n}</translation>
    </message>
    <message>
        <source>{day}: {x} chips a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {day}: a day, or from which day to which: 3 October – 9 October; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{day}: {x} жетона на раздаване.</translation>
    </message>
    <message>
        <source>{day}: {x} game points a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {day}: a day, or from which day to which: 3 October – 9 October; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{day}: {x} игрови точки на раздаване.</translation>
    </message>
    <message>
        <source>{day}: {x} given away per deal.</source>
        <extracomment>sixtysix_gui/text/statistics/course.py {day}: a day, or from which day to which: 3 October – 9 October; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{day}: изпуснато {x} на раздаване.</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <extracomment>sixtysix_gui/text/statistics/names.py: a month and its year: June 2025 {month}: a month, perhaps with its year: June, June 2025; {year}: a year</extracomment>
        <translation>{month} {year} г.</translation>
    </message>
    <message>
        <source>{n} best</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>първо място {n}</translation>
    </message>
    <message>
        <source>{n} last</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>последно {n}</translation>
    </message>
    <message>
        <source>{n} lost</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>загубени {n}</translation>
    </message>
    <message>
        <source>{n} second</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>второ {n}</translation>
    </message>
    <message>
        <source>{n} tied</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>равни {n}</translation>
    </message>
    <message>
        <source>{n} won</source>
        <extracomment>sixtysix_gui/text/statistics/amounts.py {n}: a number</extracomment>
        <translation>спечелени {n}</translation>
    </message>
    <message numerus="yes">
        <source>{theme}: {x} given away a deal, {give}, in %n deal(s).</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {theme}: what there is to learn: Closing; {x}: a number of game points or chips, or what stands before it: give or take 0.5; {give}: how far chance may have moved it: give or take 0.17</extracomment>
        <translation>
            <numerusform>{theme}: изпуснато {x} на раздаване, {give}, в %n раздаване.</numerusform>
            <numerusform>{theme}: изпуснато {x} на раздаване, {give}, в %n раздавания.</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out!” with too few points</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py</extracomment>
        <translation>„Край!“ без достатъчно точки</translation>
    </message>
    <message>
        <source>{who} {n}</source>
        <extracomment>sixtysix_gui/text/statistics/overview.py: {who} is a level or a player, {n} a number of deals: Queen 96 {who}: a player without an article: Queen; {n}: a number</extracomment>
        <translation>{who} {n}</translation>
    </message>
    <message>
        <source>{level}, {x} game points a deal against {name}.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {level}: an opponent without an article: King; {x}: a number of game points or chips, or what stands before it: give or take 0.5; {name}: an opponent as sentences call them, with article: the Queen</extracomment>
        <translation>{level}: {x} игрови точки на раздаване срещу {name}.</translation>
    </message>
    <message>
        <source>{row}: you {a}, others {b}, {c} to be expected; {verdict}.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py {row}: the name of a row: Luck, Aces; {a}: a number: how many of the others beside it, or what was dealt to the player; {b}: a number: how many were lost, or what was dealt to the others; {c}: a number: what was to be expected; {verdict}: usual, fewer than usual or more than usual</extracomment>
        <translation>{row}: ти {a}, другите {b}, очаквано {c}; {verdict}.</translation>
    </message>
    <message>
        <source>{row}: {x} a deal.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {row}: the name of a row: Luck, Aces; {x}: a number of game points or chips, or what stands before it: give or take 0.5</extracomment>
        <translation>{row}: {x} на раздаване.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>
            <numerusform>Възстановена е %n игра.</numerusform>
            <numerusform>Възстановени са %n игри.</numerusform>
        </translation>
    </message>
    <message>
        <source>One row per decision</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Ред за всяко решение</translation>
    </message>
    <message>
        <source>The games were not restored</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Игрите не бяха възстановени</translation>
    </message>
    <message>
        <source>All finished games leave the archive and the statistics. For 30 days they can be restored there. The tally, open games, games from files and the records that you have saved stay.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Всички завършени игри изчезват от архива и от статистиката. До 30 дни могат да се възстановят оттам. Броенето на игрите, недовършените игри, игрите от файлове и запазените от теб записи остават.</translation>
    </message>
    <message>
        <source>The statistics begin again from nothing. For 30 days the games can be restored. The tally, open games, games from files and the records that you have saved stay.</source>
        <extracomment>sixtysix_gui/text/statistics/data.py</extracomment>
        <translation>Статистиката започва от нула. До 30 дни игрите могат да се възстановят. Броенето на игрите, недовършените игри, игрите от файлове и запазените от теб записи остават.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the seven beads lie outside. Chance alone puts at least one there about every third time.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>
            <numerusform>%n от седемте топчета е отвън. Само по случайност поне едно попада там около всеки трети път.</numerusform>
            <numerusform>%n от седемте топчета са отвън. Само по случайност поне едно попада там около всеки трети път.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goes by your results against opponents whose strength is known from thousands of deals.</source>
        <extracomment>sixtysix_gui/text/statistics/play.py</extracomment>
        <translation>Според резултатите ти срещу противници, чиято сила е известна от хиляди раздавания.</translation>
    </message>
    <message>
        <source>The bead shows what you were dealt. It stays between the pegs in 19 of 20 cases, and of seven beads at least one lies outside by chance about every third time.</source>
        <extracomment>sixtysix_gui/text/statistics/fair.py</extracomment>
        <translation>Топчето показва какво ти е раздадено. В 19 от 20 случая остава между колчетата, а от седем топчета поне едно излиза случайно отвън около всеки трети път.</translation>
    </message>
    <message numerus="yes">
        <source>This page needs ten deals that the coach has reviewed; so far there are %n.</source>
        <extracomment>sixtysix_gui/text/statistics/names.py</extracomment>
        <translation>
            <numerusform>За това трябват десет раздавания, прегледани от треньора; засега е %n.</numerusform>
            <numerusform>За това трябват десет раздавания, прегледани от треньора; засега са %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n closed deal(s) that were reviewed; you won {n}</source>
        <extracomment>sixtysix_gui/text/statistics/play.py {n}: a number</extracomment>
        <translation>
            <numerusform>в %n прегледано раздаване, в което ти затвори; спечелени {n}</numerusform>
            <numerusform>в %n прегледани раздавания, в които ти затвори; спечелени {n}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>You acted before drawing: now close the talon.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Сега затвори талона: ти направи нещо преди тегленето.</translation>
    </message>
    <message>
        <source>Now lead {king}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {king}: the word for a king</extracomment>
        <translation>Сега изиграй {king}.</translation>
    </message>
    <message>
        <source>You have closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ти затвори. {name} може да смени.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps; the talon is closed.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Ти водиш. {suit} е коз, талонът е затворен.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps; the talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Ти водиш. {suit} е коз, талонът е изчерпан.</translation>
    </message>
    <message>
        <source>Your trick. Draw a card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твоя взятка. Тегли карта.</translation>
    </message>
    <message numerus="yes">
        <source>Your trick. Draw, or close the talon with %n cards in hand.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py: the short hand: the trick was won and no one has drawn yet</extracomment>
        <translation>
            <numerusform>Твоя взятка. Тегли или затвори талона при %n карта в ръка.</numerusform>
            <numerusform>Твоя взятка. Тегли или затвори талона при %n карти в ръка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your trick. Draw, or close with %n cards. An exchange or a marriage now commits you to closing.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>
            <numerusform>Твоя взятка. Тегли или затвори при %n карта. Смяна или анонс сега значи затваряне.</numerusform>
            <numerusform>Твоя взятка. Тегли или затвори при %n карти. Смяна или анонс сега значи затваряне.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your trick. Exchange if you like, then draw.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твоя взятка. Смени, ако искаш, после тегли.</translation>
    </message>
    <message>
        <source>Your turn: play any card. {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Твой ред: играй каквато искаш карта. {suit} е коз.</translation>
    </message>
    <message>
        <source>Press {key} to start a new game.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {key}: the name of a key: Enter, or of an entry in a file</extracomment>
        <translation>{key} започва нова игра.</translation>
    </message>
    <message>
        <source>{name} has closed the talon: exchange the {rank} now, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {rank}: the word for a rank: nine</extracomment>
        <translation>{name} затвори талона: смени сега ({rank}) или пасувай.</translation>
    </message>
    <message>
        <source>{name} has closed the talon: pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} затвори талона: пасувай.</translation>
    </message>
    <message>
        <source>{name} won the trick and may draw or close.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} има взятката и може да тегли или да затвори.</translation>
    </message>
    <message>
        <source>Call a contract, or pass for the simple game.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Обяви договор или пасувай за обикновена игра.</translation>
    </message>
    <message>
        <source>Call a higher contract, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Обяви по-висок договор или пасувай.</translation>
    </message>
    <message>
        <source>Lead the card that opens the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Изиграй картата, която открива раздаването.</translation>
    </message>
    <message>
        <source>Name trumps, or turn up your next card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Обяви коз или обърни следващата си карта.</translation>
    </message>
    <message>
        <source>No higher bid is possible: pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>По-високо не може: пасувай.</translation>
    </message>
    <message>
        <source>Now lead {king} or {queen}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Сега изиграй {king} или {queen}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Раздаването свърши.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!” for both of you, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Последната взятка е твоя: кажи „Край!“ и за двама ви или пасувай.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!”, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Последната взятка е твоя: кажи „Край!“ или пасувай.</translation>
    </message>
    <message>
        <source>The last trick: you led and won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Последната взятка: ти поведе и я взе. Всеки клавиш я връща.</translation>
    </message>
    <message>
        <source>The last trick: you led and {winner} won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {winner}: the player who won: the Queen</extracomment>
        <translation>Последната взятка: ти поведе, {winner} я взе. Всеки клавиш я връща.</translation>
    </message>
    <message>
        <source>The last trick: {leader} led and won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {leader}: the player who led: the Queen</extracomment>
        <translation>Последната взятка: {leader} поведе и я взе. Всеки клавиш я връща.</translation>
    </message>
    <message>
        <source>The last trick: {leader} led and you won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {leader}: the player who led: the Queen</extracomment>
        <translation>Последната взятка: {leader} поведе, ти я взе. Всеки клавиш я връща.</translation>
    </message>
    <message>
        <source>The last trick: {leader} led and {winner} won it. Press any key to put it back.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {leader}: the player who led: the Queen; {winner}: the player who won: the Queen</extracomment>
        <translation>Последната взятка: {leader} поведе, {winner} я взе. Всеки клавиш я връща.</translation>
    </message>
    <message>
        <source>The simple game is being played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Играе се обикновената игра.</translation>
    </message>
    <message>
        <source>The simple game: {double} makes it count × {times}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {double}: what is said to double: Kontra, Re; {times}: a number: by how much a deal counts</extracomment>
        <translation>Обикновена игра: при {double} се брои ×&#xa0;{times}.</translation>
    </message>
    <message>
        <source>You are the first player: name trumps with 1 to 4, or press T to turn up a card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Ти започваш: обяви коз (от 1 до 4) или обърни карта (T).</translation>
    </message>
    <message>
        <source>You may announce {points} in {suit}: press M, or N to keep it.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Можеш да обявиш анонс {suit}, {points}: M, или N за отказ.</translation>
    </message>
    <message>
        <source>You open the deal: choose how the first trick is played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Ти откриваш: избери как се играе първата взятка.</translation>
    </message>
    <message>
        <source>You play {a_contract} for {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {a_contract}: a contract with its article: a Gang; {value}: a value: a number, or in words</extracomment>
        <translation>Играеш {a_contract} за {value}.</translation>
    </message>
    <message>
        <source>Your bid: {lowest} to {highest}, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number; {highest}: the highest bid, as a number</extracomment>
        <translation>Твоята обява: от {lowest} до {highest} или пас.</translation>
    </message>
    <message>
        <source>Bid ({ticks} promises {points} card points), or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {ticks}: a bid as strokes or a number: 2; {points}: a number of points</extracomment>
        <translation>Твоята обява: {ticks} обещава {points} точки. Или пас.</translation>
    </message>
    <message>
        <source>Your bid: {ticks}, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {ticks}: a bid as strokes or a number: 2</extracomment>
        <translation>Твоята обява: {ticks} или пас.</translation>
    </message>
    <message>
        <source>You lead next; {name} may announce a marriage first.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>След малко водиш; {name} може първо да обяви анонс.</translation>
    </message>
    <message>
        <source>Your lead sets trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твоето водене определя коза.</translation>
    </message>
    <message>
        <source>Your lead. There are no trumps yet.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Ти водиш. Още няма коз.</translation>
    </message>
    <message>
        <source>Your lead. There are no trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Ти водиш. Няма коз.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Ти водиш. {suit} е коз.</translation>
    </message>
    <message>
        <source>Your trick. Lead, or say “Out!” for both of you.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твоя взятка. Води или кажи „Край!“ и за двама ви.</translation>
    </message>
    <message>
        <source>Your trick. Lead, or say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твоя взятка. Води или кажи „Край!“.</translation>
    </message>
    <message>
        <source>Your turn: play any card except a trump.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твой ред: играй карта, която не е коз.</translation>
    </message>
    <message>
        <source>Your turn: play any card; you need not follow suit yet.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твой ред: играй каквато искаш карта, още не се отговаря на боята.</translation>
    </message>
    <message>
        <source>Your turn: follow with {one_of_suit} and beat {rank}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {one_of_suit}: a card of the suit, as an object: a heart; {rank}: the word for a rank: nine</extracomment>
        <translation>Твой ред: играй {one_of_suit} и бий {rank}.</translation>
    </message>
    <message>
        <source>Your turn: follow with {one_of_suit}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Твой ред: играй {one_of_suit}.</translation>
    </message>
    <message>
        <source>Your turn: play any card except a trump, face down.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твой ред: сложи закрита карта, която не е коз.</translation>
    </message>
    <message>
        <source>Your turn: play any card, face down.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твой ред: сложи каквато искаш закрита карта.</translation>
    </message>
    <message>
        <source>Your turn: overtrump {rank}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {rank}: the word for a rank: nine</extracomment>
        <translation>Твой ред: надцакай {rank}.</translation>
    </message>
    <message>
        <source>Your turn: throw away any card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твой ред: хвърли карта по избор.</translation>
    </message>
    <message>
        <source>Your turn: you must trump.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Твой ред: трябва да цакаш.</translation>
    </message>
    <message>
        <source>{contract} {double} makes it {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {contract}: a whole sentence that names the contract: The Queen plays a Gang for 9.; {double}: what is said to double: Kontra, Re; {value}: a value: a number, or in words</extracomment>
        <translation>{contract} При {double} струва {value}.</translation>
    </message>
    <message>
        <source>{contract} After {last}, {double} makes it {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {contract}: a whole sentence that names the contract: The Queen plays a Gang for 9.; {last}: the last of a list, or a number; {double}: what is said to double: Kontra, Re; {value}: a value: a number, or in words</extracomment>
        <translation>{contract} Казано е {last}; при {double} струва {value}.</translation>
    </message>
    <message>
        <source>{name} won the last trick and may still say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Последната взятка е на {name}: още може да последва „Край!“.</translation>
    </message>
    <message>
        <source>{name} to lead.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} води.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} мисли.</translation>
    </message>
    <message>
        <source>{name} to bid.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} наддава.</translation>
    </message>
    <message>
        <source>{name} to call.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} обявява.</translation>
    </message>
    <message>
        <source>{name} to name trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} обявява коз.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} отговаря.</translation>
    </message>
    <message>
        <source>{name} leads next.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>След малко води {name}.</translation>
    </message>
    <message>
        <source>{name} leads next. Say “Out!” for both of you?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>След малко води {name}. Да кажеш ли „Край!“ и за двама ви?</translation>
    </message>
    <message>
        <source>{name} leads next. Announce a marriage first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>След малко води {name}. Първо да обявиш ли анонс?</translation>
    </message>
    <message>
        <source>{name} leads next. Announce your {points} first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>След малко води {name}. Първо да обявиш ли своите {points}?</translation>
    </message>
    <message>
        <source>{name} may double.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} може да даде контра.</translation>
    </message>
    <message>
        <source>{name} opens the deal.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} открива.</translation>
    </message>
    <message>
        <source>{name} plays {a_contract} for {value}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {a_contract}: a contract with its article: a Gang; {value}: a value: a number, or in words</extracomment>
        <translation>{name} играе {a_contract} за {value}.</translation>
    </message>
    <message numerus="yes">
        <source>{playable} of your %n card(s) can be played.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py: {playable} of the cards in the hand may be played {playable}: how many of them may be played</extracomment>
        <translation>
            <numerusform>Можеш да изиграеш {playable} от %n карта.</numerusform>
            <numerusform>Можеш да изиграеш {playable} от твоите %n карти.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {other}: a player: the Queen; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{other} затвори. {name} може да смени.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>In the widow: {cards}.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py: {cards} are three cards by name {cards}: cards by name, separated by commas</extracomment>
        <translation>В талона: {cards}.</translation>
    </message>
    <message>
        <source>{points} card points, {total} in all.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py: a trick: its card points, and those of the side that has won it {points}: a number of points; {total}: a number of card points</extracomment>
        <translation>{points} точки, общо {total}.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The program cannot tell whether the game is already open ({path}): {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Не може да се установи дали играта вече е отворена ({path}): {details}.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written to: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>В папката {path} не може да се пише: {details}.</translation>
    </message>
    <message>
        <source>An open game could not be read: {details}. It is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {details}: a whole sentence that says what went wrong; {path}: the path of a file or folder</extracomment>
        <translation>Една недовършена игра не можа да се прочете: {details}. Тя е прибрана като {path}.</translation>
    </message>
    <message>
        <source>SIXTYSIX_HOME must be an absolute folder path; “{path}” is not.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>SIXTYSIX_HOME трябва да сочи папка с пълния ѝ път, а „{path}“ не е такава.</translation>
    </message>
    <message>
        <source>Some settings could not be read and were reset: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Някои настройки не можаха да се прочетат и са върнати към началните: {details}.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be created: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Папката {path} не може да се създаде: {details}.</translation>
    </message>
    <message>
        <source>The list of games in the archive ({path}) was made by a newer version of the program. This version is making its own. No game is lost.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Списъкът на игрите в архива ({path}) е направен от по-нова версия на програмата. Тази версия си прави свой. Никоя игра не е загубена.</translation>
    </message>
    <message>
        <source>The list of games in the archive cannot be saved as {path}: {details}. It will be made again the next time the program starts. No game is lost.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Списъкът на игрите в архива не може да се запази като {path}: {details}. При следващото стартиране ще се направи отново. Никоя игра не е загубена.</translation>
    </message>
    <message>
        <source>The list of games in the archive was damaged, so the program is making a new one from the records. No game is lost. The old list is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Списъкът на игрите в архива се оказа повреден и се прави наново от записите. Никоя игра не е загубена. Старият списък е прибран като {path}.</translation>
    </message>
    <message>
        <source>The saved game could not be read: {details}. It is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {details}: a whole sentence that says what went wrong; {path}: the path of a file or folder</extracomment>
        <translation>Запазената игра не можа да се прочете: {details}. Тя е прибрана като {path}.</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset. The old ones are kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Настройките не можаха да се прочетат и са върнати към началните. Старите са прибрани като {path}.</translation>
    </message>
    <message>
        <source>The tally could not be read and was reset. The old one is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Броенето на игрите не можа да се прочете и започва отначало. Старото е прибрано като {path}.</translation>
    </message>
    <message>
        <source>This game cannot be read from {path}: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>Тази игра не може да се прочете от {path}: {details}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {details}.</source>
        <extracomment>sixtysix_gui/text/archive_changes.py sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} не може да се прочете: {details}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {details}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} не може да се изтрие: {details}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {details}. What was saved there before is untouched.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} не може да се запише: {details}. Запазеното там преди е непокътнато.</translation>
    </message>
    <message>
        <source>This month’s finished games could not be read, so a new file was started. The old one is kept as {path}.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder</extracomment>
        <translation>Завършените игри от този месец не можаха да се прочетат, затова е започнат нов файл. Старият е прибран като {path}.</translation>
    </message>
</context>
<context>
    <name>StripTable</name>
    <message>
        <source>After move</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>След хода</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Край</translation>
    </message>
    <message>
        <source>Luck before</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Късмет преди</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Средно</translation>
    </message>
    <message>
        <source>Average points, decision by decision</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Точки средно, решение по решение</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>sixtysix_gui/windows/review/deal_strip.py</extracomment>
        <translation>Преценка</translation>
    </message>
</context>
<context>
    <name>SystemErrors</name>
    <message>
        <source>Bad file descriptor</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>неправилен файлов дескриптор</translation>
    </message>
    <message>
        <source>File exists</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>файлът вече съществува</translation>
    </message>
    <message>
        <source>File name too long</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>името на файла е твърде дълго</translation>
    </message>
    <message>
        <source>File too large</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>файлът е твърде голям</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>входно-изходна грешка</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>това е папка</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>няма място на устройството</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>няма такъв файл или папка</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>това не е папка</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>не е позволено</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>няма права за достъп</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>файловата система е само за четене</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>твърде много символни връзки една след друга</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>твърде много отворени файлове</translation>
    </message>
    <message>
        <source>another program has the file open</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>друга програма държи файла отворен</translation>
    </message>
    <message>
        <source>embedded null byte</source>
        <extracomment>sixtysix_gui/sentences.py</extracomment>
        <translation>нулев байт в името</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <extracomment>sixtysix_gui/storage/running_game.py</extracomment>
        <translation>файлът не можа да се прочете</translation>
    </message>
    <message>
        <source>it does not hold records of games</source>
        <extracomment>sixtysix_gui/archive/building.py</extracomment>
        <translation>в него няма записи на игри</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>sixtysix_gui/storage/deleted_games.py</extracomment>
        <translation>файлът е повреден</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>sixtysix_gui/storage/open_games.py sixtysix_gui/storage/running_game.py</extracomment>
        <translation>файлът е празен</translation>
    </message>
    <message>
        <source>it is not a file of games</source>
        <extracomment>sixtysix_gui/archive/building.py sixtysix_gui/storage/deleted_games.py</extracomment>
        <translation>това не е файл с игри</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>sixtysix_gui/storage/files.py</extracomment>
        <translation>това не е обикновен файл</translation>
    </message>
    <message>
        <source>it is not text</source>
        <extracomment>sixtysix_gui/storage/month_files.py sixtysix_gui/storage/open_games.py sixtysix_gui/storage/running_game.py</extracomment>
        <translation>това не е текст</translation>
    </message>
    <message>
        <source>the game is no longer there</source>
        <extracomment>sixtysix_gui/archive/archive.py</extracomment>
        <translation>играта вече я няма</translation>
    </message>
    <message>
        <source>the location of the home folder is unknown</source>
        <extracomment>sixtysix_gui/storage/folders.py</extracomment>
        <translation>не е известно къде е личната папка</translation>
    </message>
    <message>
        <source>your games are kept in that folder</source>
        <extracomment>sixtysix_gui/archive/changing.py</extracomment>
        <translation>в тази папка са твоите игри</translation>
    </message>
    <message>
        <source>it is open for reading only</source>
        <extracomment>sixtysix_gui/storage/folders.py</extracomment>
        <translation>отворено е само за четене</translation>
    </message>
    <message>
        <source>the saved game there can be neither read nor renamed</source>
        <extracomment>sixtysix_gui/storage/running_game.py</extracomment>
        <translation>запазената там игра не може нито да се прочете, нито да се преименува</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <extracomment>sixtysix_gui/cli_commands/streams.py</extracomment>
        <translation>няма стандартен вход</translation>
    </message>
    <message>
        <source>the file there is damaged and cannot be renamed</source>
        <extracomment>sixtysix_gui/storage/month_files.py</extracomment>
        <translation>файлът там е повреден и не може да се преименува</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Under these rules, 66 ends the deal automatically.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>По тези правила при 66 раздаването свършва от само себе си.</translation>
    </message>
    <message>
        <source>Card table</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Маса за карти</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Затвори талона</translation>
    </message>
    <message>
        <source>Closed!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Затварям!</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Тегли</translation>
    </message>
    <message>
        <source>Exchange {rank}</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>Смени: {rank}</translation>
    </message>
    <message>
        <source>Exchange {rank} and close</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>Смени {rank} и затвори</translation>
    </message>
    <message>
        <source>Exchange!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Сменям!</translation>
    </message>
    <message>
        <source>Forty!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Четирийсет!</translation>
    </message>
    <message>
        <source>Under these rules, you may not look at won tricks.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>По тези правила спечелените взятки не се гледат.</translation>
    </message>
    <message>
        <source>Count the points</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Брой точките</translation>
    </message>
    <message>
        <source>No exchange</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Без смяна</translation>
    </message>
    <message>
        <source>You may look at the last trick only, until the next card is led.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Може да се гледа само последната взятка, и то до следващото водене.</translation>
    </message>
    <message>
        <source>Out!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Край!</translation>
    </message>
    <message>
        <source>Announce</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Обяви</translation>
    </message>
    <message>
        <source>When a marriage is announced, its king must be led.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>При обявен анонс трябва да се изиграе попът.</translation>
    </message>
    <message>
        <source>Twenty!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Двайсет!</translation>
    </message>
    <message>
        <source>You may say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>„Край!“ се казва, преди да поведеш.</translation>
    </message>
    <message>
        <source>closed by you</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>затворен от теб</translation>
    </message>
    <message>
        <source>closed by {name}</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>затворен от {name}</translation>
    </message>
    <message>
        <source>{score} of {target}</source>
        <extracomment>sixtysix_gui/table/words.py {score}: a score: 4 : 2, or a number; {target}: a number of points</extracomment>
        <translation>{score} от {target}</translation>
    </message>
    <message>
        <source>{score} to go</source>
        <extracomment>sixtysix_gui/table/words.py {score}: a score: 4 : 2, or a number</extracomment>
        <translation>още {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетона</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Задръж</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>So far: {name}, {contract} ({value})</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel; {contract}: the name of a contract: Gang; {value}: a value: a number, or in words</extracomment>
        <translation>Досега: {name}, {contract} ({value})</translation>
    </message>
    <message>
        <source>Acorns</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Жълъд</translation>
    </message>
    <message>
        <source>Bells</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Звънец</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Спатия</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Каро</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Купа</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Купа</translation>
    </message>
    <message>
        <source>Leaves</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Spades</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Пика</translation>
    </message>
    <message>
        <source>They</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Вие</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Обърни карта</translation>
    </message>
    <message>
        <source>We</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Ние</translation>
    </message>
    <message>
        <source>Your call</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Твоята обява</translation>
    </message>
    <message>
        <source>bid {ticks}</source>
        <extracomment>sixtysix_gui/table/words.py {ticks}: a bid as strokes or a number: 2</extracomment>
        <translation>обява {ticks}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <extracomment>sixtysix_gui/table/words.py {deal}: the number of the deal</extracomment>
        <translation>раздаване {deal}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <extracomment>sixtysix_gui/table/words.py {deal}: the number of the deal; {deals}: a number of deals</extracomment>
        <translation>раздаване {deal} от {deals}</translation>
    </message>
    <message>
        <source>named by you</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>обявен от теб</translation>
    </message>
    <message>
        <source>named by {name}</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>обявен от {name}</translation>
    </message>
    <message>
        <source>next marriage: {points}</source>
        <extracomment>sixtysix_gui/table/words.py {points}: a number of points</extracomment>
        <translation>следващ анонс: {points}</translation>
    </message>
    <message>
        <source>no trumps</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>без козове</translation>
    </message>
    <message>
        <source>shown by you</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>показан от теб</translation>
    </message>
    <message>
        <source>shown by {name}</source>
        <extracomment>sixtysix_gui/table/words.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>показан от {name}</translation>
    </message>
    <message>
        <source>to make: {points}</source>
        <extracomment>sixtysix_gui/table/words.py {points}: a number of points</extracomment>
        <translation>цел: {points}</translation>
    </message>
    <message>
        <source>to {target}</source>
        <extracomment>sixtysix_gui/table/words.py {target}: a number of points</extracomment>
        <translation>до {target}</translation>
    </message>
    <message>
        <source>turned up</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>обърнат</translation>
    </message>
    <message>
        <source>widow</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>талон</translation>
    </message>
    <message>
        <source>you</source>
        <comment>the name tag of a card</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>ти</translation>
    </message>
    <message>
        <source>your card</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>твоя карта</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>играе с теб</translation>
    </message>
    <message>
        <source>{name}’s card</source>
        <extracomment>sixtysix_gui/table/words.py: the card that fixed trump is in the hand of {name} {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>картата на {name}</translation>
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
        <translation>Водено раздаване: с Esc излизаш по всяко време.</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>Best of 3</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>До 2&#xa0;победи</translation>
    </message>
    <message>
        <source>Best of 5</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>До 3&#xa0;победи</translation>
    </message>
    <message>
        <source>Best of 7</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>До 4&#xa0;победи</translation>
    </message>
    <message>
        <source>Bummerl so far</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Бумерли дотук</translation>
    </message>
    <message>
        <source>Lost deals so far</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Загубени раздавания дотук</translation>
    </message>
    <message>
        <source>Lost games so far</source>
        <extracomment>sixtysix_gui/text/results/scores.py</extracomment>
        <translation>Загубени игри дотук</translation>
    </message>
    <message>
        <source>{head}: you {mine}, {name} {theirs}.</source>
        <extracomment>sixtysix_gui/text/results/scores.py {head}: what is counted: Games today; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{head}: ти {mine}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>{series}, lost: you {mine}, {name} {theirs}</source>
        <extracomment>sixtysix_gui/text/results/scores.py {series}: how long is played: Best of 3; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{series}, загуба: ти {mine}, {name} {theirs}</translation>
    </message>
    <message>
        <source>{series}, won: you {mine}, {name} {theirs}</source>
        <extracomment>sixtysix_gui/text/results/scores.py {series}: how long is played: Best of 3; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{series}, победа: ти {mine}, {name} {theirs}</translation>
    </message>
    <message>
        <source>{series}: you {mine}, {name} {theirs}</source>
        <extracomment>sixtysix_gui/text/results/scores.py {series}: how long is played: Best of 3; {mine}: your game points, as a number; {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>{series}: ти {mine}, {name} {theirs}</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Against this hand, for example, {played} brings less than {best}:</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {played}: the move that was played, as part of a sentence: the ace of hearts; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>Срещу тези карти например {played} носи по-малко от {best}:</translation>
    </message>
    <message>
        <source>Against this hand, for example, {played} loses and {best} wins:</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {played}: the move that was played, as part of a sentence: the ace of hearts; {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>Срещу тези карти например {played} губи, а {best} печели:</translation>
    </message>
    <message>
        <source>Counting out loud</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Преброено на глас</translation>
    </message>
    <message>
        <source>No trumps are still out.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Другите козове вече са излезли.</translation>
    </message>
    <message>
        <source>The plan: {steps}, then {last}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {steps}: moves by name, separated by commas; {last}: the last of a list, or a number</extracomment>
        <translation>Планът: {steps}, после {last}.</translation>
    </message>
    <message>
        <source>Trumps still out: {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Останали козове: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n card point(s), {name} {theirs}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {theirs}: the opponent’s game points, as a number</extracomment>
        <translation>
            <numerusform>Имаш %n точка, {name} – {theirs}.</numerusform>
            <numerusform>Имаш %n точки, {name} – {theirs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>затвори</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>тегли</translation>
    </message>
    <message>
        <source>exchange for {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>смени за {card}</translation>
    </message>
    <message>
        <source>lead {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py: steps of a plan, one after another: &quot;The plan: lead the ten of clubs, draw, then close.&quot; {card}: a card by name: the ten of hearts</extracomment>
        <translation>води с {card}</translation>
    </message>
    <message>
        <source>say “Out!”</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>кажи „Край!“</translation>
    </message>
    <message>
        <source>announce the marriage in {suit} for {points}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>обяви анонс {suit} за {points}</translation>
    </message>
    <message>
        <source>take it with {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>вземи с {card}</translation>
    </message>
    <message>
        <source>throw away {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>хвърли {card}</translation>
    </message>
    <message>
        <source>trump with {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>цакай с {card}</translation>
    </message>
    <message>
        <source>{name} cannot hold {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} не може да държи: {cards}.</translation>
    </message>
    <message>
        <source>{name} is known to hold {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {cards}: cards by name, separated by commas</extracomment>
        <translation>{name} със сигурност държи: {cards}.</translation>
    </message>
    <message>
        <source>{name} needs a first trick for {v} more to count.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {name}: a player as sentences call them, with article: the Queen, Rachel; {v}: a number</extracomment>
        <translation>{name} чака първа взятка: тогава се броят още {v}.</translation>
    </message>
    <message>
        <source>You need a first trick for {v} more to count.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {v}: a number</extracomment>
        <translation>С първата ти взятка се броят още {v}.</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>A lost contract pays the others its full value; a simple game costs only 1 to 3. Doubling makes it twice as much.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Загубен договор носи на другите цялата си стойност, а обикновената игра струва само от 1 до 3. С контра е двойно.</translation>
    </message>
    <message>
        <source>Before each lead by your side, both of you may announce a marriage; yours does not commit you to any card.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Преди всяко водене на отбора ви анонс може да обяви и единият, и другият; твоят не те обвързва с никоя карта.</translation>
    </message>
    <message>
        <source>Bid no more than you need: points above your bid count in full, but if you do not make it, you lose the bid and your points too.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Обявявай само колкото е нужно: точките над обявата се броят изцяло, но неизпълнената обява се губи заедно с точките ти.</translation>
    </message>
    <message>
        <source>Bold bids pay off, since nobody plays for money here: a marriage counts 40 if you lead it first, and 26 more make a bid of 2.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Смелите обяви се изплащат, защото тук не се играе за пари: анонс носи 40, ако поведеш първо с него, а с още 26 се изпълнява обява 2.</translation>
    </message>
    <message>
        <source>Keep count: as soon as you have enough points, say “Out!”. The others may get there too, and say it first.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Брой наум: щом точките ви стигнат, кажи „Край!“, защото и другите могат да стигнат дотам и да го кажат първи.</translation>
    </message>
    <message>
        <source>There are two of every card: the first {ace} led beats the second; once one is gone, the other is high.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>От всяка карта има по две: първото изиграно {ace} бие второто; излезе ли едното, другото е най-силно.</translation>
    </message>
    <message>
        <source>Every marriage counts 20 more than the one before, but marriages end with the talon, and your opponent may get in first. Yours changes trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Всеки анонс носи с 20 повече от предишния, но с талона свършват и анонсите, а другият може да те изпревари. Твоят сменя коза.</translation>
    </message>
    <message>
        <source>Everyone knows one trump: the dealer still holds the cut card. Keep it in mind when you lead trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Един коз знаят всички: сечената карта е още у раздаващия. Помни го, когато водиш с коз.</translation>
    </message>
    <message>
        <source>Leading trumps, or a worthless card of a suit an opponent lacks, gets trumps out of their hands.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Поведеш ли с коз или със слаба карта от боя, която някой противник няма, изкарваш козове от другите.</translation>
    </message>
    <message>
        <source>Name a suit in which you hold two cards including the {ace} or {ten}, or a marriage; otherwise turn up a card.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Обяви боя, от която имаш две карти с {ace} или {ten}, или пък анонс; иначе обърни карта.</translation>
    </message>
    <message>
        <source>Announce your marriage with this lead: its suit becomes trumps, so it counts 40.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Обяви анонса си с това водене: боята му става коз, затова носи 40.</translation>
    </message>
    <message>
        <source>Someone is well ahead: everyone plays alone, but whatever that player does not get helps both you and the third player.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Някой е далеч напред: всеки играе за себе си, но за теб и третия е добре всичко, което първият не вземе.</translation>
    </message>
    <message>
        <source>Take a trick: with fewer than 33 points a deal costs 2; without a trick, 3.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Вземи взятка: под 33&#xa0;точки раздаването струва 2, а без взятка – 3.</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <extracomment>sixtysix_gui/windows/playing/tip_giver.py: {tip} is a sentence of advice {tip}: a whole sentence of advice</extracomment>
        <translation>Съвет: {tip}</translation>
    </message>
    <message>
        <source>Two cards keep the score: uncovered pips are points; cards turned face down mean a score below zero.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Две карти показват резултата: откритите знаци са точките, а обърнатите карти значат под нула.</translation>
    </message>
    <message>
        <source>A player who leads a {king} or {queen} without announcing a marriage probably does not hold the other one. Calls and passes tell you just as much.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Който поведе с {king} или {queen} без анонс, едва ли държи другата карта. Обявите и пасовете също издават нещо.</translation>
    </message>
</context>
<context>
    <name>TrickTable</name>
    <message>
        <source>Tricks</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_panel.py</extracomment>
        <translation>Взятки</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>Start</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Край</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Следващ ход</translation>
    </message>
    <message>
        <source>Next trick</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Следваща взятка</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Предишен ход</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <extracomment>sixtysix_gui/windows/viewer/below_table.py</extracomment>
        <translation>Предишна взятка</translation>
    </message>
</context>
<context>
    <name>Watched</name>
    <message>
        <source>The computer is playing all hands. Press Esc to end the demonstration.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration.py</extracomment>
        <translation>Тук компютърът играе с картите на всички. Esc спира демонстрацията.</translation>
    </message>
    <message>
        <source>The computer is playing both hands. Press Esc to end the demonstration.</source>
        <extracomment>sixtysix_gui/windows/learning/demonstration.py</extracomment>
        <translation>Тук компютърът играе и за двамата. Esc спира демонстрацията.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>To bring back the menu bar, press Alt or F10, or move the pointer to the top edge.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Alt, F10 или показалецът до горния ръб връща менюто.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {file}: the name of a file</extracomment>
        <translation>Запазено като {file}.</translation>
    </message>
    <message>
        <source>A file could not be used</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Един файл не можа да се използва</translation>
    </message>
    <message>
        <source>Something went wrong. This should not have happened.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Стана нещо, което не биваше да става.</translation>
    </message>
    <message>
        <source>The demonstration could not continue. See the log for details.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Демонстрацията не можа да продължи. В дневника пише защо.</translation>
    </message>
    <message>
        <source>The game cannot be saved.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Играта не може да се запази.</translation>
    </message>
    <message>
        <source>This record names no level for {players}, so {name} plays there.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py: {players} are one or two at a table of several, {name} is a level, such as Queen {players}: players, separated by commas; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Този запис не посочва ниво за {players}, затова там играе {name}.</translation>
    </message>
    <message>
        <source>This record names no level of this program, so {name} continues.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py: {name} is an opponent, such as Queen {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Този запис не посочва противник от тази програма, затова продължава {name}.</translation>
    </message>
    <message>
        <source>You can play, but your game will not be saved. What was saved before is untouched. Please fix this and start Sixty-Six again.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Можеш да играеш, но играта няма да се запази. Запазеното преди е непокътнато. Отстрани, моля, причината и стартирай „Шестдесет и шест“ отново.</translation>
    </message>
    <message>
        <source>Your game continues where you left off.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Играта ти продължава оттам, където остана.</translation>
    </message>
    <message>
        <source>Your game could not be moved to the archive and stays on the table.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Играта ти не можа да се премести в архива и остава на масата.</translation>
    </message>
    <message>
        <source>Your game is saved after every move. Details are in {log}.

{error}</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {log}: the path of the log file; {error}: what Python says of a fault, in English</extracomment>
        <translation>Играта ти се запазва след всеки ход. Виж подробностите: {log}.

{error}</translation>
    </message>
    <message>
        <source>Your other game is in the archive. Continue it whenever you like.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Другата ти игра е в архива. Продължи я, когато поискаш.</translation>
    </message>
    <message>
        <source>{details} You can keep playing. The program tries again with every move.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{details} Можеш да продължиш играта; при всеки ход се опитва отново.</translation>
    </message>
</context>
<context>
    <name>WindowOptions</name>
    <message>
        <source>--one-game, --hurry, --screenshot and --variant can only be used with --demo</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>--one-game, --hurry, --screenshot и --variant вървят само с --demo</translation>
    </message>
    <message>
        <source>NAME</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>ИМЕ</translation>
    </message>
    <message>
        <source>Play the card game Sixty-Six against the computer.</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>Играта на карти „66“ срещу компютъра.</translation>
    </message>
    <message>
        <source>The computer plays all hands and you watch. Nothing is saved.</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>Компютърът играе за всички, а ти гледаш. Нищо не се запазва.</translation>
    </message>
    <message>
        <source>a demonstration cannot open a record</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>демонстрацията не отваря запис</translation>
    </message>
    <message>
        <source>a record to open and view</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>запис, който да се отвори и разгледа</translation>
    </message>
    <message>
        <source>start a demonstration</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>започва демонстрация</translation>
    </message>
    <message>
        <source>demonstration</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>демонстрация</translation>
    </message>
    <message>
        <source>end after one game; the exit status says whether all went well</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>свършва след една игра; изходният код казва дали всичко е наред</translation>
    </message>
    <message>
        <source>save a picture of the window to this file at the end of a game</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>запазва снимка на прозореца в този файл в края на игра</translation>
    </message>
    <message>
        <source>make everything instant, to test an installation</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>нищо не отнема време, за проба на инсталацията</translation>
    </message>
    <message>
        <source>the name of the record is empty</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py</extracomment>
        <translation>името на записа е празно</translation>
    </message>
    <message>
        <source>the rule set: {names}</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py {names}: names, separated by commas</extracomment>
        <translation>набор правила: {names}</translation>
    </message>
    <message>
        <source>{program}: {message}. “{program} --help” lists the options.</source>
        <extracomment>sixtysix_gui/windows/desktop/command_line.py {program}: the name of the program that was started; {message}: what is wrong with an option</extracomment>
        <translation>{program}: {message}. „{program} --help“ показва настройките.</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Deal the cards</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Раздай картите</translation>
    </message>
    <message>
        <source>The cards are fixed, and the promise below is their seal. A word of your own is mixed into the shuffle; after the deal you can check both.</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Картите са определени и обещанието долу е техният печат. Твоята дума се добавя при разбъркването; след раздаването можеш да провериш и двете.</translation>
    </message>
    <message>
        <source>Your word</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Твоята дума</translation>
    </message>
    <message>
        <source>Your word for this deal</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>Твоята дума за това раздаване</translation>
    </message>
    <message>
        <source>anything you like, or nothing</source>
        <extracomment>sixtysix_gui/windows/sheets/deal_sheet.py</extracomment>
        <translation>каквото искаш, или нищо</translation>
    </message>
</context>
<context>
    <name>_Discs</name>
    <message>
        <source>Deals: {list}</source>
        <extracomment>sixtysix_gui/windows/sheets/game_sheet.py {list}: several parts, separated by commas</extracomment>
        <translation>Раздавания: {list}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>%(prog)s: грешка: %(message)s
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
        <translation>очаква се поне една стойност</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>очаква се стойност</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>стойността %r е излишна</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>неправилен избор: %(value)r (възможни: %(choices)s)</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
        <extracomment>sixtysix_gui/speech.py: of Python 3.14</extracomment>
        <translation>неправилен избор: %(value)r, може би %(closest)r? (възможни: %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>не може заедно с %s</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>настройки</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>аргументи</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>отпечатва тази помощ и приключва</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>липсва: %s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <extracomment>sixtysix_gui/speech.py: of Python 3.11</extracomment>
        <translation>непознато: %(parser_name)r (възможни: %(choices)s)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>непознато: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>sixtysix_gui/speech.py</extracomment>
        <translation>употреба: </translation>
    </message>
</context>
</TS>
