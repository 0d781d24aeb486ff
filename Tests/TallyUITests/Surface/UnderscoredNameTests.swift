import SwiftUI
import TallyStage
import Testing

/// Names of SwiftUI's interface that begin with an underscore, which packages use.
@MainActor
struct UnderscoredNameTests {
    @Test func `_ScaleEffect is scaleEffect at every frame`() {
        let scale = Remote<CGFloat>(1)
        let stage = Stage {
            Playing(scale) { scale in
                HStack(spacing: 30) {
                    Square().modifier(_ScaleEffect(scale: CGSize(width: scale, height: 2), anchor: .topLeading))
                    Square().scaleEffect(CGSize(width: scale, height: 2), anchor: .topLeading)
                }
            }
        }
        withAnimation(.linear(duration: 1)) { scale.value = 3 }
        for _ in 0..<11 {
            let boxes = stage.boxes
            #expect(boxes.count == 2 && isNear(boxes[0].minY, boxes[1].minY) && isNear(boxes[0].width, boxes[1].width))
            #expect(isNear(boxes[1].minX - boxes[0].minX, 40))
            stage.advance(by: 0.1)
        }
        #expect(isNear(stage.boxes[0].width, 30))
    }

    @Test func `_onButtonGesture presses, leaves and performs`() {
        let log = Log()
        let stage = Stage {
            Square()._onButtonGesture {
                log($0 ? "down" : "up")
            } perform: {
                log("performed")
            }
        }
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.take() == ["down", "up", "performed"])
        stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 160))
        #expect(log.take() == ["down", "up"])
    }

    @Test func `a view in a value of any kind is found, and nothing else`() throws {
        let view = try #require(AnyView(_fromValue: Text("found")))
        #expect(Stage { view }.text("found") != nil)
        #expect(AnyView(_fromValue: 3) == nil)
    }

    @Test func `the material of a background can be said and read`() {
        struct Reader: View {
            @Environment(\.backgroundMaterial) private var material
            var body: some View { Text(material == nil ? "none" : "some") }
        }
        let stage = Stage.phone {
            Reader()
            Reader().environment(\.backgroundMaterial, .thin)
        }
        #expect(stage.frame.texts.map(\.string) == ["none", "some"])
    }
}
