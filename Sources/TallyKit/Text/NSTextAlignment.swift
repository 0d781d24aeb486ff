/// Where lines stand within the width of their text.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Drawn as `natural`.
    case justified = 3
    case natural = 4
}

/// What becomes of a text that is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    /// Wraps at words.
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

extension NSTextAlignment {
    /// Lines that stand so.
    var lines: NSParagraphStyle {
        let lines = NSMutableParagraphStyle()
        lines.alignment = self
        return lines
    }
}
