import SwiftUI
import TallyStage
import Testing

/// What is shown, for stories that import SwiftUI alone.
typealias Shown = Frame

extension Reader {
    /// A place, a size or an opacity is as expected, to within `tolerance`.
    func measures(
        _ comment: String, _ expected: CGFloat, within tolerance: CGFloat = 0.6, file: String = #fileID,
        path: String = #filePath, line: Int = #line, _ value: (Frame) -> CGFloat?
    ) {
        let measured = value(stage.frame)
        let isNear = measured.map { abs($0 - expected) <= tolerance } ?? false
        if isNear { return }
        let found = measured.map { "\($0)" } ?? "nothing"
        Issue.record(
            "\(comment): \(found) instead of \(expected). There is:\n\(stage.frame)",
            sourceLocation: SourceLocation(fileID: file, filePath: path, line: line, column: 1))
    }

    func drag(from start: CGPoint, by x: CGFloat, _ y: CGFloat, duration: TimeInterval = 0.25) throws {
        try drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y), duration: duration)
    }

    /// The middle of the only line of text that reads so.
    func middle(of text: String) -> CGPoint {
        let box = place(of: text)
        return box.isNull ? .zero : CGPoint(x: box.midX, y: box.midY)
    }
}
