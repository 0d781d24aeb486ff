extension Color {
    /// A colour that depends on nothing any more: linear sRGB components and opacity, nominally 0...1.
    @frozen
    public struct Resolved: Hashable, Sendable, BitwiseCopyable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
            self.linearRed = linearRed
            self.linearGreen = linearGreen
            self.linearBlue = linearBlue
            self.opacity = opacity
        }

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let linear = colorSpace.linear(red: red, green: green, blue: blue)
            self.init(linearRed: linear.red, linearGreen: linear.green, linearBlue: linear.blue, opacity: opacity)
        }

        /// The red component in gamma-encoded sRGB.
        public var red: Float {
            get { ColorTransfer.encoded(linearRed) }
            set { linearRed = ColorTransfer.linear(newValue) }
        }

        /// The green component in gamma-encoded sRGB.
        public var green: Float {
            get { ColorTransfer.encoded(linearGreen) }
            set { linearGreen = ColorTransfer.linear(newValue) }
        }

        /// The blue component in gamma-encoded sRGB.
        public var blue: Float {
            get { ColorTransfer.encoded(linearBlue) }
            set { linearBlue = ColorTransfer.linear(newValue) }
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// Red, green, blue and opacity as `#RRGGBBAA`, gamma-encoded.
    public var description: String {
        "#" + [red, green, blue, opacity].map(Self.hexadecimal).joined()
    }

    private static func hexadecimal(_ component: Float) -> String {
        let scaled = (component * 255).rounded()
        let byte = scaled >= 255 ? 255 : scaled > 0 ? Int(scaled) : 0
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<
        Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
    >

    /// Linear red, green and blue and opacity, all × 128.
    public var animatableData: AnimatableData {
        get {
            let unit = Float(animatableUnit)
            return AnimatablePair(
                linearRed * unit,
                AnimatablePair(linearGreen * unit, AnimatablePair(linearBlue * unit, opacity * unit)))
        }
        set {
            let unit = Float(animatableUnit)
            linearRed = newValue.first / unit
            linearGreen = newValue.second.first / unit
            linearBlue = newValue.second.second.first / unit
            opacity = newValue.second.second.second / unit
        }
    }
}

extension Color.Resolved: Codable {
    /// Decodes four numbers: gamma-encoded red, green and blue, and opacity.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            red: try container.decode(Float.self), green: try container.decode(Float.self),
            blue: try container.decode(Float.self), opacity: try container.decode(Float.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [red, green, blue, opacity] { try container.encode(component) }
    }
}
