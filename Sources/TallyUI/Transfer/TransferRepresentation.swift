import Foundation

/// Says as what a type can be handed over.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Self.Body { get }

    func _add(to paths: inout _TransferPaths)
}

extension TransferRepresentation {
    public func _add(to paths: inout _TransferPaths) { body._add(to: &paths) }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body; it is asked for none.") }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public func _add(to paths: inout _TransferPaths) {}
}

/// The ways in which a value can be handed over, in the order in which it offers them.
public struct _TransferPaths {
    /// As data of a type.
    struct AsData {
        let type: UTType
        let export: (Any) throws -> Data?
        let read: (Data) throws -> any Transferable
    }

    var data: [AsData] = []
    /// As another value, and out of one.
    var exports: [(Any) throws -> (any Transferable)?] = []
    var imports: [(TransferItem) throws -> (any Transferable)?] = []
    /// The types of all that it can be handed over as.
    var types: [UTType] = []

    init<T: Transferable>(of type: T.Type) { T.transferRepresentation._add(to: &self) }
}

enum TransferError: Error { case unreadable }

/// Data of one type, made and read at once.
struct DataPath<Item: Transferable>: TransferRepresentation {
    typealias Body = Never
    private let type: UTType
    private let export: @Sendable (Item) throws -> Data
    private let read: @Sendable (Data) throws -> Item

    init(
        _ type: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
        importing: @escaping @Sendable (Data) throws -> Item
    ) {
        self.type = type
        export = exporting
        read = importing
    }

    func _add(to paths: inout _TransferPaths) {
        paths.types.append(type)
        paths.data.append(.init(type: type, export: { [export] in try ($0 as? Item).map(export) }, read: read))
    }
}

/// A value that is handed over as it is, inside of the program alone.
struct ValuePath<Item: Transferable>: TransferRepresentation {
    typealias Body = Never
    let type: UTType

    func _add(to paths: inout _TransferPaths) { paths.types.append(type) }
}
