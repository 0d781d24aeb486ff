/// A key of what views say to what stands around them, and what it is where nobody said it.
///
/// The older form of `ContainerValueKey`: what is written by `_trait(_:_:)` is read of the children of a `_VariadicView` and by
/// `LayoutSubview._trait(key:)`.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// A trait among the values for containers.
private enum TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension ContainerValues {
    subscript<Trait: _ViewTraitKey>(trait key: Trait.Type) -> Trait.Value {
        get { self[TraitValueKey<Trait>.self] }
        set { self[TraitValueKey<Trait>.self] = newValue }
    }
}

/// What `_trait(_:_:)` does.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ElementModifier {
    public typealias Body = Never
    public let value: Trait.Value

    @inlinable public init(value: Trait.Value) { self.value = value }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TraitWritingSlot<Trait>(element, applied)
    }

    @MainActor public static func _describe(_ modifier: UnsafePointer<Self>, _ values: inout ContainerValues) {
        values[trait: Trait.self] = modifier.pointee.value
    }
}

private final class TraitWritingSlot<Trait: _ViewTraitKey>: ContainerDescribingSlot {
    override func describe(_ values: inout ContainerValues) {
        values[trait: Trait.self] = modifier(_TraitWritingModifier<Trait>.self).value
    }
}

extension View {
    /// Writes a trait at the view for what stands around it; of several around one view the outermost counts.
    @inlinable public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_TraitWritingModifier<K>(value: value))
    }
}

extension LayoutSubview {
    /// Returns the trait that was written at the view.
    ///
    /// - Complexity: O(modifiers of the view).
    public func _trait<K: _ViewTraitKey>(key: K.Type) -> K.Value { containerValues[trait: K.self] }
}
