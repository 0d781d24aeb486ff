public import TallyCore

/// Turns statements into the rows of a table, ten at most in one block; `Group` takes ten more.
@resultBuilder
nonisolated public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue { content }

    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where Value == C.TableRowValue { content }

    public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T) -> _ConditionalContent<T, F>
    where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F) -> _ConditionalContent<T, F>
    where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .falseContent(second))
    }
}
