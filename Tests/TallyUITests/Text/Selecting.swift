import Foundation
import SwiftUI
import TallyStage
import Testing

/// What a person does to select in a text, and what comes of it.
@MainActor
extension Stage {
    /// What `visible`, the beginning of a text, would be as wide as.
    static func width(of visible: String) -> CGFloat {
        Stage(size: CGSize(width: 2_000, height: 100)) { Text(verbatim: visible) }.frame.texts.first?.rect.width ?? 0
    }

    /// A point of the text that reads so, in the middle of its height, behind its first characters.
    func point(in string: String, behind beginning: String = "") throws -> CGPoint {
        let rect = try #require(text(string), "\(frame.texts.map(\.string))").rect
        return CGPoint(x: rect.minX + Stage.width(of: beginning), y: rect.midY)
    }

    /// Selects a word by two presses.
    func doubleTap(_ point: CGPoint) {
        advance(by: 1)
        tap(point)
        tap(point)
        advance(by: 0)
    }

    /// What Control with C copies now; nil if it copies nothing.
    func copied() -> String? {
        preferences.pasteboard = nil
        press("c", modifiers: .control)
        advance(by: 0)
        return preferences.pasteboard
    }

    func pressWithShift(_ point: CGPoint) {
        pointerDown(point, modifiers: .shift)
        pointerUp(point)
        advance(by: 0)
    }
}
