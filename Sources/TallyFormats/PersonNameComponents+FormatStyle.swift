public import Foundation

extension PersonNameComponents {
    /// A person's name, in the order of its language.
    ///
    /// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`. Names in Han letters, kana and Hangul, and names in a locale of
    /// Hungarian or Vietnamese, begin with the family name; others with the given name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The given name; the nickname where there is one.
            case short
            /// Given and family name.
            case medium
            /// All parts.
            case long
            /// The initials of given and family name.
            case abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Parts that are missing are left out; of a name without parts nothing is left.
        public func format(_ value: PersonNameComponents) -> String {
            let order = NameOrder(value, locale)
            switch style {
            case .short: return [value.nickname, value.givenName, value.familyName].lazy.compactMap(\.self).first ?? ""
            case .medium: return order.joined(given: [value.givenName], family: [value.familyName])
            case .long:
                let name = order.joined(
                    given: [value.givenName, value.middleName], family: [value.familyName])
                return ([value.namePrefix, name, value.nameSuffix] as [String?]).compactMap(\.self)
                    .filter { !$0.isEmpty }.joined(separator: " ")
            case .abbreviated: return order.initials(given: value.givenName, family: value.familyName)
            }
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Returns the given and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// Which of a name's parts comes first, and what stands between.
private struct NameOrder {
    let isFamilyFirst: Bool
    let separator: String
    let isEastAsian: Bool

    init(_ name: PersonNameComponents, _ locale: Locale) {
        let letters = (name.familyName ?? "") + (name.givenName ?? "")
        isEastAsian = letters.unicodeScalars.contains { letter in
            Self.eastAsian.contains { $0.contains(letter.value) }
        }
        isFamilyFirst = isEastAsian || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
        separator = isEastAsian ? "" : " "
    }

    /// Kana, Han letters and Hangul.
    private static let eastAsian: [ClosedRange<UInt32>] = [
        0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x2_0000...0x3_FFFF,
    ]

    func joined(given: [String?], family: [String?]) -> String {
        (isFamilyFirst ? family + given : given + family).compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: separator)
    }

    func initials(given: String?, family: String?) -> String {
        // One letter is a name there, two are none.
        if isEastAsian { return family ?? given ?? "" }
        let parts = isFamilyFirst ? [family, given] : [given, family]
        return parts.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }
}
