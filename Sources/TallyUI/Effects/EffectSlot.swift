import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion

/// A built-in effect of a few numbers: it changes how a view is shown, and nothing of its layout.
nonisolated public struct _EffectModifier: ElementModifier, Equatable, Sendable {
    public typealias Body = Never

    @usableFromInline enum Effect: Equatable, Sendable {
        case offset(CGSize)
        case opacity(Double)
        case scale(CGSize, anchor: UnitPoint)
        case rotation(Angle, anchor: UnitPoint)
    }

    let effect: Effect

    @usableFromInline init(effect: Effect) { self.effect = effect }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        switch effect {
        case .offset: OffsetSlot(element, applied)
        case .opacity: OpacitySlot(element, applied)
        case .scale: ScaleSlot(element, applied)
        case .rotation: RotationSlot(element, applied)
        }
    }
}

/// A slot with one attribute for its numbers.
class EffectSlot: Slot {
    final let attribute: Attribute
    final var effect: _EffectModifier.Effect? {
        modifier(_EffectModifier.self).effect
    }
    var target: Vector4 { .zero }
    override var hasEffect: Bool { true }
    final override var measures: Bool { false }

    init(_ element: Element, _ applied: AppliedModifier) {
        attribute = Attribute(element)
        super.init(element, applied)
    }

    final override func apply(isFirst: Bool) { attribute.set(target.finite, scope: scope) }

    /// What messages call the effect, and how they read it.
    var named: (name: String, unit: ValueUnit) { ("effect", .plain) }

    override func reportMotion(to report: inout MotionReport) { report.add(named.name, named.unit, attribute) }
}

extension Vector4 {
    /// With 0 for every component that is not finite.
    var finite: Vector4 {
        Vector4(components.replacing(with: 0, where: .!(components.magnitude .< Double.infinity)))
    }
}

extension SIMD4<Double> {
    var magnitude: SIMD4<Double> { replacing(with: -self, where: self .< 0) }
}
