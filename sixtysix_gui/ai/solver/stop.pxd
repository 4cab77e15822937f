cdef class Stop:
    cdef object should_stop
    cdef public bint asked
    cdef void poll(self) noexcept nogil
