// UIKit's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Which letters a keyboard on the screen begins in capitals; accepted, and without effect.
public struct TextInputAutocapitalization: Sendable {
    private enum Kind: Sendable { case never, words, sentences, characters }
    private let kind: Kind
    public static var never: TextInputAutocapitalization { .init(kind: .never) }
    public static var words: TextInputAutocapitalization { .init(kind: .words) }
    public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
    public static var characters: TextInputAutocapitalization { .init(kind: .characters) }
}

/// The keys of a keyboard on the screen, under UIKit's names; accepted, and without effect.
public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
}

/// What a text means, for what fills it in; under UIKit's name, accepted, and without effect.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let URL = UITextContentType(rawValue: "url")
}

extension View {
    /// There is no keyboard on the screen: nothing changes.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// There is no keyboard on the screen: nothing changes.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }

    /// Nothing is corrected in any case.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Nothing is corrected in any case.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }

    /// Nothing fills fields in: nothing changes.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}

private struct AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether text is left as it was typed; here it always is.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
}
