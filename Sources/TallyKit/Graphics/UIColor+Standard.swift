import TallyCore

/// The published values of iOS 13 to 18, 0xRRGGBBAA.
extension UIColor {
    public static let systemGray = UIColor(light: 0x8E8E_93FF, dark: 0x8E8E_93FF)
    public static let systemGray2 = UIColor(light: 0xAEAE_B2FF, dark: 0x6363_66FF)
    public static let systemGray3 = UIColor(light: 0xC7C7_CCFF, dark: 0x4848_4AFF)
    public static let systemGray4 = UIColor(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
    public static let systemGray5 = UIColor(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
    public static let systemGray6 = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
    public static let systemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF, elevated: 0x1C1C_1EFF)
    public static let secondarySystemBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
    public static let tertiarySystemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF, elevated: 0x3A3A_3CFF)
    public static let systemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x0000_00FF, elevated: 0x1C1C_1EFF)
    public static let secondarySystemGroupedBackground = UIColor(
        light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
    public static let tertiarySystemGroupedBackground = UIColor(
        light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF, elevated: 0x3A3A_3CFF)
    public static let label = UIColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    public static let secondaryLabel = UIColor(light: 0x3C3C_4399, dark: 0xEBEB_F599)
    public static let tertiaryLabel = UIColor(light: 0x3C3C_434D, dark: 0xEBEB_F54D)
    public static let quaternaryLabel = UIColor(light: 0x3C3C_432E, dark: 0xEBEB_F529)
    public static let placeholderText = UIColor(light: 0x3C3C_434D, dark: 0xEBEB_F54D)
    public static let separator = UIColor(light: 0x3C3C_434A, dark: 0x5454_5899)
    public static let opaqueSeparator = UIColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
    public static let link = UIColor(light: 0x007A_FFFF, dark: 0x0984_FFFF)
    public static let systemFill = UIColor(light: 0x7878_8033, dark: 0x7878_805C)
    public static let secondarySystemFill = UIColor(light: 0x7878_8029, dark: 0x7878_8052)
    public static let tertiarySystemFill = UIColor(light: 0x7676_801F, dark: 0x7676_803D)
    public static let quaternarySystemFill = UIColor(light: 0x7474_8014, dark: 0x7676_802E)

    /// For texts on a light ground, in either scheme.
    public static let darkText = UIColor(light: 0x0000_00FF, dark: 0x0000_00FF)
    /// For texts on a dark ground, in either scheme.
    public static let lightText = UIColor(light: 0xFFFF_FF99, dark: 0xFFFF_FF99)

    public static let systemRed = UIColor(.red)
    public static let systemOrange = UIColor(.orange)
    public static let systemYellow = UIColor(.yellow)
    public static let systemGreen = UIColor(.green)
    public static let systemMint = UIColor(.mint)
    public static let systemTeal = UIColor(.teal)
    public static let systemCyan = UIColor(.cyan)
    public static let systemBlue = UIColor(.blue)
    public static let systemIndigo = UIColor(.indigo)
    public static let systemPurple = UIColor(.purple)
    public static let systemPink = UIColor(.pink)
    public static let systemBrown = UIColor(.brown)
    public static let tintColor = UIColor(.accentColor)
}

/// The same in every scheme.
extension UIColor {
    public static let black = UIColor(light: 0x0000_00FF, dark: 0x0000_00FF)
    public static let white = UIColor(light: 0xFFFF_FFFF, dark: 0xFFFF_FFFF)
    public static let darkGray = UIColor(light: 0x5555_55FF, dark: 0x5555_55FF)
    public static let lightGray = UIColor(light: 0xAAAA_AAFF, dark: 0xAAAA_AAFF)
    public static let gray = UIColor(light: 0x8080_80FF, dark: 0x8080_80FF)
    public static let red = UIColor(light: 0xFF00_00FF, dark: 0xFF00_00FF)
    public static let green = UIColor(light: 0x00FF_00FF, dark: 0x00FF_00FF)
    public static let blue = UIColor(light: 0x0000_FFFF, dark: 0x0000_FFFF)
    public static let cyan = UIColor(light: 0x00FF_FFFF, dark: 0x00FF_FFFF)
    public static let yellow = UIColor(light: 0xFFFF_00FF, dark: 0xFFFF_00FF)
    public static let magenta = UIColor(light: 0xFF00_FFFF, dark: 0xFF00_FFFF)
    public static let orange = UIColor(light: 0xFF80_00FF, dark: 0xFF80_00FF)
    public static let purple = UIColor(light: 0x8000_80FF, dark: 0x8000_80FF)
    public static let brown = UIColor(light: 0x9966_33FF, dark: 0x9966_33FF)
    public static let clear = UIColor(light: 0x0000_0000, dark: 0x0000_0000)
}
