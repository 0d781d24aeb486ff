public import TallyCore
public import TallyUI

// Sections of a table: a header over the rows, which scrolls with them.
extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public var tableRowBody: Never { fatalError("A section has no body.") }

    @MainActor public static func _views(
        _ section: Self, _ table: _TableRowInputs<Content.TableRowValue>
    ) -> Section<Parent._RowViews, Content._RowViews, Footer._RowViews> {
        Section<Parent._RowViews, Content._RowViews, Footer._RowViews>(
            header: Parent._views(section.header, table), content: Content._views(section.content, table),
            footer: Footer._views(section.footer, table), expansion: section.expansion)
    }

    @_disfavoredOverload
    nonisolated public init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(header: .init(content: header()), content: content(), footer: .init())
    }

    @_disfavoredOverload
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: .init(content: Text(titleKey)), content: content(), footer: .init())
    }

    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: .init(content: Text(title)), content: content(), footer: .init())
    }

    @_disfavoredOverload
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: .init(), content: content(), footer: .init())
    }
}

/// Sections whose rows are shown while a binding says so; a press on the header shows and hides them.
extension Section where Parent: TableRowContent, Content: TableRowContent {
    @_disfavoredOverload
    nonisolated public init<V, H: View>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(
            header: .init(content: header()), content: content(), footer: .init(), expansion: isExpanded)
    }

    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: .init(content: Text(titleKey)), content: content(), footer: .init(), expansion: isExpanded)
    }

    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: .init(content: Text(title)), content: content(), footer: .init(), expansion: isExpanded)
    }
}
