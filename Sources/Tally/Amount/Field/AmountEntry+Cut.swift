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

    func dots(_ board: AmountBoard) -> AmountDots {
        AmountDots(
            warning: board.isWarning ? warning : nil, span: sharesForeground ? edges.span : nil,
            isPaced: !board.isStill && !reducesMotion,
            entering: timings.entrance(makesRoom: board.makesRoom, waits: board.leavesFirst),
            leaving: board.makesRoom ? timings.rise : timings.fade)
    }
}

/// An ellipsis for what is left out: it comes when the row has made room for it, and goes before more is seen.
struct AmountDots: View {
    /// The colour of an amount that is too much, where it is.
    let warning: Color?
    let span: AmountSpan?
    /// Whether it fades.
    let isPaced: Bool
    let entering: Animation?
    let leaving: Animation?

    var body: some View {
        Text(verbatim: "…").fixedSize()
            .foregroundStyle(warning.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
            .foreground(in: warning == nil ? span : nil)
            .accessibilityHidden(true)
            .transition(
                isPaced
                    ? .asymmetric(
                        insertion: .opacity.animation(entering), removal: .opacity.animation(leaving))
                    : .identity)
    }
}
