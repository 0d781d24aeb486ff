/// Room for one row of coverage and one row of pixels, and the loops to use. Not for two threads at once.
// unsafe: whoever draws has one of his own, and hands it on only when done.
public struct RowScratch: @unchecked Sendable {
    public let width: Int
    let coverage: UnsafeMutablePointer<UInt8>
    let pixels: UnsafeMutablePointer<UInt32>
    let kernels = Kernels()

    /// For canvases of up to `width` pixels a row; the kernels do not check. To be freed with `deallocate`.
    public init(width: Int) {
        self.width = width
        coverage = .allocate(capacity: width + 16)
        pixels = .allocate(capacity: width + 16)
        coverage.initialize(repeating: 0, count: width + 16)
        pixels.initialize(repeating: 0, count: width + 16)
    }

    public func deallocate() {
        coverage.deallocate()
        pixels.deallocate()
    }
}
