<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>The card game Sixty-Six – Schnapsen, Santase – against the computer.</source>
        <extracomment>sixtysix_gui/windows/fact_sheets.py</extracomment>
        <translation>Schnapsen, Sechsundsechzig und ihre Verwandten gegen den Computer.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>{suit} are trumps. {card} is face down on the talon.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{suit} ist Atout. {card} liegt verdeckt auf dem Talon.</translation>
    </message>
    <message>
        <source>{suit} are trumps. {card} is face up.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name: the ten of hearts</extracomment>
        <translation>{suit} ist Atout. {card} liegt offen.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Es gibt kein Atout.</translation>
    </message>
    <message>
        <source>Trumps are not yet known.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py</extracomment>
        <translation>Atout steht noch nicht fest.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} ist Atout.</translation>
    </message>
</context>
<context>
    <name>BeginnersHelp</name>
    <message>
        <source>You count well. From now on, you will not be asked before “Out!”.</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Du zählst gut: Ab jetzt wird vor „Genug!“ nicht mehr nachgefragt.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Trumps: {suit}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Atout: {suit}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. The {rank} is face up.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py: {rank} is a word within a sentence, such as jack {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {rank}: the word for a rank: nine</extracomment>
        <translation>Atout: {suit}. Offen liegt: {rank}.</translation>
    </message>
    <message>
        <source>You may say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>„Genug!“ kannst du vor dem Ausspielen sagen.</translation>
    </message>
    <message>
        <source>You may say “Out!” when it is your turn.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>„Genug!“ kannst du sagen, wenn du dran bist.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Daus</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>a club</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>ein Treff</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Treff</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Achter</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Achter</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Bub</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Neuner</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Neuner</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Siebener</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Siebener</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Siebener</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Achter</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Neuner</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Zehner</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Siebener</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Achter</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Neuner</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Zehner</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Siebener</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Achter</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Neuner</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>den Zehner</translation>
    </message>
    <message>
        <source>the Daus</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml</extracomment>
        <translation>das Ass</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Siebener</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Achter</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Neuner</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>den {suit}-Zehner</translation>
    </message>
    <message>
        <source>the Daus of {suit}</source>
        <comment>German-suited</comment>
        <extracomment>sixtysix_gui/text/data/cards.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>das {suit}-Ass</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Out!</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>Genug!</translation>
    </message>
    <message>
        <source>Say “Out!”?</source>
        <extracomment>sixtysix_gui/windows/playing/claims.py</extracomment>
        <translation>„Genug!“ sagen?</translation>
    </message>
</context>
<context>
    <name>CoachHints</name>
    <message>
        <source>Close and announce the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Dreh zu und sag das Paar in {suit} an</translation>
    </message>
    <message>
        <source>Exchange and close</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Tausch aus und dreh zu</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who needs them?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Wie viele Atouts sind noch draußen, und wer braucht sie?</translation>
    </message>
    <message>
        <source>Announce the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Sag das Paar in {suit} an</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Tausch aus</translation>
    </message>
    <message>
        <source>Trump with {card}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Stich mit Atout: {card}</translation>
    </message>
</context>
<context>
    <name>CoachMarks</name>
    <message>
        <source>Trump control</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Atouts beherrschen</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Unter 33</translation>
    </message>
</context>
<context>
    <name>CoachMoves</name>
    <message>
        <source>Better: close and announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Besser: zudrehen und das Paar in {suit} ansagen.</translation>
    </message>
    <message>
        <source>Better: exchange and close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: austauschen und zudrehen.</translation>
    </message>
    <message>
        <source>You closed and announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast zugedreht und das Paar in {suit} angesagt.</translation>
    </message>
    <message>
        <source>You exchanged, so you had to close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Du hast ausgetauscht und musstest damit zudrehen.</translation>
    </message>
    <message>
        <source>after exchanging</source>
        <extracomment>sixtysix_gui/text/coach/moves.py: what follows is said to come after a move: &quot;After closing, the Queen …&quot;</extracomment>
        <translation>nach dem Austauschen</translation>
    </message>
    <message>
        <source>after the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>nach dem Ansagen in {suit}</translation>
    </message>
    <message>
        <source>exchange, close</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>austauschen, zudrehen</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast das Paar in {suit} angesagt.</translation>
    </message>
    <message>
        <source>the marriage in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Ansagen in {suit}</translation>
    </message>
    <message>
        <source>Better: exchange.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: austauschen.</translation>
    </message>
    <message>
        <source>You exchanged.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Du hast ausgetauscht.</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>austauschen</translation>
    </message>
    <message>
        <source>exchanging</source>
        <extracomment>sixtysix_gui/text/coach/moves.py: names of moves, as in &quot;Closing wins in 5 of 6 cases&quot;; German without article</extracomment>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>exchanging and closing</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Austauschen und Zudrehen</translation>
    </message>
    <message>
        <source>Better: exchange first.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: erst austauschen.</translation>
    </message>
    <message>
        <source>Better: announce the marriage in {suit} first.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Besser: erst das Paar in {suit} ansagen.</translation>
    </message>
</context>
<context>
    <name>CoachReasons</name>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: with {best}, {mover} wins 2 game points in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name} braucht %n auf 33: Mit {best} gewinnt {mover} 2 in {a} von {n} Fällen.</numerusform>
            <numerusform>{name} braucht %n auf 33: Mit {best} gewinnt {mover} 2 in {a} von {n} Fällen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to escape Schneider: {best} wins 2 game points in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>
            <numerusform>{name} braucht %n auf 33: Mit {best} gewinnst du 2 in {a} von {n} Fällen, mit {played} in {b}.</numerusform>
            <numerusform>{name} braucht %n auf 33: Mit {best} gewinnst du 2 in {a} von {n} Fällen, mit {played} in {b}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {best}, {mover} escapes Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} kommt {mover} in {a} von {n} Fällen auf 33, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With {best}, you escape Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} kommst du in {a} von {n} Fällen auf 33, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With it, you escape Schneider in {a} of {n} cases, with {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Damit kommst du in {a} von {n} Fällen auf 33, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>{After}, {name} announces a marriage in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{After} sagt {name} in {a} von {n} Fällen ein Paar an.</translation>
    </message>
    <message>
        <source>{After}, {name} still announces a marriage in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} sagt {name} in {a} von {n} Fällen noch ein Paar an, mit {best} in {b}.</translation>
    </message>
    <message>
        <source>All trumps are accounted for: {card} cannot be trumped.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Alle Atouts sind bekannt: {card} kann nicht gestochen werden.</translation>
    </message>
    <message>
        <source>Once the talon is closed, {name} cannot draw the missing trumps.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ist zugedreht, hebt {name} die fehlenden Atouts nicht mehr ab.</translation>
    </message>
    <message>
        <source>While you keep {card}, {name} can never announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Solange du {card} behältst, kann {name} das Paar in {suit} nie ansagen.</translation>
    </message>
    <message>
        <source>You had {t}: “Out!” would have won {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>Du hattest {t}: „Genug!“ hätte {p} gewonnen.</translation>
    </message>
    <message>
        <source>You have {t}: “Out!” wins {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>Du hast {t}: „Genug!“ gewinnt {p}.</translation>
    </message>
    <message numerus="yes">
        <source>You had {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Du hattest {t}, für „Genug!“ fehlte %n.</numerusform>
            <numerusform>Du hattest {t}, für „Genug!“ fehlten %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Du hast {t}, für „Genug!“ fehlt %n.</numerusform>
            <numerusform>Du hast {t}, für „Genug!“ fehlen %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange first: it costs nothing, and {card} is worth more than {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Tausch zuerst aus: Das kostet nichts, und {card} ist mehr wert als {card2}.</translation>
    </message>
    <message numerus="yes">
        <source>{mover} has {t}, %n too few to go out.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>{mover} hat {t}, für „Genug!“ fehlt %n.</numerusform>
            <numerusform>{mover} hat {t}, für „Genug!“ fehlen %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your last trump: it is your only way back to the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml</extracomment>
        <translation>Behalte dein letztes Atout: Es ist dein einziger Weg zurück ans Ausspiel.</translation>
    </message>
    <message>
        <source>Two trump leads draw out all of {name}’s trumps in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>Nach zweimal Atout hat {name} in {a} von {n} Fällen keines mehr.</translation>
    </message>
    <message>
        <source>While {mover} keeps {card}, {name} can never announce the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {card}: a card by name: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Solange {mover} {card} behält, kann {name} das Paar in {suit} nie ansagen.</translation>
    </message>
    <message>
        <source>You had {t}: “Out!” ends the deal at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>Du hattest {t}: „Genug!“ beendet das Spiel sofort.</translation>
    </message>
    <message>
        <source>{mover} has {t}: “Out!” ends the deal at once.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick</extracomment>
        <translation>{mover} hat {t}: „Genug!“ beendet das Spiel sofort.</translation>
    </message>
    <message>
        <source>{mover} has {t}: “Out!” wins {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen; {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>{mover} hat {t}: „Genug!“ gewinnt {p}.</translation>
    </message>
    <message>
        <source>{mover} keeps the last trump, the only way back to the lead.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {mover}: the player who is watched, as part of a sentence: the Queen</extracomment>
        <translation>{mover} behält das letzte Atout, den einzigen Weg zurück ans Ausspiel.</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>you win all five tricks yourself, with trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst allein alle fünf Stiche, mit Atout.</translation>
    </message>
    <message>
        <source>you win all five tricks yourself, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst allein alle fünf Stiche, ohne Atout.</translation>
    </message>
    <message>
        <source>you win no tricks, without trumps; your partner sits out.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst keinen Stich, ohne Atout; wer mit dir spielt, setzt aus.</translation>
    </message>
    <message>
        <source>you show five cards of one suit, not trumps, and win at once.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du zeigst fünf Karten einer Farbe, nicht Atout, und hast gewonnen.</translation>
    </message>
    <message>
        <source>you show five trumps and win at once.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du zeigst fünf Atouts und hast gewonnen.</translation>
    </message>
    <message>
        <source>you win no tricks, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst keinen Stich, ohne Atout.</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Which trumps are still out?</source>
        <extracomment>sixtysix_gui/text/training/counting.py</extracomment>
        <translation>Welche Atouts sind noch draußen?</translation>
    </message>
</context>
<context>
    <name>DealCommand</name>
    <message>
        <source>Trump card</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Atoutkarte</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>DealLines</name>
    <message>
        <source>exchanged</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>ausgetauscht</translation>
    </message>
    <message>
        <source>“Out!”</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py</extracomment>
        <translation>„Genug!“</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The trump card is {card}.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Atoutkarte: {card}.</translation>
    </message>
    <message>
        <source>You cut and show {card}: {suit} are trumps. It is {dealer}’s card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {dealer}: the player who deals: Rachel</extracomment>
        <translation>Du hebst ab und zeigst {card}: {suit} ist Atout. Die Karte gehört {dealer}.</translation>
    </message>
    <message>
        <source>You exchange {given} for {taken}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Du tauschst {given} gegen {taken} aus.</translation>
    </message>
    <message>
        <source>You turn up {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du lässt aufdecken und bekommst {card}: {suit} ist Atout.</translation>
    </message>
    <message>
        <source>You say “Out!” for both of you, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Du sagst mit {total} für euch beide „Genug!“.</translation>
    </message>
    <message>
        <source>You say “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Du sagst mit {total} „Genug!“.</translation>
    </message>
    <message>
        <source>You announce {points}: {suit} are now trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du sagst {points} an: Jetzt ist {suit} Atout.</translation>
    </message>
    <message>
        <source>You announce {points}: {suit} are now trumps. The next marriage counts {next}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {next}: a number of points</extracomment>
        <translation>Du sagst {points} an: Jetzt ist {suit} Atout. Das nächste Paar zählt {next}.</translation>
    </message>
    <message>
        <source>You take the trump card, {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Du nimmst die Atoutkarte, {card}.</translation>
    </message>
    <message>
        <source>{cutter} cuts and shows {card}: {suit} are trumps. It is your card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {cutter}: the player who cuts, at the beginning of the sentence: Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{cutter} hebt ab und zeigt {card}: {suit} ist Atout. Die Karte gehört dir.</translation>
    </message>
    <message>
        <source>{cutter} cuts and shows {card}: {suit} are trumps. It is {dealer}’s card.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {cutter}: the player who cuts, at the beginning of the sentence: Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {dealer}: the player who deals: Rachel</extracomment>
        <translation>{cutter} hebt ab und zeigt {card}: {suit} ist Atout. Die Karte gehört {dealer}.</translation>
    </message>
    <message>
        <source>{name} exchanges {given} for {taken}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>{name} tauscht {given} gegen {taken} aus.</translation>
    </message>
    <message>
        <source>{name} turns up {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} lässt aufdecken und bekommt {card}: {suit} ist Atout.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for both of them, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} sagt mit {total} für beide „Genug!“.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for both of you, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} sagt mit {total} für euch beide „Genug!“.</translation>
    </message>
    <message>
        <source>{name} says “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} sagt mit {total} „Genug!“.</translation>
    </message>
    <message>
        <source>{name} announces {points}: {suit} are now trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} sagt {points} an: Jetzt ist {suit} Atout.</translation>
    </message>
    <message>
        <source>{name} announces {points}: {suit} are now trumps. The next marriage counts {next}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {next}: a number of points</extracomment>
        <translation>{name} sagt {points} an: Jetzt ist {suit} Atout. Das nächste Paar zählt {next}.</translation>
    </message>
    <message>
        <source>{name} takes the trump card, {card}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{name} nimmt die Atoutkarte, {card}.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/calls.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} ist Atout.</translation>
    </message>
    <message>
        <source>You win the trick and the three-card widow.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du gewinnst den Stich und die drei Karten im Talon.</translation>
    </message>
    <message>
        <source>{name} wins the trick and the three-card widow.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} gewinnt den Stich und die drei Karten im Talon.</translation>
    </message>
    <message>
        <source>You name {suit} as trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du bestimmst {suit} als Atout.</translation>
    </message>
    <message>
        <source>{name} names {suit} as trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} bestimmt {suit} als Atout.</translation>
    </message>
    <message>
        <source>Marriage in {suit} selected: it is announced when you lead either card.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Paar in {suit} vorgemerkt: Es wird angesagt, wenn du eine seiner Karten ausspielst.</translation>
    </message>
    <message>
        <source>You announce the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Du sagst {points} in {suit} an.</translation>
    </message>
    <message>
        <source>{name} announces the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>{name} sagt {points} in {suit} an.</translation>
    </message>
    <message>
        <source>You do not double.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du lässt es dabei.</translation>
    </message>
    <message>
        <source>{name} does not double.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} lässt es dabei.</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>{question} {Suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/training/answers.py: {question} is a sentence, {Suit} a suit at the beginning of another {question}: what is asked, in a short sentence: Close, or lead a card?; {Suit}: a suit at the beginning of a sentence: Clubs</extracomment>
        <translation>{question} {Suit} ist Atout.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Announce first: once the talon is closed, no marriage can be announced.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml</extracomment>
        <translation>Erst ansagen: Ist zugedreht, kann kein Paar mehr angesagt werden.</translation>
    </message>
    <message>
        <source>Exchange first: after the marriage, or after closing, it is too late.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml</extracomment>
        <translation>Erst austauschen: Nach dem Ansagen oder Zudrehen ist es zu spät.</translation>
    </message>
    <message>
        <source>No: only the player on lead may exchange.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml</extracomment>
        <translation>Nein: Austauschen darf nur, wer ausspielt.</translation>
    </message>
    <message>
        <source>You have only {t}, so a wrong “Out!” loses the deal, whatever {name} has.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml {t}: a number of card points; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Du hast nur {t}: Ein falsches „Genug!“ verliert das Spiel, gleich wie viel {name} hat.</translation>
    </message>
    <message>
        <source>You have only {t}: “Out!” now would lose the deal.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml {t}: a number of card points</extracomment>
        <translation>Du hast nur {t}: „Genug!“ würde das Spiel jetzt verlieren.</translation>
    </message>
    <message>
        <source>You have {t}, and the trumps that nothing can beat bring {p}: {s}.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml {t}: a number of card points; {p}: a number of card points; {s}: a number of card points</extracomment>
        <translation>Du hast {t}, und die Atouts, die nichts schlägt, bringen {p}, zusammen {s}.</translation>
    </message>
    <message>
        <source>You have {t}, and {name} has {q}. The first to say “Out!” wins.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml {t}: a number of card points; {name}: a player as sentences call them, with article: the Queen, Rachel; {q}: a number of card points</extracomment>
        <translation>Du hast {t}, {name} hat {q}. Wer zuerst „Genug!“ sagt, gewinnt.</translation>
    </message>
    <message>
        <source>You have {t}. Say “Out!” now: once a card is led, it is too late.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml {t}: a number of card points</extracomment>
        <translation>Du hast {t}. Sag jetzt „Genug!“: Ist eine Karte ausgespielt, ist es zu spät.</translation>
    </message>
    <message>
        <source>{Name} announced the marriage in {suit} and has played only one of its two cards.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml {Name}: a player as sentences call them, at the beginning: The Queen; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{Name} hat das Paar in {suit} angesagt und erst eine der beiden Karten gespielt.</translation>
    </message>
    <message>
        <source>{Name} has {q} and needs {k}: only the marriage in trumps brings so much.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml {Name}: a player as sentences call them, at the beginning: The Queen; {q}: a number of card points; {k}: how many card points are missing</extracomment>
        <translation>{Name} hat {q} und braucht {k}: Nur der Vierziger bringt so viel.</translation>
    </message>
    <message>
        <source>{t} and {p} for the marriage make {s}: announce it and say “Out!” at once.</source>
        <extracomment>sixtysix_gui/text/data/explanations.toml {t}: a number of card points; {p}: a number of card points; {s}: a number of card points</extracomment>
        <translation>{t} und {p} vom Paar sind {s}: Sag es an und sag gleich „Genug!“.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>Why not exchange?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Warum nicht austauschen?</translation>
    </message>
    <message>
        <source>Why not exchange and close?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Warum nicht austauschen und zudrehen?</translation>
    </message>
    <message>
        <source>Why not say “Out!”?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Warum nicht „Genug!“ sagen?</translation>
    </message>
    <message>
        <source>Why not announce the marriage in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Warum nicht das Paar in {suit} ansagen?</translation>
    </message>
    <message>
        <source>Why not close and announce the marriage in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Warum nicht zudrehen und das Paar in {suit} ansagen?</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message>
        <source>Shutout loss: this counts as two games.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Schneider: Das zählt zwei Bummerl.</translation>
    </message>
    <message>
        <source>Shutout win: this counts as two games.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Schneider: Das zählt zwei Bummerl.</translation>
    </message>
    <message>
        <source>Shutout loss: this counts as two Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Schneider: Das zählt zwei Bummerl.</translation>
    </message>
    <message>
        <source>The others were one point away from a shutout win: this counts as four Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Retourschneider: Das zählt vier Bummerl.</translation>
    </message>
    <message>
        <source>Shutout win: this counts as two Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Schneider: Das zählt zwei Bummerl.</translation>
    </message>
    <message>
        <source>You were one point away from a shutout win: this counts as four Bummerl.</source>
        <extracomment>sixtysix_gui/text/results/game_end.py</extracomment>
        <translation>Retourschneider: Das zählt vier Bummerl.</translation>
    </message>
</context>
<context>
    <name>Glosses</name>
    <message>
        <source>Schneider: ending a deal with fewer than 33 card points.</source>
        <extracomment>sixtysix_gui/text/data/glosses.toml</extracomment>
        <translation>Schneider: eine Partie verlieren, ohne einen Punkt gemacht zu haben; zählt doppelt.</translation>
    </message>
</context>
<context>
    <name>Guided</name>
    <message>
        <source>The {ten} beats the {king}: {order}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {order}: ranks from the highest to the lowest {ten}: the word for a ten; {king}: the word for a king; {order}: ranks from the highest to the lowest, separated by commas</extracomment>
        <translation>Der {ten} sticht den {king}: {order}.</translation>
    </message>
    <message>
        <source>Lead {card}: it is the highest trump left.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel {card} aus, das höchste Atout im Spiel.</translation>
    </message>
    <message>
        <source>Say “Out!”: click the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Sag „Genug!“: Drück auf die goldene Münze.</translation>
    </message>
    <message>
        <source>You announced the marriage: 20 points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Der Zwanziger ist angesagt: 20 Augen.</translation>
    </message>
    <message>
        <source>Your {ace} and {ten} of trumps are sure to win: {total} points plus 21 makes {with_both}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {ace} and {ten} are ranks, both of trumps {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten; {total}: a number of card points; {with_both}: a number of card points</extracomment>
        <translation>Atout-{ace} und Atout-{ten} stechen sicher: {total} Augen und 21 sind {with_both}.</translation>
    </message>
    <message>
        <source>{suit} are trumps, and you hold the lowest one.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {suit} is the trump suit, and begins the sentence {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} ist Atout, und du hast die kleinste Karte davon.</translation>
    </message>
    <message>
        <source>Saying “Out!” with only {total} points would lose the deal: you need 66.</source>
        <extracomment>sixtysix_gui/windows/learning/course.py {total}: a number of card points</extracomment>
        <translation>Mit nur {total} Augen verlierst du, wenn du „Genug!“ sagst: 66 braucht es.</translation>
    </message>
    <message>
        <source>Nobody bids more, so you lead. Your first card sets the trump suit, which beats all others. {marriage} will count 40.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Niemand reizt mehr. Deine erste Karte bestimmt Atout, das alle anderen Farben sticht. {marriage} zählen dann 40.</translation>
    </message>
    <message>
        <source>The {ten} is low here: {order}. You have {total} of the 66 you promised.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {ten}: the word for a ten; {order}: ranks from the highest to the lowest, separated by commas; {total}: a number of card points</extracomment>
        <translation>Der {ten} ist hier niedrig: {order}. Du hast {total} von den 66, die du versprochen hast.</translation>
    </message>
    <message>
        <source>You announced the marriage: you now have {total} card points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {total}: a number of card points</extracomment>
        <translation>Das Paar ist angesagt: Du hast {total} Augen.</translation>
    </message>
    <message>
        <source>{total} points. Your highest trump draws out the others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {total}: a number of card points</extracomment>
        <translation>{total} Augen. Dein höchstes Atout zieht die anderen heraus.</translation>
    </message>
    <message>
        <source>{total} points. Nobody else has any {card_suit} left, so your partner can trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {total}: a number of card points; {card_suit}: the word for the suit of a card: hearts</extracomment>
        <translation>{total} Augen. Sonst hat niemand mehr {card_suit}: Dein Partner kann mit Atout stechen.</translation>
    </message>
    <message>
        <source>{partner} trumped it for both of you: {total} points, and 66 is enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} hat für euch mit Atout gestochen: {total} Augen, und 66 genügen.</translation>
    </message>
    <message>
        <source>{partner} leads. With 66 you could say “Out!” for both of you, but you have {total}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} spielt aus. Mit 66 könntest du für beide „Genug!“ sagen, doch ihr habt {total}.</translation>
    </message>
    <message>
        <source>{partner} leads next; as partners, you need 66. First you may announce a marriage: {points}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {points}: a number of points</extracomment>
        <translation>{partner} spielt gleich aus; als Partner braucht ihr 66. Vorher darfst du ein Paar ansagen: {points}.</translation>
    </message>
    <message>
        <source>{partner} had to beat even your card: partners are not spared. Now you have no {led_suit}, so you must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {partner}: the partner by name: Pallas; {led_suit}: the word for the suit that was led: hearts</extracomment>
        <translation>{partner} hat sogar dich stechen müssen: Auch Partner schont man nicht. Jetzt fehlt dir {led_suit}, du musst mit Atout stechen.</translation>
    </message>
    <message>
        <source>{name} leads {led}. You cannot follow suit, so you must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} spielt {led} aus. Die Farbe hast du nicht, also musst du mit Atout stechen.</translation>
    </message>
    <message>
        <source>{best_name} trumps again and takes {trick} points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {trick}: the number of a trick</extracomment>
        <translation>{best_name} sticht wieder mit Atout und nimmt {trick} Augen.</translation>
    </message>
    <message>
        <source>Your last trump takes the last trick: {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Dein letztes Atout macht den letzten Stich: Spiel {card}.</translation>
    </message>
    <message>
        <source>You lead, so you may announce a marriage: 40. It counts because you have a trick.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml</extracomment>
        <translation>Du spielst aus und darfst ein Paar ansagen: 40. Es zählt, denn du hast einen Stich.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump, and higher than {best} if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {best}: a card by name</extracomment>
        <translation>Bedienen kannst du nicht, also musst du mit Atout stechen und {best} überstechen, wenn du kannst.</translation>
    </message>
    <message>
        <source>Trump the last trick with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Stich zuletzt mit Atout: Spiel {card}.</translation>
    </message>
    <message>
        <source>Say “Out!” for both of you: click the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Sag für beide „Genug!“: Drück auf die goldene Münze.</translation>
    </message>
    <message>
        <source>Click its button, then “Announce”: you have won.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Drück auf seinen Knopf, dann auf „Ansagen“: Du hast gewonnen.</translation>
    </message>
    <message>
        <source>Lead {card} and keep your trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel {card} aus und behalte dein Atout.</translation>
    </message>
    <message>
        <source>As the first player, you lead and name the trump suit, which beats all others. {marriage} are worth 40 as trumps.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Als Vorhand spielst du aus und bestimmst Atout, das alle anderen Farben sticht. {marriage} zählen in Atout 40.</translation>
    </message>
    <message>
        <source>{best_name} trumps, and a trump beats all other suits. Everyone knows that {left} holds {cut}: it set the trump suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {left}: the player at the left: Rachel, or a number of cards; {cut}: a card by name: the ten of hearts</extracomment>
        <translation>{best_name} sticht mit Atout: Das schlägt alle anderen Farben. Alle wissen, dass {left} {cut} hat: Diese Karte hat Atout bestimmt.</translation>
    </message>
    <message>
        <source>You are the forehand, the first player: you lead and name a suit you hold as trumps, which beats all others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Als Vorhand spielst du aus und bestimmst eine Farbe, die du hast, als Atout: Sie sticht alle anderen.</translation>
    </message>
    <message>
        <source>{name} won that trick and leads {led}. A trump beats any other suit.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {led} is a card that {name} has led {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} hat den Stich genommen und spielt {led} aus. Atout sticht jede andere Farbe.</translation>
    </message>
    <message>
        <source>{marriage} are a marriage, worth 20 points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {marriage} is king and queen of a suit by name, and begins the sentence {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>{marriage} sind ein Zwanziger: Das zählt 20 Augen.</translation>
    </message>
    <message>
        <source>Exchange {lowest} for the trump card, {turn_up}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number; {turn_up}: the trump card by name, as an object: the king of hearts</extracomment>
        <translation>Tausch {lowest} gegen die Atoutkarte, {turn_up}.</translation>
    </message>
    <message>
        <source>With the marriage, marked by the eight on the table, you have {total} points. You keep count yourself.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml {total}: a number of card points</extracomment>
        <translation>Mit dem Paar, für das der Achter liegt, macht das {total} Augen; gezählt wird im Kopf.</translation>
    </message>
</context>
<context>
    <name>Held</name>
    <message>
        <source>{card} lay under the talon after the exchange: {name} lost trick {trick} and drew it.</source>
        <extracomment>sixtysix_gui/text/training/held.py {card}: a card by name; at the beginning of most sentences, there with a capital; {name}: the opponent as sentences call them, with article: the Queen; {trick}: the number of a trick</extracomment>
        <translation>{card} lag nach dem Austauschen unter dem Talon: {name} verlor Stich {trick} und hob die Karte ab.</translation>
    </message>
    <message>
        <source>{card} lay under the talon after your exchange: {name} lost trick {trick} and drew it.</source>
        <extracomment>sixtysix_gui/text/training/held.py {card}: a card by name; at the beginning of most sentences, there with a capital; {name}: the opponent as sentences call them, with article: the Queen; {trick}: the number of a trick</extracomment>
        <translation>{card} lag nach deinem Austauschen unter dem Talon: {name} verlor Stich {trick} und hob die Karte ab.</translation>
    </message>
    <message>
        <source>{name} announced a marriage with {card} at trick {trick}.</source>
        <extracomment>sixtysix_gui/text/training/held.py {name}: the opponent as sentences call them, with article: the Queen; {card}: a card by name; at the beginning of most sentences, there with a capital; {trick}: the number of a trick</extracomment>
        <translation>{name} sagte im Stich {trick} ein Paar an und zeigte {card}.</translation>
    </message>
    <message>
        <source>{name} took {card} by the exchange at trick {trick}.</source>
        <extracomment>sixtysix_gui/text/training/held.py {name}: the opponent as sentences call them, with article: the Queen; {card}: a card by name; at the beginning of most sentences, there with a capital; {trick}: the number of a trick</extracomment>
        <translation>{name} nahm {card} beim Austauschen im Stich {trick}.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>You may say it after winning a trick or announcing a marriage, until you lead; after that you must win another trick first.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sagen darfst du es nach einem Stich oder einem angesagten Paar, bis du ausspielst; danach brauchst du erst wieder einen Stich.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent 2, or 3 if the opponent has no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt dem anderen 2, oder 3, wenn er keinen Stich hat.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt dem anderen 2.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the opponent as much as a correct one would have won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt dem anderen so viel, wie es richtig gewonnen hätte.</translation>
    </message>
    <message>
        <source>After closing, nobody may exchange.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem Zudrehen wird nicht mehr ausgetauscht.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem ersten Packen wird eine Karte aufgeschlagen: Ihre Farbe ist Atout.</translation>
    </message>
    <message>
        <source>While there are cards to draw you may play any card, whatever was led. The higher card of the suit led wins the trick, and a trump beats any other suit.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Solange abgehoben wird, darfst du jede Karte spielen, gleich was ausgespielt ist. Die höhere Karte der ausgespielten Farbe gewinnt den Stich, und Atout sticht jede andere Farbe.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>No marriages may be announced once the talon is closed or used up; to do both, announce the marriage first, then close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mit dem offenen Talon enden auch die Paare; wer ansagen und zudrehen will, sagt zuerst an.</translation>
    </message>
    <message>
        <source>Marriages may be announced after closing, but not once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen auch nach dem Zudrehen angesagt werden, aber nicht mehr, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Marriages may be announced throughout the deal, even after closing.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen das ganze Spiel hindurch angesagt werden, auch nach dem Zudrehen.</translation>
    </message>
    <message>
        <source>Marriages may be announced when the talon is used up, but not after closing; to do both, announce the marriage first, then close.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen auch angesagt werden, wenn der Talon aufgebraucht ist, aber nicht nach dem Zudrehen; wer beides will, sagt zuerst an.</translation>
    </message>
    <message>
        <source>No marriage may be announced on the lead to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Beim Ausspiel zum ersten Stich darf kein Paar angesagt werden.</translation>
    </message>
    <message>
        <source>The trump card cannot be exchanged.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die Atoutkarte wird nicht ausgetauscht.</translation>
    </message>
    <message>
        <source>Only one marriage may be announced on each lead.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Bei einem Ausspiel darf nur ein Paar angesagt werden.</translation>
    </message>
    <message>
        <source>Then a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Danach wird eine Karte aufgeschlagen: Ihre Farbe ist Atout.</translation>
    </message>
    <message>
        <source>When the closer goes out, the opponent’s card points are those at the moment of closing, but a trick won afterwards still avoids Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Meldet sich der Zudreher aus, zählen beim anderen die Augen beim Zudrehen, doch mit einem Stich danach gilt er nicht als ohne Stich.</translation>
    </message>
    <message>
        <source>When you are on lead and hold the {king} and {queen} of a suit, you may announce this marriage and lead either card: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Spielst du aus und hast {king} und {queen} einer Farbe, darfst du dieses Paar ansagen und eine der beiden Karten ausspielen: Es zählt 20 Augen (ein Zwanziger), in Atout 40 (ein Vierziger).</translation>
    </message>
    <message>
        <source>When you are on lead and hold the {king} and {queen} of a suit, you may announce this marriage and lead the {king}: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Spielst du aus und hast {king} und {queen} einer Farbe, darfst du dieses Paar ansagen und den {king} ausspielen: Es zählt 20 Augen (ein Zwanziger), in Atout 40 (ein Vierziger).</translation>
    </message>
    <message>
        <source>When you have 66 card points, say “Out!” and the deal is over at once. You must keep count yourself: nobody says it for you.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer 66 Augen hat, sagt „Genug!“, und das Spiel ist sofort vorbei. Zählen musst du selbst: Niemand sagt es für dich.</translation>
    </message>
    <message>
        <source>The player on lead may close: the trump card is turned face down onto the talon. From then on nobody draws, and the rules for a used-up talon apply at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer ausspielt, darf zudrehen: Die Atoutkarte wird verdeckt auf den Talon gelegt. Von da an wird nicht mehr abgehoben, und sofort gelten die Regeln für den aufgebrauchten Talon.</translation>
    </message>
    <message>
        <source>Win tricks and announce marriages to reach 66 card points before your opponent does. That wins the deal and 1 to {most} game points; {target} game points win the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {most}: a number; {target}: a number of points</extracomment>
        <translation>Mach Stiche und sag Zwanziger und Vierziger an, bis du vor dem anderen 66 Augen hast. Das gewinnt das Spiel und 1 bis {most} Punkte; {target} Punkte gewinnen die Partie.</translation>
    </message>
    <message>
        <source>If you close before drawing, you may announce a marriage even when only the last two cards are left in the talon.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wird vor dem Abheben zugedreht, darf auch dann noch ein Paar angesagt werden, wenn nur noch die letzten beiden Karten im Talon liegen.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hast du die Farbe nicht, musst du mit Atout stechen.</translation>
    </message>
    <message>
        <source>You need a trick before you may announce a marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Zum Ansagen brauchst du einen Stich.</translation>
    </message>
    <message>
        <source>A deal is worth 1 if the losers have 33 card points or more, 2 if they have fewer (Schneider), 3 if they have no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein Spiel zählt 1, wenn die Verlierer 33 Augen oder mehr haben, 2, wenn sie weniger haben, 3, wenn sie keinen Stich haben.</translation>
    </message>
    <message>
        <source>A deal is worth 1, or 2 if the losers have no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein Spiel zählt 1, oder 2, wenn die Verlierer keinen Stich haben.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt den anderen 1.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 2, or 3 if they have no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt den anderen 2, oder 3, wenn sie keinen Stich haben.</translation>
    </message>
    <message>
        <source>A false claim of “Out!” gives the others 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt den anderen 2.</translation>
    </message>
    <message>
        <source>After receiving three cards, the first player names a suit they hold as trumps, or turns up their next card to make its suit trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach den ersten drei Karten sagt Vorhand eine Farbe als Atout an, von der sie eine Karte hat, oder lässt die nächste Karte aufdecken: Deren Farbe ist dann Atout.</translation>
    </message>
    <message>
        <source>After receiving three cards, the first player names any suit as trumps, or turns up their next card to make its suit trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach den ersten drei Karten sagt Vorhand eine beliebige Farbe als Atout an oder lässt die nächste Karte aufdecken: Deren Farbe ist dann Atout.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps. It goes under the talon and is drawn last.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem ersten Packen wird eine Karte aufgeschlagen: Ihre Farbe ist Atout. Sie liegt unter dem Talon und wird zuletzt abgehoben.</translation>
    </message>
    <message>
        <source>All tricks are played. Each marriage changes trumps and is worth more than the one before; every ten card points score 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Alle Stiche werden gespielt. Paare ändern das Atout und sind jedes Mal mehr wert; je zehn Augen zählen einen Punkt.</translation>
    </message>
    <message>
        <source>While the {ten} of a suit is still out, keep your {ace} of that suit: if your partner has the {ten}, it is safe on your {ace}, and if the others have it, your {ace} takes it. Play another card instead.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Solange der {ten} einer Farbe noch draußen ist, behalte dein {ace}: Hat dein Partner den {ten}, bringt er ihn in deinen Stich; haben ihn die anderen, sticht dein {ace} ihn. Gib lieber eine andere Karte.</translation>
    </message>
    <message>
        <source>At least {close.min_talon} cards must be left in the talon, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {close}: a number of cards</extracomment>
        <translation>Mindestens {close.min_talon} Karten müssen im Talon liegen, die Atoutkarte mitgezählt.</translation>
    </message>
    <message>
        <source>At least {exchange.min_talon} cards must be left in the open talon, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {exchange}: a number of cards</extracomment>
        <translation>Mindestens {exchange.min_talon} Karten müssen im offenen Talon liegen, die Atoutkarte mitgezählt.</translation>
    </message>
    <message>
        <source>Only one may be announced on each lead; a {king} and {queen} that are not announced do not count.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Bei einem Ausspiel wird höchstens eines angesagt; ohne Ansage zählt {king} mit {queen} nichts.</translation>
    </message>
    <message>
        <source>“Auf Dissle” wins the deal as soon as the first player holds five sevens. It is lost as soon as that player personally wins a trick, or when the talon runs out.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>„Auf Dissle“ ist gewonnen, sobald Vorhand fünf Siebener auf der Hand hat, und verloren, sobald Vorhand selbst einen Stich macht oder der Talon zu Ende ist.</translation>
    </message>
    <message>
        <source>Before each lead the leader’s partner may announce a marriage too, before the leader does. Each marriage may be announced only once, and the partner’s does not commit any card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vor jedem Ausspiel darf auch ansagen, wer mit dem Ausspielenden spielt, und zwar zuerst und jedes Paar nur einmal; das bindet keine Karte.</translation>
    </message>
    <message>
        <source>Do not trump a trick your partner is certain to win as long as you may play something else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Stich nicht mit Atout in einen Stich, den dein Partner sicher macht, solange du etwas anderes spielen darfst.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Win tricks and announce marriages: the player with the most card points at the end is paid by the other two.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Jeder spielt für sich. Mach Stiche und sag Paare an: Wer am Ende die meisten Augen hat, den bezahlen die beiden anderen.</translation>
    </message>
    <message>
        <source>The first player decides how the first trick is played. Trumps cannot win it and may be played only by those who hold nothing else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vorhand sagt, wie der erste Stich gespielt wird. Atout sticht darin nicht, und spielen darf es nur, wer nichts anderes hat.</translation>
    </message>
    <message>
        <source>If nobody says “Out!”, the winner of the last trick wins 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sagt niemand „Genug!“, so gewinnt der letzte Stich 1.</translation>
    </message>
    <message>
        <source>When your partner is certain to win the trick, give it many card points: a {ten} rather than an {ace} that can still win a trick of its own. On a trick the others win, play the card that counts least.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Macht dein Partner den Stich ganz sicher, dann schmiere: Gib viele Augen hinein, aber lieber einen {ten} als ein {ace}, das selbst noch einen Stich machen kann. In einen Stich der anderen gib, was am wenigsten zählt.</translation>
    </message>
    <message>
        <source>Keep the {ace} for your partner’s {ten}</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Das {ace} für den {ten} des Partners aufheben</translation>
    </message>
    <message>
        <source>Marriages may be announced until the end of the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen bis zum Ende des Spiels angesagt werden.</translation>
    </message>
    <message>
        <source>A marriage announced on the very first lead counts 40 because it makes trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Eines, das zum allerersten Ausspiel angesagt wird, zählt 40, denn es bestimmt Atout.</translation>
    </message>
    <message>
        <source>The player to the dealer’s right cuts and shows everyone the bottom card: its suit is trumps. It is the dealer’s last card, and everyone knows that the dealer holds it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der rechte Nachbar des Gebers hebt ab und zeigt allen die unterste Karte: Ihre Farbe ist Atout. Sie ist die letzte Karte des Gebers, und alle wissen, dass er sie hat.</translation>
    </message>
    <message>
        <source>The first card you throw away – neither of the suit led nor a trump – shows your longest plain suit: throw away a low card of it. Your partner can then lead that suit to you. An {ace} or a {ten} is thrown away for its points and shows nothing.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Die erste Karte, die du abwirfst, also weder die ausgespielte Farbe noch Atout, zeigt deine längste Farbe außer Atout: Wirf daraus eine niedrige ab. Diese Farbe kann dir dein Partner dann bringen. Ein {ace} oder einen {ten} wirft man der Augen wegen ab; das zeigt nichts.</translation>
    </message>
    <message>
        <source>The highest bidder leads, and the suit of the first card led becomes trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer am höchsten gereizt hat, spielt aus, und die Farbe der ersten Karte ist Atout.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick or, if there is none, the highest card of the suit led; the winner leads next.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Das höchste Atout macht den Stich, sonst die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt wieder aus.</translation>
    </message>
    <message>
        <source>The other cards are placed on it face down and form the talon. This card, the trump card, counts as part of the talon and is drawn last. The talon has {undealt} cards.</source>
        <extracomment>sixtysix_gui/text/data/help.md {undealt}: a number of cards</extracomment>
        <translation>Die übrigen Karten liegen verdeckt darauf: Sie sind der Talon, und die Atoutkarte, die dazu zählt, wird als letzte abgehoben. Der Talon hat {undealt} Karten.</translation>
    </message>
    <message>
        <source>A side that is on lead and has a trick and {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Die Seite, die ausspielt, einen Stich und {points_to_go_out} Augen hat, sagt „Genug!“, und das Spiel ist sofort vorbei.</translation>
    </message>
    <message>
        <source>There are no trumps at first. Whenever a marriage is announced, its suit becomes trumps, starting with that very trick; tricks already won stay won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Anfangs gibt es kein Atout. Wird ein Paar angesagt, so wird seine Farbe Atout, schon für diesen Stich; gemachte Stiche bleiben gemacht.</translation>
    </message>
    <message>
        <source>Three cards are left over, the widow: they count for the winner of the first trick, and nobody sees them until the end.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Drei Karten bleiben übrig, der Talon: Sie zählen für den Gewinner des ersten Stichs, und niemand sieht sie vor dem Ende.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Trumps belong to both partners</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Atout gehört beiden</translation>
    </message>
    <message>
        <source>When one player closes, the opponent may exchange the {lowest} at once, even without a trick, but not later.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Dreht einer zu, darf der andere sofort austauschen ({lowest}), auch ohne Stich, aber nie später.</translation>
    </message>
    <message>
        <source>If you hold the {lowest} of trumps, you may put it under the talon and take the trump card instead, on any turn before playing a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wer dran ist und in Atout {lowest} hat, darf diese Karte, bevor er spielt, unter den Talon legen und dafür die Atoutkarte nehmen (austauschen).</translation>
    </message>
    <message>
        <source>A player on lead who has personally won a trick may exchange the {lowest} of trumps for it before announcing a marriage, but not if it is a {lowest} itself.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wer ausspielt und selbst einen Stich hat, darf sie gegen den Atout-{lowest} austauschen, bevor er ein Paar ansagt; nicht, wo sie selbst ein {lowest} ist.</translation>
    </message>
    <message>
        <source>If you are on lead and hold the {lowest} of trumps, you may put it under the talon and take the trump card instead, before leading and before announcing a marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wer ausspielt und in Atout {lowest} hat, darf diese Karte unter den Talon legen und dafür die Atoutkarte nehmen (austauschen), vor dem Ausspielen und vor dem Ansagen.</translation>
    </message>
    <message>
        <source>A player who is on lead and has a trick and {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Wer am Ausspiel ist, einen Stich und {points_to_go_out} Augen hat, sagt „Genug!“, und das Spiel ist sofort vorbei.</translation>
    </message>
    <message>
        <source>A player without the suit led must trump, even a partner’s card, so think of this before you lead. And each trump you lead costs your side two: yours and your partner’s.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wem die ausgespielte Farbe fehlt, der muss mit Atout stechen, auch die Karte des Partners: Denk daran, bevor du ausspielst. Und jedes Mal, wenn du Atout ausspielst, kostet das eure Seite zwei, deines und das deines Partners.</translation>
    </message>
    <message>
        <source>A player who leads a plain suit hopes for something in it. When you are on lead and no other lead is clearly better, return the plain suit your partner led last, but not with a {ten} that can still be beaten.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten</extracomment>
        <translation>Wer eine Farbe ausspielt, die nicht Atout ist, erhofft sich dort etwas. Bist du am Ausspiel und ist nichts anderes deutlich besser, dann spiel die Farbe zurück, die dein Partner zuletzt gebracht hat; nur keinen {ten}, der noch gestochen werden kann.</translation>
    </message>
    <message>
        <source>The player on lead may announce a marriage, the {king} and {queen} of a suit, and then leads one of them. The first marriage of a deal counts 20, the second 40, then 60 and 80, no matter who announces it.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Wer ausspielt, darf {king} und {queen} einer Farbe ansagen und spielt eine davon aus. Das erste Paar eines Spiels zählt 20, das zweite 40, dann 60 und 80, wer immer es ansagt.</translation>
    </message>
    <message>
        <source>The player on lead may announce a marriage, the {king} and {queen} of a suit, and then leads one of them: it is worth 20 card points, or 40 in trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Wer ausspielt, darf {king} und {queen} einer Farbe ansagen und spielt eine davon aus: Das zählt 20 Augen (ein Zwanziger), in Atout 40 (ein Vierziger).</translation>
    </message>
    <message>
        <source>If you play a bid or a contract and hold the highest trump, lead it as long as the others may still have one. Remember that each time it takes one of your partner’s trumps too.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer gereizt oder angesagt hat und das höchste Atout hält, spielt es aus, solange die anderen noch Atout haben können. Bedenke, dass dabei auch dem Partner jedes Mal ein Atout verloren geht.</translation>
    </message>
    <message>
        <source>The winner of a deal gets {plain_win} if the opponent has 33 card points or more, {schneider} if the opponent has fewer (Schneider), and {schwarz} if the opponent has no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md {plain_win}: a number of game points; {schneider}: a number of game points; {schwarz}: a number of game points</extracomment>
        <translation>Wer ein Spiel gewinnt, bekommt {plain_win}, wenn der andere 33 Augen oder mehr hat, {schneider}, wenn er weniger hat, {schwarz}, wenn er keinen Stich hat.</translation>
    </message>
    <message>
        <source>If you close before drawing, you may announce a marriage no later than on the lead to trick {deck.hand}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards</extracomment>
        <translation>Wird vor dem Abheben zugedreht, darf ein Paar spätestens beim Ausspiel zum {deck.hand}. Stich angesagt werden.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump, and a higher one than any already in the trick if you have it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ohne Karte dieser Farbe musst du mit Atout stechen, und zwar höher, als schon Atout liegt, wenn du kannst.</translation>
    </message>
    <message>
        <source>If you have no card of that suit, you must play a trump, whichever you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ohne Karte dieser Farbe musst du mit Atout stechen, mit welchem du magst.</translation>
    </message>
    <message>
        <source>You hold neither the suit led nor trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du hast weder die ausgespielte Farbe noch Atout.</translation>
    </message>
    <message>
        <source>You hold the suit led, and the trick has already been trumped.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du hast die ausgespielte Farbe, und im Stich liegt schon Atout.</translation>
    </message>
    <message>
        <source>You do not hold the suit led, and the trick has been trumped; one of your trumps is higher.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dir fehlt die ausgespielte Farbe, und im Stich liegt Atout; eines von deinen ist höher.</translation>
    </message>
    <message>
        <source>You do not hold the suit led, but you hold trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dir fehlt die ausgespielte Farbe, aber du hast Atout.</translation>
    </message>
    <message>
        <source>Your partner is certain to win the trick; the {ten} of your {ace}’s suit is still out.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Dein Partner macht den Stich sicher; zu deinem {ace} ist der {ten} noch draußen.</translation>
    </message>
    <message>
        <source>Your partner is certain to win the trick; you hold neither the suit led nor trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dein Partner macht den Stich sicher; du hast weder die ausgespielte Farbe noch Atout.</translation>
    </message>
    <message>
        <source>{caption} Trumps: {trump}. A good partner plays {cards}.</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py {caption}: a sentence about the cards of an example; {trump}: the word for the trump suit: spades; {cards}: cards by name, separated by commas</extracomment>
        <translation>{caption} Atout: {trump}. Gute Partner spielen {cards}.</translation>
    </message>
    <message>
        <source>{caption} Trumps: {trump}. You may play: {cards}.</source>
        <extracomment>sixtysix_gui/text/rules/help_values.py {caption}: a sentence about the cards of an example; {trump}: the word for the trump suit: spades; {cards}: cards by name, separated by commas</extracomment>
        <translation>{caption} Atout: {trump}. Du darfst spielen: {cards}.</translation>
    </message>
    <message>
        <source>A game won while the opponent has no game points counts as two games.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hat der andere noch keinen Punkt gemacht, bekommt er einen Schneider: Das zählt als zwei Partien.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare: Zwanziger und Vierziger</translation>
    </message>
    <message>
        <source>A game won while the others have no points counts as two games.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Haben die anderen noch keinen Punkt gemacht, bekommen sie einen Schneider: Das zählt als zwei Partien.</translation>
    </message>
    <message>
        <source>A lost game is one Bummerl, two if the losers are still at {target}, and four if they had got down to 1 while the others were still at {target}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {target}: a number of points</extracomment>
        <translation>Eine verlorene Partie ist ein Bummerl; ein Schneider, wenn die Verlierer noch bei {target} stehen, zählt zwei, ein Retourschneider, wenn sie schon bei 1 waren, als die anderen noch bei {target} standen, vier.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double ({doubles}): the deal counts × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Vor der ersten Karte darf die andere Seite den Wert verdoppeln ({doubles}): Das Spiel zählt ×&#xa0;{most_doubled}.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double, then the player’s side ({doubles}): the deal counts up to × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Vor der ersten Karte darf die andere Seite den Wert verdoppeln, dann wieder die eigene ({doubles}): Das Spiel zählt bis zu ×&#xa0;{most_doubled}.</translation>
    </message>
    <message>
        <source>Before the first card is played, the other side may double, then the player’s side, then the other side once more ({doubles}): the deal counts up to × {most_doubled}.</source>
        <extracomment>sixtysix_gui/text/data/help.md {doubles}: what is said to double, separated by commas: Kontra, Re; {most_doubled}: a number of game points</extracomment>
        <translation>Vor der ersten Karte darf die andere Seite den Wert verdoppeln, dann die eigene, dann noch einmal die andere ({doubles}): Das Spiel zählt bis zu ×&#xa0;{most_doubled}.</translation>
    </message>
    <message>
        <source>Contracts that are shown rather than played cannot be doubled.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Gegen Ansagen, die nur gezeigt werden, gibt es kein Kontra.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Kontra und Re</translation>
    </message>
    <message>
        <source>Nobody may double.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Es gibt kein Kontra.</translation>
    </message>
</context>
<context>
    <name>Illegality</name>
    <message>
        <source>Under these rules, no marriages may be announced once the talon is closed.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf nach dem Zudrehen nicht mehr angesagt werden.</translation>
    </message>
    <message>
        <source>Under these rules, no marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf nicht mehr angesagt werden, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Under these rules, no marriage may be announced on the first lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf beim ersten Ausspiel nicht angesagt werden.</translation>
    </message>
    <message>
        <source>Under these rules, the trump card cannot be exchanged.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln wird die Atoutkarte nicht ausgetauscht.</translation>
    </message>
    <message>
        <source>Draw first, then exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Erst abheben, dann austauschen.</translation>
    </message>
    <message>
        <source>Draw first, then announce the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Erst abheben, dann ansagen.</translation>
    </message>
    <message>
        <source>First name the trump suit, or turn up your next card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Sag zuerst Atout an oder lass deine nächste Karte aufdecken.</translation>
    </message>
    <message>
        <source>No marriages are announced in this contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Bei dieser Ansage wird kein Paar angesagt.</translation>
    </message>
    <message>
        <source>In this contract, only its player may announce marriages.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Bei dieser Ansage sagt nur Paare an, wer sie gemacht hat.</translation>
    </message>
    <message>
        <source>Only one marriage may be announced on a lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Bei einem Ausspiel darf nur ein Paar angesagt werden.</translation>
    </message>
    <message>
        <source>Only {card} may be exchanged, and you do not hold it.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Zum Austauschen brauchst du eine Karte, die du nicht hast: {card}.</translation>
    </message>
    <message>
        <source>The trump card is {card} itself, so there is nothing to exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Die Atoutkarte ist selbst diese Karte ({card}): Auszutauschen gibt es nichts.</translation>
    </message>
    <message>
        <source>The lead to trick {trick} was the last on which a marriage could be announced.</source>
        <extracomment>sixtysix_gui/rules/moves.py {trick}: the number of a trick</extracomment>
        <translation>Das Ausspiel zum {trick}. Stich war das letzte, zu dem ein Paar angesagt werden durfte.</translation>
    </message>
    <message>
        <source>The talon is no longer open, so nothing can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Der Talon ist nicht mehr offen, also kann nicht ausgetauscht werden.</translation>
    </message>
    <message>
        <source>The talon was closed: exchange or pass first.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Es wurde zugedreht: Tausch zuerst aus oder passe.</translation>
    </message>
    <message>
        <source>Too late to exchange: at least {count} cards must be left in the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Zu spät zum Austauschen: Mindestens {count} Karten müssen im Talon liegen.</translation>
    </message>
    <message>
        <source>Too late: an exchange must come before the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zu spät: Ausgetauscht wird vor dem Ansagen.</translation>
    </message>
    <message>
        <source>You may not play a trump to the first trick while you hold any other card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Solange du eine andere Karte hast, darf im ersten Stich kein Atout gespielt werden.</translation>
    </message>
    <message>
        <source>You have already announced the marriage in {suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Das Paar in {suit} hast du schon angesagt.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}: lead its king.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast das Paar in {suit} angesagt: Spiel den König aus.</translation>
    </message>
    <message>
        <source>You announced the marriage in {suit}: lead one of its two cards.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast das Paar in {suit} angesagt: Spiel eine der beiden Karten aus.</translation>
    </message>
    <message>
        <source>You must trump: play {one_of_suit}.</source>
        <extracomment>sixtysix_gui/rules/moves.py {one_of_suit}: a card of the suit, as an object: a heart</extracomment>
        <translation>Atoutzwang: Du musst {one_of_suit} spielen.</translation>
    </message>
    <message>
        <source>You need a trick before you may exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zum Austauschen brauchst du einen Stich.</translation>
    </message>
    <message>
        <source>You need a trick before you may announce a marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zum Ansagen brauchst du einen Stich.</translation>
    </message>
    <message>
        <source>You need five cards of one suit other than trumps to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Für diese Ansage brauchst du fünf Karten einer Farbe, die nicht Atout ist.</translation>
    </message>
    <message>
        <source>You need five trumps to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Für diese Ansage brauchst du fünf Atouts.</translation>
    </message>
    <message>
        <source>Your opening calls for a different lead: neither a trump nor the {rank} of any suit.</source>
        <extracomment>sixtysix_gui/rules/moves.py {rank}: the word for a rank: nine</extracomment>
        <translation>Deine Eröffnung verlangt ein anderes Ausspiel: weder Atout noch das {rank} irgendeiner Farbe.</translation>
    </message>
    <message>
        <source>Your opening calls for a different lead: the {rank} of a suit other than trumps.</source>
        <extracomment>sixtysix_gui/rules/moves.py {rank}: the word for a rank: nine</extracomment>
        <translation>Deine Eröffnung verlangt ein anderes Ausspiel: das {rank} einer Farbe, die nicht Atout ist.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>exchange for the trump card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>austauschen</translation>
    </message>
    <message>
        <source>move on to the talon, the trump card, “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>weiter zu Talon, Atoutkarte, „Genug!“</translation>
    </message>
    <message>
        <source>go out: “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>sich ausmelden: „Genug!“</translation>
    </message>
    <message>
        <source>turn up a card to set trumps</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>eine Karte aufdecken lassen, die Atout bestimmt</translation>
    </message>
    <message>
        <source>name the trump suit, in the order shown</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Atout ansagen, in der gezeigten Reihenfolge</translation>
    </message>
    <message>
        <source>announce the marriage without leading</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>das Paar ansagen, ohne auszuspielen</translation>
    </message>
    <message>
        <source>trumps, and the trump card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Atout und die Atoutkarte</translation>
    </message>
    <message>
        <source>trumps, contract, trick, turn and score</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Atout, Ansage, Stich, wer dran ist, Stand</translation>
    </message>
    <message>
        <source>double: Kontra, Re, Sub</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Kontra, Re, Sub</translation>
    </message>
    <message>
        <source>pass, during calling or doubling</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>passen bei Ansage und Kontra</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>66 card points are worth nothing until “Out!” is said. The first to say it wins, even with fewer points than the other.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>66 Augen sind nichts wert, bis jemand „Genug!“ sagt. Wer es zuerst sagt, gewinnt, auch mit weniger Augen als die andere Seite.</translation>
    </message>
    <message>
        <source>Announce it and lead one of the two: {t} and {p} make {s}.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml {t}: a number of card points; {p}: a number of card points; {s}: a number of card points</extracomment>
        <translation>Sag es an und spiel eine davon aus: {t} und {p} sind {s}.</translation>
    </message>
    <message>
        <source>Announce it on lead, and what it tells.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Wann man es ansagt und was es verrät.</translation>
    </message>
    <message>
        <source>Exchange, then the marriage, then close, then lead.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Erst austauschen, dann ansagen, dann zudrehen, dann ausspielen.</translation>
    </message>
    <message>
        <source>On lead you may announce {king} and {queen} of a suit: 20 card points, in trumps 40. Keep the one while the other may still come, and remember the card that {name} has shown.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober); {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Wenn du ausspielst, darfst du {king} und {queen} einer Farbe ansagen: 20 Augen, in Atout 40. Behalte die eine Karte, solange die andere noch kommen kann, und merk dir, welche {name} gezeigt hat.</translation>
    </message>
    <message>
        <source>On lead you may exchange the {lowest} of trumps for the trump card, even before you have a trick. The exchange comes before the marriage and before closing.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wenn du ausspielst, darfst du das niedrigste Atout ({lowest}) gegen die Atoutkarte austauschen, auch ohne Stich. Austauschen kommt vor dem Ansagen und vor dem Zudrehen.</translation>
    </message>
    <message>
        <source>Once you have 66, say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Mit 66 sagst du „Genug!“, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>Once you have a trick, you may exchange the {lowest} of trumps for the trump card when you are on lead. The exchange comes before the marriage, and the marriage before closing.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Sobald du einen Stich hast, darfst du beim Ausspielen das niedrigste Atout ({lowest}) gegen die Atoutkarte austauschen. Erst austauschen, dann ansagen, dann zudrehen.</translation>
    </message>
    <message>
        <source>Out of Schwarz, then out of Schneider.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Erst ein Stich, dann 33.</translation>
    </message>
    <message>
        <source>Say it</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Sag „Genug!“</translation>
    </message>
    <message>
        <source>The lowest trump</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Das niedrigste Atout</translation>
    </message>
    <message>
        <source>The marriage</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Zwanziger und Vierziger</translation>
    </message>
    <message>
        <source>The trump card counts</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Die Atoutkarte zählt</translation>
    </message>
    <message>
        <source>The winner of the fifth trick draws the last hidden card, and the loser gets the trump card. Sometimes that card is worth more than the trick.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Wer den fünften Stich macht, hebt die letzte verdeckte Karte ab, der Verlierer bekommt die Atoutkarte. Manchmal ist sie mehr wert als der Stich.</translation>
    </message>
    <message>
        <source>The winner of the sixth trick draws the last hidden card, and the loser gets the trump card. Sometimes that card is worth more than the trick.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Wer den sechsten Stich macht, hebt die letzte verdeckte Karte ab, der Verlierer bekommt die Atoutkarte. Manchmal ist sie mehr wert als der Stich.</translation>
    </message>
    <message>
        <source>The {ace} counts 11, the {ten} 10, the {king} 4, the {queen} 3 and the {jack} 2. Know your total at every moment: a wrong “Out!” costs two or three game points.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten; {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober); {jack}: the word for a jack (in German-suited packs the Unter)</extracomment>
        <translation>{ace} zählt 11, {ten} 10, {king} 4, {queen} 3 und {jack} 2. Wisse jederzeit, wie viel du hast: Ein falsches „Genug!“ kostet zwei oder drei Punkte.</translation>
    </message>
    <message>
        <source>The {ace} counts 11, the {ten} 10, the {king} 4, the {queen} 3, the {jack} 2 and the {nine} nothing. Know your total at every moment: a wrong “Out!” costs two game points.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten; {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober); {jack}: the word for a jack (in German-suited packs the Unter); {nine}: the word for a nine</extracomment>
        <translation>{ace} zählt 11, {ten} 10, {king} 4, {queen} 3, {jack} 2 und {nine} nichts. Wisse jederzeit, wie viel du hast: Ein falsches „Genug!“ kostet zwei Punkte.</translation>
    </message>
    <message>
        <source>When to take the trump card.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Wann man die Atoutkarte nimmt.</translation>
    </message>
    <message>
        <source>You have {t}: say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml {t}: a number of card points</extracomment>
        <translation>Du hast {t}: Sag „Genug!“, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>Your sure trumps</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml</extracomment>
        <translation>Deine sicheren Atouts</translation>
    </message>
    <message>
        <source>Your sure trumps bring {p}, and {k} are missing: close.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml {p}: a number of card points; {k}: a number of card points</extracomment>
        <translation>Deine sicheren Atouts bringen {p}, und {k} fehlen: Dreh zu.</translation>
    </message>
    <message>
        <source>{Card} for {card2_object}: exchange first.</source>
        <extracomment>sixtysix_gui/training/data/lessons.toml {Card}: a card by name: The ten of hearts; {card2_object}: another card by name, as an object that is played or shown: the nine of hearts</extracomment>
        <translation>{Card} gegen {card2_object}: Tausch zuerst aus.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Marriage</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>20e&amp;r/40er ansagen</translation>
    </message>
    <message>
        <source>&amp;Out!</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Genug!</translation>
    </message>
    <message>
        <source>Co&amp;ntract</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Ansage</translation>
    </message>
    <message>
        <source>E&amp;xchange</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Aus&amp;tauschen</translation>
    </message>
    <message>
        <source>Announce marriage &amp;without leading</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Ohne auszus&amp;pielen ansagen</translation>
    </message>
    <message>
        <source>Trump&amp;s</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>At&amp;out</translation>
    </message>
    <message>
        <source>Do&amp;uble</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Kontra, Re</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>you must hold five sevens at the same time and win no trick before that.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du musst einmal fünf Siebener zugleich haben und darfst bis dahin keinen Stich machen.</translation>
    </message>
    <message>
        <source>you lead a Daus face up; the trick is yours no matter what is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du spielst ein Ass offen aus; der Stich ist deiner, was auch fällt.</translation>
    </message>
    <message>
        <source>you lead a Daus face down; only the same Daus beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du spielst ein Ass verdeckt aus; nur das gleiche Ass sticht es.</translation>
    </message>
    <message>
        <source>the player who opened must hold five sevens at the same time and win no trick before that.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Wer eröffnet hat, muss einmal fünf Siebener zugleich haben und darf bis dahin keinen Stich machen.</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Plays every week: remembers trumps, aces and tens, and thinks a little ahead.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Spielt jede Woche: merkt sich Atouts, Asse und Zehner und denkt ein wenig voraus.</translation>
    </message>
    <message>
        <source>against the Daus</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen das Ass</translation>
    </message>
    <message>
        <source>against the Nine</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>gegen den Neuner</translation>
    </message>
    <message>
        <source>the Daus</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>das Ass</translation>
    </message>
    <message>
        <source>the Jack</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>der Bub</translation>
    </message>
    <message>
        <source>the Nine</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>der Neuner</translation>
    </message>
    <message>
        <source>Remembers trumps, aces and tens.</source>
        <extracomment>sixtysix_gui/text/data/opponents.toml</extracomment>
        <translation>Merkt sich Atouts, Asse und Zehner.</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>{suit} as trumps. {place} of {count}.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {place}: a number: which of several; {count}: a number</extracomment>
        <translation>{suit} als Atout. {place} von {count}.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>remembers trumps, aces and tens, and thinks ahead a little</source>
        <extracomment>sixtysix_gui/ai/levels.toml</extracomment>
        <translation>merkt sich Atouts, Asse und Zehner und denkt etwas voraus</translation>
    </message>
</context>
<context>
    <name>Readers</name>
    <message>
        <source>Enter announces it before you lead.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter sagst du es an, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>Enter announces the marriage and plays this card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter sagst du das Paar an und spielst diese Karte.</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Austauschen: {given} gegen {taken}</translation>
    </message>
    <message>
        <source>Announce the marriage in {suit} now</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Paar in {suit} jetzt ansagen</translation>
    </message>
    <message>
        <source>Enter selects it: it is announced when you lead either card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter merkt es vor: Es wird angesagt, wenn du eine seiner Karten ausspielst.</translation>
    </message>
    <message>
        <source>Enter announces it before your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter sagst du es an, bevor dein Gegenüber ausspielt.</translation>
    </message>
    <message>
        <source>Enter does not announce it; your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Mit Enter sagst du nichts an; dein Gegenüber spielt aus.</translation>
    </message>
    <message>
        <source>Enter turns up your next card; its suit becomes trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Enter deckt deine nächste Karte auf: Ihre Farbe ist Atout.</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points} because it sets trumps</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Paar in {suit}, {points}, denn es bestimmt Atout</translation>
    </message>
    <message>
        <source>Trump card: {card}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Atoutkarte: {card}</translation>
    </message>
    <message>
        <source>Trumps: not yet known</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>Atout: noch offen</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Atout: {suit}</translation>
    </message>
    <message numerus="yes">
        <source>Widow of %n card(s)</source>
        <extracomment>sixtysix_gui/text/narrator/things.py</extracomment>
        <translation>
            <numerusform>Talon, %n Karte</numerusform>
            <numerusform>Talon, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>trump</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Atout</translation>
    </message>
</context>
<context>
    <name>RecordErrors</name>
    <message>
        <source>Before this, the record must say how trumps were set, as in “trump H” or “face QH”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Davor muss stehen, wie Atout bestimmt wurde, etwa „trump H“ oder „face QH“.</translation>
    </message>
    <message>
        <source>The exchange takes the trump card, {card}.</source>
        <extracomment>sixtysix_gui/records/errors.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Ausgetauscht wird gegen die Atoutkarte, {card}.</translation>
    </message>
    <message>
        <source>The Undrawn tag names the last turn only if its player exchanged or announced a marriage before drawing and then went out. That is not the case here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Die Angabe Undrawn nennt den letzten Zug, wenn dort vor dem Abheben ausgetauscht oder angesagt wurde und der Spieler sich dann ausgemeldet hat. Das ist hier nicht so.</translation>
    </message>
    <message>
        <source>The widow is worth {points}.</source>
        <extracomment>sixtysix_gui/records/errors.py {points}: a number of points</extracomment>
        <translation>Der Talon zählt {points}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Only {card} may be exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>Zum Austauschen brauchst du diese Karte: {card}.</translation>
    </message>
    <message>
        <source>Say “Out!”, or have the points counted.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Sag „Genug!“ oder lass auszählen.</translation>
    </message>
    <message>
        <source>Announce a marriage, or let {name} lead.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Sag ein Paar an, sonst spielt {name} aus.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>You had no trick when the talon was closed, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Beim Zudrehen hattest du keinen Stich, und das zählt.</translation>
    </message>
    <message>
        <source>You had {points} when the talon was closed, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>Beim Zudrehen hattest du {points}, und das zählt: unter 33.</translation>
    </message>
    <message>
        <source>{name} had no trick when the talon was closed, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Beim Zudrehen hatte {name} keinen Stich, und das zählt.</translation>
    </message>
    <message>
        <source>{name} had {points} when the talon was closed, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>Beim Zudrehen hatte {name} {points}, und das zählt: unter 33.</translation>
    </message>
    <message>
        <source>Both have 66 or more ({total} and {other}), but nobody said “Out!”.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Beide haben 66 oder mehr ({total} und {other}), und niemand hat „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>You closed and reached {total} but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Du hast zugedreht und {total} erreicht, aber nicht rechtzeitig „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>You closed, but {name} went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>Du hattest zugedreht, aber {name} hat mit {total} zuerst „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>You said “Out!” with only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Du hast mit nur {total} „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>You said “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Du hast mit {total} „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>You stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du bist unter 33 geblieben.</translation>
    </message>
    <message>
        <source>You took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>{name} closed and reached {total} but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hat zugedreht und {total} erreicht, aber nicht rechtzeitig „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>{name} closed, but you went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hatte zugedreht, aber du hast mit {total} zuerst „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>{name} said “Out!” with only {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hat mit nur {total} „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>{name} said “Out!” with {total}.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hat mit {total} „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>{name} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} ist unter 33 geblieben.</translation>
    </message>
    <message>
        <source>{name} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle”, but the talon ran out before they had five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat mit „Auf Dissle“ eröffnet, aber der Talon war vor den fünf Siebenern zu Ende.</translation>
    </message>
    <message>
        <source>{name} opened with “Auf Dissle” and holds five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat mit „Auf Dissle“ eröffnet und hat fünf Siebener.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle”, but the talon ran out before you had five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast mit „Auf Dissle“ eröffnet, aber der Talon war zu Ende, ehe du fünf Siebener hattest.</translation>
    </message>
    <message>
        <source>You opened with “Auf Dissle” and hold five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast mit „Auf Dissle“ eröffnet und hast fünf Siebener.</translation>
    </message>
    <message>
        <source>All cards have been played and nobody said “Out!”: {total} to {other}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Niemand hat „Genug!“ gesagt, und alle Karten sind gespielt: {total} gegen {other}.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, so the last trick decides the deal: you won it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Niemand hat „Genug!“ gesagt: Der letzte Stich gewinnt das Spiel, und er ist deiner.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, so the last trick decides the deal: {name} won it.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Niemand hat „Genug!“ gesagt: Der letzte Stich gewinnt das Spiel, und ihn hat {name}.</translation>
    </message>
    <message>
        <source>You and {partner} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Du und {partner} seid unter 33 geblieben.</translation>
    </message>
    <message>
        <source>You and {partner} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {partner}: the partner by name: Pallas</extracomment>
        <translation>Du und {partner} habt keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>{first} and {second} stayed under 33: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} und {second} sind unter 33 geblieben.</translation>
    </message>
    <message>
        <source>{first} and {second} took no trick: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {first}: a player: Rachel; {second}: another player: Pallas</extracomment>
        <translation>{first} und {second} haben keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>{closer} closed, but {name} went out first with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {closer}: the player who closed, at the beginning of the sentence: The Queen; {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{closer} hatte zugedreht, aber {name} hat mit {total} zuerst „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, and both have {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points</extracomment>
        <translation>Niemand hat „Genug!“ gesagt, und beide haben {total}.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/results/result_table.py</extracomment>
        <translation>20er, 40er</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>All tricks have been played: you may say “Out!” or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Alle Stiche sind gespielt: Du kannst „Genug!“ sagen oder passen.</translation>
    </message>
    <message>
        <source>Trick {t}: {name} closed. You may exchange or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Stich {t}: Hier hat {name} zugedreht. Du darfst austauschen oder passen.</translation>
    </message>
</context>
<context>
    <name>RuleErrors</name>
    <message>
        <source>players cannot be required to trump where they need not follow suit.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>Ohne Farbzwang gibt es keinen Atoutzwang.</translation>
    </message>
    <message>
        <source>only the lowest card of the pack can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>Austauschen kann man nur mit der niedrigsten Karte.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>24 cards include the nines; 20 cards go down to the jacks.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>24&#xa0;Karten haben Neuner, 20&#xa0;Karten enden mit den Buben.</translation>
    </message>
    <message>
        <source>24 cards, everyone plays alone; the first player names trumps; all eight tricks are played for chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten, jeder für sich; Vorhand bestimmt Atout; alle acht Stiche werden um Chips gespielt.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; bids in steps of 33; the first card led sets trumps.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten, Partner gegenüber; gereizt wird in Schritten von 33; die erste Karte bestimmt Atout.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; the dealer’s neighbour cuts for trumps; out at 66.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten, Partner gegenüber; der Nachbar des Gebers hebt Atout ab; aus bei 66.</translation>
    </message>
    <message>
        <source>24 cards, three players; bids in steps of 33; the first trick also wins three extra cards.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten, drei Spieler; gereizt wird in Schritten von 33; der erste Stich bringt auch drei Karten im Talon.</translation>
    </message>
    <message>
        <source>24 cards; each marriage makes its suit trumps and counts 20, 40, 60, 80; first to 100.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24&#xa0;Karten; jedes Paar macht seine Farbe zu Atout und zählt 20, 40, 60, 80; bis 100.</translation>
    </message>
    <message>
        <source>A marriage may be announced on the very first lead.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Schon zur allerersten Karte darf ein Paar angesagt werden.</translation>
    </message>
    <message>
        <source>After winning a trick a player may exchange before drawing. If exchanging is only allowed before leading, the player must then close.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Nach einem Stich darf vor dem Abheben ausgetauscht werden. Gehört das Austauschen zum Ausspielen, muss man danach zudrehen.</translation>
    </message>
    <message>
        <source>As in Bulgaria: marriages and closing only from the second trick on, closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Wie in Bulgarien: Ansagen und Zudrehen erst ab dem zweiten Stich, zudrehen nur mit mindestens vier Karten im Talon.</translation>
    </message>
    <message>
        <source>Bid how many times 33 you will make; the first card led sets trumps. If you make less than your bid, you are set.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Reizt, wie oft ihr 33 macht; die erste Karte bestimmt Atout. Wer weniger macht, verliert.</translation>
    </message>
    <message>
        <source>Card exchanged</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Karte zum Austauschen</translation>
    </message>
    <message>
        <source>Everyone plays alone with eight cards. The first player names trumps or turns up a card; paid in chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Jeder für sich, acht Karten. Vorhand sagt Atout an oder lässt aufdecken; gezahlt wird in Chips.</translation>
    </message>
    <message>
        <source>Everyone plays alone: bid how many times 33 you will make; the first trick also wins the widow of three cards.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Jeder gegen jeden: Reize, wie oft du 33 machst; der erste Stich bringt auch die drei Karten im Talon.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>The forehand, who leads first, names trumps after three cards. Ten contracts, from Bettler to Herrenjodler, and Kontra.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Vorhand sagt Atout aus drei Karten an. Zehn Ansagen vom Bettler bis zum Herrenjodler, und Kontra.</translation>
    </message>
    <message>
        <source>How many cards must be left to close, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie viele Karten zum Zudrehen dort liegen müssen, die Atoutkarte mitgezählt.</translation>
    </message>
    <message>
        <source>How many cards must be left to exchange, including the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie viele Karten zum Austauschen dort liegen müssen, die Atoutkarte mitgezählt.</translation>
    </message>
    <message>
        <source>Marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Paare dürfen angesagt werden, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Marriages may be announced while the talon is closed.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Paare dürfen angesagt werden, während der Talon zugedreht ist.</translation>
    </message>
    <message>
        <source>Must trump</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Atoutzwang</translation>
    </message>
    <message>
        <source>No marriage on the first lead; exchanging and closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kein Paar zum ersten Ausspiel; austauschen und zudrehen nur bei mindestens vier Karten im Talon.</translation>
    </message>
    <message>
        <source>No trumps at first: each marriage makes its suit trumps and counts 20, 40, 60, 80.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Anfangs kein Atout: Jedes Paar macht seine Farbe zu Atout und zählt 20, 40, 60, 80.</translation>
    </message>
    <message>
        <source>On which turns a player may exchange it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann ausgetauscht werden darf.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other. The dealer’s neighbour cuts for trumps; the leader’s partner may announce a marriage too.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Partner sitzen einander gegenüber. Der Nachbar des Gebers hebt Atout ab; auch der Partner dessen, der ausspielt, darf ansagen.</translation>
    </message>
    <message>
        <source>Schnapsen without a marriage on the first lead; exchanging and closing only with at least four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Schnapsen ohne Paar beim ersten Ausspiel; austauschen und zudrehen nur mit mindestens vier Karten im Talon.</translation>
    </message>
    <message>
        <source>When the dealer turns up the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann der Geber die Atoutkarte aufschlägt.</translation>
    </message>
    <message>
        <source>The ten</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Der Zehner</translation>
    </message>
    <message>
        <source>The trump that may be exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Das Atout, das gegen die Atoutkarte ausgetauscht werden darf.</translation>
    </message>
    <message>
        <source>Trump card turned up</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Atoutkarte aufgeschlagen</translation>
    </message>
    <message>
        <source>Must overtrump</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Überstechen</translation>
    </message>
    <message>
        <source>What the opponent gets for an “Out!” without 66.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was der andere für ein „Genug!“ ohne 66 bekommt.</translation>
    </message>
    <message>
        <source>When the talon is closed, the opponent may exchange at once.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wird zugedreht, darf der andere sofort austauschen.</translation>
    </message>
    <message>
        <source>Where the ten ranks among the cards; it counts 10 either way.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wo der Zehner unter den Karten steht; er zählt immer 10.</translation>
    </message>
    <message>
        <source>Whether marriages may be announced once the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ob Paare angesagt werden dürfen, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Who may announce a marriage</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer ansagen darf</translation>
    </message>
    <message>
        <source>A player who cannot follow suit must play a trump if possible.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer nicht bedienen kann, muss mit Atout stechen, wenn er kann.</translation>
    </message>
    <message>
        <source>Only a player who has won a trick may exchange.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer austauscht, muss einen Stich haben.</translation>
    </message>
    <message>
        <source>A player who has no card of the suit led must then play a trump.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer dann die Farbe nicht hat, muss mit Atout stechen.</translation>
    </message>
    <message>
        <source>A player who plays a trump must beat any trump already in the trick.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer mit Atout sticht, muss ein Atout, das schon liegt, überstechen.</translation>
    </message>
    <message>
        <source>no exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>kein Austauschen</translation>
    </message>
    <message>
        <source>not announce it</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>es nicht ansagen</translation>
    </message>
    <message>
        <source>announce it; it counts from the first trick on</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>ansagen; es zählt ab dem ersten Stich</translation>
    </message>
    <message>
        <source>the jack</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>der Bub</translation>
    </message>
    <message>
        <source>the nine</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>der Neuner</translation>
    </message>
    <message>
        <source>A shutout game</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Bar Schnapsen with nines</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Wirtshaus-Schnapsen mit Neunern</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Kontra und Re</translation>
    </message>
    <message>
        <source>Games to {count}; a lost game is a Bummerl, a shutout counts as two.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Partien bis {count}; wer eine verliert, hat ein Bummerl, Schneider zählt doppelt.</translation>
    </message>
    <message>
        <source>How many times both sides together can double.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie oft beide Seiten zusammen verdoppeln dürfen.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>20er und 40er</translation>
    </message>
    <message>
        <source>The ten is then highest and the ace lowest, and no ace is needed to call it.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Der Zehner ist darin am höchsten, das Ass am niedrigsten, und man braucht kein Ass dazu.</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>daheim</translation>
    </message>
    <message>
        <source>without trumps</source>
        <extracomment>sixtysix_gui/text/rules/dimensions.py</extracomment>
        <translation>ohne Atout</translation>
    </message>
    <message>
        <source>When “Out!” may be said</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann „Genug!“ erlaubt ist</translation>
    </message>
    <message>
        <source>Whether a player has to say “Out!”.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ob man „Genug!“ selbst sagen muss.</translation>
    </message>
    <message>
        <source>when “Out!” is said</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>wenn „Genug!“ gesagt wird</translation>
    </message>
    <message>
        <source>Each game from {count} to 0; the loser gets a Bummerl, or two in a shutout.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml {count}: a number</extracomment>
        <translation>Jede Partie von {count} auf 0; wer verliert, bekommt ein Bummerl, als Schneider zwei.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Marriages, “Out!”, a closed talon, a refused move, your turn after a long wait. These are the only sounds when movement is off or a screen reader is running.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Paare, „Genug!“, ein zugedrehter Talon, ein abgelehnter Zug, dein Zug nach langem Warten. Nur diese Töne sind zu hören, wenn sich nichts bewegt oder ein Bildschirmleser läuft.</translation>
    </message>
    <message>
        <source>Ask before “Out!”</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Vor „Genug!“ nachfragen</translation>
    </message>
    <message>
        <source>Say “Out!” for me at 66</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Bei 66 für mich „Genug!“ sagen</translation>
    </message>
    <message>
        <source>Time to say “Out!” for both of you. If you can announce a marriage, the game always waits.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Damit du für euch beide „Genug!“ sagen kannst. Kannst du ein Paar ansagen, wird immer gewartet.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Trumps still out: {a} of the last {n} right.</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/your_data.py {a}: a number: how many of the others beside it, or what was dealt to the player; {n}: a number</extracomment>
        <translation>Atouts noch draußen: {a} der letzten {n} richtig.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/fair_cards.py</extracomment>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/fair_cards.py</extracomment>
        <translation>Niedrigstes Atout</translation>
    </message>
    <message>
        <source>Trump marriage</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/fair_cards.py</extracomment>
        <translation>Vierziger</translation>
    </message>
    <message>
        <source>Marriages in hand</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/fair_cards.py</extracomment>
        <translation>Zwanziger und Vierziger</translation>
    </message>
    <message>
        <source>Trumps named by you</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/overview.py</extracomment>
        <translation>Atout von dir bestimmt</translation>
    </message>
    <message>
        <source>“Out!” with too few points</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/overview.py</extracomment>
        <translation>„Genug!“ mit zu wenig Augen</translation>
    </message>
    <message>
        <source>First marriage of a deal</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/overview.py</extracomment>
        <translation>Erster Zwanziger oder Vierziger</translation>
    </message>
    <message>
        <source>no marriage</source>
        <extracomment>sixtysix_gui/windows/statistics/pages/overview.py</extracomment>
        <translation>nichts angesagt</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>You have closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Du hast zugedreht. {name} darf austauschen.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps; the talon is closed.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du spielst aus. {suit} ist Atout, der Talon zugedreht.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps; the talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du spielst aus. {suit} ist Atout, der Talon aufgebraucht.</translation>
    </message>
    <message numerus="yes">
        <source>Your trick. Draw, or close with %n cards. An exchange or a marriage now commits you to closing.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>
            <numerusform>Dein Stich. Heb ab oder dreh mit %n Karte zu. Wer jetzt austauscht oder ansagt, muss zudrehen.</numerusform>
            <numerusform>Dein Stich. Heb ab oder dreh mit %n Karten zu. Wer jetzt austauscht oder ansagt, muss zudrehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your trick. Exchange if you like, then draw.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Stich. Tausch aus, wenn du magst, dann heb ab.</translation>
    </message>
    <message>
        <source>Your turn: play any card. {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du bist dran: Jede Karte geht. {suit} ist Atout.</translation>
    </message>
    <message>
        <source>{name} has closed the talon: exchange the {rank} now, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {rank}: the word for a rank: nine</extracomment>
        <translation>{name} hat zugedreht: Tausch jetzt aus ({rank}) oder passe.</translation>
    </message>
    <message>
        <source>Name trumps, or turn up your next card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Sag Atout an oder lass deine nächste Karte aufdecken.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!” for both of you, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Der letzte Stich ist eurer: Sag für euch beide „Genug!“ oder passe.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!”, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Der letzte Stich ist deiner: Sag „Genug!“ oder passe.</translation>
    </message>
    <message>
        <source>You are the first player: name trumps with 1 to 4, or press T to turn up a card.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist Vorhand: Sag Atout an (1 bis 4) oder lass mit T aufdecken.</translation>
    </message>
    <message>
        <source>You may announce {points} in {suit}: press M, or N to keep it.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du darfst {points} in {suit} ansagen: A für ja, N für nein.</translation>
    </message>
    <message>
        <source>You lead next; {name} may announce a marriage first.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Gleich spielst du aus; {name} darf erst noch ansagen.</translation>
    </message>
    <message>
        <source>Your lead sets trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Ausspiel bestimmt Atout.</translation>
    </message>
    <message>
        <source>Your lead. There are no trumps yet.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du spielst aus. Noch gibt es kein Atout.</translation>
    </message>
    <message>
        <source>Your lead. There are no trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du spielst aus. Es gibt kein Atout.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du spielst aus. {suit} ist Atout.</translation>
    </message>
    <message>
        <source>Your trick. Lead, or say “Out!” for both of you.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Stich. Spiel aus oder sag für euch beide „Genug!“.</translation>
    </message>
    <message>
        <source>Your trick. Lead, or say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Stich. Spiel aus oder sag „Genug!“.</translation>
    </message>
    <message>
        <source>Your turn: play any card except a trump.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: Spiel eine Karte, die kein Atout ist.</translation>
    </message>
    <message>
        <source>Your turn: play any card except a trump, face down.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: Leg verdeckt eine Karte, die kein Atout ist.</translation>
    </message>
    <message>
        <source>Your turn: overtrump {rank}.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {rank}: the word for a rank: nine</extracomment>
        <translation>Du bist dran: Überstich {rank}.</translation>
    </message>
    <message>
        <source>Your turn: you must trump.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: Du musst mit Atout stechen.</translation>
    </message>
    <message>
        <source>{name} won the last trick and may still say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat den letzten Stich und darf noch „Genug!“ sagen.</translation>
    </message>
    <message>
        <source>{name} to name trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} bestimmt Atout.</translation>
    </message>
    <message>
        <source>{name} leads next. Say “Out!” for both of you?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} spielt gleich aus. „Genug!“ sagen für euch beide?</translation>
    </message>
    <message>
        <source>{name} leads next. Announce a marriage first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} spielt gleich aus. Erst noch ein Paar ansagen?</translation>
    </message>
    <message>
        <source>{name} leads next. Announce your {points} first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} spielt gleich aus. Erst noch {points} ansagen?</translation>
    </message>
    <message>
        <source>{other} has closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {other}: a player: the Queen; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{other} hat zugedreht. {name} darf austauschen.</translation>
    </message>
    <message>
        <source>{name} may double.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} darf Kontra oder Re sagen.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>In the widow: {cards}.</source>
        <extracomment>sixtysix_gui/windows/viewer/deal_in_words.py: {cards} are three cards by name {cards}: cards by name, separated by commas</extracomment>
        <translation>Im Talon: {cards}.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Exchange {rank} and close</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>Mit {rank} tauschen und zudrehen</translation>
    </message>
    <message>
        <source>Exchange {rank}</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>Mit {rank} tauschen</translation>
    </message>
    <message>
        <source>Exchange!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Ausgetauscht!</translation>
    </message>
    <message>
        <source>No exchange</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Nicht austauschen</translation>
    </message>
    <message>
        <source>Out!</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Genug!</translation>
    </message>
    <message>
        <source>When a marriage is announced, its king must be led.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Wird das Paar angesagt, muss der König ausgespielt werden.</translation>
    </message>
    <message>
        <source>You may say “Out!” before you lead.</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>„Genug!“ kannst du vor dem Ausspielen sagen.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French</comment>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Treff</translation>
    </message>
    <message>
        <source>Announce</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>no trumps</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>kein Atout</translation>
    </message>
    <message>
        <source>widow</source>
        <extracomment>sixtysix_gui/table/words.py</extracomment>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>All cards are known. The deal is lost: leave Schneider.</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Alle Karten sind bekannt. Das Spiel ist verloren: Komm auf 33.</translation>
    </message>
    <message>
        <source>Announce</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Announce it now?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Jetzt ansagen?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>Leave Schneider.</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Komm auf 33.</translation>
    </message>
    <message>
        <source>May you exchange it now?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Darfst du jetzt austauschen?</translation>
    </message>
    <message>
        <source>Say “Out!”</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Sag „Genug!“</translation>
    </message>
    <message>
        <source>You are on lead and say “Out!” now. Who wins the deal?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Du spielst aus und sagst jetzt „Genug!“. Wer gewinnt das Spiel?</translation>
    </message>
    <message>
        <source>You are on lead with a marriage. Announce it now, or do something else?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Du spielst aus und hast ein Paar. Sagst du es jetzt an, oder tust du etwas anderes?</translation>
    </message>
    <message>
        <source>You are on lead. Do you say “Out!”, or do you lead a card?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Du spielst aus. Sagst du „Genug!“, oder spielst du eine Karte aus?</translation>
    </message>
    <message>
        <source>You close and lead the trumps that nothing can beat. With them, but without what {name} plays to them: how many card points do you have?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Du drehst zu und spielst die Atouts aus, die nichts schlägt. Wie viele Augen hast du mit ihnen, ohne das, was {name} zugibt?</translation>
    </message>
    <message>
        <source>You hold {card}. May you exchange it for the trump card now?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml {card}: a card by name: the ten of hearts</extracomment>
        <translation>Du hast {card}. Darfst du jetzt damit austauschen?</translation>
    </message>
    <message>
        <source>You say “Out!”: who wins?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Du sagst „Genug!“: Wer gewinnt?</translation>
    </message>
    <message>
        <source>Your card points with your sure trumps?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>Deine Augen mit den sicheren Atouts?</translation>
    </message>
    <message>
        <source>“Out!”, or lead a card?</source>
        <extracomment>sixtysix_gui/text/data/tasks.toml</extracomment>
        <translation>„Genug!“ oder eine Karte ausspielen?</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>No trumps are still out.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Kein Atout ist mehr draußen.</translation>
    </message>
    <message>
        <source>Trumps still out: {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Atouts, die noch draußen sind: {cards}.</translation>
    </message>
    <message>
        <source>exchange for {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name: the ten of hearts</extracomment>
        <translation>gegen {card} austauschen</translation>
    </message>
    <message>
        <source>say “Out!”</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>„Genug!“ sagen</translation>
    </message>
    <message>
        <source>announce the marriage in {suit} for {points}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>das Paar in {suit} für {points} ansagen</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>A player who leads a {king} or {queen} without announcing a marriage probably does not hold the other one. Calls and passes tell you just as much.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Wer {king} oder {queen} ausspielt und kein Paar ansagt, hat die andere Karte kaum. Auch Ansagen und Passen verraten etwas.</translation>
    </message>
    <message>
        <source>Announce your marriage with this lead: its suit becomes trumps, so it counts 40.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Sag dein Paar zu dieser Karte an: Seine Farbe wird Atout, darum zählt es 40.</translation>
    </message>
    <message>
        <source>Leading trumps, or a worthless card of a suit an opponent lacks, gets trumps out of their hands.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Atout auszuspielen, oder etwas Wertloses von einer Farbe, die einem Gegner fehlt, zieht den Gegnern die Atouts.</translation>
    </message>
    <message>
        <source>Everyone knows one trump: the dealer still holds the cut card. Keep it in mind when you lead trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Ein Atout kennen alle: Wer gegeben hat, hält noch die abgehobene Karte. Denk daran, wenn du Atout ausspielst.</translation>
    </message>
    <message>
        <source>Every marriage counts 20 more than the one before, but marriages end with the talon, and your opponent may get in first. Yours changes trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Jedes Paar zählt 20 mehr als das vorige, doch mit dem Talon ist es vorbei, und der andere kann schneller sein. Deines wechselt das Atout.</translation>
    </message>
    <message>
        <source>Keep count: as soon as you have enough points, say “Out!”. The others may get there too, and say it first.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Zähl mit: Sobald eure Augen reichen, sag „Genug!“, denn die anderen können auch so weit kommen und es zuerst sagen.</translation>
    </message>
    <message>
        <source>Before each lead by your side, both of you may announce a marriage; yours does not commit you to any card.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Vor jedem Ausspiel eurer Seite dürft ihr beide ein Paar ansagen; deines bindet keine deiner Karten.</translation>
    </message>
</context>
</TS>
