import SwiftUI

/// What is seen of a row while columns come and go: it ends at the row's width, and what is beside it fades out there.
struct RollMask: View {
    /// Whether another row of the number stands to the left or to the right: what stands beside it ends there.
    let hasLeft: Bool
    let hasRight: Bool
    let edge: Edge
    let lineHeight: Double
    /// Has how soft the edges are beside other rows.
    let space: RollSpace

    /// How a row ends above and below.
    enum Edge {
        /// It is cut off at its line.
        case sharp
        /// It fades out in its bleed.
        case bleed
        /// It fades out within its line, where no digit at rest reaches.
        case slot
    }

    var body: some View {
        RollSides(left: side(hasLeft), right: side(hasRight), space: space)
            .padding(.horizontal, RollRow.margin * lineHeight)
            .mask { Self.lines(edge) }
    }

    private func side(_ isSeam: Bool) -> RollSides.Side {
        isSeam
            ? RollSides.Side(outside: Self.seam * lineHeight, inside: Self.fade * lineHeight)
            : RollSides.Side(outside: Self.fade * lineHeight)
    }

    /// What is seen of a row while none come or go: its line and, in the bleed, what fades out above and below.
    static func lines(_ edge: Edge) -> LinearGradient {
        switch edge {
        case .sharp: sharp
        case .bleed: soft
        case .slot: slot
        }
    }

    /// Lines of space beside a row over which what leaves fades out.
    nonisolated static let fade = 0.25
    /// The same where another row stands: no more than the space that glyphs have beside them. There it fades out within the row, as
    /// long as that is on its way.
    private static let seam = 0.04

    /// What is seen of a row that is cut off at its line.
    private static let sharp = mask(edge: 0)
    private static let slot = mask(edge: 0.1)
    /// What is seen of a row with a bleed.
    private static let soft = mask(edge: RollWindow.bleed / (1 + 2 * RollWindow.bleed))

    private static func mask(edge: Double) -> LinearGradient {
        LinearGradient(
            stops: [
                Gradient.Stop(color: .clear, location: 0), Gradient.Stop(color: .black, location: edge),
                Gradient.Stop(color: .black, location: 1 - edge), Gradient.Stop(color: .clear, location: 1),
            ], startPoint: .top, endPoint: .bottom)
    }
}
