import TallyCore

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

extension View {
    /// Changes nothing: there is no keyboard on the screen to show the label.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
