import Foundation
import TallyCore
import TallyUI

/// The list of suggestions over what is on a screen; nothing while there are none.
struct SearchSuggestionsLayer: View {
    let bar: NavigationBarModel

    var body: some View {
        if let model = bar.content.search, let suggestions = model.suggestions {
            SuggestionList(model: model, content: suggestions.content, tokens: suggestions.tokens)
                .modifier(SearchEnvironment(model: model))
                .transition(.opacity)
        }
    }
}

private struct SuggestionList: View {
    let model: SearchModel
    let content: AnyView?
    let tokens: [(token: Any, shown: SearchToken)]
    @Environment(\.hiddenSuggestions) private var hidden

    init(model: SearchModel, content: AnyView?, tokens: [(token: Any, shown: SearchToken)]) {
        self.model = model
        self.content = content
        self.tokens = tokens
    }

    var body: some View {
        if !hidden.contains(.content) {
            ScrollView {
                SuggestionColumn {
                    Rectangle().fill(.background)
                    ListColumn(look: .plain) { rows.modifier(ListRow()) }
                }
            }
            .modifier(OpensOneRow())
            .environment(\.isInList, true)
            .environment(\.shownListLook, .plain)
            .environment(\.sectionLook, .plain)
            .environment(\.suggestionTarget, model)
        }
    }

    @ViewBuilder private var rows: some View {
        ForEach(tokens.map { Suggestion(token: $0.token, shown: $0.shown) }) { suggestion in
            suggestion.shown.view.modifier(SearchCompletionModifier(completion: .token(suggestion.token)))
        }
        content
    }
}

private struct Suggestion: Identifiable {
    let token: Any
    let shown: SearchToken
    var id: AnyHashable { shown.id }
}

/// Rows before a ground that fills the window and what is seen beyond the ends; without rows there is neither.
private struct SuggestionColumn: Layout {
    /// More than any window is high: points.
    private static var beyond: CGFloat { 10_000 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 2 else { return .zero }
        return subviews[1].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else { return }
        let hasRows = bounds.height > 0
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.minY - Self.beyond),
            proposal: ProposedViewSize(width: bounds.width, height: hasRows ? bounds.height + 2 * Self.beyond : 0))
        subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
}
