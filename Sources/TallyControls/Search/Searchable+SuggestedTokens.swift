import TallyCore
import TallyUI

extension View {
    /// Gives the screen a search field with tokens, and suggests those that are not in the field yet: rows of a list over the
    /// content, while a person searches.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, nil, placement, prompt, SearchTokens(tokens, suggested: suggestedTokens, token))
    }

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token))
    }

    @_disfavoredOverload
    public nonisolated func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token))
    }

    /// Gives the screen a search field with tokens that are suggested, and ties the search to a binding: true begins it, false
    /// cancels it.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, isPresented, placement, prompt, SearchTokens(tokens, suggested: suggestedTokens, token))
    }

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token))
    }

    @_disfavoredOverload
    public nonisolated func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token))
    }
}
