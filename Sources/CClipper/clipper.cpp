/* A face in C for Angus Johnson's Clipper, which takes areas apart and puts them together. */
extern "C" {
#include "CClipper.h"
}
#include <polyclipping/clipper.hpp>

using namespace ClipperLib;

enum class Which { all, slanted, level };

/* Answers whether there was a line. With x and y in each other's place, one that is level stands upright. */
static bool add(
    Clipper &clipper, const clipper_lines &lines, PolyType type, bool closed, Which which = Which::all, bool swapped = false) {
    bool is_any = false;
    const int64_t *next = lines.coordinates;
    for (size_t line = 0; line < lines.count; line++) {
        Path path;
        bool is_level = true;
        path.reserve(lines.lengths[line]);
        for (size_t point = 0; point < lines.lengths[line]; point++, next += 2) {
            path.push_back(swapped ? IntPoint(next[1], next[0]) : IntPoint(next[0], next[1]));
            if (swapped ? path.back().X != path.front().X : path.back().Y != path.front().Y) is_level = false;
        }
        if (which == Which::all || is_level == (which == Which::level)) {
            clipper.AddPath(path, type, closed);
            is_any = true;
        }
    }
    return is_any;
}

static void hand_over(const Paths &paths, void *context, clipper_receiver receive, bool swapped = false) {
    std::vector<int64_t> coordinates;
    for (const Path &path : paths) {
        coordinates.clear();
        for (const IntPoint &point : path) {
            coordinates.push_back(swapped ? point.Y : point.X);
            coordinates.push_back(swapped ? point.X : point.Y);
        }
        receive(context, coordinates.data(), path.size());
    }
}

static ClipType type_of(clipper_operation operation) {
    switch (operation) {
    case CLIPPER_INTERSECTION: return ctIntersection;
    case CLIPPER_UNION: return ctUnion;
    case CLIPPER_DIFFERENCE: return ctDifference;
    case CLIPPER_SYMMETRIC_DIFFERENCE: return ctXor;
    }
    return ctUnion;
}

int clipper_areas(
    clipper_lines subject, clipper_lines other, clipper_operation operation, int even_odd, void *context,
    clipper_receiver receive) {
    try {
        Clipper clipper;
        Paths result;
        add(clipper, subject, ptSubject, true);
        add(clipper, other, ptClip, true);
        PolyFillType fill = even_odd ? pftEvenOdd : pftNonZero;
        if (!clipper.Execute(type_of(operation), result, fill, fill)) return 0;
        hand_over(result, context, receive);
        return 1;
    } catch (...) {
        return 0;
    }
}

int clipper_cut(
    clipper_lines lines, clipper_lines area, clipper_operation operation, int even_odd, void *context,
    clipper_receiver receive) {
    PolyFillType fill = even_odd ? pftEvenOdd : pftNonZero;
    try {
        /* The library loses lines that are level, where nothing else is at their height: they are cut upright, apart. */
        for (bool swapped : {false, true}) {
            Clipper clipper;
            PolyTree tree;
            Paths result;
            if (!add(clipper, lines, ptSubject, false, swapped ? Which::level : Which::slanted, swapped)) continue;
            add(clipper, area, ptClip, true, Which::all, swapped);
            if (!clipper.Execute(type_of(operation), tree, fill, fill)) return 0;
            OpenPathsFromPolyTree(tree, result);
            hand_over(result, context, receive, swapped);
        }
        return 1;
    } catch (...) {
        return 0;
    }
}
