import SwiftUI

/// Lets a column come in: from its first face or from outside of the window, out of transparency or not.
struct RollEntrance<Pacer: RollPaced>: Transition {
    /// Points from where it comes in to where it rests, downwards.
    let travel: Double
    let fades: Bool
    let pacer: Pacer

    func body(content: Content, phase: TransitionPhase) -> some View { arrive(content, phase) }

    private func arrive(_ content: some View, _ phase: TransitionPhase) -> some View {
        let isComing = phase == .willAppear
        let isGone = phase == .didDisappear
        return
            content
            .offset(y: isComing ? travel : 0)
            .transaction({ [pacer] in
                // Fading out is done before a column is taken away: what goes now goes at once.
                if isGone { $0.animation = nil } else { pacer.pacing.applyFade(to: &$0) }
            }) { $0.opacity(isGone || isComing && fades ? 0 : 1) }
    }

    /// The same in a slot: the column is as narrow as its place while that opens.
    struct InSlot: Transition {
        let entrance: RollEntrance
        /// Whether the place opens; else it is there.
        let opens: Bool

        func body(content: Content, phase: TransitionPhase) -> some View {
            entrance.arrive(content.scaleEffect(x: opens && phase == .willAppear ? 0 : 1, anchor: .leading), phase)
        }
    }
}
