import Foundation
import Synchronization

extension MainActor {
    /// The key that marks the main queue.
    package static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, once it has asked; 0 before.
    private static let mainThread = Atomic<UInt>(0)

    /// True on the main actor, be it not on the main thread. On Linux an asynchronous `main`, and with it every test,
    /// has Dispatch serve the main queue from another thread.
    ///
    /// - Complexity: O(1), a few nanoseconds on the main thread. Foundation's own question costs a call of the system.
    package static var isCurrent: Bool {
        let here = UInt(pthread_self())
        let known = mainThread.load(ordering: .relaxed)
        if known == here || DispatchQueue.getSpecific(key: mark) != nil { return true }
        guard known == 0, Thread.isMainThread else { return false }
        mainThread.store(here, ordering: .relaxed)
        return true
    }
}
