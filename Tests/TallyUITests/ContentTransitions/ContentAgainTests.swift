import Foundation
import SwiftUI
import TallyScene
import TallyStage
import Testing

/// Texts that change again before the last change has settled.
@MainActor
struct ContentAgainTests {
    @MainActor
    private final class Timer {
        let seconds: Remote<Int>
        let stage: Stage

        init(_ value: Int) {
            let seconds = Remote(value)
            self.seconds = seconds
            stage = Stage(size: CGSize(width: 200, height: 80)) {
                Playing(seconds) {
                    Text(verbatim: String(format: "%d:%02d", $0 / 60, $0 % 60)).font(.system(size: 40))
                        .monospacedDigit().contentTransition(.numericText(countsDown: true))
                }
            }
        }

        func show(_ value: Int, _ animation: Animation? = .default) {
            withAnimation(animation) { seconds.value = value }
        }
    }

    /// Points that differ much.
    private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        var count = 0
        for y in 0..<a.height {
            for x in 0..<a.width where abs(Int(a[x, y] & 0xFF) - Int(b[x, y] & 0xFF)) > 96 { count += 1 }
        }
        return count
    }

    @Test(arguments: [0.45, 0.6, 0.75])
    func `digits that still turn go along where the text becomes shorter`(_ pause: Double) {
        let (again, once) = (Timer(1490), Timer(1500))
        again.show(1500)
        again.stage.advance(by: pause)
        once.stage.advance(by: pause)
        again.show(300)
        once.show(300)
        for frame in 0..<60 {
            for stage in [again.stage, once.stage] { stage.advance(by: 1.0 / 60) }
            // At first what was before still turns.
            if frame > 12 { #expect(difference(again.stage.image(), once.stage.image()) < 40, "frame \(frame)") }
        }
    }

    @Test func `a text whose lines break elsewhere in another font is as wide as high in every frame`() throws {
        let size = Remote(15.0)
        let words = "The quick brown fox jumps over the lazy dog and then it goes to sleep."
        let stage = Stage(size: CGSize(width: 220, height: 200)) {
            Playing(size) { Text(verbatim: words).font(.system(size: $0)) }
        }
        func shapes() -> [String: Double] {
            Dictionary(stage.frame.texts.map { ($0.string, $0.rect.width / $0.rect.height) }) { a, _ in a }
        }
        let before = shapes()
        withAnimation(.linear(duration: 1)) { size.value = 21 }
        var seen: [(String, Double)] = []
        for _ in 0..<19 {
            stage.advance(by: 0.05)
            seen += stage.frame.texts.map { ($0.string, $0.rect.width / $0.rect.height) }
        }
        stage.advance(by: 1)
        let after = shapes()
        #expect(before.count < after.count)
        for (string, shape) in seen {
            let wanted = try #require(before[string] ?? after[string])
            #expect(abs(shape / wanted - 1) < 0.03, "\(string)")
        }
        #expect(Set(seen.map(\.0)).isSuperset(of: after.keys))
    }
}
