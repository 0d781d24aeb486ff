import TallyCore
import TallyUI

/// Ends the search of the views around: the field is emptied, loses the focus and goes back below the title.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let model: SearchModel?

    public func callAsFunction() { model?.dismiss() }
}

private struct SearchKey: EnvironmentKey { static let defaultValue: SearchModel? = nil }
private struct OuterSearchKey: EnvironmentKey { static let defaultValue: SearchModel? = nil }

extension EnvironmentValues {
    /// Whether a person searches in the views around: from the focus of the search field until the search is cancelled.
    ///
    /// It is for the views that `searchable(text:placement:prompt:)` is applied to, and those inside.
    public var isSearching: Bool { search.map { search in onMain { search.isPresented } } ?? false }

    /// Ends the search of the views around; does nothing where there is none.
    public var dismissSearch: DismissSearchAction {
        let search = search
        return making { DismissSearchAction(model: search) }
    }

    /// The search of the views around.
    var search: SearchModel? {
        get { self[SearchKey.self] }
        set { self[SearchKey.self] = newValue }
    }

    /// The search that a navigation stack inside shows on its root.
    var outerSearch: SearchModel? {
        get { self[OuterSearchKey.self] }
        set { self[OuterSearchKey.self] = newValue }
    }
}
