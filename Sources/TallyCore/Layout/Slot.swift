import Foundation
import TallyScene

/// A modifier at work on one element: a step in its layout, its drawing, its reach. Slots stand from the inside out.
///
/// The base class changes nothing; a modifier overrides what it is about.
@MainActor
@_spi(Runtime) open class Slot {
    // unowned: the element holds its slots. Who keeps one longer, as a press does, looks first whether it has gone.
    package final unowned(unsafe) let element: Element
    /// How many slots stand inside this one.
    package final var level = 0
    package final private(set) var applied: AppliedModifier
    private var appliedVersion = -1
    /// Where layout put the modified view, in the space of the stage before any effect.
    package final private(set) var rect = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The segment that the slot puts around what is inside, while it needs one.
    package final private(set) var around: Segment?

    public init(_ element: Element, _ applied: AppliedModifier, around: Segment? = nil) {
        self.element = element
        self.applied = applied
        self.around = around
        #if DEBUG
            liveObjects = element.runtime.liveObjects
            liveObjects.enter(type(of: self))
        #endif
    }

    #if DEBUG
        private let liveObjects: LiveObjects
        deinit { liveObjects.leave(type(of: self)) }
    #endif

    package final var scope: TransactionScope { applied.scope }

    /// Returns the modifier that the slot was made for, as it is now.
    package final func modifier<M: ElementModifier>(_ type: M.Type) -> M {
        // unsafe: a slot is made by its modifier, and is given no other one.
        unsafeDowncast(applied, to: TypedAppliedModifier<M>.self).modifier
    }

    final func update(to applied: AppliedModifier) {
        self.applied = applied
        if appliedVersion == applied.version { return }
        let isFirst = appliedVersion < 0
        appliedVersion = applied.version
        apply(isFirst: isFirst)
    }

    /// Called when the modifier, or what reaches it from outside, is new.
    open func apply(isFirst: Bool) {}

    open func destroy() {}

    /// Returns the animated side of what the modifier holds: made at first, moved afterwards. Nil if it has no data.
    package final func animatedData<A: Animatable>(
        _ known: AnimatedData<A.AnimatableData>?, of value: A
    ) -> AnimatedData<A.AnimatableData>? {
        if let known {
            known.set(value.animatableData, scope: scope, environment: applied.environment)
            return known
        }
        guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
        let made = AnimatedData(value.animatableData, at: element.node) { [weak element] in element?.needsRecord() }
        element.own(made)
        return made
    }

    /// Tells which values of the modifier may move, and what they are called.
    open func reportMotion(to report: inout MotionReport) {}

    // MARK: Layout

    /// Whether the modified view may have another size or other guides than what is inside; fixed for the slot's life.
    open var measures: Bool { true }

    /// The key of the value that the slot carries for the layout around, if it carries one.
    var layoutValueKey: ObjectIdentifier? { nil }

    open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(level, proposal) }

    /// Changes the distances that what is inside prefers to its neighbours into those of the modified view.
    open func adjust(_ spacing: inout ViewSpacing) {}

    final func place(in rect: Rect, _ proposal: ProposedViewSize) {
        if rect != self.rect {
            self.rect = rect
            rectChanged()
        }
        placeInside(rect, proposal)
    }

    open func rectChanged() {}

    /// Places what is inside. `rect` has the size that `sizeThatFits` answered for the proposal.
    open func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) { element.place(level, rect, proposal) }

    /// Returns a guide's position in the space of the modified view. Nil: nobody set it.
    open func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        element.explicitAlignment(level, key, size, proposal)
    }

    /// Returns the size and the guides of what is inside, for what is aligned with it.
    package final func dimensionsInside(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(element: element, size: CGSize(rect.size), proposal: proposal, level: level)
    }

    /// Whether what is inside is laid out in a space of its own, which begins where the slot's map says; fixed for its life.
    open var beginsSpace: Bool { false }

    /// Where the header or the footer of a section that the slot keeps in view can be shown, nil while it does not
    /// stay. Of any other slot nil.
    open var pinnedReach: Rect?? { nil }

    // MARK: Drawing

    /// Whether the slot has a part in drawing; but for its segment it is fixed for the slot's life.
    open var hasEffect: Bool { around != nil }
    /// Whether the slot needs a segment now, where that changes with what its modifier says: one without is passed by in every
    /// frame. Nil: it keeps what it was made with.
    open var needsSegment: Bool? { nil }

    /// Whether nothing of what is inside is drawn, and nothing else either; fixed for the slot's life.
    open var hidesView: Bool { false }

    /// Makes the segment or lets it go, as it is needed.
    ///
    /// - Returns: Whether it is another one than before.
    final func renewSegment() -> Bool {
        guard let isNeeded = needsSegment, isNeeded == (around == nil) else { return false }
        around = isNeeded ? Segment() : nil
        return true
    }

    /// Maps the view to where it is shown in this frame.
    open var transform: Affine { .identity }
    open var opacity: Double { 1 }
    /// The attribute whose first two numbers are the whole map, if there is one; fixed for the slot's life.
    open var translation: Attribute? { nil }
    /// The attribute whose first two numbers are the factors of a scale, where the map is nothing else; fixed for the slot's life.
    open var scale: Attribute? { nil }
    /// The point that the scale leaves where it is, in the space inside the map; nil while that is on its way itself.
    open var scaleCenter: Point? { nil }
    /// What that point depends on besides.
    open var scaleFrame: Attribute? { nil }
    /// The attribute that is the opacity, where there is nothing else; fixed for the slot's life.
    open var fade: Attribute? { nil }
    /// Whether the map may be one in perspective; fixed for the slot's life.
    open var isProjective: Bool { false }
    /// The map with its perspective.
    open var projection: Projection { Projection(transform) }

    /// Whether the map and the opacity are already those of what is inside the slot's segment.
    open var mapsInside: Bool { false }

    /// Applies the map and the opacity of this frame, after those of what is inside.
    open func apply(to transform: inout Affine, _ opacity: inout Double) {
        transform = transform.concatenating(self.transform)
        opacity *= self.opacity
    }

    /// Fills the slot's segment around the one inside.
    open func draw(around inner: Segment) {}

    /// Whether the slot makes a row of the view; fixed for its life.
    open var makesRow: Bool { false }

    // MARK: Reach

    /// Returns whether a point inside the view may be hit at all, in the space inside the slot's transform.
    open func allowsHit(_ point: Point) -> Bool { true }
    /// Elements that the slot holds in front of the view, and behind.
    open var overlayList: ElementList? { nil }
    open var backgroundList: ElementList? { nil }
    /// Returns whether a shape that stands for the view contains a point that is tested; nil: what is inside decides.
    open func hitShapeContains(_ point: Point) -> Bool? { nil }
}
