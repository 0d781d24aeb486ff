public import TallyCore
import TallyUI

/// A row of a table with rows that belong to it, which a press on the chevron before it shows and hides.
///
/// They stand 20 points further in, and are made when they are shown.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue

    private let label: Label
    private let expansion: Binding<Bool>?
    private let content: () -> Content

    /// - Parameter isExpanded: Whether the rows are shown; nil: the row keeps that itself, and begins without them.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        expansion = isExpanded
        self.content = content
    }

    @MainActor public var tableRowBody: some TableRowContent<Label.TableRowValue> {
        DisclosedTableRows(label: label, expansion: expansion, content: content)
    }
}

/// A row and those that belong to it.
nonisolated struct DisclosedTableRows<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    typealias TableRowValue = Label.TableRowValue
    typealias TableRowBody = Never

    let label: Label
    let expansion: Binding<Bool>?
    let content: () -> Content

    @MainActor var tableRowBody: Never { fatalError("Rows that are disclosed have no body.") }

    @MainActor static func _views(_ rows: Self, _ table: _TableRowInputs<Label.TableRowValue>) -> some View {
        TableDisclosure(
            expansion: rows.expansion, label: { Label._views(rows.label, table.disclosing($0)) },
            content: { Content._views(rows.content(), table.inner) })
    }
}

/// Shows a row, and below it others while they are shown.
struct TableDisclosure<Label: View, Content: View>: View {
    let expansion: Binding<Bool>?
    let label: (Binding<Bool>) -> Label
    let content: () -> Content
    @State private var isExpandedByItself = false

    init(
        expansion: Binding<Bool>?, label: @escaping (Binding<Bool>) -> Label, content: @escaping () -> Content
    ) {
        self.expansion = expansion
        self.label = label
        self.content = content
    }

    var body: some View {
        let expansion = expansion ?? $isExpandedByItself
        label(expansion)
        if expansion.wrappedValue { InnerRows(content: content()) }
    }
}
