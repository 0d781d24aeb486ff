public import TallyScene

extension RGBA {
    /// Straight components and alpha as bytes, to the nearest; outside 0...1 the nearest end, NaN 0.
    @inlinable public var ink: Ink {
        Ink(color: byte(red) << 16 | byte(green) << 8 | byte(blue), alpha: byte(alpha))
    }

    /// The pixel as 0xAARRGGBB, premultiplied before rounding.
    @inlinable public var premultipliedPixel: UInt32 {
        let a = unit(alpha)
        return byte(a) << 24 | byte(unit(red) * a) << 16 | byte(unit(green) * a) << 8 | byte(unit(blue) * a)
    }

    /// Mixes premultiplied, so that a clear end brings no colour of its own.
    static func mixed(_ from: RGBA, _ to: RGBA, at t: Double) -> RGBA {
        let a = unit(from.alpha)
        let b = unit(to.alpha)
        let alpha = a + (b - a) * t
        if alpha <= 0 { return .clear }
        func part(_ p: Double, _ q: Double) -> Double { (unit(p) * a + (unit(q) * b - unit(p) * a) * t) / alpha }
        return RGBA(
            red: part(from.red, to.red), green: part(from.green, to.green), blue: part(from.blue, to.blue),
            alpha: alpha)
    }
}

@inlinable @inline(__always) func unit(_ x: Double) -> Double { x > 0 ? (x < 1 ? x : 1) : 0 }

@inlinable @inline(__always) func byte(_ x: Double) -> UInt32 { UInt32(unit(x) * 255 + 0.5) }
