import Foundation
import TallyCore

/// What a list may do with a collection that it was given by a binding: `delete` for one whose elements can be taken out,
/// `move` for one whose elements can change places, `all` for what its type allows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    fileprivate static var deletes: Self { Self(rawValue: 1) }
    fileprivate static var moves: Self { Self(rawValue: 2) }

    @available(*, unavailable, message: "Delete is for collections that conform to RangeReplaceableCollection.")
    public static var delete: EditActions<Data> { deletes }

    @available(*, unavailable, message: "Move is for collections that conform to MutableCollection.")
    public static var move: EditActions<Data> { moves }

    /// All that the collection allows.
    public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { deletes }
    public static var all: EditActions<Data> { deletes }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { moves }
    public static var all: EditActions<Data> { moves }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    public static var all: EditActions<Data> { [deletes, moves] }
}

extension EditActions where Data: MutableCollection {
    /// Has the edits of a `ForEach` change a collection as the actions allow.
    @MainActor func install(in edits: RowEdits, _ data: Binding<Data>) {
        if contains(Self.deletes), let type = Data.self as? any (RangeReplaceableCollection & MutableCollection).Type {
            edits.delete = Self.deletion(type, data)
        }
        if contains(Self.moves) { edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    }

    private static func deletion<C: RangeReplaceableCollection & MutableCollection>(
        _ type: C.Type, _ data: Any
    ) -> ((IndexSet) -> Void)? {
        (data as? Binding<C>).map { data in { data.wrappedValue.remove(atOffsets: $0) } }
    }
}
