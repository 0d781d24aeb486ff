import SwiftUI

/// The columns of a board in a row, one line high, with a soft edge above and below: within the line, or in its bleed.
///
/// Columns come and go as those of a rolling number do: they fade at their places, and the row goes over to its new width.
struct SlotRow<Faces: SlotFaces>: View {
    let board: SlotBoard<Faces>
    /// The board's; without it a row with the same board and label would not be updated.
    let serial: Int
    let label: String

    @Environment(\.rollSettings) private var settings
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.layoutDirection) private var layoutDirection
    /// The number of the last change whose columns have come and gone.
    @State private var closed = 0

    var body: some View {
        let board = board
        board.close(closed)
        board.pacing = RollPacing(explicit: settings.values.timing, own: RollStyle.flow.timing)
        let (head, tail) = (board.columns(.head), board.columns(.tail))
        return RollWindow(
            bleed: Faces.bleed, anchor: anchor, space: board.space, keepsWidest: settings.values.width == .widest
        ) {
            if !head.isEmpty {
                row(head, anchor: 1, isBetween: (false, true))
                    .transition(RollOpening(anchor: 1, bleed: Faces.bleed, board: board))
            }
            row(board.columns(.digits), anchor: anchor, isBetween: (!head.isEmpty, !tail.isEmpty))
            if !tail.isEmpty {
                row(tail, anchor: 0, isBetween: (true, false))
                    .transition(RollOpening(anchor: 0, bleed: Faces.bleed, board: board))
            }
        }
        .wholeForeground()
        .environment(\.layoutDirection, .leftToRight)
        .transaction(value: serial) { prepare(&$0) }
        .monospacedDigit()
        .lineLimit(nil)
        .lineSpacing(0)
        .multilineTextAlignment(.center)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: label))
    }

    private func row(
        _ columns: [SlotBoard<Faces>.Column], anchor: Double, isBetween neighbors: (left: Bool, right: Bool)
    ) -> some View {
        let row = RollRow(
            generation: board.generation, animatesWidth: settings.values.width != .immediate, bleed: Faces.bleed)
        let drums = RollDrums(
            columns: columns.map { RollDrums.Column(id: $0.id, key: $0.token.key, isLeaving: $0.departure != nil) },
            generation: board.generation, anchor: anchor, travel: nil)
        return row.row(drums, mask: mask(isBetween: neighbors)) {
            RollRow.line(of: board.text?.tallest ?? "")
        } columns: {
            ForEach(columns) { SlotColumn(column: $0, board: board, serial: serial) }
        }
    }

    @ViewBuilder
    private func mask(isBetween neighbors: (left: Bool, right: Bool)) -> some View {
        if board.isOpen {
            GeometryReader { geometry in
                RollMask(
                    hasLeft: neighbors.left, hasRight: neighbors.right, edge: edge,
                    lineHeight: RollRow.line(of: geometry.size, bleed: Faces.bleed))
            }
            .transition(.identity)
        } else {
            RollMask.lines(edge).transition(.identity)
        }
    }

    private var edge: RollMask.Edge { Faces.bleed > 0 ? .bleed : .slot }

    private var anchor: Double { alignment.anchor(in: layoutDirection) }

    private func prepare(_ transaction: inout Transaction) {
        if transaction.disablesAnimations { board.isStill = true }
        if board.isStill {
            transaction.animation = nil
        } else {
            board.pacing.apply(to: &transaction)
        }
        if board.isOpen {
            let (serial, closed) = (serial, _closed)
            transaction.addAnimationCompletion(criteria: .removed) {
                withTransaction(.still) { closed.wrappedValue = max(closed.wrappedValue, serial) }
            }
        }
        if board.isAtRest, let action = settings.values.action {
            transaction.addAnimationCompletion(criteria: .removed) { action.action() }
        }
    }
}

/// A column of a row of slots: the run that it is on, or what stays still.
struct SlotColumn<Faces: SlotFaces>: View {
    let column: SlotBoard<Faces>.Column
    let board: SlotBoard<Faces>
    /// The board's.
    let serial: Int

    @Environment(\.rollAction) private var action

    var body: some View {
        let board = board
        ZStack {
            if let run = column.run {
                SlotPlayer(run: run, board: board, action: action).id(run.id).transition(.identity)
            } else {
                Text(verbatim: column.token.drawnText).fixedSize().id(column.token.drawnText).transition(.identity)
            }
        }
        // What is played begins by itself.
        .transaction(value: serial) { $0.animation = nil }
        .transaction({ [board] in board.pacing.applyFade(to: &$0) }) {
            $0.opacity(column.departure == nil ? 1 : 0)
        }
        .transition(RollEntrance(travel: 0, fades: true, board: board))
    }
}
