import TallyCore

/// Closes windows of the program: those that a scene's identifier, or a value, names.
///
/// The program ends with its last window. One that is not open stays so, and a scene that is not there gives a warning.
@MainActor @preconcurrency
public struct DismissWindowAction {
    let scenes: ProgramScenes?
    let window: OpenedWindow?

    /// Closes the window that the view stands in.
    public func callAsFunction() { if let window { scenes?.close(window) } }

    /// Closes all windows of the scene.
    public func callAsFunction(id: String) { scenes?.close(id: id, nil, of: nil) }

    /// Closes the window that shows the value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        scenes?.close(id: nil, AnyHashable(value), of: ObjectIdentifier(D.self))
    }

    /// Closes the window of the scene that shows the value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        scenes?.close(id: id, AnyHashable(value), of: ObjectIdentifier(D.self))
    }
}

extension EnvironmentValues {
    /// Closes windows.
    public var dismissWindow: DismissWindowAction {
        let found = (programScenes, openedWindow)
        return making(found) { DismissWindowAction(scenes: $0.0, window: $0.1) }
    }
}
