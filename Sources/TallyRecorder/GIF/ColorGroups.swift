/// Weighted colours, divided into groups whose members are near one another.
struct ColorGroups {
    private struct Group {
        var members: Range<Int>
        /// The weighted sum of squared distances from the mean.
        var error: Double
        var mean: WeightedColor
    }

    private var points: [WeightedColor]
    private var means: [WeightedColor] = []

    init(_ points: [WeightedColor], limit: Int) {
        self.points = points
        guard !points.isEmpty else { return }
        var groups = [group(0..<points.count)]
        while groups.count < limit {
            var worst = 0
            for index in groups.indices where groups[index].error > groups[worst].error { worst = index }
            guard groups[worst].error > 0, let (low, high) = split(groups[worst].members) else { break }
            groups[worst] = low
            groups.append(high)
        }
        means = groups.map(\.mean)
    }

    /// Moves the means by Lloyd's rule, for as long as that is cheap.
    mutating func refine() {
        let rounds = min(4, 20_000_000 / max(1, points.count * means.count))
        for _ in 0..<rounds {
            var sums = [WeightedColor](repeating: WeightedColor(), count: means.count)
            for point in points { sums[nearest(to: point)].add(point) }
            for index in means.indices where sums[index].weight > 0 { means[index] = sums[index].mean }
        }
    }

    /// A colour for each group: its heaviest member's when that has half the weight, else the mean.
    var colors: [UInt32] {
        var weights = [Double](repeating: 0, count: means.count)
        var heaviest = [Int?](repeating: nil, count: means.count)
        for (index, point) in points.enumerated() {
            let nearest = nearest(to: point)
            weights[nearest] += point.weight
            if let other = heaviest[nearest], points[other].weight >= point.weight { continue }
            heaviest[nearest] = index
        }
        return means.indices.map { index in
            if let heavy = heaviest[index], points[heavy].weight * 2 >= weights[index] { return points[heavy].rounded }
            return means[index].rounded
        }
    }

    private func nearest(to color: WeightedColor) -> Int {
        means.withUnsafeBufferPointer { means in
            var best = Double.infinity
            var nearest = 0
            var index = 0
            while index < means.count {
                let red = means[index].red - color.red
                let green = means[index].green - color.green
                let blue = means[index].blue - color.blue
                let distance = red * red + green * green + blue * blue
                if distance < best {
                    best = distance
                    nearest = index
                }
                index += 1
            }
            return nearest
        }
    }

    private func group(_ members: Range<Int>) -> Group {
        var sum = WeightedColor()
        for point in points[members] { sum.add(point) }
        let mean = sum.mean
        var error = 0.0
        for point in points[members] { error += point.weight * point.distance(to: mean) }
        return Group(members: members, error: error, mean: mean)
    }

    /// Cuts members in two along one component, where the sum of both errors is least.
    ///
    /// The error falls by Σ|sum of a part|²/weight of that part, minus the same of the whole: one pass over 256 bins.
    private mutating func split(_ members: Range<Int>) -> (Group, Group)? {
        var best = (gain: 0.0, axis: 0, limit: 0)
        for axis in 0..<3 {
            var bins = [WeightedColor](repeating: WeightedColor(), count: 256)
            var total = WeightedColor()
            for point in points[members] {
                bins[Int(point.component(axis))].add(point)
                total.add(point)
            }
            var low = WeightedColor()
            for bin in 0..<255 where bins[bin].weight > 0 {
                low.red += bins[bin].red
                low.green += bins[bin].green
                low.blue += bins[bin].blue
                low.weight += bins[bin].weight
                guard low.weight < total.weight else { break }
                var high = total
                high.red -= low.red
                high.green -= low.green
                high.blue -= low.blue
                high.weight -= low.weight
                let gain = Self.power(low) + Self.power(high)
                if gain > best.gain { best = (gain, axis, bin + 1) }
            }
        }
        guard best.gain > 0 else { return nil }
        let limit = Double(best.limit)
        let middle = points[members].partition { $0.component(best.axis) >= limit }
        return (group(members.lowerBound..<middle), group(middle..<members.upperBound))
    }

    private static func power(_ sum: WeightedColor) -> Double {
        (sum.red * sum.red + sum.green * sum.green + sum.blue * sum.blue) / sum.weight
    }
}
