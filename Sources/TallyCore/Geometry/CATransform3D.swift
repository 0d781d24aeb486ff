// The names are the C functions of other platforms.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import TallyMotion

/// A map of space: the row (x, y, z, 1) times a 4×4 matrix. All zeros when made without arguments, as the C structure.
public struct CATransform3D: Equatable, Sendable {
    public var m11: CGFloat = 0
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 0
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 0
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 0

    public init() {}

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

extension CATransform3D {
    package init(_ s: SpaceTransform) {
        func row(_ r: SIMD4<Double>) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
            (CGFloat(r.x), CGFloat(r.y), CGFloat(r.z), CGFloat(r.w))
        }
        self.init()
        (m11, m12, m13, m14) = row(s.rows.0)
        (m21, m22, m23, m24) = row(s.rows.1)
        (m31, m32, m33, m34) = row(s.rows.2)
        (m41, m42, m43, m44) = row(s.rows.3)
    }

    package var space: SpaceTransform {
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> SIMD4<Double> {
            SIMD4(Double(a), Double(b), Double(c), Double(d))
        }
        return SpaceTransform(
            rows: (
                row(m11, m12, m13, m14), row(m21, m22, m23, m24), row(m31, m32, m33, m34), row(m41, m42, m43, m44)
            ))
    }
}

public let CATransform3DIdentity = CATransform3D(SpaceTransform.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(.translation(Double(tx), Double(ty), Double(tz)))
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(.scale(Double(sx), Double(sy), Double(sz)))
}

/// Returns a rotation by radians about an axis of any length; (0, 0, 0) gives the identity.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3D(.rotation(Double(angle), Double(x), Double(y), Double(z)))
}

/// Moves first, then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Stretches first, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Turns first, then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the map that applies `a` first and `b` to its result.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(a.space.concatenating(b.space))
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return t
}

/// Returns true if the map keeps the plane z = 0, and what is beside it, as an affine map would.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    let out = [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43]
    return out.allSatisfy { $0 == 0 } && t.m33 == 1 && t.m44 == 1
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension ProjectionTransform {
    /// What a map of space does to the plane z = 0, seen along z.
    @inlinable public init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
}
