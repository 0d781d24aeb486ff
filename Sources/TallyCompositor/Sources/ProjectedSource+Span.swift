/// Which pixels of a row see a picture in perspective.
extension ProjectedSource {
    /// The pixels of a row that may show something of the picture, and those among them that see nothing but its inside.
    func span(y: Int, minX: Int, maxX: Int) -> (outer: Range<Int>, inner: Range<Int>) {
        var interval = Interval(minX, maxX)
        narrow(&interval, y, low: -1, inset: 0, somewhere: true)
        let outer = interval.pixels(minX, maxX)
        narrow(&interval, y, low: 0.0625, inset: 1.125, somewhere: false)
        let inner = interval.pixels(outer.lowerBound, outer.upperBound)
        return (outer, inner.isEmpty ? outer.upperBound..<outer.upperBound : inner)
    }

    /// Leaves the pixels whose places, at some point of them or at all, are from `low` to the size less `inset`.
    @inline(__always)
    private func narrow(_ interval: inout Interval, _ y: Int, low: Double, inset: Double, somewhere: Bool) {
        let top = Double(y)
        /// Where a·x + b·y + c is positive, which is linear in a pixel and so has its extremes at the corners.
        func keep(_ a: Double, _ b: Double, _ c: Double) {
            let corner = somewhere ? Swift.max(a, 0) + Swift.max(b, 0) : Swift.min(a, 0) + Swift.min(b, 0)
            interval.keep(a, b * top + c + corner)
        }
        // In front of the eye `w` is positive, so that u/w − 0.5 > low is u − (low + 0.5)·w > 0.
        keep(map.m13, map.m23, map.m33)
        let l = low + 0.5
        keep(map.m11 - l * map.m13, map.m21 - l * map.m23, map.m31 - l * map.m33)
        keep(map.m12 - l * map.m13, map.m22 - l * map.m23, map.m32 - l * map.m33)
        let r = Double(width) - inset + 0.5
        keep(r * map.m13 - map.m11, r * map.m23 - map.m21, r * map.m33 - map.m31)
        let b = Double(height) - inset + 0.5
        keep(b * map.m13 - map.m12, b * map.m23 - map.m22, b * map.m33 - map.m32)
    }

    private struct Interval {
        private var low: Double
        private var high: Double

        init(_ low: Int, _ high: Int) {
            self.low = Double(low)
            self.high = Double(high) - 1
        }

        /// Leaves what a·x + b > 0 holds for; nothing if either is not a number.
        mutating func keep(_ a: Double, _ b: Double) {
            if a > 0 {
                low = Swift.max(low, -b / a)
            } else if a < 0 {
                high = Swift.min(high, -b / a)
            } else if !(b > 0) {
                high = -.infinity
            }
        }

        func pixels(_ minX: Int, _ maxX: Int) -> Range<Int> {
            guard low <= high else { return minX..<minX }
            let from = Swift.max(minX, Int(low.rounded(.up)))
            return from..<Swift.max(from, Swift.min(maxX, Int(high.rounded(.down)) &+ 1))
        }
    }
}
