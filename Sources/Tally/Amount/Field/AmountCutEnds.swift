import SwiftUI

/// Shows what is seen of a row, and an ellipsis for what is not.
///
/// In a change its edges go to where they are bound for, so that glyphs that were left out before are not seen as they leave.
struct AmountCutEnds: ViewModifier {
    let cut: AmountCut
    let minimumScale: Double
    /// Made only where something is left out.
    let dots: AmountDots?

    func body(content: Content) -> some View {
        content
            .clipShape(AmountCutShape(insets: cut.insets, minimumScale: minimumScale))
            .overlay(alignment: .leading) {
                if let left = cut.left, let dots {
                    dots.alignmentGuide(.leading, computeValue: { $0.width - CGFloat(left) })
                }
            }
            .overlay(alignment: .leading) {
                if let right = cut.right, let dots {
                    dots.alignmentGuide(.leading, computeValue: { _ in -CGFloat(right) })
                }
            }
    }
}

/// What is seen of a row, above and below it too.
struct AmountCutShape: Shape {
    var insets = AmountCut.Insets()
    /// How small the row may be shown in the place that the shape is drawn in.
    var minimumScale = 1.0

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(insets.left, insets.right) }
        set { (insets.left, insets.right) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let start = AmountCutting.start(width: Double(rect.width), minimumScale: minimumScale)
        let left = max(start + insets.left, -Self.far)
        // What is typed last may hang over as far as it likes.
        let isOpen = insets.right <= 0.01 - AmountCut.overhang
        let right = isOpen ? Double(rect.maxX) + Self.far : Double(rect.maxX) - insets.right
        return Path(
            CGRect(x: left, y: -Self.far, width: max(0, right - left), height: Double(rect.height) + 2 * Self.far))
    }

    /// Farther than anything is seen.
    private static let far = 100_000.0
}
