public import Foundation
import Observation
import TallyCore
import TallyUI

/// A window of the program; what is shown is the root of the last that was made visible.
@MainActor @preconcurrency
open class UIWindow: UIResponder {
    /// The window of a program of views, which makes none itself.
    static let ofViews = UIWindow()

    private let root = Root()
    private var scene: UIWindowScene?

    public override init() { super.init() }

    public init(windowScene: UIWindowScene) {
        super.init()
        scene = windowScene
    }

    /// - Parameter frame: Changes nothing: a window is as large as the screen.
    public init(frame: CGRect) { super.init() }

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

    /// Points; the origin is 0, 0. All of it is 0 where nothing plays.
    open var bounds: CGRect { UIScreen.main.bounds }
    open var frame: CGRect { bounds }
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    /// What bars of the system take of the window: nothing here.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// Takes the keyboard from the field that has it.
    ///
    /// - Parameter force: Changes nothing: no field can refuse.
    /// - Returns: true.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        Runtime.current?.dropFocus()
        return true
    }
}

/// What a body that shows a window reads.
@MainActor @Observable
private final class Root {
    var controller: UIViewController?

    nonisolated init() {}
}
