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
    /// Whether it comes at all; else it is there.
    let fades: Bool
    let pacer: BoardHolder<RollBoard>

    /// Of a glyph that is not there yet, about as SwiftUI's `numericText` has them: the factor of its size, and the radius of
    /// its blur as a share of the line's height.
    private static let scale = 51.0 / 128
    private static let blur = 0.15

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction({ [self] in turn(&$0, phase) }) {
            arrive($0.scaleEffect(isTravelling(phase) ? Self.scale : 1), phase)
        }
    }

    private func isTravelling(_ phase: TransitionPhase) -> Bool { phase == .willAppear && direction != 0 }

    @MainActor
    private func turn(_ transaction: inout Transaction, _ phase: TransitionPhase) {
        // Fading out is done before a column is taken away: what goes now goes at once.
        if phase == .didDisappear {
            transaction.animation = nil
        } else {
            pacer.pacing.applyTurn(to: &transaction, delay: delay, pace: pace)
        }
    }

    private func arrive(_ content: some View, _ phase: TransitionPhase) -> some View {
        content.blur(radius: isTravelling(phase) ? Self.blur * lineHeight : 0)
            .offset(y: isTravelling(phase) ? Double(direction) * RollStack.amplitude * lineHeight : 0)
            .opacity(phase.isIdentity || phase == .willAppear && !fades ? 1 : 0)
    }

    /// The same in a slot: the column is as small as its place while that opens.
    struct InSlot: Transition {
        let entrance: RollGlyphEntrance
        /// Whether the place opens; else it is there.
        let opens: Bool

        func body(content: Content, phase: TransitionPhase) -> some View {
            content.scaleEffect(opens && phase == .willAppear ? 0 : 1, anchor: .leading)
                .transaction({ [entrance] in entrance.turn(&$0, phase) }) { entrance.arrive($0, phase) }
        }
    }
}
