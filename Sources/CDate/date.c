/* Foundation's Date() asks the C library's clock. A program's own function of that name stands before the library's, for all
   libraries that are loaded into it; it hands every other question on. */
#define _GNU_SOURCE
#include "CDate.h"
#include <dlfcn.h>
#include <math.h>
#include <stdatomic.h>
#include <time.h>

typedef int (*clock_function)(clockid_t, struct timespec *);

static _Atomic(date_source) source;
static _Atomic(clock_function) machine;
/* Who answers may ask. */
static __thread int is_asking;

static const time_t begin_of_2001 = 978307200;

void date_set_source(date_source new) { atomic_store(&source, new); }

static int told_date(struct timespec *time) {
    date_source ask = atomic_load_explicit(&source, memory_order_relaxed);
    if (!ask || is_asking) return 0;
    double seconds = 0;
    is_asking = 1;
    int answered = ask(&seconds);
    is_asking = 0;
    if (!answered || !isfinite(seconds) || fabs(seconds) > 1e15) return 0;
    double whole = floor(seconds);
    long nanoseconds = lround((seconds - whole) * 1e9);
    time->tv_sec = begin_of_2001 + (time_t)whole + nanoseconds / 1000000000;
    time->tv_nsec = nanoseconds % 1000000000;
    return 1;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock == CLOCK_REALTIME && told_date(time)) return 0;
    clock_function ask = atomic_load_explicit(&machine, memory_order_relaxed);
    if (!ask) {
        ask = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
        atomic_store_explicit(&machine, ask, memory_order_relaxed);
    }
    return ask(clock, time);
}
