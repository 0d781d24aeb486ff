import TallyCore
import TallyUI

/// How much care a dialog asks for.
public struct DialogSeverity: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, standard, critical }
    private let kind: Kind

    public static let automatic = DialogSeverity(kind: .automatic)
    /// The dialog tells of something.
    public static let standard = DialogSeverity(kind: .standard)
    /// What the dialog offers may lose data.
    public static let critical = DialogSeverity(kind: .critical)
}

extension View {
    /// Sets how much care dialogs in the view ask for. It shows at the icon of a dialog, which those of iOS have not: it changes nothing.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}
