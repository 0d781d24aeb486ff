import TallyCore

/// A menu of commands of the program's own. Nothing shows it; its keyboard shortcuts work.
nonisolated public struct CommandMenu<Content>: _PrimitiveCommands where Content: View {
    private let content: Content

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol { self.content = content() }

    @MainActor public static func _reconcileCommands(
        _ commands: Self, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        CommandList.reconcile(commands.content, node, &update)
    }
}
