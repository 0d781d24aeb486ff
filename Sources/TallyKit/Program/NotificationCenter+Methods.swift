public import Foundation
import Synchronization
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

    /// Touched under the lock alone.
    private static let entries = Mutex<[OnMain<Entry>]>([])

    static func add<Observer: AnyObject>(
        _ center: NotificationCenter, _ observer: Observer, _ name: NSNotification.Name?, _ object: Any?,
        _ call: @escaping @MainActor (Observer, Notification) -> Void
    ) {
        let call = OnMain((observer: WeakObserver(observer), method: call))
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            let notification = OnMain(notification)
            whenOnMain {
                let (observer, method) = call.value
                if let observer = observer.value as? Observer { method(observer, notification.value) }
            }
        }
        let entry = OnMain(
            Entry(
                center: center, observer: observer, name: name,
                object: object.map { ObjectIdentifier($0 as AnyObject) }, token: token))
        let gone = entries.withLock { entries in
            let gone = entries.filter { $0.value.observer == nil }
            entries.removeAll { $0.value.observer == nil }
            entries.append(entry)
            return gone
        }
        for entry in gone { entry.value.center?.removeObserver(entry.value.token as Any) }
    }

    /// Forgets methods, and returns what they were added by.
    static func remove(
        _ center: NotificationCenter, _ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?
    ) -> [any NSObjectProtocol] {
        let object = object.map { ObjectIdentifier($0 as AnyObject) }
        let (place, who) = (ObjectIdentifier(center), ObjectIdentifier(observer))
        let gone = entries.withLock { entries in
            func isMeant(_ entry: OnMain<Entry>) -> Bool {
                let entry = entry.value
                guard let center = entry.center, let observer = entry.observer else { return false }
                return ObjectIdentifier(center) == place && ObjectIdentifier(observer) == who
                    && (name == nil || entry.name == name) && (object == nil || entry.object == object)
            }
            let gone = entries.filter(isMeant)
            entries.removeAll(where: isMeant)
            return gone
        }
        return gone.map { $0.value.token }
    }
}

/// An observer that is not kept.
private final class WeakObserver {
    weak var value: AnyObject?
    init(_ value: AnyObject) { self.value = value }
}
