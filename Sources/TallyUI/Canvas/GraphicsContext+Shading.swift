import TallyScene
public import Foundation
import TallyCore

extension GraphicsContext {
    /// What a path is filled or drawn with; points and radii are in the space of the path.
    public struct Shading: Sendable {
        indirect enum Kind: Sendable {
            case style(any ShapeStyle)
            case resolved(ResolvedStyle)
            case palette([Shading])
            case linear(Gradient, from: CGPoint, to: CGPoint, GradientOptions)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, GradientOptions)
            case conic(Gradient, center: CGPoint, angle: Angle, GradientOptions)
            case tiles(ImagePaint, origin: CGPoint)
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

        /// Returns a shading with one for each level of what is drawn. Paths and texts have one level, and take the
        /// first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading by a style as it fills the rectangle around the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, from: startPoint, to: endPoint, options))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius, options))
        }

        /// Returns a gradient that goes once around the centre, beginning at the angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center: center, angle: angle, options))
        }

        /// Returns a picture laid out again and again in the space of the path, one of the tiles with its top left at `origin`.
        ///
        /// - Parameters:
        ///   - sourceRect: The part that is laid out, in shares of the picture's width and height.
        ///   - scale: How many times its own size a tile is.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
        }
    }

    /// How a gradient goes on beyond its ends; without an option its end colours do.
    @frozen
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient begins again; a linear or radial one, up to 64 times.
        @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
        /// It runs back and forth; a linear or radial one, up to 64 times.
        @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
        /// The option is kept and changes nothing: colours are blended gamma-encoded.
        @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
    }

    /// Returns the shading with everything filled in that depends on the environment: cheaper where it is used often.
    public func resolve(_ shading: Shading) -> Shading {
        switch shading.kind {
        case .style(let style): Shading(kind: .resolved(environment.concreteStyle(style)))
        case .palette(let array): array.first.map(resolve) ?? Shading(kind: .resolved(.color(.init(.clear))))
        default: shading
        }
    }
}
