public import TallyUI
import TallyCore

/// A preview of a view of UIKit's, which is as large as its place.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// A preview of a view controller, whose view is as large as its place.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

extension _PreviewContent {
    public convenience init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIView
    ) {
        self.init(traits) { AnyView(ViewContent(view: body())) }
    }

    public convenience init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(traits) { AnyView(ControllerContent(controller: body())) }
    }
}
