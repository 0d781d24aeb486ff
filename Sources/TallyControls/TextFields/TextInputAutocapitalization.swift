import TallyCore

/// Which letters a keyboard on the screen begins in capitals; accepted, and without effect.
public struct TextInputAutocapitalization: Sendable {
    private enum Kind: Sendable { case never, words, sentences, characters }
    private let kind: Kind
    public static var never: TextInputAutocapitalization { .init(kind: .never) }
    public static var words: TextInputAutocapitalization { .init(kind: .words) }
    public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
    public static var characters: TextInputAutocapitalization { .init(kind: .characters) }
}

extension View {
    /// Changes nothing: there is no keyboard on the screen.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
}
