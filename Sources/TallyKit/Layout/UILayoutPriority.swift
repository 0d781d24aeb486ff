/// How much a constraint matters: 1000 has to hold, what is below is held as well as can be, higher ones first.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    /// That at which content resists being compressed, as long as nothing else is said.
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// That at which a view hugs its content, as long as nothing else is said.
    public static let defaultLow = UILayoutPriority(250)
    /// That at which `systemLayoutSizeFitting(_:)` holds the size it is given.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// What the solver takes: above 0, up to 1000. Not a number counts as the least.
    var weight: Float { rawValue > 0.001 ? min(rawValue, 1000) : 0.001 }
    var isRequired: Bool { weight == 1000 }
}
