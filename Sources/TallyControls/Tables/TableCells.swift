import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

/// Lays out one view for each column of a table, in a row or in the header: all are as wide as what they are given.
nonisolated struct TableCells: Layout, Equatable {
    /// Points between two columns.
    static let spacing: CGFloat = 16

    let columns: [TableColumnShape]

    struct Cache {
        var known: (width: CGFloat, frames: [Frame])?
    }

    /// Where a column begins, from the leading edge, and how wide it is.
    struct Frame {
        let start: CGFloat
        let width: CGFloat
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    /// Returns where the columns stand in a width.
    func frames(_ width: CGFloat) -> [Frame] {
        let gaps = CGFloat(Swift.max(0, columns.count - 1)) * Self.spacing
        var start: CGFloat = 0
        return TableWidths.share(width - gaps, columns.map(\.width)).map { width in
            defer { start += width + Self.spacing }
            return Frame(start: start, width: width)
        }
    }

    private func frames(_ width: CGFloat, _ cache: inout Cache) -> [Frame] {
        if let known = cache.known, known.width == width { return known.frames }
        let frames = frames(width)
        cache.known = (width, frames)
        return frames
    }

    /// The width where none is offered.
    private var idealWidth: CGFloat {
        columns.reduce(CGFloat(Swift.max(0, columns.count - 1)) * Self.spacing) {
            $0 + ($1.width.ideal ?? $1.width.clamp(100))
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? Swift.max(0, $0) : nil } ?? idealWidth
        let height = zip(subviews, frames(width, &cache)).reduce(0) { height, cell in
            Swift.max(height, cell.0.sizeThatFits(ProposedViewSize(width: cell.1.width, height: nil)).height)
        }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (index, (view, frame)) in zip(subviews, frames(bounds.width, &cache)).enumerated() {
            let cell = CGRect(x: bounds.minX + frame.start, y: bounds.minY, width: frame.width, height: bounds.height)
            let alignment = columns[index].alignment.horizontal(subviews.layoutDirection)
            view.place(
                in: cell, Alignment(horizontal: alignment, vertical: .center),
                proposal: ProposedViewSize(width: frame.width, height: bounds.height))
        }
    }
}
