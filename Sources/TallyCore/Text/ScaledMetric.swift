import TallyScene

/// A length that grows with the text size that the person asked for.
///
/// At `large` it is the value itself, at others as much larger or smaller as a font of the text style is. A value that is
/// not finite stays.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let textStyle: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var typeSize

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        value * Value(typeSize.scale(of: textStyle))
    }
}

extension DynamicTypeSize {
    /// How much larger than at `large` a font of a text style is.
    package func scale(of textStyle: Font.TextStyle) -> Double {
        let font = Font.system(textStyle)
        let plain = font.request(typeSize: .large).size
        return plain > 0 ? font.request(typeSize: self).size / plain : 1
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
