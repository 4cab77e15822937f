"""The players' thinking in the games for two whose talon can be closed, such as Sixty-Six.

`thinking/` decides, `search/` looks ahead while cards are hidden, `solver/` values a deal whose
cards are all known, and `odds.py` says what a result is worth. `ai/many` plays all other games.

The two packages stay apart on purpose, because their algorithms differ:

- Here what one player wins the other loses, and a pack of at most 32 cards fits into a mask of 32
  bits. A deal is solved exactly from early on, with draws, exchanges and closing; before that, a
  trained network guides the tree.
- There up to four seats play for themselves or in parties, with auctions and with packs that have
  cards twice. Habit guides the tree, and only the last tricks are solved.

One search for all games would carry through its innermost loops what only some of them need. The
searches are compiled where a C compiler is, and golden tests hold their decisions. Both packages
use the generator of random numbers (`search/chance.py`) and the request to stop (`solver/stop.py`).
"""
