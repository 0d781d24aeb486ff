import TallyCore
import TallyUI

/// The focus state that the fields of searches are tied to.
typealias SearchFocusSource = SearchSource<any AnyFocusTie>

private struct SearchFocusSourceKey: EnvironmentKey { static let defaultValue: SearchFocusSource? = nil }

extension EnvironmentValues {
    var searchFocusSource: SearchFocusSource? {
        get { self[SearchFocusSourceKey.self] }
        set { self[SearchFocusSourceKey.self] = newValue }
    }
}

extension View {
    /// Binds a state to the focus of the view's search field: it is true while that has the focus. Writing true begins the search.
    ///
    /// Write the modifier after `searchable`.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        modifier(SearchFocusedModifier(tie: binding.tie(to: true, none: false)))
    }

    /// Binds a state to the focus of the view's search field: it has the value while that has the focus. Writing the value begins
    /// the search.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        modifier(SearchFocusedModifier(tie: binding.tie(to: value)))
    }
}

nonisolated private struct SearchFocusedModifier: ViewModifier {
    typealias Body = Never
    let tie: any AnyFocusTie

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let source = update.remember(node) { SearchFocusSource() }
        source.update(modifier.pointee.tie, update.runtime)
        let environment = update.remember(node) { DerivedEnvironment() }
        environment.apply(&update, isSame: true) { $0.searchFocusSource = source }
        C._reconcile(content, node, &update)
    }
}
