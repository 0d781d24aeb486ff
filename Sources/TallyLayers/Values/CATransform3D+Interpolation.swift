package import TallyCore

extension CATransform3D {
    /// Returns the map part of the way to another; each number by itself where one of the two flattens space.
    package func interpolated(to other: CATransform3D, fraction: Double) -> CATransform3D {
        if self == other { return self }
        let (a, b) = (Matrix4(self), Matrix4(other))
        if a.isUprightAndOpen && b.isUprightAndOpen { return a.blended(with: b, fraction: fraction).transform }
        let (from, to) = (TransformParts(self), TransformParts(other))
        if from.isSingular || to.isSingular { return a.blended(with: b, fraction: fraction).transform }
        return from.interpolated(to: to, fraction: fraction).transform
    }

    /// Returns the map that applies this one first and `outer` to its result.
    func concatenating(_ outer: CATransform3D) -> CATransform3D {
        Matrix4(self).concatenating(Matrix4(outer)).transform
    }

    /// The map that undoes this one; nil if it flattens space.
    var inverse: CATransform3D? { Matrix4(self).inverse?.transform }

    /// Returns the map applied a whole number of times; by squaring, so that a billion costs thirty products.
    func power(_ count: Double) -> CATransform3D {
        var result = Matrix4(CATransform3DIdentity)
        var square = Matrix4(self)
        var rest = count
        while rest >= 1 {
            let half = (rest / 2).rounded(.down)
            if rest - 2 * half >= 1 { result = result.concatenating(square) }
            square = square.concatenating(square)
            rest = half
        }
        return result.transform
    }
}

extension Matrix4 {
    /// True for a translation of a positive scale: its parts are its numbers.
    var isUprightAndOpen: Bool {
        let (a, b, c, d) = rows
        return a.x > 0 && b.y > 0 && c.z > 0 && a.y == 0 && a.z == 0 && a.w == 0 && b.x == 0 && b.z == 0 && b.w == 0
            && c.x == 0 && c.y == 0 && c.w == 0 && d.w == 1
    }
}
