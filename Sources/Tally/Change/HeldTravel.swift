import SwiftUI

/// Moves nothing, for as long as a change takes that is told late in its frame: who waits for the end of the transaction it was made under
/// waits for this.
struct HeldTravel: GeometryEffect {
    /// As far as what is seen travels, so that it is over when that is.
    private var units: Double

    /// - Parameter corrections: counts what was told late.
    init(corrections: Int) { units = Double(corrections) * 128 }

    nonisolated var animatableData: Double {
        get { units }
        set { units = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: 0))
    }
}
