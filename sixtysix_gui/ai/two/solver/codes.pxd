# Inlined into the compiled modules that use it; the .py beside it is never compiled.
cdef enum:
    MELD = 32
    EXCHANGE = 36
    CLOSE = 37
    DRAW = 38
    OUT = 39
    PASS = 40
    MOVES = 41
    LEAD = 0
    FOLLOW = 1
    PRE_DRAW = 2
    REPLY = 3
    OVER = 4
    OPEN = 0
    CLOSED = 1
    EXHAUSTED = 2
    LIMIT = 9
    POLL_MASK = 2047
