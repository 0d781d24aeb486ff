import TallyCore

/// The text size that the person asked for; `large` is the standard one.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self("XS")
    public static let small = Self("S")
    public static let medium = Self("M")
    public static let large = Self("L")
    public static let extraLarge = Self("XL")
    public static let extraExtraLarge = Self("XXL")
    public static let extraExtraExtraLarge = Self("XXXL")
    public static let accessibilityMedium = Self("AccessibilityM")
    public static let accessibilityLarge = Self("AccessibilityL")
    public static let accessibilityExtraLarge = Self("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

    public var isAccessibilityCategory: Bool { size?.isAccessibilitySize ?? false }

    /// In the order of `DynamicTypeSize.allCases`.
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Nil for one that is not said, or not known.
    var size: DynamicTypeSize? {
        zip(Self.sizes, DynamicTypeSize.allCases).first { $0.0 == self }?.1
    }

    init(_ size: DynamicTypeSize) {
        self = zip(DynamicTypeSize.allCases, Self.sizes).first { $0.0 == size }?.1 ?? .large
    }

    public static func < (left: Self, right: Self) -> Bool {
        guard let a = left.size, let b = right.size else { return false }
        return a < b
    }
    public static func > (left: Self, right: Self) -> Bool { right < left }
    public static func <= (left: Self, right: Self) -> Bool { left == right || left < right }
    public static func >= (left: Self, right: Self) -> Bool { right <= left }
}

extension UIApplication {
    /// The text size of what plays.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.ofWhatIsPlayed.preferredContentSizeCategory
    }
}
