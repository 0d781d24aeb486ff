import Foundation

/// Colours at places along a line, blended in between.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place of the line, 0 its start and 1 its end.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours are blended between stops.
    public struct ColorSpace: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case device, perceptual }

        let kind: Kind

        /// Gamma-encoded sRGB, as the painter blends.
        public static let device = ColorSpace(kind: .device)
        /// A space in which equal steps look equal (OKLab).
        public static let perceptual = ColorSpace(kind: .perceptual)
    }

    /// In ascending order of location; others are drawn in the order given, each no earlier than the one before.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Spreads the colours evenly from 0 to 1; a single one stands at 0.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the same stops, blended in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }
}

extension Gradient: ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        AnyGradient(self)._resolvedStyle(in: environment)
    }
}
