public import Foundation
import TallyCore

/// What stands over a program's windows on a device: here nothing does, and what asks how high it is finds no height.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    fileprivate static let shared = UIStatusBarManager()

    /// As wide as the stage or window that plays, and 0 high.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIWindow.ofViews.bounds.width, height: 0) }
    open var isStatusBarHidden: Bool { true }
    open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindowScene {
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager.shared }
}

extension UIApplication {
    /// As the status bar manager of a window's scene has it.
    public var statusBarFrame: CGRect { UIStatusBarManager.shared.statusBarFrame }
    public var isStatusBarHidden: Bool { true }
    public var statusBarStyle: UIStatusBarStyle { .default }
}
