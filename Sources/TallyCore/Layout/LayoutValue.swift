nonisolated public struct _LayoutValueModifier<K: LayoutValueKey>: ElementModifier {
    public typealias Body = Never
    let value: K.Value

    @usableFromInline package init(value: K.Value) { self.value = value }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        LayoutValueSlot<K>(element, applied)
    }

    @MainActor public static func _describe(_ modifier: UnsafePointer<Self>, _ values: inout ContainerValues) {
        if let tag = modifier.pointee.value as? AnyHashable, K.self == TagKey.self { values[TagValueKey.self] = tag }
    }
}

extension View {
    @inlinable public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}

final class LayoutValueSlot<K: LayoutValueKey>: Slot {
    var value: K.Value { modifier(_LayoutValueModifier<K>.self).value }
    private static var keyID: ObjectIdentifier { ObjectIdentifier(K.self) }
    private let key = LayoutValueSlot.keyID
    override var layoutValueKey: ObjectIdentifier? { key }
    override var measures: Bool { false }

    override func apply(isFirst: Bool) {
        if !isFirst, let owner = element.container { owner.elementAnswersChanged(element) }
    }
}

extension Element {
    /// Grows with what `layoutValue` answers; 0: nothing was written.
    package func layoutValueVersion<K: LayoutValueKey>(_ key: K.Type) -> Int {
        let id = ObjectIdentifier(key)
        return slots.last { $0.layoutValueKey == id }?.applied.version ?? 0
    }

    /// Returns what the view tells its layout under the key; of several the outermost counts.
    package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        for slot in slots.reversed() where slot.layoutValueKey == id {
            // unsafe: the key is the type's, which a slot of that type alone has.
            return unsafeDowncast(slot, to: LayoutValueSlot<K>.self).value
        }
        return K.defaultValue
    }
}
