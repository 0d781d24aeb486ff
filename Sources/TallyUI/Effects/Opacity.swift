@_spi(Runtime) import TallyCore
import TallyMotion

extension View {
    /// Values outside 0...1 are drawn as the nearest within; not-a-number as 0.
    @inlinable public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(_EffectModifier(effect: .opacity(opacity)))
    }
}

final class OpacitySlot: EffectSlot {
    override var target: Vector4 {
        guard case .opacity(let opacity)? = effect else { return .zero }
        return Vector4(opacity)
    }

    override var opacity: Double { attribute.presented.opacity }
    override var fade: Attribute? { attribute }
    override var named: (name: String, unit: ValueUnit) { ("opacity", .number) }
}
