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

    /// - Parameter radius: points, of the size of the control.
    func shape(radius: CGFloat) -> AnyShape {
        switch kind {
        case .automatic, .rounded(nil): AnyShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
        case .rounded(let own?): AnyShape(RoundedRectangle(cornerRadius: own, style: .continuous))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        }
    }
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
