internal import TallyScene

/// How a drawing is put onto what its context has drawn before: onto nothing behind the layer or the picture.
///
/// R is the result, S what is drawn and D what is there, their colours multiplied by alpha.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply = 1
    case screen = 2
    case overlay = 3
    case darken = 4
    case lighten = 5
    case colorDodge = 6
    case colorBurn = 7
    case softLight = 8
    case hardLight = 9
    case difference = 10
    case exclusion = 11
    case hue = 12
    case saturation = 13
    case color = 14
    case luminosity = 15
    /// R = 0
    case clear = 16
    /// R = S
    case copy = 17
    /// R = S·Da
    case sourceIn = 18
    /// R = S·Da + D·(1 - Sa)
    case sourceAtop = 20
    /// R = S·(1 - Da) + D
    case destinationOver = 21
    /// R = D·Sa, inside of what is drawn.
    case destinationIn = 22
    case xor = 24
    case plusDarker = 25
    case plusLighter = 26

    /// As the painter has it; nil for those that take more than one step.
    fileprivate var blending: Blending? {
        switch self {
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
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .normal, .clear, .copy, .sourceIn, .destinationIn: nil
        }
    }
}

extension CGContext {
    /// Puts a part onto what was drawn, as the blend mode says.
    func lay(_ part: LayerPart) {
        if let blending = state.blendMode.blending { return blend(part, blending) }
        switch state.blendMode {
        case .clear: blend(part.with(part.content.solid), .destinationOut)
        case .copy:
            blend(part.with(part.content.solid), .destinationOut)
            blend(part, .plusLighter)
        case .sourceIn:
            blend(part.with(part.content.opaque), .sourceAtop)
            blend(part.with(part.content.lacking(part.opacity)), .destinationOut)
        case .destinationIn: blend(part.with(part.content.lacking(part.opacity)), .destinationOut)
        default: drawn.append(part.masked(by: state.masks))
        }
    }

    func blend(_ part: LayerPart, _ blending: Blending) {
        let part = part.masked(by: state.masks)
        var whole = part.isPlain ? part : LayerPart([part], opacity: 1, label: part.label)
        whole.effect = .blended(blending)
        drawn.append(whole)
        isIsolated = true
    }
}

extension LayerPart {
    /// The same place with other colours, as opaque as they are.
    fileprivate func with(_ content: DrawContent) -> LayerPart {
        var part = self
        part.content = content
        part.opacity = 1
        return part
    }
}
