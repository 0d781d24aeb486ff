public import Foundation
public import TallyCore

/// Turns statements into the columns of a table, ten at most in one block; `Group` takes ten more.
@resultBuilder
nonisolated public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    @_disfavoredOverload
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    @_disfavoredOverload
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

    public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
    where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator { content }

    @_disfavoredOverload
    public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
    where RowValue == C.TableRowValue, C.TableColumnSortComparator == Never { content }

    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator,
        T.TableRowValue == F.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator
    { _ConditionalContent(storage: .trueContent(first)) }

    @_disfavoredOverload
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, T.TableColumnSortComparator == Never,
        T.TableRowValue == F.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator
    { _ConditionalContent(storage: .trueContent(first)) }

    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator,
        T.TableRowValue == F.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator
    { _ConditionalContent(storage: .falseContent(second)) }

    @_disfavoredOverload
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, T.TableColumnSortComparator == Never,
        T.TableRowValue == F.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator
    { _ConditionalContent(storage: .falseContent(second)) }
}
