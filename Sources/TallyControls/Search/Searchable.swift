import TallyCore
import TallyUI

extension View {
    /// Gives the screen of the navigation stack around a search field, below its title.
    ///
    /// A press on the field begins the search: the title makes room, a button cancels, and the views inside have `isSearching`;
    /// to cancel empties the text. Applied to a navigation stack itself the field is that of its root. Outside of a stack
    /// nothing shows it.
    ///
    /// - Parameter prompt: shown while nothing is typed; nil: "Search".
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(SearchInput(text: text, placement: placement, prompt: prompt))
    }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    nonisolated func searchable(_ input: SearchInput) -> some View { modifier(SearchableModifier(input: input)) }
}

extension View {
    /// Gives the screen a search field, and ties the search to a binding: true begins it, false cancels it.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(SearchInput(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}
