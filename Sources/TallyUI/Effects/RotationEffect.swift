@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

extension View {
    @inlinable public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_EffectModifier(effect: .rotation(angle, anchor: anchor)))
    }
}

final class RotationSlot: AnchoredSlot {
    override var named: (name: String, unit: ValueUnit) { ("rotation", .degrees) }

    override var target: Vector4 {
        guard case .rotation(let angle, let anchor)? = effect else { return .zero }
        let unit = Double(animatableUnit)
        return Vector4(angle.radians * unit, Double(anchor.x) * unit, Double(anchor.y) * unit)
    }

    override var transform: Affine {
        let v = attribute.presented.scaled(by: 1 / Double(animatableUnit))
        return about(x: v[1], y: v[2], .rotation(v[0]))
    }
}
