import TallyCore
import TallyScene

extension View {
    /// Sets where texts within the view that do not fit lose something, for which an ellipsis stands in their last line.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
}

extension Text {
    /// Where a text that does not fit loses something.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning of the last line that there is room for.
        case head
        /// At its end.
        case tail
        /// In its middle.
        case middle
    }
}

private struct TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }

extension EnvironmentValues {
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
}

extension Text.TruncationMode {
    var truncation: Paragraph.Truncation {
        switch self {
        case .head: .head
        case .tail: .tail
        case .middle: .middle
        }
    }
}
