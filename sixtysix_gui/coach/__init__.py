"""The coach: it measures what a move was worth, says why, and gives hints. No Qt, no files.

Where what is:

* ``judgements.py`` is what comes out, frozen: judgements, reasons, hints, accounts.
  ``judgement_cache.py`` writes them as JSON, keeps them and finds them again.
* Figures: which moves are compared, and what else their seat does in that turn, and the worlds in
  which they are played on (``worlds.py``); how many of them are looked at, and what verdict follows
  (``comparing.py``); whether a clear loss stays one (``appeals.py``).
* ``reasons/`` finds the sentence: each reason is proved from the figures.
* ``judging.py`` judges one decision and gives a hint; ``reviewing.py`` goes through a whole deal,
  and studies a move that was worse; ``accounts.py`` sums a deal up, chooses the few moves that are
  worth looking at and says what they are a lesson in.

A verdict, its loss and its reason are functions of a ``View`` and nothing else: other
hidden cards give the same bytes. Only the account of a finished deal knows how it ended.
docs/coach.md has the formulas.
"""
