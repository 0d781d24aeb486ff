import TallyCore

/// A scene with commands beside it.
nonisolated private struct CommandsScene<Content: Scene, C: Commands>: _PrimitiveScene {
    let content: Content
    let commands: C

    @MainActor static func _reconcileScene(_ scene: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        node.reconcileChild(0, SceneContent(scene: scene.content), update)
        if !update.environment.commandsAreReplaced {
            node.reconcileChild(1, CommandsContent(commands: scene.commands), update)
        }
    }
}

extension Scene {
    /// Adds commands to the program, which keys activate.
    public nonisolated func commands<Content>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene where Content: Commands {
        CommandsScene(content: self, commands: content())
    }

    /// Takes away the commands that the scene inside has added.
    public nonisolated func commandsRemoved() -> some Scene { commandsReplaced { EmptyCommands() } }

    /// Puts commands in the place of those that the scene inside has added.
    public nonisolated func commandsReplaced<Content>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene where Content: Commands {
        environment(\.commandsAreReplaced, true).commands(content: content)
    }
}

private struct CommandsReplacedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// A scene around has its own commands in place of those that scenes inside add.
    fileprivate var commandsAreReplaced: Bool {
        get { self[CommandsReplacedKey.self] }
        set { self[CommandsReplacedKey.self] = newValue }
    }
}
