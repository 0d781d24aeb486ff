#include "allocations.h"
#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// glibc's own names of what it gives when nothing stands before it.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long count;

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

double bytes_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return (double)info.uordblks + (double)info.hblkhd;
}

long allocations_so_far(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

// A block and its 8 bytes of head fill whole units of 32. The C library's least rest of a divided block is 32 bytes, so it
// never gives more than was asked for; Swift's arrays would use what is left over, and grow less often in one run than another.
static size_t whole(size_t size) { return size > (size_t)-64 ? size : ((size + 8 + 31) & ~(size_t)31) - 8; }

void *malloc(size_t size) {
    note();
    return __libc_malloc(whole(size));
}

void *calloc(size_t number, size_t size) {
    note();
    size_t all;
    if (__builtin_mul_overflow(number, size, &all)) return __libc_calloc(number, size);
    return __libc_calloc(1, whole(all));
}

void *realloc(void *block, size_t size) {
    note();
    return __libc_realloc(block, block && !size ? 0 : whole(size));
}

void *memalign(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, whole(size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *found = memalign(alignment, size);
    if (!found) return ENOMEM;
    *block = found;
    return 0;
}
