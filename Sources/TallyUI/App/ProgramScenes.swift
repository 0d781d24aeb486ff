import Foundation
@_spi(Runtime) import TallyCore

/// The scenes of a program and its open windows. The runtime that has it plays the program and its first window; each other
/// window has a runtime of its own.
@MainActor
package final class ProgramScenes: RuntimeService {
    /// Something that whoever plays the program has to do.
    package enum Request {
        case open(OpenedWindow)
        case close(OpenedWindow)
        case raise(OpenedWindow)
    }

    private weak var runtime: Runtime?
    private var scenes: [WindowSceneState] = []
    /// Those that are open, the frontmost last.
    package private(set) var windows: [OpenedWindow] = []
    /// The window that the program begins with, also when it is closed.
    package private(set) var first: OpenedWindow?
    private var requests: [Request] = []
    /// What is active of the program, where windows differ; nil: what the first window says.
    package var phase: ScenePhase?

    package init(_ runtime: Runtime) { self.runtime = runtime }

    package func nextRequest() -> Request? { requests.isEmpty ? nil : requests.removeFirst() }
    package var hasRequests: Bool { !requests.isEmpty }

    // MARK: Scenes

    func add(_ scene: WindowSceneState) { scenes.append(scene) }

    func remove(_ scene: WindowSceneState) {
        scenes.removeAll { $0 === scene }
        for window in windows where window.scene === scene {
            window.mayClose = nil
            close(window)
        }
    }

    /// Returns the window that the program begins with, if it is the scene's.
    func first(of scene: WindowSceneState) -> OpenedWindow? {
        if let first { return first.scene === scene ? first : nil }
        let window = OpenedWindow(scene, scene.initialValue)
        window.runtime = runtime
        first = window
        windows.insert(window, at: 0)
        return window
    }

    // MARK: Windows

    /// Opens a window for a value of a type, or brings to the front the one that is there for it.
    ///
    /// - Parameters:
    ///   - id: that of the scene; nil: the first that shows values of the type.
    ///   - value: nil: none.
    func open(id: String?, _ value: AnyHashable?, of type: ObjectIdentifier?) {
        guard let scene = scene(id, type, value) else {
            runtime?.report(Self.missing(id, value))
            return
        }
        let value = value ?? scene.initialValue
        let known = windows.last { $0.scene === scene && (scene.isSingle || value != nil && $0.value == value) }
        if let known { return raise(known) }
        let window = OpenedWindow(scene, value)
        windows.append(window)
        ask(.open(window))
    }

    /// Closes the windows of a scene, for a value or all of them.
    func close(id: String?, _ value: AnyHashable?, of type: ObjectIdentifier?) {
        guard let scene = scene(id, type, value) else {
            runtime?.report(Self.missing(id, value))
            return
        }
        for window in windows where window.scene === scene && (value == nil || window.value == value) { close(window) }
    }

    package func close(_ window: OpenedWindow) {
        guard window.isOpen, window.mayClose?() ?? true else { return }
        windows.removeAll { $0 === window }
        window.close()
        ask(.close(window))
    }

    package func raise(_ window: OpenedWindow) {
        guard window.isOpen else { return }
        windows.removeAll { $0 === window }
        windows.append(window)
        ask(.raise(window))
    }

    private func ask(_ request: Request) {
        requests.append(request)
        runtime?.host.send(.windows)
    }

    private func scene(_ id: String?, _ type: ObjectIdentifier?, _ value: AnyHashable?) -> WindowSceneState? {
        if id == nil && type == nil { return nil }
        return scenes.first { $0.opens(id, value) && (type == nil || $0.valueType == type) }
    }

    /// Returns whether a scene opens windows for the value.
    func accepts(_ value: AnyHashable, of type: ObjectIdentifier) -> Bool { scene(nil, type, value) != nil }

    private static func missing(_ id: String?, _ value: AnyHashable?) -> String {
        let what = [id.map { "with the id \"\($0)\"" }, value.map { "for values of \(Swift.type(of: $0.base))" }]
        return "The program has no window group \(what.compactMap { $0 }.joined(separator: " ")). "
            + "Add one to the body of the App, such as WindowGroup(id:) or WindowGroup(for:)."
    }
}

private struct ProgramScenesKey: EnvironmentKey { static let defaultValue: ProgramScenes? = nil }

extension EnvironmentValues {
    /// The scenes of the program that the view belongs to; nil: to none.
    package var programScenes: ProgramScenes? {
        get { self[ProgramScenesKey.self] }
        set { self[ProgramScenesKey.self] = newValue }
    }
}
