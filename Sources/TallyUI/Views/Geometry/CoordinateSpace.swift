/// In what space a place is named: the view's own, the stage's, or that of a view outside with a name.
// unsafe: nothing of it changes; a name is hashed by whoever asks, as Apple's.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
    /// The whole stage, in points from its top left corner.
    case global
    /// The view's own.
    case local
    /// The nearest view outside that `coordinateSpace(_:)` gave the name to; the stage's if there is none.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A frame of reference for places.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that `coordinateSpace(_:)` gave a name to.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole stage.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of a scroll view's visible area; private to the runtime, so that no name of a program is equal to it.
struct ScrollViewSpace: Hashable {
    /// Nil: of any axes.
    var axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

    /// The visible area of the nearest scroll view outside.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace()) }

    /// The visible area of the nearest scroll view outside that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollViewSpace(axis: axis)) }
}
