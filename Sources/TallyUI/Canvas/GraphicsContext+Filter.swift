public import Foundation
import TallyCore
import TallyScene

extension GraphicsContext {
    /// Something done to the picture of what is drawn before it is put onto the layer.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, BlendMode, ShadowOptions)
            case multiply(Color)
            case matrix(TallyScene.ColorMatrix)
            case blur(radius: CGFloat, isOpaque: Bool)
            case threshold(min: Double, max: Double, Color)
        }

        let kind: Kind

        /// Maps the picture in perspective.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// Returns a filter that draws a shadow behind the picture; the radius, in points, is two standard deviations
        /// of the Gaussian.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, x: x, y: y, blendMode, options))
        }

        /// Multiplies each component, opacity included, by that of a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        public static func colorMatrix(_ matrix: TallyUI.ColorMatrix) -> Filter { Filter(kind: .matrix(matrix.matrix)) }

        /// Turns all hues by an angle, as the view modifier does.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .matrix(.hueRotation(angle.radians)))
        }

        /// Returns a filter of the saturation: 0 takes all colour away, 1 leaves it.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .matrix(.init(saturation: amount))) }

        /// Adds an amount to each of red, green and blue.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .matrix(.brightness(amount))) }

        /// Multiplies each component's distance from 0.5.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .matrix(.contrast(amount))) }

        /// Returns a filter that leads from the colours (0) to their inverse (1).
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .matrix(.inversion(amount))) }

        /// Takes colour away, 0...1.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .matrix(.grayscale(amount))) }

        /// Black, as opaque as the picture is bright.
        public static var luminanceToAlpha: Filter { Filter(kind: .matrix(.luminanceToAlpha)) }

        /// Blurs the picture; the radius, in points, is the standard deviation of the Gaussian.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius, isOpaque: options.contains(.opaque)))
        }

        /// Returns a filter that shows one colour where the picture's opacity lies within a range, ends included, and
        /// nothing elsewhere.
        ///
        /// Edges are smooth within a pixel. A range that ends before it begins, or is not a number, shows nothing; one that
        /// begins at 0 fills the box around what is drawn.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .threshold(min: min, max: max, color))
        }
    }

    @frozen
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow lies in front of what casts it.
        @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
        /// What casts the shadow is not shown.
        @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
        /// The option is kept and changes nothing: the shadow is that of what is drawn, never of what is left out.
        @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
        /// Shadow and drawing are put onto the layer one after the other, not as one picture.
        @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
    }

    @frozen
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The result ends sharply at the picture's edges, over black.
        @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
        /// The option is kept and changes nothing: results are never dithered.
        @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
    }

    @frozen
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The option is kept and changes nothing: filters work on gamma-encoded colours.
        @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
    }

    /// Adds a filter: what is drawn next goes through it first, and then through those added before it.
    ///
    /// Lengths are those of the transform at the time of this call. A filter without effect, such as a blur of radius 0, is
    /// not added.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        guard let map, let filter = CanvasFilter(filter, map, environment) else { return }
        filters.append(filter)
    }
}

extension ColorMatrix {
    /// The matrix as the painter takes it: columns instead of rows, and constants with the opacity.
    var matrix: TallyScene.ColorMatrix {
        TallyScene.ColorMatrix(
            red: SIMD4(r1, g1, b1, a1), green: SIMD4(r2, g2, b2, a2), blue: SIMD4(r3, g3, b3, a3),
            alpha: SIMD4(r4 + r5, g4 + g5, b4 + b5, a4 + a5))
    }
}
