import SwiftUI
import TallyStage
import Testing

/// What a hand and a wheel do where scrolling meets something else.
@MainActor
struct ScrollEdgeTests {
    private let log = Log()

    /// Forty rows of 20 points in a window of 100.
    private func rows(_ count: Int = 40, act: @escaping (ScrollViewProxy) -> Void = { _ in }) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 100, height: 20) }
                    }
                }
                .onAppear { act(proxy) }
            }
        }
    }

    private func offset(_ stage: Stage) -> CGFloat {
        -(stage.frame.shapes.first { $0.rect.width == 100 }?.rect.minY ?? .nan)
    }

    private func bar(_ stage: Stage) -> ShapeElement? { stage.frame.shapes.first { $0.kind == "scrollIndicator" } }

    @Test func `a finger that takes hold of content on its way holds it where it is shown`() throws {
        var proxy: ScrollViewProxy?
        let stage = rows { proxy = $0 }
        let reader = try #require(proxy)
        withAnimation(.linear(duration: 1)) { reader.scrollTo(39, anchor: .bottom) }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(offset(stage), 350, 1))
        stage.pointerDown(CGPoint(x: 50, y: 50))
        stage.pointerMove(CGPoint(x: 50, y: 70))
        stage.advance(by: 0)
        #expect(isNear(offset(stage), 340, 1))
        stage.advance(by: 0.5)
        #expect(isNear(offset(stage), 340, 1))
    }

    @Test func `let go beyond an edge at a speed, the content goes on before it comes back`() {
        let stage = rows()
        stage.pointerDown(CGPoint(x: 50, y: 20))
        for step in 1...6 {
            stage.advance(by: 1 / 60)
            stage.pointerMove(CGPoint(x: 50, y: 20 + 12 * Double(step)))
        }
        stage.pointerUp(CGPoint(x: 50, y: 92))
        stage.advance(by: 0)
        let start = offset(stage)
        stage.advance(by: 1 / 60)
        #expect(start < -10 && offset(stage) < start - 2)
        #expect(stage.settle() && isNear(offset(stage), 0, 0.001))
    }

    @Test func `what comes under the pointer when the wheel turns is hovered`() {
        let log = log
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Color.red.frame(width: 100, height: 50).onHover { if $0 { log("\(index)") } }
                    }
                }
            }
        }
        stage.hover(CGPoint(x: 50, y: 20))
        stage.scroll(CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 20))
        stage.advance(by: 0)
        #expect(log.entries == ["0", "2"])
    }

    @Test func `bars never become too short to be seen, and stay as long as scrolling goes on`() throws {
        let stage = rows(1000)
        stage.advance(by: 0.1)
        stage.scroll(CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0.5)
        stage.scroll(CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0.5)
        let shown = try #require(bar(stage))
        #expect(shown.rect.height == 20 && shown.opacity == 1)
        stage.advance(by: 0.2)
        #expect(try #require(bar(stage)).opacity < shown.opacity)
        stage.advance(by: 0.3)
        #expect(bar(stage) == nil)
    }

    @Test func `the way to the end of a glide is the same at every rate of frames`() {
        func end(_ rate: Double) -> CGFloat {
            let stage = rows()
            stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), duration: 0.1)
            stage.frameRate = rate
            #expect(stage.settle())
            return offset(stage)
        }
        let ends = [20.0, 60, 144].map(end)
        #expect(isNear(ends[0], ends[1], 0.01) && isNear(ends[2], ends[1], 0.01))
    }
}
