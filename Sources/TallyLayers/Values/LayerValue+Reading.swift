internal import Foundation
internal import TallyCore
internal import TallyScene

extension LayerValue {
    /// Reads what a program hands over as a value of a kind; nil if it is not one.
    ///
    /// nil and `NSNull` are no colour, path, list or object, and no value of the other kinds. Of what can be exchanged only,
    /// everything is a value. NaN is none.
    package init?(_ value: Any?, as kind: Kind) {
        guard let value = Self.unwrapped(value) else {
            switch kind {
            case .color, .path, .numbers, .colors, .object, .any: self = .none
            default: return nil
            }
            return
        }
        let read: LayerValue? =
            switch kind {
            case .number: Self.double(value).map { .number($0) }
            case .flag: Self.double(value).map { .flag($0 != 0) }
            case .point, .size: Self.pair(value).map { .pair($0) }
            case .rect: Self.rect(value).map { .rect($0) }
            case .color: Self.color(value).map { .color($0) }
            case .transform: Self.transform(value).map { .transform($0) }
            case .path: Self.path(value).map { .path($0) }
            case .numbers: (value as? [Any]).flatMap { Self.all($0, Self.double) }.map { .numbers($0) }
            case .colors: (value as? [Any]).flatMap { Self.all($0, Self.color) }.map { .colors($0) }
            case .object: .object(value)
            case .any: Self.anything(value)
            }
        guard let read else { return nil }
        self = read
    }

    /// The first kind that it is a value of.
    private static func anything(_ value: Any) -> LayerValue {
        if let number = double(value) { return .number(number) }
        if let pair = pair(value) { return .pair(pair) }
        if let rect = rect(value) { return .rect(rect) }
        if let transform = transform(value) { return .transform(transform) }
        if let color = color(value) { return .color(color) }
        if let path = path(value) { return .path(path) }
        return .object(value)
    }

    /// Takes the optionals off that hide in an `Any`; nil for nothing and for `NSNull`.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        if let optional = value as? any AnyOptional { return unwrapped(optional.content) }
        return value
    }

    /// Returns each element read; nil if one cannot be.
    private static func all<T>(_ values: [Any], _ read: (Any) -> T?) -> [T]? {
        var result: [T] = []
        result.reserveCapacity(values.count)
        for value in values {
            guard let element = read(value) else { return nil }
            result.append(element)
        }
        return result
    }

    package static func double(_ value: Any) -> Double? {
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as Float: Double(value)
            case let value as Bool: value ? 1 : 0
            case let value as NSNumber: value.doubleValue
            case let value as any BinaryInteger: Double(value)
            case let value as any LayerValueConvertible:
                if case .number(let number) = value.layerValue { number } else { nil }
            default: nil
            }
        return number.flatMap { $0.isNaN ? nil : $0 }
    }

    private static func pair(_ value: Any) -> SIMD2<Double>? {
        let pair: SIMD2<Double>? =
            if type(of: value) is AnyClass {
                boxed(value, "{CGPoint=dd}").map { SIMD2(Double($0.pointValue.x), Double($0.pointValue.y)) }
                    ?? boxed(value, "{CGSize=dd}").map {
                        SIMD2(Double($0.sizeValue.width), Double($0.sizeValue.height))
                    }
            } else {
                switch value {
                case let value as CGPoint: SIMD2(Double(value.x), Double(value.y))
                case let value as CGSize: SIMD2(Double(value.width), Double(value.height))
                case let value as CGVector: SIMD2(Double(value.dx), Double(value.dy))
                default: nil
                }
            }
        return pair.flatMap { $0.x.isNaN || $0.y.isNaN ? nil : $0 }
    }

    private static func rect(_ value: Any) -> SIMD4<Double>? {
        let rect =
            type(of: value) is AnyClass
            ? boxed(value, "{CGRect={CGPoint=dd}{CGSize=dd}}")?.rectValue : value as? CGRect
        guard let rect else { return nil }
        let lanes = SIMD4(
            Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
        return lanes == lanes ? lanes : nil
    }

    /// Returns the box if it holds that type. To cast a box of another to a point would trap.
    private static func boxed(_ value: Any, _ encoding: String) -> NSValue? {
        guard type(of: value) is AnyClass, let box = value as? NSValue, !(box is NSNumber),
            String(cString: box.objCType) == encoding
        else { return nil }
        return box
    }

    private static func color(_ value: Any) -> RGBA? {
        (value as? any LayerValueConvertible)?.layerValue.color
    }

    private static func path(_ value: Any) -> CGPath? {
        (value as? any LayerValueConvertible)?.layerValue.path ?? (value as? Path).map { CGPath($0) }
    }

    private static func transform(_ value: Any) -> CATransform3D? {
        if let box = boxed(value, NSValue.transformType) { return box.caTransform3DValue }
        return switch value {
        case let value as CATransform3D: value
        case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value)
        case let value as any LayerValueConvertible:
            if case .transform(let transform) = value.layerValue { transform } else { nil }
        default: nil
        }
    }
}

/// An optional of any type.
private protocol AnyOptional {
    var content: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var content: Any? { self }
}
