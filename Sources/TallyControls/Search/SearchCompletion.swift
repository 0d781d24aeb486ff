import TallyCore
import TallyUI

extension View {
    /// Has a press on the view, where it is a suggestion of a search, put the text in place of what is typed, and submit it.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(TextCompletionModifier(text: completion))
    }

    /// Has a press on the view, where it is a suggestion of a search, put the token in place of what is typed, and submit it.
    ///
    /// A token of another type than those of the search does nothing.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(TokenCompletionModifier(token: token))
    }
}

nonisolated private struct TextCompletionModifier: ViewModifier {
    typealias Body = Never
    let text: String

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let text = modifier.pointee.text
        let completion = SearchCompletionModifier { $0.complete(text) }
        SearchCompletionModifier.reconcile(value: completion, content: content, node, &update)
    }
}

nonisolated private struct TokenCompletionModifier<Token: Identifiable>: ViewModifier {
    typealias Body = Never
    let token: Token

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let token = modifier.pointee.token
        let completion = SearchCompletionModifier { $0.complete(token: token) }
        SearchCompletionModifier.reconcile(value: completion, content: content, node, &update)
    }
}

/// Makes a suggestion one that is chosen by a press.
struct SearchCompletionModifier: ViewModifier {
    private let complete: @MainActor (SearchModel) -> Void
    @Environment(\.suggestionTarget) private var target

    init(_ complete: @escaping @MainActor (SearchModel) -> Void) { self.complete = complete }

    func body(content: Content) -> some View {
        if let target {
            Button {
                complete(target)
            } label: {
                content.foregroundStyle(Color.primary)
            }
            .buttonStyle(DefaultButtonStyle())
        } else {
            content
        }
    }
}
