import Foundation
import TallyMotion
import TallyScene

/// A map (x, y) → (a·x + c·y + tx, b·x + d·y + ty) of the plane.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// All zeros, as the C structure's: not the identity.
    @inlinable public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    @inlinable public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn about the origin in radians, clockwise on the screen; an angle that is not finite counts as 0.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = Angle(radians: angle).sineAndCosine
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    @inlinable public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }
}

extension CGAffineTransform {
    /// Returns the map that moves first and then does what this one does.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the map that scales first and then does what this one does.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the map that turns first and then does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the map that undoes this one; this one itself if it flattens the plane.
    public func inverted() -> CGAffineTransform { affine.inverse.map(CGAffineTransform.init) ?? self }

    /// Returns the map that applies this one first and `t2` to its result.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(affine.concatenating(t2.affine))
    }

    package init(_ affine: Affine) {
        self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
    }

    package var affine: Affine { Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension Angle {
    /// Both functions of the angle; of 0 if it is not finite.
    package var sineAndCosine: (sin: Double, cos: Double) {
        radians.isFinite ? Mathematics.sincos(radians) : (0, 1)
    }
}
