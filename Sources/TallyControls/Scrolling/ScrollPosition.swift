public import Foundation
import TallyCore

/// Where a scroll view stands in its content: at a view, at an edge or at a point; or wherever a hand has scrolled it.
///
/// Bound to a scroll view by `scrollPosition(_:anchor:)`. What is set scrolls under the transaction of the change; when a
/// hand scrolls, `isPositionedByUser` becomes true, and `viewID` follows if there are targets of the id's type.
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case automatic
        case view(anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var place = Place.automatic
    /// The view that it stands at, or that a hand has scrolled to. Nil: none is known.
    public private(set) var viewID: (any Hashable & Sendable)?
    /// Whether a hand has scrolled since the position was set.
    public private(set) var isPositionedByUser = false
    private let cast: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

    private init<ID: Hashable & Sendable>(_ type: ID.Type, _ place: Place) {
        cast = { $0.base as? ID }
        self.place = place
    }

    /// Creates a position that is nowhere in particular.
    ///
    /// - Parameter type: of the ids of views to be told of while a hand scrolls.
    public init(idType type: (some Hashable & Sendable).Type = Never.self) { self.init(type, .automatic) }

    /// Creates a position at a view, where view and window meet at the anchor; with nil it scrolls no further than
    /// needed.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(type(of: id), .view(anchor: anchor))
        viewID = id
    }

    public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(type, .edge(edge)) }

    /// The point of the content that is at the window's top left corner; beyond the ends counts as at the ends.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(type, .point(x: point.x, y: point.y))
    }

    public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(type, .point(x: x, y: y))
    }

    public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(type, .point(x: x, y: nil))
    }

    public init(idType type: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(type, .point(x: nil, y: y))
    }

    private mutating func set(_ place: Place, _ id: (any Hashable & Sendable)? = nil) {
        self.place = place
        viewID = id
        isPositionedByUser = false
    }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        set(.view(anchor: anchor), id)
    }

    public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

    /// The edge that was set, until a hand scrolls.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The point that was set, until a hand scrolls. Nil also if one coordinate alone was.
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = place else { return nil }
        return CGPoint(x: x, y: y)
    }
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    /// Returns the view's id, if it is of the type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.place == b.place && a.isPositionedByUser == b.isPositionedByUser && a.key == b.key
    }

    private var key: AnyHashable? { viewID.map { AnyHashable($0) } }

    func isID(_ key: AnyHashable) -> Bool { cast(key) != nil }

    /// Follows a hand that has scrolled to a view, or to where none is.
    mutating func followHand(to key: AnyHashable?) {
        place = .automatic
        isPositionedByUser = true
        viewID = key.flatMap { cast($0) }
    }

    var request: ScrollRequest? {
        switch place {
        case .automatic: nil
        case .view(let anchor): key.map { .view($0, anchor: anchor) }
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }
}
