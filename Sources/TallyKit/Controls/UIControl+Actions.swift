import Foundation

extension UIControl {
    /// Has an action done at events; one of the same identifier is replaced.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.removeAll { $0.action !== action && $0.action?.identifier == action.identifier }
        if let known = handlers.firstIndex(where: { $0.action === action }) {
            handlers[known].events.formUnion(controlEvents)
        } else {
            handlers.append(ControlHandler(.action(action), controlEvents))
        }
    }

    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents) { $0.action === action }
    }

    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    private func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index]) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Does what is to be done at events, as if they happened.
    public func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    /// Does an action, with the control as its sender.
    public func sendAction(_ action: UIAction) { action.perform(self) }

    public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }
}

// In place of selectors. Each of these takes a method as it is written, or a closure.
extension UIControl {
    /// - Parameter target: by which `removeTarget` finds it; it is not kept, but the closure keeps what it names.
    public func addTarget(_ target: Any?, action: @escaping () -> Void, for controlEvents: Event) {
        add(target, controlEvents) { _, _ in action() }
    }

    /// - Parameter action: a method with a control of a kind as its parameter; of another kind, it is not called.
    public func addTarget<Sender>(_ target: Any?, action: @escaping (Sender) -> Void, for controlEvents: Event) {
        add(target, controlEvents) { sender, _ in if let sender = sender as? Sender { action(sender) } }
    }

    public func addTarget<Sender>(
        _ target: Any?, action: @escaping (Sender, UIEvent?) -> Void, for controlEvents: Event
    ) {
        add(target, controlEvents) { sender, event in if let sender = sender as? Sender { action(sender, event) } }
    }

    /// - Parameter action: a method of the target's class, `Board.pressed`; it is called for as long as the target is there.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping (Target) -> () -> Void, for controlEvents: Event
    ) {
        add(target, controlEvents) { [weak target] _, _ in if let target { action(target)() } }
    }

    /// - Parameter action: a method of the target's class, `Board.pressed(_:)`; it is called for as long as the target is there.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
    ) {
        add(target, controlEvents) { [weak target] sender, _ in
            if let target, let sender = sender as? Sender { action(target)(sender) }
        }
    }

    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping (Target) -> (Sender, UIEvent?) -> Void, for controlEvents: Event
    ) {
        add(target, controlEvents) { [weak target] sender, event in
            if let target, let sender = sender as? Sender { action(target)(sender, event) }
        }
    }

    private func add(_ target: Any?, _ events: Event, _ closure: @escaping (UIControl, UIEvent?) -> Void) {
        handlers.append(ControlHandler(.closure(closure), events, target: target))
    }

    /// Takes away what a target does at events; of nil what all do.
    ///
    /// - Parameter action: nil; closures cannot be told apart.
    public func removeTarget(_ target: Any?, action: Never?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { handler in
            if case .action = handler.kind { return false }
            return object == nil || handler.target === object
        }
    }

    /// - Parameter action: a method of the target's class. Methods cannot be told apart: all that the target does at these events is taken away.
    public func removeTarget<Target: AnyObject>(
        _ target: Target, action: (Target) -> () -> Void, for controlEvents: Event
    ) { removeTarget(target, action: nil, for: controlEvents) }

    /// - Parameter action: a method of the target's class. Methods cannot be told apart: all that the target does at these events is taken away.
    public func removeTarget<Target: AnyObject, Sender>(
        _ target: Target, action: (Target) -> (Sender) -> Void, for controlEvents: Event
    ) { removeTarget(target, action: nil, for: controlEvents) }

    public var allTargets: Set<AnyHashable> {
        Set(handlers.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }
}

/// A control, so that its closures can say of which kind.
@MainActor
public protocol _TargetingControl: UIControl {}

extension UIControl: _TargetingControl {}

extension _TargetingControl {
    /// - Parameter action: given the control itself.
    public func addTarget(_ target: Any?, action: @escaping (Self) -> Void, for controlEvents: UIControl.Event) {
        addTarget(
            target, action: { (sender: UIControl) in if let sender = sender as? Self { action(sender) } },
            for: controlEvents)
    }
}
