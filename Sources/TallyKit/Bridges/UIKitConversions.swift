import TallyCore
import TallyUI

// What SwiftUI and UIKit have each a name of their own for.

extension ColorScheme {
    /// Nil where the style is not specified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension UIUserInterfaceStyle {
    /// Not specified where there is no scheme.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case nil: self = .unspecified
        case .light?: self = .light
        case .dark?: self = .dark
        }
    }
}

extension UserInterfaceSizeClass {
    /// Nil where the class is not specified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Not specified where there is no class.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case nil: self = .unspecified
        case .compact?: self = .compact
        case .regular?: self = .regular
        }
    }
}

extension DynamicTypeSize {
    /// Nil where the category is not specified, or unknown.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.size else { return nil }
        self = size
    }
}

extension UIContentSizeCategory {
    /// Not specified where there is no size.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map { UIContentSizeCategory($0) } ?? .unspecified
    }
}

extension EdgeInsets {
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}
