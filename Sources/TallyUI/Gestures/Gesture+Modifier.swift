@_spi(Runtime) import TallyCore

/// Adds a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: ElementModifier {
    typealias Body = Never
    let gesture: G
    let rank: GestureRank
    let mask: GestureMask

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TypedGestureSlot<G>(element, applied)
    }
}

/// How a gesture stands to those of the views inside.
@_spi(Runtime) public enum GestureRank {
    /// Succeeds only when they have failed.
    case afterInner
    /// They succeed only when it has failed.
    case beforeInner
    case withInner
}

/// A drag of the runtime's own, around a whole screen or row: a tap that reaches nothing else reaches nothing.
package protocol SurroundingGesture: Gesture {}

extension View {
    /// Gestures of the views inside come first.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, rank: .afterInner, mask: mask))
    }

    /// Comes before the gestures of the views inside.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, rank: .beforeInner, mask: mask))
    }

    /// Goes on together with the gestures of the views inside.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, rank: .withInner, mask: mask))
    }

    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}

private final class TypedGestureSlot<G: Gesture>: GestureSlot {
    private var modifier: GestureModifier<G>? { (applied as? TypedAppliedModifier<GestureModifier<G>>)?.modifier }
    private weak var live: SlotRecognizer<G.Value>?
    private lazy var memory = GestureMemory(self)
    private var hasMemory = false

    override var rank: GestureRank { modifier?.rank ?? .afterInner }
    override var mask: GestureMask { modifier?.mask ?? .all }
    override var takesPresses: Bool { !(G.self is any SurroundingGesture.Type) }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        guard let modifier else { return nil }
        hasMemory = true
        memory.begin()
        let made = memory.use { SlotRecognizer(G._makeRecognizer(modifier.gesture), site, memory) }
        live = made
        return made
    }

    override func apply(isFirst: Bool) {
        if let live, let modifier { memory.use { G._update(live.base, to: modifier.gesture) } }
    }

    override func destroy() {
        super.destroy()
        if hasMemory { memory.end(element.runtime) }
    }
}
