import SwiftUI

extension View {
    /// Has the changes of a component move by a timing of its own, and its holder hear of the end of the motion.
    ///
    /// Every component's changes pass here: nothing else gives them their timing or waits for them.
    ///
    /// - Parameters:
    ///   - action: Told when the motion is over: once, however many changes follow before.
    ///   - timing: Gives the transaction of a change its animation, or none.
    func changes<Content: Board>(
        of holder: BoardHolder<Content>, action: RollAction? = nil,
        timing: @escaping (inout Transaction, RollPacing) -> Void
    ) -> some View {
        transaction(value: holder.board.serial) {
            timing(&$0, holder.pacing)
            holder.awaitRest(in: &$0, action: action)
        }
    }
}
