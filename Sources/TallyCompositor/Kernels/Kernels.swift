private import CCompositor
private import CProcessor

/// The loops for this processor.
struct Kernels {
    /// Asked for once: a read of a global constant costs as much as a row of a digit.
    let hasAVX2 = processor_has_avx2()

    /// Blends one ink through rows of a mask; see `blend_mask.h`.
    @inline(__always)
    func blendMask(
        _ pixels: UnsafeMutablePointer<UInt32>, stride: Int, _ mask: UnsafePointer<UInt8>, maskStride: Int,
        width: Int, height: Int, rows: UnsafePointer<UInt8>?, _ ink: Ink
    ) {
        if hasAVX2 {
            blend_mask_avx2(pixels, stride, mask, maskStride, width, height, rows, ink.color, ink.alpha)
        } else {
            blend_mask(pixels, stride, mask, maskStride, width, height, rows, ink.color, ink.alpha)
        }
    }
}
