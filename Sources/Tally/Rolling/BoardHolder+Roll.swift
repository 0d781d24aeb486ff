import SwiftUI

extension BoardHolder where Content == RollBoard {
    /// Returns whether changes are to be seen: not before the number has been laid out where a person looks.
    func isShown(in phase: ScenePhase) -> Bool { isSeen(in: phase) && board.lineHeight > 0 }

    /// Tells the board what is to be shown, in step with the numbers of a group.
    ///
    /// - Parameter isRefit: Whether the number is the same as before, and shown otherwise. Where nobody has seen that change
    ///   yet, it is made anew.
    func show(
        _ new: NumberText, style: RollStyle, sense: RollSense, identity: RollIdentity?, mode: RollBoard.Mode,
        maxima: RollMaxima, group: RollGroup?, isRefit: Bool
    ) {
        join(group)
        if isRefit, !unseen.isPending {
            if board.text != new, board.generation > space.shown { board.takeBackUnseen() }
            return step(&board)
        }
        tell(step)

        func step(_ board: inout RollBoard) {
            var span: RollSpan?
            if let group {
                switch board.step(to: new, identity: identity, mode: mode) {
                case .none: break
                case .still: group.note(new, of: self)
                case .motion(let old):
                    if mode == .roll, board.stacks(new, style: style, mode: mode) {
                        span = group.begin(self, from: old, to: new)
                    }
                }
            }
            board.show(new, style: style, sense: sense, identity: identity, mode: mode, maxima: maxima, span: span)
        }
    }

    func appear(lineHeight: Double) {
        board.lineHeight = lineHeight
        appear()
    }

    /// What moves stops: nobody sees it.
    func disappear() {
        leave()
        if isOnScreen { return }
        join(nil)
        if !board.isAtRest { refresh() }
    }

    /// Takes over the line height of another font, or of another size.
    func resize(lineHeight: Double) {
        board.resize(lineHeight: lineHeight)
        refresh()
    }
}
