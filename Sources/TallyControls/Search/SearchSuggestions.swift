import TallyCore
import TallyUI

/// What is suggested.
typealias SearchSuggestionsSource = SearchSource<AnyView>

private struct SearchSuggestionsSourceKey: EnvironmentKey { static let defaultValue: SearchSuggestionsSource? = nil }
private struct HiddenSuggestionsKey: EnvironmentKey { static let defaultValue: SearchSuggestionsPlacement.Set = [] }
private struct SuggestionTargetKey: EnvironmentKey { static let defaultValue: SearchModel? = nil }

extension EnvironmentValues {
    var searchSuggestionsSource: SearchSuggestionsSource? {
        get { self[SearchSuggestionsSourceKey.self] }
        set { self[SearchSuggestionsSourceKey.self] = newValue }
    }

    /// The ways in which suggestions are not shown.
    var hiddenSuggestions: SearchSuggestionsPlacement.Set {
        get { self[HiddenSuggestionsKey.self] }
        set { self[HiddenSuggestionsKey.self] = newValue }
    }

    /// The search that the view is a suggestion for; nil: it is none.
    var suggestionTarget: SearchModel? {
        get { self[SuggestionTargetKey.self] }
        set { self[SuggestionTargetKey.self] = newValue }
    }
}

extension View {
    /// Gives the search field of the view suggestions: rows of a list over the content, while a person searches.
    ///
    /// A row with `searchCompletion(_:)` is chosen by a press; then, and when the search is submitted, the list goes until
    /// the text is edited again. Where there are no rows there is no list. Write it after `searchable`.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSourceModifier(\.searchSuggestionsSource, AnyView(suggestions())))
    }

    /// Sets whether suggestions for the search field of the view, or those in the view, are shown in these ways.
    public nonisolated func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        modifier(making { SuggestionVisibilityModifier(visibility: visibility, placements: placements) })
    }
}

private struct SuggestionVisibilityModifier: ViewModifier {
    let visibility: Visibility
    let placements: SearchSuggestionsPlacement.Set
    @Environment(\.suggestionTarget) private var target

    init(visibility: Visibility, placements: SearchSuggestionsPlacement.Set) {
        self.visibility = visibility
        self.placements = placements
    }

    func body(content: Content) -> some View {
        if target != nil, visibility == .hidden, placements.contains(.content) {
            EmptyView()
        } else {
            content.transformEnvironment(\.hiddenSuggestions) { hidden in
                if visibility == .hidden { hidden.formUnion(placements) } else { hidden.subtract(placements) }
            }
        }
    }
}
