import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Gives its content the size and the place that it has itself; takes all the space that is proposed.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        let element: GeometryElement<Content>
        if let known = node.element(GeometryElement<Content>.self) {
            element = known
        } else {
            element = GeometryElement(node, update)
            node.element = element
        }
        element.update(to: view.content, update)
        element.finish(update)
    }
}

final class GeometryElement<Content: View>: ContainerElement {
    private var content: ((GeometryProxy) -> Content)?
    private var update: _ViewUpdate
    /// What a transition shows of it first, as it comes: until it has a size nothing can be made of that.
    private var beginning: (content: (GeometryProxy) -> Content, update: _ViewUpdate)?
    /// The group of updates in which it was made.
    private let group: Int
    private var builtFor: Rect?
    private var watch: GeometryWatch<Content>?

    override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        self.update = update
        group = update.runtime.updatePass.group
        super.init(node, update)
    }

    func update(to content: @escaping (GeometryProxy) -> Content, _ update: _ViewUpdate) {
        if builtFor == nil, beginning == nil, update.runtime.updatePass.group == group, let first = self.content {
            beginning = (first, self.update)
        }
        self.content = content
        self.update = update
        if let rect = builtFor { build(rect) }
    }

    private func build(_ rect: Rect) {
        builtFor = rect
        watch?.reads.isOutdated = false
        guard let content else { return }
        let reads = watch?.reads ?? GeometryReads()
        let proxy = GeometryProxy(self, level: 0, rect, reads: reads)
        if let beginning {
            self.beginning = nil
            list.reconcile(
                beginning.update.describe(at: node) { beginning.content(proxy) }, parent: node, beginning.update)
        }
        list.reconcile(update.describe(at: node) { content(proxy) }, parent: node, update)
        if reads.usesPlace { watchPlace(reads) }
    }

    /// Has the content built anew from now on also when only its place on the stage is another.
    private func watchPlace(_ reads: GeometryReads) {
        if watch == nil {
            let made = GeometryWatch(self, reads)
            watch = made
            runtime.layoutPass.followers.add(made)
        }
        watch?.note()
    }

    fileprivate func buildAgain() { if let rect = builtFor { build(rect) } }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions().sanitized
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

    override func destroy() {
        watch?.isOver = true
        super.destroy()
    }
}

/// Has a reader built anew when effects or scrolling around it have brought it to another place.
private final class GeometryWatch<Content: View>: GeometryFollower {
    let reads: GeometryReads
    // unowned: the element holds it and, when it goes, says that it is over: nobody lets it follow from then on.
    private unowned let element: GeometryElement<Content>
    private var toGlobal = Affine.identity

    init(_ element: GeometryElement<Content>, _ reads: GeometryReads) {
        self.element = element
        self.reads = reads
    }

    private var site: Site { Site(element: element, level: 0) }

    func note() { toGlobal = site.toGlobal }

    override func follow() -> Bool {
        if site.isLeaving || site.toGlobal == toGlobal && !reads.isOutdated { return false }
        element.buildAgain()
        note()
        return true
    }
}
