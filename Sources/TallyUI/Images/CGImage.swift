public import Foundation
import TallyScene

/// A picture in memory, of pixels of 8 bits a component in sRGB.
///
/// Nothing of it changes once it is made; it is equal to itself alone.
public final class CGImage: Sendable, Hashable {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { 4 * width }

    /// Returns what is inside of a rectangle, in pixels from the top left corner; of a pixel of which a part is inside, all.
    ///
    /// - Returns: nil if nothing is inside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let inside = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !inside.isNull, inside.width >= 1, inside.height >= 1 else { return nil }
        let (left, top) = (Int(inside.minX), Int(inside.minY))
        var part = Bitmap(width: Int(inside.width), height: Int(inside.height))
        for y in 0..<part.height {
            for x in 0..<part.width { part[x, y] = bitmap[left + x, top + y] }
        }
        return CGImage(part)
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
