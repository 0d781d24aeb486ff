import Foundation
import TallyScene

/// One thing that a segment draws: a line of text, a shape or a picture.
struct DrawnElement {
    enum Content {
        case text(TextElement)
        case shape(ShapeElement)
        case image(ImageElement)
    }

    let segment: Segment
    /// What draws it, the segment itself or a glyph in it that takes turns: as long as it lives, the same element.
    let part: AnyObject
    var id: ObjectIdentifier { ObjectIdentifier(part) }
    /// What a glyph is one of, and a segment stands in.
    var surrounding: AnyObject? { part === segment ? segment.parent : segment }
    let content: Content
    /// How many lines the segment's text has, those that no clip lets through included; 1 for what is no text.
    var lines = 1

    var text: TextElement? { if case .text(let text) = content { text } else { nil } }
    var shape: ShapeElement? { if case .shape(let shape) = content { shape } else { nil } }
    var image: ImageElement? { if case .image(let image) = content { image } else { nil } }

    var rect: CGRect {
        switch content {
        case .text(let text): text.rect
        case .shape(let shape): shape.rect
        case .image(let image): image.rect
        }
    }

    var opacity: Double {
        switch content {
        case .text(let text): text.opacity
        case .shape(let shape): shape.opacity
        case .image(let image): image.opacity
        }
    }

    var clip: CGRect? {
        switch content {
        case .text(let text): text.clip
        case .shape(let shape): shape.clip
        case .image(let image): image.clip
        }
    }

    var color: Color.Resolved {
        switch content {
        case .text(let text): text.color
        case .shape(let shape): shape.color
        case .image: Color.Resolved(.clear)
        }
    }
}

/// Walks the display list as the painter would, and notes what it finds in paint order.
struct FrameReader {
    private(set) var drawn: [DrawnElement] = []
    /// The place of what is drawn next: segments without a drawing do not count, as they come and go unseen.
    private var order = 0

    init(_ displayList: DisplayList) {
        displayList.commit()
        read(displayList.root, Projection(), 1, nil)
    }

    private mutating func read(_ segment: Segment, _ toStage: Projection, _ opacity: Double, _ clip: Rect?) {
        var map = Projection(segment.transform).concatenating(toStage)
        if let projection = segment.projection { map = projection.concatenating(map) }
        let opacity = opacity * segment.opacity
        var clip = clip
        if let own = segment.clip {
            let box = map.apply(own.bounds)
            clip = clip.map { $0.intersection(box) } ?? box
        }
        readContent(segment, map, opacity, clip)
        readGlyphs(segment, map, opacity, clip)
        if case .mask? = segment.effect { return readMasked(segment, map, opacity, clip) }
        for child in segment.children { read(child, map, opacity, clip) }
    }

    /// Reads a masked segment: it is seen where the mask is; of the mask itself only its texts are seen as such.
    private mutating func readMasked(_ segment: Segment, _ map: Projection, _ opacity: Double, _ clip: Rect?) {
        guard let mask = segment.children.last else { return }
        let box = map.apply(mask.bounds)
        let inside = clip.map { $0.intersection(box) } ?? box
        for child in segment.children.dropLast() { read(child, map, opacity, inside) }
        let before = drawn.count
        read(mask, map, opacity, clip)
        drawn = drawn[..<before] + drawn[before...].filter { $0.text != nil }
    }

    private mutating func readGlyphs(_ segment: Segment, _ toStage: Projection, _ outer: Double, _ clip: Rect?) {
        for glyph in segment.glyphs {
            guard let text = glyph.text else { continue }
            let look = glyph.look
            read(
                text, segment.cell.pointee.textColor, in: segment, part: glyph,
                Projection(glyph.transform).concatenating(toStage), outer * look.opacity, clip, blur: look.blur)
        }
    }

    private mutating func read(
        _ text: ShapedText, _ color: RGBA, in segment: Segment, part: AnyObject, _ map: Projection, _ opacity: Double,
        _ clip: Rect?, blur: Double = 0
    ) {
        let clipRect = clip.map(Self.clipRect)
        let blur = blur * (map.affine.map { abs($0.determinant).squareRoot() } ?? 1)
        // A line that a clip hides wholly is not on the stage: so a column at rest is one digit, whatever it passed.
        for line in text.lines where clip.map({ !$0.intersection(map.apply(line.ink)).isEmpty }) ?? true {
            let own = line.runs.first { $0.color != nil }?.color
            let element = TextElement(
                string: line.string, rect: CGRect(map.apply(line.box)), opacity: opacity, clip: clipRect,
                color: Color.Resolved(own ?? color), blur: blur, order: order)
            drawn.append(
                DrawnElement(segment: segment, part: part, content: .text(element), lines: text.lines.count))
            order += 1
        }
    }

    private static func clipRect(_ clip: Rect) -> CGRect {
        clip.isEmpty ? CGRect(x: clip.minX, y: clip.minY, width: 0, height: 0) : CGRect(clip)
    }

    private mutating func readContent(_ segment: Segment, _ map: Projection, _ opacity: Double, _ clip: Rect?) {
        let clipRect = clip.map(Self.clipRect)
        func add(_ content: DrawnElement.Content) {
            drawn.append(DrawnElement(segment: segment, part: segment, content: content))
            order += 1
        }
        func addShape(_ box: Rect, _ paint: Paint, isStroked: Bool) {
            let shape = ShapeElement(
                rect: CGRect(map.apply(box)), opacity: opacity, clip: clipRect, color: paint.firstColor,
                kind: "\(segment.label)", isStroked: isStroked, order: order)
            add(.shape(shape))
        }
        switch segment.content {
        case .nothing: break
        case .text(let text, let color):
            read(text, color, in: segment, part: segment, map, opacity, clip)
        case .fill(let outline, let paint, _): addShape(outline.controlBounds, paint, isStroked: false)
        case .stroke(let outline, let paint, _): addShape(outline.controlBounds, paint, isStroked: true)
        case .roundedRect(let rect, _, let paint): addShape(rect, paint, isStroked: false)
        case .image(_, let rect):
            let image = ImageElement(rect: CGRect(map.apply(rect)), opacity: opacity, clip: clipRect, order: order)
            add(.image(image))
        }
    }
}

extension Paint {
    fileprivate var firstColor: Color.Resolved {
        switch self {
        case .color(let color): Color.Resolved(color)
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            Color.Resolved(stops.first?.color ?? .clear)
        case .material(let material): Color.Resolved(material.color)
        case .tiles(let tiles): Color.Resolved(tiles.color)
        case .mesh(let mesh): Color.Resolved(mesh.nodes.first?.color ?? mesh.background)
        }
    }
}
