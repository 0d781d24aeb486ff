public import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

extension UIWindow {
    /// How far in front a window stands: the higher, the farther.
    public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        public static func + (level: Level, points: CGFloat) -> Level { Level(level.rawValue + points) }
        public static func - (level: Level, points: CGFloat) -> Level { Level(level.rawValue - points) }
    }
}

extension [UIWindow] {
    /// From behind: by their levels, and of one level as they came.
    @MainActor var inOrder: [UIWindow] {
        enumerated().sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
    }
}

// A window over the one of the program.
extension UIWindow {
    /// Shows the window over what the stage shows, where that is not the program's one window itself.
    func showOver() {
        // A program makes its own window before anything plays.
        let playing = windowLevel > .normal ? Runtime.current ?? .ofLayers : Runtime.current
        let isProgram =
            windowLevel <= .normal
            && UIApplication.shared.visibleWindows.contains {
                $0 !== self && !$0.standsOver && $0.windowLevel <= .normal
            }
        // One whose root is shown already needs no place of its own.
        guard over == nil, shownBy == nil, !(self is ViewsWindow), !isProgram, let runtime = playing else { return }
        let made = OverlayHost(runtime, runtime.root.environment, showing: self)
        over = made
        made.layer.isReached = true
        runtime.changeAtOnce { Self.sort(runtime) }
        rootChanged(from: nil)
    }

    func hideOver() {
        guard let over else { return }
        over.root?.modals.end()
        rootViewController?.disappear(animated: false)
        rootViewController?.viewIfLoaded?.removeFromSuperview()
        self.over = nil
        over.end()
    }

    /// Shows another root in a window that stands over the program's.
    func rootChanged(from old: UIViewController?) {
        guard over != nil else { return }
        if let old {
            old.disappear(animated: false)
            old.viewIfLoaded?.removeFromSuperview()
        }
        guard let view = rootViewController?.view else { return }
        UIView.atOnce {
            sizeLayer()
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        rootViewController?.appear(animated: false)
    }

    /// Shows those that were made visible before anything played.
    static func showWaiting() {
        for window in UIApplication.shared.visibleWindows where window.windowLevel > .normal { window.showOver() }
    }

    /// Puts the windows in front of all else, by their levels.
    static func sort(_ runtime: Runtime) {
        let layers = UIApplication.shared.visibleWindows.inOrder.compactMap { $0.over?.layer }
        let root = runtime.root
        let own = layers.filter { layer in root.presentations.contains { $0 === layer } }
        root.presentations.removeAll { layer in own.contains { $0 === layer } }
        root.presentations += own as [any StageLayer]
        for layer in own { root.elementListChanged(layer.list) }
    }
}
