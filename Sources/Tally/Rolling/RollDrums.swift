import SwiftUI

/// Places the columns of a number beside one another, each at the face that it is bound for: a drum turns because its place
/// moves, and a change has nothing to say to the columns themselves.
///
/// It takes no room, and tells how wide its columns are by the guide `.columns`. Its space begins at the anchor of the text,
/// on the baseline, and has to be a group (`geometryGroup()`): drums turn as before while the number itself is moved.
struct RollDrums: Layout {
    struct Column: Equatable {
        var id: Int
        var isLeaving: Bool
        /// Points from the face at index 0 up to the one that it is bound for.
        var shift: Double

        init(_ cell: RollCell, lineHeight: Double) {
            id = cell.id
            isLeaving = cell.isLeaving
            shift = cell.stack == nil ? Double(cell.strip.target) * lineHeight : 0
        }
    }

    /// Those of the subviews behind the first, in their order. The first is nothing that is seen, and moves with each change.
    var columns: [Column]
    /// Where the columns stand in a row that is wider than they are: 0 at the left end, 1 at the right.
    var anchor: Double
    /// Points by which the first subview has moved, downwards.
    var travel: Double

    struct Cache {
        /// Where columns stand, from the anchor; those that leave stay there.
        var positions: [(id: Int, x: Double)] = []
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guide == .columns ? width(subviews) : nil
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + travel), proposal: .unspecified)
        var position = -anchor * Double(width(subviews))
        var positions: [(id: Int, x: Double)] = []
        positions.reserveCapacity(columns.count)
        for (column, subview) in zip(columns, subviews.dropFirst()) {
            let dimensions = subview.dimensions(in: .unspecified)
            var x = position
            if column.isLeaving {
                if let known = cache.positions.first(where: { $0.id == column.id }) { x = known.x }
            } else {
                position += Double(dimensions.width)
            }
            positions.append((column.id, x))
            let y = -Double(dimensions[.firstTextBaseline]) - column.shift
            subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
        }
        cache.positions = positions
    }

    private func width(_ subviews: Subviews) -> CGFloat {
        zip(columns, subviews.dropFirst()).reduce(0) { width, pair in
            pair.0.isLeaving ? width : width + pair.1.sizeThatFits(.unspecified).width
        }
    }
}

extension HorizontalAlignment {
    private enum Columns: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// How far it is from where the columns of a number begin to where they end.
    static let columns = HorizontalAlignment(Columns.self)
}

/// What `RollDrums` has besides its columns: it moves as long as any of them.
struct RollTravel: View, Equatable {
    // A text: nothing is drawn anew while that moves.
    var body: some View { Text(verbatim: "").hidden() }
}
