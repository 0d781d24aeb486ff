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
        modifier(SearchSourceModifier(\.searchFocusSource, binding.tie(to: true, none: false)))
    }

    /// Binds a state to the focus of the view's search field: it has the value while that has the focus. Writing the value begins
    /// the search.
    ///
    /// Write the modifier after `searchable`.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        modifier(SearchSourceModifier(\.searchFocusSource, binding.tie(to: value)))
    }
}
