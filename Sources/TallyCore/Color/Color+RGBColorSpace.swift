extension Color {
    /// What the components of a colour count in. All three share the white of sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        /// The primaries of sRGB, in proportion to light.
        case sRGBLinear
        /// The primaries of Display P3 with the transfer curve of sRGB.
        case displayP3
    }
}

extension Color.RGBColorSpace {
    /// Returns red, green and blue with the primaries of sRGB, in proportion to light; P3 may leave 0...1.
    func linear(red: Float, green: Float, blue: Float) -> (red: Float, green: Float, blue: Float) {
        if self == .sRGBLinear { return (red, green, blue) }
        let r = ColorTransfer.linear(red)
        let g = ColorTransfer.linear(green)
        let b = ColorTransfer.linear(blue)
        if self == .sRGB { return (r, g, b) }
        // The map between the primaries of SMPTE EG 432-1 and ITU-R BT.709, at the four places that SwiftUI's results show.
        return (1.2249 * r - 0.2247 * g, -0.0420 * r + 1.0419 * g, -0.0197 * r - 0.0786 * g + 1.0979 * b)
    }
}
