import Foundation

extension MainActor {
    /// Of the main queue.
    package static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True on the main actor, be it not on the main thread: on Linux an asynchronous `main`, and with it every test, has
    /// Dispatch serve the main queue from another thread.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
}
