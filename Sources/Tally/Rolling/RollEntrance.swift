import SwiftUI

/// Lets a column come in: from its first face or from outside of the window, out of transparency or not.
struct RollEntrance<Pacer: RollPaced>: Transition {
    /// Points from where it comes in to where it rests, downwards.
    let travel: Double
    let fades: Bool
    let pacer: Pacer

    func body(content: Content, phase: TransitionPhase) -> some View {
        let isComing = phase == .willAppear
        let isGone = phase == .didDisappear
        content
            .offset(y: isComing ? travel : 0)
            .transaction({ [pacer] in
                // Fading out is done before a column is taken away: what goes now goes at once.
                if isGone { $0.animation = nil } else { pacer.pacing.applyFade(to: &$0) }
            }) { $0.opacity(isGone || isComing && fades ? 0 : 1) }
    }
}
