public import TallyCore
internal import TallyScene

extension Color {
    public init(cgColor: CGColor) { self.init(cgColor) }

    // Where a name alone is written, as in `Color(.black)`, a colour of UIKit's is meant.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) {
        let rgba = cgColor.rgba
        self.init(.sRGB, red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
    }

    /// The components, where the colour is the same in every surroundings; nil for one that depends on them.
    public var cgColor: CGColor? {
        let (light, dark) = (resolved(.light), resolved(.dark))
        return light == dark ? CGColor(light) : nil
    }
}
