import SwiftUI

/// The columns of a board in a row, one line high, with a soft edge above and below.
struct SlotRow<Faces: SlotFaces>: View {
    let board: SlotBoard<Faces>
    /// The board's; without it a row with the same board and label would not be updated.
    let serial: Int
    let label: String

    @Environment(\.rollAction) private var action

    /// Share of the line's height over which faces fade out at each edge, where no digit at rest reaches.
    private static var edge: Double { 0.1 }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            ForEach(board.columns) { column in
                ZStack {
                    if let run = column.run {
                        SlotPlayer(run: run, board: board, action: action)
                            .id(run.id)
                            .transition(.identity)
                    } else {
                        Text(verbatim: column.token.drawnText).fixedSize().id(column.token.drawnText)
                            .transition(.identity)
                    }
                }
            }
        }
        .mask { LinearGradient(stops: Self.window, startPoint: .top, endPoint: .bottom) }
        .transaction(value: serial) { prepare(&$0) }
        .environment(\.layoutDirection, .leftToRight)
        .monospacedDigit()
        .lineLimit(nil)
        .lineSpacing(0)
        .multilineTextAlignment(.center)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: label))
    }

    private static var window: [Gradient.Stop] {
        [
            Gradient.Stop(color: .clear, location: 0), Gradient.Stop(color: .black, location: edge),
            Gradient.Stop(color: .black, location: 1 - edge), Gradient.Stop(color: .clear, location: 1),
        ]
    }

    private func prepare(_ transaction: inout Transaction) {
        if transaction.disablesAnimations { board.isStill = true }
        // Columns that come and go do so at once; what is played begins by itself.
        transaction.animation = nil
        if board.isAtRest, let action {
            transaction.addAnimationCompletion(criteria: .removed) { action.action() }
        }
    }
}
