public import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

extension View {
    @inlinable public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_EffectModifier(effect: .scale(scale, anchor: anchor)))
    }

    @inlinable public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    @inlinable public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> some View
    {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}

/// A view at another scale, as a geometry effect of its own; `scaleEffect(_:anchor:)` is the way that is drawn quicker.
nonisolated public struct _ScaleEffect: GeometryEffect, Equatable, Sendable {
    public typealias Body = Never
    public var scale: CGSize
    public var anchor: UnitPoint

    public nonisolated init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        return ProjectionTransform(
            CGAffineTransform(
                a: scale.width, b: 0, c: 0, d: scale.height, tx: x - x * scale.width, ty: y - y * scale.height))
    }

    public nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

final class ScaleSlot: AnchoredSlot {
    override var target: Vector4 {
        guard case .scale(let scale, let anchor)? = effect else { return .zero }
        return Vector4(
            Double(scale.width), Double(scale.height), Double(anchor.x) * Self.anchorUnit,
            Double(anchor.y) * Self.anchorUnit)
    }

    static let anchorUnit = Double(animatableUnit)
    override var named: (name: String, unit: ValueUnit) { ("scale", .scale) }

    override var scale: Attribute? { attribute }
    override var scaleFrame: Attribute? { frame }
    override var scaleCenter: Point? {
        let (shown, model) = (attribute.presented, attribute.model)
        guard shown[2] == model[2], shown[3] == model[3] else { return nil }
        func center(_ f: Vector4) -> Point {
            Point(x: f[0] + f[2] * shown[2] / Self.anchorUnit, y: f[1] + f[3] * shown[3] / Self.anchorUnit)
        }
        let shownCenter = center(frame.presented)
        return frame.isMoving && shownCenter != center(frame.model) ? nil : shownCenter
    }

    override var transform: Affine {
        let v = attribute.presented
        return about(x: v[2] / Self.anchorUnit, y: v[3] / Self.anchorUnit, .scale(x: v[0], y: v[1]))
    }
}
