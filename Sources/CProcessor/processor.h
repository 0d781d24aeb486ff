#pragma once
#include <stdbool.h>

/// True if the processor, and the system for its registers' sake, has AVX2.
static inline bool processor_has_avx2(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

/// Asks for a line of memory that is needed soon. The address may be anything.
static inline void processor_prefetch(const void *address) { __builtin_prefetch(address); }
