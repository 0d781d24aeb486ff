import TallyCore
import TallyLayers
import TallyUI

/// What the person asks of all programs, as the stage or window that plays says; nothing is asked for where none plays.
///
/// A body that reads it here is not evaluated again when it changes; the values of the environment are.
@MainActor @preconcurrency
public enum UIAccessibility {
    private static var environment: EnvironmentValues? { Runtime.current?.root.environment }

    public static var isReduceMotionEnabled: Bool { environment?.accessibilityReduceMotion ?? false }
    public static var isReduceTransparencyEnabled: Bool { environment?.accessibilityReduceTransparency ?? false }
    public static var isVoiceOverRunning: Bool { environment?.accessibilityVoiceOverEnabled ?? false }
    public static var isSwitchControlRunning: Bool { environment?.accessibilitySwitchControlEnabled ?? false }
    public static var isInvertColorsEnabled: Bool { environment?.accessibilityInvertColors ?? false }
    public static var isBoldTextEnabled: Bool { environment?.legibilityWeight == .bold }
    public static var isDarkerSystemColorsEnabled: Bool { environment?.colorSchemeContrast == .increased }
    public static var shouldDifferentiateWithoutColor: Bool {
        environment?.accessibilityDifferentiateWithoutColor ?? false
    }
}

extension UIAccessibility {
    /// What assistive technology can be told.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Says a text of an announcement aloud. What has changed on the screen need not be told: assistive technology is shown each frame.
    ///
    /// - Parameter argument: a `String` or an `NSAttributedString`; anything else is said by nobody.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement || notification == .pageScrolled else { return }
        guard let text = argument as? String ?? (argument as? NSAttributedString)?.string else { return }
        AccessibilityNotification.Announcement(text).post()
    }
}
