/// A model whose views are updated when it says that it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// One publisher for each object, which its `@Published` properties send through.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects that bring none of their own, each as long as its object lives.
enum ObjectPublishers {
    private final class Entry {
        weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()
        init(_ object: AnyObject) { self.object = object }
    }

    // unsafe: guarded by `lock`: objects are changed on other threads too.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var nextSweep = 64
    private static let lock = Lock()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        return lock.holding {
            // An object that is gone may have left its address to this one.
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= nextSweep {
                entries = entries.filter { $0.value.object != nil }  // order: each entry is judged by itself
                nextSweep = Swift.max(64, entries.count * 2)
            }
            let entry = Entry(object)
            entries[id] = entry
            return entry.publisher
        }
    }
}
