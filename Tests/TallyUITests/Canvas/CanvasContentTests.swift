import Observation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct CanvasContentTests {
    @Test func `texts are measured, resolved and drawn at an anchor or into a rectangle`() throws {
        var measured: [CGSize] = []
        var baselines: [CGFloat] = []
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Canvas { context, _ in
                let text = context.resolve(Text(verbatim: "one two three four").font(.system(size: 20)))
                measured = [
                    text.measure(in: CGSize(width: 500, height: 500)), text.measure(in: CGSize(width: 90, height: 500)),
                ]
                baselines = [
                    text.firstBaseline(in: CGSize(width: 90, height: 500)),
                    text.lastBaseline(in: CGSize(width: 90, height: 500)),
                ]
                context.draw(text, in: CGRect(x: 5, y: 5, width: 90, height: 500))
                context.draw(
                    Text(verbatim: "end").foregroundColor(.pureRed), at: CGPoint(x: 200, y: 100),
                    anchor: .bottomTrailing)
            }
        }
        #expect(measured[0].width > 150 && measured[1].width <= 90)
        #expect(measured[1].height > measured[0].height * 1.5)
        #expect(baselines[0] > 10 && baselines[1] > baselines[0] + 20)
        let texts = stage.frame.texts
        #expect(texts.dropLast().map(\.string).joined(separator: "|").hasPrefix("one two"))
        #expect(texts.first?.rect.minX == 5 && texts.first?.rect.minY == 5)
        let end = try #require(texts.last)
        #expect(end.string == "end" && isNear(end.rect.maxX, 200) && isNear(end.rect.maxY, 100))
        #expect(end.color == Color.pureRed.resolve(in: EnvironmentValues()))
    }

    @Test func `a text takes the canvas's font and colour, or a shading`() {
        func stage(_ shading: GraphicsContext.Shading?) -> Stage {
            Stage(size: CGSize(width: 100, height: 100)) {
                Canvas { context, _ in
                    var text = context.resolve(Text(verbatim: "\u{2588}\u{2588}"))
                    if let shading { text.shading = shading }
                    context.draw(text, at: CGPoint(x: 50, y: 50))
                }
                .font(.system(size: 40)).foregroundStyle(Color.pureBlue)
            }
        }
        #expect(stage(nil).frame.texts.first?.color == Color.pureBlue.resolve(in: EnvironmentValues()))
        #expect(stage(.color(.pureGreen)).frame.texts.first?.color == Color.pureGreen.resolve(in: EnvironmentValues()))
        let gradient = stage(
            .linearGradient(
                Gradient(colors: [.pureRed, .pureGreen]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 0)))
        #expect(gradient.frame.visibleText == "\u{2588}\u{2588}" && gradient.color(50, 50) == 0x00FF00)
    }

    private enum Mark { case dot, label }

    @Test func `symbols are found by their tags and drawn as often as wanted`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in
                #expect(context.resolveSymbol(id: "nothing") == nil)
                guard let dot = context.resolveSymbol(id: Mark.dot), let label = context.resolveSymbol(id: Mark.label)
                else { return }
                #expect(dot.size == CGSize(width: 10, height: 10))
                for x in [20.0, 50, 80] { context.draw(dot, at: CGPoint(x: x, y: 20)) }
                context.draw(dot, in: CGRect(x: 10, y: 60, width: 80, height: 20))
                context.opacity = 0.5
                context.draw(label, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
            } symbols: {
                Color.pureRed.frame(width: 10, height: 10).overlay(Color.pureBlue.frame(width: 4, height: 4)).tag(
                    Mark.dot)
                Text(verbatim: "label").tag(Mark.label)
            }
        }
        for x in [20, 50, 80] {
            #expect(
                stage.color(x, 20) == 0x0000FF && stage.color(x - 4, 20) == 0xFF0000
                    && stage.color(x - 6, 20) == 0xFFFFFF)
        }
        #expect(stage.color(50, 70) == 0x0000FF && stage.color(12, 62) == 0xFF0000 && stage.color(88, 78) == 0xFF0000)
        #expect(stage.frame.texts.map(\.string) == ["label"] && stage.frame.texts.first?.opacity == 0.5)
    }

    @Test func `a symbol that moves is seen to move, and one at rest costs nothing`() {
        let x = Remote(0.0)
        var runs = 0
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(x) { x in
                Canvas { context, _ in
                    runs += 1
                    if let dot = context.resolveSymbol(id: 0) { context.draw(dot, at: CGPoint(x: 50, y: 50)) }
                } symbols: {
                    Color.pureRed.frame(width: 10, height: 10).offset(x: x).tag(0)
                }
            }
        }
        #expect(runs == 1 && stage.color(50, 50) == 0xFF0000)
        withAnimation(.linear(duration: 1)) { x.value = 40 }
        stage.advance(by: 0.5)
        #expect(stage.color(70, 50) == 0xFF0000 && stage.color(50, 50) == 0xFFFFFF)
        stage.advance(by: 1)
        #expect(stage.color(90, 50) == 0xFF0000)
        let before = runs
        stage.advance(by: 1)
        #expect(runs == before && !stage.isAnimating)
    }

    @Test func `a canvas in a timeline is drawn in every frame, and nothing else is recorded`() {
        var dates: [TimeInterval] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                ForEach(0..<20) { Text(verbatim: "\($0)").font(.system(size: 2)) }
                TimelineView(.animation) { timeline in
                    Canvas { context, _ in
                        let time = timeline.date.timeIntervalSinceReferenceDate
                        dates.append(time)
                        context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.pureRed))
                        context.fill(
                            Path(CGRect(x: time * 60, y: 10, width: 5, height: 5)), with: .color(.pureBlue))
                    }
                }
            }
        }
        stage.advance(by: 0.5)
        #expect(dates.count == 31 && isNear(dates.last ?? 0, 0.5))
        _ = stage.image()
        stage.advance(by: 1.0 / 60)
        _ = stage.image()
        // The square that has moved by a point: the canvas, what holds it, and the still square are as they were.
        #expect(stage.statistics.segmentsRecorded <= 3)
        #expect(stage.statistics.pixelsPainted <= 100)
    }

    @Test func `an animatable view draws a canvas with the data of the frame`() {
        struct Ring: View, Animatable {
            var part: Double
            let seen: (Double) -> Void
            var animatableData: Double {
                get { part }
                set { part = newValue }
            }
            var body: some View {
                Canvas { [part, seen] context, size in
                    seen(part)
                    context.fill(Path(CGRect(x: 0, y: 0, width: size.width * part, height: 10)), with: .color(.pureRed))
                }
            }
        }
        let part = Remote(0.0)
        var seen: [Double] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(part) { Ring(part: $0) { seen.append($0) } }
        }
        withAnimation(.linear(duration: 1)) { part.value = 1 }
        stage.advance(by: 0.5)
        #expect(isNear(seen.last ?? 0, 0.5) && stage.color(45, 5) == 0xFF0000 && stage.color(55, 5) == 0xFFFFFF)
        stage.advance(by: 1)
        #expect(seen.last == 1)
        let count = seen.count
        stage.advance(by: 1)
        #expect(seen.count == count)
    }

    @Test func `a canvas that grows is drawn in the size of each frame`() {
        let width = Remote(20.0)
        var widths: [CGFloat] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(width) { width in
                Canvas { _, size in widths.append(size.width) }.frame(width: width, height: 10)
            }
        }
        withAnimation(.linear(duration: 1)) { width.value = 80 }
        stage.advance(by: 0.5)
        #expect(widths.first == 20 && isNear(widths.last ?? 0, 50))
        stage.advance(by: 1)
        #expect(widths.last == 80)
    }

    @Observable final class Model { var x = 0.0 }

    @Test func `what the renderer reads of a model or of state draws it again`() {
        struct Board: View {
            @State private var count = 0
            let model: Model
            let drawn: (Int, Double) -> Void
            var body: some View {
                Canvas { _, _ in drawn(count, model.x) }.onTapGesture { count += 1 }
            }
        }
        let model = Model()
        var drawn: [String] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Board(model: model) { drawn.append("\($0) \($1)") } }
        model.x = 2
        stage.advance(by: 0.1)
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.1)
        #expect(drawn == ["0 0.0", "0 2.0", "1 2.0"])
    }
}
