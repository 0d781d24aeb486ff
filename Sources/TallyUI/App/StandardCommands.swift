import TallyCore

/// Commands for the sidebar. There is no menu bar, so that nothing is added: a split view has a button for it.
nonisolated public struct SidebarCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for editing text. There is no menu bar, so that nothing is added: text fields know their keys.
nonisolated public struct TextEditingCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for the look of text. There is no menu bar, so that nothing is added.
nonisolated public struct TextFormattingCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for the toolbar. There is no menu bar, so that nothing is added.
nonisolated public struct ToolbarCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for inspectors. There is no menu bar, so that nothing is added.
nonisolated public struct InspectorCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}
