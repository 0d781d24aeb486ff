public import Foundation

/// A picture, a text and a second one, as rows of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How a text is shown.
    public struct TextProperties: Hashable, Sendable {
        public enum TextAlignment: Int, Hashable, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }

        public enum TextTransform: Int, Hashable, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        public var font: UIFont
        public var color: UIColor = .label
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0: as many as it takes.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var transform = TextTransform.none
    }

    /// How the picture is shown.
    public struct ImageProperties: Hashable, Sendable {
        /// Nil: the cell's.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// A larger picture is made smaller; 0: as large as it is.
        public var maximumSize = CGSize.zero
        /// What it takes of the room, whatever its size; 0: that.
        public var reservedLayoutSize = CGSize.zero

        public static func == (a: Self, b: Self) -> Bool {
            a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
                && a.reservedLayoutSize == b.reservedLayoutSize
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// In place of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// In place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Whether the second text stands at the end of the line where there is room, rather than below.
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    public static func == (a: Self, b: Self) -> Bool {
        a.image === b.image && a.imageProperties == b.imageProperties && a.text == b.text
            && a.attributedText == b.attributedText && a.textProperties == b.textProperties
            && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.secondaryTextProperties == b.secondaryTextProperties
            && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
            && a.directionalLayoutMargins == b.directionalLayoutMargins
            && a.imageToTextPadding == b.imageToTextPadding
            && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
            && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(textProperties)
    }

    private init(_ font: UIFont, _ second: UIFont, _ secondColor: UIColor = .label) {
        textProperties = TextProperties(font: font)
        secondaryTextProperties = TextProperties(font: second, color: secondColor)
    }

    /// A row.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }
    /// A row with the second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration {
        Self(.systemFont(ofSize: 17), .systemFont(ofSize: 12))
    }
    /// A row with the second text at its end.
    public static func valueCell() -> UIListContentConfiguration {
        var value = Self(.systemFont(ofSize: 17), .systemFont(ofSize: 17), .secondaryLabel)
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    private static func header(_ font: UIFont, _ color: UIColor, top: CGFloat, bottom: CGFloat) -> Self {
        var header = Self(font, .systemFont(ofSize: 13), .secondaryLabel)
        header.textProperties.color = color
        header.directionalLayoutMargins.top = top
        header.directionalLayoutMargins.bottom = bottom
        return header
    }

    public static func plainHeader() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 17, weight: .semibold), .label, top: 4, bottom: 4)
    }
    public static func plainFooter() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 13), .secondaryLabel, top: 6, bottom: 6)
    }
    public static func groupedHeader() -> UIListContentConfiguration {
        var made = header(.systemFont(ofSize: 13), .secondaryLabel, top: 16, bottom: 6)
        made.textProperties.transform = .uppercase
        return made
    }
    public static func groupedFooter() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 13), .secondaryLabel, top: 6, bottom: 6)
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 20, weight: .bold), .label, top: 16, bottom: 8)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// The same in every state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration: SteadyConfiguration {}

extension UIListContentConfiguration.TextProperties {
    /// Returns a text as it is shown.
    func transformed(_ text: String?) -> String? {
        switch transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}
