/// The length of a path's piece, and the parameter at a part of it.
struct PieceLengths {
    /// Lengths up to the end of each of the equal parts of the parameter.
    private let sums: [Double]
    private let piece: PathPiece
    private static let parts = 16

    init(_ piece: PathPiece) {
        self.piece = piece
        var sums: [Double] = []
        var sum = 0.0
        for part in 0..<Self.parts {
            sum += Self.length(of: piece, Double(part) / Double(Self.parts), Double(part + 1) / Double(Self.parts))
            sums.append(sum)
        }
        self.sums = sums
    }

    var total: Double { sums[sums.count - 1] }

    /// Returns the parameter at which a fraction of the length is behind, within 1e-6 or so of the length.
    func parameter(at fraction: Double) -> Double {
        guard total > 0, fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        let goal = fraction * total
        let part = sums.firstIndex { $0 >= goal } ?? Self.parts - 1
        let before = part > 0 ? sums[part - 1] : 0
        let low = Double(part) / Double(Self.parts)
        let high = Double(part + 1) / Double(Self.parts)
        let length = sums[part] - before
        guard length > 0 else { return low }
        var u = low + (high - low) * (goal - before) / length
        // Newton's method; the speed is the derivative of the length.
        for _ in 0..<3 {
            let speed = Self.speed(of: piece, u)
            guard speed > 1e-9 else { break }
            u -= (Self.length(of: piece, low, u) - (goal - before)) / speed
            u = Swift.min(Swift.max(u, low), high)
        }
        return u
    }

    private static func speed(of piece: PathPiece, _ u: Double) -> Double {
        let way = piece.derivative(at: u)
        return (way * way).sum().squareRoot()
    }

    /// Gauss-Legendre quadrature with five places.
    private static func length(of piece: PathPiece, _ low: Double, _ high: Double) -> Double {
        let middle = 0.5 * (low + high)
        let half = 0.5 * (high - low)
        var sum = 128.0 / 225 * speed(of: piece, middle)
        let inner = half * 0.5384693101056831
        sum += 0.47862867049936647 * (speed(of: piece, middle - inner) + speed(of: piece, middle + inner))
        let outer = half * 0.9061798459386640
        sum += 0.23692688505618908 * (speed(of: piece, middle - outer) + speed(of: piece, middle + outer))
        return sum * half
    }
}
