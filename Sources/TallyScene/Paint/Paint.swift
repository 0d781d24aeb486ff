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
    /// By the distance from the centre in units of `size`: a radial gradient stretched to that ratio.
    case ellipticalGradient([Stop], center: Point, size: Size, startFraction: Double, endFraction: Double)
    /// By the angle about the centre in radians, clockwise from the x axis. Where the angles are less than a turn apart, the
    /// rest is filled with the end colours, half each; more than a turn counts as its last one.
    case angularGradient([Stop], center: Point, startAngle: Double, endAngle: Double)
    indirect case mesh(Mesh)
    indirect case tiles(Tiles)
    /// What is behind the area, blurred, its colours strengthened, and tinted.
    case material(Material)

    public struct Material: Hashable, Sendable {
        /// Laid over what is behind by its alpha.
        public var tint: RGBA
        /// The deviation of the blur in points of the outline's space.
        public var deviation: Double
        /// The saturation of what is behind. 1: the colours behind as they are; 0: greys.
        public var saturation: Double
        /// The opacity of the whole; below 1 what is behind is also to be seen as it is.
        public var opacity: Double

        public init(tint: RGBA, deviation: Double, saturation: Double = 1, opacity: Double = 1) {
            self.tint = tint
            self.deviation = deviation
            self.saturation = saturation
            self.opacity = opacity
        }

        /// The colour that stands for it where nothing is blurred.
        public var color: RGBA {
            RGBA(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * opacity)
        }
    }
}
