// UIKit's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import TallyCore

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
    /// Changes nothing: nothing fills fields in.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
