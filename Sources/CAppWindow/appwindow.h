#pragma once
#include <stdbool.h>

/* Shows a program's window, and returns when it is closed: TallyApp has this function, and a program without that module does without
   it. The program is a reference to an object that the function releases. */
extern void tally_app_window(void *program) __attribute__((weak));

static inline bool tally_has_app_window(void) { return tally_app_window != 0; }
