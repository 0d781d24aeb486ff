import Foundation
import SwiftUI
import TallyStage

/// A row of the tables of tests.
struct Contestant: Identifiable, Equatable {
    let id: Int
    var name: String
    var score: Int

    static let all = [
        Contestant(id: 1, name: "Ava", score: 30), Contestant(id: 2, name: "ben", score: 10),
        Contestant(id: 3, name: "Cleo", score: 20),
    ]
}

extension Stage {
    /// 800 by 400 points: a regular width.
    static func tablet(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 800, height: 400), content: content)
    }

    /// Which of some texts are seen, from the top down.
    func order(of texts: [String]) -> [String] {
        texts.filter { text($0) != nil }.sorted { (text($0)?.rect.minY ?? 0) < (text($1)?.rect.minY ?? 0) }
    }

    /// Where a text stands.
    func place(_ string: String) -> CGRect { text(string)?.rect ?? .null }

    /// Taps what has a label, and lets everything come to rest.
    func tapAndRest(_ label: String) throws {
        try tap(label)
        _ = settle()
    }

    func hold(_ point: CGPoint) {
        pointerDown(point)
        advance(by: 0.7)
        pointerUp(point)
        _ = settle()
    }
}
