import Foundation
import TallyScene

/// A colour that may depend on its surroundings, such as the colour scheme or the accent.
public struct Color: Hashable, Sendable {
    package indirect enum Kind: Hashable, Sendable {
        case named(NamedColor)
        case resolved(Color.Resolved)
        /// - Parameter elevated: in the dark, on what lies over the rest of the stage; nil: the dark one.
        case adaptive(light: Color.Resolved, dark: Color.Resolved, elevated: Color.Resolved? = nil)
        case opacity(Kind, Double)
        case mix(Kind, Kind, by: Double, in: Gradient.ColorSpace)
    }

    package let kind: Kind

    package init(kind: Kind) { self.kind = kind }

    public init(_ resolved: Color.Resolved) { kind = .resolved(resolved) }

    /// A style that comes down to a colour, such as `.indigo`. One of your own is asked for its colour in the light and in the dark as
    /// the colour is made.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        if let own = color as? Color {
            self = own
            return
        }
        func resolved(_ scheme: ColorScheme) -> Color.Resolved {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            return color.resolve(in: environment)
        }
        kind = .adaptive(light: resolved(.light), dark: resolved(.dark))
    }

    /// Components nominally 0...1; outside of it the colour is more than a display shows. NaN draws as 0.
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        kind = .resolved(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour by its hue in turns: 0 and 1 are red, a third is green. All four numbers are held within 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let rgb = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
    }

    /// Returns the same colour, its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(kind: .opacity(kind, opacity)) }

    /// Returns the colour `fraction` of the way to `rhs`, held within 0...1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(kind: .mix(kind, rhs.kind, by: fraction, in: colorSpace))
    }

    /// Returns a colour by the hexcone of A. R. Smith, "Color gamut transform pairs" (1978).
    static func rgb(hue: Double, saturation: Double, brightness: Double) -> (red: Double, green: Double, blue: Double) {
        func clamped(_ value: Double) -> Double { value >= 1 ? 1 : value > 0 ? value : 0 }
        let saturation = clamped(saturation)
        let value = clamped(brightness)
        // The nearest double of a sixth, times six, may miss the whole by a bit.
        let scaled = clamped(hue) * 6
        let whole = scaled.rounded()
        let sixth = abs(scaled - whole) < 1e-14 ? whole : scaled
        let sector = sixth.rounded(.down)
        let part = sixth - sector
        let low = value * (1 - saturation)
        let falling = value * (1 - saturation * part)
        let rising = value * (1 - saturation * (1 - part))
        return switch Int(sector) {
        case 1: (falling, value, low)
        case 2: (low, value, rising)
        case 3: (low, falling, value)
        case 4: (rising, low, value)
        case 5: (value, low, falling)
        default: (value, rising, low)
        }
    }
}

extension Color: CustomStringConvertible {
    /// The name of a standard colour, `#RRGGBBAA` of a fixed one, and what was done to it in front.
    public var description: String { kind.description }
}

extension Color.Kind: CustomStringConvertible {
    package var description: String {
        switch self {
        case .named(let name): name.rawValue
        case .resolved(let color): color.description
        case .adaptive(let light, let dark, _): "\(light) in light, \(dark) in dark"
        case .opacity(let base, let opacity):
            "\(opacity.isFinite ? "\(Int((max(-1e6, min(1e6, opacity)) * 100).rounded()))" : "\(opacity)")% \(base)"
        case .mix(let a, let b, let fraction, _): "\(a) mixed with \(b) by \(fraction)"
        }
    }
}
