import TallyCore

/// Which letters a keyboard on the screen begins in capitals, in UIKit's words; accepted, and without effect.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3

    fileprivate var modern: TextInputAutocapitalization {
        switch self {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}

extension TextInputAutocapitalization {
    /// The same in this type's words.
    public init?(_ type: UITextAutocapitalizationType) { self = type.modern }
}

extension View {
    /// Changes nothing: there is no keyboard on the screen.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(style.modern)
    }
}
