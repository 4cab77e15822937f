cdef class Stop:
    cdef object should_stop
    cdef readonly bint asked
    cdef void poll(self) noexcept nogil
