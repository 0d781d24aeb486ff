public import Foundation

/// Something that is dragged or dropped, in one or more types of data.
///
/// Of Foundation's class the part that drag and drop uses. What is loaded is there at once: a completion handler is called before
/// the method returns, where that was called. What cannot be loaded is nil, with an error.
open class NSItemProvider: NSObject {
    private var entries: [(type: UTType, data: () -> Data?)] = []
    private(set) var value: (any Transferable)?

    public override init() { super.init() }

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            entries.append((UTType(exportedAs: identifier), { object._data(ofTypeIdentifier: identifier) }))
        }
    }

    /// - Parameters:
    ///   - item: A text, an address or data; of another one nothing can be loaded.
    ///   - typeIdentifier: Nil is that of the item.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let data: Data?
        let own: UTType
        switch item {
        case let text as NSString: (data, own) = (Data(String(text).utf8), .utf8PlainText)
        case let url as NSURL: (data, own) = (Data(url.absoluteString.utf8), .url)
        case let bytes as NSData: (data, own) = (Data(referencing: bytes), .data)
        default: (data, own) = (nil, .data)
        }
        entries.append((typeIdentifier.map { UTType(exportedAs: $0) } ?? own, { data }))
    }

    convenience init(transferring value: any Transferable) {
        self.init()
        add(value)
    }

    private func add(_ value: any Transferable) {
        self.value = value
        for type in TransferItem.types(of: value) {
            entries.append((type, { TransferItem.data(of: value, as: type) }))
        }
    }

    /// Adds what can be loaded of a value.
    public func register<T: Transferable>(_ item: @autoclosure @escaping @Sendable () -> T) { add(item()) }

    open var registeredTypeIdentifiers: [String] { entries.map(\.type.identifier) }
    open var registeredContentTypes: [UTType] { entries.map(\.type) }

    /// Whether there is data of a type, or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        let type = UTType(exportedAs: typeIdentifier)
        return entries.contains { $0.type.conforms(to: type) }
    }

    func data(of type: UTType) -> Data? {
        for entry in entries where entry.type.conforms(to: type) { if let data = entry.data() { return data } }
        return nil
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let object = object(of: aClass)
        completionHandler(object, object == nil ? TransferError.unreadable : nil)
        return Self.done
    }

    private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        for identifier in aClass.readableTypeIdentifiersForItemProvider {
            guard let data = data(of: UTType(exportedAs: identifier)) else { continue }
            return try? aClass.object(withItemProviderData: data, typeIdentifier: identifier)
        }
        return nil
    }

    @discardableResult
    public func loadObject<T>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        let object = object(of: T._ObjectiveCType.self) as? T._ObjectiveCType
        let value = object.map { T._unconditionallyBridgeFromObjectiveC($0) }
        completionHandler(value, value == nil ? TransferError.unreadable : nil)
        return Self.done
    }

    /// Loads it as a value of a type.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let value = TransferItem(self).value(as: T.self)
        completionHandler(value.map { .success($0) } ?? .failure(TransferError.unreadable))
        return Self.done
    }

    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let data = data(of: UTType(exportedAs: typeIdentifier))
        completionHandler(data, data == nil ? TransferError.unreadable : nil)
        return Self.done
    }

    /// Loads an address as one, and anything else as data. Options are of no account.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        let type = UTType(exportedAs: typeIdentifier)
        guard let data = data(of: type) else {
            completionHandler?(nil, TransferError.unreadable)
            return
        }
        if UTType(typeIdentifier)?.conforms(to: .url) == true,
            let url = NSURL(string: String(decoding: data, as: UTF8.self))
        {
            completionHandler?(url, nil)
        } else {
            completionHandler?(NSData(data: data), nil)
        }
    }

    private static var done: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
