public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Puts the middle of a view at a position in the space of its container, which it takes whole.
nonisolated public struct _PositionLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let position: CGPoint

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        PositionSlot(element, applied)
    }
}

extension View {
    public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

final class PositionSlot: Slot {
    private var position = CGPoint.zero

    override func apply(isFirst: Bool) {
        position = (applied as? TypedAppliedModifier<_PositionLayout>)?.modifier.position ?? .zero
        if !isFirst { element.invalidateLayout() }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let content = element.size(level, proposal)
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height).sanitized
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        let size = element.size(level, proposal)
        element.place(
            level,
            Rect(
                x: rect.minX + Double(position.x.orZero - size.width / 2),
                y: rect.minY + Double(position.y.orZero - size.height / 2), width: size.width, height: size.height),
            proposal)
    }
}
