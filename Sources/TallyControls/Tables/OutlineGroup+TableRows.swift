import TallyCore
import TallyUI

// Rows of a table for the elements of a tree.
extension OutlineGroup: TableRowContent
where
    ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
    Data.Element == Parent.TableRowValue
{
    public typealias TableRowValue = Leaf.TableRowValue

    @MainActor public var tableRowBody: some TableRowContent<Leaf.TableRowValue> {
        let id = id
        return OutlineTableRows(data: data, id: { $0[keyPath: id] }, children: children, content: content)
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
    Data.Element == Parent.TableRowValue
{
    @_disfavoredOverload
    public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement == Data.Element, Data: RangeReplaceableCollection
    {
        self.init(root, children: children) { TableRow($0) }
    }

    @_disfavoredOverload
    public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement == Data.Element
    {
        self.init(data, children: children) { TableRow($0) }
    }

    @_disfavoredOverload
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
        self.init(root, id: \.id, children: children, content: content)
    }

    @_disfavoredOverload
    public init<DataElement: Identifiable>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
        self.init(Data(CollectionOfOne(root)), id: id, children: children, content: content)
    }

    @_disfavoredOverload
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    @_disfavoredOverload
    public init<DataElement: Identifiable>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
    }
}

/// Rows for the elements of a tree: one that has children discloses theirs.
nonisolated struct OutlineTableRows<Data: RandomAccessCollection, ID: Hashable, Row: TableRowContent>: TableRowContent {
    typealias TableRowValue = Row.TableRowValue
    typealias TableRowBody = Never

    let data: Data
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Row

    @MainActor var tableRowBody: Never { fatalError("Rows of a tree have no body.") }

    @MainActor static func _views(_ rows: Self, _ table: _TableRowInputs<Row.TableRowValue>) -> some View {
        ForEach(
            data: rows.data,
            content: { element in
                OutlineTableRow(below: rows.children(element), rows: rows, table: table, row: rows.content(element))
            }, id: rows.id)
    }
}

private struct OutlineTableRow<Data: RandomAccessCollection, ID: Hashable, Row: TableRowContent>: View {
    /// The children of the element; nil: it is a leaf.
    let below: Data?
    let rows: OutlineTableRows<Data, ID, Row>
    let table: _TableRowInputs<Row.TableRowValue>
    let row: Row

    var body: some View {
        if let below {
            TableDisclosure(
                expansion: nil, label: { Row._views(row, table.disclosing($0)) },
                content: {
                    // The type of the rows below is that of these rows.
                    AnyView(
                        OutlineTableRows._views(
                            OutlineTableRows(
                                data: below, id: rows.id, children: rows.children, content: rows.content),
                            table.inner))
                })
        } else {
            Row._views(row, table)
        }
    }
}
