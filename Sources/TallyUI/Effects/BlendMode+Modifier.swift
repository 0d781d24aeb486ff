import TallyCore
import TallyScene

extension View {
    /// Puts the view, as one picture, onto what is drawn before it in the same group, within the view's own coverage.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(LayerEffectModifier(effect: .blend(blendMode)))
    }
}

extension BlendMode {
    var blending: Blending {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
