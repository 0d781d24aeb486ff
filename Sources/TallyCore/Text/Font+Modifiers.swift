extension Font {
    public func italic() -> Font { with { $0.isItalic = true } }

    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

    /// Returns the font with small capitals for all letters: capitals, as high as its lowercase letters. Text fields show letters as they
    /// are typed.
    public func smallCaps() -> Font { with { $0.capitals = .small } }

    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { with { $0.capitals = .lowercaseSmall } }

    /// Returns the font with small capitals for capitals; lowercase letters stay.
    public func uppercaseSmallCaps() -> Font { with { $0.capitals = .uppercaseSmall } }

    /// Figures of equal width, where the font has them.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    public func width(_ width: Width) -> Font { with { $0.width = width } }

    public func bold() -> Font { with { $0.isBold = true } }

    public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }

    public func monospaced() -> Font { with { $0.isMonospaced = true } }

    public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }

    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}
