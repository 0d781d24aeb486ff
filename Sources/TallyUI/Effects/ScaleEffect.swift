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

final class ScaleSlot: AnchoredSlot {
    override var target: Vector4 {
        guard case .scale(let scale, let anchor)? = effect else { return .zero }
        return Vector4(
            Double(scale.width), Double(scale.height), Double(anchor.x) * Self.anchorUnit,
            Double(anchor.y) * Self.anchorUnit)
    }

    static let anchorUnit = Double(animatableUnit)
    override var named: (name: String, unit: ValueUnit) { ("scale", .scale) }

    override var transform: Affine {
        let v = attribute.presented
        return about(x: v[2] / Self.anchorUnit, y: v[3] / Self.anchorUnit, .scale(x: v[0], y: v[1]))
    }
}
