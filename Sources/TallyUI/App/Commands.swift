import TallyCore

/// Commands of a program: buttons and other controls that keys activate.
///
/// There is no menu bar. The keyboard shortcuts of commands work wherever the focus is; a view's own with the same keys comes first.
/// What is disabled does nothing.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Updates the node with the commands. Those with a body need none of their own.
    @MainActor static func _reconcileCommands(_ commands: Self, _ node: _ViewNode, _ update: inout _ViewUpdate)
}

extension Commands {
    @MainActor public static func _reconcileCommands(
        _ commands: Self, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        Composite.reconcile(commands, node, &update) { CommandsContent(commands: $0.body) }
    }
}

extension Never: Commands {}

/// Commands that the runtime knows by itself.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body; return it from a body instead of reading its own.") }
}

/// No commands.
nonisolated public struct EmptyCommands: _PrimitiveCommands {
    public init() {}

    @MainActor public static func _reconcileCommands(
        _ commands: Self, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {}
}

/// The commands' place in the tree of views.
nonisolated struct CommandsContent<C: Commands>: _PrimitiveView {
    let commands: C

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        C._reconcileCommands(view.pointee.commands, node, &update)
    }
}
