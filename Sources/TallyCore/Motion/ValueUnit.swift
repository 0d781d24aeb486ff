/// The unit that an animated value's numbers are in.
@_spi(Runtime) public enum ValueUnit {
    case number
    case point
    case rect
    case degrees
    case scale
    case color
    /// An angle and an axis.
    case turn
    /// A point of the unit square, its z and the perspective.
    case anchor
    case plain
}
