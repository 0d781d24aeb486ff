import TallyCore

extension View {
    /// Lets a person select and copy the texts inside, or forbids it.
    ///
    /// A drag selects characters, the second press of a double click a word, the third the line up to its break, and a press
    /// with Shift goes on from where the last one was. Command or Control with C copies what is selected, with A selects the
    /// whole text; Escape, a press elsewhere, and whoever else takes the keyboard end the selection. One text has a selection
    /// at a time. A press that does not move is what it would be without: it taps, presses a row and opens a link. A drag that
    /// begins on the text selects, and scrolls nothing, as in a text field. The texts of buttons and other controls that are
    /// pressed, and of views that are disabled or redacted, cannot be selected.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }
}

private struct TextSelectableKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    package var isTextSelectable: Bool {
        get { self[TextSelectableKey.self] }
        set { self[TextSelectableKey.self] = newValue }
    }
}
