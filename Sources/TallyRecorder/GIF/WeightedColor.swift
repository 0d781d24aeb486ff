/// A colour and how many pixels have it; a sum of such, when the components are weighted sums.
///
/// Plain numbers rather than a vector: unoptimised builds would make millions of calls for its operators.
struct WeightedColor {
    /// 0...255.
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var weight = 0.0

    init() {}

    init(_ entry: ColorHistogram.Entry) {
        weight = Double(entry.count)
        red = Double(entry.red) / max(weight, 1)
        green = Double(entry.green) / max(weight, 1)
        blue = Double(entry.blue) / max(weight, 1)
    }

    /// Adds a colour's components times its weight.
    mutating func add(_ other: WeightedColor) {
        red += other.red * other.weight
        green += other.green * other.weight
        blue += other.blue * other.weight
        weight += other.weight
    }

    /// Of a sum: the mean colour. A sum of nothing is black.
    var mean: WeightedColor {
        var mean = self
        guard weight > 0 else { return mean }
        mean.red /= weight
        mean.green /= weight
        mean.blue /= weight
        return mean
    }

    /// 0x00RRGGBB, to the nearest.
    var rounded: UInt32 { UInt32(red + 0.5) << 16 | UInt32(green + 0.5) << 8 | UInt32(blue + 0.5) }

    func distance(to other: WeightedColor) -> Double {
        let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
        return r * r + g * g + b * b
    }

    func component(_ axis: Int) -> Double { axis == 0 ? red : axis == 1 ? green : blue }
}
