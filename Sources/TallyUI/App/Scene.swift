import TallyCore

/// A part of a program with a life of its own, such as a window.
///
/// The first scene's window opens when the program begins, those of the others when they are asked for.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Updates the node with the scene. Scenes with a body need none of their own.
    @MainActor static func _reconcileScene(_ scene: Self, _ node: _ViewNode, _ update: inout _ViewUpdate)
}

extension Scene {
    @MainActor public static func _reconcileScene(_ scene: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        Composite.reconcile(scene, node, &update) { SceneContent(scene: $0.body) }
    }
}

extension Never: Scene {}

/// A scene that the runtime knows by itself.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    public var body: Never {
        fatalError("\(Self.self) has no body; return it from a program's body instead of reading its own.")
    }
}

/// A scene's place in the tree of views.
nonisolated struct SceneContent<S: Scene>: _PrimitiveView {
    let scene: S

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        S._reconcileScene(view.scene, node, &update)
    }
}
