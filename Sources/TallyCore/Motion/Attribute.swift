import TallyMotion
import TallyScene

/// A built-in value of an element that moves: where it is bound for, and what is shown of it now. Up to four numbers.
@MainActor
@_spi(Runtime) public final class Attribute {
    package private(set) var model = Vector4.zero
    private var still = Vector4.zero
    /// Its place in the animator's array; -1 while it rests.
    var runIndex = -1
    /// While it is moved by hand, how fast.
    var tracker: VelocityTracker<Vector4>?
    private(set) var hasValue = false
    /// While it moves or fades a segment by itself, only the animator knows what is shown.
    private(set) var isDirect = false
    // unowned: the element holds it, and takes it from the animator when it ends.
    unowned(unsafe) let element: Element
    private let animator: Animator
    /// Whether the content itself looks otherwise when the value does, and not only its place.
    private let isPartOfContent: Bool
    private let isPartOfLayout: Bool

    /// - Parameters:
    ///   - isPartOfContent: true if the leaf is drawn anew when the value changes.
    ///   - isPartOfLayout: true if the element is told before layout when another value is shown.
    package init(_ element: Element, isPartOfContent: Bool = false, isPartOfLayout: Bool = false) {
        self.element = element
        animator = element.runtime.animator
        self.isPartOfContent = isPartOfContent
        self.isPartOfLayout = isPartOfLayout
        element.own(self)
    }

    /// Sets a new value: moves there if the transaction says so, else jumps. The first value never moves.
    package func set(_ value: Vector4, scope: TransactionScope) {
        let runtime = scope.runtime
        if !hasValue {
            hasValue = true
            model = value
            still = value
            changed()
            runtime.writeObserver?.noteFirst(self, at: runtime.time)
            return
        }
        if value == model {
            runtime.writeObserver?.noteEqual(self, at: runtime.time)
            return
        }
        runtime.writeObserver?.note(self, to: value, under: scope, of: element)
        model = value
        animator.retarget(self, under: scope)
        runtime.writeObserver?.noteEnd(self, at: runtime.time)
    }

    /// Sets a value that no motion leads to: what was under way stops.
    package func jump(to value: Vector4) {
        animator.stop(self)
        hasValue = true
        model = value
        present(value)
    }

    /// What is shown in this frame.
    package var presented: Vector4 { isDirect ? animator.presented(self) : still }

    func present(_ value: Vector4) {
        if value == still && !isDirect { return }
        isDirect = false
        still = value
        changed()
    }

    /// Lets the animator move the segment from frame to frame without asking the element, at a distance from the value.
    package func move(_ segment: Segment, fromX x: Double, y: Double) {
        follow(.place(segment.cell), at: Point(x: x, y: y))
    }

    /// Has the segment's opacity follow in the same way; it is the value times a factor.
    func fade(_ segment: Segment, times factor: Double) {
        follow(.opacity(segment.cell), at: Point(x: factor, y: 0))
    }

    /// Has the value move without the element being asked, since it is not seen how it does.
    func moveUnseen() {
        follow(.nothing, at: .zero)
    }

    /// Has the segment's scale follow in the same way, about a point of the space around; the value's first two numbers are its factors.
    ///
    /// - Parameter arm: from the point to the segment's origin, were it not scaled.
    func scale(_ segment: Segment, about point: Point, arm: Point) {
        segment.cell.beginScaling(arm)
        follow(.scale(segment.cell), at: point)
    }

    /// Has the deviation of the segment's blur follow in the same way; it is the value times a factor.
    package func blur(_ segment: Segment, times factor: Double, isOpaque: Bool) {
        follow(.blur(segment.cell, isOpaque: isOpaque), at: Point(x: factor, y: 0))
    }

    /// Has a glyph of the element's segment come or go at a place, of which the value is the points below it and how much of the glyph is
    /// there; see `GlyphTurn`.
    package func turn(_ glyph: TurningGlyph, atX x: Double, y: Double) {
        follow(.turn(glyph.cell), at: Point(x: x, y: y))
    }

    private func follow(_ follower: Animator.Follower, at distance: Point) {
        guard runIndex >= 0 else { return }
        isDirect = true
        animator.follow(self, follower, at: distance)
    }

    /// Has the element show the value itself again.
    package func endDirect() {
        guard isDirect else { return }
        still = presented
        isDirect = false
        animator.stopMovingSegment(self)
    }

    package var isMoving: Bool { runIndex >= 0 }
    /// Whether the place moves that its first two numbers are; the others may.
    var movesPlace: Bool {
        guard isMoving else { return false }
        let shown = presented
        return shown[0] != model[0] || shown[1] != model[1]
    }
    /// What was shown when the element last showed the value itself.
    var stillValue: Vector4 { still }

    /// Called when the motion is over: the model is shown, and the element shows it.
    func arrive() {
        still = model
        changed()
    }

    private func changed() {
        if isPartOfContent { element.isContentStale = true }
        if isPartOfLayout { element.layoutValueChanged() }
        element.needsRecord()
    }
}
