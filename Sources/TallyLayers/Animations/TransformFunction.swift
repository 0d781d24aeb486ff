internal import Foundation
package import TallyCore

/// The functions behind `CAValueFunction`.
package enum TransformFunction: String, Sendable {
    case rotateX, rotateY, rotateZ
    case scale, scaleX, scaleY, scaleZ
    case translate, translateX, translateY, translateZ

    /// What it takes.
    package var kind: LayerValue.Kind { self == .scale || self == .translate ? .numbers : .number }

    /// Returns the transform of a number, or of three; the identity for another value.
    package func transform(of value: LayerValue) -> CATransform3D {
        switch (self, value) {
        case (.rotateX, .number(let n)): return CATransform3DMakeRotation(CGFloat(n), 1, 0, 0)
        case (.rotateY, .number(let n)): return CATransform3DMakeRotation(CGFloat(n), 0, 1, 0)
        case (.rotateZ, .number(let n)): return CATransform3DMakeRotation(CGFloat(n), 0, 0, 1)
        case (.scaleX, .number(let n)): return CATransform3DMakeScale(CGFloat(n), 1, 1)
        case (.scaleY, .number(let n)): return CATransform3DMakeScale(1, CGFloat(n), 1)
        case (.scaleZ, .number(let n)): return CATransform3DMakeScale(1, 1, CGFloat(n))
        case (.translateX, .number(let n)): return CATransform3DMakeTranslation(CGFloat(n), 0, 0)
        case (.translateY, .number(let n)): return CATransform3DMakeTranslation(0, CGFloat(n), 0)
        case (.translateZ, .number(let n)): return CATransform3DMakeTranslation(0, 0, CGFloat(n))
        case (.scale, .numbers(let n)) where n.count == 3:
            return CATransform3DMakeScale(CGFloat(n[0]), CGFloat(n[1]), CGFloat(n[2]))
        case (.translate, .numbers(let n)) where n.count == 3:
            return CATransform3DMakeTranslation(CGFloat(n[0]), CGFloat(n[1]), CGFloat(n[2]))
        default: return CATransform3DIdentity
        }
    }

    /// Returns the number, or the three, that it would make a transform of, as far as it can be read back from one.
    package func value(of transform: CATransform3D) -> LayerValue {
        func part(_ component: LayerKeyPath.Component) -> LayerValue { component.get(from: TransformParts(transform)) }
        switch self {
        case .rotateX: return part(.rotationX)
        case .rotateY: return part(.rotationY)
        case .rotateZ: return part(.rotationZ)
        case .scaleX: return part(.scaleX)
        case .scaleY: return part(.scaleY)
        case .scaleZ: return part(.scaleZ)
        case .translateX: return part(.translationX)
        case .translateY: return part(.translationY)
        case .translateZ: return part(.translationZ)
        case .scale:
            let scale = TransformParts(transform).scale
            return .numbers([scale.x, scale.y, scale.z])
        case .translate:
            let way = TransformParts(transform).translation
            return .numbers([way.x, way.y, way.z])
        }
    }
}
