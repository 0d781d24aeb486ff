import Foundation
@_spi(Runtime) import TallyCore

/// A scene of windows, as it was described last.
@MainActor
package final class WindowSceneState {
    private weak var scenes: ProgramScenes?
    private var id = ""
    /// Of what type the values are that windows are opened for; nil: they are opened for none.
    private(set) var valueType: ObjectIdentifier?
    /// There is never more than one window.
    private(set) var isSingle = false
    private var makeValue: (() -> AnyHashable?)?
    private var accepts: ((AnyHashable) -> Bool)?
    private(set) var settings = WindowSettings()
    private(set) var content = AnyView(EmptyView())
    /// What scenes around have put into the environment, over `base`.
    private(set) var environment: EnvironmentStorage?
    private(set) var base: EnvironmentStorage?

    fileprivate init(_ scenes: ProgramScenes) {
        self.scenes = scenes
        scenes.add(self)
    }

    var initialValue: AnyHashable? { makeValue?() }

    func opens(_ id: String?, _ value: AnyHashable?) -> Bool {
        (id == nil || id == self.id) && (value.map { accepts?($0) ?? true } ?? true)
    }

    func close(_ window: OpenedWindow) { scenes?.close(window) }

    fileprivate func take(_ scene: WindowScene, _ update: _ViewUpdate, _ content: () -> AnyView) {
        (id, valueType, isSingle) = (scene.id, scene.valueType, scene.isSingle)
        (makeValue, accepts) = (scene.makeValue, scene.accepts)
        settings = update.environment.windowSettings
        settings.title = scene.title?.string(locale: update.environment.locale)
        self.content = content()
        environment = update.environment.storage
        base = update.environment.programBase?.storage
        guard let scenes else { return }
        let animation = update.runtime.updatePass.groupTransaction.animation
        for window in scenes.windows where window.scene === self && window !== scenes.first {
            window.contentChanged(animation)
        }
    }
}

extension WindowSceneState: NodeEndObserver {
    package func nodeEnded(_ runtime: Runtime) { scenes?.remove(self) }
}

/// What all scenes of windows are made of.
nonisolated package struct WindowScene {
    var id = ""
    var title: Text?
    var valueType: ObjectIdentifier?
    var isSingle = false
    /// The value of a window that is opened for none.
    package var makeValue: (() -> AnyHashable?)?
    /// Whether there can be a window for a value; nil: for all of the type.
    package var accepts: ((AnyHashable) -> Bool)?

    init(
        id: String = "", title: Text? = nil, valueType: ObjectIdentifier? = nil, isSingle: Bool = false,
        makeValue: (() -> AnyHashable?)? = nil
    ) {
        (self.id, self.title, self.valueType) = (id, title, valueType)
        (self.isSingle, self.makeValue) = (isSingle, makeValue)
    }

    /// Creates a scene whose windows are opened for values of a type.
    package init(valueType: ObjectIdentifier) { self.valueType = valueType }

    /// Updates the node with the scene: with its window's content, where the program's first window is the scene's.
    @MainActor package func reconcile<Content: View>(
        _ content: Content, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let scenes = update.runtime.service(ProgramScenes.self)
        let scene = update.remember(node) { WindowSceneState(scenes) }
        scene.take(self, update) { AnyView(content) }
        guard let first = scenes.first(of: scene) else { return }
        update.runtime.root.take(first.settings)
        update.environment.openedWindow = first
        if scenes.phase != nil { update.environment.scenePhase = update.runtime.root.environment.scenePhase }
        WindowContent.reconcile(value: WindowContent(window: first, content: content), node, &update)
    }
}

/// What stands in the first window, as long as that is open.
nonisolated private struct WindowContent<Content: View>: View {
    let window: OpenedWindow
    let content: Content

    @MainActor var body: some View {
        let _ = window.follow()
        if window.isOpen { content }
    }
}

/// The root of a window that is not the first, as long as it is open.
package struct WindowRoot: View {
    private let window: OpenedWindow
    private let scenes: ProgramScenes

    package init(_ window: OpenedWindow, of scenes: ProgramScenes) { (self.window, self.scenes) = (window, scenes) }

    package var body: some View {
        let _ = window.follow()
        if window.isOpen {
            window.scene.content.modifier(SceneEnvironment(window: window, scenes: scenes))
        }
    }
}

/// Puts what a program's scenes say into the environment of another runtime's views.
nonisolated private struct SceneEnvironment: ViewModifier {
    typealias Body = Never
    let window: OpenedWindow
    let scenes: ProgramScenes

    private final class Memory {
        let environment = DerivedEnvironment()
        var scene: EnvironmentStorage?
        var hasScene = false
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let (window, scenes) = (modifier.pointee.window, modifier.pointee.scenes)
        let memory = update.remember(node) { Memory() }
        let isSame = memory.hasScene && memory.scene === window.scene.environment
        (memory.scene, memory.hasScene) = (window.scene.environment, true)
        memory.environment.apply(&update, isSame: isSame) { values in
            let phase = values.scenePhase
            values.storage = window.scene.environment?.moved(from: window.scene.base, onto: values.storage)
            if values.scenePhase != phase { values.scenePhase = phase }
            values.programScenes = scenes
            values.openedWindow = window
        }
        C._reconcile(content, node, &update)
    }
}
