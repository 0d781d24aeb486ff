import SwiftUI
import TallyStage
import Testing

/// Effects that make one picture of the view, together with what moves and fades it.
@MainActor
struct VisualEffectPictureTests {
    @Test func `a picture that is blurred no more, or again, stands where it should`() {
        let radius = Remote(0.0)
        let stage = Stage {
            Playing(radius) { radius in
                Color.red.frame(width: 30, height: 30)
                    .visualEffect { e, _ in e.offset(x: 12, y: -7).opacity(0.8).blur(radius: radius).offset(x: 9) }
            }
        }
        func still(_ radius: Double) -> Bitmap {
            Stage {
                Color.red.frame(width: 30, height: 30).offset(x: 12, y: -7).opacity(0.8).blur(radius: radius)
                    .offset(x: 9)
            }
            .image()
        }
        #expect(stage.image() == still(0))
        for value in [4.0, 0, 2, 0] {
            radius.value = value
            stage.advance(by: 0)
            #expect(stage.image() == still(value), "\(value)")
        }
    }

    @Test func `a blurred view is reached where it is shown, and not where it stood`() {
        let log = Log()
        let stage = Stage {
            Square().visualEffect { e, _ in e.offset(x: 40).blur(radius: 1).offset(y: 20) }
                .onTapGesture { log("tap") }
        }
        for place in [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 70), CGPoint(x: 90, y: 50)] { stage.tap(place) }
        #expect(log.take().isEmpty)
        stage.tap(CGPoint(x: 90, y: 70))
        #expect(log.take() == ["tap"])
        #expect(isNear(stage.box, 85, 65, 10, 10))
    }

    @Test func `what cannot be seen is not reached, whatever is done to its picture`() {
        let log = Log()
        let stage = Stage {
            Square().visualEffect { e, _ in e.opacity(0).blur(radius: 1) }.onTapGesture { log("tap") }
        }
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.take().isEmpty)
    }
}
