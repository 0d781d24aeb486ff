import SwiftUI

/// Lets a column whose glyphs take turns come as the glyphs themselves do: from a little aside, small, blurred and out of
/// transparency, some time after the change.
struct RollGlyphEntrance: Transition {
    /// +1 if it comes from below, −1 from above, 0 in place.
    let direction: Int
    let lineHeight: Double
    /// Seconds.
    let delay: Double
    /// Seconds that it takes in a stream of changes; 0 if it takes its time.
    let pace: Double
    let pacer: BoardHolder<RollBoard>

    /// Of a glyph that is not there yet, about as SwiftUI's `numericText` has them: the factor of its size, and the radius of
    /// its blur as a share of the line's height.
    private static let scale = 51.0 / 128
    private static let blur = 0.15

    func body(content: Content, phase: TransitionPhase) -> some View {
        let isComing = phase == .willAppear
        let isGone = phase == .didDisappear
        let isTravelling = isComing && direction != 0
        content
            .transaction({ [pacer, delay, pace] in
                // Fading out is done before a column is taken away: what goes now goes at once.
                if isGone { $0.animation = nil } else { pacer.pacing.applyTurn(to: &$0, delay: delay, pace: pace) }
            }) {
                $0.scaleEffect(isTravelling ? Self.scale : 1)
                    .blur(radius: isTravelling ? Self.blur * lineHeight : 0)
                    .offset(y: isTravelling ? Double(direction) * RollStack.amplitude * lineHeight : 0)
                    .opacity(isComing || isGone ? 0 : 1)
            }
    }
}
