@_spi(Runtime) import TallyCore

/// A view for each element of a collection, known by its id: an element that moves keeps its state and its node.
///
/// Elements of one id are all shown, told apart by which of them comes first: one that goes takes its view from the end
/// of them, and a scroll view finds the first. A warning is written once.
///
/// In a lazy stack, a lazy grid or a list that scrolls, views are made for the elements near what is seen, and `content` is
/// called for those alone; see `LazyVStack`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// Whether a view without a tag stands for its place, counted from 0, and not for its id.
    var isTaggedByPlace = false
    /// What the views are given besides what the surroundings give them.
    package var prepare: (@MainActor (_ViewNode, inout _ViewUpdate) -> Void)?

    package nonisolated init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
        isTaggedByPlace: Bool = false
    ) {
        self.data = data
        self.content = content
        self.id = id
        self.isTaggedByPlace = isTaggedByPlace
        // Of a binding's collection that is empty no element is read: the body that makes the views follows it all the same.
        _ = data.startIndex
    }
}

extension ForEach {
    /// Returns the same collection with something else made of each element.
    package func mapped<Other>(_ content: @escaping (Data.Element) -> Other) -> ForEach<Data, ID, Other> {
        ForEach<Data, ID, Other>(data: data, content: content, id: id, isTaggedByPlace: isTaggedByPlace)
    }
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("ForEach has no body.") }

    @MainActor public static var _holdsTransition: Bool { Content._holdsTransition }
    @MainActor public static var _mayBeSeveral: Bool { true }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        view.prepare?(node, &update)
        let children = DynamicChildren.of(node, update)
        children.holdsIDs = true
        if ForEachRows.reconcile(view, children, &update) { return }
        let elements = Array(view.data)
        let keys = elements.map { AnyHashable(view.id($0)) }
        let around = RowSurroundings(update.environment)
        children.reconcile(keys: keys, update) { index, handle, update in
            view.show(
                elements[index], name: view.isTaggedByPlace ? AnyHashable(index) : keys[index], at: index,
                of: keys.count, in: around, handle, update)
        }
    }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        let view = view.pointee
        var keys = DistinctKeys()
        for element in view.data {
            let id = AnyHashable(view.id(element))
            list.add(view.content(element), of: id, named: keys.take(id).own)
        }
    }

    /// Updates the view of an element, with what the surroundings have around each.
    ///
    /// - Parameter name: what it stands for where it has no tag.
    @MainActor func show(
        _ element: Data.Element, name: @autoclosure () -> AnyHashable, at index: Int, of count: Int,
        in around: RowSurroundings, _ handle: DynamicChildren.Handle, _ update: _ViewUpdate
    ) {
        let view = update.describe(at: handle.parent) { content(element) }
        if let rowContext = around.context {
            let row = RowContext.Row(index: index, count: count, name: name())
            rowContext.reconcile(view, row, handle, update)
        } else if around.namesRows {
            handle.reconcile(inheriting: view.layoutValue(key: RowNameKey.self, value: name()), update)
        } else {
            handle.reconcile(inheriting: view, update)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Views for the elements of a collection held by a binding; each gets a binding to its own element.
    @_disfavoredOverload
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        let elements = data.wrappedValue.indices.lazy.map { index in (index, data.wrappedValue[index][keyPath: id]) }
        self.init(
            data: elements, content: { content(data[element: $0.0]) }, id: { $0.1 })
    }

    @_disfavoredOverload
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// In a picker and in a list with a selection, a view without a tag stands for its place in the range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 }, isTaggedByPlace: true)
    }
}
