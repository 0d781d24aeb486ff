import SwiftUI

/// Lets a column whose glyphs take turns come in from a little aside, out of transparency, some time after the change.
struct RollGlyphEntrance: Transition {
    /// Points from where it comes in to where it rests, downwards.
    let travel: Double
    /// Seconds.
    let delay: Double
    /// Seconds that it takes in a stream of changes; 0 if it takes its time.
    let pace: Double
    let board: RollBoard

    func body(content: Content, phase: TransitionPhase) -> some View {
        let isComing = phase == .willAppear
        let isGone = phase == .didDisappear
        content
            .transaction({ [board, delay, pace] in
                // Fading out is done before a column is taken away: what goes now goes at once.
                if isGone { $0.animation = nil } else { board.pacing.applyTurn(to: &$0, delay: delay, pace: pace) }
            }) { $0.offset(y: isComing ? travel : 0).opacity(isComing || isGone ? 0 : 1) }
    }
}
