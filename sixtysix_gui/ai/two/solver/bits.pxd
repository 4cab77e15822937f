# Inlined into the compiled modules that use it; the .py beside it is never compiled.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int sixtysix_lowest(unsigned int mask) {
        unsigned long place;
        _BitScanForward(&place, mask);
        return (int)place;
    }
    static __inline int sixtysix_highest(unsigned int mask) {
        unsigned long place;
        _BitScanReverse(&place, mask);
        return (int)place;
    }
    #else
    #define sixtysix_lowest(mask) __builtin_ctz(mask)
    #define sixtysix_highest(mask) (31 - __builtin_clz(mask))
    #endif
    /* not __builtin_popcount: where old processors must do, that is a call */
    static inline int sixtysix_count(unsigned int mask) {
        mask = mask - ((mask >> 1) & 0x55555555u);
        mask = (mask & 0x33333333u) + ((mask >> 2) & 0x33333333u);
        return (int)((((mask + (mask >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    """
    int sixtysix_lowest(unsigned int mask) noexcept nogil
    int sixtysix_highest(unsigned int mask) noexcept nogil
    int sixtysix_count(unsigned int mask) noexcept nogil

cdef inline int lowest(unsigned int mask) noexcept nogil:
    return sixtysix_lowest(mask)

cdef inline int highest(unsigned int mask) noexcept nogil:
    return sixtysix_highest(mask)

cdef inline int count(unsigned int mask) noexcept nogil:
    return sixtysix_count(mask)

cdef inline unsigned int single(int place) noexcept nogil:
    return (<unsigned int>1) << place

cdef inline int whole(double number) noexcept nogil:
    return <int>number
