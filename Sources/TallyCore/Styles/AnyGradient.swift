import Foundation

/// A gradient with the space it is blended in. By itself it fills from the top to the bottom.
public struct AnyGradient: Hashable, Sendable {
    package let gradient: Gradient
    package let space: Gradient.ColorSpace

    public init(_ gradient: Gradient) { self.init(gradient, space: .device) }

    package init(_ gradient: Gradient, space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, space: space) }

    /// Returns the stops as the painter blends them: a perceptual gradient gets eight pieces between two stops.
    package func stops(in environment: EnvironmentValues) -> [ResolvedStyle.Stop] {
        var stops: [ResolvedStyle.Stop] = []
        var last = -Double.infinity
        for stop in gradient.stops {
            let location = max(stop.location.isNaN ? 0 : min(max(stop.location, -1e6), 1e6), last)
            let next = ResolvedStyle.Stop(location: location, color: stop.color.resolve(in: environment))
            if space == .perceptual, let from = stops.last, from.location < location {
                for step in 1..<8 {
                    let part = Double(step) / 8
                    stops.append(
                        ResolvedStyle.Stop(
                            location: from.location + (location - from.location) * part,
                            color: space.mix(from.color, next.color, by: part)))
                }
            }
            stops.append(next)
            last = location
        }
        return stops
    }
}

extension AnyGradient: ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.linearGradient(stops(in: environment), start: .top, end: .bottom))
    }
}

extension Color {
    /// A gradient from a lighter shade of the colour at the top to the colour itself at the bottom.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
