/// Which pixels of a row see a picture in perspective.
extension ProjectedSource {
    /// Returns the pixels of a row that may show something of the picture: those in front of the eye that are within a
    /// pixel of it.
    func span(y: Int, minX: Int, maxX: Int) -> Range<Int> {
        var interval = Interval(minX, maxX)
        let middle = Double(y) + 0.5
        /// Keeps the part where a·x + b·y + c is positive at a pixel's middle, or within `reach` pixels of it.
        func keep(_ a: Double, _ b: Double, _ c: Double, reach: Double) {
            interval.keep(a, b * middle + c + a / 2 + (abs(a) + abs(b)) * reach)
        }
        keep(map.m13, map.m23, map.m33, reach: 0)
        // In front of the eye `w` is positive, so that u/w > 0 is u > 0, and u/w < r is r·w − u > 0.
        keep(map.m11, map.m21, map.m31, reach: 1)
        keep(map.m12, map.m22, map.m32, reach: 1)
        let r = Double(pictures.width)
        keep(r * map.m13 - map.m11, r * map.m23 - map.m21, r * map.m33 - map.m31, reach: 1)
        let b = Double(pictures.height)
        keep(b * map.m13 - map.m12, b * map.m23 - map.m22, b * map.m33 - map.m32, reach: 1)
        return interval.pixels(minX, maxX)
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
