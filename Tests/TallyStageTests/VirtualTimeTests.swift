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
}
