import TallyCore

/// Entries of a rotor: places that somebody who uses assistive technology goes to one after another.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder var body: Self.Body { get }

    /// Adds the entries in their order. Content with a body needs none of its own.
    @MainActor static func _collect(_ content: Self, into entries: inout _AccessibilityRotorEntries)
}

/// Collects entries of rotors.
@MainActor
public struct _AccessibilityRotorEntries {
    var entries: [AccessibilityRotorItem] = []
}

/// An entry as it is told.
struct AccessibilityRotorItem {
    let label: Text?
    /// What its view has been given as its id; nil: the view is the one that has the rotor.
    let id: AccessibilityRotorID?
    let prepare: @MainActor () -> Void
}

/// What ties an entry to a view.
struct AccessibilityRotorID: Hashable {
    let id: AnyHashable
    /// Nil: ids are told apart by their values alone.
    let namespace: Namespace.ID?

    func isMet(by other: Self) -> Bool { id == other.id && (namespace == nil || namespace == other.namespace) }
}

extension AccessibilityRotorContent {
    @MainActor public static func _collect(_ content: Self, into entries: inout _AccessibilityRotorEntries) {
        Body._collect(content.body, into: &entries)
    }
}

extension Never: AccessibilityRotorContent {
    @MainActor public static func _collect(_ content: Never, into entries: inout _AccessibilityRotorEntries) {}
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    @_disfavoredOverload
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.init(content: content()) }

    @MainActor public var body: Never { fatalError("A group of rotor entries has no body.") }

    @MainActor public static func _collect(_ group: Self, into entries: inout _AccessibilityRotorEntries) {
        Content._collect(group.content, into: &entries)
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id })
    }

    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    @MainActor public var body: Never { fatalError("ForEach has no body.") }

    @MainActor public static func _collect(_ rows: Self, into entries: inout _AccessibilityRotorEntries) {
        for element in rows.data { Content._collect(rows.content(element), into: &entries) }
    }
}
