public import Foundation
import Observation
@_spi(Runtime) import TallyCore
import TallyLayers
import TallyUI

/// The outermost view of a program, or one over it; it shows its root.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The window of a program of views, which makes none itself.
    static var ofViews: UIWindow { ViewsWindow.current }
    /// The window that views of UIKit among those of SwiftUI stand in.
    static var ofHost: UIWindow { UIApplication.shared.visibleWindows.last { !$0.standsOver } ?? ofViews }

    private let root = Root()
    /// What shows the root; nil: the window stands over others, or SwiftUI shows the root by itself.
    final weak var shownBy: HostRootView? {
        didSet { if shownBy != nil, !subviews.isEmpty { showInside() } }
    }
    /// Shows what is inside over all that the root shows.
    final var insideOver: OverlayHost?

    open override class var layerClass: AnyClass { WindowLayer.self }
    private var scene: UIWindowScene?

    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        scene = windowScene
    }

    /// - Parameter frame: Changes nothing: a window is as large as the screen.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func insideChanged(_ view: UIView, hasCome: Bool) {
        super.insideChanged(view, hasCome: hasCome)
        guard hasCome else { return }
        if layer.bounds.size == .zero, bounds.size != .zero { UIView.atOnce { sizeLayer() } }
        showInside()
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && insideOver != nil ? nil : hit
    }

    open override var window: UIWindow? { self }
    /// Nil: a window stands in no view.
    open override var superview: UIView? { nil }
    open override var next: UIResponder? { UIApplication.shared }

    /// Nil counts as the one scene there is.
    open var windowScene: UIWindowScene? {
        get { scene ?? .shared }
        set { scene = newValue }
    }

    /// What the window shows. Another one replaces it at once. That of a program of SwiftUI's stands over its views, and presents.
    open var rootViewController: UIViewController? {
        get { root.controller ?? (self as? ViewsWindow)?.shownRoot }
        set {
            let old = rootViewController
            if old === newValue { return }
            root.controller = newValue
            if over == nil { swapRoot(to: newValue) }
            rootChanged(from: old)
        }
    }

    /// Shows the window in front of those shown before, of its level and below.
    ///
    /// A program has one window that it begins with; others stand over that: those of a higher level, and those that are made
    /// visible while it plays.
    open func makeKeyAndVisible() {
        UIApplication.shared.visibleWindows.removeAll { $0 === self }
        UIApplication.shared.visibleWindows.append(self)
        UIApplication.shared.keyed = self
        showOver()
    }

    /// Where the window stands over that of the program.
    var over: OverlayHost?
    /// It is not the one window that the program begins with.
    var standsOver: Bool { over != nil || windowLevel > .normal }

    open var windowLevel = Level.normal {
        didSet { if let runtime = over?.root?.host?.runtime { runtime.changeAtOnce { Self.sort(runtime) } } }
    }

    /// A window is hidden until it is made visible.
    open override var isHidden: Bool {
        get { !UIApplication.shared.visibleWindows.contains { $0 === self } }
        set {
            if newValue == isHidden { return }
            if newValue {
                UIApplication.shared.visibleWindows.removeAll { $0 === self }
                hideOver()
            } else {
                // Keys go where they went before.
                UIApplication.shared.keyed = UIApplication.shared.keyWindow
                UIApplication.shared.visibleWindows.append(self)
                showOver()
            }
        }
    }

    /// The scheme of the whole stage; `unspecified` leaves it as it is.
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { root.style }
        set {
            root.style = newValue
            (Runtime.current ?? over?.root?.host?.runtime)?.root.preferredColorScheme = preferredScheme
        }
    }

    /// The scheme that the window asks for; nil: none.
    var preferredScheme: ColorScheme? {
        ColorScheme(root.style)
    }

    /// Makes it the one that `keyWindow` names.
    open func makeKey() { if isHidden { makeKeyAndVisible() } else { UIApplication.shared.keyed = self } }

    /// Points; the origin is 0, 0. All of it is 0 where nothing plays, and nothing has shown it.
    open override var bounds: CGRect {
        get {
            let screen = UIScreen.main.bounds
            return screen.isEmpty ? CGRect(origin: .zero, size: shownSize) : screen
        }
        set { super.bounds = newValue }
    }
    open override var frame: CGRect {
        get { bounds }
        set { super.frame = newValue }
    }
    /// Its size where nothing plays.
    package var shownSize: CGSize { layer.bounds.size }
    /// Gives the layer the window's size, which it may not have been given yet.
    final func sizeLayer() {
        layer.bounds = bounds
        traits.laidOutSize = bounds.size
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
    var style = UIUserInterfaceStyle.unspecified

    nonisolated init() {}
}
