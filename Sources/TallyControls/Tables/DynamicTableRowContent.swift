import Foundation
@_spi(Runtime) public import TallyCore
public import TallyUI

/// Rows of a table that are made of data.
public protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension DynamicTableRowContent {
    /// Takes what is dropped between the rows: items that can be handed over as one of the types. A line shows where.
    ///
    /// - Parameter action: Given the place in the data before which the items are dropped, and the items.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier(
                insertion: RowInsertion(
                    accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
                    perform: { action($1, $0.itemProviders(for: supportedContentTypes)) })))
    }

    /// Takes what is dropped between the rows, as values of a type; a line shows where.
    ///
    /// - Parameter action: Given the place in the data before which the values are dropped, and the values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier(
                insertion: RowInsertion(
                    accepts: { !$0.values(of: T.self).isEmpty },
                    perform: { action($1, $0.values(of: T.self)) })))
    }
}

/// What takes things that are dropped between rows.
nonisolated public struct OnInsertTableRowModifier: _TableRowContentModifier {
    let insertion: RowInsertion

    @MainActor public var _rowModifier: some ViewModifier { InsertingRows(insertion: insertion) }
}

/// Rows between which things are dropped.
private struct InsertingRows: ViewModifier {
    let insertion: RowInsertion
    private let memory = NodeMemory<RowEdits>()
    @Environment(\.rowContext) private var outer

    init(insertion: RowInsertion) { self.insertion = insertion }

    func body(content: Content) -> some View {
        let edits = outer as? RowEdits ?? memory.wrapped
        let _ = edits.insertion = insertion
        content.environment(\.rowContext, edits)
    }
}
