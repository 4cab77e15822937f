<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>Answers</name>
    <message>
        <source>{suit} are trumps. {card} lies face down on the talon.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>{suit} ist Atout. {card} liegt verdeckt auf dem Talon.</translation>
    </message>
    <message>
        <source>{suit} are trumps. {card} lies face up.</source>
        <extracomment>sixtysix_gui/text/narrator/narrator.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
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
    <name>Captions</name>
    <message>
        <source>Trumps: {suit}.</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Atout: {suit}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. The {rank} lies face up.</source>
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
        <translation>„Genug!“ kannst du sagen, wenn du am Zug bist.</translation>
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
        <source>Close and show the pair in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Dreh zu und sag das Paar in {suit} an</translation>
    </message>
    <message>
        <source>Exchange and close</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Tausche aus und dreh zu</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who needs them?</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Wie viele Atouts sind noch draußen, und wer braucht sie?</translation>
    </message>
    <message>
        <source>Show the pair in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/hints.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Sag das Paar in {suit} an</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/coach/hints.py</extracomment>
        <translation>Tausch aus</translation>
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
        <source>Better: close and show the pair in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Besser: zudrehen und das Paar in {suit} ansagen.</translation>
    </message>
    <message>
        <source>Better: exchange and close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Besser: austauschen und zudrehen.</translation>
    </message>
    <message>
        <source>You closed and showed the pair in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast zugedreht und das Paar in {suit} angesagt.</translation>
    </message>
    <message>
        <source>You exchanged and so had to close.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>Du hast ausgetauscht und musstest damit zudrehen.</translation>
    </message>
    <message>
        <source>after exchanging</source>
        <extracomment>sixtysix_gui/text/coach/moves.py: what follows is said to come after a move: &quot;After closing, the Queen …&quot;</extracomment>
        <translation>nach dem Austauschen</translation>
    </message>
    <message>
        <source>after the pair in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>nach dem Ansagen in {suit}</translation>
    </message>
    <message>
        <source>exchange, close</source>
        <extracomment>sixtysix_gui/text/coach/moves.py</extracomment>
        <translation>austauschen, zudrehen</translation>
    </message>
    <message>
        <source>You showed the pair in {suit}.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast das Paar in {suit} angesagt.</translation>
    </message>
    <message>
        <source>the pair in {suit}</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Ansagen in {suit}</translation>
    </message>
    <message>
        <source>Better: to exchange.</source>
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
        <source>Better: show the pair in {suit} first.</source>
        <extracomment>sixtysix_gui/text/coach/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Besser: erst das Paar in {suit} ansagen.</translation>
    </message>
</context>
<context>
    <name>CoachReasons</name>
    <message numerus="yes">
        <source>{name} needs %n more to leave Schneider: with {best} {mover} wins 2 in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>
            <numerusform>{name} fehlt %n auf 33: Mit {best} gewinnt {mover} 2 in {a} von {n} Fällen.</numerusform>
            <numerusform>{name} fehlen %n auf 33: Mit {best} gewinnt {mover} 2 in {a} von {n} Fällen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more to leave Schneider: {best} wins 2 in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>
            <numerusform>{name} braucht %n auf 33: Mit {best} gewinnst du 2 in {a} von {n} Fällen, mit {played} in {b}.</numerusform>
            <numerusform>{name} braucht %n auf 33: Mit {best} gewinnst du 2 in {a} von {n} Fällen, mit {played} in {b}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {best} {mover} leaves Schneider in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {mover}: the player who is watched, as part of a sentence: the Queen; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} kommt {mover} in {a} von {n} Fällen auf 33, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With {best} you leave Schneider in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {best}: the better move, as part of a sentence: the ace of hearts, closing; {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Mit {best} kommst du in {a} von {n} Fällen auf 33, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>With it you leave Schneider in {a} of {n} cases, {played} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {a}: how many of {n} cases; {n}: how many cases in all; {played}: the move that was played, as part of a sentence: the ace of hearts; {b}: how many of {n} cases</extracomment>
        <translation>Damit kommst du in {a} von {n} Fällen auf 33, mit {played} in {b}.</translation>
    </message>
    <message>
        <source>{After} {name} shows a marriage in {a} of {n} cases.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all</extracomment>
        <translation>{After} sagt {name} in {a} von {n} Fällen ein Paar an.</translation>
    </message>
    <message>
        <source>{After} {name} still shows a marriage in {a} of {n} cases, with {best} in {b}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {After}: the move that something follows: After closing; {name}: a player as sentences call them, with article: the Queen, Rachel; {a}: how many of {n} cases; {n}: how many cases in all; {best}: the better move, as part of a sentence: the ace of hearts, closing; {b}: how many of {n} cases</extracomment>
        <translation>{After} sagt {name} in {a} von {n} Fällen noch ein Paar an, mit {best} in {b}.</translation>
    </message>
    <message>
        <source>All trumps are accounted for: {card} cannot be trumped.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Alle Atouts sind bekannt: {card} kann nicht gestochen werden.</translation>
    </message>
    <message>
        <source>Closed, {name} cannot draw the trumps that are still missing.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Ist zugedreht, hebt {name} die fehlenden Atouts nicht mehr ab.</translation>
    </message>
    <message>
        <source>While you keep {card}, {name} can never show {suit}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name, as an object with its article: the ten of hearts; {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Solange du {card} behältst, kann {name} in {suit} nie ansagen.</translation>
    </message>
    <message>
        <source>You had {t}: “Out” would have won {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>Du hattest {t}: „Genug!“ hätte {p} gewonnen.</translation>
    </message>
    <message>
        <source>You have {t}: “Out” wins {p}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick; {p}: a number of points</extracomment>
        <translation>Du hast {t}: „Genug!“ gewinnt {p}.</translation>
    </message>
    <message numerus="yes">
        <source>You had {t}, %n too few for “Out”.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Du hattest {t}, für „Genug!“ fehlte %n.</numerusform>
            <numerusform>Du hattest {t}, für „Genug!“ fehlten %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have {t}, %n too few for “Out”.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {t}: the number of a trick</extracomment>
        <translation>
            <numerusform>Du hast {t}, für „Genug!“ fehlt %n.</numerusform>
            <numerusform>Du hast {t}, für „Genug!“ fehlen %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange first: it costs nothing, and {card} is worth more than {card2}.</source>
        <extracomment>sixtysix_gui/text/data/reasons.toml {card}: a card by name, as an object with its article: the ten of hearts; {card2}: another card by name, as an object: the nine of hearts</extracomment>
        <translation>Tausch zuerst aus: Es kostet nichts, und {card} ist mehr wert als {card2}.</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>you alone take all five tricks, with trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst allein alle fünf Stiche, mit Atout.</translation>
    </message>
    <message>
        <source>you alone take all five tricks, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst allein alle fünf Stiche, ohne Atout.</translation>
    </message>
    <message>
        <source>you alone win no trick, without trumps; your partner sits out.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst keinen Stich, ohne Atout; wer mit dir spielt, setzt aus.</translation>
    </message>
    <message>
        <source>you show five cards of one suit, not trumps, and have won.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du zeigst fünf Karten einer Farbe, nicht Atout, und hast gewonnen.</translation>
    </message>
    <message>
        <source>you show five trumps, and have won.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du zeigst fünf Atouts und hast gewonnen.</translation>
    </message>
    <message>
        <source>you win no trick, without trumps.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du machst keinen Stich, ohne Atout.</translation>
    </message>
</context>
<context>
    <name>DealCommand</name>
    <message>
        <source>Turn-up</source>
        <extracomment>sixtysix_gui/cli_commands/deal.py</extracomment>
        <translation>Atout</translation>
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
        <translation>Die Atoutkarte ist {card}.</translation>
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
        <source>You have a card turned, {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du lässt aufdecken und bekommst {card}: {suit} ist Atout.</translation>
    </message>
    <message>
        <source>You say “Out!” for you both, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Du sagst für euch beide „Genug!“, mit {total}.</translation>
    </message>
    <message>
        <source>You say “Out!”, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {total}: a number of card points</extracomment>
        <translation>Du sagst „Genug!“, mit {total}.</translation>
    </message>
    <message>
        <source>You show {points}: {suit} are trumps now.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du sagst {points} an: Jetzt ist {suit} Atout.</translation>
    </message>
    <message>
        <source>You show {points}: {suit} are trumps now. The next marriage counts {next}.</source>
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
        <source>{name} has a card turned, {card}: {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {card}: a card by name, as an object with its article: the ten of hearts; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} lässt aufdecken und bekommt {card}: {suit} ist Atout.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for them both, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} sagt für beide „Genug!“, mit {total}.</translation>
    </message>
    <message>
        <source>{name} says “Out!” for you both, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} sagt für euch beide „Genug!“, mit {total}.</translation>
    </message>
    <message>
        <source>{name} says “Out!”, with {total}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} sagt „Genug!“, mit {total}.</translation>
    </message>
    <message>
        <source>{name} shows {points}: {suit} are trumps now.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{name} sagt {points} an: Jetzt ist {suit} Atout.</translation>
    </message>
    <message>
        <source>{name} shows {points}: {suit} are trumps now. The next marriage counts {next}.</source>
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
        <source>You win the trick and the widow of three cards.</source>
        <extracomment>sixtysix_gui/text/data/events.toml</extracomment>
        <translation>Du gewinnst den Stich und die drei Karten im Talon.</translation>
    </message>
    <message>
        <source>{name} wins the trick and the widow of three cards.</source>
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
        <source>Marriage in {suit} chosen: it is shown when you lead one of its cards.</source>
        <extracomment>sixtysix_gui/text/narrator/events.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Paar in {suit} vorgemerkt: Es wird angesagt, wenn du eine seiner Karten ausspielst.</translation>
    </message>
    <message>
        <source>You show the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Du sagst das Paar in {suit} an: {points}.</translation>
    </message>
    <message>
        <source>{name} shows the marriage in {suit}: {points}.</source>
        <extracomment>sixtysix_gui/text/data/events.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>{name} sagt das Paar in {suit} an: {points}.</translation>
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
        <source>Why not show the pair in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Warum nicht das Paar in {suit} ansagen?</translation>
    </message>
    <message>
        <source>Why not close and show the pair in {suit}?</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Warum nicht zudrehen und das Paar in {suit} ansagen?</translation>
    </message>
</context>
<context>
    <name>GameDialogs</name>
    <message>
        <source>Your game is saved and nothing is lost. Details are in the log.</source>
        <extracomment>sixtysix_gui/windows/game_dialogs.py</extracomment>
        <translation>Deine Partie ist gespeichert, nichts ist verloren. Näheres steht im Fehlerprotokoll.</translation>
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
        <source>Say “Out!”: press the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Sag „Genug!“: Drück auf die goldene Münze.</translation>
    </message>
    <message>
        <source>The marriage is announced: 20 points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml</extracomment>
        <translation>Das Paar ist angesagt: 20 Augen.</translation>
    </message>
    <message>
        <source>Your {ace} and {ten} of trumps are sure to win: {total} points and 21 are {with_both}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {ace} and {ten} are ranks, both of trumps {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten; {total}: a number of card points; {with_both}: a number of card points</extracomment>
        <translation>Atout-{ace} und Atout-{ten} stechen sicher: {total} Augen und 21 sind {with_both}.</translation>
    </message>
    <message>
        <source>{suit} are trumps, and you hold the lowest one.</source>
        <extracomment>sixtysix_gui/windows/learning/data/german-66.toml: {suit} is the trump suit, and begins the sentence {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>{suit} ist Atout, und du hast die kleinste Karte davon.</translation>
    </message>
    <message>
        <source>“Out!” with only {total} points would lose the deal: 66 are needed.</source>
        <extracomment>sixtysix_gui/windows/learning/course.py {total}: a number of card points</extracomment>
        <translation>„Genug!“ mit nur {total} Augen verliert das Spiel: 66 braucht es.</translation>
    </message>
    <message>
        <source>Nobody bids more: you lead. Your first card fixes trumps, which beat all other suits. {marriage} will count 40.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Niemand reizt mehr. Deine erste Karte bestimmt Atout, das alle anderen Farben sticht. {marriage} zählen dann 40.</translation>
    </message>
    <message>
        <source>The {ten} is low here: {order}. You have {total} of the 66 that you promised.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {ten}: the word for a ten; {order}: ranks from the highest to the lowest, separated by commas; {total}: a number of card points</extracomment>
        <translation>Der {ten} ist hier niedrig: {order}. Du hast {total} von den 66, die du versprochen hast.</translation>
    </message>
    <message>
        <source>The marriage is announced: {total} card points are yours.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {total}: a number of card points</extracomment>
        <translation>Das Paar ist angesagt: Du hast {total} Augen.</translation>
    </message>
    <message>
        <source>{total} points. Your highest trump draws the others out.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml {total}: a number of card points</extracomment>
        <translation>{total} Augen. Dein höchstes Atout zieht die anderen heraus.</translation>
    </message>
    <message>
        <source>{total} points. Nobody else holds {card_suit} any more: your partner may trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {total}: a number of card points; {card_suit}: the word for the suit of a card: hearts</extracomment>
        <translation>{total} Augen. Sonst hat niemand mehr {card_suit}: Dein Partner kann mit Atout stechen.</translation>
    </message>
    <message>
        <source>{partner} trumped it for you both: {total} points, and 66 are enough.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} hat für euch mit Atout gestochen: {total} Augen, und 66 genügen.</translation>
    </message>
    <message>
        <source>{partner} leads. With 66 you could say “Out!” for both, but you have {total}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {total}: a number of card points</extracomment>
        <translation>{partner} spielt aus. Mit 66 könntest du für beide „Genug!“ sagen, doch ihr habt {total}.</translation>
    </message>
    <message>
        <source>{partner} leads next; as partners you need 66. First you may show a marriage: {points}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {partner}: the partner by name: Pallas; {points}: a number of points</extracomment>
        <translation>{partner} spielt gleich aus; als Partner braucht ihr 66. Vorher darfst du ein Paar ansagen: {points}.</translation>
    </message>
    <message>
        <source>{partner} had to beat even you: partners are not spared. Now you lack {led_suit} and must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {partner}: the partner by name: Pallas; {led_suit}: the word for the suit that was led: hearts</extracomment>
        <translation>{partner} hat sogar dich stechen müssen: Auch Partner schont man nicht. Jetzt fehlt dir {led_suit}, du musst mit Atout stechen.</translation>
    </message>
    <message>
        <source>{name} leads {led}. You have none, so you must trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml sixtysix_gui/windows/learning/data/three-66.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {led}: the card that was led, by name</extracomment>
        <translation>{name} spielt {led} aus. Die Farbe hast du nicht, also musst du mit Atout stechen.</translation>
    </message>
    <message>
        <source>{best_name} trumps again, and takes {trick} points.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {trick}: the number of a trick</extracomment>
        <translation>{best_name} sticht wieder mit Atout und nimmt {trick} Augen.</translation>
    </message>
    <message>
        <source>Your last trump takes the last trick: {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Dein letztes Atout macht den letzten Stich: Spiel {card}.</translation>
    </message>
    <message>
        <source>You lead, so you may show a marriage: 40. It counts, for you have a trick.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml</extracomment>
        <translation>Du spielst aus und darfst ein Paar ansagen: 40. Es zählt, denn du hast einen Stich.</translation>
    </message>
    <message>
        <source>Without that suit you must trump, and higher than {best} if you can.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {best}: the better move, as part of a sentence: the ace of hearts, closing</extracomment>
        <translation>Ohne diese Farbe musst du mit Atout stechen, und wenn du kannst, höher als {best}.</translation>
    </message>
    <message>
        <source>Trump the last trick with {card}.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Stich zuletzt mit Atout: Spiel {card}.</translation>
    </message>
    <message>
        <source>Say “Out!” for both: press the gold coin.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml</extracomment>
        <translation>Sag für beide „Genug!“: Drück auf die goldene Münze.</translation>
    </message>
    <message>
        <source>Press its chip, then “Show it”: you have won.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Drück auf sein Schild, dann auf „Ansagen“: Du hast gewonnen.</translation>
    </message>
    <message>
        <source>Lead {card} and keep your trump.</source>
        <extracomment>sixtysix_gui/windows/learning/data/na-66.toml sixtysix_gui/windows/learning/data/three-66.toml {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Spiel {card} aus und behalte dein Atout.</translation>
    </message>
    <message>
        <source>As forehand you lead first and fix trumps, which beat all other suits. {marriage} are worth 40 in trumps.</source>
        <extracomment>sixtysix_gui/windows/learning/data/three-66.toml {marriage}: king and queen of a suit by name, at the beginning of the sentence</extracomment>
        <translation>Als Vorhand spielst du aus und bestimmst Atout, das alle anderen Farben sticht. {marriage} zählen in Atout 40.</translation>
    </message>
    <message>
        <source>{best_name} trumps, which beats all other suits. All know that {left} holds {cut}: it fixed trumps.</source>
        <extracomment>sixtysix_gui/windows/learning/data/four-66.toml {best_name}: a player: Rachel; {left}: the player at the left: Rachel, or a number of cards; {cut}: a card by name: the ten of hearts</extracomment>
        <translation>{best_name} sticht mit Atout, das alle anderen Farben sticht. Alle wissen, dass {left} {cut} hat: Diese Karte hat Atout bestimmt.</translation>
    </message>
    <message>
        <source>As forehand you lead first and name a suit you hold as trumps: it beats all others.</source>
        <extracomment>sixtysix_gui/windows/learning/data/bauernschnapsen.toml</extracomment>
        <translation>Als Vorhand spielst du aus und bestimmst eine Farbe, die du hast, als Atout: Sie sticht alle anderen.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>You may say so when you have won a trick or shown a marriage, until you lead; after that you must win another trick first.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sagen darfst du es nach einem Stich oder einem angesagten Paar, bis du ausspielst; danach brauchst du erst wieder einen Stich.</translation>
    </message>
    <message>
        <source>A false “Out!” brings the other 2, or 3 if he has no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt dem anderen 2, oder 3, wenn er keinen Stich hat.</translation>
    </message>
    <message>
        <source>A false “Out!” brings the other 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt dem anderen 2.</translation>
    </message>
    <message>
        <source>A false “Out!” brings the other as much as it would have won if true.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt dem anderen so viel, wie es richtig gewonnen hätte.</translation>
    </message>
    <message>
        <source>After a close nobody exchanges any more.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem Zudrehen wird nicht mehr ausgetauscht.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem ersten Packen wird eine Karte aufgeschlagen: Ihre Farbe ist Atout.</translation>
    </message>
    <message>
        <source>As long as cards are drawn you may play any card, whatever was led. The higher card of the suit led wins the trick, and a trump beats every other suit.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Solange abgehoben wird, darfst du jede Karte spielen, gleich was ausgespielt ist. Die höhere Karte der ausgespielten Farbe gewinnt den Stich, und Atout sticht jede andere Farbe.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>Marriages end when the talon is closed or used up; whoever wants both shows the marriage first, then closes.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Mit dem offenen Talon enden auch die Paare; wer ansagen und zudrehen will, sagt zuerst an.</translation>
    </message>
    <message>
        <source>Marriages may be shown after a close, but no longer when the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen auch nach dem Zudrehen angesagt werden, aber nicht mehr, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Marriages may be shown all through the deal, after a close as well.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen das ganze Spiel hindurch angesagt werden, auch nach dem Zudrehen.</translation>
    </message>
    <message>
        <source>Marriages may be shown when the talon is used up, but not after a close; whoever wants both shows the marriage first, then closes.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen auch angesagt werden, wenn der Talon aufgebraucht ist, aber nicht nach dem Zudrehen; wer beides will, sagt zuerst an.</translation>
    </message>
    <message>
        <source>No marriage may be shown on the lead to the first trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Beim Ausspiel zum ersten Stich darf kein Paar angesagt werden.</translation>
    </message>
    <message>
        <source>Nothing is exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Die Atoutkarte wird nicht ausgetauscht.</translation>
    </message>
    <message>
        <source>Only one marriage may be shown on a lead.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Bei einem Ausspiel darf nur ein Paar angesagt werden.</translation>
    </message>
    <message>
        <source>Then a card is turned up: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Danach wird eine Karte aufgeschlagen: Ihre Farbe ist Atout.</translation>
    </message>
    <message>
        <source>When the closer goes out, the other’s card points are those of the close, but a trick won afterwards saves him from Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Meldet sich der Zudreher aus, zählen beim anderen die Augen vom Zudrehen, doch mit einem Stich danach gilt er nicht als ohne Stich.</translation>
    </message>
    <message>
        <source>When you are on lead and hold {king} and {queen} of a suit, you may show both and lead either: that is worth 20 card points, in trumps 40.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Spielst du aus und hast {king} und {queen} einer Farbe, darfst du beide zeigen und eine davon spielen: Das zählt 20 Augen, in Atout 40.</translation>
    </message>
    <message>
        <source>When you are on lead and hold {king} and {queen} of a suit, you may show both and lead the {king}: that is worth 20 card points, in trumps 40.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Spielst du aus und hast {king} und {queen} einer Farbe, darfst du beide zeigen und den {king} spielen: Das zählt 20 Augen, in Atout 40.</translation>
    </message>
    <message>
        <source>Whoever has 66 card points says “Out!”, and the deal is over at once. You must count for yourself: nobody says it for you.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer 66 Augen hat, sagt „Genug!“, und das Spiel ist sofort vorbei. Zählen musst du selbst: Niemand sagt es für dich.</translation>
    </message>
    <message>
        <source>Whoever is on lead may close: the trump card is turned face down onto the talon. From then on nobody draws, and the rules for the talon used up hold at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer ausspielt, darf zudrehen: Die Atoutkarte wird verdeckt auf den Talon gelegt. Von da an wird nicht mehr abgehoben, und sofort gelten die Regeln für den aufgebrauchten Talon.</translation>
    </message>
    <message>
        <source>Win tricks and show marriages until you have 66 card points, before the other does. That wins the deal and 1 to {most} game points; {target} game points win the game.</source>
        <extracomment>sixtysix_gui/text/data/help.md {most}: a number; {target}: a number of points</extracomment>
        <translation>Mach Stiche und sag Paare an, bis du vor dem anderen 66 Augen hast. Das gewinnt das Spiel und 1 bis {most} Punkte; {target} Punkte gewinnen die Partie.</translation>
    </message>
    <message>
        <source>With a close before drawing, a marriage may be shown even when only the last two cards are left in the talon.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wird vor dem Abheben zugedreht, darf auch dann noch ein Paar angesagt werden, wenn nur noch die letzten beiden Karten im Talon liegen.</translation>
    </message>
    <message>
        <source>Without a card of that suit you must play a trump.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Hast du die Farbe nicht, musst du mit Atout stechen.</translation>
    </message>
    <message>
        <source>You need a trick before you may show one.</source>
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
        <source>A false “Out!” brings the others 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt den anderen 1.</translation>
    </message>
    <message>
        <source>A false “Out!” brings the others 2, or 3 if they have no trick.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt den anderen 2, oder 3, wenn sie keinen Stich haben.</translation>
    </message>
    <message>
        <source>A false “Out!” brings the others 2.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ein falsches „Genug!“ bringt den anderen 2.</translation>
    </message>
    <message>
        <source>After his first three cards forehand names a suit that he holds as trumps, or has his next card turned, whose suit is trumps then.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach den ersten drei Karten sagt Vorhand eine Farbe als Atout an, von der sie eine Karte hat, oder lässt die nächste Karte aufdecken: Deren Farbe ist dann Atout.</translation>
    </message>
    <message>
        <source>After his first three cards forehand names any suit as trumps, or has his next card turned, whose suit is trumps then.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach den ersten drei Karten sagt Vorhand eine beliebige Farbe als Atout an oder lässt die nächste Karte aufdecken: Deren Farbe ist dann Atout.</translation>
    </message>
    <message>
        <source>After the first batch a card is turned up: its suit is trumps. It lies under the talon and is drawn last.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Nach dem ersten Packen wird eine Karte aufgeschlagen: Ihre Farbe ist Atout. Sie liegt unter dem Talon und wird zuletzt abgehoben.</translation>
    </message>
    <message>
        <source>All tricks are played. Marriages change trumps and are worth more each time; every ten card points count one.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Alle Stiche werden gespielt. Paare ändern das Atout und sind jedes Mal mehr wert; je zehn Augen zählen einen Punkt.</translation>
    </message>
    <message>
        <source>As long as the {ten} of a suit is out, keep your {ace} of it: if your partner has the {ten}, it comes home on your {ace}, and if the others have it, your {ace} takes it. Give another card instead.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Solange der {ten} einer Farbe noch draußen ist, behalte dein {ace}: Hat dein Partner den {ten}, bringt er ihn in deinen Stich; haben ihn die anderen, sticht dein {ace} ihn. Gib lieber eine andere Karte.</translation>
    </message>
    <message>
        <source>At least {close.min_talon} cards must lie in the talon, the trump card counted.</source>
        <extracomment>sixtysix_gui/text/data/help.md {close}: a number of cards</extracomment>
        <translation>Mindestens {close.min_talon} Karten müssen im Talon liegen, die Atoutkarte mitgezählt.</translation>
    </message>
    <message>
        <source>At least {exchange.min_talon} cards must lie in the open talon, the trump card counted.</source>
        <extracomment>sixtysix_gui/text/data/help.md {exchange}: a number of cards</extracomment>
        <translation>Mindestens {exchange.min_talon} Karten müssen im offenen Talon liegen, die Atoutkarte mitgezählt.</translation>
    </message>
    <message>
        <source>At most one is shown with a lead; {king} and {queen} that are not shown count nothing.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Zu einer Karte wird höchstens eines angesagt; ohne Ansage zählt {king} mit {queen} nichts.</translation>
    </message>
    <message>
        <source>Auf Dissle wins the deal as soon as the five sevens are in hand. It is lost as soon as forehand wins a trick himself, or when the talon ends.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Auf Dissle ist gewonnen, sobald du die fünf Siebener in der Hand hast. Es ist verloren, sobald Vorhand selbst einen Stich macht oder der Talon zu Ende ist.</translation>
    </message>
    <message>
        <source>Before each lead the leader’s partner may show one as well, first and once for each marriage; it binds none of his cards.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vor jedem Ausspiel darf auch ansagen, wer mit dem Ausspielenden spielt, und zwar zuerst und jedes Paar nur einmal; das bindet keine Karte.</translation>
    </message>
    <message>
        <source>Do not trump a trick that your partner wins for certain as long as you may play something else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Stich nicht mit Atout in einen Stich, den dein Partner sicher macht, solange du etwas anderes spielen darfst.</translation>
    </message>
    <message>
        <source>Each plays alone. Win tricks and show marriages: whoever has most card points in the end is paid by both others.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Jeder spielt für sich. Mach Stiche und sag Paare an: Wer am Ende die meisten Augen hat, den bezahlen die beiden anderen.</translation>
    </message>
    <message>
        <source>Forehand says how the first trick is played. Trumps win nothing in it, and may be played only by those who hold nothing else.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Vorhand sagt, wie der erste Stich gespielt wird. Atouts stechen in ihm nicht, und spielen darf sie nur, wer nichts anderes hat.</translation>
    </message>
    <message>
        <source>If nobody says “Out!”, the winner of the last trick wins 1.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Sagt niemand „Genug!“, so gewinnt der letzte Stich 1.</translation>
    </message>
    <message>
        <source>If your partner wins the trick for certain, give it many card points: a {ten} rather than an {ace} that can still win a trick of its own. To a trick that the others win, give what counts least.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Macht dein Partner den Stich ganz sicher, dann schmiere: Gib viele Augen hinein, aber lieber einen {ten} als ein {ace}, das selbst noch einen Stich machen kann. In einen Stich der anderen gib, was am wenigsten zählt.</translation>
    </message>
    <message>
        <source>Keep the {ace} for your partner’s {ten}</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Das {ace} für den {ten} des Partners aufheben</translation>
    </message>
    <message>
        <source>Marriages may be shown to the end of the deal.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Paare dürfen bis zum Ende des Spiels angesagt werden.</translation>
    </message>
    <message>
        <source>One that is shown with the very first lead counts 40, for it makes trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Eines, das zum allerersten Ausspiel angesagt wird, zählt 40, denn es bestimmt Atout.</translation>
    </message>
    <message>
        <source>The dealer’s right-hand neighbour cuts and shows the bottom card to all: its suit is trumps. It is the dealer’s last card, and everybody knows that he holds it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Der rechte Nachbar des Gebers hebt ab und zeigt allen die unterste Karte: Ihre Farbe ist Atout. Sie ist die letzte Karte des Gebers, und alle wissen, dass er sie hat.</translation>
    </message>
    <message>
        <source>The first card that you throw away, being neither of the suit led nor a trump, shows the plain suit of which you hold most: throw a low one of it. Your partner can lead that suit to you. An {ace} or a {ten} is thrown for its points and shows nothing.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ace}: the word for an ace (of the pack, in German-suited ones the Daus); {ten}: the word for a ten</extracomment>
        <translation>Die erste Karte, die du abwirfst, also weder die ausgespielte Farbe noch Atout, zeigt deine längste Farbe außer Atout: Wirf daraus eine niedrige ab. Diese Farbe kann dir dein Partner dann bringen. Ein {ace} oder einen {ten} wirft man der Augen wegen ab; das zeigt nichts.</translation>
    </message>
    <message>
        <source>The highest bidder leads, and the suit of his first card is trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer am höchsten gereizt hat, spielt aus, und die Farbe der ersten Karte ist Atout.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick, otherwise the highest card of the suit led; its winner leads next.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Das höchste Atout macht den Stich, sonst die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt wieder aus.</translation>
    </message>
    <message>
        <source>The other cards lie on it face down: they are the talon, and the trump card, which counts as one of them, is drawn last. The talon has {undealt} cards.</source>
        <extracomment>sixtysix_gui/text/data/help.md {undealt}: a number of cards</extracomment>
        <translation>Die übrigen Karten liegen verdeckt darauf: Sie sind der Talon, und die Atoutkarte, die dazu zählt, wird als letzte abgehoben. Der Talon hat {undealt} Karten.</translation>
    </message>
    <message>
        <source>The side on lead that has a trick and {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Die Seite, die ausspielt, einen Stich und {points_to_go_out} Augen hat, sagt „Genug!“, und das Spiel ist sofort vorbei.</translation>
    </message>
    <message>
        <source>There are no trumps at first. Whenever a marriage is shown its suit becomes trumps, from that very trick on; tricks already won stay won.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Anfangs gibt es kein Atout. Wird ein Paar angesagt, so wird seine Farbe Atout, schon für diesen Stich; gemachte Stiche bleiben gemacht.</translation>
    </message>
    <message>
        <source>Three cards are left over, the widow: they count for the winner of the first trick, and nobody sees them before the end.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Drei Karten bleiben übrig, der Talon: Sie zählen für den Gewinner des ersten Stichs, und niemand sieht sie vor dem Ende.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Trumps belong to both</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Atout gehört beiden</translation>
    </message>
    <message>
        <source>When one player closes, the other may exchange the {lowest} at once, even without a trick, and never later.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Dreht einer zu, darf der andere sofort austauschen ({lowest}), auch ohne Stich, aber nie später.</translation>
    </message>
    <message>
        <source>Whoever holds the {lowest} of trumps may put it under the talon and take the trump card instead, on any turn before playing a card.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wer am Zug ist und in Atout {lowest} hat, darf diese Karte, bevor er spielt, unter den Talon legen und dafür die Atoutkarte nehmen (austauschen).</translation>
    </message>
    <message>
        <source>Whoever is on lead and has won a trick himself may exchange the {lowest} of trumps for it, before showing a marriage; not where it is a {lowest} itself.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wer ausspielt und selbst einen Stich hat, darf sie gegen den Atout-{lowest} austauschen, bevor er ein Paar ansagt; nicht, wo sie selbst ein {lowest} ist.</translation>
    </message>
    <message>
        <source>Whoever is on lead and holds the {lowest} of trumps may put it under the talon and take the trump card instead, before leading and before showing a marriage.</source>
        <extracomment>sixtysix_gui/text/data/help.md {lowest}: the word for the lowest trump (nine or jack), or the lowest bid as a number</extracomment>
        <translation>Wer ausspielt und in Atout {lowest} hat, darf diese Karte unter den Talon legen und dafür die Atoutkarte nehmen (austauschen), vor dem Ausspielen und vor dem Ansagen.</translation>
    </message>
    <message>
        <source>Whoever is on lead, has a trick and has {points_to_go_out} card points says “Out!”, and the deal is over at once.</source>
        <extracomment>sixtysix_gui/text/data/help.md {points_to_go_out}: a number of card points</extracomment>
        <translation>Wer am Ausspiel ist, einen Stich und {points_to_go_out} Augen hat, sagt „Genug!“, und das Spiel ist sofort vorbei.</translation>
    </message>
    <message>
        <source>Whoever lacks the suit led must trump, even a partner’s card: think of it before you lead. And each lead of a trump costs your side two, yours and your partner’s.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wem die ausgespielte Farbe fehlt, der muss mit Atout stechen, auch die Karte des Partners: Denk daran, bevor du ausspielst. Und jedes Mal, wenn du Atout ausspielst, kostet das eure Seite zwei, deines und das deines Partners.</translation>
    </message>
    <message>
        <source>Whoever leads a plain suit hopes for something in it. When you come to lead, and no other lead is clearly better, lead back the plain suit that your partner led last; only no {ten} that can still be beaten.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten</extracomment>
        <translation>Wer eine Farbe ausspielt, die nicht Atout ist, erhofft sich dort etwas. Bist du am Ausspielen und ist nichts anderes deutlich besser, dann spiel die Farbe zurück, die dein Partner zuletzt gebracht hat; nur keinen {ten}, der noch gestochen werden kann.</translation>
    </message>
    <message>
        <source>Whoever leads may show {king} and {queen} of a suit and leads one of them. The first marriage of a deal counts 20, the second 40, then 60 and 80, whoever shows it.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Wer ausspielt, darf {king} und {queen} einer Farbe ansagen und spielt eine davon aus. Das erste Paar eines Spiels zählt 20, das zweite 40, dann 60 und 80, wer immer es ansagt.</translation>
    </message>
    <message>
        <source>Whoever leads may show {king} and {queen} of a suit and leads one of them: that is worth 20 card points, in trumps 40.</source>
        <extracomment>sixtysix_gui/text/data/help.md {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Wer ausspielt, darf {king} und {queen} einer Farbe ansagen und spielt eine davon aus: Das zählt 20 Augen, in Atout 40.</translation>
    </message>
    <message>
        <source>Whoever plays a bid or a contract and holds the highest trump leads it, as long as the others may hold one. Bear in mind that a trump of your partner’s falls each time, too.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Wer das Spiel durch Reizen oder Ansagen übernommen hat und das höchste Atout hält, spielt es aus, solange die anderen noch Atout haben können. Bedenke, dass dabei auch dem Partner jedes Mal ein Atout verloren geht.</translation>
    </message>
    <message>
        <source>Whoever wins a deal gets {plain_win} if the other has 33 card points or more, {schneider} if he has fewer (Schneider), {schwarz} if he has no trick (Schwarz).</source>
        <extracomment>sixtysix_gui/text/data/help.md {plain_win}: a number of game points; {schneider}: a number of game points; {schwarz}: a number of game points</extracomment>
        <translation>Wer ein Spiel gewinnt, bekommt {plain_win}, wenn der andere 33 Augen oder mehr hat, {schneider}, wenn er weniger hat, {schwarz}, wenn er keinen Stich hat.</translation>
    </message>
    <message>
        <source>With a close before drawing, a marriage may be shown for the lead to trick {deck.hand} at the latest.</source>
        <extracomment>sixtysix_gui/text/data/help.md {deck}: a number of cards</extracomment>
        <translation>Wird vor dem Abheben zugedreht, darf ein Paar spätestens beim Ausspiel zum {deck.hand}. Stich angesagt werden.</translation>
    </message>
    <message>
        <source>Without a card of that suit you must play a trump, and a higher one than lies there if you have it.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ohne Karte dieser Farbe musst du mit Atout stechen, und zwar höher, als schon Atout liegt, wenn du kannst.</translation>
    </message>
    <message>
        <source>Without a card of that suit you must play a trump, whichever you like.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Ohne Karte dieser Farbe musst du mit Atout stechen, mit welchem du magst.</translation>
    </message>
    <message>
        <source>You hold neither the suit led nor trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du hast weder die ausgespielte Farbe noch Atout.</translation>
    </message>
    <message>
        <source>You hold the suit led, and the trick is trumped already.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Du hast die ausgespielte Farbe, und im Stich liegt schon Atout.</translation>
    </message>
    <message>
        <source>You lack the suit led, and the trick is trumped; one of yours is higher.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dir fehlt die ausgespielte Farbe, und im Stich liegt Atout; eines von deinen ist höher.</translation>
    </message>
    <message>
        <source>You lack the suit led, but hold trumps.</source>
        <extracomment>sixtysix_gui/text/data/help.md</extracomment>
        <translation>Dir fehlt die ausgespielte Farbe, aber du hast Atout.</translation>
    </message>
    <message>
        <source>Your partner wins the trick for certain; the {ten} of your {ace}’s suit is still out.</source>
        <extracomment>sixtysix_gui/text/data/help.md {ten}: the word for a ten; {ace}: the word for an ace (of the pack, in German-suited ones the Daus)</extracomment>
        <translation>Dein Partner macht den Stich sicher; zu deinem {ace} ist der {ten} noch draußen.</translation>
    </message>
    <message>
        <source>Your partner wins the trick for certain; you hold neither the suit led nor trumps.</source>
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
</context>
<context>
    <name>Illegality</name>
    <message>
        <source>By these rules marriages end when the talon is closed.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf nach dem Zudrehen nicht mehr angesagt werden.</translation>
    </message>
    <message>
        <source>By these rules marriages end when the talon is used up.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf nicht mehr angesagt werden, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>By these rules no marriage may be shown on the first lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln darf beim ersten Ausspiel nicht angesagt werden.</translation>
    </message>
    <message>
        <source>By these rules nothing is exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Nach diesen Regeln wird die Atoutkarte nicht ausgetauscht.</translation>
    </message>
    <message>
        <source>Draw first, then exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Erst abheben, dann austauschen.</translation>
    </message>
    <message>
        <source>Draw first, then show the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Erst abheben, dann ansagen.</translation>
    </message>
    <message>
        <source>First name the trump suit, or have your next card faced.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Sag zuerst Atout an, oder lass deine nächste Karte aufschlagen.</translation>
    </message>
    <message>
        <source>In this contract no marriage is shown.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>In diesem Spiel wird kein Paar angesagt.</translation>
    </message>
    <message>
        <source>In this contract only its player shows marriages.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>In diesem Spiel sagt nur Paare an, wer es spielt.</translation>
    </message>
    <message>
        <source>Only one marriage may be shown on a lead.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Bei einem Ausspiel darf nur ein Paar angesagt werden.</translation>
    </message>
    <message>
        <source>Only {card} may be exchanged, and you do not hold it.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Austauschen kann man nur mit {card}, und diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>The card turned up is {card} itself, so there is nothing to exchange.</source>
        <extracomment>sixtysix_gui/rules/moves.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Die aufgeschlagene Karte ist selbst {card}, also gibt es nichts auszutauschen.</translation>
    </message>
    <message>
        <source>The lead to trick {trick} was the last that could carry a marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py {trick}: the number of a trick</extracomment>
        <translation>Das Ausspiel zum {trick}. Stich war das letzte, zu dem ein Paar angesagt werden durfte.</translation>
    </message>
    <message>
        <source>The talon is no longer open, so nothing can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Der Talon ist nicht mehr offen, also kann nicht ausgetauscht werden.</translation>
    </message>
    <message>
        <source>The talon was closed: first exchange, or say that you pass.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Es wurde zugedreht: Tausch zuerst aus, oder passe.</translation>
    </message>
    <message>
        <source>Too late to exchange: at least {count} cards must lie in the talon.</source>
        <extracomment>sixtysix_gui/rules/moves.py {count}: a number of cards, tricks or bids</extracomment>
        <translation>Zu spät zum Austauschen: Mindestens {count} Karten müssen im Talon liegen.</translation>
    </message>
    <message>
        <source>Too late: the exchange comes before the marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zu spät: Ausgetauscht wird vor dem Ansagen.</translation>
    </message>
    <message>
        <source>While you hold another card, no trump may be played to the first trick.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Solange du eine andere Karte hast, darf im ersten Stich kein Atout gespielt werden.</translation>
    </message>
    <message>
        <source>You have shown the marriage in {suit} before.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Das Paar in {suit} hast du schon angesagt.</translation>
    </message>
    <message>
        <source>You have shown the marriage in {suit}: lead its king.</source>
        <extracomment>sixtysix_gui/rules/moves.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du hast das Paar in {suit} angesagt: Spiel seinen König aus.</translation>
    </message>
    <message>
        <source>You have shown the marriage in {suit}: lead one of its two cards.</source>
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
        <source>You need a trick before you may show a marriage.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Zum Ansagen brauchst du einen Stich.</translation>
    </message>
    <message>
        <source>You need five cards of one suit that is not trump to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Für dieses Spiel brauchst du fünf Karten einer Farbe, die nicht Atout ist.</translation>
    </message>
    <message>
        <source>You need five trumps to call that contract.</source>
        <extracomment>sixtysix_gui/rules/moves.py</extracomment>
        <translation>Für dieses Spiel brauchst du fünf Atouts.</translation>
    </message>
    <message>
        <source>Your opening asks for another lead: neither a trump nor the {rank} of any suit.</source>
        <extracomment>sixtysix_gui/rules/moves.py {rank}: the word for a rank: nine</extracomment>
        <translation>Deine Eröffnung verlangt ein anderes Ausspiel: weder Atout noch das {rank} irgendeiner Farbe.</translation>
    </message>
    <message>
        <source>Your opening asks for another lead: the {rank} of a suit that is not trumps.</source>
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
        <source>go on to the talon, the trump card, “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>weiter zu Talon, Atoutkarte, „Genug!“</translation>
    </message>
    <message>
        <source>go out: “Out!”</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>sich ausmelden: „Genug!“</translation>
    </message>
    <message>
        <source>have a card turned that fixes trumps</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>eine Karte aufdecken lassen, die Atout bestimmt</translation>
    </message>
    <message>
        <source>name the trump suit, in the order of the panel</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Atout ansagen, in der Reihenfolge der Tafel</translation>
    </message>
    <message>
        <source>save the record of this game</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Aufzeichnung dieser Partie speichern</translation>
    </message>
    <message>
        <source>show the marriage without leading</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>das Paar ansagen, ohne auszuspielen</translation>
    </message>
    <message>
        <source>trump, and the trump card</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Atout und die Atoutkarte</translation>
    </message>
    <message>
        <source>trump, contract, trick, turn and score</source>
        <extracomment>sixtysix_gui/keys/key_map.py</extracomment>
        <translation>Atout, angesagtes Spiel, Stich, wer dran ist, Stand</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Marriage</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Paar ansagen</translation>
    </message>
    <message>
        <source>&amp;Out!</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>&amp;Genug!</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Aufzeichnung &amp;speichern …</translation>
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
        <source>Show marriage &amp;without leading</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>Paa&amp;r zeigen, ohne auszuspielen</translation>
    </message>
    <message>
        <source>Trump&amp;s</source>
        <extracomment>sixtysix_gui/text/data/actions.toml</extracomment>
        <translation>At&amp;out</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>you must hold five sevens at one time, and win no trick until then.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du musst einmal fünf Siebener zugleich haben und darfst bis dahin keinen Stich machen.</translation>
    </message>
    <message>
        <source>you lead a Daus face up; the trick is yours, whatever is played.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du spielst ein Ass offen aus; der Stich ist deiner, was auch fällt.</translation>
    </message>
    <message>
        <source>you lead a Daus face down; only the same Daus beats it.</source>
        <extracomment>sixtysix_gui/text/contracts.py</extracomment>
        <translation>Du spielst ein Ass verdeckt aus; nur das gleiche Ass sticht es.</translation>
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
        <extracomment>sixtysix_gui/ai/players/levels.py</extracomment>
        <translation>merkt sich Atouts, Asse und Zehner und denkt etwas voraus</translation>
    </message>
</context>
<context>
    <name>Readers</name>
    <message>
        <source>Enter shows it before you lead.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Eingabe sagt es an, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>Enter shows the marriage and plays it.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Eingabe sagt das Paar an und spielt sie.</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {given}: a card by name, as an object: the nine of hearts; {taken}: a card by name, as an object: the king of hearts</extracomment>
        <translation>Austauschen: {given} gegen {taken}</translation>
    </message>
    <message>
        <source>Show the marriage in {suit} now</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Paar in {suit} jetzt ansagen</translation>
    </message>
    <message>
        <source>Enter chooses it: it is shown when you lead one of its two cards.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Eingabe merkt es vor: Es wird angesagt, wenn du eine seiner Karten ausspielst.</translation>
    </message>
    <message>
        <source>Enter shows it before your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Eingabe sagt es an, bevor dein Gegenüber ausspielt.</translation>
    </message>
    <message>
        <source>Enter shows nothing; your partner leads.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Eingabe sagt nichts an; dein Gegenüber spielt aus.</translation>
    </message>
    <message>
        <source>Enter turns your next card: its suit is trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py</extracomment>
        <translation>Eingabe deckt deine nächste Karte auf: Ihre Farbe ist Atout.</translation>
    </message>
    <message>
        <source>Marriage in {suit}, {points}, for it makes trumps</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>Paar in {suit}, {points}, denn es bestimmt Atout</translation>
    </message>
    <message>
        <source>Trump card: {card}</source>
        <extracomment>sixtysix_gui/text/narrator/things.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
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
        <source>Before this it must be said how trump was fixed, as in “trump H” or “face QH”.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Davor muss stehen, wie Atout bestimmt wurde, etwa „trump H“ oder „face QH“.</translation>
    </message>
    <message>
        <source>The exchange takes the turn-up, {card}.</source>
        <extracomment>sixtysix_gui/records/errors.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Ausgetauscht wird gegen die Atoutkarte, {card}.</translation>
    </message>
    <message>
        <source>The tag Undrawn names the last turn if its player exchanged or melded before drawing and then went out. That is not so here.</source>
        <extracomment>sixtysix_gui/records/errors.py</extracomment>
        <translation>Die Angabe Undrawn nennt den letzten Zug, wenn dort vor dem Abheben ausgetauscht oder angesagt wurde und der Spieler sich dann ausgemeldet hat. Das ist hier nicht so.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>The record was not saved</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Die Spielaufzeichnung wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Save record</source>
        <extracomment>sixtysix_gui/windows/playing/record_files.py</extracomment>
        <translation>Spielaufzeichnung speichern</translation>
    </message>
</context>
<context>
    <name>RecordViewer</name>
    <message>
        <source>Save record…</source>
        <extracomment>sixtysix_gui/windows/viewer/viewer.py</extracomment>
        <translation>Speichern …</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Only {card} may be exchanged for the trump card.</source>
        <extracomment>sixtysix_gui/text/narrator/acts.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>Austauschen kann man nur mit {card}.</translation>
    </message>
    <message>
        <source>Say “Out!”, or let it be counted.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py</extracomment>
        <translation>Sag „Genug!“ oder lass zählen.</translation>
    </message>
    <message>
        <source>Show a marriage, or let {name} lead.</source>
        <extracomment>sixtysix_gui/text/narrator/refusals.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Sag ein Paar an oder lass {name} ausspielen.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>At the close you had no trick, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Beim Zudrehen hattest du keinen Stich, und das zählt.</translation>
    </message>
    <message>
        <source>At the close you had {points}, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {points}: a number of points</extracomment>
        <translation>Beim Zudrehen hattest du {points}, und das zählt: unter 33.</translation>
    </message>
    <message>
        <source>At the close {name} had no trick, and that counts: Schwarz.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Beim Zudrehen hatte {name} keinen Stich, und das zählt.</translation>
    </message>
    <message>
        <source>At the close {name} had {points}, and that counts: Schneider.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>Beim Zudrehen hatte {name} {points}, und das zählt: unter 33.</translation>
    </message>
    <message>
        <source>Both have 66 or more ({total} and {other}), and nobody said “Out!”.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Beide haben 66 oder mehr ({total} und {other}), und niemand hat „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>You had closed and held {total}, but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {total}: a number of card points</extracomment>
        <translation>Du hattest zugedreht und hast {total}, aber nicht rechtzeitig „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>You had closed, but {name} said “Out!” first, with {total}.</source>
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
        <source>{name} had closed and held {total}, but did not say “Out!” in time.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{name} hatte zugedreht und hat {total}, aber nicht rechtzeitig „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>{name} had closed, but you said “Out!” first, with {total}.</source>
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
        <source>{name} opened “Auf Dissle”, but the talon ended before there were five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat „Auf Dissle“ eröffnet, aber der Talon war vor den fünf Siebenern zu Ende.</translation>
    </message>
    <message>
        <source>{name} opened “Auf Dissle” and holds five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat „Auf Dissle“ eröffnet und hat fünf Siebener.</translation>
    </message>
    <message>
        <source>You opened “Auf Dissle”, but the talon ended before you had five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast „Auf Dissle“ eröffnet, aber der Talon war zu Ende, ehe du fünf Siebener hattest.</translation>
    </message>
    <message>
        <source>You opened “Auf Dissle” and hold five sevens.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Du hast „Auf Dissle“ eröffnet und hast fünf Siebener.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, and all cards are played: {total} against {other}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points; {other}: a number of card points</extracomment>
        <translation>Niemand hat „Genug!“ gesagt, und alle Karten sind gespielt: {total} gegen {other}.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”: the last trick wins the deal, and it is yours.</source>
        <extracomment>sixtysix_gui/text/data/results.toml</extracomment>
        <translation>Niemand hat „Genug!“ gesagt: Der letzte Stich gewinnt das Spiel, und er ist deiner.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”: the last trick wins the deal, and {name} has it.</source>
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
        <source>{closer} had closed, but {name} said “Out!” first, with {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {closer}: the player who closed, at the beginning of the sentence: The Queen; {name}: a player as sentences call them, with article: the Queen, Rachel; {total}: a number of card points</extracomment>
        <translation>{closer} hatte zugedreht, aber {name} hat mit {total} zuerst „Genug!“ gesagt.</translation>
    </message>
    <message>
        <source>Nobody said “Out!”, and both have {total}.</source>
        <extracomment>sixtysix_gui/text/results/endings.py {total}: a number of card points</extracomment>
        <translation>Niemand hat „Genug!“ gesagt, und beide haben {total}.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>All tricks are played: you may say “Out!”, or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py</extracomment>
        <translation>Alle Stiche sind gespielt: Du kannst „Genug!“ sagen oder passen.</translation>
    </message>
    <message>
        <source>Trick {t}: {name} has closed. You may exchange, or pass.</source>
        <extracomment>sixtysix_gui/text/coach/review.py {t}: the number of a trick; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Stich {t}: Hier hat {name} zugedreht. Du darfst austauschen oder passen.</translation>
    </message>
</context>
<context>
    <name>RuleErrors</name>
    <message>
        <source>nobody can be bound to trump where suit need not be followed.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>ohne Farbzwang gibt es keinen Atoutzwang.</translation>
    </message>
    <message>
        <source>only the lowest card of the pack can be exchanged.</source>
        <extracomment>sixtysix_gui/rules/errors.py</extracomment>
        <translation>austauschen kann man nur mit der niedrigsten Karte.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>24 cards have nines, 20 cards end with the jacks.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>24 Karten haben Neuner, 20 Karten enden mit den Buben.</translation>
    </message>
    <message>
        <source>24 cards, each alone; forehand names trumps; all eight tricks are played for chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24 Karten, jeder für sich; Vorhand bestimmt Atout; alle acht Stiche werden um Chips gespielt.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; bids in steps of 33; the first card led fixes trumps.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24 Karten, Partner gegenüber; gereizt wird in Schritten von 33; die erste Karte bestimmt Atout.</translation>
    </message>
    <message>
        <source>24 cards, partners opposite; the dealer’s neighbour cuts the trump; out at 66.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24 Karten, Partner gegenüber; der Nachbar des Gebers hebt Atout ab; aus bei 66.</translation>
    </message>
    <message>
        <source>24 cards, three players; bids in steps of 33; the first trick also wins three cards.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24 Karten, drei Spieler; gereizt wird in Schritten von 33; der erste Stich bringt auch drei Karten im Talon.</translation>
    </message>
    <message>
        <source>24 cards; each marriage makes its suit trumps and counts 20, 40, 60, 80; to 100.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>24 Karten; jedes Paar macht seine Farbe zu Atout und zählt 20, 40, 60, 80; bis 100.</translation>
    </message>
    <message>
        <source>A marriage may be shown with the very first card.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Schon zur allerersten Karte darf ein Paar angesagt werden.</translation>
    </message>
    <message>
        <source>After winning a trick one may exchange before the draw. If exchanging belongs to the lead, whoever does so must then close.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Nach einem Stich darf vor dem Abheben ausgetauscht werden. Gehört das Austauschen zum Ausspielen, muss man danach zudrehen.</translation>
    </message>
    <message>
        <source>As in Bulgaria: marriages and closing only from the second trick on, closing only with four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Wie in Bulgarien: Ansagen und Zudrehen erst ab dem zweiten Stich, zudrehen nur mit vier Karten im Talon.</translation>
    </message>
    <message>
        <source>Bid how many times 33 you make; the first card led fixes trumps. Below your bid you are set.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Reizt, wie oft ihr 33 macht; die erste Karte bestimmt Atout. Darunter verliert ihr.</translation>
    </message>
    <message>
        <source>Card exchanged</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Karte zum Austauschen</translation>
    </message>
    <message>
        <source>Each alone, eight cards. Forehand names trumps or has a card turned; paid in chips.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Jeder für sich, acht Karten. Vorhand sagt Atout an oder lässt aufdecken; gezahlt wird in Chips.</translation>
    </message>
    <message>
        <source>Each for himself: bid how many times 33 you make; the first trick also wins the widow of three.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Jeder gegen jeden: Reize, wie oft du 33 machst; der erste Stich bringt auch die drei Karten im Talon.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>Forehand names trumps from three cards. Ten contracts, from Bettler to Herrenjodler, and Kontra.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Vorhand sagt Atout aus drei Karten an. Zehn Spiele vom Bettler bis zum Herrenjodler, und Kontra.</translation>
    </message>
    <message>
        <source>How many cards must lie there to close, the trump card counted.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie viele Karten zum Zudrehen dort liegen müssen, die Atoutkarte mitgezählt.</translation>
    </message>
    <message>
        <source>How many cards must lie there to exchange, the trump card counted.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wie viele Karten zum Austauschen dort liegen müssen, die Atoutkarte mitgezählt.</translation>
    </message>
    <message>
        <source>Marriages may be shown when the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Paare dürfen angesagt werden, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Marriages may be shown while the talon is closed.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Paare dürfen angesagt werden, während der Talon zugedreht ist.</translation>
    </message>
    <message>
        <source>Must trump</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Atoutzwang</translation>
    </message>
    <message>
        <source>No marriage on the first lead; exchange and close only with four in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Kein Paar zum ersten Ausspiel; austauschen und zudrehen nur bei vier Karten im Talon.</translation>
    </message>
    <message>
        <source>No trumps at first: each marriage makes its suit trumps and counts 20, 40, 60, 80.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Anfangs kein Atout: Jedes Paar macht seine Farbe zu Atout und zählt 20, 40, 60, 80.</translation>
    </message>
    <message>
        <source>On which turns it may be exchanged.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wann ausgetauscht werden darf.</translation>
    </message>
    <message>
        <source>Partners sit opposite. The dealer’s neighbour cuts the trump; the partner of whoever leads may show a marriage too.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Partner sitzen gegenüber. Der Nachbar des Gebers hebt Atout ab; auch der Partner dessen, der ausspielt, darf ansagen.</translation>
    </message>
    <message>
        <source>Schnapsen without a marriage on the first lead; exchange and close only with four cards in the talon.</source>
        <extracomment>sixtysix_gui/text/data/rule_sets.toml</extracomment>
        <translation>Schnapsen ohne Paar beim ersten Ausspiel; austauschen und zudrehen nur mit vier Karten im Talon.</translation>
    </message>
    <message>
        <source>The moment at which the dealer turns up the trump card.</source>
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
        <source>Trump card turned</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Atoutkarte aufgeschlagen</translation>
    </message>
    <message>
        <source>Trumps must be beaten</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Überstechen</translation>
    </message>
    <message>
        <source>What the other player gets for an “Out!” without 66.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Was der andere für ein „Genug!“ ohne 66 bekommt.</translation>
    </message>
    <message>
        <source>When the talon is closed, the other player may exchange at once.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wird zugedreht, darf der andere sofort austauschen.</translation>
    </message>
    <message>
        <source>Where the ten stands among the cards; it counts 10 anyway.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wo der Zehner unter den Karten steht; er zählt immer 10.</translation>
    </message>
    <message>
        <source>Whether marriages can be shown when the talon is used up.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Ob Paare angesagt werden dürfen, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Who may show a marriage</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer ansagen darf</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must play a trump if he can.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer nicht bedienen kann, muss mit Atout stechen, wenn er kann.</translation>
    </message>
    <message>
        <source>Whoever exchanges must have won a trick.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer austauscht, muss einen Stich haben.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led then must play a trump.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer dann die Farbe nicht hat, muss mit Atout stechen.</translation>
    </message>
    <message>
        <source>Whoever plays a trump must overtrump one that lies there.</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>Wer mit Atout sticht, muss ein Atout, das schon liegt, überstechen.</translation>
    </message>
    <message>
        <source>no exchange</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>kein Austauschen</translation>
    </message>
    <message>
        <source>not show it</source>
        <extracomment>sixtysix_gui/text/data/dimensions.toml</extracomment>
        <translation>es nicht ansagen</translation>
    </message>
    <message>
        <source>show it; it counts from the first trick</source>
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
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Marriages, “Out!”, a closed talon, a refused move, your turn after a long wait. Only these are heard when nothing moves, and beside a screen reader.</source>
        <extracomment>sixtysix_gui/text/data/settings.toml</extracomment>
        <translation>Paare, „Genug!“, ein zugedrehter Talon, ein abgelehnter Zug, die eigene Reihe nach langem Warten. Nur diese sind zu hören, wenn sich nichts bewegt, und neben einem Bildschirmleser.</translation>
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
</context>
<context>
    <name>Status</name>
    <message>
        <source>You have closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Du hast zugedreht. {name} darf austauschen.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps, the talon is closed.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du spielst aus. {suit} ist Atout, der Talon zugedreht.</translation>
    </message>
    <message>
        <source>Your lead. {suit} are trumps, the talon is used up.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du spielst aus. {suit} ist Atout, der Talon aufgebraucht.</translation>
    </message>
    <message numerus="yes">
        <source>Your trick. Draw, or close with %n cards. Exchange or marriage now means closing.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>
            <numerusform>Dein Stich. Heb ab, oder dreh mit %n Karte zu. Wer jetzt austauscht oder ansagt, muss zudrehen.</numerusform>
            <numerusform>Dein Stich. Heb ab, oder dreh mit %n Karten zu. Wer jetzt austauscht oder ansagt, muss zudrehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your trick. Exchange if you like, then draw.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Stich. Tausch aus, wenn du magst, dann heb ab.</translation>
    </message>
    <message>
        <source>Your turn: any card will do. {suit} are trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du bist dran: Jede Karte geht. {suit} ist Atout.</translation>
    </message>
    <message>
        <source>{name} has closed the talon: exchange the {rank} now, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {rank}: the word for a rank: nine</extracomment>
        <translation>{name} hat zugedreht: Tausch jetzt aus ({rank}), oder passe.</translation>
    </message>
    <message>
        <source>Name trumps, or have your next card turned.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Sag Atout an, oder lass deine nächste Karte aufdecken.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!” for both of you, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Der letzte Stich ist eurer: Sag für euch beide „Genug!“, oder passe.</translation>
    </message>
    <message>
        <source>The last trick is yours: say “Out!”, or pass.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Der letzte Stich ist deiner: Sag „Genug!“, oder passe.</translation>
    </message>
    <message>
        <source>You are forehand: name trumps, 1 to 4, or T to have a card turned.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist Vorhand: Nenne Atout, 1 bis 4, oder lass mit T aufdecken.</translation>
    </message>
    <message>
        <source>You may show {points} in {suit}: M, or N to keep it.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {points}: a number of points; {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence</extracomment>
        <translation>Du darfst {points} in {suit} ansagen: M, oder N.</translation>
    </message>
    <message>
        <source>Your lead comes next; {name} may show a marriage first.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>Gleich spielst du aus; {name} darf erst noch ansagen.</translation>
    </message>
    <message>
        <source>Your lead fixes trumps.</source>
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
        <translation>Dein Stich. Spiel aus, oder sag für euch beide „Genug!“.</translation>
    </message>
    <message>
        <source>Your trick. Lead, or say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Dein Stich. Spiel aus, oder sag „Genug!“.</translation>
    </message>
    <message>
        <source>Your turn: any card that is no trump.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py</extracomment>
        <translation>Du bist dran: jede Karte, die kein Atout ist.</translation>
    </message>
    <message>
        <source>Your turn: lay any card that is no trump, face down.</source>
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
        <source>{name} has the last trick and may still say “Out!”.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} hat den letzten Stich und darf noch „Genug!“ sagen.</translation>
    </message>
    <message>
        <source>{name} is to name trumps.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} bestimmt Atout.</translation>
    </message>
    <message>
        <source>{name} leads next. Say “Out!” for both of you?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} spielt gleich aus. „Genug!“ sagen für euch beide?</translation>
    </message>
    <message>
        <source>{name} leads next. Show a marriage first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{name} spielt gleich aus. Erst noch ein Paar ansagen?</translation>
    </message>
    <message>
        <source>{name} leads next. Show your {points} first?</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {name}: a player as sentences call them, with article: the Queen, Rachel; {points}: a number of points</extracomment>
        <translation>{name} spielt gleich aus. Erst noch {points} ansagen?</translation>
    </message>
    <message>
        <source>{other} has closed. {name} may exchange.</source>
        <extracomment>sixtysix_gui/text/narrator/status.py {other}: a player: the Queen; {name}: a player as sentences call them, with article: the Queen, Rachel</extracomment>
        <translation>{other} hat zugedreht. {name} darf austauschen.</translation>
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
    <name>Storage</name>
    <message>
        <source>{path} cannot be written: {details}. What was saved there before is untouched.</source>
        <extracomment>sixtysix_gui/text/error_sentences.py {path}: the path of a file or folder; {details}: a whole sentence that says what went wrong</extracomment>
        <translation>{path} kann nicht geschrieben werden: {details}. Was dort vorher gespeichert war, ist unberührt.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Exchange {rank} and close</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>{rank} austauschen und zudrehen</translation>
    </message>
    <message>
        <source>Exchange {rank}</source>
        <extracomment>sixtysix_gui/table/words.py {rank}: the word for a rank: nine</extracomment>
        <translation>{rank} austauschen</translation>
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
        <source>The king must be led when its marriage is shown.</source>
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
        <source>Show it</source>
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
    <name>Teaching</name>
    <message>
        <source>No trump is out any more.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>Kein Atout ist mehr draußen.</translation>
    </message>
    <message>
        <source>Trumps still out: {cards}.</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {cards}: cards by name, separated by commas</extracomment>
        <translation>Noch draußen an Atouts: {cards}.</translation>
    </message>
    <message>
        <source>exchange for {card}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {card}: a card by name, as an object with its article: the ten of hearts</extracomment>
        <translation>gegen {card} austauschen</translation>
    </message>
    <message>
        <source>say “Out!”</source>
        <extracomment>sixtysix_gui/text/coach/marks.py</extracomment>
        <translation>„Genug!“ sagen</translation>
    </message>
    <message>
        <source>show the pair in {suit} for {points}</source>
        <extracomment>sixtysix_gui/text/coach/marks.py {suit}: the word for a suit: hearts; with a capital at the beginning of a sentence; {points}: a number of points</extracomment>
        <translation>das Paar in {suit} ansagen für {points}</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Who leads a {king} or {queen} without showing a marriage hardly holds the other one. Calls and passes tell as much.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml {king}: the word for a king; {queen}: the word for a queen (in German-suited packs the Ober)</extracomment>
        <translation>Wer {king} oder {queen} ausspielt und kein Paar ansagt, hat die andere Karte kaum. Auch Rufen und Passen verraten etwas.</translation>
    </message>
    <message>
        <source>Show your marriage with this lead: its suit becomes trumps, so that it counts 40.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Sag dein Paar zu dieser Karte an: Seine Farbe wird Atout, darum zählt es 40.</translation>
    </message>
    <message>
        <source>Leading trumps, or a worthless card of a suit that an opponent lacks, takes trumps out of their hands.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Atout auszuspielen, oder etwas Wertloses von einer Farbe, die einem Gegner fehlt, zieht den Gegnern die Atouts.</translation>
    </message>
    <message>
        <source>Everybody knows one trump: the dealer still holds the card that was cut. Think of it when you lead trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Ein Atout kennen alle: Wer gegeben hat, hält noch die abgehobene Karte. Denk daran, wenn du Atout ausspielst.</translation>
    </message>
    <message>
        <source>Every marriage counts 20 more than the one before, but they end with the talon, and the other may be first. Yours changes trumps.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Jedes Paar zählt 20 mehr als das vorige, doch mit dem Talon ist es vorbei, und der andere kann schneller sein. Deines wechselt das Atout.</translation>
    </message>
    <message>
        <source>Count: as soon as your points suffice say “Out!”, for the others may get there, too, and say it first.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Zähl mit: Sobald eure Augen reichen, sag „Genug!“, denn die anderen können auch so weit kommen und es zuerst sagen.</translation>
    </message>
    <message>
        <source>Before each lead of your side both of you may show a marriage; yours binds none of your cards.</source>
        <extracomment>sixtysix_gui/text/data/tips.toml</extracomment>
        <translation>Vor jedem Ausspiel eurer Seite dürft ihr beide ein Paar ansagen; deines bindet keine deiner Karten.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>Your game is saved after every move. Details are in {log}.

{error}</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {log}: the path of the log file; {error}: what Python says of a fault, in English</extracomment>
        <translation>Deine Partie wird nach jedem Zug gespeichert. Näheres steht in {log}.

{error}</translation>
    </message>
    <message>
        <source>You can play, but your game will not be saved. What was saved before is untouched. Please put this right and start Sixty-Six again.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Du kannst spielen, aber deine Partie wird nicht gespeichert. Was vorher gespeichert war, ist unberührt. Behebe das bitte und starte Sechsundsechzig dann neu.</translation>
    </message>
    <message>
        <source>The game cannot be saved.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py</extracomment>
        <translation>Die Partie kann nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>sixtysix_gui/windows/window_messages.py {file}: the name of a file</extracomment>
        <translation>Als {file} gespeichert.</translation>
    </message>
</context>
</TS>
