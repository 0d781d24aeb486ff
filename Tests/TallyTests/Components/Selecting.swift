import Foundation
import TallyStage
import Testing

/// What a person does to select in a program, and what comes of it.
@MainActor
extension Stage {
    /// What is behind the letters that are selected.
    var highlights: [CGRect] { frame.shapes.filter { $0.kind == "selection" }.map(\.rect) }

    /// What Control with C copies now; nil if it copies nothing.
    func copied() -> String? {
        preferences.pasteboard = nil
        press("c", modifiers: .control)
        advance(by: 0)
        return preferences.pasteboard
    }

    /// Where the only line is that reads so.
    func line(_ string: String) throws -> CGRect {
        let found = frame.texts.filter { $0.string == string }
        try #require(found.count == 1, "\(string) among \(frame.texts.map(\.string))")
        return found[0].rect
    }

    /// Presses at the start of a line and moves along some of it, without letting go.
    func beginSelecting(_ line: CGRect, share: CGFloat = 0.6) {
        advance(by: 1)
        pointerDown(CGPoint(x: line.minX + 0.5, y: line.midY))
        goOnSelecting(line, share: share)
    }

    func goOnSelecting(_ line: CGRect, share: CGFloat) {
        pointerMove(CGPoint(x: line.minX + line.width * share, y: line.midY))
        advance(by: 0.05)
    }

    func endSelecting(_ line: CGRect, share: CGFloat = 1) {
        pointerUp(CGPoint(x: line.minX + line.width * share, y: line.midY))
        advance(by: 0.05)
    }

    /// Drags along a line, and returns what that copies.
    func select(_ line: CGRect) -> String? {
        beginSelecting(line, share: 1)
        endSelecting(line)
        return copied()
    }

    func select(_ string: String) throws -> String? { select(try line(string)) }
}
