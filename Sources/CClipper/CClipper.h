#ifndef CCLIPPER_H
#define CCLIPPER_H

#include <stddef.h>
#include <stdint.h>

/* Polygons and polylines on a grid of whole numbers: of each the number of its points, then all points one after another. */
typedef struct {
    const int64_t *coordinates; /* x and y of each point in turn; not beyond 2^30 in either direction */
    const size_t *lengths;      /* points of each line */
    size_t count;               /* lines */
} clipper_lines;

typedef enum {
    CLIPPER_INTERSECTION,
    CLIPPER_UNION,
    CLIPPER_DIFFERENCE,
    CLIPPER_SYMMETRIC_DIFFERENCE,
} clipper_operation;

/* Told each line of a result in turn, closed ones without their first point again at the end. */
typedef void (*clipper_receiver)(void *context, const int64_t *coordinates, size_t length);

/* Combines the areas inside closed lines; those of the result do not cross. Outer ones and holes run in opposite directions.
   Answers 0 where the library gives up. */
int clipper_areas(
    clipper_lines subject, clipper_lines other, clipper_operation operation, int even_odd, void *context,
    clipper_receiver receive);

/* Cuts lines that stay open by the area inside closed ones: what is in it (CLIPPER_INTERSECTION), or what is not (CLIPPER_DIFFERENCE). */
int clipper_cut(
    clipper_lines lines, clipper_lines area, clipper_operation operation, int even_odd, void *context,
    clipper_receiver receive);

#endif
