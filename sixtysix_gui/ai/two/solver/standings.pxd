# Inlined into the compiled modules that use it; the .py beside it is never compiled.
cdef inline int kind(int standing) noexcept nogil:
    return 0 if standing < 0 else (1 if standing < 33 else 2)

cdef inline int won(int standing, int points) noexcept nogil:
    return standing + points if standing >= 0 else points - 1 - standing

cdef inline int melded(int standing, int points) noexcept nogil:
    return standing + points if standing >= 0 else standing - points
