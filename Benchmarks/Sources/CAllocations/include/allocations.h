/// How many blocks the process has asked the C library for: this target's malloc, calloc, realloc, memalign and
/// relatives stand before the C library's, count and pass the call on, its size so rounded that each run of a program asks as
/// often.
long allocations_so_far(void);

/// How many bytes are in blocks that are in use, as the C library counts them.
double bytes_in_use(void);
