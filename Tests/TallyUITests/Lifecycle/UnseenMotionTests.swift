import Foundation
import SwiftUI
import TallyStage
import Testing

/// What is not seen asks for no frames, and goes on by time; on a stage of 200 by 400 points.
@MainActor
struct UnseenMotionTests {
    /// A square that goes from 0 to 100 and back, a second each way, for ever.
    private struct Swinging: View {
        @State private var isOut = false
        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .offset(x: isOut ? 100 : 0)
                .frame(width: 110, alignment: .leading)
                .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOut = true } }
        }
    }

    private struct Tabs: View {
        let remote: Remote<Int>
        let first: AnyView
        var body: some View {
            Playing(remote) { tab in
                TabView(selection: .constant(tab)) {
                    first.tag(0).tabItem { Text("A") }
                    Text("still").tag(1).tabItem { Text("B") }
                }
            }
        }
    }

    private func x(_ stage: Stage) -> CGFloat? {
        stage.frame.shapes.first { isNear($0.rect.width, 10) && isNear($0.rect.height, 10) }?.rect.minX
    }

    private func tabs(_ first: some View) -> (Stage, Remote<Int>) {
        let remote = Remote(0)
        let stage = Stage.phone { Tabs(remote: remote, first: AnyView(first)) }
        return (stage, remote)
    }

    @Test func `what repeats for ever in a tab that is not chosen asks for nothing, and is where it would be`() throws {
        let (stage, tab) = tabs(Swinging())
        let start = try #require(x(stage))
        stage.advance(by: 0.25)
        #expect(isNear(try #require(x(stage)), start + 25, 0.01))
        #expect(stage.isAnimating && stage.nextFrameTime != nil)
        tab.value = 1
        stage.advance(by: 0.1)
        #expect(stage.text("still") != nil)
        #expect(!stage.isAnimating && stage.nextFrameTime == nil && stage.settle())
        let before = stage.frame
        stage.advance(by: 0.85)
        #expect(stage.statistics.segmentsRecorded == 0 && stage.frame.shapes.map(\.rect) == before.shapes.map(\.rect))
        tab.value = 0
        stage.advance(by: 0)
        // After 1.2 s: 0.2 s on the way back, in the very frame in which it is seen again.
        #expect(isNear(try #require(x(stage)), start + 80, 0.01))
        #expect(stage.isAnimating)
        stage.advance(by: 0.1)
        #expect(isNear(try #require(x(stage)), start + 70, 0.01))
    }

    @Test func `other things that move do not wake it, and it does not keep them from settling`() throws {
        let (stage, tab) = tabs(Swinging())
        tab.value = 1
        stage.advance(by: 0)
        #expect(!stage.isAnimating)
        let covered = Stage.phone {
            ZStack {
                Tabs(remote: tab, first: AnyView(Swinging()))
            }
        }
        #expect(covered.isAnimating)
    }

    @Test func `under a screen that covers it`() throws {
        struct Stack: View {
            let path: Remote<[Int]>
            var body: some View {
                Playing(path) { _ in
                    NavigationStack(path: path.binding!) {
                        Swinging().navigationDestination(for: Int.self) { Text("page \($0)") }
                    }
                }
            }
        }
        let path = Remote<[Int]>([])
        let stage = Stage.phone { Stack(path: path) }
        let start = try #require(x(stage))
        path.value = [1]
        stage.advance(by: 1)
        #expect(stage.text("page 1") != nil && !stage.isAnimating && stage.nextFrameTime == nil)
        stage.advance(by: 0.5)
        path.value = []
        stage.advance(by: 0.1)
        // On its way back into sight, it moves as it is seen.
        #expect(stage.isAnimating)
        stage.advance(by: 0.65)
        let now = try #require(x(stage))
        // After 2.25 s.
        #expect(isNear(now, start + 25, 0.5))
    }

    @Test(arguments: [false, true]) func `in a row that is out of view`(_ isLazy: Bool) throws {
        let stage = Stage.phone {
            if isLazy {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Swinging().frame(height: 44)
                        ForEach(0..<40) { Text("\($0)").frame(height: 44) }
                    }
                }
            } else {
                List {
                    Swinging()
                    ForEach(0..<40) { Text("\($0)") }
                }
                .listStyle(.plain)
            }
        }
        let start = try #require(x(stage))
        stage.advance(by: 0.25)
        stage.scroll(CGSize(width: 0, height: 200), at: CGPoint(x: 100, y: 200))
        #expect(stage.settle())
        stage.advance(by: 0.25)
        #expect(!stage.isAnimating)
        stage.advance(by: 1.75 - stage.time)
        stage.scroll(CGSize(width: 0, height: -200), at: CGPoint(x: 100, y: 200))
        stage.advance(by: 0)
        #expect(isNear(try #require(x(stage)), start + 25, 0.01))
        #expect(stage.isAnimating)
    }

    @Test func `timelines, keyframes, phases and symbols are not evaluated where nobody sees them`() {
        let log = Log()
        let (stage, tab) = tabs(
            VStack {
                TimelineView(.animation) { context in
                    let _ = log("animation")
                    Text("t \(Int(context.date.timeIntervalSinceReferenceDate * 10))")
                }
                TimelineView(.periodic(from: .now, by: 0.5)) { _ in
                    let _ = log("periodic")
                    Text("p")
                }
                KeyframeAnimator(initialValue: 0.0) { value in
                    let _ = log("keyframes")
                    Color.blue.frame(width: 20, height: 20).offset(x: value)
                } keyframes: { _ in
                    LinearKeyframe(50, duration: 1)
                }
                Image(systemName: "star").symbolEffect(.pulse)
                ProgressView()
            })
        stage.advance(by: 0.2)
        #expect(Set(log.take()) == ["animation", "periodic", "keyframes"])
        tab.value = 1
        stage.advance(by: 0)
        _ = log.take()
        #expect(!stage.isAnimating && stage.nextFrameTime == nil)
        stage.advance(by: 2)
        #expect(log.take().isEmpty)
        tab.value = 0
        stage.advance(by: 0)
        #expect(stage.text("t 22") != nil)
        #expect(Set(log.take()) == ["animation", "periodic", "keyframes"])
        stage.advance(by: 0.5)
        #expect(stage.text("t 27") != nil)
        #expect(log.take().contains("periodic"))
    }

    @Test func `phases go on with a frame at the end of each`() {
        let log = Log()
        let (stage, tab) = tabs(
            PhaseAnimator([0.0, 50]) { value in
                let _ = log("\(Int(value))")
                Square().offset(x: value)
            } animation: { _ in
                .linear(duration: 0.5)
            })
        tab.value = 1
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(!stage.isAnimating && stage.nextFrameTime != nil)
        _ = log.take()
        stage.advance(by: 2)
        #expect((3...6).contains(log.take().count))
        tab.value = 0
        stage.advance(by: 0)
        #expect(stage.isAnimating)
    }

    @Test func `a row that leaves the view in an animation moves as long as it is seen`() throws {
        let rows = Remote(Array(0..<3))
        let stage = Stage.phone {
            Playing(rows) { rows in
                List(rows, id: \.self) { row in
                    if row == 0 { Swinging() } else { Text("row \(row)") }
                }
                .listStyle(.plain)
            }
        }
        let start = try #require(x(stage))
        withAnimation(.linear(duration: 1)) { rows.value = Array(100..<112) + [0, 1, 2] }
        stage.advance(by: 0.25)
        let square = try #require(stage.frame.shapes.first { isNear($0.rect.width, 10) && isNear($0.rect.height, 10) })
        #expect(isNear(square.rect.midY, 22 + 12 * 44 / 4, 1))
        #expect(isNear(square.rect.minX, start + 25, 0.01))
        stage.advance(by: 1)
        #expect(!stage.isAnimating)
    }
}
