import Foundation

/// Hands a value over as its coded form: JSON.
public struct CodableRepresentation<Item>: TransferRepresentation
where Item: Transferable, Item: Decodable, Item: Encodable {
    public typealias Body = Never
    private let type: UTType

    /// - Parameter contentType: The type of the data, as one that the program exports.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        type = contentType
    }

    public func _add(to paths: inout _TransferPaths) {
        paths.types.append(type)
        paths.data.append(
            .init(
                type: type, export: { try ($0 as? Item).map { try JSONEncoder().encode($0) } },
                read: { try JSONDecoder().decode(Item.self, from: $0) }))
    }
}
