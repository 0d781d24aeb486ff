import SwiftUI
import TallyStage
import Testing

/// Where content comes to rest: in a layout that reads from the right, going back, and among views that are no targets.
@MainActor
struct ScrollTargetRestTests {
    /// Ten views of 60 points and 10 between two, in a window of 100.
    private func row(_ behavior: some ScrollTargetBehavior, _ direction: LayoutDirection = .leftToRight) -> Stage {
        Stage {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<10) { _ in Color.red.frame(width: 60, height: 100) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
            .environment(\.layoutDirection, direction)
        }
    }

    private func first(_ stage: Stage) -> CGFloat { stage.boxes.first?.minX ?? .nan }

    /// Carries the content to the right and lets the finger rest before it lets go.
    private func carry(_ stage: Stage, by distance: CGFloat) {
        stage.pointerDown(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.02)
        // The first ten points do not count.
        let end = CGPoint(x: 50 + distance + (distance < 0 ? -10 : 10), y: 50)
        stage.pointerMove(end)
        stage.advance(by: 0.2)
        stage.pointerUp(end)
        #expect(stage.settle())
    }

    @Test func `where reading begins at the right, pages begin there`() {
        let stage = row(.paging, .rightToLeft)
        #expect(first(stage) == 40)
        carry(stage, by: 40)
        #expect(first(stage) == 40)
        carry(stage, by: 60)
        #expect(isNear(first(stage), 140))
        for _ in 0..<8 { carry(stage, by: 80) }
        #expect(isNear(first(stage), 630), "the last page ends with the content")
        carry(stage, by: -60)
        #expect(isNear(first(stage), 540))
    }

    @Test func `where reading begins at the right, views rest at the window's right edge`() {
        let stage = row(.viewAligned, .rightToLeft)
        carry(stage, by: 30)
        #expect(isNear(first(stage), 40))
        carry(stage, by: 40)
        #expect(isNear(first(stage), 110))
    }

    @Test func `a throw by one view goes back as it goes on`() {
        let stage = row(.viewAligned(limitBehavior: .alwaysByOne))
        for place in [-70.0, -140] {
            stage.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 10, y: 50), duration: 0.05)
            #expect(stage.settle() && isNear(first(stage), place))
        }
        stage.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.05)
        #expect(stage.settle() && isNear(first(stage), -70))
    }

    @Test func `turns of a wheel without a rest between them are one way`() {
        let stage = row(.viewAligned(limitBehavior: .alwaysByOne))
        for _ in 0..<5 {
            stage.scroll(CGSize(width: 30, height: 0), at: CGPoint(x: 50, y: 50))
            stage.advance(by: 0.1)
        }
        #expect(first(stage) == -150)
        stage.advance(by: 1)
        #expect(isNear(first(stage), -70), "one view from where the first turn began")
        stage.scroll(CGSize(width: 60, height: 0), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 1)
        #expect(isNear(first(stage), -140))
    }

    @Test func `targets of a scroll view inside are not those of the one around`() {
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 37)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) { ForEach(0..<4) { _ in Color.blue.frame(width: 50, height: 30) } }
                            .scrollTargetLayout()
                    }
                    Color.green.frame(width: 100, height: 50).scrollTarget()
                    Color.gray.frame(width: 100, height: 400)
                }
            }
            .scrollTargetBehavior(.viewAligned)
        }
        stage.scroll(CGSize(width: 0, height: 40), at: CGPoint(x: 50, y: 80))
        stage.advance(by: 1)
        #expect(stage.boxes.first?.minY == -67)
    }

    @Test func `the space between views is no target`() {
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 30)
                    Spacer(minLength: 40)
                    Color.green.frame(width: 100, height: 300)
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
        for (distance, place) in [(25.0, 0.0), (45, -70)] as [(CGFloat, CGFloat)] {
            stage.scroll(CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50))
            stage.advance(by: 1)
            #expect(stage.boxes.first?.minY == place)
        }
    }
}
