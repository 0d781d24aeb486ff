import SwiftUI

/// One glyph: it drops in, or rises and fades; a group mark is squeezed out of a gap that closes.
struct AmountColumn: View, Equatable {
    let cell: AmountCell
    /// Whether it is left out, as the row is too wide.
    let isLeftOut: Bool
    let holder: BoardHolder<AmountBoard>
    let timings: AmountTimings
    let warning: Color
    /// The caret at an edge of this glyph, or the selection that begins with it.
    let cursor: AmountCursor?
    /// Where the foreground style runs that the glyphs share; `nil` for a plain one.
    let span: AmountSpan?

    /// Points from which a digit drops, and to which it rises.
    static let drop = 40.0
    static let rise = 20.0

    var body: some View {
        let (cell, isLeftOut, holder, timings) = (cell, isLeftOut, holder, timings)
        Text(verbatim: cell.text)
            .foreground(in: span, warning: cell.isWarning ? warning : nil)
            .fixedSize()
            // One effect for each side: an anchor would be under way from the one to the other.
            .scaleEffect(x: cell.hold?.isRight == true ? 0 : 1, anchor: .leading)
            .scaleEffect(x: cell.hold?.isRight == false ? 0 : 1, anchor: .trailing)
            .transaction({ if cell.yields, $0.animation != nil { $0.animation = timings.fade } }) {
                $0.opacity(cell.isLeaving || isLeftOut ? 0 : 1)
            }
            .offset(y: cell.rises ? -Self.rise : 0)
            .transaction(value: cell.leaves) { transaction in
                guard let serial = cell.leaves else { return }
                transaction.animation = transaction.disablesAnimations ? nil : leaving
                guard cell.leads else { return }
                let isAnimated = transaction.animation != nil
                transaction.addAnimationCompletion(criteria: .removed) {
                    holder.end(serial, isAnimated: isAnimated)
                }
            }
            .background(alignment: cursor?.isRight == true ? .trailing : .leading) {
                if let cursor { AmountCursorView(cursor: cursor) }
            }
            // A caret that comes to a glyph on its way goes on with it.
            .geometryGroup()
            .transition(
                AmountEntrance(entrance: cell.entrance, animation: entering, leaving: timings.callOff) {
                    holder.board.calledOff.contains(cell.id)
                })
    }

    /// A mark goes as fast as the gap closes on it.
    private var leaving: Animation? {
        guard cell.hold != nil else { return timings.rise }
        return cell.makesRoom ? timings.room : timings.close
    }
    private var entering: Animation? { timings.entrance(makesRoom: cell.makesRoom, waits: cell.waits) }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.cell == b.cell && a.isLeftOut == b.isLeftOut && a.timings == b.timings && a.warning == b.warning
            && a.holder === b.holder && a.cursor == b.cursor && a.span == b.span
    }
}

/// Lets a glyph come in once the row has made room: from above, or where it is.
struct AmountEntrance: Transition {
    let entrance: AmountCell.Entrance
    let animation: Animation?
    /// Of a glyph that is taken away before it has come.
    let leaving: Animation?
    let isCalledOff: @MainActor () -> Bool

    func body(content: Content, phase: TransitionPhase) -> some View {
        let isComing = phase == .willAppear && entrance != .still
        let isGone = phase == .didDisappear
        content
            .transaction({
                if entrance == .still || $0.disablesAnimations {
                    $0.animation = nil
                } else if isGone {
                    // What leaves has faded before it is taken away: what goes now goes at once.
                    $0.animation = isCalledOff() ? leaving : nil
                } else {
                    $0.animation = animation
                }
            }) {
                $0.opacity(isGone || isComing ? 0 : 1)
                    .offset(y: (isComing || isGone) && entrance == .drops ? -AmountColumn.drop : 0)
            }
    }
}
