import Foundation
import TallyCore
import TallyScene

/// What a place says of how a text is set in lines.
struct TextSetting: Equatable {
    var lineLimit: Int?
    /// How many lines there is room for at least.
    var leastLines = 0
    /// The share of its size to which a text that does not fit may shrink.
    var minimumScale = 1.0
    /// Where a text that does not fit is cut.
    var truncation = Paragraph.Truncation.tail
    /// Whether letters of a text that does not fit may be moved together first.
    var allowsTightening = false
    var alignment = Paragraph.Alignment.leading
    var lineSpacing = 0.0
    var isRightToLeft = false
    /// Pixels in a point where sizes are rounded up to pixels; nil where they are the font's.
    var pixels: Double?

    init() {}

    init(_ environment: EnvironmentValues) {
        lineLimit = environment.lineLimit.map { Swift.max(1, $0) }
        leastLines = Swift.min(environment.leastLines, lineLimit ?? .max)
        minimumScale = environment.shownMinimumScaleFactor
        truncation = environment.truncationMode.truncation
        allowsTightening = environment.allowsTightening
        alignment = environment.multilineTextAlignment.paragraphAlignment
        lineSpacing = Double(environment.lineSpacing)
        isRightToLeft = environment.layoutDirection == .rightToLeft
        pixels = environment.roundsTextSizes ? Double(environment.displayScale) : nil
    }

    /// Returns the size that a text is said to have.
    func rounded(_ size: CGSize) -> CGSize {
        guard let pixels, pixels > 0 else { return size }
        // Arithmetic leaves a little of what are whole pixels.
        func rounded(_ length: CGFloat) -> CGFloat { ((Double(length) * pixels - 0.0005).rounded(.up)) / pixels }
        return CGSize(width: rounded(size.width), height: rounded(size.height))
    }
}
