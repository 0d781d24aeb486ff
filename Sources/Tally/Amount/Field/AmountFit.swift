import SwiftUI

/// Shows a row that is too wide for its place smaller, where `minimumScaleFactor` allows it.
///
/// The extent moves, as its left end does, and not the scale: so a row on its way to another width fits in every frame.
struct AmountFit: GeometryEffect {
    /// In points.
    struct Widths: Equatable {
        /// From the left end of what stands in the row to the right end of the row.
        var extent = 0.0
        var row = 0.0

        /// Those of a row that is as wide as its place: that of a prompt is shown so at once, also in a field that is being taken away.
        var whole: Widths { Widths(extent: row, row: row) }

        /// Returns how much smaller the row is to be shown, and no smaller than the minimum.
        func scale(_ minimum: Double) -> Double {
            guard extent > row, row > 0, minimum < 1 else { return 1 }
            return max(row / extent, minimum)
        }
    }

    var widths: Widths
    let minimum: Double
    /// The baseline as a share of the height.
    let baseline: Double

    var animatableData: Double {
        get { widths.extent }
        set { widths.extent = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        // What is too wide for the row ends at its right.
        let scale = widths.scale(minimum)
        let y = Double(size.height) * baseline
        return ProjectionTransform(
            CGAffineTransform(scaleX: scale, y: scale)
                .concatenating(CGAffineTransform(translationX: widths.row * (1 - scale), y: y * (1 - scale))))
    }
}
