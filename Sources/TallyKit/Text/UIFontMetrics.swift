public import Foundation
import TallyCore

/// How much larger than at `large` the text size is that the person asked for. As `ScaledMetric` has it; a body that reads it here is not
/// evaluated again when the size changes.
@MainActor @preconcurrency
open class UIFontMetrics: NSObject {
    /// That of the text style `body`.
    public static let `default` = UIFontMetrics()

    override nonisolated init() { super.init() }

    /// Returns the length for the person's text size; the same where nothing plays.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        let size = Runtime.current?.root.environment.dynamicTypeSize
        return value * CGFloat(size?.scale(of: .body) ?? 1)
    }
}
