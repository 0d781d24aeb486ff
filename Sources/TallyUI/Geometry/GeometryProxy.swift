public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// The size and the place of a container, in points; places are looked up when they are asked for.
///
/// Kept after its view has gone, it answers with the last place it gave, or that of the view when it was made.
public struct GeometryProxy {
    /// The size of the container in points.
    public let size: CGSize
    let origin: Point
    weak var element: Element?
    /// How many of the element's modifiers are inside the container.
    let level: Int
    let reads: GeometryReads?

    init(_ element: Element, level: Int, _ rect: Rect, reads: GeometryReads? = nil) {
        size = CGSize(rect.size)
        origin = rect.origin
        self.element = element
        self.level = level
        self.reads = reads
    }

    /// How far the container may be drawn beyond its edges. It is what `safeAreaInset` and `safeAreaPadding` around it
    /// take there, as far as the container reaches them.
    public var safeAreaInsets: EdgeInsets {
        onMain(self) { proxy in
            guard let site = proxy.site else { return EdgeInsets() }
            let level = site.level
            let environment = level == 0 ? site.element.environment : site.element.slots[level - 1].applied.environment
            return site.safeAreaInsets(around: proxy.rect, in: environment, for: proxy.reads)
        }
    }

    /// Returns the container's rectangle in a space, as presented when it is asked for: effects and scrolling count.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
        return onMain((self, coordinateSpace)) { proxy, space in
            CGRect(proxy.site?.convert(proxy.rect, to: space) ?? proxy.rect)
        }
    }

    /// Returns the bounds of a named space in the container's own. Nil if no view outside has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        onMain((self, coordinateSpace)) { proxy, space in
            proxy.site?.bounds(of: .named(space.name)).map {
                CGRect($0.offset(x: -proxy.origin.x, y: -proxy.origin.y))
            }
        }
    }

    /// A place that a preference brought, in the container's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        onMain((self, anchor)) { proxy, anchor in
            guard let site = proxy.site else { return anchor.value }
            let origin = proxy.origin
            let local = (site.toGlobal.inverse ?? .identity).concatenating(.translation(x: -origin.x, y: -origin.y))
            return anchor.convert(anchor.value, local)
        }
    }

    private var rect: Rect { Rect(origin: origin, size: Size(size)) }

    /// Where the container is, for whoever asks what that says; nil where it has gone.
    @MainActor private var site: Site? {
        guard let element, element.isAlive else { return nil }
        reads?.usesPlace = true
        return Site(element: element, level: level)
    }
}

/// Whether a proxy has been asked where its container is, so that it matters when that changes.
@MainActor
final class GeometryReads: SafeAreaReader {
    var usesPlace = false
    /// What it has been told of the safe area holds no longer.
    var isOutdated = false

    func safeAreaChanged() { isOutdated = true }
}

extension Site {
    func bounds(of space: CoordinateSpace) -> Rect? {
        guard case .named(let name) = space else { return nil }
        var result: Rect?
        walk(asTold: true) { step, map in
            let rect = bounds(of: name, step)
            guard let rect else { return true }
            result = map.inverse?.apply(rect)
            return false
        }
        return result
    }

    /// Returns the bounds of what the step passes, if that has the name.
    func bounds(of name: AnyHashable, _ step: Step) -> Rect? {
        switch step {
        case .slot(let slot): return (slot as? CoordinateSpaceSlot)?.name == name ? slot.rect : nil
        case .container(let element):
            guard let space = name.base as? ScrollViewSpace, let scroll = element.scrollSite,
                scroll.scrolls(along: space.axis)
            else { return nil }
            return scroll.viewport
        }
    }
}
