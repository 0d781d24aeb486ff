/// Which font a text wants. The shaper answers with the nearest it has and falls back per script.
public struct FontRequest: Hashable, Sendable {
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// The font's family; nil is the embedded font.
    public var family: String?
    /// The size in points; not finite or below 0 counts as 0.
    public var size: Double
    /// The weight, 100...900; 400 is regular.
    public var weight: Int
    public var isItalic: Bool
    /// Figures of equal width, where the font has them.
    public var hasMonospacedDigits: Bool
    public var design: Design
    /// How large glyphs are in the line box of `size`: less than 1 for small capitals. Not finite or below 0 counts as 0.
    public var glyphScale = 1.0

    public init(
        family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, design: Design = .default
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.design = design
    }
}
