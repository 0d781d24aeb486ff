/// The text size that a person asks for, in the form that came before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ContentSizeCategory {
    // Apple's are functions of the type, and no conformance.
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.place < b.place }
    public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.place <= b.place }
    public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.place > b.place }
    public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.place >= b.place }
}

extension EnvironmentValues {
    /// The text size, which is that of `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3] }
        set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.place] }
    }
}
