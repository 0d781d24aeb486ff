public import Foundation

/// What a view tells its container: how near it stands, what it is offered first, values for its layout.
nonisolated public struct _TraitModifier: ElementModifier, Equatable, Sendable {
    public typealias Body = Never

    enum Trait: Equatable, Sendable {
        case zIndex(Double)
        case layoutPriority(Double)
    }

    let trait: Trait

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot { TraitSlot(element, entry) }
}

extension View {
    /// Views of a larger value are drawn in front of their siblings; 0 where none is set. The innermost counts.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_TraitModifier(trait: .zIndex(value.isNaN ? 0 : value)))
    }

    /// Views of a larger value are offered space before their siblings; 0 where none is set.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitModifier(trait: .layoutPriority(value.isNaN ? 0 : value)))
    }
}

final class TraitSlot: Slot {
    override func apply(isFirst: Bool) {
        guard let trait = (entry as? TypedChainEntry<_TraitModifier>)?.modifier.trait else { return }
        // Slots are applied from the inside out, so the first of a kind is the innermost.
        let isInnermost = !element.slots.prefix(level).contains { ($0 as? TraitSlot)?.isSameKind(trait) ?? false }
        guard isInnermost else { return }
        switch trait {
        case .zIndex(let value):
            element.zIndex = value
            element.node.list.orderChanged()
        case .layoutPriority(let value):
            element.layoutPriority = value
            if !isFirst, let owner = element.container { owner.elementAnswersChanged(element) }
        }
    }

    private func isSameKind(_ other: _TraitModifier.Trait) -> Bool {
        switch ((entry as? TypedChainEntry<_TraitModifier>)?.modifier.trait, other) {
        case (.zIndex, .zIndex), (.layoutPriority, .layoutPriority): true
        default: false
        }
    }
}

/// Sets an alignment guide of a view.
nonisolated struct AlignmentGuideModifier: ElementModifier {
    typealias Body = Never
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        AlignmentGuideSlot(element, entry)
    }
}

extension View {
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }

    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }
}

final class AlignmentGuideSlot: Slot {
    private var modifier: AlignmentGuideModifier? { (entry as? TypedChainEntry<AlignmentGuideModifier>)?.modifier }

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
