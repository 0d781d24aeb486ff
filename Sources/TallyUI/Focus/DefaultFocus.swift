import TallyCore

extension View {
    /// Gives the focus state the value when the view appears and nothing has the focus.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { onMain((binding, value)) { $0.link.storage?.write($1, keepsOthers: true) } }
    }
}

/// How strongly a default focus is meant; of no account, the first to appear gets it.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let isForUser: Bool
    public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
    public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)
}
