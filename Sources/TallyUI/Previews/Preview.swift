public import Foundation
import TallyCore

/// A preview: compiled with its file, so that it keeps being right, and left out of what is built.
///
/// `tally preview` compiles the file so that the preview is there, and shows or records it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Lets a preview hold state: `@Previewable @State var isOn = false` in its body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

/// A preview, as a type: the room for the names of its traits.
public struct Preview {
    public enum ViewTraits {}
}

/// What a preview is shown on: `tally preview` takes its size from it, if it is not told another.
public struct PreviewTrait<T>: Sendable {
    let place: PreviewPlace
    /// What it puts around what is shown.
    var around: (@MainActor @Sendable (AnyView) -> AnyView)?
}

/// What a trait says of the size.
enum PreviewPlace: Equatable {
    case usual
    case fixed(width: CGFloat, height: CGFloat)
    case landscape
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: Self { Self(place: .usual) }
    /// Here as the default layout: a view is shown in the middle of its place.
    public static var sizeThatFitsLayout: Self { Self(place: .usual) }
    /// Points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(place: .fixed(width: width, height: height))
    }
    public static var portrait: Self { Self(place: .usual) }
    public static var landscapeLeft: Self { Self(place: .landscape) }
    public static var landscapeRight: Self { Self(place: .landscape) }
    public static var portraitUpsideDown: Self { Self(place: .usual) }
}

/// The size of what a preview shows.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// How the previews of a `PreviewProvider` are shown, one by one. Elsewhere these leave the view as it is.
extension View {
    /// A fixed size is that of the stage, in points; others are those of a telephone.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        var look = PreviewLook()
        if case .fixed(let width, let height) = value { look.size = CGSize(width: width, height: height) }
        return previewLook(look)
    }

    /// Changes nothing: there are no devices here.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// The name by which `tally preview --view Provider.Name` finds the preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { previewLook(PreviewLook(name: value)) }
}
