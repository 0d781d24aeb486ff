import Foundation

/// A colour of an asset catalog by its name, as Xcode writes one for each: `Color(.brand)`.
///
/// The plugin `TallyAssets` writes them for a target; or an extension of one's own does:
/// `static let brand = ColorResource(name: "Brand", bundle: .main)`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let color: Color

    public init(name: String, bundle: Bundle) { color = Color(name, bundle: bundle) }
}

extension Color {
    /// The colour of a resource.
    public init(_ resource: ColorResource) { self = resource.color }
}
