@_spi(Runtime) import TallyCore
import TallyScene

/// Lets a person select in the text inside.
nonisolated struct TextSelectionModifier: ElementModifier, Equatable {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TextSelectionSlot(element, applied, around: Segment())
    }
}

final class TextSelectionSlot: GestureSlot, KeyResponder, PointerLookSlot {
    private var press = TextPress()
    /// In the characters of `content`; a caret, which is not shown, is where a press with Shift goes on from.
    private var span = TextSpan(0)
    /// The text that was pressed.
    private var content = PlainText("")
    private var measured: (shown: ShapedText, geometry: TextGeometry)?
    private lazy var highlight = Segment()

    private var text: TextElement? { isGone ? nil : element as? TextElement }
    var hasSelection: Bool { !span.isCaret }

    override var measures: Bool { false }
    override var takesPresses: Bool { false }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        canSelect ? SlotRecognizer(TextSelectionRecognizer(self), site) : nil
    }

    private var canSelect: Bool { isReachable && text?.isRedacted == false && !standsInControl }

    /// Whether the text is that of a control, which is pressed and not read.
    private var standsInControl: Bool {
        var answer: Bool?
        site.walk { step, _ in
            if case .slot(let slot) = step { answer = (slot as? GestureSlot)?.isOfControl }
            return answer == nil
        }
        return answer ?? false
    }

    func pointerLook(at point: Point) -> PointerLook? {
        canSelect && text?.link(at: toText(point)) == nil ? .text : nil
    }

    // MARK: Selecting

    /// - Parameter point: on the stage.
    func pressed(at point: Point, time: Double) {
        guard let place = place(at: point), let text else { return }
        let runtime = element.runtime
        let isKnown = content.text.isIdentical(to: text.characters)
        if !isKnown {
            content = PlainText(text.characters)
            span = TextSpan(0)
        }
        runtime.service(SelectedText.self).slot = self
        press.begin(at: point, time: time)
        if runtime.pointerModifiers.contains(.shift), isKnown {
            select(press.extend(span, to: place))
        } else {
            select(press.select(press.unit(at: place, in: content)))
        }
    }

    func dragged(to point: Point) {
        guard press.count > 0, let place = place(at: point) else { return }
        press.becomeDrag()
        select(press.span(draggedTo: press.unit(at: place, in: content)))
    }

    private func select(_ new: TextSpan) {
        if new == span { return }
        span = new
        element.needsRecord()
        let runtime = element.runtime
        if hasSelection { runtime.focus(on: self) } else if runtime.focused === self { runtime.focus(nil) }
    }

    /// Ends the selection, and the keyboard's focus with it.
    func end() {
        press = TextPress()
        content = PlainText("")
        if !isGone { select(TextSpan(0)) }
    }

    /// Called while the tree is updated, when the text, or how it is written, is another.
    func textChanged() {
        measured = nil
        guard !content.text.isEmpty, let text, !content.text.isIdentical(to: text.characters) else { return }
        endAfterUpdate()
    }

    override func apply(isFirst: Bool) {
        // What is hidden while it is selected must not be copied.
        if hasSelection, !isEnabled || text?.isRedacted == true { endAfterUpdate() }
    }

    private func endAfterUpdate() {
        element.runtime.afterUpdate { [weak self] in if let self { end() } }
    }

    override func destroy() {
        super.destroy()
        element.runtime.keyResponderWent(self)
    }

    // MARK: Places

    /// Maps a point from the stage to the space that the text is laid out in.
    private func toText(_ point: Point) -> Point { (site.toStage.inverse ?? .identity).apply(point) }

    /// Returns the place in the text nearest to a point of the stage; nil for one that cannot be selected.
    private func place(at point: Point) -> Int? {
        guard let text, let geometry else { return nil }
        let corner = text.shownFrame.origin
        let local = toText(point)
        return geometry.place(nearestTo: Point(x: local.x - corner.x, y: local.y - corner.y))
    }

    private var geometry: TextGeometry? {
        guard let text, let shown = text.shown, !text.isRedacted else { return nil }
        if let measured, measured.shown === shown { return measured.geometry }
        let places = element.runtime.shaper.places(text.paragraph(of: shown))
        let geometry = TextGeometry(text.characters, places)
        measured = (shown, geometry)
        return geometry
    }

    // MARK: Keys

    var takesFocus: Bool { hasSelection }

    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        if key == .escape {
            end()
            return true
        }
        guard !modifiers.isDisjoint(with: [.command, .control]) else { return false }
        switch String(key.character).lowercased() {
        case "a": select(TextSpan(anchor: 0, head: content.end))
        case "c": copy()
        default: return false
        }
        return true
    }

    /// Copies what is selected, as it is shown; pictures in it are left out.
    private func copy() {
        let copied = content.string(in: span).filter { $0 != TextElement.pictureCharacter }
        if !copied.isEmpty { element.runtime.service(Pasteboard.self).copy(copied) }
    }

    func focusChanged(_ hasFocus: Bool) { if !hasFocus, hasSelection { end() } }

    // MARK: Drawing

    override func draw(around inner: Segment) {
        guard hasSelection, let text, let geometry else { return around?.setOnlyChild(inner) ?? () }
        let boxes = geometry.boxes(of: span.range, edge: text.shownFrame.width)
        let tint = applied.environment.concreteStyle(.tint).firstColor?.rgba ?? .black
        highlight.content = .fill(.boxes(boxes), .color(tint.behindSelection), evenOdd: false)
        highlight.label = "selection"
        highlight.transform = inner.transform
        around?.setChildren(highlight, inner)
    }
}
