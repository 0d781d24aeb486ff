public import Foundation
import TallyCore
import TallyLayers

/// What takes touches and keys: views, controllers, windows, the application. What one does not take goes on to the next.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Who is asked next.
    open var next: UIResponder? { nil }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.holder === self }
    /// Takes the keys from whoever has them; false if one of the two does not wish it.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
}

/// Who has the keys.
@MainActor
enum FirstResponder {
    private(set) static weak var holder: UIResponder?
    /// Told of whoever takes the keys, and lets go of them.
    static var changed: @MainActor (UIResponder?) -> Void = { KeyBridge.follow($0) }

    /// Who has asked before it stood in a window.
    private static weak var awaited: UIView?

    /// A view that has come into a window, or left one.
    static func follow(_ view: UIView) {
        guard awaited === view, view.window != nil else { return }
        awaited = nil
        let become: @MainActor () -> Void = { [weak view] in _ = view?.becomeFirstResponder() }
        if !Runtime.nextTurnOfLayers(become) { become() }
    }

    static func become(_ responder: UIResponder) -> Bool {
        if holder === responder { return true }
        if let view = responder as? UIView, view.window == nil, view.canBecomeFirstResponder {
            awaited = view
            return false
        }
        guard responder.canBecomeFirstResponder else { return false }
        if let holder, !holder.resignFirstResponder() { return false }
        holder = responder
        changed(responder)
        return true
    }

    /// Takes the keys without asking.
    static func drop(_ responder: UIResponder) {
        guard holder === responder else { return }
        holder = nil
        changed(nil)
        (responder as? any TextResponder)?.ended()
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard holder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        holder = nil
        changed(nil)
        return true
    }
}
