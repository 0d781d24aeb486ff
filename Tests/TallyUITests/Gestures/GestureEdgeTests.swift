import SwiftUI
import TallyStage
import Testing

/// What becomes of gestures where a hand does not quite do what they are made for.
@MainActor
struct GestureEdgeTests {
    private let log = Log()
    private let middle = CGPoint(x: 50, y: 50)

    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), content: content)
    }

    @Test func `a tap that is released beside its view is none`() {
        let log = log
        let stage = stage { Color.red.frame(width: 20, height: 20).onTapGesture { log("tap") } }
        stage.pointerDown(CGPoint(x: 58, y: 50))
        stage.pointerMove(CGPoint(x: 64, y: 50))
        stage.pointerUp(CGPoint(x: 64, y: 50))
        stage.advance(by: 1)
        #expect(log.entries.isEmpty)
        stage.pointerDown(CGPoint(x: 52, y: 50))
        stage.pointerMove(CGPoint(x: 58, y: 50))
        stage.pointerUp(CGPoint(x: 58, y: 50))
        stage.advance(by: 1)
        #expect(log.entries == ["tap"])
    }

    @Test func `pressing is told once however the finger trembles`() {
        let log = log
        let stage = stage {
            Color.red.onLongPressGesture {
                log("long")
            } onPressingChanged: {
                log($0 ? "down" : "up")
            }
        }
        stage.pointerDown(middle)
        for x in [51.0, 52, 51, 53] {
            stage.advance(by: 0.02)
            stage.pointerMove(CGPoint(x: x, y: 50))
        }
        stage.pointerUp(CGPoint(x: 53, y: 50))
        stage.advance(by: 1)
        #expect(log.entries == ["down", "up"])
    }

    @Test func `a drag whose distance is not a positive number begins with the press`() {
        for distance in [0, -3, CGFloat.nan] {
            let log = Log()
            let stage = stage {
                Color.red.gesture(DragGesture(minimumDistance: distance).onChanged { log("\(Int($0.location.x))") })
            }
            stage.pointerDown(middle)
            stage.advance(by: 0)
            #expect(log.entries == ["50"], "\(distance)")
        }
    }

    @Test func `after half a double tap a drag is a drag`() {
        let log = log
        let stage = stage {
            Color.red.gesture(
                TapGesture(count: 2).onEnded { log("twice") }
                    .exclusively(before: DragGesture().onEnded { _ in log("drag") }))
        }
        stage.tap(middle)
        stage.advance(by: 0.1)
        stage.drag(from: middle, to: CGPoint(x: 90, y: 50))
        stage.advance(by: 1)
        #expect(log.entries == ["drag"])
        stage.tap(middle)
        stage.tap(middle)
        stage.advance(by: 1)
        #expect(log.entries == ["drag", "twice"])
    }

    @Test func `fingers pinch and turn against the clock as well`() {
        let log = log
        let stage = stage {
            Color.red
                .gesture(MagnifyGesture().onEnded { log("\(($0.magnification * 100).rounded())") })
                .simultaneousGesture(RotateGesture().onEnded { log("\($0.rotation.degrees.rounded())") })
        }
        stage.magnify(by: 0.5, at: middle)
        stage.rotate(by: .degrees(-90), at: middle)
        #expect(log.entries == ["50.0", "-90.0"])
    }

    @Test func `a second pinch knows nothing of the first one's speed`() {
        func speeds(after first: Double?) -> [Double] {
            let log = Log()
            let stage = stage { Color.red.gesture(MagnifyGesture().onChanged { log("\($0.velocity)") }) }
            if let first { stage.magnify(by: first, at: middle, duration: 0.1) }
            _ = log.take()
            stage.advance(by: 1.0 / 60)
            stage.magnify(by: 2, at: middle, duration: 0.1)
            return log.take().compactMap(Double.init)
        }
        let plain = speeds(after: nil)
        #expect(plain.count > 3 && plain.allSatisfy { $0 > 5 })
        #expect(zip(speeds(after: 9), plain).allSatisfy { isNear($0, $1, 0.001) })
    }

    @Test func `fingers on a view without extent are in its middle`() {
        let log = log
        let stage = stage {
            Color.red.frame(width: 0, height: 0).contentShape(Circle().inset(by: -20))
                .gesture(MagnifyGesture().onEnded { log("\($0.startAnchor.x) \($0.startAnchor.y)") })
        }
        stage.magnify(by: 2, at: CGPoint(x: 55, y: 52))
        #expect(log.entries == ["0.5 0.5"])
    }

    @Test func `a press on a view on its way is where the view is shown`() {
        let (isRight, log) = (Remote(false), log)
        let stage = stage {
            Playing(isRight) {
                Color.red.frame(width: 20, height: 20)
                    .gesture(DragGesture(minimumDistance: 0).onChanged { log("\($0.location.x.rounded())") })
                    .frame(width: 100, alignment: $0 ? .trailing : .leading)
            }
        }
        withAnimation(.linear(duration: 1)) { isRight.value = true }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        stage.pointerDown(CGPoint(x: 45, y: 50))
        stage.advance(by: 0)
        #expect(log.entries == ["5.0"])
    }
}
