nonisolated struct ContainerValueModifier<V>: ElementModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ContainerValueSlot<V>(element, applied)
    }

    @MainActor static func _describe(_ modifier: UnsafePointer<Self>, _ values: inout ContainerValues) {
        values[keyPath: modifier.pointee.keyPath] = modifier.pointee.value
    }
}

extension View {
    /// Writes a value at the view for the container around it; of several around one view the outermost counts.
    public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

/// Carries a value for the layout around.
class ContainerDescribingSlot: Slot {
    override final var measures: Bool { false }

    override final func apply(isFirst: Bool) {
        if !isFirst, let owner = element.container { owner.elementAnswersChanged(element) }
    }

    func describe(_ values: inout ContainerValues) {}
}

final class ContainerValueSlot<V>: ContainerDescribingSlot {
    override func describe(_ values: inout ContainerValues) {
        let modifier = modifier(ContainerValueModifier<V>.self)
        values[keyPath: modifier.keyPath] = modifier.value
    }
}

extension LayoutSubview {
    /// What was written at the view for containers.
    ///
    /// - Complexity: O(modifiers of the view).
    public var containerValues: ContainerValues {
        onMain { [element] in
            var values = ContainerValues()
            guard element.isAlive else { return values }
            if let tag = element.layoutValue(TagKey.self) { values[TagValueKey.self] = tag }
            for slot in element.slots { (slot as? ContainerDescribingSlot)?.describe(&values) }
            return values
        }
    }
}
