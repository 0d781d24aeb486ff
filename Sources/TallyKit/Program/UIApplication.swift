public import Foundation
import TallyCore
import TallyUI

/// The program, as files ask it for its window and have it open addresses.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// The address that has the system show the program's settings; there are none here, and whoever opens addresses is
    /// handed it as any other.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Whether the program is in front of the person.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// Why a program was started. It is told of no reason here.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// How an address is to be opened; none changes anything.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Who is told what becomes of the program. It is not kept alive by the application alone.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Windows that were made visible, the last one in front.
    var visibleWindows: [UIWindow] = []
    /// The one that was made key last.
    weak var keyed: UIWindow?

    /// The one scene there is.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
    /// What the scene shows.
    open var windows: [UIWindow] { UIWindowScene.shared.windows }
    open var keyWindow: UIWindow? { UIWindowScene.shared.keyWindow }

    /// As the environment's `scenePhase`; inactive where nothing plays.
    open var applicationState: State {
        switch Runtime.current?.root.environment.scenePhase {
        case .active: .active
        case .background: .background
        case .inactive, nil: .inactive
        }
    }

    /// Whether the screen stays lit by itself. It is kept, and changes nothing: nothing dims the screen of a stage.
    open var isIdleTimerDisabled = false

    /// Whether somebody may open the address: every one is handed on.
    open func canOpenURL(_ url: URL) -> Bool { true }

    /// Has the system open the address. A stage notes it among what was opened.
    ///
    /// - Parameter completion: told whether somebody has taken it: nobody does where no stage or window plays.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let runtime = Runtime.current
        runtime?.host.send(.openURL(url))
        completion?(runtime != nil)
    }
}
