import SwiftUI

/// Brings a content in from above or below the window, or out of transparency where less motion is wanted.
struct ReplacementEntrance: Transition {
    let place: Double
    let isStill: Bool
    /// The content whose place it takes.
    let other: Int
    let space: RollSpace

    func body(content: Content, phase: TransitionPhase) -> some View {
        let isComing = phase == .willAppear
        content
            .opacity(isComing && isStill ? 0 : 1)
            .modifier(
                ReplacementShift(
                    place: isComing && !isStill ? place : 0, other: other, space: space, entering: other + 1))
    }
}
