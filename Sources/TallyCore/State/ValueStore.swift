import Foundation

/// A place that keeps values by their name.
enum ValueStore {
    case defaults(UserDefaults)
    /// As long as the stage is there.
    case scene(SceneValues)

    var identity: ObjectIdentifier {
        switch self {
        case .defaults(let defaults): ObjectIdentifier(defaults)
        case .scene(let values): ObjectIdentifier(values)
        }
    }

    func value(_ key: String) -> Any? {
        switch self {
        case .defaults(let defaults): defaults.object(forKey: key)
        case .scene(let values): values[key]
        }
    }

    /// Sets the value of a key; with nil nothing is kept.
    func set(_ value: Any?, _ key: String) {
        switch self {
        case .defaults(let defaults):
            if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        case .scene(let values): values[key] = value
        }
    }
}

/// What the scene of a stage keeps.
final class SceneValues {
    private var values: [String: Any] = [:]

    subscript(key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
