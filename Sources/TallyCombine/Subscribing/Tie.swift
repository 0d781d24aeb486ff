/// The one subscription of a subscriber: taken once, released once, from any thread.
final class Tie {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isReleased = false

    /// Answers whether it is kept. A second one, and one that comes after the end, is cancelled.
    func take(_ new: any Subscription) -> Bool {
        let isKept = lock.holding {
            if isReleased || subscription != nil { return false }
            subscription = new
            return true
        }
        if !isKept { new.cancel() }
        return isKept
    }

    /// What is there to ask for values.
    var current: (any Subscription)? { lock.holding { subscription } }

    /// Ends it, and answers what there was.
    func release() -> (any Subscription)? {
        lock.holding {
            isReleased = true
            let released = subscription
            subscription = nil
            return released
        }
    }
}
