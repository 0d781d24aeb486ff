public import Foundation
public import TallyUI

/// What is dragged over a destination, and where.
public struct DropInfo {
    /// In points from the top left of the destination.
    public let location: CGPoint
    /// Of the destination, in points.
    let size: CGSize
    let items: [TransferItem]

    /// Whether any item can be handed over as one of the types, or as one of them.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        items.contains { $0.conforms(to: contentTypes) }
    }

    /// Returns the items that can be handed over as one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.conforms(to: contentTypes) }.map(\.provider)
    }

    /// Whether any item can be handed over as one of the types, by their identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(exportedAs: $0) })
    }

    /// Returns the items that can be handed over as one of the types, by their identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(exportedAs: $0) })
    }
}
