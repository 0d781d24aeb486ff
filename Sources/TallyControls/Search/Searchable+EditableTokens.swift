import TallyCore
import TallyUI

extension View {
    /// Gives the screen a search field with tokens that their views edit, such as by a menu.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, nil, placement, prompt, SearchTokens(editable: editableTokens, token))
    }

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, nil, placement, Text(prompt), SearchTokens(editable: editableTokens, token))
    }

    @_disfavoredOverload
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, nil, placement, Text(prompt), SearchTokens(editable: editableTokens, token))
    }

    /// Gives the screen a search field with tokens that their views edit, and ties the search to a binding: true begins it,
    /// false cancels it.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, isPresented, placement, prompt, SearchTokens(editable: editableTokens, token))
    }

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, isPresented, placement, Text(prompt), SearchTokens(editable: editableTokens, token))
    }

    @_disfavoredOverload
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        tokenSearch(text, isPresented, placement, Text(prompt), SearchTokens(editable: editableTokens, token))
    }
}
