import Foundation
import TallyCore
import TallyMotion
import TallyScene

/// A rotation in space as a visual effect has it. What is not finite counts as 0.
struct SpaceTurn: Animatable, Equatable, Sendable {
    var angle: Angle
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    var animatableData:
        AnimatablePair<
            AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(angle.animatableData, AnimatablePair(x, AnimatablePair(y, z))),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
        }
        set {
            angle.animatableData = newValue.first.first
            x = newValue.first.second.first
            y = newValue.first.second.second.first
            z = newValue.first.second.second.second
            anchor.animatableData = newValue.second.first
            anchorZ = newValue.second.second.first
            perspective = newValue.second.second.second
        }
    }

    func projection(in frame: Vector4) -> Projection {
        Projection(
            turning: angle.radians.isFinite ? angle.radians : 0,
            about: SIMD3(Double(x.orZero), Double(y.orZero), Double(z.orZero)), x: Double(anchor.x.orZero),
            y: Double(anchor.y.orZero), z: Double(anchorZ.orZero), perspective: Double(perspective.orZero), in: frame)
    }
}
