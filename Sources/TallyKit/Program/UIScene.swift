public import Foundation
import TallyCore
import TallyUI

/// A part of the program's interface. There is one, of one window.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why a scene was made; no reason is ever told.
    public final class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
    }

    /// Who is told what becomes of the scene; the scene keeps it.
    open var delegate: (any UISceneDelegate)?
    public let session: UISceneSession

    public init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    /// As the environment's `scenePhase`.
    open var activationState: ActivationState {
        guard let runtime = Runtime.current else { return .unattached }
        return switch runtime.root.environment.scenePhase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
}

/// An address that a scene is to open.
public final class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}

/// The scene of the window that the views stand in.
open class UIWindowScene: UIScene {
    static let shared = UIWindowScene(session: UISceneSession())

    /// Those that were made visible; a program of views has one that it did not make.
    open var windows: [UIWindow] {
        let visible = UIApplication.shared.visibleWindows.inOrder
        return visible.isEmpty ? [UIWindow.ofViews] : visible
    }

    open var keyWindow: UIWindow? {
        let visible = UIApplication.shared.visibleWindows
        let keyed = UIApplication.shared.keyed
        if let keyed, keyed === UIWindow.ofViews || visible.contains(where: { $0 === keyed }) { return keyed }
        return visible.last ?? UIWindow.ofViews
    }
    open var screen: UIScreen { .main }
    /// That of the window: there is one scene, as large as the screen.
    open var coordinateSpace: any UICoordinateSpace { keyWindow ?? UIWindow.ofViews }
}
