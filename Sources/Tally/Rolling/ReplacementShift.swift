import SwiftUI

/// Shifts a view by a share of its own height.
struct ReplacementShift: GeometryEffect {
    /// In 1/128 of the height, the unit in which SwiftUI compares animated values with their end.
    var units: Double

    init(place: Double) { units = place * 128 }

    nonisolated var animatableData: Double {
        get { units }
        set { units = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: units / 128 * size.height))
    }
}
