private import CProcessor
private import TallyCompositorAVX2

/// The loops for this processor.
struct Kernels {
    /// Asked for once: a read of a global constant costs as much as a row of a digit.
    let hasAVX2 = processor_has_avx2()

    /// Calls `TallyCompositor.blendMask`, or the same loop for AVX2.
    @inline(__always)
    func blendMask(
        _ pixels: UnsafeMutablePointer<UInt32>, stride: Int, _ mask: UnsafePointer<UInt8>, maskStride: Int,
        width: Int, height: Int, rows: UnsafePointer<UInt8>?, _ ink: Ink
    ) {
        if hasAVX2 {
            TallyCompositorAVX2.blendMask(
                pixels, stride: stride, mask, maskStride: maskStride, width: width, height: height, rows: rows,
                color: ink.color, alpha: ink.alpha)
        } else {
            TallyCompositor.blendMask(
                pixels, stride: stride, mask, maskStride: maskStride, width: width, height: height, rows: rows,
                color: ink.color, alpha: ink.alpha)
        }
    }
}
