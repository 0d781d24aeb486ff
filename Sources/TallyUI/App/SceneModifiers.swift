public import Foundation
public import Observation
public import TallyCombine
import TallyCore

/// A scene with a modifier for everything that stands in it.
nonisolated struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: _PrimitiveScene {
    let content: Content
    let modifier: Modifier

    @MainActor static func _reconcileScene(_ scene: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = ModifiedContent(content: SceneContent(scene: scene.content), modifier: scene.modifier)
        ModifiedContent.reconcile(value: view, node, &update)
    }
}

extension Scene {
    private nonisolated func modified<M: ViewModifier>(_ modifier: M) -> ModifiedScene<Self, M> {
        ModifiedScene(content: self, modifier: modifier)
    }

    private nonisolated func settings(_ change: @escaping (inout WindowSettings) -> Void) -> some Scene {
        modified(_EnvironmentKeyTransformModifier(keyPath: \.windowSettings, transform: change))
    }

    /// Sets the size of the window in points, without the frame around. Of several the innermost counts. A size that is
    /// not finite or not above 0 is no wish.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
        settings { if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite { $0.size = size } }
    }

    /// Sets the size of the window in points, without the frame around.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        settings { $0.resizability = resizability.kind }
    }

    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        modified(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        modified(
            _EnvironmentKeyWritingModifier<T?>(keyPath: \EnvironmentValues.[objectKey: ObjectKey<T>()], value: object))
    }

    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        modified(
            _EnvironmentKeyWritingModifier<T?>(keyPath: \EnvironmentValues.[objectKey: ObjectKey<T>()], value: object))
    }

    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        modified(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    @available(*, deprecated, message: "Use onChange with a closure of two or no parameters instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        modified(ValueActionModifier(value: value, isInitial: false, isOfOldView: true) { action($1) })
    }

    /// Runs with the old and the new value after the update in which the value changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        modified(ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        modified(ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }
}

extension Scene {
    /// Keeps what the scene's `AppStorage` properties hold, where they name no store of their own, in this one.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, store)
    }
}
