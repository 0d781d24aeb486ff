import Foundation
import TallyScene

extension Bitmap {
    /// Returns the smallest area outside which both have the same pixels. Both must have one size.
    func difference(from other: Bitmap) -> PixelArea {
        pixels.withUnsafeBufferPointer { mine in
            other.pixels.withUnsafeBufferPointer { theirs in
                Self.difference(mine.baseAddress!, theirs.baseAddress!, width, height)
            }
        }
    }

    /// Returns the smallest area outside which two planes of one size are the same.
    static func difference<Element: Equatable>(
        _ one: UnsafePointer<Element>, _ other: UnsafePointer<Element>, _ width: Int, _ height: Int
    ) -> PixelArea {
        let bytes = width * MemoryLayout<Element>.stride
        func differs(_ y: Int) -> Bool { memcmp(one + y * width, other + y * width, bytes) != 0 }
        guard let top = (0..<height).first(where: differs),
            let bottom = (top..<height).last(where: differs)
        else { return PixelArea(x: 0, y: 0, width: 0, height: 0) }
        var left = width
        var right = 0
        for y in top...bottom {
            let a = one + y * width
            let b = other + y * width
            var x = 0
            while x < left && a[x] == b[x] { x += 1 }
            left = x
            x = width
            while x > right && a[x - 1] == b[x - 1] { x -= 1 }
            right = x
        }
        return PixelArea(x: left, y: top, width: right - left, height: bottom - top + 1)
    }
}
