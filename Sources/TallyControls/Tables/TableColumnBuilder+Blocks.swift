// generated: one block for each number of columns, and one more where none of them sorts.
import Foundation
import TallyCore

// Blocks of several columns. Some of them may not sort: the columns of a block sort with comparators of one type, or not at all.
extension TableColumnBuilder {
    public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
    where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue {
        TupleTableColumnContent((c0, c1)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
        }
    }

    @_disfavoredOverload
    public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableColumnContent<RowValue, Never, (C0, C1)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C0.TableColumnSortComparator == Never,
        C1.TableColumnSortComparator == Never
    {
        TupleTableColumnContent((c0, c1)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
        }
    }

    public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
    where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue {
        TupleTableColumnContent((c0, c1, c2)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
        }
    }

    @_disfavoredOverload
    public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C0.TableColumnSortComparator == Never, C1.TableColumnSortComparator == Never,
        C2.TableColumnSortComparator == Never
    {
        TupleTableColumnContent((c0, c1, c2)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
        }
    }

    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue
    {
        TupleTableColumnContent((c0, c1, c2, c3)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
        }
    }

    @_disfavoredOverload
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C0.TableColumnSortComparator == Never,
        C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never,
        C3.TableColumnSortComparator == Never
    {
        TupleTableColumnContent((c0, c1, c2, c3)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
        }
    }

    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
        }
    }

    @_disfavoredOverload
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C0.TableColumnSortComparator == Never, C1.TableColumnSortComparator == Never,
        C2.TableColumnSortComparator == Never, C3.TableColumnSortComparator == Never,
        C4.TableColumnSortComparator == Never
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
        }
    }

    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
        }
    }

    @_disfavoredOverload
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C0.TableColumnSortComparator == Never,
        C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never,
        C3.TableColumnSortComparator == Never, C4.TableColumnSortComparator == Never,
        C5.TableColumnSortComparator == Never
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
        }
    }

    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
            columns.at(6) { C6._collect(value.6, into: &$0) }
        }
    }

    @_disfavoredOverload
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C0.TableColumnSortComparator == Never, C1.TableColumnSortComparator == Never,
        C2.TableColumnSortComparator == Never, C3.TableColumnSortComparator == Never,
        C4.TableColumnSortComparator == Never, C5.TableColumnSortComparator == Never,
        C6.TableColumnSortComparator == Never
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
            columns.at(6) { C6._collect(value.6, into: &$0) }
        }
    }

    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
            columns.at(6) { C6._collect(value.6, into: &$0) }
            columns.at(7) { C7._collect(value.7, into: &$0) }
        }
    }

    @_disfavoredOverload
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C0.TableColumnSortComparator == Never,
        C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never,
        C3.TableColumnSortComparator == Never, C4.TableColumnSortComparator == Never,
        C5.TableColumnSortComparator == Never, C6.TableColumnSortComparator == Never,
        C7.TableColumnSortComparator == Never
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
            columns.at(6) { C6._collect(value.6, into: &$0) }
            columns.at(7) { C7._collect(value.7, into: &$0) }
        }
    }

    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
        C8: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
            columns.at(6) { C6._collect(value.6, into: &$0) }
            columns.at(7) { C7._collect(value.7, into: &$0) }
            columns.at(8) { C8._collect(value.8, into: &$0) }
        }
    }

    @_disfavoredOverload
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
        C8: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue,
        C0.TableColumnSortComparator == Never, C1.TableColumnSortComparator == Never,
        C2.TableColumnSortComparator == Never, C3.TableColumnSortComparator == Never,
        C4.TableColumnSortComparator == Never, C5.TableColumnSortComparator == Never,
        C6.TableColumnSortComparator == Never, C7.TableColumnSortComparator == Never,
        C8.TableColumnSortComparator == Never
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
            columns.at(6) { C6._collect(value.6, into: &$0) }
            columns.at(7) { C7._collect(value.7, into: &$0) }
            columns.at(8) { C8._collect(value.8, into: &$0) }
        }
    }

    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
        C8: TableColumnContent, C9: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue, C8.TableRowValue == C9.TableRowValue
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
            columns.at(6) { C6._collect(value.6, into: &$0) }
            columns.at(7) { C7._collect(value.7, into: &$0) }
            columns.at(8) { C8._collect(value.8, into: &$0) }
            columns.at(9) { C9._collect(value.9, into: &$0) }
        }
    }

    @_disfavoredOverload
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
        C8: TableColumnContent, C9: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue,
        C8.TableRowValue == C9.TableRowValue, C0.TableColumnSortComparator == Never,
        C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never,
        C3.TableColumnSortComparator == Never, C4.TableColumnSortComparator == Never,
        C5.TableColumnSortComparator == Never, C6.TableColumnSortComparator == Never,
        C7.TableColumnSortComparator == Never, C8.TableColumnSortComparator == Never,
        C9.TableColumnSortComparator == Never
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { value, columns in
            columns.at(0) { C0._collect(value.0, into: &$0) }
            columns.at(1) { C1._collect(value.1, into: &$0) }
            columns.at(2) { C2._collect(value.2, into: &$0) }
            columns.at(3) { C3._collect(value.3, into: &$0) }
            columns.at(4) { C4._collect(value.4, into: &$0) }
            columns.at(5) { C5._collect(value.5, into: &$0) }
            columns.at(6) { C6._collect(value.6, into: &$0) }
            columns.at(7) { C7._collect(value.7, into: &$0) }
            columns.at(8) { C8._collect(value.8, into: &$0) }
            columns.at(9) { C9._collect(value.9, into: &$0) }
        }
    }
}
