@_spi(Runtime) import TallyCore
@_spi(Runtime) import TallyUI

/// A row of a collection whose elements the list deletes and moves.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View { content }
}

extension ForEach {
    /// Views for the elements of a collection held by a binding, which a list deletes and moves by itself.
    ///
    /// Each view gets a binding to its own element. `onDelete(perform:)` and `onMove(perform:)` around say otherwise.
    public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views for the elements of a collection held by a binding, told apart by a property, which a list deletes and moves by
    /// itself.
    public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, R: View, C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(data.wrappedValue, id: id),
            content: { EditableCollectionContent(content: content(data[element: $0.index])) }, id: { $0.id })
        prepare = { node, update in
            let own = update.remember(node) { RowEdits(NodeLink(node)) }
            // What is written around has been said already, and counts.
            if update.environment.rowContext is RowEdits { return }
            editActions.install(in: own, data)
            update.environment.rowContext = own
        }
    }
}
