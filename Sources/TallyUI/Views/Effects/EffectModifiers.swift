public import Foundation
import TallyMotion
import TallyScene

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

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        switch effect {
        case .offset: OffsetSlot(element, entry)
        case .opacity: OpacitySlot(element, entry)
        case .scale: ScaleSlot(element, entry)
        case .rotation: RotationSlot(element, entry)
        }
    }
}

extension View {
    /// Values that are not finite count as 0.
    @inlinable public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(_EffectModifier(effect: .offset(offset)))
    }

    @inlinable public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Values outside 0...1 are drawn as the nearest within; not-a-number as 0.
    @inlinable public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(_EffectModifier(effect: .opacity(opacity)))
    }

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

    @inlinable public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_EffectModifier(effect: .rotation(angle, anchor: anchor)))
    }

}

/// A slot with one attribute for its numbers.
class EffectSlot: Slot {
    final let attribute: Attribute
    final var effect: _EffectModifier.Effect? {
        applied(_EffectModifier.self).effect
    }
    var target: Vector4 { .zero }
    override var hasEffect: Bool { true }
    final override var measures: Bool { false }

    init(_ element: Element, _ entry: ChainEntry) {
        attribute = Attribute(element)
        super.init(element, entry)
    }

    final override func apply(isFirst: Bool) { attribute.set(target.finite, scope: scope) }

    /// What messages call the effect, and how they read it.
    var named: (name: String, unit: ValueUnit) { ("effect", .plain) }

    override func reportMotion(to report: inout MotionReport) { report.tell(named.name, named.unit, attribute) }
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

final class OffsetSlot: EffectSlot {
    override var target: Vector4 {
        guard case .offset(let offset)? = effect else { return .zero }
        return Vector4(Double(offset.width), Double(offset.height))
    }

    override var transform: Affine { .translation(x: attribute.presented[0], y: attribute.presented[1]) }
    override var translation: Attribute? { attribute }
    override var named: (name: String, unit: ValueUnit) { ("offset", .point) }

    override func apply(to transform: inout Affine, _ opacity: inout Double) {
        let offset = attribute.presented
        transform.tx += offset[0]
        transform.ty += offset[1]
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

/// An effect about a point of the view, which itself may be on its way.
class AnchoredSlot: EffectSlot {
    final private(set) lazy var frame = Attribute(element)

    final override func rectChanged() {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
    }

    final override func reportMotion(to report: inout MotionReport) {
        report.tell("frame of its \(named.name)", .rect, frame)
        super.reportMotion(to: &report)
    }

    /// The map about a unit point of the frame as shown.
    final func about(x: Double, y: Double, _ map: Affine) -> Affine {
        let f = frame.presented
        let cx = f[0] + f[2] * x
        let cy = f[1] + f[3] * y
        return Affine.translation(x: -cx, y: -cy).concatenating(map).concatenating(.translation(x: cx, y: cy))
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

extension Affine {
    /// By radians, clockwise as seen, since y grows downwards.
    static func rotation(_ radians: Double) -> Affine {
        let c = Mathematics.cos(radians)
        let s = Mathematics.sin(radians)
        return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }
}
