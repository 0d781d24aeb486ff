public import Foundation

/// What a bar looks like. A bar takes note of it when it is set.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// What is behind the bar, and over its material; nil: the material alone, or nothing.
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    /// Of the line between the bar and the content; nil: there is none.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    /// There is the material of bars behind it.
    final var hasMaterial = true

    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// - Parameter barAppearance: whose look it begins with.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
    }

    final func take(_ other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        hasMaterial = other.hasMaterial
    }

    /// The material of bars, and a line.
    open func configureWithDefaultBackground() { configure(material: true, nil, line: .separator) }
    /// The ground of screens, and a line.
    open func configureWithOpaqueBackground() { configure(material: false, .systemBackground, line: .separator) }
    /// Nothing, and no line.
    open func configureWithTransparentBackground() { configure(material: false, nil, line: nil) }

    private func configure(material: Bool, _ color: UIColor?, line: UIColor?) {
        hasMaterial = material
        backgroundColor = color
        backgroundImage = nil
        shadowColor = line
        shadowImage = nil
    }
}

/// What a navigation bar looks like.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Of buttons of the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
    }
}

/// What a toolbar looks like.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}

/// What a tab bar looks like.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance { stackedLayoutAppearance = other.stackedLayoutAppearance }
    }
}

/// A distance to move something by, in points.
public struct UIOffset: Equatable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public static let zero = UIOffset()

    public init() { self.init(horizontal: 0, vertical: 0) }
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
