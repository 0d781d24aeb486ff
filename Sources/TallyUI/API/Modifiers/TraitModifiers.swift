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

    @inlinable public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
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

nonisolated public struct _LayoutValueModifier<K: LayoutValueKey>: ElementModifier {
    public typealias Body = Never
    let value: K.Value

    @usableFromInline init(value: K.Value) { self.value = value }

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        LayoutValueSlot<K>(element, entry)
    }
}

final class LayoutValueSlot<K: LayoutValueKey>: Slot {
    var value: K.Value { applied(_LayoutValueModifier<K>.self).value }
    private static var keyID: ObjectIdentifier { ObjectIdentifier(K.self) }
    private let key = LayoutValueSlot.keyID
    override var layoutValueKey: ObjectIdentifier? { key }

    override func apply(isFirst: Bool) {
        if !isFirst, let owner = element.container { owner.elementAnswersChanged(element) }
    }
}

extension Element {
    /// Grows with what `layoutValue` answers; 0: nothing was written.
    func layoutValueVersion<K: LayoutValueKey>(_ key: K.Type) -> Int {
        let id = ObjectIdentifier(key)
        return slots.last { $0.layoutValueKey == id }?.entry.version ?? 0
    }

    /// What the view tells its layout under the key; of several the outermost counts.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        for slot in slots.reversed() where slot.layoutValueKey == id {
            // unsafe: the key is the type's, which a slot of that type alone has.
            return unsafeDowncast(slot, to: LayoutValueSlot<K>.self).value
        }
        return K.defaultValue
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
        if let key = modifier?.key { element.runtime.usedGuides.insert(key) }
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
