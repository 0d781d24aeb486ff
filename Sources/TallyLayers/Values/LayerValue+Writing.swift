package import Foundation
internal import TallyCore
internal import TallyScene

extension LayerValue {
    /// The value as programs see it: of a property of that kind, as `value(forKey:)` returns it. A number is a `Double`.
    package func any(as kind: Kind) -> Any? {
        switch self {
        case .none: nil
        case .number(let value): value
        case .flag(let value): value
        case .pair(let value): kind == .size ? CGSize(value) : CGPoint(value) as Any
        case .rect(let value): CGRect(value)
        case .color(let value): CGColor(value)
        case .transform(let value): value
        case .path(let value): value
        case .numbers(let value): value.map { NSNumber(value: $0) }
        case .colors(let value): value.map { CGColor($0) }
        case .object(let value): value
        }
    }

    /// The value as another one of a key of the program's own is: a number as its type, two as a point, a size or a vector.
    func any(like model: Any?) -> Any? {
        switch (self, model) {
        case (.number(let value), is CGFloat): CGFloat(value)
        case (.number(let value), is Float): Float(value)
        case (.number(let value), is Bool): value >= 0.5
        case (.pair(let value), is CGSize): CGSize(value)
        case (.pair(let value), is CGVector): CGVector(dx: value.x, dy: value.y)
        default: any(as: .any)
        }
    }

    package init(_ value: CGPoint) { self = .pair(SIMD2(Double(value.x), Double(value.y))) }
    package init(_ value: CGSize) { self = .pair(SIMD2(Double(value.width), Double(value.height))) }
    package init(_ value: CGRect) {
        self = .rect(
            SIMD4(
                Double(value.origin.x), Double(value.origin.y), Double(value.size.width), Double(value.size.height)))
    }
}

extension CGPoint {
    package init(_ v: SIMD2<Double>) { self.init(x: v.x, y: v.y) }
}

extension CGSize {
    package init(_ v: SIMD2<Double>) { self.init(width: v.x, height: v.y) }
}

extension CGRect {
    package init(_ v: SIMD4<Double>) { self.init(x: v.x, y: v.y, width: v.z, height: v.w) }
}
