import SwiftUI

/// An unseen thing that moves for a moment after each change that finds a number moving, to tell when it is over.
struct RollClock: View, Equatable {
    let holder: BoardHolder<RollBoard>
    /// The number of the last such change.
    let rush: Int

    var body: some View {
        let (holder, rush) = (holder, rush)
        Color.clear
            .frame(width: 0, height: 0)
            .offset(x: Double(rush))
            .transaction(value: rush) {
                if $0.animation != nil { $0.animation = .linear(duration: RollRush.moment) }
                $0.addAnimationCompletion(criteria: .logicallyComplete) { holder.board.forget(rush) }
            }
            .hidden()
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { a.holder === b.holder && a.rush == b.rush }
}
