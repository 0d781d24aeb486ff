import SwiftUI

/// Rows of cards of one shape, as large as they can be in the space.
struct CardGrid: Layout {
    /// How many cards to have room for; more if there are more.
    var capacity = 0
    /// Width by height.
    var aspectRatio: CGFloat = 2 / 3
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let count = max(capacity, subviews.count)
        let columns = columns(for: count, in: bounds.size)
        let card = cardSize(columns, for: count, in: bounds.size)
        let used = CGFloat(columns) * (card.width + spacing) - spacing
        let rows = CGFloat((count + columns - 1) / columns)
        let top = bounds.midY - (rows * (card.height + spacing) - spacing) / 2
        for (index, subview) in subviews.enumerated() {
            let column = CGFloat(index % columns)
            let row = CGFloat(index / columns)
            subview.place(
                at: CGPoint(
                    x: bounds.midX - used / 2 + column * (card.width + spacing),
                    y: top + row * (card.height + spacing)),
                proposal: ProposedViewSize(card))
        }
    }

    /// How many columns the cards that there is room for stand in.
    func columns(in size: CGSize) -> Int { columns(for: max(capacity, 1), in: size) }

    /// The number of columns with which the cards become largest.
    private func columns(for count: Int, in size: CGSize) -> Int {
        (1...count).max { cardSize($0, for: count, in: size).width < cardSize($1, for: count, in: size).width } ?? 1
    }

    private func cardSize(_ columns: Int, for count: Int, in size: CGSize) -> CGSize {
        let rows = (count + columns - 1) / columns
        let width = (size.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        let height = (size.height - spacing * CGFloat(rows - 1)) / CGFloat(rows)
        let fitting = max(0, min(width, height * aspectRatio))
        return CGSize(width: fitting, height: fitting / aspectRatio)
    }
}
