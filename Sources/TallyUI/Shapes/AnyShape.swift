import Foundation
import TallyCore

/// A shape whose type is hidden. A change to a shape of another type does not animate.
public struct AnyShape: Shape {
    package var base: any Shape

    public init<S>(_ shape: S) where S: Shape { base = (shape as? AnyShape)?.base ?? shape }

    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The data of the shape inside; data of another type is ignored.
    public nonisolated var animatableData: _AnyAnimatableData {
        get { Self.data(of: base) }
        set { base = Self.changed(base, to: newValue) }
    }

    private nonisolated static func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
        _AnyAnimatableData(shape.animatableData)
    }

    private nonisolated static func changed<S: Shape>(_ shape: S, to data: _AnyAnimatableData) -> any Shape {
        guard let data = data.value(as: S.AnimatableData.self) else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
    }
}
