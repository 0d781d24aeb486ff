// The loop itself, without a guard: compiled once for each set of instructions, so that the forms cannot differ. NAMED makes the
// names of a form, ENTRY is the one that is called from outside.

/// A colour as the loop takes it: once for all rows of a mask.
typedef struct {
    parts16 red_blue, alpha_green;
    pixels8 solid;
} NAMED(ink);

/// How a row is cut into steps of eight pixels.
typedef struct {
    /// Where the last step begins.
    intptr_t end;
    /// The bytes of the last step that count.
    uint64_t last;
    /// Half of the last step is enough: a digit at text size is a little wider than 8 pixels.
    bool is_half;
} NAMED(cut);

EACH NAMED(ink) NAMED(ink_of)(uint32_t color) {
    const uint32_t c = color | 0xFF000000u;
    const pixels8 solid = {c, c, c, c, c, c, c, c};
    return (NAMED(ink)){(parts16)(solid & RED_BLUE), (parts16)solid >> 8, solid};
}

EACH NAMED(cut) NAMED(cut_of)(intptr_t width) {
    const intptr_t rest = width & 7;
    NAMED(cut) cut = {rest == 0 ? width - 8 : width - rest, UINT64_MAX, rest != 0 && rest <= 4};
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (rest != 0) cut.last >>= 64 - 8 * rest;
#else
    if (rest != 0) cut.last <<= 64 - 8 * rest;
#endif
    return cut;
}

/// Eight coverages of the eight bytes that stand so in memory.
EACH parts8 NAMED(coverages)(uint64_t word) {
    bytes8 bytes;
    memcpy(&bytes, &word, 8);
    return __builtin_convertvector(bytes, parts8);
}

EACH parts8 NAMED(times)(parts8 a, uint16_t alpha) {
    const parts8 t = a * alpha + 128;
    return (t + (t >> 8)) >> 8;
}

EACH void NAMED(mix8)(uint32_t *dst, parts8 each, const NAMED(ink) *ink) {
    const pixels8 wide = __builtin_convertvector(each, pixels8);
    const parts16 a = (parts16)(wide | wide << 16);
    pixels8 pixels;
    memcpy(&pixels, dst, 32);
    const parts16 inverse = 255 - a;
    const parts16 low = (parts16)(pixels & RED_BLUE) * inverse + ink->red_blue * a + 128;
    const parts16 high = ((parts16)pixels >> 8) * inverse + ink->alpha_green * a + 128;
    const parts16 result = ((low + (low >> 8)) >> 8) | ((high + (high >> 8)) & 0xFF00);
    memcpy(dst, &result, 32);
}

EACH void NAMED(mix4)(uint32_t *dst, parts8 each, const NAMED(ink) *ink) {
    const parts8 a = __builtin_shufflevector(each, each, 0, 0, 1, 1, 2, 2, 3, 3);
    const parts8 red_blue = __builtin_shufflevector(ink->red_blue, ink->red_blue, 0, 1, 2, 3, 4, 5, 6, 7);
    const parts8 alpha_green = __builtin_shufflevector(ink->alpha_green, ink->alpha_green, 0, 1, 2, 3, 4, 5, 6, 7);
    pixels4 pixels;
    memcpy(&pixels, dst, 16);
    const parts8 inverse = 255 - a;
    const parts8 low = (parts8)(pixels & RED_BLUE) * inverse + red_blue * a + 128;
    const parts8 high = ((parts8)pixels >> 8) * inverse + alpha_green * a + 128;
    const parts8 result = ((low + (low >> 8)) >> 8) | ((high + (high >> 8)) & 0xFF00);
    memcpy(dst, &result, 16);
}

EACH void NAMED(end)(uint32_t *dst, parts8 a, const NAMED(ink) *ink, bool is_half) {
    if (is_half) {
        NAMED(mix4)(dst, a, ink);
    } else {
        NAMED(mix8)(dst, a, ink);
    }
}

EACH void NAMED(opaque_row)(uint32_t *dst, const uint8_t *src, const NAMED(cut) *cut, const NAMED(ink) *ink) {
    uint64_t word;
    intptr_t x = 0;
    for (; x < cut->end; x += 8) {
        memcpy(&word, src + x, 8);
        if (word == UINT64_MAX) {
            memcpy(dst + x, &ink->solid, 32);
        } else if (word != 0) {
            NAMED(mix8)(dst + x, NAMED(coverages)(word), ink);
        }
    }
    memcpy(&word, src + x, 8);
    word &= cut->last;
    if (word != 0) NAMED(end)(dst + x, NAMED(coverages)(word), ink, cut->is_half);
}

EACH void NAMED(faint_row)(
    uint32_t *dst, const uint8_t *src, const NAMED(cut) *cut, const NAMED(ink) *ink, uint16_t alpha) {
    uint64_t word;
    intptr_t x = 0;
    for (; x < cut->end; x += 8) {
        memcpy(&word, src + x, 8);
        if (word != 0) NAMED(mix8)(dst + x, NAMED(times)(NAMED(coverages)(word), alpha), ink);
    }
    memcpy(&word, src + x, 8);
    word &= cut->last;
    if (word != 0) NAMED(end)(dst + x, NAMED(times)(NAMED(coverages)(word), alpha), ink, cut->is_half);
}

void ENTRY(
    uint32_t *pixels, intptr_t stride, const uint8_t *mask, intptr_t mask_stride, intptr_t width, intptr_t height,
    const uint8_t *rows, uint32_t color, uint32_t alpha) {
    const NAMED(ink) ink = NAMED(ink_of)(color);
    const NAMED(cut) cut = NAMED(cut_of)(width);
    for (intptr_t y = 0; y < height; y++, pixels += stride, mask += mask_stride) {
        uint32_t row_alpha = alpha;
        if (rows != NULL && rows[y] != 255) {
            const uint32_t t = alpha * rows[y] + 128;
            row_alpha = (t + (t >> 8)) >> 8;
        }
        if (row_alpha == 255) {
            NAMED(opaque_row)(pixels, mask, &cut, &ink);
        } else if (row_alpha != 0) {
            NAMED(faint_row)(pixels, mask, &cut, &ink, (uint16_t)row_alpha);
        }
    }
}
