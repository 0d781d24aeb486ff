public import Foundation

/// A picture of an asset catalog by its name, as Xcode writes one for each: `Image(.logo)`.
///
/// The plugin `TallyAssets` writes them for a target; or an extension of one's own does:
/// `static let logo = ImageResource(name: "Logo", bundle: .main)`.
public struct ImageResource: Hashable, Sendable {
    fileprivate let file: ImageFile

    public init(name: String, bundle: Bundle) { file = ImageFile(name, bundle) }
}

extension Image {
    /// The picture of a resource.
    public init(_ resource: ImageResource) { self.init(.file(resource.file)) }
}
