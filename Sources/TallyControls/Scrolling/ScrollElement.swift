import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene
import TallyUI

/// A scroll view at work: lays its content out at full length, and moves it past the window.
final class ScrollElement: ContainerElement, ScrollSite, WheelTarget {
    private(set) var axes = Axis.Set.vertical
    private var showsIndicators = true
    private lazy var frame = Attribute(self)
    /// How far the content has been moved from where layout put it: the offset, turned round.
    private lazy var shift = Attribute(self)
    private let moved = Segment()
    private let bars = ScrollBars()
    private(set) lazy var hold = ScrollHold()
    /// Nil: it is not pulled to refresh.
    var pull: RefreshPull?

    /// Where the window is, as layout has it; the content scrolls below what stands over its edges.
    private(set) var viewport = Rect(x: 0, y: 0, width: 0, height: 0)
    private var contentSize = CGSize.zero
    /// The margins around the content: those given, and by how much the window goes beyond the safe area.
    private var margins = EdgeInsets()
    private var insets = EdgeInsets()
    /// Points that a bar over the start of the content gives back when the content is scrolled; nil: there is no bar.
    private(set) var barHead: CGFloat?
    private(set) var hasStarted = false

    // What is kept for where it comes to rest, for those who name where it is, and for views of its size.
    var knownTargets: (serial: Int, targets: [(element: Element, rect: CGRect)])?
    /// A wheel scrolls it at the moment.
    private(set) var isTurned = false
    var wheelTimer: Int?
    var wheelStart = CGPoint.zero
    private(set) var link: ScrollPositionLink?
    /// There once somebody watches it.
    var watcher: ScrollWatcher?
    // Among rows that are made when they come near.
    var aim: ScrollAim?
    var held: HeldPlace?
    /// The view that it has been scrolled to last.
    var pursued: HeldPlace?
    var relatives = RelativeViews()
    /// How often its bars have been asked to be seen, when it was updated last.
    private var knownFlashes: Int?

    override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        super.init(node, update)
        shift.set(.zero, scope: update.scope)
    }

    func update(axes: Axis.Set, showsIndicators: Bool, _ update: _ViewUpdate) {
        self.showsIndicators = showsIndicators
        margins = update.environment.contentMargins
        link = update.environment.scrollPositionLink
        link?.attach(self)
        updateWatches(update.environment.scrollWatch)
        let flashes = update.environment.indicatorFlashes
        if let knownFlashes, flashes != knownFlashes { bars.wake(self, evenAtFirst: true) }
        knownFlashes = flashes
        let isSame = axes == self.axes && update.environment.storage === environment.storage
        self.axes = axes
        if let refresh = update.environment.pulledModel { updateRefresh(refresh) }
        if isSame { return }
        invalidateLayout()
        needsRecord()
    }

    override var scrollSite: (any ScrollSite)? { self }
    override var scrollWindow: Rect? { viewport }
    override var contentMap: Affine { .translation(x: shift.presented[0], y: shift.presented[1]) }

    func scrolls(along axis: Axis?) -> Bool {
        switch axis {
        case nil: true
        case .horizontal: axes.contains(.horizontal)
        case .vertical: axes.contains(.vertical)
        }
    }

    // MARK: Layout

    /// Returns what the content is offered: any length along the axes that scroll.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { Swift.max(0, $0 - margins.leading - margins.trailing) },
            height: axes.contains(.vertical)
                ? nil : proposal.height.map { Swift.max(0, $0 - margins.top - margins.bottom) })
    }

    /// Returns the size of the content with its margins, in a window of a size.
    private func measured(_ proposal: ProposedViewSize) -> CGSize {
        list.collect()
        relatives.prepare(container(proposal))
        var size = CGSize.zero
        for element in list.elements {
            let own = element.size(inner(proposal))
            size.width = Swift.max(size.width, own.width)
            size.height = Swift.max(size.height, own.height)
        }
        size.width += margins.leading + margins.trailing
        size.height += margins.top + margins.bottom
        return size
    }

    /// Returns what views inside that go by their container's size have it for: what is not proposed is the stage's.
    private func container(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ proposed: CGFloat?, _ margins: CGFloat, _ stage: CGFloat) -> CGFloat {
            guard let proposed, proposed.isFinite else { return stage }
            return Swift.max(0, proposed - margins)
        }
        let stage = runtime.root.size
        return CGSize(
            width: length(proposal.width, margins.leading + margins.trailing, stage.width),
            height: length(proposal.height, margins.top + margins.bottom, stage.height))
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        // Measuring does not change by what size what is placed goes.
        let placed = relatives.size
        defer { if hasStarted { relatives.prepare(placed) } }
        let content = measured(proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height
        ).sanitized
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        let isMirrored = environment.layoutDirection == .rightToLeft
        let (isAtAnchor, before) = (isAtDefaultAnchor, furthest)
        insets = Site(element: self, level: 0).safeAreaInsets(around: rect, in: environment)
        let window = rect.expanded(by: insets, isMirrored: isMirrored)
        attachToBar()
        viewport = window
        frame.set(.init(window.minX, window.minY, window.width, window.height), scope: scope)
        let offered = ProposedViewSize(CGSize(rect.size))
        let size = measured(offered)
        contentSize = CGSize(
            width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom + (barHead ?? 0))
        let width = axes.contains(.horizontal) ? size.width : CGFloat(rect.width)
        for element in list.elements {
            let left = isMirrored ? margins.trailing : margins.leading
            // Across it stands in the middle; what is not long enough to scroll, at the start or at the anchor that was set.
            let anchor = environment.defaultScrollAnchors[.alignment]
            let free = Swift.max(width, CGFloat(rect.width)) - size.width
            let x = axes.contains(.horizontal) ? anchor.map { free * $0.x } ?? (isMirrored ? free : 0) : free / 2
            let isVertical = axes.contains(.vertical)
            let below = CGFloat(rect.height) - size.height - (isVertical ? barHead ?? 0 : 0)
            let across = isVertical ? below * (anchor?.y ?? 0) : below / 2
            element.place(
                at: Point(
                    x: rect.minX + Double(left + x), y: rect.minY + Double(margins.top + Swift.max(0, across))),
                inner(offered))
        }
        start()
        if let request = link?.takeRequest(self) {
            perform(request)
        } else if isAtAnchor, furthest != before {
            returnToDefaultAnchor()
        }
        // What has become shorter is not left scrolled beyond its end; a finger has its own way with the end.
        if hold.isGliding { glideOn() } else if !hold.isHeld { scroll(to: offset) }
        needsRecord()
    }

    /// Attaches the content to the bar: a large title is as a part of it, and scrolls out of the window with it.
    private func attachToBar() {
        let before = barHead
        barHead = nil
        guard axes.contains(.vertical), let bar = environment.navigationEntry?.bar else { return }
        let head = bar.attach(self, insets)
        guard insets.top > 0 else { return }
        // What comes to rest at places of its own has no use for another one.
        barHead = environment.scrollTargetBehavior == nil ? head : 0
        if let before, let head = barHead, head != before { keepUnderBar(before, head) }
        insets.top -= barHead ?? 0
    }

    /// Has as much of the content under the bar as before, where the bar gives back more or less than it did.
    private func keepUnderBar(_ before: CGFloat, _ head: CGFloat) {
        guard offset.y > 0 else { return }
        let under = offset.y - before
        shift(to: CGPoint(x: offset.x, y: under > 0 ? under + head : Swift.min(offset.y, head)))
    }

    var safeViewport: Rect {
        viewport.expanded(by: insets.reversed, isMirrored: environment.layoutDirection == .rightToLeft)
    }

    /// Where the content begins when it is scrolled to its start, in the space it was laid out in.
    var contentStart: Point {
        let isMirrored = environment.layoutDirection == .rightToLeft
        let left = isMirrored ? margins.trailing + insets.trailing : margins.leading + insets.leading
        return Point(x: viewport.minX + Double(left), y: viewport.minY + Double(margins.top + insets.top))
    }

    /// Of the window without margins: what the content is seen in.
    var containerSize: CGSize {
        CGSize(
            width: Swift.max(
                0, CGFloat(viewport.width) - margins.leading - margins.trailing - insets.leading - insets.trailing),
            height: Swift.max(
                0, CGFloat(viewport.height) - margins.top - margins.bottom - insets.top - insets.bottom))
    }

    private func start() {
        if hasStarted { return }
        hasStarted = true
        let anchor = environment.defaultScrollAnchors[.initialOffset] ?? UnitPoint(x: startsAtRight ? 1 : 0, y: 0)
        let offset = runtime.stateRecord?.keptOffset(self)
        let start = offset ?? CGPoint(x: furthest.x * anchor.x, y: furthest.y * anchor.y)
        if offset == nil, anchor.x != 0 || anchor.y != 0, holdsGaps { aim(at: .share(anchor), isStart: true) }
        runtime.placingAtOnce {
            scroll(to: start)
            if let request = link?.takeRequest(self) { perform(request) }
        }
    }

    /// Not where there is no way to the right: to aim there would be to aim at the top.
    private var startsAtRight: Bool { axes.contains(.horizontal) && environment.layoutDirection == .rightToLeft }

    // MARK: Offset

    /// How far the content can be scrolled, in points.
    var furthest: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? Swift.max(0, contentSize.width - CGFloat(viewport.width)) : 0,
            y: axes.contains(.vertical) ? Swift.max(0, contentSize.height - CGFloat(viewport.height)) : 0)
    }

    /// How far the content is scrolled, or is bound to be, from its start at the top left, in points.
    var offset: CGPoint { CGPoint(x: 0 - shift.model[0], y: 0 - shift.model[1]) }

    var isScrollEnabled: Bool { environment.isScrollEnabled }
    var isScrollable: Bool { (furthest != .zero || bounces || bouncesAcross) && isScrollEnabled }
    var isGliding: Bool { hold.isGliding }

    /// Scrolls to an offset, as far as there is content, under the transaction of the update. What glides stops.
    func scroll(to offset: CGPoint) {
        stopGliding()
        let x = Swift.min(Swift.max(0, offset.x.orZero), furthest.x)
        let y = Swift.min(Swift.max(topmost, offset.y.orZero), furthest.y)
        shift(to: CGPoint(x: x, y: y))
    }

    /// Moves the content to an offset, beyond its ends too, under the transaction of the update.
    func shift(to offset: CGPoint) {
        let before = shift.model
        shift.set(.init(0 - Double(offset.x), 0 - Double(offset.y)), scope: scope)
        guard before != shift.model else { return }
        bars.wake(self)
        link?.hasScrolled(self)
    }

    /// Leaves the content where it is shown, whatever moves it, and tells how far that is scrolled.
    func stopWhereShown() -> CGPoint {
        stopGliding()
        let here = shownOffset
        shift.jump(to: .init(0 - Double(here.x), 0 - Double(here.y)))
        return here
    }

    /// Scrolls at once by a distance in points, positive towards the content's end. Returns how much of it was left over.
    func scroll(by distance: CGSize) -> CGSize {
        guard environment.isScrollEnabled else { return distance }
        let before = offset
        environment.openRow?.close()
        isTurned = true
        defer { isTurned = false }
        restAfterWheel(from: before)
        runtime.placingAtOnce {
            scroll(to: CGPoint(x: before.x + distance.width, y: before.y + distance.height))
        }
        return CGSize(
            width: distance.width - (offset.x - before.x), height: distance.height - (offset.y - before.y))
    }

    /// Scrolls so that a part of the content, in the space it was laid out in, is in view.
    ///
    /// - Parameter anchor: what point of the part is to be at the same point of the window. Nil: no further than needed.
    func reveal(_ part: Rect, anchor: UnitPoint?) {
        scroll(to: self.offset(revealing: part, anchor: anchor))
    }

    /// Returns the offset at which a part of the content is in view.
    func offset(revealing part: Rect, anchor: UnitPoint?) -> CGPoint {
        let window = containerSize
        let start = contentStart
        let x = CGFloat(part.minX - start.x)
        let y = CGFloat(part.minY - start.y)
        func along(_ start: CGFloat, _ length: CGFloat, _ window: CGFloat, _ now: CGFloat, _ share: CGFloat?) -> CGFloat
        {
            if let share { return start + length * share - window * share }
            if start < now || length > window { return start }
            return start + length > now + window ? start + length - window : now
        }
        return CGPoint(
            x: along(x, CGFloat(part.width), window.width, offset.x, anchor?.x),
            y: along(y, CGFloat(part.height), window.height, offset.y, anchor?.y))
    }

    /// Whether an animation moves the content.
    var isUnderWay: Bool { shift.isMoving }

    /// Has what is on the way lead elsewhere by a distance, and what is shown with it: the content is, too.
    func displace(by way: CGPoint) {
        hold.displace(by: way)
        let offset = CGPoint(x: self.offset.x + way.x, y: self.offset.y + way.y)
        if hold.isHeld || isUnderWay {
            runtime.placingAtOnce { shift(to: offset) }
        } else if hold.isGliding {
            glide(on: offset)
        } else {
            runtime.placingAtOnce { scroll(to: offset) }
        }
    }

    override var holdsState: Bool { offset.y > 0 || (startsAtRight ? offset.x < furthest.x : offset.x > 0) }

    // MARK: Drawing and reach

    private var shownViewport: Rect {
        let f = frame.presented
        return Rect(x: f[0], y: f[1], width: Swift.max(0, f[2]), height: Swift.max(0, f[3]))
    }

    /// Bars stand where nothing stands over the window.
    var shownSafeViewport: Rect {
        insets == EdgeInsets()
            ? shownViewport
            : shownViewport.expanded(by: insets.reversed, isMirrored: environment.layoutDirection == .rightToLeft)
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame", .rect, frame)
        report.add("shift of its content", .point, shift)
        super.reportMotion(to: &report)
    }

    override func drawContent() -> Affine {
        moved.setChildren(list.segments())
        moved.transform = contentMap
        let clips = !environment.isScrollClipDisabled
        contentSegment.clip = clips ? .rect(shownViewport) : nil
        let hasBars = showsIndicators && bars.draw(self, shownSafeViewport)
        let wheel = drawWheel()
        let pieces = hasBars ? [moved, bars.segment] : [moved]
        contentSegment.setChildren(wheel.map { [$0] + pieces } ?? pieces)
        // Where nothing else has to be drawn with it, the content follows the offset by itself.
        if shift.isMoving && !hasBars && wheel == nil { shift.move(moved, fromX: 0, y: 0) }
        return .identity
    }

    /// The offset as shown now, and the whole of the content, for the bars.
    var shownOffset: CGPoint { CGPoint(x: -shift.presented[0], y: -shift.presented[1]) }
    var wholeSize: CGSize { contentSize }
    /// What of the whole is not the content itself.
    var room: EdgeInsets {
        EdgeInsets(
            top: margins.top + insets.top + (barHead ?? 0), leading: margins.leading + insets.leading,
            bottom: margins.bottom + insets.bottom, trailing: margins.trailing + insets.trailing)
    }
    var hasPlace: Bool { hasStarted }

    override var clipsHits: Bool { true }
    override func contentContains(_ point: Point) -> Bool { shownViewport.contains(point) }

    override func destroy() {
        stopGliding()
        watcher?.isOver = true
        pull?.wheel.end()
        if let wheelTimer { runtime.cancelScheduled(wheelTimer) }
        super.destroy()
    }
}
