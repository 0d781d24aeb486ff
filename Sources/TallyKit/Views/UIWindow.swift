public import Foundation
import Observation
import TallyCore
import TallyLayers
import TallyUI

/// The outermost view of a program; what is shown is the root of the last that was made visible.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The window of a program of views, which makes none itself.
    static let ofViews = UIWindow()
    /// The window that views of UIKit among those of SwiftUI stand in.
    static var ofHost: UIWindow { UIApplication.shared.visibleWindows.last ?? ofViews }

    private let root = Root()
    private var scene: UIWindowScene?

    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        scene = windowScene
    }

    /// - Parameter frame: Changes nothing: a window is as large as the screen.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIApplication.shared }

    /// Nil counts as the one scene there is.
    open var windowScene: UIWindowScene? {
        get { scene ?? .shared }
        set { scene = newValue }
    }

    /// What the window shows. Another one replaces it at once.
    open var rootViewController: UIViewController? {
        get { root.controller }
        set { root.controller = newValue }
    }

    /// Shows the window in front of those shown before.
    open func makeKeyAndVisible() {
        UIApplication.shared.visibleWindows.removeAll { $0 === self }
        UIApplication.shared.visibleWindows.append(self)
    }

    /// Makes it the window that keys go to; here that is the one in front.
    open func makeKey() { makeKeyAndVisible() }

    /// Points; the origin is 0, 0. All of it is 0 where nothing plays.
    open override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set { super.bounds = newValue }
    }
    open override var frame: CGRect {
        get { bounds }
        set { super.frame = newValue }
    }
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    open var screen: UIScreen { .main }

    /// Takes the keyboard from the field that has it.
    ///
    /// - Parameter force: Changes nothing: no field can refuse.
    /// - Returns: true.
    @discardableResult
    open override func endEditing(_ force: Bool) -> Bool {
        Runtime.current?.dropFocus()
        return super.endEditing(force)
    }
}

/// What a body that shows a window reads.
@MainActor @Observable
private final class Root {
    var controller: UIViewController?

    nonisolated init() {}
}
