import Foundation
import TallyScene

/// The colours that have a name of their own.
package enum NamedColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, gray, black, clear, primary, secondary, accentColor

    /// Returns the published sRGB values of the iOS 13 to 18 system colours, as 0xRRGGBBAA; nil for the accent.
    private func hexadecimal(_ scheme: ColorScheme) -> UInt32? {
        let isDark = scheme == .dark
        return switch self {
        case .red: isDark ? 0xFF45_3AFF : 0xFF3B_30FF
        case .orange: isDark ? 0xFF9F_0AFF : 0xFF95_00FF
        case .yellow: isDark ? 0xFFD6_0AFF : 0xFFCC_00FF
        case .green: isDark ? 0x30D1_58FF : 0x34C7_59FF
        case .mint: isDark ? 0x63E6_E2FF : 0x00C7_BEFF
        case .teal: isDark ? 0x40C8_E0FF : 0x30B0_C7FF
        case .cyan: isDark ? 0x64D2_FFFF : 0x32AD_E6FF
        case .blue: isDark ? 0x0A84_FFFF : 0x007A_FFFF
        case .indigo: isDark ? 0x5E5C_E6FF : 0x5856_D6FF
        case .purple: isDark ? 0xBF5A_F2FF : 0xAF52_DEFF
        case .pink: isDark ? 0xFF37_5FFF : 0xFF2D_55FF
        case .brown: isDark ? 0xAC8E_68FF : 0xA284_5EFF
        case .white: 0xFFFF_FFFF
        case .gray: 0x8E8E_93FF
        case .black: 0x0000_00FF
        case .clear: 0
        case .primary: isDark ? 0xFFFF_FFFF : 0x0000_00FF
        case .secondary: isDark ? 0xEBEB_F599 : 0x3C3C_4399
        case .accentColor: nil
        }
    }

    func resolved(_ scheme: ColorScheme, accent: Color.Resolved?) -> Color.Resolved {
        if let value = hexadecimal(scheme) { return Color.Resolved(hexadecimal: value) }
        if let accent { return accent }
        if let own = Self.programsAccent { return scheme == .dark ? own.dark : own.light }
        return NamedColor.blue.resolved(scheme, accent: nil)
    }

    /// The colour set `AccentColor` of the program, as Xcode's templates have one: empty in most.
    private static let programsAccent = AssetCatalog.of(Bundle.main.resourceURL)?.color("AccentColor")
}

extension Color.Resolved {
    /// Creates a colour from 0xRRGGBBAA.
    package init(hexadecimal value: UInt32) {
        func component(_ shift: UInt32) -> Float { Float(value >> shift & 0xFF) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), opacity: component(0))
    }
}
