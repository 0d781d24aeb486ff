import TallyCore
import TallyUI

// Apple means `searchSuggestions(_:)` to be used instead, without a warning so far.
extension View {
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        suggesting(text, placement, prompt, suggestions())
    }

    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        suggesting(text, placement, Text(prompt), suggestions())
    }

    @_disfavoredOverload
    public nonisolated func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        suggesting(text, placement, Text(prompt), suggestions())
    }

    private nonisolated func suggesting<V: View>(
        _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?, _ suggestions: V
    ) -> some View {
        searchable(SearchInput(text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions)))
    }
}
