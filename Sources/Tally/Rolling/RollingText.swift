import SwiftUI

/// A word or a line that is replaced as a whole: the old one leaves, the new one enters from above.
///
/// It is one line high and clipped to that; a text that is too long for its place is cut off with an ellipsis. Sense, timing and
/// interruption are those of `Rolling`: 0.07 s, linear, unless said otherwise.
public struct RollingText: View {
    private let content: RolledText

    /// A localised text.
    public init(_ key: LocalizedStringKey) { content = RolledText(text: Text(key)) }

    /// A text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ text: S) { content = RolledText(text: Text(verbatim: String(text))) }

    public var body: some View {
        Rolling(content) { $0.text.lineLimit(1) }
    }
}

/// A text as a value that can be compared.
private struct RolledText: Equatable {
    let text: Text
}
