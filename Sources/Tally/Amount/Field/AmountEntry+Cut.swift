import SwiftUI

/// What is left out of a row that is too wide, and the ellipsis for it.
extension AmountEntry {
    /// Returns what tells what is left out of the row.
    func measureCut(_ board: AmountBoard) -> some View {
        Color.clear
            .allowsHitTesting(false)
            .layoutValue(key: AmountRow.RoleKey.self, value: .cut)
            .transaction { $0.animation = nil }
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: { _ in
                let measured = edges.cut
                withAnimation(pacesCut(board) ? cutAnimation(measured, board) : nil) { cut = measured }
            }
    }

    /// Whether what is left out changes with the amount, rather than with the caret or the place.
    private func pacesCut(_ board: AmountBoard) -> Bool {
        !board.isStill && !reducesMotion && board.settled < board.serial
    }

    /// What was left out and leaves has left before more is seen.
    private func cutAnimation(_ measured: AmountCut, _ board: AmountBoard) -> Animation? {
        let waits = board.makesRoom && !board.leavesFirst && measured.opens(from: cut)
        return waits ? timings.drop : timings.row(board)
    }

    /// Returns an ellipsis: it comes when the row has made room for it, and goes before more is seen.
    func dots(_ board: AmountBoard) -> some View {
        let isPaced = !board.isStill && !reducesMotion
        let entering = timings.entrance(makesRoom: board.makesRoom, waits: board.leavesFirst)
        return Text(verbatim: "…").fixedSize()
            .foregroundStyle(board.isWarning ? AnyShapeStyle(warning) : AnyShapeStyle(.foreground))
            .foreground(in: board.isWarning || !sharesForeground ? nil : edges.span)
            .accessibilityHidden(true)
            .transition(
                isPaced
                    ? .asymmetric(
                        insertion: .opacity.animation(entering),
                        removal: .opacity.animation(board.makesRoom ? timings.rise : timings.fade))
                    : .identity)
    }
}
