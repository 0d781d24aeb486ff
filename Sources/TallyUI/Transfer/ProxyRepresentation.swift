/// Hands a value over as another one, as a task as its title.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
    public typealias Body = Never
    private var export: (@Sendable (Item) throws -> ProxyRepresentation)?
    private var read: (@Sendable (ProxyRepresentation) throws -> Item)?

    /// Where `exporting` or `importing` throws, the value is not handed over this way.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        export = exporting
        read = importing
    }

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { export = exporting }

    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { read = importing }

    public func _add(to paths: inout _TransferPaths) {
        if let export {
            paths.types += _TransferPaths(of: ProxyRepresentation.self).types
            paths.exports.append { try ($0 as? Item).map(export) }
        }
        if let read { paths.imports.append { try $0.value(as: ProxyRepresentation.self).map(read) } }
    }
}
