import TallyScene

/// One of the clips that a context draws under, and those further out; in the canvas's space.
final class CanvasClip {
    enum Kind {
        case shape(Clip)
        /// The clip lets everything be seen but the outline.
        case outside(Outline, evenOdd: Bool)
        /// As opaque as what the segment shows, or as that is clear.
        case layer(Segment, opacity: Double, isInverse: Bool)
    }

    let kind: Kind
    private let outer: CanvasClip?
    /// Where anything can show.
    let bounds: Rect
    /// Some of the clips are pictures: what is drawn under them is blended once it has been cut.
    let hasLayers: Bool
    /// The layer itself has been put on the canvas; other places get copies.
    private var isPlaced = false

    init(_ kind: Kind, in outer: CanvasClip?, _ canvas: Rect) {
        self.kind = kind
        self.outer = outer
        let outerBounds = outer?.bounds ?? canvas
        switch kind {
        case .shape(let clip):
            bounds = outerBounds.intersection(clip.bounds)
            hasLayers = outer?.hasLayers ?? false
        case .outside, .layer:
            bounds = outerBounds
            hasLayers = true
        }
    }

    /// The clips from the outermost to this one.
    var chain: [CanvasClip] { (outer?.chain ?? []) + [self] }

    /// Returns a segment that shows others as far as the clip lets them.
    func segment(around children: [Segment], _ sheet: CanvasSheet) -> Segment {
        switch kind {
        case .shape(let clip): return sheet.group(children, clip: clip)
        case .outside(let outline, let evenOdd):
            let cover = sheet.drawing(.fill(outline, .color(.black), evenOdd: evenOdd), "clip")
            cover.effect = .blended(.destinationOut)
            return sheet.group(children + [cover], effect: .group)
        case .layer(let layer, let opacity, let isInverse):
            let own = isPlaced ? sheet.copy(of: layer) : layer
            isPlaced = true
            let cover = sheet.group([own], effect: isInverse ? .blended(.destinationOut) : nil)
            cover.opacity = opacity
            return sheet.group(children + [cover], effect: isInverse ? .group : .mask)
        }
    }
}
