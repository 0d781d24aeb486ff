public import TallyUI

extension DynamicViewContent {
    /// Takes what is dropped between the rows of a list: items that can be handed over as one of the types. A line shows where.
    ///
    /// - Parameter action: Given the place in the data before which the items are dropped, and the items.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inserting(
            RowInsertion(
                accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
                perform: { action($1, $0.itemProviders(for: supportedContentTypes)) }))
    }

    /// Does the same by the types' identifiers.
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(exportedAs: $0) }, perform: action)
    }
}
