import TallyCore

/// A window, and what stands in it.
///
/// On Linux a group opens one window, not several of a kind.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
    private let id: String
    private let title: Text?
    private let content: Content

    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        (self.id, title, self.content) = (id, nil, content())
    }

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        (self.id, self.title, self.content) = (id, title, content())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(id: "", content: content) }

    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title, id: "", content: content)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: "", content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: "", content: content)
    }

    @MainActor public static func _reconcileScene(_ scene: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        var settings = update.environment.windowSettings
        settings.title = scene.title?.string(locale: update.environment.locale)
        guard update.runtime.root.takeWindow(node, settings) else { return }
        Content.reconcile(value: scene.content, node, &update)
    }
}
