import SwiftUI
import TallyStage
import Testing

@MainActor
struct GradientTextTests {
    private static let redToBlue = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

    /// Red, green, blue of the darkest pixel in a column of the picture: where a glyph covers it.
    private func ink(_ stage: Stage, x: Int) -> (red: Int, green: Int, blue: Int) {
        let image = stage.image()
        var darkest = UInt32.max
        var sum = 1000
        for y in 0..<image.height {
            let pixel = image[x, y]
            let total = Int(pixel >> 16 & 255) + Int(pixel >> 8 & 255) + Int(pixel & 255)
            if total < sum { (darkest, sum) = (pixel, total) }
        }
        return (Int(darkest >> 16 & 255), Int(darkest >> 8 & 255), Int(darkest & 255))
    }

    @Test func `a text is filled with the gradient of its foreground, from side to side`() {
        let stage = Stage(size: CGSize(width: 160, height: 40)) {
            Text(verbatim: "mmmmmm").font(.system(size: 18).bold()).fixedSize()
                .foregroundStyle(Self.redToBlue)
        }
        let text = stage.frame.texts[0].rect
        let left = ink(stage, x: Int(text.minX) + 3)
        let right = ink(stage, x: Int(text.maxX) - 4)
        #expect(left.red > 200 && left.blue < 90)
        #expect(right.blue > 200 && right.red < 90)
        #expect(stage.frame.visibleText == "mmmmmm")
    }

    @Test func `a part with a colour of its own keeps it under a gradient`() {
        let stage = Stage(size: CGSize(width: 160, height: 40)) {
            (Text(verbatim: "mmm") + Text(verbatim: "mmm").foregroundColor(.green)).font(.system(size: 18).bold())
                .foregroundStyle(Self.redToBlue)
        }
        let text = stage.frame.texts[0].rect
        let right = ink(stage, x: Int(text.maxX) - 4)
        #expect(right.green > 150 && right.blue < 120 && right.red < 120)
        #expect(ink(stage, x: Int(text.minX) + 3).red > 200)
    }

    @Test func `a gradient moves to another, and a colour takes its place and gives it back`() throws {
        @MainActor final class Model: ObservableObject { @Published var step = 0 }
        struct Title: View {
            @ObservedObject var model: Model
            var body: some View {
                Text(verbatim: "mmmmmm").font(.system(size: 18).bold())
                    .foregroundStyle(
                        model.step == 2
                            ? AnyShapeStyle(Color.green)
                            : AnyShapeStyle(
                                LinearGradient(
                                    colors: model.step == 1 ? [.white, .white] : [.black, .black],
                                    startPoint: .leading, endPoint: .trailing)))
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 160, height: 40)) { Title(model: model) }
        let x = Int(stage.frame.texts[0].rect.minX) + 3
        #expect(ink(stage, x: x).red < 40)
        withAnimation(.linear(duration: 1)) { model.step = 1 }
        stage.advance(by: 0.5)
        let half = ink(stage, x: x)
        #expect(half.red > 60 && half.red < 230)
        stage.advance(by: 1)
        #expect(ink(stage, x: x).red > 250)
        model.step = 2
        stage.advance(by: 0.1)
        #expect(ink(stage, x: x).green > 150 && ink(stage, x: x).red < 120)
        model.step = 0
        stage.advance(by: 0.1)
        #expect(ink(stage, x: x).green < 40)
    }

    @Test func `digits that roll keep the gradient on their way`() {
        @MainActor final class Model: ObservableObject { @Published var number = 111_111 }
        struct Counter: View {
            @ObservedObject var model: Model
            var body: some View {
                Text(verbatim: "\(model.number)").font(.system(size: 18).bold()).contentTransition(.numericText())
                    .foregroundStyle(GradientTextTests.redToBlue)
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 140, height: 60)) { Counter(model: model) }
        withAnimation(.linear(duration: 1)) { model.number = 888_888 }
        // The new digits are on their way still, and more than a haze.
        stage.advance(by: 0.75)
        let box = stage.frame.texts.reduce(CGRect.null) { $0.union($1.rect) }
        var reds = 0
        var greys = 0
        let image = stage.image()
        for y in 0..<image.height {
            for x in Int(box.minX)..<Int(box.midX) {
                let (red, green, blue) = (image[x, y] >> 16 & 255, image[x, y] >> 8 & 255, image[x, y] & 255)
                if red > green + 60 { reds += 1 }
                if red < 120, green < 120, blue < 60 { greys += 1 }
            }
        }
        #expect(reds > 40)
        #expect(greys == 0)
        stage.advance(by: 2)
        #expect(stage.frame.visibleText == "888888")
    }

    @Test func `a number that becomes much shorter is not cut while its digits leave`() {
        @MainActor final class Model: ObservableObject { @Published var text = "88888888" }
        struct Counter: View {
            @ObservedObject var model: Model
            let isFilled: Bool
            var body: some View {
                let text = Text(verbatim: model.text).font(.system(size: 24).bold()).contentTransition(.numericText())
                if isFilled {
                    text.foregroundStyle(LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom))
                } else {
                    text.foregroundStyle(.black)
                }
            }
        }
        func pictures(isFilled: Bool) -> [Bitmap] {
            let model = Model()
            let stage = Stage(size: CGSize(width: 240, height: 60)) { Counter(model: model, isFilled: isFilled) }
            _ = stage.image()
            withAnimation(.linear(duration: 1)) { model.text = "8" }
            return (0..<8).map { _ in
                stage.advance(by: 0.1)
                return stage.image()
            }
        }
        for (place, (filled, plain)) in zip(pictures(isFilled: true), pictures(isFilled: false)).enumerated() {
            var worst = 0
            for y in 0..<plain.height {
                for x in 0..<plain.width {
                    worst = max(worst, abs(Int(filled[x, y] & 255) - Int(plain[x, y] & 255)))
                }
            }
            #expect(worst <= 3, "frame \(place): \(worst)")
        }
    }

    @Test func `tracking counts before kerning, whichever comes first`() {
        func width(_ text: Text) -> CGFloat {
            Stage(size: CGSize(width: 300, height: 40)) { text }.frame.texts[0].rect.width
        }
        let plain = width(Text(verbatim: "abcd"))
        #expect(abs(width(Text(verbatim: "abcd").kerning(5)) - plain - 20) < 6)
        #expect(width(Text(verbatim: "abcd").tracking(10).kerning(1)) == width(Text(verbatim: "abcd").tracking(10)))
        #expect(width(Text(verbatim: "abcd").kerning(1).tracking(10)) == width(Text(verbatim: "abcd").tracking(10)))
    }
}
