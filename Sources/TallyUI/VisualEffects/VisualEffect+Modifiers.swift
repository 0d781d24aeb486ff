public import Foundation
import TallyCore

extension VisualEffect {
    private func adding<Step: VisualEffectStep>(_ step: Step) -> ModifiedVisualEffect<Self, Step> {
        ModifiedVisualEffect(base: self, step: step)
    }

    /// Values that are not finite count as 0.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(OffsetStep(offset: offset)) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleStep(scale: scale, anchor: anchor))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(RotationStep(angle: angle, anchor: anchor))
    }

    /// Turns the view as its modifier of that name does; what comes behind the eye is not shown.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            Rotation3DStep(
                turn: SpaceTurn(
                    angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
                    perspective: perspective)))
    }

    /// Maps the view's own space, in points; a map that is not finite counts as none.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Maps the view's own space, in points; a map that is not finite counts as none.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(TransformStep(effect: TransformEffect(transform: transform)))
    }

    /// Values outside 0...1 are drawn as the nearest within; not-a-number as 0.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(FadeStep(opacity: opacity)) }

    /// Blurs the view; the radius, in points, is the standard deviation of the Gaussian; not above 0 it blurs nothing.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(BlurStep(radius: radius, isOpaque: opaque))
    }

    /// Adds an amount to each of red, green and blue (gamma-encoded, 0...1); below 0 the view gets darker.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(ColorStep(kind: .brightness, amount: amount))
    }

    /// Multiplies each colour component's distance from 0.5; 0 is grey, 1 as it is, below 0 inverts.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorStep(kind: .contrast, amount: amount)) }

    /// Takes colour away, 0...1; luminance is that of Rec. 709.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(ColorStep(kind: .grayscale, amount: amount))
    }

    /// Turns all hues by an angle, with the matrix of W3C Filter Effects.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorStep(kind: .hueRotation, amount: angle.animatableData))
    }

    /// Sets the saturation: 0 takes all colour away, 1 leaves it, above 1 it gets stronger; luminance is that of Rec.
    /// 709.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(ColorStep(kind: .saturation, amount: amount))
    }
}
