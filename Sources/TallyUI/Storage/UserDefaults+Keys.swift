public import Foundation

// What Foundation has on Apple's platforms alone: there every object answers to these.
extension UserDefaults {
    /// Keeps a value of a property list, as `set(_:forKey:)` does; nil takes it away.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
    }

    /// The same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension Data.WritingOptions {
    /// The older name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
