import SwiftUI
import TallyStage
import Testing

/// Tasks that wake are waited for, however long the machine takes to run them.
@MainActor
struct WakingTests {
    private struct Sleepers: View {
        let count: Int
        @State private var steps = 0

        var body: some View {
            ZStack {
                Text("\(steps)")
                ForEach(0..<count, id: \.self) { _ in
                    Color.clear.frame(width: 1, height: 1).task {
                        for _ in 0..<5 {
                            try? await Task.sleep(for: .seconds(1))
                            steps += 1
                        }
                    }
                }
            }
        }
    }

    @Test func `many tasks that wake at one time all write at that time`() async {
        let stage = Stage(size: CGSize(width: 100, height: 50)) { Sleepers(count: 200) }
        for second in 0..<5 {
            await stage.play(for: second == 0 ? 0.5 : 1)
            #expect(stage.frame.visibleText == "\(second * 200)")
        }
        await stage.play(for: 60)
        #expect(stage.frame.visibleText == "1,000" && stage.time == 64.5)
    }

    private struct Cancelled: View {
        @State private var isThere = true

        var body: some View {
            VStack {
                Button("Go") { isThere = false }
                if isThere { Color.red.task { try? await Task.sleep(for: .seconds(5)) } }
            }
        }
    }

    @Test func `a task that is cancelled asleep is not waited for`() async throws {
        let stage = Stage(size: CGSize(width: 100, height: 50)) { Cancelled() }
        await stage.play(for: 1)
        try stage.tap("Go")
        await stage.play(for: 1)
        #expect(stage.time == 2 && stage.nextFrameTime == nil)
    }
}
