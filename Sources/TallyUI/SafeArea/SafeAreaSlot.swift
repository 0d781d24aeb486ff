import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Gives a view less than the space there is, and lets those inside draw in the rest.
class SafeAreaSlot: Slot {
    var area: SafeArea? { nil }
    /// Returns what the view does not get.
    func insets(_ proposal: ProposedViewSize) -> EdgeInsets { EdgeInsets() }

    override func apply(isFirst: Bool) { if !isFirst { element.invalidateLayout() } }

    final var isMirrored: Bool { applied.environment.layoutDirection == .rightToLeft }

    private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { Swift.max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { Swift.max(0, $0 - insets.top - insets.bottom) })
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(proposal)
        let size = element.size(level, inner(proposal, insets))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom
        ).sanitized
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        let insets = insets(proposal)
        let safe = rect.expanded(by: insets.reversed, isMirrored: isMirrored)
        let beyond = Site(element: element, level: level).safeAreaInsets(around: rect, in: applied.environment)
        area?.set(element, safe: safe, whole: rect.expanded(by: beyond, isMirrored: isMirrored))
        element.place(level, safe, inner(proposal, insets))
    }

    override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let insets = insets(proposal)
        let inside = CGSize(
            width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        return element.explicitAlignment(level, key, inside, inner(proposal, insets)).map {
            $0 + (key.isVertical ? insets.top : insets.leading)
        }
    }
}

final class SafeAreaSpaceSlot: SafeAreaSlot {
    private var modifier: SafeAreaSpace { modifier(SafeAreaSpace.self) }
    override var area: SafeArea? { modifier.area }
    override func insets(_ proposal: ProposedViewSize) -> EdgeInsets { modifier.padding.resolved }
}

/// Stands content at an edge.
final class SafeAreaBarSlot<Bar: View>: SafeAreaSlot, ElementListOwner {
    private lazy var list = ElementList(runtime: element.runtime, owner: self)
    private let layers = Segment()
    private var modifier: SafeAreaBar<Bar> {
        modifier(SafeAreaBar<Bar>.self)
    }
    override var area: SafeArea? { modifier.area }

    /// Points between the content and the view where nobody says how many: those of stacks.
    private static var spacing: CGFloat { 8 }

    override func apply(isFirst: Bool) {
        super.apply(isFirst: isFirst)
        list.reconcile(
            LayoutView(layout: ZStackLayout(alignment: modifier.alignment), content: modifier.bar),
            parent: element.node, applied.update)
    }

    private func extent(_ proposal: ProposedViewSize) -> CGSize {
        list.collect()
        return list.elements.first?.size(proposal) ?? .zero
    }

    override func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
        let bar = extent(proposal)
        let spacing = (modifier.spacing ?? Self.spacing).orZero
        var insets = EdgeInsets()
        switch modifier.edge {
        case .top: insets.top = bar.height + spacing
        case .bottom: insets.bottom = bar.height + spacing
        case .leading: insets.leading = bar.width + spacing
        case .trailing: insets.trailing = bar.width + spacing
        }
        return insets
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        super.placeInside(rect, proposal)
        let bar = extent(proposal)
        let outer = ViewDimensions(element: nil, size: CGSize(rect.size))
        let inner = ViewDimensions(element: nil, size: bar)
        let alignment = modifier.alignment
        var x = outer[alignment.horizontal] - inner[alignment.horizontal]
        var y = outer[alignment.vertical] - inner[alignment.vertical]
        switch modifier.edge {
        case .top: y = 0
        case .bottom: y = CGFloat(rect.height) - bar.height
        case .leading: x = 0
        case .trailing: x = CGFloat(rect.width) - bar.width
        }
        if isMirrored { x = CGFloat(rect.width) - x - bar.width }
        for element in list.elements {
            element.place(at: Point(x: rect.minX + Double(x), y: rect.minY + Double(y)), proposal)
        }
        element.needsRecord()
    }

    func elementListChanged(_ list: ElementList) { element.invalidateLayout() }
    func elementAnswersChanged(_ element: Element) { self.element.invalidateLayout() }

    override func draw(around inner: Segment) {
        guard let around else { return }
        layers.setChildren(list.segments())
        around.setChildren([inner, layers])
    }

    override var overlayList: ElementList? { list }
    override func destroy() { list.destroy() }
}
