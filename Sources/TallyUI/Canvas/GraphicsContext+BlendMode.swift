import TallyScene

extension GraphicsContext {
    /// How what is drawn is put onto what is there.
    ///
    /// Every mode acts where something is drawn, and leaves the rest of what is there alone; but a layer that is drawn outside
    /// all clips replaces everything in the mode `copy`, and is its mask in the mode `destinationIn`. The modes `copy`,
    /// `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop` are otherwise exact for what is drawn opaque.
    @frozen
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var normal: BlendMode { BlendMode(rawValue: 0) }
        @inlinable public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        @inlinable public static var screen: BlendMode { BlendMode(rawValue: 2) }
        @inlinable public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        @inlinable public static var darken: BlendMode { BlendMode(rawValue: 4) }
        @inlinable public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        @inlinable public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        @inlinable public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        @inlinable public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        @inlinable public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        @inlinable public static var difference: BlendMode { BlendMode(rawValue: 10) }
        @inlinable public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        @inlinable public static var hue: BlendMode { BlendMode(rawValue: 12) }
        @inlinable public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        @inlinable public static var color: BlendMode { BlendMode(rawValue: 14) }
        @inlinable public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        @inlinable public static var clear: BlendMode { BlendMode(rawValue: 16) }
        @inlinable public static var copy: BlendMode { BlendMode(rawValue: 17) }
        @inlinable public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        @inlinable public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        @inlinable public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        @inlinable public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        @inlinable public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        @inlinable public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        @inlinable public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        @inlinable public static var xor: BlendMode { BlendMode(rawValue: 25) }
        @inlinable public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        @inlinable public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
    }
}

extension GraphicsContext.BlendMode {
    /// What the painter does; nil: it lays over. Where a drawing is opaque, its coverage is its opacity, and the modes that
    /// replace what is there come down to others.
    var blending: Blending? {
        switch rawValue {
        case 1: .multiply
        case 2: .screen
        case 3: .overlay
        case 4: .darken
        case 5: .lighten
        case 6: .colorDodge
        case 7: .colorBurn
        case 8: .softLight
        case 9: .hardLight
        case 10: .difference
        case 11: .exclusion
        case 12: .hue
        case 13: .saturation
        case 14: .color
        case 15: .luminosity
        case 16, 23: .destinationOut
        case 18, 20: .sourceAtop
        case 19, 25: .xor
        case 21, 24: .destinationOver
        case 26: .plusDarker
        case 27: .plusLighter
        default: nil
        }
    }
}
