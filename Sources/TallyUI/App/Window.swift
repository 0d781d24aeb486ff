import TallyCore

/// One window: opening it a second time brings it to the front.
nonisolated public struct Window<Content: View>: _PrimitiveScene {
    private let scene: WindowScene
    private let content: Content

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        scene = WindowScene(id: id, title: title, isSingle: true)
        self.content = content()
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    @MainActor public static func _reconcileScene(_ scene: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        scene.scene.reconcile(scene.content, node, &update)
    }
}
