public import Foundation
import TallyCore
import TallyUI

/// The shape of the ground that bordered buttons have.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case capsule
        case rounded(CGFloat?)
        case circle
    }

    let kind: Kind
    /// A rectangle with corners as round as the control's size has them.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// Around the label, as large as its longer side.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// - Parameter radius: points; not finite or below 0 counts as 0.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius.isFinite ? Swift.max(0, radius) : 0))
    }

    /// - Parameters:
    ///   - radius: points, of the size of the control.
    ///   - inset: how far within it the shape is, in points: corners are that much less round.
    func shape(radius: CGFloat, inset: CGFloat = 0) -> AnyShape {
        func rounded(_ radius: CGFloat) -> AnyShape {
            AnyShape(RoundedRectangle(cornerRadius: Swift.max(0, radius - inset), style: .continuous))
        }
        return switch kind {
        case .automatic, .rounded(nil): rounded(radius)
        case .rounded(let own?): rounded(own)
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    /// Corners that are as round as the size of the control has them are 8 points here.
    public nonisolated func path(in rect: CGRect) -> Path { Inset(base: self, amount: 0).path(in: rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    private struct Inset: InsettableShape {
        let base: ButtonBorderShape
        var amount: CGFloat

        nonisolated func path(in rect: CGRect) -> Path {
            let inner = rect.insetBy(dx: amount, dy: amount)
            return inner.isNull ? Path() : base.shape(radius: 8, inset: amount).path(in: inner)
        }

        nonisolated func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of the ground that bordered buttons have of themselves.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    /// The shape of the ground that bordered buttons have.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of the ground that bordered buttons in the view have.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
