import Foundation
import TallyCore
import TallyMotion

/// What effects do to a part of a symbol, in four numbers that are 0 at rest. They are how much larger it is, as a
/// share of its size; its turn, in radians clockwise; its way along the effect's line, in shares of a symbol's side;
/// and how much clearer it is, 1 being out of sight.
enum SymbolLook {
    /// Returns what an effect holds while it is active, or a symbol looks like before it comes and after it has gone.
    static func hidden(_ motion: SymbolMotion) -> Vector4 {
        if case .hidden(isLarger: true) = motion { return larger }
        return smaller
    }

    static let smaller = Vector4(-0.5, 0, 0, 1)
    static let larger = Vector4(0.3, 0, 0, 1)

    /// Returns what an effect holds while it is active; nil for effects that play, and hold nothing.
    static func sustained(_ motion: SymbolMotion) -> Vector4? {
        switch motion {
        case .scale(let isUp): Vector4(isUp ? 0.2 : -0.2)
        case .hidden: hidden(motion)
        default: nil
        }
    }
}

/// Where a part of a symbol is drawn, in units of the symbol, and how opaque.
struct SymbolPose: Equatable {
    private(set) var transform = CGAffineTransform.identity
    var opacity = 1.0

    /// - Parameters:
    ///   - pivot: What grows and turns does so about it.
    ///   - line: A direction of length 1.
    mutating func add(_ look: Vector4, pivot: CGPoint, line: CGPoint) {
        if look == .zero { return }
        opacity *= Swift.min(Swift.max(1 - look[3], 0), 1)
        let scale = Swift.max(0, 1 + look[0])
        let turn = look[1] == 0 ? (sin: 0, cos: 1) : Mathematics.sincos(look[1])
        let (a, b) = (CGFloat(scale * turn.cos), CGFloat(scale * turn.sin))
        let way = CGFloat(look[2]) * Symbol.side
        let own = CGAffineTransform(
            a: a, b: b, c: -b, d: a, tx: pivot.x - a * pivot.x + b * pivot.y + way * line.x,
            ty: pivot.y - b * pivot.x - a * pivot.y + way * line.y)
        transform = transform.concatenating(own)
    }
}
