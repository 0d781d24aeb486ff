import TallyUI

extension UIColor {
    // UIKit's plain names are the pure colours, and not the system's.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    public class var systemRed: UIColor { UIColor(Color.red) }
    public class var systemOrange: UIColor { UIColor(Color.orange) }
    public class var systemYellow: UIColor { UIColor(Color.yellow) }
    public class var systemGreen: UIColor { UIColor(Color.green) }
    public class var systemMint: UIColor { UIColor(Color.mint) }
    public class var systemTeal: UIColor { UIColor(Color.teal) }
    public class var systemCyan: UIColor { UIColor(Color.cyan) }
    public class var systemBlue: UIColor { UIColor(Color.blue) }
    public class var systemIndigo: UIColor { UIColor(Color.indigo) }
    public class var systemPurple: UIColor { UIColor(Color.purple) }
    public class var systemPink: UIColor { UIColor(Color.pink) }
    public class var systemBrown: UIColor { UIColor(Color.brown) }
    public class var systemGray: UIColor { UIColor(Color.gray) }
    public class var label: UIColor { UIColor(Color.primary) }
    public class var secondaryLabel: UIColor { UIColor(Color.secondary) }
}

// The published sRGB values of iOS 13 to 18.
extension UIColor {
    public class var systemGray2: UIColor { named(.systemGray2) }
    public class var systemGray3: UIColor { named(.systemGray3) }
    public class var systemGray4: UIColor { named(.systemGray4) }
    public class var systemGray5: UIColor { named(.systemGray5) }
    public class var systemGray6: UIColor { named(.systemGray6) }
    public class var tertiaryLabel: UIColor { named(.tertiaryLabel) }
    public class var quaternaryLabel: UIColor { named(.quaternaryLabel) }
    public class var separator: UIColor { named(.separator) }
    public class var systemBackground: UIColor { named(.systemBackground) }
    public class var secondarySystemBackground: UIColor { named(.secondarySystemBackground) }
    public class var tertiarySystemBackground: UIColor { named(.tertiarySystemBackground) }
    public class var systemGroupedBackground: UIColor { named(.systemGroupedBackground) }
    public class var secondarySystemGroupedBackground: UIColor { named(.secondarySystemGroupedBackground) }
    public class var tertiarySystemGroupedBackground: UIColor { named(.tertiarySystemGroupedBackground) }

    private static func named(_ name: NamedColor) -> UIColor { UIColor(Color(kind: .named(name))) }
}
