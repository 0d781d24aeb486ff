import TallyScene

/// A text filled with a gradient: the gradient's area, shown as far as the glyphs cover it.
@MainActor
final class FilledText {
    /// The glyphs, in an opaque colour.
    let glyphs = Segment()
    private let area = Segment()
    private let filling = Segment()
    private let rest = Segment()

    init() {
        filling.setChildren(area, glyphs)
        filling.effect = .mask
    }

    /// - Parameter coloured: the parts that have a colour of their own; they are drawn over the others.
    func draw(into segment: Segment, _ paint: Paint, area rect: Rect, coloured: ShapedText?) {
        area.content = .roundedRect(rect, radius: 0, paint)
        segment.content = .nothing
        if let coloured {
            rest.content = .text(coloured, color: .clear)
            segment.setChildren([filling, rest])
        } else {
            segment.setChildren([filling])
        }
    }

    /// Returns what the glyphs are drawn with: opaque, and of the gradient's first colour for whoever reads the frame.
    static func glyphColor(_ paint: Paint) -> RGBA {
        var color: RGBA
        switch paint {
        case .color(let only): color = only
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            color = stops.first?.color ?? .black
        case .material(let material): color = material.tint
        case .tiles(let tiles): color = tiles.color
        case .mesh(let mesh): color = mesh.nodes.first?.color ?? mesh.background
        }
        color.alpha = 1
        return color
    }

    func end(in segment: Segment) { segment.setChildren([]) }
}
