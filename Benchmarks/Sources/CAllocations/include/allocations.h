/// How many blocks the process has asked the C library for: this target's malloc, calloc, realloc, memalign and
/// relatives stand before the C library's, count and pass the call on.
long allocations_so_far(void);
