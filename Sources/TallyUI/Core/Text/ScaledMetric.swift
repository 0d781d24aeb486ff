import Foundation

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
        let font = Font.system(textStyle)
        let plain = font.request(typeSize: .large).size
        let scale = plain > 0 ? font.request(typeSize: typeSize).size / plain : 1
        return value * Value(scale)
    }
}

extension View {
    /// The text size in the view, whatever the person asked for.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Holds the text size in the view within a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            if range.contains(size) { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            // The sizes of a range lie together: the nearest is its first or its last.
            if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
        }
    }
}
