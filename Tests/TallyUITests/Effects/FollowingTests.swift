import Foundation
import SwiftUI
import TallyStage
import Testing

/// What moves or fades in a frame without being laid out, evaluated or recorded.
@MainActor
struct FollowingTests {
    @MainActor @Observable
    final class Model {
        var inner = 1.0
        var outer = 1.0
        var shift = 0.0
        var isShown = true
        var guide = 5.0
        var scale = 1.0
        var anchor = UnitPoint.center
        var blur = 0.0
        var leading = 0.0
    }

    /// A square of 20 points, moved inside its scale and around it, in a place of its own.
    private struct Scaled: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 20, height: 20).offset(x: model.inner).scaleEffect(model.scale, anchor: model.anchor)
                .offset(x: model.outer).blur(radius: model.blur).padding(.leading, CGFloat(model.leading))
                .frame(width: 200, height: 100, alignment: .leading)
        }
    }

    private struct Faded: View {
        let model: Model
        var body: some View {
            Text(verbatim: "x").opacity(model.inner).offset(x: model.shift).opacity(model.outer).opacity(0.5)
        }
    }

    private struct Guided: View {
        let model: Model
        var body: some View {
            let guide = CGFloat(model.guide)
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "x")
                ZStack {
                    Color.red.frame(width: 30, height: 60).alignmentGuide(.firstTextBaseline) { _ in guide }
                }
                .padding(1)
            }
        }
    }

    private func opacity(_ stage: Stage) -> Double { stage.frame.texts.first?.opacity ?? 0 }

    @Test func `one opacity of several fades the view by itself, times what the others are`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Faded(model: model) }
        stage.advance(by: 0)
        #expect(opacity(stage) == 0.5)
        withAnimation(.linear(duration: 1)) { model.inner = 0 }
        stage.advance(by: 0.25)
        #expect(abs(opacity(stage) - 0.375) < 1e-9)
        #expect(stage.statistics.bodiesEvaluated == 0 && stage.statistics.nodesLaidOut == 0)
        // Another one at once, while it fades; then both on their way; then one again.
        model.outer = 0.5
        stage.advance(by: 0)
        #expect(abs(opacity(stage) - 0.1875) < 1e-9)
        stage.advance(by: 0.25)
        #expect(abs(opacity(stage) - 0.125) < 1e-9)
        withAnimation(.linear(duration: 0.2)) { model.outer = 1 }
        stage.advance(by: 0.1)
        #expect(abs(opacity(stage) - 0.4 * 0.75 * 0.5) < 1e-9)
        stage.advance(by: 0.2)
        #expect(abs(opacity(stage) - 0.2 * 0.5) < 1e-9)
        // Turned round on the way, it starts from what is seen.
        withAnimation(.linear(duration: 1)) { model.inner = 1 }
        stage.advance(by: 0)
        #expect(abs(opacity(stage) - 0.1) < 1e-9)
        #expect(stage.settle() && opacity(stage) == 0.5)
    }

    @Test func `an opacity beyond 0 and 1 is drawn as the nearest within`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Text(verbatim: "x").opacity(model.inner) }
        stage.advance(by: 0)
        withAnimation(.linear(duration: 1)) { model.inner = -1 }
        for tenth in 1...10 {
            stage.advance(by: 0.1)
            #expect(abs(opacity(stage) - max(0, 1 - 0.2 * Double(tenth))) < 1e-9, "\(tenth)")
        }
        withAnimation(.linear(duration: 1)) { model.inner = 3 }
        stage.advance(by: 0.3)
        #expect(abs(opacity(stage) - 0.2) < 1e-9)
        stage.advance(by: 0.3)
        #expect(opacity(stage) == 1)
    }

    @Test func `a view that moves and fades at once does both, and so does one that comes by default`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            HStack { if model.isShown { Faded(model: model) } }
        }
        stage.advance(by: 0)
        let start = stage.frame.texts[0].rect.minX
        withAnimation(.linear(duration: 1)) {
            model.shift = 40
            model.inner = 0
        }
        stage.advance(by: 0.5)
        #expect(abs(opacity(stage) - 0.25) < 1e-9 && abs(stage.frame.texts[0].rect.minX - start - 20) < 1e-9)
        // It leaves while it fades: both count.
        withAnimation(.linear(duration: 0.4)) { model.isShown = false }
        stage.advance(by: 0.2)
        #expect(abs(opacity(stage) - 0.5 * 0.3 * 0.5) < 1e-9)
        stage.advance(by: 0.3)
        #expect(stage.frame.texts.isEmpty)
    }

    @Test func `a guide that is another one moves what is aligned, though no size has changed`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Guided(model: model)
        }
        stage.advance(by: 0)
        func distance() -> Double { Double(stage.frame.texts[0].rect.minY - stage.frame.shapes[0].rect.minY) }
        let start = distance()
        for guide in [15, 55, 5.0] {
            model.guide = guide
            stage.advance(by: 0)
            #expect(abs(distance() - start - (guide - 5)) < 1e-9, "\(guide)")
        }
    }

    /// The same around what is drawn as one picture.
    private struct ScaledPicture: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 20, height: 20).compositingGroup().offset(x: model.inner)
                .scaleEffect(model.scale, anchor: .leading).opacity(model.scale / 2).offset(x: 50)
                .frame(width: 200, height: 100, alignment: .leading)
        }
    }

    @Test func `a picture scales by itself as a plain view does, while it fades`() {
        let model = Model()
        model.inner = 4
        let stage = Stage(size: CGSize(width: 200, height: 100)) { ScaledPicture(model: model) }
        stage.advance(by: 0)
        withAnimation(.linear(duration: 1)) { model.scale = 2 }
        for tenth in 1...10 {
            stage.advance(by: 0.1)
            let scale = 1 + Double(tenth) / 10
            #expect(
                isNear(stage.box, 50 + 4 * scale, 50 - 10 * scale, 20 * scale, 20 * scale), "\(tenth): \(stage.box)")
            #expect(abs(stage.opacity - scale / 2) < 1e-9)
        }
        #expect(!stage.isAnimating)
    }

    /// Sets the model at rest, changes it over a second of linear motion, and looks at the square in each tenth of it.
    private func play(
        _ prepare: (Model) -> Void = { _ in }, _ change: (Model) -> Void, expect: (Double) -> (x: Double, width: Double)
    ) {
        let model = Model()
        model.outer = 0
        model.inner = 0
        prepare(model)
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Scaled(model: model) }
        stage.advance(by: 0)
        withAnimation(.linear(duration: 1)) { change(model) }
        for tenth in 0...10 {
            if tenth > 0 { stage.advance(by: 0.1) }
            let (x, width) = expect(Double(tenth) / 10)
            #expect(abs(stage.box.minX - x) < 1e-6 && abs(stage.box.width - width) < 1e-6, "\(tenth): \(stage.box)")
        }
        #expect(!stage.isAnimating)
    }

    @Test func `a scale alone is about its point, wherever the view was moved inside it and around it`() {
        // The point is at 10 whatever the offset inside, and at 110 with the one around.
        play({ $0.outer = 100 }, { $0.scale = 3 }) { (110 - 10 * (1 + 2 * $0), 20 * (1 + 2 * $0)) }
        play({ $0.inner = 6 }, { $0.scale = 2 }) { (10 - 4 * (1 + $0), 20 * (1 + $0)) }
        play({ $0.anchor = .leading }, { $0.scale = 0 }) { (0, 20 * (1 - $0)) }
        play({ $0.scale = 2 }, { $0.scale = 1 }) { (10 - 10 * (2 - $0), 20 * (2 - $0)) }
        play({ $0.scale = -1 }, { $0.scale = 1 }) { (10 - abs(-1 + 2 * $0) * 10, 20 * abs(-1 + 2 * $0)) }
    }

    @Test func `a scale and a place that move at once both count, and a scale of 1 is none wherever the view goes`() {
        play({ _ in }, { ($0.scale, $0.inner) = (2, 10) }) { (10 + (1 + $0) * (10 * $0 - 10), 20 * (1 + $0)) }
        play({ _ in }, { ($0.scale, $0.outer) = (2, 10) }) { (10 - 10 * (1 + $0) + 10 * $0, 20 * (1 + $0)) }
        play({ _ in }, { ($0.scale, $0.leading) = (2, 60) }) { (10 - 10 * (1 + $0) + 60 * $0, 20 * (1 + $0)) }
        play({ _ in }, { ($0.scale, $0.anchor) = (2, .leading) }) { (-10 * $0 * (1 - $0), 20 * (1 + $0)) }
        play({ _ in }, { $0.leading = 60 }) { (60 * $0, 20) }
        play({ $0.inner = 5 }, { $0.outer = 60 }) { (5 + 60 * $0, 20) }
        play({ $0.scale = 2 }, { $0.leading = 60 }) { (-10 + 60 * $0, 40) }
    }

    @Test func `a scale turned round on the way, beside what begins to move then, goes on from what is seen`() {
        let model = Model()
        (model.inner, model.outer) = (0, 0)
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Scaled(model: model) }
        stage.advance(by: 0)
        withAnimation(.linear(duration: 1)) { model.leading = 100 }
        stage.advance(by: 0.5)
        // The place is on its way, and the scale's center with it, when the scale begins.
        withAnimation(.linear(duration: 1)) { model.scale = 2 }
        stage.advance(by: 0.25)
        #expect(isNear(stage.box, 85 - 12.5, 37.5, 25, 25), "\(stage.box)")
        stage.advance(by: 0.5)
        #expect(isNear(stage.box, 110 - 17.5, 32.5, 35, 35), "\(stage.box)")
        withAnimation(.linear(duration: 0.5)) { model.scale = 1 }
        stage.advance(by: 0)
        #expect(isNear(stage.box, 110 - 17.5, 32.5, 35, 35), "\(stage.box)")
        #expect(stage.settle() && isNear(stage.box, 100, 40, 20, 20))
    }

    @Test func `what is scaled, faded and blurred by itself is painted as one that is recorded, to the end`() {
        let model = Model()
        (model.inner, model.outer) = (0, 0)
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Scaled(model: model) }
        _ = stage.image()
        withAnimation(.linear(duration: 1)) { (model.scale, model.blur) = (2, 4) }
        for tenth in 1...11 {
            stage.advance(by: 0.1)
            let still = Model()
            (still.inner, still.outer) = (0, 0)
            still.scale = 1 + min(1, Double(tenth) / 10)
            still.blur = 4 * min(1, Double(tenth) / 10)
            let other = Stage(size: CGSize(width: 200, height: 100)) { Scaled(model: still) }
            let (a, b) = (stage.image(), other.image())
            var worst = 0
            for y in 0..<a.height {
                for x in 0..<a.width { worst = max(worst, abs(Int(a[x, y] & 255) - Int(b[x, y] & 255))) }
            }
            #expect(worst <= 2, "\(tenth): \(worst)")
        }
        withAnimation(.linear(duration: 0.2)) { model.blur = 0 }
        stage.advance(by: 0.1)
        let blurred = stage.image()
        stage.advance(by: 0.1)
        #expect(stage.image() != blurred && !stage.isAnimating)
    }
}
