import TallyCore

/// Makes one scene of the scenes that a closure lists.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene((repeat each content))
    }
}

/// Several scenes of one program.
nonisolated public struct _TupleScene<T>: _PrimitiveScene {
    let value: T
    private let reconcileScenes: @MainActor (T, _ViewNode, _ViewUpdate) -> Void

    init<each Content: Scene>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        reconcileScenes = { value, node, update in
            var index = 0
            repeat Self.reconcile(each value, node, &index, update)
        }
    }

    @MainActor private static func reconcile<S: Scene>(
        _ scene: S, _ node: _ViewNode, _ index: inout Int, _ update: _ViewUpdate
    ) {
        node.reconcileChild(index, SceneContent(scene: scene), update)
        index += 1
    }

    @MainActor public static func _reconcileScene(_ scene: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        scene.reconcileScenes(scene.value, node, update)
    }
}
