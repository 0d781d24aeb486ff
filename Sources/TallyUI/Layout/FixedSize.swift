import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Ideal size along one or both axes, whatever is proposed.
nonisolated public struct _FixedSizeLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    @usableFromInline init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        FixedSizeSlot(element, applied)
    }
}

extension View {
    @inlinable public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    @inlinable public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

final class FixedSizeSlot: Slot {
    private var horizontal = false
    private var vertical = false

    override func apply(isFirst: Bool) {
        guard let modifier = (applied as? TypedAppliedModifier<_FixedSizeLayout>)?.modifier else { return }
        horizontal = modifier.horizontal
        vertical = modifier.vertical
        if !isFirst { element.invalidateLayout() }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(level, inner(proposal)) }

    /// What was measured without a proposal is offered the size that came of it: a stack gives it on to what fills it.
    private func placed(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? size.width : proposal.width, height: vertical ? size.height : proposal.height)
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        element.place(level, rect, placed(proposal, in: CGSize(width: rect.width, height: rect.height)))
    }

    override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        element.explicitAlignment(level, key, size, placed(proposal, in: size))
    }
}
