/// Something that can be drawn anywhere between two of its values.
///
/// While it animates, the runtime sets interpolated data once a frame. The data is not limited to what lies between: a
/// spring goes beyond.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The numbers that move, in the value's own units.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// There is no data, as nothing moves.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension AnimatablePair: Animatable {}
extension EmptyAnimatableData: Animatable {
    public var animatableData: EmptyAnimatableData {
        get { self }
        set {}
    }
}
extension Double: Animatable {}
extension Float: Animatable {}
