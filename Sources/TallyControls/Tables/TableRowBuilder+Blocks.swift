// generated: one block for each number of rows.
import Foundation
import TallyCore
import TallyUI

// Blocks of several rows.
extension TableRowBuilder {
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableRowContent<Value, (C0, C1)>
    where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue {
        TupleTableRowContent((c0, c1)) { value, table in
            AnyView(
                TupleView(
                    (
                        C0._views(value.0, table),
                        C1._views(value.1, table)
                    )))
        }
    }

    public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleTableRowContent<Value, (C0, C1, C2)>
    where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue {
        TupleTableRowContent((c0, c1, c2)) { value, table in
            AnyView(
                TupleView(
                    (
                        C0._views(value.0, table),
                        C1._views(value.1, table),
                        C2._views(value.2, table)
                    )))
        }
    }

    public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3)) { value, table in
            AnyView(
                TupleView(
                    (
                        C0._views(value.0, table),
                        C1._views(value.1, table),
                        C2._views(value.2, table),
                        C3._views(value.3, table)
                    )))
        }
    }

    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4)) { value, table in
            AnyView(
                TupleView(
                    (
                        C0._views(value.0, table),
                        C1._views(value.1, table),
                        C2._views(value.2, table),
                        C3._views(value.3, table),
                        C4._views(value.4, table)
                    )))
        }
    }

    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5)) { value, table in
            AnyView(
                TupleView(
                    (
                        C0._views(value.0, table),
                        C1._views(value.1, table),
                        C2._views(value.2, table),
                        C3._views(value.3, table),
                        C4._views(value.4, table),
                        C5._views(value.5, table)
                    )))
        }
    }

    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6)) { value, table in
            AnyView(
                TupleView(
                    (
                        C0._views(value.0, table),
                        C1._views(value.1, table),
                        C2._views(value.2, table),
                        C3._views(value.3, table),
                        C4._views(value.4, table),
                        C5._views(value.5, table),
                        C6._views(value.6, table)
                    )))
        }
    }

    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7)) { value, table in
            AnyView(
                TupleView(
                    (
                        C0._views(value.0, table),
                        C1._views(value.1, table),
                        C2._views(value.2, table),
                        C3._views(value.3, table),
                        C4._views(value.4, table),
                        C5._views(value.5, table),
                        C6._views(value.6, table),
                        C7._views(value.7, table)
                    )))
        }
    }

    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { value, table in
            AnyView(
                TupleView(
                    (
                        C0._views(value.0, table),
                        C1._views(value.1, table),
                        C2._views(value.2, table),
                        C3._views(value.3, table),
                        C4._views(value.4, table),
                        C5._views(value.5, table),
                        C6._views(value.6, table),
                        C7._views(value.7, table),
                        C8._views(value.8, table)
                    )))
        }
    }

    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue, C8.TableRowValue == C9.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { value, table in
            AnyView(
                TupleView(
                    (
                        C0._views(value.0, table),
                        C1._views(value.1, table),
                        C2._views(value.2, table),
                        C3._views(value.3, table),
                        C4._views(value.4, table),
                        C5._views(value.5, table),
                        C6._views(value.6, table),
                        C7._views(value.7, table),
                        C8._views(value.8, table),
                        C9._views(value.9, table)
                    )))
        }
    }
}
