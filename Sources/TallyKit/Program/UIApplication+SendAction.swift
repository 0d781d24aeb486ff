// In place of selectors: these take a method as it is written, `UIResponder.resignFirstResponder`.
extension UIApplication {
    /// Calls a method of the target; without one, of the first responder or the next after it that is of the method's class.
    ///
    /// - Returns: whether there was somebody to call it on.
    @discardableResult
    public func sendAction<Target: AnyObject, Result>(
        _ action: (Target) -> () -> Result, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let target: Target = found(target) else { return false }
        _ = action(target)()
        return true
    }

    /// Calls a method that takes the sender; without a sender of its kind it is not called.
    @discardableResult
    public func sendAction<Target: AnyObject, Sender, Result>(
        _ action: (Target) -> (Sender) -> Result, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let target: Target = found(target), let sender = sender as? Sender else { return false }
        _ = action(target)(sender)
        return true
    }

    private func found<Target: AnyObject>(_ target: Any?) -> Target? {
        if let target { return target as? Target }
        var responder = FirstResponder.holder
        while let current = responder {
            if let found = current as? Target { return found }
            responder = current.next
        }
        return nil
    }
}
