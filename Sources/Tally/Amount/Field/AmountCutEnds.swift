import SwiftUI

/// Shows what is seen of a row, and an ellipsis for what is not.
struct AmountCutEnds<Dots: View>: ViewModifier {
    let cut: AmountCut
    let dots: Dots

    func body(content: Content) -> some View {
        content
            .clipShape(AmountCutShape(cut: cut))
            .overlay(alignment: .leading) {
                if let left = cut.left { dots.alignmentGuide(.leading, computeValue: { $0.width - CGFloat(left) }) }
            }
            .overlay(alignment: .leading) {
                if let right = cut.right { dots.alignmentGuide(.leading, computeValue: { _ in -CGFloat(right) }) }
            }
    }
}

/// What is seen of a row, above and below it too.
struct AmountCutShape: Shape {
    let cut: AmountCut

    func path(in rect: CGRect) -> Path {
        let left = cut.left.map { CGFloat($0) } ?? -Self.far
        let right = cut.right.map { CGFloat($0) } ?? rect.maxX + Self.far
        return Path(
            CGRect(x: left, y: -Self.far, width: max(0, right - left), height: rect.height + 2 * Self.far))
    }

    /// Farther than anything is seen.
    private static let far: CGFloat = 100_000
}
