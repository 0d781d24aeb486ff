import TallyCore
import TallyUI

/// Several rows, as the builder makes them.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public var value: T
    private let views: @MainActor (T, _TableRowInputs<Value>) -> AnyView

    nonisolated init(_ value: T, views: @escaping @MainActor (T, _TableRowInputs<Value>) -> AnyView) {
        self.value = value
        self.views = views
    }

    @MainActor public var tableRowBody: Never { fatalError("A tuple of rows has no body.") }

    @MainActor public static func _views(_ content: Self, _ table: _TableRowInputs<Value>) -> some View {
        content.views(content.value, table)
    }
}
