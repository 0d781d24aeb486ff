public import Foundation
import TallyCore
import TallyScene

/// Where a canvas's renderer draws, and how: place, opacity, blending, clips and filters of what it draws next.
///
/// A copy draws onto the same layer; what is changed of it holds for what is drawn with it. Good while the renderer runs.
public struct GraphicsContext {
    let layer: CanvasLayer
    /// That of the place where the canvas stands; what is drawn resolves colours, fonts and styles in it.
    public let environment: EnvironmentValues
    /// Of what is drawn next, times its own; held within 0...1, NaN counts as 0.
    public var opacity: Double = 1
    /// How what is drawn next is put onto what the layer shows already.
    public var blendMode: BlendMode = .normal
    /// From the space that what is drawn next is given in to the canvas's, in points. With a map that is not finite nothing
    /// is drawn.
    public var transform: CGAffineTransform = .identity
    var clip: CanvasClip?
    /// The last one is applied first.
    var filters: [CanvasFilter] = []

    init(_ layer: CanvasLayer, environment: EnvironmentValues) {
        self.layer = layer
        self.environment = environment
    }

    /// Scales what is drawn next, before what was asked for so far.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves what is drawn next, before what was asked for so far.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Turns what is drawn next about the origin, clockwise, before what was asked for so far.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Maps what is drawn next by the matrix, before what was asked for so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Draws onto a transparent layer, and that as one picture onto this one. Opacity, blending, clips and filters of
    /// this context are the layer's, and the layer's own begin at nothing. The transform goes on.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let inner = CanvasLayer(sheet)
        var context = GraphicsContext(inner, environment: environment)
        context.transform = transform
        try content(&context)
        let segment = sheet.group(inner.finish())
        if inner.hasBlending { segment.effect = .group }
        place(segment, isLayer: true)
    }

    /// Draws what was made elsewhere, in the space that is in use.
    ///
    /// - Parameter fill: makes each of the pieces; its segment has the content that it had the last time.
    package func draw(_ count: Int, fill: (Int, Segment) -> Void) {
        guard let map, count > 0 else { return }
        let segments = (0..<count).map { index in
            let segment = sheet.open()
            fill(index, segment)
            return segment
        }
        place(sheet.group(segments, map))
    }
}

extension GraphicsContext {
    var sheet: CanvasSheet { layer.sheet }

    /// The map in use; nil if nothing can be drawn.
    var map: Affine? { transform.affine.isFinite ? transform.affine : nil }

    /// The opacity that is meant.
    private var share: Double { blendMode == .clear || opacity >= 1 ? 1 : opacity > 0 ? opacity : 0 }

    /// Puts a segment in the canvas's space onto the layer: through the filters, then as opaque, blended and clipped as the
    /// context says.
    ///
    /// - Parameter ownBlending: How it is blended where the context does not say.
    func place(_ drawn: Segment, isLayer: Bool = false, ownBlending: Blending? = nil) {
        var segment = drawn
        for filter in filters.reversed() { segment = filter.segment(around: segment, sheet) }
        if isLayer && clip == nil && (blendMode == .copy || blendMode == .destinationIn) {
            // What has parts fades as one; and what is faded already keeps its own share.
            if segment.effect == nil { segment.effect = .group }
            segment.opacity = share
            return blendMode == .copy ? layer.replace(by: segment) : layer.mask(by: segment)
        }
        // What is opaque keeps all that is there.
        if share == 0 || blendMode == .destinationIn { return }
        if let blending = blendMode.blending ?? ownBlending {
            return layer.add(segment, blending, opacity: share, under: clip)
        }
        if share < 1 {
            if segment.effect == nil && !segment.children.isEmpty { segment.effect = .group }
            segment.opacity = share
        }
        layer.add(segment, under: clip)
    }
}
