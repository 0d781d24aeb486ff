import TallyCore
import TallyUI

/// What of Apple's Writing Tools is offered for a text.
public struct WritingToolsBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, complete, limited, disabled }
    private let kind: Kind

    public static let automatic = WritingToolsBehavior(kind: .automatic)
    /// Texts are changed where they stand.
    public static let complete = WritingToolsBehavior(kind: .complete)
    /// Texts are changed in a panel over them.
    public static let limited = WritingToolsBehavior(kind: .limited)
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension View {
    /// Sets what of Apple's Writing Tools is offered for texts in the view. A device without them, as any here, offers nothing.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
