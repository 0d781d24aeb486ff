public import Foundation
import TallyCore

/// What a program asks whether it has a phone's or a tablet's room.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The machine, and the room that the views have on it.
///
/// There is no device that is held: ``userInterfaceIdiom`` and ``orientation`` go by the size of the stage or window. A body that reads
/// them is evaluated again when the size changes.
@MainActor @preconcurrency
public final class UIDevice {
    public static let current = UIDevice()

    private init() {}

    /// The machine's name in its network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// `iPhone` or `iPad`, by ``userInterfaceIdiom``: what programs compare it with.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    /// `Linux`
    public var systemName: String { "Linux" }
    /// The kernel's, as `6.1.0`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// A pad where both sides have at least 600 points, else a phone; unspecified where no stage or window plays.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        guard let size = Runtime.current?.root.observedSize else { return .unspecified }
        return min(size.width, size.height) >= SizeClasses.regularWidth ? .pad : .phone
    }

    /// Upright where the room is not wider than high, else turned to the left; unknown where no stage or window plays.
    public var orientation: UIDeviceOrientation {
        guard let size = Runtime.current?.root.observedSize else { return .unknown }
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Never posted: there is no device that is turned. A controller is told of another size.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Changes nothing.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Changes nothing.
    public func endGeneratingDeviceOrientationNotifications() {}
}
