import TallyCore
import TallyUI

extension View {
    /// Has a press on the view, where it is a suggestion of a search, put the text in place of what is typed, and submit it.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }

    /// Has a press on the view, where it is a suggestion of a search, put the token in place of what is typed, and submit it.
    ///
    /// A token of another type than those of the search does nothing.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier(completion: .token(token)))
    }
}

/// What a suggestion puts in place of what is typed.
nonisolated enum SearchCompletion {
    case text(String)
    case token(Any)
}

/// Makes a suggestion one that is chosen by a press.
nonisolated struct SearchCompletionModifier: ViewModifier {
    typealias Body = Never
    let completion: SearchCompletion

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        PressedSuggestion.reconcile(
            value: PressedSuggestion(modifier.pointee.completion), content: content, node, &update)
    }
}

private struct PressedSuggestion: ViewModifier {
    let completion: SearchCompletion
    @Environment(\.suggestionTarget) private var target

    init(_ completion: SearchCompletion) { self.completion = completion }

    func body(content: Content) -> some View {
        if let target {
            Button {
                switch completion {
                case .text(let text): target.complete(text)
                case .token(let token): target.complete(token: token)
                }
            } label: {
                content.foregroundStyle(Color.primary)
            }
            .buttonStyle(DefaultButtonStyle())
        } else {
            content
        }
    }
}
