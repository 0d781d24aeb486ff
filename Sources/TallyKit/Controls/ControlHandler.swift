import Foundation

/// What is done at some events of a control.
@MainActor
struct ControlHandler {
    enum Kind {
        case action(UIAction)
        case closure((UIControl, UIEvent?) -> Void)
    }

    let kind: Kind
    var events: UIControl.Event
    /// Whose it is; nil: nobody's.
    weak var target: AnyObject?

    init(_ kind: Kind, _ events: UIControl.Event, target: Any? = nil) {
        self.kind = kind
        self.events = events
        self.target = target.map { $0 as AnyObject }
    }

    var action: UIAction? { if case .action(let action) = kind { action } else { nil } }
}

extension UIControl {
    /// Does what is to be done at events, in the order in which it was added.
    func send(_ events: Event, _ event: UIEvent?) {
        // What is done may add others, and take them away.
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .closure(let closure): closure(self, event)
            }
        }
    }
}
