public import Foundation
public import TallyCore

/// A pane behind a view, through which what lies below is seen blurred.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }
    let kind: Kind
    var color: Color?
    var isInteractive = false

    init(kind: Kind) { self.kind = kind }

    public static var regular: Glass { Glass(kind: .regular) }
    /// Through which more is seen.
    public static var clear: Glass { Glass(kind: .clear) }
    /// None: the view is as it is.
    public static var identity: Glass { Glass(kind: .identity) }

    /// The same in a colour; nil: in that of the surroundings.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// The same, which grows a little under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

/// The shape of glass where none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
