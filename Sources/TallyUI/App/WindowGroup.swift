import TallyCore

/// Windows that show the same, each with a state of its own.
///
/// The first scene of a program opens a window when it begins, and `openWindow` opens more: of a group with an `id` another each time,
/// of one `for` a type one for each value.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
    private let scene: WindowScene
    private let content: Content

    nonisolated init(_ scene: WindowScene, _ content: Content) { (self.scene, self.content) = (scene, content) }

    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.init(WindowScene(id: id), content())
    }

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(WindowScene(id: id, title: title), content())
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
        scene.scene.reconcile(scene.content, node, &update)
    }
}
