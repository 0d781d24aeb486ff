@_spi(Runtime) import TallyCore

/// Hands up a value that holds a place of the view, or puts one into the value of the views inside.
nonisolated struct AnchorPreferenceModifier<A, K: PreferenceKey>: ElementModifier {
    typealias Body = Never
    let anchor: Anchor<A>.Source
    let change: (K.Value?, Anchor<A>) -> K.Value

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AnchorPreferenceSlot<A, K>(element, applied)
    }
}

extension View {
    /// Hands up a value made from a place of the view; readers turn it into their own space with a `GeometryProxy`.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(anchor: value) { transform($1) })
    }

    /// Changes the value of the views inside, or the default value, with a place of the view at hand.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<A, K>(anchor: value) { inside, anchor in
                var value = inside ?? K.defaultValue
                transform(&value, anchor)
                return value
            })
    }
}

private final class AnchorPreferenceSlot<A, K: PreferenceKey>: TypedPreferenceSlot<K> {
    private lazy var watch = PlaceWatch(self) { $0.element.runtime.layoutPass.followers.noteChange() }

    override func apply(isFirst: Bool) {
        super.apply(isFirst: isFirst)
        if isFirst {
            watch.reads.usesPlace = true
            element.runtime.layoutPass.followers.add(watch)
        }
    }

    override func value(inside: () -> K.Value?) -> K.Value? {
        let modifier = modifier(AnchorPreferenceModifier<A, K>.self)
        return modifier.change(inside(), modifier.anchor.anchor(rect, site.toGlobal))
    }

    override func destroy() {
        super.destroy()
        watch.isOver = true
    }
}
