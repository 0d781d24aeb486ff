/// Several entries, as the builder makes them.
nonisolated public struct _TupleRotorContent<each Content: AccessibilityRotorContent>: AccessibilityRotorContent {
    let content: (repeat each Content)

    @MainActor public var body: Never { fatalError("Rotor entries have no body.") }

    @MainActor public static func _collect(_ tuple: Self, into entries: inout _AccessibilityRotorEntries) {
        func add<C: AccessibilityRotorContent>(_ content: C) { C._collect(content, into: &entries) }
        repeat add(each tuple.content)
    }
}

/// Entries that may be there.
nonisolated public struct _OptionalRotorContent<Content: AccessibilityRotorContent>: AccessibilityRotorContent {
    let content: Content?

    @MainActor public var body: Never { fatalError("Rotor entries have no body.") }

    @MainActor public static func _collect(_ optional: Self, into entries: inout _AccessibilityRotorEntries) {
        if let content = optional.content { Content._collect(content, into: &entries) }
    }
}

/// Turns statements into entries of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _TupleRotorContent<repeat each Content> {
        _TupleRotorContent(content: (repeat each content))
    }

    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> _OptionalRotorContent<Content> {
        _OptionalRotorContent(content: content)
    }
}
