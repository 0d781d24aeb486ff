import TallyCore
import TallyUI

/// Which rows of a list are selected.
struct ListSelection {
    let tags: () -> Set<AnyHashable>
    /// Told the tag of a row that is pressed, and whether the list is edited.
    var choose: (AnyHashable, Bool) -> Void
    /// Takes away what is selected.
    let clear: () -> Void
    /// Whether several rows can be selected, while the list is edited.
    var isMultiple = false
    /// Of what type the values are that can be selected.
    let type: ObjectIdentifier
    /// Whether a tag is one of these values.
    let accepts: @MainActor (AnyHashable) -> Bool

    init<Value: Hashable>(_ binding: Binding<Value?>?) {
        type = ObjectIdentifier(Value.self)
        accepts = { $0.base is Value }
        tags = { binding?.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        choose = { tag, _ in if let value = tag.base as? Value { binding?.wrappedValue = value } }
        clear = { if binding?.wrappedValue != nil { binding?.wrappedValue = nil } }
    }

    init<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
        type = ObjectIdentifier(Value.self)
        accepts = { $0.base is Value }
        tags = { Set(binding?.wrappedValue.map { AnyHashable($0) } ?? []) }
        choose = { tag, isEditing in
            guard let value = tag.base as? Value, let binding else { return }
            if !isEditing {
                binding.wrappedValue = [value]
            } else if binding.wrappedValue.contains(value) {
                binding.wrappedValue.remove(value)
            } else {
                binding.wrappedValue.insert(value)
            }
        }
        clear = { if binding?.wrappedValue.isEmpty == false { binding?.wrappedValue = [] } }
        isMultiple = binding != nil
    }

    init<Value: Hashable>(always binding: Binding<Value>) {
        type = ObjectIdentifier(Value.self)
        accepts = { $0.base is Value }
        tags = { [AnyHashable(binding.wrappedValue)] }
        choose = { tag, _ in if let value = tag.base as? Value { binding.wrappedValue = value } }
        clear = {}
    }
}

private struct SelectedTypeKey: EnvironmentKey { static var defaultValue: ObjectIdentifier? { nil } }

extension EnvironmentValues {
    /// Of what type the values are that can be selected in the list around; nil: none can.
    var selectedType: ObjectIdentifier? {
        get { self[SelectedTypeKey.self] }
        set { self[SelectedTypeKey.self] = newValue }
    }
}

extension List {
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
        self.init(rows: content())
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, SelectionValue == Never {
        self.init(rows: ForEach(data, content: rowContent))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, SelectionValue == Never {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, SelectionValue == Never {
        self.init(rows: ForEach(data, content: rowContent))
    }

    /// Rows for the elements of a collection held by a binding; each gets a binding to its own element.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable, SelectionValue == Never
    {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

extension List {
    /// A press on a row selects it alone.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), ListSelection(selection))
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), ListSelection(selection))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), ListSelection(selection))
    }

    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), ListSelection(selection))
    }

    /// Rows for the elements of a collection held by a binding; each gets a binding to its own element.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent), ListSelection(selection))
    }
}

extension List {
    /// A press on a row selects it alone; in edit mode it adds it, or takes it out.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), ListSelection(selection))
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), ListSelection(selection))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), ListSelection(selection))
    }

    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), ListSelection(selection))
    }

    /// Rows for the elements of a collection held by a binding; each gets a binding to its own element.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent), ListSelection(selection))
    }
}
