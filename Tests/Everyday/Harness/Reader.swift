import SwiftUI
import TallyStage
import Testing

/// A person with a program: what they do, and what they expect to read. The words of a story.
@MainActor
final class Reader {
    private let player: Player
    var stage: Stage { player.stage }

    init(_ player: Player) { self.player = player }

    /// What can be read now.
    var text: String { stage.frame.visibleText }

    func tap(_ label: String, file: String = #fileID, path: String = #filePath, line: Int = #line) throws {
        do {
            try stage.tap(label)
        } catch {
            Issue.record("\(error)", sourceLocation: place(file, path, line))
        }
        stage.advance(by: 0)
        try player.checkPicture()
    }

    func tap(x: CGFloat, y: CGFloat) throws { try act(.tapAt(CGPoint(x: x, y: y))) }
    func type(_ text: String) throws { try act(.type(text)) }
    func wait(_ seconds: TimeInterval) throws { try act(.wait(seconds)) }

    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) throws {
        try act(.press(key, modifiers))
    }

    func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) throws {
        try act(.drag(start, end, duration))
    }

    func scroll(_ points: CGFloat, at point: CGPoint) throws {
        try act(.scroll(CGSize(width: 0, height: points), point))
    }

    /// Until nothing moves: a second for what never rests. What rests is what a stage made in its state shows.
    func settle() throws {
        guard stage.settle(within: 10) else {
            stage.advance(by: 1)
            return try player.perform(.look)
        }
        // The mark of what has the keyboard is no state of the program's, nor what assistive technology is on.
        if stage.hasFocus || stage.accessibilityFocus != nil || !player.isFunctionOfState {
            return try player.perform(.look)
        }
        // Bars beside what scrolls go by themselves.
        if stage.frame.shapes.contains(where: { $0.kind == "scrollIndicator" }) { stage.advance(by: 3) }
        try player.compareWithFresh()
    }

    /// Lets tasks and real time's other guests run for some seconds of the stage.
    func play(for seconds: TimeInterval) async throws {
        await stage.play(for: seconds)
        try player.perform(.look)
    }

    /// Every one of these can be read.
    func sees(_ texts: String..., file: String = #fileID, path: String = #filePath, line: Int = #line) {
        let seen = text
        for text in texts where !seen.contains(text) {
            Issue.record("\"\(text)\" is not to be read. There is: \(seen)", sourceLocation: place(file, path, line))
        }
    }

    /// None of these can be read.
    func misses(_ texts: String..., file: String = #fileID, path: String = #filePath, line: Int = #line) {
        let seen = text
        for text in texts where seen.contains(text) {
            Issue.record("\"\(text)\" is to be read. There is: \(seen)", sourceLocation: place(file, path, line))
        }
    }

    /// Something that words do not say: a place, a colour, a count.
    func expect(
        _ comment: String, file: String = #fileID, path: String = #filePath, line: Int = #line,
        _ holds: (Frame) -> Bool
    ) {
        #expect(holds(stage.frame), Comment(rawValue: comment), sourceLocation: place(file, path, line))
    }

    /// The box of the only line of text that reads so; null if there is none, or several.
    func place(of text: String) -> CGRect {
        let found = stage.frame.texts.filter { $0.string == text && $0.opacity > 0 }
        return found.count == 1 ? found[0].rect : .null
    }

    // Stories import SwiftUI alone, so the macro for a place in a source file is not there for their calls.
    private func place(_ file: String, _ path: String, _ line: Int) -> SourceLocation {
        SourceLocation(fileID: file, filePath: path, line: line, column: 1)
    }

    /// After each step the picture is what painting everything gives.
    private func act(_ action: Action) throws {
        try player.perform(action)
        try player.checkPicture()
    }
}
