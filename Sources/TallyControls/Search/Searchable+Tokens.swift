import TallyCore
import TallyUI

extension View {
    /// Gives the screen a search field with tokens before the text: capsules, of which Delete at the start of the text removes
    /// the last.
    ///
    /// - Parameter token: makes the view that stands in a capsule.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, nil, placement, prompt, SearchTokens(tokens, token))
    }

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, nil, placement, Text(prompt), SearchTokens(tokens, token))
    }

    @_disfavoredOverload
    public nonisolated func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, nil, placement, Text(prompt), SearchTokens(tokens, token))
    }

    /// Gives the screen a search field with tokens, and ties the search to a binding: true begins it, false cancels it.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, isPresented, placement, prompt, SearchTokens(tokens, token))
    }

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, isPresented, placement, Text(prompt), SearchTokens(tokens, token))
    }

    @_disfavoredOverload
    public nonisolated func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, isPresented, placement, Text(prompt), SearchTokens(tokens, token))
    }
}

extension View {
    nonisolated func tokenSearch(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
        _ tokens: SearchTokens
    ) -> some View {
        searchable(
            SearchInput(text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: tokens))
    }
}
