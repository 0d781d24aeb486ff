import Foundation
import TallyMotion
import TallyScene

/// A picture as something to fill with, as it is in one place.
package struct ResolvedTiles: Hashable, Sendable {
    private let bitmap: Bitmap
    /// Of the whole picture, in points.
    private let size: Size
    /// The part that is laid out, as shares of the picture.
    private var part: Rect
    private var scale: Double
    package var opacity = 1.0

    /// - Parameters:
    ///   - size: Of the whole picture, in points.
    ///   - part: What of the picture is laid out, as shares of it; cut at its edges.
    ///   - scale: How many times its size a tile is. Not finite, or not above 0: nothing is drawn.
    package init(_ bitmap: Bitmap, size: Size, part: Rect, scale: Double) {
        self.bitmap = bitmap
        self.size = size
        self.part = part
        self.scale = scale
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(part)
        hasher.combine(scale)
    }

    /// Tiles of one picture move; another picture shows at once.
    func isAnimatable(to other: ResolvedTiles) -> Bool { size == other.size && bitmap == other.bitmap }

    var vectors: [Vector4] {
        [
            Vector4(part.minX, part.minY, part.width, part.height).scaled(by: animatableUnit),
            Vector4(scale, opacity, 0, 0).scaled(by: animatableUnit),
        ]
    }

    func replacing(vectors: [Vector4]) -> ResolvedTiles {
        var new = self
        let place = vectors[0].scaled(by: 1 / animatableUnit)
        let rest = vectors[1].scaled(by: 1 / animatableUnit)
        new.part = Rect(x: place[0], y: place[1], width: place[2], height: place[3])
        new.scale = rest[0]
        new.opacity = rest[1]
        return new
    }

    /// Returns the tiles of an area, the first of them at its top left.
    func paint(in rect: CGRect) -> Paint {
        let whole = Rect(x: 0, y: 0, width: 1, height: 1)
        let part = part.intersection(whole)
        let (width, height) = (Double(bitmap.width), Double(bitmap.height))
        let tiles = Tiles(
            bitmap,
            source: Rect(
                x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height),
            tile: Rect(
                x: rect.minX, y: rect.minY, width: part.width * size.width * scale,
                height: part.height * size.height * scale),
            opacity: opacity)
        return tiles.map { .tiles($0) } ?? .color(.clear)
    }
}
