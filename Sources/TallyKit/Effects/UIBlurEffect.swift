public import Foundation
import TallyCore

/// What a visual effect view does to what is behind it, or inside.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    public override init() { super.init() }
    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { super.init() }
}

/// Blurs what is behind, under a translucent layer in the colour of a scheme.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
    /// How much is seen of what is behind. Those whose names say so have a scheme of their own, others that of the surroundings.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    final let material: Material
    final let scheme: ColorScheme?

    public init(style: Style) {
        (material, scheme) = (style.material, style.scheme)
        super.init()
    }

    /// There are no archives to make it of: a regular one.
    public required init?(coder: NSCoder) {
        (material, scheme) = (.regular, nil)
        super.init(coder: coder)
    }
}

extension UIBlurEffect.Style {
    fileprivate var material: Material {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: .regular
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent, .extraLight: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
    }

    fileprivate var scheme: ColorScheme? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }
}

/// Has content stand out from a blur. The content is drawn in its own colours.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What the content of a vibrancy effect is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}
