internal import Foundation
package import TallyCore
package import TallyScene

/// What a property of a layer has, and what animations compute with. Nothing of it is boxed but paths, lists and objects.
package enum LayerValue {
    /// No colour, path, list or object.
    case none
    case number(Double)
    /// Yes or no: switches at the middle.
    case flag(Bool)
    /// x and y, or width and height.
    case pair(SIMD2<Double>)
    /// x, y, width and height.
    case rect(SIMD4<Double>)
    case color(RGBA)
    case transform(CATransform3D)
    case path(CGPath)
    case numbers([Double])
    case colors([RGBA])
    /// What can only be exchanged: an image, a mask, a text.
    case object(Any)

    /// What a property holds. A value of another kind is converted where it can be, or is no value of it.
    package enum Kind: UInt8, Sendable {
        case number, flag, point, size, rect, color, transform, path, numbers, colors, object
        /// Whatever is given.
        case any
    }
}

extension LayerValue: Equatable {
    /// Objects are equal if they are the same; numbers and texts in `object` if they are equal.
    package static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.none, .none): true
        case (.number(let a), .number(let b)): a == b
        case (.flag(let a), .flag(let b)): a == b
        case (.pair(let a), .pair(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.transform(let a), .transform(let b)): a == b
        case (.path(let a), .path(let b)): a === b || a == b
        case (.numbers(let a), .numbers(let b)): a == b
        case (.colors(let a), .colors(let b)): a == b
        case (.object(let a), .object(let b)):
            if let a = a as? AnyHashable, let b = b as? AnyHashable {
                a == b
            } else {
                type(of: a) is AnyClass && type(of: b) is AnyClass && (a as AnyObject) === (b as AnyObject)
            }
        default: false
        }
    }
}

extension LayerValue {
    /// What the property holds, or zero, the identity and false if this is something else.
    package var number: Double { if case .number(let value) = self { value } else { 0 } }
    package var flag: Bool { if case .flag(let value) = self { value } else { false } }
    package var pair: SIMD2<Double> { if case .pair(let value) = self { value } else { .zero } }
    package var rect: SIMD4<Double> { if case .rect(let value) = self { value } else { .zero } }
    package var color: RGBA? { if case .color(let value) = self { value } else { nil } }
    package var transform: CATransform3D {
        if case .transform(let value) = self { value } else { CATransform3DIdentity }
    }
    package var path: CGPath? { if case .path(let value) = self { value } else { nil } }
    package var numbers: [Double]? { if case .numbers(let value) = self { value } else { nil } }
    package var colors: [RGBA]? { if case .colors(let value) = self { value } else { nil } }
    package var object: Any? { if case .object(let value) = self { value } else { nil } }
    package var isNone: Bool { if case .none = self { true } else { false } }
}
