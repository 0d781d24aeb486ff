/// What a place has to say about styles that depend on it.
package struct StyleContext: Hashable, Sendable {
    package var scheme: ColorScheme
    /// Level by level, as `foregroundStyle` set them; empty: the scheme's own labels.
    package var foreground: [ResolvedStyle]
    /// The style of the background; nil is the scheme's.
    package var background: ResolvedStyle?
    /// The style of the tint; nil is the scheme's blue.
    package var tint: ResolvedStyle?

    package init(
        scheme: ColorScheme = .light, foreground: [ResolvedStyle] = [], background: ResolvedStyle? = nil,
        tint: ResolvedStyle? = nil
    ) {
        self.scheme = scheme
        self.foreground = foreground
        self.background = background
        self.tint = tint
    }

    /// Returns the label colours of iOS, primary to quaternary; quinary is quaternary at two thirds.
    package static func label(level: Int, _ scheme: ColorScheme) -> Color.Resolved {
        let light: [UInt32] = [0x0000_00FF, 0x3C3C_4399, 0x3C3C_434D, 0x3C3C_432E, 0x3C3C_431F]
        let dark: [UInt32] = [0xFFFF_FFFF, 0xEBEB_F599, 0xEBEB_F54D, 0xEBEB_F529, 0xEBEB_F51B]
        let index = min(max(level, 0), light.count - 1)
        return Color.Resolved(hexadecimal: scheme == .dark ? dark[index] : light[index])
    }

    /// Returns the fills of iOS, level by level; quinary is quaternary.
    package static func fill(level: Int, _ scheme: ColorScheme) -> Color.Resolved {
        let light: [UInt32] = [0x7878_8033, 0x7878_8029, 0x7676_801F, 0x7474_8014]
        let dark: [UInt32] = [0x7878_805C, 0x7878_8052, 0x7676_803D, 0x7474_802E]
        let index = min(max(level, 0), light.count - 1)
        return Color.Resolved(hexadecimal: scheme == .dark ? dark[index] : light[index])
    }

    /// Returns the system backgrounds of iOS, level by level.
    package static func background(level: Int, _ scheme: ColorScheme) -> Color.Resolved {
        let light: [UInt32] = [0xFFFF_FFFF, 0xF2F2_F7FF, 0xFFFF_FFFF]
        let dark: [UInt32] = [0x0000_00FF, 0x1C1C_1EFF, 0x2C2C_2EFF]
        let index = min(max(level, 0), light.count - 1)
        return Color.Resolved(hexadecimal: scheme == .dark ? dark[index] : light[index])
    }
}
