# Inlined into the compiled modules that use it; the .py beside it is never compiled.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int sixtysix_lowest_of(unsigned long long cards) {
        unsigned long place;
        if (_BitScanForward(&place, (unsigned long)cards)) return (int)place;
        _BitScanForward(&place, (unsigned long)(cards >> 32));
        return (int)place + 32;
    }
    static __inline int sixtysix_highest_of(unsigned long long cards) {
        unsigned long place;
        if (_BitScanReverse(&place, (unsigned long)(cards >> 32))) return (int)place + 32;
        _BitScanReverse(&place, (unsigned long)cards);
        return (int)place;
    }
    #else
    #define sixtysix_lowest_of(cards) __builtin_ctzll(cards)
    #define sixtysix_highest_of(cards) (63 - __builtin_clzll(cards))
    #endif
    /* not __builtin_popcountll: where old processors must do, that is a call */
    static inline int sixtysix_number_of(unsigned long long cards) {
        cards = cards - ((cards >> 1) & 0x5555555555555555ull);
        cards = (cards & 0x3333333333333333ull) + ((cards >> 2) & 0x3333333333333333ull);
        cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0Full;
        return (int)((cards * 0x0101010101010101ull) >> 56);
    }
    """
    int sixtysix_lowest_of(unsigned long long cards) noexcept nogil
    int sixtysix_highest_of(unsigned long long cards) noexcept nogil
    int sixtysix_number_of(unsigned long long cards) noexcept nogil

cdef inline int lowest(unsigned long long cards) noexcept nogil:
    return sixtysix_lowest_of(cards)

cdef inline int highest(unsigned long long cards) noexcept nogil:
    return sixtysix_highest_of(cards)

cdef inline int count(unsigned long long cards) noexcept nogil:
    return sixtysix_number_of(cards)

cdef inline unsigned long long single(int place) noexcept nogil:
    return (<unsigned long long>1) << place
