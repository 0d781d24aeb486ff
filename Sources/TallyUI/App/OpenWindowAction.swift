import TallyCore

/// Opens a window of the program's scenes.
///
/// A window that is open for an equal value, and that of a `Window`, comes to the front instead. Where the program has no such scene,
/// a warning says so (`Stage.warnings`); where views are played without an `App`, nothing opens.
///
/// In a test the new window is a stage of its own: `Stage.windows`.
@MainActor @preconcurrency
public struct OpenWindowAction {
    let scenes: ProgramScenes?

    /// Opens a window of the scene with the identifier: a new one each time, if it is a group's.
    public func callAsFunction(id: String) { scenes?.open(id: id, nil, of: nil) }

    /// Opens a window of the first group whose windows show values of exactly this type.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        scenes?.open(id: nil, AnyHashable(value), of: ObjectIdentifier(D.self))
    }

    /// Opens a window for the value, of the group with the identifier.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        scenes?.open(id: id, AnyHashable(value), of: ObjectIdentifier(D.self))
    }
}

extension EnvironmentValues {
    /// Opens windows.
    public var openWindow: OpenWindowAction {
        let scenes = programScenes
        return making(scenes) { OpenWindowAction(scenes: $0) }
    }
}
