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
        transaction(value: BoardChange(serial: holder.serial, fonts: holder.fonts.settings)) {
            if holder.holdsBack {
                holder.hold(in: $0)
                return holder.growth.prepare(&$0)
            }
            if holder.holdsOff(&$0) {
                if holder.isHeldOff { timing(&$0, holder.pacing) }
                return
            }
            timing(&$0, holder.pacing)
            holder.replaceMotion(in: &$0)
            holder.awaitRest(in: &$0, action: action)
        }
        .onChange(of: holder.serial) {
            holder.correct()
            holder.endMotion()
            holder.endUnseen()
        }
    }

    /// Has the holder of a component know whether it is on the screen.
    func tellsPresence<Content: Board>(to holder: BoardHolder<Content>) -> some View {
        holder.awaitAppearance()
        return onAppear { holder.appear() }.onDisappear { holder.leave() }
    }
}

/// What tells one change of a component from another.
private struct BoardChange: Equatable {
    let serial: Int
    let fonts: Int
}

/// What nobody sees beside a component in a new font, to have its board be told of a new value when that is shown.
struct HeldChange<Content: Board>: View {
    private let holder: BoardHolder<Content>
    /// Counts fonts: one that comes before the last one's value was told is another one.
    private let change: Int
    /// Counts fonts that are there: who measures one has been told of it then, whoever is told first of an update.
    @State private var appearances = 0

    init(_ holder: BoardHolder<Content>) {
        self.holder = holder
        change = holder.fonts.settings
    }

    var body: some View {
        Color.clear.frame(width: 0, height: 0).hidden()
            .onAppear { appearances += 1 }
            .id(change)
            .transition(IdentityTransition())
            .onChange(of: appearances) { holder.release() }
    }
}
