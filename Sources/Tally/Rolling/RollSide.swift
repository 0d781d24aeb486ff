import SwiftUI

/// One of the rows of a number as its board has it: the columns, where they stand, and what is seen of them.
struct RollSide: Equatable {
    let side: RollCell.Side
    let cells: [RollCell]
    /// The board's.
    let generation: Int
    let origin: Int
    let floor: Int
    /// Points from one face to the next; 0 until it has been measured.
    let lineHeight: Double
    /// Whether columns come or go.
    let isOpen: Bool
    /// Whether something stands to the left or to the right that nothing of the row may be seen over.
    var hasLeft: Bool
    var hasRight: Bool
    /// Share of a line's height that is seen above and below the line, fading out.
    let bleed: Double
    let edge: RollMask.Edge

    /// The layout of the row in which the columns stand.
    ///
    /// - Parameter space: Told which generation is shown.
    func row(_ space: RollSpace?) -> RollRow {
        RollRow(
            generation: generation, floor: floor, bleed: bleed, anchor: side == .digits ? nil : side.anchor,
            space: space)
    }

    /// The layout of the columns.
    ///
    /// - Parameters:
    ///   - anchor: Where columns stand that have no place by their digits: 0 for the left end, 1 for the right one.
    ///   - travel: How far something unseen has travelled, in points.
    func drums(anchor: Double, travel: Double?) -> RollDrums {
        RollDrums(
            columns: cells.map { RollDrums.Column($0, lineHeight: lineHeight) }, generation: generation, origin: origin,
            anchor: anchor, travel: travel)
    }

    func faces(_ pacer: BoardHolder<RollBoard>) -> RollFaces {
        RollFaces(faces: cells.map(RollFace.init), pacer: pacer, lineHeight: lineHeight)
    }

    /// What is seen of the row: a gradient alone while no columns come or go.
    @MainActor @ViewBuilder
    func mask(_ space: RollSpace) -> some View {
        if isOpen, lineHeight > 0 {
            RollMask(hasLeft: hasLeft, hasRight: hasRight, edge: edge, lineHeight: lineHeight, space: space)
                .transition(IdentityTransition())
        } else {
            RollMask.lines(edge).transition(IdentityTransition())
        }
    }
}
