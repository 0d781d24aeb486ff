import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// The views of a tab view.
struct TabPages<Content: View>: _PrimitiveView {
    let model: TabModel
    let version: Int
    let selected: AnyHashable
    let isPaged: Bool
    let content: Content

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let element: TabElement
        if let known = node.element(TabElement.self) {
            element = known
        } else {
            element = TabElement(view.model, node, update)
            node.element = element
            view.model.element = element
        }
        view.model.outerEntry = update.environment.navigationEntry
        let environment = update.remember(node) { DerivedEnvironment() }
        environment.apply(&update, isSame: true) { $0.tabPlace = view.model }
        element.list.reconcile(view.content, parent: node, update)
        element.update(to: view.selected, isPaged: view.isPaged, update)
        element.finish(update)
    }
}

/// Views of which one is shown, or pages side by side that move past the window.
final class TabElement: ContainerElement {
    private let model: TabModel
    private var selected: AnyHashable = 0
    private var isPaged = false
    private var needsTabs = true
    /// Pages behind the first, times `unit`.
    private lazy var position = Attribute(self)
    private var rect = Rect(x: 0, y: 0, width: 0, height: 0)
    private let inner = Segment()
    private var hasBegun = false
    /// Where the finger took hold; nil: it does not hold.
    private var origin: Double?
    private var isReleased = false
    private lazy var motionScope = TransactionScope(runtime: runtime, parent: nil)
    private lazy var handScope: TransactionScope = {
        let scope = TransactionScope(runtime: runtime, parent: nil)
        scope.always(.replacement(.byHand))
        return scope
    }()

    /// So many that a spring is at rest within a fraction of a point.
    private static let unit = 10.0
    /// The share of a finger's way that the first and the last page follow outwards.
    private static let resistance = 0.3

    init(_ model: TabModel, _ node: _ViewNode, _ update: _ViewUpdate) {
        self.model = model
        super.init(node, update)
        list.presences = PresenceChoice(self)
    }

    func update(to selected: AnyHashable, isPaged: Bool, _ update: _ViewUpdate) {
        self.selected = selected
        self.isPaged = isPaged
        needsTabs = true
        motionScope.parent = update.scope
        invalidateLayout()
        needsRecord()
        if isReleased { showSelectedPage() }
    }

    /// The view of a tab.
    func view(of tag: AnyHashable) -> Element? {
        guard let index = model.found.firstIndex(where: { $0.tag == tag }), list.elements.indices.contains(index) else {
            return nil
        }
        return list.elements[index]
    }

    /// Whether a place is inside of the view of a tab, or around it alone.
    func holds(_ node: _ViewNode, in tag: AnyHashable) -> Bool {
        guard let view = view(of: tag)?.node else { return false }
        var around: _ViewNode? = view
        while let next = around, next.list === list {
            if next === node { return true }
            around = next.parent
        }
        around = node
        while let next = around {
            if next === view { return true }
            around = next.parent
        }
        return false
    }

    private var index: Int { model.found.firstIndex { $0.tag == selected } ?? 0 }

    /// Goes to the page that is chosen.
    private func showSelectedPage() {
        let wasReleased = isReleased
        isReleased = false
        motionScope.inThisUpdate(
            .feature { transaction in
                // A finger that lets go has its page come by a spring; what the program chooses moves as it says.
                if wasReleased, transaction.animation == nil { transaction.animation = ScreenElement.animation }
            })
        position.set(.init(Double(index) * Self.unit), scope: motionScope)
    }

    private var shown: Double { position.presented[0] / Self.unit }

    // MARK: By hand

    func drag(by way: Double, isAcross: Bool) {
        guard isPaged, rect.width > 0 else { return }
        if origin == nil {
            if isAcross { return }
            position.jump(to: position.presented)
            origin = shown
        }
        guard let origin else { return }
        let forward = environment.layoutDirection == .rightToLeft ? way : -way
        var page = origin + forward / rect.width
        let last = Double(Swift.max(0, model.found.count - 1))
        if page < 0 { page *= Self.resistance }
        if page > last { page = last + (page - last) * Self.resistance }
        position.set(.init(page * Self.unit), scope: handScope)
    }

    /// - Returns: the page to choose; nil if no page was moved.
    func dragEnded(ahead way: Double) -> Int? {
        guard let origin else { return nil }
        self.origin = nil
        isReleased = true
        let forward = environment.layoutDirection == .rightToLeft ? way : -way
        let start = origin.rounded()
        let aim = (origin + forward / Swift.max(rect.width, 1)).rounded()
        let page = Swift.min(Swift.max(aim, start - 1), start + 1)
        return Int(Swift.min(Swift.max(page, 0), Double(Swift.max(0, model.found.count - 1))))
    }

    // MARK: Layout and drawing

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions().sanitized
    }

    private func readTabs() {
        guard needsTabs else { return }
        needsTabs = false
        model.note(
            list.elements.enumerated().map { index, element in
                TabModel.Tab(
                    tag: element.layoutValue(TagKey.self) ?? AnyHashable(index),
                    item: element.layoutValue(TabItemKey.self), badge: element.layoutValue(TabBadgeKey.self),
                    isDisabled: element.layoutValue(TabDisabledKey.self),
                    versions: [
                        element.layoutValueVersion(TabItemKey.self), element.layoutValueVersion(TabBadgeKey.self),
                        element.layoutValueVersion(TabDisabledKey.self),
                    ])
            })
    }

    // A view says something else of its tab, or is of another size.
    override func layoutForgotten() { needsTabs = true }

    override func elementListChanged(_ list: ElementList) {
        needsTabs = true
        super.elementListChanged(list)
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        self.rect = rect
        list.collect()
        readTabs()
        let isMirrored = environment.layoutDirection == .rightToLeft
        let offered = ProposedViewSize(CGSize(rect.size))
        for (place, element) in list.elements.enumerated() {
            element.isOffstage = place != index
            let size = element.size(offered)
            let page = isPaged ? Double(place) * (isMirrored ? -1 : 1) * rect.width : 0
            element.place(
                at: Point(
                    x: rect.minX + page + (rect.width - Double(size.width)) / 2,
                    y: rect.minY + (rect.height - Double(size.height)) / 2), offered)
        }
        if origin == nil {
            if hasBegun { showSelectedPage() } else { runtime.placingAtOnce { showSelectedPage() } }
            hasBegun = true
        }
        needsRecord()
    }

    override var contentMap: Affine {
        let way = shown * rect.width
        return .translation(x: !isPaged ? 0 : environment.layoutDirection == .rightToLeft ? way : -way, y: 0)
    }

    override func contentContains(_ point: Point) -> Bool { rect.contains(point) }
    override var clipsHits: Bool { isPaged }

    /// The view that is selected; while pages move past the window, those of which a part is seen.
    private var seen: [Element] {
        let elements = list.elements
        if !isPaged { return elements.indices.contains(index) ? [elements[index]] : [] }
        return elements.enumerated().filter { abs(Double($0.offset) - shown) < 1 }.map(\.element)
    }

    override func choosePresent() {
        if hasBegun { list.presences?.choose(seen, in: list) }
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("position of its pages", .plain, position)
        super.reportMotion(to: &report)
    }

    override func drawContent() -> Affine {
        let seen = seen
        inner.setChildren(seen.map(\.segment))
        inner.transform = contentMap
        contentSegment.clip = seen.count > 1 ? .rect(rect) : nil
        contentSegment.setOnlyChild(inner)
        return .identity
    }
}
