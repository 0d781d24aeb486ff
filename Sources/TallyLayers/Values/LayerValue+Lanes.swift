internal import TallyScene

extension LayerValue {
    /// The value as up to four numbers; nil for a transform, a path, a list and what can only be exchanged.
    @inline(__always)
    var lanes: SIMD4<Double>? {
        switch self {
        case .number(let value): SIMD4(value, 0, 0, 0)
        case .pair(let value): SIMD4(value.x, value.y, 0, 0)
        case .rect(let value): value
        case .color(let value): SIMD4(value)
        default: nil
        }
    }

    /// Returns a value of the same kind with other numbers.
    @inline(__always)
    func with(lanes: SIMD4<Double>) -> LayerValue {
        switch self {
        case .number: .number(lanes.x)
        case .pair: .pair(SIMD2(lanes.x, lanes.y))
        case .rect: .rect(lanes)
        case .color: .color(RGBA(lanes))
        default: self
        }
    }

    /// True if two values are of one kind, so that there is something between them.
    @inline(__always)
    func isLike(_ other: LayerValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.pair, .pair), (.rect, .rect), (.color, .color), (.transform, .transform),
            (.path, .path):
            true
        case (.numbers(let a), .numbers(let b)): a.count == b.count
        case (.colors(let a), .colors(let b)): a.count == b.count
        default: false
        }
    }
}

extension SIMD4<Double> {
    init(_ color: RGBA) { self.init(color.red, color.green, color.blue, color.alpha) }
}

extension RGBA {
    init(_ v: SIMD4<Double>) { self.init(red: v.x, green: v.y, blue: v.z, alpha: v.w) }
}
