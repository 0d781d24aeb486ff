import TallyCore
import TallyUI

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    private let data: Data

    nonisolated init(data: Data) { self.data = data }

    @MainActor public var tableRowBody: some TableRowContent<Data.Element> {
        ForEach<Data, Data.Element.ID, TableRow<Data.Element>>(data)
    }
}

/// A row for each element of a tree; see `OutlineGroup`.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    private let data: Data
    private let children: (Data.Element) -> Data?

    nonisolated init(data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = { $0[keyPath: children] }
    }

    @MainActor public var tableRowBody: some TableRowContent<Data.Element> {
        OutlineTableRows<Data, Data.Element.ID, TableRow<Data.Element>>(
            data: data, id: { $0.id }, children: children, content: { TableRow($0) })
    }
}
