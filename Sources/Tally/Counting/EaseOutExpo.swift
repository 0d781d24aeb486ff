import SwiftUI

/// Ease-out-expo: half of the way that is left is covered in every tenth of the time.
///
/// The curve is 1 − 2^(−10 x), divided by its own value at 1, which is 1 − 2⁻¹⁰: undivided it would leave a thousandth
/// of the way for the last frame, a jump of 977 on the way to a million. A cubic Bézier only comes near (0.16, 1, 0.3,
/// 1 is the usual one, wrong by up to 1.3 %).
struct EaseOutExpo: CustomAnimation {
    /// Seconds, above 0.
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: Self.share(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        let slope = 10 * ln2 * Self.power(-10 * max(0, time / duration)) / (1 - Self.rest)
        return value.scaled(by: slope / duration)
    }

    /// Returns how much of the way is done after a share of the time, 0...1.
    static func share(at time: Double) -> Double {
        time >= 1 ? 1 : (1 - power(-10 * max(0, time))) / (1 - rest)
    }

    private static let rest = 1.0 / 1024

    /// Returns 2 to the power of x, for x in −10...0, by sums and products alone: the same on every machine.
    private static func power(_ x: Double) -> Double {
        let whole = x.rounded(.down)
        let exponent = (x - whole) * ln2
        // The series of eˣ; its eighteenth term is below 10⁻¹⁸ for exponents below ln 2.
        var sum = 1.0
        for divisor in stride(from: 18.0, to: 0, by: -1) { sum = 1 + exponent / divisor * sum }
        return Double(sign: .plus, exponent: Int(whole), significand: sum)
    }
}

private let ln2 = 0.693_147_180_559_945_3
