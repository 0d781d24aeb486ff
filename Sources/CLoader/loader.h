#pragma once
#include <dlfcn.h>

/* Calls the function of a loaded library that has this name, takes nothing and gives a pointer; null if there is none. Swift can
   take a function's address from a library, but has no checked way to call it. */
static inline void *loader_call(void *library, const char *name) {
    void *(*function)(void) = (void *(*)(void))dlsym(library, name);
    return function ? function() : (void *)0;
}
