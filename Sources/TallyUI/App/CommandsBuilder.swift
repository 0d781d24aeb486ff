import TallyCore

/// Makes one of the commands that a closure lists.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }

    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        _TupleCommands((repeat each content))
    }

    public static func buildIf<C>(_ content: C?) -> C? where C: Commands { content }

    public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { content }

    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
        _ConditionalContent<T, F>(storage: .trueContent(first))
    }

    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
        _ConditionalContent<T, F>(storage: .falseContent(second))
    }
}

/// Several commands.
nonisolated struct _TupleCommands<T>: _PrimitiveCommands {
    let value: T
    private let reconcileAll: @MainActor (T, _ViewNode, _ViewUpdate) -> Void

    init<each C: Commands>(_ value: (repeat each C)) where T == (repeat each C) {
        self.value = value
        reconcileAll = { value, node, update in
            var index = 0
            repeat Self.reconcile(each value, node, &index, update)
        }
    }

    @MainActor private static func reconcile<C: Commands>(
        _ commands: C, _ node: _ViewNode, _ index: inout Int, _ update: _ViewUpdate
    ) {
        node.reconcileChild(index, CommandsContent(commands: commands), update)
        index += 1
    }

    @MainActor static func _reconcileCommands(_ commands: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        commands.reconcileAll(commands.value, node, update)
    }
}

extension Optional: Commands, _PrimitiveCommands where Wrapped: Commands {
    public typealias Body = Never

    @MainActor public static func _reconcileCommands(
        _ commands: Self, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        Optional<CommandsContent<Wrapped>>.reconcile(
            value: commands.map { CommandsContent(commands: $0) }, node, &update)
    }
}

extension _ConditionalContent: Commands, _PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
    public typealias Body = Never

    @MainActor public static func _reconcileCommands(
        _ commands: Self, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        typealias Views = _ConditionalContent<CommandsContent<TrueContent>, CommandsContent<FalseContent>>
        let views: Views =
            switch commands.storage {
            case .trueContent(let content): Views(storage: .trueContent(CommandsContent(commands: content)))
            case .falseContent(let content): Views(storage: .falseContent(CommandsContent(commands: content)))
            }
        Views.reconcile(value: views, node, &update)
    }
}
