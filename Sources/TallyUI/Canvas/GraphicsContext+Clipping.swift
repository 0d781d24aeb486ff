public import Foundation
import TallyCore
import TallyScene

extension GraphicsContext {
    /// How a clip is applied.
    @frozen
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What the clip covers is cut away, the rest is shown.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
    }

    /// The rectangle around where anything can show, in the space of the current transform. Empty if nothing can, and null
    /// if the transform flattens the plane.
    public var clipBoundingRect: CGRect {
        guard let map, let inverse = map.inverse else { return .null }
        let bounds = clip?.bounds ?? sheet.bounds
        return bounds.isEmpty ? .zero : CGRect(inverse.apply(bounds))
    }

    /// Shows what is drawn next only inside the path, within the clips so far. An empty path leaves nothing.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        guard let map else { return }
        if options.contains(.inverse) {
            let outline = Outline(path.outline.elements.map { $0.mapped(map.apply) })
            clip = CanvasClip(.outside(outline, evenOdd: style.isEOFilled), in: clip, sheet.bounds)
        } else if case .rect(let rect) = path.storage, map.isAxisAligned {
            clip = CanvasClip(.shape(.rect(map.apply(rect))), in: clip, sheet.bounds)
        } else {
            let outline = Outline(path.outline.elements.map { $0.mapped(map.apply) })
            clip = CanvasClip(.shape(.outline(outline, evenOdd: style.isEOFilled)), in: clip, sheet.bounds)
        }
    }

    /// Shows what is drawn next as opaque as a layer is at each place, within the clips so far.
    ///
    /// - Parameter opacity: multiplies into the layer's; held within 0...1.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let inner = CanvasLayer(sheet)
        var context = GraphicsContext(inner, environment: environment)
        context.transform = transform
        try content(&context)
        let segment = sheet.group(inner.finish(), effect: inner.hasBlending ? .group : nil)
        let share = opacity >= 1 ? 1 : opacity > 0 ? opacity : 0
        clip = CanvasClip(
            .layer(segment, opacity: share, isInverse: options.contains(.inverse)), in: clip, sheet.bounds)
    }
}
