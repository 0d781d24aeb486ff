public import Foundation
import TallyCore

/// The screen that the views stand on: the window's or the stage's inside.
///
/// A body that reads it is evaluated again when the size changes. Where no stage or window plays, as in the initializer
/// of a program, everything is 0.
@MainActor @preconcurrency
public final class UIScreen {
    public static let main = UIScreen()

    private init() {}

    /// Points; the origin is 0, 0.
    public var bounds: CGRect { CGRect(origin: .zero, size: Runtime.current?.root.observedSize ?? .zero) }

    /// Device pixels a point.
    public var scale: CGFloat { Runtime.current?.root.environment.displayScale ?? 0 }

    /// Device pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
}
