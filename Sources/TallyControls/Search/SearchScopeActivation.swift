/// When the scopes of a search are shown.
public struct SearchScopeActivation {
    enum Kind: Sendable { case typing, presentation }
    let kind: Kind

    /// As `onSearchPresentation`.
    public static var automatic: SearchScopeActivation { .init(kind: .presentation) }
    /// As long as there is a text in the field.
    public static var onTextEntry: SearchScopeActivation { .init(kind: .typing) }
    /// As long as the search is presented.
    public static var onSearchPresentation: SearchScopeActivation { .init(kind: .presentation) }
}
