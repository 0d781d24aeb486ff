import Foundation
import TallyScene

/// Symbols drawn part by part.
extension Picture {
    /// The parts of a symbol; empty for pictures of files and drawings.
    var parts: [SymbolPart] {
        guard let symbolName, let (_, font, _) = symbol else { return [] }
        return Symbol.parts(symbolName, weight: font.weight)
    }

    /// The bounds in units of the symbol.
    var symbolBounds: CGRect { symbol?.0.bounds ?? CGRect(x: 0, y: 0, width: Symbol.side, height: Symbol.side) }
    var symbolCenter: CGPoint { symbolBounds.center }

    /// Returns where the parts are drawn while no effect moves them: in their places, levels that are not lit dimmed.
    func restingPoses(_ parts: [SymbolPart]) -> [SymbolPose] {
        guard let variableValue, !variableValue.isNaN else { return parts.map { _ in SymbolPose() } }
        let count = parts.count { $0.level != nil }
        return parts.map { part in
            var pose = SymbolPose()
            if let level = part.level, variableValue <= Double(level) / Double(count) {
                pose.opacity = 1 - SymbolPart.dimming
            }
            return pose
        }
    }

    /// Draws the symbol over a rectangle of the context's space, its parts in places of their own.
    ///
    /// - Parameters:
    ///   - bounds: What of the symbol's grid fills the rectangle; nil: the symbol.
    ///   - slash: The slashed symbol and how much of the slash is there.
    func draw(
        _ context: GraphicsContext, in rect: CGRect, of bounds: CGRect? = nil, _ parts: [SymbolPart],
        _ poses: [SymbolPose],
        slash: (name: String, share: Double)? = nil, _ shading: GraphicsContext.Shading
    ) {
        guard let (symbol, font, shaper) = symbol else { return }
        let inner = symbolContext(context, in: rect, bounds ?? symbol.bounds)
        if let slash {
            let symbol = Symbol(slash.name, weight: font.weight, slash: slash.share)
            return symbol.draw(posed(inner, poses.first), shading, font, shaper)
        }
        if poses.count < 2 || poses.dropFirst().allSatisfy({ $0 == poses[0] }) {
            if poses.first?.opacity == 0 { return }
            return symbol.draw(posed(inner, poses.first), shading, font, shaper)
        }
        for (part, pose) in zip(parts, poses) where pose.opacity > 0 {
            part.symbol.draw(posed(inner, pose), shading, font, shaper)
        }
    }

    private func posed(_ context: GraphicsContext, _ pose: SymbolPose?) -> GraphicsContext {
        guard let pose, pose != SymbolPose() else { return context }
        var posed = context
        posed.concatenate(pose.transform)
        posed.opacity *= pose.opacity
        return posed
    }
}
