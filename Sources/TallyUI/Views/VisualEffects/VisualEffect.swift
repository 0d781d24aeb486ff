/// A change of how a view is shown that leaves layout as it is, made by modifiers from an `EmptyVisualEffect`.
///
/// Only the runtime's own effects conform; two effects made by the same modifiers animate from one to the other.
public protocol VisualEffect: Animatable, Sendable {
    /// Adds what the effect does to what those inside it do.
    func _write(to parts: inout _VisualEffectParts)
    /// Whether the view becomes one picture for it.
    static var _isOnePicture: Bool { get }
    /// Whether it may map the view in perspective.
    static var _isProjective: Bool { get }
}

/// Changes nothing: what the modifiers of a visual effect begin with.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}

    public func _write(to parts: inout _VisualEffectParts) {}
    public static var _isOnePicture: Bool { false }
    public static var _isProjective: Bool { false }
}

/// One modifier of a visual effect.
protocol VisualEffectStep: Animatable, Sendable {
    func write(to parts: inout _VisualEffectParts)
    static var isOnePicture: Bool { get }
    static var isProjective: Bool { get }
}

extension VisualEffectStep {
    static var isOnePicture: Bool { false }
    static var isProjective: Bool { false }
}

/// A visual effect with one modifier more.
struct ModifiedVisualEffect<Base: VisualEffect, Step: VisualEffectStep>: VisualEffect {
    var base: Base
    var step: Step

    var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
        get { AnimatablePair(base.animatableData, step.animatableData) }
        set {
            base.animatableData = newValue.first
            step.animatableData = newValue.second
        }
    }

    func _write(to parts: inout _VisualEffectParts) {
        base._write(to: &parts)
        step.write(to: &parts)
    }

    static var _isOnePicture: Bool { Base._isOnePicture || Step.isOnePicture }
    static var _isProjective: Bool { Base._isProjective || Step.isProjective }
}
