import TallyCore
import TallyUI

/// Makes the search of a view, and has the screen around show its field.
nonisolated struct SearchableModifier: ViewModifier {
    typealias Body = Never
    let input: SearchInput

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        SearchedContent.reconcile(value: SearchedContent(modifier.pointee.input), content: content, node, &update)
    }
}

private struct SearchedContent: ViewModifier {
    let input: SearchInput
    private let model = NodeMemory<SearchModel>()
    @Environment(\.navigationEntry) private var place
    @Environment(\.searchSuggestionsSource) private var suggestions
    @Environment(\.searchScopesSource) private var scopes
    @Environment(\.searchFocusSource) private var focus
    @Environment(\.submitActions) private var submitActions
    @Environment(\.searchKeepsBar) private var keepsBar

    init(_ input: SearchInput) { self.input = input }

    func body(content: Content) -> some View {
        let model = model.wrapped
        let _ = model.update(input, suggestions, scopes, focus, submitActions, keepsBar: keepsBar)
        content
            .modifier(SearchPlace(model: place == nil ? nil : model))
            .environment(\.outerSearch, place == nil ? model : nil)
            .environment(\.search, model)
            .modifier(SearchSurroundings(model: model))
    }
}

/// Has the bar of the screen show the field of a search.
private struct SearchPlace: ViewModifier {
    let model: SearchModel?

    func body(content: Content) -> some View {
        if let model { content.navigationBarChange { $0.search = model } } else { content }
    }
}

/// Shows the search that stands around a navigation stack on the root of that.
struct OuterSearchPlace: ViewModifier {
    let isRoot: Bool
    @Environment(\.outerSearch) private var search

    init(isRoot: Bool) { self.isRoot = isRoot }

    func body(content: Content) -> some View {
        if let search {
            content.modifier(SearchPlace(model: isRoot ? search : nil)).environment(\.outerSearch, nil)
        } else {
            content
        }
    }
}
