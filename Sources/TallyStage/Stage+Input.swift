public import Foundation
import TallyScene

/// What went wrong when a stage was asked to do something.
public struct StageError: Error, CustomStringConvertible, Equatable {
    public let description: String
}

extension Stage {
    /// Presses and releases at a point, in points from the stage's top left corner.
    public func tap(_ point: CGPoint) {
        pointerDown(point)
        pointerUp(point)
    }

    /// Taps the middle of the element with this accessibility label, or showing this text.
    ///
    /// - Throws: `StageError` if no element or several have it; the message lists what there is.
    public func tap(_ label: String) throws {
        runtime.frame(at: time)
        let items = runtime.accessibilityItems
        var found = items.filter { $0.label == label }
        let buttons = found.filter { $0.traits.contains(.isButton) }
        if found.count > 1, buttons.count == 1 { found = buttons }
        if found.isEmpty {
            let known = items.map { "\"\($0.label)\"" }.joined(separator: ", ")
            throw StageError(
                description: "No element is labelled \"\(label)\". On the stage: \(known.isEmpty ? "nothing" : known).")
        }
        if found.count > 1 {
            let places = found.map { "(\(Int($0.rect.midX)), \(Int($0.rect.midY)))" }.joined(separator: ", ")
            throw StageError(
                description: "\(found.count) elements are labelled \"\(label)\", at \(places). Tap one by its point.")
        }
        tap(CGPoint(x: found[0].rect.midX, y: found[0].rect.midY))
    }

    public func pointerDown(_ point: CGPoint) { runtime.pointerDown(at: Point(x: point.x, y: point.y)) }
    public func pointerMove(_ point: CGPoint) { runtime.pointerMoved(to: Point(x: point.x, y: point.y)) }
    public func pointerUp(_ point: CGPoint) { runtime.pointerUp(at: Point(x: point.x, y: point.y)) }

    /// The pointer is over a point without being pressed.
    public func hover(_ point: CGPoint) { runtime.hover(at: Point(x: point.x, y: point.y)) }

    /// Turns the wheel over a point, in points of content. Nothing scrolls yet: the call moves the pointer there.
    public func scroll(_ delta: CGSize, at point: CGPoint) { hover(point) }

    /// Presses a key: Tab moves the focus through the controls, Space and Return press the one that has it.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        runtime.frame(at: time)
        runtime.keyPressed(key, modifiers)
    }

    /// Presses the keys of a text one after another.
    public func type(_ text: String) { for character in text { press(KeyEquivalent(character)) } }

    /// An input method shows a text that is not final. No view takes text yet, so nothing changes.
    public func compose(_ marked: String) {}

    /// Presses at one point, moves evenly to another in `duration` seconds, a step a frame, and releases.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        let steps = max(1, Int((max(0, duration.isFinite ? duration : 0) * frameRate).rounded()))
        pointerDown(start)
        advance(by: 0)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            pointerMove(
                CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        pointerUp(end)
        advance(by: 0)
    }
}
