/// What an area is filled with. Gradient points and radii are in the space of the outline they fill.
public enum Paint: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var location: Double
        public var color: RGBA

        public init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    case color(RGBA)
    case linearGradient([Stop], from: Point, to: Point)
    case radialGradient([Stop], center: Point, startRadius: Double, endRadius: Double)
}
