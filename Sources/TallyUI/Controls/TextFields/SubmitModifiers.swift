/// What kinds of views submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    /// Of search fields, which do not exist yet.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key that submits is called on a keyboard that is shown on the screen; accepted, and not shown.
public struct SubmitLabel: Sendable {
    private enum Name: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
    private let name: Name
    public static var done: SubmitLabel { SubmitLabel(name: .done) }
    public static var go: SubmitLabel { SubmitLabel(name: .go) }
    public static var send: SubmitLabel { SubmitLabel(name: .send) }
    public static var join: SubmitLabel { SubmitLabel(name: .join) }
    public static var route: SubmitLabel { SubmitLabel(name: .route) }
    public static var search: SubmitLabel { SubmitLabel(name: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(name: .return) }
    public static var next: SubmitLabel { SubmitLabel(name: .next) }
    public static var `continue`: SubmitLabel { SubmitLabel(name: .continue) }
}

struct SubmitAction {
    let triggers: SubmitTriggers
    let action: () -> Void
}

private struct SubmitActionsKey: EnvironmentKey {
    // unsafe: never changed: there are none.
    nonisolated(unsafe) static let defaultValue: [SubmitAction] = []
}

extension EnvironmentValues {
    /// From the inside out.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Runs the action when a text field in the view is submitted; the innermost of several first, then those around.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0.insert(SubmitAction(triggers: triggers, action: action), at: 0) }
    }

    /// Fields in the view do not submit to actions outside of it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }

    /// There is no keyboard on the screen to show the label: nothing changes.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
