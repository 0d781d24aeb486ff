import Foundation
import TallyStage
import Testing

/// Files like this one, which do not import SwiftUI, have Foundation's timers.
@MainActor
struct RealTimeTests {
    @Test func `what is due in Foundation's run loop runs while a stage plays in real time, and not before`() async {
        let stage = Stage(size: CGSize(width: 10, height: 10)) { Color.red }
        var runs = 0
        addTimer { runs += 1 }
        stage.advance(by: 1)
        #expect(runs == 0)
        await stage.playInRealTime(for: 0.05)
        #expect(runs == 1 && stage.time == 1.05)
    }

    private func addTimer(_ action: @escaping @MainActor () -> Void) {
        let timer = Timer(fire: Date(), interval: 0, repeats: false) { _ in MainActor.assumeIsolated { action() } }
        RunLoop.current.add(timer, forMode: .default)
    }
}
