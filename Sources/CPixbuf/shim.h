#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

/// The version at run time. The library has it as a variable, which Swift takes for one that may change.
static inline const char *pixbuf_version(void) { return gdk_pixbuf_version; }

/// Has a function be told how large a drawing is before it is drawn; it may ask for another size.
static inline void pixbuf_when_sized(
    GdkPixbufLoader *loader, void (*told)(GdkPixbufLoader *loader, int width, int height, void *context), void *context) {
    g_signal_connect(loader, "size-prepared", G_CALLBACK(told), context);
}
