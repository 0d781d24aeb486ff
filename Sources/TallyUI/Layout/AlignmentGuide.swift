public import Foundation
@_spi(Runtime) import TallyCore

/// Sets an alignment guide of a view.
nonisolated struct AlignmentGuideModifier: ElementModifier {
    typealias Body = Never
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AlignmentGuideSlot(element, applied)
    }
}

extension View {
    @preconcurrency
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }

    @preconcurrency
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }
}

final class AlignmentGuideSlot: Slot {
    private var modifier: AlignmentGuideModifier? {
        (applied as? TypedAppliedModifier<AlignmentGuideModifier>)?.modifier
    }

    override func apply(isFirst: Bool) {
        if let key = modifier?.key { element.runtime.layoutPass.usedGuides.insert(key) }
        guard !isFirst else { return }
        element.invalidateLayout()
        element.container?.elementAnswersChanged(element)
    }

    override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let modifier, modifier.key == key else { return super.explicitAlignment(key, size, proposal) }
        let value = modifier.value(ViewDimensions(level: level, element, size: size, proposal: proposal))
        return value.isFinite ? value : nil
    }
}
