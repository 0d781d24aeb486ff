import TallyCore

/// A place that a rotor leads to: the view that `accessibilityRotorEntry(id:in:)` gives the same id.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    let item: AccessibilityRotorItem

    @MainActor public var body: Never { fatalError("A rotor entry has no body.") }

    @MainActor public static func _collect(_ entry: Self, into entries: inout _AccessibilityRotorEntries) {
        entries.entries.append(entry.item)
    }

    private init(_ label: Text?, _ id: ID?, _ namespace: Namespace.ID?, _ prepare: @escaping () -> Void) {
        let prepare = AccessibilityChange.onMain { (_: Void) in prepare() }
        item = AccessibilityRotorItem(
            label: label, id: id.map { AccessibilityRotorID(id: AnyHashable($0), namespace: namespace) },
            prepare: { prepare(()) })
    }

    /// - Parameters:
    ///   - textRange: of the view's text; nothing goes by it.
    ///   - prepare: called before the entry is gone to, as to bring its view to the screen.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, id, namespace, prepare)
    }

    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id, namespace, prepare)
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id, namespace, prepare)
    }

    /// An entry for the first view that has this id in any namespace.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, id, nil, prepare)
    }

    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id, nil, prepare)
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id, nil, prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry for a part of the text of the view that has the rotor.
    ///
    /// - Parameter textRange: of the view's text; nothing goes by it.
    public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, nil, nil, prepare)
    }

    public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), nil, nil, prepare)
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), nil, nil, prepare)
    }
}

extension View {
    /// Has entries of this id lead to the view.
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibility(
            AccessibilityChange(ofElement: false) {
                $0.rotorIDs = [AccessibilityRotorID(id: AnyHashable(id), namespace: namespace)]
            })
    }
}
