/// Something that knows a premultiplied colour for every pixel of a canvas.
protocol PixelSource {
    /// Writes the pixels (x ..< x + count, y), taken at their centres.
    func write(y: Int, x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>)
}

/// Canvas coordinates to a source's own: (x, y) → (a·x + c·y + tx, b·x + d·y + ty).
public struct SourceMap: Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
}
