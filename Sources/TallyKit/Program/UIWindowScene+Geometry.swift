public import Foundation
import TallyCore

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Why a scene is not as it was asked to be.
public struct UISceneError: Error, Sendable, CustomStringConvertible, LocalizedError {
    public enum Code: Int, Sendable {
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    public let code: Code
    public var description: String { "A window is as wide and as high as who plays it says; it is not turned." }
    public var errorDescription: String? { description }
}

extension UIWindowScene {
    /// What a program asks of the place of a window. There is `iOS` alone.
    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        /// The orientations that are asked for; nil: any.
        let orientations: UIInterfaceOrientationMask?

        init(orientations: UIInterfaceOrientationMask?) { self.orientations = orientations }

        @MainActor @preconcurrency
        public final class iOS: GeometryPreferences {
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init(orientations: interfaceOrientations)
            }
        }
    }

    /// Upright where the room is not wider than high, else turned to the right; unknown where no stage or window plays.
    public var interfaceOrientation: UIInterfaceOrientation {
        guard let size = Runtime.current?.root.observedSize else { return .unknown }
        return size.width > size.height ? .landscapeRight : .portrait
    }

    /// Asks for another orientation. There is no device that is turned: nothing is done where the window is as it is asked for,
    /// and else the handler is told so.
    public func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = geometryPreferences.orientations else { return }
        let isPortrait = interfaceOrientation.isPortrait
        let accepted: UIInterfaceOrientationMask =
            interfaceOrientation == .unknown ? [] : isPortrait ? [.portrait, .portraitUpsideDown] : .landscape
        if wanted.isDisjoint(with: accepted) { errorHandler?(UISceneError(code: .geometryRequestDenied)) }
    }
}
