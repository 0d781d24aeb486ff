import TallyCore

/// How a text goes over from one string to another while the view around it stays.
///
/// It acts in updates that have an animation; without one the new string shows at once. Where none is given texts go over as by
/// `interpolate`. Where letters join or run from right to left, strings fade into one another.
///
/// A change on the way starts from what is shown: what goes and is wanted again turns round. Of what comes faster than it can
/// go the newest two are seen; what stood in their place before has faded 0.12 s later, whatever the animation.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// What holds where nobody says anything: it is none of the public ones, and texts go over as by `interpolate`.
        case automatic
        case identity
        case opacity
        case interpolate
        /// Symbols go over by an effect; texts show the new string at once.
        case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
        /// With nothing to say of the direction but whether it counts down.
        case numeric(countsDown: Bool)
        /// Digits roll with the number shown; it is compared as SwiftUI does, in single precision.
        case number(Float)
    }

    let kind: Kind

    static let automatic = ContentTransition(kind: .automatic)

    /// The new string shows at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old string fades out and the new one in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// The same string in another font goes over in size and weight; other strings fade into one another.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Returns a transition in which digits that change roll, the others stay or move aside.
    ///
    /// - Parameter countsDown: True for numbers that become smaller: new digits then come from above.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: countsDown))
    }

    /// Returns a transition in which digits that change roll in the direction in which the value has changed. The
    /// others stay or move aside.
    ///
    /// - Parameter value: The number that the text shows. If it is not a number, digits roll as it grew.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .number(Float(value)))
    }

    /// Returns true if digits come from above on the way from the transition of the text before.
    func countsDown(from old: ContentTransition) -> Bool {
        switch (kind, old.kind) {
        case (.numeric(let countsDown), _): countsDown
        case (.number(let new), .number(let old)): new < old
        default: false
        }
    }

    var isNumeric: Bool {
        switch kind {
        case .numeric, .number: true
        default: false
        }
    }
}

private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.automatic }
private struct DrawingGroupKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// How texts go over from one string to another.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether content transitions may be drawn as one picture. Here they always look the same.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets how the texts inside go over from one string to another, in updates that have an animation.
    @inlinable public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
