import Foundation
import TallyScene

extension Stage {
    /// What is on the stage now. Made when asked for.
    public var frame: Frame {
        runtime.displayList.commit()
        var reader = FrameReader()
        reader.read(runtime.displayList.root, .identity, 1, nil)
        let accessibility = runtime.accessibilityItems.map {
            AccessibilityElement(label: $0.label, value: $0.value, traits: $0.traits, rect: CGRect($0.rect))
        }
        return Frame(
            texts: reader.texts, shapes: reader.shapes, images: reader.images, accessibility: accessibility)
    }
}

/// Walks the display list as the painter would, and notes what it finds.
private struct FrameReader {
    var texts: [TextElement] = []
    var shapes: [ShapeElement] = []
    var images: [ImageElement] = []
    private var order = 0

    mutating func read(_ segment: Segment, _ toStage: Affine, _ opacity: Double, _ clip: Rect?) {
        let map = segment.transform.concatenating(toStage)
        let opacity = opacity * segment.opacity
        var clip = clip
        if let own = segment.clip {
            let box = map.apply(own.bounds)
            clip = clip.map { $0.intersection(box) } ?? box
        }
        readContent(segment, map, opacity, clip)
        for child in segment.children { read(child, map, opacity, clip) }
    }

    private mutating func readContent(_ segment: Segment, _ map: Affine, _ opacity: Double, _ clip: Rect?) {
        let clipRect = clip.map { $0.isEmpty ? CGRect(x: $0.minX, y: $0.minY, width: 0, height: 0) : CGRect($0) }
        order += 1
        func shape(_ box: Rect, _ paint: Paint, isStroked: Bool) -> ShapeElement {
            ShapeElement(
                rect: CGRect(map.apply(box)), opacity: opacity, clip: clipRect, color: paint.firstColor,
                kind: "\(segment.label)", isStroked: isStroked, order: order)
        }
        switch segment.content {
        case .nothing: break
        case .text(let text, let color):
            for line in text.lines {
                let own = line.runs.first { $0.color != nil }?.color
                texts.append(
                    TextElement(
                        string: line.string, rect: CGRect(map.apply(line.box)), opacity: opacity, clip: clipRect,
                        color: Color.Resolved(own ?? color), order: order))
            }
        case .fill(let outline, let paint, _): shapes.append(shape(outline.controlBounds, paint, isStroked: false))
        case .stroke(let outline, let paint, _): shapes.append(shape(outline.controlBounds, paint, isStroked: true))
        case .roundedRect(let rect, _, let paint): shapes.append(shape(rect, paint, isStroked: false))
        case .image(_, let rect):
            images.append(ImageElement(rect: CGRect(map.apply(rect)), opacity: opacity, clip: clipRect, order: order))
        }
    }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Paint {
    fileprivate var firstColor: Color.Resolved {
        switch self {
        case .color(let color): Color.Resolved(color)
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _):
            Color.Resolved(stops.first?.color ?? .clear)
        }
    }
}
