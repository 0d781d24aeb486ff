@_spi(Runtime) import TallyCore
import TallyScene

/// In what space a place is named: the view's own, the stage's, or that of a view outside with a name.
// unsafe: nothing of it changes; a name is hashed by whoever asks, as Apple's.
public enum CoordinateSpace: Equatable, Hashable {
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
    /// The axis that the scroll view has to scroll along; nil is any.
    var axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

    /// The visible area of the nearest scroll view outside.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace()) }

    /// Returns the visible area of the nearest scroll view outside that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollViewSpace(axis: axis)) }
}

/// Gives a view's space a name that views inside can use.
nonisolated struct CoordinateSpaceModifier: ElementModifier, Equatable {
    typealias Body = Never
    let name: AnyHashable

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        CoordinateSpaceSlot(element, applied)
    }
}

final class CoordinateSpaceSlot: Slot {
    var name: AnyHashable? { (applied as? TypedAppliedModifier<CoordinateSpaceModifier>)?.modifier.name }
}

extension View {
    @_disfavoredOverload
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's space, by which views inside find it; the innermost of two with one name counts.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

extension Site {
    /// Returns a rectangle of the site's space in another; in the global one where nobody has the name.
    func convert(_ rect: Rect, to space: CoordinateSpace) -> Rect {
        guard case .named(let name) = space else { return toGlobal.apply(rect) }
        var result: Rect?
        let toGlobal = walk(asTold: true) { step, map in
            guard let origin = bounds(of: name, step)?.origin else { return true }
            result = map.apply(rect).offset(x: -origin.x, y: -origin.y)
            return false
        }
        return result ?? toGlobal.apply(rect)
    }
}
