/// A way in which a symbol, or the parts of one, can move. It acts on images of symbols and on nothing else.
///
/// Where people want less motion nothing moves: effects that play are left out, and states are shown at once.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does, whatever its type.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays each time a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which one symbol can become another.
public protocol ContentTransitionSymbolEffect {}

/// An effect by which a symbol can come and go.
public protocol TransitionSymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    let motion: SymbolMotion
    /// Whether layers are asked for; nil is as suits the motion.
    var asksForLayers: Bool?

    init(_ motion: SymbolMotion, _ asksForLayers: Bool? = nil) {
        self.motion = motion
        self.asksForLayers = asksForLayers
    }

    /// True if each part of the symbol moves by itself, one after the other.
    var isByLayer: Bool { asksForLayers ?? motion.isByLayerByDefault }
}

/// What the effects' types say, as one type.
enum SymbolMotion: Hashable, Sendable {
    case automatic
    case bounce(isUp: Bool)
    case pulse
    case variableColor(VariableColorStyle)
    case scale(isUp: Bool)
    /// Appears and disappears: out of sight while active, larger there or smaller.
    case hidden(isLarger: Bool)
    case replace(ReplaceStyle, isMagic: Bool)
    case rotate(isClockwise: Bool)
    case breathe(pulses: Bool)
    case wiggle(Wiggle)

    struct VariableColorStyle: Hashable, Sendable {
        var isIterative = false
        var isReversing = false
        var hidesInactive = false
    }

    enum ReplaceStyle: Hashable, Sendable {
        case downUp
        case upUp
        case offUp
    }

    enum Wiggle: Hashable, Sendable {
        case turn(isClockwise: Bool)
        /// An angle in degrees, clockwise from the direction to the right.
        case angle(Double)
        /// The symbol moves along the direction of reading, or against it.
        case reading(isForward: Bool)
    }

    fileprivate var isByLayerByDefault: Bool {
        switch self {
        case .pulse, .rotate, .breathe, .wiggle: false
        case .automatic, .bounce, .variableColor, .scale, .hidden, .replace: true
        }
    }
}
