import SwiftUI
import TallyScene
import TallyStage
import Testing

@testable import TallyUI

/// Something drawn in the square from 20 to 80, and whether it is hit on its edge, in its middle and beside it.
struct Drawn: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edge: Bool
    let middle: Bool
    let beside: Bool
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(
        _ name: String, edge: Bool = false, middle: Bool = false, beside: Bool = false,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
        testDescription = name
        (self.edge, self.middle, self.beside) = (edge, middle, beside)
        self.view = { AnyView(view().padding(20)) }
    }
}

extension Drawn {
    private static let ring = StrokeStyle(lineWidth: 8)

    private struct Hole: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(rect)
            path.addRect(rect.insetBy(dx: 10, dy: 10))
            return path
        }
    }

    static let strokes = [
        Drawn("stroke with a style", edge: true) { Circle().stroke(.gray, style: ring) },
        Drawn("stroke with a width", edge: true) { RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 8) },
        Drawn("stroke as a shape", edge: true) { Circle().stroke(lineWidth: 8) },
        Drawn("stroke border", edge: true) { Circle().strokeBorder(.gray, lineWidth: 8) },
        Drawn("stroke of a gradient", edge: true) {
            Rectangle().stroke(
                LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom), style: ring)
        },
        Drawn("border", edge: true) { Color.clear.border(.gray, width: 8) },
        Drawn("outline in an overlay", edge: true) {
            Spacer().frame(width: 60, height: 60).overlay(Capsule().stroke(.gray, lineWidth: 8))
        },
        Drawn("trimmed, the drawn half", edge: true) {
            Circle().trim(from: 0.4, to: 0.6).stroke(.gray, lineWidth: 8)
        },
        Drawn("trimmed, the other half") { Circle().trim(from: 0.6, to: 0.9).stroke(.gray, lineWidth: 8) },
        Drawn("a dash", edge: true) {
            Rectangle().stroke(.gray, style: StrokeStyle(lineWidth: 8, dash: [40, 20]))
        },
        Drawn("a gap between dashes") {
            Rectangle().stroke(.gray, style: StrokeStyle(lineWidth: 8, dash: [40, 20], dashPhase: 20))
        },
        Drawn("a line as wide as all", edge: true, middle: true, beside: true) {
            Circle().stroke(.gray, lineWidth: 200)
        },
        Drawn("a line wider than any stage", edge: true, middle: true, beside: true) {
            Circle().stroke(.gray, lineWidth: 1e8)
        },
        Drawn("a line wider than numbers can tell", edge: true, middle: true, beside: true) {
            Circle().stroke(.gray, lineWidth: 1e18)
        },
        Drawn("a mitred corner far from its line", beside: true) {
            Path { path in
                path.move(to: CGPoint(x: 60, y: 3.5))
                path.addLine(to: CGPoint(x: 4, y: 3.5))
                path.addLine(to: CGPoint(x: 60, y: 19.5))
            }
            .stroke(.gray, style: StrokeStyle(lineWidth: 6, lineJoin: .miter, miterLimit: 20)).offset(y: -12.4)
        },
        Drawn("a line without width") { Circle().stroke(.gray, lineWidth: 0) },
        Drawn("a clear line") { Circle().stroke(.clear, lineWidth: 8) },
        Drawn("turned and scaled", edge: true) {
            Circle().stroke(.gray, lineWidth: 16).scaleEffect(0.5).rotationEffect(.degrees(50)).scaleEffect(2)
        },
        Drawn("in space", edge: true) {
            Circle().stroke(.gray, lineWidth: 8).rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0))
        },
        Drawn("offset away", beside: true) {
            Circle().stroke(.gray, lineWidth: 8).frame(width: 60, height: 60).offset(x: -10, y: -40)
        },
    ]

    static let fills = [
        Drawn("fill", edge: true, middle: true) { Circle() },
        Drawn("fill that stands out", edge: true, middle: true, beside: true) {
            Circle().size(width: 200, height: 200).offset(x: -60, y: -60)
        },
        Drawn("even-odd fill", edge: true) { Hole().fill(.gray, style: FillStyle(eoFill: true)) },
        Drawn("winding fill", edge: true, middle: true) { Hole().fill(.gray) },
        Drawn("even-odd clip", edge: true) {
            Color.gray.clipShape(Hole(), style: FillStyle(eoFill: true))
        },
        Drawn("hardly seen", edge: true, middle: true) { Color.black.opacity(0.001) },
        Drawn("gradient that fades", edge: true, middle: true) {
            LinearGradient(colors: [.clear, .red], startPoint: .leading, endPoint: .trailing)
        },
        Drawn("material", edge: true, middle: true) { Rectangle().fill(.ultraThinMaterial) },
        Drawn("canvas", edge: true, middle: true) { Canvas { _, _ in } },
        Drawn("text", middle: true) { Text("O") },
        Drawn("symbol", middle: true) { Image(systemName: "star") },
        Drawn("content shape", edge: true, middle: true) { Circle().stroke(.gray).contentShape(Rectangle()) },
        Drawn("content shape of a kind", edge: true, middle: true) {
            Color.clear.contentShape(.interaction, Circle())
        },
        Drawn("content shape of another kind", edge: true) {
            Circle().stroke(.gray, lineWidth: 8).contentShape(.dragPreview, Rectangle())
        },
        Drawn("even-odd content shape", edge: true) { Color.gray.contentShape(Hole(), eoFill: true) },
        Drawn("stroked content shape", edge: true) { Color.gray.contentShape(Circle().stroke(lineWidth: 8)) },
        Drawn("outlined fill", edge: true, middle: true) { Circle().fill(.red).stroke(.gray, lineWidth: 8) },
        Drawn("background of a frame", edge: true, middle: true) {
            Spacer().frame(width: 60, height: 60).background(.gray)
        },
    ]

    static let nothings = [
        Drawn("clear") { Color.clear },
        Drawn("clear fill") { Rectangle().fill(.clear) },
        Drawn("foreground style clear") { Circle().foregroundStyle(.clear) },
        Drawn("clear gradient") {
            RadialGradient(colors: [.clear, .clear], center: .center, startRadius: 0, endRadius: 30)
        },
        Drawn("clear mesh") {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.clear, .clear, .clear, .clear])
        },
        Drawn("clear material") { Rectangle().fill(.regularMaterial.opacity(0)) },
        Drawn("no opacity of a colour") { Color.red.opacity(0) },
        Drawn("no opacity") { Rectangle().opacity(0) },
        Drawn("hidden") { Rectangle().hidden() },
        Drawn("not to be hit") { Rectangle().allowsHitTesting(false) },
        Drawn("spacer") { Spacer() },
        Drawn("nothing") { EmptyView() },
        Drawn("reader") { GeometryReader { _ in Color.clear } },
        Drawn("group of nothing") { Group {}.frame(width: 60, height: 60) },
        Drawn("stack of nothing") { VStack { Spacer() } },
        Drawn("clear background") { Spacer().frame(width: 60, height: 60).background(Color.clear) },
        Drawn("clear border") { Color.clear.border(.clear, width: 8) },
        Drawn("path without area") { Path { _ in }.fill(.red) },
    ]
}

/// What a hand does over a view that another stands in front of.
enum Touch: String, CaseIterable, Sendable {
    case tap, longPress, drag, scroll, wheel, hover, contextMenu, focus
}

@MainActor
struct HitTableTests {
    private struct Below: View {
        let touch: Touch
        let log: Log
        @State private var text = ""
        @FocusState private var hasFocus: Bool

        var body: some View {
            switch touch {
            case .tap: Color.red.onTapGesture { log("reached") }
            case .longPress: Color.red.onLongPressGesture { log("reached") }
            case .drag: Color.red.gesture(DragGesture().onEnded { _ in log("reached") })
            case .hover: Color.red.onHover { if $0 { log("reached") } }
            case .contextMenu: Color.red.contextMenu { Button("Copy") {} }
            case .focus:
                TextEditor(text: $text).focused($hasFocus).onChange(of: hasFocus) { log("reached") }
            case .scroll, .wheel:
                ScrollView {
                    Color.red.frame(height: 400)
                        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) {
                            if $0 < -1 { log("reached") }
                        }
                }
            }
        }
    }

    private func reaches(_ touch: Touch, _ x: CGFloat, _ y: CGFloat, _ front: Drawn) -> Bool {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Below(touch: touch, log: log)
                front.view()
            }
        }
        let point = CGPoint(x: x, y: y)
        stage.advance(by: 0.1)
        switch touch {
        case .tap, .focus: stage.tap(point)
        case .hover: stage.hover(point)
        case .drag, .scroll: stage.drag(from: point, to: CGPoint(x: x, y: y - 40))
        case .wheel: stage.scroll(CGSize(width: 0, height: 20), at: point)
        case .longPress, .contextMenu:
            stage.pointerDown(point)
            stage.advance(by: 1)
            stage.pointerUp(point)
        }
        stage.advance(by: 0.5)
        if touch == .contextMenu { return stage.frame.visibleText.contains("Copy") }
        return !log.entries.isEmpty
    }

    /// A wheel turns what scrolls beneath whatever is in front.
    @Test(arguments: Touch.allCases, Drawn.strokes + Drawn.fills + Drawn.nothings)
    func `what is in front takes what is done to it, and nothing else`(_ touch: Touch, _ front: Drawn) {
        #expect(reaches(touch, 20, 50, front) == (touch == .wheel || !front.edge), "on the edge")
        #expect(reaches(touch, 50, 50, front) == (touch == .wheel || !front.middle), "in the middle")
        #expect(reaches(touch, 9, 9, front) == (touch == .wheel || !front.beside), "beside")
    }

    @Test(arguments: Drawn.strokes + Drawn.fills + Drawn.nothings)
    func `a gesture of what is drawn is where it is drawn`(_ drawn: Drawn) {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { drawn.view().onTapGesture { log("tap") } }
        for (place, isHit) in [(20.0, drawn.edge), (50, drawn.middle)] {
            stage.tap(CGPoint(x: place, y: 50))
            #expect(log.take().count == (isHit ? 1 : 0), "at \(place)")
        }
    }

    @Test func `round corners are not hit where they are cut off`() {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            RoundedRectangle(cornerRadius: 24, style: .circular).padding(20).onTapGesture { log("tap") }
        }
        for (x, y, count) in [
            (22.0, 22.0, 0), (78, 22, 0), (22, 78, 0), (78, 78, 0), (30, 30, 1), (22, 50, 1), (50, 22, 1),
        ] {
            stage.tap(CGPoint(x: x, y: y))
            #expect(log.take().count == count, "at \(x), \(y)")
        }
    }

    @Test func `a line is hit where it is, while it grows`() {
        let log = Log()
        let width = Remote(CGFloat(2))
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(width) { width in Circle().stroke(.gray, lineWidth: width).padding(20).onTapGesture { log("tap") } }
        }
        withAnimation(.linear(duration: 1)) { width.value = 42 }
        stage.advance(by: 0.5)
        for (place, count) in [(20.0, 1), (29, 1), (11, 1), (33, 0), (50, 0), (8, 0)] {
            stage.tap(CGPoint(x: place, y: 50))
            #expect(log.take().count == count, "at \(place), where 22 points are covered")
        }
        stage.advance(by: 0.5)
        stage.tap(CGPoint(x: 33, y: 50))
        #expect(log.take().count == 1)
    }

    /// The work is counted, in elements outlined: a point asks for those of what is near it, not of the whole line.
    @Test(arguments: [[], [1, 1]] as [[Double]])
    func `of a line of many thousand pieces, a point asks for those that are near`(_ dash: [Double]) {
        let wave = Path { path in
            path.move(to: .zero)
            for x in 0..<20_000 { path.addLine(to: CGPoint(x: Double(x) / 200, y: x % 2 == 0 ? 0 : 100)) }
        }
        let stroke = Stroke(width: 1, join: .bevel, dash: dash)
        let all = wave.outline.stroked(stroke)
        #expect(all.elements.count > 40_000)
        for x in [0.2, 30, 60, 99] {
            let point = Point(x: x, y: 50)
            #expect(wave.outline.stroked(stroke, near: point).elements.count * 20 < all.elements.count, "at \(x)")
            #expect(wave.outline.strokeCovers(point, stroke) == (all.winding(around: point) != 0), "at \(x)")
        }
    }

    @Test func `lines of absurd widths and patterns are hit or not, and never trap`() {
        for width in [-1, 0, .nan, .infinity, -.infinity, 1e-300, 1e18, 1e300, .greatestFiniteMagnitude] as [CGFloat] {
            for dash in [[], [0, 0], [.nan], [.infinity, 1], [1e-300, 1e300], [0, 5]] as [[CGFloat]] {
                let path = Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))
                let style = StrokeStyle(lineWidth: width, miterLimit: .infinity, dash: dash, dashPhase: .nan)
                let stage = Stage(size: CGSize(width: 100, height: 100)) {
                    Color.red.overlay { path.stroke(.gray, style: style) }
                }
                stage.hover(CGPoint(x: 20, y: 50))
                stage.tap(CGPoint(x: 50, y: 50))
            }
        }
    }

    @Test func `a circle is not hit in the corners of its frame`() {
        let log = Log()
        let stage = Stage { Circle().padding(20).onTapGesture { log("tap") } }
        for (x, y, count) in [(25.0, 25.0, 0), (75, 25, 0), (25, 75, 0), (75, 75, 0), (50, 21, 1), (31, 31, 1)] {
            stage.tap(CGPoint(x: x, y: y))
            #expect(log.take().count == count, "at \(x), \(y)")
        }
    }

    @Test func `a line is hit where it is drawn, however wide it is`() {
        let log = Log()
        let line = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)]) }
        let corner = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10), CGPoint(x: 90, y: 90)]) }
        let ellipse = Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80))
        for width in [1e3, 1e8, 1e12, 1e30, 1e154, 1e200, CGFloat.greatestFiniteMagnitude] {
            for (path, cap, join) in [
                (line, CGLineCap.butt, CGLineJoin.miter), (line, .round, .round), (corner, .square, .round),
                (corner, .butt, .miter), (ellipse, .butt, .miter), (ellipse, .round, .round),
            ] {
                let stage = Stage {
                    path.stroke(.gray, style: StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join))
                        .onTapGesture { log("tap") }
                }
                stage.tap(CGPoint(x: 50, y: 60))
                #expect(log.take() == ["tap"], "\(width) \(cap) \(join)")
            }
            let stage = Stage { line.stroke(.gray, lineWidth: width).onTapGesture { log("tap") } }
            stage.tap(CGPoint(x: 5, y: 60))
            #expect(log.take() == [], "\(width)")
        }
    }
}
