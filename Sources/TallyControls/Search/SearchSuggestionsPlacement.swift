import TallyCore

/// How search suggestions are shown: here always as a list over the content.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    /// Several of the ways.
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static var menu: SearchSuggestionsPlacement.Set { Set(rawValue: 1) }
        public static var content: SearchSuggestionsPlacement.Set { Set(rawValue: 2) }
    }

    private enum Kind: Sendable { case automatic, menu, content }
    private let kind: Kind

    /// As `content`.
    public static var automatic: SearchSuggestionsPlacement { .init(kind: .automatic) }
    /// In a menu beside the field, which there is none of here.
    public static var menu: SearchSuggestionsPlacement { .init(kind: .menu) }
    /// In a list over the content.
    public static var content: SearchSuggestionsPlacement { .init(kind: .content) }
}

extension EnvironmentValues {
    /// How search suggestions are shown: as `content`.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}
