internal import TallyCore

extension LayerKeyPath {
    /// Returns the part of a property's value; of a value of another kind that value.
    package func get(from value: LayerValue) -> LayerValue {
        switch (component, value) {
        case (.whole, _): return value
        case (.x, .pair(let v)), (.width, .pair(let v)): return .number(v.x)
        case (.y, .pair(let v)), (.height, .pair(let v)): return .number(v.y)
        case (.origin, .rect(let v)): return .pair(SIMD2(v.x, v.y))
        case (.originX, .rect(let v)): return .number(v.x)
        case (.originY, .rect(let v)): return .number(v.y)
        case (.size, .rect(let v)): return .pair(SIMD2(v.z, v.w))
        case (.sizeWidth, .rect(let v)): return .number(v.z)
        case (.sizeHeight, .rect(let v)): return .number(v.w)
        case (_, .transform(let t)): return component.get(from: TransformParts(t))
        default: return value
        }
    }

    /// Returns a property's value with another part; the value itself if the two do not fit.
    ///
    /// Of a transform, the angles, scales and lengths that are not named stay what they are.
    package func set(_ part: LayerValue, in value: LayerValue) -> LayerValue {
        switch (component, value, part) {
        case (.whole, _, _): return part
        case (.x, .pair(let v), .number(let n)), (.width, .pair(let v), .number(let n)): return .pair(SIMD2(n, v.y))
        case (.y, .pair(let v), .number(let n)), (.height, .pair(let v), .number(let n)): return .pair(SIMD2(v.x, n))
        case (.origin, .rect(let v), .pair(let p)): return .rect(SIMD4(p.x, p.y, v.z, v.w))
        case (.originX, .rect(let v), .number(let n)): return .rect(SIMD4(n, v.y, v.z, v.w))
        case (.originY, .rect(let v), .number(let n)): return .rect(SIMD4(v.x, n, v.z, v.w))
        case (.size, .rect(let v), .pair(let p)): return .rect(SIMD4(v.x, v.y, p.x, p.y))
        case (.sizeWidth, .rect(let v), .number(let n)): return .rect(SIMD4(v.x, v.y, n, v.w))
        case (.sizeHeight, .rect(let v), .number(let n)): return .rect(SIMD4(v.x, v.y, v.z, n))
        case (_, .transform(let t), _): return component.set(part, in: t).map { .transform($0) } ?? value
        default: return value
        }
    }
}

extension LayerKeyPath.Component {
    func get(from parts: TransformParts) -> LayerValue {
        switch self {
        case .rotationX, .rotationY, .rotationZ:
            let (a, b, c) = parts.rotation.rows
            let angles = EulerAngles(rows: a, b, c)
            return .number(self == .rotationX ? angles.x : self == .rotationY ? angles.y : angles.z)
        case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case .scaleXY: return .number((parts.scale.x + parts.scale.y) / 2)
        case .scaleX: return .number(parts.scale.x)
        case .scaleY: return .number(parts.scale.y)
        case .scaleZ: return .number(parts.scale.z)
        case .translation: return .pair(SIMD2(parts.translation.x, parts.translation.y))
        case .translationX: return .number(parts.translation.x)
        case .translationY: return .number(parts.translation.y)
        case .translationZ: return .number(parts.translation.z)
        default: return .transform(parts.transform)
        }
    }

    func set(_ part: LayerValue, in transform: CATransform3D) -> CATransform3D? {
        var parts = TransformParts(transform)
        switch (self, part) {
        case (.scale, .number(let n)): parts.scale = SIMD3(n, n, n)
        case (.scaleXY, .number(let n)): (parts.scale.x, parts.scale.y) = (n, n)
        case (.scaleX, .number(let n)): parts.scale.x = n
        case (.scaleY, .number(let n)): parts.scale.y = n
        case (.scaleZ, .number(let n)): parts.scale.z = n
        case (.translation, .pair(let p)): (parts.translation.x, parts.translation.y) = (p.x, p.y)
        case (.translationX, .number(let n)): parts.translation.x = n
        case (.translationY, .number(let n)): parts.translation.y = n
        case (.translationZ, .number(let n)): parts.translation.z = n
        case (.rotationX, .number(let n)), (.rotationY, .number(let n)), (.rotationZ, .number(let n)):
            let (a, b, c) = parts.rotation.rows
            var angles = EulerAngles(rows: a, b, c)
            if self == .rotationX { angles.x = n } else if self == .rotationY { angles.y = n } else { angles.z = n }
            return parts.composed(angles.rows).transform
        default: return nil
        }
        return parts.transform
    }
}
