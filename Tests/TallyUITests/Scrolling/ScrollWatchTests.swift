import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct ScrollWatchTests {
    private let log = Log()

    /// Forty rows of 20 points.
    private struct Rows: View {
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<40) { Color.red.frame(width: 100, height: 20).id($0) } }
        }
    }

    private func carry(_ stage: Stage, from: CGPoint, to: CGPoint) {
        stage.pointerDown(from)
        stage.advance(by: 0.02)
        stage.pointerMove(to)
        stage.advance(by: 0.2)
        stage.pointerUp(to)
        stage.advance(by: 0.02)
    }

    @Test func `the geometry is told when the scroll view comes, and as a finger scrolls`() {
        let stage = Stage { [log] in
            ScrollView { Rows() }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { old, new in
                    log("\(Int(old.rounded())) \(Int(new.rounded()))")
                }
        }
        stage.advance(by: 0)
        #expect(log.take() == ["0 0"])
        carry(stage, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
        #expect(log.take() == ["0 40"])
        stage.advance(by: 1)
        #expect(log.take().isEmpty)
    }

    @Test func `sizes and insets are those of the window and of the content`() {
        var geometry: ScrollGeometry?
        let stage = Stage {
            ScrollView { Rows() }
                .contentMargins(.top, 30, for: .scrollContent)
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { geometry = $1 })
        }
        stage.advance(by: 0)
        #expect(geometry?.contentSize == CGSize(width: 100, height: 800))
        #expect(geometry?.containerSize == CGSize(width: 100, height: 100))
        #expect(geometry?.contentInsets == EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
        #expect(geometry?.contentOffset == CGPoint(x: 0, y: -30))
        #expect(geometry?.visibleRect == CGRect(x: 0, y: -30, width: 100, height: 100))
    }

    @Test func `an animation that scrolls is followed from frame to frame, and its phase told`() {
        var offsets: [CGFloat] = []
        let stage = Stage { [log] in
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView { Rows() }
                        .onScrollPhaseChange { log("\($0) \($1)") }
                        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offsets.append($1) }
                    Button("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .top) } }
                        .frame(height: 20)
                }
            }
        }
        stage.tap(CGPoint(x: 50, y: 90))
        stage.advance(by: 0.5)
        #expect(log.take() == ["idle animating"])
        #expect(offsets.count > 25)
        #expect(offsets.last.map { isNear($0, 200, 1) } == true)
        stage.advance(by: 0.6)
        #expect(log.take() == ["animating idle"])
        #expect(offsets.last == 400)
    }

    @Test func `a throw goes from the hand to a glide with a speed, and to rest`() {
        var velocity: CGVector?
        let stage = Stage { [log] in
            ScrollView { Rows() }
                .onScrollPhaseChange { old, new, context in
                    log("\(old) \(new) \(new.isScrolling)")
                    if new == .decelerating { velocity = context.velocity }
                }
        }
        stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), duration: 0.1)
        stage.advance(by: 0.1)
        #expect(log.take() == ["idle interacting true", "interacting decelerating true"])
        #expect((velocity?.dy ?? 0) > 100)
        stage.advance(by: 10)
        #expect(log.take() == ["decelerating idle false"])
    }

    @Test func `two watches of one scroll view are both told, and a scroll view inside tells none of them`() {
        let stage = Stage { [log] in
            ScrollView {
                ScrollView(.horizontal) { Color.blue.frame(width: 500, height: 50) }
                Rows()
            }
            .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { log("inner \(Int($1.width))") }
            .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { log("outer \(Int($1.width))") }
        }
        stage.advance(by: 0)
        #expect(log.take().sorted() == ["inner 100", "outer 100"])
    }

    @Test func `a view is told when half of it has come into the window, and when it has gone`() {
        let stage = Stage { [log] in
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 110)
                    Color.blue.frame(width: 100, height: 40).onScrollVisibilityChange { log("\($0)") }
                    Color.red.frame(width: 100, height: 400)
                }
            }
        }
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
        carry(stage, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 65))
        #expect(log.take().isEmpty, "15 points: a little of it is seen")
        carry(stage, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60))
        #expect(log.take() == ["true"])
        carry(stage, from: CGPoint(x: 50, y: 95), to: CGPoint(x: 50, y: 5))
        carry(stage, from: CGPoint(x: 50, y: 95), to: CGPoint(x: 50, y: 35))
        #expect(log.take() == ["false"])
    }

    @Test func `the ids of the targets that are seen are told`() {
        let stage = Stage { [log] in
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<40) { _ in Color.red.frame(height: 40) } }.scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { log("\($0)") }
        }
        stage.advance(by: 0)
        #expect(log.take().last == "[0, 1, 2]")
        // Half of a target has to be seen: of the fourth it is more, with or without what a finger moves before it scrolls.
        carry(stage, from: CGPoint(x: 50, y: 95), to: CGPoint(x: 50, y: 43))
        #expect(log.take().last == "[1, 2, 3]")
    }
}
