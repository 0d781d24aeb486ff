import Foundation
public import TallyCore
public import TallyUI

/// What is said of the rows of a table.
@MainActor @preconcurrency
public protocol _TableRowContentModifier {
    associatedtype _RowModifier: ViewModifier
    var _rowModifier: _RowModifier { get }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public var tableRowBody: Never { fatalError("Modified rows have no body.") }

    @MainActor public static func _views(
        _ content: Self, _ table: _TableRowInputs<Content.TableRowValue>
    ) -> ModifiedContent<Content._RowViews, Modifier._RowModifier> {
        Content._views(content.content, table).modifier(content.modifier._rowModifier)
    }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
    public typealias Data = Content.Data

    public var data: Content.Data { content.data }
}

/// A modifier of the rows' views as one of rows.
nonisolated private struct TableRowViewModifier<Modifier: ViewModifier>: _TableRowContentModifier {
    let modifier: Modifier
    @MainActor var _rowModifier: Modifier { modifier }
}

/// A row that can be dragged.
nonisolated public struct ItemProviderTableRowModifier: _TableRowContentModifier {
    let item: (() -> NSItemProvider?)?

    @MainActor public var _rowModifier: some ViewModifier { ItemProviderModifier(item: item) }
}

private struct ItemProviderModifier: ViewModifier {
    let item: (() -> NSItemProvider?)?

    func body(content: Content) -> some View {
        if let item {
            content.modifier(DragSource(item: { TransferItem(item() ?? NSItemProvider()) }))
        } else {
            content
        }
    }
}

/// Rows with a menu.
nonisolated public struct _ContextMenuTableRowModifier<MenuItems: View>: _TableRowContentModifier {
    let items: MenuItems

    @MainActor public var _rowModifier: some ViewModifier {
        ContextMenuModifier<MenuItems, EmptyView>(items: items, preview: nil)
    }
}

/// Rows with a menu. A finger lifts the preview in place of the row.
nonisolated public struct _ContextMenuPreviewTableRowModifier<MenuItems: View, Preview: View>: _TableRowContentModifier
{
    let items: MenuItems
    let preview: Preview

    @MainActor public var _rowModifier: some ViewModifier { ContextMenuModifier(items: items, preview: preview) }
}

extension TableRowContent {
    private func rows<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, TableRowViewModifier<M>> {
        ModifiedContent(content: self, modifier: TableRowViewModifier(modifier: modifier))
    }

    /// Opens a menu on a long press on a row, or a press of the mouse's second button; without items there is none.
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
        ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems()))
    }

    /// Opens a menu in the same way; a finger lifts the preview in place of the row.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> {
        ModifiedContent(
            content: self, modifier: _ContextMenuPreviewTableRowModifier(items: menuItems(), preview: preview()))
    }

    /// Sets whether the rows cannot be selected by a press.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue> {
        rows(ListRowTrait { $0.isSelectionDisabled = isDisabled })
    }

    /// Tells when a pointer comes over a row, and when it leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<Self.TableRowValue> {
        rows(HoverRow(action: action))
    }

    /// Lets a long press lift a row; dragged on, it hands the payload to where it is dropped. See `draggable(_:)` of views.
    ///
    /// - Parameter payload: Asked for when the row is lifted.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<Self.TableRowValue> {
        rows(DragSource(item: { TransferItem(payload()) }))
    }

    /// Takes what is dropped on a row, as values of a type.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
    ) -> some TableRowContent<Self.TableRowValue> {
        rows(
            DropSite(
                handler: DropHandler(
                    accepts: { !$0.values(of: T.self).isEmpty },
                    delegate: DropActions(
                        targeted: { _ in },
                        perform: {
                            action($0.values(of: T.self))
                            return true
                        })), fillsRow: true))
    }

    /// Lets a long press lift a row, as `draggable(_:)` does.
    ///
    /// - Parameter action: Called when the row is lifted; returns what is dragged. With nil in its place the row stays where it is.
    public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
        ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(item: action))
    }
}

private struct HoverRow: ViewModifier {
    let action: (Bool) -> Void

    func body(content: Content) -> some View { content.onHover(perform: action) }
}
