import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct ProjectionTests {
    /// A square of 40 in the middle of 100 by 100.
    private func turned(_ degrees: Double, perspective: CGFloat = 1, _ log: Log = Log()) -> Stage {
        Stage {
            Color.red.frame(width: 40, height: 40).onTapGesture { log("tap") }
                .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: perspective)
        }
    }

    @Test func `a turn about y takes the right side away from the eye`() {
        // x = ±20 goes to ±20·cos 60° at depth 1 ± 20·sin 60°/40.
        let depth = 20 * (3.0).squareRoot() / 2 / 40
        let box = turned(60).box
        #expect(isNear(box.minX, CGFloat(50 - 10 / (1 - depth)), 1e-6))
        #expect(isNear(box.maxX, CGFloat(50 + 10 / (1 + depth)), 1e-6))
        #expect(isNear(box.minY, CGFloat(50 - 20 / (1 - depth)), 1e-6))
        let picture = turned(60).image()
        #expect(picture[Int(box.minX) + 1, 50] != 0xFFFF_FFFF && picture[Int(box.maxX) - 1, 50] != 0xFFFF_FFFF)
        #expect(picture[Int(box.minX) - 2, 50] == 0xFFFF_FFFF && picture[Int(box.maxX) + 2, 50] == 0xFFFF_FFFF)
        // High at the near side, low at the far one.
        #expect(picture[Int(box.minX) + 2, 22] != 0xFFFF_FFFF && picture[Int(box.maxX) - 2, 22] == 0xFFFF_FFFF)
    }

    @Test func `without perspective a turn is a stretch, and costs no picture`() {
        let stage = turned(60, perspective: 0)
        #expect(isNear(stage.box, 40, 30, 20, 40) || abs(stage.box.minX - 40) < 1e-9)
        _ = stage.image()
        #expect(!stage.runtime.displayList.hasLayers)
    }

    @Test func `the back is mirrored`() {
        let stage = Stage {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20); Color.blue.frame(width: 20, height: 20)
            }
            .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        }
        #expect(abs(stage.boxes[0].minX - 50) < 1e-6 && abs(stage.boxes[1].minX - 30) < 1e-6)
        let picture = stage.image()
        #expect(picture[40, 50] & 0xFF > 200 && picture[60, 50] >> 16 & 0xFF > 200)
    }

    @Test func `at 90 degrees nothing is seen or hit`() {
        let log = Log()
        let stage = turned(90, log)
        #expect(stage.image().pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
    }

    @Test func `a tap hits what is seen under it`() {
        let log = Log()
        let stage = turned(60, log)
        func taps(_ x: Double, _ y: Double) -> Int {
            stage.tap(CGPoint(x: x, y: y))
            stage.advance(by: 0)
            return log.take().count
        }
        let box = stage.box
        #expect(taps(box.minX + 1, 50) == 1 && taps(box.maxX - 1, 50) == 1)
        #expect(taps(box.minX - 1, 50) == 0 && taps(box.maxX + 1, 50) == 0)
        // The near side is higher than the view, the far one lower.
        #expect(taps(box.minX + 2, 22) == 1 && taps(box.maxX - 1, 33) == 0)
    }

    @Test func `what is behind the eye is not shown`() {
        var map = ProjectionTransform()
        map.m13 = -0.04
        let log = Log()
        let stage = Stage {
            Color.red.frame(width: 40, height: 40).onTapGesture { log("tap") }.projectionEffect(map)
        }
        // The eye's plane is at x = 25 of 40: to the right of it is nothing, wherever it would be mapped to.
        #expect(stage.image()[31, 40] != 0xFFFF_FFFF)
        #expect(stage.image()[5, 40] == 0xFFFF_FFFF)
        stage.tap(CGPoint(x: 5, y: 40))
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
    }

    /// As files written for other platforms do it.
    private struct Flip: GeometryEffect {
        var angle: Double
        nonisolated var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / max(size.width, size.height)
            transform = CATransform3DRotate(transform, CGFloat(angle * .pi / 180), 0, 1, 0)
            transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
            let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
            return ProjectionTransform(transform).concatenating(back)
        }
    }

    @Test func `a flip written by hand equals the built-in turn`() {
        for angle in [0.0, 30, 90, 170] {
            let flip = Stage { Text("8").font(.largeTitle).background(Color.yellow).modifier(Flip(angle: angle)) }
            let own = Stage {
                Text("8").font(.largeTitle).background(Color.yellow)
                    .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
            }
            #expect(flip.image() == own.image())
        }
    }

    @Test func `a flip on its way comes back to a plain view`() {
        let remote = Remote(0.0)
        let stage = Stage { Playing(remote) { Color.red.frame(width: 40, height: 40).modifier(Flip(angle: $0)) } }
        let before = stage.image()
        withAnimation(.linear(duration: 1)) { remote.value = 360 }
        stage.advance(by: 0.3)
        #expect(stage.image() != before)
        stage.advance(by: 1)
        #expect(stage.image() == before)
    }

    @Test func `texts in perspective have their bounding box, opacity and clip`() throws {
        let stage = Stage {
            Text("42").opacity(0.5).rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0)).shadow(radius: 3)
        }
        let plain = try #require(Stage { Text("42") }.text("42"))
        let text = try #require(stage.text("42"))
        #expect(text.opacity == 0.5)
        #expect(text.rect.height < plain.rect.height && abs(text.rect.midX - 50) < 1e-6)
        #expect(text.rect.width > plain.rect.width)
        let spoken = try #require(stage.frame.accessibility.first)
        #expect(abs(spoken.rect.midX - text.rect.midX) < 1e-6 && abs(spoken.rect.height - text.rect.height) < 1)
    }

    @Test(arguments: 0..<4) func `what is cut, then moved, then turned in space is cut where it was`(_ way: Int) {
        // A card of 60 by 20 that stands upright once it is turned, seen through a turn in space that hardly shows.
        func card(_ cut: some View) -> some View {
            cut.rotationEffect(.degrees(90)).rotation3DEffect(.degrees(2), axis: (x: 0, y: 1, z: 0))
        }
        let plain = Color.red.frame(width: 60, height: 20)
        let stage = Stage {
            switch way {
            case 0: card(plain.clipped())
            case 1: card(plain.cornerRadius(10))
            case 2: card(plain.clipShape(Capsule()).shadow(color: .clear, radius: 0))
            default: card(plain.mask(Rectangle()))
            }
        }
        let picture = stage.image()
        for y in [24, 50, 76] { #expect(picture[50, y] & 0xFF < 100, "\(y)") }
        for x in [25, 35, 65, 75] { #expect(picture[x, 50] == 0xFFFF_FFFF, "\(x)") }
        // The corner is cut where it has gone to.
        if way == 1 || way == 2 { #expect(picture[41, 21] == 0xFFFF_FFFF) }
    }

    @Test func `a clip that changes under a turn in space is seen at once`() {
        final class Model: ObservableObject { @Published var isCut = false }
        struct Card: View {
            @ObservedObject var model: Model
            var body: some View {
                Color.red.frame(width: 60, height: 60).clipShape(Rectangle().inset(by: model.isCut ? 20 : 0))
                    .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
            }
        }
        let model = Model()
        let stage = Stage { Card(model: model) }
        #expect(stage.image()[50, 25] & 0xFF < 100)
        model.isCut = true
        stage.advance(by: 0.1)
        let picture = stage.image()
        #expect(picture[50, 25] == 0xFFFF_FFFF && picture[50, 50] & 0xFF < 100)
    }
}
