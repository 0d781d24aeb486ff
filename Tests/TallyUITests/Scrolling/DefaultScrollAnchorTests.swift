import Foundation
import SwiftUI
import TallyStage
import Testing

/// A scroll view that stands at its default anchor stays there when its content or its window changes.
@MainActor
struct DefaultScrollAnchorTests {
    @MainActor @Observable
    final class Model {
        var count = 20
        var bar = 50.0
        var anchor: UnitPoint? = .bottom
        var isLazy = false
    }

    private struct Chat: View {
        let model: Model
        var body: some View {
            ScrollView {
                if model.isLazy {
                    LazyVStack(spacing: 0) { rows }
                } else {
                    VStack(spacing: 0) { rows }
                }
            }
            .defaultScrollAnchor(model.anchor)
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.yellow.frame(height: model.bar) }
        }

        private var rows: some View {
            ForEach(0..<model.count, id: \.self) { Text("Row \($0)").frame(height: 30) }
        }
    }

    private func play(_ model: Model) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Chat(model: model) }
        stage.advance(by: 0)
        return stage
    }

    /// Where the bottom of a row is.
    private func bottom(_ row: Int, _ stage: Stage) -> Double? {
        stage.frame.texts.first { $0.string == "Row \(row)" }.map { Double($0.rect.midY) + 15 }
    }

    @Test(arguments: [false, true])
    func `at the bottom it shows what comes there, and what a larger bar would hide`(isLazy: Bool) throws {
        let model = Model()
        model.isLazy = isLazy
        let stage = play(model)
        #expect(abs(try #require(bottom(19, stage)) - 250) < 1)
        for count in [21, 25, 18] {
            model.count = count
            stage.advance(by: 0)
            #expect(abs(try #require(bottom(count - 1, stage)) - 250) < 1, "\(count) rows")
        }
        model.bar = 120
        stage.advance(by: 0)
        #expect(abs(try #require(bottom(17, stage)) - 180) < 1)
        #expect(!stage.isAnimating)
    }

    @Test func `it goes there under the animation of the change`() throws {
        let model = Model()
        let stage = play(model)
        withAnimation(.linear(duration: 0.4)) { model.count = 21 }
        stage.advance(by: 0)
        #expect(abs(try #require(bottom(19, stage)) - 250) < 1)
        stage.advance(by: 0.2)
        #expect(abs(try #require(bottom(19, stage)) - 235) < 1)
        #expect(stage.settle(within: 1))
        #expect(abs(try #require(bottom(20, stage)) - 250) < 1)
    }

    @Test func `one that a person has scrolled away stays, and so does one without an anchor`() throws {
        let model = Model()
        let stage = play(model)
        stage.scroll(CGSize(width: 0, height: -90), at: CGPoint(x: 100, y: 100))
        _ = stage.settle(within: 2)
        let there = try #require(bottom(12, stage))
        #expect(there > 100)
        model.count = 25
        stage.advance(by: 0)
        #expect(bottom(12, stage) == there)
        let plain = Model()
        plain.anchor = nil
        let other = play(plain)
        let top = try #require(bottom(0, other))
        plain.count = 30
        other.advance(by: 0)
        #expect(bottom(0, other) == top)
    }

    @Test func `what is too short to scroll goes to the bottom once it is long enough`() throws {
        let model = Model()
        model.count = 3
        let stage = play(model)
        model.count = 12
        stage.advance(by: 0)
        #expect(abs(try #require(bottom(11, stage)) - 250) < 1)
    }
}
