#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

/// The version at run time. The library has it as a variable, which Swift takes for one that may change.
static inline const char *pixbuf_version(void) { return gdk_pixbuf_version; }
