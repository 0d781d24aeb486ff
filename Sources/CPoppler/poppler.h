#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Poppler, the library that draws PDF, where it is installed: loaded when the first such picture is read, as most programs do without.
   What it is drawn on is Cairo's, which comes with it. */
struct poppler_library {
    void *(*bytes_new)(const void *data, size_t size);
    void (*bytes_unref)(void *bytes);
    void (*object_unref)(void *object);
    void *(*document_new)(void *bytes, const char *password, void **error);
    void *(*document_get_page)(void *document, int index);
    void (*page_get_size)(void *page, double *width, double *height);
    void (*page_render)(void *page, void *cairo);
    void *(*surface_create)(int format, int width, int height);
    void (*surface_flush)(void *surface);
    unsigned char *(*surface_data)(void *surface);
    int (*surface_stride)(void *surface);
    void (*surface_destroy)(void *surface);
    void *(*context_create)(void *surface);
    void (*context_scale)(void *context, double x, double y);
    void (*context_destroy)(void *context);
    const char *(*version)(void);
};

/* Fills in the library; 0: there is none on this system. */
static inline int poppler_load(struct poppler_library *library) {
    void *handle = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return 0;
    const char *names[] = {
        "g_bytes_new", "g_bytes_unref", "g_object_unref", "poppler_document_new_from_bytes", "poppler_document_get_page",
        "poppler_page_get_size", "poppler_page_render", "cairo_image_surface_create", "cairo_surface_flush",
        "cairo_image_surface_get_data", "cairo_image_surface_get_stride", "cairo_surface_destroy", "cairo_create", "cairo_scale",
        "cairo_destroy", "poppler_get_version",
    };
    void **functions = (void **)library;
    for (size_t index = 0; index < sizeof(names) / sizeof(names[0]); index++) {
        functions[index] = dlsym(handle, names[index]);
        if (!functions[index]) return 0;
    }
    return 1;
}

/* The page of a document, as opened; null: the bytes are no PDF, it is damaged, or wants a password. */
static inline void *poppler_first_page(const struct poppler_library *library, const uint8_t *data, size_t count) {
    void *bytes = library->bytes_new(data, count);
    void *document = library->document_new(bytes, NULL, NULL);
    library->bytes_unref(bytes);
    if (!document) return NULL;
    void *page = library->document_get_page(document, 0);
    library->object_unref(document);
    return page;
}

/* Draws a page, so many pixels a point, into rows of premultiplied ARGB; 0: there is no memory for it. */
static inline int poppler_draw(
    const struct poppler_library *library, void *page, double scale, uint32_t *pixels, int width, int height) {
    void *surface = library->surface_create(0, width, height);
    void *context = library->context_create(surface);
    library->context_scale(context, scale, scale);
    library->page_render(page, context);
    library->context_destroy(context);
    library->surface_flush(surface);
    const unsigned char *rows = library->surface_data(surface);
    if (rows) {
        int stride = library->surface_stride(surface);
        for (int row = 0; row < height; row++)
            memcpy(pixels + (size_t)row * width, rows + (size_t)row * stride, (size_t)width * 4);
    }
    library->surface_destroy(surface);
    return rows != NULL;
}
