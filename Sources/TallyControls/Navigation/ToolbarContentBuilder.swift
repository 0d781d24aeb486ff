/// Several items, as the builder makes them.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    let content: (repeat each Content)

    @MainActor public var body: Never { fatalError("Toolbar items have no body.") }

    @MainActor public static func _collect(_ tuple: Self, into items: inout _ToolbarItems) {
        func add<C: ToolbarContent>(_ content: C) { C._collect(content, into: &items) }
        repeat add(each tuple.content)
    }
}

/// Items that may be there.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content?

    @MainActor public var body: Never { fatalError("Toolbar items have no body.") }

    @MainActor public static func _collect(_ optional: Self, into items: inout _ToolbarItems) {
        if let content = optional.content { Content._collect(content, into: &items) }
    }
}

/// Turns statements into the items of bars.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent<repeat each Content> {
        _TupleToolbarContent(content: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbarContent<First, Second> { .first(first) }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbarContent<First, Second> { .second(second) }
}

/// Items of an `if` with an `else`.
nonisolated public enum _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    case first(First)
    case second(Second)

    @MainActor public var body: Never { fatalError("Toolbar items have no body.") }

    @MainActor public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        switch content {
        case .first(let content): First._collect(content, into: &items)
        case .second(let content): Second._collect(content, into: &items)
        }
    }
}
