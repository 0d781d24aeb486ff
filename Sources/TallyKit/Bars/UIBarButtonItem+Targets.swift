import Foundation

// In place of selectors. Each of these takes a method as it is written, or a closure.
extension UIBarButtonItem {
    /// - Parameter action: given the item; the closure keeps what it names.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: @escaping (UIBarButtonItem) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        run = action
    }

    /// - Parameter action: a method of the target's class, `Board.tapped`; it is called for as long as the target is there.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        call(target) { target, _ in action(target)() }
    }

    /// - Parameter action: a method of the target's class, `Board.tapped(_:)`; it is called for as long as the target is there.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        call(target) { action($0)($1) }
    }

    /// - Parameter action: given the item; the closure keeps what it names.
    public convenience init(
        title: String?, style: Style, target: Any?, action: @escaping (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        run = action
    }

    /// - Parameter action: a method of the target's class, `Board.tapped`; it is called for as long as the target is there.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        call(target) { target, _ in action(target)() }
    }

    /// - Parameter action: a method of the target's class, `Board.tapped(_:)`; it is called for as long as the target is there.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        call(target) { action($0)($1) }
    }

    /// - Parameter action: given the item; the closure keeps what it names.
    public convenience init(
        image: UIImage?, style: Style, target: Any?, action: @escaping (UIBarButtonItem) -> Void
    ) {
        self.init(image: image, style: style, target: target, action: nil)
        run = action
    }

    /// - Parameter action: a method of the target's class, `Board.tapped`; it is called for as long as the target is there.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(image: image, style: style, target: target, action: nil)
        call(target) { target, _ in action(target)() }
    }

    /// - Parameter action: a method of the target's class, `Board.tapped(_:)`; it is called for as long as the target is there.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(image: image, style: style, target: target, action: nil)
        call(target) { action($0)($1) }
    }

    private func call<Target: AnyObject>(
        _ target: Target?, _ action: @escaping (Target, UIBarButtonItem) -> Void
    ) {
        self.target = target
        run = { [weak target] item in if let target { action(target, item) } }
    }
}
