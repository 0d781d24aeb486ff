internal import TallyCompositor

extension BlurScratch {
    /// Writes a mask blurred.
    ///
    /// - Parameters:
    ///   - mask: Coverage, row after row as the box says.
    ///   - target: Room for the mask that `shown` is the box of; that is about the other one, and as much larger as is wanted.
    func soften(
        _ mask: UnsafePointer<UInt8>, _ box: GlyphBox, _ plan: BlurPlan, into target: UnsafeMutablePointer<UInt8>,
        _ shown: GlyphBox
    ) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: box.width * box.height) { pixels in
            for y in 0..<box.height {
                for x in 0..<box.width {
                    pixels[y &* box.width &+ x] = UInt32(mask[y &* box.stride &+ x]) &<< 24
                }
            }
            let (left, top) = (shown.left - box.left, shown.top - box.top)
            Canvas(base: pixels.baseAddress!, width: box.width, height: box.height).blurAlpha(
                plan, plan, shiftX: 0, shiftY: 0,
                to: LayerBox(minX: left, minY: top, maxX: left + shown.width, maxY: top + shown.height), into: target,
                stride: shown.stride, scratch: self)
        }
    }
}
