public import Foundation
import TallyCore
import TallyScene

/// A picture to fill, stroke or write with: it is laid out again and again from the top left of what is filled.
///
/// A symbol is laid out in the colour of labels, a template in its own colours. `sourceRect` and `scale` move with an
/// animation; another picture shows at once.
@frozen
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the image that is laid out, in shares of its width and height; cut at its edges. Without extent: nothing is
    /// drawn.
    public var sourceRect: CGRect
    /// How many times its own size a tile is. Not finite, or not above 0: nothing is drawn.
    public var scale: CGFloat

    public typealias Resolved = Never

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        // unsafe: used at once and here: styles are resolved where views are updated and drawn.
        nonisolated(unsafe) let environment = environment
        let factor = scale * environment.displayScale
        guard scale > 0, scale.isFinite, sourceRect.isFinite, let runtime = Runtime.current else { return Self.clear }
        let found = onMain { Picture.pixels(of: image, in: environment, factor: factor, runtime) }
        guard let (bitmap, size) = found else { return Self.clear }
        return _ResolvedShapeStyle(
            .tiles(
                ResolvedTiles(bitmap, size: Size(size), part: Rect(sourceRect.standardized), scale: Double(scale))))
    }

    private static let clear = _ResolvedShapeStyle(.color(Color.Resolved(.clear)))
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture laid out again and again from the top left of what is filled.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
