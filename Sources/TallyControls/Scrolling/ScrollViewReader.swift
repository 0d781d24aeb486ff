import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Gives its content a proxy that scrolls the scroll views in it.
@frozen
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
    public var content: (ScrollViewProxy) -> Content

    @inlinable public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        var inner = update
        inner.rememberedCount = 0
        node.reconcileChild(0, update.describe(at: node) { view.content(ScrollViewProxy(node: node)) }, inner)
    }
}

/// Scrolls the scroll views inside a reader to views by their ids.
public struct ScrollViewProxy {
    weak var node: _ViewNode?

    /// Scrolls to the first view of an id, given by `id(_:)` or by `ForEach`, after the writes made before.
    ///
    /// Under `withAnimation` it scrolls by that animation; a second call on the way goes on from there. An id that no
    /// view in the reader has does nothing. An optional is the id that it holds: `scrollTo(messages.last?.id)`.
    ///
    /// - Parameter anchor: which point of the view and of the window are to meet. Nil: no further than needed.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        // unsafe: handed over; from here on the main actor alone touches it.
        nonisolated(unsafe) let keys = Self.keys(of: id)
        let here = node
        whenOnMain {
            guard let node = here, node.isAlive else { return }
            let runtime = node.runtime
            runtime.updatePass.whenGroupIsShown(runtime.recordWrite()) {
                for key in keys {
                    if let element = node.elementMade(named: key) { return element.reveal(under: node, anchor: anchor) }
                }
            }
        }
    }

    /// Returns what a view's id may be that is asked for by an id, which may be an optional where that of the view is none, or the
    /// other way round: to `AnyHashable` most types' values are others in an optional.
    private static func keys<ID: Hashable>(of id: ID) -> [AnyHashable] {
        guard let optional = id as? any OptionalID else { return [AnyHashable(id), AnyHashable(Optional(id))] }
        return [AnyHashable(id)] + (optional.wrappedID.map { [$0] } ?? [])
    }
}

private protocol OptionalID {
    /// What it holds, however many optionals are in it; `nil`: nothing.
    var wrappedID: AnyHashable? { get }
}

extension Optional: OptionalID where Wrapped: Hashable {
    fileprivate var wrappedID: AnyHashable? {
        guard let self else { return nil }
        if let optional = self as? any OptionalID { return optional.wrappedID }
        return AnyHashable(self)
    }
}

extension _ViewNode {
    /// Returns the same as `firstElement(named:)`, and where there is none, that of a row which is made for it.
    ///
    /// - Complexity: O(nodes + rows).
    func elementMade(named key: AnyHashable) -> Element? {
        firstElement(named: key) ?? rowMade(named: key)
    }

    /// Returns the element of a row that is made for an id: there was none yet.
    func rowMade(named key: AnyHashable) -> Element? {
        madeElement { $0.place(of: key) }
            ?? madeElement { $0.place(identifiedBy: key) }
            .map { $0.node.firstElement(named: key) ?? $0 }
    }

    /// Returns the first element of the row that some source at the node or below finds, and that is not made yet.
    private func madeElement(_ find: (RowSource) -> Int?) -> Element? {
        firstFound { node in
            guard let dynamic = node.dynamic, let rows = dynamic.rows, let place = find(rows),
                !rows.places.contains(place)
            else { return nil }
            rows.make(place..<(place + 1))
            return rows.places.firstIndex(of: place).flatMap { dynamic.live[$0].node?.firstElement }
        }
    }

    /// Returns the first element of the view with an id, at the node or below.
    ///
    /// - Complexity: O(nodes).
    func firstElement(named key: AnyHashable) -> Element? {
        firstFound { node in
            guard let dynamic = node.dynamic, dynamic.holdsIDs else { return nil }
            return dynamic.live.first { $0.key == key }?.node?.firstElement
        }
    }

    private var firstElement: Element? {
        if let element { return element }
        for child in children { if let found = child.firstElement { return found } }
        for child in dynamic?.live ?? [] { if let found = child.node?.firstElement { return found } }
        return nil
    }

    fileprivate func isAncestor(of other: _ViewNode) -> Bool {
        var next: _ViewNode? = other
        while let node = next {
            if node === self { return true }
            next = node.parent
        }
        return false
    }
}

extension ScrollElement {
    /// Returns the first of the views inside with an id; a row that is not there yet is made for it.
    func element(named key: AnyHashable) -> Element? { list.root?.elementMade(named: key) }
}

extension Element {
    /// Scrolls every scroll view between the element and a node so that the element is in view.
    fileprivate func reveal(under node: _ViewNode, anchor: UnitPoint?) {
        if let scroll = scrollAround as? ScrollElement, scroll.holdsGaps {
            return scroll.aim(at: .view(self, anchor: anchor))
        }
        guard let rect = layoutRect else { return }
        var site: Site? = container?.site
        var map = Affine.identity
        var part = rect
        while let here = site {
            if here.level == 0 {
                if let scroll = here.element as? ScrollElement {
                    scroll.reveal(map.apply(part), anchor: anchor)
                    // For those further out: where it will be in the window.
                    let offset = scroll.offset
                    part = map.apply(part).offset(x: 0 - Double(offset.x), y: 0 - Double(offset.y))
                    map = .identity
                } else {
                    map = map.concatenating(here.element.contentMap)
                }
            }
            for slot in here.element.slots[here.level...] { map = map.concatenating(slot.transform) }
            guard node.isAncestor(of: here.element.node) else { return }
            site = here.element.container?.site
        }
    }
}
