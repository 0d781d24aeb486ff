import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct LayerTests {
    private func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> UInt32 { stage.image()[x, y] & 0xFF_FFFF }
    private func isNear(_ a: UInt32, _ b: UInt32, by tolerance: Int) -> Bool {
        [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= tolerance }
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    private struct Pair: View {
        var body: some View {
            ZStack {
                LayerTests.red.frame(width: 40, height: 40)
                LayerTests.blue.frame(width: 20, height: 20)
            }
        }
    }

    @Test func `rule 123: a group takes opacity as a whole, separate views each`() {
        #expect(pixel(Stage { Pair().opacity(0.5) }, 50, 50) != 0x8080FF)
        for stage in [
            Stage { Pair().compositingGroup().opacity(0.5) }, Stage { Pair().drawingGroup().opacity(0.5) },
        ] {
            #expect(isNear(pixel(stage, 50, 50), 0x7F7FFF, by: 1))
            #expect(isNear(pixel(stage, 33, 50), 0xFF7F7F, by: 1))
        }
    }

    @Test func `rule 123: a group alone changes no pixel of opaque content`() {
        #expect(Stage { Pair().drawingGroup() }.image() == Stage { Pair() }.image())
    }

    @Test func `a shadow stands behind, moved and blurred`() {
        let sharp = Stage { Self.red.frame(width: 20, height: 20).shadow(color: .black, radius: 0, x: 15, y: 5) }
        #expect(pixel(sharp, 50, 50) == 0xFF0000)
        #expect(pixel(sharp, 70, 60) == 0 && pixel(sharp, 70, 44) == 0xFFFFFF && pixel(sharp, 76, 60) == 0xFFFFFF)
        let soft = Stage { Self.red.frame(width: 20, height: 20).shadow(color: .black, radius: 8) }
        #expect(pixel(soft, 50, 50) == 0xFF0000)
        let fall = (60...72).map { pixel(soft, $0, 50) & 255 }
        #expect(fall == fall.sorted() && fall[0] < 160 && fall[12] > 250)
        let plain = Stage { Self.red.frame(width: 20, height: 20).shadow(radius: 0, x: 15) }
        // A third of black.
        #expect(isNear(pixel(plain, 70, 50), 0xABABAB, by: 1))
    }

    @Test func `the shadow is not seen through its view when both fade`() {
        let stage = Stage {
            Self.red.frame(width: 20, height: 20).shadow(color: .black, radius: 0, x: 5).opacity(0.5)
        }
        #expect(isNear(pixel(stage, 50, 50), 0xFF7F7F, by: 1) && isNear(pixel(stage, 63, 50), 0x7F7F7F, by: 1))
    }

    @Test func `a blur fades out, an opaque one ends at the edges`() {
        let soft = Stage { Self.red.frame(width: 40, height: 40).blur(radius: 4) }
        #expect(pixel(soft, 50, 50) == 0xFF0000 && isNear(pixel(soft, 29, 50), 0xFF8080, by: 24))
        #expect(pixel(soft, 14, 50) == 0xFFFFFF)
        let opaque = Stage { Self.red.frame(width: 40, height: 40).blur(radius: 4, opaque: true) }
        #expect(pixel(opaque, 30, 50) == 0xFF0000 && pixel(opaque, 29, 50) == 0xFFFFFF)
    }

    @Test func `effects and opacity grow with the scale of the stage`() {
        let one = Stage(size: CGSize(width: 60, height: 60)) { Self.red.frame(width: 20).blur(radius: 5) }
        let two = Stage(size: CGSize(width: 60, height: 60), scale: 2) { Self.red.frame(width: 20).blur(radius: 5) }
        #expect(isNear(pixel(one, 20, 30), two.image()[40, 60] & 0xFF_FFFF, by: 12))
    }

    @Test func `any view masks, by its opacity`() {
        let stage = Stage {
            Self.red.frame(width: 60, height: 60).mask {
                HStack(spacing: 0) {
                    Color.black
                    Color.white.opacity(0.5)
                    Color.clear
                }
            }
        }
        #expect(pixel(stage, 25, 50) == 0xFF0000 && isNear(pixel(stage, 50, 50), 0xFF7F7F, by: 1))
        #expect(pixel(stage, 75, 50) == 0xFFFFFF)
    }

    private struct Chosen: View {
        let isSquare: Bool
        var hasTransition = false

        var body: some View {
            LayerTests.red.frame(width: 100, height: 100).mask {
                if isSquare {
                    Rectangle().padding(25).transition(hasTransition ? .identity : .opacity)
                } else {
                    LinearGradient(
                        stops: [
                            .init(color: .clear, location: 0.2), .init(color: .black, location: 0.2),
                            .init(color: .black, location: 0.8), .init(color: .clear, location: 0.8),
                        ], startPoint: .top, endPoint: .bottom
                    )
                    .transition(hasTransition ? .identity : .opacity)
                }
            }
        }
    }

    @Test func `an if chooses a mask: at once without an animation, in a cross-fade with one`() {
        for hasTransition in [false, true] {
            let isSquare = Remote(false)
            let stage = Stage { Playing(isSquare) { Chosen(isSquare: $0, hasTransition: hasTransition) } }
            #expect(pixel(stage, 2, 50) == 0xFF0000 && pixel(stage, 50, 10) == 0xFFFFFF)
            isSquare.value = true
            stage.advance(by: 0)
            #expect(pixel(stage, 2, 50) == 0xFFFFFF && pixel(stage, 50, 50) == 0xFF0000 && !stage.isAnimating)
            withAnimation(.linear(duration: 1)) { isSquare.value = false }
            stage.advance(by: 0.5)
            #expect(isNear(pixel(stage, 2, 50), hasTransition ? 0xFF0000 : 0xFF8080, by: 2))
            #expect(stage.settle() && pixel(stage, 2, 50) == 0xFF0000)
            // And from a mask that is no view to one that is.
            isSquare.value = true
            stage.advance(by: 0)
            isSquare.value = false
            stage.advance(by: 0)
            withAnimation(.linear(duration: 1)) { isSquare.value = true }
            stage.advance(by: 0.5)
            #expect(isNear(pixel(stage, 2, 50), hasTransition ? 0xFFFFFF : 0xFF8080, by: 2))
            isSquare.value = false
            stage.advance(by: 0)
            #expect(pixel(stage, 2, 50) == 0xFF0000)
            #expect(stage.settle() && pixel(stage, 2, 50) == 0xFF0000 && pixel(stage, 50, 10) == 0xFFFFFF)
        }
    }

    @Test func `a mask is aligned, takes no part in layout, and may be larger than the view`() {
        let stage = Stage {
            Self.red.frame(width: 60, height: 60).mask(alignment: .bottomTrailing) {
                Rectangle().frame(width: 20, height: 90)
            }.background(Self.blue)
        }
        #expect(stage.boxes.contains(CGRect(x: 20, y: 20, width: 60, height: 60)))
        #expect(
            pixel(stage, 70, 30) == 0xFF0000 && pixel(stage, 50, 50) == 0x0000FF && pixel(stage, 70, 85) == 0xFFFFFF)
    }

    @Test func `a text that masks is read, a shape that masks is not seen as one`() throws {
        let stage = Stage {
            Self.red.mask {
                ZStack {
                    Text("Gold")
                    Circle().frame(width: 4)
                }
            }
        }
        let text = try #require(stage.text("Gold"))
        #expect(stage.frame.visibleText == "Gold" && abs(text.rect.midX - 50) < 1)
        #expect(stage.frame.shapes.count == 1)
        #expect(stage.frame.shapes[0].clip?.width ?? 100 < 60)
    }

    @Test func `a blend mode sees its group and nothing behind it`() {
        func stage(isGroup: Bool) -> Stage {
            let views = ZStack {
                Color(red: 0, green: 1, blue: 0).frame(width: 10, height: 10)
                Color(red: 1, green: 1, blue: 0).frame(width: 40, height: 40).blendMode(.multiply)
            }
            return Stage {
                ZStack {
                    Self.red
                    if isGroup { views.compositingGroup() } else { views }
                }
            }
        }
        #expect(pixel(stage(isGroup: false), 50, 50) == 0x00FF00)
        #expect(pixel(stage(isGroup: false), 35, 50) == 0xFF0000)
        #expect(pixel(stage(isGroup: true), 35, 50) == 0xFFFF00)
    }

    @Test func `colours are adjusted as their formulas say`() {
        let color = Color(red: 0.4, green: 0.2, blue: 0.6)
        func result<V: View>(_ change: @escaping (Color) -> V) -> UInt32 { pixel(Stage { change(color) }, 50, 50) }
        func rgb(_ r: Double, _ g: Double, _ b: Double) -> UInt32 {
            [r, g, b].reduce(0) { $0 << 8 | UInt32(min(max($1, 0), 1) * 255 + 0.5) }
        }
        #expect(isNear(result { $0.brightness(0.3) }, rgb(0.7, 0.5, 0.9), by: 1))
        #expect(isNear(result { $0.contrast(2) }, rgb(0.3, -0.1, 0.7), by: 1))
        let gray = 0.2126 * 0.4 + 0.7152 * 0.2 + 0.0722 * 0.6
        #expect(isNear(result { $0.grayscale(1) }, rgb(gray, gray, gray), by: 1))
        #expect(isNear(result { $0.saturation(2) }, rgb(0.8 - gray, 0.4 - gray, 1.2 - gray), by: 1))
        #expect(isNear(result { $0.colorInvert() }, rgb(0.6, 0.8, 0.4), by: 1))
        #expect(isNear(result { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0)) }, rgb(0.2, 0.2, 0), by: 1))
        #expect(isNear(result { $0.hueRotation(.degrees(360)) }, rgb(0.4, 0.2, 0.6), by: 1))
        #expect(result { $0.hueRotation(.degrees(120)) } != rgb(0.4, 0.2, 0.6))
        #expect(isNear(result { $0.luminanceToAlpha() }, rgb(1 - gray, 1 - gray, 1 - gray), by: 1))
    }

    @Test func `an angular gradient turns clockwise, and its ends share what is left`() {
        let colors = [Self.red, Self.blue]
        let half = Stage {
            AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(180))
        }
        #expect(isNear(pixel(half, 90, 51), 0xFF0000, by: 4) && isNear(pixel(half, 50, 90), 0x800080, by: 4))
        #expect(isNear(pixel(half, 10, 51), 0x0000FF, by: 4) && pixel(half, 40, 10) == 0x0000FF)
        #expect(pixel(half, 60, 10) == 0xFF0000)
        let whole = Stage { AngularGradient(colors: colors, center: .center, angle: .degrees(90)) }
        #expect(isNear(pixel(whole, 49, 95), 0xFF0000, by: 4) && isNear(pixel(whole, 51, 95), 0x0000FF, by: 4))
        #expect(isNear(pixel(whole, 50, 5), 0x800080, by: 4))
    }

    @Test func `an elliptical gradient has the ratio of its area`() {
        let stage = Stage { EllipticalGradient(colors: [Self.red, Self.blue]).frame(width: 80, height: 40) }
        #expect(isNear(pixel(stage, 70, 50), 0x800080, by: 6) && isNear(pixel(stage, 50, 60), 0x800080, by: 12))
        #expect(pixel(stage, 11, 31) == 0x0000FF && isNear(pixel(stage, 50, 50), 0xFF0000, by: 8))
    }
}
