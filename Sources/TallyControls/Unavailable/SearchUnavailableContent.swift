import TallyCore
import TallyUI

/// The parts of what says that a search has found nothing.
public struct SearchUnavailableContent {
    /// A magnifying glass, and that there are no results for what is searched for.
    public struct Label: View {
        /// What is searched for; nil: what is typed into the search field of the views around.
        let text: String?
        @Environment(\.search) private var search

        nonisolated init(text: String?) { self.text = text }

        public var body: some View {
            let query = text ?? search?.query ?? ""
            TallyControls.Label {
                if query.isEmpty { Text("No Results") } else { Text("No Results for “\(query)”") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// What one may try.
    public struct Description: View {
        nonisolated init() {}

        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// Nothing.
    public struct Actions: View {
        nonisolated init() {}

        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that there are no results for what is typed into the search field of the views around.
    public static var search: ContentUnavailableView<Label, Description, Actions> { search(typed: nil) }

    /// Says that there are no results for a text.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        search(typed: text)
    }

    private static func search(typed text: String?) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
    }
}
