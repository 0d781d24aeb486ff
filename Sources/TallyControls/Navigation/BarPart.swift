import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// A part of a navigation bar that moves or shows with how far the screen is scrolled below it.
nonisolated struct BarPart: ElementModifier {
    typealias Body = Never
    let bar: NavigationBarModel
    let role: Role

    enum Role: Sendable {
        /// Goes up with the content until it is behind the bar, and down with it.
        case largeTitle
        /// A search field that goes up with the title, and down with it.
        case search
        /// What stands in one that grows flatter before.
        case searchText
        /// Stays as it is.
        case title
        /// Shows once the large title is out of sight.
        case smallTitle
        /// Reaches as far down as the bar does.
        case ground
        /// The same, where something is below.
        case edgeGround
        /// Shows where something is below the bar at the bottom.
        case bottomGround
    }

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        BarPartSlot(element, applied, around: Segment())
    }
}

final class BarPartSlot: Slot, PlaceFollower {
    private var rise = 0.0
    /// Moves where the bar becomes another while it is scrolled.
    private lazy var head = Attribute(element)
    private var share = 1.0
    private var isFollowing = false
    private(set) var isOver = false
    var depth: Int { element.node.depth }

    override func apply(isFirst: Bool) {
        if !isFollowing {
            isFollowing = true
            element.runtime.recordPass.followers.add(self)
        }
        element.needsRecord()
    }

    override func destroy() {
        isOver = true
        element.runtime.recordPass.followers.needsSweep()
    }

    func follow() {
        let part = modifier(BarPart.self)
        let head = self.head.presented[0]
        let drawer = part.bar.drawer
        let scrolled = part.bar.scrolled
        let top = Swift.max(scrolled.top, 0)
        let (oldRise, oldShare) = (rise, share)
        switch part.role {
        case .title, .smallTitle, .bottomGround: rise = 0
        case .largeTitle, .search:
            rise = Swift.min(scrolled.top, Swift.max(scrolled.top - drawer, 0), Swift.max(head - drawer, 0))
        case .searchText: rise = Swift.min(top, drawer) / 2
        case .ground, .edgeGround: rise = Swift.min(scrolled.top, head)
        }
        switch part.role {
        case .largeTitle: share = BarMeasures.showsLargeTitle(scrolled: scrolled.top, head: head) ? 1 : 0
        case .smallTitle: share = BarMeasures.smallTitleShare(scrolled: scrolled.top, head: head)
        case .title, .ground, .search: share = 1
        case .searchText: share = BarMeasures.share(1 - top / BarMeasures.fade)
        case .edgeGround: share = BarMeasures.groundShare(scrolled: scrolled.top, head: head)
        case .bottomGround: share = BarMeasures.groundShare(scrolled: scrolled.bottom, head: 0)
        }
        if rise != oldRise || share != oldShare { element.needsRecord() }
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        head.set(.init(modifier(BarPart.self).bar.head), scope: scope)
        super.placeInside(rect, proposal)
    }

    override var hasEffect: Bool { true }
    override var transform: Affine { .translation(x: 0, y: -rise) }
    override var opacity: Double { share }
    override func draw(around inner: Segment) { around?.setChildren(share > 0 ? [inner] : []) }
}

/// What is drawn behind a bar: a style, or the material of bars with a line at the edge to the content.
struct BarFace: View {
    let style: AnyShapeStyle?
    let edge: VerticalEdge

    var body: some View {
        if let style {
            Rectangle().fill(style)
        } else {
            Rectangle().fill(.bar)
                .overlay(alignment: edge == .top ? .top : .bottom) {
                    Rectangle().fill(ControlFill.separator).frame(height: BarMeasures.hairline)
                }
        }
    }
}

/// Everything below the view's upper edge.
struct BelowTop: Shape {
    /// More than any stage is high: points.
    private static var depth: CGFloat { 10_000 }

    nonisolated func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.depth))
    }
}

/// What a view is of a bar.
struct BarPiece: LayoutValueKey {
    enum Kind: Sendable {
        case row
        case largeTitle
        case search
        /// A search field that goes out of sight as the screen scrolls.
        case drawer
    }

    static let defaultValue = Kind.row
}

/// The row of a bar, and below it the large title and the search field, whose heights the bar loses as the screen scrolls.
struct BarColumn: Layout {
    let bar: NavigationBarModel

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let across = ProposedViewSize(width: proposal.width, height: nil)
        let sizes = subviews.map { $0.sizeThatFits(across) }
        let height = sizes.reduce(0) { $0 + $1.height }
        func points(_ kind: BarPiece.Kind) -> Double {
            zip(subviews, sizes).reduce(0) { $1.0[BarPiece.self] == kind ? $0 + Double($1.1.height) : $0 }
        }
        let drawer = points(.drawer)
        let head = points(.largeTitle) + drawer
        let field = points(.search)
        onMain { bar.note(height: Double(height), head: head, drawer: drawer, field: field) }
        return CGSize(width: proposal.width ?? sizes.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for view in subviews {
            let across = ProposedViewSize(width: bounds.width, height: nil)
            view.place(at: CGPoint(x: bounds.minX, y: y), proposal: across)
            y += view.sizeThatFits(across).height
        }
    }
}
