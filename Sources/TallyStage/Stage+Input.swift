public import Foundation
import TallyScene

/// What went wrong when a stage was asked to do something.
public struct StageError: Error, CustomStringConvertible, Equatable {
    public let description: String

    static func nothing(labelled label: String, among items: [AccessibilityItem]) -> StageError {
        let known = items.map { "\"\($0.label)\"" }.joined(separator: ", ")
        return StageError(
            description: "No element is labelled \"\(label)\". On the stage: \(known.isEmpty ? "nothing" : known).")
    }
}

extension AccessibilityItem {
    /// Returns the controls in it that are meant, or those in them; itself where none is and it is meant.
    fileprivate func innermost(where isMeant: (AccessibilityItem) -> Bool) -> [AccessibilityItem] {
        let inside = controls.flatMap { $0.innermost(where: isMeant) }
        return inside.isEmpty && isMeant(self) ? [self] : inside
    }
}

extension Stage {
    /// Presses and releases at a point, in points from the stage's top left corner; a frame is drawn between, at the same
    /// time.
    public func tap(_ point: CGPoint) {
        pointerDown(point)
        // What shows or follows that it is pressed gets to know, as when a finger stays for some frames.
        runtime.frame(at: time)
        pointerUp(point)
    }

    /// Taps the middle of the element with this accessibility label, or showing this text.
    ///
    /// Where none has it, one with this accessibility identifier counts; else one that is asked for by it, as
    /// `accessibilityInputLabels` says; else one that has it as a part, as a button of a symbol and a title has the title. One
    /// with an accessibility activation point is tapped there. Of controls in one another it is the innermost that has the label.
    ///
    /// A tap that would reach nothing is not made: where the middle is covered, scrolled or clipped away or outside of the
    /// stage, and where the element has no gesture, inside of it or around it. One that is disabled is tapped, and does nothing.
    /// `tap(_:)` at a point always is made.
    ///
    /// - Throws: `StageError` if no element or several have it, listing what there is, and if the tap would reach nothing,
    ///   naming what is in the way.
    public func tap(_ label: String) throws {
        runtime.frame(at: time)
        let items = runtime.accessibilityItems
        var found = items.flatMap { $0.innermost { $0.label == label } }
        if found.isEmpty { found = items.filter { !$0.identifier.isEmpty && $0.identifier == label } }
        if found.isEmpty { found = items.filter { $0.responds != false && $0.inputLabels?.contains(label) ?? false } }
        if found.isEmpty { found = items.filter { $0.label.components(separatedBy: ", ").contains(label) } }
        let buttons = found.filter { $0.traits.contains(.isButton) }
        if found.count > 1, buttons.count == 1 { found = buttons }
        if found.isEmpty { throw StageError.nothing(labelled: label, among: items) }
        if found.count > 1 {
            let places = found.map {
                "(\($0.rect.midX.whole(in: -1_000_000...1_000_000)), \($0.rect.midY.whole(in: -1_000_000...1_000_000)))"
            }.joined(separator: ", ")
            throw StageError(
                description: "\(found.count) elements are labelled \"\(label)\", at \(places). Tap one by its point.")
        }
        if let obstacle = runtime.obstacle(to: found[0]) { throw StageError(description: obstacle) }
        tap(AccessibilityElement(found[0]).activationPoint)
    }

    public func pointerDown(_ point: CGPoint) { runtime.pointerDown(at: Point(x: point.x, y: point.y)) }
    /// Presses with keys held: Shift goes on with a selection.
    package func pointerDown(_ point: CGPoint, modifiers: EventModifiers) {
        runtime.pointerDown(at: Point(x: point.x, y: point.y), modifiers: modifiers)
    }

    public func pointerMove(_ point: CGPoint) { runtime.pointerMoved(to: Point(x: point.x, y: point.y)) }
    public func pointerUp(_ point: CGPoint) { runtime.pointerUp(at: Point(x: point.x, y: point.y)) }

    /// Presses the second button of a mouse at a point, which opens the innermost context menu there.
    package func secondaryPress(_ point: CGPoint) { runtime.secondaryPress(at: Point(x: point.x, y: point.y)) }

    /// Moves the pointer over a point without pressing it.
    public func hover(_ point: CGPoint) { runtime.hover(at: Point(x: point.x, y: point.y)) }

    /// Turns the wheel over a point: the innermost scroll view there scrolls at once, as far as it can, then those around.
    ///
    /// - Parameter delta: points of content; positive shows what is further down and to the right.
    public func scroll(_ delta: CGSize, at point: CGPoint) {
        runtime.scroll(by: delta, at: Point(x: point.x, y: point.y))
    }

    /// Presses a key and lets it go: Tab moves the focus through the controls, Space and Return press the one that has it.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        runtime.frame(at: time)
        let stroke = KeyStroke(key, modifiers: modifiers)
        runtime.keyPressed(stroke)
        runtime.keyReleased(stroke)
    }

    package func keyDown(_ stroke: KeyStroke) {
        runtime.frame(at: time)
        runtime.keyPressed(stroke)
    }

    package func keyUp(_ stroke: KeyStroke) {
        runtime.frame(at: time)
        runtime.keyReleased(stroke)
    }

    /// Presses the keys of a text one after another. In a text field, what an input method shows gives way to it.
    public func type(_ text: String) { for character in text { press(KeyEquivalent(character)) } }

    /// Shows a text as an input method does, in the text field that has the focus, underlined, until `type` brings the
    /// final one.
    ///
    /// An empty text takes it away. It is not in the field's binding. Where no text field has the focus nothing changes.
    public func compose(_ marked: String) {
        runtime.frame(at: time)
        runtime.compose(marked)
    }

    /// Presses at one point, moves evenly to another in `duration` seconds, and releases there.
    ///
    /// The pointer moves at every frame of the grid on the way. A duration that is not above 0 moves at once.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        pointerDown(start)
        advance(by: 0)
        playOnWay(for: duration) { share in
            pointerMove(
                CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        pointerUp(end)
        advance(by: 0)
    }

    /// Puts two fingers around a point and spreads them to `factor` times their distance in `duration` seconds.
    ///
    /// A factor below 1 pinches; one that is negative or not finite counts as 1.
    public func magnify(by factor: CGFloat, at point: CGPoint, duration: TimeInterval = 0.25) {
        let sanitized = factor >= 0 && factor.isFinite ? Double(factor) : 1
        spread(at: point, duration: duration) { (factor: 1 + (sanitized - 1) * $0, radians: 0) }
    }

    /// Puts two fingers around a point and turns them by an angle in `duration` seconds; one not finite counts as 0.
    public func rotate(by angle: Angle, at point: CGPoint, duration: TimeInterval = 0.25) {
        let sanitized = angle.radians.isFinite ? angle.radians : 0
        spread(at: point, duration: duration) { (factor: 1, radians: sanitized * $0) }
    }

    private func spread(
        at point: CGPoint, duration: TimeInterval, _ fingers: (Double) -> (factor: Double, radians: Double)
    ) {
        let place = Point(x: point.x, y: point.y)
        func send(_ share: Double, begins: Bool = false, isOver: Bool = false) {
            let now = fingers(share)
            runtime.spread(factor: now.factor, radians: now.radians, at: place, begins: begins, isOver: isOver)
        }
        send(0, begins: true)
        advance(by: 0)
        playOnWay(for: duration) { send(Double($0)) }
        send(1, isOver: true)
        advance(by: 0)
    }

    /// Advances by `duration`, calling at each frame of the grid and at the end with the share of the way behind.
    private func playOnWay(for duration: TimeInterval, _ move: (CGFloat) -> Void) {
        let start = time
        let length = duration > 0 && duration.isFinite ? duration : 0
        while nextGridTime < start + length {
            let next = nextGridTime
            advance(to: next)
            // A grid time within the tolerance of the end is the end.
            guard next < start + length - 1e-9 else { break }
            move(CGFloat((next - start) / length))
        }
        advance(to: start + length)
        move(1)
    }
}
