public import Foundation

/// An object that can be put into an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns the object as data of one of its types; nil if it cannot.
    func _data(ofTypeIdentifier typeIdentifier: String) -> Data?
}

/// An object that can be made of what an item provider has.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public func _data(ofTypeIdentifier typeIdentifier: String) -> Data? { Data(String(self).utf8) }
}

extension NSString: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        self.init(string: String(decoding: data, as: UTF8.self))
    }
}

extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public func _data(ofTypeIdentifier typeIdentifier: String) -> Data? { Data(absoluteString.utf8) }
}

extension NSURL: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw TransferError.unreadable
        }
        return url
    }
}
