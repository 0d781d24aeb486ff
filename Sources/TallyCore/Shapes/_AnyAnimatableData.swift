/// A vector whose type is hidden. Vectors of two types do not add up: the left one stays as it is.
public struct _AnyAnimatableData: VectorArithmetic {
    /// The numbers; nil is zero of any type.
    private var vector: (any VectorArithmetic)?

    package init<V: VectorArithmetic>(_ vector: V) { self.vector = vector }

    private init() {}

    package func value<V: VectorArithmetic>(as type: V.Type) -> V? { vector == nil ? .zero : vector as? V }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

    public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
        if let vector = a.vector { isEqual(vector, b) } else { b.vector.map { isZero($0) } ?? true }
    }

    public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        a.vector.map { combined($0, b, .plus) } ?? b
    }

    public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        if let vector = a.vector { return combined(vector, b, .minus) }
        var negative = b
        negative.scale(by: -1)
        return negative
    }

    public mutating func scale(by rhs: Double) { vector = vector.map { Self.scaled($0, by: rhs) } }

    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    private static func isZero<V: VectorArithmetic>(_ a: V) -> Bool { a == .zero }

    private static func isEqual<V: VectorArithmetic>(_ a: V, _ b: _AnyAnimatableData) -> Bool {
        b.value(as: V.self).map { $0 == a } ?? false
    }

    private static func scaled<V: VectorArithmetic>(_ a: V, by factor: Double) -> any VectorArithmetic {
        a.scaled(by: factor)
    }

    private enum Operation { case plus, minus }

    private static func combined<V: VectorArithmetic>(
        _ a: V, _ b: _AnyAnimatableData, _ operation: Operation
    ) -> _AnyAnimatableData {
        guard let b = b.value(as: V.self) else { return _AnyAnimatableData(a) }
        return _AnyAnimatableData(operation == .plus ? a + b : a - b)
    }
}
