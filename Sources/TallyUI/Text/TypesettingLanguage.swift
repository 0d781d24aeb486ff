public import Foundation
import TallyCore

/// The language that a text is set in.
public struct TypesettingLanguage: Equatable, Sendable {
    private let language: Locale.Language?

    /// The language that the letters and the place tell.
    public static let automatic = TypesettingLanguage(language: nil)

    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// Changes nothing: lines are as high as their fonts' letters, which are found by what is written.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    /// Changes nothing: lines are as high as their fonts' letters, which are found by what is written.
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }
}

extension Text {
    /// Changes nothing: lines are as high as their fonts' letters, which are found by what is written.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    /// Changes nothing: lines are as high as their fonts' letters, which are found by what is written.
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        self
    }
}
