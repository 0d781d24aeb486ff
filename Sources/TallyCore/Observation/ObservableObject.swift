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

/// Delivers values over time to whoever subscribes: as much of Combine's as observed objects need.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Calls the closure for each value until the answer is cancelled or goes away.
    func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _subscribe(receiveValue) }
}

/// Ends a subscription.
public protocol Cancellable {
    func cancel()
}

/// Ends a subscription when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }

    deinit { cancel() }

    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells subscribers that an object is about to change, from whatever thread it is changed on.
// unsafe: its list of subscribers has a lock.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscribers = SubscriberList<Void>()

    public init() {}

    public func send() { subscribers.send(()) }

    public func _subscribe(_ receive: @escaping (()) -> Void) -> AnyCancellable { subscribers.add(receive) }
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
