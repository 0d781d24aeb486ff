public import Foundation

/// A preview: compiled with its file, so that it keeps being right, and left out of what is built.
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

/// What a preview would be shown on. Nothing here shows previews; the names keep files that have them compiling.
public struct PreviewTrait<T>: Sendable {
    fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: Self { Self() }
    public static var sizeThatFitsLayout: Self { Self() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
    public static var portrait: Self { Self() }
    public static var landscapeLeft: Self { Self() }
    public static var landscapeRight: Self { Self() }
    public static var portraitUpsideDown: Self { Self() }
}
