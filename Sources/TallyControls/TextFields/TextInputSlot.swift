@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// Brings presses, keys and input methods to the text field inside.
nonisolated struct TextInputModifier: ElementModifier {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TextInputSlot(element, applied)
    }
}

final class TextInputSlot: GestureSlot, TextInputResponder, PointerLookSlot {
    private(set) weak var field: TextFieldElement?

    override init(_ element: Element, _ applied: AppliedModifier, around: Segment? = nil) {
        field = element as? TextFieldElement
        super.init(element, applied, around: around)
    }

    override func apply(isFirst: Bool) {
        let runtime = element.runtime
        if !isEnabled, runtime.focused === self {
            runtime.afterUpdate { [weak self] in if let self, runtime.focused === self { runtime.focus(nil) } }
        }
        field?.environmentChanged()
    }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        SlotRecognizer(TextPressRecognizer(self), site)
    }

    /// Maps a point from the stage to the space that the field is laid out in.
    func toField(_ point: Point) -> Point { (site.toStage.inverse ?? .identity).apply(point) }

    /// The caret on the stage, for the windows that input methods open beside it.
    var caretOnStage: Rect? {
        guard let field, !isGone else { return nil }
        let place = field.shownFrame
        return Projection(site.toStage).apply(field.caretRect.offset(x: place.minX, y: place.minY))
    }

    func pointerLook(at point: Point) -> PointerLook? { isEnabled ? .text : nil }

    // MARK: Keys

    var takesFocusWhenPressed: Bool { true }
    var takesText: Bool { true }

    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        field?.keyPressed(key, modifiers) ?? false
    }

    func focusChanged(_ hasFocus: Bool) { field?.focusChanged(hasFocus) }
    func focusCameByTab() { field?.perform { $0.selectAll() } }
    var isComposing: Bool { field?.edit.marked != nil }
    func mark(_ text: String) { field?.perform { $0.mark(text) } }

    override func destroy() {
        super.destroy()
        let runtime = element.runtime
        // What was typed is not lost with the view: the binding is told when the update is done.
        if runtime.focused === self, let field { runtime.afterUpdate { field.focusChanged(false) } }
        runtime.keyResponderWent(self)
    }
}

/// Places the caret with a press, and selects while the pointer moves.
private final class TextPressRecognizer: _Recognizer<Void> {
    private let slot: TextInputSlot

    init(_ slot: TextInputSlot) { self.slot = slot }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .down:
            effects.add { [slot] in
                if !slot.isGone { slot.field?.pressed(at: slot.toField(event.point), time: event.time) }
            }
        case .moved: effects.add { [slot] in if !slot.isGone { slot.field?.dragged(to: slot.toField(event.point)) } }
        case .up: return .ended(())
        case .tick: return phase
        case .spread, .spreadEnded: return .failed
        }
        return .active(())
    }
}
