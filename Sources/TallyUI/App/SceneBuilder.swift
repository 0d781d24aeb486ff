import TallyCore

/// Makes one scene of the scenes that a closure lists.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene((repeat each content))
    }

    /// Of a scene under `if #available`; another condition is none that scenes may have, as with Apple's.
    public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
        scene.map { LimitedScene($0) } ?? LimitedScene()
    }

    public static func buildLimitedAvailability(
        _ scene: any Scene
    ) -> any Scene & _LimitedAvailabilitySceneMarker { LimitedScene(scene) }
}

/// A scene that only later systems have.
public protocol _LimitedAvailabilitySceneMarker {}

/// A scene whose type is hidden, or none.
nonisolated private struct LimitedScene: _PrimitiveScene, _LimitedAvailabilitySceneMarker {
    private let content: AnyView

    init() { content = AnyView(EmptyView()) }

    init(_ scene: any Scene) { content = Self.content(of: scene) }

    private static func content<S: Scene>(of scene: S) -> AnyView { AnyView(SceneContent(scene: scene)) }

    @MainActor static func _reconcileScene(_ scene: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        AnyView.reconcile(value: scene.content, node, &update)
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
