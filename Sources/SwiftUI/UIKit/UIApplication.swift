public import Foundation
import TallyCore
import TallyUI

/// The program, as files that import only `SwiftUI` ask it for its window and have it open addresses.
@MainActor
public final class UIApplication {
    public static let shared = UIApplication()

    /// The address that has the system show the program's settings; there are none here, and whoever opens addresses is
    /// handed it as any other.
    public nonisolated static let openSettingsURLString = "app-settings:"

    private init() {}

    /// The one scene there is, which holds the one window.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
    /// The one window there is.
    public var windows: [UIWindow] { UIWindowScene.shared.windows }
    public var keyWindow: UIWindow? { windows.first }

    /// Whether the screen stays lit by itself. It is kept, and changes nothing: nothing dims the screen of a stage.
    public var isIdleTimerDisabled = false

    /// Whether somebody may open the address: every one is handed on.
    public func canOpenURL(_ url: URL) -> Bool { true }

    /// Has the system open the address. A stage notes it among what was opened.
    ///
    /// - Parameter completion: told whether somebody has taken it: nobody does where no stage or window plays.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let runtime = Runtime.current
        runtime?.host.send(.openURL(url))
        completion?(runtime != nil)
    }

    /// How an address is to be opened; none changes anything.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }
}

/// A part of the program's interface.
@MainActor
public class UIScene: NSObject {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// As the environment's `scenePhase`.
    public var activationState: ActivationState {
        guard let runtime = Runtime.current else { return .unattached }
        return switch runtime.root.environment.scenePhase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
}

/// The scene of the window that the views stand in.
public final class UIWindowScene: UIScene {
    static let shared = UIWindowScene()

    public var windows: [UIWindow] { [UIWindow.shared] }
    public var keyWindow: UIWindow? { UIWindow.shared }
    public var screen: UIScreen { .main }
}

/// The window that the views stand in: the stage's inside, or the window's.
@MainActor
public final class UIWindow: NSObject {
    static let shared = UIWindow()

    /// Points; the origin is 0, 0. All of it is 0 where nothing plays.
    public var bounds: CGRect { UIScreen.main.bounds }
    public var frame: CGRect { bounds }
    public var isKeyWindow: Bool { true }
    public var windowScene: UIWindowScene? { .shared }
    /// What bars of the system take of the window: nothing here.
    public var safeAreaInsets: UIEdgeInsets { .zero }

    /// Takes the keyboard from the field that has it.
    ///
    /// - Parameter force: Changes nothing: no field can refuse.
    /// - Returns: true.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        Runtime.current?.dropFocus()
        return true
    }
}
