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
        modifier(SearchScopesModifier(scope: scope, scopes: scopes(), activation: activation))
    }
}

nonisolated private struct SearchScopesModifier<Scope: Hashable, Scopes: View>: ViewModifier {
    typealias Body = Never
    let scope: Binding<Scope>
    let scopes: Scopes
    let activation: SearchScopeActivation

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let source = update.remember(node) { SearchScopesSource() }
        let picker = Picker(selection: modifier.scope, content: { modifier.scopes }, label: { EmptyView() })
        source.update((AnyView(picker), modifier.activation), update.runtime)
        let environment = update.remember(node) { DerivedEnvironment() }
        environment.apply(&update, isSame: true) { $0.searchScopesSource = source }
        C._reconcile(content, node, &update)
    }
}
