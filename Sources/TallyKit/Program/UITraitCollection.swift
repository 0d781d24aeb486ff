import TallyCore
import TallyLayers

/// Whether a colour is asked for in the light or in the dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// What a colour that depends on its surroundings is told of them.
public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// Whether colours that depend on the two differ between them.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    @MainActor static var ofWhatIsPlayed: UITraitCollection {
        let scheme = Runtime.ofLayers?.root.shownColorScheme
        return UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
    }
}
