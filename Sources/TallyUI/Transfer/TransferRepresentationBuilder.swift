/// Collects the ways in which a type can be handed over.
@resultBuilder
public struct TransferRepresentationBuilder<Item> where Item: Transferable {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: TransferRepresentation, Content.Item == Item {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> Content
    where Content: TransferRepresentation, Content.Item == Item {
        content
    }

    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)>
    where repeat each Content: TransferRepresentation {
        TupleTransferRepresentation { paths in repeat (each content)._add(to: &paths) }
    }
}

/// Several ways one after the other: the first that the other side takes counts.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Never
    private let add: @Sendable (inout _TransferPaths) -> Void

    init(_ add: @escaping @Sendable (inout _TransferPaths) -> Void) { self.add = add }

    public func _add(to paths: inout _TransferPaths) { add(&paths) }
}
