public import TallyKit
public import TallyUI

// Here and not in TallyKit: a macro cannot be disfavoured, and a preview with several statements would be either.

/// A preview of a view of UIKit's, which is as large as its place.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// A preview of a view controller, whose view is as large as its place.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")
