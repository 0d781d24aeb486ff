import Foundation
import SwiftUI
import TallyStage
import Testing

/// Pages of 200 points under a finger.
@MainActor
struct TabPageTests {
    private func made(_ direction: LayoutDirection = .leftToRight) -> Stage {
        Stage.phone {
            TabView { ForEach(0..<3) { Text("page \($0)") } }
                .tabViewStyle(.page(indexDisplayMode: .never))
                .environment(\.layoutDirection, direction)
        }
    }

    private func middle(_ page: Int, _ stage: Stage) -> Double? {
        stage.frame.texts.first { $0.string == "page \(page)" }.map { Double($0.rect.midX) }
    }

    /// Takes hold at a place and moves; does not let go.
    private func hold(_ stage: Stage, _ points: [CGPoint]) {
        stage.pointerDown(points[0])
        for point in points.dropFirst() {
            stage.advance(by: 0.1)
            stage.pointerMove(point)
        }
        stage.advance(by: 0)
    }

    @Test func `however far a page is thrown, the next one is shown`() {
        let stage = made()
        stage.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 5, y: 200), duration: 0.05)
        #expect(stage.settle())
        #expect(middle(1, stage) == 100)
        #expect(middle(2, stage) == nil)
    }

    @Test func `before the first page and behind the last the finger is followed less and less`() throws {
        let stage = made()
        hold(stage, [CGPoint(x: 50, y: 200), CGPoint(x: 80, y: 200), CGPoint(x: 110, y: 200)])
        #expect(isNear(try #require(middle(0, stage)), 118, 0.01))
        stage.advance(by: 1)
        stage.pointerUp(CGPoint(x: 110, y: 200))
        #expect(stage.settle())
        #expect(middle(0, stage) == 100)
        for _ in 0..<2 {
            stage.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.05)
            #expect(stage.settle())
        }
        #expect(middle(2, stage) == 100)
        hold(stage, [CGPoint(x: 150, y: 200), CGPoint(x: 120, y: 200), CGPoint(x: 90, y: 200)])
        #expect(isNear(try #require(middle(2, stage)), 82, 0.01))
    }

    @Test func `from right to left the next page is to the left`() throws {
        let stage = made(.rightToLeft)
        hold(stage, [CGPoint(x: 50, y: 200), CGPoint(x: 80, y: 200), CGPoint(x: 130, y: 200)])
        #expect(isNear(try #require(middle(0, stage)), 180, 0.01))
        #expect(isNear(try #require(middle(1, stage)), -20, 0.01))
        stage.pointerUp(CGPoint(x: 130, y: 200))
        #expect(stage.settle())
        #expect(middle(1, stage) == 100)
    }

    @Test func `a finger that goes downwards moves no page`() {
        let stage = made()
        hold(stage, [CGPoint(x: 100, y: 100), CGPoint(x: 90, y: 150), CGPoint(x: 80, y: 220)])
        #expect(middle(0, stage) == 100)
        stage.pointerUp(CGPoint(x: 80, y: 220))
        #expect(stage.settle())
        #expect(middle(0, stage) == 100)
    }

    @Test func `a page that is let go comes by a spring`() throws {
        let stage = made()
        hold(stage, [CGPoint(x: 180, y: 200), CGPoint(x: 120, y: 200), CGPoint(x: 60, y: 200)])
        // That of the page that comes: the other is soon out of sight.
        let held = try #require(middle(1, stage))
        stage.pointerUp(CGPoint(x: 60, y: 200))
        stage.advance(by: 0)
        #expect(isNear(try #require(middle(1, stage)), held, 0.5))
        stage.advance(by: 1.0 / 60)
        let free = try #require(middle(1, stage))
        #expect(free < held && free > 101)
        #expect(stage.settle())
        #expect(middle(1, stage) == 100)
    }
}
