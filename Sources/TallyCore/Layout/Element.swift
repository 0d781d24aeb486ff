import Foundation
import TallyScene

/// A site that is laid out, drawn and reached: a leaf such as a text, or a container of other elements, with the
/// modifiers applied to it as slots.
@MainActor
@_spi(Runtime) open class Element {
    /// Lets go of it when it ends.
    package final let node: _ViewNode
    // unowned: a runtime takes down its whole tree before it goes (`RootView.end`).
    package final unowned let runtime: Runtime
    package final private(set) var slots: [Slot] = []
    final private var hasSlots = false
    /// The modifiers that the slots were found to be of: the name of the innermost, and how they stood. Versions never
    /// repeat, so another one at the same address is told apart.
    final private var knownChain: (innermost: ObjectIdentifier?, standing: Int) = (nil, -1)
    /// For each number of slots, how many of them are left without those outside the last that measures.
    final private var measuredLevels = [0]
    /// Those of the slots that have a part in drawing.
    final var effects: [Slot] = []
    /// Nothing is drawn of the view: it has no part in its container's segments.
    final var drawsNothing = false
    /// One of the slots may need a segment where it has none, or the other way round.
    final private var renewsSegments = false
    /// One of them may be a map in perspective.
    final var isProjective = false
    /// What moves and fades the content's segment, and the outermost one around it.
    final var contentFollowing = Following()
    final var outerFollowing = Following()
    package final let contentSegment = Segment()
    /// The content is drawn otherwise than its segment says.
    package final var isContentStale = true
    /// The transaction scope of the view itself, inside all its modifiers.
    package final var scope: TransactionScope
    package final var environment: EnvironmentValues
    package final var isLeaving = false
    /// Whether it is there for its length alone.
    open var isSpacer: Bool { false }

    package final var zIndex = 0.0
    package final var layoutPriority = 0.0

    // Layout memory: the last answers, and where the element was placed.
    private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [Guide] = []
    final var knownSpacing: KnownSpacing?
    private var placed: (origin: Point, proposal: ProposedViewSize)?
    /// It has answered what it does not know any more: whether that would differ cannot be told.
    private var hasDroppedAnswers = false
    final private(set) var isInLayoutQueue = false
    final private(set) var isInRecordQueue = false
    final var needsPlacement = true
    /// Placed since the layout around it began to place its subviews.
    final var isPlacedByLayout = false
    package final private(set) var isAlive = true
    /// Which preferences are written here or somewhere inside, a bit for each key; bits may be shared.
    package final var preferenceBits: UInt64 = 0
    /// Laid out by its container to be measured, and neither drawn nor reached.
    package final var isOffstage = false

    public init(_ node: _ViewNode, _ update: _ViewUpdate) {
        self.node = node
        runtime = update.runtime
        scope = update.scope
        environment = update.environment
        #if DEBUG
            liveObjects = update.runtime.liveObjects
            liveObjects.enter(type(of: self))
        #endif
    }

    #if DEBUG
        private let liveObjects: LiveObjects
        deinit { liveObjects.leave(type(of: self)) }
    #endif

    /// Ends an update of the element's view: gives each modifier around it its slot.
    package final func finish(_ update: _ViewUpdate) {
        scope = update.scope
        let isTurned = update.environment.isTurned(from: environment)
        environment = update.environment
        if isTurned, hasSlots { invalidateLayout() }
        if hasSlots && slotsMatch(update.chain) {
            for slot in slots { slot.update(to: slot.applied) }
            return renewsSegments ? renewSegments() : ()
        }
        if !hasSlots, case .inserting(let container) = update.insertion { setDefaultTransition(scope: container) }
        let shown = hasSlots ? segment : nil
        hasSlots = true
        makeSlots(update.chain)
        knownChain = (update.chain.map { ObjectIdentifier($0) }, update.chain?.standingVersion ?? 0)
        for slot in slots {
            slot.update(to: slot.applied)
            _ = slot.renewSegment()
        }
        renewsSegments = slots.contains { $0.needsSegment != nil }
        // Whoever holds the element draws its outermost segment.
        if let shown, shown !== segment { node.list.needsCollection() }
        noteEffects()
        invalidateLayout()
        needsRecord()
    }

    /// Returns true if the modifiers around the element are those that it has slots of, each at its place.
    private func slotsMatch(_ chain: AppliedModifier?) -> Bool {
        let standing = (innermost: chain.map { ObjectIdentifier($0) }, standing: chain?.standingVersion ?? 0)
        if standing == knownChain { return true }
        var place = 0
        let isSame = AppliedModifier.visit(chain) { applied in
            guard place < slots.count, slots[place].applied === applied else { return false }
            place += 1
            return true
        }
        guard isSame && place == slots.count else { return false }
        knownChain = standing
        return true
    }

    /// Makes a slot of each modifier from the inside out. Where others than before stand around, as when a view's
    /// transition is another one now, the slots of those that stay are kept.
    private func makeSlots(_ chain: AppliedModifier?) {
        let old = slots
        (slots, measuredLevels) = ([], [0])
        // What follows by itself may follow what goes with a slot; what is left begins anew when it is recorded.
        if !old.isEmpty { for attribute in attributes { attribute.endDirect() } }
        _ = AppliedModifier.visit(chain) { applied in
            let slot = old.first { $0.applied === applied } ?? applied.makeSlot(for: self)
            slot.level = slots.count
            slots.append(slot)
            measuredLevels.append(slot.measures ? slots.count : measuredLevels[slots.count - 1])
            return true
        }
        for slot in old where !slots.contains(where: { $0 === slot }) { slot.destroy() }
    }

    open func destroy() {
        isAlive = false
        for slot in slots { slot.destroy() }
        for attribute in attributes { runtime.animator.stop(attribute) }
        for data in animatedData { data.end(runtime) }
    }

    // What moves belongs to the element and ends with it.
    final private(set) var attributes: [Attribute] = []
    private var animatedData: [any EndsWithElement] = []

    final func own(_ attribute: Attribute) { attributes.append(attribute) }
    package final func own(_ data: any EndsWithElement) { animatedData.append(data) }

    // MARK: Layout

    /// Returns the element's size, modifiers included, for a proposal.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        for answer in answers where answer.proposal == proposal { return answer.size }
        let size = size(slots.count, proposal)
        if answers.count >= Self.memory {
            answers.removeFirst()
            hasDroppedAnswers = true
        }
        answers.append((proposal, size))
        return size
    }

    /// How many answers are kept of sizes, and of guides.
    private static let memory = 8

    /// Returns the size with the innermost `level` modifiers.
    package final func size(_ level: Int, _ proposal: ProposedViewSize) -> CGSize {
        let level = measuredLevels[level]
        return level == 0 ? contentSize(proposal) : slots[level - 1].sizeThatFits(proposal)
    }

    package final func place(at origin: Point, _ proposal: ProposedViewSize) {
        isPlacedByLayout = true
        if !needsPlacement, let placed, placed.origin == origin, placed.proposal == proposal { return }
        needsPlacement = false
        runtime.statistics.elementsLaidOut += 1
        placed = (origin, proposal)
        let size = size(proposal)
        place(slots.count, Rect(origin: origin, size: Size(size)), proposal)
    }

    package final func place(_ level: Int, _ rect: Rect, _ proposal: ProposedViewSize) {
        if level == 0 { placeContent(rect, proposal) } else { slots[level - 1].place(in: rect, proposal) }
    }

    package final func explicitAlignment(
        _ level: Int, _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let level = measuredLevels[level]
        return level == 0
            ? contentAlignment(key, size, proposal) : slots[level - 1].explicitAlignment(key, size, proposal)
    }

    /// Returns a guide's position in the element's own space, modifiers included. Nil: nobody set it.
    final func guide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        for guide in guides where guide.key == key && guide.proposal == proposal && guide.size == size {
            return guide.position
        }
        let position = explicitAlignment(slots.count, key, size, proposal)
        if guides.count >= Self.memory {
            guides.removeFirst()
            hasDroppedAnswers = true
        }
        guides.append(Guide(key: key, proposal: proposal, size: size, position: position))
        return position
    }

    /// What the element answered when it was asked for a guide.
    private struct Guide {
        let key: AlignmentKey
        let proposal: ProposedViewSize
        let size: CGSize
        let position: CGFloat?
    }

    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(element: self, size: size(proposal), proposal: proposal)
    }

    /// Has the layout step ask again, as the answers may be others now; it goes up only as far as they differ.
    package final func invalidateLayout() {
        needsPlacement = true
        if isInLayoutQueue { return }
        isInLayoutQueue = true
        runtime.layoutPass.add(self)
    }

    /// Leaves the queue without its turn: the layout step has given up.
    final func leaveLayoutQueue() { isInLayoutQueue = false }

    /// Forgets what it has answered, which is no longer true; whoever knows that asks and places it again.
    final func forgetAnswers() {
        if !answers.isEmpty || !guides.isEmpty { hasDroppedAnswers = true }
        answers.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        if knownSpacing?.spacing != nil { hasDroppedAnswers = true }
        knownSpacing?.spacing = nil
        needsPlacement = true
        layoutForgotten()
    }

    /// Forgets the answers and gives them anew. True if one differs or may differ, or the element never had a place.
    ///
    /// It may have been placed since it was invalidated, by the answers that it forgets: it is to be placed again.
    final func answersDiffer() -> Bool {
        isInLayoutQueue = false
        needsPlacement = true
        let (oldAnswers, oldGuides, oldSpacing) = (answers, guides, knownSpacing?.spacing)
        answers.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        knownSpacing?.spacing = nil
        let mayDiffer = hasDroppedAnswers || placed == nil
        hasDroppedAnswers = false
        layoutForgotten()
        if mayDiffer { return true }
        if let oldSpacing, !spacing.isSame(as: oldSpacing) { return true }
        return oldAnswers.contains { size($0.proposal) != $0.size }
            || oldGuides.contains { guide($0.key, $0.size, $0.proposal) != $0.position }
    }

    /// Places the element where it was, with what is new inside.
    final func placeAgain() {
        guard let placed else { return }
        needsPlacement = true
        place(at: placed.origin, placed.proposal)
    }

    package final var container: (any ElementListOwner)? { node.list.owner }
    /// Where the element was put last, modifiers included, in the space of its container.
    package final var layoutRect: Rect? { placed.map { Rect(origin: $0.origin, size: Size(size($0.proposal))) } }

    // MARK: For kinds of elements

    open func contentSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// The distances that the content prefers to its neighbours.
    open var contentSpacing: ViewSpacing { ViewSpacing() }
    open func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {}
    open func contentAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    /// Called when what was kept of the last layout is no longer true.
    open func layoutForgotten() {}
    /// Called when another value is shown of an attribute that is part of the layout.
    open func layoutValueChanged() { invalidateLayout() }
    /// Writes the content's segment for this frame and returns the transform it stands under.
    open func drawContent() -> Affine { .identity }
    /// Returns whether the content is hit at a point of the stage's space before effects.
    open func contentContains(_ point: Point) -> Bool { false }
    /// From the space in which the elements inside are laid out to the element's own, as shown now.
    open var contentMap: Affine { .identity }
    /// The same as what is inside is told of it: a screen that is brought in stands in its place at once, without any way there.
    open var toldContentMap: Affine { contentMap }
    /// Whether elements inside are hit only where `contentContains` is true.
    open var clipsHits: Bool { false }
    /// The element as one whose content moves past a window, if it is one.
    open var scrollSite: (any ScrollSite)? { nil }
    /// Where the content of a scroll view is seen.
    open var scrollWindow: Rect? { nil }
    /// Whether it keeps what would be lost if its view were made anew.
    open var holdsState: Bool { false }
    /// The elements inside, if the element is a container.
    package var childList: ElementList? { nil }
    /// What assistive technology is told of a leaf.
    open var accessibilityText: String? { nil }
    /// What assistive technology takes a leaf for.
    open var accessibilityKind: AccessibilityTraits { .isStaticText }

    // MARK: Drawing

    /// The outermost segment: the content's, or the last that a modifier put around it.
    package final var segment: Segment { slots.last { $0.around != nil }?.around ?? contentSegment }

    package final func needsRecord() {
        if isInRecordQueue || !isAlive { return }
        isInRecordQueue = true
        runtime.recordPass.add(self)
    }

    /// Writes the segments from the inside out: plain effects are multiplied into one transform and one opacity.
    final func record() {
        isInRecordQueue = false
        if isProjective { return recordProjected() }
        var current = contentSegment
        var transform = drawContent()
        isContentStale = false
        var opacity = 1.0
        for slot in effects {
            if let around = slot.around {
                current.transform = transform
                current.opacity = opacity
                slot.draw(around: current)
                current = around
                transform = .identity
                opacity = 1
            }
            slot.apply(to: &transform, &opacity)
        }
        current.transform = transform
        current.opacity = opacity * shownShare
        letSegmentsFollow()
    }

    /// The attributes whose first numbers place the content's segment; nil if it cannot be followed now.
    open var followedPlaces: [Attribute]? { nil }

    // MARK: Motion

    /// Tells which of the element's own values may move, and what they are called.
    open func reportMotion(to report: inout MotionReport) {
        report.add("opacity of the default transition", .number, defaultTransition)
    }

    // MARK: The default transition

    final private(set) var defaultTransition: Attribute?

    /// The opacity that the default transition gives; a spring that goes past its end shows no more than all.
    final var shownShare: Double { defaultTransition.map { $0.presented.opacity } ?? 1 }

    /// False for what the default transition has not begun to show.
    package final var isSeen: Bool { defaultTransition.map { $0.presented[0] > 0 } ?? true }

    /// Fades in or out as part of a container's change, where no transition is given.
    final func setDefaultTransition(_ phase: TransitionPhase, scope: TransactionScope) {
        let attribute = defaultTransition ?? Attribute(self)
        if defaultTransition == nil {
            defaultTransition = attribute
            attribute.set(.init(1), scope: scope)
        }
        attribute.set(.init(phase.isIdentity ? 1 : 0), scope: scope)
    }

    private func setDefaultTransition(scope: TransactionScope) {
        runtime.writeObserver?.noteDefaultInsertion(of: node, isAnimated: scope.transaction.animation != nil)
        guard scope.transaction.animation != nil else { return }
        let attribute = Attribute(self)
        defaultTransition = attribute
        attribute.set(.init(0), scope: scope)
        attribute.set(.init(1), scope: scope)
    }
}

extension Size {
    package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGSize {
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
