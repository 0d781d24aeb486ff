import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Marks that come and go between the reels of a price or of a time: the reels beside them make room and close up.
@MainActor
struct ReelMarkTests {
    @MainActor @Observable
    final class Model {
        var digits: String
        init(_ digits: String) { self.digits = digits }
    }

    private struct Row: View {
        let model: Model
        let alignment: Alignment
        var body: some View {
            ReelNumber(model.digits, duration: 0.4, stagger: 0.1)
                .font(.test)
                .frame(width: 300, alignment: alignment)
        }
    }

    /// Where digits and marks are seen, from left to right.
    private func places(_ stage: Stage, of isWanted: (Character) -> Bool) -> [Double] {
        let faces = stage.faces.filter { face in
            let seen = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            return face.opacity > 0.05 && seen.height > 0.5 && seen.width > 0.2
                && face.string.contains(where: isWanted)
        }
        // A reel has a face or two in its window.
        return faces.map { Double($0.rect.midX) }.sorted().reduce(into: []) { found, x in
            if found.last.map({ x - $0 > 2 }) ?? true { found.append(x) }
        }
    }

    @Test(
        arguments: [("1,234", "5678"), ("5678", "9,012"), ("1,234,567", "7654321"), ("12:34", "5678")],
        [Alignment.leading, .trailing])
    func `no reel jumps when a mark leaves or comes between reels, and none lies on the mark`(
        texts: (String, String), alignment: Alignment
    ) {
        let model = Model(texts.0)
        let stage = Stage(size: CGSize(width: 300, height: 60)) { Row(model: model, alignment: alignment) }
        stage.advance(by: 0)
        _ = stage.settle(within: 2)
        var last = places(stage, of: \.isNumber)
        let count = last.count
        var farthest = 0.0
        model.digits = texts.1
        for frame in 0..<60 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            let now = places(stage, of: \.isNumber)
            #expect(now.count == count, "frame \(frame): \(now)")
            for (old, new) in zip(last, now) { farthest = max(farthest, abs(new - old)) }
            #expect(zip(now, now.dropFirst()).allSatisfy { $1 - $0 > 6 }, "frame \(frame): \(now)")
            last = now
        }
        #expect(farthest < 2.5, "\(farthest) points in a frame")
        #expect(stage.settle(within: 4))
        let fresh = Stage(size: CGSize(width: 300, height: 60)) { Row(model: Model(texts.1), alignment: alignment) }
        fresh.advance(by: 0)
        _ = fresh.settle(within: 2)
        let (rest, expected) = (places(stage, of: \.isNumber), places(fresh, of: \.isNumber))
        #expect(zip(rest, expected).allSatisfy { abs($0 - $1) < 0.01 }, "\(rest), \(expected)")
    }

    @Test func `a mark that was called off comes back where it stood`() {
        let model = Model("1,234")
        let stage = Stage(size: CGSize(width: 300, height: 60)) { Row(model: model, alignment: .leading) }
        stage.advance(by: 0)
        _ = stage.settle(within: 2)
        let before = places(stage) { $0 == "," }
        model.digits = "5678"
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        model.digits = "1,234"
        stage.advance(by: 0)
        #expect(stage.settle(within: 4))
        #expect(places(stage) { $0 == "," } == before)
        #expect(stage.faces.filter { $0.string == "," }.count == 1)
    }
}
