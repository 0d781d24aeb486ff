import Foundation
import TallyScene

/// All that a style can come down to. Colours are final; what depends on the place names it.
package indirect enum ResolvedStyle: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var location: Double
        package var color: Color.Resolved
    }

    case color(Color.Resolved)
    case linearGradient([Stop], start: UnitPoint, end: UnitPoint)
    case radialGradient([Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case ellipticalGradient([Stop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angularGradient([Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    case mesh(ResolvedMesh)
    case tiles(ResolvedTiles)
    case material(ResolvedMaterial)
    /// The foreground style of the place, at a level; 0 is primary, 4 quinary.
    case foreground(level: Int)
    /// The background of the place, at a level.
    case background(level: Int)
    /// The grey of grounds, at a level.
    case fill(level: Int)
    /// The tint of the place.
    case tint
    /// Another style, fainter by its level.
    case level(ResolvedStyle, Int)
    case opacity(ResolvedStyle, Double)
    /// What has a shadow besides: of several the outermost is thrown last.
    case shadowed(ResolvedStyle, LayerShadow)

    /// Returns what each level multiplies the opacity of a style with that names only its first.
    package static func opacity(ofLevel level: Int) -> Double {
        let opacities = [1, 0.5, 0.25, 0.18, 0.12]
        return opacities[min(max(level, 0), opacities.count - 1)]
    }

    /// True if nothing of it depends on the place.
    package var isFinal: Bool {
        switch self {
        case .color, .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .mesh, .tiles, .material:
            true
        case .foreground, .background, .fill, .tint, .level, .opacity: false
        case .shadowed(let base, _): base.isFinal
        }
    }

    /// The style without its shadows, and these, from the nearest to the drawing.
    package var withoutShadows: (style: ResolvedStyle, shadows: [LayerShadow]) {
        guard case .shadowed(let base, let shadow) = self else { return (self, []) }
        let inner = base.withoutShadows
        return (inner.style, inner.shadows + [shadow])
    }
}
