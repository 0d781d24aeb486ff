public import Foundation
internal import TallyScene

extension UIButton {
    /// How a button looks, and what it shows.
    public struct Configuration: Hashable, Sendable {
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        public enum TitleAlignment: Int, Sendable {
            /// That of the whole content.
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        public enum CornerStyle: Int, Sendable {
            /// The background's own radius.
            case fixed = -1
            /// The same; text sizes are the standard ones.
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        enum Style: Hashable { case plain, gray, tinted, filled }

        var style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        /// Points between the title and the subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// Where the picture stands beside the title.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between the picture and the title.
        public var imagePadding: CGFloat = 0
        public var contentInsets: NSDirectionalEdgeInsets
        /// Nil: as the style has it: the tint, or white upon it.
        public var baseForegroundColor: UIColor?
        /// Nil: as the style has it. A tinted button lays a thin veil of it.
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
        }
        /// Shows that something is being done in place of the picture.
        public var showsActivityIndicator = false
        /// Whether a button that is selected looks otherwise.
        public var automaticallyUpdateForSelection = true

        private init(_ style: Style) {
            self.style = style
            contentInsets = Size.medium.insets
            background.cornerRadius = 5.95
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

        public func updated(for button: UIButton) -> Configuration { self }

        public static func == (a: Self, b: Self) -> Bool {
            a.style == b.style && a.title == b.title && a.subtitle == b.subtitle && a.image === b.image
                && a.titlePadding == b.titlePadding && a.titleAlignment == b.titleAlignment
                && a.imagePlacement == b.imagePlacement && a.imagePadding == b.imagePadding
                && a.contentInsets == b.contentInsets && a.baseForegroundColor == b.baseForegroundColor
                && a.baseBackgroundColor == b.baseBackgroundColor && a.background == b.background
                && a.cornerStyle == b.cornerStyle && a.buttonSize == b.buttonSize
                && a.showsActivityIndicator == b.showsActivityIndicator
                && a.automaticallyUpdateForSelection == b.automaticallyUpdateForSelection
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
        }
    }
}

extension UIButton.Configuration.Size {
    var insets: NSDirectionalEdgeInsets {
        let (y, x): (CGFloat, CGFloat) =
            switch self {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }

    var titleFont: UIFont {
        switch self {
        case .mini, .small: .preferredFont(forTextStyle: .subheadline)
        case .medium, .large: .preferredFont(forTextStyle: .body)
        }
    }

    var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }
}

extension UIButton.Configuration {
    /// The radius of the corners of a background of a size.
    func radius(_ size: CGSize) -> CGFloat {
        let most = min(size.width, size.height) / 2
        switch cornerStyle {
        case .fixed, .dynamic: return min(background.cornerRadius, most)
        case .small: return min(4, most)
        case .medium: return min(8, most)
        case .large: return min(12, most)
        case .capsule: return most
        }
    }

    /// What the title and the picture are drawn in.
    func foreground(_ state: UIControl.State, tint: UIColor) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let color = baseForegroundColor ?? (style == .filled ? .white : tint)
        return state.contains(.highlighted) ? color.faded(by: style == .filled ? 0.75 : 0.6) : color
    }

    func ground(_ state: UIControl.State, tint: UIColor) -> UIColor? {
        if let own = background.backgroundColor, !state.contains(.disabled) {
            return state.contains(.highlighted) ? own.faded(by: 0.75) : own
        }
        let isSelected = state.contains(.selected) && automaticallyUpdateForSelection
        let base: UIColor
        switch style {
        case .plain:
            guard isSelected || baseBackgroundColor != nil else { return nil }
            base = baseBackgroundColor ?? tint.faded(by: 0.18)
        case .gray: base = isSelected ? tint.faded(by: 0.18) : baseBackgroundColor ?? .tertiarySystemFill
        case .tinted: base = (baseBackgroundColor ?? tint).faded(by: isSelected ? 0.36 : 0.18)
        case .filled: base = baseBackgroundColor ?? tint
        }
        if state.contains(.disabled) { return style == .plain ? nil : .tertiarySystemFill }
        return state.contains(.highlighted) ? base.faded(by: 0.75) : base
    }
}

extension UIColor {
    /// The same with a share of its own opacity.
    func faded(by share: CGFloat) -> UIColor { withAlphaComponent(CGFloat(resolvedNow.alpha) * share) }
}
