# Inlined into the compiled modules that use it; the .py beside it is never compiled.
cdef enum:
    LEAD = 0
    FOLLOW = 1
    PARTNER = 2
    OVER = 3
    MELDING = 64
    SHOWING = 128
    SILENT = 160
    NO_TRICK = 1
    ALL_TRICKS = 2
    OUT_IN_THREE = 3
    FIVE_SEVENS = 4
    SAME_ACE = 1
    OWN_TRICK = 2
    HIGHER_CARD = 3
    ANY_PLAIN = 4
    LIMIT = 1073741824
    TRUMP_COST = 8
    MARRIAGE_COST = 6
