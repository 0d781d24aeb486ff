import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct DragTests {
    private let log = Log()

    /// Collects what a drag tells.
    private final class Values {
        var changed: [DragGesture.Value] = []
        var ended: [DragGesture.Value] = []
    }

    @Test func `a drag begins after its least distance and tells its way`() {
        let values = Values()
        let stage = Stage {
            Color.red.frame(width: 60, height: 60)
                .gesture(DragGesture().onChanged { values.changed.append($0) }.onEnded { values.ended.append($0) })
        }
        stage.pointerDown(CGPoint(x: 30, y: 50))
        stage.pointerMove(CGPoint(x: 39, y: 50))
        #expect(values.changed.isEmpty)
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 40, y: 50))
        #expect(values.changed.count == 1)
        #expect(values.changed[0].startLocation == CGPoint(x: 10, y: 30))
        #expect(values.changed[0].location == CGPoint(x: 20, y: 30))
        #expect(values.changed[0].translation == CGSize(width: 10, height: 0))
        stage.pointerUp(CGPoint(x: 40, y: 70))
        #expect(values.ended.count == 1)
        #expect(values.ended[0].translation == CGSize(width: 10, height: 20))
        #expect(values.ended[0].time.timeIntervalSinceReferenceDate == stage.time)
    }

    @Test func `a drag of an even speed has that velocity, and predicts a quarter of a second`() {
        let values = Values()
        let stage = Stage { Color.red.gesture(DragGesture().onEnded { values.ended.append($0) }) }
        stage.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 60, y: 20), duration: 0.5)
        #expect(isNear(stage.time, 0.5))
        let end = values.ended[0]
        #expect(isNear(end.velocity.width, 100, 0.01))
        #expect(isNear(end.velocity.height, 0, 0.01))
        #expect(isNear(end.predictedEndLocation.x, 85, 0.01))
        #expect(isNear(end.predictedEndTranslation.width, 75, 0.01))
    }

    @Test func `a pointer that rests loses its velocity`() {
        let values = Values()
        let stage = Stage { Color.red.gesture(DragGesture().onEnded { values.ended.append($0) }) }
        stage.pointerDown(CGPoint(x: 10, y: 20))
        for step in 1...10 {
            stage.advance(by: 0.02)
            stage.pointerMove(CGPoint(x: 10 + Double(step) * 4, y: 20))
        }
        stage.advance(by: 2)
        stage.pointerUp(CGPoint(x: 50, y: 20))
        #expect(abs(values.ended[0].velocity.width) < 5)
    }

    @Test func `a drag's places keep to where its view was shown at the beginning`() {
        let x = Remote(0.0)
        let values = Values()
        let stage = Stage {
            Playing(x) { shift in
                Color.red.frame(width: 20, height: 20)
                    .gesture(DragGesture(minimumDistance: 0).onChanged { values.changed.append($0) })
                    .scaleEffect(2).offset(x: shift)
            }
        }
        withAnimation(.linear(duration: 1)) { x.value = 20 }
        stage.advance(by: 0.5)
        stage.pointerDown(CGPoint(x: 60, y: 50))
        stage.advance(by: 0.5)
        stage.pointerMove(CGPoint(x: 80, y: 50))
        #expect(values.changed.map(\.location.x) == [10, 20])
    }

    @Test func `a drag beyond its least distance takes the press from a tap around it, which without it acts`() {
        let log = log
        let stage = Stage {
            Color.red.gesture(DragGesture().onEnded { _ in log("drag") }).onTapGesture { log("tap") }
        }
        stage.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 29, y: 50))
        #expect(log.take() == ["tap"])
        stage.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50))
        #expect(log.take() == ["drag"])
    }

    @Test func `a tap inside a drag fails when it moves, and the drag goes on`() {
        let log = log
        let stage = Stage {
            Color.red.onTapGesture { log("tap") }
                .gesture(DragGesture().onChanged { log("\(Int($0.translation.width))") }.onEnded { _ in log("end") })
        }
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.take() == ["tap"])
        stage.pointerDown(CGPoint(x: 20, y: 50))
        stage.pointerMove(CGPoint(x: 40, y: 50))
        stage.pointerUp(CGPoint(x: 40, y: 50))
        #expect(log.take() == ["20", "end"])
    }

    @Test func `a drag that goes on sees the view's newest closure`() {
        struct Counter: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Color.red.gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in
                        log("\(count)")
                        count += 1
                    })
            }
        }
        let log = log
        let stage = Stage { Counter(log: log) }
        stage.pointerDown(CGPoint(x: 20, y: 50))
        stage.advance(by: 0)
        stage.pointerMove(CGPoint(x: 30, y: 50))
        stage.advance(by: 0)
        stage.pointerMove(CGPoint(x: 40, y: 50))
        #expect(log.entries == ["0", "1", "2"])
    }

    @Test func `a second finger down, or a disabled view, cancels what goes on`() {
        let off = Remote(false)
        let log = log
        let stage = Stage {
            Playing(off) {
                Color.red.gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in log("move") }.onEnded { _ in log("end") }
                ).disabled($0)
            }
        }
        stage.pointerDown(CGPoint(x: 20, y: 50))
        off.value = true
        stage.advance(by: 0)
        stage.pointerMove(CGPoint(x: 40, y: 50))
        stage.pointerUp(CGPoint(x: 40, y: 50))
        #expect(log.entries == ["move"])
    }

    @Test func `two fingers that spread or turn are followed, and one finger is not`() {
        let log = log
        let stage = Stage {
            Color.red
                .gesture(MagnifyGesture().onEnded { log("x\($0.magnification)") })
                .simultaneousGesture(RotateGesture().onEnded { log("\(Int($0.rotation.degrees.rounded()))°") })
                .onTapGesture { log("tap") }
        }
        stage.magnify(by: 2, at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["x2.0"])
        stage.rotate(by: .degrees(90), at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["90°"])
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.take() == ["tap"])
        #expect(isNear(stage.time, 0.5))
    }
}
