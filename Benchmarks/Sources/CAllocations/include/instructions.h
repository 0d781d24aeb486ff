#include <stdbool.h>

/// Whether a valgrind runs the program and this target was built with valgrind's header: else nothing counts.
bool instructions_can_be_counted(void);

/// Counts instructions from here on, under `valgrind --tool=callgrind --instr-atstart=no`.
void instructions_begin(void);

/// Counts no more, and writes what was counted since `instructions_begin` to a file of callgrind's, under this name.
void instructions_end(const char *name);
