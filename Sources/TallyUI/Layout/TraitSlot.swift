@_spi(Runtime) import TallyCore

/// What a view tells its container: how near it stands, what it is offered first, values for its layout.
nonisolated public struct _TraitModifier: ElementModifier, Equatable, Sendable {
    public typealias Body = Never

    enum Trait: Equatable, Sendable {
        case zIndex(Double)
        case layoutPriority(Double)
    }

    let trait: Trait

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TraitSlot(element, applied)
    }
}

final class TraitSlot: Slot {
    override func apply(isFirst: Bool) {
        guard let trait = (applied as? TypedAppliedModifier<_TraitModifier>)?.modifier.trait else { return }
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
        switch ((applied as? TypedAppliedModifier<_TraitModifier>)?.modifier.trait, other) {
        case (.zIndex, .zIndex), (.layoutPriority, .layoutPriority): true
        default: false
        }
    }
}
