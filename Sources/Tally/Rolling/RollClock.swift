import SwiftUI

/// An unseen thing that moves for a moment after each change that finds a number moving, to tell when it is over.
struct RollClock: View, Equatable {
    let board: RollBoard
    let serial: Int

    var body: some View {
        let (board, serial) = (board, serial)
        Color.clear
            .frame(width: 0, height: 0)
            .offset(x: Double(serial))
            .transaction(value: serial) {
                guard board.isRushing else { return $0.animation = nil }
                if $0.animation != nil { $0.animation = .linear(duration: RollRush.moment) }
                $0.addAnimationCompletion(criteria: .logicallyComplete) { board.forget(serial) }
            }
            .hidden()
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { a.board === b.board && a.serial == b.serial }
}
