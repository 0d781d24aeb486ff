import SwiftUI
import TallyStage
import Testing

/// Moves, turns, fades, comes and goes, all at once, when it is tapped.
private struct Busy: View {
    @State private var on = false
    var body: some View {
        VStack(spacing: 4) {
            Button("go") { withAnimation(.bouncy(duration: 0.6)) { on.toggle() } }
            Color.red.frame(width: on ? 14 : 10, height: 10).rotationEffect(.degrees(on ? 90 : 0))
            if on {
                Text("there").transition(.push(from: .leading).combined(with: .scale))
                ForEach(0..<3) { index in
                    Circle().frame(width: 8, height: 8)
                        .transition(.offset(y: 20).animation(.easeOut(duration: 0.5).delay(Double(index) * 0.1)))
                }
            }
            Circle().trim(from: 0, to: on ? 1 : 0.25).stroke(.blue, lineWidth: on ? 4 : 1).frame(width: 20, height: 20)
        }
        .animation(.linear(duration: 0.9).delay(0.2), value: on)
    }
}

@MainActor
struct StageTimeTests {
    private func stage() -> Stage { Stage(size: CGSize(width: 120, height: 160)) { Busy() } }

    @Test func `the same scene played twice gives equal frames at every sixtieth`() throws {
        let stages = [stage(), stage()]
        for stage in stages { try stage.tap("go") }
        for index in 0..<120 {
            for stage in stages { stage.advance(by: 1.0 / 60) }
            if index == 20 { for stage in stages { try stage.tap("go") } }
            #expect(stages[0].frame == stages[1].frame, "frame \(index)")
        }
        #expect(stages.map { $0.settle() } == [true, true])
        #expect(stages[0].frame == stages[1].frame)
    }

    @Test func `what is written after a rest, told when, begins to move then and not when the rest began`() {
        final class Place: ObservableObject { @Published var x = 0.0 }
        struct Moving: View {
            @ObservedObject var place: Place
            var body: some View { Color.red.frame(width: 10, height: 10).offset(x: place.x) }
        }
        let place = Place()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Moving(place: place) }
        func x() -> Double { Double(stage.frame.shapes.first?.rect.minX ?? .nan) }
        stage.advance(by: 0.5)
        let start = x()
        // Nobody plays for ten seconds; then something outside of the views writes.
        withAnimation(.linear(duration: 1)) { place.x = 80 }
        stage.skip(to: 10.25, changedAt: 10)
        #expect(abs(x() - start - 20) < 1e-6 && stage.time == 10.25 && stage.isAnimating)
        // In the midst of it, late for a frame: the way to the new place begins where the old one has got to by then.
        withAnimation(.linear(duration: 1)) { place.x = 0 }
        stage.skip(to: 11, changedAt: 10.75)
        #expect(x() - start > 20 && x() - start < 80)
        stage.skip(to: 12, changedAt: 3)
        #expect(abs(x() - start) < 1e-6 && stage.time == 12 && !stage.isAnimating)
        // What was written "later" than now was written now.
        withAnimation(.linear(duration: 1)) { place.x = 80 }
        stage.skip(to: 12.5, changedAt: 20)
        #expect(abs(x() - start) < 1e-6 && stage.time == 12.5)
        stage.skip(to: 13, changedAt: 12.5)
        #expect(abs(x() - start - 40) < 1e-6)
    }

    @Test func `how a stretch of time is divided makes no difference`() throws {
        let whole = stage()
        let halves = stage()
        let shreds = stage()
        for stage in [whole, halves, shreds] { try stage.tap("go") }
        for round in 0..<6 {
            whole.advance(by: 0.5)
            for _ in 0..<2 { halves.advance(by: 0.25) }
            for _ in 0..<32 { shreds.advance(by: 0.015625) }
            #expect(whole.time == shreds.time)
            #expect(whole.frame == halves.frame, "round \(round)")
            #expect(whole.frame == shreds.frame, "round \(round)")
            if round == 1 { for stage in [whole, halves, shreds] { try stage.tap("go") } }
        }
    }

    @Test func `the rate of frames makes no difference to what is shown at a time`() throws {
        let fast = stage()
        let slow = stage()
        slow.frameRate = 7
        for stage in [fast, slow] { try stage.tap("go") }
        for _ in 0..<8 {
            fast.advance(by: 0.2)
            slow.advance(by: 0.2)
            #expect(fast.frame == slow.frame)
        }
    }

    @Test func `time starts at 0 and ends exactly where it was asked to`() {
        let stage = stage()
        #expect(stage.time == 0)
        stage.advance(by: 0.3)
        stage.advance(by: 0.0123)
        #expect(stage.time == 0.3 + 0.0123)
        for bad in [-1, Double.nan, Double.infinity, -Double.infinity] { stage.advance(by: bad) }
        #expect(stage.time == 0.3 + 0.0123)
    }

    @Test func `advancing by nothing makes the change and does not move it`() throws {
        let stage = stage()
        let before = stage.frame
        try stage.tap("go")
        #expect(stage.nextFrameTime == 0)
        stage.advance(by: 0)
        #expect(stage.time == 0)
        #expect(stage.isAnimating)
        #expect(stage.frame.texts.filter { $0.string == "go" } == before.texts.filter { $0.string == "go" })
        #expect(stage.nextFrameTime == 1.0 / 60)
    }

    @Test func `an idle stage says so, evaluates nothing, and an hour passes at once`() {
        let stage = stage()
        #expect(stage.nextFrameTime == nil)
        #expect(!stage.isAnimating)
        stage.advance(by: 3600)
        #expect(stage.time == 3600)
        #expect(stage.statistics.bodiesEvaluated == 0)
    }

    @Test func `settle plays until nothing finite moves, and gives up on what never ends or lasts too long`() throws {
        let stage = stage()
        try stage.tap("go")
        #expect(stage.settle())
        #expect(stage.time > 0.9 && stage.time < 2)
        #expect(stage.nextFrameTime == nil)
        try stage.tap("go")
        let start = stage.time
        #expect(!stage.settle(within: 0.25))
        #expect(stage.time == start + 0.25)

        struct Spinner: View {
            @State private var on = false
            var body: some View {
                Color.red.frame(width: 10, height: 10).offset(x: on ? 10 : 0)
                    .animation(.linear(duration: 1).repeatForever(), value: on).onAppear { on = true }
            }
        }
        let spinner = Stage(size: CGSize(width: 50, height: 50)) { Spinner() }
        #expect(!spinner.settle())
        #expect(spinner.time == 0)
    }

    @Test func `a new size is laid out at once and moves nothing, also amid an animated change`() throws {
        struct Corner: View {
            @State private var on = false
            var body: some View {
                VStack {
                    Spacer()
                    Button("go") { withAnimation(.linear(duration: 1)) { on = true } }.offset(x: on ? 30 : 0)
                    Color.red.frame(width: 10, height: 10)
                }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Corner() }
        #expect(abs(stage.frame.shapes[0].rect.minY - 90) < 1e-9)
        try stage.tap("go")
        stage.size = CGSize(width: 100, height: 60)
        stage.advance(by: 0)
        #expect(abs(stage.frame.shapes[0].rect.minY - 50) < 1e-9)
        stage.advance(by: 0.5)
        stage.size = CGSize(width: 100, height: 80)
        stage.advance(by: 0)
        #expect(abs(stage.frame.shapes[0].rect.minY - 70) < 1e-9)
        #expect(abs(Double(stage.frame.texts[0].rect.midX) - 65) < 1e-9)
    }

    @Test func `sizes that are none count as 0`() {
        let stage = Stage(size: CGSize(width: -5, height: Double.nan)) { Color.red }
        #expect(stage.size == .zero)
        stage.size = CGSize(width: 10, height: Double.infinity)
        #expect(stage.size.width == 10)
        #expect(stage.size.height.isFinite)
    }

    @Test func `play lets tasks of the main actor run between the frames`() async {
        struct Asking: View {
            @State private var word = "waiting"
            var body: some View {
                Text(word).task {
                    await Task.yield()
                    word = "answered"
                }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 50)) { Asking() }
        #expect(stage.frame.visibleText == "waiting")
        await stage.play(for: 0.1)
        #expect(stage.frame.visibleText == "answered")
        #expect(stage.time == 0.1)
    }

    @Test func `pictures at any rate show their exact times`() {
        struct Sliding: View {
            @State private var x = 0.0
            var body: some View {
                Color.red.frame(width: 10, height: 10).offset(x: x - 45)
                    .onAppear { withAnimation(.linear(duration: 1)) { x = 90 } }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 10)) { Sliding() }
        var edges: [Double] = []
        for _ in stage.frames(for: 0.5, fps: 50) { edges.append(Double(stage.frame.shapes[0].rect.minX)) }
        #expect(edges.count == 25)
        for (index, edge) in edges.enumerated() { #expect(abs(edge - 90 * Double(index) / 50) < 1e-9) }
    }
}
