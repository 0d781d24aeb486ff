import Foundation

/// Rows below one another that scroll, with a line between them.
///
/// Each view of the content is a row, of 44 points at least; rows that come or go in an animation fade while the others
/// travel. All rows are made at once, and every list style looks the same. There is no selection.
public struct List<SelectionValue, Content: View>: View {
    private let content: Content

    private init(rows: Content) { content = rows }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                content.modifier(ListRows())
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .environment(\.isInList, true)
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

/// The face of every row; the modifiers go to each of the views.
private struct ListRows: ViewModifier {
    /// Points: those of iOS.
    private static var insets: EdgeInsets { EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }

    func body(content: Content) -> some View {
        content
            .padding(Self.insets)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .contentShape(Rectangle())
            .overlay(alignment: .bottom) {
                Rectangle().fill(ControlFill.separator).frame(height: 0.5).padding(.leading, Self.insets.leading)
            }
    }
}

private struct InListKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view stands in a row.
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }
}

/// How lists look. All look plain.
@MainActor @preconcurrency
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle { public nonisolated init() {} }
public struct PlainListStyle: ListStyle { public nonisolated init() {} }
public struct GroupedListStyle: ListStyle { public nonisolated init() {} }
public struct InsetListStyle: ListStyle { public nonisolated init() {} }
public struct InsetGroupedListStyle: ListStyle { public nonisolated init() {} }
public struct SidebarListStyle: ListStyle { public nonisolated init() {} }

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { .init() }
}

extension View {
    /// Lists look plain, whatever the style.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
