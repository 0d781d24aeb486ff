import SwiftUI

/// A word or a line that is replaced as a whole: the old one leaves, the new one enters from above.
///
/// It is one line high and clipped to that; a text that is too long for its place is cut off with an ellipsis. Sense, timing and
/// interruption are those of `Rolling`: 0.07 s, linear, unless said otherwise.
///
/// With `rollStyle(.ticker)` a text given as it is changes only where it differs, character by character: of `GATE 12` and
/// `GATE 112` one digit is new. It is then as long as its characters, and cut off as a `RollingNumber` is; letters that join in their script
/// stand unjoined, and a line break is a space. A localised text is replaced as a whole in every style.
public struct RollingText: View {
    private let content: RolledText
    /// `nil` for a localised text, which SwiftUI keeps to itself.
    private let characters: String?
    @Environment(\.rollStyle) private var style

    /// A localised text.
    public init(_ key: LocalizedStringKey) {
        content = RolledText(text: Text(key))
        characters = nil
    }

    /// A text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ text: S) {
        content = RolledText(text: Text(verbatim: String(text)))
        characters = String(text)
    }

    public var body: some View {
        if style == .ticker, let characters {
            RollingNumber(verbatim: String(characters.map { $0.isNewline ? " " : $0 }))
        } else {
            Rolling(content) { $0.text.lineLimit(1) }
        }
    }
}

/// A text as a value that can be compared.
private struct RolledText: Equatable {
    let text: Text
}
