import Foundation
import TallyCore
import TallyScene

/// An image in its surroundings: found, read and measured.
struct Picture {
    private enum Kind {
        case symbol(Symbol, FontRequest, any TextShaping)
        case bitmap(LoadedImage)
        case drawing(ImageDrawing)
        case nothing
    }

    private let kind: Kind
    /// The size in points.
    let size: CGSize
    /// The distance of the baseline from the top, in points.
    let baseline: CGFloat
    let isTemplate: Bool
    /// Laid out again and again where it is drawn larger than it is.
    private let isTiled: Bool
    /// The number of pixels a point.
    private let scale: CGFloat
    /// With the forms that the environment asks for; nil: it is no symbol.
    private(set) var symbolName: String?
    /// Drawn the other way round, as the layout runs from right to left and its name follows that.
    private var isMirrored = false
    /// How many of a symbol's levels are lit, 0...1; nil is all.
    private(set) var variableValue: Double?

    @MainActor init(
        _ image: Image, _ environment: EnvironmentValues, _ shaper: any TextShaping, report: (String) -> Void
    ) {
        isTiled = image.resizing == .tile
        scale = environment.displayScale
        switch image.source {
        case .symbol(let name):
            let font = (environment.textStyle ?? Text.Style()).request(in: environment)
            var fullName = environment.symbolVariants.name(name)
            if fullName != name, !Symbol(fullName, weight: font.weight).isKnown,
                Symbol(name, weight: font.weight).isKnown
            {
                // There is no such variant of it.
                fullName = name
            }
            if name.isEmpty {
                report("A symbol has no name: nothing is shown in its place.")
                kind = .nothing
                size = .zero
                baseline = 0
                isTemplate = true
                return
            }
            symbolName = fullName
            isMirrored = environment.layoutDirection == .rightToLeft && SymbolName.followsLayout(fullName)
            variableValue = image.variableValue
            let symbol = Symbol(fullName, weight: font.weight)
            if !symbol.isKnown {
                report(
                    "No symbol is named \"\(name)\": a box is shown in its place. "
                        + "Draw it with Path or Canvas, or add a picture to the target's resources.")
            }
            kind = .symbol(symbol, font, shaper)
            let unit =
                CGFloat(font.size) * Symbol.scale * environment.imageScale.factor
                * environment.symbolEnlargement / Symbol.side
            let bounds = symbol.bounds
            size = CGSize(width: bounds.width * unit, height: bounds.height * unit)
            // The middle of the grid stands at the middle of the capitals.
            baseline = (Symbol.side / 2 - bounds.minY) * unit + CGFloat(font.size) * Self.capitals / 2
            isTemplate = true
        case .file(let file):
            let asset = file.asset
            isTemplate = image.rendering.map { $0 == .template } ?? asset?.isTemplate ?? false
            let loaded = LoadedImage.load(file, asset, for: environment.colorScheme, report: report)
            kind = loaded.map(Kind.bitmap) ?? .nothing
            size = loaded?.size ?? .zero
            baseline = size.height
        case .memory(let memory):
            isTemplate = image.rendering == .template
            size = memory.loaded.size
            kind = size.width > 0 && size.height > 0 ? .bitmap(memory.loaded) : .nothing
            baseline = size.height
        case .drawing(let drawing):
            isTemplate = image.rendering == .template
            kind = .drawing(drawing)
            size = drawing.size
            baseline = size.height
        }
    }

    /// The height of capitals for each point of the font.
    private static let capitals: CGFloat = 0.71

    var isNothing: Bool { if case .nothing = kind { true } else { false } }

    /// Draws the picture over a rectangle of the context's space.
    func draw(_ context: GraphicsContext, in rect: CGRect, _ map: Affine, _ shading: GraphicsContext.Shading) {
        switch kind {
        case .nothing: return
        case .symbol(let symbol, let font, let shaper):
            if variableValue != nil {
                let parts = parts
                return draw(context, in: rect, parts, restingPoses(parts), shading)
            }
            symbol.draw(symbolContext(context, in: rect, symbol.bounds), shading, font, shaper)
        case .bitmap(let image):
            let places = isTiled ? tiles(rect) : [rect]
            let pixels = CGSize(
                width: (places.first?.width ?? 0) * map.xScale * scale,
                height: (places.first?.height ?? 0) * map.yScale * scale)
            let bitmap = onMain { image.bitmap(width: Double(pixels.width), height: Double(pixels.height)) }
            let drawn = places.map { place in
                context.sheet.drawing(
                    .image(
                        bitmap,
                        in: Rect(x: place.minX, y: place.minY, width: place.width, height: place.height)),
                    "image", map)
            }
            put(drawn, context, in: rect, map, shading)
        case .drawing(let drawing):
            let inner = CanvasLayer(context.sheet)
            var own = GraphicsContext(inner, environment: context.environment)
            own.transform = CGAffineTransform(map)
            own.translateBy(x: rect.minX, y: rect.minY)
            if drawing.size.width > 0, drawing.size.height > 0 {
                own.scaleBy(x: rect.width / drawing.size.width, y: rect.height / drawing.size.height)
            }
            let area = Path(CGRect(origin: .zero, size: drawing.size))
            own.clip(to: area)
            if drawing.isOpaque { own.fill(area, with: .color(.black)) }
            drawing.renderer(&own)
            let layer = context.sheet.group(inner.finish(), effect: inner.hasBlending ? .group : nil)
            put([layer], context, in: rect, map, shading)
        }
    }

    /// Returns the context in units of a symbol whose bounds fill a rectangle.
    func symbolContext(_ context: GraphicsContext, in rect: CGRect, _ bounds: CGRect) -> GraphicsContext {
        var inner = context
        inner.translateBy(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY)
        inner.scaleBy(x: (isMirrored ? -1 : 1) * rect.width / bounds.width, y: rect.height / bounds.height)
        inner.translateBy(x: -bounds.minX, y: -bounds.minY)
        return inner
    }

    /// The symbol, its font and what shapes letters.
    var symbol: (Symbol, FontRequest, any TextShaping)? {
        if case .symbol(let symbol, let font, let shaper) = kind { (symbol, font, shaper) } else { nil }
    }

    /// The pixels of a file or of memory; nil for what is drawn.
    var loaded: LoadedImage? {
        if case .bitmap(let image) = kind { image } else { nil }
    }

    private func put(
        _ drawn: [Segment], _ context: GraphicsContext, in rect: CGRect, _ map: Affine,
        _ shading: GraphicsContext.Shading
    ) {
        guard isTemplate else {
            return context.place(drawn.count == 1 ? drawn[0] : clipped(drawn, context, rect, map))
        }
        let area = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        let ground = context.sheet.drawing(
            .roundedRect(area, radius: 0, context.paint(shading, in: area)), "rectangle", map)
        let shape = drawn.count == 1 ? drawn[0] : clipped(drawn, context, rect, map)
        context.place(context.sheet.group([ground, shape], effect: .mask))
    }

    private func clipped(_ drawn: [Segment], _ context: GraphicsContext, _ rect: CGRect, _ map: Affine) -> Segment {
        let area = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        var outline = PathOutline()
        outline.addRect(area)
        return context.sheet.group(
            drawn,
            clip: map.isAxisAligned
                ? .rect(map.apply(area))
                : .outline(Outline(outline.outline.elements.map { $0.mapped(map.apply) }), evenOdd: false))
    }

    /// Rectangles of the picture's own size that cover another one; a thousand at most.
    private func tiles(_ rect: CGRect) -> [CGRect] {
        guard size.width > 0, size.height > 0 else { return [] }
        var result: [CGRect] = []
        var y = rect.minY
        while y < rect.maxY {
            var x = rect.minX
            while x < rect.maxX {
                if result.count == 1000 { return result }
                result.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
                x += size.width
            }
            y += size.height
        }
        return result
    }
}

extension Image.Scale {
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.27
        }
    }
}

extension Affine {
    fileprivate var xScale: CGFloat { CGFloat((a * a + b * b).squareRoot()) }
    fileprivate var yScale: CGFloat { CGFloat((c * c + d * d).squareRoot()) }
}
