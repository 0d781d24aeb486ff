// long: one line for each public argument that is a number.
import SwiftUI

/// A view made with a number that may be anything.
struct ExtremeCase: Sendable, CustomStringConvertible {
    let description: String
    let make: @MainActor @Sendable (CGFloat) -> AnyView

    init(_ name: String, @ViewBuilder _ make: @escaping @MainActor @Sendable (CGFloat) -> some View) {
        description = name
        self.make = { AnyView(make($0)) }
    }

    static let values: [CGFloat] = [
        0, -1, -0.0, .nan, .infinity, -.infinity, 1e18, -1e18, 1e30, 1e308, -1e308, .leastNonzeroMagnitude, 1e-18,
    ]

    static let all: [ExtremeCase] = layout + effects + shapes + styles + texts + containers + canvases

    @MainActor private static var square: some View { Color.red.frame(width: 20, height: 20) }
    @MainActor private static var rows: some View { ForEach(0..<3, id: \.self) { Text("\($0)") } }

    private static let layout: [ExtremeCase] = [
        ExtremeCase("frame width") { Color.red.frame(width: $0, height: 20) },
        ExtremeCase("frame both, text") { Text("Text").frame(width: $0, height: $0, alignment: .bottomTrailing) },
        ExtremeCase("frame min") { Text("Text").frame(minWidth: $0, minHeight: $0) },
        ExtremeCase("frame max") { Color.red.frame(maxWidth: $0, maxHeight: $0) },
        ExtremeCase("frame ideal") { Color.red.frame(idealWidth: $0, idealHeight: $0).fixedSize() },
        ExtremeCase("frame min above max") { Color.red.frame(minWidth: $0, maxWidth: 10) },
        ExtremeCase("padding") { square.padding($0) },
        ExtremeCase("padding leading") { Text("Text").padding(.leading, $0).background(.green) },
        ExtremeCase("padding insets") { square.padding(EdgeInsets(top: $0, leading: 1, bottom: -$0, trailing: $0)) },
        ExtremeCase("offset") { square.offset(x: $0, y: $0) },
        ExtremeCase("offset of text") { Text("Text").offset(x: $0) },
        ExtremeCase("position") { square.position(x: $0, y: 20) },
        ExtremeCase("layoutPriority") { value in
            HStack {
                Text("One").layoutPriority(Double(value)); Text("Two")
            }
        },
        ExtremeCase("zIndex") { value in
            ZStack {
                square.zIndex(Double(value)); Color.blue.frame(width: 9, height: 9)
            }
        },
        ExtremeCase("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
        ExtremeCase("aspectRatio fill") { Color.red.aspectRatio($0, contentMode: .fill) },
        ExtremeCase("aspectRatio size") { Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit) },
        ExtremeCase("alignmentGuide") { v in
            VStack(alignment: .leading) {
                square.alignmentGuide(.leading) { _ in v }; square
            }
        },
        ExtremeCase("safeAreaInset") { v in square.safeAreaInset(edge: .top, spacing: v) { Color.blue.frame(height: 9) }
        },
        ExtremeCase("safeAreaPadding") { square.safeAreaPadding($0) },
        ExtremeCase("containerRelativeFrame") { v in square.containerRelativeFrame(.horizontal) { _, _ in v } },
        ExtremeCase("containerRelativeFrame spacing") {
            square.containerRelativeFrame(.horizontal, count: 3, spacing: $0)
        },
        ExtremeCase("reader") { v in GeometryReader { p in square.frame(width: p.size.width * v) } },
        ExtremeCase("custom layout") { v in Flow(spacing: v) { rows } },
        ExtremeCase("visualEffect") { v in square.visualEffect { effect, _ in effect.offset(x: v).scaleEffect(v) } },
        ExtremeCase("contentMargins") { v in ScrollView { rows }.contentMargins(v) },
    ]

    private static let effects: [ExtremeCase] = [
        ExtremeCase("opacity") { square.opacity(Double($0)) },
        ExtremeCase("opacity of group") { square.compositingGroup().opacity(Double($0)) },
        ExtremeCase("scaleEffect") { square.scaleEffect($0) },
        ExtremeCase("scaleEffect of text") { Text("Text").scaleEffect(x: $0, y: 1) },
        ExtremeCase("scaleEffect anchor") { square.scaleEffect(2, anchor: UnitPoint(x: $0, y: $0)) },
        ExtremeCase("rotationEffect") { square.rotationEffect(.degrees(Double($0))) },
        ExtremeCase("rotationEffect anchor") {
            Text("Text").rotationEffect(.degrees(30), anchor: UnitPoint(x: $0, y: 0))
        },
        ExtremeCase("rotation3DEffect") { square.rotation3DEffect(.degrees(Double($0)), axis: (x: 0, y: 1, z: 0)) },
        ExtremeCase("rotation3DEffect axis") { square.rotation3DEffect(.degrees(30), axis: (x: $0, y: $0, z: $0)) },
        ExtremeCase("rotation3DEffect perspective") {
            square.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: $0, perspective: $0)
        },
        ExtremeCase("transformEffect") {
            square.transformEffect(CGAffineTransform(a: $0, b: 1, c: 0, d: 1, tx: $0, ty: 0))
        },
        ExtremeCase("projectionEffect") {
            square.projectionEffect(ProjectionTransform(CGAffineTransform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: $0)))
        },
        ExtremeCase("blur") { square.blur(radius: $0) },
        ExtremeCase("opaque blur") { square.blur(radius: $0, opaque: true) },
        ExtremeCase("blur of an endless view") { Color.red.frame(width: $0).blur(radius: 3) },
        ExtremeCase("shadow radius") { square.shadow(radius: $0) },
        ExtremeCase("shadow offset") { square.shadow(color: .blue, radius: 2, x: $0, y: $0) },
        ExtremeCase("brightness") { square.brightness(Double($0)) },
        ExtremeCase("contrast") { square.contrast(Double($0)) },
        ExtremeCase("saturation") { square.saturation(Double($0)) },
        ExtremeCase("grayscale") { square.grayscale(Double($0)) },
        ExtremeCase("hueRotation") { square.hueRotation(.degrees(Double($0))) },
        ExtremeCase("cornerRadius") { square.cornerRadius($0) },
        ExtremeCase("clipShape") { square.clipShape(RoundedRectangle(cornerRadius: $0)) },
        ExtremeCase("clip of an endless view") { Color.red.frame(width: $0, height: $0).clipped() },
        ExtremeCase("turned clip of an endless view") {
            Color.red.frame(width: $0).clipped().rotationEffect(.degrees(20))
        },
        ExtremeCase("mask") { v in square.mask { Circle().frame(width: v, height: v) } },
        ExtremeCase("border") { square.border(.blue, width: $0) },
        ExtremeCase("material") {
            Color.clear.frame(width: 30, height: 30).background(.thinMaterial, in: .rect(cornerRadius: $0))
        },
        ExtremeCase("dynamic scale of all") { v in VStack { rows }.scaleEffect(v).blur(radius: 2) },
    ]

    private static let shapes: [ExtremeCase] = [
        ExtremeCase("stroke of a circle") { Circle().stroke(.red, lineWidth: $0) },
        ExtremeCase("stroke of a rectangle") { Rectangle().stroke(.red, lineWidth: $0).frame(width: 30, height: 30) },
        ExtremeCase("strokeBorder") { RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: $0) },
        ExtremeCase("stroke of a text's box") { v in Text("Text").overlay(Capsule().stroke(.red, lineWidth: v)) },
        ExtremeCase("dash") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [$0])) },
        ExtremeCase("dash of two") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [$0, 4])) },
        ExtremeCase("dash with a phase") {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [4, 2], dashPhase: $0))
        },
        ExtremeCase("wide dash") {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: $0, lineCap: .round, dash: [1e-3, 1]))
        },
        ExtremeCase("miter limit") { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 3, miterLimit: $0)) },
        ExtremeCase("trim") { Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 2) },
        ExtremeCase("trim from") { Circle().trim(from: $0, to: 1).fill(.red) },
        ExtremeCase("inset") { Circle().inset(by: $0).fill(.red) },
        ExtremeCase("inset of a rounded rectangle") { RoundedRectangle(cornerRadius: 8).inset(by: $0).stroke(.red) },
        ExtremeCase("shape offset") { Circle().offset(x: $0, y: 0).fill(.red) },
        ExtremeCase("shape scale") { Circle().scale($0).stroke(.red, lineWidth: 2) },
        ExtremeCase("shape rotation") { Rectangle().rotation(.degrees(Double($0))).fill(.red) },
        ExtremeCase("shape size") { Circle().size(width: $0, height: 10).fill(.red) },
        ExtremeCase("shape transform") { Circle().transform(CGAffineTransform(scaleX: $0, y: 1)).stroke(.red) },
        ExtremeCase("rounded rectangle") { RoundedRectangle(cornerRadius: $0).fill(.red) },
        ExtremeCase("rounded rectangle size") {
            RoundedRectangle(cornerSize: CGSize(width: $0, height: 4), style: .continuous).fill(.red)
        },
        ExtremeCase("uneven rounded rectangle") {
            UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 9).fill(.red)
        },
        ExtremeCase("path line") { v in
            Path {
                $0.move(to: .zero); $0.addLine(to: CGPoint(x: v, y: v))
            }.stroke(.red, lineWidth: 2)
        },
        ExtremeCase("path polygon") { v in
            Path {
                $0.addLines([.zero, CGPoint(x: v, y: 9), CGPoint(x: 9, y: v)]); $0.closeSubpath()
            }.fill(.red)
        },
        ExtremeCase("path curve") { v in
            Path {
                $0.move(to: .zero);
                $0.addCurve(to: CGPoint(x: 50, y: 50), control1: CGPoint(x: v, y: 0), control2: CGPoint(x: 0, y: v))
            }
            .stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3]))
        },
        ExtremeCase("path arc radius") { v in
            Path {
                $0.addArc(
                    center: CGPoint(x: 50, y: 50), radius: v, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false)
            }.stroke(.red)
        },
        ExtremeCase("path arc angle") { v in
            Path {
                $0.addArc(
                    center: CGPoint(x: 50, y: 50), radius: 9, startAngle: .zero, endAngle: .degrees(Double(v)),
                    clockwise: true)
            }.fill(.red)
        },
        ExtremeCase("path relative arc") { v in
            Path {
                $0.addRelativeArc(center: .zero, radius: 9, startAngle: .radians(Double(v)), delta: .radians(Double(v)))
            }.fill(.red)
        },
        ExtremeCase("path tangent arc") { v in
            Path {
                $0.move(to: .zero);
                $0.addArc(tangent1End: CGPoint(x: 50, y: v), tangent2End: CGPoint(x: 90, y: 9), radius: v)
            }.stroke(.red)
        },
        ExtremeCase("path rectangle") { v in Path(CGRect(x: v, y: 0, width: v, height: 10)).stroke(.red, lineWidth: 2)
        },
        ExtremeCase("path ellipse") { v in Path(ellipseIn: CGRect(x: 0, y: 0, width: v, height: 10)).fill(.red) },
        ExtremeCase("stroked path") { v in
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(
                StrokeStyle(lineWidth: v, dash: [5, v])
            ).fill(.red)
        },
        ExtremeCase("stroked path of a far path") { v in
            Path(CGRect(x: 0, y: 0, width: v, height: 9)).strokedPath(
                StrokeStyle(lineWidth: 2, lineJoin: .round, dash: [5])
            ).fill(.red)
        },
        ExtremeCase("trimmed path") { v in
            Path(ellipseIn: CGRect(x: 0, y: 0, width: v, height: 40)).trimmedPath(from: 0.1, to: 0.5).stroke(.red)
        },
    ]

    private static let styles: [ExtremeCase] = [
        ExtremeCase("colour") { Color(red: Double($0), green: 0, blue: 1) },
        ExtremeCase("colour hue") { Color(hue: Double($0), saturation: Double($0), brightness: 1) },
        ExtremeCase("colour white") { Color(white: Double($0), opacity: Double($0)) },
        ExtremeCase("linear gradient stop") {
            LinearGradient(
                stops: [.init(color: .red, location: $0), .init(color: .blue, location: 1)], startPoint: .top,
                endPoint: .bottom)
        },
        ExtremeCase("linear gradient point") {
            LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: UnitPoint(x: 1, y: $0))
        },
        ExtremeCase("radial gradient") {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0)
        },
        ExtremeCase("radial gradient start") {
            RadialGradient(colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startRadius: $0, endRadius: 5)
        },
        ExtremeCase("angular gradient") {
            AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(Double($0)))
        },
        ExtremeCase("angular gradient end") {
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(Double($0)))
        },
        ExtremeCase("elliptical gradient") {
            EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: $0)
        },
        ExtremeCase("mesh gradient") { v in
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], SIMD2(Float(v), Float(v))],
                colors: [.red, .blue, .green, .yellow])
        },
        ExtremeCase("gradient in an endless view") { v in
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)).frame(
                width: v)
        },
        ExtremeCase("style opacity") { Circle().fill(.red.opacity(Double($0))) },
    ]

    private static let texts: [ExtremeCase] = [
        ExtremeCase("font size") { Text("Text").font(.system(size: $0)) },
        ExtremeCase("font size of a gradient") {
            Text("Text").font(.system(size: $0)).foregroundStyle(
                .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        },
        ExtremeCase("tracking") { Text("Text").tracking($0) },
        ExtremeCase("kerning") { Text("Text").kerning($0) },
        ExtremeCase("baselineOffset") { Text("Text").baselineOffset($0) },
        ExtremeCase("lineSpacing") { Text("One line\nand another").lineSpacing($0) },
        ExtremeCase("lineSpacing, limited") {
            Text("One line and another and another").lineSpacing($0).lineLimit(2).frame(width: 40)
        },
        ExtremeCase("minimumScaleFactor") {
            Text("A longer text than there is space").lineLimit(1).minimumScaleFactor($0)
        },
        ExtremeCase("text in a narrow frame") { Text("A text that is broken").frame(width: $0) },
        ExtremeCase("text with contentTransition") { v in Text("\(Double(v))").contentTransition(.numericText()) },
        ExtremeCase("text formatted") { v in Text(Double(v), format: .number) },
        ExtremeCase("text specifier") { v in Text("\(Double(v), specifier: "%.2f")") },
        ExtremeCase("image scaled") { v in Image(systemName: "star").resizable().frame(width: v, height: v) },
        ExtremeCase("symbol font") { v in Image(systemName: "star").font(.system(size: v)) },
        ExtremeCase("symbol variable") { v in Image(systemName: "wifi", variableValue: Double(v)) },
    ]

    private static let containers: [ExtremeCase] = [
        ExtremeCase("HStack spacing") { v in HStack(spacing: v) { rows } },
        ExtremeCase("VStack spacing") { v in VStack(spacing: v) { rows } },
        ExtremeCase("LazyVStack spacing") { v in ScrollView { LazyVStack(spacing: v) { rows } } },
        ExtremeCase("Spacer") { v in
            HStack {
                square; Spacer(minLength: v); square
            }
        },
        ExtremeCase("Grid spacing") { v in
            Grid(horizontalSpacing: v, verticalSpacing: v) {
                GridRow {
                    square; square
                }; GridRow { square }
            }
        },
        ExtremeCase("adaptive minimum") { v in LazyVGrid(columns: [GridItem(.adaptive(minimum: v))]) { rows } },
        ExtremeCase("adaptive maximum") { v in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20, maximum: v))]) { rows }
        },
        ExtremeCase("adaptive spacing") { v in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: v)]) { rows }
        },
        ExtremeCase("adaptive padded") { v in LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { rows }.padding(v)
        },
        ExtremeCase("adaptive tiny, wide") { v in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 1e-9), spacing: 0)]) { rows }.frame(width: v)
        },
        ExtremeCase("fixed column") { v in
            LazyVGrid(columns: [GridItem(.fixed(v)), GridItem(.flexible())], spacing: v) { rows }
        },
        ExtremeCase("flexible column") { v in LazyVGrid(columns: [GridItem(.flexible(minimum: v, maximum: v))]) { rows }
        },
        ExtremeCase("horizontal grid") { v in
            LazyHGrid(rows: [GridItem(.adaptive(minimum: v)), GridItem(.fixed(v))], spacing: v) { rows }
        },
        ExtremeCase("scroll of an endless view") { v in
            ScrollView([.horizontal, .vertical]) { Color.red.frame(width: v, height: v) }
        },
        ExtremeCase("ViewThatFits") { v in
            ViewThatFits {
                Color.red.frame(width: v); square
            }
        },
        ExtremeCase("list row height") { v in
            List {
                Color.red.frame(height: v); Text("Row")
            }
        },
        ExtremeCase("overlay offset") { v in square.overlay(alignment: .topLeading) { square.offset(x: v).padding(v) }
        },
        ExtremeCase("ProgressView") { v in ProgressView(value: Double(v), total: 10) },
        ExtremeCase("ProgressView total") { v in ProgressView(value: 1, total: Double(v)) },
    ]

    private static let canvases: [ExtremeCase] = [
        ExtremeCase("canvas fill") { v in
            Canvas { c, _ in c.fill(Path(CGRect(x: v, y: 0, width: v, height: 9)), with: .color(.red)) }
        },
        ExtremeCase("canvas stroke") { v in
            Canvas { c, _ in
                c.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.red), lineWidth: v)
            }
        },
        ExtremeCase("canvas transforms") { v in
            Canvas { c, size in
                c.translateBy(x: v, y: 0)
                c.scaleBy(x: v, y: 1)
                c.rotate(by: .degrees(Double(v)))
                c.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        },
        ExtremeCase("canvas opacity") { v in
            Canvas { c, size in
                c.opacity = Double(v); c.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        },
        ExtremeCase("canvas filters") { v in
            Canvas { c, size in
                c.addFilter(.blur(radius: v))
                c.addFilter(.shadow(radius: v, x: v, y: v))
                c.addFilter(.alphaThreshold(min: Double(v), max: 1))
                c.fill(Path(CGRect(x: 20, y: 20, width: 20, height: 20)), with: .color(.red))
            }
        },
        ExtremeCase("canvas text") { v in
            Canvas { c, _ in
                c.draw(Text("Text"), at: CGPoint(x: v, y: 20));
                c.draw(Text("Text"), in: CGRect(x: 0, y: 0, width: v, height: v))
            }
        },
        ExtremeCase("canvas image") { v in
            Canvas { c, _ in c.draw(Image(systemName: "star"), in: CGRect(x: 0, y: v, width: v, height: 20)) }
        },
        ExtremeCase("canvas clip") { v in
            Canvas { c, size in
                c.clip(to: Path(CGRect(x: v, y: v, width: 20, height: v)));
                c.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        },
        ExtremeCase("canvas gradient") { v in
            Canvas { c, size in
                c.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: v, y: v)))
                c.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .radialGradient(
                        Gradient(colors: [.red, .clear]), center: CGPoint(x: v, y: 0), startRadius: v, endRadius: 9))
            }
        },
        ExtremeCase("canvas size") { v in
            Canvas { c, size in c.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }.frame(
                width: v, height: 9)
        },
    ]
}
