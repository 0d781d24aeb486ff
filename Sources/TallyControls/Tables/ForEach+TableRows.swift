import TallyCore
public import TallyUI

// A row for each element, or several.
extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @_disfavoredOverload
    nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id })
    }

    @_disfavoredOverload
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    @_disfavoredOverload
    nonisolated public init(_ data: Data)
    where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
        self.init(data: data, content: { TableRow($0) }, id: { $0.id })
    }

    @_disfavoredOverload
    nonisolated public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0 })
    }

    @MainActor public var tableRowBody: Never { fatalError("ForEach has no body.") }

    @MainActor public static func _views(
        _ rows: Self, _ table: _TableRowInputs<Content.TableRowValue>
    ) -> ForEach<Data, ID, Content._RowViews> {
        ForEach<Data, ID, Content._RowViews>(
            data: rows.data, content: { Content._views(rows.content($0), table) }, id: rows.id)
    }
}
