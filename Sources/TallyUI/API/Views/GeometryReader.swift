public import Foundation
import TallyScene

/// Gives its content the size and the place that it has itself; takes all the space that is proposed.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let element: GeometryElement<Content>
        if let known = node.element {
            element = unsafeDowncast(known, to: GeometryElement<Content>.self)
        } else {
            element = GeometryElement(node, update)
            node.element = element
        }
        element.bring(upTo: view.content, update)
        element.finish(update)
    }
}

/// The size and the place of a container, in points.
public struct GeometryProxy {
    let origin: CGPoint
    public let size: CGSize

    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace == .local ? CGRect(origin: .zero, size: size) : CGRect(origin: origin, size: size)
    }
}

/// In what space a place is named. Names are not kept apart yet: they mean the whole stage.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)
}

final class GeometryElement<Content: View>: Element, ElementListOwner {
    private var content: ((GeometryProxy) -> Content)?
    private var update: _ViewUpdate
    private lazy var list = ElementList(runtime: runtime, owner: self)
    private var builtFor: Rect?

    override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        self.update = update
        super.init(node, update)
    }

    override var childList: ElementList? { list }

    func bring(upTo content: @escaping (GeometryProxy) -> Content, _ update: _ViewUpdate) {
        self.content = content
        self.update = update
        if let rect = builtFor { build(rect) }
    }

    private func build(_ rect: Rect) {
        builtFor = rect
        guard let content else { return }
        let proxy = GeometryProxy(
            origin: CGPoint(x: rect.minX, y: rect.minY), size: CGSize(width: rect.width, height: rect.height))
        list.reconcile(update.describe { content(proxy) }, parent: node, update)
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions().sane
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        if builtFor != rect { build(rect) }
        if list.collect() { needsRecord() }
        let size = ProposedViewSize(width: rect.width, height: rect.height)
        for element in list.elements {
            let width = element.size(size).width
            let isMirrored = environment.layoutDirection == .rightToLeft
            element.place(at: Point(x: isMirrored ? rect.maxX - Double(width) : rect.minX, y: rect.minY), size)
        }
    }

    override func drawContent() -> Affine {
        contentSegment.setChildren(list.segments())
        return .identity
    }

    func elementListChanged(_ list: ElementList) {
        invalidateLayout()
        needsRecord()
    }

    func elementAnswersChanged(_ element: Element) { invalidateLayout() }

    override func destroy() {
        list.destroy()
        super.destroy()
    }
}
