public import Foundation
import TallyCore

// In place of selectors: each of these takes a method of the observer's class as it is written, `Board.keyboardWillShow(_:)`.
extension NotificationCenter {
    /// Has a method called on the main thread with each notification, for as long as the observer is there.
    ///
    /// - Parameters:
    ///   - aName: nil: of every name.
    ///   - anObject: who posts it; nil: anybody.
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector aSelector: @escaping (Observer) -> @MainActor (Notification) -> Void,
        name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let method = OnMain(aSelector)
        ObservingMethods.add(self, observer, aName, anObject) { method.value($0)($1) }
    }

    /// Has a method called on the main thread with each notification, for as long as the observer is there.
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector aSelector: @escaping (Observer) -> @MainActor () -> Void,
        name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let method = OnMain(aSelector)
        ObservingMethods.add(self, observer, aName, anObject) { observer, _ in method.value(observer)() }
    }

    /// Takes away all methods of the observer, or what a block was added by.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Takes away the observer's methods for notifications of a name, and of a poster; nil: of all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        for token in ObservingMethods.remove(self, observer, aName, anObject) {
            removeObserver(token as Any, name: nil, object: nil)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// Which methods observe which notifications.
private enum ObservingMethods {
    private struct Entry {
        weak var center: NotificationCenter?
        weak var observer: AnyObject?
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
    }

    private static let lock = NSLock()
    // unsafe: read and changed under the lock alone.
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func add<Observer: AnyObject>(
        _ center: NotificationCenter, _ observer: Observer, _ name: NSNotification.Name?, _ object: Any?,
        _ call: @escaping @MainActor (Observer, Notification) -> Void
    ) {
        let call = OnMain((observer: WeakObserver(observer), method: call))
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            let notification = OnMain(notification)
            let run: @Sendable () -> Void = {
                MainActor.assumeIsolated {
                    let (observer, method) = call.value
                    if let observer = observer.value as? Observer { method(observer, notification.value) }
                }
            }
            if Thread.isMainThread { run() } else { DispatchQueue.main.async(execute: run) }
        }
        lock.withLock {
            for entry in entries where entry.observer == nil { entry.center?.removeObserver(entry.token) }
            entries.removeAll { $0.observer == nil }
            entries.append(
                Entry(
                    center: center, observer: observer, name: name,
                    object: object.map { ObjectIdentifier($0 as AnyObject) }, token: token))
        }
    }

    /// Forgets methods, and returns what they were added by.
    static func remove(
        _ center: NotificationCenter, _ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?
    ) -> [any NSObjectProtocol] {
        let object = object.map { ObjectIdentifier($0 as AnyObject) }
        func isMeant(_ entry: Entry) -> Bool {
            entry.center === center && entry.observer === observer && (name == nil || entry.name == name)
                && (object == nil || entry.object == object)
        }
        return lock.withLock {
            let tokens = entries.filter(isMeant).map(\.token)
            entries.removeAll(where: isMeant)
            return tokens
        }
    }
}

/// An observer that is not kept.
private final class WeakObserver {
    weak var value: AnyObject?
    init(_ value: AnyObject) { self.value = value }
}
