public import Foundation

// What UIKit adds to Foundation's boxes.
extension NSValue {
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
}

extension NSCoder {
    /// Reads `{x, y}`; what cannot be read is 0.
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = numbers(in: string, 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// Reads `{width, height}`; what cannot be read is 0.
    public class func cgSize(for string: String) -> CGSize {
        let numbers = numbers(in: string, 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// Reads `{{x, y}, {width, height}}`; what cannot be read is 0.
    public class func cgRect(for string: String) -> CGRect {
        let numbers = numbers(in: string, 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    public class func string(for point: CGPoint) -> String { "{\(point.x), \(point.y)}" }
    public class func string(for size: CGSize) -> String { "{\(size.width), \(size.height)}" }
    public class func string(for rect: CGRect) -> String {
        "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
    }

    private class func numbers(in string: String, _ count: Int) -> [CGFloat] {
        let words = string.split { "{}, ".contains($0) }
        return (0..<count).map { $0 < words.count ? CGFloat(Double(words[$0]) ?? 0) : 0 }
    }
}
