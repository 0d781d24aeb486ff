import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

/// A row of a table for a value: the table's columns say what is seen of it.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    private let value: Value

    public init(_ value: Value) { self.value = value }

    @MainActor public var tableRowBody: Never { fatalError("TableRow has no body.") }

    @MainActor public static func _views(_ row: Self, _ table: _TableRowInputs<Value>) -> some View {
        TableRowFace(value: row.value, table: table).tag(row.value.id)
    }
}

/// The cells of a row.
private struct TableRowFace<Value: Identifiable>: View {
    let value: Value
    let table: _TableRowInputs<Value>

    var body: some View {
        table.cells {
            ForEach(table.columns, id: \.number) { column in
                let isFirst = column.number == table.columns.first?.number
                TableCell(
                    level: isFirst ? table.level : 0, expansion: isFirst ? table.expansion : nil,
                    content: column.cell(value))
            }
        }
    }
}

/// A cell. The first of a row stands further in the more rows it belongs to, with what shows and hides those that belong to it.
private struct TableCell: View {
    let level: Int
    let expansion: Binding<Bool>?
    let content: AnyView

    /// Points by which a row stands further in than the one that it belongs to.
    private static var indent: CGFloat { 20 }

    var body: some View {
        HStack { content }
            .padding(.leading, CGFloat(level) * Self.indent)
            .overlay(alignment: .leading) {
                if let expansion {
                    TableChevron(isExpanded: expansion).padding(.leading, CGFloat(level) * Self.indent)
                }
            }
    }
}

/// The chevron before a row that others belong to. It stands in the margin, so that texts with and without one are in line.
private struct TableChevron: View {
    let isExpanded: Binding<Bool>

    private func turn() { withAnimation { isExpanded.wrappedValue.toggle() } }

    var body: some View {
        TrailingChevron(width: 5, height: 9, lineWidth: 2)
            .foregroundStyle(.secondary)
            .modifier(QuarterTurn(isOn: isExpanded.wrappedValue))
            .frame(width: 28, height: 44)
            .contentShape(Rectangle())
            .modifier(PressModifier(action: turn) { _ in })
            .modifier(
                AccessibilityAttachmentModifier(
                    AccessibilityChange(
                        label: Text(verbatim: isExpanded.wrappedValue ? "Collapse" : "Expand"),
                        addedTraits: .isButton, isElement: true, action: turn))
            )
            .padding(.vertical, -22)
            .offset(x: -22)
            .frame(width: 0, alignment: .leading)
    }
}
