import Foundation

/// What a recognizer tells of its gesture.
@MainActor
struct GestureAction {
    /// Whose it is; nil: nobody's.
    weak var target: AnyObject?
    let run: (UIGestureRecognizer) -> Void

    init(_ target: Any?, _ run: @escaping (UIGestureRecognizer) -> Void) {
        self.target = target.map { $0 as AnyObject }
        self.run = run
    }
}

// In place of selectors. Each of these takes a method as it is written, or a closure.
extension UIGestureRecognizer {
    /// - Parameter target: by which `removeTarget` finds it; it is not kept, but the closure keeps what it names.
    public func addTarget(_ target: Any?, action: @escaping () -> Void) {
        actions.append(GestureAction(target) { _ in action() })
    }

    /// - Parameter action: a method with a recognizer of a kind as its parameter; of another kind, it is not called.
    public func addTarget<Sender>(_ target: Any?, action: @escaping (Sender) -> Void) {
        actions.append(GestureAction(target) { if let sender = $0 as? Sender { action(sender) } })
    }

    /// - Parameter action: a method of the target's class, `Board.tapped`; it is called for as long as the target is there.
    public func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping (Target) -> () -> Void) {
        actions.append(GestureAction(target) { [weak target] _ in if let target { action(target)() } })
    }

    /// - Parameter action: a method of the target's class, `Board.tapped(_:)`; it is called for as long as the target is there.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping (Target) -> (Sender) -> Void
    ) {
        actions.append(
            GestureAction(target) { [weak target] sender in
                if let target, let sender = sender as? Sender { action(target)(sender) }
            })
    }

    /// - Parameter action: `UIView.endEditing(_:)`, which is told to insist.
    public func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping (Target) -> (Bool) -> Bool) {
        actions.append(GestureAction(target) { [weak target] _ in if let target { _ = action(target)(true) } })
    }

    /// Takes away all actions of a target; of nil those of all.
    ///
    /// - Parameter action: nil; closures cannot be told apart.
    public func removeTarget(_ target: Any?, action: Never?) {
        guard let target else { return actions.removeAll() }
        let object = target as AnyObject
        actions.removeAll { $0.target === object }
    }

    /// - Parameter action: a method of the target's class. Methods cannot be told apart: all that the target does is taken away.
    public func removeTarget<Target: AnyObject>(_ target: Target, action: (Target) -> () -> Void) {
        removeTarget(target, action: nil)
    }

    /// - Parameter action: a method of the target's class. Methods cannot be told apart: all that the target does is taken away.
    public func removeTarget<Target: AnyObject, Sender>(_ target: Target, action: (Target) -> (Sender) -> Void) {
        removeTarget(target, action: nil)
    }

    public convenience init<Sender>(target: Any?, action: @escaping (Sender) -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    public convenience init<Target: AnyObject>(target: Target?, action: @escaping (Target) -> () -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    public convenience init<Target: AnyObject>(target: Target?, action: @escaping (Target) -> (Bool) -> Bool) {
        self.init()
        addTarget(target, action: action)
    }

    public convenience init<Target: AnyObject, Sender>(
        target: Target?, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }
}

/// A recognizer, so that its closures can say of which kind.
@MainActor
public protocol _TargetingGesture: UIGestureRecognizer {}

extension UIGestureRecognizer: _TargetingGesture {}

extension _TargetingGesture {
    /// - Parameter action: given the recognizer itself.
    public func addTarget(_ target: Any?, action: @escaping (Self) -> Void) {
        actions.append(GestureAction(target) { if let sender = $0 as? Self { action(sender) } })
    }
}
