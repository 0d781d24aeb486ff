import SwiftUI
import TallyStage
import Testing

/// Docs/AnimationRules.md, section 12: what moves by itself, each half way. `EffectMotionTests` has the effects on pictures.
@MainActor
struct Section12AttributeTests {
    private func expectHalf<Value, V: View>(
        _ from: Value, _ to: Value, is middle: Value, _ effect: @escaping (AnyView, Value) -> V,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let content = { Color.red.frame(width: 24, height: 16) }
        expectHalfWay(of: content, from, to, is: middle, effect, sourceLocation: sourceLocation)
    }

    /// For what lays a view out: it takes what it is offered.
    private func expectHalfLaidOut<Value, V: View>(
        _ from: Value, _ to: Value, is middle: Value, _ effect: @escaping (AnyView, Value) -> V,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectHalfWay(of: { Color.red }, from, to, is: middle, effect, sourceLocation: sourceLocation)
    }

    @Test func `rule 125: places move, by offset, position, padding and space`() {
        expectHalf(0.0, 30, is: 15) { $0.offset(x: $1, y: -$1) }
        expectHalf(20.0, 60, is: 40) { $0.position(x: $1, y: $1) }
        expectHalf(0.0, 30, is: 15) { $0.padding(.leading, $1) }
        expectHalf(0.0, 20, is: 10) { view, space in
            HStack(spacing: space) {
                view; Square()
            }
        }
    }

    @Test func `rule 125: sizes move, by frames and insets`() {
        expectHalfLaidOut(10.0, 70, is: 40) { $0.frame(width: $1) }
        expectHalfLaidOut(10.0, 70, is: 40) { $0.frame(maxWidth: $1, maxHeight: $1 / 2) }
        expectHalfLaidOut(0.0, 20, is: 10) { $0.padding($1) }
    }

    @Test func `rule 125: opacity, scale and rotation move, and the points about which they act`() {
        expectHalf(0.0, 1, is: 0.5) { $0.opacity($1) }
        expectHalf(1.0, 2, is: 1.5) { $0.scaleEffect($1) }
        expectHalf(1.0, 3, is: 2) { $0.scaleEffect(x: $1, y: 1 / 2, anchor: .topLeading) }
        expectHalf(0.0, 1, is: 0.5) { $0.scaleEffect(0.5, anchor: UnitPoint(x: $1, y: 0)) }
        expectHalf(0.0, 90, is: 45) { $0.rotationEffect(.degrees($1)) }
        expectHalf(0.0, 1, is: 0.5) { $0.rotationEffect(.degrees(30), anchor: UnitPoint(x: $1, y: 1)) }
    }

    private struct Skew: GeometryEffect {
        var amount: Double
        nonisolated var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount * amount, d: 1, tx: 0, ty: 0))
        }
    }

    @Test func `rule 125: geometry effects move by their data, and transforms by their numbers`() {
        expectHalf(0.0, 1, is: 0.5) { $0.modifier(Skew(amount: $1)) }
        expectHalf(0.0, 1, is: 0.5) {
            $0.transformEffect(CGAffineTransform(a: 1 + $1, b: 0, c: $1, d: 1, tx: 20 * $1, ty: 0))
        }
    }

    private func grey(_ linear: Double) -> Color { Color(.sRGBLinear, white: linear) }

    @Test func `rules 125 and 129: colours move in linear light, whatever they are used for`() {
        expectHalf(0.0, 1, is: 0.5) { view, x in view.hidden().background(grey(x)) }
        expectHalf(0.0, 1, is: 0.5) { view, x in view.hidden().overlay { Circle().fill(grey(x)) } }
        expectHalf(0.0, 1, is: 0.5) { view, x in view.hidden().overlay { Circle().stroke(grey(x), lineWidth: 3) } }
        expectHalf(0.0, 1, is: 0.5) { view, x in
            HStack {
                view; Text("12")
            }.foregroundStyle(grey(x))
        }
        expectHalf(0.0, 1, is: 0.5) { view, x in view.border(grey(x), width: 4) }
    }

    @Test func `rule 125: gradients move by their colours, stops and ends`() {
        func ends(_ x: Double) -> LinearGradient {
            LinearGradient(
                stops: [.init(color: grey(x), location: x / 2), .init(color: .red, location: 1)],
                startPoint: UnitPoint(x: x, y: 0), endPoint: UnitPoint(x: 1, y: 1))
        }
        expectHalf(0.0, 1, is: 0.5) { view, x in view.hidden().overlay { ends(x) } }
        expectHalf(0.0, 1, is: 0.5) { view, x in
            view.hidden().overlay {
                RadialGradient(colors: [.red, grey(x)], center: .center, startRadius: 4 * x, endRadius: 9 + x)
            }
        }
    }

    @Test func `rule 125: clips move by their shape`() {
        expectHalf(0.0, 10, is: 5) { $0.cornerRadius($1) }
        expectHalf(0.0, 10, is: 5) { $0.clipShape(RoundedRectangle(cornerRadius: $1)) }
        expectHalf(0.2, 1, is: 0.6) { $0.clipShape(Circle().trim(from: 0, to: $1)) }
        expectHalf(0.0, 6, is: 3) { $0.clipShape(Rectangle().inset(by: $1)) }
    }

    @Test func `rule 126: shapes move by their data, and by what is done to them`() {
        func expectShape<S: Shape>(_ from: Double, _ to: Double, is middle: Double, _ shape: @escaping (Double) -> S) {
            expectHalf(from, to, is: middle) { view, x in view.hidden().overlay { shape(x).fill(Color.red) } }
        }
        expectShape(0.1, 0.9, is: 0.5) { Circle().trim(from: 0, to: $0) }
        expectShape(0, 8, is: 4) { RoundedRectangle(cornerRadius: $0) }
        expectShape(0, 8, is: 4) { UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 2 * $0) }
        expectShape(0, 6, is: 3) { Capsule().inset(by: $0) }
        expectShape(0, 90, is: 45) { Rectangle().rotation(.degrees($0)) }
        expectShape(1, 2, is: 1.5) { Rectangle().scale($0, anchor: .topLeading) }
        expectShape(0, 20, is: 10) { Circle().offset(x: $0, y: $0) }
        expectShape(4, 20, is: 12) { Circle().size(width: $0, height: $0) }
    }

    @Test func `rule 126: strokes move by width, miter limit and phase, and the pattern is another at once`() {
        func expectStroke(_ from: Double, _ to: Double, is middle: Double, _ style: @escaping (Double) -> StrokeStyle) {
            expectHalf(from, to, is: middle) { view, x in
                view.hidden().overlay { Rectangle().rotation(.degrees(20)).stroke(Color.red, style: style(x)) }
            }
        }
        expectStroke(1, 9, is: 5) { StrokeStyle(lineWidth: $0) }
        expectStroke(0, 8, is: 4) { StrokeStyle(lineWidth: 3, dash: [6, 4], dashPhase: $0) }
        let dash = Remote<CGFloat>(2)
        let stage = Stage {
            Playing(dash) { Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 3, dash: [$0])).padding(9) }
        }
        withAnimation(.linear(duration: 1)) { dash.value = 12 }
        stage.advance(by: 0)
        let ended = Stage { Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 3, dash: [12])).padding(9) }
        #expect(stage.image() == ended.image())
    }

    @Test func `rule 127: strings, orders, limits, conditions and whole numbers are others at once`() {
        struct Count: View, Animatable {
            let count: Int
            var body: some View { Text("\(count)") }
        }
        func expectAtOnce<V: View>(
            sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: @escaping (Bool) -> V
        ) {
            let on = Remote(false)
            let stage = Stage { Playing(on) { view($0) } }
            let before = stage.image()
            withAnimation(.linear(duration: 1)) { on.value = true }
            stage.advance(by: 0)
            let still = Stage { view(true) }
            #expect(stage.image() == still.image(), sourceLocation: sourceLocation)
            #expect(stage.image() != before, sourceLocation: sourceLocation)
            #expect(!stage.isAnimating, sourceLocation: sourceLocation)
        }
        // In a place of their own: where a text stands among others would travel.
        expectAtOnce { Text($0 ? "on" : "off").frame(width: 60, alignment: .leading).contentTransition(.identity) }
        expectAtOnce { Count(count: $0 ? 7 : 3).frame(width: 60, alignment: .leading).contentTransition(.identity) }
        expectAtOnce { on in
            ZStack {
                Color.red.zIndex(on ? 1 : 0); Color.blue.padding(9)
            }
        }
        expectAtOnce {
            Text("one line, or as many as it takes").lineLimit($0 ? 1 : nil)
                .frame(width: 60, height: 90, alignment: .topLeading)
        }
        expectAtOnce { on in
            ZStack {
                Color.red; Color.yellow.blendMode(on ? .multiply : .normal)
            }
        }
        expectAtOnce { on in ZStack { if on { Square().transition(.identity) } } }
    }
}
