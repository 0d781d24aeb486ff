public import Foundation
import TallyScene

/// One of the views that a layout arranges.
///
/// A layout's cache may keep it longer than the view is there: it has no size then, and goes nowhere.
public struct LayoutSubview: Equatable {
    package let element: Element
    package let isRightToLeftIn: CGRect?

    package init(element: Element, isRightToLeftIn: CGRect?) {
        self.element = element
        self.isRightToLeftIn = isRightToLeftIn
    }

    public func _trait<K>(key: K.Type) -> K.Value where K: LayoutValueKey { self[key] }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        onMain { [element] in element.isAlive ? element.layoutValue(K.self) : K.defaultValue }
    }

    /// Space is offered to subviews of higher priority first; 0 where none is set.
    public var priority: Double { onMain { [element] in element.layoutPriority } }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMain { [element] in element.isAlive ? element.size(proposal) : .zero }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMain { [element] in
            element.isAlive ? element.dimensions(proposal) : ViewDimensions(element: nil, size: .zero)
        }
    }

    public var spacing: ViewSpacing { onMain { [element] in element.isAlive ? element.spacing : ViewSpacing() } }

    /// Puts the subview's anchor at a position in the layout's bounds. The last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMain { [element, isRightToLeftIn] in
            guard element.isAlive else { return }
            let size = element.size(proposal)
            var x = position.x - size.width * anchor.x
            if let bounds = isRightToLeftIn { x = bounds.minX + bounds.maxX - x - size.width }
            let y = position.y - size.height * anchor.y
            let origin = Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
            if Placement.note(element, origin, proposal) { return }
            element.place(at: origin, proposal)
        }
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// The views that a layout arranges, in order.
// unsafe: what it leads to belongs to the main actor, where `onMain` looks that it is asked.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    package let elements: ArraySlice<TallyCore.Element>
    public var layoutDirection: LayoutDirection
    var bounds: CGRect?
    /// What stands between the views and is not made; nil: nothing does.
    package var rows: NearRows?

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(
            element: elements[index], isRightToLeftIn: layoutDirection == .rightToLeft ? bounds : nil)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(elements: elements[bounds], layoutDirection: layoutDirection, bounds: self.bounds)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(
            elements: indices.map { elements[$0] }[...], layoutDirection: layoutDirection, bounds: bounds)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.elements.elementsEqual(b.elements) { $0 === $1 }
    }
}
