import Foundation
import TallyCore
import TallyMotion
import TallyScene

struct OffsetStep: VisualEffectStep {
    var offset: CGSize
    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func write(to parts: inout _VisualEffectParts) {
        parts.append(.translation(x: Double(offset.width.orZero), y: Double(offset.height.orZero)))
    }
}

struct ScaleStep: VisualEffectStep {
    var scale: CGSize
    var anchor: UnitPoint
    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func write(to parts: inout _VisualEffectParts) {
        parts.append(.scale(x: Double(scale.width.orZero), y: Double(scale.height.orZero)), about: anchor)
    }
}

struct RotationStep: VisualEffectStep {
    var angle: Angle
    var anchor: UnitPoint
    var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func write(to parts: inout _VisualEffectParts) {
        guard angle.radians.isFinite else { return }
        parts.append(.rotation(angle.radians), about: anchor)
    }
}

struct Rotation3DStep: VisualEffectStep {
    var turn: SpaceTurn
    static var isProjective: Bool { true }
    var animatableData: SpaceTurn.AnimatableData {
        get { turn.animatableData }
        set { turn.animatableData = newValue }
    }

    func write(to parts: inout _VisualEffectParts) { parts.append(turn.projection(in: parts.frame)) }
}

struct TransformStep: VisualEffectStep {
    var effect: TransformEffect
    static var isProjective: Bool { true }
    var animatableData: TransformEffect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func write(to parts: inout _VisualEffectParts) {
        parts.append(Projection(effect.transform).around(parts.frame))
    }
}

struct FadeStep: VisualEffectStep {
    var opacity: Double
    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func write(to parts: inout _VisualEffectParts) { parts.fade(opacity) }
}
