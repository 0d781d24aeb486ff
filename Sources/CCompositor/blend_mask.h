#pragma once
#include <stdint.h>

/// Blends one ink through rows of a mask: `dst = (dst·(255 − a) + color·a) / 255`, a = mask·alpha / 255, both to the nearest.
///
/// - pixels: the canvas's, at the mask's first byte; in each row, those up to the next multiple of 8 may be rewritten with what they hold.
/// - stride: pixels from row to row.
/// - mask: rows readable to the next multiple of 8.
/// - width: at least 1.
/// - rows: a coverage for each row, which multiplies into alpha. Null: full.
/// - color: 0x00RRGGBB.
/// - alpha: 0...255.
typedef void blend_mask_function(
    uint32_t *pixels, intptr_t stride, const uint8_t *mask, intptr_t mask_stride, intptr_t width, intptr_t height,
    const uint8_t *rows, uint32_t color, uint32_t alpha);

/// For any processor.
blend_mask_function blend_mask;

/// The same bytes by the registers of AVX2, where the processor has them; on other kinds of processor it is `blend_mask`.
blend_mask_function blend_mask_avx2;
