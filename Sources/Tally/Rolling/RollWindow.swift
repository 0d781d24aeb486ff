import SwiftUI

/// Puts the rows of a number beside one another and takes their bleed and margins off, so that the number is as large as
/// its text.
struct RollWindow: Layout {
    var bleed: Double
    /// Where the rows stand in a window that is wider than they are: 0 at the left end, 1 at the right.
    var anchor: Double
    let space: RollSpace
    /// Whether the window never becomes narrower.
    let keepsWidest: Bool

    struct Cache {
        /// The width of the widest rows so far.
        var widest = 0.0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

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
    private func measure(_ subviews: Subviews, _ cache: inout Cache) -> (line: Double, rows: Double, width: Double) {
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
        if keepsWidest {
            cache.widest = max(cache.widest, rows)
            reserved = max(reserved, cache.widest)
        }
        return (line, rows, max(rows, reserved))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let (line, _, width) = measure(subviews, &cache)
        return CGSize(width: width, height: line)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        space.isEmpty = proposal == .zero
        let (line, rows, width) = measure(subviews, &cache)
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
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let row = subviews.first else { return nil }
        let line = RollRow.line(of: row.sizeThatFits(.unspecified), bleed: bleed)
        return bounds.minY - bleed * line + row.dimensions(in: .unspecified)[guide]
    }

    /// Share of a line's height that is seen above and below the line where digits fade out there.
    static let bleed = 0.1
}
