import TallyCore
import TallyScene

/// What a place says of how a text is set in lines.
struct TextSetting: Equatable {
    var lineLimit: Int?
    /// The share of its size to which a text that does not fit may shrink.
    var minimumScale = 1.0
    var alignment = Paragraph.Alignment.leading
    var lineSpacing = 0.0
    var isRightToLeft = false

    init() {}

    init(_ environment: EnvironmentValues) {
        lineLimit = environment.lineLimit.map { Swift.max(1, $0) }
        minimumScale = environment.shownMinimumScaleFactor
        alignment = environment.multilineTextAlignment.paragraphAlignment
        lineSpacing = Double(environment.lineSpacing)
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }
}
