import SwiftUI
import TallyStage
import Testing

/// What is laid out by a reader's size moves as what is laid out by the same numbers without one, also when it is interrupted.
@MainActor
struct ReaderInterruptionTests {
    private struct Columns: View {
        let height: CGFloat
        var body: some View {
            HStack(spacing: 30) {
                GeometryReader { proxy in
                    VStack(spacing: 0) {
                        Color.red.frame(height: proxy.size.height / 2)
                        Color.blue.frame(height: proxy.size.height / 2)
                    }
                }
                .frame(width: 60, height: height)
                VStack(spacing: 0) {
                    Color.red.frame(height: height / 2)
                    Color.blue.frame(height: height / 2)
                }
                .frame(width: 60)
            }
            .frame(height: 220)
        }
    }

    nonisolated static let animations: [Animation] = [
        .linear(duration: 0.6), .easeIn(duration: 0.4), .spring, .interpolatingSpring(stiffness: 100, damping: 8),
        .linear(duration: 0.5).delay(0.1), .bouncy.speed(0.7),
    ]

    @Test(arguments: animations)
    func `both columns are alike at every frame, wherever they are interrupted`(animation: Animation) {
        for (interruption, end) in zip(0..., [100, 60, 100, 250, 100, 60, 100, 100] as [CGFloat]) {
            let height = Remote<CGFloat>(100)
            let stage = Stage.phone { Playing(height) { Columns(height: $0) } }
            func check(_ frame: Int) {
                let boxes = stage.boxes
                guard boxes.count == 4 else {
                    Issue.record("\(boxes)")
                    return
                }
                for (read, plain) in [(boxes[0], boxes[2]), (boxes[1], boxes[3])] {
                    #expect(
                        isNear(read.minY, plain.minY, 1e-9) && isNear(read.height, plain.height, 1e-9),
                        "interrupted at \(interruption), frame \(frame): \(read) \(plain)")
                }
            }
            withAnimation(animation) { height.value = 200 }
            for frame in 0..<interruption * 3 {
                stage.advance(by: 1.0 / 60)
                check(frame)
            }
            withAnimation(animation) { height.value = end }
            for frame in 0..<20 {
                stage.advance(by: 1.0 / 30)
                check(100 + frame)
            }
        }
    }
}
