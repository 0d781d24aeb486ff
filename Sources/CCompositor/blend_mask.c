#include "blend_mask.h"

#include <stdbool.h>
#include <string.h>

// Eight pixels, and the same bits as two components of each; four of them; coverages.
typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef uint16_t parts16 __attribute__((vector_size(32)));
typedef uint32_t pixels4 __attribute__((vector_size(16)));
typedef uint16_t parts8 __attribute__((vector_size(16)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));

#define RED_BLUE 0x00FF00FFu
#define EACH static inline __attribute__((always_inline))

#define NAMED(name) name##_base
#define ENTRY blend_mask
#include "blend_mask_rows.h"
#undef NAMED
#undef ENTRY

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define NAMED(name) name##_avx2
#define ENTRY blend_mask_avx2
#include "blend_mask_rows.h"
#pragma clang attribute pop
#else
void blend_mask_avx2(
    uint32_t *pixels, intptr_t stride, const uint8_t *mask, intptr_t mask_stride, intptr_t width, intptr_t height,
    const uint8_t *rows, uint32_t color, uint32_t alpha) {
    blend_mask(pixels, stride, mask, mask_stride, width, height, rows, color, alpha);
}
#endif
