public import Foundation
public import TallyCore

/// Something that can be handed from one place to another: dragged, shared, pasted.
///
/// Inside of the program a value arrives as it is where the other side takes its type; else in the first way of its
/// `transferRepresentation` that the other side takes.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataPath<String>(.utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataPath<URL>(.url) {
            Data($0.absoluteString.utf8)
        } importing: {
            guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else { throw TransferError.unreadable }
            return url
        }
        ProxyRepresentation<URL, String>(exporting: { $0.absoluteString })
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataPath<Data>(.data) {
            $0
        } importing: {
            $0
        }
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String>(
            exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}

/// A colour is handed over inside of the program alone.
extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ValuePath<Color>(type: UTType(exportedAs: "com.apple.cocoa.pasteboard.color", conformingTo: .data))
    }
}

/// A picture is handed over inside of the program alone.
extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation { ValuePath<Image>(type: .image) }
}

extension Never: Transferable {
    public static var transferRepresentation: some TransferRepresentation { ValuePath<Never>(type: .data) }
}
