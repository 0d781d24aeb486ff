import TallyCore

/// A program: what stands in its scenes, and the entry point that opens them.
///
/// `@main` on a conforming type calls `main()`, which the module `SwiftUI` brings.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

/// A program and the content of its first window, for a stage to play: the program's own state lives in it.
package struct AppContent<A: App>: _PrimitiveView {
    package let app: A

    package init(_ app: A) { self.app = app }

    package static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let scenes = update.runtime.service(ProgramScenes.self)
        update.environment.programBase = ProgramBase(update.environment.storage)
        update.environment.programScenes = scenes
        if let phase = scenes.phase { update.environment.scenePhase = phase }
        ProgramEnvironment.change(&update.environment)
        Composite.reconcile(view.app, node, &update) { SceneContent(scene: $0.body) }
    }
}

/// What the delegates of a program put into the environment of its scenes.
@MainActor
package enum ProgramEnvironment {
    package static var change: (inout EnvironmentValues) -> Void = { _ in }
}
