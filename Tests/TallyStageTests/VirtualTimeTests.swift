import SwiftUI
import TallyStage
import Testing

/// What the file of a view delays is played in the stage's time: none of these tests waits.
@MainActor
@Suite("Virtual time")
struct VirtualTimeTests {
    private struct Delayed: View {
        @State private var text = "before"
        var body: some View {
            Text(text).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { text = "after" }
            }
        }
    }

    @Test func `asyncAfter runs at its exact time on the stage`() {
        let stage = Stage(size: CGSize(width: 100, height: 50)) { Delayed() }
        #expect(stage.nextFrameTime == 2)
        stage.advance(by: 1.999)
        #expect(stage.frame.visibleText == "before")
        stage.advance(by: 0.001)
        #expect(stage.frame.visibleText == "after")
        #expect(stage.nextFrameTime == nil)
    }

    private struct Ticking: View {
        @State private var count = 0
        @State private var timer: Timer?
        var body: some View {
            VStack {
                Text("\(count)")
                Button("Stop") { timer?.invalidate() }
            }
            .onAppear {
                timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
                    MainActor.assumeIsolated { count += 1 }
                }
            }
        }
    }

    @Test func `a repeating timer ticks in virtual time until it is invalidated`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 80)) { Ticking() }
        stage.advance(by: 2.25)
        #expect(stage.frame.texts.first?.string == "4")
        try stage.tap("Stop")
        stage.advance(by: 5)
        #expect(stage.frame.texts.first?.string == "4")
        #expect(stage.nextFrameTime == nil)
    }

    private struct Clock: View {
        @State private var seconds = 0.0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
            Text("\(Int(seconds))").onReceive(timer) { seconds = $0.timeIntervalSinceReferenceDate }
        }
    }

    @Test func `a timer publisher delivers the stage's time`() {
        let stage = Stage(size: CGSize(width: 100, height: 50)) { Clock() }
        stage.advance(by: 3.5)
        #expect(stage.frame.visibleText == "3")
    }

    private struct Sleeper: View {
        @State private var step = 0
        var body: some View {
            Text("\(step)").task {
                for _ in 0..<3 {
                    try? await Task.sleep(for: .seconds(1))
                    step += 1
                }
            }
        }
    }

    @Test func `Task sleep follows the stage while it plays`() async {
        let stage = Stage(size: CGSize(width: 100, height: 50)) { Sleeper() }
        await stage.play(for: 2.5)
        #expect(stage.frame.visibleText == "2")
        await stage.play(for: 60)
        #expect(stage.frame.visibleText == "3")
    }

    /// Each block of the main queue is put there by the change that the one before has made.
    private struct Loop: View {
        @State private var count = 0
        @State private var isWide = false
        var body: some View {
            Color.red.frame(width: isWide ? 90 : 10, height: 10).animation(.linear(duration: 1), value: isWide)
                .onChange(of: count) { DispatchQueue.main.async { count += 1 } }
                .onAppear {
                    count = 1
                    isWide = true
                }
                .overlay { Text(verbatim: "\(count)") }
        }
    }

    @Test func `blocks of the main queue that lead to one another without end let time pass, and say so once`() {
        let stage = Stage(size: CGSize(width: 100, height: 50)) { Loop() }
        var last = 0
        for frame in 1...6 {
            stage.advance(by: 0.1)
            let count = Int(stage.frame.visibleText) ?? 0
            #expect(count > last && count < 1_000 * frame)
            last = count
            let box = stage.frame.shapes.first { $0.rect.height == 10 }?.rect ?? .null
            #expect(abs(box.width - (10 + 8 * CGFloat(frame))) < 1.5, "the animation goes on")
        }
        #expect(stage.warnings.count { $0.contains("schedules itself") } == 1)
    }

    @Test func `a long chain of blocks comes to its end within one moment`() {
        struct Chain: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)")
                    .onChange(of: count) { if count < 60 { DispatchQueue.main.async { count += 1 } } }
                    .onAppear { count = 1 }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 50)) { Chain() }
        stage.advance(by: 0.001)
        #expect(stage.frame.visibleText == "60" && stage.warnings.isEmpty)
    }
}
