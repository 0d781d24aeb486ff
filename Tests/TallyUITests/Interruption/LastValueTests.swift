import SwiftUI
import TallyStage
import Testing

@MainActor
struct LastValueTests {
    private struct Level: View, Animatable {
        var level: Double
        let log: ValueLog
        nonisolated var animatableData: Double {
            get { level }
            set { level = newValue }
        }
        var body: some View {
            let _ = log.values.append(level)
            Color.red.frame(width: 10, height: 10)
        }
    }

    private final class ValueLog { var values: [Double] = [] }

    @Test(arguments: 1..<20)
    func `what was interrupted again and again rests on its last value, to the last bit`(round: Int) {
        let target = Remote(0.1)
        let log = ValueLog()
        let stage = Stage(size: CGSize(width: 20, height: 20)) {
            Playing(target) { Level(level: $0, log: log) }
        }
        var value = 0.1
        for step in 1...6 {
            value = Double(round * step) / 7 + 0.1
            let animations: [Animation] = [.spring(duration: 0.3), .linear(duration: 0.2), .bouncy, .easeOut]
            withAnimation(animations[(round + step) % 4]) { target.value = value }
            stage.advance(by: 0.013 * Double(step))
        }
        #expect(stage.settle() && log.values.last == value)
    }
}
