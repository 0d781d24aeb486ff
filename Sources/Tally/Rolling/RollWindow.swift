import SwiftUI

/// Puts the rows of a number beside one another and takes their bleed and margins off, so that the number is as large as
/// its text.
struct RollWindow: Layout {
    var bleed: Double
    /// Where the rows stand in a window that is wider than they are: 0 at the left end, 1 at the right.
    var anchor: Double
    let space: RollSpace

    /// What a subview is to the window.
    enum Role: Equatable {
        /// Stands behind the one before it.
        case row
        /// Keeps space free.
        case reserve
    }

    struct RoleKey: LayoutValueKey {
        static let defaultValue = Role.row
    }

    private func width(_ row: LayoutSubview) -> Double {
        RollRow.room(of: row.sizeThatFits(.unspecified), bleed: bleed)
    }

    /// Returns the height of a line, the width of all rows, and that of the window.
    private func measure(_ subviews: Subviews) -> (line: Double, rows: Double, width: Double) {
        guard let first = subviews.first else { return (0, 0, 0) }
        let line = RollRow.line(of: first.sizeThatFits(.unspecified), bleed: bleed)
        var (rows, reserved) = (0.0, 0.0)
        for subview in subviews {
            if subview[RoleKey.self] == .row {
                rows += width(subview)
            } else {
                reserved = max(reserved, Double(subview.sizeThatFits(.unspecified).width))
            }
        }
        return (line, rows, max(rows, reserved))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (line, _, width) = measure(subviews)
        return CGSize(width: width, height: line)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        space.isEmpty = proposal == .zero
        let (line, rows, width) = measure(subviews)
        var x = Double(bounds.minX) + anchor * (width - rows)
        for subview in subviews {
            guard subview[RoleKey.self] == .row else {
                subview.place(at: bounds.origin, proposal: .unspecified)
                continue
            }
            subview.place(
                at: CGPoint(x: x - RollRow.margin * line, y: bounds.minY - bleed * line), proposal: .unspecified)
            x += self.width(subview)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let row = subviews.first else { return nil }
        let line = RollRow.line(of: row.sizeThatFits(.unspecified), bleed: bleed)
        return bounds.minY - bleed * line + row.dimensions(in: .unspecified)[guide]
    }

    /// Share of a line's height that is seen above and below the line where digits fade out there.
    static let bleed = 0.1
}
