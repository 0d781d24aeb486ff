import Foundation
import TallyCore

/// Views fade as they come and go, and grow and shrink as the effect says, under the transaction's animation.
///
/// The view moves as a whole, whatever is in it. Of the options the speed counts.
public struct SymbolEffectTransition: Transition {
    public static let properties = TransitionProperties(hasMotion: true)

    private let hiddenScale: Double
    private let speed: Double

    public init<T>(effect: T, options: SymbolEffectOptions = .default)
    where T: SymbolEffect, T: TransitionSymbolEffect {
        hiddenScale = SymbolLook.hidden(effect.configuration.motion)[0] + 1
        speed = options.speed
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let speed = speed
        return content.scaleEffect(phase.isIdentity ? 1 : hiddenScale).opacity(phase.isIdentity ? 1 : 0)
            .transaction { if speed != 1 { $0.animation = $0.animation?.speed(speed) } }
    }
}

extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { .init(effect: .automatic) }

    public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
        .init(effect: effect, options: options)
    }
}
