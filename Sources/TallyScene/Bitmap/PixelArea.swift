/// A rectangle of whole pixels inside a bitmap.
package struct PixelArea: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns the smallest area that holds both; an empty one adds nothing.
    package func union(_ other: PixelArea) -> PixelArea {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        let right = max(x + width, other.x + other.width)
        let bottom = max(y + height, other.y + other.height)
        return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Bitmap {
    package var area: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }
}
