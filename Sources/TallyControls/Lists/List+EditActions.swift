import TallyCore
import TallyUI

extension List where SelectionValue == Never {
    /// Rows for the elements of a collection held by a binding, which the list deletes and moves.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// Rows for the elements of a collection held by a binding, which the list deletes and moves.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, ID: Hashable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// Rows that the list deletes and moves; a press on one selects it alone.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent), ListSelection(selection))
    }

    /// Rows that the list deletes and moves; a press on one selects it alone.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, ID: Hashable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent), ListSelection(selection))
    }

    /// Rows that the list deletes and moves; a press on one selects it, in edit mode it adds it or takes it out.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent), ListSelection(selection))
    }

    /// Rows that the list deletes and moves; a press on one selects it, in edit mode it adds it or takes it out.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, ID: Hashable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent), ListSelection(selection))
    }
}
