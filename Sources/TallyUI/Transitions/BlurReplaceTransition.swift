import Foundation
import TallyCore

/// A transition in and out through a blur, fading and scaled a little.
public struct BlurReplaceTransition: Transition {
    /// Which way the scale goes.
    public struct Configuration: Equatable {
        private let leavesLarger: Bool

        /// Grows as it comes and shrinks as it goes.
        public static var downUp: Configuration { Configuration(leavesLarger: false) }
        /// Grows as it comes, and on as it goes.
        public static var upUp: Configuration { Configuration(leavesLarger: true) }

        /// Returns what the view looks like in a phase; the radius is in points.
        func look(in phase: TransitionPhase) -> (opacity: Double, blur: Double, scale: Double) {
            switch phase {
            case .identity: (1, 0, 1)
            case .willAppear: (0, 7, 0.9)
            case .didDisappear: (0, 7, leavesLarger ? 1.1 : 0.9)
            }
        }
    }

    /// Which way the scale goes.
    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let look = configuration.look(in: phase)
        return content.blur(radius: look.blur).scaleEffect(look.scale).opacity(look.opacity)
    }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

    public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        .init(configuration: config)
    }
}
