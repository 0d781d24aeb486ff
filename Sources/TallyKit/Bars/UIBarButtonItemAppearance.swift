public import Foundation

/// What the buttons of a bar look like.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public final let normal = UIBarButtonItemStateAppearance()
    public final let highlighted = UIBarButtonItemStateAppearance()
    public final let disabled = UIBarButtonItemStateAppearance()

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    public convenience override init() { self.init(style: .plain) }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { super.init() }

    /// Takes back what was set. A button of the style `done` is semibold anyway.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
    }

    final func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let more = state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : normal
        return normal.titleTextAttributes.merging(more.titleTextAttributes) { $1 }
    }
}

/// What they look like in one state. What is not said is as in the normal one.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    override init() { super.init() }
}

/// What the items of a tab bar look like.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public final let normal = UITabBarItemStateAppearance()
    public final let selected = UITabBarItemStateAppearance()
    public final let disabled = UITabBarItemStateAppearance()

    public override init() { super.init() }
    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { super.init() }
}

/// What they look like in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Nil: the bar's.
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    override init() { super.init() }
}
