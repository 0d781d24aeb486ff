import Foundation
@_spi(Runtime) import TallyCore

/// One window of a program: of which scene it is, what value it was opened for, and whether it is still there.
@MainActor
package final class OpenedWindow {
    let scene: WindowSceneState
    /// What the window shows; nil: it was opened for none.
    package private(set) var value: AnyHashable?
    package private(set) var isOpen = true
    /// What plays its views.
    package weak var runtime: Runtime?
    /// Asked before the window is closed; what says no closes it by `leave()` when the time has come.
    package var mayClose: (() -> Bool)?
    /// The title in place of the scene's.
    package var title: String? { didSet { if title != oldValue { runtime?.host.send(.window(settings)) } } }
    private let changed = Signal()

    init(_ scene: WindowSceneState, _ value: AnyHashable?) {
        self.scene = scene
        self.value = value
    }

    /// What the scene wants of the window.
    package var settings: WindowSettings {
        var settings = scene.settings
        if let title { settings.title = title }
        return settings
    }

    /// Has the body that asks evaluated again when the window's value, content or presence changes.
    func follow() { changed.read() }

    package func set(_ value: AnyHashable?) {
        if value == self.value { return }
        self.value = value
        changed.send(runtime)
    }

    /// Closes the window without asking.
    package func leave() {
        mayClose = nil
        scene.close(self)
    }

    func close() {
        isOpen = false
        changed.send(runtime)
    }

    /// The scene has another content, under the animation of the update in which it came.
    func contentChanged(_ animation: Animation?) {
        guard animation != nil else { return changed.send(runtime) }
        withTransaction(Transaction(animation: animation)) { changed.send(runtime) }
    }
}

private struct OpenedWindowKey: EnvironmentKey { static let defaultValue: OpenedWindow? = nil }

extension EnvironmentValues {
    /// The window that the view stands in; nil: in none of a program's.
    package var openedWindow: OpenedWindow? {
        get { self[OpenedWindowKey.self] }
        set { self[OpenedWindowKey.self] = newValue }
    }
}
