import TallyCore
import TallyUI

/// The picker of the scopes, and when it is shown.
typealias SearchScopesSource = SearchSource<(view: AnyView, activation: SearchScopeActivation)>

private struct SearchScopesSourceKey: EnvironmentKey { static let defaultValue: SearchScopesSource? = nil }

extension EnvironmentValues {
    var searchScopesSource: SearchScopesSource? {
        get { self[SearchScopesSourceKey.self] }
        set { self[SearchScopesSourceKey.self] = newValue }
    }
}

extension View {
    /// Gives the search field of the view scopes: segments below it, of which one is chosen, while a person searches.
    ///
    /// - Parameter scopes: views with a `tag(_:)` each, as a picker has them. Write the modifier after `searchable`.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Gives the search field of the view scopes, shown at the times that the activation says.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes, label: { EmptyView() })
        return modifier(SearchSourceModifier(\.searchScopesSource, (AnyView(picker), activation)))
    }
}
