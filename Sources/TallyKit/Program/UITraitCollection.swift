public import Foundation
import TallyCore
import TallyLayers

/// Whether a colour is asked for in the light or in the dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// What views, colours and fonts are told of their surroundings.
public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels a point; 0: it is not said.
    public let displayScale: CGFloat
    public let preferredContentSizeCategory: UIContentSizeCategory

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, 0, .unspecified) }
    public convenience init(displayScale: CGFloat) { self.init(.unspecified, displayScale, .unspecified) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(.unspecified, 0, preferredContentSizeCategory)
    }

    /// What several say together, the last of them first.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let all = traitCollections.reversed()
        self.init(
            all.first { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
            all.first { $0.displayScale != 0 }?.displayScale ?? 0,
            all.first { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory ?? .unspecified)
    }

    init(_ style: UIUserInterfaceStyle, _ scale: CGFloat, _ category: UIContentSizeCategory) {
        (userInterfaceStyle, displayScale, preferredContentSizeCategory) = (style, scale, category)
    }

    /// That of what plays; the light at two pixels a point, in the standard text size, where nothing does.
    public class var current: UITraitCollection { MainActor.assumeIsolated { ofWhatIsPlayed } }

    /// How much room the stage or window has across; unspecified where none plays.
    @MainActor public var horizontalSizeClass: UIUserInterfaceSizeClass {
        .init(Runtime.ofLayers?.root.observedSize.width, regular: SizeClasses.regularWidth)
    }
    /// How much room it has down.
    @MainActor public var verticalSizeClass: UIUserInterfaceSizeClass {
        .init(Runtime.ofLayers?.root.observedSize.height, regular: SizeClasses.regularWidth)
    }

    /// Whether colours that depend on the two differ between them.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    @MainActor static var ofWhatIsPlayed: UITraitCollection { ofWhatPlays(in: OwnStyle.present) }

    /// - Parameter style: A view's; unspecified: that of the stage or window.
    @MainActor static func ofWhatPlays(in style: UIUserInterfaceStyle) -> UITraitCollection {
        let scheme = ColorScheme(style) ?? Runtime.ofLayers?.root.shownColorScheme
        // Fonts that are made where nothing plays have the standard size, whatever has played before.
        let size = Runtime.current?.root.environment.dynamicTypeSize
        return UITraitCollection(
            scheme == .dark ? .dark : .light, DrawnPicture.screenScale, UIContentSizeCategory(size ?? .large))
    }

    /// The standard one where none is said.
    var textSize: DynamicTypeSize { preferredContentSizeCategory.size ?? .large }

    func with(_ style: UIUserInterfaceStyle? = nil, _ category: UIContentSizeCategory? = nil) -> UITraitCollection {
        UITraitCollection(
            style ?? userInterfaceStyle, displayScale, category ?? preferredContentSizeCategory)
    }
}

/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2

    fileprivate init(_ length: CGFloat?, regular: CGFloat) {
        self = length.map { $0 >= regular ? .regular : .compact } ?? .unspecified
    }
}
