/// What a container that chooses finds on its views, to know which value each stands for.
package struct TagKey: LayoutValueKey {
    package static var defaultValue: AnyHashable? { nil }
}

/// The id, or the place, that a view has of the `ForEach` around it: its tag where it has no other.
package struct RowNameKey: LayoutValueKey {
    package static var defaultValue: AnyHashable? { nil }
}

private struct NamesRowsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether each `ForEach` writes its ids at its views.
    package var namesRows: Bool {
        get { self[NamesRowsKey.self] }
        set { self[NamesRowsKey.self] = newValue }
    }
}

extension Element {
    /// Which value the view stands for: its tag, or else its id in the innermost `ForEach`.
    package var tag: AnyHashable? {
        if let tag = layoutValue(TagKey.self) { return tag }
        let id = ObjectIdentifier(RowNameKey.self)
        for slot in slots where slot.layoutValueKey == id {
            // unsafe: the key is the type's, which a slot of that type alone has.
            return unsafeDowncast(slot, to: LayoutValueSlot<RowNameKey>.self).value
        }
        return nil
    }
}

extension LayoutSubview {
    package var tag: AnyHashable? { onMain { [element] in element.tag } }
}

extension Slot {
    /// The element that the slot's own one is drawn for: where it stands in a background or an overlay, that behind it.
    package var carrier: Element {
        var owner = element.container
        while let now = owner {
            if let slot = now as? Slot { return slot.element }
            owner = (now as? Element)?.container
        }
        return element
    }
}

extension Set<AnyHashable> {
    /// Returns whether a view with the tag is a selected one. One value is compared as it is: the hash of a unit of
    /// Foundation's differs from that of an equal unit on Linux.
    package func isChosen(_ tag: AnyHashable) -> Bool { count == 1 ? first == tag : contains(tag) }
}
