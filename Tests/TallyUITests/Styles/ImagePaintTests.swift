import SwiftUI
import TallyScene
import TallyStage
import Testing

/// Pictures laid out again and again, on a stage of 100 by 100 points.
@MainActor
struct ImagePaintTests {
    /// Four squares of 5 by 5 pixels: red and green above, blue and black below.
    private static let quarters: Image = {
        var bitmap = Bitmap(width: 10, height: 10)
        for y in 0..<10 {
            for x in 0..<10 {
                bitmap[x, y] = y < 5 ? (x < 5 ? 0xFFFF_0000 : 0xFF00_FF00) : (x < 5 ? 0xFF00_00FF : 0xFF00_0000)
            }
        }
        return Image(decorative: CGImage(bitmap), scale: 1)
    }()

    private var image: Image { Self.quarters }

    private func letter(_ stage: Stage, _ x: Int, _ y: Int) -> Character {
        switch stage.image()[x, y] & 0xFF_FFFF {
        case 0xFF0000: "r"
        case 0x00FF00: "g"
        case 0x0000FF: "b"
        case 0: "k"
        case 0xFFFFFF: "w"
        default: "?"
        }
    }

    private func row(_ stage: Stage, _ y: Int, from x: Int, by step: Int, _ count: Int) -> String {
        String((0..<count).map { letter(stage, x + $0 * step, y) })
    }

    @Test func `tiles begin at the top left of what is filled, in their own size`() {
        let stage = Stage { Rectangle().fill(.image(image)).frame(width: 40, height: 40) }
        #expect(row(stage, 32, from: 27, by: 5, 10) == "wrgrgrgrgw")
        #expect(row(stage, 37, from: 27, by: 5, 10) == "wbkbkbkbkw")
        // The edge of a tile, where the next one begins.
        #expect(letter(stage, 41, 31) == "r" && letter(stage, 38, 31) == "g")
    }

    @Test func `the scale and the part that is asked for make the tile`() {
        let large = Stage { Rectangle().fill(ImagePaint(image: image, scale: 2)).frame(width: 40, height: 40) }
        #expect(row(large, 35, from: 33, by: 10, 4) == "rgrg" && row(large, 45, from: 33, by: 10, 4) == "bkbk")
        let upper = Stage {
            Rectangle().fill(.image(image, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 0.5)))
                .frame(width: 40, height: 40)
        }
        #expect(row(upper, 37, from: 32, by: 5, 4) == "rgrg" && row(upper, 42, from: 32, by: 5, 4) == "rgrg")
        let one = Stage {
            Rectangle().fill(.image(image, sourceRect: CGRect(x: 0.5, y: 0.5, width: 2, height: 2)))
                .frame(width: 40, height: 40)
        }
        #expect(row(one, 50, from: 31, by: 4, 9) == "kkkkkkkkk")
        let fine = Stage(size: CGSize(width: 50, height: 50), scale: 2) { Rectangle().fill(.image(image)) }
        #expect(row(fine, 4, from: 4, by: 10, 4) == "rgrg")
    }

    @Test func `shapes, strokes, borders, grounds and texts are made of it`() {
        let circle = Stage { Circle().fill(.image(image)).frame(width: 40, height: 40) }
        #expect(letter(circle, 31, 31) == "w" && letter(circle, 52, 52) == "r" && letter(circle, 57, 52) == "g")
        let line = Stage { Rectangle().strokeBorder(.image(image), lineWidth: 5).frame(width: 40, height: 40) }
        #expect(letter(line, 32, 32) == "r" && letter(line, 37, 32) == "g" && letter(line, 50, 50) == "w")
        let border = Stage { Color.white.border(.image(image), width: 5).frame(width: 40, height: 40) }
        #expect(letter(border, 32, 32) == "r" && letter(border, 32, 37) == "b" && letter(border, 50, 50) == "w")
        let ground = Stage { Color.clear.frame(width: 40, height: 40).background(.image(image)) }
        #expect(letter(ground, 32, 32) == "r" && letter(ground, 37, 37) == "k")
        let text = Stage { Text("HHHH").font(.system(size: 40, weight: .black)).foregroundStyle(.image(image)) }
        let letters = Set((0..<100).flatMap { x in (0..<100).map { letter(text, x, $0) } })
        #expect(letters.isSuperset(of: ["r", "g", "b", "k", "w"]))
    }

    @Test func `a shape that moves takes its tiles along`() {
        let remote = Remote(0.0)
        let stage = Stage {
            Playing(remote) { x in
                Rectangle().fill(.image(image)).frame(width: 40, height: 40).offset(x: x)
                    .animation(.linear(duration: 1), value: x)
            }
        }
        remote.value = 20
        stage.advance(by: 0.5)
        #expect(row(stage, 32, from: 37, by: 5, 10) == "wrgrgrgrgw")
    }

    @Test func `scale and part move with an animation, another picture shows at once`() {
        let remote = Remote(1.0)
        let stage = Stage {
            Playing(remote) { scale in
                Rectangle().fill(.image(image, scale: scale)).frame(width: 40, height: 40)
                    .animation(.linear(duration: 1), value: scale)
            }
        }
        remote.value = 3
        stage.advance(by: 0.5)
        #expect(row(stage, 35, from: 33, by: 10, 4) == "rgrg")
        stage.advance(by: 0.6)
        #expect(letter(stage, 42, 35) == "r" && letter(stage, 47, 35) == "g" && !stage.isAnimating)
        let opacity = Stage { Rectangle().fill(.image(image).opacity(0.5)).frame(width: 40, height: 40) }
        #expect(opacity.image()[32, 32] & 0xFF_FFFF == 0xFF7F7F || opacity.image()[32, 32] & 0xFF_FFFF == 0xFF8080)
    }

    @Test func `symbols and drawings are laid out, too`() {
        let drawing = Image(size: CGSize(width: 10, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.black))
            context.fill(Path(CGRect(x: 5, y: 0, width: 5, height: 10)), with: .color(.white))
        }
        let drawn = Stage { Rectangle().fill(.image(drawing)).frame(width: 40, height: 40) }
        #expect(row(drawn, 50, from: 32, by: 5, 8) == "kwkwkwkw")
        // The style of the place is the picture itself: it is drawn in the colour of labels.
        let symbol = Stage {
            Rectangle().frame(width: 80, height: 80).foregroundStyle(.image(Image(systemName: "circle.fill")))
        }
        let dark = (10..<90).filter { letter(symbol, $0, 20) == "k" }.count
        #expect(dark > 20 && dark < 75)
        #expect(symbol.warnings.isEmpty)
    }

    @Test func `a canvas lays it out from where it is told`() {
        let stage = Stage {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .tiledImage(image, origin: CGPoint(x: 5, y: 0)))
            }
        }
        #expect(row(stage, 2, from: 2, by: 5, 6) == "grgrgr")
    }

    @Test func `what cannot be laid out draws nothing`() {
        let paints: [ImagePaint] = [
            .image(image, scale: 0), .image(image, scale: -1), .image(image, scale: .nan),
            .image(image, scale: .infinity), .image(image, sourceRect: .zero),
            .image(image, sourceRect: CGRect(x: 2, y: 2, width: 1, height: 1)),
            .image(image, sourceRect: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)),
            .image(Image("there is none")),
        ]
        for paint in paints {
            let stage = Stage { Rectangle().fill(paint) }
            #expect(letter(stage, 50, 50) == "w")
        }
        let tiny = Stage { Rectangle().fill(.image(image, scale: 1e-9)) }
        #expect(letter(tiny, 50, 50) != "w")
    }
}
