extension Bitmap {
    /// True when no pixel lets anything through; true for a bitmap without pixels.
    ///
    /// - Complexity: O(pixels).
    public var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { pixels in
            var all: UInt32 = 0xFF00_0000
            for pixel in pixels { all &= pixel }
            return all == 0xFF00_0000
        }
    }
}
