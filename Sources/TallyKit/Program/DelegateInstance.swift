import Foundation

/// Makes objects of classes that are known by their type alone, as delegates are: by the class's own `init()`, or the one that
/// it inherits.
@MainActor
package enum DelegateInstance {
    static func make<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
        guard let made = object(type) as? Delegate else {
            preconditionFailure("\(type) is no NSObject, which every application's delegate is.")
        }
        return made
    }

    /// Makes a program's delegate and tells it that the program has started.
    package static func launch<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
        let delegate = make(type)
        let application = UIApplication.shared
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        return delegate
    }

    /// Returns nil if the class is not derived from `NSObject`.
    static func object(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else { return nil }
        // unsafe: `NSObject.init()` has one place in the tables of all classes that are derived from it, and a required `init()`
        // of one of them is called by that place; nothing else of the type is used.
        return unsafeBitCast(type, to: _MadeByType.Type.self).init()
    }
}

/// A class through whose type `init()` is called of another. It is open, so that the call goes by the type's table.
open class _MadeByType: NSObject {
    public required override init() { super.init() }
}
