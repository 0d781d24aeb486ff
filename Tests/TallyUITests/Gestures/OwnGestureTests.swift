import SwiftUI
import TallyStage
import Testing

/// A drag that keeps how far it has gone, counts its ends, and asks its surroundings how fast it is.
private struct Pull: Gesture {
    @GestureState private var distance: CGFloat = 0
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction
    let told: (String) -> Void

    init(_ told: @escaping (String) -> Void) { self.told = told }

    var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 0)
            .updating($distance) { value, distance, _ in distance = value.translation.width }
            .onChanged { _ in told("\(direction == .leftToRight ? "→" : "←") \(Int(distance)) #\(count)") }
            .onEnded { _ in count += 1 }
    }
}

@MainActor
struct OwnGestureTests {
    private let log = Log()

    private func drag(_ stage: Stage, _ ways: [CGFloat]) {
        stage.pointerDown(CGPoint(x: 10, y: 50))
        for way in ways {
            stage.advance(by: 0.02)
            stage.pointerMove(CGPoint(x: 10 + way, y: 50))
        }
        stage.pointerUp(CGPoint(x: 10 + (ways.last ?? 0), y: 50))
        stage.advance(by: 0.1)
    }

    @Test func `the state of a gesture of one's own is there while it goes on, and gone after it`() {
        let log = log
        let stage = Stage { Color.red.gesture(Pull { log($0) }) }
        drag(stage, [10, 20, 30])
        #expect(log.take() == ["→ 0 #0", "→ 10 #0", "→ 20 #0", "→ 30 #0"])
        // Released, the distance is 0 again; the count stays from press to press.
        drag(stage, [5, 6])
        #expect(log.take() == ["→ 0 #1", "→ 5 #1", "→ 6 #1"])
    }

    @Test func `a gesture of one's own reads the environment of its view`() {
        let log = log
        let stage = Stage {
            Color.red.gesture(Pull { log($0) }).environment(\.layoutDirection, .rightToLeft)
        }
        drag(stage, [10])
        #expect(log.take().allSatisfy { $0.hasPrefix("←") })
    }

    @Test func `two of a kind keep their states apart, also one inside another`() {
        let log = log
        let stage = Stage {
            HStack(spacing: 0) {
                Color.red.gesture(Pull { log("a \($0)") })
                Color.blue.gesture(Pull { log("b \($0)") }.simultaneously(with: Pull { log("c \($0)") }))
            }
        }
        drag(stage, [10])
        #expect(log.take().last == "a → 10 #0")
        drag(stage, [10])
        #expect(log.take().last == "a → 10 #1")
        stage.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.1)
        #expect(log.take().allSatisfy { $0.hasSuffix("#0") && ($0.hasPrefix("b") || $0.hasPrefix("c")) })
        stage.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.1)
        #expect(log.take().allSatisfy { $0.hasSuffix("#1") })
    }

    @Test func `a cancelled gesture of one's own takes its state back`() {
        let log = log
        let isThere = Remote(true)
        let stage = Stage {
            Playing(isThere) { isThere in
                Color.red.gesture(Pull { log($0) }, isEnabled: true).disabled(!isThere)
            }
        }
        stage.pointerDown(CGPoint(x: 10, y: 50))
        stage.pointerMove(CGPoint(x: 40, y: 50))
        stage.pointerMove(CGPoint(x: 50, y: 50))
        #expect(log.take().last == "→ 40 #0")
        isThere.value = false
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 60, y: 50))
        #expect(log.take().isEmpty)
        isThere.value = true
        stage.advance(by: 0.1)
        drag(stage, [1])
        #expect(log.take() == ["→ 0 #0", "→ 1 #0"])
    }

    @Test func `a body that depends on its state is another as soon as the state is`() {
        /// Short drags only, until one has been long.
        struct Growing: Gesture {
            @State private var least: CGFloat = 0
            let ended: (CGFloat) -> Void
            var body: some Gesture {
                DragGesture(minimumDistance: least).onEnded {
                    ended($0.translation.width)
                    least = 30
                }
            }
        }
        var ends: [CGFloat] = []
        let stage = Stage { Color.red.gesture(Growing { ends.append($0) }) }
        drag(stage, [5])
        drag(stage, [20])
        drag(stage, [40])
        #expect(ends == [5, 40])
    }
}
