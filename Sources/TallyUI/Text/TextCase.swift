import Foundation
import TallyCore

extension View {
    /// Sets the case of letters; nil leaves them as they are, whatever is said outside.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension Text {
    /// How letters are written.
    public enum Case: Sendable {
        case uppercase
        case lowercase
    }
}

extension EnvironmentValues {
    private enum TextCaseKey: EnvironmentKey {
        static let defaultValue: Text.Case? = nil
    }

    /// The case that letters are shown in; nil leaves them as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// Returns the string in the case, by the rules of the locale's language.
    func cased(_ string: String) -> String {
        switch textCase {
        case .uppercase?: string.uppercased(with: locale)
        case .lowercase?: string.lowercased(with: locale)
        case nil: string
        }
    }
}
