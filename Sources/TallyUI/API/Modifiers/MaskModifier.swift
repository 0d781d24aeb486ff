import Foundation
import TallyMotion
import TallyScene

/// Shows a view as far as another one covers it.
nonisolated public struct _MaskModifier<Mask: View>: ElementModifier {
    public typealias Body = Never
    let mask: Mask

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        MaskSlot<Mask>(element, entry, around: Segment())
    }
}

extension View {
    /// Covered here: shapes filled with one colour, and linear gradients along an edge that fade at the ends.
    /// Another mask shows the view within its bounds.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskModifier(mask: mask()))
    }
}

final class MaskSlot<Mask: View>: Slot {
    private lazy var frame = Attribute(element)
    private var fade: EdgeFade?
    private var path: ((CGRect) -> Path)?

    override func apply(isFirst: Bool) {
        guard let mask = (entry as? TypedChainEntry<_MaskModifier<Mask>>)?.modifier.mask else { return }
        fade = (mask as? LinearGradient).flatMap { EdgeFade($0, entry.environment) }
        path = (mask as? any Shape).map { shape in { shape.path(in: $0) } }
        element.needsRecord()
    }

    override func rectChanged() {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
        element.needsRecord()
    }

    override func draw(around inner: Segment) {
        guard let around else { return }
        around.setChildren([inner])
        let f = frame.presented
        let bounds = Rect(x: f[0], y: f[1], width: Swift.max(0, f[2]), height: Swift.max(0, f[3]))
        if let path {
            around.clip = .outline(
                path(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)).outline,
                evenOdd: false)
        } else if let fade {
            around.clip = fade.clip(bounds)
        } else {
            around.clip = .rect(bounds)
        }
    }
}

/// A mask that is opaque in the middle and fades along one axis towards its ends, as shares of the extent.
struct EdgeFade: Equatable {
    let axis: Axis
    let start: Double
    let end: Double

    /// Nil unless the gradient runs straight along one axis, from clear through opaque to clear.
    init?(_ gradient: LinearGradient, _ environment: EnvironmentValues) {
        guard case .linearGradient(let stops, let from, let to) = environment.settled(gradient) else { return nil }
        if from == UnitPoint.top, to == UnitPoint.bottom {
            axis = .vertical
        } else if from == UnitPoint.leading, to == UnitPoint.trailing {
            axis = .horizontal
        } else {
            return nil
        }
        guard let first = stops.firstIndex(where: { $0.color.opacity >= 1 }),
            let last = stops.lastIndex(where: { $0.color.opacity >= 1 }),
            stops[..<first].allSatisfy({ $0.color.opacity <= 0 }),
            stops[(last + 1)...].allSatisfy({ $0.color.opacity <= 0 })
        else { return nil }
        start = stops[first].location
        end = 1 - stops[last].location
    }

    func clip(_ rect: Rect) -> Clip {
        axis == .vertical
            ? .softRect(rect, top: start * rect.height, bottom: end * rect.height, left: 0, right: 0)
            : .softRect(rect, top: 0, bottom: 0, left: start * rect.width, right: end * rect.width)
    }
}
