public import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

extension View {
    /// Values that are not finite count as 0.
    @inlinable public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(_EffectModifier(effect: .offset(offset)))
    }

    @inlinable public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
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
