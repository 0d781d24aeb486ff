import TallyCore

/// What kinds of views submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    /// The fields of `searchable(text:placement:prompt:)`.
    public static let search = SubmitTriggers(rawValue: 2)
}

struct SubmitAction {
    let triggers: SubmitTriggers
    let action: () -> Void
}

private struct SubmitActionsKey: EnvironmentKey {
    // unsafe: never changed: there are none.
    nonisolated(unsafe) static let defaultValue: [SubmitAction] = []
}

private struct SubmitTriggerKey: EnvironmentKey { static let defaultValue = SubmitTriggers.text }

extension EnvironmentValues {
    /// What kind of views fields here are.
    var submitTrigger: SubmitTriggers {
        get { self[SubmitTriggerKey.self] }
        set { self[SubmitTriggerKey.self] = newValue }
    }

    /// The actions from the inside out.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Runs the action when a text field in the view, or its search field, is submitted, as the triggers say; the innermost of several first, then those around.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0.insert(SubmitAction(triggers: triggers, action: action), at: 0) }
    }
}
